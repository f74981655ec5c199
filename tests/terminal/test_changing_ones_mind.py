"""Putting an offer or an accept together: going back is the one way to drop it, it costs nothing, and nobody hears."""

import pytest

from techdeck.core.state import State
from techdeck.games.tricks.table import Tricks
from tests.exchange_table import exchange_table, offer
from tests.terminal.typist import flat, shown
from tests.tricks_table import do, tricks_table

GOALS = ("K1", "S1", "T1")
HANDS = ["K9 S9 T4 T6 V13 S2", "T9 K2 S5 V3 K12", "V9 K13 S6 T12 V7"]


def trading() -> Tricks:
    """Your trading turn in Tricks of the Trade."""
    return tricks_table(["K9 S4 V3", "T5 V4 V9", "V5 V6 T7"], phase="trading", trump="K2", goals=GOALS)


def asked() -> Tricks:
    """Ada wants a service card and any other of you, in seat 1."""
    table = trading()
    do(table, "seat 1", "card K9", "no", "domain service", "any-card")
    return table


@pytest.mark.parametrize(
    "typed",
    [
        ["propose Ben", "b"],
        ["propose Ben", "K9", "b", "b"],
        ["propose Ben", "K9", "1", "b", "b"],
        ["propose Ben", "K9", "1", "no second", "exact card", "b", "b", "b", "b"],
        ["propose Ben", "K9", "1", "S4", "2", "5", "9", "b", "b", "b", "b"],
        ["propose Ben", "K9", "1", "no second", "1", "nothing", "n"],
        ["say or ask", "say something", "b", "b"],
        ["offer Ben K9 for 3", "n"],
    ],
)
def test_what_is_begun_and_dropped_was_never_begun(typed):
    table = trading()
    before, heard = table.hash(), len(table.watch().events)
    text = shown(table, *typed)
    assert text.count("Your trading turn, with 4 proposals left: what do you do?") == 2
    assert (table.hash(), len(table.watch().events)) == (before, heard)


@pytest.mark.parametrize("typed", [["V4", "b"], ["counter", "b"], ["counter", "T5", "1", "b", "b"], ["say", "b"]])
def test_so_it_is_with_an_answer(typed):
    table = asked()
    before = table.hash()
    text = flat(shown(table, *typed, seat=1))
    assert text.count("Your answer? (to accept, give two fitting cards") == 2
    assert table.hash() == before


def test_the_second_card_of_an_accept_is_asked_for_with_the_first():
    assert "You give V4 Healthcare: which second card?" in flat(shown(asked(), "V4", seat=1))


def test_what_was_begun_for_good_goes_on():
    """A log may have stopped in the middle of an offer."""
    table = trading()
    do(table, "seat 1", "card K9", "no")
    text = flat(shown(table, "any card", "b", "nothing more"))
    assert "There's nothing to go back to here." in text
    assert "- You offer Ben K9 Navigation for any card." in text


def test_one_of_two_kinds_says_which_was_taken():
    kinds = ["two kinds", "3", "7", "two kinds", "4", "service", "n"]
    text = flat(shown(trading(), "propose Ben", "K9", "1", "no second", *kinds))
    assert "A 3, or what else? Another value, or a domain." in text
    assert "You offer Ben K9 Navigation for any 3 or 7. Ask for a second card as well?" in text
    assert "You offer Ben K9 Navigation for any 3 or 7, and any 4 or service card." in text


def done(table: State) -> int:
    """How much the person has done; the others trade on meanwhile."""
    return [seat for seat, _ in table.history()].count(0)


@pytest.mark.parametrize("typed", [["make an offer", "b"], ["make an offer", "S9", "b"], ["S9 for 13", "n"]])
def test_no_offer_of_exchange_is_spent_by_who_offers_nothing_after_all(typed):
    table = exchange_table(HANDS)
    before = done(table)
    assert shown(table, *typed).count("What do you do?") == 2
    assert done(table) == before


def test_no_accept_of_exchange_is_begun_by_who_gives_nothing_after_all():
    table = exchange_table(HANDS)
    offer(table, 1, "T9", "9")
    before = done(table)
    assert shown(table, "accept", "b").count("What do you do?") == 2
    assert done(table) == before
