"""What one seat knows, and the possible tables behind it. (Family 6)

A view holds a copy of the state from which everything the seat does not know has been taken out, so there is
nothing in it to find. Where a hand, or a face-down heap, has no order that means anything, its unknown cells are
sorted, so that slots tell nothing either.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from techdeck.core.bits import bit, has
from techdeck.core.cards import DOMAIN_NAMES, HIDDEN, card_id
from techdeck.core.counting import CONCEDED, DRAW_SAID
from techdeck.core.effects.people import NameDomain
from techdeck.core.effects.registers import ACTOR, ASIDE_DECK, ASIDE_FROM, DOMAIN, DRAWN, PC, PICKED, SHOWN, VALUE
from techdeck.core.effects.verb import Ask, Run
from techdeck.core.rng import FastRng, fast_rng
from techdeck.core.state import State
from techdeck.core.zones import (
    ASIDE,
    DECK,
    EVERYBODY,
    HAND,
    MAX_SEATS,
    NOWHERE,
    ONLOOKER,
    SECOND_DECK,
    Zones,
    has_no_order,
)

PATIENCE: Final = 1000
"""After so many tables that were not possible, changes that were told are no longer taken to hold."""


class View:
    """A seat's knowledge of a table; seat None is an onlooker without a hand. (Family 6.6)"""

    def __init__(self, state: State, seat: int | None) -> None:
        self.seat = seat
        self.eyes: i64 = ONLOOKER if seat is None else seat
        self.table = masked(state, self.eyes)

    def __reduce__(self) -> tuple[object, ...]:
        """For pickle and copy."""
        from techdeck.core.packing import unpack_view

        return unpack_view, (self.table, self.seat)

    def acting_seats(self) -> list[int]:
        """Every seat that may act now."""
        return self.table.acting_seats()

    def legal_actions(self) -> list[int]:
        """What this seat may do now."""
        return [] if self.seat is None else self.table.legal_actions(self.seat)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.table.is_terminal()

    def scores(self) -> list[int]:
        """The points of every seat."""
        return self.table.scores()

    def prompt(self) -> str:
        """What is being decided."""
        return "" if self.table.is_terminal() else self.table.frames[-1].prompt(self.table)

    def hand(self, seat: int) -> list[int]:
        """The cards known in a hand."""
        return [card for card in self.table.zones.listed(HAND + seat) if card != HIDDEN]

    def to_dict(self) -> dict[str, object]:
        """Everything the seat knows, as plain JSON data. (Family 2.4, 6.6)"""
        table = self.table
        data: dict[str, object] = {"game": table.game.name, "players": int(table.players), "seat": self.seat}
        data["acting"] = table.acting_seats()
        data["asked"] = self.prompt()
        data["legal"] = [table.game.actions.to_dict(action) for action in self.legal_actions()]
        data["zones"] = {name: zone_data(table.zones, zone) for name, zone in table.zone_names()}
        data["texts"] = texts_data(table)
        data["conceded"] = seats_in(table, table.nums[CONCEDED])
        data["draw said"] = seats_in(table, table.nums[DRAW_SAID])
        data["changed"] = {card_id(c): table.change_text(c) for c in range(table.zones.cards) if table.altered[c]}
        data.update(table.facts())
        return data

    def information_state_string(self) -> str:
        """The whole of the view in one line."""
        return f"{self.to_dict()} {frames_key(self.table)}"

    def imagine(self, seed: int) -> State:
        """A possible state, uniformly among those this seat can't rule out by where cards lie. (Family 8.6)"""
        return imagine(self.table, fast_rng(seed, "imagine"))


def seats_in(state: State, mask: i64) -> list[int]:
    """The seats of a mask."""
    return [seat for seat in range(state.players) if has(mask, seat)]


def texts_data(state: State) -> list[dict[str, object]]:
    """Every card's text that runs, the innermost last."""
    frames, found = state.frames, []
    for place in range(len(frames)):
        frame = frames[place]
        if isinstance(frame, Run):
            above = frames[place + 1] if place + 1 < len(frames) else None
            naming = isinstance(above, Ask) and isinstance(above.verb, NameDomain)
            past = frame.program.verbs[: frame.get(state, PC) - (1 if naming else 0)]
            found.append(text_data(state, frame, any(isinstance(verb, NameDomain) for verb in past)))
    return found


def text_data(state: State, run: Run, domain_named: bool) -> dict[str, object]:
    """A text that runs: whose it is, whom it is about, what was named, picked and shown, as all know it."""
    value, domain, picked, shown = [int(run.get(state, register)) for register in (VALUE, DOMAIN, PICKED, SHOWN)]
    data: dict[str, object] = {"card": card_id(run.card), "user": int(run.user), "actor": int(run.actor(state))}
    data["value"] = value if value > 0 else None
    data["domain"] = DOMAIN_NAMES[domain] if domain_named else None
    data["picked"] = picked if picked >= 0 else None
    data["shown"] = card_id(shown) if shown >= 0 else None
    return data


def frames_key(state: State) -> str:
    """The stack of frames as text."""
    return ";".join([frame.key() for frame in state.frames])


def zone_data(zones: Zones, zone: int) -> dict[str, object]:
    """How many cards a zone has, and which of them are known, bottom first."""
    return {"count": int(zones.count(zone)), "cards": [card_id(card) for card in zones.listed(zone)]}


def masked(state: State, eyes: i64) -> State:
    """A copy without anything these eyes do not know. (Family 6.6, 8.6)"""
    other = state.clone()
    other.rng = FastRng(1)
    other.origin, other.key = "", None
    other.moves = other.moves[:0]
    other.regs = other.regs[: other.regs_used]
    for zone in range(len(other.zones.counts)):
        mask_zone(other.zones, zone, eyes)
    if other.changes > 0:
        mask_changes(other)
    for frame in other.frames:
        if isinstance(frame, Run):
            mask_register(state, other, frame, eyes)
    other.mask_numbers(eyes)
    return other


def mask_changes(other: State) -> None:
    """Whether a change still holds of a card that can't be placed is unknown: what was told of it is all there is."""
    for card in range(other.zones.cards):
        if other.zones.where[card] == NOWHERE:
            other.believe_told(card)


def mask_zone(zones: Zones, zone: i64, eyes: i64) -> None:
    """Hide the unknown cards of a zone; in a hand also what third players know of it, and sort the cells."""
    keep: i64 = bit((zone - HAND) % MAX_SEATS) if has_no_order(zone) else EVERYBODY
    for i in range(zones.count(zone)):
        if not has(zones.seers(zone, i), eyes):
            zones.where[zones.at(zone, i)] = NOWHERE
            zones.set_cell(zone, i, HIDDEN, zones.seers(zone, i) & keep)
    zones.tidy(zone)
    for k in range(zone * zones.cards + zones.count(zone), (zone + 1) * zones.cards):
        zones.cells[k] = 0  # a card that lay here before may still stand above the count


def mask_register(state: State, other: State, run: Run, eyes: i64) -> None:
    """Hide which card was drawn."""
    card = state.regs[run.base + DRAWN]
    if card >= 0 and not state.zones.knows(eyes, card):
        other.regs[run.base + DRAWN] = HIDDEN


def imagine(view: State, rng: FastRng) -> State:
    """Lay the unplaced cards into the hidden cells at random, until everybody who must choose can. (Family 8.6)"""
    unplaced = unseen(view)
    tries = 0
    while True:
        state = filled(view, shuffled(unplaced, rng), rng)
        tries += 1
        if tries > PATIENCE:
            end_some_changes(state, unplaced, rng)
        if state.imagine_numbers(rng) and everybody_can_choose(state):
            state.rng = FastRng(rng.state)
            return state


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
        unplaced = by_choice(state, unplaced)
    at = 0
    for zone in range(len(state.zones.counts)):
        for i in range(state.zones.count(zone)):
            if state.zones.at(zone, i) == HIDDEN:
                state.zones.set_cell(zone, i, unplaced[at], state.zones.seers(zone, i))
                at += 1
        state.zones.tidy(zone)
    for frame in state.frames:
        if isinstance(frame, Run) and state.regs[frame.base + DRAWN] == HIDDEN:
            state.regs[frame.base + DRAWN] = some_drawn_card(view, state, frame, rng)
    return state


def by_choice(state: State, unplaced: list[int]) -> list[int]:
    """The cards in an order that gives the zone which takes only some cards such ones; the others lie anywhere."""
    zones, choosy = state.zones, state.choosy_zone()
    cells = [zone for zone in range(len(zones.counts)) for i in range(zones.count(zone)) if zones.at(zone, i) == HIDDEN]
    fitting = [card for card in unplaced if state.takes(card)]
    chosen = fitting[: cells.count(choosy)]
    left = [card for card in unplaced if card not in chosen]
    return [chosen.pop() if zone == choosy and chosen else left.pop() for zone in cells]


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
    if zone == ASIDE:
        frames = state.frames
        for place in range(len(frames) - 1, -1, -1):
            frame = frames[place]
            if isinstance(frame, Run) and frame.get(state, ASIDE_FROM) <= index:
                return frame.get(state, ASIDE_DECK)
    return NOWHERE


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


def some_drawn_card(view: State, state: State, run: Run, rng: FastRng) -> i64:
    """The card a player drew unseen: one of those of their hand that the eyes don't know."""
    hand = HAND + state.regs[run.base + ACTOR]
    known = view.zones.listed(hand)
    cards = [card for card in state.zones.listed(hand) if card not in known]
    if state.two_piles:
        cards = [card for card in cards if state.deck_of(card) == run.deck(state)] or cards
    return cards[rng.below(len(cards))]
