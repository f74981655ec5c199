"""What waits to be written: each write is done whole or not at all, many in one transaction."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

Statement = tuple[str, Sequence[Any]]
"""An SQL text with ? for each value, and the values."""


@dataclass(slots=True)
class Create:
    """A new row, and the text of its edition."""

    table_id: str
    cells: list[Any]
    edition_text: str


@dataclass(slots=True)
class Append:
    """Entries after the expected last one, and new values of the row."""

    table_id: str
    expected: int
    entries: list[str]
    changes: list[Any]

    @property
    def seq(self) -> int:
        """The number of the last entry, once they are written."""
        return self.expected + len(self.entries)


@dataclass(slots=True)
class Say:
    """A line of chat."""

    table_id: str
    cells: list[Any]


@dataclass(slots=True)
class Do:
    """Other statements, one after the other."""

    statements: list[Statement] = field(default_factory=list)


Write = Create | Append | Say | Do


class Away(Exception):
    """The database can't write at all now, whatever it is; says why."""


class Driver(Protocol):
    """One kind of database."""

    name: str

    async def commit(self, batch: Sequence[Write]) -> list[bool]:
        """Write all of them in one transaction that is on disk on return; False for each that found another row.

        No two appends are to the same table. Away if nothing can be written now; any other error is the fault of one
        of the writes.
        """
        ...

    async def fetch(self, questions: Sequence[Statement]) -> list[list[Sequence[Any]]]:
        """The rows of each question, all as of one moment."""
        ...

    async def scrub(self) -> None:
        """See to it that what was deleted can't be found in the files either, as far as that is in our hands."""
        ...

    async def close(self) -> None:
        """Let go of the database."""
        ...
