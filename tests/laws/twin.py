"""Plays games and prints what came of each action: run twice, compiled and interpreted, and compared line by line.

`python -m tests.laws.twin GAME PLAYERS GAMES EDGES SIMULATED` prints first where the engine comes from.
"""

import json
import sys
from hashlib import sha256
from importlib.machinery import EXTENSION_SUFFIXES

import techdeck
from techdeck.core import zones
from techdeck.core.rng import fast_rng
from techdeck.core.state import State
from techdeck.search.searcher import weigh
from tests.laws.dump import feed
from tests.laws.subjects import Subject
from tests.laws.walk import Pace, walks

SEARCHES = 4
SIMULATIONS = 12
POSITIONS = 400
"""So many moments of the first games are searched, by so many simulations, or by so many positions of Tech Chess."""


def engine() -> str:
    """How the engine that runs here is installed."""
    return "compiled" if str(zones.__file__).endswith(tuple(EXTENSION_SUFFIXES)) else "interpreted"


def mark_of(state: State) -> str:
    """All that a table shows: every view, everybody's choices, what everybody saw happen, how it is judged."""
    seats = range(int(state.players))
    shown: list[object] = [state.view(seat).to_dict() for seat in [*seats, None]]
    shown += [state.legal_actions(seat) for seat in [-1, *seats]]
    shown += [judged(state, seat) for seat in state.acting_seats()]
    shown += [state.scores(), state.returns(), feed(state, None), state.view(0).imagine(5).hash()]
    return sha256(json.dumps(shown).encode()).hexdigest()[:16]


def judged(state: State, seat: int) -> tuple[int, float]:
    """What the game's judgement does for a seat, and what it thinks the moment is worth."""
    judgement = state.game.judgement
    choice = judgement.choose(state, seat, state.choices(seat), fast_rng(1))
    return int(choice), judgement.worth(state, seat)


def searched(state: State) -> str:
    """What a search finds for who must choose, with all it has counted."""
    view = state.view(state.acting_seats()[0])
    found = weigh(view, fast_rng(3), POSITIONS if state.game.name == "chess" else SIMULATIONS)
    return ", ".join(f"{move} {move.total!r}" for move in found)


def main() -> None:
    """One line a decision: where, after how many actions, the hash, and now and then all that can be seen."""
    name, players, games, edges, simulated = sys.argv[1], *[int(word) for word in sys.argv[2:6]]
    subject = Subject(name, players)
    looks = 0
    print(engine())
    for moments, _ in walks(subject, Pace(games=games, every=1, edges=edges)):
        for moment in moments:
            seen = mark_of(moment.state) if moment.step % 16 == 0 or moment.state.is_terminal() else ""
            print(f"{moment.where}, {moment.step} actions: {moment.state.hash()} {seen}")
            if looks < SEARCHES and moment.step % 24 == 23 and not moment.state.is_terminal():
                looks += 1
                print(f"{moment.where}, {moment.step} actions, searched: {searched(moment.state)}")
    print(f"{simulated} games: {techdeck.simulate(subject.game(), simulated, seed=7).hash}")


if __name__ == "__main__":
    main()
