"""Write docs/matrix.md: what every card means in every game, in the words of the tests that show it."""

import ast
import re
from functools import cache
from pathlib import Path

from techdeck.core.cards import card_id
from techdeck.deck.edition import load_edition
from techdeck.games import TITLES, games

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "matrix.md"
TESTS = ROOT / "tests" / "cards"
DOES, NOTHING = "does", "can_do_nothing"
OWNED = re.compile(r"\b(opponent|player|user|one)s (?=choice|deck|hand|own)")
"""Where an apostrophe belongs that no test name can have."""
HEAD = """# Every card in every game
What each of the 52 effects is good for in each game, and when it can do nothing there. You may still use a card that
can do nothing; the log then says so. Each entry is a test in [tests/cards](../tests/cards), and `make docs` writes this
page from their names.
"""


@cache
def names_of(game: str) -> list[str]:
    """The names of the tests of a game's cards, in order."""
    found = []
    for file in sorted((TESTS / game).glob("test_*.py")):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef):
                found.append(node.name)
    return found


def phrase(card: str, game: str, kind: str) -> str:
    """What the first test of this kind says of the card."""
    start = f"test_{card}_{kind}_"
    for name in names_of(game):
        if name.startswith(start):
            words = name.removeprefix(start).replace("_", " ")
            return OWNED.sub(r"\1's ", words).replace("can not", "can't")
    return ""


def card_part(card: int) -> list[str]:
    """A card with a line for every game."""
    deck, name = load_edition("open-1").deck, card_id(card)
    lines = [f"### {name} {deck.names[card]}", deck.texts[card], "", "| game | what it does | it can do nothing |"]
    lines.append("| --- | --- | --- |")
    for game in games():
        lines.append(f"| {TITLES[game]} | {phrase(name, game, DOES)} | {phrase(name, game, NOTHING)} |")
    return [*lines, ""]


def page() -> str:
    """The whole page."""
    lines = [HEAD]
    for card in range(52):
        lines += card_part(card)
    return "\n".join(lines)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
