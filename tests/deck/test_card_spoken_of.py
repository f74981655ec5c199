"""What "it", "such", "those" and "nobody" mean when several cards and several deeds come before them. (Family 3.27)"""

from collections.abc import Sequence
from pathlib import Path

import pytest

from techdeck.core.cards import parse_card
from techdeck.deck.language import mistakes_in
from techdeck.games.paradoxical.places import Paradoxical
from tests import paradoxical_table as decks
from tests.rulebook.words import edition_with, text_is_over, used
from tests.table_words import sentences
from tests.tricks_table import deck, discard, do, hand, happened, may_do, tricks_table

REVEAL = "Reveal the top card of the deck."
SHOW = "Reveal a card of your hand."
SWAP = f"{REVEAL} Exchange it with a card of your hand."

# --- a card that takes the place of one lying aside ----------------------------------------------


def at_two_decks(
    folder: Path, text: str, *answers: str, marked: str = "K4", tableaus: Sequence[str] = ("", "")
) -> Paradoxical:
    """A table of Paradoxical where a card was used before and K5 is used now with this text."""
    table = decks.paradoxical_table(
        tableaus,
        hands=("K5 K4 S6", "T4 V5"),
        deck_1="K7 K8 K9",
        deck_2="V7 V8",
        marked=marked,
        options={"marks": "come_off"},
        edition=edition_with(folder, knowledge_5=text),
    )
    decks.do(table, "K5", *answers)
    return table


@pytest.mark.parametrize(
    ("then", "answers"),
    [
        ("", []),
        (" Put the rest under the deck.", []),
        (" Return the rest on top in any order.", []),
        (" Put any of them under the deck.", ["K4"]),
        (" Discard the rest.", []),
        (" Discard 1.", []),
    ],
)
def test_a_used_mark_is_off_when_its_card_takes_the_place_of_a_card_of_the_deck(tmp_path, then, answers):
    """Paradoxical 4.6; the table can be written down at once and read again."""
    table = at_two_decks(tmp_path, SWAP + then, "pile 1", "K4", *answers)
    assert decks.marked(table) == "K5"
    assert table.game.position(table.position()).position() == table.position()


def test_a_used_mark_is_off_when_a_card_in_play_takes_the_place_of_a_card_of_the_deck(tmp_path):
    text = f"{REVEAL} Exchange it with your own card in play."
    table = at_two_decks(tmp_path, text, "pile 1", "S5", marked="S5", tableaus=("S5 T2", "T3"))
    assert (decks.marked(table), decks.deck_1(table)) == ("K5", "S5 K8 K9")
    assert table.game.position(table.position()).position() == table.position()


def test_a_used_mark_is_off_when_its_card_is_put_under_the_deck_as_it(tmp_path):
    table = at_two_decks(tmp_path, f"{SHOW} Put it under the deck.", "K4")
    assert (decks.marked(table), decks.deck_1(table)) == ("K5", "K7 K8 K9 K4")
    assert table.game.position(table.position()).position() == table.position()


def test_5_7_all_see_whether_a_card_that_comes_to_lie_aside_is_still_changed(tmp_path):
    house = edition_with(tmp_path, knowledge_5=SWAP)
    table = tricks_table(("K5 K6", "T4", "V5"), deck="V7 V8", trump_deck="K2 S2 T2", edition=house)
    card = parse_card("K6")
    table.told[card] = 1
    do(table, "K5", "K6")
    assert table.told[card] == 0


def test_3_21_what_takes_the_place_of_a_revealed_card_is_seen_by_all(tmp_path):
    """It lies where all see it, so that the others can choose it too."""
    text = "Name a domain. Turn up cards until one is of that domain, 5 at most. Exchange it with a card of your hand. "
    table = used(tmp_path, text + "Every other player takes one of them.", "domain technology", "K6")
    assert (table.current_player(), may_do(table)) == (1, {"V7", "V8", "V9", "V10", "K6"})
    for seat in range(3):
        assert table.view(seat).legal_actions() == table.legal_actions(seat)


# --- it ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("first", ["Look at the top card of the deck.", REVEAL, ""])
def test_it_is_the_card_just_shown_and_not_another_one_lying_aside(tmp_path, first):
    """V7 returns to the deck, from which the used card is replaced."""
    table = used(tmp_path, f"{first} {SHOW} Discard it.", "K6")
    assert (hand(table, 0), discard(table)) == ("K7 S3 V7", "K5 K6")
    table = used(tmp_path, f"{first} {SHOW} Put it under the deck.", "K6")
    assert (hand(table, 0), deck(table)) == ("K7 S3 V7", "V8 V9 V10 T9 T8 K6")


def test_a_card_drawn_and_revealed_is_put_away_as_it(tmp_path):
    table = used(tmp_path, "Look at the top card of the deck. Draw 1 and reveal it. Put it under the deck.")
    assert (hand(table, 0), deck(table)) == ("K6 K7 S3 V7", "V9 V10 T9 T8 V8")


@pytest.mark.parametrize(("then", "done"), [("Discard it.", "discard"), ("Copy its effect.", "copy")])
def test_it_is_the_same_card_after_it_was_exchanged(tmp_path, then, done):
    table = used(tmp_path, f"{SWAP} {then}", "K6")
    assert happened(table, done)[0] == "V7"


def test_it_is_put_away_from_the_hand_of_another_player(tmp_path):
    table = used(tmp_path, "Pick another player, who reveals a card of their choice. Discard it.", "seat 1", "T4")
    assert (hand(table, 1), discard(table)) == ("S4", "K5 T4")


def test_all_see_it_go_wherever_it_was(tmp_path):
    """K6 was given away unseen by seat 2, who now sees it go under the deck."""
    text = f"{SHOW} Give another player 1 card of your hand. Put it under the deck."
    table = used(tmp_path, text, "K6", "seat 1", "K6")
    assert (hand(table, 1), deck(table)) == ("S4 T4", "V8 V9 V10 T9 T8 K6")
    assert all(table.zones.knows(seat, parse_card("K6")) for seat in range(3))


def test_no_player_puts_away_what_the_one_before_has_shown():
    [mistake] = mistakes_in(f"{SHOW} Every other player discards it and reveals a card of their hand.")
    assert "would mean what the player before" in mistake.message


def test_what_is_put_away_is_done_and_counted(tmp_path):
    assert len(happened(used(tmp_path, f"{SHOW} Discard it. If you do, draw 2.", "K6"), "draw")) == 3
    assert len(happened(used(tmp_path, f"{SHOW} Put it under the deck. Draw as many.", "K6"), "draw")) == 2
    text = "Every player may reveal a card of science and discard it; who does draws 1."
    table = used(tmp_path, text, "yes", "S3", "no", "no")
    assert (hand(table, 0), discard(table)) == ("K6 K7 V7 V8", "K5 S3")


def test_3_3_a_card_in_play_is_not_put_away_as_it(tmp_path):
    table = used(tmp_path, f"{SHOW} Exchange it with a neutral card. Discard it.", "K6", "V2")
    assert sentences(table, "skip") == ["Discard it."]


@pytest.mark.parametrize(
    ("text", "answers", "gone"),
    [
        (f"{REVEAL} If it is service, exchange it with a card of your hand. Discard it.", ["K6"], "V7"),
        (f"{REVEAL} You may exchange it with a card of your hand. Discard it.", ["K6"], "V7"),
        (f"{REVEAL} You may exchange it with a card of your hand. Discard it.", ["no"], "V7"),
        (f"{REVEAL} Take it. Discard it.", [], "V7"),
        (f"{REVEAL} You may take it. Discard it.", ["no"], "V7"),
        ("Cut the deck at random and reveal the card there. Discard it.", [], "V7"),
    ],
)
def test_it_is_discarded_wherever_it_is_by_then(tmp_path, text, answers, gone):
    table = used(tmp_path, text, *answers, deck="V7")
    assert happened(table, "discard")[0] == gone


def test_cards_still_lie_aside_after_another_one_was_put_away():
    before = f"Look at the top card of the deck. {SHOW} Discard it."
    assert mistakes_in(f"{before} Put the rest under the deck.") == []
    [mistake] = mistakes_in(f"{before} Look at the top 2 cards.")
    assert "cards from before are still set aside" in mistake.message


def test_it_is_put_away_alone_of_several_cards_turned_up(tmp_path):
    text = "Name a domain. Turn up cards until one is of that domain, 5 at most. Discard it. "
    table = used(tmp_path, text + "Put the others under the deck.", "domain technology")
    assert (discard(table), deck(table)) == ("K5 T9", "V7 V8 V9 V10")


def test_only_what_lies_aside_is_returned():
    [mistake] = mistakes_in(f"{SHOW} Return it on top in any order.")
    assert mistake.message == "'it' can't be returned: write 'put it under the deck' or 'discard it'"


def test_3_27_after_every_player_a_card_that_can_not_be_revealed_is_not_it(tmp_path):
    text = f"{REVEAL} Every player draws 2. Reveal a card of the same domain. Copy its effect."
    table = used(tmp_path, text, deck="V7 T9 T8 T10 T11 T12 T13")
    assert text_is_over(table)
    assert happened(table, "copy") == []


def test_3_27_what_an_earlier_sentence_showed_stays_so_after_a_no(tmp_path):
    table = used(tmp_path, f"{REVEAL} You may reveal a card of science. Take it.", "no")
    assert happened(table, "take")[0] == "V7"


# --- two cards are two ---------------------------------------------------------------------------


@pytest.mark.parametrize("may", ["Exchange", "You may exchange"])
def test_3_23_it_is_not_offered_to_be_exchanged_with_itself(tmp_path, may):
    no = {"no"} if may != "Exchange" else set()
    table = used(tmp_path, f"{SHOW} {may} it with a card of your hand.", "K6")
    assert may_do(table) == {"K7", "S3"} | no
    text = f"{SHOW} Discard it. {may} it with a card of the discard pile."
    assert may_do(used(tmp_path, text, "K6", discard="T13")) == {"T13"} | no
    text = f"{SHOW} Discard it. {may} a card of the discard pile with it."
    assert may_do(used(tmp_path, text, "K6", discard="T13")) == {"T13"} | no


@pytest.mark.parametrize(
    ("text", "answers"),
    [
        (f"{SHOW} Exchange it with a card of your hand. If you do, draw 2.", ["K6"]),
        ("Cut the deck at random and reveal the card there. Exchange it with the top card of the deck. "
         "If you do, draw 2.", []),
        ("Pick another player, who reveals a card of their choice. Exchange it with a random card of that hand. "
         "If you do, draw 2.", ["seat 1", "T4"]),
    ],
)  # fmt: skip
def test_3_23_a_card_is_not_exchanged_with_itself(tmp_path, text, answers):
    table = used(tmp_path, text, *answers, hands=("K5 K6", "T4", "V5"), deck="V7")
    assert text_is_over(table)
    assert happened(table, "exchange") == []
    assert len(sentences(table, "skip")) == 1


@pytest.mark.parametrize("order", ["{0} with {1}", "{1} with {0}"])
@pytest.mark.parametrize(
    ("first", "which", "answers"),
    [
        ("Pick another player, who reveals a card of their choice.", "it", ["seat 1", "T4"]),
        ("Every other player reveals a card of their hand. Pick another player.", "one of those",
         ["T4", "V5", "seat 1", "T4"]),
    ],
)  # fmt: skip
def test_3_23_a_random_card_is_another_one(tmp_path, first, which, answers, order):
    """The other card comes before or after the shown one in the hand."""
    text = f"{first} Exchange {order.format(which, 'a random card of that hand')}."
    for other in ("K8", "S4", "T3", "T5", "V12", "V11"):
        table = used(tmp_path, text, *answers, hands=("K5 K6", f"T4 {other}", "V5"))
        assert [sorted(exchanged.split()) for exchanged in happened(table, "exchange")] == [sorted(["T4", other])]


# --- nobody, those, such -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "answers", "drawn"),
    [
        ("Every player draws 1, then discards a card of value 13. If nobody did, draw 1.", [], 5),
        ("Every player draws 1, then discards a card of value 9. If nobody did, draw 1.", ["K9"], 4),
        ("Every player may discard a card of value 9, then draw 1. If nobody did, draw 1.", ["no", "no", "no"], 2),
        ("Every player reveals a card of value 9, then discards a card of the same value. If nobody did, draw 1.",
         ["K9", "K9"], 1),
    ],
)  # fmt: skip
def test_3_27_if_nobody_did_looks_at_the_last_deed_of_every_player(tmp_path, text, answers, drawn):
    """The used card is replaced by one more."""
    table = used(tmp_path, text, *answers)
    assert text_is_over(table)
    assert len(happened(table, "draw")) == drawn


@pytest.mark.parametrize(("answers", "discarded"), [(["S3", "S4", "no"], []), (["no", "no", "no", "K7"], ["K7"])])
def test_3_27_with_who_does_it_is_what_they_do_it_for(tmp_path, answers, discarded):
    """No card can be drawn, but those who revealed a card did so; else the user has to discard one."""
    text = "Every player may reveal a card of science; who does draws 1. If nobody did, discard a card of value 7."
    table = used(tmp_path, text, *answers, deck="")
    assert text_is_over(table)
    assert happened(table, "discard") == [*discarded, "K5"]


def test_nobody_did_what_is_no_deed():
    text = "Every player looks at the top 2 cards, then takes 1, then returns the rest on top in any order. "
    [mistake] = mistakes_in(text + "If nobody did, draw 1.")
    assert "what nobody did" in mistake.message


def test_those_are_also_cards_drawn_and_revealed(tmp_path):
    text = "Every player draws 1 and reveals it. Exchange a card of your hand with one of those."
    table = used(tmp_path, text)
    assert may_do(table) == {"V8", "V9"}


@pytest.mark.parametrize("between", [REVEAL, SHOW, "Look at the top card of the deck.", "Draw 1 and reveal it."])
def test_such_a_card_is_not_spoken_of_after_another_card_was_shown(between):
    text = f"{SHOW} Every other player who holds a card of the same domain draws 1. {between} Discard one such card."
    [mistake] = mistakes_in(text)
    assert "what 'such' a card is" in mistake.message
    assert mistakes_in(text.replace(f"{between} Discard", "Discard")) == []


def test_such_a_card_stays_clear_after_one_was_shown():
    every = "Every other player who holds a card of the same domain"
    assert mistakes_in(f"{SHOW} {every} reveals one such card. Discard one such card.") == []
    assert mistakes_in(f"{SHOW} Reveal a card of the same domain. Discard one such card.") == []
    assert (
        mistakes_in(f"Name a value. Every player who holds a card of that value draws 1. {SHOW} Discard one such card.")
        == []
    )
