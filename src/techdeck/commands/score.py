"""techdeck score: the best score of a hand, for people at a real table."""

from __future__ import annotations

import argparse

from techdeck.commands.shared import add_json, print_json
from techdeck.core.cards import DOMAIN_NAMES, LETTERS
from techdeck.core.errors import TechdeckError
from techdeck.games.exchange.at_a_table import ExchangeScore, ScoredGroup, score_exchange

ABOUT = "For a game of Tech Exchange with the printed deck: the best way to group a hand."
EXAMPLES = """\
  techdeck score exchange --hand "K9 S9 T9 V2 V5 V8 K4 S4 T4 V4" --market K4,S3,T2,V2
  techdeck score exchange --hand "K9 S9 T9" --market K4,S3,T2,V2 --json"""
GAMES = ["exchange"]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What may be asked."""
    parser.add_argument("game", metavar="GAME", help="the game: exchange")
    parser.add_argument("--hand", required=True, metavar="CARDS", help='the cards in the hand: "K9 S9 T9 V2"')
    parser.add_argument("--market", required=True, metavar="STACKS", help="how many cards each stack has: K4,S3,T2,V2")
    add_json(parser)


def run(wish: argparse.Namespace) -> int:
    """Score and print."""
    if wish.game not in GAMES:
        raise TechdeckError(f"there is nothing to score for {wish.game!r}: choose from {', '.join(GAMES)}")
    best = best_score(wish.hand, stacks_in(wish.market))
    print_json(best.to_dict()) if wish.json else print_score(best)
    return 0


def best_score(hand: str, stacks: dict[str, int]) -> ExchangeScore:
    """The best grouping; where nothing brings points, the groups that could be made, for nothing."""
    best = score_exchange(hand, stacks)
    if best.groups:
        return best
    possible = score_exchange(hand, dict.fromkeys(stacks, 1))
    return ExchangeScore([ScoredGroup(group.cards, group.domain, 0) for group in possible.groups])


def stacks_in(text: str) -> dict[str, int]:
    """How many cards each stack has, from a text like K4,S3,T2,V2."""
    stacks: dict[str, int] = {}
    for word in text.replace(",", " ").split():
        letter, count = word[:1].upper(), word[1:]
        if letter not in LETTERS or not count.isdecimal() or len(count) > 3:
            raise TechdeckError(f"--market {word!r} is not a stack: write K4 for four cards in the knowledge stack")
        if letter in stacks:
            raise TechdeckError(f"--market has the stack {letter} twice")
        stacks[letter] = int(count)
    missing = [letter for letter in LETTERS if letter not in stacks]
    if missing:
        raise TechdeckError(f"--market leaves out {', '.join(missing)}: write all four, for example K4,S3,T2,V2")
    return stacks


def print_score(best: ExchangeScore) -> None:
    """The score for people."""
    print(f"{best.points} points")
    for group in best.groups:
        domain = DOMAIN_NAMES[LETTERS.index(group.domain)]
        times = group.points // len(group.cards)
        print(f"  {' '.join(group.cards):20} {len(group.cards)} cards x {times} ({domain}) = {group.points}")
    if not best.groups:
        print("  no group of three or four cards can be made")
