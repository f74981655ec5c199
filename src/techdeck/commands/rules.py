"""techdeck rules: the rules in our words, whole or by clause."""

from __future__ import annotations

import argparse

from techdeck.commands.shared import add_json, print_json, wrapped
from techdeck.core.errors import TechdeckError
from techdeck.rules.book import Book, Clause, Section, books, load_book

ABOUT = "Read the rules of a game (or of the whole family), one section of them, or a single clause."
EXAMPLES = "  techdeck rules tricks\n  techdeck rules tricks 6\n  techdeck rules tricks 6.2\n  techdeck rules family 3"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What may be asked."""
    parser.add_argument("book", metavar="GAME", help=f"one of {', '.join(books())}")
    parser.add_argument("clause", nargs="?", metavar="CLAUSE", help="a section (6) or a clause (6.2)")
    add_json(parser)


def run(wish: argparse.Namespace) -> int:
    """Print it."""
    book = load_book(wish.book.lower())
    if wish.clause is None:
        print_json(book.to_dict()) if wish.json else print(book_text(book))
        return 0
    number = wish.clause.lower().removeprefix(book.name).strip().rstrip(".")
    part = book.section(number) or book.clause(number)
    if part is None:
        raise TechdeckError(unknown(book, number))
    if wish.json:
        print_json({"book": book.name, **part.to_dict()})
    else:
        print(section_text(part) if isinstance(part, Section) else clause_text(part))
    return 0


def unknown(book: Book, number: str) -> str:
    """Why there is nothing to print, and what is near."""
    near = "\n".join(wrapped(f"{clause.number} {clause.text}", "  ", "      ") for clause in book.nearest(number))
    sections = ", ".join(f"{section.number} {section.title}" for section in book.sections)
    return f"{book.title} has no clause {number!r}. The nearest are:\n{near}\nSections: {sections}"


def book_text(book: Book) -> str:
    """The whole book."""
    parts = [book.title.upper(), wrapped(book.about), *[section_text(section) for section in book.sections]]
    return "\n\n".join(parts)


def section_text(section: Section) -> str:
    """A section with its clauses."""
    return "\n".join([f"{section.number}. {section.title}", *[clause_text(clause) for clause in section.clauses]])


def clause_text(clause: Clause) -> str:
    """A clause with its number hanging out."""
    number = f"  {clause.number:5} "
    return wrapped(f"{clause.mark()}{clause.text}", number, " " * len(number))
