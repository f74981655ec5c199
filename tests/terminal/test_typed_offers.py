"""Offers of Tech Exchange typed in one line: a blank between two cards is enough, and what is wrong is said."""

import time

import pytest

from tests.exchange_table import open_offers
from tests.terminal.exchange_words import alone
from tests.terminal.typist import flat, shown

HANDS = ["T6 K9 S9 T4", "T9 K2 S5 V3 K12", "V9 K13 S6 T12 V7"]


@pytest.mark.parametrize(
    ("typed", "understood"),
    [
        ("S9 K9 for 3", "S9 Astronomy and K9 Navigation for any 3"),
        ("s9  k9 for 3", "S9 Astronomy and K9 Navigation for any 3"),
        ("electric vehicles K9 for 3", "T6 Electric Vehicles and K9 Navigation for any 3"),
        ("K9 electric vehicles for 3", "K9 Navigation and T6 Electric Vehicles for any 3"),
        ("9 of science 9-knowledge for 3", "S9 Astronomy and K9 Navigation for any 3"),
        ("S9 by value K9 down for 3", "a 9 (S9 Astronomy) and a face-down card (K9 Navigation) for any 3"),
        ("electric vehicles for 3", "T6 Electric Vehicles for any 3"),
        ("9 science for 3", "S9 Astronomy for any 3"),
        ("S9 K9 for 3 13", "S9 Astronomy and K9 Navigation for any 3 and any 13"),
        ("S9 for K12 T9", "S9 Astronomy for K12 Virtual Reality and T9 Manufacturing"),
        ("S9 for any 3 any science card", "S9 Astronomy for any 3 and any science card"),
        ("S9 for 7 or 8 any", "S9 Astronomy for any 7 or 8 and any card"),
    ],
)
def test_a_blank_between_two_cards_is_enough(typed, understood):
    assert f"You offer {understood}, to everybody." in flat(shown(alone(HANDS), typed, "n"))


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("S9 K9 T4 for 3", "An offer gives one or two cards and asks for one or two, not 3 (Exchange 2.3)."),
        ("S9, K9 T4, T6 for 3", "An offer gives one or two cards and asks for one or two, not 4 (Exchange 2.3)."),
        ("S9 for 3 4 5", "An offer gives one or two cards and asks for one or two, not 3 (Exchange 2.3)."),
        ("S9 S9 for 3", "You hold S9 Astronomy only once: offer another card with it."),
        ("S9 and astronomy for 3", "You hold S9 Astronomy only once: offer another card with it."),
        ("S9 V5 for 3", "You do not hold V5 Banking."),
        ("S9 gold for 3", "'s9 gold' is no card"),
        (", for 3", "An offer gives one or two cards and asks for one or two, like: S4 and K7 for 13."),
    ],
)
def test_the_true_reason_is_said(typed, answer):
    table = alone(HANDS)
    assert answer in flat(shown(table, typed))
    assert open_offers(table) == []


def test_with_two_decks_both_copies_may_be_offered():
    table = alone(["S9 S9' T4 K3", "T9 K2", "V9 K13", "T2 T3", "V2 V3"])
    assert "You offer S9 Astronomy and S9 Astronomy for any 3, to everybody." in flat(shown(table, "S9 S9 for 3", "n"))


def test_nonsense_is_answered_at_once():
    start = time.monotonic()
    shown(alone(HANDS), f"S9 for {'any 9 ' * 400}gold", f"{'K9 ' * 5000} for 3")
    assert time.monotonic() - start < 5
