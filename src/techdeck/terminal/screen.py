"""Where text goes and where answers come from: width, colours, wrapping, columns."""

from __future__ import annotations

import os
import re
import shutil
import sys
import textwrap
from collections.abc import Callable, Sequence
from typing import TextIO

BOLD = "1"
DIM = "2"
DOMAIN_COLOURS = ["34", "32", "33", "35"]
CODES = re.compile(r"\x1b\[[0-9;]*m")
NARROWEST, WIDEST = 40, 100
NO_END = 10**9


def wants_colour(out: TextIO) -> bool:
    """Colours only for people: on a terminal that has them, and not against their wish (NO_COLOR)."""
    return out.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM", "") != "dumb"


def length(text: str) -> int:
    """How many columns a text takes; colour codes take none."""
    return len(CODES.sub("", text))


def padded(text: str, width: int) -> str:
    """The text with blanks up to a width, as it looks."""
    return text + " " * max(0, width - length(text))


class Screen:
    """Prints for a person and asks them; answers come from `read`, which raises EOFError when there are no more.

    If it is watched, nothing scrolls away before the person had time to read it.
    """

    def __init__(
        self,
        read: Callable[[str], str] = input,
        out: TextIO | None = None,
        width: int | None = None,
        colour: bool | None = None,
        watched: bool = False,
        height: int | None = None,
    ) -> None:
        self.read = read
        self.out = out if out is not None else sys.stdout
        self.fixed = width
        self.colour = wants_colour(self.out) if colour is None else colour
        self.watched = watched
        self.height = height
        self.unread = 0
        self.held: list[str] | None = None

    @property
    def width(self) -> int:
        """How wide text may be: as was given, else as the window is now, which people make larger and smaller."""
        return self.fixed or max(NARROWEST, min(WIDEST, shutil.get_terminal_size((80, 24)).columns))

    def paint(self, text: str, code: str) -> str:
        """The text in a colour or weight, where there are any."""
        return f"\x1b[{code}m{text}\x1b[0m" if self.colour and text else text

    def bold(self, text: str) -> str:
        """What should catch the eye."""
        return self.paint(text, BOLD)

    def dim(self, text: str) -> str:
        """What need not."""
        return self.paint(text, DIM)

    @property
    def rows(self) -> int:
        """How many lines are seen at a time: as was given, else as the window is now; without end if nobody reads."""
        if not self.watched:
            return NO_END
        return self.height or shutil.get_terminal_size((80, 24)).lines

    def say(self, text: str = "") -> None:
        """A line as it is, or several; before a line would push out one that nobody had time to read, it waits."""
        if self.held is not None:
            self.held += text.split("\n")
            return
        for line in text.split("\n"):
            if self.unread >= self.rows - 1:
                self.wait("(Enter for more)")
            self.print(line)

    def print(self, line: str) -> None:
        """One line, at once."""
        print(line, file=self.out, flush=True)
        self.unread += 1

    def wait(self, prompt: str) -> None:
        """Go on when the person has read what stands on the screen."""
        self.read(f"{prompt} ")
        self.unread = 0

    def hold(self) -> None:
        """What is said from now on belongs to the next question, and is shown together with it."""
        if self.held is None:
            self.held = []

    def release(self) -> None:
        """Show what was held back; where it would push out what came before, the person reads that first."""
        held, self.held = self.held or [], None
        if self.unread and held and self.unread + len(held) >= self.rows:
            self.wait("(Enter to go on)")
        for line in held:
            self.print(line)

    def paragraph(self, text: str, first: str = "", rest: str | None = None) -> None:
        """A text within the width, with an indent for the first line and for the others."""
        self.say(self.filled(text, first, rest))

    def notice(self, text: str) -> None:
        """A text within the width, but for commands: they stand indented on lines of their own, to be copied whole."""
        self.say("\n".join(line if line.startswith(" ") else self.filled(line) for line in text.split("\n")))

    def filled(self, text: str, first: str = "", rest: str | None = None) -> str:
        """The text in lines within the width; words with colours count as wide as they look."""
        indent = first if rest is None else rest
        if not CODES.search(text):
            return textwrap.fill(
                text, self.width, initial_indent=first, subsequent_indent=indent, break_on_hyphens=False
            )
        lines, line = [], first
        for word in text.split():
            blank = "" if line in (first, indent) else " "
            if length(line) + len(blank) + length(word) > self.width and blank:
                lines.append(line)
                line, blank = indent, ""
            line += blank + word
        return "\n".join([*lines, line])

    def flow(self, items: Sequence[str], first: str = "", rest: str | None = None, gap: str = "   ") -> str:
        """Items one after the other, broken between items; within one only if it is wider than the screen."""
        indent = first if rest is None else rest
        lines, line, fresh = [], first, True
        for item in items:
            if not fresh and length(line) + len(gap) + length(item) > self.width:
                lines.append(line)
                line, fresh = indent, True
            if fresh and length(line) + length(item) > self.width:
                *begun, line = self.filled(item, line, indent).split("\n")
                lines += begun
            else:
                line += item if fresh else gap + item
            fresh = False
        return "\n".join([*lines, line])

    def heading(self, left: str, right: str = "") -> str:
        """A line across the screen with words at both ends; the right ones stand below where there is no room."""
        room = self.width - length(left) - length(right) - 10
        if right and room >= 3:
            return self.bold(f"=== {left} {'=' * room} {right} ===")
        fill = "=" * max(3, self.width - length(left) - 5)
        return self.bold(f"=== {left} {fill}" + (f"\n    {right}" if right else ""))

    def ask(self, prompt: str) -> str:
        """What the person types; EOFError if there is nobody any more. The keys [y/n] of a prompt stay together."""
        question, bracket, keys = prompt.rstrip().rpartition(" [")
        whole = self.flow([question, f"[{keys}"], gap=" ") if bracket else self.filled(keys)
        *before, last = whole.split("\n")
        self.release()
        for line in before:
            self.say(line)
        answer = self.read(f"{last} ").strip()
        self.unread = 0
        return answer
