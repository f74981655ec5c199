"""Positions of the other games: numbers, cards and frames that do not fit are refused with their line. (Family 8.8)"""

import re

import pytest

from techdeck import TechdeckError
from techdeck.core.cards import parse_card
from techdeck.core.state import State
from tests.chess_table import chess_table
from tests.city_table import city_table
from tests.city_table import do as do_in_city
from tests.exchange_table import do as do_in_exchange
from tests.exchange_table import exchange_table, offer, phase_of, prepare_offer, stack
from tests.paradoxical_table import EXAMPLE, paradoxical_table
from tests.paradoxical_table import do as do_in_paradoxical
from tests.tricks_table import tricks_table


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
        ("", "round: 4", "round must be 1 to 3, not 4"),
        ("", "stage: 8 0 0", "stage must be 0 to 7, not 8"),
        ("", "stage: 5 0 0", "seat 0 has 1 to 2 cards there"),
        ("", "question: 18 0 0", "question must be 0 to 17, not 18"),
        ("", "dropped: 25 0 0", "dropped must be 0 to 24, not 25"),
        ("", "talked: 8 0 0\nstage: 7 0 0", "seat 0 has said all it may"),
        ("", "talked: 9 0 0", "talked must be 0 to 8, not 9"),
        ("", "aim: 3 -1 -1", "the aim of seat 0 is -1 at this stage, 0"),
        ("", "accepted: -1 0 -1", "seat 1 waits for an open offer of another seat, at a table with a window, or -1"),
        ("", "done: 8", "done must be 0 to 7, not 8"),
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


def test_exchange_who_asks_for_an_exact_card_before_any_trade_has_not_got_it():
    """(Exchange 2.8)"""
    table = exchange_table(["S4 K7", "V13 K5", "T2 T3"])
    offer(table, 0, "S4", "V13")
    refused(
        table, "hand 0: .*\nhand 1: .*", "hand 0: K7 S4 V13\nhand 1: K5", "asks for V13 before any trade, and has it"
    )


@pytest.mark.parametrize(
    ("pattern", "new", "complaint"),
    [
        ("stage: \\d+", "stage: 0", "seat 0 prepares no offer"),
        ("stage: \\d+", "stage: 1", "at stage 1 seat 0 asks for 0 to 0 patterns"),
        ("stage: \\d+ 0 0", "stage: 4 0 0\naim: 14 -1 -1", "the aim of seat 0 is -1 at this stage, 4"),
        ("stage: \\d+", "stage: 6", "seat 0 is about to accept an open offer of another seat, not -1"),
        ("draft terms: \\d+", "draft terms: 0", "what is told of S4 is true"),
        ("", "done: 1", "seat 0 is done, so it prepares nothing"),
        ("", "dropped: 24 0 0", "seat 0 has dropped all it may"),
        ("", "offers made: 8 0 0", "seat 0 has made all its offers"),
    ],
)
def test_exchange_while_an_offer_is_prepared(pattern, new, complaint):
    table = exchange_table(["S4 K7", "V13 K5", "T2 T3"])
    prepare_offer(table, 0, "S4", "13")
    refused(table, pattern, new, complaint)


def test_exchange_groups_formed_by_hand():
    """(Exchange 7.6, 7.11)"""
    table = exchange_table(["K9 S9 T9 V2 V5 V8", "K2 S3 T3 V6 K5 S6"], phase="reveal")
    do_in_exchange(table, "V2", "V5", "V8", "close-group", "K9", seat=0)
    refused(table, "closed groups: \\d+", "closed groups: 1", "the closed groups of seat 0 are parts of its grouped")
    refused(
        table, "grouped: \\d+", "grouped: 1", "the closed groups of seat 0 are parts of its grouped cards, all apart"
    )


@pytest.mark.parametrize(
    ("pattern", "new", "complaint"),
    [
        ("wild at: 1 -1 -1 -1\n", "", "W1 was put on the science stack: write 1 for it"),
        ("wild at: 1", "wild at: 3", "W1 was put on the science stack: write 1 for it"),
        ("wild at: 1 -1", "wild at: 1 0", "W2 was put on no stack, or not yet: write -1 for it"),
        ("wild at: 1 -1 -1", "wild at: 1 -1 2", "one deck has two wilds: write -1 for the others"),
        ("science stack: S1 W1", "science stack: S1\nservice stack: W1", "W1 was put on the service stack"),
        ("(?s)discard: T9\n(.*)stack: K1 K8", "\\1stack: K1 K8 T9", "T9 lies on the technology stack"),
        ("to do: .*", "to do: Round(3) UseCard(1,3)", "seat 0 is first: with 3 to come it is the turn of seat 0"),
        ("to do: .*", "to do: Round(3) UseCard(0,2)", "seat 0 is first: with 2 to come it is the turn of seat 1"),
        ("", "first: 2", "seat 2 is first: with 3 to come it is the turn of seat 2"),
        ("", "users: 1", "0 at most have used a card in this phase by now, not 1"),
    ],
)
def test_exchange_market_and_turns(pattern, new, complaint):
    table = exchange_table(
        ["S4 K7", "V13 K5", "T2 T3"], phase="effects", market="K1 K8 S1 W1@S T1", deck="V2 V3", discard="T9"
    )
    refused(table, pattern, new, complaint)


def test_exchange_a_changed_card_lies_where_it_was_changed():
    """A text of a house may change a card that lies on the market already. (Exchange 1.3)"""
    table = exchange_table(["S4 K7", "V13 K5", "T2 T3"], phase="effects")
    table.alter(parse_card("K1"), 1, 3)
    assert table.game.position(table.position()).hash() == table.hash()


def test_exchange_a_wild_that_an_effect_brought_is_put_nowhere_yet():
    """W2 lies on the stack where W1 lay, until its user says where it goes. (Exchange 1.10)"""
    table = exchange_table(["S5 K7", "V13 K5"], phase="effects", market="K1 S1 W1@S T1 V1", deck="V2 V3", discard="W2")
    do_in_exchange(table, "S5", "W1", "W2")
    assert (phase_of(table), stack(table, "S")) == ("PlaceWild(0,53,0)", "W2 S1")
    refused(table, "", "wild at: -1 1 -1 -1", "W2 was put on no stack, or not yet: write -1 for it")


def test_exchange_who_uses_a_card_is_not_counted_before_the_text_is_done():
    table = exchange_table(["S10 K7", "V13 K5", "T2"], phase="effects", deck="V2 V3 V4 V5")
    do_in_exchange(table, "S10")
    refused(table, "", "users: 1", "0 at most have used a card in this phase by now, not 1")
    nobody_yet = "first: 1\nto do: Round(3) UseCard(1,3)"
    refused(table, "to do: .*UseCard\\(1,2\\)", nobody_yet, "while a card is used, 0 to 2 may use one after")


def test_exchange_who_draws_for_a_used_card_is_counted():
    """Seat 0 has used a card, and the wild that was turned up for it is still to be placed. (Exchange 6.2, 6.3)"""
    table = exchange_table(["K10 K7", "V13 K5", "T2"], phase="effects", deck="V3 V4 W1 V5")
    do_in_exchange(table, "K10", "V3", "V4")
    assert [frame.key() for frame in table.frames][1:3] == ["UseCard(1,2)", f"Redraw(0,{parse_card('K10')})"]
    refused(table, "users: 1\n", "", "one of the users, so there is 1 at least")
    refused(table, "users: 1", "users: 2", "1 at most have used a card in this phase by now, not 2")


def test_exchange_users_are_counted_from_the_first_effects_on():
    table = exchange_table(["S10 K7", "V13 K5", "T2"])
    refused(table, "", "users: 1", "0 at most have used a card in this phase by now, not 1")
    later = exchange_table(["S10 K7", "V13 K5", "T2"], phase="second trading")
    assert "users: 3" in later.game.position(f"{later.position()}users: 3\n").position()


def test_exchange_everybody_keeps_as_many_cards_as_the_smallest_hand():
    table = exchange_table(["S4 K7 K8", "V13 K5 K6 K9", "T2 T3"], phase="reveal")
    do_in_exchange(table, "K7", seat=0)
    do_in_exchange(table, "K5", seat=1)
    for kept in (0, 1, 3):
        refused(table, "Equalise\\(2\\)", f"Equalise({kept})", "the smallest hand had 2 cards, so many are kept")
    three = "the smallest hand had 3 cards, so many are kept, not 2"
    refused(table, "(?s)T4 (.*hand 2: T2 T3)", "\\1 T4", three)
    too_many = "seat 0 keeps 2 cards, so it puts no more face down"
    refused(table, "(?s)hand 0: K8 S4(.*face down 0: K7)", "hand 0: S4\\1 K8", too_many)


@pytest.mark.parametrize(
    ("new", "complaint"),
    [
        ("conceded: 1", "seat 0 has conceded, so its offer 0 is withdrawn"),
        ("conceded: 2", "seat 1 is done, so it prepares nothing"),
    ],
)
def test_exchange_who_has_conceded_offers_and_prepares_nothing(new, complaint):
    table = exchange_table(["S4 K7", "V13 K5", "T2 T3"])
    offer(table, 0, "S4", "13")
    do_in_exchange(table, "accept 0", seat=1)
    refused(table, "", new, complaint)


# --- Tech City -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("pattern", "new", "complaint"),
    [
        ("site value: 4", "site value: 0", "what is built counts as a value from 1 to 13"),
        ("site domain: 1", "site domain: 3", "a service card, domain 3, is helped with, and any other is paid for"),
        ("", "helpers: 1", "only a service card is helped with: write 0"),
        ("Pay\\(0,0\\)", "Pay(1,0)", "seat 1 builds, so the next one is seat 0"),
        ("Pay\\(0,0\\)", "OnSide(0,3)", "a place of the city is 0 to 1, not 3"),
        ("Round\\(1\\)", "Round(2)", "BuildTurn must lie on Round(1), not on Round(2)"),
        ("BuildTurn\\(1,1\\)", "BuildTurn(1,3)", "how many are still asked must be 0 to 2, not 3"),
        ("expelled: (\\S+)", "face down 1: \\1\nexpelled:", "cards are face down only while players put them there"),
        ("", "council: 3", "council must be 0, not 3"),
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
        ("", "tokens: 2 0", "tokens must be 0 to 1, not 2"),
        ("", "tokens: 1 0", "in round 1 so many tokens were claimed: 0, not 1"),
        ("", "turns: 400", "turns must be 0 to 399, not 400"),
        ("", "turns: 1", "after 1 turns it is the turn of seat 1"),
        ("", "marked: 1", "all remember every card that is marked"),
        ("", "marked of second deck: 1", "marked of second deck must be 0, not 1"),
        ("ChooseSet\\(0,1,\\d+\\)", "ChooseSet(0,3,0)", "a kind of paradox must be 0 to 2, not 3"),
        ("ChooseSet\\(0,1,\\d+\\)", "ChooseSet(0,1,1023)", "0 to 4 of 10 cards of the tableau are chosen by now"),
        ("ChooseSet\\(0,1,\\d+\\)", "ChooseIndifferent(0,1,31,1)", "no card is both of the set and indifferent"),
        ("deck 1: K3", "deck 2: K3", "K3 can't be in 'deck 2', which is for the cards of deck 2"),
        ("deck 1: K3", "tableau 0: K3", "'tableau 0', which is for all cards but wilds, must hold 0 to 10, not 11"),
        ("(deck 1: K3)", "\\1 W1", "W1 can't be in 'deck 1'"),
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
        ("", "round: 601", "round must be 1 to 600, not 601"),
        ("", "draw said: 3", "draw said must be 0 to 2, not 3"),
        ("(?s)W1 W2(.*)hand 0: S5", "W2\\1hand 0: S5 W1", "W1 can't be in 'hand 0', which is for all cards but"),
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


@pytest.mark.parametrize(
    ("name", "phase", "fits"),
    [("tricks", "bidding", False), ("tricks", "effects", True), ("city", "build", False), ("city", "effects", True)],
)
def test_a_change_until_the_turn_ends_is_there_only_while_cards_are_used(name, phase, fits):
    """Family 5.8."""
    table: State = city_table(["K3 K4", "S3 S4"], phase=phase, deck="T5 T6 T7")
    if name == "tricks":
        table = tricks_table(["K3 K4", "S3 S4"], phase=phase, deck="T5 T6 T7", trump_deck="K2 S2 T2")
    lines = "changed: K4=science 4 until turn\ntold: K4=science 4 until turn\n"
    if fits:
        read = table.game.position(table.position() + lines)
        assert read.position().count("K4=science 4 until turn") == 2
    else:
        with pytest.raises(TechdeckError, match="can't hold until turn: it is not the time for card effects"):
            table.game.position(table.position() + lines)
