"""Which claim to make, and of which cards: what it leaves in the tableau counts. (Paradoxical 3)"""

from __future__ import annotations

from mypy_extensions import i64

from techdeck.core.actions import CARD
from techdeck.core.bits import bit, has, size
from techdeck.core.choices import Choices
from techdeck.games.paradoxical.claims import one
from techdeck.games.paradoxical.hopes import SMALL, Hopes
from techdeck.games.paradoxical.names import FULL_HOUSE, TABLEAU, TOKENS, TWO_PAIRS, claiming, is_of_second
from techdeck.games.paradoxical.weighing import whole, worth

NO_CLAIM = -1000.0


def best_claim(hopes: Hopes, out: Choices) -> i64:
    """The kind of paradox to claim; -1 if the tableau holds none. One of ten cards brings new ones. (3.11)"""
    first = claiming(hopes.table.zones.cards)
    small, large = i64(-1), i64(-1)
    for kind in range(i64(3)):
        if out.has(first + kind):
            if kind == TWO_PAIRS:
                small = first
            else:
                large = first + kind
    if small < 0 or large < 0:
        return large if small < 0 else small
    if hopes.table.nums[TOKENS + hopes.seat] > 0 or left_by_set(hopes, 0) > hopes.weights.reward:
        return small
    return large


def left_by_set(hopes: Hopes, chosen: i64) -> float:
    """What two pairs with these cards among them leave behind at best."""
    best = NO_CLAIM
    for mask in range(bit(hopes.have)):
        if mask & chosen == chosen and size(mask) == SMALL // 2 and is_two_pairs(hopes, mask):
            left = left_by_rest(hopes, mask, 0)
            if left > best:
                best = left
    return best


def left_by_rest(hopes: Hopes, chosen: i64, rest: i64) -> float:
    """What is left behind at best by a set and indifferent cards with these among them. (Paradoxical 2.2, 3.13)"""
    table, seat, best = hopes.table, hopes.seat, NO_CLAIM
    everything, weighs = whole(table, seat), worth(table, seat, chosen)
    others = everything - chosen
    some = others
    while some > 0:
        if some & rest == rest and size(some) == SMALL // 2 and worth(table, seat, some) < weighs:
            left = promised_by(hopes, others - some)
            if left > best:
                best = left
        some = (some - 1) & others
    return best


def promised_by(hopes: Hopes, stays: i64) -> float:
    """What the cards of the tableau promise that stay behind."""
    first, second, table = i64(0), i64(0), hopes.table
    for i in range(hopes.have):
        if has(stays, i):
            card = table.zones.at(TABLEAU + hopes.seat, i)
            if is_of_second(card):
                second += one(table.values[card])
            else:
                first += one(table.values[card])
    return hopes.promised(first, second, size(stays))


def is_two_pairs(hopes: Hopes, mask: i64) -> bool:
    """Whether four cards of the tableau are two pairs, each with a card of either deck. (Paradoxical 2.4, 2.5)"""
    first, second, table = i64(0), i64(0), hopes.table
    for i in range(hopes.have):
        if has(mask, i):
            card = table.zones.at(TABLEAU + hopes.seat, i)
            if is_of_second(card):
                second |= one(table.values[card])
            else:
                first |= one(table.values[card])
    return first == second and size(first) == 2


def best_set_card(hopes: Hopes, kind: i64, chosen: i64, out: Choices) -> i64:
    """The next set card: one that leaves most behind; of ten cards nothing is left. (Paradoxical 3.2)"""
    if kind >= FULL_HOUSE or hopes.have <= SMALL:
        return out.pick(0)
    best, most = out.pick(0), NO_CLAIM
    for i in range(out.count):
        place = bit(hopes.table.zones.index(out.pick(i) - CARD))
        left = left_by_set(hopes, chosen | place)
        if left > most:
            best, most = out.pick(i), left
    return best


def best_indifferent(hopes: Hopes, chosen: i64, rest: i64, out: Choices) -> i64:
    """The next indifferent card: one that leaves most behind. (Paradoxical 3.2)"""
    best, most = out.pick(0), NO_CLAIM
    for i in range(out.count):
        place = bit(hopes.table.zones.index(out.pick(i) - CARD))
        left = left_by_rest(hopes, chosen, rest | place)
        if left > most:
            best, most = out.pick(i), left
    return best
