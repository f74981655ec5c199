"""Verbs that exchange two cards or replace one by another. (Family 3.21-3.23)

Of the two places the public one is chosen first, so that a half-made choice never holds a secret.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from techdeck.core.actions import CARD, NO
from techdeck.core.bits import bit, has
from techdeck.core.cards import is_wild
from techdeck.core.choices import Choices
from techdeck.core.effects.match import in_reach, point_at
from techdeck.core.effects.verb import CHOSEN, MARK_HIGH, MARK_LOW, PICKED, SHOWN, STEP, Run, Verb
from techdeck.core.zones import (
    ASIDE,
    DECK,
    DISCARD,
    EVERYBODY,
    GAME_ZONES,
    HAND,
    MAX_SEATS,
    SECOND_DECK,
    SECOND_DISCARD,
)

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


def joined(one: vec[i64], other: vec[i64]) -> vec[i64]:
    """Both lists of cards."""
    for card in other:
        one = append(one, card)
    return one


def zone_cards(table: Table, zone: i64) -> vec[i64]:
    """The cards of a zone."""
    found: vec[i64] = vec[i64]()
    for i in range(table.zones.count(zone)):
        found = append(found, table.zones.at(zone, i))
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
    return vec[i64]()


def needs_choice(place: i64) -> bool:
    """Whether the actor points at a card of this place, rather than taking what is there."""
    return place != DECK_TOP and place != RANDOM_OF_PICKED and place != IT


def has_card(table: Table, run: Run, place: i64) -> bool:
    """Whether the place has any card at all."""
    if place == DECK_TOP:
        return table.zones.count(run.deck(table)) + table.zones.count(run.pile(table)) > 0
    if place == RANDOM_OF_PICKED:
        return run.get(table, PICKED) >= 0 and table.zones.count(HAND + run.get(table, PICKED)) > 0
    if place == IT:
        return run.get(table, SHOWN) >= 0 and in_reach(table, run.get(table, SHOWN))
    return len(cards_at(table, run, place)) > 0


def unchosen_card(table: Table, run: Run, place: i64) -> i64:
    """The card of a place where nobody chooses."""
    if place == DECK_TOP:
        table.refill(run.deck(table), run.pile(table))
        return table.zones.top(run.deck(table))
    if place == RANDOM_OF_PICKED:
        hand = HAND + run.get(table, PICKED)
        return table.zones.at(hand, table.rng.below(table.zones.count(hand)))
    return run.get(table, SHOWN)


def takes_from_pile(place: i64) -> bool:
    """Whether cards of this place lie in a deck or a discard pile."""
    return place == IN_DISCARD or place == DECK_TOP


def may_have_card(table: Table, run: Run, place: i64) -> bool:
    """Whether the place has a card, or would have one with the right one of two decks."""
    if place == IN_DISCARD:
        return table.has_discards()
    if place == DECK_TOP:
        return table.has_pile_cards()
    return has_card(table, run, place)


class TwoCards(Verb):
    """A verb about a card of one place and a card of another; optional ones also offer no. (Family 3.6)"""

    def __init__(self, first: i64, second: i64, optional: bool) -> None:
        self.first = first
        self.second = second
        self.optional = optional

    def draws_on(self) -> bool:
        return takes_from_pile(self.first) or takes_from_pile(self.second)

    def pile_matters(self, table: Table, run: Run) -> bool:
        return may_have_card(table, run, self.first) and may_have_card(table, run, self.second)

    def act(self, table: Table, run: Run, first: i64, second: i64) -> None:
        """What happens to the two cards."""
        raise NotImplementedError  # exchanging and replacing each say it

    def do(self, table: Table, run: Run) -> None:
        if not self.optional and not self.possible(table, run):
            run.skip(table)
        elif self.optional or needs_choice(self.first) or needs_choice(self.second):
            run.ask(table, run.actor(table), self)
        else:
            self.both(table, run, unchosen_card(table, run, self.first), unchosen_card(table, run, self.second))

    def possible(self, table: Table, run: Run) -> bool:
        if not has_card(table, run, self.first) or not has_card(table, run, self.second):
            return False
        return not needs_choice(self.first) or len(self.first_options(table, run)) > 0

    def first_options(self, table: Table, run: Run) -> vec[i64]:
        """Cards of the first place for which some card of the second fits."""
        found: vec[i64] = vec[i64]()
        for card in cards_at(table, run, self.first):
            if self.has_partner(table, run, card):
                found = append(found, card)
        return found

    def has_partner(self, table: Table, run: Run, card: i64) -> bool:
        """Whether a card of the second place fits this one, as far as all can see; a deck's top card may."""
        if needs_choice(self.second):
            return len(self.second_options(table, run, card)) > 0
        return self.second != IT or table.fits(card, run.get(table, SHOWN))

    def second_options(self, table: Table, run: Run, first: i64) -> vec[i64]:
        """Cards of the second place that fit the first card."""
        found: vec[i64] = vec[i64]()
        for card in cards_at(table, run, self.second):
            if table.fits(first, card):
                found = append(found, card)
        return found

    def options(self, table: Table, run: Run, seat: i64, out: Choices) -> None:
        if run.get(table, STEP) == 1:
            point_at(self.second_options(table, run, run.get(table, CHOSEN)), out)
            return
        if self.possible(table, run):
            by_first = needs_choice(self.first)
            point_at(self.first_options(table, run) if by_first else cards_at(table, run, self.second), out)
        if self.optional:
            out.add(NO)

    def chosen(self, table: Table, run: Run, seat: i64, action: i64) -> None:
        if action == NO:
            run.did(table, 0)
        elif run.get(table, STEP) == 1:
            self.both(table, run, run.get(table, CHOSEN), action - CARD)
        elif needs_choice(self.first):
            self.first_is(table, run, action - CARD)
        else:
            self.both(table, run, unchosen_card(table, run, self.first), action - CARD)

    def first_is(self, table: Table, run: Run, card: i64) -> None:
        """The first card is known; go on to the second."""
        if needs_choice(self.second):
            run.put(table, CHOSEN, card)
            run.put(table, STEP, 1)
            run.ask(table, run.actor(table), self)
        else:
            self.both(table, run, card, unchosen_card(table, run, self.second))

    def both(self, table: Table, run: Run, first: i64, second: i64) -> None:
        """Both cards are known: do it, if they fit."""
        if table.fits(first, second):
            self.act(table, run, first, second)
            run.did(table, 1)
        else:
            run.skip(table)

    def question(self, table: Table, run: Run) -> str:
        return "choose a card"


class Exchange(TwoCards):
    """Two cards swap places. (Family 3.21)"""

    def act(self, table: Table, run: Run, first: i64, second: i64) -> None:
        exchange(table, run.actor(table), first, second, self.first == THOSE)

    def question(self, table: Table, run: Run) -> str:
        return "choose a card to exchange"


class Replace(TwoCards):
    """The first card is discarded, the second takes its place. (Family 3.22)"""

    def act(self, table: Table, run: Run, first: i64, second: i64) -> None:
        place = table.zones.where[first]
        table.zones.swap(first, second, 0, EVERYBODY)
        if table.journal is not None:
            table.note("replace", run.actor(table), [int(first), int(second)], EVERYBODY, "")
        table.replaced(first, place)
        table.play_changed(run.actor(table))

    def question(self, table: Table, run: Run) -> str:
        return "choose a card to replace, or its replacement"


def hand_owner(zone: i64) -> i64:
    """The seat whose hand this zone is, or -1."""
    return zone - HAND if HAND <= zone < HAND + MAX_SEATS else -1


def exchange(table: Table, seat: i64, one: i64, other: i64, one_was_shown: bool = False) -> None:
    """Swap two cards; each is seen by whoever sees the place it comes to, and by whoever saw it leave."""
    zones = table.zones
    zone_a, zone_b = zones.where[one], zones.where[other]
    one_to, other_to = seen_at(table, zone_b), seen_at(table, zone_a)
    if not one_was_shown:
        unseen_leaves(table, one, zone_a, one_to)
    unseen_leaves(table, other, zone_b, other_to)
    zones.swap(one, other, one_to, other_to)
    arrived(table, seat, one, zone_b)
    arrived(table, seat, other, zone_a)
    if zone_a >= GAME_ZONES or zone_b >= GAME_ZONES:
        table.play_changed(seat)


def arrived(table: Table, seat: i64, card: i64, zone: i64) -> None:
    """An exchanged card has come to a zone; one that came to another deck's pile goes on to its own. (Family 3.29)"""
    zones, home = table.zones, zone
    if zone == DECK or zone == SECOND_DECK:
        home = table.deck_of(card)
    elif zone == DISCARD or zone == SECOND_DISCARD:
        home = table.pile_of(card)
        table.change_ends(card)
    if home != zone:
        zones.move(card, home, 0)
    if home < ASIDE or home == SECOND_DECK or home == SECOND_DISCARD:
        table.came_to_pile(card)
    if table.journal is not None:
        table.note("exchange", seat, [int(card)], zones.seers(home, zones.index(card)), "")
    if is_wild(card) and hand_owner(zone) >= 0:
        table.wild_enters(hand_owner(zone), card)


def seen_at(table: Table, zone: i64) -> i64:
    """Who sees a card that comes to this zone."""
    if hand_owner(zone) >= 0:
        return bit(hand_owner(zone))
    return EVERYBODY if table.open_zone(zone) else 0


def unseen_leaves(table: Table, card: i64, zone: i64, seers: i64) -> None:
    """A card leaves a hand for a place not all can see: the others lose track of that hand. (Family 6.4)"""
    owner = hand_owner(zone)
    if owner >= 0 and seers != EVERYBODY:
        table.lose_track(owner, 1, seers)
