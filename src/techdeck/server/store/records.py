"""What the store keeps: a table with everything its game depends on, its entries, its chat."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any, Final, Literal

import msgspec

Data = dict[str, Any]
"""Plain JSON data of whoever wrote it; the store hands it back as it was."""
Status = Literal["open", "playing", "finished", "frozen"]
UNFINISHED: Final = ("open", "playing")
JSON_FIELDS: Final = ("options", "nonces", "settings", "seats", "clocks", "results")


@dataclass(slots=True)
class TableRow:
    """A table: its game depends on nothing outside this row and the table's entries. (Family 8.1)"""

    id: str
    status: Status
    game: str
    players: int
    options: dict[str, str]
    edition: str
    edition_text: str
    rules_version: int
    key: bytes
    nonces: list[str | None]
    settings: Data
    seats: list[Data]
    clocks: Data
    created: float
    updated: float
    results: Data | None = None
    finished: float | None = None
    seq: int = 0


COLUMNS: Final = tuple(field.name for field in fields(TableRow) if field.name != "edition_text")
"""All but the edition's text, which is long and never changes: it is kept apart, so that a move does not write it."""


@dataclass(slots=True)
class Changes:
    """New values of a row, each whole; None leaves a field as it is."""

    status: Status | None = None
    nonces: Sequence[str | None] | None = None
    settings: Mapping[str, Any] | None = None
    seats: Sequence[Mapping[str, Any]] | None = None
    clocks: Mapping[str, Any] | None = None
    results: Mapping[str, Any] | None = None
    updated: float | None = None
    finished: float | None = None


CHANGEABLE: Final = tuple(field.name for field in fields(Changes))


@dataclass(slots=True)
class ChatLine:
    """Something said at a table; not part of the log, so that it can be deleted."""

    at: float
    seat: int | None
    name: str
    text: str


@dataclass(slots=True)
class Saved:
    """A table as loaded: its row, all its entries in order, its chat."""

    row: TableRow
    entries: list[Data]
    chat: list[ChatLine]


def to_json(value: object) -> str:
    """Plain data as the store writes it."""
    return msgspec.json.encode(value).decode()


def cell(name: str, value: Any) -> Any:
    """A field as a column holds it; None stays None."""
    return to_json(value) if name in JSON_FIELDS and value is not None else value


def row_cells(row: TableRow) -> list[Any]:
    """A row as its columns, without the edition's text."""
    return [cell(name, getattr(row, name)) for name in COLUMNS]


def change_cells(changes: Changes) -> list[Any]:
    """Changes as columns; None where nothing changes."""
    return [cell(name, getattr(changes, name)) for name in CHANGEABLE]


def row_of(cells: Sequence[Any]) -> TableRow:
    """A row from its columns and the edition's text."""
    named = dict(zip([*COLUMNS, "edition_text"], cells, strict=True))
    named["edition_text"] = sys.intern(named["edition_text"])  # thousands of tables share it
    for name in JSON_FIELDS:
        named[name] = None if named[name] is None else msgspec.json.decode(named[name])
    return TableRow(**named)
