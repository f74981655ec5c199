"""Reads the grammar of card texts: each rule with its alternatives, as plain sequences of names.

It is written as Lark writes grammars, without repetition: words in capitals, rules in small letters, "?" and
brackets for what may be left out, "|" between alternatives, "->" before the name of one of them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from techdeck.deck.files import grammar_text

PIECE = re.compile(r"[A-Za-z_]+|[()|?]|->")


class Rule:
    """One alternative of a rule: what it is called, and the names it is made of."""

    def __init__(self, origin: str, name: str, parts: tuple[str, ...]) -> None:
        self.origin = origin
        self.name = name
        self.parts = parts


class Branch:
    """All alternatives of a rule as one tree: the next names, and the alternatives that end here."""

    def __init__(self) -> None:
        self.next: dict[str, Branch] = {}
        self.ends: list[Rule] = []


@cache
def rules() -> tuple[Rule, ...]:
    """Every alternative of every rule."""
    found: list[Rule] = []
    origin = ""
    for row in grammar_text().splitlines():
        line = row.split("//")[0].strip()
        if not line:
            continue
        begins = re.match(r"(\w+):", line)
        origin = begins[1] if begins else origin
        rest = line[begins.end() :] if begins else line.removeprefix("|")
        alternatives, _, name = rest.partition(" -> ")
        found += [Rule(origin, name.strip() or origin, parts) for parts in Notation(alternatives).all()]
    return tuple(found)


class Notation:
    """One line of the grammar being read: "A (B | C)? d"."""

    def __init__(self, line: str) -> None:
        self.pieces = PIECE.findall(line)
        self.at = 0

    def all(self) -> list[tuple[str, ...]]:
        """Every sequence of names it stands for, each once."""
        return list(dict.fromkeys(self.either()))

    def either(self) -> Iterator[tuple[str, ...]]:
        """Alternatives up to a closing bracket or the end."""
        yield from self.row()
        while self.at < len(self.pieces) and self.pieces[self.at] == "|":
            self.at += 1
            yield from self.row()

    def row(self) -> list[tuple[str, ...]]:
        """Names and brackets one after another."""
        found: list[tuple[str, ...]] = [()]
        while self.at < len(self.pieces) and self.pieces[self.at] not in "|)":
            piece = self.pieces[self.at]
            self.at += 1
            part: list[tuple[str, ...]] = [(piece,)]
            if piece == "(":
                part = list(self.either())
                self.at += 1
            if self.at < len(self.pieces) and self.pieces[self.at] == "?":
                self.at += 1
                part = [*part, ()]
            found = [(*before, *after) for before in found for after in part]
        return found


@cache
def branches() -> dict[str, Branch]:
    """The alternatives of each rule, those that begin alike together."""
    found: dict[str, Branch] = {}
    for rule in rules():
        branch = found.setdefault(rule.origin, Branch())
        for part in rule.parts:
            branch = branch.next.setdefault(part, Branch())
        branch.ends.append(rule)
    return found


@cache
def first_words(name: str) -> frozenset[str]:
    """The words a rule can begin with."""
    if name.isupper():
        return frozenset({name})
    return frozenset().union(*[first_words(part) for part in branches()[name].next])


@cache
def notions() -> frozenset[str]:
    """Every name in capitals: what words can stand for."""
    return frozenset({part for rule in rules() for part in rule.parts if part.isupper()})
