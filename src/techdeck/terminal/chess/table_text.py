"""The table of Tech Chess as one seat sees it: the board, and beside it what each player has."""

from __future__ import annotations

from itertools import zip_longest

from techdeck.core.bits import size
from techdeck.core.cards import HIDDEN, printed_value
from techdeck.core.counting import ROUND
from techdeck.core.zones import ASIDE, DECK, DISCARD, EXPELLED, HAND
from techdeck.games.chess.board import controls
from techdeck.games.chess.names import AT, BUILDS, ENDED, ENDINGS, KING, KINGS, PIECES, QUIET, QUIET_LIMIT, UPGRADES
from techdeck.games.chess.places import Chess
from techdeck.games.chess.setup import Arranging
from techdeck.games.chess.squares import square_id
from techdeck.terminal.cards import CardWords
from techdeck.terminal.chess.board_text import NEEDED, BoardText
from techdeck.terminal.chess.pieces import DOMAINS_OF_SIDE, attackers, side_at_bottom, standing
from techdeck.terminal.chess.telling import ChessTeller
from techdeck.terminal.people import People
from techdeck.terminal.screen import Screen, length, padded

GAP = 3
PANEL = 26
"""Columns between the board and the words beside it, and of those words."""


class TableText:
    """Draws the table from a view."""

    def __init__(self, people: People, cards: CardWords, screen: Screen, teller: ChessTeller) -> None:
        self.people = people
        self.cards = cards
        self.screen = screen
        self.teller = teller
        self.board = BoardText(people.own, cards, screen)

    def lines(self, table: Chess) -> list[str]:
        """The whole table but for one's own hand."""
        near = side_at_bottom(table, self.people.own)
        drawn = [self.heading(table), *self.with_players(table, near)]
        return [*drawn, *self.checks(table, near), *self.changes(table), *self.aside(table), *self.patience(table)]

    def heading(self, table: Chess) -> str:
        """Whose turn it is, and how many cards lie in the piles."""
        piles = f"deck {int(table.zones.count(DECK))}, discard pile {int(table.zones.count(DISCARD))}"
        where = self.moment(table)
        return self.screen.heading(where, piles)

    def moment(self, table: Chess) -> str:
        """Setting up, or the turn and who has it."""
        if table.is_terminal():
            return "the end"
        if setting_up(table):
            return "setting up the board"
        return f"turn {int(table.nums[ROUND])}: {self.people.whom(int(table.acting_seat()))}"

    def with_players(self, table: Chess, near: int) -> list[str]:
        """The board, the far player's words at the top and the near one's at the bottom, beside it if there is room."""
        board, width = self.board.lines(table), self.screen.width
        if width < NEEDED + GAP + PANEL:
            far, own = (self.player(table, side, side == near, width) for side in (1 - near, near))
            return [*far, *board, *own]
        far, own = (self.player(table, side, side == near, width - NEEDED - GAP) for side in (1 - near, near))
        middle = [""] * (len(board) - len(far) - len(own))
        rows = zip_longest(board, [*far, *middle, *own], fillvalue="")
        return [padded(left, NEEDED + GAP) + right if right else left for left, right in rows]

    def player(self, table: Chess, side: int, near: bool, width: int) -> list[str]:
        """What one player has, under their name; as a column, or in a line where there is no room beside the board."""
        seat = int(table.seat_of(side))
        name = self.screen.bold(f"{self.people.name(seat)} ({'CAPITALS' if near else 'small letters'})")
        facts = [" and ".join(self.cards.domain(domain) for domain in DOMAINS_OF_SIDE[side])]
        if not setting_up(table):
            facts += [*self.counts(table, seat, side), *self.captured(table, seat), *self.known_hand(table, seat)]
        if width == self.screen.width:
            return [name, *self.screen.flow(facts, "  ").splitlines()]
        return [name, *[line for fact in facts for line in wrapped(fact, width)]]

    def counts(self, table: Chess, seat: int, side: int) -> list[str]:
        """Kings, pieces, cards in hand, builds and upgrades left. (Chess 4.1, 5.1)"""
        nums, zones = table.nums, table.zones
        kings, pieces = int(size(nums[KINGS + side])), int(zones.count(PIECES + side))
        held = int(table.hand_size(seat))
        return [
            f"{counted(kings, 'king')}, {counted(pieces, 'piece')} in all",
            f"{counted(held, 'card')} in hand",
            f"{counted(int(nums[BUILDS + side]), 'build')}, {counted(int(nums[UPGRADES + side]), 'upgrade')} left",
        ]

    def captured(self, table: Chess, seat: int) -> list[str]:
        """The pieces the player has captured so far and that are not back on the board, each once."""
        taken = [card for card in dict.fromkeys(self.teller.captured[seat]) if table.nums[AT + card] < 0]
        return [f"captured {' '.join(self.cards.short(card) for card in taken)}"] if taken else []

    def known_hand(self, table: Chess, seat: int) -> list[str]:
        """Cards known in another hand."""
        known = [card for card in table.zones.listed(HAND + seat) if card != HIDDEN]
        if seat == self.people.own or not known:
            return []
        start = "known in hand" if self.people.own is not None else "holds"
        return [f"{start} {' '.join(self.cards.short(card) for card in known)}"]

    def checks(self, table: Chess, near: int) -> list[str]:
        """Which piece attacks which king. (Chess 7.1)"""
        lines = []
        for side in (near, 1 - near):
            whose = self.people.whose(int(table.seat_of(side)))
            for card, square in attackers(table, side):
                by = self.people.whose(int(table.seat_of(1 - side)))
                line = f"Check: {by} {standing(table, card, self.cards)} attacks {whose} king on {square_id(square)}."
                lines.append(self.screen.bold(self.screen.filled(line, "", "    ")))
        return lines

    def changes(self, table: Chess) -> list[str]:
        """Pieces that count as something else for a while. (Chess 2.10, 6.9)"""
        pieces = [card for side in (0, 1) for card in table.zones.listed(PIECES + side) if table.altered[card]]
        told = [f"{self.cards.short(card)}* counts as {table.change_text(card)}." for card in pieces]
        return [self.screen.flow(told)] if told else []

    def aside(self, table: Chess) -> list[str]:
        """Cards a text has turned up or looked at."""
        cards = table.zones.listed(ASIDE)
        return [self.screen.filled(f"Lying aside: {self.cards.all(cards)}", "", "    ")] if cards else []

    def patience(self, table: Chess) -> list[str]:
        """How soon the game is a draw if nothing happens, once that comes near. (Chess 8.9)"""
        left = int(table.nums[QUIET_LIMIT] - table.nums[QUIET])
        if table.is_terminal() or left > 20:
            return []
        text = f"A draw in {left} actions, unless somebody captures, builds or upgrades (Chess 8.9)."
        return [self.screen.filled(text)]

    def scores(self, table: Chess) -> list[str]:
        """The kings each player has captured; a mate counts as the last one. (Chess 8.13)"""
        lines = []
        for seat, points in enumerate(table.scores()):
            other = int(table.side_of(1 - seat))
            gone = [card for card in table.zones.listed(EXPELLED) if printed_value(card) == KING]
            parts = [f"king {self.cards.name(card)}" for card in gone if controls(other, card)]
            parts += ["mate" if ENDINGS[table.nums[ENDED]] == "mate" else "won"] if len(parts) < points else []
            made_of = f"   ({', '.join(parts)})" if parts else ""
            line = f"{self.people.name(seat):8} {points} of 2 kings captured{made_of}"
            lines.append(line if length(line) <= self.screen.width else self.screen.filled(line, "", "    "))
        return lines


def counted(number: int, thing: str) -> str:
    """no builds, 1 build, 2 builds."""
    return f"{number or 'no'} {thing}{'' if number == 1 else 's'}"


def setting_up(table: Chess) -> bool:
    """Whether the pieces are still being chosen and arranged. (Chess 0.14)"""
    return not table.is_terminal() and isinstance(table.frames[0], Arranging)


def wrapped(fact: str, width: int) -> list[str]:
    """A fact beside the board, broken between words; what has colours counts as wide as it looks."""
    lines, line = [], ""
    for word in fact.split():
        if line and length(line) + 1 + length(word) > width:
            lines.append(line)
            line = " "
        line += f" {word}" if line else word
    return [*lines, line]
