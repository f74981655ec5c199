"""Every way to read a sentence: all its trees, not the first one found."""

from __future__ import annotations

from techdeck.deck.grammar import Branch, branches, first_words
from techdeck.deck.trees import Node, Word

Read = tuple[int, Node]
"""Where a form ends, and its tree."""


class Chart:
    """The forms found in some words; each rule is tried at each place once."""

    def __init__(self, words: list[Word]) -> None:
        self.words = words
        self.known: dict[tuple[str, int], list[Read]] = {}
        self.farthest = 0
        self.expected: set[str] = set()

    def readings(self, rule: str) -> list[Node]:
        """Every tree of the whole row of words."""
        return [node for end, node in self.at(rule, 0) if end == len(self.words)]

    def at(self, rule: str, start: int) -> list[Read]:
        """Every form of a rule that begins here."""
        found = self.known.get((rule, start))
        if found is None:
            found = self.known[(rule, start)] = []
            self.walk(branches()[rule], start, [], found)
        return found

    def walk(self, branch: Branch, place: int, children: list[Node | Word], found: list[Read]) -> None:
        """Go on along the alternatives of a rule, as far as the words fit."""
        for rule in branch.ends:
            found.append((place, Node(rule.name, children)))
        word = self.words[place].type if place < len(self.words) else "END"
        comma = place < len(self.words) and self.words[place].comma
        for name, after in branch.next.items():
            if name == "COMMA":
                if comma:
                    self.walk(after, place, children, found)
            elif name.isupper():
                if name == word:
                    self.walk(after, place + 1, [*children, self.words[place]], found)
                else:
                    self.note(place, name)
            elif word in first_words(name) or (comma and "COMMA" in first_words(name)):
                for end, node in self.at(name, place):
                    self.walk(after, end, [*children, *(node.children if name[0] == "_" else [node])], found)
            else:
                self.note_all(place, name)

    def note(self, place: int, name: str) -> None:
        """This word could have stood here; only the farthest place counts, and a comma is no word."""
        if name == "COMMA":
            return
        if place > self.farthest:
            self.farthest, self.expected = place, set()
        if place == self.farthest:
            self.expected.add(name)

    def note_all(self, place: int, rule: str) -> None:
        """A form with one of these first words could have stood here."""
        if place >= self.farthest:
            for name in first_words(rule):
                self.note(place, name)
