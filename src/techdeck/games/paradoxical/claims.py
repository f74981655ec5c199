"""Which paradoxes some cards hold, found exactly and without lists. (Paradoxical 2)

Cards are counted by value, the cards of each deck apart: a packed number has four bits for every value, so that
(packed >> 4 * value) & 15 says how many cards of that value there are. No tableau has more than ten.
"""

from typing import Final

from mypy_extensions import i64

from techdeck.core.bits import bit
from techdeck.games.paradoxical.names import FULL_HOUSE, TWO_PAIRS

NO_SUCH: Final = 1000000
"""More than any cards are worth: there are not enough of them."""
RUN: Final = 69905
"""One card of each of five values in a row, from value 0 on: 0x11111."""


def one(value: i64) -> i64:
    """A packed number with one card of this value."""
    return bit(4 * value)


def many(packed: i64, value: i64) -> i64:
    """How many cards of this value."""
    return (packed >> (4 * value)) & 15


def least(packed: i64, count: i64) -> i64:
    """What so many cards are worth at the least."""
    worth: i64 = 0
    for value in range(1, i64(14)):
        have = many(packed, value)
        if have >= count:
            return worth + count * value
        worth += have * value
        count -= have
    return NO_SUCH


def can_claim(kind: i64, first: i64, second: i64, one_set: i64, two_set: i64, alternating: bool) -> bool:
    """Whether a tableau with these cards of either deck holds a paradox whose set has those. (Paradoxical 2.2, 3.1)"""
    if kind == TWO_PAIRS:
        return can_pair_twice(first, second, one_set, two_set)
    if kind == FULL_HOUSE:
        return can_fill_house(first, second, one_set, two_set)
    return can_run(first, second, one_set, two_set, alternating)


def has_pair(first: i64, second: i64, value: i64) -> bool:
    """Whether both decks have a card of this value. (Paradoxical 2.4)"""
    return many(first, value) > 0 and many(second, value) > 0


def can_pair_twice(first: i64, second: i64, one_set: i64, two_set: i64) -> bool:
    """Two pairs of different values, each with a card of either deck. (Paradoxical 2.4, 2.5)"""
    for high in range(2, i64(14)):
        if has_pair(first, second, high):
            for low in range(1, high):
                if has_pair(first, second, low):
                    pairs = one(high) | one(low)
                    fits = (one_set | two_set | pairs) == pairs
                    if fits and 2 * (high + low) > least(first + second - 2 * pairs, 4):
                        return True
    return False


def can_fill_house(first: i64, second: i64, one_set: i64, two_set: i64) -> bool:
    """A pair with a card of either deck, and three cards of another value. (Paradoxical 2.6, 2.7)"""
    both = first + second
    for triple in range(1, i64(14)):
        if many(both, triple) >= 3:
            for pair in range(1, i64(14)):
                fits = pair != triple and has_pair(first, second, pair) and is_in_house(one_set, two_set, pair, triple)
                if fits and 2 * pair + 3 * triple > least(both - 2 * one(pair) - 3 * one(triple), 5):
                    return True
    return False


def is_in_house(one_set: i64, two_set: i64, pair: i64, triple: i64) -> bool:
    """Whether all the set cards fit such a pair and triple."""
    one_threes, two_threes = many(one_set, triple), many(two_set, triple)
    rest = (one_set - one_threes * one(triple)) | (two_set - two_threes * one(triple))
    return one_threes + two_threes <= 3 and (rest | one(pair)) == one(pair)


def can_run(first: i64, second: i64, one_set: i64, two_set: i64, alternating: bool) -> bool:
    """Five values in a row, up to 13, with the decks as the option wants them. (Paradoxical 2.8-2.10)"""
    both, chosen = first + second, one_set + two_set
    for low in range(1, i64(10)):
        run = RUN * one(low)
        if (chosen | run) == run and has_run(both, low) and 5 * low + 10 > least(both - run, 5):
            one_free, two_free = free(first, one_set, chosen), free(second, two_set, chosen)
            if alternating and (takes_turns(one_free, two_free, low) or takes_turns(two_free, one_free, low)):
                return True
            if not alternating and one_free & (run * 15) != 0 and two_free & (run * 15) != 0:
                return True
    return False


def has_run(both: i64, low: i64) -> bool:
    """Whether there are cards of five values in a row."""
    for value in range(low, low + 5):
        if many(both, value) == 0:
            return False
    return True


def free(deck: i64, deck_set: i64, chosen: i64) -> i64:
    """The cards of a deck a run can have: those of its set, and those of values nothing is chosen for yet."""
    found: i64 = deck_set
    for value in range(1, i64(14)):
        if many(chosen, value) == 0:
            found += many(deck, value) * one(value)
    return found


def takes_turns(odd: i64, even: i64, low: i64) -> bool:
    """Whether the first, third and fifth card can be of the one deck, the others of the other. (Paradoxical 2.9)"""
    for value in range(low, low + 5, 2):
        if many(odd, value) == 0:
            return False
    return many(even, low + 1) > 0 and many(even, low + 3) > 0
