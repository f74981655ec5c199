"""The points of Tech City, with what they are made of as far as it was heard."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from techdeck.games.city.names import COUNCIL
from techdeck.games.city.places import City
from techdeck.terminal.city.map_text import COUNCIL_NAME
from techdeck.terminal.city.telling import PARTS
from techdeck.terminal.people import People
from techdeck.terminal.screen import Screen

COLUMNS = [
    *(("equal", "equal"), ("neighbours", "beside"), ("science", "science"), ("service", "service")),
    ("helping", "help"),
]
"""What points come from, with the heads of the columns."""
WIDE = 8 + 8 + 2 + 8 * len(COLUMNS)
"""On a narrower screen the parts are told in words."""


def score_lines(table: City, people: People, screen: Screen, made: Mapping[int, Counter[str]]) -> list[str]:
    """A line for each player, and one for the council: all points, then how many came from what. (City 2.8, 2.9, 4)"""
    is_wide = screen.width >= WIDE
    heads = " = " + " ".join(f"{head:>7}" for _, head in COLUMNS) if is_wide else ""
    lines = [screen.dim(f"{'':8} {'points':>7}{heads}")]
    for who in [*range(int(table.players)), *([COUNCIL] if table.players == 1 else [])]:
        points, parts = table.points(who), made.get(who, Counter())
        name = COUNCIL_NAME if who == COUNCIL else people.name(who)
        start = f"{name:8} {points:7}"
        if parts.total() != points:
            lines.append(start)
        elif is_wide:
            lines.append(f"{start} = " + " ".join(f"{parts[part]:7}" for part, _ in COLUMNS))
        else:
            made_of = ", ".join(f"{head} {parts[part]}" for part, head in COLUMNS if parts[part])
            lines.append(screen.filled(made_of, f"{start} = ", " " * 19) if made_of else start)
    return lines
