"""What is written down of a game at a table: a line for each command, and the result."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from techdeck.core.game import Game
from techdeck.core.state import State
from techdeck.core.view import seats_in
from techdeck.server.play import Played, Step


def play_entry(step: Step, game: Game) -> dict[str, Any]:
    """A command as it is kept: each action in the words of logs, and the hash of the table after it. (Family 8.5)"""
    played = step.played
    moves = [[played.by, game.actions.text(action), played.stand_in] for action in played.actions]
    entry = {"kind": "play", "moves": moves, "mark": step.state.hash()}
    return {**entry, "id": played.id} if played.id else entry


def played_in(entries: Iterable[dict[str, Any]], game: Game) -> Iterator[Played]:
    """The commands among the entries of a table."""
    for entry in entries:
        if moves := entry.get("moves"):
            actions = tuple(game.actions.action(text) for _, text, _ in moves)
            yield Played(moves[0][0], actions, moves[0][2], entry.get("id", ""))


def results_of(state: State, names: Sequence[str], versions: int) -> dict[str, Any]:
    """What a finished game came to. (Family 7.13)"""
    return {
        "names": list(names),
        "scores": state.scores(),
        "returns": state.returns(),
        "winners": seats_in(state, state.final_winners()),
        "versions": versions,
    }
