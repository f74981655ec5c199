"""Replies: commitments, refusals, counter-offers, and how cards change hands. (Tricks 3.9-3.18, 3.32)"""

import pytest

from techdeck.core.zones import PENDING
from tests.rulebook.words import frame, refused, sayable, trading
from tests.tricks_table import do, hand, known_to, may_do, sides, told, zone

TELLINGS = {"T7": {"kind": "card", "card": "T7"}, "by-value T7": {"kind": "value", "value": 7}}
TELLINGS |= {"by-domain T7": {"kind": "domain", "domain": "technology"}, "face-down T7": {"kind": "face_down"}}
"""The four ways to offer T7, and what all hear."""


def test_3_9_the_partner_accepts_refuses_counters_or_speaks_first():
    table = trading()
    do(table, "seat 1", "T7", "no", "V4", "no")
    assert may_do(table, 1) == {"V4", "no", "counter", "speak"}
    assert {"say-value 4", "say-no-value 13"} <= sayable(table, 1)
    assert not any(text.startswith("ask") for text in sayable(table, 1))
    do(table, "say-value 9", seat=1)
    assert {"V4", "no", "counter"} <= may_do(table, 1)
    assert table.acting_seats() == [1]


def test_3_10_one_card_for_each_pattern_in_order():
    table = trading()
    do(table, "seat 1", "T7", "no", "domain service", "value 9")
    assert may_do(table, 1) & {"V4", "V9", "K5"} == {"V4"}
    do(table, "V4")
    assert (frame(table), may_do(table, 1)) == ("CommitSecond", {"V9"})
    do(table, "V9")
    assert (hand(table, 0), hand(table, 1)) == ("K3 S5 V4 V9", "K5 T7")


def test_3_10_no_card_counts_twice():
    table = trading()
    do(table, "seat 1", "T7", "no", "any-card", "any-card", "K5")
    assert may_do(table, 1) == {"V4", "V9"}
    error = refused(table, "K5")
    assert (error.clause, error.reason.endswith("no card counts for two patterns")) == ("Tricks 3.10", True)


def test_3_10_only_an_own_card_is_committed_and_of_no_other_it_is_said_whether_it_fits():
    """S9 would fit if it were held, T7 would not: both are refused in the same words, whoever holds them."""
    table = trading()
    do(table, "seat 1", "T7", "no", "domain service", "value 9")
    errors = [refused(table, card, seat=1) for card in ("S9", "T7", "V5", "W1")]
    assert {(error.reason, error.clause) for error in errors} == {("commit a card of your own hand", "Tricks 3.10")}
    do(table, "V4")
    errors = [refused(table, card, seat=1) for card in ("S9", "T7", "K9")]
    assert {(error.reason, error.clause) for error in errors} == {("commit a card of your own hand", "Tricks 3.10")}


def test_3_11_a_card_that_does_not_fit_is_refused_and_nothing_moves():
    table = trading()
    do(table, "seat 1", "T7", "no", "domain service", "value 9")
    reasons = {card: refused(table, card, seat=1) for card in ("K5", "V9")}
    assert {error.clause for error in reasons.values()} == {"Tricks 3.11"}
    assert "does not fit" in reasons["K5"].reason
    assert "you hold none for the other one" in reasons["V9"].reason
    do(table, "V4")
    assert refused(table, "K5", seat=1).clause == "Tricks 3.11"
    assert refused(table, "no", seat=1).clause == "Tricks 3.10"
    assert (hand(table, 0), hand(table, 1)) == ("K3 S5 T7", "K5 V4 V9")


@pytest.mark.parametrize(
    "patterns", [("value 13", "no"), ("V4", "value 13"), ("V4", "value 4"), ("domain knowledge", "K5")]
)
def test_3_12_without_cards_for_every_pattern_nobody_can_accept(patterns):
    table = trading()
    do(table, "seat 1", "T7", "no", *patterns)
    assert may_do(table, 1).isdisjoint({"V4", "V9", "K5"})
    assert refused(table, "V4", seat=1).clause == "Tricks 3.11"
    assert {"no", "counter"} <= may_do(table, 1)


def test_3_13_a_counter_offer_is_built_like_a_proposal():
    table = trading()
    do(table, "seat 1", "K3", "no", "V4", "no")
    do(table, "counter", seat=1)
    assert frame(table) == "Offering"
    do(table, "by-domain V4", "face-down K5", "T7", "no", seat=1)
    [_, counter] = told(table, "offer")
    assert (counter["seat"], counter["other"], counter["about"]["counter"]) == (1, 0, True)
    assert counter["about"]["told"] == [{"kind": "domain", "domain": "service"}, {"kind": "face_down"}]
    assert known_to(table, 2).isdisjoint({"V4", "K5"})
    assert (table.current_player(), frame(table)) == (0, "Reply")
    do(table, "T7", seat=0)
    assert (hand(table, 0), hand(table, 1)) == ("K3 K5 S5 V4", "T7 V9")
    assert (table.current_player(), frame(table)) == (1, "TradingTurn")


def test_3_14_the_proposer_commits_or_refuses_but_cant_counter():
    table = trading()
    do(table, "seat 1", "K3", "no", "V4", "no", "counter")
    do(table, "V4", "no", "domain technology", "no", seat=1)
    assert {"T7", "no"} <= may_do(table, 0)
    assert refused(table, "counter").clause == "Tricks 3.14"
    assert refused(table, "S5").clause == "Tricks 3.11"
    do(table, "no")
    [refusal] = told(table, "refuse")
    assert (refusal["seat"], refusal["other"], refusal["about"]) == (0, 1, {"counter": True})
    assert (table.current_player(), frame(table)) == (0, "TradingTurn")
    assert hand(table, 0) == "K3 S5 T7"


def test_3_14_before_the_answer_to_a_counter_offer_there_are_statements_but_no_questions():
    table = trading()
    do(table, "seat 1", "T7", "no", "any-card", "no", "counter", "V4", "no", "any-card", "no", "speak")
    assert {"say-value 3", "say-domain science"} <= may_do(table)
    error = refused(table, "ask-value 3")
    assert (error.reason, error.clause) == ("answer the counter-offer before you ask a question", "Tricks 3.14")


def test_3_15_a_matching_commitment_executes_at_once_and_for_good():
    table = trading()
    do(table, "seat 1", "T7", "K3", "V4", "no", "V4")
    assert (hand(table, 0), hand(table, 1)) == ("S5 V4", "K3 K5 T7 V9")
    assert all(zone(table, PENDING + seat) == "" for seat in range(3)), "nothing is left lying between the hands"
    for seat in (0, 2):
        assert refused(table, "no", seat=seat).clause == "Tricks 3.2"


def test_3_15_the_trade_is_one_event_with_both_sides():
    table = trading()
    do(table, "seat 1", "T7", "face-down K3", "V4", "no", "V4")
    [trade] = told(table, "trade")
    assert (trade["seat"], trade["other"], trade["about"]["counter"]) == (0, 1, False)
    assert sides(trade) == {("T7", 0, 1), ("K3", 0, 1), ("V4", 1, 0)}
    assert table.journal is not None
    [seen] = [event.to_dict() for event in table.journal.feed(2) if event.kind == "trade"]
    assert sides(seen) == {("T7", 0, 1), (None, 0, 1), ("V4", 1, 0)}, "a card back travels"


def test_3_16_cards_of_which_something_was_said_are_seen_by_all():
    table = trading()
    do(table, "seat 1", "by-value T7", "by-domain K3", "either", "value 4", "value 6", "domain knowledge", "V4", "K5")
    assert {"T7", "K3", "V4", "K5"} <= known_to(table, 2)
    assert {"V4", "K5"} <= set(hand(table, 0).split())


def test_3_17_face_down_and_any_cards_are_seen_by_the_two_only():
    table = trading()
    do(table, "seat 1", "T7", "face-down K3", "any-card", "no", "K5")
    for card in ("K3", "K5"):
        assert [card in known_to(table, seat) for seat in range(3)] == [True, True, False]
    assert "T7" in known_to(table, 2)


def test_3_18_after_a_refusal_nothing_moves_and_the_turn_goes_on():
    table = trading()
    before = [hand(table, seat) for seat in range(3)]
    do(table, "seat 1", "face-down T7", "no", "V4", "no")
    do(table, "no", seat=1)
    assert [hand(table, seat) for seat in range(3)] == before
    assert (table.current_player(), frame(table)) == (0, "TradingTurn")
    assert table.view(2).to_dict()["offer"] is None


def test_3_32_the_trade_example():
    """Ana is seat 0, Ben seat 1: technology 7 by name and a card face down for a service card, the 4 of trump."""
    table = trading()
    do(table, "say-no-domain service")
    do(table, "seat 1", "T7", "face-down K3", "domain service", "no")
    do(table, "V4", seat=1)
    assert (hand(table, 0), hand(table, 1)) == ("S5 V4", "K3 K5 T7 V9")
    assert {"T7", "V4"} <= known_to(table, 2)
    assert ["K3" in known_to(table, seat) for seat in range(3)] == [True, True, False]
