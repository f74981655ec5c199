"""Tables that differ only in what a seat can't know."""

from __future__ import annotations

from random import Random

from techdeck.core.effects.between_hands import TakeByChoice
from techdeck.core.effects.registers import ASIDE_FROM, DRAWN, LOOKERS, PICKED, SHOWN
from techdeck.core.effects.run import Ask, Run
from techdeck.core.effects.searching import SearchFor
from techdeck.core.events import Event, Journal, Moved
from techdeck.core.layouts import deck_behind
from techdeck.core.rng import fast_rng
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
    has_no_order,
)
from tests.laws.book import Book


def eyes_of(seat: int | None) -> int:
    """The bit of a seat in the masks of who knows a card."""
    return ONLOOKER if seat is None else seat


def unknown_cells(state: State, eyes: int, keep: set[int]) -> list[tuple[int, int]]:
    """The cells whose cards these eyes don't know, without those of cards to keep."""
    zones, found = state.zones, []
    for zone in range(len(zones.counts)):
        for i in range(zones.count(zone)):
            if not zones.seers(zone, i) >> eyes & 1 and zones.at(zone, i) not in keep:
                found.append((zone, i))
    return found


def lay_otherwise(state: State, eyes: int, keep: set[int], rng: Random) -> dict[int, int]:
    """Permute the unknown cards among their cells; who knows a cell stays with the cell. Which card came for which."""
    zones = state.zones
    cells = unknown_cells(state, eyes, keep)
    before = [int(zones.at(zone, i)) for zone, i in cells]
    after = laid_by_decks(state, cells, before, rng) if state.two_piles else rng.sample(before, len(before))
    for (zone, i), card in zip(cells, after, strict=True):
        zones.set_cell(zone, i, card, zones.seers(zone, i))
    for zone in {zone for zone, _ in cells}:
        zones.tidy(zone)
    return dict(zip(before, after, strict=True))


def laid_by_decks(state: State, cells: list[tuple[int, int]], cards: list[int], rng: Random) -> list[int]:
    """The cards in random order for these cells; a cell of one of two decks takes only a card of that deck."""
    homes = [int(deck_behind(state, zone, i)) for zone, i in cells]
    mixed = rng.sample(cards, len(cards))
    heaps = {deck: [card for card in mixed if state.deck_of(card) == deck] for deck in (DECK, SECOND_DECK)}
    laid = {number: heaps[home].pop() for number, home in enumerate(homes) if home != NOWHERE}
    rest = heaps[DECK] + heaps[SECOND_DECK]
    rng.shuffle(rest)
    return [laid[number] if number in laid else rest.pop() for number in range(len(cells))]


def scrambled(state: State, seat: int | None, book: Book, rng: Random) -> State:
    """The same table with everything changed that the seat can't know: cards, secrets, chance, the past."""
    other, eyes = state.clone(), eyes_of(seat)
    came_for = lay_otherwise(other, eyes, set(), rng)
    scramble_knowledge(other, eyes, rng)
    scramble_registers(state, other, came_for)
    scramble_changes(other, came_for, rng)
    book.scramble_numbers(other, eyes, rng)
    other.rng = fast_rng(rng.randrange(1 << 30))
    other.moves = other.moves[:-1]
    other.origin, other.key = "seed 0", None
    other.journal = None if state.journal is None else other_journal(state.journal, eyes, rng)
    return other


def scramble_knowledge(state: State, eyes: int, rng: Random) -> None:
    """Other players know other cards, of those that are not open to all; a holder and who looks at them know them."""
    zones = state.zones
    for zone in range(len(zones.counts)):
        for i in range(zones.count(zone)):
            if (seers := zones.seers(zone, i)) != EVERYBODY:
                zones.set_seers(zone, i, some_seers(state, seers, sure_seers(state, zone, i) | 1 << eyes, rng))


def sure_seers(state: State, zone: int, i: int) -> int:
    """Who knows a card as all can tell: the player who holds it; of cards lying aside, who looks at them."""
    if zone == ASIDE:
        runs = [frame for frame in state.frames if isinstance(frame, Run) and frame.get(state, ASIDE_FROM) <= i]
        return int(runs[-1].get(state, LOOKERS)) if runs else 0
    holder = 1 << (zone - HAND) % MAX_SEATS if has_no_order(zone) else 0
    return holder | (asked_about(state, zone, i) if state.frames else 0)


def asked_about(state: State, zone: int, i: int) -> int:
    """Who must have seen a card to be asked what is asked now: who chooses from a hand, or searches a deck."""
    top = state.frames[-1]
    if not isinstance(top, Ask):
        return 0
    verb, run, seer = top.verb, top.run, 1 << int(top.seat)
    if isinstance(verb, SearchFor):
        fits = zone == run.deck(state) and verb.match.holds(state, run, state.zones.at(zone, i))
        return seer if fits else 0
    return seer if isinstance(verb, TakeByChoice) and zone == HAND + run.get(state, PICKED) else 0


def some_seers(state: State, seers: int, sure: int, rng: Random) -> int:
    """The seers with other ones among the players of whom nobody is sure."""
    unsure = ((1 << int(state.players)) - 1) & ~sure
    return seers & ~unsure | rng.randrange(1 << int(state.players)) & unsure


def scramble_registers(state: State, other: State, came_for: dict[int, int]) -> None:
    """A card that only its player has seen, in a text's memory, is now another one."""
    for frame in state.frames:
        if isinstance(frame, Run):
            for register in (DRAWN, SHOWN):
                card = int(state.regs[frame.base + register])
                if card in came_for and not shown_to_all(state, card):
                    other.regs[frame.base + register] = came_for[card]


def scramble_changes(other: State, came_for: dict[int, int], rng: Random) -> None:
    """Whether a lasting change still holds is unknown, too, of a card that can't be placed."""
    for card in came_for:
        if rng.random() < 0.5:
            other.restore(card)


def shown_to_all(state: State, card: int) -> bool:
    """Whether all have seen the card since the text began: then all know what the text means by it."""
    events = state.journal.events if state.journal is not None else []
    for event in reversed(events):
        if any(moved.card == card and moved.seers == EVERYBODY for moved in event.moved):
            return True
        if event.kind == "use":
            break
    return False


def other_journal(journal: Journal, eyes: int, rng: Random) -> Journal:
    """The same events with other cards in those that these eyes did not see."""
    other = Journal(journal.players, list(journal.named.values()))
    for event in journal.events:
        moved = [other_moved(one, eyes, rng) for one in event.moved]
        insiders = event.insiders if event.insiders == EVERYBODY else other_seers(event.insiders, eyes, rng)
        copy = Event(event.kind, event.seat, event.other, moved, event.about, event.effect, insiders, event.veiled)
        other.events.append(copy)
    return other


def other_moved(moved: Moved, eyes: int, rng: Random) -> Moved:
    """A moved card that is another one if these eyes did not see it, seen by others than it was."""
    card = moved.card if moved.seers >> eyes & 1 else rng.randrange(52)
    seers = moved.seers if moved.seers == EVERYBODY else other_seers(moved.seers, eyes, rng)
    return Moved(card, seers, moved.source, moved.target)


def other_seers(seers: int, eyes: int, rng: Random) -> int:
    """Another mask, in which these eyes are as before."""
    return rng.randrange(EVERYBODY) & ~(1 << eyes) | (seers >> eyes & 1) << eyes
