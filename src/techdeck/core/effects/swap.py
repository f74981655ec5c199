"""Verbs that exchange two cards or replace one by another. (Family 3.21-3.23)

Of the two places the public one is chosen first, so that a half-made choice never holds a secret.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from techdeck.core.actions import CARD, NO
from techdeck.core.bits import bit
from techdeck.core.cards import card_id, is_wild
from techdeck.core.choices import Choices
from techdeck.core.effects.match import point_at
from techdeck.core.effects.pointing import (
    IT,
    PLACE_CODES,
    THOSE,
    hand_owner,
    has_card,
    is_discarded,
    may_have_card,
    movable,
    needs_choice,
    takes_from_pile,
    unchosen_card,
)
from techdeck.core.effects.registers import CHOSEN, SHOWN, STEP
from techdeck.core.effects.run import Run
from techdeck.core.effects.verb import Verb
from techdeck.core.questions import Question, card_target
from techdeck.core.zones import (
    ASIDE,
    DECK,
    DISCARD,
    EVERYBODY,
    GAME_ZONES,
    SECOND_DECK,
    SECOND_DISCARD,
)

if TYPE_CHECKING:
    from techdeck.core.table import Table


class TwoCards(Verb):
    """A verb about a card of one place and a card of another; optional ones also offer no. (Family 3.6)"""

    def __init__(self, first: i64, second: i64, optional: bool) -> None:
        self.first = first
        self.second = second
        self.optional = optional

    def draws_on(self) -> bool:
        return takes_from_pile(self.first) or takes_from_pile(self.second)

    def pile_use(self) -> str:
        discards = is_discarded(self.first) or is_discarded(self.second)
        return "take_discard" if discards else "other"

    def pile_matters(self, table: Table, run: Run) -> bool:
        return may_have_card(table, run, self.first) and may_have_card(table, run, self.second)

    def act(self, table: Table, run: Run, first: i64, second: i64) -> None:
        """What happens to the two cards."""
        raise NotImplementedError  # exchanging and replacing each say it

    def do(self, table: Table, run: Run) -> None:
        if not self.optional and not self.possible(table, run):
            run.skip(table)
        elif self.optional or needs_choice(self.first) or needs_choice(self.second):
            run.pose(table, run.actor(table), self)
        else:
            shown = run.get(table, SHOWN)
            first = unchosen_card(table, run, self.first, shown if self.second == IT else -1)
            self.both(table, run, first, unchosen_card(table, run, self.second, first))

    def possible(self, table: Table, run: Run) -> bool:
        if not has_card(table, run, self.first) or not has_card(table, run, self.second):
            return False
        others = self.others(table, run)
        if not needs_choice(self.first):
            return not needs_choice(self.second) or len(others) > 0
        for card in self.cards(table, run, self.first):
            if self.has_partner(table, run, card, others):
                return True
        return False

    def cards(self, table: Table, run: Run, place: i64) -> vec[i64]:
        """The cards of a place that can be meant."""
        return movable(table, run, place)

    def others(self, table: Table, run: Run) -> vec[i64]:
        """The cards of the second place, but for the card spoken of if that is the first: it needs another one."""
        if self.first != IT:
            return self.cards(table, run, self.second)
        found: vec[i64] = vec[i64]()
        for card in self.cards(table, run, self.second):
            if card != run.get(table, SHOWN):
                found = append(found, card)
        return found

    def first_options(self, table: Table, run: Run) -> vec[i64]:
        """Cards of the first place for which some card of the second fits."""
        found: vec[i64] = vec[i64]()
        others = self.others(table, run)
        for card in self.cards(table, run, self.first):
            if self.has_partner(table, run, card, others):
                found = append(found, card)
        return found

    def has_partner(self, table: Table, run: Run, card: i64, others: vec[i64]) -> bool:
        """Whether one of these cards of the second place fits, as far as all can see; a deck's top card may."""
        if needs_choice(self.second):
            for other in others:
                if fit(table, card, other):
                    return True
            return False
        return self.second != IT or fit(table, card, run.get(table, SHOWN))

    def second_options(self, table: Table, run: Run, first: i64) -> vec[i64]:
        """Cards of the second place that fit the first card."""
        found: vec[i64] = vec[i64]()
        for card in self.cards(table, run, self.second):
            if fit(table, first, card):
                found = append(found, card)
        return found

    def options(self, table: Table, run: Run, seat: i64, out: Choices) -> None:
        if run.get(table, STEP) == 1:
            point_at(self.second_options(table, run, run.get(table, CHOSEN)), out)
            return
        if has_card(table, run, self.first) and has_card(table, run, self.second):
            by_first = needs_choice(self.first)
            point_at(self.first_options(table, run) if by_first else self.others(table, run), out)
        if self.optional:
            out.add(NO)

    def can_be_asked(self, table: Table, run: Run, seat: i64) -> bool:
        if run.get(table, STEP) == 0:
            return True
        return run.get(table, STEP) == 1 and run.get(table, CHOSEN) in list(self.first_options(table, run))

    def chosen(self, table: Table, run: Run, seat: i64, action: i64) -> None:
        if action == NO:
            run.did(table, 0)
        elif run.get(table, STEP) == 1:
            self.both(table, run, run.get(table, CHOSEN), action - CARD)
        elif needs_choice(self.first):
            self.first_is(table, run, action - CARD)
        else:
            self.both(table, run, unchosen_card(table, run, self.first, action - CARD), action - CARD)

    def first_is(self, table: Table, run: Run, card: i64) -> None:
        """The first card is known; go on to the second."""
        if needs_choice(self.second):
            run.put(table, CHOSEN, card)
            run.put(table, STEP, 1)
            run.pose(table, run.actor(table), self)
        else:
            self.both(table, run, card, unchosen_card(table, run, self.second, card))

    def both(self, table: Table, run: Run, first: i64, second: i64) -> None:
        """Both cards are known: do it, if they fit."""
        if fit(table, first, second):
            self.act(table, run, first, second)
            run.did(table, 1)
        else:
            run.skip(table)

    def asks(self, table: Table, run: Run, code: str, verb: str) -> Question:
        """Which card of which place is chosen now, and with a card of which place it goes together."""
        second = run.get(table, STEP) == 1 or not needs_choice(self.first)
        here, there = (self.second, self.first) if second else (self.first, self.second)
        about: dict[str, object] = {"place": PLACE_CODES[here], "other_place": PLACE_CODES[there], "second": second}
        question = Question(code, {"card": verb, "no": "decline"}, about)
        if run.get(table, STEP) == 1:
            question.chosen = [card_target(card_id(run.get(table, CHOSEN)))]
        return question


class Exchange(TwoCards):
    """Two cards swap places. (Family 3.21)"""

    def act(self, table: Table, run: Run, first: i64, second: i64) -> None:
        exchange(table, run.actor(table), first, second, is_spoken_of(self.first), is_spoken_of(self.second))

    def ask(self, table: Table, run: Run, seat: i64) -> Question:
        return self.asks(table, run, "exchange", "exchange")


class Replace(TwoCards):
    """The first card is discarded, the second takes its place. (Family 3.22)"""

    def act(self, table: Table, run: Run, first: i64, second: i64) -> None:
        place, source = table.zones.where[first], table.zones.where[second]
        if table.journal is not None:
            table.begin_event("replace", run.actor(table), -1, {})
        lacks, changed = table.lacked_by(source), table.told[first] != 0
        table.swap("replace", run.actor(table), first, second, 0, EVERYBODY)
        holds = table.held_by(source)
        table.replaced(first, place)
        table.only_passed(source, lacks, table.held_by(source) if changed else holds)
        table.end_event()
        table.play_changed(run.actor(table))

    def ask(self, table: Table, run: Run, seat: i64) -> Question:
        first = run.get(table, STEP) == 0 and needs_choice(self.first)
        return self.asks(table, run, "replace", "replace" if first else "replace_with")


def fit(table: Table, first: i64, second: i64) -> bool:
    """Whether the second card may come to the place of the first: a card has its own place already. (Family 3.23)"""
    return first != second and table.fits(first, second)


def is_spoken_of(place: i64) -> bool:
    """Whether the text itself says which card of this place it is, so that all hear it: "it", "those"."""
    return place == IT or place == THOSE


def exchange(table: Table, seat: i64, one: i64, other: i64, hear_one: bool = False, hear_other: bool = False) -> None:
    """Swap two cards, of which all may hear which they are; each is seen by whoever sees the place it comes to."""
    zones = table.zones
    zone_a, zone_b = zones.where[one], zones.where[other]
    one_to, other_to = seen_at(table, zone_b), seen_at(table, zone_a)
    if not hear_one:
        unseen_leaves(table, one, zone_a, one_to)
    if not hear_other:
        unseen_leaves(table, other, zone_b, other_to)
    table.swap("exchange", seat, one, other, one_to, other_to)
    arrived(table, seat, one, zone_b)
    arrived(table, seat, other, zone_a)
    if zone_a >= GAME_ZONES or zone_b >= GAME_ZONES:
        table.play_changed(seat)


def arrived(table: Table, seat: i64, card: i64, zone: i64) -> None:
    """An exchanged card has come to a zone; one that came to another deck's pile goes on to its own. (Family 3.29)"""
    home = zone
    if zone == DECK or zone == SECOND_DECK:
        home = table.deck_of(card)
    elif zone == DISCARD or zone == SECOND_DISCARD:
        home = table.pile_of(card)
        table.change_ends(card)
    if home != zone:
        table.put("put_back", seat, card, home, 0)
    if home <= ASIDE or home == SECOND_DECK or home == SECOND_DISCARD:
        table.came_to_pile(card)
    if home == ASIDE:
        table.came_to_light(card)
    if is_wild(card) and hand_owner(zone) >= 0:
        table.wild_enters(hand_owner(zone), card)


def seen_at(table: Table, zone: i64) -> i64:
    """Who sees a card that comes to this zone; of those lying aside, only one that all see is ever exchanged."""
    if hand_owner(zone) >= 0:
        return bit(hand_owner(zone))
    return EVERYBODY if zone == ASIDE or table.open_zone(zone) else 0


def unseen_leaves(table: Table, card: i64, zone: i64, seers: i64) -> None:
    """A card, nobody hears which, leaves a hand for a place not all can see: they lose track of it. (Family 6.4)"""
    owner = hand_owner(zone)
    if owner >= 0 and seers != EVERYBODY:
        table.lose_track(owner, 1, seers)
