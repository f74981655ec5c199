"""What `h` and `?` say: how to play here, the rule of the moment, a card with its provenance."""

from __future__ import annotations

from collections.abc import Sequence

from techdeck.core.errors import BadCard, TechdeckError
from techdeck.core.state import State
from techdeck.deck.edition import load_edition
from techdeck.rules.book import cited, load_book
from techdeck.terminal.cards import provenance
from techdeck.terminal.game_text import GameText
from techdeck.terminal.program import command
from techdeck.terminal.screen import Screen

HELP = [
    ("a number", "picks the choice with that number"),
    ("words", "work too: a card (K9 or its name), or some words of a choice"),
    ("?", "the rule for what you're deciding"),
    ("? K9", "what a card does, and where its text comes from"),
    ("? 6.2", "a clause of the rules; ? family 3.1 for the family rules"),
    ("c", "your cards with their texts"),
    ("t", "the table and the choices again"),
    ("Enter", "the choices again, unless Enter is one of them"),
    ("s", "the points"),
    ("l", "what has happened lately"),
    ("d", "the discard pile"),
    ("b", "back to the previous choice"),
    ("q", "leave, and save the game if you like"),
    ("concede", "give up"),
]


def show_help(screen: Screen, players: int, of_game: Sequence[tuple[str, str]] = ()) -> None:
    """How to play in the terminal; a game may have words of its own, and two players may agree to a draw."""
    draw = [("draw", "offer a draw; if you could also draw a card, type offer draw")] if players == 2 else []
    for words, meaning in [*HELP[:2], *of_game, *HELP[2:], *draw]:
        screen.paragraph(meaning, f"  {words:9} ", " " * 12)


def explain(asked: str, rules: Sequence[str], table: State, text: GameText, screen: Screen) -> None:
    """The rule of the moment, a clause, or a card; rules are the clauses of the menu, if it has its own."""
    if not asked:
        rule_of_the_moment(rules, table, text, screen)
    elif not show_clause(clause_asked(asked, table.game.name), screen):
        show_card(asked, table, text, screen)


def clause_asked(asked: str, game: str) -> str:
    """A clause as it is cited: 6.2 is the game's own."""
    return f"{game} {asked}" if asked[:1].isdigit() else asked


def rule_of_the_moment(rules: Sequence[str], table: State, text: GameText, screen: Screen) -> None:
    """The clauses of the menu; else the one that is being carried out, in a card's text with its sentence."""
    run = text.running(table)
    if run is not None and not rules:
        screen.paragraph(f'{text.cards.name(int(run.card))}: "{text.cards.text(int(run.card))}"')
        screen.paragraph(f'Now: "{text.sentence(table, run)}"', "  ")
    shown = rules or rules_of(text.rule(table))
    for citation in shown:
        show_clause(citation, screen)
    screen.say("  The whole section:")
    screen.say(f"    {section_command(''.join(shown[:1]), table.game.name)}")


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


def show_clause(citation: str, screen: Screen) -> bool:
    """A clause with its text; False if there is no such clause."""
    found = cited(citation)
    if found is None:
        return False
    book, clause = found
    screen.paragraph(f"{clause.mark()}{clause.text}", f"  {book.name.capitalize()} {clause.number}: ", "      ")
    return True


def show_card(asked: str, table: State, text: GameText, screen: Screen) -> None:
    """A card's name, text and provenance; (Family 8.2)"""
    try:
        card = text.cards.typed(asked)
    except BadCard:
        title = load_book(table.game.name).title
        screen.paragraph(f"There's no card or rule {asked!r}. Type ? K9 for a card, ? 6.2 for a rule of {title}.")
        return
    except TechdeckError as error:
        screen.paragraph(f"{str(error)[:1].upper()}{str(error)[1:]}.")
        return
    screen.paragraph(text.cards.now(card, table), "  ", "    ")
    screen.paragraph(text.cards.text(card), "      ")
    try:
        screen.paragraph(provenance(load_edition(table.game.source), card), "      ")
    except TechdeckError:
        screen.paragraph(f"edition {table.game.deck.name}", "      ")
