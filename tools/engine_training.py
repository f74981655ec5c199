"""Plays as people will, for the build that counts: by chance, by bots and step by step, at every table of every game.

What is not played here the compiler takes for rare, and makes it small instead of fast.
"""

import random

from techdeck import games, load_game, playouts, replay, simulate
from techdeck.bots.levels import casual
from techdeck.core.game import Game
from techdeck.core.rng import Rng
from techdeck.core.state import State
from techdeck.core.view import View
from techdeck.games import PLAYERS
from techdeck.search.searcher import search

BY_CHANCE = 200
STEPPED = 100
BY_BOTS = 2
SIMULATIONS = 20
ON_A_BOARD = {"chess": 5_000, "tricks": 1_000}
"""How far games are searched that have a board of their own for it, where everything is much quicker."""
SELDOM = 10
"""One choice in so many is searched for: that is enough to count by, and takes seconds instead of minutes."""
LOOKED_AT = 40
"""Moments of a game at which everything is asked, one in ten actions."""


def look(state: State, number: int) -> None:
    """Ask of one moment all that a table, a bot or a log asks."""
    for seat in range(state.game.players):
        view = state.view(seat)
        view.to_dict()
        view.question().to_dict()
        view.imagine(number)
        state.information_state_string(seat)
        for action in state.legal_actions(seat):
            state.string_to_action(seat, state.action_to_string(seat, action))
    state.view(None).to_dict()
    state.clone().hash()
    state.game.position(state.position())


def step(state: State, rng: random.Random) -> None:
    """One action by chance, as a program does it from outside."""
    legal = state.legal_actions()
    state.apply_action(legal[int(rng.random() * len(legal))])


def glancing(view: View, legal: list[int], rng: Rng) -> int:
    """A bot that searches now and then, and not for long."""
    deep = ON_A_BOARD.get(view.table.game.name, SIMULATIONS)
    return search(view, rng, deep) if rng.below(SELDOM) == 0 else casual(view, legal, rng)


def train(game: Game) -> None:
    """Play one game with so many players in every way."""
    rng = random.Random(1)
    simulate(game, BY_CHANCE, seed=1)
    for number in range(STEPPED):
        state = game.new_initial_state(seed=number)
        while not state.is_terminal():
            step(state, rng)
    for bot in ("random", "novice", "casual", "simple"):
        simulate(game, BY_BOTS, seed=1, bots=bot)
    if game.players <= max(2, game.min_players):
        simulate(game, 1, seed=1, bots=glancing)
    state = game.new_initial_state(seed=1)
    playouts(state, BY_CHANCE, 1)
    journal = state.watch()
    for number in range(10 * LOOKED_AT):
        if state.is_terminal():
            break
        if number % 10 == 0:
            look(state, number)
        step(state, rng)
    for seat in range(game.players):
        for event in journal.feed(seat):
            event.to_dict()
    replay(state.log())


def main() -> None:
    """Train every game with every number of players."""
    for name in games():
        low, high = PLAYERS[name]
        for players in range(low, high + 1):
            train(load_game(name, players))


if __name__ == "__main__":
    main()
