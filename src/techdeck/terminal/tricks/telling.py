"""The events of Tricks of the Trade in plain sentences: offers, talk, bids, tricks, points."""

from __future__ import annotations

import re
from collections.abc import Sequence

from techdeck.core.cards import DOMAIN_NAMES, parse_card
from techdeck.core.events import Event
from techdeck.core.table import Table
from techdeck.games.tricks.names import GOAL, OWN_GOAL
from techdeck.terminal.cards import CardWords, printed
from techdeck.terminal.people import People, listed
from techdeck.terminal.talk_text import question, statement, with_article
from techdeck.terminal.telling import Teller, all_cards

SCORE = re.compile(r"(-?\d+) for (\d+) tricks, bid (\d+)")


class TricksTeller(Teller):
    """Tells a seat's feed of Tricks of the Trade."""

    changes_end = "deal"

    def __init__(self, people: People, cards: CardWords, exact: int) -> None:
        super().__init__(people, cards)
        self.exact = exact
        self.trump_told = -1
        self.own_goals: list[int] = []
        self.goals: list[int] = []
        self.in_trick = 0
        self.scored: list[str] = []
        self.offer: list[str] = []
        self.offering: tuple[int, int] | None = None
        self.tellings |= {
            "trump": self.trump,
            "expel": self.expelled,
            "last trump": lambda events: f"The last card of the trump deck is {self.cards.all(all_cards(events))}.",
            "offer to": self.offer_to,
            "offer": self.offered,
            "show": self.shown,
            "want": self.want,
            "refuse": lambda events: f"{self.does(events, 'refuse')}.",
            "counter": lambda events: "",
            "trade": lambda events: f"{self.does(events, 'trade')} with {self.people.whom(int(events[0].detail))}.",
            "time up": lambda events: "Time is up: the trading turn ends.",
            "say": self.say,
            "ask": self.ask,
            "answer": self.answer,
            "bid": lambda events: "",
            "bids": self.bids,
            "play": self.play,
            "trick": self.trick,
            "score": self.score,
        }

    def belongs_with(self, event: Event) -> tuple[str, int]:
        """The cards of a trick are told in one line."""
        return (event.kind, -1) if event.kind == "play" else super().belongs_with(event)

    def trump(self, events: list[Event]) -> str:
        """The trump card, when it is another one than before."""
        event = events[-1]
        if event.cards[0] == self.trump_told:
            return ""
        self.trump_told = event.cards[0]
        return f"Trump is {event.detail} ({self.cards.name(event.cards[0])})."

    def meet(self, table: Table) -> None:
        self.own_goals = [int(table.nums[OWN_GOAL + seat]) for seat in range(self.people.players)]
        self.goals = list(self.own_goals)

    def remember(self, table: Table) -> None:
        super().remember(table)
        self.goals = [int(table.zones.at(GOAL + seat, 0)) for seat in range(self.people.players)]

    def exchange(self, events: list[Event]) -> str:
        """Cards that changed places, and the goals that are others now. (Tricks 5.10)"""
        goals = list(self.goals)
        for one, other in zip(events[::2], events[1::2], strict=False):
            swapped = {one.cards[0]: other.cards[0], other.cards[0]: one.cards[0]}
            goals = [swapped.get(goal, goal) for goal in goals]
        return f"{super().exchange(events)}{self.goals_are(goals, 'now')}"

    def replace(self, events: list[Event]) -> str:
        """One card took another's place, perhaps as a goal. (Tricks 5.10)"""
        old, new = events[0].cards
        goals = [new if goal == old else old if goal == new else goal for goal in self.goals]
        return f"{super().replace(events)}{self.goals_are(goals, 'now')}"

    def expelled(self, events: list[Event]) -> str:
        """Clean-up: a 2 leaves the game, and goals come back to their players. (Tricks 8.1, 8.3)"""
        back = self.goals_are(self.own_goals, "again")
        return f"{self.cards.all(all_cards(events))} leaves the game for good.{back}"

    def goals_are(self, goals: list[int], when: str) -> str:
        """The goals that are others than before, and from now on they are."""
        before, self.goals = self.goals, list(goals)
        seats = [seat for seat, goal in enumerate(goals) if goal != before[seat]]
        return "".join(f" {self.goal_is(seat, when)}" for seat in seats)

    def goal_is(self, seat: int, when: str) -> str:
        """Your goal is technology now (T5 Computer Networking)."""
        goal, whose = self.goals[seat], self.people.whose(seat)
        _, domain = self.cards.changed.get(goal, printed(goal))
        return f"{whose[:1].upper()}{whose[1:]} goal is {DOMAIN_NAMES[domain]} {when} ({self.cards.name(goal)})."

    def offer_to(self, events: list[Event]) -> str:
        """An offer begins; it is told when it is complete."""
        self.offer, self.offering = [], (events[-1].seat, int(events[-1].detail))
        return ""

    def offered(self, events: list[Event]) -> str:
        """Cards offered face down: who offers knows which."""
        for event in events:
            name = self.cards.all(event.cards)
            self.offer.append("a face-down card" if name == "a card" else f"{name} face down")
        return ""

    def shown(self, events: list[Event]) -> str:
        """A card shown as part of an offer, or else by an effect."""
        if self.offering is None or events[0].seat != self.offering[0]:
            return self.with_cards(events, "show")
        self.offer += [self.cards.name(event.cards[0]) for event in events]
        return ""

    def want(self, events: list[Event]) -> str:
        """The whole offer in a sentence."""
        partner = self.offering[1] if self.offering else -1
        self.offering = None
        wanted = listed([self.pattern(text) for text in events[0].detail.split(" and ")])
        to = self.people.whom(partner)
        return f"{self.does(events, 'offer')} {to} {listed(self.offer)} and {self.asks(events)} for {wanted}."

    def asks(self, events: list[Event]) -> str:
        """ask or asks."""
        return "ask" if events[0].seat == self.people.own else "asks"

    def pattern(self, text: str) -> str:
        """What is asked for: "value 7" is a card of value 7."""
        kind, _, argument = text.partition(" ")
        if kind == "card":
            return self.cards.name(parse_card(argument))
        if kind == "value":
            return with_article(argument)
        return f"a {argument} card" if kind == "domain" else "any card"

    def passed(self, events: list[Event]) -> str:
        """Who trades no more, or uses no card. (Tricks 3.2, 5.1)"""
        trading = events[0].detail == "trading"
        return f"{self.does(events, 'end')} the trading turn." if trading else super().passed(events)

    def say(self, events: list[Event]) -> str:
        """True statements. (Tricks 3.20)"""
        return f'{self.does(events, "say")}: "{" ".join(statement(event.detail) for event in events)}"'

    def ask(self, events: list[Event]) -> str:
        """A question to all others. (Tricks 3.22)"""
        return f'{self.does(events, "ask")}: "{question(events[-1].detail)}"'

    def answer(self, events: list[Event]) -> str:
        """Yes, no or silence."""
        said = events[-1].detail
        return f"{self.does(events, 'say')} nothing." if said == "nothing" else f"{self.does(events, 'answer')} {said}."

    def bids(self, events: list[Event]) -> str:
        """All bids at once, and who begins; no offer is open any more. (Tricks 4.3)"""
        self.offering = None
        bids = [f"{self.people.name(seat)} {bid}" for seat, bid in enumerate(events[0].detail.split())]
        return f"The bids: {', '.join(bids)}. {self.does(events, 'be')} the first player."

    def play(self, events: list[Event]) -> str:
        """The cards played to a trick."""
        parts = []
        for event in events:
            verb = "lead" if self.in_trick == 0 else "play"
            self.in_trick += 1
            parts.append(f"{self.people.does(event.seat, verb)} {self.cards.name(event.cards[0])}.")
        return " ".join(parts)

    def trick(self, events: list[Event]) -> str:
        """Who takes the trick."""
        self.in_trick = 0
        ids = " ".join(self.cards.short(card) for card in events[0].cards)
        return f"{self.does(events, 'win')} the trick ({ids})."

    def score(self, events: list[Event]) -> str:
        """A seat's points of the round, taken apart. (Tricks 7)"""
        found = SCORE.match(events[0].detail)
        if found is None:
            return self.plainly(events)
        points, won, bid = (int(number) for number in found.groups())
        head = f"{self.does(events, 'score')} {points}: bid {bid}, won {won}"
        told = f"{head} = {' + '.join(self.parts(points, won, bid))}."
        self.scored = [*self.scored, told][-self.people.players :]
        return told

    def parts(self, points: int, won: int, bid: int) -> Sequence[str]:
        """What the points are made of; what is left over came for the goal. (Tricks 7.1-7.5)"""
        bonus = self.exact if won == bid else 1 if won > bid else 0
        swept = 2 if won in (0, 6) else 0
        goal = points - won - bonus - swept
        parts = [(won, "for tricks"), (bonus, "for the bid"), (goal, "for the goal"), (swept, "for all or none")]
        return [f"{number} {what}" for number, what in parts if number] or ["nothing"]
