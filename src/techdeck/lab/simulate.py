"""Many games at once: random ones inside the compiled engine, others by bots; over several processes if asked."""

from __future__ import annotations

import pickle
import signal
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, SupportsIndex

from techdeck.core.errors import TechdeckError
from techdeck.core.fingerprint import Fingerprint
from techdeck.core.game import Deck, Game
from techdeck.core.given import seed_of, whole
from techdeck.core.rng import fast_rng, game_rngs
from techdeck.games import MAKERS
from techdeck.lab.match import play_on
from techdeck.lab.rates import Rate, win_rate
from techdeck.lab.seating import Bots, Seated, all_by_chance, seated
from techdeck.playout import Batch, add_up, random_games

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

    def __init__(self, game: Game, games: int, bots: list[str]) -> None:
        self.game = game.name
        self.players = game.players
        self.games = games
        self.bots = bots
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
    def win_rates(self) -> list[Rate]:
        """How often each seat won, with a 95 % interval; a victory that n seats share counts 1 / n for each."""
        return [win_rate(total, self.games, self.players) for total in self.returns]

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
            "win_rates": [rate._asdict() for rate in self.win_rates],
            "bots": self.bots,
            "hash": self.hash,
        }

    def __repr__(self) -> str:
        won = [f"{bot} {rate}" for bot, rate in zip(self.bots, self.win_rates, strict=True)]
        return f"Simulation({self.game}, {self.games:,} games, won: {', '.join(won)})"


def batches(games: int, size: int = BATCH) -> Iterator[tuple[int, int]]:
    """First number and size of each batch."""
    for first in range(0, games, size):
        yield first, min(size, games - first)


def batch_size(bots: Sequence[Seated]) -> int:
    """Games a batch: fewer where bots think, so that processes share them well and progress is seen."""
    return BATCH if all_by_chance(bots) else BOT_BATCH


def simulate(
    game: Game,
    games: SupportsIndex,
    seed: SupportsIndex = 0,
    policy: Bots | None = None,
    jobs: SupportsIndex = 1,
    progress: Callable[[int], None] | None = None,
    bots: Bots | None = None,
) -> Simulation:
    """Play games from a seed: by chance inside the engine, or by bots, by name or as functions, as in a match.

    policy is another name for bots.
    """
    games, seed, jobs = whole(games), seed_of(seed), whole(jobs)
    if games < 1 or not 1 <= jobs <= MOST_JOBS:
        raise TechdeckError(f"games must be at least 1 and jobs 1 to {MOST_JOBS}, not {games} and {jobs}")
    if policy is not None and bots is not None:
        raise TechdeckError("policy and bots are two names for the same: give one of them")
    given = policy if bots is None else bots
    players = seated(game, "random" if given is None else given)
    result = Simulation(game, games, [player.name for player in players])
    began = time.perf_counter()
    for batch in played(game, games, seed, jobs, players):
        result.add(batch)
        if progress is not None:
            progress(len(result.lengths))
    result.seconds = time.perf_counter() - began
    return result


def played(game: Game, games: int, seed: int, jobs: int, bots: list[Seated]) -> Iterator[Batch]:
    """The batches one after the other, in order."""
    if jobs > 1:
        check_portable(bots)
        yield from played_in_parallel(game, games, seed, jobs, bots)
    else:
        for first, size in batches(games, batch_size(bots)):
            yield played_by(bots, game, first, size, seed)


def check_portable(bots: Sequence[Seated]) -> None:
    """Bots that several processes share must be sent to them."""
    for one in bots:
        try:
            pickle.dumps(one)
        except (pickle.PicklingError, AttributeError, TypeError):
            what = "write it as a function at the top of a module, or let one process play with jobs=1"
            raise TechdeckError(f"the bot {one.name!r} can't be sent to other processes: {what}") from None


def played_by(bots: list[Seated], game: Game, first: int, games: int, seed: int) -> Batch:
    """Games number first, first + 1, ... of a seed, played by bots; by chance alone inside the engine.

    A game is the same whatever batch it is played in: each bot has chance of its own for every game.
    """
    if all_by_chance(bots):
        return random_games(game, first, games, seed)
    batch = Batch(game.players)
    for number in range(first, first + games):
        deals, order = game_rngs(seed, number)
        state = game.deal(deals)
        play_on(state, bots, order, [fast_rng(seed, f":{number}:bot {seat}") for seat in range(game.players)])
        batch.actions.append(len(state.moves))
        add_up(batch, state)
    return batch


def played_in_parallel(game: Game, games: int, seed: int, jobs: int, bots: list[Seated]) -> Iterator[Batch]:
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


def remote_batch(bots: list[Seated], first: int, size: int, seed: int) -> Batch:
    """A batch played in another process."""
    return played_by(bots, PLAYED_HERE[0], first, size, seed)
