"""The table of Tech City: what is in play, what is neutral, what is yours, and what all can see. (City 6)"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from techdeck.core.bits import bit, has
from techdeck.core.cards import DOMAIN_NAMES, SERVICE, card_id, is_wild
from techdeck.core.counting import CONCEDED, ROUND
from techdeck.core.limits import ANY_CARDS, Number, Room
from techdeck.core.spots import ZoneName, common_zones
from techdeck.core.state import State
from techdeck.core.table import Table
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
from techdeck.games.city.slots import marked_cards, settle_slot
from techdeck.games.city.wilds import turn_up_for_wild


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
        best: i64 = -1
        mask: i64 = 0
        for seat in range(self.players):
            points = self.nums[SCORE + seat]
            if not has(self.nums[CONCEDED], seat) and points >= best:
                mask = bit(seat) | (mask if points == best else 0)
                best = points
        return mask

    def zone_names(self) -> list[ZoneName]:
        own = [ZoneName("city", CITY), ZoneName("site", SITE), ZoneName("help", HELP)]
        return [*common_zones(int(self.players)), *own]

    def number_names(self) -> list[Number]:
        return number_names(int(self.players), int(self.zones.count(CITY)))

    def last_round(self) -> int:
        return ROUNDS

    def room(self, name: str) -> Room:
        return ROOMS.get(name, ANY_CARDS)

    def complete_numbers(self) -> None:
        from techdeck.games.city.positions import complete_city

        complete_city(self)

    def facts(self) -> dict[str, object]:
        """Round, first player, points, the city and what is built: all of it open. (City 0.8, 1.12, 3.1)"""
        data: dict[str, object] = {"round": int(self.nums[ROUND]), "first": int(self.nums[FIRST])}
        data["scores"] = self.scores()
        if self.players == 1:
            data["council"] = int(self.nums[SCORE + COUNCIL])
        data["city"] = [self.slot_data(slot) for slot in range(int(self.zones.count(CITY)))]
        value, domain = int(self.nums[SITE_VALUE]), int(self.nums[SITE_DOMAIN])
        data["site value"] = value if value > 0 else None
        data["site domain"] = DOMAIN_NAMES[domain] if value > 0 else None
        data["helpers"] = [seat for seat in range(COUNCIL + 1) if has(self.nums[HELPERS], seat)]
        return data

    def site_text(self) -> str:
        """The card that is being built; of a wild also as what. (City 3.1)"""
        card = self.zones.top(SITE)
        if not is_wild(card):
            return card_id(card)
        return f"{card_id(card)} as {DOMAIN_NAMES[self.nums[SITE_DOMAIN]]} {self.nums[SITE_VALUE]}"

    def slot_data(self, slot: int) -> dict[str, object]:
        """A card of the city with its place, its marker, and who used it in this phase."""
        nums, card, marker = self.nums, self.zones.at(CITY, slot), self.nums[MARKER + slot]
        users = [seat for seat in range(int(self.players)) if has(nums[USERS + slot], seat)]
        data: dict[str, object] = {
            "card": card_id(card),
            "across": int(nums[ACROSS + slot]),
            "up": int(nums[UP + slot]),
        }
        data["marker"] = None if marker == NO_MARKER else "council" if marker == COUNCIL else int(marker)
        data["tilted"] = bool(users) and self.domain_of(card) != SERVICE
        data["used by"] = users
        return data


def city(table: Table) -> City:
    """The table as a table of this game."""
    assert isinstance(table, City)
    return table
