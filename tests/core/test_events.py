"""What is told of what card texts do, field by field, and what each seat sees of it. (Family 6.6)"""

import re
from pathlib import Path

import pytest

from techdeck.core.actions import CONCEDE, DRAW
from techdeck.core.records import EVENTS
from techdeck.games.tricks.table import Tricks
from tests.core.event_cases import STORIES, Story
from tests.core.words import EYES, Data, line_of
from tests.paradoxical_table import do as do_in_paradoxical
from tests.paradoxical_table import paradoxical_table
from tests.rulebook.words import used
from tests.table_words import facts, told
from tests.tricks_table import do, tricks_table
from tests.verbs.question_cases import TOLD


def heard(table, seat, first=0, last=None):
    """Some of the events as a seat hears them, one line each."""
    assert table.journal is not None
    return [line_of(table, event) for event in table.journal.feed(seat)[first:last]]


def seen_by(line: str, seat: int | None) -> str:
    """A line of a story as a seat hears it: cards it does not see come last, by where they lay."""
    lost = re.search(r" lost( [0-2])*(?= \|)", line)
    if lost is not None:
        return line.replace(lost[0], f" lost={seat is None or str(seat) in lost[0].split()}")
    cards = re.search(r"(?<=: )[^|]*(?= \|)", line)
    if cards is None:
        return line
    moved = [masked(one, seat) for one in cards[0].split(", ")]
    seen = [one for one in moved if not one.startswith("?")]
    hidden = sorted([one for one in moved if one.startswith("?")], key=lambda one: one.replace(".", " "))
    return line.replace(cards[0], ", ".join(seen + hidden))


def masked(moved: str, seat: int | None) -> str:
    """One card of a line as a seat sees it."""
    card = moved.split(" ", 1)[0]
    name, _, seers = card.partition("{")
    return moved.replace(card, name if not seers or str(seat) in seers else "?")


@pytest.fixture(scope="session")
def table_after(tmp_path_factory: pytest.TempPathFactory):
    """The table after a story; each is played once."""
    folder: Path = tmp_path_factory.mktemp("stories")
    tables: dict[str, Tricks] = {}

    def played(story: Story) -> Tricks:
        if str(story) not in tables:
            answers = story.answers.split(", ") if story.answers else []
            tables[str(story)] = used(folder, story.text, *answers, deck=story.deck, discard=story.discard)
        return tables[str(story)]

    return played


@pytest.mark.parametrize("seat", EYES)
@pytest.mark.parametrize("story", STORIES, ids=str)
def test_it_is_told(story: Story, seat, table_after):
    table = table_after(story)
    assert heard(table, seat, 0, 1) == ["use 0: K5 hand0->used.0"]
    assert heard(table, seat, 1, 1 + len(story.lines)) == [seen_by(line, seat) for line in story.lines]


# --- all at once ---------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", EYES)
def test_cards_are_passed_to_all_at_once(seat):
    """Seat 0 holds one card, which it passes: what all knew of it they would go on knowing."""
    table = tricks_table(["V1 K3", "S3 S4", "T3"], goals=("K1", "S1", "T1"), deck="V5")
    do(table, "V1")
    for player, card in ((1, "S4"), (0, "K3"), (2, "T3")):
        do(table, card, seat=player)
    words = "| Every player passes 1 card to the left."
    assert heard(table, seat, 1, 8) == [
        seen_by(line, seat)
        for line in (
            f"lose_track zone=hand owner=1 first=0 lost 0 2 {words}",
            f"put_face_down 1: S4{{1}} hand1->face_down1 {words}",
            f"put_face_down 0: K3{{0}} hand0->face_down0 {words}",
            f"put_face_down 2: T3{{2}} hand2->face_down2 {words}",
            f"pass_cards 0>1: K3{{01}} face_down0->hand1 {words}",
            f"pass_cards 1>2: S4{{12}} face_down1->hand2 {words}",
            f"pass_cards 2>0: T3{{02}} face_down2->hand0 {words}",
        )
    ]


def test_who_has_nothing_to_pass_passes_nothing():
    table = tricks_table(["V1 K3", "", "T3"], goals=("K1", "S1", "T1"), deck="V5")
    do(table, "V1")
    do(table, "K3", seat=0)
    do(table, "T3", seat=2)
    assert [(event["seat"], event["other"]) for event in told(table, "pass_cards")] == [(0, 1), (2, 0)]


@pytest.mark.parametrize("seat", EYES)
def test_cards_put_face_down_are_shuffled_and_dealt(seat):
    """Where among the three a card lay nobody can tell, and each sees only the card they are dealt."""
    table = tricks_table(["V12 K3", "S3", "T3"], goals=("K1", "S1", "T1"), deck="V5")
    do(table, "V12")
    for player, card in ((0, "K3"), (1, "S3"), (2, "T3")):
        do(table, card, seat=player)
    kinds = ["put_face_down"] * 3 + ["gather_face_down"] * 3 + ["shuffle_face_down", "lose_track"]
    kinds += ["deal_face_down"] * 3
    assert table.journal is not None
    events = table.journal.feed(seat)[1:12]
    assert [event.kind for event in events] == kinds
    lines = [line_of(table, event).split(" |")[0] for event in events]
    mine = ["K3", "S3", "T3"]
    shown = [card if player == seat else "?" for player, card in enumerate(mine)]
    assert lines[3:6] == [f"gather_face_down {p}: {shown[p]} face_down{p}->aside.{p}" for p in range(3)]
    assert lines[6:8] == ["shuffle_face_down 0", "lose_track zone=aside owner=None first=0 lost=True"]
    for player, line in enumerate(lines[8:]):
        assert re.fullmatch(f"deal_face_down {player}: ([KST]3|[?]) aside->hand{player}", line)
        assert ("?" in line) == (player != seat)


# --- a look that runs out of deck ----------------------------------------------------------------


@pytest.mark.parametrize("seat", EYES)
@pytest.mark.parametrize(("deed", "kind"), [("Look at", "look"), ("Reveal", "reveal")])
def test_a_look_goes_on_after_the_discard_pile_was_shuffled_in(deed, kind, seat, tmp_path):
    table = used(tmp_path, f"{deed} the top 4 cards. Take 1.", deck="V7 V8", discard="T3 S9 T12")
    words, sees = f"| {deed} the top 4 cards.", kind == "reveal" or seat == 0
    first = f"{kind} 0: V7{{0}} deck.1->aside.0, V8{{0}} deck.0->aside.1 {words}"
    lines = heard(table, seat, 1)
    assert lines[:3] == [
        seen_by(first.replace("{0}", "") if kind == "reveal" else first, seat),
        f"gather: T12 discard.0->deck.0, S9 discard.1->deck.1, T3 discard.2->deck.2 {words}",
        f"shuffle zone=deck owner=None {words}",
    ]
    assert len(lines) == 4
    assert lines[3].startswith(f"{kind} 0: ")
    assert ("?" in lines[3]) != sees
    ends = re.findall(r"deck\.\d->aside\.\d", lines[3])
    assert sorted(ends) == ["deck.1->aside.3", "deck.2->aside.2"]


@pytest.mark.parametrize("discard", ["", "T3"])
def test_what_finds_no_card_is_no_look(discard, tmp_path):
    """Nothing of a deck that is empty, and one event if all of it comes from the discard pile."""
    table = used(tmp_path, "Look at the top 2 cards. Take 1.", deck="", discard=discard)
    kinds = [event.kind for event in table.watch().events][1:5]
    if discard:
        assert kinds == ["gather", "shuffle", "look"]
    else:
        assert kinds[:2] == ["skip", "skip"]


# --- without a text ------------------------------------------------------------------------------


def test_who_passes_concedes_or_offers_a_draw_is_told():
    table = tricks_table(["K3 K4", "S3 S4", "T3 T4"])
    do(table, "no")
    assert heard(table, 1) == ["pass 0 what=effect"]
    table.apply_action(CONCEDE, 2)
    assert heard(table, None, 1) == ["concede 2"]
    two = tricks_table(["K3 K4", "S3 S4"])
    two.apply_action(DRAW, 1)
    two.apply_action(DRAW, 0)
    assert heard(two, 0) == ["offer_draw 1 agreed=False", "offer_draw 0 agreed=True", "over scores=[0, 0]"]


def test_the_end_tells_the_scores():
    table = tricks_table(["K3 K4", "S3 S4"])
    table.apply_action(CONCEDE, 1)
    assert facts(table, "over") == [{"scores": table.scores()}]


@pytest.mark.parametrize("seat", [0, 1, None])
def test_where_a_card_that_is_copied_lies_now_is_not_told(seat):
    """K10 was shuffled into the empty deck with two others: all hear which card is copied, not where it is."""
    table = tricks_table(["K10 K3", "T8 S4"], deck="V7 V8")
    do(table, "K10", "K3", "V7", "T8")
    words = "| Copy the last effect that another player used this round."
    assert [line for line in heard(table, seat) if line.startswith("copy")] == [f"copy_unseen 1 card=K10 {words}"]


def test_which_of_two_decks_a_sentence_is_about_is_told():
    table = paradoxical_table(hands=["K4", ""], deck_1="K5 S6 K7 S8 K9 S10", deck_2="V3 V4")
    do_in_paradoxical(table, "K4", "pile 2", "V4")
    lines = [line for line in heard(table, None) if line.startswith(("choose_pile", "look"))]
    assert lines == [
        "choose_pile 0 pile=2 | Look at the top 5 cards.",
        "look 0: ? deck_2.0->aside.1, ? deck_2.1->aside.0 | Look at the top 5 cards.",
    ]


def test_what_comes_to_the_wrong_deck_goes_on_to_its_own():
    """A card of the first deck exchanged with the top of the second one: two events. (Family 3.29)"""
    table = paradoxical_table(hands=["K11 K9", ""], deck_1="K5 S6", deck_2="V3 V4")
    do_in_paradoxical(table, "K11", "pile 2", "K9")
    lines = [line.split(" |")[0] for line in heard(table, 0) if line.startswith(("exchange", "put_back"))]
    assert lines == ["exchange 0: V3 deck_2.1->hand0, K9 hand0->deck_2.1", "put_back 0: K9 deck_2.1->deck_1.2"]


def test_every_event_of_card_texts_is_told_here():
    here = {line.split()[0].rstrip(":") for story in STORIES for line in story.lines}
    here |= {"use", "put_face_down", "pass_cards", "gather_face_down", "shuffle_face_down", "deal_face_down"}
    here |= {"copy_unseen", "pass", "concede", "offer_draw", "over", "choose_pile", "changes_end"} | TOLD
    assert set(EVENTS) - here == {"deal"}, "which tests/core/test_moving.py has"


def test_the_facts_of_each_event_are_those_declared(table_after):
    found: dict[str, Data] = {}
    for story in STORIES:
        events = table_after(story).watch().events[1 : 1 + len(story.lines)]
        found |= {event.kind: event.about for event in events}
    assert len(found) > 20
    for kind, about in found.items():
        assert list(about) == list(EVENTS[kind])
