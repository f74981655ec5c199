"""The events of Tech Chess in plain sentences: moves, captures, builds, upgrades, checks, the end."""

from __future__ import annotations

from collections.abc import Sequence

from techdeck.core.cards import printed_value
from techdeck.core.events import Event
from techdeck.games.chess.names import KING
from techdeck.terminal.cards import CardWords
from techdeck.terminal.chess.pieces import printed_kind
from techdeck.terminal.people import People
from techdeck.terminal.telling import Teller

ENDS = {
    "kings captured": "Both of {whose} kings are captured: the game is over (Chess 8.1).",
    "mate": "Mate: {whose} last king is attacked and nothing can save it (Chess 8.2).",
    "stalemate": "Stalemate: no action is possible, and no last king is attacked. A draw (Chess 8.3).",
    "bare kings": "Only one king is left to each player. A draw (Chess 8.5).",
    "repetition": "The same position is there for the third time. A draw (Chess 8.7).",
    "no progress": "No capture, build or upgrade for too long. A draw (Chess 8.9).",
    "action limit": "The game has lasted too long. A draw (Chess 8.10).",
}

DRAWS = {
    "stalemate": "it is stalemate (Chess 8.3)",
    "bare kings": "only one king is left to each player (Chess 8.5)",
    "repetition": "the same position was there for the third time (Chess 8.7)",
    "no progress": "there was no capture, build or upgrade for too long (Chess 8.9)",
    "action limit": "it has lasted too long (Chess 8.10)",
}
"""Why a game is a draw, in short."""


class ChessTeller(Teller):
    """Tells a seat's feed of Tech Chess, and remembers who captured what."""

    def __init__(self, people: People, cards: CardWords) -> None:
        super().__init__(people, cards)
        self.captured: list[list[int]] = [[], []]
        self.tellings |= {
            "arrange": self.arrange,
            "deal": self.deal,
            "move": self.move,
            "build": self.build,
            "upgrade": self.upgrade,
            "enter": self.enter,
            "check": self.check,
            "end": self.end,
            "over": lambda events: "",
        }

    def tell(self, events: Sequence[Event]) -> list[str]:
        return super().tell(told_once(events))

    def belongs_with(self, event: Event) -> tuple[str, int]:
        """A capture is told with its move."""
        return ("move", event.seat) if event.kind == "capture" else super().belongs_with(event)

    def piece(self, card: int) -> str:
        """rook V1."""
        return f"{printed_kind(card)} {self.cards.short(card)}"

    def arrange(self, events: list[Event]) -> str:
        """The choices before the game, all in one. (Chess 0.14)"""
        picked = [self.piece(event.cards[0]) for event in events if printed_kind(event.cards[0]) in ("knight", "queen")]
        left = [self.cards.short(event.cards[0]) for event in events][len(picked) :]
        whose = self.people.whose(events[0].seat)
        parts = [f"picks the {' and the '.join(picked)}"] if picked else []
        parts += [f"puts {', '.join(left)} on {'the' if whose == 'your' else 'their'} left"] if left else []
        who = self.people.name(events[0].seat)
        if events[0].seat == self.people.own:
            parts = [part.replace("picks", "pick").replace("puts", "put") for part in parts]
        return f"{who} {' and '.join(parts)}."

    def deal(self, events: list[Event]) -> str:
        """One's own hand; the other player gets as many. (Chess 0.16)"""
        own = [event for event in events if event.seat == self.people.own]
        return f"The cards are dealt. You get {self.cards.all(own[0].cards)}." if own else ""

    def move(self, events: list[Event]) -> str:
        """A move, with what it captures. (Chess 2.1, 3.1-3.3)"""
        mover, taken = events[0], [event for event in events if event.kind == "capture"]
        start, _, to = mover.detail.partition("-")
        if not taken:
            return f"{self.does(events, 'move')} the {self.piece(mover.cards[0])} from {start} to {to}."
        card, owner = taken[0].cards[0], 1 - mover.seat
        self.captured[mover.seat].append(card)
        whose = self.people.whose(mover.seat)
        told = f"{whose[:1].upper()}{whose[1:]} {self.piece(mover.cards[0])} goes from {start} to {to} and "
        told += f"captures {self.people.whose(owner)} {self.piece(card)}."
        kings = [one for one in self.captured[mover.seat] if printed_value(one) == KING]
        if printed_value(card) == KING and len(kings) == 1:
            told += f" {self.people.does(owner, 'have')} one king left, which may not stay attacked (Chess 7.4)."
        return told

    def build(self, events: list[Event]) -> str:
        """A new pawn. (Chess 4.1)"""
        card = events[0].cards[0]
        return f"{self.does(events, 'build')} {self.cards.name(card)} as a pawn on {events[0].detail}."

    def upgrade(self, events: list[Event]) -> str:
        """A pawn gives way to a hand card. (Chess 5.1, 5.3)"""
        new, old = events[0].cards[0], events[0].cards[-1]
        back = f"; the pawn {self.cards.short(old)} goes back to {self.people.whose(events[0].seat)} hand"
        what = f"{self.cards.name(new)} is now a {printed_kind(new)} on {events[0].detail}"
        return f"{self.does(events, 'upgrade')}: {what}{back if old != new else ''}."

    def enter(self, events: list[Event]) -> str:
        """A card that came to the board by a text. (Chess 6.8)"""
        new = events[0].cards[0]
        return f"{self.cards.name(new)} stands on {events[0].detail} now, as a {printed_kind(new)}."

    def check(self, events: list[Event]) -> str:
        """A king is attacked. (Chess 7.1)"""
        return f"{self.does(events, 'say')} check: {self.people.whose(1 - events[0].seat)} king is attacked."

    def end(self, events: list[Event]) -> str:
        """Why the game is over; the seat is the winner's. (Chess 8)"""
        winner = events[0].seat
        return ENDS[events[0].detail].format(whose="" if winner < 0 else self.people.whose(1 - winner))


def captured_just_now(event: Event, before: Event | None) -> bool:
    """Whether the event before was the capture of this very card."""
    return before is not None and before.kind == "capture" and before.cards == event.cards


def told_once(events: Sequence[Event]) -> list[Event]:
    """The events without those that only carry out the one before: a captured card discarded, an upgrade's exchange."""
    found: list[Event] = []
    upgrading = False
    for number, event in enumerate(events):
        before = found[-1] if found else None
        after = events[number + 1] if number + 1 < len(events) else None
        if event.kind in ("discard", "expel") and captured_just_now(event, before):
            continue
        if event.kind == "show" and after is not None and after.kind in ("build", "upgrade"):
            continue
        if upgrading and event.kind == "exchange":
            continue
        if upgrading and event.kind == "enter" and before is not None:
            found[-1] = Event("upgrade", before.seat, event.cards, before.seers, before.detail)
            continue
        upgrading = event.kind == "upgrade"
        found.append(event)
    return found
