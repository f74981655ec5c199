"""Scoring a round, and who wins in the end. (Tricks 7, 9)"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from techdeck.core.bits import bit, has, size
from techdeck.core.cards import card_id, printed_domain, printed_value
from techdeck.core.counting import CONCEDED
from techdeck.games.tricks.names import BASE, BEST, BID, GOAL_TRICKS, OWN_GOAL, SCORE, TAKEN, TRUMP_DECK

if TYPE_CHECKING:
    from techdeck.games.tricks.table import Tricks

POINTS: Final = 0
LAST_TRUMP: Final = 1
BASE_POINTS: Final = 2
HIGHEST_CARD: Final = 3
STEPS: Final = ["points", "last_trump", "base_points", "highest_card"]
"""What decides the game, one after the other. (Tricks 9.2-9.5)"""


def reached_points(table: Tricks, seat: i64) -> i64:
    """1 for as many tricks as were bid, or more; with exact_only not for just as many. (Tricks 7.2, 7.3)"""
    won, bid = table.nums[TAKEN + seat], table.nums[BID + seat]
    if won > bid or (won == bid and table.game.chosen["bid_bonus"] == "cumulative"):
        return 1
    return 0


def exact_points(table: Tricks, seat: i64) -> i64:
    """3 for just as many tricks as were bid. (Tricks 7.3)"""
    if table.nums[TAKEN + seat] == table.nums[BID + seat]:
        return 3
    return 0


def all_or_none_points(table: Tricks, seat: i64) -> i64:
    """2 for all six tricks, or none. (Tricks 7.5)"""
    won = table.nums[TAKEN + seat]
    if won == 6 or won == 0:
        return 2
    return 0


def round_points(table: Tricks, seat: i64) -> i64:
    """What the seat scores this round: 1 a trick, 1 a trick with its goal, and the rest. (Tricks 7.1-7.5)"""
    points = table.nums[TAKEN + seat] + table.nums[GOAL_TRICKS + seat]
    points += reached_points(table, seat) + exact_points(table, seat)
    return points + all_or_none_points(table, seat)


def score_round(table: Tricks) -> None:
    """Everybody scores. (Tricks 7.1)"""
    for seat in range(table.players):
        table.nums[SCORE + seat] += round_points(table, seat)
        table.nums[BASE + seat] += table.nums[TAKEN + seat]
        if table.journal is not None:
            tell_score(table, seat)


def tell_score(table: Tricks, seat: i64) -> None:
    """All hear what the points of a round are made of. (Tricks 7)"""
    about: dict[str, object] = {"bid": int(table.bid(seat)), "tricks": int(table.tricks_won(seat))}
    about["goal"] = int(table.goal_tricks(seat))
    about["reached"] = int(reached_points(table, seat))
    about["exact"] = int(exact_points(table, seat))
    about["all_or_none"] = int(all_or_none_points(table, seat))
    about["points"], about["total"] = int(round_points(table, seat)), int(table.score(seat))
    table.tell("score", seat, about)


def card_rank(card: i64) -> i64:
    """Printed value first, then domain order. (Family 5.5; Tricks 9.6, 9.7)"""
    return printed_value(card) * 4 + printed_domain(card)


def winning_seats(table: Tricks, told: list[dict[str, object]] | None) -> i64:
    """Most points; then goal of the last trump card; then base points; then the highest card won. (Tricks 9.2-9.9)

    The tie-breaks that were needed are told, if somebody wants to know.
    """
    left: i64 = 0
    for seat in range(table.players):
        if not has(table.nums[CONCEDED], seat):
            left |= bit(seat)
    for step in range(4):
        level = left
        if size(level) > 1:
            left = best_by(table, level, step)
            if told is not None and step > POINTS:
                told.append(tie_break(table, level, left, step))
    return left


def best_by(table: Tricks, seats: i64, step: i64) -> i64:
    """Those of the seats that are ahead by this step. (Tricks 9.2-9.5)"""
    if step == LAST_TRUMP:
        return goal_matches(table, seats)
    return table.ahead(SCORE if step == POINTS else BASE if step == BASE_POINTS else BEST, seats)


def goal_matches(table: Tricks, seats: i64) -> i64:
    """The seat whose original goal has the domain of the trump deck's last card; else all of them. (Tricks 9.3)"""
    if table.zones.count(TRUMP_DECK) == 0:
        return seats
    domain = printed_domain(table.zones.top(TRUMP_DECK))
    for seat in range(table.players):
        if has(seats, seat) and printed_domain(table.nums[OWN_GOAL + seat]) == domain:
            return bit(seat)
    return seats


def tie_break(table: Tricks, level: i64, left: i64, step: i64) -> dict[str, object]:
    """Who was level, who still is after this step, and what decided: a card, or a number of tricks. (Tricks 9.3-9.5)"""
    seats = range(int(table.players))
    best = [seat for seat in seats if has(left, seat)]
    card: i64 = -1
    if step == LAST_TRUMP:
        card = table.zones.top(TRUMP_DECK)
    elif step == HIGHEST_CARD:
        card = table.highest_won(best[0])
    return {
        "step": STEPS[step],
        "level": [seat for seat in seats if has(level, seat)],
        "left": best,
        "decided": len(best) == 1,
        "card": card_id(card) if card >= 0 else None,
        "tricks": int(table.base_points(best[0])) if step == BASE_POINTS else None,
    }


def tie_breaks(table: Tricks) -> list[dict[str, object]]:
    """The tie-breaks that decided a game played to its end, one after the other. (Tricks 9.3-9.9)"""
    told: list[dict[str, object]] = []
    winning_seats(table, told)
    return told
