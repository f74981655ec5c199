"""Zones: every card in exactly one place, in its order, with those who know it. (Family 2.1, 6.1-6.5)"""

from hypothesis import given
from hypothesis import strategies as st

from techdeck.core.cards import HIDDEN
from techdeck.core.rng import fast_rng
from techdeck.core.zones import (
    ASIDE,
    DECK,
    DISCARD,
    EVERYBODY,
    GAME_ZONES,
    HAND,
    PENDING,
    Zones,
    empty_zones,
    has_no_order,
)

SEAT_0, SEAT_1, SEAT_2 = 1, 2, 4
ZONE_COUNT = GAME_ZONES + 2


def laid(**zones: list[int]) -> Zones:
    """Zones of a small table: deck, discard, hand0 and hand1, each known to whom it should be."""
    names = {"deck": (DECK, 0), "discard": (DISCARD, EVERYBODY), "hand0": (HAND, SEAT_0), "hand1": (HAND + 1, SEAT_1)}
    table = empty_zones(54, ZONE_COUNT)
    for name, cards in zones.items():
        for card in cards:
            table.push(names[name][0], card, names[name][1])
    return table


def knowers(zones: Zones, card: int) -> int:
    """The mask of those who know where a card lies."""
    return int(zones.seers(zones.where[card], zones.index(card)))


def test_the_last_card_pushed_is_the_top_one():
    zones = laid(deck=[5, 3, 9])
    assert zones.listed(DECK) == [5, 3, 9]
    assert zones.top(DECK) == 9
    assert [zones.index(card) for card in (5, 3, 9)] == [0, 1, 2]
    assert zones.count(DECK) == 3


def test_an_empty_zone_has_no_top():
    assert laid().top(DECK) == -1
    assert laid().listed(DECK) == []


def test_a_hand_has_no_order():
    zones = laid(hand0=[30, 2, 51, 17])
    assert zones.listed(HAND) == [2, 17, 30, 51]
    assert [
        has_no_order(zone) for zone in (DECK, DISCARD, ASIDE, HAND, HAND + 5, PENDING, PENDING + 5, GAME_ZONES)
    ] == [*(False, False, False, True, True, True, True, False)]


def test_6_2_a_card_that_moves_is_still_known_and_others_learn_it():
    zones = laid(hand0=[4, 7], deck=[1])
    zones.move(7, DECK, SEAT_1)
    assert zones.listed(DECK) == [1, 7]
    assert knowers(zones, 7) == SEAT_0 | SEAT_1
    assert zones.knows(0, 7)
    assert zones.knows(1, 7)
    assert not zones.knows(2, 7)
    assert zones.listed(HAND) == [4]


def test_a_card_put_under_the_deck_lies_lowest():
    zones = laid(hand0=[4], deck=[1, 2])
    zones.move_under(4, DECK, 0)
    assert zones.listed(DECK) == [4, 1, 2]
    assert knowers(zones, 4) == SEAT_0


def test_a_card_put_between_others_moves_those_above_up():
    zones = laid(deck=[1, 2, 3])
    zones.insert(DECK, 1, 9, SEAT_2)
    assert zones.listed(DECK) == [1, 9, 2, 3]
    assert (knowers(zones, 9), knowers(zones, 2)) == (SEAT_2, 0)


def test_a_lifted_card_leaves_no_gap():
    zones = laid(deck=[1, 2, 3])
    zones.learn(2, SEAT_1)
    assert zones.take(2) == SEAT_1
    assert zones.listed(DECK) == [1, 3]
    assert zones.take(1) == 0
    assert zones.listed(DECK) == [3]


def test_6_3_after_a_shuffle_nobody_knows_a_card():
    zones = laid(discard=list(range(20)))
    zones.pour(DISCARD, DECK)
    assert [knowers(zones, card) for card in range(20)] == [EVERYBODY] * 20
    zones.shuffle(DECK, fast_rng(3))
    assert [knowers(zones, card) for card in range(20)] == [0] * 20
    assert sorted(zones.listed(DECK)) == list(range(20))
    assert zones.listed(DECK) != list(range(20))
    assert zones.count(DISCARD) == 0


def test_every_order_comes_out_of_a_shuffle():
    rng, seen = fast_rng(5), set()
    for _ in range(400):
        zones = laid(deck=[1, 2, 3, 4])
        zones.shuffle(DECK, rng)
        seen.add(tuple(zones.listed(DECK)))
    assert len(seen) == 24


def test_6_4_everybody_outside_the_mask_loses_track():
    zones = laid(hand0=[4, 7])
    zones.learn(4, EVERYBODY)
    zones.forget(HAND, SEAT_0 | SEAT_2)
    assert (knowers(zones, 4), knowers(zones, 7)) == (SEAT_0 | SEAT_2, SEAT_0)


def test_3_21_two_cards_swap_places_and_keep_who_knows_them():
    zones = laid(hand0=[4, 40], deck=[1, 2, 3])
    zones.swap(40, 2, 0, SEAT_0)
    assert zones.listed(DECK) == [1, 40, 3]
    assert zones.listed(HAND) == [2, 4]
    assert (knowers(zones, 40), knowers(zones, 2)) == (SEAT_0, SEAT_0)
    assert (zones.where[40], zones.where[2]) == (DECK, HAND)


def test_cards_of_one_zone_can_swap_too():
    zones = laid(deck=[1, 2, 3])
    zones.learn(1, SEAT_1)
    zones.swap(1, 3, 0, 0)
    assert zones.listed(DECK) == [3, 2, 1]
    assert (knowers(zones, 1), knowers(zones, 3)) == (SEAT_1, 0)


def test_hidden_cells_of_a_hand_are_sorted_by_who_knows_them():
    zones = laid(hand0=[4, 7, 9])
    for index, seers in enumerate((SEAT_0 | SEAT_2, SEAT_0, SEAT_0 | SEAT_1)):
        zones.set_cell(HAND, index, HIDDEN, seers)
    zones.tidy(HAND)
    assert [zones.seers(HAND, index) for index in range(3)] == [SEAT_0, SEAT_0 | SEAT_1, SEAT_0 | SEAT_2]


def test_a_clone_shares_nothing():
    zones = laid(hand0=[4], deck=[1, 2])
    other = zones.clone()
    other.move(1, HAND, 0)
    other.learn(2, EVERYBODY)
    assert (zones.listed(DECK), zones.listed(HAND), knowers(zones, 2)) == ([1, 2], [4], 0)
    assert (other.listed(DECK), other.listed(HAND)) == ([2], [1, 4])


def test_every_mask_and_card_fits_a_cell():
    zones = empty_zones(108, ZONE_COUNT)
    for card in range(108):
        zones.push(GAME_ZONES, card, EVERYBODY)
    assert zones.listed(GAME_ZONES) == list(range(108))
    assert {knowers(zones, card) for card in range(108)} == {EVERYBODY}


PLACES = [DECK, DISCARD, HAND, HAND + 1, GAME_ZONES]
WHAT = st.sampled_from(["move", "under", "swap", "shuffle", "forget", "learn"])
STEPS = st.lists(st.tuples(WHAT, st.integers(0, 53), st.integers(0, 53), st.integers(0, EVERYBODY)), max_size=40)


class Lists:
    """The same table as plain lists of cards."""

    def __init__(self) -> None:
        self.zones: dict[int, list[int]] = {zone: [] for zone in range(ZONE_COUNT)}
        self.zones[DECK] = list(range(54))

    def zone_of(self, card: int) -> list[int]:
        return next(cards for cards in self.zones.values() if card in cards)

    def move(self, card: int, zone: int, under: bool) -> None:
        self.zone_of(card).remove(card)
        self.zones[zone].insert(0 if under else len(self.zones[zone]), card)

    def swap(self, one: int, other: int) -> None:
        here, there = self.zone_of(one), self.zone_of(other)
        a, b = here.index(one), there.index(other)
        here[a], there[b] = other, one

    def in_order(self) -> dict[int, list[int]]:
        return {zone: sorted(cards) if has_no_order(zone) else cards for zone, cards in self.zones.items()}


@given(STEPS)
def test_whatever_happens_every_card_lies_in_one_place(steps):
    """A plain model of lists beside the zones: the same cards in the same order, hands sorted."""
    zones, lists, rng = laid(deck=list(range(54))), Lists(), fast_rng(1)
    for what, one, other, mask in steps:
        place = PLACES[other % len(PLACES)]
        if what in ("move", "under"):
            lists.move(one, place, what == "under" and not has_no_order(place))
            (zones.move_under if what == "under" and not has_no_order(place) else zones.move)(one, place, mask)
        elif what == "swap":
            lists.swap(one, other)
            zones.swap(one, other, mask, mask)
        elif what == "shuffle":
            zones.shuffle(DECK, rng)
            lists.zones[DECK] = zones.listed(DECK)
        elif what == "forget":
            zones.forget(place, mask)
            assert all(zones.seers(place, i) & ~mask == 0 for i in range(zones.count(place)))
        else:
            zones.learn(one, mask)
            assert knowers(zones, one) & mask == mask
    assert {zone: zones.listed(zone) for zone in range(ZONE_COUNT)} == lists.in_order()
    assert [int(zones.where[card]) for card in range(54)] == [
        next(zone for zone, cards in lists.zones.items() if card in cards) for card in range(54)
    ]


def test_2_6_a_pile_with_too_few_cards_deals_what_it_has():
    zones = laid(deck=[5, 3], hand0=[4])
    zones.deal(DECK, HAND, 3, SEAT_0)
    assert (zones.listed(HAND), zones.listed(DECK)) == ([3, 4, 5], [])
    assert [knowers(zones, card) for card in (3, 4, 5)] == [SEAT_0] * 3
    zones.deal(DECK, HAND, 1, SEAT_0)
    assert (zones.count(HAND), zones.count(DECK)) == (3, 0)
