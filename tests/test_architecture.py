"""The house keeps its rules, and each check is shown to catch the breach it is for."""

from pathlib import Path

import pytest

from tests.architecture import (
    MOST_LINES,
    client_complaints,
    front_door_complaints,
    import_complaints,
    layer_complaints,
    length_complaints,
    place_complaints,
    purity_complaints,
    tracked_files,
    waiting_complaints,
)

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "techdeck"


def package_with(folder: Path, files: dict[str, str]) -> Path:
    """A small techdeck in which every part exists, with these files in it."""
    package = folder / "techdeck"
    for part in ("core", "deck", "words", "games", "bots", "lab", "server", "terminal", "commands"):
        (package / part).mkdir(parents=True)
    for name, text in {
        "__init__.py": "",
        "version.py": "",
        "playout.py": "",
        "cli.py": "",
        **files,
    }.items():
        (package / name).parent.mkdir(parents=True, exist_ok=True)
        (package / name).write_text(text, encoding="utf-8")
    return package


def test_imports_point_leftwards() -> None:
    assert list(import_complaints(PACKAGE)) == []


def test_every_part_has_its_layer() -> None:
    assert list(layer_complaints(PACKAGE)) == []


def test_pure_parts_are_pure() -> None:
    assert list(purity_complaints(PACKAGE)) == []


def test_clients_see_only_what_is_told() -> None:
    assert list(client_complaints(PACKAGE)) == []


@pytest.mark.parametrize(
    ("name", "text", "complaint"),
    [
        (
            "bots/greedy.py",
            "from techdeck.core.frames import Frame",
            "a client may not import techdeck.core.frames.Frame",
        ),
        (
            "bots/greedy.py",
            "from techdeck.core.effects.hands import Draw",
            "a client may not import techdeck.core.effects.hands.Draw",
        ),
        (
            "terminal/play.py",
            "from techdeck.games.tricks.names import BID",
            "a client may not import techdeck.games.tricks.names.BID",
        ),
        ("lab/batch.py", "def f(state):\n    return state.nums[3]", "a client may not look at .nums"),
        ("commands/sim.py", "def f(state):\n    return state.zones.count(0)", "a client may not look at .zones"),
    ],
)
def test_a_client_that_looks_inside_is_caught(tmp_path: Path, name: str, text: str, complaint: str) -> None:
    complaints = list(client_complaints(package_with(tmp_path, {name: text})))
    assert [found.partition(": ")[2] for found in complaints] == [complaint]


def test_only_the_server_waits() -> None:
    assert list(waiting_complaints(PACKAGE)) == []


def test_a_part_that_waits_is_caught(tmp_path: Path) -> None:
    files = {"lab/batch.py": "import asyncio", "server/table.py": "import asyncio"}
    assert list(waiting_complaints(package_with(tmp_path, files))) == [
        "lab/batch.py:1: only the server may import asyncio"
    ]


def test_files_are_short() -> None:
    assert list(length_complaints(ROOT / "src")) == []


def test_no_file_names_a_registry_or_a_machine() -> None:
    if not (ROOT / ".git").exists():
        pytest.skip("not a git checkout")
    assert list(place_complaints(ROOT, tracked_files(ROOT))) == []


def test_locks_hold_no_addresses() -> None:
    for lock in sorted((ROOT / "requirements").glob("*.lock")):
        text = lock.read_text(encoding="utf-8")
        assert "--hash=sha256:" in text
        assert not any(word in text for word in ("://", "index-url", "find-links", "trusted-host")), lock.name


def test_readme_and_ci_name_the_commands() -> None:
    assert list(front_door_complaints(ROOT)) == []


@pytest.mark.parametrize(
    ("name", "text", "complaint"),
    [
        ("core/state.py", "from techdeck.games import tricks", "core/state.py:1: core may not import games"),
        ("core/state.py", "from techdeck import deck", "core/state.py:1: core may not import deck"),
        ("core/state.py", "import techdeck.bots.greedy", "core/state.py:1: core may not import bots"),
        ("core/state.py", "import techdeck", "core/state.py:1: core may not import __init__"),
        ("core/state.py", "from techdeck import load_game", "core/state.py:1: core may not import __init__"),
        ("core/effects/draw.py", "from ... import cli", "core/effects/draw.py:1: core may not import cli"),
        (
            "core/state.py",
            "def f():\n    from ..deck import parser",
            "core/state.py:2: core may not import deck",
        ),
        ("deck/__init__.py", "from ..games import tricks", "deck/__init__.py:1: deck may not import games"),
        (
            "games/tricks/legal.py",
            "import techdeck.playout",
            "games/tricks/legal.py:1: games may not import playout",
        ),
        ("bots/greedy.py", "from techdeck.lab import batch", "bots/greedy.py:1: bots may not import lab"),
        ("lab/batch.py", "from techdeck.terminal import play", "lab/batch.py:1: lab may not import terminal"),
        ("lab/batch.py", "from techdeck.commands import sim", "lab/batch.py:1: lab may not import commands"),
        (
            "lab/batch.py",
            "importlib.import_module('techdeck')",
            "lab/batch.py:1: lab may not import __init__",
        ),
        ("__init__.py", "from techdeck.cli import main", "__init__.py:1: __init__ may not import cli"),
        ("version.py", "import techdeck.core", "version.py:1: version may not import core"),
    ],
)
def test_an_import_to_the_right_is_caught(tmp_path: Path, name: str, text: str, complaint: str) -> None:
    assert list(import_complaints(package_with(tmp_path, {name: text}))) == [complaint]


def test_imports_to_the_left_are_fine(tmp_path: Path) -> None:
    files = {
        "core/state.py": "from techdeck.core import cards\nfrom . import zones\nfrom techdeck import version",
        "games/tricks/legal.py": "from techdeck.core.state import State\nfrom ...deck.parser import parse",
        "cli.py": "import techdeck\nfrom techdeck.terminal import play\nimport os",
        "__init__.py": "from techdeck.lab import batch",
    }
    assert list(import_complaints(package_with(tmp_path, files))) == []


def test_a_part_without_a_layer_is_caught(tmp_path: Path) -> None:
    package = package_with(tmp_path, {"utils/misc.py": ""})
    assert list(layer_complaints(package)) == ["utils/misc.py: say in LAYERS where utils stands"]


@pytest.mark.parametrize(
    ("name", "text", "complaint"),
    [
        ("core/rng.py", "import random", "core/rng.py:1: a pure part may not import random"),
        ("core/rng.py", "import os.path", "core/rng.py:1: a pure part may not import os.path"),
        ("core/rng.py", "from librt import random", "core/rng.py:1: a pure part may not import librt.random"),
        ("core/log.py", "from time import time", "core/log.py:1: a pure part may not import time.time"),
        ("deck/parser.py", "import pathlib", "deck/parser.py:1: a pure part may not import pathlib"),
        ("deck/files.py", "import os", "deck/files.py:1: a pure part may not import os"),
        (
            "games/tricks/setup.py",
            "def f():\n    print()",
            "games/tricks/setup.py:2: a pure part may not call print()",
        ),
        ("playout.py", "open('x')", "playout.py:1: a pure part may not call open()"),
    ],
)
def test_an_impure_line_is_caught(tmp_path: Path, name: str, text: str, complaint: str) -> None:
    assert list(purity_complaints(package_with(tmp_path, {name: text}))) == [complaint]


def test_pure_lines_and_impure_parts_are_fine(tmp_path: Path) -> None:
    files = {
        "core/fingerprint.py": "import hashlib\nfrom librt.vecs import vec",
        "deck/files.py": "from importlib.resources import files\nfrom pathlib import Path",
        "terminal/play.py": "import sys\nprint(input())",
    }
    assert list(purity_complaints(package_with(tmp_path, files))) == []


def test_a_long_file_is_caught(tmp_path: Path) -> None:
    (tmp_path / "fits.py").write_text("x = 1\n" * MOST_LINES, encoding="utf-8")
    (tmp_path / "long.py").write_text("x = 1\n" * (MOST_LINES + 1), encoding="utf-8")
    assert [complaint.split(":")[0] for complaint in length_complaints(tmp_path)] == ["long.py"]


@pytest.mark.parametrize(
    "line",
    [
        "index = https://" + "pypi" + ".org/simple",
        '"resolved": "https://registry.' + "npmjs" + '.org/x"',
        "cd /" + "work/main",
        "see /" + "root",
        "in /" + "tmp/lab/v",
    ],
)
def test_a_place_is_caught(tmp_path: Path, line: str) -> None:
    (tmp_path / "notes.md").write_text(f"fine\n{line}\n", encoding="utf-8")
    complaints = list(place_complaints(tmp_path, [Path("notes.md")]))
    assert [complaint.split(": ")[0] for complaint in complaints] == ["notes.md:2"]


def test_words_that_only_look_like_a_place_are_fine(tmp_path: Path) -> None:
    text = "play/work, </root>, /rooted, ~/work, a pypi package, /usr/bin/env, tests/work\n"
    (tmp_path / "notes.md").write_text(text, encoding="utf-8")
    assert list(place_complaints(tmp_path, [Path("notes.md")])) == []


def test_a_silent_front_door_is_caught(tmp_path: Path) -> None:
    (tmp_path / "README.md").write_text("make play\n", encoding="utf-8")
    missing = ["README.md does not say 'make test'", ".ci/run does not say 'make test'"]
    assert list(front_door_complaints(tmp_path)) == missing
