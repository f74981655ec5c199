"""The table as frames and verbs see it: where the cards lie, and what each game says of its places."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from techdeck.core.bits import bit
from techdeck.core.cards import FACES, HIDDEN, card_id, face, is_wild
from techdeck.core.choices import Choices
from techdeck.core.counting import CHAIN_HIGH, CHAIN_LOW, LAST_ORDER, LAST_USED, OVER, ROUND, THIS_TURN, USES
from techdeck.core.effects.run import start
from techdeck.core.game import Game
from techdeck.core.moving import Moving
from techdeck.core.rng import Rng
from techdeck.core.zones import (
    DECK,
    DISCARD,
    EVERYBODY,
    EXPELLED,
    HAND,
    MAX_SEATS,
    NOWHERE,
    PENDING,
    SECOND_DECK,
    SECOND_DISCARD,
    USED,
    Zones,
    holder,
)

CLOCK: Final = -1


class Table(Moving):
    """Where the cards lie, what the numbers are, what is still to happen: what frames and verbs work on."""

    def __init__(self, game: Game, zones: Zones, nums: vec[i64], rng: Rng) -> None:
        super().__init__(zones, nums, rng)
        self.game = game
        self.players: i64 = game.players
        self.moves: vec[i64] = vec[i64]()
        self.acting_now: i64 = 0
        self.two_piles = False
        self.origin = ""
        self.key: bytes | None = None

    # --- what a game says of itself -------------------------------------------------------------

    def neutral(self) -> vec[i64]:
        """The neutral cards in play."""
        return vec[i64]()

    def own(self, seat: i64) -> vec[i64]:
        """The cards in play that the seat controls."""
        return vec[i64]()

    def controlled(self, seat: i64) -> vec[i64]:
        """The cards in play that are the seat's, also those that can't be exchanged."""
        return self.own(seat)

    def in_play(self) -> vec[i64]:
        """All cards in play."""
        return vec[i64]()

    def may_leave(self, card: i64) -> bool:
        """Whether this card in play may be exchanged or replaced."""
        return True

    def fits(self, card: i64, incoming: i64) -> bool:
        """Whether the incoming card may take the place of this card in play."""
        return True

    def replaced(self, card: i64, zone: i64) -> None:
        """A card that lay in this zone was replaced: it goes to the discard pile. (Family 3.22)"""
        self.discard(card)

    def play_changed(self, seat: i64) -> None:
        """Cards in play were exchanged or replaced by the seat's doing."""

    def wild_enters(self, seat: i64, card: i64) -> None:
        """A wild has come into a hand: here it stays there. (Family 1.7)"""

    def came_to_pile(self, card: i64) -> None:
        """A card of a hand or in play has come to a deck or a discard pile."""

    def came_to_light(self, card: i64) -> None:
        """All see a card that was shown, or turned up from a pile, and whether its change still holds. (Family 5.7)"""
        if self.altered[card] == 0:
            self.told[card] = 0

    def deck_of(self, card: i64) -> i64:
        """The deck this card goes back to."""
        return DECK

    def pile_of(self, card: i64) -> i64:
        """The discard pile this card goes to."""
        return DISCARD

    def open_zone(self, zone: i64) -> bool:
        """Whether all see the cards of this zone. (Family 2.3)"""
        return zone == DISCARD or zone == USED or zone == EXPELLED or zone >= SECOND_DISCARD

    def scores(self) -> list[int]:
        """The points of every seat."""
        raise NotImplementedError  # every game counts its own points

    def winners(self) -> i64:
        """The mask of seats that win, once the game is over."""
        raise NotImplementedError  # every game says who wins

    def rival_points(self) -> i64:
        """The points of a rival without a seat, whom a lone player has to beat; -1 if there is none."""
        return -1

    # --- cards -----------------------------------------------------------------------------------

    def hand_size(self, seat: i64) -> i64:
        """Cards in hand, a used one lying aside and those put face down included. (Family 3.12)"""
        n = self.zones.count(HAND + seat) + self.zones.count(PENDING + seat)
        for i in range(self.zones.count(USED)):
            # Another seat may have used this very card earlier in the round: the last use tells whose it is.
            is_last = self.nums[LAST_ORDER + seat] == self.nums[USES]
            if is_last and self.nums[LAST_USED + seat] == self.zones.at(USED, i):
                n += 1
        return n

    def hand_cards(self, seat: i64) -> list[int]:
        """The cards known in a hand."""
        return [card for card in self.zones.listed(HAND + seat) if card != HIDDEN]

    def unseen(self) -> list[int]:
        """The cards that a view can't place: they may lie in any hand or pile its seat does not see."""
        return [card for card in range(self.cards) if self.zones.where[card] == NOWHERE]

    def has_pile_cards(self) -> bool:
        """Whether any deck or discard pile has a card."""
        return self.zones.count(DECK) + self.zones.count(SECOND_DECK) > 0 or self.has_discards()

    def has_discards(self) -> bool:
        """Whether any discard pile has a card."""
        return self.zones.count(DISCARD) + self.zones.count(SECOND_DISCARD) > 0

    def refill(self, deck: i64, discard: i64) -> bool:
        """Make sure the deck has a card, from the discard pile if need be; False if there is none. (Family 2.5-2.7)"""
        if self.zones.count(deck) > 0:
            return True
        if self.zones.count(discard) == 0:
            return False
        self.shuffle_into(discard, deck)
        return True

    def shuffle_into(self, source: i64, deck: i64) -> None:
        """Shuffle one pile into another; nobody knows those cards any more. (Family 2.8, 6.3)"""
        event = self.interrupt()
        self.pour("gather", CLOCK, source, deck)
        self.shuffle(deck)
        self.resume(event)

    def shuffle(self, deck: i64) -> None:
        """Shuffle a deck; lasting changes of its cards end, openly where all knew the card. (Family 5.3, 5.7, 6.3)"""
        if self.changes > 0:
            for i in range(self.zones.count(deck)):
                if self.zones.seers(deck, i) == EVERYBODY:
                    self.change_ends(self.zones.at(deck, i))
                else:
                    self.restore(self.zones.at(deck, i))
        self.mix(deck)

    def deal(self, seat: i64, count: i64) -> None:
        """The seat is dealt so many cards, or as many as the deck still has. (Family 2.6)"""
        self.deal_cards(seat, DECK, count)

    def draw(self, seat: i64, deck: i64, discard: i64) -> i64:
        """The seat draws the top card; -1 if there is none anywhere. (Family 2.1, 2.6)"""
        if not self.refill(deck, discard):
            return -1
        card = self.zones.top(deck)
        self.put("draw", seat, card, HAND + seat, bit(seat))
        if is_wild(card):
            self.wild_enters(seat, card)
        return card

    def into_hand(self, kind: str, seat: i64, card: i64, seers: i64) -> None:
        """A card enters a hand, seen by the given seats; the kind of event says how: it is taken, or given."""
        self.put(kind, seat, card, HAND + seat, seers | bit(seat))
        if is_wild(card):
            self.wild_enters(seat, card)

    def deliver(self, giver: i64, receiver: i64) -> i64:
        """What a seat has put face down enters another's hand; how many cards that are. (Family 3.9, 6.6)

        Cards that all know come last, each kind by number: so their order tells nothing, not even who else knows one.
        """
        zones = self.zones
        moved = zones.count(PENDING + giver)
        while zones.count(PENDING + giver) > 0:
            self.into_hand("pass_card", receiver, zones.next_to_go(PENDING + giver), 0)
        return moved

    def discard(self, card: i64) -> None:
        """A card goes to the discard pile, for all to see; lasting changes end. (Family 2.2, 5.3)"""
        seat = holder(self.zones.where[card])
        self.change_ends(card)
        self.put("discard", seat, card, self.pile_of(card), EVERYBODY)
        self.came_to_pile(card)

    def show(self, seat: i64, card: i64) -> None:
        """All see the card; it stays where it is. (Family 3.17)"""
        self.came_to_light(card)
        self.learn("show", seat, card, EVERYBODY)

    def lose_track(self, seat: i64, leaving: i64, seers: i64) -> None:
        """Unseen cards are about to leave a hand: onlookers no longer know which ones stayed. (Family 6.4, 6.5)"""
        if leaving < self.zones.count(HAND + seat):
            self.forget(HAND + seat, seers | bit(seat))

    def use(self, seat: i64, card: i64) -> None:
        """A card of the hand is shown and lies aside while its text runs. (Family 3.1, 3.11)"""
        self.put("use", seat, card, USED, EVERYBODY)
        self.carry_out(seat, card)

    def use_in_place(self, seat: i64, card: i64) -> None:
        """The text of a card runs, and the card stays where it lies, seen by all. (Family 3.1, 3.14)"""
        if self.journal is not None:
            self.tell_shown("use", seat, [int(card)])
        self.carry_out(seat, card)

    def carry_out(self, seat: i64, card: i64) -> None:
        """The text of a card begins to run. (Family 3.1)"""
        self.nums[USES] += 1
        self.nums[LAST_USED + seat] = card
        self.nums[LAST_ORDER + seat] = self.nums[USES]
        self.nums[CHAIN_LOW] = 0
        self.nums[CHAIN_HIGH] = 0
        if card < FACES:
            self.nums[CHAIN_LOW] = bit(card)
        else:
            self.nums[CHAIN_HIGH] = bit(card - FACES)
        start(self, seat, card, self.game.deck.programs[face(card)])

    def last_used_by_another(self, seat: i64) -> i64:
        """The card another player used last this round, or -1. (Family 4.4)"""
        card: i64 = -1
        order: i64 = 0
        for other in range(self.players):
            used = self.nums[LAST_USED + other]
            if other != seat and used >= 0 and self.nums[LAST_ORDER + other] > order:
                card, order = used, self.nums[LAST_ORDER + other]
        return card

    def forget_uses(self) -> None:
        """A new round: nobody has used a card yet. (Family 4.7)"""
        self.nums[USES] = 0
        for seat in range(MAX_SEATS):
            self.nums[LAST_USED + seat] = -1

    def end_lasting_changes(self) -> None:
        """The round ends, and with it the changes that held so long; all hear of it. (Family 5.2)"""
        self.tell_changes_end(1, self.nums[ROUND])
        self.end_changes_until(1, self.nums[ROUND])

    def end_turn_changes(self) -> None:
        """The turn ends, and with it the changes that held so long; all hear of it. (Family 5.2, 5.8)"""
        if self.brief > 0:
            self.tell_changes_end(THIS_TURN, THIS_TURN)
            self.end_changes_until(THIS_TURN, THIS_TURN)
            self.brief = 0

    def tell_changes_end(self, first: i64, last: i64) -> None:
        """All hear which cards, as far as they were told, count as what is printed on them again. (Family 5.2)"""
        if self.journal is not None:
            ended = self.told_to_end(first, last)
            if ended:
                self.tell("changes_end", CLOCK, {"ended": [card_id(card) for card in ended]})

    def chain_half(self, second_deck: bool) -> i64:
        """The cards of one deck carried out in the chain that runs."""
        return self.nums[CHAIN_HIGH if second_deck else CHAIN_LOW]

    def set_chain_half(self, second_deck: bool, mask: i64) -> None:
        """Note which cards the chain has carried out."""
        self.nums[CHAIN_HIGH if second_deck else CHAIN_LOW] = mask

    def add_hand(self, seat: i64, first: i64, out: Choices) -> None:
        """A choice for every card of a hand; first is where that kind of action begins."""
        zones = self.zones
        out.add_cells(first, zones.cells, (HAND + seat) * zones.cards, zones.counts[HAND + seat])

    def left_of(self, seat: i64) -> i64:
        """The next seat round the table. (Family 2.9)"""
        if seat + 1 < self.players:
            return seat + 1
        return 0

    def end(self) -> None:
        """The game is over."""
        self.nums[OVER] = 1
        while self.depth > 0:
            self.pop()
        if self.journal is not None:
            self.tell("over", CLOCK, {"scores": self.scores()})
