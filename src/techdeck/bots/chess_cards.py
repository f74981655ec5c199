"""What the simple player of Tech Chess makes of cards: what to keep, which texts to use, what to answer."""

from __future__ import annotations

from techdeck.bots.asked import Asked
from techdeck.bots.chess_board import worth
from techdeck.bots.effects import gain
from techdeck.core.actions import CARD, NO, YES
from techdeck.core.cards import face
from techdeck.core.effects.control import Either
from techdeck.core.effects.pointing import IN_DISCARD, IN_HAND, NEUTRAL_OR_OWN, OWN
from techdeck.core.effects.registers import STEP
from techdeck.core.effects.run import Ask
from techdeck.core.effects.swap import Exchange
from techdeck.core.rng import Rng
from techdeck.core.zones import DISCARD, HAND
from techdeck.games.chess.board import may_enter
from techdeck.games.chess.names import BUILDS, KING, PAWN, PIECES, UPGRADES
from techdeck.games.chess.places import Chess

PER_CARD = 0.35
"""What a card is worth that may come to the hand, in pawns."""


def keep(table: Chess, seat: int, card: int) -> float:
    """How much a card is worth in the hand: as an upgrade, as a build, or just for its text."""
    side = int(table.side_of(seat))
    if not may_enter(table, side, card):
        return 0.1
    value = int(table.value_of(card))
    if table.nums[UPGRADES + side] > 0 and worth(value) > 2.0:
        return worth(value) / 2
    return 0.6 if table.nums[BUILDS + side] > 0 and value >= PAWN else 0.15


def text_gain(table: Chess, seat: int, card: int) -> float:
    """What using the text of a card brings, in pawns."""
    program = table.game.deck.programs[int(face(card))]
    brought = PER_CARD * gain(program, int(table.zones.count(DISCARD)))
    better = [better_piece(table, seat, verb) for verb in program.verbs if isinstance(verb, Exchange)]
    return brought + max(better, default=0.0)


def better_piece(table: Chess, seat: int, verb: Exchange) -> float:
    """How much better the best card is that the verb could put in the place of one's least piece. (Chess 6.7)"""
    if verb.first not in (OWN, NEUTRAL_OR_OWN) or verb.second not in (IN_HAND, IN_DISCARD):
        return 0.0
    side = int(table.side_of(seat))
    zone = HAND + seat if verb.second == IN_HAND else DISCARD
    come = [worth(int(table.value_of(card))) for card in table.zones.listed(zone) if may_enter(table, side, card)]
    least = min((worth(int(table.value_of(card))) for card in table.zones.listed(PIECES + side)), default=KING)
    return max(0.0, max(come, default=0.0) - least)


def answer(table: Chess, seat: int, legal: list[int], rng: Rng) -> int:
    """What a card's text asks: the least piece goes, the best one comes; hand cards by what they are kept for."""
    frame = table.frames[-1]
    verb = frame.verb if isinstance(frame, Ask) else None
    if isinstance(verb, Either):
        return YES if YES in legal else NO
    cards = [action - CARD for action in legal if action >= CARD]
    if isinstance(frame, Ask) and isinstance(verb, Exchange) and cards and verb.first in (OWN, NEUTRAL_OR_OWN):
        choose = max if frame.run.get(table, STEP) == 1 else min
        return CARD + choose(cards, key=lambda card: worth(int(table.value_of(card))))
    return Asked(table, seat, lambda card: keep(table, seat, card), 0.4, rng).answer(legal)
