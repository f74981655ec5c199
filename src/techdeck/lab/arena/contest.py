"""A contest between bots: deals played in every lineup, until there are enough or a sequential test has decided."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import SupportsIndex

from techdeck.core.errors import TechdeckError
from techdeck.core.game import Game
from techdeck.core.given import seed_of, whole
from techdeck.lab.arena.code import code_of
from techdeck.lab.arena.figures import Verdict, mean_rank, ratings, share_of, verdict
from techdeck.lab.arena.lineups import lineups
from techdeck.lab.arena.record import Record
from techdeck.lab.arena.results import Deal
from techdeck.lab.arena.running import deals_played
from techdeck.lab.seating import OneBot, Seated, seated_one
from techdeck.lab.simulate import MOST_JOBS

MOST_BOTS = 12


@dataclass(frozen=True)
class Sequential:
    """A sequential test of whether the first of two bots is better: by elo1 rather than by elo0."""

    elo0: float = 0.0
    elo1: float = 30.0
    risk: float = 0.05
    """How often it may say the wrong thing, on either side."""

    def __post_init__(self) -> None:
        if not self.elo0 < self.elo1 or not 0 < self.risk < 0.5:
            raise TechdeckError("a sequential test needs elo0 below elo1, and a risk between 0 and 0.5")


@dataclass
class Contest:
    """What a contest came to so far."""

    game: Game
    bots: list[str]
    seed: int
    test: Sequential | None = None
    deals: list[Deal] = field(default_factory=list)

    @property
    def games(self) -> int:
        """How many games were played."""
        return sum(len(deal.games) for deal in self.deals)

    @property
    def faults(self) -> list[str]:
        """What programs did wrong."""
        return [fault for deal in self.deals for fault in deal.faults]

    def verdict(self) -> Verdict | None:
        """How the sequential test stands, if there is one."""
        if self.test is None:
            return None
        scores = [deal.score(0, 1) for deal in self.deals]
        return verdict(scores, self.test.elo0, self.test.elo1, self.test.risk)

    def decided(self) -> bool:
        """Whether the sequential test has an answer."""
        stands = self.verdict()
        return stands is not None and stands.verdict != "undecided"

    def to_dict(self) -> dict[str, object]:
        """The result as plain data."""
        rated, stands = ratings(self.deals, len(self.bots)), self.verdict()
        return {
            "game": self.game.name,
            "players": self.game.players,
            "games": self.games,
            "deals": len(self.deals),
            "seed": self.seed,
            "options": self.game.options(),
            "edition": self.game.deck.name,
            "bots": [
                {
                    "name": name,
                    **share_of(self.deals, bot)._asdict(),
                    "mean_rank": mean_rank(self.deals, bot),
                    "elo": rated[bot].elo,
                    "elo_error": rated[bot].error,
                }
                for bot, name in enumerate(self.bots)
            ],
            "sprt": None if stands is None or self.test is None else {**vars(self.test), **stands._asdict()},
            "faults": self.faults,
        }


def arena(
    game: Game,
    bots: Sequence[OneBot],
    games: SupportsIndex = 200,
    seed: SupportsIndex = 0,
    jobs: SupportsIndex = 1,
    test: Sequential | None = None,
    record: Record | None = None,
    progress: Callable[[Contest], None] | None = None,
) -> Contest:
    """Let bots play each other: the same deals for all, everybody in every seat.

    Games are rounded up to whole deals. With a test it ends as soon as that has decided; with a record it goes on where
    an earlier run of the same contest stopped.
    """
    seated = [seated_one(game, bot) for bot in bots]
    check(game, seated, test, whole(games), whole(jobs))
    contest = Contest(game, [one.name for one in seated], seed_of(seed), test)
    if record is not None:
        contest.deals += record.opened(contest_data(contest, seated))
    wanted = -(-whole(games) // len(lineups(len(seated), game.players)))
    more = deals_played(game, seated, len(contest.deals), wanted, contest.seed, whole(jobs))
    try:
        while len(contest.deals) < wanted and not contest.decided():
            deal = next(more)
            contest.deals.append(deal)
            if record is not None:
                record.add(deal)
            if progress is not None:
                progress(contest)
    finally:
        more.close()
    return contest


def contest_data(contest: Contest, bots: Sequence[Seated]) -> dict[str, object]:
    """What makes a contest this one: a record of another can't be gone on with."""
    game = contest.game
    about = {"game": game.name, "players": game.players, "options": game.options(), "rules": game.rules_version}
    who = {"bots": contest.bots, "code": code_of(bots), "seed": contest.seed}
    return {**about, "edition": game.deck.fingerprint, **who}


def check(game: Game, bots: Sequence[Seated], test: Sequential | None, games: int, jobs: int) -> None:
    """Whether such a contest can be held."""
    if not 1 <= len(bots) <= MOST_BOTS:
        raise TechdeckError(f"an arena takes 1 to {MOST_BOTS} bots, not {len(bots)}")
    names = [bot.name for bot in bots]
    if len(set(names)) < len(names):
        raise TechdeckError("every bot is named once: the arena seats it as often as needed")
    if test is not None and len(bots) != 2:
        raise TechdeckError(f"a sequential test compares two bots, not {len(bots)}")
    if games < 1 or not 1 <= jobs <= MOST_JOBS:
        raise TechdeckError(f"games must be at least 1 and jobs 1 to {MOST_JOBS}, not {games} and {jobs}")
