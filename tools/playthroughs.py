"""Write the golden playthroughs anew: one whole game for every game and number of players, with what happened.

Run it after a wanted change of the rules, and read what changed before it is committed.
"""

from pathlib import Path
from random import Random

from techdeck.core.state import State
from techdeck.games import PLAYERS, games, load_game
from techdeck.words.told import told_log

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "playthroughs"
SHORTER = {"paradoxical": {"turns": "25"}, "exchange": {"offers": "3", "talk": "1"}, "tricks": {"talk": "1"}}
"""Options that keep a game between players without aims from going on for long."""


def seated() -> list[tuple[str, int]]:
    """Every game with every number of players."""
    return [(name, n) for name in games() for n in range(PLAYERS[name][0], PLAYERS[name][1] + 1)]


def played(name: str, players: int) -> State:
    """A game by chance from the first seed."""
    state = load_game(name, players, options=SHORTER.get(name)).new_initial_state(seed=1)
    rng = Random(f"{name} {players}")
    while not state.is_terminal():
        seat = rng.choice(state.acting_seats())
        state.apply_action(rng.choice(state.legal_actions(seat)), seat)
    return state


def text_of(name: str, players: int) -> str:
    """The playthrough: the log, told, and how it ended."""
    state = played(name, players)
    scores = " ".join(str(points) for points in state.scores())
    shares = " ".join(f"{share:g}" for share in state.returns())
    return f"{told_log(state)}; scores: {scores}\n; returns: {shares}\n"


def main() -> None:
    """Write every file."""
    FOLDER.mkdir(exist_ok=True)
    for name, players in seated():
        path = FOLDER / f"{name}-{players}.log"
        path.write_text(text_of(name, players), encoding="utf-8")
        print(path.name, path.stat().st_size)


if __name__ == "__main__":
    main()
