"""Every moment in the middle of an effect can be written as a position and set up again. (Family 8.7)"""

import pytest

from tests.cards.city.words import CARDS, city_now, effects, hands
from tests.cards.moments import answer_at_random, set_up_again
from tests.cards.words import without
from tests.city_table import do, may_do
from tests.rulebook.words import frame

HELD = ["K3 S7 V2", "S6 T3 V7", "K13 V12 T10"]
DECK, PILE = "K4 S8 W2 T7 V8 K5 S2", "S3 T5 K6 V11"


@pytest.mark.parametrize("card", CARDS)
def test_every_question_of_an_effect_is_the_same_after_reading_it(card: str):
    """The card is another player's company where it can be, so that its owner is asked at the end."""
    first = "V3 " if card != "V3" else ""
    mine = card if card.startswith("V") else f"{card}:1"
    for seed in (1, 2):
        held = [without(card, text) for text in HELD]
        table = effects(held, f"{first}{mine}", without(card, DECK), without(card, PILE), seed=seed)
        do(table, card)
        answer_at_random(table, seed, check=True)
        set_up_again(table)


def test_a_chain_of_copies_goes_on_after_reading_it():
    """T5 of seat 2 shows T3, which shows T2, which copies K10 from the pile: four texts and an owner wait."""
    table = effects(["K3 T2 K4", "T3", ""], "V3 T5:2", deck="S3 S4 S6", discard="K10")
    do(table, "T5", "seat 1", "T3", "T2")
    table = set_up_again(table)
    assert may_do(table) == {"K3", "K4", "S3", "S4", "T2"}
    do(table, "K3", "K4")
    table = set_up_again(table)
    assert (frame(table), int(table.current_player())) == ("OwnerMayDraw", 2)
    do(table, "yes")
    table = set_up_again(table)
    do(table, "S6")
    assert (hands(table), city_now(table)) == (["S3 S4 T2", "T3", ""], "V3 T5:2~0")


def test_half_an_exchange_goes_on_after_reading_it():
    """The card of the city is chosen, the card of the hand is not yet."""
    table = effects(["K3 S7", "S6", "K13"], "V9 K9:0~2", deck="K4")
    do(table, "V9", "K9")
    table = set_up_again(table)
    do(table, "S7")
    assert (city_now(table), hands(table)) == ("V9~0 S7:0", ["K3 K9", "S6", "K13"])


def test_a_bonus_that_is_still_open_is_open_after_reading_it():
    table = effects(["K3 S7", "S6", "K13"], "V5 K2:0 K9:0", deck="K4 K5 K6 K7")
    do(table, "V5", "seat 1")
    table = set_up_again(table)
    assert (int(table.current_player()), may_do(table)) == (0, {"no", "K2", "K9"})


def test_a_lasting_change_is_kept_by_reading_it():
    table = effects(["K8 S7", "S6", "K13"], "V10 S11:0")
    do(table, "S11", "K8", "lower")
    table = set_up_again(table)
    do(table, "V10", "S6", "domain service")
    set_up_again(table)
