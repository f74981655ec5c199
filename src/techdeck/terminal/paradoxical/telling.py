"""The events of Paradoxical in plain sentences: draws, adds, claims."""

from __future__ import annotations

from itertools import groupby

from techdeck.core.cards import HIDDEN, parse_card, printed_value
from techdeck.core.events import Event, Moved
from techdeck.games.paradoxical.names import ENOUGH
from techdeck.terminal.cards import CardWords
from techdeck.terminal.people import People
from techdeck.terminal.telling import Teller, all_cards

WITH_ARTICLE = {"full house": "a full house", "straight": "a straight"}
NUMBERS = {4: "four", 5: "five"}


class ParadoxicalTeller(Teller):
    """Tells a seat's feed of Paradoxical, and remembers what every token was given for."""

    def __init__(self, people: People, cards: CardWords) -> None:
        super().__init__(people, cards)
        self.made: list[list[str]] = [[] for _ in range(people.players)]
        self.gathered = False
        self.tellings |= {
            "turn_up": lambda events: self.laid(events, "draw", "into"),
            "add": lambda events: self.laid(events, "add", "to"),
            "draw": lambda events: self.with_cards(events, "draw"),
            "offer_draw": self.draw,
            "choose_pile": lambda events: f"{self.does(events, 'choose')} deck {events[-1].about['pile']}.",
            "pass": lambda events: f"{self.does(events, 'have')} nothing to do and pass{self.ending(events)}.",
            "gather": self.gather,
            "claim": self.claim,
        }
        self.tellings |= dict.fromkeys(("turn", "take_back", "mark", "unmark", "lose_track"), lambda events: "")

    def laid(self, events: list[Event], verb: str, where: str) -> str:
        """Cards that came to a tableau."""
        whose = "your" if events[0].seat == self.people.own else "the"
        return self.with_cards(events, verb, f" {where} {whose} tableau")

    def ending(self, events: list[Event]) -> str:
        """What a second verb ends with."""
        return "" if events[0].seat == self.people.own else "es"

    def discard(self, events: list[Event]) -> str:
        """Discarded cards: for room in a tableau, or in the pool, or out of a hand."""
        groups = groupby(events, key=lambda event: event.moved[0].source.zone)
        return " ".join([self.discarded(zone, list(group)) for zone, group in groups])

    def discarded(self, zone: str, events: list[Event]) -> str:
        """The same for cards of one place."""
        cards = all_cards(events)
        if zone == "tableau":
            return self.with_cards(events, "discard", " to make room")
        if zone == "pool":
            many = "is" if len(cards) == 1 else "are"
            return f"{self.cards.all(cards)} {many} discarded from the pool, which has room for five."
        return super().discard(events)

    def exchange(self, events: list[Event]) -> str:
        """Cards that changed places."""
        parts = [" with ".join([self.swapped(moved) for moved in event.moved]) for event in events]
        return " ".join([f"{self.does(events, 'exchange')} {part}." for part in parts])

    def swapped(self, moved: Moved) -> str:
        """A card that changed places with another; an unseen one by the place it came from."""
        source = moved.source
        if moved.card != HIDDEN:
            return self.cards.all([moved.card])
        if source.zone == "hand":
            return f"a card of {self.people.whose(source.seat)} hand"
        return f"a card of {source.zone.replace('_', ' ')}"

    def gather(self, events: list[Event]) -> str:
        """A discard pile goes into its deck, which is shuffled next."""
        self.gathered = True
        return ""

    def shuffle(self, events: list[Event]) -> str:
        """A shuffle; there are two decks, and each takes in its own discard pile. (Family 3.29)"""
        deck = str(events[0].about["zone"]).replace("_", " ").capitalize()
        gathered, self.gathered, self.searched = self.gathered, False, False
        return f"{deck} takes in its discard pile and is shuffled." if gathered else f"{deck} is shuffled."

    def claim(self, events: list[Event]) -> str:
        """A claim, and what comes of it. (Paradoxical 3.4-3.8)"""
        event = events[0]
        about = event.about
        kind, more, less = str(about["paradox"]).replace("_", " "), about["set_sum"], about["indifferent_sum"]
        self.made[event.seat].append(f"{kind} {more} > {less}")
        set_cards, rest = self.ids(about["set_cards"]), self.ids(about["indifferent"])
        told = f"{self.does(events, 'claim')} {WITH_ARTICLE.get(kind, kind)}: {set_cards} ({more})"
        return f"{told} outweigh {rest} ({less}). {self.token(event, rest.count(' ') + 1)}"

    def ids(self, cards: object) -> str:
        """T13 K9 S4, high cards first."""
        assert isinstance(cards, list)
        found = [parse_card(card) for card in cards]
        return " ".join(self.cards.short(card) for card in sorted(found, key=lambda one: (-printed_value(one), one)))

    def token(self, event: Event, others: int) -> str:
        """The token, and where the cards have gone. (Paradoxical 3.4, 3.6, 3.8, 3.13)"""
        tokens = event.about["tokens"]
        got = f"{self.people.does(event.seat, 'get')} token {tokens} of {ENOUGH}."
        if tokens == ENOUGH:
            return got
        return f"{got} {where_cards_go(others, self.ids(event.about['kept']))} Every card may be used again."


def where_cards_go(others: int, kept: str) -> str:
    """What becomes of the cards of a claim, and which ones are no part of it. (Paradoxical 3.4, 3.6, 3.13)"""
    stay = f"; {kept} {'stay' if ' ' in kept else 'stays'}" if kept else ""
    return f"The set is discarded, the {NUMBERS[others]} others go to the pool{stay}."
