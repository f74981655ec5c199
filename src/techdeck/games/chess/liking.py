"""How much a side likes cards in hands and on the board, and what their texts bring, in pawns. (Chess 4-6)"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from techdeck.core.cards import FACES, HIDDEN
from techdeck.core.effects.pointing import IN_DISCARD, IN_HAND, NEUTRAL_OR_OWN, OWN
from techdeck.core.effects.run import Program
from techdeck.core.effects.swap import Exchange
from techdeck.core.game import Deck
from techdeck.core.liking import UNKNOWN, Liking, best_unseen
from techdeck.core.table import Table
from techdeck.core.zones import DISCARD, HAND
from techdeck.games.chess.board import may_enter
from techdeck.games.chess.names import BEST_PAWN, BUILDS, KING, KNIGHT, PAWN, PIECES, QUEEN, ROOK, UPGRADES
from techdeck.games.chess.places import Chess, chess

WORTH: Final = vec[float]([0.0, 4.0, 1.05, 1.05, 1.05, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 2.7, 8.5, 10.0])
"""What a piece is worth by its value; small pawns can be upgraded."""
PER_CARD: Final = 0.3
"""What one card more is worth, whichever it is."""
TO_BUILD: Final = 0.6
"""What a card is worth that can be built."""
AS_UPGRADE: Final = 0.55
"""How much of a piece a card is worth that can be upgraded to."""

# What a text does besides bringing cards.
NOTHING: Final = 0
SEARCHES: Final = 1
FROM_HAND: Final = 2
FROM_DISCARD: Final = 3


def what_it_does(program: Program) -> i64:
    """Whether a text searches for any card, or puts one from the hand or the discard pile in the place of a piece."""
    for verb in program.verbs:
        if verb.searches():
            return SEARCHES
        if isinstance(verb, Exchange) and (verb.first == OWN or verb.first == NEUTRAL_OR_OWN):
            if verb.second == IN_HAND:
                return FROM_HAND
            if verb.second == IN_DISCARD:
                return FROM_DISCARD
    return NOTHING


class ChessLiking(Liking):
    """Cards of one's own domains are pieces to come; others are good for their texts."""

    fair: float = PER_CARD

    def __init__(self, deck: Deck) -> None:
        super().__init__(deck)
        self.deeds: vec[i64] = vec[i64]([int(what_it_does(program)) for program in deck.programs])

    def of(self, table: Table, seat: i64, card: i64) -> float:
        game = chess(table)
        side = game.side_of(seat)
        if card == HIDDEN:
            return PER_CARD
        if not may_enter(game, side, card):
            return 0.1
        value = game.values[card]
        if game.nums[UPGRADES + side] > 0 and (value == QUEEN or value == ROOK or value == KNIGHT):
            return AS_UPGRADE * (WORTH[value] - 1.0)
        return TO_BUILD if game.nums[BUILDS + side] > 0 and PAWN <= value <= BEST_PAWN else 0.12

    def lying(self, table: Table, seat: i64, card: i64, zone: i64) -> float:
        """Pieces count for their side, hands for their holders."""
        game = chess(table)
        if zone == PIECES or zone == PIECES + 1:
            worth = 1.0 if card == UNKNOWN else WORTH[game.values[card]]
            return worth if zone == PIECES + game.side_of(seat) else -worth
        if zone == HAND + 1 - seat:
            return -self.fair if card == UNKNOWN else -self.of(table, 1 - seat, card)
        return super().lying(table, seat, card, zone)

    def counting(self, table: Table, seat: i64, card: i64, value: i64, domain: i64) -> float:
        """An 11 that counts as a 10 can be built and is a knight afterwards; else the more the better. (Chess 4.5)"""
        game = chess(table)
        side = game.side_of(seat)
        can_be_built = PAWN <= value <= BEST_PAWN and game.nums[BUILDS + side] > 0
        return (20.0 if game.values[card] == KNIGHT and can_be_built else 0.0) + float(value % KING)

    def brings(self, table: Chess, seat: i64, card: i64) -> float:
        """What the text of a card brings the seat that uses it, in pawns."""
        face = card % FACES
        deed, gain = self.deeds[face], self.gains[face] * PER_CARD
        if deed == SEARCHES:
            return max(gain, self.of(table, seat, best_unseen(table, seat, self, 0)))
        if deed != NOTHING:
            gain += self.better_piece(table, seat, HAND + seat if deed == FROM_HAND else DISCARD, card)
        return gain

    def better_piece(self, table: Chess, seat: i64, zone: i64, used: i64) -> float:
        """How much better the best card of a zone is than the least piece, whose place it could take. (Chess 6.7)"""
        zones, side = table.zones, table.side_of(seat)
        best, least = 0.0, 10.0
        for i in range(zones.counts[zone]):
            card = zones.at(zone, i)
            if card != used and card != HIDDEN and may_enter(table, side, card):
                best = max(best, WORTH[table.values[card]])
        for i in range(zones.counts[PIECES + side]):
            least = min(least, WORTH[table.values[zones.at(PIECES + side, i)]])
        return max(0.0, best - least)
