"""A game in play at a table: its state, every version of it, and who did what. Nothing here waits for anything."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from techdeck.core.errors import IllegalAction
from techdeck.core.events import Event
from techdeck.core.game import Game
from techdeck.core.state import State
from techdeck.core.view import deal_of


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
        self.deals = [0]
        """The first version of each deal."""
        self.deal = deal_of(self.state)

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
        if (deal := deal_of(self.state)) != self.deal:
            self.deal = deal
            self.deals.append(self.version)
        if played.by >= 0:
            self.moves[played.by] += 1
            if played.id:
                self.versions[played.by, played.id] = self.version

    def open_until(self) -> int | None:
        """The version up to which all hands may be seen; None: there is none yet. (Family 6.14)

        The deal before is shown step by step, as many commands of it as were done since; after the end, everything.
        """
        if self.state.is_terminal():
            return self.version
        if len(self.deals) < 2:
            return None
        before, now = self.deals[-2:]
        return min(before + self.version - now, now - 1)

    def do_again(self, played: Played) -> None:
        """A command from the log."""
        self.repeat(self.state, played)
        self.note(played)

    def repeat(self, state: State, played: Played) -> None:
        """Do at a table what was done."""
        for action in played.actions:
            state.apply_action(action, played.by, played.stand_in)

    def step_after(self, version: int, state: State) -> Step:
        """The command that followed a version, tried again on the table as it was then."""
        played, after = self.done[version], state.clone()
        journal = after.watch()
        self.repeat(after, played)
        return Step(played, after, journal.events)

    def steps_after(self, version: int, until: int) -> Iterator[tuple[State, Step | None, list[int]]]:
        """The table at a version, then every step up to another, played again from the log; with each seat's moves."""
        state, moves = self.dealt(), [0] * self.game.players
        for number, played in enumerate(self.done[:until]):
            if number == version:
                yield state, None, moves
            if played.by >= 0:
                moves[played.by] += 1
            if number >= version:
                step = self.step_after(number, state)
                state = step.state
                yield state, step, moves
            else:
                self.repeat(state, played)
        if version == until:
            yield state, None, moves
