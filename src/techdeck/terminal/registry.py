"""Which games the terminal has words of its own for; the others are shown plainly."""

from __future__ import annotations

from techdeck.core.game import Game
from techdeck.terminal.chess.game import ChessText
from techdeck.terminal.city.game import CityText
from techdeck.terminal.exchange.game import ExchangeText
from techdeck.terminal.game_text import GameText
from techdeck.terminal.paradoxical.game import ParadoxicalText
from techdeck.terminal.people import People
from techdeck.terminal.screen import Screen
from techdeck.terminal.tricks.game import TricksText

TEXTS: dict[str, type[GameText]] = {
    "exchange": ExchangeText,
    "city": CityText,
    "tricks": TricksText,
    "paradoxical": ParadoxicalText,
    "chess": ChessText,
}


def game_text(game: Game, people: People, screen: Screen) -> GameText:
    """The words for a game."""
    return TEXTS.get(game.name, GameText)(game, people, screen)
