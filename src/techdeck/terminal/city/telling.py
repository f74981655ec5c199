"""The events of Tech City in plain sentences: builds with what they cost and score, help, owners, the council."""

from __future__ import annotations

import re
from collections import Counter

from techdeck.core.cards import parse_card
from techdeck.core.events import Event
from techdeck.games.city.names import COUNCIL
from techdeck.terminal.cards import CardWords
from techdeck.terminal.people import People, listed
from techdeck.terminal.telling import Teller, all_cards

SCORE = re.compile(r"(\d+) for the build(?:: (.+))?")
SIDES = {"left": "to the left of", "right": "to the right of", "above": "above", "below": "below"}
PARTS = {"equal": "for equal values", "science": "for science companies", "near": "beside own companies"}
HELPING = "helping"
SERVICE = "service"
"""What else points are made of: help, and the one point a service card scores at least."""
THE_COUNCIL = "The City Council"


class CityTeller(Teller):
    """Tells a seat's feed of Tech City; a build is one sentence, told when it has scored."""

    def __init__(self, people: People, cards: CardWords) -> None:
        super().__init__(people, cards)
        self.made: dict[int, Counter[str]] = {}
        self.shown: list[str] = []
        self.paid: list[int] = []
        self.spent: list[int] = []
        self.users: list[int] = []
        self.built = ""
        self.drawing = -1
        self.tellings |= {
            "round": self.round,
            "play": self.play,
            "pay": self.pay,
            "help": self.helped,
            "no help": self.no_help,
            "not built": self.not_built,
            "build": self.build,
            "council builds": self.build,
            "score": self.score,
            "council scores": self.score,
            "council helps": self.council_helps,
            "turn up": lambda events: f"{self.cards.all(all_cards(events))} is turned up and takes the wild's place.",
            "owner": self.owner,
            "put face down": self.put_face_down,
            "pay two": lambda events: "",
            "marker goes": self.marker_goes,
        }

    def belongs_with(self, event: Event) -> tuple[str, int]:
        """Answers of several players to one question are told in one line."""
        return (event.kind, -1) if event.kind in ("no help", "put face down") else super().belongs_with(event)

    def who(self, event: Event) -> int:
        """The seat, or the council."""
        return COUNCIL if event.kind.startswith("council") else event.seat

    def doing(self, who: int, verb: str) -> str:
        """You score, Ben scores, the City Council scores."""
        return f"{THE_COUNCIL} {verb}s" if who == COUNCIL else self.people.does(who, verb)

    def round(self, events: list[Event]) -> str:
        """A new round. (City 7.5)"""
        self.users = []
        first = "" if self.people.players == 1 else f" {self.does(events, 'be')} the first player."
        return f"Round {events[0].detail} begins.{first}"

    # --- building --------------------------------------------------------------------------------

    def play(self, events: list[Event]) -> str:
        """A card is shown to be built; it is told when it is built, or when others are asked for help."""
        self.shown, self.paid = [self.cards.name(events[0].cards[0])], []
        return ""

    def counts_as(self, events: list[Event]) -> str:
        """A wild that is being built, or a lasting change. (City 3.1)"""
        if self.shown == [self.cards.name(events[0].cards[0])]:
            self.shown = [f"{self.shown[0]} as {events[0].detail}"]
            return ""
        return super().counts_as(events)

    def pay(self, events: list[Event]) -> str:
        """What a build costs."""
        self.paid += all_cards(events)
        self.spent += all_cards(events)
        return ""

    def announced(self, seat: int) -> str:
        """The builder wants a service card; told once, before the first answer. (City 2.1)"""
        told = f"{self.people.does(seat, 'want')} to build {self.shown[0]} together. " if self.shown else ""
        self.shown = []
        return told

    def helped(self, events: list[Event]) -> str:
        """A card given for a service card. (City 2.1)"""
        self.spent += all_cards(events)
        return f"{self.announced(events[0].seat)}{self.with_cards(events, 'give')}"

    def no_help(self, events: list[Event]) -> str:
        """Players who give nothing."""
        told = self.announced(events[0].seat)
        names = [self.people.name(events[0].seat), *[self.people.whom(event.seat) for event in events[1:]]]
        several = len(events) > 1 or events[0].seat == self.people.own
        return f"{told}{listed(names)} {'give' if several else 'gives'} nothing."

    def council_helps(self, events: list[Event]) -> str:
        """The council gives the deck's top card. (City 8.2)"""
        self.spent += all_cards(events)
        return f"{THE_COUNCIL} helps with the deck's top card: {self.cards.all(all_cards(events))}."

    def not_built(self, events: list[Event]) -> str:
        """Too few helped. (City 2.5)"""
        card = self.cards.all(all_cards(events))
        return (
            f"Too few cards were given: {card} is not built and goes back to {self.people.whose(events[0].seat)} hand."
        )

    def build(self, events: list[Event]) -> str:
        """A card is laid into the city; what it scores is told with it."""
        event = events[-1]
        side, _, neighbour = event.detail.partition(" ")
        card = self.shown[0] if self.shown and self.who(event) != COUNCIL else self.cards.name(event.cards[0])
        where = f"{SIDES[side]} {self.cards.name(parse_card(neighbour))}"
        self.built = f"{self.doing(self.who(event), 'build')} {card} {where}"
        if self.paid and self.who(event) != COUNCIL:
            self.built += f", {'pay' if event.seat == self.people.own else 'pays'} with {self.cards.all(self.paid)}"
        self.shown, self.paid = [], []
        return ""

    def score(self, events: list[Event]) -> str:
        """Points of a build, taken apart, or a point for helping. (City 2.8, 4)"""
        event = events[0]
        found = SCORE.fullmatch(event.detail)
        made = self.made.setdefault(self.who(event), Counter())
        if found is None:
            made[HELPING] += 1
            return f"{self.doing(self.who(event), 'score')} {event.detail}."
        points = int(found[1])
        parts = [part.split() for part in found[2].split(", ")] if found[2] else []
        made.update({name: int(number) for number, name in parts} or {SERVICE: points})
        return self.built_and_scored(self.who(event), points, [f"{number} {PARTS[name]}" for number, name in parts])

    def built_and_scored(self, who: int, points: int, parts: list[str]) -> str:
        """The whole build in one sentence."""
        head, self.built = self.built, ""
        scores = "score" if who == self.people.own else "scores"
        if points == 0:
            return f"{head}, and {scores} nothing."
        return f"{head}, and {scores} {points} ({', '.join(parts) or 'the least a service card scores'})."

    def marker_goes(self, events: list[Event]) -> str:
        """A service card lies now where somebody's company lay. (City 3.5, 6.5, 6.7)"""
        whose = f"{THE_COUNCIL}'s" if events[0].seat < 0 else self.people.whose(events[0].seat)
        return f"{self.cards.all(all_cards(events))} is a service card: {whose} marker goes."

    # --- the rest of a round ---------------------------------------------------------------------

    def use(self, events: list[Event]) -> str:
        """Cards of the city are used; the first may have come to nothing that is told."""
        return " ".join(self.use_one(event) for event in events)

    def use_one(self, event: Event) -> str:
        """A card of the city is used; whoever uses a second one in a round has the knowledge bonus. (City 5.10)"""
        name = self.cards.name(event.cards[0])
        second = f"{name} as a second effect, by the knowledge bonus" if event.seat in self.users else name
        self.users.append(event.seat)
        return super().use([event]).replace(name, second, 1)

    def owner(self, events: list[Event]) -> str:
        """The owner of a used company draws and discards, or not. (City 5.7)"""
        seat = events[0].seat
        self.drawing = seat if events[0].detail == "draws" else -1
        own = seat == self.people.own
        what = ("draw a card" if own else "draws a card") if self.drawing == seat else "won't draw"
        return f"{self.does(events, 'own')} that company and {what}."

    def take(self, events: list[Event]) -> str:
        """Cards that came into a hand; an owner's draw was told already."""
        told = self.drawing == events[0].seat != self.people.own
        return "" if told and len(events) == 1 else super().take(events)

    def put_face_down(self, events: list[Event]) -> str:
        """Cards chosen in secret: one's own are told, the others' when they are shown. (City 7.2)"""
        own = [event for event in events if event.seat == self.people.own]
        return self.with_cards(own, "put", " face down") if own else ""

    def discard(self, events: list[Event]) -> str:
        """Discards that were not told yet, as payment or help. (City 5.7, 7.2)"""
        cards = [card for card in all_cards(events) if not self.is_spent(card)]
        self.drawing = -1
        return super().discard([Event("discard", events[0].seat, cards, 0, "")]) if cards else ""

    def is_spent(self, card: int) -> bool:
        """Whether this discard was told as payment or help; once."""
        if card in self.spent:
            self.spent.remove(card)
            return True
        return False
