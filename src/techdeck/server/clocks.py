"""Time at a table: what each seat has left, and the phases that the clock ends. Seconds, all of it passed in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from techdeck.core.state import State
from techdeck.core.table import CLOCK
from techdeck.server.protocol import Clocks, ClockSettings

GRACE = 0.2
"""What the way over the network may take of a decision, at most."""
GRACE_STORED = 1.0
"""How much of it can be in store."""
GRACE_RATE = 0.02
"""How much of it comes back per second of the table's time. So nobody gains by deciding often."""


@dataclass
class SeatClock:
    """A seat's time: what is left, since when it runs, and what the network may still take."""

    left: float | None
    since: float | None = None
    grace: float = GRACE_STORED
    graced: float = 0.0
    """When grace was last reckoned."""

    def spent(self, now: float) -> float:
        """What the running decision has taken."""
        return 0.0 if self.since is None else max(0.0, now - self.since - min(GRACE, self.grace))

    def ends(self) -> float | None:
        """When its time is up."""
        if self.since is None or self.left is None:
            return None
        return self.since + self.left + min(GRACE, self.grace)

    def begin(self, now: float) -> None:
        """A decision begins."""
        self.grace = min(GRACE_STORED, self.grace + GRACE_RATE * max(0.0, now - self.graced))
        self.since = self.graced = now

    def stop(self, now: float) -> None:
        """The decision is over, and paid for."""
        if self.since is None:
            return
        used = min(GRACE, self.grace, max(0.0, now - self.since))
        if self.left is not None:
            self.left = max(0.0, self.left - self.spent(now))
        self.grace -= used
        self.since = None


class SeatClocks:
    """The clocks of all seats: none, so long for each move, or a bank with an increment."""

    def __init__(self, settings: ClockSettings, players: int, left: Sequence[float | None] | None = None) -> None:
        self.settings = settings
        full = {"none": None, "move": float(settings.seconds), "bank": settings.minutes * 60.0}[settings.kind]
        self.seats = [SeatClock(full) for _ in range(players)]
        if left is not None and settings.kind == "bank":
            for clock, seconds in zip(self.seats, left, strict=True):
                clock.left = seconds

    def run(self, asked: Sequence[int], acted: int, now: float) -> None:
        """These seats are asked from now on; a seat that has just acted begins anew."""
        if self.settings.kind == "none":
            return
        for seat, clock in enumerate(self.seats):
            if clock.since is not None and (seat == acted or seat not in asked):
                clock.stop(now)
                self.top_up(clock)
            if clock.since is None and seat in asked:
                clock.begin(now)

    def top_up(self, clock: SeatClock) -> None:
        """What a seat gets after a decision."""
        if self.settings.kind == "bank" and clock.left is not None:
            clock.left += self.settings.seconds
        elif self.settings.kind == "move":
            clock.left = float(self.settings.seconds)

    def pause(self) -> None:
        """Time stands still: what was not yet paid for is nobody's. (the server was down)"""
        for clock in self.seats:
            clock.since = None

    def left(self, now: float) -> list[float | None]:
        """What each seat has left."""
        return [None if one.left is None else max(0.0, one.left - one.spent(now)) for one in self.seats]

    def next_end(self) -> tuple[float, int] | None:
        """When the next seat runs out of time, and which."""
        ends = [(end, seat) for seat, clock in enumerate(self.seats) if (end := clock.ends()) is not None]
        return min(ends) if ends else None


class Phase(NamedTuple):
    """What the clock may end: how long it lasts by which option, and what stays the same as long as it lasts."""

    option: str
    unit: float
    same: tuple[str, ...]
    timed: bool = False
    """Only where the table has a clock."""
    lasts: bool = True
    """It runs on while the clock may not end it."""

    def marks(self, seen: Mapping[str, object]) -> str:
        """By what this phase is told from the one before it."""
        return repr([seen.get(name) for name in self.same])


PHASES = {
    "window-closed": Phase("accept_window", 0.001, (), lasts=False),  # Exchange 3.14
    "quiet": Phase("quiet_seconds", 1.0, ("round", "phase", "trades"), timed=True),  # Exchange 5.6
    "time-up": Phase("trade_minutes", 60.0, ("round", "proposer"), timed=True),  # Tricks 3.24
}
"""By the clock's action, as logs write it."""

Key = tuple[int, str, str]
"""An action of the clock, its kind, and the marks of the phase it would end."""


class PhaseClocks:
    """The actions open to the clock, each with the moment when it does them. (Family 7.10)"""

    def __init__(self, timed: bool) -> None:
        self.timed = timed
        self.begun: dict[Key, float] = {}
        self.ends: dict[int, float] = {}
        self.shown: float | None = None

    def look(self, state: State, now: float) -> None:
        """See what the clock may do now, and since when."""
        self.ends, self.shown = {}, None
        actions = [] if state.is_terminal() else state.legal_actions(CLOCK)
        kinds = {action: state.action_to_string(CLOCK, action).split()[0] for action in actions}
        ending = {action: kind for action, kind in kinds.items() if self.ends_phase(kind)}
        if not ending and not (actions and self.begun):
            self.begun = {}
            return
        seen = state.view(None).to_dict()
        begun = {key: since for key, since in self.begun.items() if still_lasts(key, seen)}
        for action, kind in ending.items():
            phase = PHASES[kind]
            key = (action, kind, phase.marks(seen))
            begun[key] = self.begun.get(key, now)
            self.ends[action] = begun[key] + float(state.game.options()[phase.option]) * phase.unit
            self.shown = self.ends[action] if phase.lasts else self.shown
        self.begun = begun

    def ends_phase(self, kind: str) -> bool:
        """Whether the clock does this kind of action at this table."""
        phase = PHASES.get(kind)
        return phase is not None and (self.timed or not phase.timed)

    @property
    def running(self) -> bool:
        """Whether a phase runs that the clock ends: no seat's own time runs then."""
        return bool(self.ends)

    def next_end(self) -> tuple[float, int] | None:
        """When the clock acts next, and what it does."""
        return min(((end, action) for action, end in self.ends.items()), default=None)


def still_lasts(key: Key, seen: Mapping[str, object]) -> bool:
    """Whether a phase runs on, though the clock may not end it now: quiet time, while a window is open."""
    phase = PHASES[key[1]]
    return phase.lasts and key[2] == phase.marks(seen)


def shown(seats: SeatClocks, phases: PhaseClocks, now: float) -> Clocks | None:
    """The clocks as clients see them; None where no time is measured."""
    if seats.settings.kind == "none" and not phases.running:
        return None
    left = [None if one is None else round(one * 1000) for one in seats.left(now)]
    running = [seat for seat, clock in enumerate(seats.seats) if clock.since is not None]
    phase = None if phases.shown is None else max(0, round((phases.shown - now) * 1000))
    return Clocks(round(now * 1000), running, left, phase)
