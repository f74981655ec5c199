"""A program in a seat: it is shown what its seat knows, and asked. One that fails is replaced, and the game goes on."""

from __future__ import annotations

from dataclasses import dataclass
from multiprocessing.util import Finalize
from time import monotonic
from typing import Any, NamedTuple

from techdeck.bots import Chooser, load_stand_in
from techdeck.bots.outside.process import Fault, Process
from techdeck.core.asking import question_for
from techdeck.core.commands import actions_of
from techdeck.core.errors import TechdeckError
from techdeck.core.events import Journal
from techdeck.core.rng import Rng
from techdeck.core.state import State
from techdeck.core.view import View

PROTOCOL = 1
HELLO_SECONDS = 10.0
"""How long a program may take to start."""
GRACE_SECONDS = 1.0
"""How long it may take to answer once its time is up."""
MOST_FAULTS = 3
"""A program that failed so often is not started again."""


@dataclass(frozen=True)
class Program:
    """A bot that is a program: the command that starts it, the seconds it has for a choice, its options and values."""

    command: str
    seconds: float = 1.0
    options: tuple[tuple[str, str], ...] = ()

    @property
    def name(self) -> str:
        """What it is called: its command, its time and its options, for with others it is another bot."""
        return " ".join([self.command, f"({self.seconds:g} s)", *[f"{name}={value}" for name, value in self.options]])


class Step(NamedTuple):
    """An action of a command, and which question it answers: at another one the same number may mean something else."""

    action: int
    code: str


class Player:
    """A program in one seat, for one game after the other; a stand-in finishes those in which it fails."""

    def __init__(self, program: Program, seat: int) -> None:
        self.program = program
        self.seat = seat
        self.stand_in: Chooser | None = None
        self.process: Process | None = None
        self.playing = False
        self.journal = Journal(0, [])
        self.faults = 0
        self.asked = 0
        self.told = 0
        """How many events of the game it has been told."""
        self.rest: list[Step] = []
        """What of a command is still to be done."""

    def begin(self, state: State, seed: int) -> None:
        """A new game; a program that failed before is started anew, but not forever."""
        game = state.game
        self.rest, self.told, self.journal = [], 0, state.watch()
        self.stand_in = load_stand_in(game.name)
        self.playing = self.faults < MOST_FAULTS
        if not self.playing:
            return
        try:
            if self.process is None:
                self.process = greeted(self.program)
            about = {"game": game.name, "players": game.players, "seat": self.seat, "seed": seed}
            self.process.tell({"type": "new_game", **about, "options": game.options(), "edition": game.deck.name})
        except Fault as fault:
            self.replace(str(fault))

    def __call__(self, view: View, legal: list[int], rng: Rng) -> int:
        """Its next action; the stand-in's, once it has failed in this game."""
        if self.rest and self.rest[0].action in legal and self.rest[0].code == view.question().code:
            return self.rest.pop(0).action
        if self.playing:
            try:
                self.rest = steps_of(view, self.ask(view, legal))
                return self.rest.pop(0).action
            except Fault as fault:
                self.replace(str(fault))
        assert self.stand_in is not None, "begin() comes first"
        return self.stand_in(view, legal, rng)

    def ask(self, view: View, legal: list[int]) -> list[int]:
        """Show it the table, and wait for what it does: the actions that stand for it."""
        assert self.process is not None
        self.asked += 1
        self.process.tell({"type": "view", "seat": self.seat, **self.shown_to_it(view)})
        self.process.tell({"type": "go", "id": str(self.asked), "milliseconds": round(1000 * self.program.seconds)})
        answer = self.answer(self.process)
        try:
            return meant(answer, view, legal)
        except TechdeckError as error:
            raise Fault(f"chose what it may not do: {in_short(answer)}: {error}") from None

    def shown_to_it(self, view: View) -> dict[str, Any]:
        """What its seat sees, what is asked of it, and what has happened since it was asked last."""
        events = self.journal.feed(self.seat, self.told)
        self.told += len(events)
        asked = {"question": view.question().to_dict(), "commands": [one.to_dict() for one in view.commands()]}
        return {"view": view.to_dict(), "asked": asked, "events": [event.to_dict() for event in events]}

    def answer(self, process: Process) -> dict[str, Any]:
        """What it answers to the last question, in its time; what it says to older ones is passed over."""
        until = monotonic() + self.program.seconds
        message = self.heard(process, until)
        if message is None:
            process.tell({"type": "stop", "id": str(self.asked)})
            message = self.heard(process, until + GRACE_SECONDS)
        if message is None:
            late = f"nor {GRACE_SECONDS:g} s after it was told to stop"
            raise Fault(f"did not answer within {self.program.seconds:g} s, {late}")
        return message

    def heard(self, process: Process, until: float) -> dict[str, Any] | None:
        """Its answer, if it comes until then, however much else it says."""
        while (message := process.hear(until)) is not None and message.get("id") != str(self.asked):
            if monotonic() > until:
                return None
        return message

    def replace(self, fault: str) -> None:
        """It has failed: the stand-in plays on."""
        self.playing = False
        self.rest = []
        self.faults += 1
        FAULTS.append(f"{self.program.command!r} in seat {self.seat} {fault}. A stand-in plays on.")
        self.close()

    def over(self, state: State) -> None:
        """The game is over: the program is told what it came to."""
        if self.playing and self.process is not None:
            self.process.tell({"type": "over", "scores": state.scores(), "returns": state.returns()})

    def close(self) -> None:
        """End the program."""
        if self.process is not None:
            self.process.end()
            self.process = None


def greeted(program: Program) -> Process:
    """A program that was started, has said hello, and knows its options."""
    process = Process(program.command)
    process.tell({"type": "hello", "protocol": PROTOCOL})
    try:
        set_options(program, process, hello(process))
    except Fault:
        process.end()
        raise
    return process


def hello(process: Process) -> dict[str, Any]:
    """What it answers to a hello."""
    answer = process.hear(monotonic() + HELLO_SECONDS)
    if answer is None:
        raise Fault(f"did not say hello within {HELLO_SECONDS:g} s")
    if answer["type"] != "hello":
        raise Fault(f"did not say hello, but {in_short(answer)}")
    return answer


def set_options(program: Program, process: Process, answer: dict[str, Any]) -> None:
    """Tell it the options it is to have, all of which it must have named."""
    named = answer.get("options")
    known = named if isinstance(named, dict) else {}
    for name, _ in program.options:
        if name not in known:
            raise Fault(f"has no option {name!r}; it has {', '.join(known) or 'none'}")
    if program.options:
        process.tell({"type": "options", "options": dict(program.options)})


def meant(answer: dict[str, Any], view: View, legal: list[int]) -> list[int]:
    """The actions an answer stands for: a single one, or those of a whole command."""
    assert view.seat is not None
    if answer["type"] == "command":
        command = answer.get("command")
        if not isinstance(command, dict):
            raise TechdeckError('a command is an object: {"kind": "play", "card": "K9"}')
        return actions_of(view.table, view.seat, command)
    action = answer.get("action")
    if answer["type"] != "action" or not isinstance(action, int) or isinstance(action, bool):
        raise TechdeckError('an answer is {"type": "action", "action": <number>} or {"type": "command", ...}')
    if action not in legal:
        raise view.table.refusal(action, view.seat)
    return [action]


def steps_of(view: View, actions: list[int]) -> list[Step]:
    """The actions of a command with the questions they answer, tried on what the seat knows; the last one is not."""
    assert view.seat is not None
    table, found = view.table.clone(), list[Step]()
    for action in actions:
        if found:
            table.apply_action(found[-1].action, view.seat)
        found.append(Step(action, question_for(table, view.seat).code))
    return found


def in_short(message: dict[str, Any]) -> str:
    """A message in short."""
    return str({name: value for name, value in message.items() if name != "id"})[:120]


FAULTS: list[str] = []
"""What programs did wrong, until somebody takes it."""
PLAYERS: dict[tuple[Program, int], Player] = {}
"""The programs of this process, which play one game after the other."""


def player(program: Program, seat: int) -> Player:
    """The program for a seat: the one that plays already, or a new one."""
    return PLAYERS.setdefault((program, seat), Player(program, seat))


def take_faults() -> list[str]:
    """What programs of this process have done wrong since this was asked last."""
    found = list(FAULTS)
    FAULTS.clear()
    return found


def close_all() -> None:
    """End every program of this process."""
    while PLAYERS:
        PLAYERS.popitem()[1].close()


Finalize(None, close_all, exitpriority=10)  # also where worker processes end, which know no atexit
