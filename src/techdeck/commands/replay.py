"""techdeck replay: a saved game at any moment, or the check that it replays."""

from __future__ import annotations

import argparse

from techdeck.commands.shared import add_json, hinted, log_problem, print_json, read_text
from techdeck.core.cards import card_id
from techdeck.core.errors import BadLog, TechdeckError
from techdeck.core.log import nonces_of, read_log
from techdeck.core.state import State
from techdeck.core.view import open_view
from techdeck.games.replay import replay
from techdeck.terminal.names import people_for
from techdeck.terminal.registry import game_text
from techdeck.terminal.screen import Screen
from techdeck.terminal.sight import Sight
from techdeck.words.told import told_log

ABOUT = "Replay a saved game and show the table with all hands open, or just check the deal and every action."
EXAMPLES = """\
  techdeck replay evening.log
  techdeck replay evening.log --at 25
  techdeck replay evening.log --told
  techdeck replay evening.log --at 25 --position
  techdeck replay evening.log --at 25 --told --position --json
  techdeck replay evening.log --verify"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What may be asked."""
    parser.add_argument("log", metavar="LOG", help="a saved game, or - for standard input")
    parser.add_argument(
        "--at", type=int, metavar="N", help="show the table after N actions (default: after all of them)"
    )
    parser.add_argument("--verify", action="store_true", help="check deal, log and hashes; exit 1 if one is wrong")
    parser.add_argument("--told", action="store_true", help="the log, with comments that say what happened")
    parser.add_argument("--position", action="store_true", help="the moment as a position")
    parser.add_argument("--edition", metavar="E", help="the edition file, if the game was played with one of your own")
    add_json(parser)


def run(wish: argparse.Namespace) -> int:
    """Show the table, or the verdict."""
    check_wishes(wish)
    text = read_text(wish.log)
    if wish.verify:
        return verify(text, wish)
    try:
        state = replay(text, wish.at, wish.edition)
    except TechdeckError as error:
        raise log_problem(wish.log, error) from None
    actions = len(read_log(text).lines)
    if wish.json:
        print_json({**state_data(state, actions), **text_data(state, wish)})
    elif wish.told or wish.position:
        print(told_log(state) if wish.told else state.position(), end="")
    else:
        print_table(state, actions)
    return 0


def check_wishes(wish: argparse.Namespace) -> None:
    """Nothing that was asked for is left out without a word."""
    texts = [f"--{name}" for name in ("told", "position") if getattr(wish, name)]
    if wish.verify and texts:
        raise TechdeckError(f"--verify just says whether the log replays: leave out {' and '.join(texts)}")
    if len(texts) == 2 and not wish.json:
        raise TechdeckError("--told and --position are two texts: ask for one of them, or for both with --json")


def verify(text: str, wish: argparse.Namespace) -> int:
    """Whether the cards are dealt as promised and every action replays to the same hash. (Family 8.4, 8.5)"""
    problem, state = "", None
    try:
        state = replay(text, wish.at, wish.edition)
    except BadLog as error:
        problem = hinted(error)
    except TechdeckError as error:
        raise log_problem(wish.log, error) from None
    if wish.json:
        print_json({"log": wish.log, "ok": not problem, **checked_data(state), "problem": problem or None})
    elif state is None:
        print(f"{wish.log}: {problem}")
    else:
        how = "the game is over" if state.is_terminal() else "the game is not over"
        print(f"{wish.log}: ok, {len(state.history())} actions replay, {how}, hash {state.hash()}")
        if promised(state):
            print(deal_told(state))
    return 1 if problem else 0


def checked_data(state: State | None) -> dict[str, object]:
    """What was checked, as plain data."""
    if state is None:
        return {"actions": 0, "is_terminal": None, "hash": None, "commitment": None, "nonces": None}
    data = {"actions": len(state.history()), "is_terminal": state.is_terminal(), "hash": state.hash()}
    return {**data, "commitment": promised(state), "nonces": nonces_of(state.origin)}


def promised(state: State) -> str | None:
    """The hash of the key, as shown before the deal; None if the table was dealt from a seed. (Family 8.4)"""
    kind, value, *_ = state.origin.split()
    return value if kind == "commitment" else None


def deal_told(state: State) -> str:
    """What to compare with what was shown before the first card. (Family 8.4)"""
    mixed = [f"  seat {seat}: {nonce or 'none'}" for seat, nonce in enumerate(nonces_of(state.origin) or [])]
    told = ["  the nonces that were mixed in:", *mixed] if mixed else ["  no nonces were mixed in"]
    head = "The deal is that of the promised key. Compare with what you were shown before the first card:"
    return "\n".join([head, f"  the hash of the key: {promised(state)}", *told])


def state_data(state: State, actions: int) -> dict[str, object]:
    """The moment as plain data, hands included: who has the log has everything."""
    whole = open_view(state)
    hands = [[card_id(card) for card in whole.hand(seat)] for seat in range(state.game.players)]
    return {
        "game": state.game.name,
        "players": state.game.players,
        "edition": state.game.deck.name,
        "options": state.game.options(),
        "actions": actions,
        "at": len(state.history()),
        "is_terminal": state.is_terminal(),
        "scores": state.scores(),
        "returns": state.returns(),
        "hash": state.hash(),
        "table": state.view(None).to_dict(),
        "hands": hands,
    }


def text_data(state: State, wish: argparse.Namespace) -> dict[str, object]:
    """The texts asked for as plain data: the lines of the told log, and the position."""
    told: dict[str, object] = {"told": told_log(state).splitlines()} if wish.told else {}
    return told | ({"position": state.position()} if wish.position else {})


def print_table(state: State, actions: int) -> None:
    """The moment for people."""
    screen, history = Screen(), state.history()
    text, sight = game_text(state.game, people_for(state.game.players, None), screen), Sight(open_view(state))
    game = state.game
    seats = "1 player" if game.players == 1 else f"{game.players} players"
    screen.paragraph(f"{game.title}, {seats}, edition {game.deck.name}, {state.origin}")
    last = ""
    if history:
        seat, action = history[-1]
        last = f": {'the clock' if seat < 0 else f'seat {seat}'} did {state.action_to_string(seat, action)!r}"
    screen.paragraph(f"after action {len(history)} of {actions}{last}")
    for line in text.table(sight):
        screen.say(line)
    if state.is_terminal():
        screen.paragraph(text.ending(sight))
        return
    effect = sight.question["effect"]
    if effect is not None:
        screen.paragraph(f'{text.words.cards.name(effect["card"])} says: "{text.words.sentence(effect)}"')
    screen.paragraph(text.words.question(sight.question))
