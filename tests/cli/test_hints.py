"""Commands a person is told: they can be typed as they stand, however the program was started."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from techdeck.cli import complain
from techdeck.terminal.program import command
from tests.cli.running import HERE, environment, printed, run

TRICKS = ("play", "tricks", "--players", "3", "--seed", "7")


@pytest.fixture
def folder(tmp_path):
    """A folder with the program in a folder of it, as a build makes it."""
    installed(tmp_path / "tools")
    return tmp_path


def installed(where: Path) -> Path:
    """The program, put into a folder."""
    where.mkdir()
    file = where / "techdeck"
    file.write_text(f"#!{sys.executable}\nimport sys\nfrom techdeck.cli import main\nsys.exit(main())\n")
    file.chmod(0o755)
    return file


def typed(line: str, folder: Path, answers: str = "", path: str | None = None) -> str:
    """What a shell prints in which somebody types this line."""
    env = {**environment(), **({} if path is None else {"PATH": path})}
    done = subprocess.run(
        line, shell=True, cwd=folder, env=env, input=answers, capture_output=True, text=True, check=True
    )
    assert done.stderr == ""
    return done.stdout


def hint(text: str) -> str:
    """The command that is told last."""
    return text.splitlines()[-1].rpartition(": ")[2].strip()


def test_a_game_is_played_on_by_the_command_that_is_told(folder):
    told = hint(typed(f"tools/techdeck {' '.join(TRICKS)}", folder, "1\n1\n"))
    assert told == "tools/techdeck play --resume techdeck-tricks-7.log"
    assert "You haven't played anything new." in typed(told, folder)


def test_the_same_cards_again_and_a_replay_are_told_so_too(folder):
    told = hint(typed(f"./tools/techdeck {' '.join(TRICKS)}", folder))
    assert told == f"tools/techdeck {' '.join(TRICKS)}"
    over = typed("tools/techdeck play tricks --players 2 --seed 7 --save 'a b.log'", folder, "concede\ny\n")
    assert hint(over) == "tools/techdeck replay 'a b.log'"
    assert "Seat 1 won the game" in typed(hint(over), folder)


def test_rules_and_games_are_told_so_too(folder):
    assert "tools/techdeck rules tricks 3\n" in typed(f"tools/techdeck {' '.join(TRICKS)}", folder, "?\n")
    told = typed("tools/techdeck games chess", folder)
    assert "tools/techdeck play chess" in told
    assert "tools/techdeck rules chess" in told
    assert hint(typed("tools/techdeck play", folder)) == "tools/techdeck play exchange"
    wrong = subprocess.run("tools/techdeck sim --loud", shell=True, cwd=folder, env=environment(), capture_output=True)
    assert b"\nfor more, type tools/techdeck sim --help\n" in wrong.stderr


def test_a_program_that_shells_find_is_told_by_its_name(folder):
    path = f"{folder / 'tools'}:{HERE['PATH']}"
    assert hint(typed(f"techdeck {' '.join(TRICKS)}", folder, path=path)) == f"techdeck {' '.join(TRICKS)}"
    assert hint(typed(f"tools/techdeck {' '.join(TRICKS)}", folder, path=path)) == f"techdeck {' '.join(TRICKS)}"


def test_another_program_of_that_name_is_not_meant(folder):
    installed(folder / "other")
    path = f"{folder / 'other'}:{HERE['PATH']}"
    assert hint(typed(f"tools/techdeck {' '.join(TRICKS)}", folder, path=path)).startswith("tools/techdeck play ")


def test_a_module_is_started_as_a_module(tmp_path):
    told = hint(printed(*TRICKS, answers="1\n1\n", folder=tmp_path))
    assert told.endswith(" -m techdeck play --resume techdeck-tricks-7.log")
    assert "You haven't played anything new." in typed(told, tmp_path)
    saved = run(*TRICKS, "--save", "techdeck-tricks-7.log", folder=tmp_path).stderr
    assert "You haven't played anything new." in typed(hint(saved), tmp_path)


def test_the_shorter_path_is_told(folder, monkeypatch):
    monkeypatch.setenv("PATH", "")
    monkeypatch.setattr(sys, "argv", [str(folder / "tools" / "techdeck")])
    (folder / "a").mkdir()
    for here, told in [
        (folder, "tools/techdeck"),
        (folder / "tools", "./techdeck"),
        (folder / "a", "../tools/techdeck"),
    ]:
        monkeypatch.chdir(here)
        assert command("rules", "chess") == f"{told} rules chess"
    monkeypatch.chdir("/usr/lib")
    assert command("rules") == f"{folder}/tools/techdeck rules"
    os.symlink(folder / "tools", folder / "my tools")
    monkeypatch.setattr(sys, "argv", [str(folder / "my tools" / "techdeck")])
    monkeypatch.chdir(folder)
    assert command("rules") == "'my tools/techdeck' rules"


def test_where_the_current_folder_is_gone_the_way_it_was_started_is_told(folder, monkeypatch):
    gone = folder / "gone"
    gone.mkdir()
    monkeypatch.chdir(gone)
    monkeypatch.setattr(sys, "argv", [str(folder / "tools" / "techdeck")])
    monkeypatch.setenv("PATH", "")
    gone.rmdir()
    assert command("rules") == f"{folder}/tools/techdeck rules"


@pytest.mark.parametrize("started", ["-c", "/usr/bin/pytest", "/nowhere/techdeck", ""])
def test_where_another_program_plays_the_usual_name_is_told(started, monkeypatch):
    monkeypatch.setattr(sys, "argv", [started])
    assert command("play", "--resume", "a b.log") == "techdeck play --resume 'a b.log'"


def test_the_first_screen_is_broken_between_words(folder):
    text = typed("tools/techdeck play", folder, "9\ntricks\n7\nq\n")
    told = "Please type a number from 1 to 5, or one of exchange, city, tricks, paradoxical,\nchess.\n"
    assert told in text.replace("[1 to 5, or a name] > ", "")
    assert "\nread its rules:\n  tools/techdeck rules chess\n" in typed("tools/techdeck games chess", folder)


def test_a_complaint_is_broken_between_words_for_people_only(monkeypatch, capsys):
    monkeypatch.setenv("COLUMNS", "40")
    line = f"  techdeck play --resume {'long-' * 10}name.log"
    complain(f"stopped. The game is saved. To continue:\n{line}")
    assert capsys.readouterr().err == f"techdeck: stopped. The game is saved. To continue:\n{line}\n"
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    complain(f"stopped. The game is saved. To continue:\n{line}")
    assert capsys.readouterr().err == f"techdeck: stopped. The game is saved. To\ncontinue:\n{line}\n"
