"""What a person sees at a moment, as data: the view of a seat, and what is asked of it."""

from __future__ import annotations

from typing import Any

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

    def counts_as(self, card: str) -> dict[str, Any] | None:
        """What a card counts as, if that is not what is printed on it."""
        return next((change for change in self.view["changed"] if change["card"] == card), None)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.view["returns"] is not None
