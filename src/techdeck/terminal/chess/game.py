"""Tech Chess in words, for one seat."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from techdeck.core.actions import CARD
from techdeck.core.counting import CONCEDED
from techdeck.core.state import State
from techdeck.games.chess.building import Building, Upgrading
from techdeck.games.chess.names import BOARD, BUILD, ENDED, ENDINGS, SQUARE
from techdeck.games.chess.phases import Turn
from techdeck.games.chess.places import chess
from techdeck.games.chess.setup import CHOICES, Arranging, choose, pair, square_at
from techdeck.games.chess.squares import square_id
from techdeck.terminal.chess.menus import THE_REST, Menus
from techdeck.terminal.chess.pieces import as_piece, kind_name, printed_kind
from techdeck.terminal.chess.table_text import TableText
from techdeck.terminal.chess.telling import DRAWS, ChessTeller
from techdeck.terminal.chess.wording import Wording, last_king_attacked
from techdeck.terminal.game_text import GameText
from techdeck.terminal.menu import Menu

WELCOME = [
    "Chess with cards on a board of six by six. A piece moves by its value: 1 is a rook, 11 a knight, 12 a queen, "
    "13 a king, and 2 to 10 are pawns, which go one step any way but straight back.",
    "On your turn move a piece, or use a hand card: for its text, as a new pawn, or to upgrade a small pawn. A piece "
    "that captures may use its card's text. Capture both kings of the other player, or mate the last one, and you win.",
]
TYPING = [
    ("b2-c3", "moves the piece on b2 to c3; b2 c3 and b2xc3 do it too"),
    ("build V5", "builds a hand card; upgrade V12 exchanges a small pawn for one"),
]


class ChessText(GameText):
    """What the terminal says of Tech Chess."""

    def make_teller(self) -> ChessTeller:
        self.chess_teller = ChessTeller(self.people, self.cards)
        self.wording = Wording(self.people, self.cards)
        self.drawing = TableText(self.people, self.cards, self.screen, self.chess_teller)
        return self.chess_teller

    def welcome(self) -> list[str]:
        return WELCOME

    def typing(self) -> list[tuple[str, str]]:
        return TYPING

    def table(self, table: State) -> list[str]:
        return self.drawing.lines(chess(table))

    def known_in_decks(self, table: State) -> list[str]:
        """While the board is set up what goes into the deck has no place there yet: it is shuffled. (Chess 0.15)"""
        return [] if isinstance(table.frames[-1], Arranging) else super().known_in_decks(table)

    def scores(self, table: State) -> list[str]:
        last = self.drawing.board.lines(chess(table)) if table.is_terminal() else []
        return [*last, *self.drawing.scores(chess(table))]

    def hand_lines(self, table: State, cards: Sequence[int]) -> list[str]:
        if not cards:
            return ["  no cards"]
        side = int(chess(table).side_of(self.people.own or 0))
        return [self.screen.flow([as_piece(side, card, self.cards, chess(table)) for card in cards], "  ")]

    def outcome(self, table: State) -> str:
        if table.nums[CONCEDED] == 0 and max(table.returns()) == 0:
            why = DRAWS.get(ENDINGS[table.nums[ENDED]], "")
            return f"The game is a draw: {why}." if why else "The game is a draw."
        how = {"mate": " by mate", "kings captured": " with both kings captured"}
        told = super().outcome(table)
        return told.removesuffix(".") + how.get(ENDINGS[table.nums[ENDED]], "") + "."

    def prompt(self, table: State) -> str:
        asked = self.wording.question(chess(table))
        if asked:
            return asked
        text = super().prompt(table)
        return text[:1].upper() + text[1:] + ("" if text.endswith("?") else ".")

    def words(self, table: State, action: int) -> str:
        run = self.running(table)
        return self.wording.words(chess(table), action, "" if run is None else self.sentence(table, run))

    def as_written(self, table: State, typed: str) -> str:
        return self.wording.as_written(chess(table), typed)

    def menu(self, table: State, legal: Sequence[int]) -> Menu:
        seat = int(table.current_player()) if self.people.own is None else self.people.own
        return Menus(chess(table), seat, self.prompt(table), self.cards, partial(self.words, table)).menu(legal)

    def rule(self, table: State) -> str:
        frame = table.frames[-1]
        if isinstance(frame, Arranging):
            return "Chess 0.6" if frame.number < 2 else "Chess 0.13"
        if isinstance(frame, Turn) and last_king_attacked(chess(table)):
            return "Chess 7.4"
        return super().rule(table)

    def asks_always(self, table: State) -> bool:
        return isinstance(table.frames[-1], Turn)

    def way_to(self, table: State, action: int) -> list[int]:
        frame = table.frames[-1]
        if action != THE_REST or not isinstance(frame, Arranging):
            return [action]
        side = chess(table).side_of(frame.seat)
        return [CARD + int(pair(side, value)[0]) for value in CHOICES[int(frame.number) :]]

    def goes_on(self, table: State, action: int) -> bool:
        frame = table.frames[-1]
        if isinstance(frame, Arranging):
            return int(frame.number) + 1 < len(CHOICES)
        return isinstance(frame, Turn) and action >= BUILD

    def summary(self, draft: State, action: int) -> str:
        frame = draft.frames[-1]
        if isinstance(frame, Arranging):
            return self.arranged(draft, action - CARD)
        if isinstance(frame, Building):
            card, at = self.cards.name(int(frame.card)), square_id(action - SQUARE)
            return f"You build {card} as a pawn on {at}."
        if not isinstance(frame, Upgrading):
            return ""
        old, new = int(draft.nums[BOARD + action - SQUARE]), int(frame.card)
        kind = kind_name(chess(draft), new)
        what = f"exchange the pawn {self.cards.name(old)} on {square_id(action - SQUARE)} for {self.cards.name(new)}"
        return f"You {what}, a {kind}; the pawn comes to your hand."

    def arranged(self, draft: State, card: int) -> str:
        """Both ranks as they will stand, from the owner's left. (Chess 0.10-0.13)"""
        whole = chess(draft.clone())
        frame = whole.frames[-1]
        assert isinstance(frame, Arranging)
        side = whole.side_of(frame.seat)
        one, other = pair(side, CHOICES[int(frame.number)])
        choose(whole, side, card, one + other - card)
        ranks = []
        for rank in range(2):
            row = [int(whole.nums[BOARD + square_at(side, rank, position)]) for position in range(6)]
            ranks.append(", ".join(f"{printed_kind(one)} {self.cards.short(one)}" for one in row))
        return f"From your left, your first rank: {ranks[0]}. Your second rank: {ranks[1]}."
