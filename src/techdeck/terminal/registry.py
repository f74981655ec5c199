"""Which games the terminal has a layout of its own for; the others are shown plainly, from their view."""

from __future__ import annotations

from techdeck.core.game import Game
from techdeck.terminal.chess import ChessText
from techdeck.terminal.city import CityText
from techdeck.terminal.exchange import ExchangeText
from techdeck.terminal.game_text import GameText
from techdeck.terminal.paradoxical import ParadoxicalText
from techdeck.terminal.screen import Screen
from techdeck.terminal.tricks import TricksText
from techdeck.words.people import People

TEXTS: dict[str, type[GameText]] = {
    "chess": ChessText,
    "city": CityText,
    "exchange": ExchangeText,
    "paradoxical": ParadoxicalText,
    "tricks": TricksText,
}


def game_text(game: Game, people: People, screen: Screen) -> GameText:
    """The layout for a game."""
    return TEXTS.get(game.name, GameText)(game, people, screen)
