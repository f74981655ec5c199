"""Family 3.30-3.32: cards taken from a hand, hands swapped and passed, cards traded. tests/verbs has all five games."""

from techdeck.core.effects.between_hands import TakeByChance, TakeByChoice, TradeCards
from techdeck.core.effects.people import Pick
from techdeck.core.effects.secret import LEFT
from techdeck.core.effects.whole_hands import PassHands, SwapHands
from tests.verbs.stage import hands, knowing, may_do, staged

OTHERS = ("K6", "K7 S7 T7", "K8")


def test_3_30_each_card_of_the_hand_is_as_likely():
    taken = []
    for seed in range(300):
        table = staged("tricks", Pick(1), TakeByChance(1), hands=OTHERS, answers="seat 1", seed=seed)
        taken.append(hands(table)[0].removeprefix("K6 "))
        assert knowing(table, taken[-1]) == "01"
    assert all(70 < taken.count(card) < 130 for card in ("K7", "S7", "T7"))


def test_3_30_who_takes_one_of_their_choice_looks_at_the_hand_first():
    table = staged("tricks", Pick(1), TakeByChoice(1), hands=OTHERS, answers="seat 1")
    assert (may_do(table), knowing(table, "K7 S7 T7")) == ({"K7", "S7", "T7"}, "01 01 01")


def test_3_31_what_was_known_of_a_hand_is_known_wherever_it_goes():
    swapped = staged("tricks", Pick(1), SwapHands(), hands=OTHERS, knows={"K7": 4}, answers="seat 1")
    passed = staged("tricks", PassHands(LEFT), hands=OTHERS, knows={"K7": 4})
    assert (hands(swapped), knowing(swapped, "K7 S7")) == (["K7 S7 T7", "K6", "K8"], "012 01")
    assert (hands(passed), knowing(passed, "K7 S7 K6")) == (["K8", "K6", "K7 S7 T7"], "12 12 01")


def test_3_31_a_used_card_stays_with_its_owner():
    table = staged("tricks", Pick(1), SwapHands(), hands=OTHERS, answers="seat 1")
    assert (table.hand_size(0), table.hand_size(1)) == (4, 1)


def test_3_32_both_give_as_many_as_both_have():
    table = staged("tricks", Pick(1), TradeCards(2), hands=OTHERS, answers="seat 1, 1: S7, 0: K6")
    assert hands(table) == ["S7", "K6 K7 T7", "K8"]
