"""What happened, told in plain sentences from a seat's own feed of events."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from itertools import groupby

from techdeck.core.cards import DOMAIN_NAMES, HIDDEN
from techdeck.core.events import Event
from techdeck.core.table import Table
from techdeck.terminal.cards import CardWords, changes_of, printed
from techdeck.terminal.people import People, count_of

UNSEEN = re.compile("xchange a card of your hand with (the top card of the deck|a random card of that hand)")
"""Exchanges in which the others see neither card."""
Telling = Callable[[list[Event]], str]


class Teller:
    """Tells the events every game has; a game adds its own. Alike events by one seat in a row are one sentence."""

    changes_end = ""
    """The event with which all lasting changes end; where there is none, cards are told without their changes."""

    def __init__(self, people: People, cards: CardWords) -> None:
        self.people = people
        self.cards = cards.with_changes()
        self.searched = False
        self.missed = False
        self.carried_out = ""
        self.picked = ""
        self.lasting = ""
        self.tellings: dict[str, Telling] = {
            "deal": self.deal,
            "take": self.take,
            "discard": self.discard,
            "show": lambda events: self.with_cards(events, "show"),
            "pass": self.passed,
            "use": self.use,
            "copy": self.copy,
            "skip": self.skip,
            "reveal": lambda events: self.with_cards(events, "turn up"),
            "look": self.look,
            "look at hand": self.look_at_hand,
            "put away": self.put_away,
            "put back": self.put_away,
            "put face down": lambda events: self.with_cards(events, "put", " face down"),
            "exchange": self.exchange,
            "replace": self.replace,
            "counts as": self.counts_as,
            "name": self.name,
            "pick": self.pick,
            "search": self.search,
            "shuffle": self.shuffle,
            "expel": lambda events: f"{self.cards.all(all_cards(events))} leaves the game for good.",
            "concede": lambda events: f"{self.does(events, 'give')} up.",
            "draw": self.draw,
            "over": lambda events: "The game is over.",
        }

    def tell(self, events: Sequence[Event]) -> list[str]:
        """The sentences about these events; some events need no words."""
        lines = []
        for (kind, _), group in groupby(events, key=self.belongs_with):
            found = list(group)
            line = self.tellings[kind](found) if kind in self.tellings else self.plainly(found)
            self.follow(kind, found)
            if line:
                lines.append(line)
        return lines

    def follow(self, kind: str, events: list[Event]) -> None:
        """Keep in mind what cards count as while more is told. (Family 5.1, 5.3)"""
        if not self.changes_end:
            return
        changed = self.cards.changed
        if kind == self.changes_end:
            changed.clear()
        for event in events if kind in ("counts as", "discard") else []:
            card = event.cards[0]
            value, domain = changed.pop(card, printed(card))
            if event.detail.startswith("value "):
                changed[card] = (int(event.detail.removeprefix("value ")), domain)
            elif event.detail in DOMAIN_NAMES:
                changed[card] = (value, DOMAIN_NAMES.index(event.detail))

    def meet(self, table: Table) -> None:
        """Before anything is told: see what has been the same since the game began."""

    def remember(self, table: Table) -> None:
        """Everything so far is told: the next news begin with what the cards count as now."""
        if self.changes_end:
            self.cards.changed = changes_of(table)

    def belongs_with(self, event: Event) -> tuple[str, int]:
        """Neighbours with the same mark are told together."""
        return event.kind, event.seat

    def does(self, events: list[Event], verb: str) -> str:
        """Who did it, with the verb: you take, Ben takes."""
        verb, *rest = verb.split()
        return " ".join([self.people.does(events[0].seat, verb), *rest])

    def plainly(self, events: list[Event]) -> str:
        """An event nobody has words for yet."""
        who = [] if events[0].seat < 0 else [self.people.name(events[0].seat) + ":"]
        cards = [self.cards.all(all_cards(events))] if all_cards(events) else []
        return " ".join([*who, events[0].kind, *cards, events[0].detail]).strip() + "."

    def with_cards(self, events: list[Event], verb: str, after: str = "") -> str:
        """Who did it with which cards."""
        return f"{self.does(events, verb)} {self.cards.all(all_cards(events))}{after}."

    def deal(self, events: list[Event]) -> str:
        """Only one's own deal is told; the others get as many."""
        self.carried_out = ""
        if events[0].seat != self.people.own:
            return ""
        return f"A new deal: {count_of(len(events[0].cards), 'card')} for everybody."

    def take(self, events: list[Event]) -> str:
        """Cards that came into a hand."""
        return f"{self.does(events, 'get')} {self.cards.all(all_cards(events))}."

    def discard(self, events: list[Event]) -> str:
        """Cards that went to the discard pile; out of a hand somebody discards them."""
        cards = all_cards(events)
        if events[0].seat >= 0:
            return self.with_cards(events, "discard")
        return f"{self.cards.all(cards)} {'is' if len(cards) == 1 else 'are'} discarded."

    def passed(self, events: list[Event]) -> str:
        """Somebody lets an opportunity go by."""
        return (
            f"{self.does(events, 'use')} no card." if events[0].detail == "effect" else f"{self.does(events, 'pass')}."
        )

    def draw(self, events: list[Event]) -> str:
        """A draw is offered; a bot never offers one, it agrees. (Family 7.6)"""
        answers = self.people.own not in (None, events[0].seat)
        return f"{self.does(events, 'agree')}." if answers else f"{self.does(events, 'offer')} a draw."

    def use(self, events: list[Event]) -> str:
        """A card's effect begins: its text is told too."""
        card = events[0].cards[0]
        self.carried_out = self.cards.text(card)
        return f'{self.does(events, "use")} {self.cards.name(card)}: "{self.cards.text(card)}"'

    def copy(self, events: list[Event]) -> str:
        """Another card's text is carried out."""
        card = events[0].cards[0]
        self.carried_out = self.cards.text(card)
        return f'{self.does(events, "copy")} {self.cards.name(card)}: "{self.cards.text(card)}"'

    def skip(self, events: list[Event]) -> str:
        """A sentence that could do nothing; of a search that found nothing all is told. (Family 3.3)"""
        if self.missed:
            self.missed = False
            return ""
        return f'Nothing to do for {self.people.whom(events[0].seat)} in: "{events[0].detail}"'

    def look(self, events: list[Event]) -> str:
        """Cards one player looks at."""
        return f"{self.does(events, 'look')} at {self.cards.all(all_cards(events))} of the deck."

    def look_at_hand(self, events: list[Event]) -> str:
        """A player sees another's hand."""
        whose, cards = self.people.whose(int(events[0].detail)), events[0].cards
        seen = "" if HIDDEN in cards or events[0].seat != self.people.own else f": {self.cards.all(cards)}"
        return f"{self.does(events, 'look')} at {whose} hand{seen}."

    def put_away(self, events: list[Event]) -> str:
        """Cards put under or on the deck; neighbours may differ in where."""
        groups = groupby(events, key=lambda event: event.detail)
        parts = [f"{self.cards.all(all_cards(list(group)))} {where}" for where, group in groups]
        return f"{self.does(events, 'put')} {' and '.join(parts)}."

    def exchange(self, events: list[Event]) -> str:
        """Two cards that changed places, told by two events."""
        parts = []
        for one, other in zip(events[::2], events[1::2], strict=False):
            swapped = self.places() if HIDDEN in one.cards + other.cards else ["a card", "a card"]
            for number, cards in enumerate([other.cards, one.cards]):
                swapped[number] = swapped[number] if HIDDEN in cards else self.cards.all(cards)
            parts.append(f"{self.does(events, 'exchange')} {' with '.join(swapped)}.")
        return " ".join(parts)

    def places(self) -> list[str]:
        """Where cards come from that are exchanged unseen, as far as the text tells that is being carried out."""
        found = UNSEEN.search(self.carried_out)
        if found is None:
            return ["a card", "a card"]
        return ["a hand card", found[1].replace("that hand", f"{self.picked} hand" if self.picked else "another hand")]

    def pick(self, events: list[Event]) -> str:
        """A player is picked."""
        seat = int(events[0].detail)
        self.picked = self.people.whose(seat)
        return f"{self.does(events, 'pick')} {self.people.whom(seat)}."

    def replace(self, events: list[Event]) -> str:
        """One card took another's place."""
        old, new = events[0].cards
        return f"{self.does(events, 'replace')} {self.cards.name(old)} with {self.cards.name(new)}."

    def counts_as(self, events: list[Event]) -> str:
        """A lasting change, and when it ends. (Family 5.1, 5.2)"""
        until = f" until {self.lasting}" if self.lasting else ""
        return f"{self.cards.name(events[0].cards[0])} now counts as {events[0].detail}{until}."

    def name(self, events: list[Event]) -> str:
        """What was named."""
        return f"{self.does(events, 'name')} {' and '.join(event.detail for event in events)}."

    def search(self, events: list[Event]) -> str:
        """Whether a card was found in the deck; if not, the effect ends. (Family 3.18-3.20)"""
        self.searched, self.missed = True, events[0].detail == "not found"
        return f"The card was {events[0].detail}{'; the rest of the text is not done' if self.missed else ''}."

    def shuffle(self, events: list[Event]) -> str:
        """A shuffle: of the deck after a search, or of the discard pile into the deck. (Family 2.5, 3.18)"""
        detail, after_search = events[0].detail, self.searched
        self.searched = False
        if after_search:
            return "The deck is shuffled."
        return f"Shuffled: {detail}." if detail else "The discard pile is shuffled into the deck."


def all_cards(events: Sequence[Event]) -> list[int]:
    """The cards of several events."""
    return [card for event in events for card in event.cards]
