"""What the simple player of Tech Chess makes of cards: what to keep, which texts to use, what to answer."""

from __future__ import annotations

from techdeck.bots.asked import Asked
from techdeck.bots.chess_board import worth
from techdeck.core.actions import CARD, NO, YES
from techdeck.core.questions import Question
from techdeck.core.rng import Rng
from techdeck.games.chess.board import may_enter
from techdeck.games.chess.newcomers import newcomers
from techdeck.games.chess.pieces import KING, PAWN
from techdeck.games.chess.places import Chess

PER_CARD = 0.35
"""What a card is worth that may come to the hand, in pawns."""


def keep(table: Chess, seat: int, card: int) -> float:
    """How much a card is worth in the hand: as an upgrade, as a build, or just for its text."""
    side = int(table.side_of(seat))
    if not may_enter(table, side, card):
        return 0.1
    value = int(table.value_of(card))
    if table.upgrades_left(seat) > 0 and worth(value) > 2.0:
        return worth(value) / 2
    return 0.6 if table.builds_left(seat) > 0 and value >= PAWN else 0.15


def text_gain(table: Chess, seat: int, card: int) -> float:
    """What using the text of a card brings, in pawns."""
    brought = table.game.cards_brought(card, int(table.discarded()))
    return PER_CARD * brought + better_piece(table, seat, card)


def better_piece(table: Chess, seat: int, card: int) -> float:
    """How much better the best card is that the text could put in the place of one's least piece. (Chess 6.7)"""
    come = [worth(int(table.value_of(one))) for one in newcomers(table, seat, card)]
    own = [worth(int(table.value_of(piece))) for piece in table.pieces(table.side_of(seat))]
    return max(0.0, max(come, default=0.0) - min(own, default=KING))


def answer(table: Chess, seat: int, question: Question, legal: list[int], rng: Rng) -> int:
    """What a card's text asks: the least piece goes, the best one comes; hand cards by what they are kept for."""
    if question.code == "either":
        return YES if YES in legal else NO
    cards = [action - CARD for action in legal if action >= CARD]
    if question.code == "exchange" and cards:
        comes = bool(question.about["second"])
        if question.about["other_place" if comes else "place"] in ("own", "neutral_or_own"):
            choose = max if comes else min
            return CARD + choose(cards, key=lambda card: worth(int(table.value_of(card))))
    return Asked(table, seat, lambda card: keep(table, seat, card), 0.4, rng).answer()
