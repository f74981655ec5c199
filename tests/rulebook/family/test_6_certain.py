"""What everybody knows for certain of hands, and when it stops being certain. (Family 6.12, 6.13)"""

from techdeck.words.people import People, seat_names
from techdeck.words.wording import Wording
from tests.exchange_table import do as do_in_exchange
from tests.exchange_table import exchange_table
from tests.tricks_table import do, tricks_table

GOALS = ("K1", "S1", "T1")


def known(table, eyes=2):
    """What a view tells of hands, in words."""
    view = table.view(eyes).to_dict()
    return Wording(table.game, People(seat_names(int(table.players)), eyes)).known(view["known"])


def trading(*hands, deck="V9 V8"):
    """Three players trade, seat 0 first."""
    return tricks_table(list(hands), phase="trading", goals=GOALS, deck=deck, trump="K2")


def test_6_12_who_does_not_follow_lacks_the_led_domain_for_the_rest_of_the_round():
    hands = ["K9 K4", "T4 V5", "K5 K6"]
    table = tricks_table(hands, phase="tricks", goals=GOALS, bids=(2, 1, 1))
    do(table, "K9")
    assert known(table) == []
    do(table, "T4")
    assert known(table) == ["Player 2 holds no knowledge card."]
    do(table, "K5")
    assert known(table) == ["Player 2 holds no knowledge card."], "in the next trick as well"


def test_6_12_what_a_hand_lacks_is_certain_until_an_unseen_card_comes():
    """Seat 0 says it holds no 7; a 12 that all see comes to it, then a face-down card."""
    table = trading("K9 K4", "S12 V5", "K5 K6")
    do(table, "speak", "say-no-value 7")
    assert known(table) == ["Player 1 holds no 7."]
    do(table, "seat 1", "K4", "no", "exact", "S12", "no", "S12")
    assert known(table) == ["Player 1 holds no 7."]
    do(table, "seat 0", "face-down V5", "no", "value 9", "no", "K9")
    assert "Player 1 holds no 7." not in known(table)


def test_6_12_who_asks_for_an_exact_card_lacks_it_also_after_a_refusal():
    table = trading("K9 K4", "S12 S13 V12", "K5 K6")
    do(table, "seat 2", "K9", "no", "exact", "S12", "no", "no")
    assert "Player 1 lacks S12 Renewal." in known(table)


def test_6_12_an_answer_is_as_certain_as_a_statement():
    table = trading("K9 K4", "S12 V5", "K5 K6")
    do(table, "speak", "ask-domain science", "yes", "silent")
    assert known(table, 0) == ["Player 2 holds a science card."]


def test_6_13_what_a_hand_holds_is_certain_until_one_of_that_kind_leaves():
    table = tricks_table(["K9 K4", "K12 V5", "K5 K6"], phase="trading", goals=GOALS, deck="V9 V8", trump="K2")
    do(table, "speak", "say-value 9", "speak", "say-value 4")
    assert known(table) == ["Player 1 holds a 4.", "Player 1 holds a 9."]
    do(table, "seat 1", "K4", "no", "exact", "K12", "no", "K12")
    assert "Player 1 holds a 9." in known(table)
    assert "Player 1 holds a 4." not in known(table)


def test_6_13_what_a_hand_holds_is_certain_until_an_unseen_card_leaves():
    table = trading("K9 K4", "S12 V5", "K5 K6")
    do(table, "speak", "say-value 9", "seat 1", "face-down K4", "no", "exact", "S12", "no", "S12")
    assert "Player 1 holds a 9." not in known(table)


def test_6_13_what_is_told_of_an_offered_card_stays_certain_after_a_refusal():
    table = trading("K9 K4", "S12 V5", "K5 K6")
    do(table, "seat 1", "by-value K9", "no", "any-card", "no", "no")
    assert known(table) == ["Player 1 holds a 9."]
    for seed in range(30):
        assert {int(table.value_of(card)) for card in table.view(2).imagine(seed).hand(0)} & {9}


def test_6_13_a_kind_is_not_certain_when_a_card_of_it_counts_as_something_else():
    table = trading("K9 K4", "S12 V5", "K5 K6")
    do(table, "speak", "say-value 9")
    table.alter(8, 5, 0)
    assert known(table) == []


def test_6_13_talk_at_exchange_is_certain_too():
    table = exchange_table(["K7 K4", "S4 S5", "T9 T8"], phase="trading")
    do_in_exchange(table, "speak", "say-value 7", seat=0)
    do_in_exchange(table, "speak", "say-no-domain knowledge", seat=1)
    assert known(table) == ["Player 1 holds a 7.", "Player 2 holds no knowledge card."]


def test_6_13_a_card_that_is_replaced_was_never_in_the_hand():
    """Seat 0 holds a science card, as all know; then its V6 takes the place of the 2 of science as trump."""
    table = tricks_table(["T9 V6 S5", "K9", "K5"], bids=(2, 1, 1), goals=GOALS, trump="S2", deck="V9 V8 K3")
    table.surely_holds(0, 13 + 1)
    do(table, "T9", "S2", "V6")
    assert "Player 1 holds a science card." in known(table)
