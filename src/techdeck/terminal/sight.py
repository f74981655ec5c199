"""What a person sees at a moment, as data: the view of a seat, and what is asked of it."""

from __future__ import annotations

from typing import Any

from techdeck.core.cards import DOMAIN_NAMES, parse_card, printed_domain, printed_value
from techdeck.core.gestures import Gesture
from techdeck.core.view import View

Card = str | None
"""A card by its id; None if it is not seen."""


class Sight:
    """A seat's view and question as plain data; of a gesture in the making, the question of its next step."""

    def __init__(self, view: View, gesture: Gesture | None = None) -> None:
        self.source = view
        self.seat = view.seat
        self.view: dict[str, Any] = view.to_dict()
        asked = view.question() if gesture is None else gesture.ask()
        self.question: dict[str, Any] = asked.to_dict()
        self.command: dict[str, Any] = {} if gesture is None else gesture.command()

    @property
    def players(self) -> int:
        """How many sit at the table."""
        return int(self.view["players"])

    @property
    def code(self) -> str:
        """What is asked."""
        return str(self.question["code"])

    @property
    def about(self) -> dict[str, Any]:
        """The facts about what is asked."""
        return dict(self.question["about"])

    @property
    def choices(self) -> list[dict[str, Any]]:
        """What may be chosen."""
        return list(self.question["choices"])

    def actions(self) -> list[int]:
        """The ids of what may be chosen."""
        return [choice["action"] for choice in self.choices]

    def values(self, command: dict[str, Any]) -> list[Any]:
        """What the next slot of a command may take."""
        return list(self.source.command(command).values)

    def zone(self, name: str, seat: int | None = None) -> list[Card]:
        """The cards of a zone, bottom first; empty if the game has no such zone."""
        found = [zone for zone in self.view["zones"] if (zone["name"], zone["seat"]) == (name, seat)]
        return list(found[0]["cards"]) if found else []

    def hand(self) -> list[str]:
        """The person's own hand."""
        return [card for card in self.zone("hand", self.seat) if card is not None] if self.seat is not None else []

    def held(self, seat: int) -> int:
        """How many cards a seat holds: a used one that lies aside and those put face down count too. (Family 3.12)"""
        uses = self.view["last_used"][-1:]
        used = [use for use in uses if use["seat"] == seat and use["card"] in self.zone("used")]
        return len(self.zone("hand", seat)) + len(self.zone("face_down", seat)) + len(used)

    def counts_as(self, card: str) -> dict[str, Any] | None:
        """What a card counts as, if that is not what is printed on it."""
        return next((change for change in self.changes() if change["card"] == card), None)

    def changes(self) -> list[dict[str, Any]]:
        """The cards that count as something else than is printed on them."""
        return [change for change in self.view["changed"] if not is_printed(change)]

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.view["returns"] is not None


def is_printed(change: dict[str, Any]) -> bool:
    """Whether a card counts as just what is printed on it."""
    card = parse_card(change["card"])
    printed = [*DOMAIN_NAMES, ""][printed_domain(card)]
    return bool(printed_value(card) == change["value"] and printed == change["domain"])
