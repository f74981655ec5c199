"""Draws what a terminal shows as docs/play.svg: python -m tools.terminal_picture < text."""

import sys
from html import escape
from pathlib import Path

PICTURE = Path(__file__).resolve().parent.parent / "docs" / "play.svg"
LINE, LETTER, MARGIN = 19, 8.4, 18
COLOURS = {"=": "#7fd1b9", "-": "#9fb3c8", "(": "#e8b04b", "T": "#7aa2f7"}


def svg(lines: list[str]) -> str:
    """The lines as a picture: light letters on a dark window."""
    width = round(max(len(line) for line in lines) * LETTER + 2 * MARGIN)
    height = len(lines) * LINE + 2 * MARGIN
    rows = [row(line, MARGIN + LINE * number + 13) for number, line in enumerate(lines)]
    style = 'font-family="DejaVu Sans Mono, Menlo, Consolas, monospace" font-size="14"'
    size = f'width="{width}" height="{height}"'
    box = f'<rect {size} rx="10" fill="#16202c"/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size} {style}>{box}{"".join(rows)}</svg>\n'


def row(line: str, y: int) -> str:
    """One line of text; the first letter decides its colour."""
    colour = COLOURS.get(line[:1], "#e6edf3")
    return f'<text x="{MARGIN}" y="{y}" fill="{colour}" xml:space="preserve">{escape(line)}</text>'


if __name__ == "__main__":
    PICTURE.write_text(svg(sys.stdin.read().rstrip("\n").split("\n")), encoding="utf-8")
