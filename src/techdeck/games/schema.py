"""The JSON Schema of a game by its name: what clients of it see."""

from typing import SupportsIndex

from techdeck.core.schema import Schema, schema_of
from techdeck.games import PLAYERS, check_game, load_game


def schema(name: str, players: SupportsIndex | None = None) -> Schema:
    """The schema of a game; without a number of players one that holds for every table of it.

    The largest table has all seats and cards that smaller ones have, and they are alike otherwise.
    """
    check_game(name)
    return schema_of(load_game(name, PLAYERS[name][1] if players is None else players))
