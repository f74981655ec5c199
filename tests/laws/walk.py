"""Random play that goes everywhere: trades, secret choices, stand-ins, time-ups, concessions, offers of a draw."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random

from techdeck.core.cards import face
from techdeck.core.effects.run import Ask
from techdeck.core.state import State
from techdeck.core.zones import PENDING
from tests.laws.subjects import Subject, dealt

EDGE_STEPS = 40
CLOCK = -1
FEW = 3
"""So often each question of each card's text is looked at in any case, and other decisions four times as often."""


@dataclass
class Moment:
    """A table at a decision, or at its end; laws look at it and play on with clones only."""

    subject: Subject
    state: State
    rng: Random
    step: int
    where: str
    eyes: list[int | None]
    """Whose eyes the dear laws look with: all seats' and an onlooker's, or some of them."""

    def seats(self) -> list[int]:
        """The seats among them."""
        return [seat for seat in self.eyes if seat is not None]


@dataclass
class Pace:
    """How many dealt games and how many edge tables, each looked at every so many steps."""

    games: int
    every: int
    edges: int
    edge_every: int = 1
    first: int = 0
    watch: bool = True

    def part(self, number: int, parts: int) -> Pace:
        """One of several equal parts of this pace, with games and tables of its own."""
        games, edges = self.games // parts, self.edges // parts
        first = self.first + number * max(games, edges)
        return Pace(games, self.every, edges, self.edge_every, first, self.watch)


Law = Callable[[Moment], None]
Turn = Callable[[State], str]
"""What stays the same as long as a turn goes on."""
Endless = Callable[[State], bool]
"""Whether only the clock ends what is going on."""
Shuns = Callable[[State, int], set[int]]
"""What chance does seldom, so that more comes of the rest."""


class Player:
    """Plays all seats and the clock at random, kinds of action as likely as single ones; by a turn, stubbornly."""

    def __init__(
        self, rng: Random, turn: Turn | None = None, shuns: Shuns | None = None, endless: Endless | None = None
    ) -> None:
        self.rng = rng
        self.endless = endless
        self.restless = rng.random() < 0.3 and turn is None
        self.turn = turn
        self.shuns = shuns

    def act(self, state: State) -> None:
        """One action of somebody."""
        rng = self.rng
        roll = rng.random()
        if self.restless and roll < 0.004 and self.leave(state):
            return
        clock_runs = self.turn is None or (self.endless is not None and self.endless(state))
        if clock_runs and roll > 0.99 and (ticks := state.legal_actions(CLOCK)):
            state.apply_action(rng.choice(ticks), CLOCK)
            return
        seat = rng.choice(state.acting_seats())
        state.apply_action(self.choice(state, seat), seat, rng.random() < 0.05)

    def leave(self, state: State) -> bool:
        """Somebody concedes or says draw."""
        seat = self.rng.randrange(int(state.players))
        ways = state.ways_out(seat)
        if ways:
            state.apply_action(self.rng.choice(ways), seat)
        return bool(ways)

    def choice(self, state: State, seat: int) -> int:
        """A legal action: any, or first a kind and then one of it; the stubborn keep to what lets the turn go on."""
        actions = state.legal_actions(seat)
        if (turn := self.turn) is not None:
            some = self.rng.sample(actions, min(5, len(actions)))
            return max(some, key=lambda action: goes_on(state, seat, action, turn, self.rng))
        if self.shuns is not None and self.rng.random() < 0.85:
            shunned = self.shuns(state, seat)
            actions = [action for action in actions if action not in shunned] or actions
        if self.rng.random() < 0.5:
            return self.rng.choice(actions)
        kind_of = state.game.actions.kind_of
        kind = self.rng.choice(sorted({kind_of[action] for action in actions}))
        return self.rng.choice([action for action in actions if kind_of[action] == kind])


def goes_on(state: State, seat: int, action: int, turn: Turn, rng: Random) -> int:
    """For how many actions the turn still goes on, ten at most, in four tries together."""
    now, count = turn(state), 0
    for _ in range(4):
        after, left = state.clone(), 10
        after.apply_action(action, seat)
        while turn(after) == now and left > 0:
            after.apply_action(rng.choice(after.legal_actions()))
            left -= 1
        count += 10 - left
    return count


def game_walk(subject: Subject, seed: int, watch: bool = True, stubborn: bool = False) -> Iterator[Moment]:
    """A dealt game at each of its decisions and at its end."""
    state = dealt(subject, seed)
    if watch:
        state.watch()
    return walk(subject, state, Random(f"{subject} {seed}"), f"{subject} seed {seed}", 1 << 30, stubborn)


def edge_walk(subject: Subject, number: int) -> Iterator[Moment]:
    """An edge table at each of its next decisions."""
    state = subject.book.edge(subject.players, number)
    return walk(subject, state, Random(f"{subject} edge {number}"), f"{subject} edge {number}", EDGE_STEPS, False)


def walk(subject: Subject, state: State, rng: Random, where: str, most: int, stubborn: bool) -> Iterator[Moment]:
    """A table from here on; the law's own dice are apart, so that looking changes nothing."""
    book = subject.book
    player = Player(rng, book.turn if stubborn else None, book.shuns, book.only_the_clock_ends)
    moment = Moment(subject, state, Random(f"{where} law"), 0, where, [*range(subject.players), None])
    yield moment
    while moment.step < most and not state.is_terminal():
        player.act(state)
        moment.step += 1
        yield moment


def walks(subject: Subject, pace: Pace) -> Iterator[tuple[Iterator[Moment], int]]:
    """All walks of a pace, each with how often it is looked at."""
    for seed in range(pace.first, pace.first + pace.games):
        yield game_walk(subject, seed, pace.watch), pace.every
    for number in range(pace.first, pace.first + pace.edges):
        yield edge_walk(subject, number), pace.edge_every


def hold(law: Law, subject: Subject, pace: Pace, told: Callable[[str], None] | None = None) -> int:
    """The law holds at every moment of the sample; how many that were. A breach says where it was."""
    looked, seen = 0, Counter[str]()
    for number, (moments, every) in enumerate(walks(subject, pace)):
        if told is not None and number % 100 == 0:
            told(f"{law.__name__} {subject}: walk {number} of {pace.games + pace.edges}, {looked} moments")
        for moment in moments:
            kind = kind_of(moment.state)
            few = FEW if " of " in kind else 4 * FEW
            if seen[kind] < few or (moment.step + number) % every == 0 or moment.state.is_terminal():
                look(law, moment)
                looked += 1
                seen[kind] += 1
    return looked


def kind_of(state: State) -> str:
    """What kind of decision this is: the frame, with cards put face down or not, or which card's text asks what."""
    if not state.frames:
        return ""
    frame = state.frames[-1]
    if isinstance(frame, Ask):
        return f"{type(frame.verb).__name__} of {face(frame.run.card)}"
    halfway = any(state.zones.count(PENDING + seat) > 1 for seat in range(int(state.players)))
    return f"{type(frame).__name__}, halfway" if halfway else type(frame).__name__


def look(law: Law, moment: Moment) -> None:
    """The law holds now."""
    try:
        law(moment)
    except Exception as error:
        frames = " > ".join([frame.key() for frame in moment.state.frames])
        error.add_note(f"{moment.where}, after {moment.step} actions, at {frames or 'the end'}")
        raise
