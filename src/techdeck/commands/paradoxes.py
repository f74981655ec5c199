"""techdeck paradoxes: every valid claim of a tableau, for people at a real table."""

from __future__ import annotations

import argparse

from techdeck.commands.shared import add_json, chosen_options, print_json
from techdeck.core.cards import parse_card, printed_value
from techdeck.core.errors import TechdeckError
from techdeck.games.paradoxical.at_a_table import Paradox, find_paradoxes

ABOUT = "For a game of Paradoxical with the printed deck: every paradox you can claim from the cards in a tableau."
EXAMPLES = """\
  techdeck paradoxes "K2 K6 K7 S3 S10 S12 T2 T12 V7 V12"
  techdeck paradoxes "K2 K6 K7 S3 S10 S12 T2 T12 V7 V12" --option straight=alternating --json"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What may be asked."""
    parser.add_argument("cards", nargs="+", metavar="CARDS", help='the cards in the tableau: "K2 K6 K7 S3"')
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="straight=mixed (the default) or straight=alternating (Paradoxical 2.9)",
    )
    add_json(parser)


def run(wish: argparse.Namespace) -> int:
    """Find and print."""
    found = [with_pairs(one) for one in find_paradoxes(" ".join(wish.cards), straight_in(wish.option))]
    if wish.json:
        print_json([paradox_data(one) for one in found])
        return 0
    print(
        "no valid paradox" if not found else "1 valid paradox" if len(found) == 1 else f"{len(found)} valid paradoxes"
    )
    for one in found:
        print(f"  {line_of(one)}")
    return 0


def straight_in(given: list[str]) -> str:
    """What a straight must be. (Paradoxical 2.9)"""
    options = chosen_options(given)
    strange = [name for name in options if name != "straight"]
    if strange:
        raise TechdeckError(f"there is no option {strange[0]!r} here: only straight")
    return options.get("straight", "mixed")


def with_pairs(one: Paradox) -> Paradox:
    """The paradox with equal values together, low ones first."""
    return Paradox(one.kind, sorted(one.set_cards, key=value), sorted(one.indifferent, key=value))


def paradox_data(one: Paradox) -> dict[str, object]:
    """A paradox as plain data."""
    return {
        "kind": one.kind,
        "set_cards": one.set_cards,
        "set_sum": total(one.set_cards),
        "indifferent": one.indifferent,
        "indifferent_sum": total(one.indifferent),
    }


def line_of(one: Paradox) -> str:
    """A paradox in one line, with its two sums."""
    return (
        f"{one.kind}: {' '.join(one.set_cards)} ({total(one.set_cards)})"
        f" > {' '.join(one.indifferent)} ({total(one.indifferent)})"
    )


def total(cards: list[str]) -> int:
    """The sum of the values."""
    return sum(value(card) for card in cards)


def value(card: str) -> int:
    """The printed value of a card in text."""
    return int(printed_value(parse_card(card)))
