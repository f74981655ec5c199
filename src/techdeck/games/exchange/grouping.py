"""The best grouping of a hand spelled out, group by group, for people to read. (Exchange 7.4-7.8)"""

from __future__ import annotations

from itertools import combinations

from librt.vecs import vec
from mypy_extensions import i64

from techdeck.games.exchange.scoring import (
    VALUES,
    add_card,
    all_of,
    best_points,
    flush_gain,
    led_by_best,
    remove_card,
    sets_points,
)

Kind = tuple[int, int]
"""What a card counts as: value and domain."""


class Group:
    """A set or the flush: the places of its cards in the hand, the domain chosen, the points."""

    def __init__(self, places: list[int], domain: int, points: int) -> None:
        self.places = places
        self.domain = domain
        self.points = points


def counted(hand: list[Kind]) -> vec[i64]:
    """The cards counted by value and domain."""
    counts: vec[i64] = vec[i64]([0] * VALUES)
    for value, domain in hand:
        add_card(counts, value, domain)
    return counts


def best_groups(hand: list[Kind], market: list[int]) -> list[Group]:
    """Groups that are worth the most together, the most valuable first. (Exchange 7.8)"""
    counts = counted(hand)
    flush = flush_of(hand, counts, market)
    groups = [as_group(hand, flush, market)] if flush else []
    for i in flush:
        remove_card(counts, hand[i][0], hand[i][1])
    for value in range(1, VALUES):
        if all_of(counts[value]) >= 3:
            places = [i for i in range(len(hand)) if hand[i][0] == value and i not in flush]
            groups += [as_group(hand, some, market) for some in sets_of(hand, places, market)]
    worthy = [group for group in groups if group.points > 0]
    return sorted(worthy, key=lambda group: (-group.points, group.places))


def flush_of(hand: list[Kind], counts: vec[i64], market: list[int]) -> list[int]:
    """The cards of the flush in a best grouping; empty if sets alone are as good. (Exchange 7.5)"""
    stacks = vec[i64](market)
    sets, total = sets_points(counts, stacks), best_points(counts, stacks)
    if sets == total:
        return []
    for domain in range(4):
        if sets + flush_gain(counts, stacks, domain) == total:
            places = [i for i in range(len(hand)) if hand[i][1] == domain]
            for some in [*combinations(places, 4), *combinations(places, 3)]:
                rest = counts[:]
                for i in some:
                    remove_card(rest, hand[i][0], domain)
                if len(some) * market[domain] + sets_points(rest, stacks) == total:
                    return list(some)
    return []


def sets_of(hand: list[Kind], places: list[int], market: list[int]) -> list[list[int]]:
    """The best sets of cards of one value: the most valuable cards lead, the least valuable fill up. (Exchange 7.6)"""
    stacks, count, n = vec[i64](market), counted([hand[i] for i in places]), len(places)
    sizes = [(fours, threes) for fours in range(n // 4 + 1) for threes in range((n - 4 * fours) // 3 + 1)]
    value = hand[places[0]][0]
    fours, threes = max(sizes, key=lambda pair: led_by_best(count[value], pair[0], pair[1], stacks))
    ordered = sorted(places, key=lambda i: -market[hand[i][1]])
    sets = [[leader] for leader in ordered[: fours + threes]]
    others = ordered[fours + threes :]
    for number, group in enumerate(sets):
        while len(group) < (4 if number < fours else 3):
            group.append(others.pop())
    return sets


def as_group(hand: list[Kind], places: list[int], market: list[int]) -> Group:
    """A group with its best stack. (Exchange 7.7, 7.8)"""
    domain = hand[places[0]][1]
    for i in places:
        other = hand[i][1]
        if market[other] > market[domain] or (market[other] == market[domain] and other < domain):
            domain = other
    return Group(sorted(places), domain, len(places) * market[domain])
