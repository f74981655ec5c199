"""The table of Tricks of the Trade: what is in play, what is neutral, what is yours. (Tricks 5.6-5.9)"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from techdeck.core.actions import CARD
from techdeck.core.bits import bit, has
from techdeck.core.cards import DOMAIN_NAMES, HIDDEN, card_id, card_of, printed_value
from techdeck.core.choices import Choices
from techdeck.core.counting import OVER, ROUND
from techdeck.core.limits import NATURALS_ONLY, Number, Room
from techdeck.core.rng import Rng
from techdeck.core.spots import ZoneName, common_zones, seat_zones
from techdeck.core.state import State
from techdeck.core.table import Table
from techdeck.core.zones import DECK, DISCARD, EVERYBODY, HAND
from techdeck.games.tricks.names import (
    BASE,
    BEST,
    BID,
    BIDS_SHOWN,
    COMMITTED,
    FACED_DOWN,
    FIRST,
    GOAL,
    GOAL_TRICKS,
    OFFER_FROM,
    OFFER_TO,
    OFFERED,
    OWN_GOAL,
    PLAYED_BY,
    PROPOSAL_LIMIT,
    PROPOSALS,
    ROOMS,
    SCORE,
    TAKEN,
    TALK_LIMIT,
    TALKED,
    TRICK,
    TRUMP,
    TRUMP_DECK,
    TRUMP_DISCARD,
    TURNED_UP,
    WANTED,
    WON,
    number_names,
)
from techdeck.games.tricks.scoring import winning_seats

NOT_YET: Final = -1


class Tricks(State):
    """One table of Tricks of the Trade."""

    def fresh(self) -> State:
        return Tricks(self.game, self.zones, self.nums, self.rng)

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
        return zone != TRUMP_DECK and super().open_zone(zone)

    def replaced(self, card: i64, zone: i64) -> None:
        """A 2 replaced as trump card goes to the trump discard pile, any other card to the usual one. (Tricks 5.11)"""
        if zone == TRUMP and printed_value(card) == 2:
            self.change_ends(card)
            self.zones.move(card, TRUMP_DISCARD, EVERYBODY)
        else:
            self.discard(card)

    def play_changed(self, seat: i64) -> None:
        if self.journal is not None:
            self.note("trump", -1, [int(self.trump_card())], EVERYBODY, DOMAIN_NAMES[self.trump()])

    def precedes(self, seat: i64, other: i64) -> bool:
        """Whether one seat comes before another: goal of trump first, then goal domain, then seat. (Tricks 2.4)"""
        return self.precedence(seat) < self.precedence(other)

    def precedence(self, seat: i64) -> i64:
        """A number that orders the seats; the lowest comes first. (Tricks 2.4, 2.5)"""
        domain = self.domain_of(self.goal(seat))
        if domain == self.trump():
            return seat
        return (domain + 1) * 4 + seat

    def first_in_precedence(self) -> i64:
        """The seat that comes first. (Tricks 2.6)"""
        best: i64 = 0
        for seat in range(self.players):
            if self.precedes(seat, best):
                best = seat
        return best

    def draw_card(self, seat: i64) -> i64:
        """The seat draws from the draw deck."""
        return self.draw(seat, DECK, DISCARD)

    def scores(self) -> list[int]:
        return [self.nums[SCORE + seat] for seat in range(self.players)]

    def winners(self) -> i64:
        return winning_seats(self)

    def mask_numbers(self, eyes: i64) -> None:
        """Face-down offers, a half-made commitment and bids not yet shown are secret."""
        for slot in range(2):
            if self.nums[FACED_DOWN + slot] == 1 and self.nums[OFFER_FROM] != eyes:
                self.nums[OFFERED + slot] = HIDDEN
        if self.nums[COMMITTED] >= 0 and self.nums[OFFER_TO] != eyes:
            self.nums[COMMITTED] = HIDDEN
        for seat in range(self.players):
            if self.nums[BIDS_SHOWN] == 0 and seat != eyes and self.nums[BID + seat] >= 0:
                self.nums[BID + seat] = HIDDEN

    def choosy_zone(self) -> i64:
        """The trump deck. (Tricks 0.5)"""
        return TRUMP_DECK

    def takes(self, card: i64) -> bool:
        """It has 2s alone, and until clean-up not the one turned up. (Tricks 0.5, 2.1, 8.2)"""
        return printed_value(card) == 2 and (card != self.nums[TURNED_UP] or self.nums[OVER] == 1)

    def kept_out(self, card: i64) -> i64:
        """Who did not follow has no card of the led domain, who asks for an exact card has not got it. (Tricks 6.2)"""
        seats: i64 = 0
        if self.nums[WANTED] == CARD + card or self.nums[WANTED + 1] == CARD + card:
            seats = bit(self.nums[OFFER_FROM])
        for i in range(1, self.zones.count(TRICK)):
            led = self.domain_of(self.zones.at(TRICK, 0))
            if self.domain_of(card) == led and self.domain_of(self.zones.at(TRICK, i)) != led:
                seats |= bit(self.nums[PLAYED_BY + i])
        return seats

    def misplaced(self) -> i64:
        """A card in the hand of a seat that can't have it, as all see; -1 if there is none."""
        for seat in range(self.players):
            for i in range(self.zones.count(HAND + seat)):
                if has(self.kept_out(self.zones.at(HAND + seat, i)), seat):
                    return self.zones.at(HAND + seat, i)
        return -1

    def imagine_numbers(self, rng: Rng) -> bool:
        if self.misplaced() >= 0:
            return False
        for slot in range(2):
            if self.nums[OFFERED + slot] == HIDDEN:
                self.nums[OFFERED + slot] = self.some_card_of(self.nums[OFFER_FROM], self.nums[OFFERED + 1 - slot], rng)
        if self.nums[COMMITTED] == HIDDEN and not self.imagine_commitment(rng):
            return False
        for seat in range(self.players):
            if self.nums[BID + seat] == HIDDEN:
                self.nums[BID + seat] = rng.below(7)
        return True

    def imagine_commitment(self, rng: Rng) -> bool:
        """Any card of the partner's hand; False if it can't be given for what was asked first. (Tricks 3.11)"""
        from techdeck.games.tricks.offers import add_fitting

        self.nums[COMMITTED] = -1
        out = Choices(self.game.actions.total)
        add_fitting(self, self.nums[OFFER_TO], 0, out)
        card = rng.below(self.zones.count(HAND + self.nums[OFFER_TO]))
        if card >= out.count:
            return False
        self.nums[COMMITTED] = out.pick(card) - CARD
        return True

    def some_card_of(self, seat: i64, other: i64, rng: Rng) -> i64:
        """A random card of a hand, other than the one given."""
        while True:
            card = self.zones.at(HAND + seat, rng.below(self.zones.count(HAND + seat)))
            if card != other:
                return card

    def zone_names(self) -> list[ZoneName]:
        seats = int(self.players)
        own = [ZoneName("trick", TRICK), ZoneName("trump", TRUMP)]
        own += [ZoneName("trump_deck", TRUMP_DECK), ZoneName("trump_discard", TRUMP_DISCARD)]
        return [*common_zones(seats), *own, *seat_zones("goal", GOAL, seats), *seat_zones("won", WON, seats)]

    def number_names(self) -> list[Number]:
        return number_names(int(self.players), int(self.nums[PROPOSAL_LIMIT]), int(self.nums[TALK_LIMIT]))

    def last_round(self) -> int:
        return 3

    def room(self, name: str) -> Room:
        return ROOMS.get(name, NATURALS_ONLY)

    def complete_numbers(self) -> None:
        from techdeck.games.tricks.consistency import check_table

        check_table(self)

    def facts(self) -> dict[str, object]:
        shown = self.nums[BIDS_SHOWN] == 1
        seats = range(int(self.players))
        bids = [int(self.nums[BID + s]) if 0 <= self.nums[BID + s] < HIDDEN else None for s in seats]
        data: dict[str, object] = {
            "round": int(self.nums[ROUND]),
            "bids": bids,
            "first": int(self.nums[FIRST]) if shown else None,
        }
        data["bids made"] = [bool(shown or self.nums[BID + seat] != NOT_YET) for seat in seats]
        data["turned up"] = card_id(self.nums[TURNED_UP])
        data["own goals"] = [card_id(self.nums[OWN_GOAL + seat]) for seat in seats]
        data["tricks"] = [int(self.nums[TAKEN + seat]) for seat in seats]
        data["goal tricks"] = [int(self.nums[GOAL_TRICKS + seat]) for seat in seats]
        data["best card won"] = [best_card_data(self.nums[BEST + seat]) for seat in seats]
        data["base points"] = [int(self.nums[BASE + seat]) for seat in seats]
        data["scores"] = self.scores()
        begun = 1 if self.nums[OFFER_FROM] >= 0 else 0
        data["proposals left"] = int(self.nums[PROPOSAL_LIMIT] - self.nums[PROPOSALS]) - begun
        data["talk left"] = [int(self.nums[TALK_LIMIT] - self.nums[TALKED + seat]) for seat in seats]
        data["played by"] = [int(self.nums[PLAYED_BY + i]) for i in range(int(self.zones.count(TRICK)))]
        data["offer"] = self.offer_data() if self.nums[OFFER_FROM] >= 0 else None
        return data

    def offer_data(self) -> dict[str, object]:
        """The offer on the table as this table knows it."""
        wanted = [self.game.actions.text(int(self.nums[WANTED + i])) for i in range(2) if self.nums[WANTED + i] >= 0]
        cards = [card_id(self.nums[OFFERED + i]) for i in range(2) if self.nums[OFFERED + i] >= 0]
        down = [bool(self.nums[FACED_DOWN + i]) for i in range(len(cards))]
        ends = {"from": int(self.nums[OFFER_FROM]), "to": int(self.nums[OFFER_TO])}
        return {**ends, "cards": cards, "face down": down, "wanted": wanted}


def best_card_data(rank: i64) -> str | None:
    """The card with this rank. (Tricks 9.6)"""
    return card_id(card_of(rank % 4, rank // 4)) if rank >= 0 else None


def tricks(table: Table) -> Tricks:
    """The table as a table of this game."""
    assert isinstance(table, Tricks)
    return table
