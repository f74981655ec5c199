"""play --save and --resume: where games are saved, and what is never written over."""

import os
import pty
import re
import signal
import subprocess
import threading
import time
from pathlib import Path

import pytest

from tests.cli.running import HERE, environment, printed, refused, run, stoppable

TRICKS = ("play", "tricks", "--players", "3", "--seed", "7", "--bot", "simple")  # a yardstick plays alike forever
SAVED = (*TRICKS, "--save", "evening.log")


def actions(file: Path) -> int:
    """How many actions a saved game has."""
    return len(re.findall(r"^\d", file.read_text(encoding="utf-8"), re.MULTILINE))


@pytest.fixture
def evening(tmp_path):
    """A game that was left and saved."""
    printed(*SAVED, answers="1\n1\n", folder=tmp_path)
    file = tmp_path / "evening.log"
    assert actions(file) > 2
    return file


@pytest.mark.parametrize("game", [TRICKS, ("play", "chess"), ("play",)])
def test_an_older_game_is_not_written_over(evening, game):
    before = evening.read_text(encoding="utf-8")
    message = refused(*game, "--save", "evening.log", folder=evening.parent)
    assert "evening.log: this is already a saved game; choose another file" in message
    assert "techdeck play --resume evening.log" in message
    assert evening.read_text(encoding="utf-8") == before


def test_nor_where_a_name_is_typed_on_leaving(evening):
    before = evening.read_text(encoding="utf-8")
    text = printed(*TRICKS, answers="1\nq\nevening.log\nnight.log\n", folder=evening.parent)
    assert "Not saved: evening.log: this is already a saved game" in text
    assert text.endswith("techdeck play --resume night.log\n")
    assert evening.read_text(encoding="utf-8") == before


def test_nor_by_another_resumed_game(evening):
    folder = evening.parent
    printed(*TRICKS, "--save", "night.log", answers="1\n", folder=folder)
    message = refused("play", "--resume", "night.log", "--save", "evening.log", folder=folder)
    assert "this is already a saved game" in message


def test_8_5_a_game_of_ones_own_edition_goes_on_where_its_file_is_not(tmp_path):
    mine = tmp_path / "mine.toml"
    mine.write_text('[edition]\nname = "mine"\nbase = "open-1"\n[knowledge.2]\ntext = "Draw 2."\n', encoding="utf-8")
    told = printed(*SAVED, "--edition", "mine.toml", answers="1\n1\n", folder=tmp_path)
    assert told.endswith("techdeck play --resume evening.log\n")
    mine.unlink()
    before = actions(tmp_path / "evening.log")
    printed("play", "--resume", "evening.log", answers="1\nhelp K2\n", folder=tmp_path)
    assert actions(tmp_path / "evening.log") > before


def test_leaving_before_anything_was_played_tells_how_to_have_the_same_cards_again(tmp_path):
    words = ["tricks", "--players", "3", "--seed", "7", "--seat", "2", "--option", "proposals=2"]
    told = printed("play", *words, folder=tmp_path).splitlines()[-1]
    assert told.endswith(f"techdeck play {' '.join(words)}")
    again = told.partition("techdeck ")[2].split()
    assert printed(*again, folder=tmp_path) == printed("play", *words, folder=tmp_path)


def test_a_resumed_game_is_saved_to_its_own_file(evening):
    before, folder = actions(evening), evening.parent
    text = printed("play", "--resume", "evening.log", answers="1\n", folder=folder)
    assert text.endswith("techdeck play --resume evening.log\n")
    assert actions(evening) > before
    before = actions(evening)
    printed("play", "--resume", "evening.log", "--save", "./evening.log", answers="1\n", folder=folder)
    assert actions(evening) > before
    before = actions(evening)
    printed("play", "--resume", "evening.log", "--save", "b.log", answers="1\nq\nevening.log\n", folder=folder)
    assert actions(evening) > before
    assert [file.name for file in folder.iterdir()] == ["evening.log"]


def test_leaving_at_once_writes_nothing(evening):
    folder, before = evening.parent, evening.stat().st_mtime_ns
    text = printed("play", "--resume", "evening.log", folder=folder)
    assert "You haven't played anything new. To continue:" in text
    assert text.endswith("techdeck play --resume evening.log\n")
    assert evening.stat().st_mtime_ns == before
    assert "You haven't played anything yet." in printed(*TRICKS, "--save", "new.log", folder=folder)
    assert [file.name for file in folder.iterdir()] == ["evening.log"]


def test_who_names_no_file_gets_a_free_one(tmp_path):
    for _ in range(2):
        run(*TRICKS, answers="1\n", folder=tmp_path)
    assert sorted(file.name for file in tmp_path.iterdir()) == ["techdeck-tricks-7-2.log", "techdeck-tricks-7.log"]


@pytest.mark.skipif(not Path("/proc/self").is_dir(), reason="a folder nobody can write into")
def test_a_file_that_can_not_be_written_is_told_at_the_start(tmp_path):
    message = refused(*TRICKS, "--save", "/proc/x.log", folder=tmp_path)
    assert "/proc/x.log: can't be written: " in message
    assert "choose another file" in message


def test_what_is_tried_at_the_start_leaves_nothing_behind(tmp_path):
    printed(*SAVED, folder=tmp_path)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("note", "complaint", "help_with"),
    [
        ("seat 9 against bot casual", "there is no seat 9: choose from 0 to 2 with --seat K", ("--seat", "1")),
        (
            "seat 0 against bot hal",
            "there is no bot 'hal': choose from random, novice, casual, skilled, expert, simple with --bot",
            ("--bot", "random"),
        ),
    ],
)
def test_an_impossible_note_is_told_with_its_line(evening, note, complaint, help_with):
    text = evening.read_text(encoding="utf-8")
    evening.write_text(text.replace("seat 0 against bot simple", note), encoding="utf-8")
    line = len(text.splitlines())
    words = ("play", "--resume", "evening.log")
    assert f"evening.log: line {line}: {complaint}" in refused(*words, folder=evening.parent)
    assert "You haven't played anything new." in printed(*words, *help_with, folder=evening.parent)


class Running:
    """A game that is being played in a process of its own; the first line of it was read."""

    def __init__(self, folder: Path, *words: str) -> None:
        self.process = subprocess.Popen(
            stoppable(*words),
            cwd=folder,
            env=environment(),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        self.hear("you against")

    def hear(self, words: str) -> None:
        """Read until a line has these words; a game that never says them is ended, not waited for."""
        assert self.process.stdout is not None
        late = threading.Timer(120, self.process.kill)
        late.start()
        line = self.process.stdout.readline()
        while words not in line and line:
            line = self.process.stdout.readline()
        late.cancel()
        assert line, "the game is gone"

    def type(self, text: str) -> None:
        """Type a line."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{text}\n")
        self.process.stdin.flush()

    def ends(self, *typed: str) -> tuple[int, str, str]:
        """Exit code, output and complaints, after these last words."""
        out, complaint = self.process.communicate("".join(f"{text}\n" for text in typed))
        assert "Traceback" not in complaint, complaint
        return self.process.returncode, out, complaint


@pytest.fixture
def without_folder(tmp_path):
    """A game to be saved into a folder that has gone away since it began."""
    (tmp_path / "saves").mkdir()
    running = Running(tmp_path, *TRICKS, "--save", "saves/evening.log")
    (tmp_path / "saves").rmdir()
    return running


def test_what_can_not_be_saved_on_leaving_is_saved_elsewhere_and_told(tmp_path, without_folder):
    code, _, complaint = without_folder.ends("1", "1")
    assert code == 2
    assert "saves/evening.log: there is no folder saves" in complaint
    assert "To continue:\n  techdeck play --resume techdeck-tricks-7.log\n" in complaint
    assert actions(tmp_path / "techdeck-tricks-7.log") > 2


def test_who_leaves_is_asked_for_another_file(tmp_path, without_folder):
    code, out, _ = without_folder.ends("1", "q", "y", "other.log")
    assert code == 0
    assert "Not saved: saves/evening.log: there is no folder saves" in out
    assert "Save the game to techdeck-tricks-7.log? [Y/n, b back, or a file name] > " in out
    assert actions(tmp_path / "other.log") > 0


@pytest.mark.parametrize("name", ["SIGHUP", "SIGTERM", "SIGINT"])
def test_a_game_that_is_stopped_from_outside_is_saved(tmp_path, name):
    running = Running(tmp_path, *SAVED)
    running.type("1")
    running.hear("The bids are secret")
    running.process.send_signal(signal.Signals[name])
    code, _, complaint = running.ends()
    assert code == 128 + signal.Signals[name]
    assert "stopped. The game is saved. To continue:\n  techdeck play --resume evening.log\n" in complaint
    assert actions(tmp_path / "evening.log") > 0


def test_who_only_waited_has_a_game_to_save(tmp_path):
    """While one waits in Tech Exchange the others trade."""
    printed(
        "play", "exchange", "--players", "3", "--seed", "4", "--save", "w.log", answers="1\n1\n1\n", folder=tmp_path
    )
    assert actions(tmp_path / "w.log") > 0


def test_a_second_signal_does_not_keep_a_game_from_being_saved(tmp_path):
    for number in range(4):
        folder = tmp_path / str(number)
        folder.mkdir()
        running = Running(folder, *SAVED)
        running.type("1")
        running.hear("The bids are secret")
        for name in ("SIGINT", "SIGTERM", "SIGINT"):
            running.process.send_signal(signal.Signals[name])
            time.sleep(0.0004)
        running.process.communicate()
        assert actions(folder / "evening.log") > 0


OWN_TERMINAL = "import fcntl, termios\nfcntl.ioctl(0, termios.TIOCSCTTY, 0)"


def test_a_closed_terminal_saves_the_game_too(tmp_path):
    """A terminal of its own that goes away while the person thinks."""
    terminal, far_end = pty.openpty()
    player = subprocess.Popen(
        stoppable(*SAVED, before=OWN_TERMINAL),
        cwd=tmp_path,
        env=environment() | {"LINES": "200"},  # tall enough that nothing has to be read page by page
        stdin=far_end,
        stdout=far_end,
        stderr=far_end,
        start_new_session=True,
    )
    os.close(far_end)
    read_until(terminal, b"Your trading turn")
    os.write(terminal, b"1\n")
    read_until(terminal, b"The bids are secret")
    os.close(terminal)
    assert player.wait() == 128 + signal.SIGHUP
    assert actions(tmp_path / "evening.log") > 0


def read_until(terminal: int, words: bytes) -> None:
    """Read what a terminal shows until these words have come."""
    text = b""
    while words not in text:
        text += os.read(terminal, 1000)


def test_a_tilde_the_shell_left_alone_is_ones_own_folder(tmp_path, monkeypatch):
    home = tmp_path / "home"
    home.mkdir()
    monkeypatch.setitem(HERE, "HOME", str(home))
    text = printed(*TRICKS, "--save=~/evening.log", answers="1\n", folder=tmp_path)
    assert f"techdeck play --resume {home}/evening.log" in text
    before = actions(home / "evening.log")
    printed("play", "--resume=~/evening.log", answers="1\n", folder=tmp_path)
    assert actions(home / "evening.log") > before
    assert [path.name for path in tmp_path.iterdir()] == ["home"]


def test_a_tilde_of_nobody_is_just_a_name(tmp_path):
    assert "there is no folder ~nobody-at-all" in refused(*TRICKS, "--save=~nobody-at-all/x.log", folder=tmp_path)
