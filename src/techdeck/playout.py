"""Random play inside the compiled engine: from one state to its end, or many whole games with a report."""

from __future__ import annotations

from mypy_extensions import i64

from techdeck.core.bits import lowest, size
from techdeck.core.choices import Choices
from techdeck.core.fingerprint import Fingerprint, mix_cards
from techdeck.core.game import Game
from techdeck.core.rng import FastRng, game_rngs
from techdeck.core.state import State


def random_seat(mask: i64, rng: FastRng) -> i64:
    """One of the acting seats, each as likely. (Family 7.11)"""
    n = size(mask)
    if n > 1:
        for _skipped in range(rng.below(n)):
            mask &= mask - 1
    return lowest(mask)


def play_out(state: State, rng: FastRng) -> i64:
    """Play the state itself uniformly at random to its end, without a log; how many actions it took."""
    return play_with(state, rng, Choices(state.game.actions.total))


def play_with(state: State, rng: FastRng, out: Choices) -> i64:
    """The same with room for the choices, which serves many games one after the other."""
    actions: i64 = 0
    while state.acting_now != 0:
        mask = state.acting_now
        seat = lowest(mask) if mask & (mask - 1) == 0 else random_seat(mask, rng)
        out.clear()
        state.top.legal(state, seat, out)
        state.do(out.pick(rng.below(out.count)), seat)
        actions += 1
    return actions


def playouts_of(state: State, times: int, rng: FastRng) -> Batch:
    """Copies of a state played out one after the other, chance anew in each."""
    batch, out = Batch(state.game.players), Choices(state.game.actions.total)
    for _number in range(times):
        copy = state.clone()
        copy.rng = rng
        batch.actions.append(play_with(copy, rng, out))
        returns = copy.returns()
        for seat in range(state.game.players):
            batch.returns[seat] += returns[seat]
    return batch


class Batch:
    """What a batch of random games came to, still to be added up."""

    def __init__(self, players: int) -> None:
        self.actions: list[int] = []
        self.returns: list[float] = [0.0] * players
        self.scores: list[int] = [0] * players
        self.mark = Fingerprint()

    def __reduce__(self) -> tuple[object, ...]:
        return batch_with, (self.actions, self.returns, self.scores, self.mark)


def batch_with(actions: list[int], returns: list[float], scores: list[int], mark: Fingerprint) -> Batch:
    """A batch that travelled from another process."""
    batch = Batch(len(returns))
    batch.actions, batch.returns, batch.scores, batch.mark = actions, returns, scores, mark
    return batch


def random_games(game: Game, first: int, games: int, seed: int) -> Batch:
    """Random games number first, first + 1, ... of a seed; each is the same whatever batch it is played in."""
    batch, out = Batch(game.players), Choices(game.actions.total)
    for number in range(first, first + games):
        deals, plays = game_rngs(seed, number)
        state = game.deal(deals)
        batch.actions.append(play_with(state, plays, out))
        add_up(batch, state)
    return batch


def add_up(batch: Batch, state: State) -> None:
    """Take a finished game into the batch."""
    mix_cards(batch.mark, state)
    returns, scores = state.returns(), state.scores()
    for seat in range(state.game.players):
        batch.returns[seat] += returns[seat]
        batch.scores[seat] += scores[seat]
