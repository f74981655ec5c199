"""Everything in a state, and everything a seat can get out of its view, as plain data to compare."""

from __future__ import annotations

import json

from librt.vecs import vec

from techdeck.core.errors import IllegalAction
from techdeck.core.events import Event
from techdeck.core.frames import Frame
from techdeck.core.rng import Rng
from techdeck.core.stack import NOTHING
from techdeck.core.state import State
from techdeck.core.zones import Zones

Everything = dict[str, object]
NO_PART = {"game", "tables", "buffer", "drawn_up_for", "journal"}
"""Shared by all states of a game, scratch paper, and what a clone starts anew."""


_fields: dict[type[State], list[str]] = {}


def fields_of(state: State) -> list[str]:
    """The names of all fields, asked of the object itself, so that a new field can't be forgotten here."""
    if type(state) not in _fields:
        names = [name for name in dir(state) if not name.startswith("_") and name not in NO_PART]
        _fields[type(state)] = [name for name in names if not callable(getattr(state, name))]
    return _fields[type(state)]


def everything(state: State) -> Everything:
    """All fields of a state as plain data; what lies above a count is no part of it."""
    dump = {name: plain(getattr(state, name)) for name in fields_of(state)}
    dump["regs"] = list(state.regs[: state.regs_used])
    dump["stack"] = plain(state.stack[: state.depth + 1])
    return dump


def plain(value: object) -> object:
    """One field as plain data."""
    if value is None or isinstance(value, int | str | bytes):
        return value
    if isinstance(value, Zones):
        return [cells_of(value), list(value.where)]
    if isinstance(value, Rng):
        return value.state_text()
    if isinstance(value, Frame):
        return value.key()
    if isinstance(value, list):
        return [plain(item) for item in value]
    assert isinstance(value, vec), f"say in tests/laws/dump.py how to compare {type(value).__name__}"
    items = list(value)
    return [plain(item) for item in items] if items and isinstance(items[0], Frame) else items


def cells_of(zones: Zones) -> list[list[int]]:
    """The cells of every zone, with who knows them."""
    cells = list(zones.cells)
    return [cells[z * zones.cards : z * zones.cards + n] for z, n in enumerate(zones.counts)]


def leftovers(state: State) -> list[int]:
    """What stands where nothing belongs: in cells above a zone's count, in registers and a stack above those in use."""
    zones = state.zones
    found: list[int] = list(state.regs[state.regs_used :])
    found += [int(frame is not NOTHING) for frame in state.stack[state.depth + 1 :]]
    cells: list[int] = list(zones.cells)
    for zone, count in enumerate(zones.counts):
        found += cells[zone * zones.cards + count : (zone + 1) * zones.cards]
    return found


def face_of(state: State, seat: int | None) -> dict[str, object]:
    """All that a seat can see: its view as data, as text, and the table inside the view down to its cells."""
    view = state.view(seat)
    return {
        "json": json.dumps(view.to_dict()),
        "text": view.information_state_string(),
        "legal": view.legal_actions(),
        "hash": view.table.hash(),
        **everything(view.table),
    }


def answers(state: State, seat: int) -> list[str]:
    """What the seat may do, and how each other action is refused: a few of them, if the seat is not asked now."""
    legal, ways = state.legal_actions(seat), state.ways_out(seat)
    texts = [f"{action}: {state.action_to_string(seat, action)}" for action in legal]
    for action in range(-5, state.game.num_distinct_actions() + 2, 1 if legal else 19):
        if action not in legal and action not in ways:
            texts.append(refusal(state, seat, action))
    return texts


def refusal(state: State, seat: int, action: int) -> str:
    """The text with which an action is refused."""
    error = refused(state, seat, action)
    return f"{action}: {error.reason} ({error.clause})"


def refused(state: State, seat: int, action: int) -> IllegalAction:
    """The error with which an action is refused."""
    try:
        state.apply_action(action, seat)
    except IllegalAction as error:
        return error
    raise AssertionError(f"seat {seat} did {action}, which is not among its legal actions")


def feed(state: State, seat: int | None) -> str:
    """The events a seat has seen, as JSON, with what else their objects hold."""
    assert state.journal is not None
    return json.dumps([{**event.to_dict(), **inside(event)} for event in state.journal.feed(seat)])


def inside(event: Event) -> dict[str, object]:
    """What the objects of an event hold besides what they tell."""
    return {"seers": [moved.seers for moved in event.moved], "insiders": event.insiders, "veiled": event.veiled}


def difference(one: dict[str, object], other: dict[str, object]) -> str:
    """The first thing in which two dumps differ, for the message."""
    for name in one:
        if one[name] != other[name]:
            return f"{name}: {one[name]!r} is not {other[name]!r}"
    return ""
