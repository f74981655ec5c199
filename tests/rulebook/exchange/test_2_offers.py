"""Offers: what is given, told and asked for. (Exchange 2.1-2.8)"""

import pytest

from techdeck.core.cards import parse_card
from tests.exchange_table import (
    accept,
    do,
    exchange_table,
    hand,
    heard,
    known_to,
    may_do,
    offer,
    open_offers,
    refused,
    seen,
)

DOMAINS = ("knowledge", "science", "technology", "service")
THREE = ["K2 S4 T9", "K3 S5 T13", "K4 S6 V7"]


def offers_seen(table, seat):
    """The open offers as a seat sees them."""
    return seen(table, seat)["offers"]


def test_2_1_all_players_trade_at_the_same_time():
    """Two seats prepare offers in turns of their choosing, and nobody has to wait."""
    table = exchange_table(THREE)
    assert table.acting_seats() == [0, 1, 2]
    do(table, "offer", seat=2)
    do(table, "offer", seat=0)
    do(table, "by-domain V7", seat=2)
    do(table, "by-value T9", "no", "any-card", "no", "to-all", seat=0)
    do(table, "no", "any-card", "no", "to-all", seat=2)
    assert open_offers(table) == [0, 16]


@pytest.mark.parametrize(("gives", "wants", "given"), [("K2", "any", "K3"), ("K2 S4", "any, any", "K3 S5")])
def test_2_2_each_gives_the_other_one_or_two_cards(gives, wants, given):
    table = exchange_table(THREE)
    accept(table, 1, offer(table, 0, gives, wants), *given.split())
    assert set(given.split()) <= set(hand(table, 0).split())
    assert set(gives.split()) <= set(hand(table, 1).split())


def test_2_2_one_card_may_be_given_for_two():
    table = exchange_table(THREE)
    accept(table, 1, offer(table, 0, "K2", "any, any"), "K3", "S5")
    assert hand(table, 0) == "K3 S4 S5 T9"
    assert hand(table, 1) == "K2 T13"


def test_2_2_nobody_trades_with_themselves():
    table = exchange_table(THREE)
    number = offer(table, 0, "K2", "any")
    assert refused(table, f"accept {number}", 0).clause == "Exchange 2.2"


def test_2_3_an_offer_has_cards_what_is_told_what_is_wanted_and_whom_it_is_meant_for():
    """The rulebook's example: my 7-science and 4-knowledge for your 2-information and 11-service."""
    table = exchange_table(["S7 K4", "K2 V11", "K5"])
    number = offer(table, 0, "S7 K4", "K2, V11", to=1)
    cards = [[{"kind": "card", "card": card} for card in some] for some in (("S7", "K4"), ("K2", "V11"))]
    assert heard(table, "offer") == [{"seat": 0, "other": 1, "offer": 0, "told": cards[0], "wanted": cards[1]}]
    accept(table, 1, number, "K2", "V11")
    assert (hand(table, 0), hand(table, 1)) == ("K2 V11", "K4 S7")


def test_2_3_only_own_cards_can_be_offered_and_none_twice():
    table = exchange_table(THREE)
    do(table, "offer", seat=0)
    for how in ("", "by-value ", "by-domain ", "face-down "):
        assert refused(table, f"{how}K3", 0).clause == "Exchange 2.3"
    do(table, "by-value K2", seat=0)
    ways = {f"{how}{card}" for how in ("", "by-value ", "by-domain ", "face-down ") for card in ("S4", "T9")}
    assert may_do(table, 0) == {"no", *ways}
    assert refused(table, "K2", 0).clause == "Exchange 2.3"


def test_2_3_the_last_card_is_offered_alone():
    table = exchange_table(["K2", "K3"])
    do(table, "offer", "K2", seat=0)
    kinds = {f"value {value}" for value in range(1, 14)} | {f"domain {domain}" for domain in DOMAINS}
    assert may_do(table, 0) == {"no", "exact", "any-card", "either", *kinds}


def test_2_4_the_offered_cards_are_fixed_and_stay_in_hand_unseen():
    table = exchange_table(THREE)
    offer(table, 0, "S4 T9", "any", tell="by-value face-down")
    assert hand(table, 0) == "K2 S4 T9"
    assert offers_seen(table, 1)[0]["cards"] == [None, None]
    assert offers_seen(table, 0)[0]["cards"] == ["S4", "T9"]
    assert not {"S4", "T9"} & known_to(table, 1)


def test_2_4_in_an_imagined_table_every_offer_is_backed_by_a_card_it_tells_of():
    """Another seat can't know which card it is, but it is one of that hand, and of the value told."""
    table = exchange_table(["K2 S4 T9 V12", "K3 S5 T13 V3", "K4 S6 V7 K11"], options={"quiet_offers": "99"})
    for gives in ("K2", "S4", "T9", "V12"):
        offer(table, 0, gives, "any", tell="by-value")
    backing: set[str] = set()
    for seed in range(40):
        twin = table.view(1).imagine(seed)
        assert twin.view(1).information_state_string() == table.view(1).information_state_string()
        seen = offers_seen(twin, 0)
        assert [int(card.strip("KSTV")) for one in seen for card in one["cards"]] == [2, 4, 9, 12]
        assert all(card in hand(twin, 0).split() for one in seen for card in one["cards"])
        backing.update(card for one in seen for card in one["cards"])
    assert len(backing) > 8


def test_2_4_in_an_imagined_table_a_change_that_was_told_may_be_over():
    """The 4 of science once counted as an 8, as all were told, and was shuffled since: it may well be the 4 offered."""
    table = exchange_table(["K2 K3", "S4 T9"], market="K4 S1 T4 V4")
    card = parse_card("S4")
    table.alter(card, 8, 1)
    table.restore(card)
    offer(table, 1, "S4", "any", tell="by-value")
    for seed in range(5):
        twin = table.view(0).imagine(seed)
        assert "S4" in hand(twin, 1)
        assert twin.view(0).information_state_string() == table.view(0).information_state_string()


@pytest.mark.parametrize(
    ("tell", "heard"),
    [
        ("exact", {"kind": "card", "card": "S4"}),
        ("by-value", {"kind": "value", "value": 4}),
        ("by-domain", {"kind": "domain", "domain": "science"}),
        ("face-down", {"kind": "face_down"}),
    ],
)
def test_2_5_of_each_card_one_tells_which_it_is_its_value_its_domain_or_nothing(tell, heard):
    table = exchange_table(THREE)
    offer(table, 0, "S4", "any", tell=tell)
    assert offers_seen(table, 2)[0]["told"] == [heard]


def test_2_5_what_is_told_is_true_of_the_card_as_it_counts_now():
    table = exchange_table(["V10 K9 K4", "T9", "K5"], phase="effects", deck="S8 K2 K3", fill=True)
    do(table, "V10", "K9", "domain service", "no", "no")
    offer(table, 0, "K9", "any", tell="by-domain")
    assert heard(table, "offer")[0]["told"] == [{"kind": "domain", "domain": "service"}]


def test_2_5_what_is_told_is_promised_and_is_what_the_partner_gets():
    """Two cards, told in two ways: whoever accepts gets a science card and the 9, whichever cards these are."""
    table = exchange_table(THREE)
    number = offer(table, 0, "S4 T9", "any", tell="by-domain by-value")
    accept(table, 1, number, "K3")
    assert hand(table, 1) == "S4 S5 T9 T13"


def test_2_6_a_card_told_exactly_is_known_to_all_from_then_on():
    table = exchange_table(THREE)
    offer(table, 0, "S4", "any")
    assert all("S4" in known_to(table, eyes) for eyes in (1, 2, 6))


def test_2_6_also_after_an_unseen_card_has_left_that_hand():
    table = exchange_table(THREE)
    offer(table, 0, "S4", "any")
    accept(table, 2, offer(table, 0, "T9", "any", tell="face-down"), "K4")
    assert "S4" in known_to(table, 1)


@pytest.mark.parametrize(
    ("wants", "heard", "fitting"),
    [
        ("K3", {"kind": "card", "card": "K3"}, {"K3"}),
        ("5", {"kind": "value", "value": 5}, {"S5"}),
        ("technology", {"kind": "domain", "domain": "technology"}, {"T13"}),
        ("5/13", {"kind": "value_or_value", "value": 5, "other": 13}, {"S5", "T13"}),
        ("13/5", {"kind": "value_or_value", "value": 5, "other": 13}, {"S5", "T13"}),
        ("5/knowledge", {"kind": "value_or_domain", "value": 5, "domain": "knowledge"}, {"K3", "S5"}),
        ("any", {"kind": "any"}, {"K3", "S5", "T13"}),
    ],
)
def test_2_7_what_is_asked_for_is_a_pattern(wants, heard, fitting):
    table = exchange_table(THREE)
    number = offer(table, 0, "K2", wants)
    assert offers_seen(table, 1)[0]["wanted"] == [heard]
    do(table, f"accept {number}", seat=1)
    assert may_do(table, 1) == {"no", *fitting}


def test_2_7_the_two_values_differ():
    table = exchange_table(THREE)
    do(table, "offer", "K2", "no", "either", seat=0)
    assert refused(table, "domain science", 0).clause == "Exchange 2.7"
    do(table, "value 5", seat=0)
    assert refused(table, "value 5", 0).clause == "Exchange 2.7"


def test_2_7_with_two_decks_either_copy_is_the_exact_card():
    table = exchange_table(["K2", "K9' S2", "K4", "K5", "K6"])
    number = offer(table, 0, "K2", "K9")
    accept(table, 1, number, "K9'")
    assert hand(table, 0) == "K9'"


def test_2_8_nobody_asks_for_a_card_they_hold_in_all_copies():
    table = exchange_table(THREE)
    do(table, "offer", "K2", "no", "exact", seat=0)
    assert refused(table, "S4", 0).clause == "Exchange 2.8"
    assert "S5" in may_do(table, 0)


def test_2_8_with_two_decks_one_may_ask_for_the_other_copy():
    table = exchange_table(["K2 S4 T9 T9'", "K3", "K4", "K5", "K6"])
    do(table, "offer", "K2", "no", "exact", seat=0)
    assert "S4" in may_do(table, 0)
    assert refused(table, "T9", 0).clause == "Exchange 2.8"
