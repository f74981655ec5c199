"""The table of Tricks of the Trade as one seat sees it, in lines of text."""

from __future__ import annotations

from collections.abc import Sequence

from techdeck.core.cards import DOMAIN_NAMES, HIDDEN
from techdeck.core.counting import ROUND
from techdeck.core.zones import ASIDE, DECK, DISCARD, HAND
from techdeck.games.tricks.names import (
    BASE,
    BID,
    BIDS_SHOWN,
    FACED_DOWN,
    GOAL,
    OFFER_FROM,
    OFFER_TO,
    OFFERED,
    PLAYED_BY,
    SCORE,
    TAKEN,
    TRICK,
    TRICKS_DONE,
    TRUMP,
    WANTED,
    WON,
)
from techdeck.games.tricks.phases import Bidding
from techdeck.games.tricks.table import Tricks
from techdeck.games.tricks.trading import Trading
from techdeck.games.tricks.tricktaking import TrickTaking, best_card
from techdeck.terminal.cards import CardWords
from techdeck.terminal.people import People, listed
from techdeck.terminal.screen import Screen, length, padded
from techdeck.terminal.tricks.telling import TricksTeller

ROOM = 35
"""Columns for a goal: its domain and the longest name of the open edition."""
WIDE = 9 + ROOM + 1 + 26
"""So wide is a player's line with the goal in it."""


class TableText:
    """Draws the table from a view."""

    def __init__(self, people: People, cards: CardWords, screen: Screen, teller: TricksTeller) -> None:
        self.people = people
        self.cards = cards
        self.screen = screen
        self.teller = teller

    def lines(self, table: Tricks) -> list[str]:
        """The whole table but for one's own hand."""
        return [
            self.heading(table),
            *self.trump(table),
            *self.players(table),
            *self.known_hands(table),
            *self.trick(table),
            *self.aside(table),
            *self.offer(table),
        ]

    def heading(self, table: Tricks) -> str:
        """Round, phase, and how many cards lie in the piles."""
        where = "the end" if table.is_terminal() else f"round {int(table.nums[ROUND])} of 3, {phase_of(table)}"
        piles = f"deck {int(table.zones.count(DECK))}, discard pile {int(table.zones.count(DISCARD))}"
        return self.screen.heading(where, piles)

    def trump(self, table: Tricks) -> list[str]:
        """The trump domain and its card."""
        if table.zones.count(TRUMP) == 0:
            return []
        domain = self.screen.bold(DOMAIN_NAMES[int(table.trump())])
        card = self.cards.now(int(table.trump_card()), table)
        return [self.screen.filled(f"Trump is {domain}: {card}", "", "    ")]

    def players(self, table: Tricks) -> list[str]:
        """A line for each player: goal, cards, bid, tricks, points; on a narrow screen the goal stands below."""
        goal = f"{'goal':{ROOM}} " if self.is_wide() else ""
        head = f"{'':8} {goal}{'cards':>5} {'bid':>4} {'tricks':>7} {'points':>7}"
        return [self.screen.dim(head), *[self.player(table, seat) for seat in range(int(table.players))]]

    def is_wide(self) -> bool:
        """Whether a player's goal has room in the line of the numbers."""
        return self.screen.width >= WIDE

    def player(self, table: Tricks, seat: int) -> str:
        """What one player has."""
        nums = table.nums
        goal = int(table.goal(seat)) if table.zones.count(GOAL + seat) else HIDDEN
        domain = "" if goal == HIDDEN else DOMAIN_NAMES[int(table.domain_of(goal))]
        held = int(table.hand_size(seat))
        name = f"{self.people.name(seat):8}"
        who = self.screen.bold(name) if seat == self.people.own else name
        counted = f"{held:5} {bid_of(table, seat):>4} {int(nums[TAKEN + seat]):7} {int(nums[SCORE + seat]):7}"
        what = f"{domain:11}{self.cards.name(goal)}"
        if self.is_wide() and length(what) <= ROOM:
            return f"{who} {padded(what, ROOM)} {counted}"
        room = f"{'':{ROOM}} " if self.is_wide() else ""
        below = self.screen.filled(f"goal {domain}: {self.cards.name(goal)}", "  ", "    ") if domain else ""
        return f"{who} {room}{counted}" + (f"\n{below}" if below else "")

    def known_hands(self, table: Tricks) -> list[str]:
        """Cards known in other hands."""
        lines = []
        for seat in range(int(table.players)):
            known = [card for card in table.zones.listed(HAND + seat) if card != HIDDEN]
            if seat != self.people.own and known:
                ids = " ".join(self.cards.short_now(card, table) for card in known)
                lines.append(self.screen.filled(f"{self.known_as(seat)}: {ids}", "", "    "))
        return lines

    def known_as(self, seat: int) -> str:
        """How another hand is headed; without a person the table lies open."""
        start = "You know in " if self.people.own is not None else ""
        return f"{start}{self.people.whose(seat)} hand"

    def trick(self, table: Tricks) -> list[str]:
        """The trick on the table, with who played what and who is winning."""
        lying = table.zones.listed(TRICK)
        if not lying:
            return []
        seats = [int(table.nums[PLAYED_BY + place]) for place in range(len(lying))]
        played = [f"{self.people.name(s)} {self.cards.now(c, table)}" for s, c in zip(seats, lying, strict=True)]
        best = self.people.does(seats[int(best_card(table))], "be")
        return [self.screen.filled(f"The trick: {', '.join(played)}. {best} winning it.", "", "    ")]

    def aside(self, table: Tricks) -> list[str]:
        """Cards a text has turned up or looked at."""
        cards = table.zones.listed(ASIDE)
        return [self.screen.filled(f"Lying aside: {self.cards.all(cards)}", "", "    ")] if cards else []

    def offer(self, table: Tricks) -> list[str]:
        """The offer on the table, once it is complete."""
        if table.nums[OFFER_FROM] < 0 or table.nums[WANTED] < 0:
            return []
        return [self.screen.filled(self.offer_words(table), "", "    ")]

    def offer_words(self, table: Tricks) -> str:
        """Who offers what to whom, and for what."""
        nums = table.nums
        giver, partner = int(nums[OFFER_FROM]), int(nums[OFFER_TO])
        offered = [self.offered(table, slot) for slot in range(2) if nums[OFFERED + slot] >= 0]
        patterns = [int(nums[WANTED + slot]) for slot in range(2) if nums[WANTED + slot] >= 0]
        wanted = [self.teller.pattern(table.game.actions.text(pattern)) for pattern in patterns]
        ask = "ask" if giver == self.people.own else "asks"
        deal = f"{listed(offered)} and {ask} for {listed(wanted)}"
        return f"{self.people.does(giver, 'offer')} {self.people.whom(partner)} {deal}."

    def offered(self, table: Tricks, slot: int) -> str:
        """One offered card."""
        card, down = int(table.nums[OFFERED + slot]), table.nums[FACED_DOWN + slot] == 1
        if card == HIDDEN:
            return "a face-down card"
        return f"{self.cards.now(card, table)} {'face down' if down else '(shown)'}"

    def hand(self, table: Tricks, cards: Sequence[int]) -> list[str]:
        """A hand, grouped by domain."""
        lines = []
        for domain, name in enumerate(DOMAIN_NAMES):
            row = [self.cards.now(card, table) for card in cards if table.domain_of(card) == domain]
            if row:
                lines.append(self.screen.flow(row, f"  {name:12}", " " * 14))
        return lines

    def scores(self, table: Tricks) -> list[str]:
        """Points, the tricks of the whole game that break ties, and what the last round's points were made of."""
        tricks = "tricks of all rounds" if self.is_wide() else "all tricks"
        room = len(tricks) + 1
        lines = [self.screen.dim(f"{'':8} {'points':>7} {tricks:>{room}} {'won of bid':>11}")]
        for seat in range(int(table.players)):
            bid = bid_of(table, seat)
            this = bid if bid in ("-", "made") else f"{int(table.nums[TAKEN + seat])} of {bid}"
            points = int(table.nums[SCORE + seat])
            lines.append(f"{self.people.name(seat):8} {points:7} {all_tricks(table, seat):{room}} {this:>11}")
        last = [] if table.is_terminal() or not self.teller.scored else ["The round before:", *self.teller.scored]
        return [*lines, *[self.screen.filled(line, "", "    ") for line in last]]


def all_tricks(table: Tricks, seat: int) -> int:
    """The tricks won in all rounds: those that still lie before the player are of a round not scored. (Tricks 7.1)"""
    running = int(table.nums[TAKEN + seat]) if table.zones.count(WON + seat) > 0 else 0
    return int(table.nums[BASE + seat]) + running


def bid_of(table: Tricks, seat: int) -> str:
    """The bid as far as it is known."""
    bid = int(table.nums[BID + seat])
    if bid < 0:
        return "-"
    return str(bid) if bid < HIDDEN else "made" if table.nums[BIDS_SHOWN] == 0 else "?"


def phase_of(table: Tricks) -> str:
    """Trading, bidding, card effects, or which trick it is."""
    for frame in table.frames:
        if isinstance(frame, Trading):
            return "trading"
        if isinstance(frame, Bidding):
            return "bidding"
        if isinstance(frame, TrickTaking):
            return f"trick {int(table.nums[TRICKS_DONE]) + 1} of 6"
    return "card effects"
