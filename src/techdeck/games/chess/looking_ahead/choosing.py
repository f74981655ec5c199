"""Which action to take: possible tables are imagined, each is looked at ahead, and what is best in all is done."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from techdeck.core.choices import Choices
from techdeck.core.judging import Plan, Stop, Weighed
from techdeck.core.rng import FastRng
from techdeck.core.view import View
from techdeck.core.zones import HAND
from techdeck.games.chess.building import Building, Upgrading
from techdeck.games.chess.judgement import ChessJudgement, chance_to_win
from techdeck.games.chess.looking_ahead.deepening import Deepening
from techdeck.games.chess.looking_ahead.lines import Line, lines_of
from techdeck.games.chess.looking_ahead.loading import field_of
from techdeck.games.chess.looking_ahead.searching import Search
from techdeck.games.chess.phases import Turn
from techdeck.games.chess.places import Chess, chess

WORLDS: Final = 3
"""So many possible tables are looked at where something is hidden."""
TEXT_SHARE: Final = 4
"""Questions of texts get the fourth part of the nodes."""
DEEPENING: Final = 5
COMPARING: Final = 7
"""So many eighths of its nodes a table is looked at for its best action, then on to compare those of all tables."""
ROOM: Final = 65536
"""Positions remembered for each of them."""
SHOWN: Final = 3
"""So many of the best moves are told with their worth."""
LESS_DEEP: Final = 2
"""Those that are only told are looked at less deeply by this."""
DEEPEST_TEXT: Final = 12


def weigh(view: View, rng: FastRng, nodes: i64, stop: Stop | None = None) -> list[Weighed]:
    """The best few moves from what the seat knows, the best first: the same for the same chance and nodes."""
    table, seat, legal = chess(view.table), view.eyes, view.legal_actions()
    if len(legal) == 1:
        return [weighed([legal[0]], 0, 0)]
    if table.setting_up():
        return [weighed([by_judgement(table, seat, rng)], 0, 0)]
    looks = imagined(view, seat, legal, rng, stop)
    if isinstance(table.top, (Turn, Building, Upgrading)):
        return on_turn(looks, nodes)
    return on_text(looks, legal, nodes // TEXT_SHARE) or [weighed([by_judgement(table, seat, rng)], 0, 0)]


def weighed(steps: list[int], score: i64, nodes: i64) -> Weighed:
    """A move with its chance to win."""
    found = Weighed(Plan(steps))
    found.visits = nodes
    found.total = chance_to_win(score) * float(nodes)
    return found


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


def on_turn(looks: list[Deepening], nodes: i64) -> list[Weighed]:
    """The action that is best in every table, or else best on average; then those that came next."""
    share = nodes // len(looks)
    looks = looked_at(looks, share * DEEPENING // 8)
    scores = averages(looks, wished_in(looks), share * COMPARING // 8)
    order = sorted(scores, key=lambda action: -scores[action])
    best, most = order[0], scores[order[0]]
    for action, score in runners_up(looks[0], order, share).items():
        scores[action] = min(score, most)
        order.append(action)
    order.sort(key=lambda action: -scores[action])  # the best stays ahead of its equals
    used = sum([int(look.search.nodes) for look in looks])
    return [weighed(steps_of(looks[0], action), scores[action], used if action == best else 1) for action in order]


def looked_at(looks: list[Deepening], nodes: i64) -> list[Deepening]:
    """Look at each table; told to stop, only at those begun by then, for a glance must not outvote a long look."""
    begun: list[Deepening] = []
    for look in looks:
        look.run(nodes)
        begun.append(look)
        if look.search.is_told_to_stop():
            break
    return begun


def wished_in(looks: list[Deepening]) -> list[int]:
    """The best actions of all tables, what most of them wish first."""
    wishes = [int(look.lines[0].action) for look in looks]
    return sorted(set(wishes), key=lambda action: (-wishes.count(action), wishes.index(action)))


def averages(looks: list[Deepening], actions: list[int], until: i64) -> dict[int, int]:
    """What each action is worth on average, about as deep as all came; if it has to stop, only the first of them."""
    mean = sum([int(look.score) for look in looks]) // len(looks)
    if len(actions) == 1:
        return {actions[0]: mean}
    depth = max(1, min([int(look.depth) for look in looks]))
    found = compared(looks, actions, max(1, depth - 1), depth, until)
    return dict(zip(actions, found, strict=True)) if found else {actions[0]: mean}


def compared(looks: list[Deepening], actions: list[int], depth: int, deepest: int, until: i64) -> list[int]:
    """What actions are worth on average at the last depth at which all could be looked at; nothing if there is none.

    It has to stop once a table was looked at for so many nodes.
    """
    found = list[int]()
    for at in range(depth, deepest + 1):
        now = [sum([int(look.exactly(action, at, until)) for look in looks]) // len(looks) for action in actions]
        if any(look.search.stopped for look in looks):
            break
        found = now
    return found


def runners_up(look: Deepening, known: list[int], until: i64) -> dict[int, int]:
    """What comes next in one table, looked at less deeply, as far as it need not stop."""
    others = list[int]()
    for line in look.lines:
        action = int(line.action)
        if len(known) + len(others) < SHOWN and action not in known and action not in others:
            others.append(action)
    found = compared([look], others, 1, max(1, int(look.depth) - LESS_DEEP), until)
    return dict(zip(others, found, strict=True)) if found else {}


def steps_of(look: Deepening, action: int) -> list[int]:
    """All actions of the best move that begins with one."""
    for line in look.lines:
        if line.action == action:
            return line.steps()
    return [action]


def on_text(looks: list[Deepening], legal: list[int], nodes: i64) -> list[Weighed]:
    """The answers, those worth most on average first; none if it has to stop before all could be looked at."""
    found = compared(looks, legal, 1, DEEPEST_TEXT, nodes // len(looks))
    order = sorted(range(len(found)), key=lambda i: -found[i])[:SHOWN]
    return [weighed([legal[i]], found[i], nodes // len(looks)) for i in order]
