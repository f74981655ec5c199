"""What card texts ask, as data: for the seat that is asked, for the others, and for who looks on. (Family 7.14)"""

import json
from pathlib import Path

import pytest

from techdeck.core.cards import card_id, parse_card
from techdeck.core.effects.run import Ask
from techdeck.core.effects.verb import Verb
from techdeck.core.questions import Choice
from techdeck.core.records import QUESTIONS
from techdeck.core.zones import ONLOOKER
from techdeck.games.tricks.table import Tricks
from tests.city_table import city_table
from tests.core.question_cases import CASES, DISCARDED, Case
from tests.core.words import EYES
from tests.paradoxical_table import do as do_in_paradoxical
from tests.paradoxical_table import paradoxical_table
from tests.rulebook.words import kinds_of, used
from tests.table_words import words_of
from tests.tricks_table import do, tricks_table
from tests.verbs.question_cases import STAGED


@pytest.fixture(scope="session")
def table_at(tmp_path_factory: pytest.TempPathFactory):
    """The table at a case's question; each is set up once."""
    folder: Path = tmp_path_factory.mktemp("questions")
    tables: dict[str, Tricks] = {}

    def set_up(case: Case) -> Tricks:
        if str(case) not in tables:
            tables[str(case)] = used(folder, case.printed, *case.answers, discard=DISCARDED)
        return tables[str(case)]

    return set_up


def target_text(choice: Choice) -> str:
    """What a choice points at in one word; nothing if it points at nothing."""
    if choice.target is None:
        return ""
    kind = str(choice.target["kind"])
    assert list(choice.target) == ["kind", kind]
    return str(choice.target[kind])


def by_verb(choices: list[Choice]) -> dict[str, str]:
    """The choices by their verbs, each with what they point at, cards in the order of their letters."""
    found: dict[str, list[str]] = {}
    for choice in choices:
        found.setdefault(choice.verb, []).append(target_text(choice))
    return {verb: " ".join(sorted(words) if words[0][0:1].isupper() else words) for verb, words in found.items()}


# --- who is asked --------------------------------------------------------------------------------


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_verb_asks(case, table_at):
    table = table_at(case)
    question = table.question(case.seat)
    assert (question.code, question.seat, question.asked) == (case.code, case.seat, [case.seat])
    assert by_verb(question.choices) == case.choices
    assert question.about == case.about
    assert (question.left, question.optional) == (case.left, case.optional)
    assert question.chosen == [{"kind": "card", "card": card} for card in case.chosen.split()]
    assert (question.clause, question.clock) == ("Family 3.1", [])
    assert [choice.verb for choice in question.ways_out] == ["concede"]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_question_lights_up_the_sentence_that_runs(case, table_at):
    table = table_at(case)
    effect = table.question(case.seat).effect
    assert (effect.card, effect.user, (effect.start, effect.end)) == (parse_card("K5"), 0, case.span)
    assert f"[{words_of(table, effect)}]" in case.text
    assert effect.sentence == case.text[: case.text.index("[")].count(".")
    question = table.question(case.seat)
    assert (question.card, question.sentence) == (effect.card, effect.sentence)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_choices_are_the_legal_actions_in_their_order(case, table_at):
    table = table_at(case)
    question = table.question(case.seat)
    assert [choice.action for choice in question.choices] == table.legal_actions(case.seat)
    for choice in question.choices:
        words = table.action_to_string(case.seat, choice.action).split()
        assert words[1:] == target_text(choice).split()
        said = {"action": choice.action, "verb": choice.verb, "target": choice.target}
        assert choice.to_dict() == {**said, "lacks": None}


# --- who is not ----------------------------------------------------------------------------------


@pytest.mark.parametrize("case", CASES, ids=str)
def test_others_hear_what_is_asked_but_are_given_no_choice(case, table_at):
    table = table_at(case)
    asked = table.question(case.seat).to_dict()
    for seat in [seat for seat in EYES if seat != case.seat]:
        heard = table.question(seat).to_dict()
        ways = [] if seat is None else [{"action": -2, "verb": "concede", "target": None, "lacks": None}]
        nothing = {"seat": seat, "optional": False, "choices": [], "ways_out": ways}
        about = {"card": None} if case.code == "reveal_drawn" else case.about
        assert heard == {**asked, **nothing, "about": about}


@pytest.mark.parametrize("case", CASES, ids=str)
def test_no_question_speaks_of_a_card_that_one_does_not_know(case, table_at):
    table = table_at(case)
    for seat in EYES:
        eyes = ONLOOKER if seat is None else seat
        hidden = [card_id(card) for card in range(52) if not table.zones.knows(eyes, card)]
        text = json.dumps(table.question(seat).to_dict())
        assert hidden
        assert [card for card in hidden if f'"{card}"' in text] == []


def test_no_more_are_left_to_take_than_lie_there(tmp_path):
    table = used(tmp_path, "Look at the top 3 cards. Take 3.", deck="V7 V8")
    assert [table.question(seat).left for seat in EYES] == [2] * 4
    do(table, "V8")
    assert [table.question(seat).left for seat in EYES] == [1] * 4


def test_a_view_asks_the_same():
    table = tricks_table(["S3 K9", "T4 V5"], deck="K13")
    do(table, "S3")
    for seat in (0, 1, None):
        assert table.view(seat).question().to_dict() == table.question(seat).to_dict()


def test_asking_changes_nothing():
    table = tricks_table(["S3 K9", "T4 V5"], deck="K13")
    do(table, "S3")
    before = (table.hash(), table.legal_actions(0), table.watch().events[:])
    for seat in (0, 1, None):
        table.question(seat)
    assert (table.hash(), table.legal_actions(0), table.watch().events) == before


# --- all at once ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("used_card", "most", "held"), [("V13", 2, "S3 S4"), ("V13", 2, "S3"), ("V12", 1, "S3 S4"), ("V1", 1, "")]
)
def test_cards_are_put_face_down_by_all_and_each_hears_how_many_are_left(used_card, most, held):
    """Passing 2 to the right, putting one face down to be dealt, passing 1 to the left."""
    table = tricks_table([f"{used_card} K3 K4", held, "T3 T4"], deck="V5 V6 V7", goals=("K1", "S1", "T1"))
    do(table, used_card)
    asked = [seat for seat in range(3) if seat != 1 or held]
    for seat, cards in ((0, "K3 K4"), (1, held), (2, "T3 T4")):
        question = table.question(seat)
        assert (question.code, question.about, question.asked) == ("put_face_down", {}, asked)
        assert question.left == min(most, len(cards.split()))
        assert by_verb(question.choices) == ({"put_face_down": cards} if cards else {})
        assert (question.optional, question.clause) == (False, "Family 3.8")
        assert words_of(table, question.effect) == table.game.deck.texts[parse_card(used_card)]
    assert table.question(None).left is None
    do(table, "T3", seat=2)
    assert table.question(2).left == most - 1
    assert table.question(2).choices == [] or most == 2


def test_too_many_cards_are_discarded_by_all_who_have_them():
    """Tech City: 6 may be kept. (City 7.1)"""
    table = city_table(["K3 K4 K5 K6 K7 K8 K9 K10 K11", "S3 S4", "T3 T4 T5 T6 T7 T8 T9 T10"], phase="end")
    asked = [table.question(seat) for seat in EYES]
    assert {question.code for question in asked} == {"discard_down"}
    assert [question.about for question in asked] == [{"keep": 6}] * 4
    assert [question.left for question in asked] == [3, 0, 2, None]
    assert by_verb(asked[0].choices) == {"put_face_down": " ".join(sorted(f"K{value}" for value in range(3, 12)))}
    assert by_verb(asked[1].choices) == {}


def test_which_of_two_decks_is_asked_for_the_sentence_to_come():
    table = paradoxical_table(hands=["K4", ""], deck_1="K5 S6 K7 S8 K9 S10", deck_2="V3 V4")
    do_in_paradoxical(table, "K4")
    question = table.question(0)
    assert (question.code, question.about, question.clause) == ("choose_pile", {"what": "look"}, "Family 3.28")
    assert by_verb(question.choices) == {"choose_pile": "1 2"}
    assert words_of(table, question.effect) == "Look at the top 5 cards."
    do_in_paradoxical(table, "pile 1", "K9", "S8", "K7", "S6")
    assert (words_of(table, table.question(1).effect), table.question(1).about) == ("Draw 1.", {"what": "draw"})


@pytest.mark.parametrize(
    ("used_card", "what"),
    [
        ("K10", "draw"),
        ("K1", "look"),
        ("K8", "reveal"),
        ("S6", "look_at_discards"),
        ("S1", "take_discard"),
        ("S9", "other"),
        ("T2", "other"),
    ],
)
def test_what_one_of_two_decks_is_chosen_for(used_card, what):
    hands = [f"{used_card} T9", ""]
    table = paradoxical_table(hands=hands, deck_1="K5 S5", deck_2="V3 V4", discard_1="K7", discard_2="V7")
    do_in_paradoxical(table, used_card)
    assert [table.question(seat).about for seat in (0, 1, None)] == [{"what": what}] * 3


def test_a_hand_card_may_be_used():
    table = tricks_table(["S3 K9", "T4 V5"], deck="K13")
    question = table.question(0)
    assert (question.code, question.about, question.effect, question.optional) == ("use_card", {}, None, True)
    assert by_verb(question.choices) == {"pass": "", "use": "K9 S3"}
    assert (question.card, question.sentence) == (None, None)
    assert by_verb(table.question(1).choices) == {}


def test_within_a_copied_text_its_own_sentence_runs():
    """Automated machines copy Big Data: the question is that of the copied card, for the seat that copies."""
    table = tricks_table(["T2 K4 K5", "T4 V5"], deck="K13 K12 K11", discard="K10")
    do(table, "T2")
    effect = table.question(1).effect
    assert effect is not None
    assert (card_id(effect.card), effect.user, words_of(table, effect)) == ("K10", 0, "Discard 2.")


# --- none is forgotten ---------------------------------------------------------------------------


def test_every_verb_that_asks_is_asked_here(table_at):
    asking = {kind for kind in kinds_of(Verb) if "ask" in kind.__dict__}
    tops = [table_at(case).top for case in CASES]
    staged = {type(case.verbs[-1]) for case in STAGED}
    assert {type(top.verb) for top in tops if isinstance(top, Ask)} | staged == asking


def test_every_question_of_card_texts_is_asked_here():
    elsewhere = {"over", "use_card", "discard_down", "choose_pile", "put_face_down"}
    staged = {case.code for case in STAGED}
    assert {case.code for case in CASES} | staged | elsewhere == set(QUESTIONS)
