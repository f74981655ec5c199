"""A stored table as a game: played again from its row and entries alone, or frozen, and as a log either way."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from techdeck.core.carried import card_lines
from techdeck.core.errors import TechdeckError
from techdeck.core.game import Game
from techdeck.core.log import FORMAT, NO_MARK, write_action
from techdeck.core.rng import commitment, nonces_text
from techdeck.core.state import State
from techdeck.deck.base import base_in
from techdeck.deck.edition import read_edition
from techdeck.games import check_game, check_players, game_with
from techdeck.server.store.records import Saved, TableRow


class Frozen(TechdeckError):
    """A game that this version no longer plays: it can be read and exported, not played on."""


def game_of(row: TableRow) -> Game:
    """The game of a row, with the edition as it was written when the table was made. (Family 8.1)"""
    return made(row.game, row.players, row.edition, row.edition_text, tuple(row.options.items()))


@lru_cache(maxsize=256)
def made(name: str, players: int, edition: str, text: str, options: tuple[tuple[str, str], ...]) -> Game:
    """A game; tables of the same kind share it."""
    check_game(name)
    check_players(name, players)
    if base_in(text) is not None:
        raise TechdeckError(f"the edition {edition} is built on another: give the whole of it, so that it can be kept")
    return game_with(name, players, read_edition(text, edition).deck, dict(options))


def state_of(saved: Saved) -> State:
    """The table as it stands, played again; Frozen says what this version can't do."""
    try:
        return played(saved)
    except TechdeckError as error:
        raise Frozen(f"this version can't play the game on: {error}") from None


def played(saved: Saved) -> State:
    """Every move again, with the hash compared wherever one was noted."""
    row, game = saved.row, game_of(saved.row)
    if game.rules_version != row.rules_version:
        here = f"here {game.title} is played by version {game.rules_version}"
        raise TechdeckError(f"it was played by rules version {row.rules_version}, {here}")
    state = game.new_initial_state(key=row.key, nonces=row.nonces)
    for number, (seat, text, stand_in, mark) in enumerate(moves_of(saved), 1):
        try:
            state.apply_action(game.actions.action(text), seat, stand_in)
        except TechdeckError as error:
            raise TechdeckError(f"action {number} can't be done here: {error}") from None
        if mark not in (NO_MARK, state.hash()):
            raise TechdeckError(f"the table differs from the log after action {number}")
    return state


def moves_of(saved: Saved) -> Iterator[tuple[int, str, bool, str]]:
    """Seat, action, whether a stand-in did it, and the hash noted after it: one for each whole gesture."""
    for entry in saved.entries:
        moves = entry.get("moves", [])
        for place, (seat, text, stand_in) in enumerate(moves, 1):
            yield seat, text, stand_in, entry["mark"] if place == len(moves) else NO_MARK


def log_of(saved: Saved) -> str:
    """The game as a log, without playing it; with the key only if the game is over. (Family 8.4, 8.5)"""
    row = saved.row
    options = " ".join(f"{name}={value}" for name, value in row.options.items())
    head = [FORMAT, f"game: {row.game}", f"players: {row.players}"]
    fingerprint, cards = cards_of(row)
    head += [f"edition: {row.edition} {fingerprint}", f"rules: {row.rules_version}", f"options: {options}"]
    head += [f"start: commitment {commitment(row.key)} nonces {nonces_text(row.nonces)}", *cards]
    lines = [
        write_action(number, seat, text, stand_in, mark)
        for number, (seat, text, stand_in, mark) in enumerate(moves_of(saved), 1)
    ]
    tail = [f"key: {row.key.hex()}"] if row.status == "finished" else []
    return "\n".join([*head, *lines, *tail]) + "\n"


def cards_of(row: TableRow) -> tuple[str, list[str]]:
    """The fingerprint of the row's edition, and its cards if they don't come with this version. (Family 8.5)"""
    try:
        deck = read_edition(row.edition_text, row.edition).deck
    except TechdeckError:  # a text that this version can't read any more
        return "unknown", []
    return deck.fingerprint, card_lines(deck)
