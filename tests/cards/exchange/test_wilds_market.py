"""Wilds on the market and in the piles: turned up, exchanged, replaced, discarded, never named or copied. (Exchange 1)

A wild that comes to the market straight from a pile is placed by the user, who draws nothing for it. (Exchange 1.10)
"""

import pytest

from tests.cards.exchange.words import check_market, effects, hands, stacks
from tests.cards.moments import set_up_again
from tests.cards.words import ALL, skipped, who_knows
from tests.exchange_table import all_done, deck, discard, do, exchange_table, frame, hand, happened, may_do, stack

OTHERS = ["K12 T5", "V11 V12"]
WITH_WILD = "K1 S1 T1 V1 W1@T"


def test_a_wild_turned_up_after_a_text_is_the_market_card():
    """Its user chooses the stack and draws only the redraw; another wild may come by that."""
    table = effects(["K6 S8", *OTHERS], deck="W1 W2 K8")
    do(table, "K6", "no")
    table = set_up_again(table)
    assert (frame(table), table.acting_seats(), discard(table)) == ("PlaceWild", [0], "")
    do(table, "domain technology")
    assert (frame(table), discard(table)) == ("PlaceWild", "K6")
    do(table, "domain science")
    assert (stacks(table), hand(table, 0)) == (["K1", "W2 S1", "W1 T1", "V1"], "K8 S8")


def test_the_third_user_turns_up_no_wild_but_may_redraw_one():
    table = effects(["K6 S8", *OTHERS], deck="W1 K8", users=2)
    do(table, "K6", "no", "domain technology")
    assert (stacks(table)[2], hand(table, 0)) == ("W1 T1", "K8 S8")


def test_ai_may_bring_a_wild_which_its_user_places():
    """It is the replacing card: nothing is drawn for it, and the phase's market card follows."""
    table = effects(["S13 S8", *OTHERS], deck="W1 K8 K9")
    do(table, "S13", "T1")
    table = set_up_again(table)
    assert (frame(table), table.acting_seats()) == ("PlaceWild", [0])
    do(table, "domain service")
    assert (stacks(table), discard(table)) == (["K8 K1", "S1", "", "W1 V1"], "S13 T1")
    assert hand(table, 0) == "K9 S8"


def test_ai_may_replace_a_wild_by_a_wild():
    """The old one lies in the discard pile, the new one is placed."""
    table = effects(["S13 S8", *OTHERS], deck="W2 K8 K9", market=WITH_WILD)
    do(table, "S13", "W1", "domain knowledge")
    assert (stacks(table), discard(table)) == (["K8 W2 K1", "S1", "T1", "V1"], "S13 W1")
    check_market(table)


@pytest.mark.parametrize(("card", "pile"), [("S5", "S5 T1 K4"), ("T13", "T13 T1 K4")])
def test_a_discarded_wild_may_come_to_the_market(card: str, pile: str):
    """By Physics and Robotics; the user chooses its stack."""
    table = effects([f"{card} S8", *OTHERS], deck="K8 K9", discard="W1 K4")
    do(table, card, "T1", "W1")
    table = set_up_again(table)
    assert may_do(table) == {f"domain {name}" for name in ("knowledge", "science", "technology", "service")}
    do(table, "domain technology")
    assert (stacks(table), discard(table)) == (["K8 K1", "S1", "W1", "V1"], pile)
    assert hand(table, 0) == "K9 S8"


@pytest.mark.parametrize(
    ("card", "answers", "pile"),
    [
        ("S5", ["W1", "K4"], "S5 W1"),
        ("T13", ["W1", "K4"], "T13 W1"),
        ("T9", ["W1", "S8"], "T9 W1 K4"),
        ("S13", ["W1"], "S13 W1 K4"),
    ],
)
def test_a_wild_may_be_taken_off_the_market_into_the_discard_pile(card: str, answers: list[str], pile: str):
    """It is not expelled, and is placed anew when it comes back. (Exchange 1.12)"""
    table = effects([f"{card} S8", *OTHERS], deck="K8 K9 K10", discard="K4", market=WITH_WILD)
    do(table, card, *answers)
    assert (discard(table), stack(table, "T"), frame(table)) == (pile, "T1", "UseCard")
    assert who_knows(table, "W1") == ALL
    check_market(table)


@pytest.mark.parametrize("wild", ["W1", "W2", "W1'", "W2'"])
def test_a_wild_that_left_the_market_is_placed_anew_when_it_comes_back(wild: str):
    """Seat 0 takes it off the market, seat 1 brings it back and may choose another stack. (Exchange 1.10)"""
    held = ["T13 S8", "S5 S9", *OTHERS, "V2"]
    table = effects(held, deck="K8 K9 K10 K11", discard="K4", market=f"K1 S1 T1 V1 {wild}@T")
    do(table, "T13", wild, "K4")
    assert discard(table) == f"T13 {wild}"
    do(table, "S5", "V1", wild)
    assert (frame(table), table.acting_seats()) == ("PlaceWild", [1])
    do(table, "domain science")
    assert (stacks(table)[1:], discard(table)) == ([f"{wild} S1", "T1", ""], "S5 V1 T13")
    check_market(table)


@pytest.mark.parametrize("card", ["S10", "V9"])
def test_a_wild_exchanged_from_the_market_is_placed_again(card: str):
    """It comes into the hand, so its new place is chosen and a card is drawn for it. (Exchange 1.8)"""
    table = effects([f"{card} S8", *OTHERS], deck="K8 K9 K10", market=WITH_WILD)
    do(table, card, "W1", "S8")
    table = set_up_again(table)
    assert (frame(table), table.acting_seats(), stacks(table)[1:3]) == ("PlaceWild", [0], ["S8 S1", "T1"])
    do(table, "domain service")
    assert (stacks(table), hand(table, 0)) == (["K9 K1", "S8 S1", "T1", "W1 V1"], "K8 K10")
    check_market(table)


def test_a_placed_wild_stays_where_it_is_when_other_cards_move():
    """Also a wild beside it that is placed just then. (Exchange 1.13)"""
    table = effects(["S13 S8", *OTHERS], deck="W2 K8 K9", market=WITH_WILD)
    do(table, "S13", "T1", "domain science")
    assert (stacks(table), happened(table, "market")) == (["K8 K1", "W2 S1", "W1", "V1"], ["W2", "K8"])


def test_a_wild_put_on_the_deck_is_the_next_market_card():
    table = effects(["T7 S8", *OTHERS], deck="K8", discard="W1 K4")
    do(table, "T7", "W1", "domain knowledge")
    assert (stacks(table)[0], hand(table, 0)) == ("W1 K1", "K8 S8")


def test_a_wild_is_never_of_a_named_domain_nor_the_lowest():
    """Statistics puts it under the deck, Digital Media discards it."""
    table = effects(["K7 S8", *OTHERS], deck="W1 T9 T10 T11")
    do(table, "K7", "domain technology")
    assert (hand(table, 0), deck(table), who_knows(table, "W1")) == ("S8 T9 T11", "W1", ALL)
    table = effects(["K8 S8", *OTHERS], deck="W1 T9 K10 T11 T12")
    do(table, "K8")
    assert may_do(table) == {"T9"}
    do(table, "T9")
    assert (hand(table, 0), discard(table)) == ("S8 T9 T12", "K8 K10 W1")


def test_two_wilds_alone_can_not_be_the_lowest():
    table = effects(["K8 S8", *OTHERS], deck="W1 W2")
    do(table, "K8")
    assert skipped(table) == ["Take one of the lowest value."]
    assert (frame(table), len(stacks(table)[0].split())) == ("PlaceWild", 1)


def test_a_wild_in_the_pile_has_no_value():
    table = effects(["S1 S8", *OTHERS], deck="T9 T10", discard="W1 K9", market="K1 S4 T1 V1")
    do(table, "S1")
    assert skipped(table) == ["Take a card of value 7 or less from the discard pile."]
    table = effects(["S4 S8", *OTHERS], deck="T9 T10", discard="W1 K9")
    do(table, "S4", "S8")
    assert skipped(table) == ["Take a card of the same value from the discard pile."]


def test_a_wild_can_be_neither_named_nor_searched_for():
    table = effects(["K3 S8", *OTHERS], deck="W1 K9 K10")
    do(table, "K3")
    assert may_do(table) == {f"value {n}" for n in range(1, 14)}
    do(table, "value 1")
    assert len(may_do(table)) == 4


def test_a_wild_offers_nothing_to_copy():
    """On the market, on the pile, turned up from the deck. (Family 1.7, 4.5)"""
    table = effects(["T1 S8", *OTHERS], deck="K9 K10", market="K1 S1 T4 V1 W1@T")
    do(table, "T1")
    assert may_do(table) == {"K1", "S1", "T4", "V1"}
    table = effects(["T2 S8", *OTHERS], deck="K9 K10", discard="W1 K4")
    do(table, "T2")
    assert skipped(table) == ["Copy the effect of the top card of the discard pile."]
    table = effects(["T4 S8", *OTHERS], deck="W1 K9 K10")
    do(table, "T4")
    assert may_do(table) == {"no"}
    do(table, "no")
    assert (stacks(table)[0], deck(table), hand(table, 0)) == ("K9 K1", "W1", "K10 S8")
    table = effects(["T10 S8", *OTHERS], deck="W1 W2 K9 K10")
    do(table, "T10")
    assert (skipped(table), deck(table)) == (["Copy the effect of one."], "W1 W2")


def test_a_buried_wild_comes_back_with_the_bottom_of_the_deck():
    """Medicine puts it under the deck, where all know it lies."""
    table = effects(["S6 S8", "K9 K13", "V11"], deck="T9 T10 T11", discard="W1 K4")
    do(table, "S6", "K4")
    assert (deck(table), who_knows(table, "W1")) == ("T11 W1", ALL)
    do(table, "K9", "W1")
    assert (frame(table), table.acting_seats()) == ("PlaceWild", [1])


def test_a_wild_counts_for_its_stack_at_the_scoring():
    """Three knowledge cards on a stack of K1 and a wild. (Exchange 1.12, 7.7)"""
    table = exchange_table(["K2 K3 K4", "K6 S5 T7"], phase="second effects", deck="W1 K8", fill=False)
    do(table, "no", "K6", "no", "domain knowledge")
    assert (hands(table), stacks(table)[0]) == (["K2 K3 K4", "K8 S5 T7"], "W1 K1")
    do(table, "best", "best")
    assert table.scores() == [6, 0]


def test_wilds_of_the_market_leave_it_at_the_reset():
    """They are shuffled in with the rest, and the next deal may bring them. (Exchange 1.12, 8.1)"""
    table = exchange_table(["K2 K3", "K6 S5"], market=WITH_WILD, phase="second trading", deck="K8")
    all_done(table)
    do(table, "no", "no", "best", "best")
    while frame(table) == "PlaceWild":
        do(table, "domain science")
    assert stack(table, "T") == "T1"
    check_market(table)
