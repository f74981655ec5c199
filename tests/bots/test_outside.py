"""Programs in seats: they see what their seat knows, and one that goes wrong is replaced while the match goes on."""

import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from time import monotonic

import pytest

import techdeck
from techdeck import TechdeckError
from techdeck.bots.outside import player as players
from techdeck.bots.outside import process as processes
from techdeck.bots.outside.player import Player, Program, Step, close_all, steps_of
from techdeck.bots.outside.process import Process
from techdeck.core.commands import actions_of
from techdeck.core.forms import Command
from techdeck.core.rng import fast_rng
from techdeck.games import games
from techdeck.lab.arena.contest import arena
from techdeck.lab.arena.record import Record
from tests.cli.running import data_here, refused_here

HERE = Path(__file__).resolve().parent
EXAMPLE = f"{sys.executable} {HERE.parent.parent / 'docs' / 'example_bot.py'}"
TRICKS = techdeck.load_game("tricks", players=2)


@pytest.fixture(autouse=True)
def nothing_left(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Programs that do not answer are waited for only briefly, and none outlives its test."""
    monkeypatch.setattr(players, "GRACE_SECONDS", 0.2)
    monkeypatch.setattr(players, "HELLO_SECONDS", 20.0)
    yield
    running = [one.process.process for one in players.PLAYERS.values() if one.process is not None]
    close_all()
    assert all(process.poll() is not None for process in running)


def faulty(how: str, seconds: float = 20.0) -> Program:
    return Program(f"{sys.executable} {HERE / 'programs' / 'faulty.py'} {how}", seconds)


def first(view, legal, rng):
    """Always the first choice."""
    return legal[0]


def last(view, legal, rng):
    """What the program `last` does, as a function."""
    return legal[-1]


@pytest.mark.parametrize("game", games())
def test_a_program_plays_a_whole_game_like_a_function(game):
    """It is asked exactly what a function is asked, with the same choices in the same order."""
    table = techdeck.load_game(game, players=2)
    match = techdeck.play_match(table, [faulty("last"), last], seed=3)
    assert match.faults == []
    assert match.history == techdeck.play_match(table, [last, last], seed=3).history


def test_the_example_beats_chance():
    contest = techdeck.arena(TRICKS, [Program(EXAMPLE, 20.0), "random"], games=20, seed=1)
    assert contest.faults == []
    assert sum(deal.score(0, 1) for deal in contest.deals) > 7


def test_the_example_is_as_short_as_it_is_said_to_be():
    lines = (HERE.parent.parent / "docs" / "example_bot.py").read_text(encoding="utf-8").splitlines()
    assert len([line for line in lines if line.strip()]) <= 42


@pytest.mark.parametrize(
    ("how", "seconds", "said"),
    [
        ("crash", 20.0, "ended by itself, with exit code 3"),
        ("hang", 0.05, "did not answer within 0.05 s, nor 0.2 s after it was told to stop"),
        ("garbage", 20.0, "said what is no message: b'I resign"),
        ("illegal", 20.0, "chose what it may not do: {'type': 'action', 'action': 100000}: Family 7.14"),
        ("wrong", 20.0, "chose what it may not do: {'type': 'command', 'command': {'kind': 'fly'}}"),
        ("endless", 20.0, "said what is no message"),
        ("deep", 20.0, "said what is no message: b'[[["),
        ("mute", 20.0, "closed its output"),
        ("chatty", 0.05, "did not answer within 0.05 s, nor 0.2 s after it was told to stop"),
        ("rude", 20.0, "did not say hello, but {'type': 'goodbye'}"),
    ],
)
def test_a_program_that_goes_wrong_is_replaced(how, seconds, said):
    match = techdeck.play_match(TRICKS, [faulty(how, seconds), "random"], seed=5)
    assert match.state.is_terminal()
    assert len(match.faults) == 1
    assert said in match.faults[0]
    assert match.faults[0].endswith("A stand-in plays on.")


def test_a_program_that_is_not_there_is_replaced():
    match = techdeck.play_match(TRICKS, [Program("no-such-bot"), "random"], seed=5)
    assert match.state.is_terminal()
    assert "could not be started" in match.faults[0]


def test_a_silent_program_is_replaced(monkeypatch):
    monkeypatch.setattr(players, "HELLO_SECONDS", 0.1)
    match = techdeck.play_match(TRICKS, [faulty("silent"), "random"], seed=5)
    assert "did not say hello within 0.1 s" in match.faults[0]


def test_a_slow_program_answers_when_it_is_told_to_stop(monkeypatch):
    monkeypatch.setattr(players, "GRACE_SECONDS", 20.0)
    match = techdeck.play_match(TRICKS, [faulty("slow", 0.01), last], seed=3)
    assert match.faults == []
    assert match.history == techdeck.play_match(TRICKS, [last, last], seed=3).history


def test_a_program_is_started_anew_for_the_next_game_but_not_forever():
    contest = techdeck.arena(TRICKS, [faulty("crash"), "random"], games=12, seed=1)
    by_seat = [sum(f"in seat {seat}" in fault for fault in contest.faults) for seat in range(2)]
    assert by_seat == [players.MOST_FAULTS] * 2


def test_a_record_is_not_gone_on_with_if_a_program_has_other_time_or_options(tmp_path):
    record, program = Record(str(tmp_path / "contest.jsonl")), faulty("last")
    arena(TRICKS, [program, "random"], games=2, seed=1, record=record)
    assert arena(TRICKS, [program, "random"], games=2, seed=1, record=record).games == 2
    for other in (replace(program, seconds=10.0), replace(program, options=(("depth", "3"),))):
        with pytest.raises(TechdeckError, match="the record of another contest, with bots"):
            arena(TRICKS, [other, "random"], games=4, seed=1, record=record)


def test_a_record_is_not_gone_on_with_if_a_program_was_changed(tmp_path):
    file = tmp_path / "bot.py"
    file.write_bytes((HERE / "programs" / "faulty.py").read_bytes())
    record, program = Record(str(tmp_path / "contest.jsonl")), Program(f"{sys.executable} {file} last", 20.0)
    arena(TRICKS, [program, "random"], games=2, seed=1, record=record)
    file.write_bytes(file.read_bytes() + b"# a better one\n")
    with pytest.raises(TechdeckError, match="the record of another contest, with code"):
        arena(TRICKS, [program, "random"], games=4, seed=1, record=record)


def test_one_command_with_other_options_is_another_bot():
    """So a program can be measured against itself with another setting."""
    command = faulty("last").command
    words = ["--program", command, "--set", "depth=1", "--program", command, "--set", "depth=2"]
    found = data_here("arena", "tricks", "--games", "2", "--seconds", "20", *words)
    assert isinstance(found, dict)
    assert [bot["name"] for bot in found["bots"]] == [f"{command} (20 s) depth={depth}" for depth in (1, 2)]
    assert found["faults"] == []
    assert "every bot is named once" in refused_here("arena", "tricks", "--program", command, "--program", command)


def test_options_are_told_if_the_program_has_them():
    right = Program(faulty("last").command, 20.0, (("depth", "3"),))
    assert techdeck.play_match(TRICKS, [right, last], seed=3).faults == []
    wrong = Program(faulty("last").command, 20.0, (("width", "3"),))
    assert "has no option 'width'; it has depth" in techdeck.play_match(TRICKS, [wrong, last], seed=3).faults[0]
    listing = Program(faulty("listing").command, 20.0, (("depth", "3"),))
    assert "has no option 'depth'; it has none" in techdeck.play_match(TRICKS, [listing, last], seed=3).faults[0]


def test_of_what_nobody_has_heard_so_much_is_kept(monkeypatch):
    monkeypatch.setattr(processes, "MOST_LINES", 10)
    process = Process(f"{sys.executable} -c 'print(\"said\\n\" * 50)'")
    process.threads[0].join()
    assert process.lines.qsize() == 10 + 1  # the last one is the end
    process.end()


def test_nobody_waits_for_the_child_of_a_program(monkeypatch):
    """It has the program's output, so that there is no end of it when the program has ended."""
    monkeypatch.setattr(processes, "LEFT_OVER_SECONDS", 0.05)
    process = Process(faulty("parent").command)
    process.tell({"type": "hello", "protocol": 1})
    assert process.hear(monotonic() + 20) is not None
    process.end()
    assert process.process.poll() is not None
    assert process.threads[0].is_alive()


def test_a_command_is_several_actions_and_the_rest_is_not_asked_again():
    """A whole offer is said once; its actions follow, whatever the others do meanwhile."""
    one, state = Player(Program("unused"), 0), techdeck.load_game("exchange", players=2).new_initial_state(seed=1)
    while state.question(0).code != "trade":
        seat = state.acting_seats()[0]
        state.apply_action(state.legal_actions(seat)[0], seat)
    view = state.view(0)
    slots = view.command({"kind": "offer"}).values
    command: Command = {"kind": "offer", "cards": slots[:1], "wanted": [{"kind": "any"}], "to": "all"}
    one.rest = steps_of(view, actions_of(view.table, 0, command))
    assert len(one.rest) > 3
    journal = state.watch()
    while one.rest:
        state.apply_action(one(state.view(0), state.legal_actions(0), fast_rng(1)), 0)
        if 1 in state.acting_seats():
            state.apply_action(state.legal_actions(1)[-1], 1)
    assert [event.seat for event in journal.feed(1, 0) if event.kind == "offer"][:1] == [0]


def test_the_rest_of_a_command_is_not_done_where_something_else_is_asked():
    """The same number may mean something else there: then the program is asked, or the one who stands in for it."""
    one, state = Player(Program("unused"), 0), TRICKS.new_initial_state(seed=1)
    one.stand_in = first
    seat = int(state.current_player())
    legal, code = state.legal_actions(seat), state.question(seat).code
    one.rest = [Step(legal[1], code), Step(legal[1], "something else")]
    assert one(state.view(seat), legal, fast_rng(1)) == legal[1]
    assert one(state.view(seat), legal, fast_rng(1)) == legal[0]


def test_a_program_sees_what_its_seat_knows_and_no_more():
    """What is sent is the view and the question of the seat, so nothing else can be in it."""
    one, state = Player(Program("unused"), 0), TRICKS.new_initial_state(seed=1)
    one.journal = state.watch()
    shown = one.shown_to_it(state.view(0))
    assert shown["view"] == state.view(0).to_dict()
    assert shown["asked"]["question"] == state.question(0).to_dict()
