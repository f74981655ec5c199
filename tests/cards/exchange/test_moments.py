"""Every moment in the middle of an effect can be written as a position and set up again. (Family 8.7)"""

import pytest

from tests.cards.exchange.words import CARDS, effects, hands, stacks
from tests.cards.moments import answer_at_random, set_up_again
from tests.cards.words import without
from tests.exchange_table import accept, do, exchange_table, frame, hand, may_do, offer

HELD = ["K3 S7 V2", "S6 T3 V7", "K13 V12 T10"]
DECK, PILE = "K4 W1 S8 W2 T7 V8 K5 S2", "S3 T5 K6 V11"
MARKET = {"K1": "K10 S1 T1 V1", "S1": "K1 S10 T1 V1", "T1": "K1 S1 T9 V1", "V1": "K1 S1 T1 V9"}


@pytest.mark.parametrize("card", CARDS)
def test_every_question_of_an_effect_is_the_same_after_reading_it(card: str):
    """Wilds lie near the top of the deck, so that they must be placed in between."""
    for seed in (1, 2):
        held = [without(card, text) for text in HELD]
        cards = [f"{card} {held[0]}", *held[1:]]
        market = MARKET.get(card, "K1 S1 T1 V1")
        table = effects(cards, without(card, DECK), without(card, PILE), market, seed=seed)
        do(table, card)
        answer_at_random(table, seed, check=True)
        set_up_again(table)


def test_a_chain_of_copies_goes_on_after_reading_it():
    """T5 shows T3, which shows T2, which copies K10 from the pile: four texts and the end of the use wait."""
    table = effects(["T5 K3 T2 K4", "T3", ""], deck="S3 S4 S6 V8", discard="K10")
    do(table, "T5", "seat 1", "T3", "T2")
    table = set_up_again(table)
    assert may_do(table) == {"K3", "K4", "S3", "S4", "T2"}
    do(table, "K3", "K4")
    assert (hands(table), stacks(table)[1]) == (["S3 S4 T2 V8", "T3", ""], "S6 S1")


def test_a_wild_in_the_middle_of_a_copied_text_goes_on_after_reading_it():
    """T3 shows T6, whose draw is a wild: the card drawn for it is the one that may be revealed."""
    table = effects(["T3 T6 K3", "S5", ""], deck="W1 T9 K8 K9 K10")
    do(table, "T3", "T6")
    table = set_up_again(table)
    assert (frame(table), table.acting_seats()) == ("PlaceWild", [0])
    do(table, "domain service")
    table = set_up_again(table)
    do(table, "yes")
    assert (hand(table, 0), stacks(table)) == ("K3 K8 K10 T6 T9", ["K9 K1", "S1", "T1", "W1 V1"])


def test_how_many_have_used_a_card_is_kept_by_reading_it():
    """The second user still turns up a market card, the third does not. (Exchange 6.2)"""
    table = effects(["K6", "S12", "V4"], deck="K8 K9 S8 S9 T8 T9")
    do(table, "K6", "no")
    table = set_up_again(table)
    do(table, "S12", "no")
    table = set_up_again(table)
    do(table, "V4", "no", "no")
    table = set_up_again(table)
    do(table, "no")
    assert stacks(table) == ["K8 K1", "S8 S1", "T1", "V1"]


def test_a_lasting_change_and_its_stack_are_kept_by_reading_it():
    table = effects(["V10 K9", "S11 K3", "T9 V7"], deck="T8 T10 T11 T12 T13")
    do(table, "V10", "K9", "domain service")
    table = set_up_again(table)
    do(table, "S11", "K3", "lower")
    table = set_up_again(table)
    do(table, "T9", "T8", "V7")
    assert stacks(table)[3] == "V7 V1"
    set_up_again(table)


def test_a_placed_wild_keeps_to_its_stack_after_reading_it():
    """And an open offer stays open beside it. (Exchange 1.13)"""
    table = exchange_table(["K2 K4", "K3 K7", "K6"], market="K1 S1 T1 V1 W1@T", deck="S8")
    kept = offer(table, 2, "K6", "4")
    table = set_up_again(table)
    accept(table, 0, kept, "K4")
    assert stacks(table)[1:3] == ["S8 S1", "W1 T1"]
