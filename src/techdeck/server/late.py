"""What those are told who watch the deal before with all hands, where the table has agreed to that. (Family 6.14)"""

from __future__ import annotations

from collections.abc import Sequence

from techdeck.server.play import Play
from techdeck.server.protocol import Picture, Update
from techdeck.server.telling import Reader, history


class Late:
    """A game as far as all hands may be seen, made from the log; nothing of the deal that is played comes in."""

    def __init__(self, play: Play, until: int, names: Sequence[str]) -> None:
        self.play = play
        self.version = until
        self.names = names
        [(self.state, _, _)] = play.steps_after(until, until)
        self.reader = Reader(self.state, None, names, open=True)

    def picture(self) -> Picture:
        """All of it as it was then."""
        told = history(self.play, self.version, None, self.names, open=True)
        return self.reader.picture(self.version, None, told)

    def go_on(self) -> Update:
        """The next command."""
        step = self.play.step_after(self.version, self.state)
        self.state, self.version = step.state, self.version + 1
        return self.reader.update(step, 0, self.version)
