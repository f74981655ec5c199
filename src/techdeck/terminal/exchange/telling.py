"""The events of Tech Exchange in plain sentences: offers, trades, talk, the market, points."""

from __future__ import annotations

import re

from techdeck.core.cards import is_wild, parse_card, printed_value
from techdeck.core.events import Event
from techdeck.terminal.cards import CardWords
from techdeck.terminal.exchange.groups_text import Sight
from techdeck.terminal.exchange.offers_text import OfferWords
from techdeck.terminal.people import People, listed
from techdeck.terminal.talk_text import question, statement
from techdeck.terminal.telling import Teller, all_cards

OFFER = re.compile(r"(\d+): (.+) for (.+) to (all|player \d)")
TRADE = re.compile(r"\d+ with player (\d)")
ANSWER = re.compile(r"(yes|no) to player (\d)'s (.+)")


class ExchangeTeller(Teller):
    """Tells a seat's feed of Tech Exchange; a trade is one sentence, told when both have their cards."""

    changes_end = "reset"

    def __init__(self, people: People, cards: CardWords) -> None:
        super().__init__(people, cards)
        self.offers = OfferWords(people, cards)
        self.open: dict[int, str] = {}
        self.named: set[int] = set()
        self.partner: int | None = None
        self.received: list[str] = []
        self.gone: list[str] = []
        self.done_seat = -1
        self.groups: dict[int, list[list[list[int]]]] = {}
        self.made: dict[int, list[int]] = {}
        self.sight: Sight | None = None
        self.tellings |= {
            "offer": self.offer,
            "show": self.shown,
            "withdraw": self.withdraw,
            "accept": lambda events: f"{self.does(events, 'commit')} cards for {self.dealt(events[0].detail)}.",
            "take back": lambda events: f"{self.does(events, 'take')} the committed cards back.",
            "trade": self.trade,
            "take": self.take,
            "market": self.market,
            "no card": lambda events: "There is no card left to turn up.",
            "done": self.done,
            "come back": self.come_back,
            "trading": lambda events: f"The {events[0].detail} trading begins.",
            "trading ends": self.trading_ends,
            "effects": lambda events: f"Everybody may use one card, for the {events[0].detail} time this round.",
            "say": self.say,
            "ask": lambda events: f'{self.does(events, "ask")}: "{question(events[-1].detail)}"',
            "answer": self.answer,
            "show hand": self.show_hand,
            "groups": self.grouped,
            "score": self.score,
            "reset": self.reset,
        }

    # --- trading ---

    def offer(self, events: list[Event]) -> str:
        """Offers that all hear. (Exchange 2.3)"""
        told = []
        for event in events:
            found = OFFER.fullmatch(event.detail)
            if found is None:
                return self.plainly(events)
            self.done_seat = -1
            to = "" if found[4] == "all" else f", to {self.people.named(found[4])} only"
            deal = f"{self.given(found[2])} for {self.asked(found[3])}"
            self.open[int(found[1])] = deal
            told.append(f"{self.does([event], 'offer')} {deal}{to}.")
        return " ".join(told)

    def given(self, text: str) -> str:
        """The offered cards; those told exactly are shown as well, which needs no second sentence."""
        parts = text.split(" and ")
        self.named = {parse_card(part) for part in parts if part[:1].isupper()}
        return listed([self.offers.told(part) for part in parts])

    def asked(self, text: str) -> str:
        """The cards asked for."""
        return listed([self.offers.wanted(part) for part in text.split(" and ")])

    def dealt(self, number: str) -> str:
        """An offer that was heard before."""
        return self.open.get(int(number), f"offer {number}")

    def shown(self, events: list[Event]) -> str:
        """A card that is shown: a wild, or by an effect; one that an offer has told needs no words."""
        left = [event for event in events if not self.is_named(event.cards[0])]
        return self.with_cards(left, "show") if left else ""

    def is_named(self, card: int) -> bool:
        """Whether the last offer told exactly this card, in either copy."""
        return card in self.named or card - 54 in self.named

    def withdraw(self, events: list[Event]) -> str:
        """Offers taken back, or gone with a trade or with who is done; a trade is told first. (Exchange 3.10, 5.2)"""
        seat = events[0].seat
        deals = [self.open.pop(int(event.detail), f"offer {event.detail}") for event in events]
        if self.partner is None and self.done_seat != seat:
            return f"{self.does(events, 'withdraw')}: {'; '.join(deals)}."
        self.gone.append(f"{self.people.whose(seat)} offer of {' and of '.join(deals)}")
        return "" if self.partner is not None else self.all_gone()

    def all_gone(self) -> str:
        """The offers that are gone with what was just told; empty if none are."""
        gone, self.gone = self.gone, []
        return f"Gone with it: {'; '.join(gone)}." if gone else ""

    def trade(self, events: list[Event]) -> str:
        """A trade begins; it is told when the cards have changed hands. (Exchange 3.6)"""
        found = TRADE.fullmatch(events[-1].detail)
        self.partner = int(found[1]) if found else None
        self.received = []
        return ""

    def take(self, events: list[Event]) -> str:
        """Cards that came into a hand; in a trade both sides make one sentence."""
        if self.partner is None:
            return super().take(events)
        seat = events[0].seat
        self.received.append(f"{self.people.does(seat, 'get')} {self.cards.all(all_cards(events))}")
        if len(self.received) < 2:
            return ""
        partner, self.partner = self.partner, None
        got = ", ".join(self.received).replace("You get", "you get")
        traded = f"{self.people.does(seat, 'trade')} with {self.people.whom(partner)}: {got}."
        return f"{traded} {self.all_gone()}".rstrip()

    def market(self, events: list[Event]) -> str:
        """Cards that came to the market. (Exchange 1.2, 1.7)"""
        told = []
        for event in events:
            card = self.cards.name(event.cards[0])
            placed = is_wild(event.cards[0]) and event.seat >= 0
            start = f"{self.people.does(event.seat, 'put')} {card} on" if placed else f"{card} goes to"
            told.append(f"{start} the {event.detail} stack.")
        return " ".join(told)

    def done(self, events: list[Event]) -> str:
        """Somebody is done trading; their offers are gone. (Exchange 5.1, 5.2)"""
        self.done_seat = events[-1].seat
        return f"{self.does(events, 'be')} done trading."

    def come_back(self, events: list[Event]) -> str:
        """Somebody trades on. (Exchange 5.3)"""
        self.done_seat = -1
        return f"{self.does(events, 'come')} back to trade."

    def trading_ends(self, events: list[Event]) -> str:
        """Why trading is over. (Exchange 5.5-5.9)"""
        self.open, self.done_seat, self.partner = {}, -1, None
        return f"Trading ends: {events[0].detail}."

    def say(self, events: list[Event]) -> str:
        """True statements. (Exchange 4.2)"""
        return f'{self.does(events, "say")}: "{" ".join(statement(event.detail) for event in events)}"'

    def answer(self, events: list[Event]) -> str:
        """True answers. (Exchange 4.4)"""
        told = []
        for event in events:
            found = ANSWER.fullmatch(event.detail)
            if found is None:
                return self.plainly(events)
            asked = f"{self.people.whose(int(found[2]))} question ({question(found[3])[:-1].lower()})"
            told.append(f"{self.does([event], 'answer')} {asked} with {found[1]}.")
        return " ".join(told)

    # --- the end of a round ---

    def show_hand(self, events: list[Event]) -> str:
        """A hand, low cards first. (Exchange 7.3)"""
        cards = sorted(all_cards(events), key=lambda card: (printed_value(card), card))
        ids = " ".join(self.cards.short(card) for card in cards)
        return f"{self.people.whose(events[0].seat).capitalize()} hand: {ids or 'no cards'}."

    def grouped(self, events: list[Event]) -> str:
        """Groups are told with the points. (Exchange 7.10, 7.11)"""
        for event in events:
            parts = [part.split() for part in event.detail.split(" | ") if part]
            groups = [[parse_card(word) for word in part] for part in parts]
            self.groups.setdefault(event.seat, []).append(groups)
        return ""

    def scored(self, seat: int, points: int) -> list[list[int]]:
        """The groups that score: all that were made one by one, or the best ones, taken at last instead of those."""
        made = self.groups.pop(seat, [[]])
        every = [group for groups in made for group in groups]
        if self.sight is None:
            is_all = len({card for group in every for card in group}) == sum(len(group) for group in every)
        else:
            is_all = sum(self.sight.group(group).points for group in every) == points
        return every if is_all else made[-1]

    def score(self, events: list[Event]) -> str:
        """A seat's points of the round, group by group. (Exchange 7.7)"""
        seat, points = events[0].seat, int(events[0].detail)
        groups = self.scored(seat, points)
        self.made.setdefault(seat, []).append(points)
        told = f"{self.does(events, 'score')} {points or 'nothing'}"
        if not groups:
            return f"{told}."
        if self.sight is None:
            return f"{told}: {', '.join(' '.join(self.cards.short(card) for card in group) for group in groups)}."
        return f"{told}: {', '.join(self.sight.words(group, self.cards) for group in groups)}."

    def reset(self, events: list[Event]) -> str:
        """A new round. (Exchange 8)"""
        self.sight = None
        return f"{events[0].detail.capitalize()} begins with a new market. {self.does(events, 'be')} the first player."
