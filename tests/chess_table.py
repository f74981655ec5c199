"""Tables of Tech Chess set up by hand, and words to play them with.

A board is written as six rows of cards, rank 6 first, with a dot for an empty square; whose piece a card is, its domain
says. Hands, builds and upgrades are written for the first player, then for the second. A deck and a discard pile are
written top card first. Cards that a test does not mention are expelled, where nothing reaches them.
"""

import re
from collections.abc import Mapping
from typing import Final

import pytest

from techdeck.core.bits import bit
from techdeck.core.cards import card_id, parse_card
from techdeck.core.counting import ROUND, UNTIL_ROUND
from techdeck.core.errors import IllegalAction
from techdeck.core.rng import fast_rng
from techdeck.core.zones import DECK, DISCARD, EVERYBODY, EXPELLED, HAND
from techdeck.games import load_game
from techdeck.games.chess.attacks import look_round
from techdeck.games.chess.board import controls, place
from techdeck.games.chess.names import BUILDS, FIRST, PIECES, UPGRADES
from techdeck.games.chess.phases import TURN
from techdeck.games.chess.places import Chess
from techdeck.games.chess.squares import parse_square
from tests.table_words import action_of as any_action_of
from tests.table_words import (
    cards,
    deck,
    discard,
    events,
    facts,
    hand,
    happened,
    known_to,
    may_do,
    sentences,
    told,
    zone,
)

__all__ = [
    "cards",
    "deck",
    "discard",
    "events",
    "facts",
    "hand",
    "happened",
    "known_to",
    "may_do",
    "sentences",
    "told",
    "zone",
]

START: Final = """
    T1 T13 K12 K11 K13 K1
    T2 T3  T4  K4  K3  K2
    .  .   .   .   .   .
    .  .   .   .   .   .
    S2 S3  S4  V4  V3  V2
    S1 S13 S12 S11 V13 V1
"""
"""The board at the start if everybody takes the first choice."""
FIRST_PLAYER: Final = 0
SECOND_PLAYER: Final = 1


def laid(**pieces: str) -> str:
    """A written board with these pieces by square: laid(a1="S13", f6="K13")."""
    return "\n".join(" ".join(pieces.get(f"{file}{rank}", ".") for file in "abcdef") for rank in range(6, 0, -1))


def squares_of(board: str) -> dict[int, int]:
    """The cards of a written board by the number of their square."""
    rows = [line.split() for line in board.strip().splitlines()]
    assert [len(row) for row in rows] == [6] * 6, "a board has six rows of six"
    return {
        (5 - down) * 6 + file: parse_card(text)
        for down, row in enumerate(rows)
        for file, text in enumerate(row)
        if text != "."
    }


def chess_table(
    board: str = START,
    *,
    hands: tuple[str, str] = ("", ""),
    deck: str = "",
    discard: str = "",
    to_act: int = FIRST_PLAYER,
    builds: tuple[int, int] = (3, 3),
    upgrades: tuple[int, int] = (2, 2),
    counts_as: Mapping[str, int] | None = None,
    first: int = 0,
    edition: str = "open-1",
    options: dict[str, str] | None = None,
    seed: int = 1,
    watch: bool = True,
) -> Chess:
    """A table at the beginning of a turn; counts_as gives cards another value, as if a text had done it in this very
    turn."""
    table = load_game("chess", 2, edition, options).blank()
    assert isinstance(table, Chess)
    table.rng = fast_rng(seed)
    table.nums[FIRST] = first
    table.nums[ROUND] = 1 + to_act
    placed: set[int] = set()

    def lay(zone: int, some: list[int], seers: int) -> None:
        for card in some:
            assert card not in placed, f"{card_id(card)} is on the table twice"
            placed.add(card)
            table.zones.push(zone, card, seers)

    for square, card in squares_of(board).items():
        side = 0 if controls(0, card) else 1
        lay(PIECES + side, [card], EVERYBODY)
        place(table, side, card, square)
    for side in (FIRST_PLAYER, SECOND_PLAYER):
        table.nums[BUILDS + side] = builds[side]
        table.nums[UPGRADES + side] = upgrades[side]
        seat = int(table.seat_of(side))
        lay(HAND + seat, cards(hands[side]), bit(seat))
    lay(DECK, cards(deck)[::-1], 0)
    lay(DISCARD, cards(discard)[::-1], EVERYBODY)
    lay(EXPELLED, [card for card in range(54) if card not in placed], EVERYBODY)
    for text, value in (counts_as or {}).items():
        card = parse_card(text)
        table.alter(card, value, table.domain_of(card), UNTIL_ROUND)
    look_round(table, to_act)
    table.push(TURN)
    if watch:
        table.watch()
    table.settle()
    return table


def action_of(table: Chess, text: str) -> int:
    """The action a short text means: "a1-b3" moves, "b3" is a square, "K9" points at a card, else as in logs."""
    if re.fullmatch(r"[a-f][1-6]-[a-f][1-6]", text):
        return any_action_of(table, f"move {text}")
    return any_action_of(table, f"square {text}" if re.fullmatch(r"[a-f][1-6]", text) else text)


def do(table: Chess, *texts: str, seat: int | None = None) -> None:
    """The acting seat does these actions one after the other."""
    for text in texts:
        who = int(table.current_player()) if seat is None else seat
        table.apply_action(action_of(table, text), who)


def goes(table: Chess, square: str) -> set[str]:
    """Where the piece on this square may go."""
    found = [text.removeprefix("move ") for text in may_do(table) if text.startswith("move ")]
    return {text[3:] for text in found if text.startswith(square)}


def moves(table: Chess) -> set[str]:
    """All moves that may be made now."""
    return {text.removeprefix("move ") for text in may_do(table) if text.startswith("move ")}


def builds_of(table: Chess) -> set[str]:
    """The cards that may be built now."""
    return {text.removeprefix("build ") for text in may_do(table) if text.startswith("build ")}


def upgrades_of(table: Chess) -> set[str]:
    """The cards that may be upgraded to now."""
    return {text.removeprefix("upgrade ") for text in may_do(table) if text.startswith("upgrade ")}


def uses_of(table: Chess) -> set[str]:
    """The cards whose effect may be used now."""
    return {text for text in may_do(table) if re.fullmatch(r"[KSTV]\d+", text)}


def at(table: Chess, square: str) -> str:
    """The card on a square; a dot if it is empty."""
    card = table.piece_at(parse_square(square))
    return card_id(card) if card >= 0 else "."


def board(table: Chess) -> list[str]:
    """The board as six texts, rank 6 first."""
    return [" ".join(at(table, f"{file}{rank}") for file in "abcdef") for rank in range(6, 0, -1)]


def rows(text: str) -> list[str]:
    """A written board in the same form."""
    return [" ".join(line.split()) for line in text.strip().splitlines()]


def entered(table: Chess) -> list[str]:
    """The cards that texts brought to the board, each with the square where it stands since: "K12-a5"."""
    swaps = [event for kind in ("exchange", "replace") for event in events(table, kind)]
    came = [moved for event in swaps for moved in event.moved if moved.target.zone == "pieces"]
    return [f"{card_id(moved.card)}-{moved.target.at}" for moved in came]


def ended_by(table: Chess) -> str:
    """Why the game is over; empty if it goes on."""
    assert table.is_terminal() == (table.ended_by() != "")
    return table.ended_by()


def refused(table: Chess, text: str) -> str:
    """The clause for which the acting seat is refused this; nothing changes by it. (Family 7.14)"""
    seat = int(table.current_player())
    before = (table.hash(), table.history(), [table.information_state_string(seat) for seat in range(2)])
    with pytest.raises(IllegalAction) as error:
        table.apply_action(action_of(table, text), seat)
    assert before == (table.hash(), table.history(), [table.information_state_string(seat) for seat in range(2)])
    assert error.value.reason
    return error.value.clause
