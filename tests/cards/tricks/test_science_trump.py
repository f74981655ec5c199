# ruff: noqa: N802 - the id of the card is part of the test's name
"""Science cards that change the trump card, the neutral card of this game: S5, S10, S13."""

from techdeck.core.cards import DOMAIN_NAMES, parse_card
from techdeck.games.tricks.names import TAKEN, TRUMP, TRUMP_DISCARD
from techdeck.games.tricks.table import Tricks
from tests.cards.tricks.words import seen_by
from tests.cards.words import ALL, NOBODY, let_know, skipped, value_of, who_knows
from tests.tricks_table import deck, discard, do, hand, may_do, tricks_table, zone

OTHERS = ["K5 T5", "V5 V6"]
S5_TEXT = "Replace a neutral card with a card from the discard pile."
S10_TEXT = "Exchange a card from your hand with a neutral card."
S13_TEXT = "Replace a neutral card with the top card of the deck."


def trump(table: Tricks) -> tuple[str, str]:
    """The trump card and the trump domain."""
    return zone(table, TRUMP), DOMAIN_NAMES[table.trump()]


def top_of_trump_discard(table: Tricks) -> str:
    """The card that came last to the trump discard pile."""
    return zone(table, TRUMP_DISCARD).split()[0]


def test_S5_does_replace_the_trump_card_from_the_discard_pile():
    """A 2 that is replaced goes to the trump discard pile. (Tricks 2.2, 5.7, 5.11)"""
    table = tricks_table(["S5 S9", *OTHERS], trump="V2", deck="K10", discard="K9 T9 V9")
    do(table, "S5")
    assert may_do(table) == {"V2"}
    do(table, "V2")
    assert may_do(table) == {"K9", "T9", "V9"}
    do(table, "T9")
    assert (trump(table), top_of_trump_discard(table)) == (("T9", "technology"), "V2")
    assert (hand(table, 0), deck(table), discard(table)) == ("K10 S9", "", "S5 K9 V9")
    assert (who_knows(table, "T9"), who_knows(table, "V2")) == (ALL, ALL)
    told = ["use 0 S5", "replace 0 T9 V2", "trump_is T9 technology", "discard S5", "draw 0 ?"]
    assert seen_by(table, None) == told


def test_S5_discards_a_trump_card_that_is_no_2():
    """It lies above the pile the new trump card came from. (Tricks 5.11)"""
    table = tricks_table(["S5 S9", *OTHERS], trump="V9", deck="K10", discard="K9 T9")
    do(table, "S5", "V9", "T9")
    assert (trump(table), discard(table)) == (("T9", "technology"), "S5 V9 K9")


def test_S5_ends_a_lasting_change_of_the_replaced_card():
    table = tricks_table(["S5 S9", *OTHERS], trump="V9", deck="K10", discard="K9")
    table.alter(parse_card("V9"), 10, 0)
    do(table, "S5", "V9", "K9")
    assert (value_of(table, "V9"), table.domain_of(parse_card("V9"))) == (9, 3)


def test_S5_can_do_nothing_without_a_discard_pile():
    table = tricks_table(["S5 S9", *OTHERS], trump="V2", deck="K10")
    do(table, "S5")
    assert (skipped(table), trump(table)) == ([S5_TEXT], ("V2", "service"))
    assert (hand(table, 0), discard(table)) == ("K10 S9", "S5")


def test_S10_does_exchange_a_card_with_the_trump_card():
    """The 2 goes where the other card was: into the hand, for all to know. (Tricks 2.2, 5.7, 5.12)"""
    table = tricks_table(["S10 K9 T9", *OTHERS], trump="V2", deck="K10 V10")
    do(table, "S10")
    assert may_do(table) == {"V2"}
    do(table, "V2")
    assert may_do(table) == {"K9", "T9"}
    do(table, "K9")
    assert (trump(table), hand(table, 0)) == (("K9", "knowledge"), "K10 T9 V2")
    assert (deck(table), discard(table)) == ("V10", "S10")
    assert [who_knows(table, card) for card in ("K9", "V2", "T9")] == [ALL, ALL, {0}]
    told = ["use 0 S10", "exchange 0 V2 K9", "trump_is K9 knowledge", "discard S10", "draw 0 ?"]
    assert seen_by(table, None) == told


def test_S10_can_do_nothing_with_an_empty_hand():
    """The used card lies aside and can't become the trump card. (Family 3.11)"""
    table = tricks_table(["S10", *OTHERS], trump="V2", deck="K10")
    do(table, "S10")
    assert (skipped(table), trump(table)) == ([S10_TEXT], ("V2", "service"))
    assert (hand(table, 0), discard(table)) == ("K10", "S10")


def test_S10_changes_what_wins_the_tricks():
    """The new trump beats the led domain, and the 2 that came to hand is a plain card. (Tricks 6.3, 5.12)"""
    table = tricks_table(["S10 K9 T9", "K5 S5", "T6 V6"], trump="V2", deck="S13 S12 S11")
    do(table, "S10", "V2", "K9", "no", "no")
    do(table, "V2")
    assert may_do(table) == {"K5", "S5"}
    do(table, "K5", "V6")
    assert [int(table.nums[TAKEN + seat]) for seat in range(3)] == [0, 1, 0]


def test_S13_does_replace_the_trump_card_with_the_top_of_the_deck():
    table = tricks_table(["S13 S9", *OTHERS], trump="V2", deck="T9 K10 V10")
    do(table, "S13")
    assert may_do(table) == {"V2"}
    do(table, "V2")
    assert (trump(table), top_of_trump_discard(table)) == (("T9", "technology"), "V2")
    assert (hand(table, 0), deck(table), discard(table)) == ("K10 S9", "V10", "S13")
    assert [who_knows(table, card) for card in ("T9", "K10", "V10")] == [ALL, {0}, NOBODY]
    told = ["use 0 S13", "replace 0 T9 V2", "trump_is T9 technology", "discard S13", "draw 0 ?"]
    assert seen_by(table, None) == told


def test_S13_discards_a_trump_card_that_is_no_2():
    table = tricks_table(["S13 S9", *OTHERS], trump="V9", deck="T9 K10", discard="K9")
    do(table, "S13", "V9")
    assert (trump(table), deck(table), discard(table)) == (("T9", "technology"), "", "S13 V9 K9")


def test_S13_turns_the_discard_pile_into_the_deck_when_it_needs_a_card():
    """Only then, and nobody knows any more how the rest lies. (Family 2.5, 2.7, 6.3)"""
    table = tricks_table(["S13 S9", *OTHERS], trump="V2", discard="T9 T10")
    do(table, "S13")
    assert (deck(table), discard(table)) == ("", "T9 T10")
    do(table, "V2")
    drawn = (set(hand(table, 0).split()) - {"S9"}).pop()
    assert {trump(table)[0], drawn} == {"T9", "T10"}
    assert (trump(table)[1], discard(table), who_knows(table, drawn)) == ("technology", "S13", {0})


def test_S13_can_do_nothing_with_no_cards_in_either_pile():
    table = tricks_table(["S13 S9", *OTHERS], trump="V2")
    let_know(table, 1, "S9")
    do(table, "S13")
    assert (skipped(table), trump(table)) == ([S13_TEXT], ("V2", "service"))
    assert (hand(table, 0), who_knows(table, "S9")) == ("S9 S13", {0, 1})
