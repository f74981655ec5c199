"""The same questions put to the engine: hand effects left out, effects of captures declined."""

from __future__ import annotations

from techdeck.core.actions import NO
from techdeck.core.cards import card_id
from techdeck.core.counting import ROUND
from techdeck.core.zones import HAND
from techdeck.games.chess.building import Building, Upgrading
from techdeck.games.chess.names import BUILD, BUILDS, MOVE, PIECES, UPGRADES
from techdeck.games.chess.phases import UsePiece
from techdeck.games.chess.places import Chess
from tests.chess.slow import Position
from tests.chess_table import board, squares_of

Step = tuple[int, int]
"""An action and the square that follows it, -1 for none."""


def steps(table: Chess) -> list[Step]:
    """Every move, build and upgrade that is allowed."""
    found: list[Step] = []
    if table.is_terminal():
        return found
    for action in table.legal_actions():
        if action >= BUILD:
            twin = after(table, (action, -1))
            assert isinstance(twin.top, Building | Upgrading)
            found += [(action, square) for square in twin.legal_actions()]
        elif action >= MOVE:
            found.append((action, -1))
    return found


def after(table: Chess, step: Step) -> Chess:
    """The table after a step, at the next turn."""
    twin = table.clone()
    assert isinstance(twin, Chess)
    twin.apply_action(step[0])
    if step[1] >= 0:
        twin.apply_action(step[1])
    if isinstance(twin.top, UsePiece):
        twin.apply_action(NO)
    return twin


def words(table: Chess, step: Step) -> tuple[str, str, str]:
    """A step as the slow generator writes it."""
    kind, argument = table.game.actions.parts(step[0])
    if kind == "move":
        start, _, to = argument.partition("-")
        return kind, start, to
    return kind, argument, table.game.actions.parts(step[1])[1]


def perft(table: Chess, depth: int) -> int:
    """How many sequences of so many actions there are."""
    if depth == 1:
        return len(steps(table))
    return sum(perft(after(table, step), depth - 1) for step in steps(table))


def position_of(table: Chess) -> Position:
    """What the slow generator needs to know of a table at the beginning of a turn."""

    def pair(number: int) -> tuple[int, int]:
        return int(table.nums[number]), int(table.nums[number + 1])

    squares = squares_of("\n".join(board(table)))
    cards = {f"{'abcdef'[square % 6]}{square // 6 + 1}": card_id(card) for square, card in squares.items()}
    hands = [frozenset(map(card_id, table.zones.listed(HAND + int(table.seat_of(side))))) for side in range(2)]
    changed = {
        card_id(card): (int(table.value_of(card)), int(table.altered[card]))
        for card in range(52)
        if table.altered[card]
    }
    for card in range(52):
        side = int(table.zones.where[card]) - PIECES
        assert (card_id(card) in cards.values()) == (side in (0, 1))
    return Position(
        cards,
        int(table.acting_side()),
        (hands[0], hands[1]),
        pair(BUILDS),
        pair(UPGRADES),
        int(table.nums[ROUND]),
        changed,
    )
