"""The ratings of a contest as a picture: a dot for each bot, and a line as wide as its 95 % interval."""

from __future__ import annotations

from html import escape
from typing import Any

WIDE, ROW, LEFT, RIGHT, TOP = 720, 34, 190, 90, 64
STYLE = """\
text { font: 14px system-ui, sans-serif; fill: #1c2430 } .title { font-size: 17px; font-weight: 600 }
.note { fill: #5a6472; font-size: 12.5px } .grid { stroke: #d9dee5 } .range { stroke: #1b4fa8; stroke-width: 3 }
.dot { fill: #1b4fa8 } .paper { fill: #ffffff }
@media (prefers-color-scheme: dark) { text { fill: #eef1f5 } .note { fill: #a9b3c0 } .grid { stroke: #3a424d }
.range { stroke: #8ab4ff } .dot { fill: #8ab4ff } .paper { fill: #14181e } }"""


def picture(data: dict[str, Any]) -> str:
    """An SVG of what Contest.to_dict() says."""
    bots = sorted(data["bots"], key=lambda bot: -bot["elo"])
    ends: list[float] = [bot["elo"] + way * bot["elo_error"] for bot in bots for way in (-1, 1)]
    step = tick(max(ends) - min(ends))
    low, high = step * (min(ends) // step), step * -(-max(ends) // step)

    def across(elo: float) -> float:
        return LEFT + (WIDE - LEFT - RIGHT) * (elo - low) / ((high - low) or 1)

    tall = TOP + ROW * len(bots) + 40
    ticks = [low + step * n for n in range(round((high - low) / step) + 1)]
    grid = [
        f'<line class="grid" x1="{across(t):.1f}" x2="{across(t):.1f}" y1="{TOP - 8}" y2="{tall - 30}"/>'
        f'<text class="note" text-anchor="middle" x="{across(t):.1f}" y="{tall - 12}">{t:+.0f}</text>'
        for t in ticks
    ]
    rows = [row(bot, TOP + ROW * place + ROW / 2, across) for place, bot in enumerate(bots)]
    title = f"{data['game']}, {data['players']} players, {data['games']:,} games"
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {tall}" role="img">',
            f"<style>{STYLE}</style><title>{escape(title)}</title>",
            f'<rect class="paper" width="{WIDE}" height="{tall}"/>',
            f'<text class="title" x="16" y="28">{escape(title)}</text>',
            '<text class="note" x="16" y="46">Elo, with 95 % intervals; right of it, the share of victories</text>',
            *grid,
            *rows,
            "</svg>",
            "",
        ]
    )


def row(bot: dict[str, Any], y: float, across: Any) -> str:
    """One bot."""
    low, high = across(bot["elo"] - bot["elo_error"]), across(bot["elo"] + bot["elo_error"])
    return (
        f'<text x="16" y="{y + 5:.0f}">{escape(bot["name"][:24])}</text>'
        f'<line class="range" x1="{low:.1f}" x2="{high:.1f}" y1="{y:.1f}" y2="{y:.1f}"/>'
        f'<circle class="dot" r="6" cx="{across(bot["elo"]):.1f}" cy="{y:.1f}"/>'
        f'<text text-anchor="end" x="{WIDE - 16}" y="{y + 5:.0f}">{100 * bot["win_rate"]:.1f} %</text>'
    )


def tick(span: float) -> float:
    """A round distance between lines of the grid, for about six of them."""
    return next(size for size in (1.0, 5.0, 10.0, 25.0, 50.0, 100.0, 200.0, 400.0, 1000.0, 1e9) if span <= 7 * size)
