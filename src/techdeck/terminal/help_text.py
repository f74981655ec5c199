"""What `h` and `?` say: how to play here, the rule of the moment, a card with its provenance."""

from __future__ import annotations

from collections.abc import Sequence

from techdeck.core.cards import card_id, face
from techdeck.core.errors import BadCard, TechdeckError
from techdeck.core.game import Game
from techdeck.deck.edition import load_edition, parse_card
from techdeck.rules.book import books, cited, load_book
from techdeck.terminal.game_text import GameText
from techdeck.terminal.program import command
from techdeck.terminal.screen import Screen
from techdeck.terminal.sight import Sight
from techdeck.terminal.typed_cards import TypedCards

HELP = [
    ("a number", "picks the choice with that number"),
    ("words", "work too: a card (K9 or its name), or some words of a choice"),
    ("?", "the rule for what you're deciding"),
    ("? K9", "what a card does, and where its text comes from"),
    ("? 6.2", "a clause of the rules; ? family 3.1 for the family rules"),
    ("? goal", "what a word of the rules means here"),
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


def explain(asked: str, rules: Sequence[str], sight: Sight, text: GameText, screen: Screen, cards: TypedCards) -> None:
    """The rule of the moment, a clause, a card, or a word of the rules; rules are the menu's own clauses, if any."""
    game = text.game.name
    if not asked:
        rule_of_the_moment(rules, sight, text, screen)
        return
    if show_clause(clause_asked(asked, game), screen) or show_card(asked, sight, text, screen, cards):
        return
    if not show_word(asked, game, screen):
        screen.paragraph(f"There's no card or rule {asked!r}, nor do the rules use that word. Try ? K9 or ? 6.2.")


def clause_asked(asked: str, game: str) -> str:
    """A clause as it is cited: 6.2 is the game's own."""
    return f"{game} {asked}" if asked[:1].isdigit() else asked


def rule_of_the_moment(rules: Sequence[str], sight: Sight, text: GameText, screen: Screen) -> None:
    """The clauses of the menu; else the one that is being carried out, in a card's text with its sentence."""
    effect = sight.question["effect"]
    if effect is not None and not rules:
        words = text.words.cards
        screen.paragraph(f'{words.name(effect["card"])}: "{words.text(effect["card"])}"')
        screen.paragraph(f'Now: "{text.words.sentence(effect)}"', "  ")
    shown = rules or rules_of(sight.question["clause"])
    for citation in shown:
        show_clause(citation, screen)
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


def show_clause(citation: str, screen: Screen) -> bool:
    """A clause with its text; False if there is no such clause."""
    found = cited(citation)
    if found is None:
        return False
    book, clause = found
    screen.paragraph(f"{clause.mark()}{clause.text}", f"  {book.name.capitalize()} {clause.number}: ", "      ")
    return True


def show_word(asked: str, game: str, screen: Screen) -> bool:
    """The clauses that explain a word of the rules, the game's own first; False if the rules don't have it."""
    known = [load_book(name) for name in (game, "family") if name in books()]
    found = [(book, clause) for book in known for clause in book.explaining(asked)[:2]]
    for book, clause in found[:3]:
        show_clause(f"{book.name} {clause.number}", screen)
    return bool(found)


def show_card(asked: str, sight: Sight, text: GameText, screen: Screen, cards: TypedCards) -> bool:
    """A card's name, text, what its words mean in this game, and where they come from. (Family 8.2)"""
    try:
        card = card_id(cards.typed(asked))
    except BadCard:
        return False
    except TechdeckError as error:
        screen.paragraph(f"{error}.")
        return True
    printed = text.words.cards.text(card)
    screen.paragraph(text.now(sight, card), "  ", "    ")
    screen.paragraph(printed or "No effect of its own.", "      ")
    for term, meaning in text.game.words.get("terms", {}).items():
        if term in printed.lower():
            screen.paragraph(f"Here {meaning}.", "      ")
    screen.paragraph(provenance(text.game, card), "      ")
    return True


def provenance(game: Game, card: str) -> str:
    """Where a card's name and effect come from, as long as the edition can be found as it was. (Family 8.2)"""
    try:
        edition = load_edition(game.source)
    except TechdeckError:
        return f"edition {game.deck.name}"
    if edition.fingerprint != game.deck.fingerprint:
        return f"edition {game.deck.name}"
    entry = edition.cards[int(face(parse_card(card)))]
    return f"name: {entry.name_source}; effect: {entry.effect_source} ({edition.title})"
