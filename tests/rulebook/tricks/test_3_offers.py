"""Offers: to whom, what is promised and what is asked for. (Tricks 3.6-3.8)"""

import pytest

from techdeck.core.cards import DOMAIN_NAMES, parse_card
from techdeck.core.zones import DECK
from techdeck.games.tricks.names import TRUMP_DISCARD
from tests.rulebook.words import frame, refused, trading
from tests.tricks_table import do, facts, hand, happened, known_to, may_do, told

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
