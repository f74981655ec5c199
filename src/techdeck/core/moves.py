"""A move in one integer: who did what, and whether a stand-in did it for them."""

from mypy_extensions import i64


def pack_move(seat: i64, action: i64, stand_in: bool) -> i64:
    """A move in one integer."""
    return (action + 8) * 32 + (seat + 1) * 2 + (1 if stand_in else 0)


def move_seat(move: i64) -> i64:
    """Who made a packed move."""
    return (move // 2) % 16 - 1


def move_action(move: i64) -> i64:
    """What a packed move was."""
    return move // 32 - 8


def move_by_stand_in(move: i64) -> bool:
    """Whether a stand-in made it. (Family 7.9)"""
    return move % 2 == 1
