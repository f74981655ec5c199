"""What a sentence points at: neutral and own cards in play, the discard pile, a hand, those just shown."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from techdeck.core.bits import has
from techdeck.core.effects.match import in_reach
from techdeck.core.effects.registers import MARK_HIGH, MARK_LOW, PICKED, SHOWN
from techdeck.core.effects.run import Run
from techdeck.core.zones import HAND, MAX_SEATS

if TYPE_CHECKING:
    from techdeck.core.table import Table

NEUTRAL: Final = 0
OWN: Final = 1
NEUTRAL_OR_OWN: Final = 2
IN_DISCARD: Final = 3
THOSE: Final = 4
DECK_TOP: Final = 5
RANDOM_OF_PICKED: Final = 6
IT: Final = 7
IN_HAND: Final = 8
IN_PLAY: Final = 9
THEIRS: Final = 10
DISCARD_TOP: Final = 11
PLACE_CODES: Final = [
    *("neutral", "own", "neutral_or_own", "discard", "those"),
    *("deck_top", "random_of_picked", "it", "hand", "in_play", "theirs", "discard_top"),
]
"""The places in their order, as questions tell them."""


def joined(one: vec[i64], other: vec[i64]) -> vec[i64]:
    """Both lists of cards."""
    for card in other:
        one = append(one, card)
    return one


def zone_cards(table: Table, zone: i64) -> vec[i64]:
    """The cards of a zone."""
    zones = table.zones
    found: vec[i64] = vec[i64]([0] * int(zones.count(zone)))
    for i in range(zones.count(zone)):
        found[i] = zones.at(zone, i)
    return found


def marked(table: Table, run: Run) -> vec[i64]:
    """The cards spoken of as "those", as long as they lie in a hand where the actor knows them."""
    found: vec[i64] = vec[i64]()
    for card in range(table.zones.cards):
        mask = run.get(table, MARK_LOW) if card < 54 else run.get(table, MARK_HIGH)
        if has(mask, card if card < 54 else card - 54) and known_in_hand(table, run.actor(table), card):
            found = append(found, card)
    return found


def known_in_hand(table: Table, seat: i64, card: i64) -> bool:
    """Whether the card lies in another player's hand and the seat knows it."""
    owner = hand_owner(table.zones.where[card])
    return owner >= 0 and owner != seat and table.zones.knows(seat, card)


def cards_at(table: Table, run: Run, place: i64) -> vec[i64]:
    """The cards a place offers, in the actor's eyes."""
    seat = run.actor(table)
    if place == NEUTRAL:
        return table.neutral()
    if place == OWN:
        return table.own(seat)
    if place == NEUTRAL_OR_OWN:
        return joined(table.neutral(), table.own(seat))
    if place == IN_DISCARD:
        return zone_cards(table, run.pile(table))
    if place == THOSE:
        return marked(table, run)
    if place == IN_HAND:
        return zone_cards(table, HAND + seat)
    if place == IN_PLAY:
        return table.in_play()
    if place == THEIRS:
        return theirs(table, seat)
    return vec[i64]()


def movable(table: Table, run: Run, place: i64) -> vec[i64]:
    """The cards of a place that may be exchanged or replaced, in the actor's eyes."""
    if place != IN_PLAY and place != THEIRS:
        return cards_at(table, run, place)
    found: vec[i64] = vec[i64]()
    for card in cards_at(table, run, place):
        if table.may_leave(card):
            found = append(found, card)
    return found


def theirs(table: Table, seat: i64) -> vec[i64]:
    """The cards in play that other players control."""
    found: vec[i64] = vec[i64]()
    for other in range(table.players):
        if other != seat:
            found = joined(found, table.controlled(other))
    return found


def needs_choice(place: i64) -> bool:
    """Whether the actor points at a card of this place, rather than taking what is there."""
    return place != DECK_TOP and place != RANDOM_OF_PICKED and place != IT and place != DISCARD_TOP


def has_card(table: Table, run: Run, place: i64) -> bool:
    """Whether the place has any card at all."""
    if place == DECK_TOP:
        return table.zones.count(run.deck(table)) + table.zones.count(run.pile(table)) > 0
    if place == RANDOM_OF_PICKED:
        return run.get(table, PICKED) >= 0 and table.zones.count(HAND + run.get(table, PICKED)) > 0
    if place == IT:
        return run.get(table, SHOWN) >= 0 and in_reach(table, run.get(table, SHOWN))
    if is_discarded(place):
        return table.zones.count(run.pile(table)) > 0
    if place == IN_HAND:
        return table.zones.count(HAND + run.actor(table)) > 0
    return len(cards_at(table, run, place)) > 0


def unchosen_card(table: Table, run: Run, place: i64, besides: i64) -> i64:
    """The card of a place where nobody chooses; by chance it is another one than the card besides it."""
    if place == DECK_TOP:
        table.refill(run.deck(table), run.pile(table))
        return table.zones.top(run.deck(table))
    if place == DISCARD_TOP:
        return table.zones.top(run.pile(table))
    if place == RANDOM_OF_PICKED:
        return random_card(table, HAND + run.get(table, PICKED), besides)
    return run.get(table, SHOWN)


def random_card(table: Table, hand: i64, besides: i64) -> i64:
    """A card of the hand by chance, but not this one unless it is the only one there."""
    zones = table.zones
    count = zones.count(hand)
    if besides < 0 or zones.where[besides] != hand or count == 1:
        return zones.at(hand, table.rng.below(count))
    i = table.rng.below(count - 1)
    return zones.at(hand, i if i < zones.index(besides) else i + 1)


def random_cards(table: Table, hand: i64, count: i64) -> vec[i64]:
    """So many cards of the hand by chance, or as many as there are, no card twice."""
    held = zone_cards(table, hand)
    found: vec[i64] = vec[i64]()
    while len(found) < count and len(found) < len(held):
        left = len(held) - len(found)
        at = table.rng.below(left)
        found = append(found, held[at])
        held[at] = held[left - 1]
    return found


def takes_from_pile(place: i64) -> bool:
    """Whether cards of this place lie in a deck or a discard pile."""
    return is_discarded(place) or place == DECK_TOP


def is_discarded(place: i64) -> bool:
    """Whether cards of this place lie in a discard pile."""
    return place == IN_DISCARD or place == DISCARD_TOP


def may_have_card(table: Table, run: Run, place: i64) -> bool:
    """Whether the place has a card, or would have one with the right one of two decks."""
    if is_discarded(place):
        return table.has_discards()
    if place == DECK_TOP:
        return table.has_pile_cards()
    return has_card(table, run, place)


def hand_owner(zone: i64) -> i64:
    """The seat whose hand this zone is, or -1."""
    if HAND <= zone < HAND + MAX_SEATS:
        return zone - HAND
    return -1
