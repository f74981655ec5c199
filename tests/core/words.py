"""Words to look at what is told of a table, field by field."""

from typing import Any

from techdeck.core.bits import bit
from techdeck.core.cards import parse_card
from techdeck.core.events import Event
from techdeck.core.state import State
from techdeck.games.tricks.table import Tricks
from tests.table_words import told, words_of
from tests.tricks_table import tricks_table

Data = dict[str, object]
"""Plain data by name."""

EYES = (0, 1, 2, None)
"""The seats of a table of three, and an onlooker."""


def table_of_three() -> Tricks:
    """Three players, a deck and a discard pile of which some know some cards, and nothing told yet."""
    table = tricks_table(["K3 K4 K5", "S3 S4", "T3 T4 T5"], deck="V3 V4 V5 V6 V7", discard="K7 K8 K9")
    table.zones.learn(parse_card("V5"), bit(1))
    table.zones.learn(parse_card("S4"), bit(2))
    return table


def spot(zone: str, seat: int | None = None, index: int | None = None) -> dict[str, object]:
    """A spot as clients are told it."""
    return {"zone": zone, "seat": seat, "index": index, "at": None}


def moves(table: State, kind: str) -> list[list[object]]:
    """The cards of the one event of this kind, each with where from and where to."""
    [event] = told(table, kind)
    return [[one["card"], one["from"], one["to"]] for one in event["cards"]]


def match_of(**some: int | str) -> Data:
    """The condition on a card, as a question tells it: what is not named may be anything."""
    return {"match": {"value": None, "domain": None, "least": None, "most": None, "parity": None, **some}}


# --- events in one line --------------------------------------------------------------------------


def line_of(table: State, event: Event) -> str:
    """An event in one line with all its fields: "give 0>2: ? hand0->hand2 | Give another player 1 card."."""
    data: dict[str, Any] = event.to_dict()
    who = "" if data["seat"] is None else f" {data['seat']}"
    whom = "" if data["other"] is None else f">{data['other']}"
    moved = [f"{one['card'] or '?'} {ends(one)}" for one in data["cards"]]
    facts = "".join([f" {name}={value}" for name, value in data["about"].items()])
    words = f" | {words_of(table, event.effect)}" if event.effect is not None else ""
    return f"{data['kind']}{who}{whom}{facts}{': ' if moved else ''}{', '.join(moved)}{words}"


def ends(moved: dict[str, Any]) -> str:
    """Where a card came from and where it went; where it lies, if it stays there."""
    one, other = spot_text(moved["from"]), spot_text(moved["to"])
    return one if one == other else f"{one}->{other}"


def spot_text(spot: dict[str, Any]) -> str:
    """A spot in one word: hand0, deck.5 for the card at index 5."""
    owner = "" if spot["seat"] is None else spot["seat"]
    index = "" if spot["index"] is None else f".{spot['index']}"
    return f"{spot['zone']}{owner}{index}"
