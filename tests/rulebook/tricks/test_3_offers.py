"""Offers: what is offered and asked for, replies, counter-offers, how cards change hands. (Tricks 3.6-3.18, 3.31)"""

import pytest

from techdeck.core.zones import PENDING
from tests.rulebook.words import frame, refused, sayable, trading
from tests.tricks_table import do, hand, known_to, may_do, zone


def seen_after(viewer, *actions):
    """All that a seat or an onlooker (None) knows after these actions."""
    table = trading()
    do(table, *actions)
    return table.view(viewer).information_state_string()


def test_3_6_a_proposal_goes_to_one_other_player():
    table = trading()
    assert {text for text in may_do(table) if text.startswith("seat")} == {"seat 1", "seat 2"}
    do(table, "seat 2")
    assert refused(table, "no").clause == "Tricks 3.6"
    do(table, "T7")
    assert "no" in may_do(table)
    do(table, "S5")
    assert frame(table) == "Wanting"
    assert refused(table, "no").clause == "Tricks 3.8"
    do(table, "any-card")
    assert "no" in may_do(table)
    do(table, "any-card")
    assert (table.current_player(), frame(table)) == (2, "Reply")


def test_3_6_only_cards_of_your_own_hand():
    table = trading()
    do(table, "seat 1")
    assert may_do(table) == {"K3", "S5", "T7", "face-down K3", "face-down S5", "face-down T7"}
    assert refused(table, "V4").clause == "Tricks 3.6"
    do(table, "T7")
    assert "T7" not in may_do(table)
    assert refused(table, "face-down T7").clause == "Tricks 3.6"


def test_3_6_with_one_card_left_one_card_is_offered_and_asked_for():
    table = trading(["T7", "V4", "S9 S10"])
    do(table, "seat 1", "T7", "any-card")
    assert (table.current_player(), frame(table)) == (1, "Reply")


def test_3_6_there_is_no_proposal_without_cards_on_both_sides():
    """Seat 1 has none: nobody can propose to it, and it can only speak or end its turn."""
    table = trading(["T7", "", "S9 S10"])
    assert may_do(table) == {"no", "speak", "seat 2"}
    assert refused(table, "seat 1").clause == "Tricks 3.2"
    do(table, "no")
    assert (table.current_player(), may_do(table)) == (1, {"no", "speak"})


def test_3_7_a_shown_card_is_known_to_all_a_face_down_one_to_nobody():
    table = trading()
    do(table, "seat 1", "T7", "face-down K3")
    for seat in (1, 2):
        assert "T7" in known_to(table, seat)
        assert "K3" not in known_to(table, seat)
    offer = table.view(1).to_dict()["offer"]
    assert isinstance(offer, dict)
    assert (offer["cards"], offer["face down"]) == (["T7", "?"], [False, True])
    own = table.view(0).to_dict()["offer"]
    assert isinstance(own, dict)
    assert own["cards"] == ["T7", "K3"]


@pytest.mark.parametrize("viewer", [1, 2, None])
def test_3_7_a_face_down_card_stays_hidden_from_the_others_and_from_onlookers(viewer):
    """It looks the same whether it is K3 or S5."""
    assert seen_after(viewer, "seat 1", "face-down K3") == seen_after(viewer, "seat 1", "face-down S5")
    asked = ("no", "any-card", "no")
    assert seen_after(viewer, "seat 1", "face-down K3", *asked) == seen_after(viewer, "seat 1", "face-down S5", *asked)
    table = trading()
    do(table, "seat 1", "T7", "face-down K3")
    offer = table.view(viewer).to_dict()["offer"]
    assert isinstance(offer, dict)
    assert offer["cards"] == ["T7", "?"]


@pytest.mark.parametrize(
    ("pattern", "fitting"),
    [
        ("V4", {"V4"}),
        ("value 9", {"V9"}),
        ("domain knowledge", {"K5"}),
        ("domain service", {"V4", "V9"}),
        ("any-card", {"K5", "V4", "V9"}),
        ("K8", set()),
        ("value 13", set()),
    ],
)
def test_3_8_a_pattern_is_a_card_a_value_a_domain_or_any(pattern, fitting):
    table = trading()
    do(table, "seat 1", "T7", "no", pattern, "no")
    assert {text for text in may_do(table) if " " not in text and text[1:].isdigit()} == fitting


def test_3_8_you_may_ask_for_any_card_but_your_own():
    table = trading()
    do(table, "seat 1", "T7", "no")
    assert {"any-card", "value 1", "value 13", "domain knowledge", "domain service", "exact"} <= may_do(table)
    do(table, "exact")
    own = {"T7", "K3", "S5"}
    assert may_do(table) == {f"{letter}{value}" for letter in "KSTV" for value in range(1, 14)} - own
    assert refused(table, "T7").clause == "Tricks 3.8"


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
    told = {
        (error.reason, error.clause) for error in (refused(table, card, seat=1) for card in ("S9", "T7", "V5", "W1"))
    }
    assert told == {("commit a card of your own hand", "Tricks 3.10")}
    do(table, "V4")
    told = {(error.reason, error.clause) for error in (refused(table, card, seat=1) for card in ("S9", "T7", "K9"))}
    assert told == {("commit a card of your own hand", "Tricks 3.10")}


@pytest.mark.parametrize("viewer", [0, 2, None])
def test_3_10_nobody_else_sees_the_first_card_before_the_second_is_committed(viewer):
    """Two cards are asked for, and the first may be K5 or V4: the trade is not done, and it looks the same."""
    asked = ("seat 1", "T7", "no", "any-card", "any-card")
    assert seen_after(viewer, *asked, "K5") == seen_after(viewer, *asked, "V4")
    assert seen_after(1, *asked, "K5") != seen_after(1, *asked, "V4")


def test_3_11_a_card_that_does_not_fit_is_refused_and_nothing_moves():
    table = trading()
    do(table, "seat 1", "T7", "no", "domain service", "value 9")
    for wrong in ("K5", "V9"):
        error = refused(table, wrong, seat=1)
        assert (error.clause, "does not fit" in error.reason) == ("Tricks 3.11", True)
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
    do(table, "V4", "face-down K5", "T7", "no", seat=1)
    assert "V4" in known_to(table, 2)
    assert "K5" not in known_to(table, 2)
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
    assert (table.current_player(), frame(table)) == (0, "TradingTurn")
    assert hand(table, 0) == "K3 S5 T7"


def test_3_15_a_matching_commitment_executes_at_once_and_for_good():
    table = trading()
    do(table, "seat 1", "T7", "K3", "V4", "no", "V4")
    assert (hand(table, 0), hand(table, 1)) == ("S5 V4", "K3 K5 T7 V9")
    assert all(zone(table, PENDING + seat) == "" for seat in range(3)), "nothing is left lying between the hands"
    for seat in (0, 2):
        assert refused(table, "no", seat=seat).clause == "Tricks 3.2"


def test_3_16_described_cards_are_seen_by_all():
    table = trading()
    do(table, "seat 1", "T7", "no", "value 4", "domain knowledge", "V4", "K5")
    assert {"T7", "V4", "K5"} <= known_to(table, 2)
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


def test_3_31_the_trade_example():
    """Ana is seat 0, Ben seat 1: technology 7 shown and a card face down for a service card, the 4 of trump."""
    table = trading()
    do(table, "say-no-domain service")
    do(table, "seat 1", "T7", "face-down K3", "domain service", "no")
    do(table, "V4", seat=1)
    assert (hand(table, 0), hand(table, 1)) == ("S5 V4", "K3 K5 T7 V9")
    assert {"T7", "V4"} <= known_to(table, 2)
    assert ["K3" in known_to(table, seat) for seat in range(3)] == [True, True, False]


def test_3_8_an_exact_card_is_one_that_the_proposer_does_not_hold():
    table = trading()
    do(table, "seat 1", "T7", "no", "exact")
    assert not may_do(table) & {"T7", "K3", "S5"}
    error = refused(table, "K3")
    assert (error.reason, error.clause) == ("you hold that card yourself", "Tricks 3.8")


def test_3_14_before_the_answer_to_a_counter_offer_there_are_statements_but_no_questions():
    table = trading()
    do(table, "seat 1", "T7", "no", "any-card", "no", "counter", "V4", "no", "any-card", "no", "speak")
    assert {"say-value 3", "say-domain science"} <= may_do(table)
    error = refused(table, "ask-value 3")
    assert (error.reason, error.clause) == ("answer the counter-offer before you ask a question", "Tricks 3.14")
