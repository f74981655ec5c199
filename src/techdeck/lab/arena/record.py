"""The record of a contest: a line for what it is, then a line for every deal, so that it can go on after a stop."""

from __future__ import annotations

import json
from pathlib import Path

from techdeck.core.errors import TechdeckError
from techdeck.lab.arena.results import Deal, deal_from


class Record:
    """A file that grows by a line with every deal."""

    def __init__(self, path: str) -> None:
        self.path = Path(path)

    def opened(self, contest: dict[str, object]) -> list[Deal]:
        """The deals played so far; a new file is begun. A line that a stop cut off is dropped."""
        if not self.path.exists() or self.path.stat().st_size == 0:
            self.write(contest, "w")
            return []
        head, *lines = self.path.read_text(encoding="utf-8").split("\n")
        self.check(head, contest)
        whole = lines[:-1]  # what stands after the last line break was cut off
        if not lines or lines[-1]:
            self.path.write_text("\n".join([head, *whole, ""]), encoding="utf-8")
        return [self.deal(number, line) for number, line in enumerate(whole)]

    def deal(self, number: int, line: str) -> Deal:
        """The deal with this number, which its line must tell."""
        try:
            deal = deal_from(json.loads(line))
        except (ValueError, KeyError, TypeError):
            deal = None
        if deal is None or deal.number != number:
            where = f"line {number + 2} of {self.path} does not tell deal {number}"
            raise TechdeckError(f"{where}: the record is damaged; cut it off there, or name another file")
        return deal

    def check(self, head: str, contest: dict[str, object]) -> None:
        """The record must be of this very contest."""
        try:
            known = json.loads(head)
        except ValueError:
            known = None
        if not isinstance(known, dict):
            raise TechdeckError(f"{self.path} is no record of a contest: name another file")
        for name, value in contest.items():
            if known.get(name) != value:
                what = f"{name} {known.get(name)!r}, not {value!r}"
                raise TechdeckError(f"{self.path} is the record of another contest, with {what}: name another file")

    def add(self, deal: Deal) -> None:
        """One more deal."""
        self.write(deal.to_dict(), "a")

    def write(self, data: dict[str, object], mode: str) -> None:
        """A line, at once on its way to the disk."""
        with self.path.open(mode, encoding="utf-8") as file:
            file.write(json.dumps(data) + "\n")
