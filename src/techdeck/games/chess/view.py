"""What clients see of Tech Chess: its records, declared, and the facts of a view. (Chess 0-8)"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from techdeck.core.cards import DOMAIN_NAMES, card_id, printed_value
from techdeck.core.counting import CONCEDED
from techdeck.core.records import Fields, GameRecords
from techdeck.games.chess.attacks import attacked, attacks_on
from techdeck.games.chess.endings import times_before
from techdeck.games.chess.names import ACTION_LIMIT, ENDINGS, FIRST, KING, QUIET, QUIET_LIMIT
from techdeck.games.chess.pieces import DOMAINS_OF_SIDE, KINDS
from techdeck.games.chess.squares import SQUARES, square_id

if TYPE_CHECKING:
    from techdeck.games.chess.places import Chess

SQUARE: Final = "|".join([square_id(square) for square in range(SQUARES)])
KIND: Final = "|".join(KINDS)
WHY: Final = "|".join(ENDINGS[1:])
CHOSEN_PIECE: Final[Fields] = {"piece": KIND, "value": "value"}

VIEW: Final[Fields] = {
    "stage": "setup|play|over",
    "first": "seat",
    "turn": "int",
    "turn_of": "seat?",
    "board": "[@piece]",
    "domains": "[[domain]]",
    "builds_left": "[int]",
    "upgrades_left": "[int]",
    "kings_left": "[int]",
    "in_check": "[bool]",
    "attacks": "[@attack]",
    "times_here": "int",
    "actions_without_progress": "int",
    "no_progress_limit": "int",
    "actions_left": "int",
    "ended_by": f"{WHY}|concession|agreement?",
}
"""Lists have an entry for each seat, but for the pieces on the board and the attacks on kings."""

RECORDS: Final = GameRecords(
    VIEW,
    {
        "pick_piece": {**CHOSEN_PIECE, "square": SQUARE},
        "pick_left": {**CHOSEN_PIECE, "left": SQUARE, "right": SQUARE},
        "turn": {"attacks": "[@attack]", "last_king": "bool", "builds_left": "int", "upgrades_left": "int"},
        "build_where": {"card": "card", "builds_left": "int"},
        "upgrade_which": {"card": "card", "piece": KIND, "upgrades_left": "int"},
        "use_capturer": {"card": "card", "piece": KIND, "square": SQUARE},
    },
    {
        "arrange": CHOSEN_PIECE,
        "move": {"piece": KIND},
        "capture": {"piece": KIND, "captured": KIND, "kings_left": "int"},
        "build": {"builds_left": "int"},
        "upgrade": {"piece": KIND, "upgrades_left": "int"},
        "check": {"attacks": "[@attack]", "last_king": "bool"},
        "end": {"why": WHY},
    },
    ["move", "build", "upgrade", "put_left"],
    {
        "piece": {"square": SQUARE, "card": "card", "seat": "seat", "kind": KIND, "value": "value", "king": "bool"},
        "attack": {"attacker": "card", "attacker_square": SQUARE, "king": "card", "king_square": SQUARE},
    },
    {"square": {"square": SQUARE}, "move": {"from": SQUARE, "to": SQUARE}},
    SQUARE,
)
"""A piece is what it counts as now; king says whether it is one that has to be captured."""


def facts_of(table: Chess) -> dict[str, object]:
    """What there is to see besides the cards in their zones."""
    nums, seats, plays = table.nums, range(2), stage_of(table) == "play"
    return {
        "stage": stage_of(table),
        "first": int(nums[FIRST]),
        "turn": int(table.turn_number()),
        "turn_of": int(table.acting_seat()) if plays else None,
        "board": board_of(table),
        "domains": [domains_of(table, seat) for seat in seats],
        "builds_left": [int(table.builds_left(seat)) for seat in seats],
        "upgrades_left": [int(table.upgrades_left(seat)) for seat in seats],
        "kings_left": [int(table.kings_left(seat)) for seat in seats],
        "in_check": [attacked(table, table.side_of(seat)) != 0 for seat in seats],
        "attacks": [attack.to_dict() for side in range(2) for attack in attacks_on(table, side)],
        "times_here": 1 + int(times_before(table)),
        "actions_without_progress": int(nums[QUIET]),
        "no_progress_limit": int(nums[QUIET_LIMIT]),
        "actions_left": int(nums[ACTION_LIMIT] - table.turn_number() + 1),
        "ended_by": why_over(table),
    }


def stage_of(table: Chess) -> str:
    """Whether the board is still set up, the game is played, or it is over. (Chess 0.14, 8)"""
    if table.is_terminal():
        return "over"
    return "setup" if table.setting_up() else "play"


def why_over(table: Chess) -> str | None:
    """Why the game is over: by the rules, or because a player gave up or both agreed. (Chess 8; Family 7.1, 7.6)"""
    if not table.is_terminal():
        return None
    return table.ended_by() or ("concession" if table.nums[CONCEDED] != 0 else "agreement")


def board_of(table: Chess) -> list[dict[str, object]]:
    """The pieces from a1 to f6, as they count now. (Chess 0.9, 2.10)"""
    return [piece_data(table, square) for square in range(SQUARES) if table.piece_at(square) >= 0]


def piece_data(table: Chess, square: i64) -> dict[str, object]:
    """One piece: its square, its card, whose it is, what it counts as, and whether it is a king. (Chess 2.10, 2.11)"""
    card = table.piece_at(square)
    return {
        "square": square_id(int(square)),
        "card": card_id(card),
        "seat": int(table.owner_of(card)),
        "kind": table.kind_of(card),
        "value": int(table.value_of(card)),
        "king": printed_value(card) == KING,
    }


def domains_of(table: Chess, seat: i64) -> list[str]:
    """The domains a seat controls. (Chess 0.4)"""
    return [DOMAIN_NAMES[domain] for domain in DOMAINS_OF_SIDE[table.side_of(seat)]]
