"""The actions and questions of Tech Chess in words."""

from __future__ import annotations

import re

from techdeck.core.actions import CARD, NO
from techdeck.core.bits import size
from techdeck.games.chess.attacks import attacked
from techdeck.games.chess.building import Building, Upgrading
from techdeck.games.chess.names import BOARD, BUILD, KINGS, MOVE, SQUARE, UPGRADE
from techdeck.games.chess.phases import Turn, UsePiece
from techdeck.games.chess.places import Chess
from techdeck.games.chess.setup import CHOICES, Arranging
from techdeck.games.chess.squares import SQUARES, square_id
from techdeck.terminal.cards import CardWords
from techdeck.terminal.chess.pieces import kind_name, standing
from techdeck.terminal.effect_text import effect_answer, effect_question
from techdeck.terminal.people import People

SQUARE_TEXT = "([a-f][1-6])"
TYPED_MOVE = re.compile(rf"(?:move )?{SQUARE_TEXT} ?(?:-|x|:|to)? ?{SQUARE_TEXT}")
TYPED_SQUARE = re.compile(SQUARE_TEXT)

SETUP_QUESTIONS = {
    11: "Pick your knight; the other 11 goes into the deck.",
    12: "Pick your queen; the other 12 goes into the deck.",
    1: "Which rook stands on your left? The other one stands on your right.",
    13: "Which king stands on your left? The other one stands on your right.",
}


class Wording:
    """Says what is asked and what an action does."""

    def __init__(self, people: People, cards: CardWords) -> None:
        self.people = people
        self.cards = cards

    def question(self, table: Chess) -> str:
        """What is being decided; empty where the engine's own words will do."""
        frame = table.frames[-1]
        if isinstance(frame, Turn):
            return self.of_turn(table)
        if isinstance(frame, Arranging):
            value = CHOICES[frame.number]
            return SETUP_QUESTIONS.get(value, f"Which pawn of value {value} stands on your left?")
        if isinstance(frame, UsePiece):
            card = int(frame.card)
            return f'Use the text of your {standing(table, card, self.cards)}? "{self.cards.text(card)}"'
        if isinstance(frame, Building):
            return f"On which square do you build {self.cards.name(int(frame.card))}?"
        if isinstance(frame, Upgrading):
            return f"Which pawn gives way to {self.cards.name(int(frame.card))}?"
        return effect_question(table, self.cards)

    def of_turn(self, table: Chess) -> str:
        """The question of a turn, with what a check means. (Chess 7.3, 7.4)"""
        side = table.acting_side()
        asked = "Your turn: pick a piece (* can capture) or a hand card, or type a move like b2-c3."
        if attacked(table, side) == 0:
            return asked
        if last_king_attacked(table):
            return f"Check! You must get your last king out of the attack. {asked}"
        return f"Check! With two kings you may leave it so, but the king can be captured. {asked}"

    def words(self, table: Chess, action: int, sentence: str) -> str:
        """An action in words; sentence is the card's sentence that asks, if one does."""
        frame = table.frames[-1]
        if MOVE <= action < BUILD:
            return self.move(table, (action - MOVE) // SQUARES, (action - MOVE) % SQUARES)
        if isinstance(frame, (Building, Upgrading)):
            return self.square(table, action - SQUARE)
        if isinstance(frame, UsePiece):
            return "no, leave it" if action == NO else "yes, use it"
        if isinstance(frame, Turn):
            return self.with_hand_card(action)
        if isinstance(frame, Arranging) and action >= CARD:
            return f"choose {self.cards.name(action - CARD)}"
        return effect_answer(frame, action, table.game.actions.text(action), sentence, self.people, self.cards)

    def move(self, table: Chess, start: int, to: int) -> str:
        """b2 to c3, takes rook K1."""
        taken = int(table.nums[BOARD + to])
        what = f", takes {kind_name(table, taken)} {self.cards.short(taken)}" if taken >= 0 else ""
        return f"{square_id(start)} to {square_id(to)}{what}"

    def square(self, table: Chess, square: int) -> str:
        """A square, with the pawn that stands there."""
        card = int(table.nums[BOARD + square])
        return square_id(square) if card < 0 else f"{square_id(square)}: pawn {self.cards.name(card)}"

    def with_hand_card(self, action: int) -> str:
        """What a hand card is used for. (Chess 1.2)"""
        if action < MOVE:
            return f"use the text of {self.cards.short(action - CARD)}, then discard it"
        if action < UPGRADE:
            return f"build {self.cards.short(action - BUILD)} as a pawn on your first two ranks"
        return f"upgrade a pawn of value 2, 3 or 4 to {self.cards.short(action - UPGRADE)}"

    def as_written(self, table: Chess, typed: str) -> str:
        """b2-c3, b2 c3 or b2xc3 is a move; a square alone is one where a square is asked for."""
        text = " ".join(typed.lower().split())
        move = TYPED_MOVE.fullmatch(text)
        if move:
            return f"move {move[1]}-{move[2]}"
        asks_square = isinstance(table.frames[-1], (Building, Upgrading))
        return f"square {text}" if asks_square and TYPED_SQUARE.fullmatch(text) else typed


def last_king_attacked(table: Chess) -> bool:
    """Whether the player to act has one king left, and it is attacked. (Chess 7.4)"""
    side = table.acting_side()
    return attacked(table, side) != 0 and size(table.nums[KINGS + side]) == 1
