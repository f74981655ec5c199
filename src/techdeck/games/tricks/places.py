"""What is in play, what is neutral, what is yours in Tricks of the Trade. (Tricks 5.6-5.12)"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from techdeck.core.cards import DOMAIN_NAMES, printed_value
from techdeck.core.limits import NATURALS_ONLY, Room
from techdeck.core.spots import ZoneName, common_zones, seat_zones
from techdeck.core.state import State
from techdeck.core.zones import EVERYBODY
from techdeck.games.tricks.names import GOAL, ROOMS, TRICK, TRUMP, TRUMP_DECK, TRUMP_DISCARD, WON


class TricksPlaces(State):
    """Where the cards of Tricks of the Trade lie."""

    def trump_card(self) -> i64:
        """The trump card. (Tricks 2.1)"""
        return self.zones.at(TRUMP, 0)

    def trump(self) -> i64:
        """The trump domain: that of the trump card, whatever it counts as now. (Tricks 2.2, 2.3)"""
        return self.domain_of(self.zones.at(TRUMP, 0))

    def goal(self, seat: i64) -> i64:
        """The goal card the seat has now. (Tricks 5.10, 5.12)"""
        return self.zones.at(GOAL + seat, 0)

    def neutral(self) -> vec[i64]:
        """The trump card alone. (Tricks 5.7)"""
        return append(vec[i64](), self.trump_card())

    def own(self, seat: i64) -> vec[i64]:
        """The seat's goal card. (Tricks 5.8)"""
        return append(vec[i64](), self.goal(seat))

    def in_play(self) -> vec[i64]:
        """The trump card and all goal cards. (Tricks 5.6)"""
        found = self.neutral()
        for seat in range(self.players):
            found = append(found, self.goal(seat))
        return found

    def open_zone(self, zone: i64) -> bool:
        """No effect sees the trump deck. (Tricks 5.9)"""
        return zone != TRUMP_DECK and super().open_zone(zone)

    def replaced(self, card: i64, zone: i64) -> None:
        """A 2 replaced as trump card goes to the trump discard pile, any other card to the usual one. (Tricks 5.11)"""
        if zone == TRUMP and printed_value(card) == 2:
            self.change_ends(card)
            self.put("discard", -1, card, TRUMP_DISCARD, EVERYBODY)
        else:
            self.discard(card)

    def play_changed(self, seat: i64) -> None:
        """All hear which domain is trump now, or whose goal has become which. (Tricks 2.2, 5.10)"""
        if self.journal is not None:
            for moved in self.journal.events[-1].moved:
                about: dict[str, object] = {"domain": DOMAIN_NAMES[self.domain_of(moved.card)]}
                if moved.target.zone == "trump":
                    self.tell_shown("trump_is", -1, [moved.card], -1, about)
                elif moved.target.zone == "goal":
                    self.tell_shown("goal_is", moved.target.seat, [moved.card], -1, about)

    def zone_names(self) -> list[ZoneName]:
        seats = int(self.players)
        own = [ZoneName("trick", TRICK), ZoneName("trump", TRUMP)]
        own += [ZoneName("trump_deck", TRUMP_DECK), ZoneName("trump_discard", TRUMP_DISCARD)]
        return [*common_zones(seats), *own, *seat_zones("goal", GOAL, seats), *seat_zones("won", WON, seats)]

    def room(self, name: str) -> Room:
        return ROOMS.get(name, NATURALS_ONLY)
