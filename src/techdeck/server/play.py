"""A game in play at a table: its state, every version of it, and who did what. Nothing here waits for anything."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from techdeck.core.errors import IllegalAction
from techdeck.core.events import Event
from techdeck.core.game import Game
from techdeck.core.state import State


@dataclass(frozen=True)
class Played:
    """One command: who did it (the clock is -1), the actions it stood for, and the id its client gave it."""

    by: int
    actions: tuple[int, ...]
    stand_in: bool = False
    id: str = ""


@dataclass(frozen=True)
class Step:
    """A command that was tried: the table after it, and what happened."""

    played: Played
    state: State
    events: Sequence[Event]


class Play:
    """The state of a game and how it came about. A step is taken only once it is on disk."""

    def __init__(self, game: Game, key: bytes, nonces: Sequence[str | None]) -> None:
        self.game = game
        self.key = key
        self.nonces = list(nonces)
        self.state = self.dealt()
        self.done: list[Played] = []
        self.moves = [0] * game.players
        """How often each seat has acted."""
        self.versions: dict[tuple[int, str], int] = {}
        """By seat and id: the version that a command made."""

    @property
    def version(self) -> int:
        """How many commands were done."""
        return len(self.done)

    def dealt(self) -> State:
        """The table as it was dealt. (Family 8.4)"""
        return self.game.new_initial_state(key=self.key, nonces=self.nonces)

    def command(self, seat: int, command: Mapping[str, object], id: str) -> Step:
        """The seat tries a whole command; IllegalAction says why not."""
        after = self.state.clone()
        journal = after.watch()
        actions = after.apply_command(command, seat)
        return Step(Played(seat, tuple(actions), False, id), after, journal.events)

    def action(self, seat: int, action: int, id: str = "", stand_in: bool = False) -> Step:
        """The seat, or the clock, tries one action; a refusal is made from what the seat knows, and tells no more."""
        if seat >= 0:
            known = self.state.view(seat).table
            if action not in [*known.legal_actions(seat), *known.ways_out(seat)]:
                known.apply_action(action, seat)
                raise IllegalAction("that can't be done now", "Family 7.14")
        after = self.state.clone()
        journal = after.watch()
        after.apply_action(action, seat, stand_in)
        return Step(Played(seat, (action,), stand_in, id), after, journal.events)

    def take(self, step: Step) -> None:
        """The step is done."""
        self.state = step.state
        self.note(step.played)

    def note(self, played: Played) -> None:
        """Remember a command that is done."""
        self.done.append(played)
        if played.by >= 0:
            self.moves[played.by] += 1
            if played.id:
                self.versions[played.by, played.id] = self.version

    def do_again(self, played: Played) -> None:
        """A command from the log."""
        for action in played.actions:
            self.state.apply_action(action, played.by, played.stand_in)
        self.note(played)

    def steps_after(self, version: int) -> Iterator[tuple[State, Step | None, list[int]]]:
        """The table at a version, then every step after it, played again from the log; with the moves of each seat."""
        state, moves = self.dealt(), [0] * self.game.players
        for number, played in enumerate(self.done):
            if number == version:
                yield state, None, moves
            if number >= version:
                state = state.clone()
                state.watch()
            for action in played.actions:
                state.apply_action(action, played.by, played.stand_in)
            if played.by >= 0:
                moves[played.by] += 1
            if number >= version:
                yield state, Step(played, state, state.watch().events), moves
        if version == len(self.done):
            yield state, None, moves
