"""What `h` and `?` say: how to play here, and a card with its provenance; rules_text has what `?` says of rules."""

from __future__ import annotations

from collections.abc import Sequence

from techdeck.core.cards import card_id, face
from techdeck.core.errors import BadCard, TechdeckError
from techdeck.core.game import Game
from techdeck.deck.edition import load_edition, parse_card
from techdeck.terminal.game_text import GameText
from techdeck.terminal.rules_text import rule_of_the_moment, show_rules
from techdeck.terminal.screen import Screen
from techdeck.terminal.sight import Sight
from techdeck.terminal.typed_cards import TypedCards
from techdeck.words.lacking import lack_said

HELP = [
    ("a number", "picks the choice with that number"),
    ("words", "work too: a card (K9 or its name), or some words of a choice"),
    ("?", "the rule for what you're deciding"),
    ("? K9", "what a card does, and where its text comes from"),
    ("? win", "how the game is won, and the sections of its rules"),
    ("? 6.2", "a clause of the rules, ? 6 the section; ? family 3.1 for the family rules"),
    ("? neutral", "what a word of the rules means here"),
    ("hint", "what a bot would do in your place, and why"),
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
    if show_card(asked, sight, text, screen, cards) or show_rules(asked, game, screen):
        return
    screen.paragraph(f"There's no card or rule {asked!r}, nor do the rules use that word. Try ? K9, ? 6.2 or ? win.")


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
    for choice in sight.choices:
        if choice["lacks"] is not None and card in (choice["target"] or sight.about).values():
            screen.paragraph(lack_said(choice["lacks"]), "      ")
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
