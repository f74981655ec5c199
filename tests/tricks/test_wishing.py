"""What may be wished for in Tricks: nothing that the partner surely can't give."""

import pytest

from techdeck.core.cards import parse_card
from techdeck.core.trading.patterns import NOTHING_MORE, OF_DOMAIN, OF_VALUE, value_or_domain
from techdeck.core.zones import EVERYBODY, HAND
from techdeck.games.tricks.names import PROPOSALS
from techdeck.games.tricks.table import Tricks
from techdeck.games.tricks.wishing import best_value, may_hold, winning_wish
from tests.tricks_table import tricks_table

GOALS = ("V1", "S1", "T1")
STRONG = "V12 V11 V10 V9 S13 K12 T3 T4 K4 K5"
OTHERS = ["K6 K7 K8 S2 S3 S4 T9 T10 V3 V4", "T5 T6 T7 T8 S5 S6 S7 T13 V5 V6"]


def table_of(own: str, others: list[str]) -> Tricks:
    """Three players before the first trading turn; trump is service."""
    return tricks_table([own, *others], phase="trading", trump="V2", goals=GOALS)


def test_a_value_is_asked_for_only_where_the_partner_may_hold_it():
    table = table_of("V13 S13 K13 T13 K4", ["K6 K12 V3", "T5 T6"])
    assert not any(may_hold(table, 0, 1, parse_card(card)) for card in ("V13", "S13", "K13", "T13"))
    assert best_value(table, 0, 1) == 12
    assert winning_wish(table, 0, 1) == value_or_domain(12, 3)


def test_a_card_shown_in_another_hand_is_asked_for_there_and_nowhere_else():
    table = table_of("V13 S13 K13 K4", ["K6 V3", "T5 T13 T12"])
    assert best_value(table, 0, 1) == 13
    table.zones.set_seers(HAND + 2, table.zones.index(parse_card("T13")), EVERYBODY)
    assert (best_value(table, 0, 1), best_value(table, 0, 2)) == (12, 13)


def test_a_domain_that_the_partner_surely_lacks_is_not_asked_for():
    table = table_of("S13 K4", ["K6 K13 V3", "T5 T6"])
    table.surely_lacks_kind(1, 13 + 3)
    assert winning_wish(table, 0, 1) == OF_VALUE + 13
    for value in (11, 12, 13):
        table.surely_lacks_kind(1, value - 1)
    assert winning_wish(table, 0, 1) == NOTHING_MORE
    for value in (11, 12, 13):
        table.surely_lacks_kind(2, value - 1)
    assert winning_wish(table, 0, 2) == OF_DOMAIN + 3


@pytest.mark.parametrize("made", [0, 1])
def test_what_is_wished_for_is_the_same_on_the_view(made):
    table = table_of(STRONG, OTHERS)
    table.nums[PROPOSALS] = made
    for partner in (1, 2):
        assert winning_wish(table, 0, partner) == winning_wish(table.view(0).table, 0, partner)
