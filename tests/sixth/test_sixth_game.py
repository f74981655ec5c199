"""A game is one folder: beside the others it is listed, played, simulated and described, and nothing else changes."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The plain sources with one folder more."""
    copy = tmp_path_factory.mktemp("sources")
    shutil.copytree(ROOT / "src" / "techdeck", copy / "techdeck", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(Path(__file__).parent / "highcard", copy / "techdeck" / "games" / "highcard")
    return copy


def run(sources: Path, *words: str, typed: str = "") -> str:
    """What a command prints."""
    env = {**os.environ, "PYTHONPATH": str(sources), "NO_COLOR": "1"}
    command = [sys.executable, "-m", "techdeck", *words]
    done = subprocess.run(command, input=typed, env=env, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_it_is_listed(sources):
    assert "highcard     High Card, 2 to 4 players" in run(sources, "games")


def test_it_simulates(sources):
    data = json.loads(run(sources, "sim", "highcard", "--players", "3", "--games", "20", "--seed", "1", "--json"))
    assert data["game"] == "highcard"
    assert data["mean_actions"] == 15


def test_it_has_a_schema(sources):
    schema = json.loads(run(sources, "schema", "highcard"))
    codes = [kind["properties"]["code"]["const"] for kind in schema["$defs"]["question"]["oneOf"]]
    assert "play_card" in codes


def test_it_plays_in_the_terminal_on_a_layout_made_from_its_view(sources, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    shown = run(sources, "play", "highcard", "--players", "2", "--seed", "1", typed="1\n" * 5)
    assert "the highest card wins" in shown
    assert "You lead. Play a card." in shown
    assert "wins the trick" in shown or "win the trick" in shown
    assert "won the game" in shown or "shares the victory" in shown


def test_the_words_and_data_of_it_are_sound(sources):
    """The same checks the laws make, in a process that has the game."""
    program = """
import random, techdeck
from techdeck.words.people import People, seat_names
from techdeck.words.wording import Wording
game = techdeck.load_game("highcard", players=3)
state, rng = game.new_initial_state(seed=2), random.Random(2)
state.watch()
while not state.is_terminal():
    seat = state.current_player()
    question = state.question(seat)
    command = rng.choice(state.commands(seat))
    state.apply_command({**command.command, command.next.name: rng.choice(command.values)}, seat)
words = Wording(game, People(seat_names(3), 0))
print(len(words.tell([event.to_dict() for event in state.watch().feed(0)])))
assert techdeck.replay(state.log()).hash() == state.hash()
"""
    env = {**os.environ, "PYTHONPATH": str(sources)}
    done = subprocess.run([sys.executable, "-c", program], env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) >= 15
