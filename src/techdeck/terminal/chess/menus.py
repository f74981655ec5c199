"""The choices of Tech Chess: first the piece or the hand card, then what it does."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from techdeck.core.actions import CARD, DOMAIN, VALUE
from techdeck.games.chess.building import Building, Upgrading
from techdeck.games.chess.names import BOARD, BUILD, BUILDS, MOVE, UPGRADE, UPGRADES
from techdeck.games.chess.phases import Turn
from techdeck.games.chess.places import Chess
from techdeck.games.chess.setup import CHOICES, Arranging
from techdeck.games.chess.squares import SQUARES, square_id
from techdeck.terminal.cards import CardWords
from techdeck.terminal.chess.pieces import HOW, as_piece, kind_name, seen_on_table
from techdeck.terminal.menu import FLOW, LIST, ROWS, Entry, Menu

THE_REST = -20
"""Stands in the menu for choosing all that is left to arrange as it comes; no action of the game."""

KIND_ORDER = ["king", "queen", "rook", "knight", "pawn"]
"""How the pieces follow each other in the menu."""


class Menus:
    """The menu of a moment: its question, the choices, and the words for them."""

    def __init__(self, table: Chess, seat: int, question: str, cards: CardWords, words: Callable[[int], str]) -> None:
        self.table = table
        self.side = int(table.side_of(seat))
        self.question = question
        self.cards = cards
        self.words = words

    def menu(self, legal: Sequence[int]) -> Menu:
        """The choices, laid out for what is being decided."""
        frame = self.table.frames[-1]
        if isinstance(frame, Turn):
            return Menu(self.question, [*self.pieces(legal), *self.hand(legal)], ROWS)
        if isinstance(frame, Arranging):
            return self.arranging(legal, int(frame.number))
        if isinstance(frame, (Building, Upgrading)):
            return Menu(self.question, [Entry(self.words(action), action) for action in legal], FLOW)
        if all(VALUE <= action < DOMAIN for action in legal):
            keys = [(str(action - VALUE + 1), action) for action in legal]
            return Menu(self.question, [Entry(key, action, key=key) for key, action in keys], FLOW)
        return self.cards_and_others(legal)

    def pieces(self, legal: Sequence[int]) -> list[Entry]:
        """The pieces that can move, each with its squares; a star says that it can capture. (Chess 2.1)"""
        moves = [action for action in legal if MOVE <= action < BUILD]
        starts = list(dict.fromkeys((action - MOVE) // SQUARES for action in moves))
        order = sorted(starts, key=lambda square: (KIND_ORDER.index(self.kind(square)), square))
        return [self.piece(square, [a for a in moves if (a - MOVE) // SQUARES == square]) for square in order]

    def kind(self, square: int) -> str:
        """The kind of the piece on a square."""
        return kind_name(self.table, self.card_on(square))

    def card_on(self, square: int) -> int:
        """The card on a square, or -1."""
        return int(self.table.nums[BOARD + square])

    def piece(self, square: int, moves: list[int]) -> Entry:
        """One piece, with where it can go: captures first."""
        moves.sort(key=lambda action: self.card_on((action - MOVE) % SQUARES) < 0)
        captures = self.card_on((moves[0] - MOVE) % SQUARES) >= 0
        kind, at = self.kind(square), square_id(square)
        question = f"The {kind} {self.cards.short(self.card_on(square))} on {at} moves {HOW[kind]}. Where to?"
        inner = Menu(question, [Entry(self.words(action), action) for action in moves], FLOW)
        return Entry(f"{kind} {at}{'*' if captures else ''}", menu=inner, row="move")

    def hand(self, legal: Sequence[int]) -> list[Entry]:
        """The hand cards, each with what it can be used for. (Chess 1.2)"""
        found = []
        for card in range(54):
            uses = [first + card for first in (CARD, BUILD, UPGRADE) if first + card in legal]
            if uses:
                found.append(self.hand_card(card, uses))
        return found

    def hand_card(self, card: int, uses: list[int]) -> Entry:
        """One hand card: use its text, build it, upgrade a pawn to it."""
        nums = self.table.nums
        left = {BUILD: int(nums[BUILDS + self.side]), UPGRADE: int(nums[UPGRADES + self.side])}
        entries = []
        for action in uses:
            more = "" if action < MOVE else f" ({left[BUILD if action < UPGRADE else UPGRADE]} left)"
            entries.append(Entry(self.words(action) + more, action))
        name = as_piece(self.side, card, self.cards, self.table)
        question = f'{name}: "{self.cards.text(card)}"'
        return Entry(name, menu=Menu(question, entries), card=card, row="hand")

    def arranging(self, legal: Sequence[int], number: int) -> Menu:
        """The two cards with their texts, and a short way through the rest. (Chess 0.14)"""
        both = [action - CARD for action in legal]
        entries = [Entry(f"{self.cards.name(card)}: {self.cards.text(card)}", CARD + card, card=card) for card in both]
        if number + 1 < len(CHOICES):
            entries.append(Entry("choose this and the rest for me", THE_REST))
        return Menu(self.question, entries, LIST)

    def cards_and_others(self, legal: Sequence[int]) -> Menu:
        """What is no card comes first, then the cards in rows by domain."""
        pointed = [action for action in legal if CARD <= action < MOVE]
        entries = [Entry(self.words(action), action) for action in legal if action not in pointed]
        for action in pointed:
            card = action - CARD
            entries.append(Entry(seen_on_table(self.table, card, self.cards), action, card=card))
        return Menu(self.question, entries, ROWS if pointed else LIST)
