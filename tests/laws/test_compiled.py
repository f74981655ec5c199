"""Compiled equals interpreted: the same seeds, played both ways, give the same table after every action."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.laws.subjects import SUBJECTS, Subject
from tools.engine_build import pure_reason

ROOT = Path(__file__).resolve().parent.parent.parent


def played(subject: Subject, numbers: list[int], source: Path | None) -> list[str]:
    """What a twin prints: from the installed package, or from the sources in a folder."""
    settings = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    if source is not None:
        settings["PYTHONPATH"] = str(source)
    words = [subject.name, str(subject.players), *[str(number) for number in numbers]]
    result = subprocess.run(
        [sys.executable, "-m", "tests.laws.twin", *words],
        cwd=ROOT,
        env=settings,
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.returncode == 0, result.stderr
    return result.stdout.splitlines()


def both_play_alike(subject: Subject, numbers: list[int], tell: Callable[[str], None]) -> None:
    """Line for line the same; the first line says how each engine runs."""
    plain, installed = played(subject, numbers, ROOT / "src"), played(subject, numbers, None)
    assert plain[0] == "interpreted"
    if installed[0] != "compiled":
        reason = pure_reason()
        assert reason is not None, "the installed engine is not compiled, though it could be: run `make setup`"
        tell(f"the installed engine is interpreted too ({reason}): both were played, and nothing compiled was tested")
    for one, other in zip(plain[1:], installed[1:], strict=False):
        assert one == other, "from here on they differ (or the installed package is older than the sources: make setup)"
    assert len(plain) == len(installed)


@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
def test_compiled_equals_interpreted(subject: Subject, told: Callable[[str], None]) -> None:
    both_play_alike(subject, [6, 24, 200], told)


@pytest.mark.long
@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
def test_compiled_equals_interpreted_over_many_games(subject: Subject, told: Callable[[str], None]) -> None:
    told(f"{subject}: compiled against interpreted")
    both_play_alike(subject, [60, 216, 20_000], told)


def simulated(subject: Subject, games: int, source: Path | None) -> str:
    """The hash of random games, played by the installed package or by the sources in a folder."""
    settings = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    if source is not None:
        settings["PYTHONPATH"] = str(source)
    words = ["sim", subject.name, "--players", str(subject.players), "--games", str(games), "--seed", "1", "--json"]
    result = subprocess.run(
        [sys.executable, "-m", "techdeck", *words], cwd=ROOT, env=settings, capture_output=True, text=True, check=False
    )
    assert result.returncode == 0, result.stderr
    return str(json.loads(result.stdout)["hash"])


@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
def test_simulations_have_the_same_hash(subject: Subject) -> None:
    assert simulated(subject, 12, ROOT / "src") == simulated(subject, 12, None)


@pytest.mark.long
@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
def test_a_thousand_games_have_the_same_hash(subject: Subject, told: Callable[[str], None]) -> None:
    found = simulated(subject, 1000, ROOT / "src")
    assert found == simulated(subject, 1000, None)
    told(f"{subject}: a thousand games, hash {found}, compiled and not")
