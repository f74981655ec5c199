"""techdeck: the Tech Deck and its games, for players, designers, bots and researchers.

>>> import techdeck
>>> game = techdeck.load_game("tricks", players=3)
>>> match = techdeck.play_match(game, ["simple", "simple", "random"], seed=7)
>>> print(match.scores, match.winners)
"""

from techdeck.bots.outside.player import Program
from techdeck.core.cards import card_id
from techdeck.core.errors import BadBot, BadCard, BadLog, IllegalAction, TechdeckError
from techdeck.core.rng import commitment
from techdeck.deck.edition import BadEdition, load_edition, parse_card
from techdeck.games import games, load_game
from techdeck.games.exchange.at_a_table import score_exchange
from techdeck.games.paradoxical.at_a_table import find_paradoxes
from techdeck.games.replay import replay
from techdeck.games.schema import schema
from techdeck.games.setting_up import load_position
from techdeck.lab.arena.contest import arena
from techdeck.lab.match import play_match
from techdeck.lab.playouts import playouts
from techdeck.lab.simulate import simulate
from techdeck.version import VERSION
from techdeck.words.told import told_log

__version__ = VERSION

__all__ = [
    "BadBot",
    "BadCard",
    "BadEdition",
    "BadLog",
    "IllegalAction",
    "Program",
    "TechdeckError",
    "__version__",
    "arena",
    "card_id",
    "commitment",
    "find_paradoxes",
    "games",
    "load_edition",
    "load_game",
    "load_position",
    "parse_card",
    "play_match",
    "playouts",
    "replay",
    "schema",
    "score_exchange",
    "simulate",
    "told_log",
]
