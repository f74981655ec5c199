"""What `?` says of the rules: that of the moment, a clause, a section, how the game is won, what a word means."""

from __future__ import annotations

import re
from collections.abc import Sequence

from techdeck.rules.book import Book, Clause, Section, books, cited, load_book
from techdeck.terminal.game_text import GameText
from techdeck.terminal.program import command
from techdeck.terminal.screen import Screen
from techdeck.terminal.sight import Sight

WINNING = re.compile(
    r"(?:how (?:do|can|does|to) .*)?\b(?:win\w*|won|aim|object|intro|introduction|rules?|sections?)\b.*"
)
"""What people type who want to know what the game is about."""
SCORING = ("scoring", "reveal and score", "points", "point", "score", "scores")
"""Titles of the section about points, and words that mean it."""
QUESTION = re.compile(r"(?:what|who)(?:'s| is| are| does)? (?:an? |the )?(.+?)(?: mean)?\?*|(how .+?|why .+?)\?*")
"""A question in plain words; what it is about."""
MARKS = {
    "ours": "our reading, where the printed rules are silent or unclear",
    "lost": "stands in for a part of the printed rules that could not be read",
}
SHOWN = 3
"""So many clauses are shown for a word; the others are named."""


def rule_of_the_moment(rules: Sequence[str], sight: Sight, text: GameText, screen: Screen) -> None:
    """The clauses of the menu; else the one that is being carried out, in a card's text with its sentence."""
    effect = sight.question["effect"]
    if effect is not None and not rules:
        words = text.words.cards
        screen.paragraph(f'{words.name(effect["card"])}: "{words.text(effect["card"])}"')
        screen.paragraph(f'Now: "{text.words.sentence(effect)}"', "  ")
    shown = rules or rules_of(sight.question["clause"])
    show_clauses([found for found in map(cited, shown) if found is not None], screen)
    screen.say("  The whole section:")
    screen.say(f"    {section_command(''.join(shown[:1]), text.game.name)}")


def section_command(citation: str, game: str) -> str:
    """The command that shows the section of a clause, or the game's rules where no clause is known."""
    found = cited(citation)
    if found is None:
        return command("rules", game)
    book, clause = found
    return command("rules", book.name, clause.number.partition(".")[0])


def rules_of(citation: str) -> list[str]:
    """The clauses to show: that of the decision, and the next one where it belongs to it."""
    found = cited(citation)
    if found is None:
        return []
    book, clause = found
    section = book.section(clause.number.partition(".")[0])
    numbers = [one.number for one in section.clauses] if section else []
    at = numbers.index(clause.number)
    return [f"{book.name} {number}" for number in numbers[at : at + 2]]


def show_rules(asked: str, game: str, screen: Screen) -> bool:
    """What the rules say of what was asked; False if they say nothing."""
    found = cited(f"{game} {asked}") or cited(asked)
    if found is not None:
        show_clauses([found], screen)
        return True
    section = section_asked(asked.lower(), game)
    if section is not None:
        book, part = section
        screen.say(f"  {book.title}, section {part.number}: {part.title}")
        show_clauses([(book, clause) for clause in part.clauses], screen)
        return True
    if WINNING.fullmatch(asked.lower()) and game in books():
        show_aim(load_book(game), screen)
        return True
    return show_word(asked, game, screen)


def answers_question(typed: str, game: str, screen: Screen) -> bool:
    """Whether this is a question in plain words that the rules answer; then they do."""
    asked = QUESTION.fullmatch(typed.lower())
    return asked is not None and show_rules(asked[1] or asked[2], game, screen)


def section_asked(asked: str, game: str) -> tuple[Book, Section] | None:
    """A section by its number, "7" or "family 3", or by a word of its title."""
    name, _, number = asked.rpartition(" ")
    name = name or game
    if name in books() and (found := load_book(name).section(number)) is not None:
        return load_book(name), found
    if game not in books():
        return None
    book = load_book(game)
    found = book.section_called(*(SCORING if asked in SCORING else [asked]))
    return None if found is None else (book, found)


def show_aim(book: Book, screen: Screen) -> None:
    """What the game is about, how it is won, and where to read on."""
    screen.paragraph(book.about, "  ")
    sections = [f"{section.number} {section.title}" for section in book.sections]
    screen.say(screen.flow(["Sections:", *sections], "  ", "    "))
    screen.say("  ? and a number shows one of them.")


def show_word(asked: str, game: str, screen: Screen) -> bool:
    """The clauses that explain a word of the rules, the game's own first; False if the rules don't have it."""
    known = [load_book(name) for name in (game, "family") if name in books()]
    found = [(book, clause) for book in known for clause in book.explaining(asked)]
    show_clauses(found[:SHOWN], screen)
    if len(found) > SHOWN:
        more = [clause.number if book.name == game else cite(book, clause) for book, clause in found[SHOWN:]]
        screen.paragraph(f"Also in {', '.join(more)}.", "  ", "      ")
    return bool(found)


def show_clauses(clauses: Sequence[tuple[Book, Clause]], screen: Screen) -> None:
    """Clauses with their texts; below them what their marks mean."""
    for book, clause in clauses:
        screen.paragraph(f"{clause.mark()}{clause.text}", f"  {cite(book, clause)}: ", "      ")
    for mark, meaning in MARKS.items():
        if any(clause.kind == mark for _book, clause in clauses):
            screen.paragraph(screen.dim(f"({mark}): {meaning}"), "  ", "      ")


def cite(book: Book, clause: Clause) -> str:
    """A clause as it is cited."""
    return f"{book.name.capitalize()} {clause.number}"
