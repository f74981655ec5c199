"""Looking at every way to go on, deeper and deeper, as long as there are nodes. (Chess 1.2)"""

from __future__ import annotations

from mypy_extensions import i64

from techdeck.games.chess.looking_ahead.lines import Line
from techdeck.games.chess.looking_ahead.names import MATE, MOST_PLIES, NO_MOVE
from techdeck.games.chess.looking_ahead.searching import Search
from techdeck.games.chess.looking_ahead.settling import ENDLESS


class Deepening:
    """A search of one possible table for one side, with its ways to go on, the best first."""

    def __init__(self, search: Search, side: i64, lines: list[Line]) -> None:
        self.search = search
        self.side = side
        self.lines = lines
        self.depth: i64 = 0
        """The last depth at which every line was looked at."""
        self.score: i64 = 0
        """What the best line is worth."""

    def run(self, nodes: i64) -> None:
        """Look deeper until the nodes are used up, or the game is decided."""
        search, field = self.search, self.search.field
        search.limit = search.nodes + nodes
        search.stopped = False
        while self.depth < MOST_PLIES - 16:
            best = self.look(self.depth + 1)
            search.field = field
            if search.stopped:
                return
            self.depth += 1
            if MATE - max(best, -best) <= self.depth:
                return  # there is no shorter win, and no longer defence

    def look(self, depth: i64) -> i64:
        """One look at all lines, the best of which comes first, even if the look has to stop."""
        alpha: i64 = -ENDLESS
        best: Line | None = None
        for line in self.lines:
            score = self.value(line, depth, alpha, ENDLESS, best is not None)
            if self.search.stopped:
                break
            if score > alpha:
                alpha, best = score, line
                self.score = score
                self.to_front(line)
        return alpha

    def to_front(self, line: Line) -> None:
        """The best line so far comes first, the one it has beaten second."""
        self.lines = [line, *[other for other in self.lines if other is not line]]

    def value(self, line: Line, depth: i64, alpha: i64, beta: i64, narrow: bool) -> i64:
        """What a line is worth to the side of the seat, within a window."""
        search, after = self.search, line.after
        if line.move != NO_MOVE:
            return search.try_move(line.move, depth - 1, alpha, beta, 0, narrow, False)
        if after is None:
            return line.end
        field = search.field
        search.field = after
        if after.side == self.side:
            score = search.look(depth - 1, alpha, beta, 0)
        else:
            score = -search.look(depth - 1, -beta, -alpha, 0)
        search.field = field
        return score

    def exactly(self, action: i64, depth: i64, until: i64) -> i64:
        """What the lines that begin with an action are worth at this depth, unless it has to stop before.

        It has to once so many nodes were looked at in all.
        """
        best: i64 = -ENDLESS
        self.search.limit = until
        self.search.stopped = self.search.nodes >= until or self.search.is_told_to_stop()
        for line in self.lines:
            if line.action == action and not self.search.stopped:
                score = self.value(line, depth, best, ENDLESS, False)
                if score > best and not self.search.stopped:
                    best = score
        return best
