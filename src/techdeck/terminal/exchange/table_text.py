"""The table of Tech Exchange as one seat sees it, in lines of text."""

from __future__ import annotations

from collections.abc import Sequence

from techdeck.core.bits import has
from techdeck.core.cards import HIDDEN, is_wild
from techdeck.core.counting import CONCEDED, ROUND
from techdeck.core.zones import ASIDE, DECK, DISCARD, HAND
from techdeck.games.exchange.market import worth
from techdeck.games.exchange.names import (
    ACCEPT_LIMIT,
    ACCEPTS_BEGUN,
    DONE,
    FIRST,
    GROUP,
    OFFER_LIMIT,
    OFFERS_BEGUN,
    QUIET,
    SCORE,
    STACK,
    STOP_CARDS,
    TALK_LIMIT,
    TALKED,
)
from techdeck.games.exchange.offers import is_open_to
from techdeck.games.exchange.phases import (
    EQUALISING,
    FIRST_EFFECTS,
    FIRST_TRADING,
    REVEALING,
    SECOND_EFFECTS,
    SECOND_TRADING,
    Round,
)
from techdeck.games.exchange.places import Exchange
from techdeck.terminal.cards import CardWords
from techdeck.terminal.exchange.groups_text import Sight
from techdeck.terminal.exchange.offers_text import OfferWords, can_meet, open_offers
from techdeck.terminal.exchange.steps import is_trading, quiet_limit
from techdeck.terminal.exchange.telling import ExchangeTeller
from techdeck.terminal.people import People, listed
from techdeck.terminal.screen import Screen, length, padded

PHASES = {
    FIRST_TRADING: "first trading",
    FIRST_EFFECTS: "first effects",
    SECOND_TRADING: "second trading",
    SECOND_EFFECTS: "second effects",
    EQUALISING: "equal hands",
    REVEALING: "groups",
}

FEW = {0: "no card left", 1: "1 card or none"}
"""How few cards end trading, where it is not simply a number. (Exchange 5.8)"""


LIMITS = [(OFFER_LIMIT, OFFERS_BEGUN), (ACCEPT_LIMIT, ACCEPTS_BEGUN), (TALK_LIMIT, TALKED)]
WHAT = ("offers", "accepts", "statements or questions")
"""The limits of a trading phase, with how much of each a seat has used."""
NAME = 8
"""Columns for a player's name."""


class TableText:
    """Draws the table from a view."""

    def __init__(self, people: People, cards: CardWords, screen: Screen, teller: ExchangeTeller) -> None:
        self.people = people
        self.cards = cards
        self.screen = screen
        self.teller = teller
        self.offers = OfferWords(people, cards)

    def lines(self, table: Exchange) -> list[str]:
        """The whole table but for one's own hand."""
        return [
            self.heading(table),
            *self.market(table),
            *self.players(table),
            *self.limits(table),
            *self.known_hands(table),
            *self.aside(table),
            *self.open_offers(table, open_offers(table)),
            *self.quiet(table),
        ]

    def before_trading(self, table: Exchange, seat: int) -> list[str]:
        """The table before a choice in trading: offers that can be accepted stand among the choices, if one trades."""
        done = has(table.nums[DONE], seat)
        shown = [n for n in open_offers(table) if done or not (is_open_to(table, n, seat) and can_meet(table, n, seat))]
        return [
            self.heading(table),
            *self.market(table),
            *self.players(table),
            *self.limits(table),
            *self.known_hands(table),
            *self.open_offers(table, shown),
            *self.quiet(table),
        ]

    def in_text(self, table: Exchange) -> list[str]:
        """What is needed of the table while a card's text asks."""
        return [*self.market(table), *self.known_hands(table), *self.aside(table)]

    def heading(self, table: Exchange) -> str:
        """Round, phase, and how many cards lie in the piles."""
        where = "the end" if table.is_terminal() else f"round {int(table.nums[ROUND])} of 3, {phase_of(table)}"
        piles = f"deck {int(table.zones.count(DECK))}, discard {int(table.zones.count(DISCARD))}"
        return self.screen.heading(where, piles)

    def market(self, table: Exchange) -> list[str]:
        """The four stacks: what they are worth, the top card, and what lies under it. (Exchange 1.1)"""
        lines = [self.screen.dim("stock        worth  top card")]
        for domain in range(4):
            cards = table.zones.listed(STACK + domain)[::-1]
            under = " ".join(self.cards.short_now(card, table) for card in cards[1:])
            top = self.cards.now(cards[0], table) + (f", under it {under}" if under else "") if cards else "no card"
            start = f"{padded(self.cards.domain(domain), 13)}{int(worth(table, domain)):5}  "
            lines.append(self.screen.filled(top, start, " " * 20))
        return lines

    def players(self, table: Exchange) -> list[str]:
        """A line for each player: cards, points, and what there is to say."""
        head = f"{'':{NAME}} {'cards':>5} {'points':>7}"
        return [self.screen.dim(head), *[self.player(table, seat) for seat in range(int(table.players))]]

    def player(self, table: Exchange, seat: int) -> str:
        """One player's line."""
        nums = table.nums
        held = int(table.hand_size(seat))
        notes = ["first player"] if nums[FIRST] == seat else []
        if has(nums[CONCEDED], seat):
            notes.append("gave up")
        elif has(nums[DONE], seat) and is_trading(table):
            notes.append("done trading")
        start = f"{self.people.name(seat):{NAME}} {held:5} {int(nums[SCORE + seat]):7}"
        return self.screen.filled(", ".join(notes), f"{start}  ", " " * (length(start) + 2)) if notes else start

    def limits(self, table: Exchange) -> list[str]:
        """How much everybody may still do in this trading, oneself first. (Family 2.4; Exchange 2.13, 3.5, 4.6)"""
        if not is_trading(table):
            return []
        first, *others = sorted(range(int(table.players)), key=lambda seat: seat != self.people.own)
        told = [f"{left} {what}" for left, what in zip(left_of(table, first), WHAT, strict=True)]
        parts = [f"{self.people.whom(first)} {', '.join(told)}"]
        parts += [f"{self.people.whom(seat)} {', '.join(map(str, left_of(table, seat)))}" for seat in others]
        return [self.screen.filled(f"Left: {'; '.join(parts)}.", "", "    ")]

    def known_hands(self, table: Exchange) -> list[str]:
        """Cards known in other hands."""
        lines = []
        for seat in range(int(table.players)):
            known = [card for card in table.zones.listed(HAND + seat) if card != HIDDEN]
            if seat != self.people.own and known:
                start = "You know in " if self.people.own is not None else ""
                ids = " ".join(self.cards.short_now(card, table) for card in in_order(table, known))
                lines.append(self.screen.filled(f"{start}{self.people.whose(seat)} hand: {ids}", "", "    "))
        return lines

    def aside(self, table: Exchange) -> list[str]:
        """Cards a text has turned up or looked at."""
        cards = table.zones.listed(ASIDE)
        return [self.screen.filled(f"Lying aside: {self.cards.all(cards)}", "", "    ")] if cards else []

    def open_offers(self, table: Exchange, numbers: Sequence[int]) -> list[str]:
        """Open offers in sentences, and what one has for them."""
        own, lines = self.people.own, []
        for number in numbers:
            note = ""
            if own is not None and is_open_to(table, number, own):
                note = f" (you hold {'what' if can_meet(table, number, own) else 'nothing that'} fits)"
            lines.append(self.screen.filled(f"{self.offers.sentence(table, number)}{note}", "- ", "  "))
        return lines

    def quiet(self, table: Exchange) -> list[str]:
        """When trading ends. (Exchange 5.5-5.9)"""
        if not is_trading(table):
            return []
        limit, cards = quiet_limit(table), int(table.nums[STOP_CARDS])
        ends = ["when all are done"]
        if limit > 0:
            left = limit - int(table.nums[QUIET])
            ends.insert(0, f"after {left} more steps without a trade (an offer takes about 8, an accept 2)")
        if phase_of(table) == "first trading":
            ends.append("when a stack is worth 3")
        ends.append(f"when deck and discard pile have {FEW.get(cards, f'{cards} cards or fewer')}")
        return [self.screen.filled(f"Trading ends {', '.join(ends[:-1])}, or {ends[-1]}.")]

    def hand(self, table: Exchange, cards: Sequence[int]) -> list[str]:
        """A hand by value, what it would score now, and its pairs as long as a card may come to them."""
        names = [self.cards.now(card, table) for card in in_order(table, cards)]
        lines = [self.screen.flow(names, "  "), self.screen.filled(self.worth(table, cards), "  ", "    ")]
        pairs = Sight(table).pairs(cards)
        if pairs and phase_of(table) not in (PHASES[EQUALISING], PHASES[REVEALING]):
            lines.append(self.screen.filled(f"Two each: {listed(pairs)}; a third makes a set.", "  ", "    "))
        return lines

    def worth(self, table: Exchange, cards: Sequence[int], what: str = "Worth now") -> str:
        """What the hand would score, group by group. (Exchange 7.4-7.8)"""
        sight, cards = Sight(table), [card for card in cards if not is_wild(card)]
        groups = [sight.words(in_order(table, some), self.cards) for some, _ in sight.best(cards)]
        return f"{what}: {sight.points(cards)}{' = ' if groups else ''}{' + '.join(groups)}."

    def forming(self, table: Exchange, seat: int) -> list[int]:
        """The cards in the group the seat is forming by hand."""
        cards = table.zones.listed(HAND + seat)
        return in_order(table, [card for place, card in enumerate(cards) if has(table.nums[GROUP + seat], place)])

    def scores(self, table: Exchange) -> list[str]:
        """The points, round by round. (Exchange 9.2)"""
        rounds = max([len(points) for points in self.teller.made.values()], default=0)
        heads = "".join(f"{f'round {number + 1}':>8}" for number in range(rounds))
        lines = [self.screen.dim(f"{'':8} {'points':>7}{heads}")]
        for seat in range(int(table.players)):
            row = "".join(f"{points:8}" for points in self.teller.made.get(seat, []))
            lines.append(f"{self.people.name(seat):8} {int(table.nums[SCORE + seat]):7}{row}")
        return lines


def in_order(table: Exchange, cards: Sequence[int]) -> list[int]:
    """Cards by value, then by domain."""
    return sorted(cards, key=lambda card: (int(table.value_of(card)), int(table.domain_of(card)), card))


def left_of(table: Exchange, seat: int) -> list[int]:
    """How much of every limit a seat has left."""
    return [int(table.nums[limit] - table.nums[used + seat]) for limit, used in LIMITS]


def phase_of(table: Exchange) -> str:
    """The phase of the round. (Exchange 0.7)"""
    rounds = [frame for frame in table.frames if isinstance(frame, Round)]
    return PHASES.get(int(rounds[-1].phase) - 1, "the deal") if rounds else "the deal"
