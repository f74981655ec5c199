"""Positions of the other games: numbers, cards and frames that do not fit are refused with their line. (Family 8.8)"""

import re

import pytest

from techdeck import TechdeckError
from techdeck.core.state import State
from tests.chess_table import chess_table
from tests.city_table import city_table
from tests.city_table import do as do_in_city
from tests.exchange_table import exchange_table, offer, prepare_offer
from tests.paradoxical_table import EXAMPLE, paradoxical_table
from tests.paradoxical_table import do as do_in_paradoxical


def refused(table: State, pattern: str, new: str, complaint: str) -> None:
    """The position with one text changed, or a line added where the pattern is empty, is refused for this reason."""
    text = table.position()
    assert table.game.position(text).position() == text
    changed, changes = re.subn(pattern, new, text, count=1) if pattern else (f"{text}{new}\n", 1)
    assert changes == 1, text
    with pytest.raises(TechdeckError) as error:
        table.game.position(changed)
    assert complaint in str(error.value)
    assert re.match(r"line \d+: |the line '.*' is missing: ", str(error.value))


# --- Tech Exchange -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("pattern", "new", "complaint"),
    [
        ("", "round: 4", "round is 1 to 3, not 4"),
        ("", "stage: 13 0 0", "stage is 0 to 12, not 13"),
        ("", "stage: 9 0 0", "seat 0 has 1 to 2 cards there"),
        ("", "question: 5 0 0", "question is 0 or "),
        ("", "talked: 9 0 0", "talked is 0 to 8, not 9"),
        ("", "aim: 3 -1 -1", "the aim of seat 0 is -1 at this stage, 0"),
        ("", "accepted: -1 0 -1", "seat 1 waits for an open offer of another seat, at a table with a window, or -1"),
        ("", "done: 8", "done is 0 to 7, not 8"),
        ("open: 1 0 0", "open: 0 0 0", "offer 0 is open exactly if it has terms and cards"),
        ("offer cards: \\d+", "offer cards: 16128", "0 is no card in the hand of seat 0"),
        ("offer cards: \\d+", "offer cards: 16254", "offer 0 is open exactly if it has terms and cards"),
        ("offer terms: \\d+", "offer terms: 65536", "what is told of S4 is true"),
        ("Trading\\(1\\)", "Trading(2)", "trading phase 2 lies on Round(4)"),
        ("Trading\\(1\\)", "Trading(1) PickPartner(0)", "two seats or more have accepted offer 0"),
        ("Trading\\(1\\)", "Trading(1) PlaceWild(0,52,1)", "a wild to be placed lies in the hand of its seat (1)"),
        ("Round\\(2\\) Trading\\(1\\)", "Round(3) UseCard(0,3)", "nobody trades by what is to do"),
        ("expelled: W1 W2", "hand 0: W1\nexpelled: W2", "W1 is a wild, which is placed at once"),
    ],
)
def test_exchange(pattern, new, complaint):
    table = exchange_table(["S4 K7", "V13 K5", "T2 T3"])
    offer(table, 0, "S4", "13")
    refused(table, pattern, new, complaint)


@pytest.mark.parametrize(
    ("pattern", "new", "complaint"),
    [
        ("stage: \\d+", "stage: 0", "seat 0 prepares no offer"),
        ("stage: \\d+", "stage: 1", "at stage 1 seat 0 asks for 0 to 0 patterns"),
        ("stage: \\d+", "stage: 2", "nothing is told of a card that is not there, or not yet"),
        ("stage: \\d+", "stage: 11", "seat 0 is about to accept an open offer of another seat, not -1"),
        ("", "done: 1", "seat 0 is done, so it prepares nothing"),
    ],
)
def test_exchange_while_an_offer_is_prepared(pattern, new, complaint):
    table = exchange_table(["S4 K7", "V13 K5", "T2 T3"])
    prepare_offer(table, 0, "S4", "13")
    refused(table, pattern, new, complaint)


# --- Tech City -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("pattern", "new", "complaint"),
    [
        ("site value: 4", "site value: 0", "what is built counts as a value from 1 to 13"),
        ("site domain: 1", "site domain: 3", "a service card, domain 3, is helped with, and any other is paid for"),
        ("", "helpers: 1", "only a service card is helped with: write 0"),
        ("Pay\\(0,0\\)", "Pay(1,0)", "seat 1 builds, so the next one is seat 0"),
        ("Pay\\(0,0\\)", "OnSide(0,3)", "a place of the city is 0 to 1, not 3"),
        ("Round\\(1\\)", "Round(2)", "BuildTurn lies on Round(1), not on Round(2)"),
        ("BuildTurn\\(1,1\\)", "BuildTurn(1,3)", "how many are still asked is 0 to 2, not 3"),
        ("expelled: (\\S+)", "face down 1: \\1\nexpelled:", "cards are put face down only while all do so"),
        ("", "council: 3", "council is 0, not 3"),
    ],
)
def test_city(pattern, new, complaint):
    table = city_table(["W1 K2 K12", "S1 S2"], "V3 S4")
    do_in_city(table, "W1", "S4")
    refused(table, pattern, new, complaint)


def test_a_city_has_room_for_all_that_can_still_be_built():
    drawing = " ".join([f"{letter}{value}" for letter in "KS" for value in range(1, 13)])
    refused(city_table(["T1", "T2", "T3"], drawing, round=6), "round: 6", "round: 1", "can still be built")


# --- Paradoxical ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("pattern", "new", "complaint"),
    [
        ("", "tokens: 2 0", "tokens is 0 to 1, not 2"),
        ("", "tokens: 1 0", "in round 1 so many tokens were claimed: 0, not 1"),
        ("", "turns: 400", "turns is 0 to 399, not 400"),
        ("", "turns: 1", "after 1 turns it is the turn of seat 1"),
        ("", "marked: 1", "all remember every card that is marked"),
        ("", "marked of second deck: 1", "marked of second deck is 0, not 1"),
        ("ChooseSet\\(0,1,\\d+\\)", "ChooseSet(0,3,0)", "a kind of paradox is 0 to 2, not 3"),
        ("ChooseSet\\(0,1,\\d+\\)", "ChooseSet(0,1,1023)", "0 to 4 of 10 cards of the tableau are chosen by now"),
        ("ChooseSet\\(0,1,\\d+\\)", "ChooseIndifferent(0,1,31,1)", "no card is both of the set and indifferent"),
        ("deck 1: K3", "deck 2: K3", "K3 can't lie in 'deck 2', which is for the cards of deck 2"),
        ("deck 1: K3", "tableau 0: K3", "'tableau 0' has 0 to 10 of all cards but wilds, not 11"),
        ("(deck 1: K3)", "\\1 W1", "W1 can't lie in 'deck 1'"),
    ],
)
def test_paradoxical(pattern, new, complaint):
    table = paradoxical_table([EXAMPLE, ""], deck_1="K3", deck_2="T3")
    do_in_paradoxical(table, "full-house", "K2")
    refused(table, pattern, new, complaint)


# --- Tech Chess ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("pattern", "new", "complaint"),
    [
        ("", "round: 601", "round is 1 to 600, not 601"),
        ("", "draw said: 3", "draw said is 0 to 2, not 3"),
        ("(?s)W1 W2(.*)hand 0: S5", "W2\\1hand 0: S5 W1", "W1 can't lie in 'hand 0', which is for all cards but wilds"),
        ("to do: Turn", "builds: 0 3\nto do: Turn Building(0,17)", "seat 0 builds, so it has 1 to 3 builds left"),
        (
            "to do: Turn",
            "upgrades: 0 2\nto do: Turn Upgrading(0,17)",
            "so it has 1 or 2 upgrades left",
        ),
        ("", "told: S5=science 6 until 3", "the change of S5 holds until 3"),
    ],
)
def test_chess(pattern, new, complaint):
    refused(chess_table(hands=("S5", "K5")), pattern, new, complaint)
