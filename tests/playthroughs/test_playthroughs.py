"""Golden playthroughs: whole games that were read by people; whatever changes one is a change of the rules."""

import pytest

from techdeck.games.replay import replay
from techdeck.words.told import told_log
from tools.playthroughs import FOLDER, seated, text_of


@pytest.mark.parametrize(("name", "players"), seated())
def test_the_game_goes_as_it_was_written_down(name, players):
    """The same choices from the same seed, the same things happening, the same end. (make playthroughs writes anew)"""
    assert text_of(name, players) == (FOLDER / f"{name}-{players}.log").read_text(encoding="utf-8")


@pytest.mark.parametrize(("name", "players"), seated())
def test_the_notation_is_read_again(name, players):
    """Comments and all, it replays to the same end, and writes itself the same again."""
    text = (FOLDER / f"{name}-{players}.log").read_text(encoding="utf-8")
    state = replay(text)
    assert state.is_terminal()
    assert text.startswith(told_log(state))


def test_every_playthrough_belongs_to_a_game():
    known = {f"{name}-{players}.log" for name, players in seated()}
    assert {path.name for path in FOLDER.glob("*.log")} == known


def test_a_remark_may_stand_anywhere():
    """On a line of its own, and behind an action."""
    rows = (FOLDER / "tricks-2.log").read_text(encoding="utf-8").splitlines()
    noted = [f"{row} ; a fine move" if row[0].isdigit() else row for row in rows]
    assert replay("\n\n; well played\n".join(noted)).hash() == replay("\n".join(rows)).hash()
