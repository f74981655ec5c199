"""Offers typed in one line, in both games that trade: a blank parts two cards, and what is wrong is said."""

import time
from collections.abc import Callable

import pytest

from techdeck.core.cards import parse_card
from techdeck.core.state import State
from tests.exchange_table import exchange_table
from tests.terminal.typist import flat, shown
from tests.tricks_table import tricks_table

HANDS = ["T6 K9 S9 T4", "T9 K2 S5 V3 K12", "V9 K13 S6 T12 V7"]
GOALS = ("K1", "S1", "T1")
Trading = Callable[[], State]


def tricks() -> State:
    """Your trading turn in Tricks of the Trade."""
    return tricks_table(HANDS, phase="trading", trump="V2", goals=GOALS)


def exchange() -> State:
    """Trading in Tech Exchange."""
    return exchange_table(HANDS)


TABLES = pytest.mark.parametrize("table", [tricks, exchange])


@pytest.mark.parametrize(
    ("typed", "understood"),
    [
        ("S9 K9 for 3", "S9 Astronomy and K9 Navigation for any 3"),
        ("s9  k9 for 3", "S9 Astronomy and K9 Navigation for any 3"),
        ("electric vehicles K9 for 3", "T6 Electric Vehicles and K9 Navigation for any 3"),
        ("K9 electric vehicles for 3", "K9 Navigation and T6 Electric Vehicles for any 3"),
        ("9 of science 9-knowledge for 3", "S9 Astronomy and K9 Navigation for any 3"),
        ("S9 by value K9 down for 3", "S9 Astronomy (telling only its value) and K9 Navigation (face down) for any 3"),
        (
            "a 4 and a science card for 3",
            "T4 Drones (telling only its value) and S9 Astronomy (telling only its domain)",
        ),
        ("a 4 face down for any", "T4 Drones (face down) for any card"),
        ("electric vehicles for 3", "T6 Electric Vehicles for any 3"),
        ("9 science for 3", "S9 Astronomy for any 3"),
        ("S9 K9 for 3 13", "S9 Astronomy and K9 Navigation for any 3 and any 13"),
        ("S9 for K12 T9", "S9 Astronomy for K12 Virtual Reality and T9 Manufacturing"),
        ("S9 for any 3 any science card", "S9 Astronomy for any 3 and any science card"),
        ("S9 for 7 or 8 any", "S9 Astronomy for any 7 or 8, and any card"),
        ("S9 for 8/7", "S9 Astronomy for any 7 or 8"),
        ("S9 for 7 or science", "S9 Astronomy for any 7 or science card"),
        ("S9 for service or a 7", "S9 Astronomy for any 7 or service card"),
    ],
)
@TABLES
def test_a_blank_between_two_cards_is_enough(table: Trading, typed: str, understood: str) -> None:
    text = flat(shown(table(), f"offer {typed} to Ben", "n"))
    assert f"You offer {'Ben ' if table is tricks else ''}{understood}" in text


@pytest.mark.parametrize("typed", ["offer Ben S9 for 3", "propose Ben S9 for 3", "S9 for 3 to ben", "ben s9 for a 3"])
def test_whom_an_offer_is_for_stands_first_or_last(typed):
    assert "You offer Ben S9 Astronomy for any 3." in flat(shown(tricks(), typed, "n"))


def test_with_two_players_nobody_need_be_named():
    table = tricks_table(HANDS[:2], phase="trading", trump="V2", goals=GOALS[:2])
    assert "You offer Ben S9 Astronomy for any 3." in flat(shown(table, "S9 for 3", "n"))


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        (
            "S9 K9 T4 for 3",
            "An offer gives one or two cards and asks for one or two, like: S4 and K7 face down for 13.",
        ),
        ("S9, K9 T4, T6 for 3", "An offer gives one or two cards and asks for one or two, like"),
        ("S9 for 3 4 5", "An offer gives one or two cards and asks for one or two, like"),
        (", for 3", "An offer gives one or two cards and asks for one or two, like"),
        ("S9 S9 for 3", "You hold S9 only once: offer another card with it."),
        ("S9 and astronomy for 3", "You hold S9 only once: offer another card with it."),
        ("S9 V5 for 3", "You don't hold V5."),
        ("S9 gold for 3", "'s9 gold' is no card"),
        ("a 9 for 3", "You hold 2 cards of value 9: say which one it is."),
        ("a 12 for 3", "You hold no card of value 12: say which one it is."),
        ("S9 for gold", "'gold' can't be asked for: say 13, 7/9, 7 or science, science, S4 or any."),
        (
            "S9 for knowledge or science",
            "'knowledge or science' can't be asked for: say two values, or a value and a domain.",
        ),
        ("S9 for 14", "Values go from 1 to 13."),
        ("S9 and K9", "Say what you ask for as well, like: S4 and K7 face down for 13."),
    ],
)
@TABLES
def test_the_true_reason_is_said(table: Trading, typed: str, answer: str) -> None:
    state = table()
    before = state.hash()
    assert answer in flat(shown(state, f"offer {typed}"))
    assert state.hash() == before or table is exchange


@pytest.mark.parametrize(
    ("typed", "answer"),
    [("S9 for 3 to Zoe", "Nobody here is called 'zoe'."), ("S9 for 3", "Say to whom, like: offer Ben S4 for any 7.")],
)
def test_an_offer_needs_somebody(typed, answer):
    assert answer in flat(shown(tricks(), typed))


def test_with_two_decks_both_copies_may_be_offered():
    table = exchange_table(["S9 S9' T4 K3", "T9 K2", "V9 K13", "T2 T3", "V2 V3"])
    assert "You offer S9 Astronomy and S9' Astronomy for any 3, to everybody." in flat(shown(table, "S9 S9 for 3", "n"))


def test_a_card_is_offered_as_what_it_counts_as():
    table = tricks()
    table.alter(parse_card("K9"), 5, 2)
    text = flat(shown(table, "offer Ben a 5 for 3", "n"))
    assert "You offer Ben K9 Navigation (counts as 5 of technology) (telling only its value) for any 3." in text


@TABLES
def test_nonsense_is_answered_at_once(table: Trading) -> None:
    start = time.monotonic()
    shown(table(), f"S9 for {'any 9 ' * 400}gold", f"{'K9 ' * 5000} for 3")
    assert time.monotonic() - start < 5
