"""Many games at once: random ones inside the compiled engine, over several processes if asked."""

import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor

from techdeck.core.fingerprint import Fingerprint
from techdeck.core.game import Game
from techdeck.games import load_game
from techdeck.playout import Batch, Policy, batch_of, random_games

BATCH = 250
"""Games a batch: the hash is over batches in order, so it does not depend on how many processes play them."""


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


def batches(games: int) -> Iterator[tuple[int, int]]:
    """First number and size of each batch."""
    for first in range(0, games, BATCH):
        yield first, min(BATCH, games - first)


def simulate(
    game: Game,
    games: int,
    seed: int = 0,
    policy: Policy | list[Policy] | None = None,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
) -> Simulation:
    """Play games from a seed: uniformly at random inside the engine, or by a policy for all seats or one for each."""
    result = Simulation(game, games)
    began = time.perf_counter()
    for batch in played(game, games, seed, policy, jobs):
        result.add(batch)
        if progress is not None:
            progress(len(result.lengths))
    result.seconds = time.perf_counter() - began
    return result


def played(game: Game, games: int, seed: int, policy: Policy | list[Policy] | None, jobs: int) -> Iterator[Batch]:
    """The batches one after the other, in order."""
    if policy is not None:
        policies = policy if isinstance(policy, list) else [policy] * game.players
        for first, size in batches(games):
            yield batch_of(game, first, size, seed, policies)
    elif jobs <= 1:
        for first, size in batches(games):
            yield random_games(game, first, size, seed)
    else:
        what = (game.name, game.players, game.source, game.options())
        with ProcessPoolExecutor(jobs) as pool:
            tasks = [pool.submit(remote_batch, *what, first, size, seed) for first, size in batches(games)]
            for task in tasks:
                yield unpacked(task.result(), game.players)


Packed = tuple[list[int], list[float], list[int], int, int]


def remote_batch(
    name: str, players: int, edition: str, options: dict[str, str], first: int, size: int, seed: int
) -> Packed:
    """A batch played in another process, packed to travel."""
    batch = random_games(load_game(name, players, edition, options), first, size, seed)
    return batch.actions, batch.returns, batch.scores, int(batch.mark.one), int(batch.mark.two)


def unpacked(packed: Packed, players: int) -> Batch:
    """A batch that travelled."""
    batch = Batch(players)
    batch.actions, batch.returns, batch.scores, batch.mark.one, batch.mark.two = packed
    return batch
