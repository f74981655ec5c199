"""Positions of Tricks of the Trade whose lines do not fit each other are refused with their line. (Family 8.8)"""

import pytest

from techdeck.core.counting import ROUND
from techdeck.core.trading.patterns import ANY, OF_VALUE, THE_CARD
from techdeck.core.trading.terms import NO_CARD, two_cards, with_meant_for, with_told, with_wanted
from techdeck.core.zones import EVERYBODY, EXPELLED
from tests.core.test_position_of_games import refused
from tests.table_words import cards
from tests.tricks_table import do, tricks_table


@pytest.mark.parametrize(
    ("pattern", "new", "complaint"),
    [
        ("round: 2", "round: 1", "in round 1 so many of the 2s are expelled: 0"),
        ("round: 2", "round: 3", "in round 3 so many of the 2s are expelled: 2"),
        ("turned up: V2", "turned up: T2", "T2 is expelled, so it was not turned up this round"),
        ("turned up: V2", "turned up: S2", "S2 was turned up, so it is not in the trump deck"),
        ("trump deck: K2 S2", "discard: S2\ntrump deck: K2", "S2 was not turned up, so it is in the trump deck"),
        ("bid: 3 4 1", "bid: 3 4 5", "seat 2 bid more than seat 1: the highest bid is first"),
        ("first: 1", "first: 0", "seat 1 bid more than seat 0: the highest bid is first"),
        ("UseCard\\(1,3\\)", "UseCard(2,3)", "seat 1 is first: with 3 to come it is the turn of seat 1"),
        ("UseCard\\(1,3\\)", "UseCard(1,2)", "seat 1 is first: with 2 to come it is the turn of seat 2"),
        ("hand 0: K5", "won 0: K5", "seat 0 has won cards exactly if it took tricks"),
        ("", "score: 19 0 0", "seat 0 has at most 18 points before round 2 is scored"),
        ("", "base points: 4 2 1", "before round 2 is scored, at most 6 tricks were won"),
    ],
)
def test_lines_at_the_effects(pattern, new, complaint):
    """The second round, T2 expelled, V2 turned up, seat 1 first by its bid."""
    table = tricks_table(["K5", "S5 S6", "T5"], bids=[3, 4, 1], first=1, trump_deck="S2 K2 T2", deck="V9")
    table.zones.move(cards("T2")[0], EXPELLED, int(EVERYBODY))
    table.nums[ROUND] = 2
    refused(table, pattern, new, complaint)


@pytest.mark.parametrize(
    ("pattern", "new", "complaint"),
    [
        ("won 0: K9 S9", "trump discard: K9 S9", "seat 0 has won cards exactly if it took tricks"),
        ("taken: 1 0", "taken: 0 1", "seat 0 has won cards exactly if it took tricks"),
    ],
)
def test_lines_at_the_second_trick(pattern, new, complaint):
    table = tricks_table(["K5 K9", "S5 S9"], phase="tricks", bids=[6, 0], trump_deck="S2 K2 T2", discard="V9")
    do(table, "K9", "S9")
    refused(table, pattern, new, complaint)


def test_who_did_not_follow_has_no_card_of_the_led_domain():
    """Seat 1 played T4 on K9. (Tricks 6.2)"""
    table = tricks_table(["K9 S9", "T4 V5", "K4 T5"], phase="tricks", bids=[2, 1, 1], deck="K3", trump_deck="S2 K2 T2")
    do(table, "K9", "T4")
    refused(table, "deck: K3\n((.*\n)*)hand 1: V5", "\\1hand 1: K3 V5", "did not follow in the trick, so it has not K3")


def test_who_asks_for_an_exact_card_has_another():
    """Seat 0 asks seat 1 for K3. (Tricks 3.8)"""
    goals = ("T1", "S1")
    table = tricks_table(["K9 S9", "T4 V5"], phase="trading", goals=goals, deck="K3", trump="T2", trump_deck="S2 K2 V2")
    do(table, "seat 1", "S9", "no", "exact", "K3", "no")
    refused(table, "deck: K3\n((.*\n)*)hand 0: K9", "\\1hand 0: K3 K9", "this seat asks for K3, so it has not got it")


def offer_made(*words, **more):
    """Seat 0 has begun a trade with seat 1."""
    goals, deck = ("V1", "S1", "T1"), "S2 K2 T2"
    table = tricks_table(["K9 S9", "T4 V5", "K4 T5"], phase="trading", goals=goals, trump_deck=deck, **more)
    do(table, *words)
    return table


def terms(told=(), asked=(), to=1):
    """The terms of an offer: what is told of its cards, what it asks for, of whom."""
    packed = with_meant_for(0, to) if to >= 0 else 0
    for which, pattern in enumerate(told):
        packed = with_told(packed, which, pattern)
    for which, pattern in enumerate(asked):
        packed = with_wanted(packed, which, pattern)
    return int(packed)


def pair(*texts):
    """Up to two cards, packed."""
    some = [*cards(" ".join(texts)), NO_CARD, NO_CARD]
    return int(two_cards(some[0], some[1]))


STANDING = ("seat 1", "face-down S9", "no", "any-card", "no")
"""S9 face down for any card of seat 1."""
DRAFT = ("seat 1", "by-value S9", "no", "value 4")
"""S9 by its value for a 4, and perhaps more, of seat 1."""
EXACT_K4, EXACT_S9, EXACT_V2 = (THE_CARD + cards(text)[0] for text in ("K4", "S9", "V2"))


@pytest.mark.parametrize(
    ("pattern", "new", "complaint"),
    [
        ("Reply\\(1\\)", "Reply(2)", "the offer is from seat 0, so seat 2 is meant, who is to act"),
        ("offer from: 0", "offer from: 2", "an offer is from the proposer to another seat"),
        ("offer terms: \\d+", f"offer terms: {terms([ANY], [ANY], 0)}", "so seat 1 is meant, who is to act"),
        ("offer terms: \\d+", f"offer terms: {terms([OF_VALUE + 8], [ANY])}", "what is told of S9 is true"),
        ("offer terms: \\d+", f"offer terms: {terms([], [ANY])}", "what is told of S9 is true"),
        (
            "offer terms: \\d+",
            f"offer terms: {terms([ANY, ANY], [ANY])}",
            "nothing is told of a card that is not there",
        ),
        ("offer terms: \\d+", f"offer terms: {terms([ANY])}", "1 to 2 patterns are asked for by now"),
        ("offer terms: \\d+", f"offer terms: {terms([ANY], [400])}", "1 to 2 patterns are asked for by now"),
        ("offer terms: \\d+", f"offer terms: {terms([ANY], [EXACT_K4] * 2)}", "K4 is asked for twice"),
        ("offer terms: \\d+", f"offer terms: {terms([ANY], [EXACT_V2])}", "V2 lies open on the table"),
        ("offer terms: \\d+", f"offer terms: {terms([EXACT_S9], [ANY])}", "so all know it: write S9{all}"),
        ("offer cards: \\d+", f"offer cards: {pair()}", "1 to 2 cards there, packed as one + 128 * other"),
        ("offer cards: \\d+", f"offer cards: {pair('S9', 'S9')}", "1 to 2 cards there, packed as one + 128 * other"),
        ("offer cards: \\d+", f"offer cards: {pair('T4')}", "is no card in the hand of seat 0"),
        ("", f"draft terms: {terms()}", "no such offer is made by what is to do"),
        ("", f"draft cards: {pair('K9')}", "no such offer is made by what is to do"),
        ("", "committed: T4", "no card is committed by what is to do"),
        ("", "traded: 1", "only two players with swap=also trade or swap"),
        ("", "swapped: 1", "only two players with swap=also trade or swap"),
    ],
)
def test_lines_of_an_offer_that_stands(pattern, new, complaint):
    """(Tricks 3.6-3.10, 3.26)"""
    refused(offer_made(*STANDING), pattern, new, complaint)


@pytest.mark.parametrize(
    ("pattern", "new", "complaint"),
    [
        ("Proposing\\(0\\) Wanting\\(0\\)", "Proposing(1) Wanting(1)", "it is for seat 0 to act, not for seat 1"),
        ("draft terms: \\d+", f"draft terms: {terms([OF_VALUE + 9], [ANY], 0)}", "to another seat that has cards"),
        ("draft terms: \\d+", f"draft terms: {terms([OF_VALUE + 9], [ANY], -1)}", "to another seat that has cards"),
        ("draft terms: \\d+", f"draft terms: {terms([ANY], [ANY] * 2)}", "0 to 1 patterns are asked for by now"),
        ("draft terms: \\d+", f"draft terms: {terms([OF_VALUE + 1], [ANY])}", "what is told of S9 is true"),
        ("draft cards: \\d+", f"draft cards: {pair()}", "1 to 2 cards there, packed"),
        ("Wanting\\(0\\)", "Offering(0)", "0 to 0 patterns are asked for by now"),
        ("", "offer from: 1", "no such offer is made by what is to do"),
    ],
)
def test_lines_of_an_offer_that_is_put_together(pattern, new, complaint):
    """(Tricks 3.6-3.8, 3.30)"""
    refused(offer_made(*DRAFT), pattern, new, complaint)


@pytest.mark.parametrize(
    ("pattern", "new", "complaint"),
    [
        ("draft terms: \\d+", f"draft terms: {terms([ANY], [ANY], 2)}", "is made to seat 0"),
        ("Wanting\\(1\\)", "Wanting(0)", "it is for seat 1 to act, not for seat 0"),
    ],
)
def test_lines_of_a_counter_offer(pattern, new, complaint):
    """(Tricks 3.13)"""
    refused(offer_made(*STANDING, "counter", "face-down T4", "no", "any-card"), pattern, new, complaint)


@pytest.mark.parametrize(
    ("pattern", "new"),
    [("committed: T4", "committed: V5"), ("committed: T4", "committed: K4"), ("committed: T4\n", "")],
)
def test_a_committed_card_fits_the_first_pattern(pattern, new):
    """(Tricks 3.10)"""
    table = offer_made("seat 1", "face-down S9", "no", "value 4", "any-card", "T4")
    refused(table, pattern, new, "seat 1 has given a card of its hand that fits the first of two patterns")


@pytest.mark.parametrize(
    "words", [(), STANDING, DRAFT, (*STANDING, "counter", "T4"), ("seat 1", "S9", "no", "either", "value 3")]
)
def test_every_moment_of_trading_is_set_up_again(words):
    table = offer_made(*words)
    again = table.game.position(table.position())
    assert (again.hash(), again.position()) == (table.hash(), table.position())


def test_who_has_swapped_may_still_trade():
    """(Tricks 3.26)"""
    goals = ("V1", "S1")
    table = tricks_table(
        ["K9 S9", "T4 V5"], phase="trading", goals=goals, trump_deck="S2 K2 T2", deck="T9", options={"swap": "also"}
    )
    do(table, "deck-swap", "K9")
    assert "swapped: 1" in table.position()
    assert table.game.position(table.position()).hash() == table.hash()
    refused(table, "", "traded: 1", "only two players with swap=also trade or swap")


def test_a_trading_turn_has_a_proposal_left():
    """(Tricks 3.19)"""
    refused(offer_made(), "", "proposals: 4", "while a trading turn goes on, at most 3 proposals have failed")


def test_who_speaks_has_something_left_to_say():
    """(Tricks 3.23)"""
    refused(offer_made("speak"), "", "talked: 2 0 0", "seat 0 is about to speak, so it has something left to say")
