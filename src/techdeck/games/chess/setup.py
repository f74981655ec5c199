"""Laying out the cards, choosing and arranging the pieces, dealing. (Chess 0)"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from techdeck.core.actions import CARD
from techdeck.core.cards import KNOWLEDGE, NATURALS, SCIENCE, SERVICE, TECHNOLOGY, card_of, printed_value
from techdeck.core.choices import Choices
from techdeck.core.fields import A_SEAT, BOTTOM, Field, Form
from techdeck.core.frames import SeatChoice
from techdeck.core.questions import Question
from techdeck.core.table import Table
from techdeck.core.zones import DECK, EVERYBODY, EXPELLED
from techdeck.games.chess.attacks import look_round
from techdeck.games.chess.board import controls, place
from techdeck.games.chess.names import FIRST, KING, KNIGHT, PIECES, QUEEN, SMALL_PAWN
from techdeck.games.chess.phases import TURN
from techdeck.games.chess.pieces import kind_of
from techdeck.games.chess.places import Chess, chess
from techdeck.games.chess.squares import square_id

CHOICES: Final = [KNIGHT, QUEEN, 1, KING, 2, 3, 4]
"""The values in the order in which they are chosen. (Chess 0.14)"""
HAND_CARDS: Final = 3


def first_layout(table: Chess) -> None:
    """A first player by lot; wilds out, the pieces to their sides, the rest to the deck. (Chess 0.2-0.5, 0.15)"""
    zones = table.zones
    table.nums[FIRST] = table.rng.below(2)
    for card in range(NATURALS):
        value = printed_value(card)
        if value <= SMALL_PAWN or value >= KNIGHT:
            zones.push(PIECES if controls(0, card) else PIECES + 1, card, EVERYBODY)
        else:
            zones.lay(DECK, card)
    for wild in range(NATURALS, NATURALS + 2):
        zones.push(EXPELLED, wild, EVERYBODY)


def pair(side: i64, value: i64) -> tuple[i64, i64]:
    """The two cards of a value that a side takes. (Chess 0.4, 0.5)"""
    if side == 0:
        return card_of(SCIENCE, value), card_of(SERVICE, value)
    return card_of(KNOWLEDGE, value), card_of(TECHNOLOGY, value)


def square_at(side: i64, rank: i64, position: i64) -> i64:
    """A square by rank and position from the left, both counted from 0 as its owner sees them. (Chess 0.8, 0.12)"""
    if side == 0:
        return rank * 6 + position
    return (5 - rank) * 6 + 5 - position


def squares_for(side: i64, value: i64) -> tuple[i64, i64]:
    """Where the left and the right card of a value stand; a knight or queen has no twin there. (Chess 0.10, 0.11)"""
    if value == KNIGHT or value == QUEEN:
        # Queens stand third from the first player's left and fourth from the second player's.
        return square_at(side, 0, 2 if (value == QUEEN) == (side == 0) else 3), -1
    rank: i64 = 1
    position = value - 2
    if value == 1 or value == KING:
        rank, position = 0, 0 if value == 1 else 1
    return square_at(side, rank, position), square_at(side, rank, 5 - position)


def choose(table: Chess, seat: i64, card: i64, other: i64) -> None:
    """A knight or queen is picked and the other one goes into the deck; or a card is put left of its twin.
    (Chess 0.6, 0.7, 0.13)"""
    side = table.side_of(seat)
    left, right = squares_for(side, printed_value(card))
    if table.journal is not None:
        value = printed_value(card)
        table.begin_event("arrange", seat, -1, {"piece": kind_of(value), "value": int(value)})
    put_on_board(table, side, card, left)
    if right < 0:
        table.put("arrange", seat, other, DECK, EVERYBODY)
    else:
        put_on_board(table, side, other, right)
    if table.journal is not None:
        table.end_event()


def put_on_board(table: Chess, side: i64, card: i64, square: i64) -> None:
    """A piece that was chosen comes to its square."""
    source = None if table.journal is None else table.spot_of(card)
    place(table, side, card, square)
    if source is not None:
        table.tell_moved("arrange", -1, card, source)


def deal_hands(table: Chess) -> None:
    """The deck is shuffled, three cards go to each player. (Chess 0.15-0.17)"""
    table.shuffle(DECK)
    for seat in range(2):
        table.deal(seat, HAND_CARDS)


def begin_play(table: Chess) -> None:
    """The cards are dealt, and the first player begins. (Chess 0.16, 1.1)"""
    deal_hands(table)
    look_round(table, 0)
    table.replace(TURN)


class Arranging(SeatChoice):
    """A player picks a knight and a queen, then the left one of each pair; then the other does. (Chess 0.14)"""

    form: ClassVar[Form] = Form([BOTTOM], [A_SEAT, Field("number", "a choice of the setup", 0, len(CHOICES) - 1)])
    clause: ClassVar[str] = "Chess 0.14"

    def __init__(self, seat: i64, step: i64) -> None:
        super().__init__(seat)
        self.number = step

    def legal(self, table: Table, seat: i64, out: Choices) -> None:
        one, other = pair(chess(table).side_of(seat), CHOICES[self.number])
        out.add(CARD + one)
        out.add(CARD + other)

    def step(self, table: Table, seat: i64, action: i64) -> None:
        game = chess(table)
        side = game.side_of(seat)
        one, other = pair(side, CHOICES[self.number])
        card = action - CARD
        choose(game, seat, card, one + other - card)
        if self.number + 1 < len(CHOICES):
            table.replace(Arranging(seat, self.number + 1))
        elif side == 0:
            table.replace(Arranging(1 - seat, 0))
        else:
            begin_play(game)

    def ask(self, table: Table, seat: i64) -> Question:
        value = CHOICES[self.number]
        left, right = squares_for(chess(table).side_of(self.seat), value)
        about: dict[str, object] = {"piece": kind_of(value), "value": value}
        if right < 0:
            question = Question("pick_piece", {"card": "pick"}, {**about, "square": square_id(int(left))})
            question.clause = "Chess 0.6"
        else:
            ends = {"left": square_id(int(left)), "right": square_id(int(right))}
            question = Question("pick_left", {"card": "put_left"}, {**about, **ends})
            question.clause = "Chess 0.13"
        question.left = len(CHOICES) - int(self.number)
        return question
