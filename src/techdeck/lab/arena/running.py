"""Plays the deals of an arena, in this process or in several, in order and each the same whoever plays it."""

from __future__ import annotations

from collections import deque
from collections.abc import Generator, Sequence
from typing import TYPE_CHECKING

from techdeck.bots.outside.player import take_faults
from techdeck.core.game import Game
from techdeck.core.rng import fast_rng, game_rngs
from techdeck.core.view import seats_in
from techdeck.lab.arena.lineups import lineups
from techdeck.lab.arena.results import Deal, Played, result_of
from techdeck.lab.match import play_on
from techdeck.lab.seating import Seated
from techdeck.lab.simulate import AHEAD, PLAYED_HERE, begin_work, check_portable

if TYPE_CHECKING:
    from concurrent.futures import Future


def deals_played(
    game: Game, bots: Sequence[Seated], first: int, last: int, seed: int, jobs: int
) -> Generator[Deal, None, None]:
    """The deals with these numbers, the last one left out, one after the other."""
    if jobs == 1:
        for number in range(first, last):
            yield played(game, bots, number, seed)
        return
    check_portable(bots)
    from concurrent.futures import ProcessPoolExecutor  # takes a while to load, and few ask for it

    what = (game.name, game.players, game.deck, game.options())
    pool = ProcessPoolExecutor(jobs, initializer=begin_work, initargs=what)
    waiting: deque[Future[Deal]] = deque()
    try:
        for number in range(first, last):
            waiting.append(pool.submit(played_there, list(bots), number, seed))
            if len(waiting) > AHEAD * jobs:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    finally:
        pool.shutdown(cancel_futures=True)


def played_there(bots: list[Seated], number: int, seed: int) -> Deal:
    """A deal played in another process."""
    return played(PLAYED_HERE[0], bots, number, seed)


def played(game: Game, bots: Sequence[Seated], number: int, seed: int) -> Deal:
    """One deal, played once in each lineup; chance is the same in all of them, as far as they go the same way."""
    games = [played_with(game, bots, lineup, number, seed) for lineup in lineups(len(bots), game.players)]
    return Deal(number, games, take_faults())


def played_with(game: Game, bots: Sequence[Seated], lineup: list[int], number: int, seed: int) -> Played:
    """One game of a deal."""
    deals, order = game_rngs(seed, number)
    state = game.deal(deals)
    own = [fast_rng(seed, f":{number}:bot {seat}") for seat in range(game.players)]
    play_on(state, [bots[bot] for bot in lineup], order, own)
    return result_of(state, lineup, seats_in(state, state.final_winners()))
