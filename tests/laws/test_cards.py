"""No card is lost or made: each lies in exactly one cell, and the table knows in which zone."""

import pytest

from techdeck.core.state import State
from techdeck.core.zones import HAND, MAX_SEATS, PENDING
from tests.laws.subjects import SUBJECTS, Subject
from tests.laws.walk import Moment, Pace, hold


def law_no_card_lost_or_made(moment: Moment) -> None:
    """Every card lies in exactly one cell, `where` agrees, and a hand is in order."""
    check_cards(moment.state)


def check_cards(state: State) -> None:
    """The cards of a table are all there, once."""
    zones, found, count = state.zones, {}, 0
    for zone, size in enumerate(zones.counts):
        if size > 0:
            row = zones.listed(zone)
            found.update(dict.fromkeys(row, zone))
            count += len(row)
    assert count == len(found) == state.game.cards, "a card is lost, made, or there twice"
    where = list(zones.where)
    assert where == [found[card] for card in range(count)], f"cards lie in {found}, but `where` says {where}"


def law_zones_without_order_are_sorted(moment: Moment) -> None:
    """Hands and face-down heaps are kept sorted, so that slots tell nothing. (Family 6.6)"""
    check_order(moment.state)


def check_order(state: State) -> None:
    """The zones without order are sorted."""
    zones = state.zones
    for zone in range(HAND, PENDING + MAX_SEATS):
        cards = zones.listed(zone)
        assert cards == sorted(cards), f"zone {zone} is not sorted"


def law_owners_know_their_hands(moment: Moment) -> None:
    """Everybody knows their own hand and what they have put face down. (Family 6.1)"""
    zones = moment.state.zones
    for seat in range(int(moment.state.players)):
        for zone in (HAND + seat, PENDING + seat):
            for i in range(zones.count(zone)):
                assert zones.seers(zone, i) >> seat & 1, f"seat {seat} does not know a card of its own"


@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
def test_no_card_is_lost_or_made(subject: Subject) -> None:
    hold(law_no_card_lost_or_made, subject, Pace(games=12, every=1, edges=144))


@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
def test_zones_without_order_are_sorted(subject: Subject) -> None:
    hold(law_zones_without_order_are_sorted, subject, Pace(games=6, every=1, edges=72))


@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
def test_owners_know_their_hands(subject: Subject) -> None:
    hold(law_owners_know_their_hands, subject, Pace(games=6, every=1, edges=72))
