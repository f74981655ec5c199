"""Simulations per second of the search in Tricks of the Trade beside open_spiel's C++ ISMCTS in oh_hell, in one run.

Both search dealt tables with as many seats and six tricks a round, at the bidding and at the first card; ours plays on
by judgement to the end of the round, open_spiel's by chance to the end of its game, which is one round. Between our
bidding and the first card lie the effects of cards, which oh_hell does not have: so the bidding is measured without
them, too. Slices take turns.

    python benchmarks/search.py --players 4 --seconds 60
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
TABLES = 4
BIDDING, FIRST_CARD, NO_EFFECTS, BOTH = "bidding", "first card", "bidding, no effects", "both moments"
CODES = {BIDDING: "bid", FIRST_CARD: "play_card"}
Run = Callable[[], int]
"""One search at the next of some moments; how many simulations it made."""


def our_views(players: int, code: str, effects: str) -> list[View]:
    """What seats see where this is first asked, at some tables that casual players have played that far."""
    found: list[View] = []
    game, choose = load_game("tricks", players, options={"effects": effects}), load_bot("casual", "tricks")
    for seed in range(TABLES):
        state, rng = game.new_initial_state(seed=seed), fast_rng(seed)
        while state.question(state.acting_seats()[0]).code != code:
            seat = state.acting_seats()[0]
            state.apply_action(choose(state.view(seat), state.legal_actions(seat), rng), seat)
        found.append(state.view(state.acting_seats()[0]))
    return found


def ours(views: list[View]) -> Run:
    """Our search at these moments in turn."""
    turn = 0

    def run() -> int:
        nonlocal turn
        turn += 1
        found = weigh(views[turn % len(views)], fast_rng(turn), SIMULATIONS)
        return sum(int(move.visits) for move in found)

    return run


def spiel_states(pyspiel: Any, players: int) -> dict[str, list[Any]]:
    """Dealt tables of oh_hell at the first bid and at the first card."""
    game = pyspiel.load_game("oh_hell", {"players": players, "num_tricks_fixed": 6})
    rng, found = fast_rng(1), {BIDDING: list[Any](), FIRST_CARD: list[Any]()}
    for _ in range(TABLES):
        state = game.new_initial_state()
        while state.is_chance_node():
            outcomes = state.legal_actions()
            state.apply_action(outcomes[rng.below(len(outcomes))])
        found[BIDDING].append(state.clone())
        for _seat in range(players):
            state.apply_action(state.legal_actions()[0])
        found[FIRST_CARD].append(state)
    return found


def theirs(pyspiel: Any, states: list[Any]) -> Run:
    """The search of open_spiel at these moments in turn."""
    turn = 0
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


def contests(players: int) -> dict[str, tuple[Run, Run]]:
    """Ours and theirs at each moment, and at both in turn."""
    import pyspiel

    states = spiel_states(pyspiel, players)
    views = {name: our_views(players, code, "on") for name, code in CODES.items()}
    found = {name: (ours(views[name]), theirs(pyspiel, states[name])) for name in CODES}
    plain = our_views(players, CODES[BIDDING], "off")
    found[NO_EFFECTS] = ours(plain), theirs(pyspiel, states[BIDDING])
    mixed = [view for pair in zip(*views.values(), strict=True) for view in pair]
    found[BOTH] = ours(mixed), theirs(pyspiel, [state for pair in zip(*states.values(), strict=True) for state in pair])
    return found


def rate(run: Run, seconds: float) -> float:
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
    parser.add_argument("--seconds", type=float, default=60.0)
    wish = parser.parse_args()
    print(f"{wish.players} players: simulations/s in tricks, in oh_hell; ratio (lowest to highest of {ROUNDS} rounds)")
    for name, (mine, peer) in contests(wish.players).items():
        share = wish.seconds / ROUNDS / 8
        rates = [(rate(mine, share), rate(peer, share)) for _ in range(ROUNDS)]
        ratios = sorted(one / other for one, other in rates)
        medians = [statistics.median(column) for column in zip(*rates, strict=True)]
        print(
            f"{name:20} {medians[0]:10,.0f} {medians[1]:10,.0f}   "
            f"{statistics.median(ratios):.2f} ({ratios[0]:.2f} to {ratios[-1]:.2f})"
        )


if __name__ == "__main__":
    main()
