"""Words the tests of the store share: tests that wait, rows, entries."""

from __future__ import annotations

import asyncio
import functools
from collections.abc import Callable, Coroutine
from typing import Any, ParamSpec

from techdeck import load_game
from techdeck.core.state import State
from techdeck.deck.files import packaged_text
from techdeck.server.store import TableRow
from techdeck.server.store.records import Data

P = ParamSpec("P")
KEY = bytes(range(32))


def awaited(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """A test that waits, run to its end; a minute at most."""

    @functools.wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        asyncio.run(asyncio.wait_for(test(*args, **kwargs), 60))

    return run


def row(name: str = "t1", game: str = "tricks", players: int = 3, **given: Any) -> TableRow:
    """A table as it is made."""
    rules = load_game(game, players)
    fields: dict[str, Any] = {
        "status": "open",
        "options": rules.options(),
        "edition": "open-1",
        "edition_text": packaged_text("open-1"),
        "rules_version": rules.rules_version,
        "key": KEY,
        "nonces": ["a07f", *[None] * (players - 1)],
        "settings": {"public": True, "clock": {"bank": 60}},
        "seats": [{"name": f"Ann{seat}", "token": f"hash{seat}", "bot": None} for seat in range(players)],
        "clocks": {"left": [60.0] * players},
        "created": 1.5,
        "updated": 1.5,
    }
    return TableRow(id=name, game=game, players=players, **{**fields, **given})


def played(table: TableRow, moves: int | None = None) -> tuple[State, list[Data]]:
    """A game of that table and its entries, two moves in each gesture: always the first choice, or to the end."""
    state = load_game(table.game, table.players).new_initial_state(key=table.key, nonces=table.nonces)
    entries: list[Data] = []
    while not state.is_terminal() and (moves is None or len(state.history()) < moves):
        done = [move(state) for _ in range(2) if not state.is_terminal()]
        entries.append({"kind": "play", "moves": done, "mark": state.hash(), "at": 2.0})
    return state, entries


def move(state: State) -> list[object]:
    """One move, as entries tell it."""
    seat = state.acting_seats()[0]
    action = state.legal_actions(seat)[len(state.history()) * 7 % len(state.legal_actions(seat))]
    state.apply_action(action, seat)
    return [seat, state.game.actions.text(action), False]
