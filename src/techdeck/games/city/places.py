"""The table of Tech City: what is in play, what is neutral, what is yours, and what all can see. (City 6)"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from techdeck.core.bits import has
from techdeck.core.cards import HIDDEN, SERVICE
from techdeck.core.counting import CONCEDED, ROUND
from techdeck.core.limits import ANY_CARDS, Number, Room
from techdeck.core.spots import ZoneName, common_zones
from techdeck.core.state import State
from techdeck.core.table import Table
from techdeck.core.zones import DISCARD, EVERYBODY, HAND
from techdeck.games.city.names import (
    ACROSS,
    CITY,
    COUNCIL,
    FIRST,
    HELP,
    HELPERS,
    MARKER,
    NO_MARKER,
    ROOMS,
    ROUNDS,
    SCORE,
    SEEN,
    SITE,
    SITE_DOMAIN,
    SITE_VALUE,
    UP,
    USERS,
    number_names,
)
from techdeck.games.city.slots import across_of, companies, marked_cards, settle_slot, slot_of, up_of
from techdeck.games.city.wilds import turn_up_for_wild

Place = tuple[int, int]
"""A place of the city: steps to the right of the first card, and above it; left and below are negative."""


class City(State):
    """One table of Tech City."""

    def fresh(self) -> State:
        return City(self.game, self.zones, self.nums, self.rng)

    def neutral(self) -> vec[i64]:
        """The cards without a marker. (City 6.2)"""
        return marked_cards(self, NO_MARKER)

    def own(self, seat: i64) -> vec[i64]:
        """The companies with the seat's marker. (City 6.3)"""
        return marked_cards(self, seat)

    def in_play(self) -> vec[i64]:
        """All cards of the city. (City 6.1)"""
        found: vec[i64] = vec[i64]()
        for slot in range(self.zones.count(CITY)):
            found = append(found, self.zones.at(CITY, slot))
        return found

    def play_changed(self, seat: i64) -> None:
        """Where another card has come, a wild gives way, and marker and tilt follow. (City 3.9, 6.4-6.6)"""
        for slot in range(self.zones.count(CITY)):
            if self.zones.at(CITY, slot) != self.nums[SEEN + slot]:
                turn_up_for_wild(self, slot)
                settle_slot(self, slot)

    def hand_limit(self) -> i64:
        """How many cards a hand may have at the end of a round. (City 7.1)"""
        if self.players >= 5:
            return 5
        return 6

    def scores(self) -> list[int]:
        return [self.nums[SCORE + seat] for seat in range(self.players)]

    def rival_points(self) -> i64:
        """The points of the council; who concedes loses whatever they are. (City 8.7, 8.8)"""
        return self.nums[SCORE + COUNCIL]

    def winners(self) -> i64:
        """The players with the most points. (City 7.7)"""
        return self.ahead(SCORE, EVERYBODY ^ self.nums[CONCEDED])

    def zone_names(self) -> list[ZoneName]:
        own = [ZoneName("city", CITY), ZoneName("site", SITE), ZoneName("help", HELP)]
        return [*common_zones(int(self.players)), *own]

    def number_names(self) -> list[Number]:
        return number_names(int(self.players), int(self.zones.count(CITY)))

    def effects_phases(self) -> list[int]:
        """While cards are used, the next phase of the round has such a number. (City 6.10)"""
        return [2]

    def last_round(self) -> int:
        return ROUNDS

    def room(self, name: str) -> Room:
        return ROOMS.get(name, ANY_CARDS)

    def complete_numbers(self) -> None:
        from techdeck.games.city.position.checks import complete_city

        complete_city(self)

    def facts(self) -> dict[str, object]:
        from techdeck.games.city.view import city_facts

        return city_facts(self)

    def at(self, zone: i64, index: i64) -> object:
        """The place of a card of the city: steps to the right of the first card, and above it. (City 1.2)"""
        if zone != CITY:
            return None
        return {"x": int(self.nums[ACROSS + index]), "y": int(self.nums[UP + index])}

    # --- in rulebook words ----------------------------------------------------------------------------

    def points(self, who: i64) -> int:
        """The points of a player, or of the council. (City 4, 8.1)"""
        return int(self.nums[SCORE + who])

    def has_conceded(self, seat: i64) -> bool:
        """Whether a player has given up. (Family 7.1; City 8.8)"""
        return has(self.nums[CONCEDED], seat)

    def round_number(self) -> int:
        """Which of the six rounds it is. (City 7.6)"""
        return int(self.nums[ROUND])

    def first_player(self) -> int:
        """Who has the first player marker. (City 0.7)"""
        return int(self.nums[FIRST])

    def held(self, seat: i64) -> list[int]:
        """The cards of a hand that are known. (City 0.8)"""
        return [card for card in self.zones.listed(HAND + seat) if card != HIDDEN]

    def discarded(self) -> int:
        """How many cards lie in the discard pile."""
        return int(self.zones.count(DISCARD))

    def city_cards(self) -> list[int]:
        """The cards of the city, in the order of their slots. (City 6.1)"""
        return self.zones.listed(CITY)

    def place_of(self, slot: i64) -> Place:
        """Where a slot lies: steps to the right of the first card, and above it. (City 1.2)"""
        return int(self.nums[ACROSS + slot]), int(self.nums[UP + slot])

    def place_beside(self, slot: i64, side: i64) -> Place:
        """The place at a side of a slot. (City 1.2)"""
        return int(across_of(self, slot, side)), int(up_of(self, slot, side))

    def marker_at(self, slot: i64) -> int:
        """Whose marker lies in a slot: a seat, COUNCIL, or NO_MARKER. (City 1.3, 6.2)"""
        return int(self.nums[MARKER + slot])

    def marker_on(self, card: i64) -> int:
        """Whose marker lies on a card of the city. (City 1.3, 6.2)"""
        return self.marker_at(slot_of(self, card))

    def is_neutral(self, card: i64) -> bool:
        """Whether a card of the city is nobody's. (City 6.2)"""
        return self.marker_on(card) == NO_MARKER

    def users_at(self, slot: i64) -> list[int]:
        """Who has used the card of a slot in this phase. (City 5.3, 5.4)"""
        return [seat for seat in range(int(self.players)) if has(self.nums[USERS + slot], seat)]

    def is_tilted(self, slot: i64) -> bool:
        """Whether the card of a slot was used and is no service card: those are never tilted. (City 5.3-5.5)"""
        return self.nums[USERS + slot] != 0 and self.domain_of(self.zones.at(CITY, slot)) != SERVICE

    def controls(self, who: i64, domain: i64) -> int:
        """How many companies of a domain a player, or the council, controls. (City 1.3)"""
        return int(companies(self, who, domain))

    def site_card(self) -> int:
        """The card that is being built; -1 if none is. (City 1.11)"""
        return int(self.zones.top(SITE))

    def site_value(self) -> int:
        """The value it counts as; 0 if nothing is being built. (City 1.12, 3.1)"""
        return int(self.nums[SITE_VALUE])

    def site_domain(self) -> int:
        """The domain it counts as. (City 1.12, 3.1)"""
        return int(self.nums[SITE_DOMAIN])

    def helpers(self) -> list[int]:
        """Who has given a card for it; COUNCIL is the council. (City 2.1, 8.2)"""
        return [who for who in range(COUNCIL + 1) if has(self.nums[HELPERS], who)]

    def given(self) -> list[int]:
        """The cards given for it, until it is known whether it is built. (City 2.1)"""
        return self.zones.listed(HELP)


def city(table: Table) -> City:
    """The table as a table of this game."""
    assert isinstance(table, City)
    return table
