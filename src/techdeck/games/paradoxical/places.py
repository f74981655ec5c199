"""The table of Paradoxical: two decks, tableaus, the pool, and which cards are marked as used. (Paradoxical 0, 4)"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from techdeck.core.bits import bit, has
from techdeck.core.cards import FACES, card_id, face
from techdeck.core.counting import ROUND
from techdeck.core.game import Game
from techdeck.core.limits import NATURALS_ONLY, Number, Room
from techdeck.core.rng import Rng
from techdeck.core.spots import ZoneName, common_zones, seat_zones
from techdeck.core.state import State
from techdeck.core.table import Table
from techdeck.core.zones import (
    ASIDE,
    DECK,
    DISCARD,
    EVERYBODY,
    NOWHERE,
    SECOND_DECK,
    SECOND_DISCARD,
    Zones,
)
from techdeck.games.paradoxical.names import (
    FINISH_ROUND,
    FIRST,
    MARKED,
    POOL,
    REMEMBERED,
    ROOMS,
    TABLEAU,
    TABLEAU_ROOM,
    TOKENS,
    TURN_LIMIT,
    TURNS,
    number_names,
)
from techdeck.games.paradoxical.scoring import winning_seats


class Paradoxical(State):
    """One table of Paradoxical; texts ask which of the two decks they mean. (Paradoxical 4.8)"""

    def __init__(self, game: Game, zones: Zones, nums: vec[i64], rng: Rng) -> None:
        super().__init__(game, zones, nums, rng)
        self.two_piles = True

    def fresh(self) -> State:
        return Paradoxical(self.game, self.zones, self.nums, self.rng)

    # --- places ----------------------------------------------------------------------------------

    def is_of_second(self, card: i64) -> bool:
        """Whether the card belongs to deck 2, by its printed domain. (Paradoxical 0.4, 0.6)"""
        return face(card) >= 26

    def deck_of(self, card: i64) -> i64:
        """The deck a card belongs to, also the one searched for it. (Family 3.29; Paradoxical 0.6, 4.9)"""
        if self.is_of_second(card):
            return SECOND_DECK
        return DECK

    def pile_of(self, card: i64) -> i64:
        """The discard pile of the card's deck. (Family 3.29; Paradoxical 0.5, 1.11)"""
        if self.is_of_second(card):
            return SECOND_DISCARD
        return DISCARD

    def neutral(self) -> vec[i64]:
        """The cards of the pool. (Paradoxical 4.10)"""
        return self.with_cards(vec[i64](), POOL)

    def own(self, seat: i64) -> vec[i64]:
        """The cards of the seat's tableau. (Paradoxical 4.11)"""
        return self.with_cards(vec[i64](), TABLEAU + seat)

    def in_play(self) -> vec[i64]:
        """All tableaus and the pool. (Paradoxical 4.11)"""
        found = self.neutral()
        for seat in range(self.players):
            found = self.with_cards(found, TABLEAU + seat)
        return found

    def with_cards(self, found: vec[i64], zone: i64) -> vec[i64]:
        """The cards found so far and those of a zone."""
        for i in range(self.zones.count(zone)):
            found = append(found, self.zones.at(zone, i))
        return found

    def is_full(self, seat: i64) -> bool:
        """Whether the seat's tableau has ten cards. (Paradoxical 1.7)"""
        return self.zones.count(TABLEAU + seat) >= TABLEAU_ROOM

    def can_draw(self, second: i64) -> bool:
        """Whether deck 1 (0) or deck 2 (1), or its discard pile, has a card. (Paradoxical 1.5)"""
        counts = self.zones.counts
        if second == 0:
            return counts[DECK] + counts[DISCARD] > 0
        return counts[SECOND_DECK] + counts[SECOND_DISCARD] > 0

    def active(self) -> i64:
        """The seat whose turn it is: from the one that began it goes to the left. (Paradoxical 0.10, 1.1)"""
        return (self.nums[FIRST] + self.nums[TURNS]) % self.players

    def lasts_until(self) -> i64:
        """Changes hold until the next claim, with which a round ends. (Paradoxical 4.12)"""
        return self.nums[ROUND]

    # --- used marks ------------------------------------------------------------------------------

    def is_marked(self, card: i64) -> bool:
        """Whether the card was used since the last claim. (Paradoxical 4.5)"""
        return has(self.nums[MARKED + half(card)], face(card))

    def mark(self, card: i64) -> None:
        """The card is used, for all to see. (Paradoxical 4.5, 4.7)"""
        self.nums[MARKED + half(card)] |= bit(face(card))
        self.nums[REMEMBERED + half(card)] |= bit(face(card))

    def came_to_pile(self, card: i64) -> None:
        """A mark goes off; who can't follow the card goes on remembering it. (Paradoxical 4.6, 4.7)"""
        if has(self.nums[REMEMBERED + half(card)], face(card)):
            zone = self.zones.where[card]
            self.take_off(MARKED, card)
            if self.zones.seers(zone, self.zones.index(card)) == EVERYBODY:
                self.take_off(REMEMBERED, card)

    def play_changed(self, seat: i64) -> None:
        """A card that has come to the pool has no mark any more; all see which tableau cards have. (Paradoxical 4.6)"""
        for i in range(self.zones.count(POOL)):
            self.take_off(MARKED, self.zones.at(POOL, i))
            self.take_off(REMEMBERED, self.zones.at(POOL, i))
        for seat in range(self.players):
            for i in range(self.zones.count(TABLEAU + seat)):
                self.came_to_light(self.zones.at(TABLEAU + seat, i))

    def came_to_light(self, card: i64) -> None:
        """All see the card, and whether it is marked. (Paradoxical 4.7)"""
        super().came_to_light(card)
        if not self.is_marked(card):
            self.take_off(REMEMBERED, card)

    def take_off(self, marks: i64, card: i64) -> None:
        """Take a card out of a set of marks."""
        mask = bit(face(card))
        self.nums[marks + half(card)] = (self.nums[marks + half(card)] | mask) - mask

    def clear_marks(self) -> None:
        """Every card may be used again. (Paradoxical 3.8)"""
        for number in range(MARKED, REMEMBERED + 2):
            self.nums[number] = 0

    def mask_numbers(self, eyes: i64) -> None:
        """Of a card one can't place, one knows only that it was used. (Paradoxical 4.7)"""
        for card in range(self.zones.cards):
            if self.zones.where[card] == NOWHERE:
                self.take_off(MARKED, card)
                self.nums[MARKED + half(card)] |= self.nums[REMEMBERED + half(card)] & bit(face(card))

    def imagine_numbers(self, rng: Rng) -> bool:
        """A remembered card that is imagined in a deck has lost its mark there. (Paradoxical 4.6)"""
        for card in range(self.zones.cards):
            zone = self.zones.where[card]
            if zone == DECK or zone == SECOND_DECK or zone == ASIDE:
                self.take_off(MARKED, card)
        return True

    # --- what there is to see --------------------------------------------------------------------

    def scores(self) -> list[int]:
        return [self.nums[TOKENS + seat] for seat in range(self.players)]

    def winners(self) -> i64:
        return winning_seats(self)

    def zone_names(self) -> list[ZoneName]:
        seats = int(self.players)
        second = [ZoneName("deck_2", SECOND_DECK), ZoneName("discard_2", SECOND_DISCARD)]
        return [*common_zones(seats, "_1"), *second, ZoneName("pool", POOL), *seat_zones("tableau", TABLEAU, seats)]

    def number_names(self) -> list[Number]:
        return number_names(int(self.players), int(self.cards), int(self.nums[TURN_LIMIT]), self.most_tokens())

    def last_round(self) -> int:
        """A round ends with a claim. (Paradoxical 4.13)"""
        return 1 + self.most_tokens() * int(self.players)

    def most_tokens(self) -> int:
        """How many tokens a seat can have while the game goes on. (Paradoxical 5.1)"""
        return 2 if self.nums[FINISH_ROUND] == 1 else 1

    def room(self, name: str) -> Room:
        return ROOMS.get(name, NATURALS_ONLY)

    def complete_numbers(self) -> None:
        from techdeck.games.paradoxical.positions import check_table

        check_table(self)

    def facts(self) -> dict[str, object]:
        """Tokens, turns, used marks and the action under way are open to all. (Paradoxical 0.11, 1.8, 3.2)"""
        from techdeck.games.paradoxical.telling import told_of_action

        facts: dict[str, object] = {
            "tokens": self.scores(),
            "claims": int(self.nums[ROUND]) - 1,
            "first": int(self.nums[FIRST]),
            "turn": int(self.active()),
            "turns left": int(self.nums[TURN_LIMIT] * self.players - self.nums[TURNS]),
            "marked": [card_id(card) for card in range(self.zones.cards) if self.is_marked(card)],
        }
        facts.update(told_of_action(self))
        return facts


def half(card: i64) -> i64:
    """Which deck of 54 a card is of: 0, or 1 for a second copy."""
    if card >= FACES:
        return 1
    return 0


def paradoxical(table: Table) -> Paradoxical:
    """The table as a table of this game."""
    assert isinstance(table, Paradoxical)
    return table
