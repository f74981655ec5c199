"""What trading is worth: quick players against copies that never trade, and how many trades they make among themselves.

python benchmarks/trading.py --players 2 --games 400
"""

from __future__ import annotations

import argparse

from techdeck.bots.levels import casual
from techdeck.core.actions import NO, SEAT
from techdeck.core.game import Game
from techdeck.core.rng import Rng
from techdeck.core.view import View
from techdeck.games import load_game
from techdeck.games.exchange.names import SAY_DONE
from techdeck.games.exchange.trading import Trading
from techdeck.games.tricks.names import DECK_SWAP
from techdeck.games.tricks.replying import Reply
from techdeck.games.tricks.trading import TradingTurn
from techdeck.lab.arena.contest import arena
from techdeck.lab.match import play_match

ROUNDS = 3
"""Both games have so many."""


def never(view: View, legal: list[int], rng: Rng) -> int:
    """The casual player, but it makes no offer and takes none; with the deck it swaps as before."""
    top, action = view.table.top, casual(view, legal, rng)
    if isinstance(top, Trading):
        return SAY_DONE if SAY_DONE in legal else NO if NO in legal else action
    if isinstance(top, Reply):
        return NO
    if isinstance(top, TradingTurn) and SEAT <= action < SEAT + view.table.players:
        return DECK_SWAP if DECK_SWAP in legal else NO
    return action


def trades_a_round(game: Game, games: int, seed: int) -> float:
    """How many trades casual players complete in a round."""
    done = 0
    for number in range(games):
        state = game.new_initial_state(seed=seed + number)
        journal, match = state.watch(), play_match(game, "casual", seed=seed + number)
        for seat, action in match.history:
            state.apply_action(action, seat)
        done += sum(event.kind == "trade" for event in journal.feed(0, 0))
    return done / games / ROUNDS


def main() -> None:
    """Both games, one after the other, or one of them."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--players", type=int, default=2, choices=[2, 3, 4])
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", choices=["exchange", "tricks"], help="only this one")
    wish = parser.parse_args()
    for name in [wish.game] if wish.game else ["exchange", "tricks"]:
        game = load_game(name, wish.players)
        bots = arena(game, ["casual", never], wish.games, wish.seed).to_dict()["bots"]
        assert isinstance(bots, list)
        won, low, high = (100 * bots[0][key] for key in ("win_rate", "low", "high"))
        print(f"{name}, {wish.players} players: who trades wins {won:.1f} % ({low:.1f} to {high:.1f})", flush=True)
        print(f"  trades a round: {trades_a_round(game, wish.games // 4, wish.seed):.1f}", flush=True)


if __name__ == "__main__":
    main()
