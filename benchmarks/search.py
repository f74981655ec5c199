"""Simulations per second of the search in Tricks of the Trade beside open_spiel's C++ ISMCTS in oh_hell, in one run.

Both search the bidding and the first card of dealt tables with as many seats and six tricks a round; ours plays on by
judgement to the end of the round, open_spiel's by chance to the end of its game, which is one round. Slices take turns.

    python benchmarks/search.py --players 4 --seconds 30
"""

from __future__ import annotations

import argparse
import gc
import statistics
import time
from collections.abc import Callable
from typing import Any

from techdeck.bots import load_bot
from techdeck.core.rng import fast_rng
from techdeck.core.view import View
from techdeck.games import load_game
from techdeck.search.searcher import weigh

ROUNDS = 7
SIMULATIONS = 1000


def our_views(players: int) -> list[View]:
    """What seats see at bidding and at the first card of some tables, played there by casual players."""
    found: list[View] = []
    for seed in range(4):
        state, choose, rng = (
            load_game("tricks", players).new_initial_state(seed=seed),
            load_bot("casual", "tricks"),
            fast_rng(seed),
        )
        for code in ("bid", "play_card"):
            while state.question(state.acting_seats()[0]).code != code:
                seat = state.acting_seats()[0]
                state.apply_action(choose(state.view(seat), state.legal_actions(seat), rng), seat)
            found.append(state.view(state.acting_seats()[0]))
    return found


def ours(players: int) -> Callable[[], int]:
    """One search at the next of our moments; how many simulations it made."""
    views, turn = our_views(players), 0

    def run() -> int:
        nonlocal turn
        turn += 1
        found = weigh(views[turn % len(views)], fast_rng(turn), SIMULATIONS)
        return sum(int(move.visits) for move in found)

    return run


def spiel_states(pyspiel: Any, players: int) -> list[Any]:
    """Dealt tables of oh_hell at the first bid and at the first card."""
    game = pyspiel.load_game("oh_hell", {"players": players, "num_tricks_fixed": 6})
    rng, found = fast_rng(1), []
    for _ in range(4):
        state = game.new_initial_state()
        while state.is_chance_node():
            outcomes = state.legal_actions()
            state.apply_action(outcomes[rng.below(len(outcomes))])
        found.append(state.clone())
        for _seat in range(players):
            state.apply_action(state.legal_actions()[0])
        found.append(state)
    return found


def theirs(players: int) -> Callable[[], int]:
    """One search of open_spiel's at the next of its moments."""
    import pyspiel

    states, turn = spiel_states(pyspiel, players), 0
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    bot = pyspiel.ISMCTSBot(
        1, evaluator, 1.4, SIMULATIONS, -1, pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT, False, False
    )

    def run() -> int:
        nonlocal turn
        turn += 1
        bot.step(states[turn % len(states)])
        return SIMULATIONS

    return run


def rate(run: Callable[[], int], seconds: float) -> float:
    """Simulations per second in one slice, by the time this process had: others on the machine do not count."""
    done, began = 0, time.process_time()
    gc.disable()
    while time.process_time() - began < seconds:
        done += run()
    gc.enable()
    return done / (time.process_time() - began)


def main() -> None:
    """Measure in turn, and print the medians and the ratio round by round."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--players", type=int, default=4, choices=[3, 4])
    parser.add_argument("--seconds", type=float, default=30.0)
    wish = parser.parse_args()
    mine, peer = ours(wish.players), theirs(wish.players)
    share = wish.seconds / ROUNDS / 2
    rates = [(rate(mine, share), rate(peer, share)) for _ in range(ROUNDS)]
    ratios = sorted(one / other for one, other in rates)
    print(f"tricks, {wish.players} players:  {statistics.median(one for one, _ in rates):10,.0f} simulations/s")
    print(f"oh_hell, {wish.players} players: {statistics.median(other for _, other in rates):10,.0f} simulations/s")
    print(f"ratio: {statistics.median(ratios):.2f} (from {ratios[0]:.2f} to {ratios[-1]:.2f})")


if __name__ == "__main__":
    main()
