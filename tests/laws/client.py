"""A client that imports nothing of techdeck: from a first view and the events, as JSON, it keeps who has which cards.

An event lists the cards that moved, each with where it lay before the event and where it lies after it. A card one does
not see is null. Where index is null the order of a zone means nothing, or nobody may know it.
"""

import json
from typing import Any

Zone = tuple[str, int | None]
"""A zone by its name and its seat."""


class Client:
    """Keeps the zones: how many cards each has, and which of them are known."""

    def __init__(self, view: str) -> None:
        data = json.loads(view)
        self.zones: dict[Zone, list[str | None]] = {(z["name"], z["seat"]): list(z["cards"]) for z in data["zones"]}

    def hear(self, event: str) -> None:
        """Follow one event."""
        data = json.loads(event)
        about = data["about"]
        if data["kind"] == "lose_track":
            if about["lost"]:
                self.lose(about["zone"], about["owner"], about["first"])
        elif data["kind"] == "shuffle":
            if len(self.zones[about["zone"], about["owner"]]) > 1:
                self.lose(about["zone"], about["owner"], 0)
        else:
            self.move(data["cards"])

    def lose(self, name: str, seat: int | None, first: int) -> None:
        """Which card is which is not known any more, from an index on."""
        cards = self.zones[name, seat]
        cards[first:] = [None] * (len(cards) - first)

    def move(self, moved: list[dict[str, Any]]) -> None:
        """All cards of an event leave where they lay, then they come to where they go."""
        stayed = [card for card in moved if card["from"] == card["to"]]
        for card in stayed:
            self.see(card)
        went = [card for card in moved if card["from"] != card["to"]]
        known = [self.lift(card) for card in sorted(went, key=lambda card: -(card["from"]["index"] or 0))]
        assert len(known) == len(went)
        for card in sorted(went, key=lambda card: card["to"]["index"] or 0):
            self.lay(card)

    def see(self, card: dict[str, Any]) -> None:
        """A card is shown where it lies."""
        spot, face = card["from"], card["card"]
        cards = self.zones[spot["zone"], spot["seat"]]
        if face is None or face in cards:
            return
        cards[cards.index(None) if spot["index"] is None else spot["index"]] = face

    def lift(self, card: dict[str, Any]) -> str | None:
        """A card leaves its zone."""
        spot, face = card["from"], card["card"]
        cards = self.zones[spot["zone"], spot["seat"]]
        if spot["index"] is not None:
            return cards.pop(spot["index"])
        if face in cards:
            cards.remove(face)
            return str(face)
        unseen = [index for index, one in enumerate(cards) if one is None]
        assert unseen, f"{card}: no unseen card could have left {cards}"
        return cards.pop(unseen[-1])

    def lay(self, card: dict[str, Any]) -> None:
        """A card comes to its zone."""
        spot = card["to"]
        cards = self.zones[spot["zone"], spot["seat"]]
        cards.insert(len(cards) if spot["index"] is None else spot["index"], card["card"])


def differences(client: Client, view: str) -> list[str]:
    """Where the client's picture is not that of a view: hands and cards put face down have no order."""
    found = []
    for zone in json.loads(view)["zones"]:
        name, seat, cards = zone["name"], zone["seat"], list(zone["cards"])
        mine = list(client.zones[name, seat])
        if seat is not None:
            cards, mine = sorted(cards, key=str), sorted(mine, key=str)
        if mine != cards:
            found.append(f"{name} {seat}: the client has {mine}, the view {cards}")
    return found
