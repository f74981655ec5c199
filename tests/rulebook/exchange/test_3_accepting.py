"""Accepting. (Exchange 3)"""

import pytest

from techdeck.core.zones import DECK
from tests.exchange_table import (
    accept,
    all_done,
    do,
    exchange_table,
    hand,
    heard,
    known_to,
    market,
    may_do,
    numbers_told,
    offer,
    open_offers,
    refused,
    seen,
    stack,
)

THREE = ["K2 S4 T9", "K3 S5 T13", "K4 S6 V7"]
LIVE = {"clock": "on"}


def test_3_1_nobody_has_to_accept():
    """The rulebook's example: a 5-tech for a 13-science; who holds it may say that they are not interested."""
    table = exchange_table(["T5 K2", "S13 K3", "K4 K5"])
    offer(table, 0, "T5", "S13")
    assert "done" in may_do(table, 1)
    do(table, "done", seat=1)
    assert hand(table, 1) == "K3 S13"


def test_3_2_one_card_is_committed_for_each_pattern_in_their_order():
    table = exchange_table(THREE)
    number = offer(table, 0, "K2", "science, knowledge")
    do(table, f"accept {number}", seat=1)
    assert may_do(table, 1) == {"no", "S5"}
    do(table, "S5", seat=1)
    assert may_do(table, 1) == {"no", "K3"}
    do(table, "K3", seat=1)
    assert hand(table, 0) == "K3 S4 S5 T9"


def test_3_2_no_card_counts_for_two_patterns():
    table = exchange_table(THREE)
    number = offer(table, 0, "K2", "science, 5")
    assert refused(table, f"accept {number}", 1).clause == "Exchange 3.4"
    number = offer(table, 0, "K2", "5/13, 5")
    do(table, f"accept {number}", seat=1)
    assert may_do(table, 1) == {"no", "T13"}
    assert refused(table, "S5", 1).clause == "Exchange 3.2"


def test_3_3_a_card_that_does_not_fit_is_refused_and_nothing_moves():
    table = exchange_table(THREE)
    number = offer(table, 0, "K2", "13")
    do(table, f"accept {number}", seat=1)
    error = refused(table, "S5", 1)
    assert error.clause == "Exchange 3.3"
    assert "value 13" in error.reason
    assert (hand(table, 0), hand(table, 1)) == ("K2 S4 T9", "K3 S5 T13")
    do(table, "T13", seat=1)
    assert hand(table, 1) == "K2 K3 S5"


def test_3_3_a_card_of_somebody_else_is_refused_too():
    table = exchange_table(THREE)
    do(table, f"accept {offer(table, 0, 'K2', 'any')}", seat=1)
    assert refused(table, "V7", 1).clause == "Exchange 3.2"


def test_3_4_accepting_can_be_begun_and_stopped_unseen():
    table = exchange_table(THREE)
    number = offer(table, 0, "K2", "any, 13")
    events = len(table.watch().events)
    before = [table.view(seat).information_state_string() for seat in (0, 2, None)]
    questions = [table.question(seat).to_dict() for seat in (0, 2, None)]
    for _ in range(3):
        do(table, f"accept {number}", "S5", seat=1)
        assert seen(table, 1)["draft"]["cards"] == ["S5"]
        assert [table.view(seat).information_state_string() for seat in (0, 2, None)] == before
        assert [table.question(seat).to_dict() for seat in (0, 2, None)] == questions
        do(table, "no", seat=1)
        assert [table.view(seat).information_state_string() for seat in (0, 2, None)] == before
    assert len(table.watch().events) == events
    assert "done" in may_do(table, 1)


def test_3_4_nobody_begins_to_accept_without_holding_what_is_asked_for():
    """The refusal looks at one's own hand alone, and others see nothing of it."""
    table = exchange_table(THREE)
    number = offer(table, 0, "K2", "13")
    assert f"accept {number}" in may_do(table, 1)
    error = refused(table, f"accept {number}", 2)
    assert error.clause == "Exchange 3.4"
    assert "fit" in error.reason
    assert table.acting_seats() == [0, 1, 2]


def test_3_4_an_offer_that_is_not_there_can_not_be_accepted():
    assert refused(exchange_table(THREE), "accept 9", 0).clause == "Exchange 3.4"


def test_3_5_each_player_may_drop_so_much_in_a_phase_and_begins_nothing_more_then():
    table = exchange_table(THREE, options={"drafts": "2"})
    number = offer(table, 0, "K2", "13")
    do(table, f"accept {number}", "no", "offer", "no", seat=1)
    assert refused(table, f"accept {number}", 1).clause == "Exchange 3.5"
    assert refused(table, "offer", 1).clause == "Exchange 3.5"
    assert {"done", "speak"} <= may_do(table, 1)
    all_done(table)
    do(table, "no", "no", "no")
    assert "offer" in may_do(table, 1)


def test_3_5_everybody_counts_for_themselves_alone():
    table = exchange_table(THREE)
    do(table, "offer", "no", seat=1)
    assert [seen(table, seat)["drafts_left"] for seat in (0, 1, 2, None)] == [24, 23, 24, None]


def test_3_5_what_ends_by_others_doing_is_not_counted():
    table = exchange_table(THREE)
    number = offer(table, 0, "K2", "any")
    do(table, f"accept {number}", seat=1)
    do(table, f"cancel {number}", seat=0)
    assert (seen(table, 1)["draft"], seen(table, 1)["drafts_left"]) == (None, 24)


def test_3_6_fitting_cards_commit_the_trade_and_nobody_can_call_it_off():
    table = exchange_table(THREE)
    number = offer(table, 0, "K2", "13")
    accept(table, 1, number, "T13")
    assert (hand(table, 0), hand(table, 1)) == ("S4 T9 T13", "K2 K3 S5")
    assert refused(table, f"cancel {number}", 0).clause == "Exchange 2.11"


def test_3_7_all_see_the_cards_of_which_something_was_told_or_asked():
    table = exchange_table(THREE)
    accept(table, 1, offer(table, 0, "K2 S4", "5, 3/12", tell="by-value by-domain"), "S5", "K3")
    assert {"K2", "S4", "S5", "K3"} <= known_to(table, 2)
    assert {"K2", "S4", "S5", "K3"} <= known_to(table, 6)


def test_3_7_cards_given_for_an_exact_card_or_a_domain_are_seen_by_all():
    table = exchange_table(THREE)
    accept(table, 1, offer(table, 0, "K2", "T13, science"), "T13", "S5")
    assert {"T13", "S5"} <= known_to(table, 2)


def test_3_7_so_are_cards_given_for_a_value_or_a_domain():
    table = exchange_table(THREE)
    accept(table, 1, offer(table, 0, "K2", "5/technology", tell="face-down"), "T13")
    assert "T13" in known_to(table, 2)
    assert "K2" not in known_to(table, 2)


def test_3_8_face_down_cards_and_those_for_any_card_are_seen_by_the_two_traders_alone():
    table = exchange_table(THREE)
    accept(table, 1, offer(table, 0, "K2 S4", "any, 13", tell="face-down exact"), "S5", "T13")
    assert {"K2", "S5"} <= known_to(table, 0) & known_to(table, 1)
    assert not {"K2", "S5"} & (known_to(table, 2) | known_to(table, 6))
    assert {"S4", "T13"} <= known_to(table, 2)


def test_3_8_the_others_lose_track_of_a_hand_that_gave_an_unseen_card():
    table = exchange_table(THREE)
    do(table, f"cancel {offer(table, 0, 'T9', 'any')}", seat=0)
    assert "T9" in known_to(table, 2)
    accept(table, 1, offer(table, 0, "K2", "13", tell="face-down"), "T13")
    assert "T9" not in known_to(table, 2)


def test_3_9_after_a_trade_the_top_card_goes_to_the_market():
    """The rulebook's example: a 4-value science card for any 13; the 8-science makes the science stack worth 2."""
    table = exchange_table(["K13 K2 T7", "S4 K6 V9"], deck="S8")
    accept(table, 0, offer(table, 1, "S4", "13"), "K13")
    assert (hand(table, 0), hand(table, 1)) == ("K2 S4 T7", "K6 K13 V9")
    assert stack(table, "S") == "S8 S1"
    assert market(table) == [1, 2, 1, 1]


def test_3_9_the_discard_pile_is_shuffled_if_the_deck_is_empty():
    table = exchange_table(["K2", "K3"], deck="", discard="S8", fill=False, options={"stop_cards": "0"})
    accept(table, 1, offer(table, 0, "K2", "any"), "K3")
    assert market(table) == [1, 2, 1, 1]
    assert table.zones.count(DECK) == 0


def test_3_10_a_trade_withdraws_the_offers_that_can_not_be_kept():
    table = exchange_table(THREE, options={"quiet_offers": "99"})
    mine = [offer(table, 0, "K2", "5"), offer(table, 0, "K2 S4", "any"), offer(table, 0, "S4", "12")]
    theirs = [offer(table, 1, "S5", "12"), offer(table, 1, "K3", "12")]
    others = offer(table, 2, "K4", "12")
    accept(table, 1, mine[0], "S5")
    assert open_offers(table) == [mine[2], theirs[1], others]
    assert numbers_told(table, "withdraw") == [mine[1], theirs[0]]


def test_3_10_what_was_begun_with_those_cards_ends():
    """One was about to accept the offer that is gone, one was preparing an offer with the card that is gone."""
    table = exchange_table(THREE)
    number = offer(table, 0, "K2", "any, any")
    do(table, f"accept {number}", "K4", seat=2)
    do(table, "offer", "K2", "no", seat=0)
    accept(table, 1, number, "K3", "S5")
    assert "done" in may_do(table, 2)
    assert "done" in may_do(table, 0)


@pytest.mark.parametrize("laid", [[], ["S5"]])
def test_3_10_an_accept_that_can_not_be_completed_any_more_ends(laid):
    """Seat 1 is about to give a 5 and a 13 when its 13 goes in another trade: "no" would be all that is left."""
    table = exchange_table(THREE)
    number = offer(table, 0, "K2", "5, 13")
    mine = offer(table, 1, "T13", "any")
    do(table, f"accept {number}", *laid, seat=1)
    accept(table, 2, mine, "K4")
    assert {"done", "offer"} <= may_do(table, 1)
    assert f"accept {number}" not in may_do(table, 1)
    assert number in open_offers(table)


def test_3_10_one_that_still_can_goes_on():
    table = exchange_table(THREE)
    number = offer(table, 0, "K2", "5, any")
    mine = offer(table, 1, "T13", "any")
    do(table, f"accept {number}", seat=1)
    accept(table, 2, mine, "K4")
    assert may_do(table, 1) == {"no", "S5"}


def test_3_10_what_was_begun_with_other_cards_goes_on():
    table = exchange_table(THREE)
    number = offer(table, 0, "K2", "any")
    do(table, "offer", "S4", "no", seat=0)
    accept(table, 1, number, "K3")
    do(table, "any-card", "no", "to-all", seat=0)
    assert len(open_offers(table)) == 1


def test_3_16_a_three_way_trade_is_two_trades():
    """Ana wants Cal's 7 and Cal wants Ben's 13: Ana gets the 13 from Ben first."""
    table = exchange_table(THREE)
    accept(table, 1, offer(table, 0, "K2", "13"), "T13")
    accept(table, 2, offer(table, 0, "T13", "7"), "V7")
    assert (hand(table, 0), hand(table, 1), hand(table, 2)) == ("S4 T9 V7", "K2 K3 S5", "K4 S6 T13")
    assert len(heard(table, "trade")) == 2


def test_3_17_after_the_first_trade_nobody_is_bound_to_make_the_second():
    table = exchange_table(THREE)
    second = offer(table, 0, "S4", "7", to=2)
    accept(table, 1, offer(table, 0, "K2", "13"), "T13")
    do(table, "done", seat=2)
    do(table, f"cancel {second}", seat=0)
    assert open_offers(table) == []
