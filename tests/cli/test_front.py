"""The front door: version, help, unknown commands, Ctrl-C, a reader that goes away."""

import os
import re
import shlex
import signal
import subprocess

import pytest

from tests.cli.running import command, environment, printed, printed_here, refused, refused_here, run, stoppable

COMMANDS = ["play", "serve", "games", "rules", "deck", "sim", "replay", "schema", "bench"]


def test_version_says_how_the_engine_runs():
    assert re.fullmatch(r"techdeck \d+\.\d+\.\d+\S* \((compiled|interpreted)\)\n", printed("--version"))


def test_help_lists_every_command():
    text = printed("--help")
    assert all(re.search(rf"^  {name} ", text, re.MULTILINE) for name in COMMANDS)


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help_with_an_example(name):
    text = printed_here(name, "--help")
    assert "examples:" in text
    assert f"techdeck {name}" in text.partition("examples:")[2]


def test_no_command_shows_the_help_and_is_bad_usage():
    done = run()
    assert done.returncode == 2
    assert "commands:" in done.stderr


def test_an_unknown_command_is_told_with_the_choices():
    message = refused("dance")
    assert "'dance'" in message
    assert all(name in message for name in COMMANDS)


def test_an_unknown_option_is_told_with_where_to_read():
    assert "techdeck sim --help" in refused_here("sim", "tricks", "--players", "3", "--loud")


def test_a_reader_that_goes_away_is_no_mistake():
    rules = subprocess.Popen(
        command("rules", "tricks"), env=environment(), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    assert rules.stdout is not None
    assert rules.stderr is not None
    rules.stdout.close()
    complaint = rules.stderr.read()
    rules.stderr.close()
    assert (rules.wait(timeout=30), complaint) == (0, "")


@pytest.fixture
def endless():
    """Starts a simulation that would go on for hours, in a session of its own; nothing of it outlives the test."""
    started: list[subprocess.Popen[str]] = []

    def start(jobs: str) -> subprocess.Popen[str]:
        words = ["sim", "tricks", "--players", "4", "--games", "1000000", "--bot", "simple", "--jobs", jobs]
        sim = subprocess.Popen(
            stoppable(*words, before='print("started", flush=True)'),
            env=environment(),
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        started.append(sim)
        return sim

    yield start
    for one in started:
        if one.poll() is None:
            os.killpg(one.pid, signal.SIGKILL)
        one.communicate()


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_stops_with_one_line(endless, jobs):
    sim = endless(jobs)
    assert sim.stdout.readline() == "started\n"
    with pytest.raises(subprocess.TimeoutExpired):
        sim.wait(timeout=1.5)
    os.killpg(sim.pid, signal.SIGINT)  # as from a keyboard: to the command and its workers, and to nobody else
    out, complaint = sim.communicate(timeout=60)
    assert (sim.returncode, out) == (130, "")
    assert complaint.strip() == "techdeck: stopped."


@pytest.mark.parametrize("closed", ["2>&-", ">&-", "<&- >&- 2>&-"])
def test_closed_streams_are_no_mistake(closed):
    line = f"{shlex.join(command('games'))} {closed}"
    done = subprocess.run(["/bin/sh", "-c", line], env=environment(), capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
