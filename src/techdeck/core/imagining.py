"""Possible tables behind a view: the cards it does not place lie anywhere they can. (Family 8.6)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from techdeck.core.aside import laid_aside_by
from techdeck.core.bits import has
from techdeck.core.cards import HIDDEN
from techdeck.core.effects.registers import ACTOR, ASIDE_DECK, DRAWN
from techdeck.core.effects.run import Ask, Run
from techdeck.core.rng import FastRng
from techdeck.core.state import State
from techdeck.core.zones import ASIDE, DECK, HAND, MAX_SEATS, NOWHERE, SECOND_DECK

PATIENCE: Final = 1000
"""After so many tables that were not possible, what was told of changes, or which deck a card is of, may not hold."""


class Imagination:
    """The tables that may be behind one view: what it does not place is listed once, then laid out time and again."""

    def __init__(self, view: State, eyes: i64) -> None:
        self.view = view
        self.eyes = eyes
        self.unplaced = unseen(view)

    def deal(self, rng: FastRng) -> State:
        """Lay the unplaced cards into the hidden cells at random, until everybody who must choose can. (Family 8.6)"""
        view, tries = self.view, 0
        while True:
            state = filled(view, shuffled(self.unplaced[:], rng), rng)
            tries += 1
            if tries > PATIENCE:
                end_some_changes(state, self.unplaced, rng)
            fits = state.imagine_numbers(rng)  # which may lay cards otherwise, so that what was drawn comes after it
            fits = (name_drawn_cards(view, state, rng) or tries > PATIENCE) and fits
            fits = (what_is_asked_fits(state, self.eyes, rng) or tries > PATIENCE) and fits
            if fits and everybody_can_choose(state):
                state.rng = FastRng(rng.state)
                return state


def what_is_asked_fits(state: State, eyes: i64, rng: FastRng) -> bool:
    """Who answers a text has seen what it asks about; False if they would see something else than these eyes do."""
    top = state.top
    return not isinstance(top, Ask) or top.verb.imagined(state, top.run, eyes, rng)


def end_some_changes(state: State, unplaced: list[int], rng: FastRng) -> None:
    """No table is possible if all that was told still holds: a change may have ended in an unseen shuffle."""
    for card in unplaced:
        if rng.below(2) == 0:
            state.restore(card)


def everybody_can_choose(state: State) -> bool:
    """Whether every acting seat has a choice: one who was asked for a card of a kind holds one."""
    return min([state.choices(seat).count for seat in state.acting_seats()], default=1) > 0


def filled(view: State, unplaced: list[int], rng: FastRng) -> State:
    """A state with these cards in the hidden cells."""
    state = view.clone()
    state.rng = rng
    if state.two_piles:
        unplaced = by_decks(state, unplaced, rng)
    elif state.choosy_zone() >= 0:
        unplaced = by_choice(state, unplaced, rng)
    at = 0
    for zone in range(len(state.zones.counts)):
        for i in range(state.zones.count(zone)):
            if state.zones.at(zone, i) == HIDDEN:
                state.zones.set_cell(zone, i, unplaced[at], state.zones.seers(zone, i))
                at += 1
        state.zones.tidy(zone)
    return state


def by_choice(state: State, unplaced: list[int], rng: FastRng) -> list[int]:
    """The cards in an order that gives each cell one which all think possible there; else they lie anywhere."""
    zones, choosy = state.zones, state.choosy_zone()
    cells = [zone for zone in range(len(zones.counts)) for i in range(zones.count(zone)) if zones.at(zone, i) == HIDDEN]
    fitting = [card for card in unplaced if state.takes(card)]
    chosen = fitting[: cells.count(choosy)]
    left = [card for card in unplaced if card not in chosen]
    order = [chosen.pop() if zone == choosy and chosen else NOWHERE for zone in cells]
    for card in [card for card in left if state.kept_out(card) != 0]:
        free = [at for at, zone in enumerate(cells) if order[at] == NOWHERE and may_lie(state, card, zone)]
        if free:
            order[free[rng.below(len(free))]] = card
            left.remove(card)
    return [left.pop() if card == NOWHERE else card for card in order]


def may_lie(state: State, card: i64, zone: i64) -> bool:
    """Whether the card may lie in the zone, as all see."""
    return not (HAND <= zone < HAND + MAX_SEATS and has(state.kept_out(card), zone - HAND))


def by_decks(state: State, unplaced: list[int], rng: FastRng) -> list[int]:
    """The cards in an order that fills each deck with cards of its own; the rest goes to hands. (Family 3.29)"""
    cells = [(zone, i) for zone in range(len(state.zones.counts)) for i in range(state.zones.count(zone))]
    decks = [deck_behind(state, zone, i) for zone, i in cells if state.zones.at(zone, i) == HIDDEN]
    left = unplaced[:]
    order = [NOWHERE if deck == NOWHERE else card_of_deck(state, left, deck) for deck in decks]
    left = shuffled(left, rng)  # cards of the deck that gave more away are rather late among those left over
    return [left.pop() if deck == NOWHERE else card for deck, card in zip(decks, order, strict=True)]


def deck_behind(state: State, zone: i64, index: i64) -> i64:
    """The deck that all know a hidden cell's card to be of; NOWHERE for hands, which may hold any."""
    if zone == DECK or zone == SECOND_DECK:
        return zone
    run = laid_aside_by(state, index) if zone == ASIDE else None
    return NOWHERE if run is None else run.get(state, ASIDE_DECK)


def card_of_deck(state: State, left: list[int], deck: i64) -> int:
    """The first card left that belongs to the deck, or the first of all if none does."""
    for place, card in enumerate(left):
        if state.deck_of(card) == deck:
            return left.pop(place)
    return left.pop(0)


def unseen(state: State) -> list[int]:
    """The cards that lie in no known cell."""
    seen: set[int] = set()
    for zone in range(len(state.zones.counts)):
        seen.update(state.zones.listed(zone))
    return [card for card in range(state.zones.cards) if card not in seen]


def shuffled(cards: list[int], rng: FastRng) -> list[int]:
    """The cards in random order."""
    for i in range(len(cards) - 1, 0, -1):
        j = rng.below(i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    return cards


def name_drawn_cards(view: State, state: State, rng: FastRng) -> bool:
    """A card that was drawn unseen is any of the hand that the eyes don't know; False if it is not of its deck."""
    fits = True
    for frame in state.frames:
        if isinstance(frame, Run) and state.regs[frame.base + DRAWN] == HIDDEN:
            card = some_drawn_card(view, state, frame, rng)
            state.regs[frame.base + DRAWN] = card
            if state.two_piles and state.deck_of(card) != frame.deck(state):
                fits = False
    return fits


def some_drawn_card(view: State, state: State, run: Run, rng: FastRng) -> i64:
    """One of the cards of the hand of who drew that the eyes don't know."""
    hand = HAND + state.regs[run.base + ACTOR]
    known = view.zones.listed(hand)
    cards = [card for card in state.zones.listed(hand) if card not in known]
    return cards[rng.below(len(cards))]
