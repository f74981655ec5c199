"""The best grouping of a hand, found exactly by counting. (Exchange 7.4-7.8)

Sets of different values do not get in each other's way, and there is one flush at most. So a hand is worth its best
sets plus the best flush, less what the sets lose by the cards the flush takes. Cards are counted per value and domain,
in one number a value: eight bits for each domain.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from techdeck.core.bits import bit

VALUES: Final = 14
"""Counts are kept by value, 1 to 13."""
NEVER: Final = -1000000
PER_DOMAIN: Final = 8
TWO_OR_MORE: Final = 0xFEFEFEFE
"""The bits of a count that are set if two cards or more are of one domain."""


def add_card(counts: vec[i64], value: i64, domain: i64) -> None:
    """Count one more card of this value and domain."""
    counts[value] += one_of(domain)


def remove_card(counts: vec[i64], value: i64, domain: i64) -> None:
    """Count one card of this value and domain less."""
    counts[value] -= one_of(domain)


def one_of(domain: i64) -> i64:
    """One card of a domain, as it is counted."""
    return bit(PER_DOMAIN * domain)


def number_of(count: i64, domain: i64) -> i64:
    """How many cards of a domain are counted."""
    return (count >> (PER_DOMAIN * domain)) & 255


def all_of(count: i64) -> i64:
    """How many cards are counted."""
    return (count & 255) + ((count >> 8) & 255) + ((count >> 16) & 255) + (count >> 24)


def is_several(count: i64) -> bool:
    """Whether more than one card is counted: of two domains, or of one that has come to have more."""
    return count & (count - 1) != 0 or count & TWO_OR_MORE != 0


def sets_worth(count: i64, market: vec[i64]) -> i64:
    """What the cards of one value are worth in sets. (Exchange 7.6, 7.7)"""
    n = all_of(count)
    if n < 3:
        return 0
    if n == 3:
        return 3 * best_stack(count, market)
    if n < 6:
        return 4 * best_stack(count, market)
    return many_sets_worth(count, n, market)


def best_stack(count: i64, market: vec[i64]) -> i64:
    """The most valuable stack among the domains counted. (Exchange 7.8)"""
    best: i64 = 0
    for domain in range(4):
        if (count >> (PER_DOMAIN * domain)) & 255 != 0 and market[domain] > best:
            best = market[domain]
    return best


def many_sets_worth(count: i64, n: i64, market: vec[i64]) -> i64:
    """Six or more cards of one value: so many sets of four and of three, each led by the best card still free."""
    best: i64 = 0
    fours: i64 = 0
    while 4 * fours <= n:
        threes: i64 = 0
        while 4 * fours + 3 * threes <= n:
            worth = led_by_best(count, fours, threes, market)
            if worth > best:
                best = worth
            threes += 1
        fours += 1
    return best


def led_by_best(count: i64, fours: i64, threes: i64, market: vec[i64]) -> i64:
    """The worth of so many sets, if the cards with the most valuable stacks are in different ones."""
    worth: i64 = 0
    for place in range(fours + threes):
        domain = best_domain(count, market)
        count -= one_of(domain)
        worth += (4 if place < fours else 3) * market[domain]
    return worth


def best_domain(count: i64, market: vec[i64]) -> i64:
    """The domain with the most valuable stack among those counted; -1 if no card is."""
    best: i64 = -1
    for domain in range(4):
        if number_of(count, domain) > 0 and (best < 0 or market[domain] > market[best]):
            best = domain
    return best


def sets_points(counts: vec[i64], market: vec[i64]) -> i64:
    """What the hand is worth in sets alone."""
    points: i64 = 0
    for value in range(1, VALUES):
        points += sets_worth(counts[value], market)
    return points


def best_points(counts: vec[i64], market: vec[i64]) -> i64:
    """What the hand is worth, grouped as well as can be. (Exchange 7.4-7.8)"""
    sets: i64 = 0
    suits: i64 = 0
    for value in range(1, VALUES):
        count = counts[value]
        if count != 0:
            suits += count
            if is_several(count):
                sets += sets_worth(count, market)
    best = sets
    for domain in range(4):
        if (suits >> (PER_DOMAIN * domain)) & 255 >= 3:
            worth = sets + flush_gain(counts, market, domain)
            if worth > best:
                best = worth
    return best


def flush_gain(counts: vec[i64], market: vec[i64], domain: i64) -> i64:
    """What a flush of this domain adds at best: its points, less what the sets lose. (Exchange 7.5)"""
    # The least the sets lose if the flush takes 1, 2, 3 or 4 cards of the values looked at so far.
    one: i64 = -NEVER
    two: i64 = -NEVER
    three: i64 = -NEVER
    four: i64 = -NEVER
    for value in range(1, VALUES):
        count = counts[value]
        copies = (count >> (PER_DOMAIN * domain)) & 255
        before = one_of(domain)
        whole: i64 = 0
        if copies > 0 and is_several(count):
            whole = sets_worth(count, market)
        old_one, old_two, old_three = one, two, three
        for taken in range(1, copies + 1):
            if taken > 4:
                break
            loss = whole - sets_worth(count - before * taken, market)
            if taken == 1:
                one, two = least(one, loss), least(two, old_one + loss)
                three, four = least(three, old_two + loss), least(four, old_three + loss)
            elif taken == 2:
                two, three, four = least(two, loss), least(three, old_one + loss), least(four, old_two + loss)
            elif taken == 3:
                three, four = least(three, loss), least(four, old_one + loss)
            else:
                four = least(four, loss)
    worth = market[domain]
    return most(3 * worth - three, 4 * worth - four)


def least(one: i64, other: i64) -> i64:
    """The smaller number."""
    if one < other:
        return one
    return other


def most(one: i64, other: i64) -> i64:
    """The larger number."""
    if one > other:
        return one
    return other
