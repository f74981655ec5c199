"""The verb that searches a deck for a kind of card. (Family 3.33)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from techdeck.core.actions import CARD
from techdeck.core.bits import bit, has
from techdeck.core.cards import card_id, face, is_wild
from techdeck.core.choices import Choices
from techdeck.core.counting import LACKS
from techdeck.core.effects.match import NAMED_DOMAIN, NAMED_VALUE, Match, matching, point_at
from techdeck.core.effects.registers import SHOWN
from techdeck.core.effects.run import Run
from techdeck.core.effects.verb import Verb
from techdeck.core.questions import Question
from techdeck.core.zones import DECK, EVERYBODY, HAND, MAX_SEATS, SECOND_DECK

if TYPE_CHECKING:
    from techdeck.core.rng import Rng
    from techdeck.core.table import Table


class SearchFor(Verb):
    """Search the deck for a kind of card: who searches sees all that fit and takes one, shown to all or not.

    The deck is shuffled either way, and finding nothing ends the effect. (Family 3.18, 3.20, 3.33)
    """

    def __init__(self, match: Match, show: bool) -> None:
        self.match = match
        self.show = show

    def searches(self) -> bool:
        return self.match.kind == NAMED_VALUE or self.match.kind == NAMED_DOMAIN

    def draws_on(self) -> bool:
        return True

    def pile_matters(self, table: Table, run: Run) -> bool:
        return self.match.known(table, run) and table.zones.count(DECK) + table.zones.count(SECOND_DECK) > 0

    def possible(self, table: Table, run: Run) -> bool:
        return self.match.known(table, run) and table.zones.count(run.deck(table)) > 0

    def do(self, table: Table, run: Run) -> None:
        if not self.match.known(table, run):
            run.skip(table)
            return
        fitting = matching(table, run, run.deck(table), self.match)
        self.see(table, run, fitting)
        if len(fitting) > 0:
            run.pose(table, run.actor(table), self)
            return
        table.shuffle(run.deck(table))
        run.skip(table)
        run.stop(table)

    def see(self, table: Table, run: Run, fitting: vec[i64]) -> None:
        """Who searches sees these cards; the others hear only whether there are any."""
        about: dict[str, object] = {}
        if table.journal is not None:
            cards = [card_id(card) for card in fitting]
            about = {"match": self.match.data(table, run), "found": len(cards) > 0, "fitting": cards}
        table.find("search_for", run.actor(table), fitting, about, {"fitting": []})

    def seen(self, table: Table, run: Run, seat: i64) -> vec[i64]:
        """The fitting cards of the deck that the seat knows."""
        found: vec[i64] = vec[i64]()
        zones, deck = table.zones, run.deck(table)
        for i in range(zones.count(deck)):
            if has(zones.seers(deck, i), seat) and self.match.holds(table, run, zones.at(deck, i)):
                found = append(found, zones.at(deck, i))
        return found

    def can_be_asked(self, table: Table, run: Run, seat: i64) -> bool:
        fitting = matching(table, run, run.deck(table), self.match)
        return self.match.known(table, run) and len(self.seen(table, run, seat)) == len(fitting)

    def options(self, table: Table, run: Run, seat: i64, out: Choices) -> None:
        point_at(self.seen(table, run, seat), out)

    def chosen(self, table: Table, run: Run, seat: i64, action: i64) -> None:
        card, deck = action - CARD, run.deck(table)
        if self.show:
            table.came_to_light(card)
            run.put(table, SHOWN, card)
        elif table.zones.count(deck) > 1:
            table.forget(deck, bit(seat))  # nobody else sees which card it is that leaves the deck (Family 6.3)
        table.put_from_anywhere("take", seat, card, HAND + seat, EVERYBODY if self.show else bit(seat))
        table.shuffle(deck)
        run.did(table, 1)
        if is_wild(card):
            table.wild_enters(seat, card)

    def ask(self, table: Table, run: Run, seat: i64) -> Question:
        return Question("search_for", {"card": "take"}, {"match": self.match.data(table, run), "show": self.show})

    # --- tables imagined meanwhile -------------------------------------------------------------------

    def imagined(self, table: Table, run: Run, eyes: i64, rng: Rng) -> bool:
        """Who searches has seen every card that fits; in their own eyes no other one lies in the deck."""
        zones, deck, seat = table.zones, run.deck(table), run.actor(table)
        for i in range(zones.count(deck)):
            if self.match.holds(table, run, zones.at(deck, i)) and not has(zones.seers(deck, i), seat):
                if eyes != seat:
                    zones.set_seers(deck, i, zones.seers(deck, i) | bit(seat))
                elif not self.lies_in_a_hand(table, run, i, rng):
                    return False
        return True

    def lies_in_a_hand(self, table: Table, run: Run, index: i64, rng: Rng) -> bool:
        """A fitting card goes from the deck to a hand where it may be, for one that does not fit; False if it can't."""
        zones, deck = table.zones, run.deck(table)
        places: vec[i64] = vec[i64]()
        for zone in range(HAND, HAND + MAX_SEATS):
            barred = has(table.nums[LACKS + zone - HAND], face(zones.at(deck, index)))
            for i in range(zones.count(zone)):
                other = zones.at(zone, i)
                unknown = not barred and not has(zones.seers(zone, i), run.actor(table))
                if unknown and table.deck_of(other) == deck and not self.match.holds(table, run, other):
                    places = append(places, zone * zones.cards + i)
        if len(places) == 0:
            return False
        place = places[rng.below(len(places))]
        zone, i = place // zones.cards, place % zones.cards
        card, other = zones.at(deck, index), zones.at(zone, i)
        zones.set_cell(deck, index, other, zones.seers(deck, index))
        zones.set_cell(zone, i, card, zones.seers(zone, i))
        zones.tidy(zone)
        return True
