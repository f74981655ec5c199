"""Numbered choices: laid out for people, found again by number, by words, by card or by the text used in logs."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

from techdeck.core.cards import DOMAIN_NAMES
from techdeck.terminal.screen import CODES, Screen

LIST = "list"
ROWS = "rows"
FLOW = "flow"
WORD = re.compile(r"[^\s,:;.?!()*\"]+")
YES_OR_NO = {"y": "yes", "n": "no"}
"""What one letter may stand for where choices begin so."""
NEGATING = {"no", "not", "nothing"}
PARTS = re.compile(r"[,:;.(]")
"""What parts a label: a negation holds for its own part."""
SHORTEST = 3
"""So many letters may stand for the beginning of a word."""
WILD = "wild"
"""The row of cards without a domain."""
Domain = Callable[[int], str]
"""The name of the domain a card counts as."""


@dataclass
class Entry:
    """One line of a menu: an action, or a menu of its own, perhaps with the action that leads to such choices; card is
    the card it is about, if any; row is the name of the row it stands in, where that is not the card's domain; called
    is how words must begin to mean it, if that matters; note stands under it in a list; mark stands behind it,
    and is no word for it; command is the whole command it stands for, where it is more than an action."""

    label: str
    action: int | None = None
    menu: Menu | None = None
    card: int | None = None
    key: str = ""
    row: str = ""
    called: tuple[str, ...] = ()
    note: str = ""
    mark: str = ""
    command: dict[str, object] | None = None

    def plain(self) -> str:
        """The label without colours, in lower case."""
        return CODES.sub("", self.label).lower()

    def has_words(self, text: str) -> bool:
        """Whether every typed word begins a word of the label, or of what it is called."""
        if self.called and not text.startswith(self.called):
            return False
        typed = words_of(text)
        # What a card's text says is no word for the card: "pass" is not "Every player passes a card".
        label = self.plain() if self.card is None else self.plain().partition(": ")[0]
        return has_words(f"{label} {' '.join(self.called)}", typed) and not self.is_opposite(typed)

    def is_opposite(self, typed: Sequence[str]) -> bool:
        """Whether the typed words leave out a negation, "build" is not "build nothing", or mean no card: "not K8"."""
        negates = any(fits(word, negation) for word in typed for negation in NEGATING)
        if negates or self.card is not None:
            return negates and self.card is not None
        parts = [words_of(part) for part in PARTS.split(self.plain())]
        negated = [word for part in parts if NEGATING.intersection(part) for word in part]
        return any(fits(word, part) for word in typed for part in negated)


@dataclass
class Menu:
    """Choices with a question; layout is a list, rows by domain, or all in a flow; picture is shown instead, if any;
    enter is the key that Enter alone stands for, if any; rules are the clauses `?` shows here, if not the moment's;
    outer is the menu this one stands in, if any."""

    question: str
    entries: list[Entry] = field(default_factory=list)
    layout: str = LIST
    picture: list[str] = field(default_factory=list)
    enter: str = ""
    rules: list[str] = field(default_factory=list)
    outer: Menu | None = None

    def __post_init__(self) -> None:
        for number, entry in enumerate(self.entries, 1):
            entry.key = entry.key or str(number)
            if entry.menu is not None:
                entry.menu.outer = self

    def leaves(self) -> Iterator[Entry]:
        """All entries that are actions, those of inner menus included."""
        for entry in self.entries:
            if entry.menu is not None:
                yield from entry.menu.leaves()
            else:
                yield entry

    def by_key(self, text: str) -> Entry | None:
        """The entry with this number."""
        return next((entry for entry in self.entries if entry.key == text.lower()), None)

    def by_card(self, card: int) -> list[Entry]:
        """The entries about a card, here or else in an inner menu."""
        here = [entry for entry in self.entries if entry.card == card]
        inner = [entry.menu for entry in self.entries if entry.menu is not None]
        return here or [entry for menu in inner for entry in menu.by_card(card)]

    def leading(self, action: int) -> Entry | None:
        """The entry whose menu has the choices that this action leads to."""
        return next((entry for entry in self.entries if entry.menu is not None and entry.action == action), None)

    def by_action(self, action: int) -> Entry | None:
        """The entry that is this action, here or in an inner menu."""
        return next((entry for entry in self.leaves() if entry.action == action), None)

    def is_of_outer(self, action: int) -> bool:
        """Whether this action is a choice of a menu around this one, and none of this one."""
        if self.outer is None or self.by_action(action) is not None:
            return False
        return self.outer.by_action(action) is not None or self.outer.is_of_outer(action)

    def by_words(self, text: str) -> list[Entry]:
        """Entries whose label has all the words: here, else the only one of inner menus, else what leads to several."""
        if len(text) == 1:
            return self.by_letter(text.lower())
        here = with_words(self.entries, text.lower())
        if here:
            return here
        inside = with_words(list(self.leaves()), text.lower())
        if len(inside) < 2:
            return inside
        return [entry for entry in self.entries if entry.menu is not None and entry.menu.by_words(text)]

    def by_letter(self, letter: str) -> list[Entry]:
        """One letter is never part of a name: it is a whole label, or y and n for labels that begin with yes and no."""
        exact = [entry for entry in self.entries if entry.plain() == letter]
        return exact or [entry for entry in self.entries if words_of(entry.plain())[:1] == [YES_OR_NO.get(letter)]]


def with_words(entries: Sequence[Entry], text: str) -> list[Entry]:
    """The entries that have the words; a label that is just the text wins."""
    exact = [entry for entry in entries if entry.plain() == text]
    return exact or [entry for entry in entries if entry.has_words(text)]


def words_of(text: str) -> list[str]:
    """The words of a text, without what stands between them."""
    return WORD.findall(text)


def has_words(label: str, words: Sequence[str]) -> bool:
    """Whether every typed word begins a word of the label; a short one must be a whole word."""
    parts = words_of(label)
    return bool(words) and all(any(fits(word, part) for part in parts) for word in words)


def fits(typed: str, part: str) -> bool:
    """Whether a typed word means a word of a label: V1 is not V12."""
    return part.startswith(typed) if len(typed) >= SHORTEST else part == typed


def lines_of(menu: Menu, screen: Screen, domain: Domain) -> list[str]:
    """The choices laid out; domain says under which name a card stands in rows."""
    if menu.picture:
        return menu.picture
    if menu.layout == FLOW:
        return [screen.flow([shown(entry) for entry in menu.entries], "  ")]
    if menu.layout == ROWS:
        return rows_of(menu, screen, domain)
    return [line for entry in menu.entries for line in listed_lines(entry, screen)]


def listed_lines(entry: Entry, screen: Screen) -> list[str]:
    """An entry of a list, with its note under it."""
    note = [screen.filled(entry.note, "       ")] if entry.note else []
    return [screen.filled(shown(entry), "  ", "     "), *note]


def rows_of(menu: Menu, screen: Screen, domain: Domain) -> list[str]:
    """First what stands in no row, then the rows with names of their own, then the cards by domain, wilds last."""
    rows = [(entry, row_name(entry, domain)) for entry in menu.entries]
    lines = [screen.filled(shown(entry), "  ", "     ") for entry, name in rows if not name]
    for name in [*dict.fromkeys(entry.row for entry in menu.entries if entry.row), *DOMAIN_NAMES, WILD]:
        row = [shown(entry) for entry, its in rows if its == name]
        if row:
            lines.append(screen.flow(row, f"  {name:12}", " " * 14))
    return lines


def row_name(entry: Entry, domain: Domain) -> str:
    """The row an entry stands in: its own, or that of its card's domain; a wild stands with the wilds."""
    return entry.row if entry.row or entry.card is None else domain(entry.card)


def shown(entry: Entry) -> str:
    """An entry as it stands on the screen; a key that is the label itself is not written twice."""
    label = f"{entry.label}{entry.mark}"
    return label if entry.key == entry.plain() else f"{entry.key}) {label}"
