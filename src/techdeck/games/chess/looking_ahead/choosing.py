"""Which action to take: possible tables are imagined, each is looked at ahead, and what is best in all is done."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from techdeck.core.choices import Choices
from techdeck.core.rng import FastRng
from techdeck.core.view import View
from techdeck.core.zones import HAND
from techdeck.games.chess.building import Building, Upgrading
from techdeck.games.chess.judgement import ChessJudgement
from techdeck.games.chess.looking_ahead.deepening import Deepening
from techdeck.games.chess.looking_ahead.lines import Line, lines_of
from techdeck.games.chess.looking_ahead.loading import field_of
from techdeck.games.chess.looking_ahead.searching import Search
from techdeck.games.chess.looking_ahead.settling import Stop
from techdeck.games.chess.phases import Turn
from techdeck.games.chess.places import Chess, chess

WORLDS: Final = 3
"""So many possible tables are looked at where something is hidden."""
TEXT_SHARE: Final = 4
"""Questions of texts get the fourth part of the nodes."""
ROOM: Final = 65536
"""Positions remembered for each of them."""


def choose(view: View, legal: list[int], rng: FastRng, nodes: int, stop: Stop | None = None) -> int:
    """One of the legal actions, from what the seat knows: the same for the same chance and number of nodes."""
    table, seat = chess(view.table), view.seat
    if len(legal) == 1 or seat is None:
        return legal[0]
    if table.setting_up():
        return by_judgement(table, seat, rng)
    looks = imagined(view, seat, legal, rng, stop)
    if isinstance(table.top, (Turn, Building, Upgrading)):
        return on_turn(looks, nodes)
    return on_text(looks, legal, nodes // TEXT_SHARE)


def by_judgement(table: Chess, seat: i64, rng: FastRng) -> int:
    """What a quick player does."""
    out = Choices(table.game.actions.total)
    table.top.legal(table, seat, out)
    return int(table.game.judgement.choose(table, seat, out, rng))


def imagined(view: View, seat: i64, legal: list[int], rng: FastRng, stop: Stop | None) -> list[Deepening]:
    """Possible tables, each with the ways to go on; one is enough where nothing is hidden and no text can be used."""
    imagination, looks = view.imagination(), []
    many = WORLDS if hides_something(chess(view.table)) else 1
    for _ in range(many):
        table = chess(imagination.deal(rng))
        lines = shuffled(lines_of(table, seat, legal, rng), rng)
        search = Search(field_of(table), gains_in(table), ROOM, stop)
        looks.append(Deepening(search, table.side_of(seat), lines))
    return looks


def hides_something(table: Chess) -> bool:
    """Whether a hand has a card that not all know, or that can be used."""
    return table.zones.counts[HAND] + table.zones.counts[HAND + 1] > 0


def shuffled(lines: list[Line], rng: FastRng) -> list[Line]:
    """The lines in another order, so that chance decides between equals."""
    for i in range(len(lines) - 1, 0, -1):
        j = int(rng.below(i + 1))
        lines[i], lines[j] = lines[j], lines[i]
    return lines


def gains_in(table: Chess) -> vec[i64]:
    """What each piece's text brings if it captures, in hundredths of a pawn. (Chess 3.4)"""
    judgement, found = table.game.judgement, vec[i64]([0] * 54)
    assert isinstance(judgement, ChessJudgement)
    for side in range(2):
        for card in table.pieces(side):
            found[card] = int(100.0 * max(0.0, judgement.liking.brings(table, table.seat_of(side), card)))
    return found


def on_turn(looks: list[Deepening], nodes: int) -> int:
    """The action that is best in every table; where they differ, the one that is best on average."""
    for look in looks:
        look.run(nodes // len(looks))
    wished = {int(look.lines[0].action) for look in looks}
    if len(wished) == 1:
        return wished.pop()
    depth = max(1, min([int(look.depth) for look in looks]))
    return best_of(looks, sorted(wished), depth, nodes)


def best_of(looks: list[Deepening], actions: list[int], depth: int, nodes: int) -> int:
    """The action that is worth most on average at this depth."""
    for look in looks:
        look.search.limit = look.search.nodes + nodes
        look.search.stopped = False
    totals = {action: sum([int(look.exactly(action, depth)) for look in looks]) for action in actions}
    return max(actions, key=lambda action: totals[action])


def on_text(looks: list[Deepening], legal: list[int], nodes: int) -> int:
    """The answer that is worth most on average, at the last depth at which all could be looked at."""
    best, depth, left = legal[0], 1, nodes // len(looks)
    limits = [look.search.nodes + left for look in looks]
    while depth <= 12:
        for look, limit in zip(looks, limits, strict=True):
            look.search.limit = limit
        totals = [sum([int(look.exactly(action, depth)) for look in looks]) for action in legal]
        if any(look.search.stopped for look in looks):
            return best
        best, depth = legal[totals.index(max(totals))], depth + 1
    return best
