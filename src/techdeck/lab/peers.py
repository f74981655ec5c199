"""The peers: other engines playing their own games at random, each in the fastest honest way we found.

Every peer is optional and reached by name only. Where a package is missing or breaks, a line says so.
benchmarks/README.md says why each way was chosen.
"""

from __future__ import annotations

import importlib
import random
from collections.abc import Callable
from types import ModuleType
from typing import Any

from techdeck.lab.measure import PYTHON, Case, Count
from techdeck.lab.spiel import open_spiel

NOT_INSTALLED = "not installed: pip install 'techdeck[peers]'"

# ------------------------------------------------------------------ python-chess


def random_chess(chess: ModuleType, rng: random.Random) -> int:
    """One random game; the legal moves are listed once a move, which is faster than asking is_game_over()."""
    board = chess.Board()
    legal = list(board.legal_moves)
    while legal and not (
        board.is_insufficient_material() or board.is_seventyfive_moves() or board.is_fivefold_repetition()
    ):
        board.push(legal[int(rng.random() * len(legal))])
        legal = list(board.legal_moves)
    return len(board.move_stack)


def python_chess() -> list[Case]:
    """Random play on a chess.Board."""
    chess = importlib.import_module("chess")

    def batch(size: int, seed: int) -> Count:
        rng = random.Random(seed)
        return Count(sum(random_chess(chess, rng) for _ in range(size)), size)

    return [Case(PYTHON, "python-chess", "Board.push", batch)]


# ------------------------------------------------------------------ rlcard


def rlcard_game(name: str, players: int, legal_of: Callable[[Any], Callable[[], Any]]) -> Case:
    """One of rlcard's bare games, without its environments, which would only slow it down."""
    game = importlib.import_module(f"rlcard.games.{name}").Game()

    def batch(size: int, seed: int) -> Count:
        rnd = random.Random(seed).random
        total = 0
        for _ in range(size):
            game.init_game()
            legal_actions = legal_of(game)
            while not game.is_over():
                legal = legal_actions()
                game.step(legal[int(rnd() * len(legal))])
                total += 1
        return Count(total, size)

    return Case(PYTHON, f"rlcard {name} {players}p", "bare game", batch)


def rlcard() -> list[Case]:
    """The three fastest of rlcard's games, near each other."""
    return [
        rlcard_game("leducholdem", 2, lambda game: game.get_legal_actions),
        rlcard_game("bridge", 4, lambda game: game.judger.get_legal_actions),
        rlcard_game("uno", 2, lambda game: game.get_legal_actions),
    ]


# ------------------------------------------------------------------ pettingzoo


def zoo_game(env: Any, rng: random.Random) -> int:
    """One random game by the agent_iter loop of pettingzoo's own documentation."""
    count = 0
    for _ in env.agent_iter():
        seen, _reward, ended, cut, _info = env.last()
        if ended or cut:
            env.step(None)
            continue
        legal = seen["action_mask"].nonzero()[0]
        env.step(int(legal[int(rng.random() * len(legal))]))
        count += 1
    return count


def zoo_case(env: Any, how: str) -> Case:
    """Tic-tac-toe, the fastest of pettingzoo's classic environments."""

    def batch(size: int, seed: int) -> Count:
        rng = random.Random(seed)
        total = 0
        for _ in range(size):
            env.reset(seed=seed)
            total += zoo_game(env, rng)
        return Count(total, size)

    return Case(PYTHON, "pettingzoo tictactoe", how, batch)


def pettingzoo() -> list[Case]:
    """The bare environment and the usual one, with its checking wrappers."""
    zoo = importlib.import_module("pettingzoo.classic.tictactoe_v3")
    return [zoo_case(zoo.raw_env(), "raw_env()"), zoo_case(zoo.env(), "env()")]


# ------------------------------------------------------------------ all of them

PEERS: dict[str, Callable[[], list[Case]]] = {
    "open_spiel": open_spiel,
    "python-chess": python_chess,
    "rlcard": rlcard,
    "pettingzoo": pettingzoo,
}


def all_peers() -> tuple[list[Case], list[str]]:
    """Every peer's cases, and a line for each peer that isn't there or doesn't work."""
    cases: list[Case] = []
    missing: list[str] = []
    for name, make in PEERS.items():
        try:
            cases += make()
        except ImportError as error:
            missing.append(f"{name}: {NOT_INSTALLED} ({error})")
        except Exception as error:  # a peer of another version may raise anything
            missing.append(f"{name}: failed: {type(error).__name__}: {error}")
    return cases, missing
