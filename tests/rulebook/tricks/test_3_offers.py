"""Offers: what is promised and asked for, replies, counter-offers, how cards change hands. (Tricks 3.6-3.18, 3.32)"""

import pytest

from techdeck.core.cards import DOMAIN_NAMES, parse_card
from techdeck.core.zones import DECK, PENDING
from techdeck.games.tricks.names import TRUMP_DISCARD
from tests.rulebook.words import frame, refused, sayable, trading
from tests.tricks_table import do, facts, hand, happened, known_to, may_do, sides, told, zone

TELLINGS = {"T7": {"kind": "card", "card": "T7"}, "by-value T7": {"kind": "value", "value": 7}}
TELLINGS |= {"by-domain T7": {"kind": "domain", "domain": "technology"}, "face-down T7": {"kind": "face_down"}}
"""The four ways to offer T7, and what all hear."""


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
    [offer] = told(table, "offer")
    assert (offer["seat"], offer["other"]) == (0, 2)


def test_3_6_only_cards_of_your_own_hand():
    table = trading()
    do(table, "seat 1")
    ways = ("", "by-value ", "by-domain ", "face-down ")
    assert may_do(table) == {f"{way}{card}" for way in ways for card in ("K3", "S5", "T7")}
    assert refused(table, "V4").clause == "Tricks 3.6"
    do(table, "by-value T7")
    assert may_do(table) == {f"{way}{card}" for way in ways for card in ("K3", "S5")} | {"no"}
    for again in ("T7", "by-domain T7", "face-down T7"):
        error = refused(table, again)
        assert (error.reason, error.clause) == ("that card is in this offer already", "Tricks 3.6")


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


@pytest.mark.parametrize(("way", "promise"), TELLINGS.items())
def test_3_7_a_card_is_told_exactly_by_value_by_domain_or_not_at_all(way, promise):
    table = trading()
    do(table, "seat 1", way, "no", "any-card", "no")
    [heard] = facts(table, "offer")
    assert heard == {"counter": False, "told": [promise], "wanted": [{"kind": "any"}]}
    for viewer in (0, 1, 2, None):
        offer = table.view(viewer).to_dict()["offer"]
        assert isinstance(offer, dict)
        assert (offer["from"], offer["to"], offer["told"]) == (0, 1, [promise])
        assert offer["cards"] == ["T7" if viewer == 0 or way == "T7" else None]


@pytest.mark.parametrize("way", TELLINGS)
def test_3_7_a_promise_is_kept(way):
    """Whatever was told of it, the card that was laid is the one the partner gets."""
    table = trading()
    do(table, "seat 1", way, "no", "V4", "no", "V4")
    assert (hand(table, 0), hand(table, 1)) == ("K3 S5 V4", "K5 T7 V9")


def test_3_7_what_is_told_is_what_the_card_counts_as_now():
    """Marketing: T7 counts as knowledge. There is no way to tell anything else of it. (Family 5.4)"""
    table = trading()
    table.alter(parse_card("T7"), 8, DOMAIN_NAMES.index("knowledge"))
    do(table, "seat 1", "by-domain T7", "by-value K3", "any-card", "no")
    assert facts(table, "offer")[0]["told"] == [
        {"kind": "domain", "domain": "knowledge"},
        {"kind": "value", "value": 3},
    ]


def test_3_7_no_card_is_shown_before_the_trade_but_what_is_named_exactly_is_known():
    table = trading()
    do(table, "seat 1", "T7", "by-value K3", "any-card", "no")
    assert (happened(table, "show"), happened(table, "promise")) == ([], ["T7"])
    for seat in (1, 2):
        assert "T7" in known_to(table, seat)
        assert "K3" not in known_to(table, seat)


@pytest.mark.parametrize("viewer", [1, 2, None])
def test_3_7_of_two_cards_that_are_told_alike_nobody_sees_which_it_is(viewer):
    """Face down K3 looks as S5 does; so do two cards of one value, or of one domain."""
    for way, one, other in (("face-down", "K3", "S5"), ("by-value", "K3", "S3"), ("by-domain", "K3", "K4")):
        table = [trading(["T7 K3 K4 S3 S5", "V4 V9 K5", "S9 S10 K8"]) for _ in range(2)]
        seen = []
        for which, card in zip(table, (one, other), strict=True):
            do(which, "seat 1", f"{way} {card}", "no", "any-card", "no")
            assert which.journal is not None
            heard = [event.to_dict() for event in which.journal.feed(viewer)]
            seen.append((which.view(viewer).information_state_string(), heard))
        assert seen[0] == seen[1]


@pytest.mark.parametrize(
    ("pattern", "fitting"),
    [
        (["V4"], {"V4"}),
        (["value 9"], {"V9"}),
        (["domain knowledge"], {"K5"}),
        (["domain service"], {"V4", "V9"}),
        (["any-card"], {"K5", "V4", "V9"}),
        (["K8"], set()),
        (["value 13"], set()),
        (["either", "value 9", "value 5"], {"K5", "V9"}),
        (["either", "value 5", "value 9"], {"K5", "V9"}),
        (["either", "value 4", "domain knowledge"], {"K5", "V4"}),
        (["either", "value 4", "domain service"], {"V4", "V9"}),
    ],
)
def test_3_8_a_pattern_is_a_card_a_value_a_domain_one_of_two_or_any(pattern, fitting):
    table = trading()
    do(table, "seat 1", "T7", "no", *pattern, "no")
    assert {text for text in may_do(table) if " " not in text and text[1:].isdigit()} == fitting


def test_3_8_patterns_are_told_as_data():
    table = trading()
    do(table, "seat 1", "T7", "no", "either", "value 9", "value 5", "either", "value 4", "domain knowledge")
    assert facts(table, "offer")[0]["wanted"] == [
        {"kind": "value_or_value", "value": 5, "other": 9},
        {"kind": "value_or_domain", "value": 4, "domain": "knowledge"},
    ]
    do(table, "no", "seat 1", "T7", "no", "V4", "value 9", "no", "seat 1", "T7", "no", "domain service", "any-card")
    asked = [about["wanted"] for about in facts(table, "offer")[1:]]
    assert asked == [
        [{"kind": "card", "card": "V4"}, {"kind": "value", "value": 9}],
        [{"kind": "domain", "domain": "service"}, {"kind": "any"}],
    ]


def test_3_8_of_two_values_the_second_is_another():
    table = trading()
    do(table, "seat 1", "T7", "no", "either", "value 9")
    assert "value 9" not in may_do(table)
    assert {"value 1", "value 13", "domain knowledge", "domain service"} <= may_do(table)
    error = refused(table, "value 9")
    assert (error.reason, error.clause) == ("name another value than the first one, or a domain", "Tricks 3.8")


def test_3_8_no_exact_card_is_asked_for_that_is_your_own_lies_open_or_is_asked_for_already():
    """Service is trump, V2; the goals are V1, S1 and T1."""
    table = trading()
    for card in table.zones.listed(TRUMP_DISCARD):
        table.zones.move(card, DECK, 0)  # what lies in the trump discard pile goes to the deck, where nobody sees it
    do(table, "seat 1", "T7", "no")
    assert {"any-card", "value 1", "value 13", "domain knowledge", "domain service", "exact"} <= may_do(table)
    do(table, "exact")
    every = {f"{letter}{value}" for letter in "KSTV" for value in range(1, 14)}
    shut = {"T7", "K3", "S5"} | {"V1", "S1", "T1"} | {"V2"}
    assert may_do(table) == every - shut
    reasons = {"T7": "you hold that card yourself", "V2": "that card lies open on the table, so nobody holds it"}
    for named, reason in {**reasons, "V1": reasons["V2"]}.items():
        error = refused(table, named)
        assert (error.reason, error.clause) == (reason, "Tricks 3.8")
    do(table, "K9", "exact")
    assert may_do(table) == every - shut - {"K9"}
    assert refused(table, "K9").reason == "you ask for that card already"


def test_3_8_a_value_or_a_domain_may_be_asked_for_twice():
    table = trading()
    do(table, "seat 1", "T7", "no", "domain service", "domain service", "V4")
    assert may_do(table, 1) == {"V9"}


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
