"""What card texts are good for on the way to a paradox, for each turn they take. (Paradoxical 4)"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from techdeck.core.bits import bit
from techdeck.core.cards import face
from techdeck.core.effects.match import ANY, AT_LEAST, AT_MOST
from techdeck.core.effects.piles import FromDiscard
from techdeck.core.effects.pointing import IN_DISCARD, NEUTRAL_OR_OWN, OWN
from techdeck.core.effects.run import Program
from techdeck.core.effects.searching import SearchFor
from techdeck.core.effects.swap import Exchange
from techdeck.core.game import Deck
from techdeck.core.zones import DISCARD, HAND, SECOND_DISCARD
from techdeck.games.paradoxical.claims import many
from techdeck.games.paradoxical.hopes import Hopes
from techdeck.games.paradoxical.names import TABLEAU
from techdeck.games.paradoxical.places import Paradoxical
from techdeck.games.paradoxical.texts import cards_drawn, deck_is_for, is_own_affair

# What a text can bring its user.
NOTHING: Final = 0
DRAWS: Final = 1
SWAPS: Final = 2
TAKES: Final = 3
SEARCHES: Final = 4

TURNS_TO_ADD: Final = 2.0
"""A card that comes to the hand takes two turns: one for the effect, one to add it."""
USELESS: Final = -100.0
"""An effect from which nothing is to be hoped: even a draw into a full tableau is better."""


class Uses:
    """What each text of an edition brings: so many cards seen and kept, or of a pile cards of some values."""

    def __init__(self, deck: Deck) -> None:
        self.ways: vec[i64] = vec[i64]([way_of(program) for program in deck.programs])
        self.seen: vec[i64] = vec[i64]([0] * len(deck.programs))
        self.kept: vec[i64] = vec[i64]([0] * len(deck.programs))
        self.low: vec[i64] = vec[i64]([1] * len(deck.programs))
        self.high: vec[i64] = vec[i64]([13] * len(deck.programs))
        for number, program in enumerate(deck.programs):
            self.note(number, program)

    def note(self, number: int, program: Program) -> None:
        """Note the numbers of a text."""
        if self.ways[number] == DRAWS:
            drawn = cards_drawn(program)
            self.seen[number], self.kept[number] = drawn.seen, drawn.kept
        elif self.ways[number] == TAKES:
            first = program.verbs[0]
            assert isinstance(first, FromDiscard)
            if first.match.kind == AT_MOST:
                self.high[number] = first.match.number
            elif first.match.kind == AT_LEAST:
                self.low[number] = first.match.number

    def gain(self, hopes: Hopes, card: i64) -> float:
        """What using a card gains for each turn it takes."""
        number = face(card)
        way = self.ways[number]
        if way == DRAWS:
            return self.drawn(hopes, card, number)
        if way == SWAPS:
            return best_swap(hopes)
        if way == TAKES:
            return best_taken(hopes, self.low[number], self.high[number]) / TURNS_TO_ADD
        if way == SEARCHES:
            return best_found(hopes) / TURNS_TO_ADD
        return USELESS

    def drawn(self, hopes: Hopes, used: i64, number: i64) -> float:
        """What the best of the cards seen is worth, if one of them is kept."""
        others = hopes.table.zones.counts[HAND + hopes.seat]
        if hopes.table.zones.where[used] == HAND + hopes.seat:
            others -= 1
        if self.kept[number] + others <= 0:
            return USELESS
        one = choice_of(hopes, False, self.seen[number])
        other = choice_of(hopes, True, self.seen[number])
        if one > other:
            return one / TURNS_TO_ADD
        return other / TURNS_TO_ADD

    def better_pile(self, table: Paradoxical, hopes: Hopes) -> i64:
        """0 for deck 1, 1 for deck 2: the one from which more is to be hoped, or whose discard pile has more."""
        wanted, cards = deck_is_for(table)
        if wanted == "discards":
            first, second = best_of(hopes, DISCARD, False, 1, 13), best_of(hopes, SECOND_DISCARD, True, 1, 13)
        elif wanted == "cards":
            first, second = choice_of(hopes, False, cards), choice_of(hopes, True, cards)
        else:
            first, second = hopes.draw(False), hopes.draw(True)
        if second > first:
            return 1
        return 0


def way_of(program: Program) -> int:
    """What a text can bring its user."""
    if not program.verbs:
        return NOTHING
    first = program.verbs[0]
    if is_own_affair(program):
        return DRAWS
    if isinstance(first, Exchange) and first.first in (OWN, NEUTRAL_OR_OWN) and first.second == IN_DISCARD:
        return SWAPS
    if isinstance(first, FromDiscard) and not first.to_deck and first.match.kind in (ANY, AT_MOST, AT_LEAST):
        return TAKES
    if any(isinstance(verb, SearchFor) for verb in program.verbs):
        return SEARCHES
    return NOTHING


def choice_of(hopes: Hopes, of_second: bool, cards: i64) -> float:
    """The gain of the best of so many unknown cards of a deck, on average."""
    coming = hopes.coming(of_second)
    left, total, chance = i64(0), 0.0, 1.0
    for value in range(1, i64(14)):
        left += many(coming, value)
    done: i64 = 0
    while left > 0:
        best, most = i64(0), -1000.0
        for value in range(1, i64(14)):
            if many(coming, value) > 0 and (done >> value) & 1 == 0:
                promised = hopes.with_value(value, of_second)
                if promised > most:
                    best, most = value, promised
        # While none of the better cards is among those seen, this value is with a chance of many in what is left.
        copies = many(coming, best)
        missed = chance_of_none(copies, left, cards)
        total += chance * (1.0 - missed) * (most - hopes.now)
        chance *= missed
        left -= copies
        done |= bit(best)
    return total


def chance_of_none(copies: i64, cards: i64, seen: i64) -> float:
    """How likely none of so many copies among these cards is seen."""
    missed = 1.0
    for _copy in range(copies):
        if cards <= seen:
            return 0.0
        missed *= float(cards - seen) / float(cards)
        cards -= 1
    return missed


def best_of(hopes: Hopes, pile: i64, of_second: bool, low: i64, high: i64) -> float:
    """The gain of the best card of a discard pile with a value between these; nothing if there is none."""
    packed, most = hopes.packed_zone(pile), USELESS
    for value in range(low, high + 1):
        if many(packed, value) > 0:
            gained = hopes.with_value(value, of_second) - hopes.now
            if gained > most:
                most = gained
    return most


def best_taken(hopes: Hopes, low: i64, high: i64) -> float:
    """The gain of the best card of both discard piles."""
    first, second = best_of(hopes, DISCARD, False, low, high), best_of(hopes, SECOND_DISCARD, True, low, high)
    if first > second:
        return first
    return second


def best_found(hopes: Hopes) -> float:
    """The gain of the best card that may still lie in a deck."""
    most = USELESS
    for second in range(i64(2)):
        packed = hopes.out_of_sight(second == 1)
        for value in range(1, i64(14)):
            if many(packed, value) > 0:
                gained = hopes.with_value(value, second == 1) - hopes.now
                if gained > most:
                    most = gained
    return most


def best_swap(hopes: Hopes) -> float:
    """The gain of the best card of the discard piles in the place of the card of the tableau that is missed least."""
    zones, most = hopes.table.zones, USELESS
    for second in range(i64(2)):
        packed = hopes.packed_zone(SECOND_DISCARD if second == 1 else DISCARD)
        for value in range(1, i64(14)):
            if many(packed, value) > 0:
                for i in range(hopes.have):
                    gone = zones.at(TABLEAU + hopes.seat, i)
                    gained = hopes.swapped(gone, value, second == 1) - hopes.now
                    if gained > most:
                        most = gained
    return most
