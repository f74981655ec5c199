"""A slow generator of the moves of Tech Chess, written from the rules alone: plain dicts and texts, no engine.

A position is the board (square -> card), the side to act (0 is the first player), the hands, what is left of builds and
upgrades, the number of the turn, and what cards count as besides what is printed: card -> (value, last turn of it).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

FILES = "abcdef"
DOMAINS = ("SV", "KT")
STRAIGHT = [(0, 1), (0, -1), (1, 0), (-1, 0)]
DIAGONAL = [(1, 1), (1, -1), (-1, 1), (-1, -1)]
KNIGHT = [(1, 2), (2, 1), (-1, 2), (-2, 1), (1, -2), (2, -1), (-1, -2), (-2, -1)]


@dataclass(frozen=True)
class Position:
    """Everything that decides which moves, builds and upgrades there are."""

    board: dict[str, str]
    to_act: int = 0
    hands: tuple[frozenset[str], frozenset[str]] = (frozenset(), frozenset())
    builds: tuple[int, int] = (3, 3)
    upgrades: tuple[int, int] = (2, 2)
    turn: int = 1
    counts_as: dict[str, tuple[int, int]] = field(default_factory=dict)

    def value(self, card: str) -> int:
        """What the card counts as now."""
        return self.counts_as[card][0] if card in self.counts_as else printed(card)


def printed(card: str) -> int:
    """The printed value."""
    return int(card[1:])


def side_of(card: str) -> int:
    """Whose card it is by its printed domain."""
    return 0 if card[0] in DOMAINS[0] else 1


def step_from(square: str, across: int, up: int) -> str:
    """The square so many files and ranks away; empty if it is off the board."""
    file, rank = FILES.index(square[0]) + across, int(square[1]) + up
    return f"{FILES[file]}{rank}" if 0 <= file < 6 and 1 <= rank <= 6 else ""


def ways(position: Position, square: str) -> tuple[list[tuple[int, int]], int]:
    """The directions the piece on a square goes, and how many steps at most."""
    card = position.board[square]
    value = position.value(card)
    if value == 1:
        return STRAIGHT, 5
    if value == 11:
        return KNIGHT, 1
    if value == 12:
        return STRAIGHT + DIAGONAL, 5
    if value == 13:
        return STRAIGHT + DIAGONAL, 2
    forward = (0, 1) if side_of(card) == 0 else (0, -1)
    return [forward, (1, 0), (-1, 0), *DIAGONAL], 1


def steps(position: Position, square: str) -> Iterator[str]:
    """Every square the piece could move to if no king mattered."""
    mine = side_of(position.board[square])
    directions, most = ways(position, square)
    for across, up in directions:
        for n in range(1, most + 1):
            to = step_from(square, n * across, n * up)
            if not to or (to in position.board and side_of(position.board[to]) == mine):
                break
            yield to
            if to in position.board:
                break


def kings(position: Position, side: int) -> list[str]:
    """The squares of a side's kings."""
    return [sq for sq, card in position.board.items() if printed(card) == 13 and side_of(card) == side]


def last_king_attacked(position: Position, side: int) -> bool:
    """Whether a side has one king and an enemy piece could capture it."""
    mine = kings(position, side)
    enemies = [square for square, card in position.board.items() if side_of(card) != side]
    return len(mine) == 1 and any(mine[0] in steps(position, square) for square in enemies)


def ended(position: Position) -> bool:
    """Whether a side has lost both kings, or only two kings are left."""
    return (
        not kings(position, 0)
        or not kings(position, 1)
        or (set(map(printed, position.board.values())) == {13} and len(position.board) == 2)
    )


def fits_board(position: Position, side: int, card: str) -> bool:
    """Whether a hand card may come to the board."""
    return side_of(card) == side and printed(card) != 13 and position.value(card) != 13


def candidates(position: Position) -> Iterator[tuple[str, str, str]]:
    """Every move, build and upgrade if no king mattered."""
    side = position.to_act
    for square, card in position.board.items():
        if side_of(card) == side:
            yield from (("move", square, to) for to in steps(position, square))
    home = [f"{file}{rank}" for file in FILES for rank in ((1, 2) if side == 0 else (5, 6))]
    for card in position.hands[side]:
        if fits_board(position, side, card) and position.builds[side] > 0 and 2 <= position.value(card) <= 10:
            yield from (("build", card, square) for square in home if square not in position.board)
        if fits_board(position, side, card) and position.upgrades[side] > 0:
            for square, piece in position.board.items():
                if side_of(piece) == side and 2 <= position.value(piece) <= 4:
                    yield ("upgrade", card, square)


def one_less(numbers: tuple[int, int], side: int) -> tuple[int, int]:
    """The numbers with one less for a side."""
    return (numbers[0] - (side == 0), numbers[1] - (side == 1))


def acted(position: Position, action: tuple[str, str, str]) -> Position:
    """The position with the action done, while changes still hold and the same side is to act."""
    kind, what, where = action
    side, board, hands = position.to_act, dict(position.board), [set(hand) for hand in position.hands]
    builds, upgrades = position.builds, position.upgrades
    if kind == "move":
        board[where] = board.pop(what)
    else:
        hands[side].remove(what)
        if kind == "upgrade":
            hands[side].add(board[where])
        board[where] = what
        builds = one_less(builds, side) if kind == "build" else builds
        upgrades = one_less(upgrades, side) if kind == "upgrade" else upgrades
    held = (frozenset(hands[0]), frozenset(hands[1]))
    changes = {c: change for c, change in position.counts_as.items() if c in board.values() or c in held[0] | held[1]}
    return replace(position, board=board, hands=held, builds=builds, upgrades=upgrades, counts_as=changes)


def next_turn(position: Position) -> Position:
    """The other side is to act; changes that held until this turn are over."""
    changes = {card: change for card, change in position.counts_as.items() if change[1] > position.turn}
    return replace(position, to_act=1 - position.to_act, turn=position.turn + 1, counts_as=changes)


def actions(position: Position) -> list[tuple[str, str, str]]:
    """Every move, build and upgrade that is allowed."""
    if ended(position):
        return []
    side = position.to_act
    return [action for action in candidates(position) if not last_king_attacked(acted(position, action), side)]


def perft(position: Position, depth: int) -> int:
    """How many sequences of so many actions there are."""
    if depth == 1:
        return len(actions(position))
    return sum(perft(next_turn(acted(position, action)), depth - 1) for action in actions(position))
