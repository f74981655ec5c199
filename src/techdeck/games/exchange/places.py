"""The table of Tech Exchange: what is in play and neutral, what each seat sees of it. (Exchange 1.4)"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from techdeck.core.bits import bit, has
from techdeck.core.cards import DOMAIN_NAMES
from techdeck.core.counting import CONCEDED, HOLDS, LACKS, UNTIL_NEXT_ROUND, UNTIL_ROUND
from techdeck.core.game import Game
from techdeck.core.limits import WILD, Number
from techdeck.core.rng import Rng
from techdeck.core.spots import ZoneName, common_zones
from techdeck.core.state import State
from techdeck.core.table import Table
from techdeck.core.trading.terms import card_in, wanted
from techdeck.core.zones import DISCARD, EVERYBODY, Zones
from techdeck.games.exchange.backing import back_offers, keeps_word, makes_promises
from techdeck.games.exchange.market import sort_market, wild_in_hand, worth
from techdeck.games.exchange.masking import mask_seat
from techdeck.games.exchange.names import (
    AIM,
    DONE,
    DRAFT_CARDS,
    DRAFT_LIMIT,
    DRAFT_TERMS,
    OFFER_CARDS,
    OFFER_LIMIT,
    OFFER_TERMS,
    OPEN,
    QUIET,
    QUIET_LIMIT,
    SCORE,
    SLOTS,
    STACK,
    TALK_LIMIT,
    TALKED,
    number_names,
)
from techdeck.games.exchange.view import facts

NOBODY: Final = -1


class Exchange(State):
    """One table of Tech Exchange; eyes is the seat whose view it is (6 an onlooker), -1 for the table itself."""

    def __init__(self, game: Game, zones: Zones, nums: vec[i64], rng: Rng) -> None:
        super().__init__(game, zones, nums, rng)
        self.eyes: i64 = NOBODY

    def fresh(self) -> State:
        other = Exchange(self.game, self.zones, self.nums, self.rng)
        other.eyes = self.eyes
        return other

    def neutral(self) -> vec[i64]:
        """All cards of the market. (Exchange 1.4, 1.6)"""
        found: vec[i64] = vec[i64]()
        for domain in range(4):
            for i in range(self.zones.count(STACK + domain)):
                found = append(found, self.zones.at(STACK + domain, i))
        return found

    def in_play(self) -> vec[i64]:
        """The same cards. (Exchange 1.4)"""
        return self.neutral()

    def play_changed(self, seat: i64) -> None:
        """Cards of the market go to the stacks of their domains. (Exchange 1.5)"""
        sort_market(self, seat)

    def wild_enters(self, seat: i64, card: i64) -> None:
        """A wild does not stay in a hand. (Exchange 1.7)"""
        wild_in_hand(self, seat, card)

    def lasts_until(self, printed: i64) -> i64:
        """Until the effects phase ends, or the round: no change outlives that. (Exchange 6.4, 6.6, 8.4)"""
        return super().lasts_until(UNTIL_ROUND if printed == UNTIL_NEXT_ROUND else printed)

    def market(self) -> vec[i64]:
        """How much each stack is worth, by domain. (Exchange 1.1)"""
        return vec[i64]([worth(self, domain) for domain in range(4)])

    def everyone(self) -> i64:
        """The mask of all seats."""
        return bit(self.players) - 1

    def trading_seats(self) -> i64:
        """The seats that are neither done nor have conceded. (Exchange 5.1, 5.12)"""
        gone = self.nums[DONE] | self.nums[CONCEDED]
        return self.everyone() & (gone ^ self.everyone())

    # --- offers, by name: what players and their bots look at --------------------------------------------

    def open_offers(self, seat: i64) -> list[int]:
        """The numbers of a seat's open offers. (Exchange 2.10)"""
        return [int(seat * SLOTS + slot) for slot in range(SLOTS) if has(self.nums[OPEN + seat], slot)]

    def offers_to(self, seat: i64) -> list[int]:
        """The open offers of others that a seat may accept. (Exchange 2.9)"""
        from techdeck.games.exchange.offers import is_open_to

        every = [number for other in range(self.players) for number in self.open_offers(other)]
        return [number for number in every if is_open_to(self, number, seat)]

    def terms_of(self, number: i64) -> int:
        """What an open offer promises and asks for, packed as in core/trading. (Exchange 2.3)"""
        return int(self.nums[OFFER_TERMS + number])

    def first_offered(self, number: i64) -> int:
        """The first card of an offer, as far as this table knows it."""
        return int(card_in(self.nums[OFFER_CARDS + number], 0))

    def drafted_card(self, seat: i64) -> int:
        """The first card a seat has laid for an offer or an accept."""
        return int(card_in(self.nums[DRAFT_CARDS + seat], 0))

    def drafted_wish(self, seat: i64) -> int:
        """What the offer a seat puts together asks for first."""
        return int(wanted(self.nums[DRAFT_TERMS + seat], 0))

    def accepting(self, seat: i64) -> int:
        """The offer a seat is about to accept; -1 if none."""
        return int(self.nums[AIM + seat])

    def offers_until_quiet(self) -> int | None:
        """After how many more offers without a trade trading ends; None where a clock measures it. (Exchange 5.7)"""
        limit = self.nums[QUIET_LIMIT]
        return None if limit == 0 else int(limit - self.nums[QUIET])

    def times_spoken(self, seat: i64) -> int:
        """How often a seat has spoken in this phase. (Exchange 4.6)"""
        return int(self.nums[TALKED + seat])

    def discarded(self) -> int:
        """How many cards lie in the discard pile."""
        return int(self.zones.count(DISCARD))

    def gave_up(self, seat: i64) -> None:
        """Who has conceded counts as done: nothing is prepared, open offers are withdrawn. (Exchange 5.2, 5.12)"""
        from techdeck.games.exchange.offers import stop_trading

        stop_trading(self, seat)

    def scores(self) -> list[int]:
        return [self.nums[SCORE + seat] for seat in range(self.players)]

    def winners(self) -> i64:
        """Whoever has the most points; several share the victory. (Family 7.3; Exchange 9.2, 9.3)"""
        return self.ahead(SCORE, EVERYBODY ^ self.nums[CONCEDED])

    def mask_numbers(self, eyes: i64) -> None:
        """What is begun and not finished is secret, and so are the cards behind offers. (Exchange 2.4, 2.12, 3.4)"""
        self.eyes = eyes
        for seat in range(self.players):
            if seat != eyes:
                mask_seat(self, seat)

    def barred(self, seat: i64) -> i64:
        """No wild stays in a hand. (Exchange 1.7)"""
        return self.nums[LACKS + seat] | WILD

    def is_bound(self, seat: i64) -> bool:
        return self.nums[HOLDS + seat] != 0 or makes_promises(self, seat)

    def lacking(self, seat: i64) -> i64:
        """What the seat surely holds, and whether it can keep its offers. (Exchange 2.5)"""
        lacking = super().lacking(seat)
        return lacking if keeps_word(self, seat) else lacking + 1

    def imagine_numbers(self, rng: Rng) -> bool:
        """Cards stand behind every open offer. (Exchange 2.4)"""
        for seat in range(self.players):
            if seat != self.eyes and self.eyes != NOBODY and not back_offers(self, seat, rng):
                return False
        self.eyes = NOBODY
        return True

    def zone_names(self) -> list[ZoneName]:
        stacks = [ZoneName(f"{DOMAIN_NAMES[domain]}_stack", STACK + domain) for domain in range(4)]
        return [*common_zones(int(self.players)), *stacks]

    def facts(self) -> dict[str, object]:
        return facts(self, self.eyes)

    def number_names(self) -> list[Number]:
        nums = self.nums
        talk, quiet = int(nums[TALK_LIMIT]), int(nums[QUIET_LIMIT])
        return number_names(int(self.players), (int(nums[OFFER_LIMIT]), int(nums[DRAFT_LIMIT]), talk, quiet))

    def effects_phases(self) -> list[int]:
        """While cards are used, the next phase of the round has such a number. (Exchange 6.6)"""
        return [3, 5]

    def last_round(self) -> int:
        return 3

    def complete_numbers(self) -> None:
        from techdeck.games.exchange.position.checks import check_table

        check_table(self)


def exchange(table: Table) -> Exchange:
    """The table as a table of this game."""
    assert isinstance(table, Exchange)
    return table
