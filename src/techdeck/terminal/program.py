"""How this program is started: every command that a person is told can be typed as it stands."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from pathlib import Path

NAME = "techdeck"


def command(*words: str) -> str:
    """The command with these words, as it is typed here."""
    return f"{program()} {shlex.join(words)}"


def told(words: str, line: str) -> str:
    """A command to be copied, below the words that lead to it."""
    return f"{words}\n  {line}"


def program() -> str:
    """How this program is started again: by name where a shell finds it, else by the way it was started."""
    started = Path(sys.argv[0])
    if started.name == "__main__.py" and started.parent.name == NAME:
        return f"{python()} -m {NAME}"
    if started.name != NAME or not started.is_file():
        return NAME  # another program plays, for instance one that tests
    found = shutil.which(NAME)
    return NAME if found is not None and started.samefile(found) else shortest(started)


def python() -> str:
    """How this Python is started; one of another folder may be another one, even where both are one file."""
    name = Path(sys.executable).name
    return name if shutil.which(name) == sys.executable else shortest(Path(sys.executable))


def shortest(file: Path) -> str:
    """The path of a program, from here or from the root, for a shell: a name alone would be looked for elsewhere."""
    try:
        near = os.path.relpath(file)
    except OSError:  # the current folder is gone
        return shlex.quote(str(file))
    near = near if os.sep in near else f".{os.sep}{near}"
    return shlex.quote(min(near, os.path.abspath(file), key=len))
