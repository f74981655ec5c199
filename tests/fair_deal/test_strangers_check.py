"""A stranger checks a game with a few lines of Python that import nothing of techdeck. (Family 8.4)"""

import random
import subprocess
import sys
from pathlib import Path

import pytest

from techdeck import load_game, told_log
from tests.rulebook.words import changed_line

SCRIPT = Path(__file__).with_name("check_deal.py")
DOCS = Path(__file__).resolve().parent.parent.parent / "docs" / "fair-deal.md"


def finished(players: int, number: int) -> str:
    """The told log of a finished game of Exchange, dealt from a key and what the seats mixed in."""
    chance = random.Random(number)
    nonces = [chance.randbytes(16).hex() if chance.random() < 0.8 else None for _ in range(players)]
    state = load_game("exchange", players).new_initial_state(key=chance.randbytes(32), nonces=nonces)
    for seat in range(players - 1):
        if not state.is_terminal():
            state.apply_action(state.string_to_action(seat, "concede"), seat)
    assert state.is_terminal()
    return told_log(state)


def check(folder: Path, text: str) -> subprocess.CompletedProcess[str]:
    """What the stranger's script says, run where no techdeck can be found."""
    (folder / "game.told").write_text(text, encoding="utf-8")
    command = [sys.executable, "-I", "-S", str(SCRIPT), "game.told"]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=60, check=False)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_fair_game_passes(tmp_path, players):
    for number in range(5):
        done = check(tmp_path, finished(players, number))
        assert (done.returncode, done.stderr) == (0, "")
        assert f"all {players} hands come from it" in done.stdout


@pytest.mark.parametrize("line", ["key:", "start:", ";     seat 1 holds"])
def test_a_tampered_game_fails(tmp_path, line):
    text = finished(3, 1)
    there = next(row for row in text.splitlines() if row.startswith(line))
    for at in (-1, -9):  # the last digit or card, or one inside
        other = there[:at] + ("3" if there[at] != "3" else "4") + there[at + 1 or len(there) :]
        if check(tmp_path, changed_line(text, line, other)).returncode == 0:
            pytest.fail(f"nobody noticed {other!r} instead of {there!r}")


def test_the_page_shows_the_script_as_it_is():
    assert f"```python\n{SCRIPT.read_text(encoding='utf-8')}```" in DOCS.read_text(encoding="utf-8")
    assert "techdeck" not in [line.split()[1] for line in SCRIPT.read_text().splitlines() if "import" in line.split()]
