"""Tech Chess in the terminal: the board with what each player has beside it, pieces first and then where they go."""

from __future__ import annotations

import re
from itertools import zip_longest
from typing import Any

from techdeck.core.cards import parse_card
from techdeck.core.view import View
from techdeck.terminal.game_text import GameText
from techdeck.terminal.menu import FLOW, ROWS, Entry, Menu
from techdeck.terminal.menus import entry_of
from techdeck.terminal.screen import length, padded
from techdeck.terminal.sight import Sight
from techdeck.words.cards import counts_as
from techdeck.words.english import count_of

FILES, RANKS = "abcdef", "123456"
WIDE, NARROW, NEEDED, GAP = 7, 5, 51, 3
"""The width of a square, where there is room and where not, of the whole board, and of the room beside it."""
PANEL = 26
KINDS = ["king", "queen", "rook", "knight", "pawn"]
MOVE = re.compile(r"(?:move )?([a-f][1-6]) ?(?:-|x|:|to)? ?([a-f][1-6])")
SOON = 20
"""So many actions before a draw by no progress it is told."""


class ChessText(GameText):
    """The layout of Tech Chess."""

    def typing(self) -> list[tuple[str, str]]:
        return [("b2-c3", "moves the piece on b2 to c3")]

    def near(self, sight: Sight) -> int:
        """Whose pieces stand at the bottom: the person's own, else the first player's."""
        return int(sight.view["first"]) if sight.seat is None else sight.seat

    # --- the table ------------------------------------------------------------------------------------

    def table(self, sight: Sight) -> list[str]:
        view = sight.view
        piles = f"deck {len(sight.zone('deck'))}, discard pile {len(sight.zone('discard'))}"
        turn = f"turn {view['turn']}: {self.people.whom(view['turn_of'])}" if view["stage"] == "play" else ""
        where = turn or {"setup": "setting up the board", "over": "the end"}[view["stage"]]
        lines = [self.screen.heading(where, piles), *self.with_players(sight)]
        checks = [f"Check: {self.words.record('attack', attack)}." for attack in view["attacks"]]
        lines += [self.screen.bold(self.screen.filled(check)) for check in checks]
        for change in sight.changes():
            lines.append(f"{change['card']}* counts as {counts_as(change['value'], change['domain'])}.")
        aside = sight.zone("aside")
        lines += [self.screen.filled(f"Lying aside: {self.words.cards.all(aside)}", "", "    ")] if aside else []
        left = view["no_progress_limit"] - view["actions_without_progress"]
        if view["stage"] == "play" and left <= SOON:
            lines.append(self.screen.filled(f"A draw in {left} actions, unless somebody captures, builds or upgrades."))
        return lines

    def with_players(self, sight: Sight) -> list[str]:
        """The board, with the far player's words at the top and the near one's at the bottom, if there is room."""
        near, board, width = self.near(sight), self.board(sight), self.screen.width
        beside = width >= NEEDED + GAP + PANEL
        far, own = (self.player(sight, seat, width - NEEDED - GAP if beside else width) for seat in (1 - near, near))
        if not beside:
            return [*far, *board, *own]
        rows = zip_longest(board, [*far, *[""] * (len(board) - len(far) - len(own)), *own], fillvalue="")
        return [padded(left, NEEDED + GAP) + right if right else left for left, right in rows]

    def board(self, sight: Sight) -> list[str]:
        """Two lines a rank: what stands there, and which card it is; capitals are the near player's."""
        pieces = {piece["square"]: piece for piece in sight.view["board"]}
        flipped = self.near(sight) != sight.view["first"]
        files, ranks = (FILES[::-1], RANKS) if flipped else (FILES, RANKS[::-1])
        attacked = {attack["king_square"] for attack in sight.view["attacks"]}
        cell = self.cell
        lines = ["   " + "_" * ((cell + 1) * len(files) - 1)]
        for rank in ranks:
            row = [pieces.get(f"{file}{rank}") for file in files]
            kinds = [self.kind(sight, piece, attacked) for piece in row]
            cards = ["_" * cell if piece is None else self.card(sight, piece) for piece in row]
            lines += [f"{rank} |{'|'.join(kinds)}|", f"  |{'|'.join(cards)}|"]
        return [*lines, "   " + " ".join(f"{file:^{cell}}" for file in files)]

    @property
    def cell(self) -> int:
        """The width of a square on this screen."""
        return WIDE if self.screen.width >= NEEDED else NARROW

    def kind(self, sight: Sight, piece: dict[str, Any] | None, attacked: set[str]) -> str:
        """PAWN, knight, KING! if it is attacked."""
        if piece is None:
            return " " * self.cell
        kind = piece["kind"] if len(piece["kind"]) <= self.cell else "knght"
        name = kind + ("!" if piece["square"] in attacked else "")
        return f"{name.upper() if piece['seat'] == self.near(sight) else name:^{self.cell}}"

    def card(self, sight: Sight, piece: dict[str, Any]) -> str:
        """__S11__, with a star if it counts as something else."""
        text = piece["card"] + ("*" if sight.counts_as(piece["card"]) else "")
        room = f"{text:_^{self.cell}}"
        return room.replace(text, self.colour(piece["card"], text))

    def player(self, sight: Sight, seat: int, width: int) -> list[str]:
        """What one player has, under their name."""
        view = sight.view
        letters = "CAPITALS" if seat == self.near(sight) else "small letters"
        facts = [" and ".join(view["domains"][seat])]
        if view["stage"] != "setup":
            pieces = [piece for piece in view["board"] if piece["seat"] == seat]
            builds, upgrades = view["builds_left"][seat], view["upgrades_left"][seat]
            facts.append(f"{counted(view['kings_left'][seat], 'king')}, {counted(len(pieces), 'piece')} in all")
            facts.append(f"{counted(sight.held(seat), 'card')} in hand")
            facts.append(f"{counted(builds, 'build')}, {counted(upgrades, 'upgrade')} left")
            known = [card for card in sight.zone("hand", seat) if card is not None and seat != sight.seat]
            facts += [f"known in hand {self.words.cards.ids(known)}"] if known else []
        name = self.screen.bold(f"{self.people.name(seat)} ({letters})")
        if width == self.screen.width:
            return [name, *self.screen.flow(facts, "  ").splitlines()]
        return [name, *[line for fact in facts for line in wrapped(fact, width)]]

    def scores(self, sight: Sight) -> list[str]:
        last = self.board(sight) if sight.over else []
        points = enumerate(sight.view["scores"])
        return [*last, *[f"{self.people.name(seat):8} {point} of 2 kings captured" for seat, point in points]]

    def hand_lines(self, sight: Sight) -> list[str]:
        return [self.screen.flow([self.now(sight, card) for card in sight.hand()] or ["no cards"], "  ")]

    # --- choosing -------------------------------------------------------------------------------------

    def asks_always(self, sight: Sight) -> bool:
        return sight.code == "turn"

    def menu(self, sight: Sight) -> Menu:
        question = self.words.question(sight.question)
        if sight.code == "turn":
            hint = "Pick a piece (* can capture) or a hand card, or type a move like b2-c3."
            asked = hint if not sight.about["attacks"] else f"{question} {hint}"
            return Menu(asked, [*self.pieces(sight), *self.hand_cards(sight)], ROWS)
        if sight.code in ("build_where", "upgrade_which"):
            pieces = {piece["square"]: piece for piece in sight.view["board"]}
            labels = [(choice["target"]["square"], choice["action"]) for choice in sight.choices]
            entries = [Entry(self.square(square, pieces.get(square)), action) for square, action in labels]
            return Menu(question, entries, FLOW)
        return super().menu(sight)

    def square(self, square: str, piece: dict[str, Any] | None) -> str:
        """b2, or the pawn that stands there."""
        return square if piece is None else f"{square}: {piece['kind']} {self.words.cards.short(piece['card'])}"

    def pieces(self, sight: Sight) -> list[Entry]:
        """The pieces that can move, each with its squares; a star says that it can capture."""
        board = {piece["square"]: piece for piece in sight.view["board"]}
        moves: dict[str, list[dict[str, Any]]] = {}
        for choice in sight.choices:
            if choice["verb"] == "move":
                moves.setdefault(choice["target"]["from"], []).append(choice)
        order = sorted(moves, key=lambda square: (KINDS.index(board[square]["kind"]), square))
        return [self.piece(board, square, moves[square]) for square in order]

    def piece(self, board: dict[str, Any], start: str, moves: list[dict[str, Any]]) -> Entry:
        """One piece with where it can go."""
        captures = any(choice["target"]["to"] in board for choice in moves)
        name = f"{board[start]['kind']} {start}"
        inner = [Entry(self.going(board, choice), choice["action"]) for choice in moves]
        menu = Menu(f"Where does the {name} go?", inner, FLOW)
        return Entry(f"{name}{'*' if captures else ''}", menu=menu, row="move")

    def going(self, board: dict[str, Any], choice: dict[str, Any]) -> str:
        """c3, or c3 takes rook K1."""
        to = choice["target"]["to"]
        return to if to not in board else f"{to} takes {board[to]['kind']} {self.words.cards.short(board[to]['card'])}"

    def hand_cards(self, sight: Sight) -> list[Entry]:
        """The hand, each card with what it may be used for."""
        entries = []
        for card in sight.hand():
            mine = [c for c in sight.choices if c["target"] and c["target"].get("card") == card]
            inner = [entry_of(choice, sight, self, several=True) for choice in mine]
            for entry in inner:
                entry.card = None
            menu = Menu(f"What do you do with {self.words.cards.name(card)}?", inner)
            if mine:
                entries.append(Entry(self.now(sight, card), menu=menu, card=parse_card(card), row="hand"))
        return entries

    def typed(self, view: View, typed: str) -> dict[str, object] | None:
        """b2-c3 is a move."""
        found = MOVE.fullmatch(" ".join(typed.lower().split()))
        return {"kind": "move", "move": {"from": found[1], "to": found[2]}} if found else None

    def outcome(self, sight: Sight) -> str:
        why = sight.view["ended_by"]
        if max(sight.view["returns"]) == 0:
            return f"The game is a draw: {DRAWS.get(why, why)}."
        how = {"mate": " by mate", "kings_captured": " with both kings captured"}.get(why, "")
        return f"{super().outcome(sight).removesuffix('.')}{how}."


DRAWS = {
    "stalemate": "no legal action, and no king attacked (Chess 8.3)",
    "bare_kings": "only a king each is left (Chess 8.5)",
    "repetition": "the same position three times (Chess 8.7)",
    "no_progress": "no capture, build or upgrade for too long (Chess 8.9)",
    "action_limit": "the longest a game may last (Chess 8.10)",
    "agreement": "you both agreed",
}


def counted(number: int, thing: str) -> str:
    """no builds, 1 build, 2 builds."""
    return f"1 {thing}" if number == 1 else count_of(number, thing) if number else f"no {thing}s"


def wrapped(fact: str, width: int) -> list[str]:
    """A fact beside the board, broken between words."""
    lines, line = [], ""
    for word in fact.split():
        if line and length(line) + 1 + length(word) > width:
            lines.append(line)
            line = " "
        line += f" {word}" if line else word
    return [*lines, line]
