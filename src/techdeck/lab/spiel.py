"""Open_spiel as a peer: its C++ and its Python API, playing oh_hell and chess at random."""

from __future__ import annotations

import importlib
import random
from collections.abc import Callable, Sequence
from types import ModuleType
from typing import Any, Protocol

from techdeck.lab.measure import ENGINE, MAX_ACTIONS, PLAYOUT, PYTHON, ROLLOUTS, Batch, Case, Count

OH_HELL_PLAYERS = (3, 4)
DEALS_PER_LENGTH = 4  # dealt positions for each number of tricks


class SpielState(Protocol):
    """The part of pyspiel.State that we use."""

    def is_terminal(self) -> bool: ...
    def is_chance_node(self) -> bool: ...
    def legal_actions(self) -> list[int]: ...
    def chance_outcomes(self) -> list[tuple[int, float]]: ...
    def apply_action(self, action: int) -> None: ...
    def clone(self) -> SpielState: ...
    def move_number(self) -> int: ...


class SpielGame(Protocol):
    """The part of pyspiel.Game that we use."""

    def new_initial_state(self) -> SpielState: ...
    def num_players(self) -> int: ...


def step_to_end(state: SpielState, rng: random.Random) -> int:
    """Play a dealt game from Python to its end, uniformly at random, and count the decisions."""
    rnd = rng.random
    for count in range(MAX_ACTIONS):
        if state.is_terminal():
            return count
        legal = state.legal_actions()
        state.apply_action(legal[int(rnd() * len(legal))])
    return MAX_ACTIONS


def step_through_deal(state: SpielState, rng: random.Random) -> int:
    """Resolve the chance nodes at the start; legal_actions() lists their equally likely outcomes."""
    rnd = rng.random
    count = 0
    while state.is_chance_node():
        outcomes = state.legal_actions()
        state.apply_action(outcomes[int(rnd() * len(outcomes))])
        count += 1
    return count


def step_through_any_deal(state: SpielState, rng: random.Random) -> int:
    """Resolve the chance nodes at the start as any game may need it: each outcome as likely as the state says."""
    count = 0
    while state.is_chance_node():
        outcomes, odds = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(outcomes, odds)[0])
        count += 1
    return count


def dealt_states(game: SpielGame) -> list[SpielState]:
    """Positions after the deal, every number of tricks equally often."""
    rng = random.Random(1)
    lengths = [action for action, _ in game.new_initial_state().chance_outcomes()]
    states = []
    for length in lengths * DEALS_PER_LENGTH:
        state = game.new_initial_state()
        state.apply_action(length)
        step_through_deal(state, rng)
        states.append(state)
    return states


def oh_hell_decisions(moves: int, players: int) -> int:
    """Bids and cards played among the moves of a whole oh_hell game; the rest are length, dealer and deal."""
    return (moves + players - 3) // 2


def check_assumptions(game: SpielGame) -> None:
    """Raise unless one game has the length we compute and chance whose outcomes are equally likely."""
    rng = random.Random(3)
    state = game.new_initial_state()
    uniform = True
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        uniform &= len({odds for _, odds in outcomes}) == 1 and len(outcomes) == len(state.legal_actions())
        state.apply_action(rng.choice(outcomes)[0])
    decisions = step_to_end(state, rng)
    expected = oh_hell_decisions(state.move_number(), game.num_players())
    if decisions != expected or not uniform:
        raise ValueError("this version of open_spiel plays oh_hell differently from what we count")


def random_bots(spiel: ModuleType, game: SpielGame) -> list[Any]:
    """Open_spiel's own C++ random bots, one a seat."""
    return [spiel.make_uniform_random_bot(seat, seat + 1) for seat in range(game.num_players())]


def bot_games(spiel: ModuleType, game: SpielGame, decisions: Callable[[int], int]) -> Batch:
    """Whole games by C++ bots in evaluate_bots, the deal included."""
    bots = random_bots(spiel, game)

    def batch(size: int, seed: int) -> Count:
        total = chance = 0
        for number in range(size):
            state = game.new_initial_state()
            spiel.evaluate_bots(state, bots, seed + number)
            moves = state.move_number()
            total += decisions(moves)
            chance += moves - decisions(moves)
        return Count(total, size, chance)

    return batch


def rollouts(spiel: ModuleType, game: SpielGame, starts: Sequence[SpielState]) -> Batch:
    """Clone and play out in C++ only: a search of one simulation lets its evaluator roll out from the root.

    The root must not be a chance node (open_spiel crashes then), so these start after the deal.
    """
    evaluator = spiel.RandomRolloutEvaluator(ROLLOUTS, 7)
    search = spiel.MCTSBot(game, evaluator, 2.0, 1, 10, False, 3, False).mcts_search
    rng = random.Random(2)
    lengths = [step_to_end(start.clone(), rng) for start in starts]  # the same however one plays

    def batch(size: int, seed: int) -> Count:
        total = 0
        for number in range(seed, seed + size):
            place = number % len(starts)
            search(starts[place])
            total += lengths[place]
        return Count(total * ROLLOUTS, size * ROLLOUTS)

    return batch


def stepped_games(game: SpielGame, deal: Callable[[SpielState, random.Random], int]) -> Batch:
    """Whole games stepped from Python, chance nodes included."""

    def batch(size: int, seed: int) -> Count:
        rng = random.Random(seed)
        total = chance = 0
        for _ in range(size):
            state = game.new_initial_state()
            chance += deal(state, rng)
            total += step_to_end(state, rng)
        return Count(total, size, chance)

    return batch


def stepped_clones(starts: Sequence[SpielState]) -> Batch:
    """Games stepped from Python from clones of dealt positions: no chance nodes at all."""

    def batch(size: int, seed: int) -> Count:
        rng = random.Random(seed)
        places = range(seed, seed + size)
        return Count(sum(step_to_end(starts[place % len(starts)].clone(), rng) for place in places), size)

    return batch


def oh_hell(spiel: ModuleType, players: int) -> list[Case]:
    """Open_spiel's trick-taking game, the nearest of its games to ours."""
    game: SpielGame = spiel.load_game(f"oh_hell(players={players})")
    check_assumptions(game)
    starts = dealt_states(game)
    who = f"open_spiel oh_hell {players}p"
    games = bot_games(spiel, game, lambda moves: oh_hell_decisions(moves, players))
    batched = rollouts(spiel, game, starts)
    return [
        Case(ENGINE, who, "C++ evaluate_bots", games),
        Case(PLAYOUT, who, f"C++ rollouts, {ROLLOUTS} a call, no deal", batched, also=(ENGINE,)),
        Case(PYTHON, who, "deal stepped too", stepped_games(game, step_through_deal)),
        Case(PYTHON, who, "deal stepped by its odds", stepped_games(game, step_through_any_deal)),
        Case(PYTHON, who, "no deal", stepped_clones(starts)),
    ]


def spiel_chess(spiel: ModuleType) -> list[Case]:
    """Open_spiel's chess; evaluate_bots counts its moves exactly and is as fast there as rollouts are."""
    game: SpielGame = spiel.load_game("chess")
    who = "open_spiel chess"
    return [
        Case(ENGINE, who, "C++ evaluate_bots", bot_games(spiel, game, lambda moves: moves), also=(PLAYOUT,)),
        Case(PYTHON, who, "every move", stepped_games(game, step_through_deal)),
    ]


def open_spiel() -> list[Case]:
    """All of open_spiel's cases."""
    spiel = importlib.import_module("pyspiel")
    return [case for players in OH_HELL_PLAYERS for case in oh_hell(spiel, players)] + spiel_chess(spiel)
