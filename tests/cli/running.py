"""Runs the techdeck command as people do, in a process of its own."""

import contextlib
import io
import json
import os
import subprocess
import sys
from pathlib import Path

import techdeck
from techdeck.cli import main

PACKAGES = Path(str(techdeck.__file__)).resolve().parent.parent
HERE = {key: value for key, value in os.environ.items() if key not in ("NO_COLOR", "COLUMNS", "FORCE_COLOR")}


def command(*words: str) -> list[str]:
    """The command line."""
    return [sys.executable, "-m", "techdeck", *words]


# Whoever runs the tests in the background of a script has Ctrl-C off, by nohup also hanging up; here both work.
SIGNALS_ON = """
import signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)
signal.signal(signal.SIGHUP, signal.SIG_DFL)
signal.signal(signal.SIGTERM, signal.SIG_DFL)
from techdeck.cli import main
"""


def stoppable(*words: str, before: str = "") -> list[str]:
    """A command line that signals can stop; some Python may run before."""
    return [sys.executable, "-c", f"{SIGNALS_ON}{before}\nsys.exit(main(sys.argv[1:]))", *words]


def environment() -> dict[str, str]:
    """The environment in which the same techdeck is found that the tests import."""
    return {**HERE, "PYTHONPATH": str(PACKAGES), "COLUMNS": "80"}


def run(*words: str, answers: str = "", folder: Path | None = None) -> subprocess.CompletedProcess[str]:
    """Run a command with something to read from standard input; a traceback is never an answer."""
    done = subprocess.run(
        command(*words), input=answers, cwd=folder, env=environment(), capture_output=True, text=True, check=False
    )
    assert "Traceback" not in done.stderr, done.stderr
    return done


def printed(*words: str, answers: str = "", folder: Path | None = None) -> str:
    """What a command that works prints."""
    done = run(*words, answers=answers, folder=folder)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return done.stdout


def data(*words: str) -> object:
    """What a command prints with --json."""
    return json.loads(printed(*words, "--json"))


def refused(*words: str, folder: Path | None = None) -> str:
    """What a command says that was used wrongly: on stderr, with exit code 2."""
    done = run(*words, folder=folder)
    assert (done.returncode, done.stdout) == (2, "")
    return done.stderr


def here(*words: str) -> tuple[object, str, str]:
    """Exit code, output and complaints of a command run without a process of its own, which is quicker."""
    out, complaint = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(complaint):
        try:
            code: object = main(words)
        except SystemExit as end:
            code = end.code
    return code, out.getvalue(), complaint.getvalue()


def refused_here(*words: str) -> str:
    """Like refused(), quicker."""
    code, out, complaint = here(*words)
    assert (code, out) == (2, "")
    return complaint


def printed_here(*words: str) -> str:
    """Like printed(), quicker."""
    code, out, complaint = here(*words)
    assert (code, complaint) == (0, "")
    return out


def data_here(*words: str) -> object:
    """Like data(), quicker."""
    return json.loads(printed_here(*words, "--json"))
