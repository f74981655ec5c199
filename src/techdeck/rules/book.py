"""Reads the rules: a book has sections, a section has numbered clauses."""

from __future__ import annotations

import difflib
import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from techdeck.core.errors import TechdeckError

SECTION = re.compile(r"## (\d+)\. (.+)")
CLAUSE = re.compile(r"(\d+\.\d+) (?:\((ours|lost|note|option)\b([^)]*)\) )?(.+)")
OPTION = re.compile(r"option ([^;)]+)")


@dataclass(frozen=True)
class Clause:
    """One numbered rule; kind is rule (printed), ours, lost or note; option is the game option it explains."""

    number: str
    kind: str
    option: str
    text: str

    def mark(self) -> str:
        """How a reader sees that a clause is not a printed rule."""
        words = [] if self.kind == "rule" else [self.kind]
        return f"({'; '.join([*words, *([f'option {self.option}'] if self.option else [])])}) " if self.marked() else ""

    def marked(self) -> bool:
        """Whether there is anything to say besides the text."""
        return self.kind != "rule" or self.option != ""

    def to_dict(self) -> dict[str, str]:
        """The clause as plain data."""
        return {"number": self.number, "kind": self.kind, "option": self.option, "text": self.text}


@dataclass(frozen=True)
class Section:
    """A part of a book, like "6. Tricks"."""

    number: str
    title: str
    clauses: tuple[Clause, ...]

    def to_dict(self) -> dict[str, object]:
        """The section as plain data."""
        return {"number": self.number, "title": self.title, "clauses": [c.to_dict() for c in self.clauses]}


@dataclass(frozen=True)
class Book:
    """The rules of a game, or those of the whole family."""

    name: str
    title: str
    about: str
    sections: tuple[Section, ...]

    def clauses(self) -> list[Clause]:
        """All clauses in order."""
        return [clause for section in self.sections for clause in section.clauses]

    def section(self, number: str) -> Section | None:
        """The section of this number."""
        return next((section for section in self.sections if section.number == number), None)

    def section_called(self, *words: str) -> Section | None:
        """The section with one of these titles, "trading" or "stock market"."""
        titles = {section.title.lower().removeprefix("the "): section for section in self.sections}
        return next((titles[word] for word in words if word in titles), None)

    def clause(self, number: str) -> Clause | None:
        """The clause of this number."""
        return next((clause for clause in self.clauses() if clause.number == number), None)

    def nearest(self, number: str) -> list[Clause]:
        """Clauses whose numbers are most like this one: first those of the same section, the closest first."""
        section = self.section(number.partition(".")[0])
        if section is not None:
            return sorted(section.clauses, key=lambda clause: distance(clause.number, number))[:3]
        close = difflib.get_close_matches(number, [clause.number for clause in self.clauses()], n=3, cutoff=0.0)
        return [clause for clause in self.clauses() if clause.number in close]

    def explaining(self, word: str) -> list[Clause]:
        """The clauses that have a word, in the order of the book: those that say what it is before the others."""
        pattern = re.compile(rf"\b{re.escape(word.strip())}(?:s|es|ed)?\b", re.IGNORECASE)
        found = [clause for clause in self.clauses() if pattern.search(clause.text)]
        return sorted(found, key=lambda clause: not says_what(clause.text, pattern.pattern))

    def to_dict(self) -> dict[str, object]:
        """The book as plain data."""
        sections = [section.to_dict() for section in self.sections]
        return {"book": self.name, "title": self.title, "about": self.about, "sections": sections}


def says_what(text: str, word: str) -> bool:
    """Whether a clause says what something is: "a 13 is a king", "called the proposer", "a paradox has eight cards"."""
    after = rf"\b(?:is|are|called|begins)\b (?:the |your |an? )?(?:(?!not)\w+ ){{0,2}}{word}"
    before = rf"^(?:(?:An?|The|Each) )?{word} (?:is|are|has|have|puts|beats)\b"
    return not text.startswith("If ") and re.search(f"{after}|{before}", text, re.IGNORECASE) is not None


def distance(one: str, other: str) -> int:
    """How far two clauses of a section are apart."""
    ends = [text.partition(".")[2] for text in (one, other)]
    is_number = ends[1].isascii() and ends[1].isdigit() and len(ends[1]) < 5
    return abs(int(ends[0]) - int(ends[1])) if is_number else int(ends[0])


def books() -> list[str]:
    """The names of all books, the family's first."""
    names = [entry.name.removesuffix(".md") for entry in (files("techdeck") / "rules").iterdir()]
    found = sorted(name for name in names if (files("techdeck") / "rules" / f"{name}.md").is_file())
    return sorted(found, key=lambda name: name != "family")


@cache
def load_book(name: str) -> Book:
    """A book by name, or an error with the names there are."""
    if name not in books():
        raise TechdeckError(f"there are no rules called {name!r}: choose from {', '.join(books())}")
    return read_book(name, (files("techdeck") / "rules" / f"{name}.md").read_text(encoding="utf-8"))


def cited(citation: str) -> tuple[Book, Clause] | None:
    """The book and clause that a refusal or a frame names, like "Tricks 6.2"; None if it names none."""
    name, _, number = citation.lower().partition(" ")
    if name not in books():
        return None
    book = load_book(name)
    clause = book.clause(number)
    return None if clause is None else (book, clause)


def read_book(name: str, text: str) -> Book:
    """A book from its text: a title, a paragraph about it, sections with clauses."""
    head, *parts = re.split(r"^(?=## )", text, flags=re.MULTILINE)
    title, _, about = head.strip().partition("\n")
    return Book(name, title.removeprefix("# ").strip(), about.strip(), tuple(read_section(part) for part in parts))


def read_section(text: str) -> Section:
    """A section from its text."""
    first, _, rest = text.partition("\n")
    head = SECTION.match(first)
    if head is None:
        raise TechdeckError(f"{first!r} is not a section of rules: write '## 6. Tricks'")
    clauses = [read_clause(line) for line in rest.splitlines() if line.strip()]
    return Section(head[1], head[2].strip(), tuple(clauses))


def read_clause(line: str) -> Clause:
    """A clause from its line."""
    found = CLAUSE.match(line)
    if found is None:
        raise TechdeckError(f"{line!r} is not a clause: it should begin like '6.2 You must' or '6.7 (ours) Two cards'")
    marks = f"{found[2] or ''}{found[3] or ''}"
    option = OPTION.search(marks)
    kind = found[2] if found[2] in ("ours", "lost", "note") else "rule"
    return Clause(found[1], kind, option[1].strip() if option else "", found[4].strip())
