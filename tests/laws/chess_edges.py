"""Tables of Tech Chess at an edge: few pieces, few cards, a card just used, a mate that a hidden card may stop."""

from __future__ import annotations

from random import Random

from techdeck.core.actions import CARD, YES
from techdeck.core.cards import KNOWLEDGE, SCIENCE, SERVICE, TECHNOLOGY, card_id, card_of, printed_value
from techdeck.core.zones import DISCARD
from techdeck.games.chess.board import controls
from techdeck.games.chess.names import BOARD, BUILD, KING, MOVE, QUIET, QUIET_LIMIT, UPGRADE
from techdeck.games.chess.phases import UsePiece
from techdeck.games.chess.places import Chess
from techdeck.games.chess.squares import SQUARES, square_id
from tests.chess_table import action_of, chess_table, laid, squares_of
from tests.laws.edges import change_at_random, learn_at_random, use_before

MOMENTS = ["turn", "build", "upgrade", "capture", "mate", "build or mate", "bare"]
MATES = [
    (laid(e1="S13", d1="S1", f5="V1", f4="S12", a6="T13"), "d1-d6"),
    (laid(e6="T13", d6="T1", f2="K1", f3="K12", a1="S13"), "d6-d1"),
]
"""For either side a mate in one move, unless the other player holds a card to build."""
BARE = [laid(a1="S13", a3="T13", f6="T2"), laid(a6="T13", a4="S13", f1="S2")]
"""A last king stands where the other one, to act, may capture it, as it can be when a lasting change has ended."""
KING_CARDS = [[card_of(SCIENCE, KING), card_of(SERVICE, KING)], [card_of(KNOWLEDGE, KING), card_of(TECHNOLOGY, KING)]]


class EdgeTable:
    """A try at such a table; some tries come to nothing, because the drawn board does not allow what is wanted."""

    def __init__(self, moment: str, used: int, rng: Random) -> None:
        self.rng = rng
        self.moment = moment
        self.used = used
        self.from_hand = used >= 0 and printed_value(used) != KING and rng.random() < 0.5
        self.side = rng.randrange(2) if used < 0 or self.from_hand else int(controls(1, used))
        self.loose = [card for card in range(52) if card != used and printed_value(card) != KING]
        rng.shuffle(self.loose)
        self.changed: dict[str, int] = {}

    def laid(self) -> Chess | None:
        """The table, or None if this try came to nothing."""
        table = self.table()
        if self.rng.random() < 0.2:
            table.nums[QUIET] = max(0, table.nums[QUIET_LIMIT] - self.rng.randint(1, 6))
        learn_at_random(table, self.rng)
        change_at_random(table, self.rng)
        use_before(table, table.zones.listed(DISCARD), self.rng)
        table.settle()
        actions = self.wanted(table)
        if actions is None:
            return None
        for action in actions:
            table.apply_action(action)
        if self.moment == "use" and isinstance(table.top, UsePiece):
            table.apply_action(YES)
        return None if table.is_terminal() else table

    def table(self) -> Chess:
        """The cards as they lie before anything is done."""
        rng, used = self.rng, card_id(self.used) if self.from_hand else ""
        board = self.board()
        hands = [self.some(0, 4) if rng.random() < 0.8 else "" for _ in range(2)]
        hands[self.side] += f" {used}" if used else " " + self.some(0, 2)
        return chess_table(
            board,
            hands=(hands[0], hands[1]),
            deck=self.some(0, 6) if rng.random() < 0.8 else "",
            discard=self.some(0, 5) if rng.random() < 0.8 else "",
            to_act=self.side,
            builds=(rng.randint(0, 3), rng.randint(0, 3)),
            upgrades=(rng.randint(0, 2), rng.randint(0, 2)),
            counts_as=self.changed,
            first=rng.randrange(2),
            options={"no_progress": rng.choice(["50", "3"]), "max_actions": rng.choice(["600", "600", "12"])},
            seed=rng.randrange(1 << 30),
        )

    def some(self, least: int, most: int) -> str:
        """Some of the loose cards, while there are any."""
        wanted = min(self.rng.randint(least, most), len(self.loose))
        return " ".join([card_id(self.loose.pop()) for _ in range(wanted)])

    def board(self) -> str:
        """The board of the moment, or one at random."""
        if self.moment == "bare" or "mate" in self.moment:
            board = BARE[self.side] if self.moment == "bare" else MATES[self.side][0]
            self.loose = [card for card in self.loose if card not in squares_of(board).values()]
            return board
        cards = [card for side in range(2) for card in self.pieces(side)]
        squares = [square_id(at) for at in self.rng.sample(range(SQUARES), len(cards))]
        return laid(**{at: card_id(card) for at, card in zip(squares, cards, strict=True)})

    def pieces(self, side: int) -> list[int]:
        """A king or both of a side, some loose cards, and the one that is about to capture; some count as another."""
        rng = self.rng
        kings = rng.sample(KING_CARDS[side], rng.randint(1, 2))
        own = [card for card in self.loose if controls(side, card)][: rng.randint(1, 5)]
        self.loose = [card for card in self.loose if card not in own]
        self.changed |= {card_id(card): rng.randint(1, 12) for card in own if rng.random() < 0.1}
        if self.used >= 0 and not self.from_hand and side == self.side and self.used not in kings:
            own.append(self.used)
        return [*kings, *own]

    def wanted(self, table: Chess) -> list[int] | None:
        """What has to be done to come to the moment; None if it can't be."""
        legal = table.legal_actions()
        if self.moment in ("turn", "mate", "bare"):
            return [] if legal else None
        if self.from_hand:
            found = [CARD + self.used]
        elif self.moment == "build or mate":
            found = [action_of(table, MATES[self.side][1])]
        elif self.moment in ("build", "upgrade"):
            first = BUILD if self.moment == "build" else UPGRADE
            found = list(range(first, first + 54))
        else:
            found = captures(table, self.used)
        found = [action for action in found if action in legal]
        return [self.rng.choice(found)] if found else None


def captures(table: Chess, card: int) -> list[int]:
    """The moves by which this piece captures, or any piece if the card is -1."""
    board = table.nums[BOARD : BOARD + SQUARES]
    pieces = [at for at in range(SQUARES) if board[at] >= 0 and card in (-1, board[at])]
    return [MOVE + start * SQUARES + to for start in pieces for to in range(SQUARES) if board[to] >= 0]
