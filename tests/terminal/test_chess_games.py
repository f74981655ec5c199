"""Tech Chess at the terminal, game after game: anybody gets to the end."""

import io

import pytest

from techdeck.games import load_game
from techdeck.terminal.screen import Screen
from techdeck.terminal.session import Session
from tests.terminal.typist import clumsy

WORDS = ["K3", "S9", "navigation", "science", "a2-a3", "d1 c3", "b2", "king", "pawn", "use", "build", "upgrade", "yes"]
WISHES = ["?", "? K9", "? 2.4", "h", "l", "s", "c", "d", "t", "b", "concede", "", "garbage", "99", "W1", "f7-a9"]


@pytest.mark.parametrize("seed", range(4))
def test_a_clumsy_typist_gets_through_a_whole_game(seed):
    state = load_game("chess", 2).new_initial_state(seed=seed)
    out = io.StringIO()
    bot = "random" if seed % 2 else "simple"
    width = 60 if seed > 1 else 80
    Session(state, seed % 2, bot, Screen(clumsy(seed, WORDS, WISHES), out, width, colour=False)).play()
    assert state.is_terminal()
    assert max(len(line) for line in out.getvalue().splitlines()) <= width
