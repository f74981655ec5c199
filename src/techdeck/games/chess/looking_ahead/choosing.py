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
        return [weighed([legal[0]], 0, 1)]
    if table.setting_up():
        return [weighed([by_judgement(table, seat, rng)], 0, 1)]
    looks = imagined(view, seat, legal, rng, stop)
    if isinstance(table.top, (Turn, Building, Upgrading)):
        return on_turn(looks, nodes)
    return on_text(looks, legal, nodes // TEXT_SHARE)


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
    looks = looked_at(looks, nodes // len(looks))
    scores = averages(looks, wished_in(looks), nodes)
    order = sorted(scores, key=lambda action: -scores[action])
    best, most = order[0], scores[order[0]]
    for action, score in runners_up(looks[0], order, nodes).items():
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


def averages(looks: list[Deepening], actions: list[int], nodes: i64) -> dict[int, int]:
    """What each action is worth on average at the depth all came to; if it has to stop, only the first of them."""
    mean = sum([int(look.score) for look in looks]) // len(looks)
    if len(actions) == 1:
        return {actions[0]: mean}
    depth, scores = max(1, min([int(look.depth) for look in looks])), dict[int, int]()
    for action in actions:
        scores[action] = sum([int(look.exactly(action, depth, nodes)) for look in looks]) // len(looks)
    if any(look.search.stopped for look in looks):
        return {actions[0]: mean}
    return scores


def runners_up(look: Deepening, known: list[int], nodes: i64) -> dict[int, int]:
    """What comes next in one table, looked at less deeply, as far as it need not stop."""
    depth, scores = max(1, int(look.depth) - LESS_DEEP), dict[int, int]()
    for line in look.lines[: SHOWN + len(known)]:
        action = int(line.action)
        if action not in known and action not in scores and len(known) + len(scores) < SHOWN:
            score = int(look.exactly(action, depth, nodes // WORLDS))
            if look.search.stopped:
                return scores
            scores[action] = score
    return scores


def steps_of(look: Deepening, action: int) -> list[int]:
    """All actions of the best move that begins with one."""
    for line in look.lines:
        if line.action == action:
            return line.steps()
    return [action]


def on_text(looks: list[Deepening], legal: list[int], nodes: i64) -> list[Weighed]:
    """The answers, those worth most on average first, at the last depth at which all could be looked at."""
    totals, depth, left = [0] * len(legal), 1, nodes // len(looks)
    ends = [look.search.nodes + left for look in looks]
    while depth <= DEEPEST_TEXT:
        now = [
            sum([int(look.exactly(action, depth, ends[i] - look.search.nodes)) for i, look in enumerate(looks)])
            for action in legal
        ]
        if any(look.search.stopped for look in looks):
            break
        totals, depth = now, depth + 1
    order = sorted(range(len(legal)), key=lambda i: -totals[i])[:SHOWN]
    return [weighed([legal[i]], totals[i] // len(looks), left) for i in order]
