"""Open offers: who may accept them, how many there may be, and how they are taken back. (Exchange 2.9-2.13)"""

from tests.exchange_table import (
    accept,
    all_done,
    do,
    exchange_table,
    hand,
    heard,
    known_to,
    may_do,
    numbers_told,
    offer,
    open_offers,
    prepare_offer,
    refused,
    seen,
)

DOMAINS = ("knowledge", "science", "technology", "service")
THREE = ["K2 S4 T9", "K3 S5 T13", "K4 S6 V7"]


def test_2_9_all_hear_an_offer_but_only_the_one_it_is_meant_for_may_accept():
    table = exchange_table(THREE)
    number = offer(table, 0, "K2", "any", to=1)
    assert len(seen(table, 2)["offers"]) == 1
    assert refused(table, f"accept {number}", 2).clause == "Exchange 2.9"
    accept(table, 1, number, "K3")
    assert hand(table, 0) == "K3 S4 T9"


def test_2_9_an_offer_to_all_may_be_accepted_by_anybody():
    table = exchange_table(THREE)
    number = offer(table, 0, "K2", "any")
    assert all(f"accept {number}" in may_do(table, seat) for seat in (1, 2))


def test_2_10_a_card_may_stand_in_several_offers():
    table = exchange_table(THREE)
    assert [offer(table, 0, "K2", want) for want in ("3", "science", "any")] == [0, 1, 2]
    assert open_offers(table) == [0, 1, 2]


def test_2_10_more_than_eight_offers_are_not_open_at_a_time():
    table = exchange_table(THREE, options={"offers": "20", "quiet_offers": "99"})
    for value in range(1, 9):
        offer(table, 0, "K2", str(value))
    assert refused(table, "offer", 0).clause == "Exchange 2.10"
    do(table, "cancel 3", seat=0)
    assert offer(table, 0, "K2", "9") == 3


def test_2_10_the_number_of_an_offer_stays_and_is_given_again_as_late_as_can_be():
    table = exchange_table(THREE, options={"offers": "20", "quiet_offers": "99"})
    assert [offer(table, 1, "K3", want) for want in ("2", "4")] == [8, 9]
    do(table, "cancel 8", seat=1)
    assert (open_offers(table), seen(table, 0)["offers"][0]["offer"]) == ([9], 9)
    assert [offer(table, 1, "K3", str(value)) for value in range(5, 12)] == [10, 11, 12, 13, 14, 15, 8]


def test_2_11_an_offer_can_be_cancelled_as_long_as_nobody_has_committed():
    table = exchange_table(THREE)
    number = offer(table, 0, "K2", "any, any")
    do(table, f"accept {number}", "K3", seat=1)
    do(table, f"cancel {number}", seat=0)
    assert (open_offers(table), hand(table, 0)) == ([], "K2 S4 T9")
    assert "done" in may_do(table, 1)
    assert numbers_told(table, "withdraw") == [0]


def test_2_11_only_own_offers_can_be_cancelled():
    table = exchange_table(THREE)
    number = offer(table, 0, "K2", "any")
    assert refused(table, f"cancel {number}", 1).clause == "Exchange 2.11"


def test_2_12_nobody_hears_of_an_offer_before_it_is_complete():
    table = exchange_table(THREE)
    prepare_offer(table, 0, "K2 S4", "13, any")
    assert heard(table, "offer") == []
    assert not {"K2", "S4"} & known_to(table, 1)
    assert seen(table, 1)["draft"] is None
    draft = seen(table, 0)["draft"]
    assert (draft["form"], draft["offer"], draft["cards"]) == ("offer", None, ["K2", "S4"])
    assert draft["wanted"] == [{"kind": "value", "value": 13}, {"kind": "any"}]


def test_2_12_not_even_that_or_how_often_one_has_begun_is_seen_by_others():
    """Two tables, at one of which seat 0 has begun and dropped, and has begun again: the others see no difference."""
    table, other = exchange_table(THREE), exchange_table(THREE)
    do(other, "offer", "no", seat=0)
    prepare_offer(other, 0, "K2 S4", "13, any")
    for seat in (1, 2, None):
        assert table.view(seat).information_state_string() == other.view(seat).information_state_string()
        assert table.question(seat).to_dict() == other.question(seat).to_dict()
        assert [event.to_dict() for event in table.watch().feed(seat)] == [
            event.to_dict() for event in other.watch().feed(seat)
        ]
    assert other.question(0).code == "offer_to"


def test_2_12_a_half_made_offer_can_be_dropped():
    table = exchange_table(THREE)
    do(table, "offer", "no", seat=0)
    do(table, "offer", "K2", "no", "no", seat=0)
    prepare_offer(table, 0, "K2", "13")
    do(table, "no", seat=0)
    assert open_offers(table) == []
    assert (seen(table, 0)["drafts_left"], seen(table, 0)["offers_left"]) == (21, [8, 8, 8])
    assert "offer" in may_do(table, 0)


def test_2_13_each_player_may_make_so_many_offers_in_one_trading_phase():
    table = exchange_table(THREE, options={"offers": "2", "quiet_offers": "99"})
    do(table, "offer", "no", seat=0)
    do(table, f"cancel {offer(table, 0, 'K2', 'any')}", seat=0)
    offer(table, 0, "K2", "any")
    assert refused(table, "offer", 0).clause == "Exchange 2.13"
    assert "offer" in may_do(table, 1)
    assert seen(table, 2)["offers_left"] == [0, 2, 2]
    all_done(table)
    do(table, "no", "no", "no")
    assert "offer" in may_do(table, 0)
