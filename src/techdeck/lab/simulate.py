"""Many games at once: random ones inside the compiled engine, others by bots; over several processes if asked."""

from __future__ import annotations

import signal
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, SupportsIndex

from techdeck.bots import load_bot
from techdeck.core.errors import TechdeckError
from techdeck.core.fingerprint import Fingerprint
from techdeck.core.game import Deck, Game
from techdeck.core.given import seed_of, whole
from techdeck.core.rng import fast_rng
from techdeck.games import MAKERS
from techdeck.playout import Batch, Policy, batch_of, random_games

if TYPE_CHECKING:
    from concurrent.futures import Future

BATCH = 250
"""Games a batch: the hash is over batches in order, so it does not depend on how many processes play them."""
BOT_BATCH = 10
MOST_JOBS = 256
AHEAD = 4
"""Batches a process has waiting: enough never to be idle, few enough to be dropped at once."""


class Simulation:
    """What a number of games came to."""

    def __init__(self, game: Game, games: int) -> None:
        self.game = game.name
        self.players = game.players
        self.games = games
        self.lengths: list[int] = []
        self.returns = [0.0] * game.players
        self.scores = [0] * game.players
        self.seconds = 0.0
        self.mark = Fingerprint()

    def add(self, batch: Batch) -> None:
        """Add up one more batch."""
        self.lengths += batch.actions
        self.returns = [a + b for a, b in zip(self.returns, batch.returns, strict=True)]
        self.scores = [a + b for a, b in zip(self.scores, batch.scores, strict=True)]
        self.mark.mix_text(batch.mark.text())

    @property
    def actions(self) -> int:
        """How many actions were done in all."""
        return sum(self.lengths)

    @property
    def returns_mean(self) -> list[float]:
        """What each seat got on average."""
        return [total / self.games for total in self.returns]

    @property
    def hash(self) -> str:
        """The hash of all final states."""
        return self.mark.text()

    def to_dict(self) -> dict[str, object]:
        """The result as plain data."""
        return {
            "game": self.game,
            "players": self.players,
            "games": self.games,
            "actions": self.actions,
            "seconds": round(self.seconds, 4),
            "actions_per_second": round(self.actions / self.seconds) if self.seconds else 0,
            "mean_actions": self.actions / self.games,
            "returns_mean": self.returns_mean,
            "scores_mean": [total / self.games for total in self.scores],
            "hash": self.hash,
        }


def batches(games: int, size: int = BATCH) -> Iterator[tuple[int, int]]:
    """First number and size of each batch."""
    for first in range(0, games, size):
        yield first, min(size, games - first)


def batch_size(bots: list[str]) -> int:
    """Games a batch: fewer where bots think, so that processes share them well and progress is seen."""
    return BATCH if set(bots) == {"random"} else BOT_BATCH


def simulate(
    game: Game,
    games: SupportsIndex,
    seed: SupportsIndex = 0,
    policy: Policy | Sequence[Policy] | None = None,
    jobs: SupportsIndex = 1,
    progress: Callable[[int], None] | None = None,
    bots: str | Sequence[str] | None = None,
) -> Simulation:
    """Play games from a seed: at random inside the engine, by a policy (or one for each seat), or by bots by name."""
    games, seed, jobs = whole(games), seed_of(seed), whole(jobs)
    if games < 1 or not 1 <= jobs <= MOST_JOBS:
        raise TechdeckError(f"games must be at least 1 and jobs 1 to {MOST_JOBS}, not {games} and {jobs}")
    if policy is not None and (jobs > 1 or bots):
        raise TechdeckError("a policy plays on its own in this process: leave out jobs and bots")
    policies = None if policy is None else check_policies(game, policy)
    seated = check_bots(game, "random" if bots is None else bots)
    result = Simulation(game, games)
    began = time.perf_counter()
    for batch in played(game, games, seed, policies, jobs, seated):
        result.add(batch)
        if progress is not None:
            progress(len(result.lengths))
    result.seconds = time.perf_counter() - began
    return result


def check_policies(game: Game, policy: Policy | Sequence[Policy]) -> list[Policy]:
    """A policy for every seat: those given one for each, or one for all."""
    policies = [policy] * game.players if callable(policy) else list(policy)
    if len(policies) != game.players:
        raise TechdeckError(
            f"there are {game.players} seats: give 1 policy for all or {game.players}, not {len(policies)}"
        )
    return policies


def check_bots(game: Game, given: str | Sequence[str]) -> list[str]:
    """A bot for every seat: the names given one for each, or one name for all."""
    names = [given] if isinstance(given, str) else list(given) or ["random"]
    for name in names:
        load_bot(name, game.name)
    if len(names) not in (1, game.players):
        raise TechdeckError(f"there are {game.players} seats: name 1 bot for all or {game.players}, not {len(names)}")
    return names * game.players if len(names) == 1 else names


def played(
    game: Game, games: int, seed: int, policies: list[Policy] | None, jobs: int, bots: list[str]
) -> Iterator[Batch]:
    """The batches one after the other, in order."""
    if policies is not None:
        for first, size in batches(games):
            yield batch_of(game, first, size, seed, policies)
    elif jobs == 1:
        for first, size in batches(games, batch_size(bots)):
            yield played_by(bots, game, first, size, seed)
    else:
        yield from played_in_parallel(game, games, seed, jobs, bots)


def played_by(bots: list[str], game: Game, first: int, games: int, seed: int) -> Batch:
    """Games number first, first + 1, ... of a seed, played by bots; by chance alone inside the engine."""
    if set(bots) == {"random"}:
        return random_games(game, first, games, seed)
    batch = Batch(game.players)
    for number in range(first, first + games):
        one = batch_of(game, number, 1, seed, [policy_of(bots, seat, game, seed, number) for seat in range(len(bots))])
        batch.actions += one.actions
        batch.returns = [a + b for a, b in zip(batch.returns, one.returns, strict=True)]
        batch.scores = [a + b for a, b in zip(batch.scores, one.scores, strict=True)]
        batch.mark.mix_text(one.mark.text())
    return batch


def policy_of(bots: list[str], seat: int, game: Game, seed: int, number: int) -> Policy:
    """A seat's bot with chance of its own for one game, so that a game is the same whatever batch it is played in."""
    choose, rng = load_bot(bots[seat], game.name), fast_rng(seed, f":{number}:bot {seat}")
    return lambda view, legal: choose(view, legal, rng)


def played_in_parallel(game: Game, games: int, seed: int, jobs: int, bots: list[str]) -> Iterator[Batch]:
    """The batches, played by so many processes; Ctrl-C drops what has not begun."""
    from concurrent.futures import ProcessPoolExecutor  # takes a while to load, and few ask for it

    what = (game.name, game.players, game.deck, game.options())
    size = batch_size(bots)
    jobs = min(jobs, -(-games // size))  # a process without a batch would only cost its start
    pool = ProcessPoolExecutor(jobs, initializer=begin_work, initargs=what)
    waiting: deque[Future[Batch]] = deque()
    try:
        for first, count in batches(games, size):
            waiting.append(pool.submit(remote_batch, bots, first, count, seed))
            if len(waiting) > AHEAD * jobs:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    finally:
        pool.shutdown(cancel_futures=True)


PLAYED_HERE: list[Game] = []
"""The one game that a worker plays."""


def begin_work(name: str, players: int, deck: Deck, options: dict[str, str]) -> None:
    """A worker sets up the very game it was asked for; it leaves Ctrl-C to the one who asked. (Family 8.1)"""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    PLAYED_HERE[:] = [MAKERS[name](players, deck, options)]


def remote_batch(bots: list[str], first: int, size: int, seed: int) -> Batch:
    """A batch played in another process."""
    return played_by(bots, PLAYED_HERE[0], first, size, seed)
