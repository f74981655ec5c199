"""The log is the save: seed or commitment, options, edition, rules version, every action with a hash. (Family 8.5)"""

from __future__ import annotations

from collections.abc import Callable

from techdeck.core.actions import ActionTable
from techdeck.core.cards import cards_text
from techdeck.core.carried import CARD_ROW, card_lines
from techdeck.core.errors import BadLog, TechdeckError
from techdeck.core.moves import move_action, move_by_stand_in, move_seat
from techdeck.core.rng import NO_NONCE
from techdeck.core.state import State
from techdeck.core.zones import HAND

FORMAT = "techdeck log 1"
BYTE_ORDER_MARK = "\ufeff"
"""What some editors write at the beginning of a text."""
FROM_POSITION = "position"
"""The origin of a table that was not dealt."""
NO_MARK = "-"
"""Stands for the hash of an action after which none was taken: inside a gesture."""
Tell = Callable[[list[dict[str, object]]], list[str]]
"""Says what happened, given events as plain data."""
HEADERS = ["game", "players", "edition", "rules", "options", "start"]


def write_log(state: State, tell: Tell | None = None) -> str:
    """The log of a state that was dealt by its game: played again from the start to note a hash after each action.

    With somebody who tells, it has a comment for what happened, so that a person can follow; it replays just the same.
    """
    if not state.origin:
        raise TechdeckError("a view or an imagined table has no log; ask the real table for it")
    if state.origin == FROM_POSITION:
        raise TechdeckError("this table was set up from a position, so its log has no beginning; ask for position()")
    game = state.game
    seed = int(state.origin.removeprefix("seed ")) if state.key is None else None
    again = game.new_initial_state(seed, state.key, nonces_of(state.origin))
    options = " ".join([f"{name}={value}" for name, value in game.options().items()])
    head = [
        FORMAT,
        f"game: {game.name}",
        f"players: {game.players}",
        f"edition: {game.deck.name} {game.deck.fingerprint}",
    ]
    lines = [*head, f"rules: {game.rules_version}", f"options: {options}", f"start: {state.origin}"]
    lines += card_lines(game.deck)
    if tell is not None:
        again.watch()
        lines += hands_told(again, [0] * game.players)
    for number, move in enumerate(state.moves, 1):
        seat, action, stand_in = move_seat(move), move_action(move), move_by_stand_in(move)
        held = hand_counts(again)
        again.apply_action(action, seat, stand_in)
        lines.append(write_action(number, seat, game.actions.text(action), stand_in, again.hash()))
        if tell is not None:
            lines += what_happened(again, tell) + hands_told(again, held)
    if state.key is not None and state.is_terminal():
        lines.append(f"key: {state.key.hex()}")
    return "\n".join(lines) + "\n"


def nonces_of(start: str) -> list[str | None] | None:
    """What the seats mixed into the deal, read from the start of a log; None if they were not asked to."""
    _, told, words = start.partition(" nonces ")
    return [None if word == NO_NONCE else word for word in words.split()] if told else None


def what_happened(state: State, tell: Tell) -> list[str]:
    """What the journal has noted, in sentences, as comments; then it is empty again."""
    journal = state.watch()
    events, journal.events = journal.events, []
    return [f";     {sentence}" for sentence in tell([event.to_dict() for event in events])]


def hand_counts(state: State) -> list[int]:
    """How many cards each seat holds."""
    return [int(state.zones.count(HAND + seat)) for seat in range(state.game.players)]


def hands_told(state: State, held: list[int]) -> list[str]:
    """The hands that were just dealt: several cards more than before."""
    lines = []
    for seat, count in enumerate(hand_counts(state)):
        if count >= held[seat] + 3:
            lines.append(f";     seat {seat} holds {cards_text(state.zones.listed(HAND + seat))}")
    return lines


class LoggedAction:
    """One line of a log."""

    def __init__(self, line: int, number: int, seat: int, action: int, stand_in: bool, mark: str) -> None:
        self.line = line
        self.number = number
        self.seat = seat
        self.action = action
        self.stand_in = stand_in
        self.mark = mark


class ReadLog:
    """A log as read: its headers, the line each stands in, its cards if it carries any, its actions; not replayed."""

    def __init__(
        self,
        headers: dict[str, str],
        places: dict[str, int],
        cards: list[tuple[int, str]],
        lines: list[tuple[int, str]],
    ) -> None:
        self.headers = headers
        self.places = places
        self.cards = cards
        self.lines = lines

    def bad(self, name: str, what: str) -> BadLog:
        """The error for a header that is wrong, with its line."""
        return BadLog(f"line {self.places[name]}: {what}")

    def options(self) -> dict[str, str]:
        """The options line as pairs."""
        pairs = [word.partition("=") for word in self.headers["options"].split()]
        return {name: value for name, _, value in pairs}

    def actions(self, table: ActionTable) -> list[LoggedAction]:
        """The action lines, read with the game's action table; inside a gesture there may be no hash."""
        actions = [read_action(line, text, number, table) for number, (line, text) in enumerate(self.lines, 1)]
        if actions and actions[-1].mark == NO_MARK:
            raise BadLog(f"line {actions[-1].line}: the last action has no hash: the log is cut off inside a gesture")
        return actions


def write_action(number: int, seat: int, text: str, stand_in: bool, mark: str) -> str:
    """One action line: number, seat, what was done, hash. (Family 7.9, 7.10)"""
    by = "clock" if seat < 0 else f"seat {seat}"
    return f"{number}. {by}: {text}{' (stand-in)' if stand_in else ''} #{mark}"


def read_action(line: int, text: str, number: int, table: ActionTable) -> LoggedAction:
    """One action line, checked."""
    head, colon, rest = text.partition(":")
    told, dot, by = head.partition(". ")
    body, sharp, mark = rest.rpartition(" #")
    if not (colon and dot and sharp):
        raise BadLog(f"line {line}: {text!r} is not an action line; it should look like '1. seat 0: card K9 #hash'")
    if told != str(number):
        raise BadLog(f"line {line}: this is action {told!r} where action {number} belongs; a line is missing or moved")
    stand_in = body.endswith(" (stand-in)")
    words = by.split()
    told_seat = len(words) == 2 and words[1].isdecimal() and len(words[1]) < 9
    seat = -1 if by == "clock" else int(words[1]) if told_seat else -9
    if seat == -9:
        raise BadLog(f"line {line}: {by!r} is not a seat; write 'seat 0' or 'clock'")
    try:
        action = table.action(body.removesuffix(" (stand-in)").strip())
    except TechdeckError as error:
        raise BadLog(f"line {line}: {error}") from None
    return LoggedAction(line, number, seat, action, stand_in, mark)


def read_log(text: str) -> ReadLog:
    """Split a log into headers and action lines; blank lines and comments, from a ; on, are left out."""
    whole = text.removeprefix(BYTE_ORDER_MARK).replace("\r\n", "\n").replace("\r", "\n").removesuffix("\n").split("\n")
    rows = [(n, row.partition(" ;")[0].strip()) for n, row in enumerate(whole, 1)]
    rows = [(n, row) for n, row in rows if row and not row.startswith(";")]
    if not rows or rows[0][1] != FORMAT:
        line = rows[0][0] if rows else 1
        raise BadLog(f"line {line}: this is not a techdeck log; it should begin with {FORMAT!r}")
    headers: dict[str, str] = {}
    places: dict[str, int] = {}
    for place, name in enumerate(HEADERS, 1):
        if place >= len(rows):
            raise BadLog(f"line {len(whole)}: the header line '{name}: ...' is missing: the log ends here")
        places[name], row = rows[place]
        if not row.startswith(name + ":"):
            raise BadLog(f"line {places[name]}: the header line '{name}: ...' is missing here")
        headers[name] = row.partition(":")[2].strip()
    rest = rows[len(HEADERS) + 1 :]
    if rest and rest[-1][1].startswith("key:"):
        places["key"], row = rest.pop()
        headers["key"] = row.partition(":")[2].strip()
    cards = [row for row in rest if row[1].startswith(CARD_ROW)]
    if rest[: len(cards)] != cards:
        raise BadLog(f"line {cards[-1][0]}: this card does not belong here: the cards stand before the first action")
    return ReadLog(headers, places, cards, rest[len(cards) :])
