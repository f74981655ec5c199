"""techdeck deck: the cards of an edition, edition files, and what card texts can say and mean."""

from __future__ import annotations

import argparse

from techdeck.commands.cards import print_cards, print_list
from techdeck.commands.editions import check, diff, new
from techdeck.commands.explain import explain
from techdeck.commands.forms import print_forms
from techdeck.commands.shared import add_json

ABOUT = "List or show cards, make, check and compare edition files, or see what card texts can say and mean."
EXAMPLES = """\
  techdeck deck list
  techdeck deck show K9 S2
  techdeck deck show "data mining"
  techdeck deck new my-deck.toml
  techdeck deck check my-deck.toml
  techdeck deck diff open-1 my-deck.toml
  techdeck deck explain "Draw 2, then discard 1."
  techdeck deck forms"""
WAYS = {
    "list": ("all 54 cards", "All cards of an edition.", "list"),
    "show": (
        "some cards",
        "Cards with all that is known of them, how their texts are read, and what that means in each game.",
        "show K9 S2",
    ),
    "check": (
        "every mistake in an edition file",
        "Every mistake in an edition file, where its texts come from, and what may be wrong. Exit code 1 if there are "
        "mistakes; warnings don't count.",
        "check my-deck.toml",
    ),
    "new": (
        "begin an edition of your own",
        "Write a commented file to begin an edition with. It never writes over a file.",
        "new my-deck.toml --all",
    ),
    "diff": (
        "what differs between two editions",
        "The names, texts and sources that differ between two editions. Exit code as with diff: 0 if nothing differs, "
        "1 if something does, 2 if one of them can't be read.",
        "diff open-1 my-deck.toml",
    ),
    "explain": (
        "how a text is read",
        "How a card's text is read, step by step, and what it means in each game. Exit code 1, and every mistake, if "
        "it is not understood.",
        'explain "Draw 2, then discard 1."',
    ),
    "forms": ("what card texts can say", "All that card texts can say, with examples.", "forms"),
}
"""What may be asked of the deck: in short, in full, and an example."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What may be asked."""
    ways = parser.add_subparsers(dest="way", required=True, metavar="|".join(WAYS))
    way: dict[str, argparse.ArgumentParser] = {}
    for name, (short, about, example) in WAYS.items():
        epilog = f"example: techdeck deck {example}"
        way[name] = ways.add_parser(name, help=short, description=about, epilog=epilog)
        add_json(way[name])
    for name in ("list", "show"):
        way[name].add_argument("--edition", default="open-1", metavar="E", help="a packaged edition or an edition file")
    way["show"].add_argument("card", nargs="+", metavar="CARD", help="K9, 9-knowledge, king of spades or a card's name")
    way["check"].add_argument("file", metavar="FILE", help="an edition file (.toml) or the name of a packaged edition")
    way["new"].add_argument("file", metavar="FILE", help="the file to be written (.toml)")
    way["new"].add_argument("--base", default="open-1", metavar="E", help="what it is built on (default: open-1)")
    way["new"].add_argument("--all", action="store_true", help="with all cards of the base, commented out")
    way["explain"].add_argument("text", nargs="+", metavar="TEXT", help="a card's text, in quotation marks")
    way["diff"].add_argument("one", metavar="A", help="an edition: a packaged one or a file")
    way["diff"].add_argument("other", metavar="B", help="another one")


def run(wish: argparse.Namespace) -> int:
    """Do it; the exit code."""
    if wish.way == "list":
        return print_list(wish.edition, wish.json)
    if wish.way == "show":
        return print_cards(wish.card, wish.edition, wish.json)
    if wish.way == "check":
        return check(wish.file, wish.json)
    if wish.way == "new":
        return new(wish.file, wish.base, wish.all, wish.json)
    if wish.way == "explain":
        return explain(wish.text, wish.json)
    if wish.way == "diff":
        return diff(wish.one, wish.other, wish.json)
    return print_forms(wish.json)
