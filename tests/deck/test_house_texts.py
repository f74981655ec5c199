"""Text to verbs to play: every form and random texts of the grammar are played on real tables without a fault."""

import pytest

import techdeck
from techdeck.core.cards import card_id, face
from techdeck.core.effects.registers import SHOWN
from techdeck.core.effects.run import Run
from techdeck.core.zones import HAND
from techdeck.deck.language import Form, forms
from techdeck.games.tricks.names import GOAL, TRUMP
from tests.deck.house import edition_of, effects_table, game_with, play_effects, play_out
from tests.deck.writer import Writer
from tests.table_words import sentences
from tests.tricks_table import deck, discard, do, hand, happened, may_do, tricks_table

ALL = forms("form", "part", "place", "kind")


def house(folder, *texts: str) -> str:
    """The path of an edition file whose cards have these texts in turn."""
    file = folder / "house.toml"
    file.write_text(edition_of(list(texts)), encoding="utf-8")
    return str(file)


@pytest.mark.parametrize("form", ALL, ids=lambda form: form.rule)
def test_every_form_is_played_in_the_effects_phase(tmp_path, form: Form):
    """All 52 cards have the text, so that it also meets its own copies; hands, deck and discard pile vary."""
    for text in form.examples:
        edition = house(tmp_path, text)
        for seed in range(4):
            play_effects(effects_table(edition, 2 + seed % 3, seed), seed)


@pytest.mark.parametrize("form", ALL, ids=lambda form: form.rule)
def test_a_whole_game_with_every_form_ends(tmp_path, form: Form):
    game = game_with(tmp_path, form.examples)
    state = game.new_initial_state(seed=len(form.rule))
    play_out(state, seed=1, each=25)
    assert techdeck.replay(state.log(), edition=game.source).hash() == state.hash()


@pytest.mark.parametrize("seed", range(6))
def test_random_texts_of_the_grammar_are_played(tmp_path, seed):
    """Whatever the compiler accepts the engine can play, and no choice shows what a seat does not know."""
    writer = Writer(seed)
    edition = house(tmp_path, *[writer.text(1 + number % 4) for number in range(26)])
    for table in range(5):
        play_effects(effects_table(edition, 2 + table % 3, 10 * seed + table), table)


def used(folder, text: str, *answers: str, hands=("K3 K4", "S3 S4"), deck="", discard="", trump="V2"):
    """The first player uses K3 with this text and gives these answers."""
    table = tricks_table(list(hands), deck=deck, discard=discard, trump=trump, edition=house(folder, text))
    do(table, "K3", *answers)
    return table


def test_3_5_without_may_a_drawn_card_is_revealed_and_nobody_is_asked(tmp_path):
    table = used(tmp_path, "Draw 1 and reveal it. If it is service, draw 1 more.", deck="V5 S9 K9 T9")
    assert happened(table, "show") == ["V5"]
    assert hand(table, 0) == "K4 K9 S9 V5"


def test_3_6_with_may_a_declined_reveal_ends_the_rest_of_its_sentence(tmp_path):
    table = used(tmp_path, "Draw 1. You may reveal it, then draw 1.", deck="V5 S9 K9 T9")
    assert may_do(table) == {"no", "yes"}
    do(table, "no")
    assert happened(table, "show") == []
    assert hand(table, 0) == "K4 S9 V5"


def test_3_6_declining_to_put_cards_away_declines_what_follows(tmp_path):
    text = "You may put up to 2 cards of your hand under the deck, then draw 1."
    table = used(tmp_path, text, "no", deck="V5 S9")
    assert hand(table, 0) == "K4 V5"
    table = used(tmp_path, text, "yes", "no", deck="V5 S9 T9")
    assert hand(table, 0) == "K4 S9 V5"


def test_a_card_that_has_come_into_play_is_not_taken_out_again(tmp_path):
    text = "Reveal a card of your hand. Exchange it with your own card in play. Take it."
    table = used(tmp_path, text, "K4", "K1", deck="V5")
    assert [card_id(card) for card in table.zones.listed(GOAL)] == ["K4"]
    assert hand(table, 0) == "K1 V5"
    assert sentences(table, "skip") == ["Take it."]


def test_a_card_in_play_is_not_replaced_by_itself(tmp_path):
    text = "Reveal a card of your hand. Exchange it with a neutral card. Replace a neutral card with it."
    table = used(tmp_path, text, "K4", "V2", deck="V5")
    assert [card_id(card) for card in table.zones.listed(TRUMP)] == ["K4"]
    assert discard(table) == "K3"


def test_a_player_nobody_picked_gives_nothing(tmp_path):
    text = "You may give another player 1 card of your hand. That player gives you 1."
    table = used(tmp_path, text, "no", deck="V5")
    assert (hand(table, 0), hand(table, 1)) == ("K4 V5", "S3 S4")
    assert sentences(table, "skip") == ["That player gives you 1."]


def test_what_only_one_has_looked_at_is_no_card_spoken_of(tmp_path):
    """The register behind "it" keeps no secret: a view of another seat has nothing in it to find."""
    table = used(tmp_path, "Look at the top 2 cards. Take 1. Return the rest on top in any order.", deck="V5 S9 K9")
    run = next(frame for frame in table.frames if isinstance(frame, Run))
    assert table.view(1).table.regs[run.base + SHOWN] == -1
    assert table.view(0).table.regs[run.base + SHOWN] == -1


def test_highest_and_lowest_values(tmp_path):
    table = used(
        tmp_path, "Reveal the top 3 cards. Take one of the highest value. Discard the others.", deck="V5 S9 K9 T2"
    )
    assert may_do(table) == {"S9", "K9"}
    do(table, "S9")
    assert discard(table) == "K3 K9 V5"


@pytest.mark.parametrize(
    ("kind", "choices"),
    [
        ("of value 7 or less", {"K7", "S2", "V6"}),
        ("of value 7 or more", {"K7", "T13", "V9"}),
        ("of value 7", {"K7"}),
        ("of service", {"V6", "V9"}),
        ("", {"K7", "S2", "T13", "V6", "V9"}),
    ],
)
def test_kinds_of_cards_in_the_discard_pile(tmp_path, kind, choices):
    table = used(tmp_path, f"Take a card {kind} from the discard pile.", trump="V3", discard="K7 S2 T13 V6 V9")
    assert may_do(table) == choices


def test_a_kind_as_condition_concerns_only_those_who_hold_one(tmp_path):
    text = "Every player who holds a card of value 10 or more discards one such card."
    table = used(tmp_path, text, hands=("K3 K11 K5", "S3 S4", "T10 T13 T4"), deck="V5")
    assert (table.current_player(), may_do(table)) == (0, {"K11"})
    do(table, "K11")
    assert (table.current_player(), may_do(table)) == (2, {"T10", "T13"})


def test_1_7_two_wilds_are_not_of_one_domain(tmp_path):
    """Wilds are out in this game, so they are dealt by hand here."""
    edition = house(tmp_path, "You may reveal 2 cards of your hand of one domain. If you do, draw 2.")
    table = tricks_table(["K3 K4 S5", "S3 S4"], deck="V5", edition=edition)
    for wild in (52, 53):
        table.zones.move(wild, HAND, 1)
    do(table, "K3")
    assert may_do(table) == {"no"}


def test_an_either_asks_with_its_own_words(tmp_path):
    table = used(tmp_path, "Exchange a card of your hand with a neutral card, or draw 1.", deck="V5 S9")
    about, text = table.question(0).about, table.game.deck.texts[int(face(table.question(0).card))]
    spans = [about["first"], about["second"]]
    assert [text[start:end] for start, end in spans] == ["Exchange a card of your hand with a neutral card", "draw 1"]
    do(table, "no")
    assert hand(table, 0) == "K4 S9 V5"


def test_one_card_looked_at_is_taken_or_put_under(tmp_path):
    text = "Look at the top card of the deck. Take it, or put it under the deck."
    table = used(tmp_path, text, "no", deck="V5 S9 T9")
    assert (hand(table, 0), deck(table)) == ("K4 S9", "T9 V5")
    table = used(tmp_path, text, "yes", "V5", deck="V5 S9 T9")
    assert (hand(table, 0), deck(table)) == ("K4 S9 V5", "T9")
    assert table.zones.count(HAND) == 3


@pytest.mark.parametrize("what", ["a card of your hand", "a neutral card"])
def test_3_6_with_no_card_to_exchange_with_one_can_only_say_no(tmp_path, what):
    table = used(tmp_path, f"You may exchange {what} with the top card of the deck.", hands=("K3 K4", "S3"))
    assert may_do(table, 0) == {"no"}


def test_3_3_with_an_empty_discard_pile_nobody_is_asked_for_its_card(tmp_path):
    text = "Draw 1 and reveal it. Exchange it with a card of the discard pile."
    table = used(tmp_path, text, hands=("K3 K4", "S3"), deck="V5 S9 K9 T9")
    assert sentences(table, "skip") == ["Exchange it with a card of the discard pile."]
