"""Squares and moves in text, and the actions that point at them. (Chess 0.9)"""

from typing import Final

from techdeck.core.actions import ActionKind

FILES: Final = "abcdef"
RANKS: Final = "123456"
SQUARES: Final = 36


def square_id(square: int) -> str:
    """A square in text: a1 to f6."""
    return f"{FILES[square % 6]}{square // 6 + 1}"


def parse_square(text: str) -> int:
    """The square such a text means; -1 if it is none."""
    if len(text) != 2 or text[0] not in FILES or text[1] not in RANKS:
        return -1
    return RANKS.index(text[1]) * 6 + FILES.index(text[0])


class SquareKind(ActionKind):
    """Pointing at a square. (Chess 4.3, 5.1)"""

    def __init__(self, name: str) -> None:
        super().__init__(name, "square", SQUARES)

    def argument(self, offset: int) -> str:
        return square_id(offset)

    def offset(self, argument: str, names: dict[str, int] | None) -> int:
        return parse_square(argument)

    def target(self, offset: int) -> dict[str, object] | None:
        return {"kind": "square", "square": square_id(offset)}


class MoveKind(ActionKind):
    """Going from a square to a square. (Chess 2.1)"""

    def __init__(self, name: str) -> None:
        super().__init__(name, "move", SQUARES * SQUARES)

    def argument(self, offset: int) -> str:
        return f"{square_id(offset // SQUARES)}-{square_id(offset % SQUARES)}"

    def offset(self, argument: str, names: dict[str, int] | None) -> int:
        start, _, to = argument.partition("-")
        ends = (parse_square(start), parse_square(to))
        return -1 if -1 in ends else ends[0] * SQUARES + ends[1]

    def target(self, offset: int) -> dict[str, object] | None:
        return {"kind": "move", "from": square_id(offset // SQUARES), "to": square_id(offset % SQUARES)}
