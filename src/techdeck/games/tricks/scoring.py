"""Scoring a round, and who wins in the end. (Tricks 7, 9)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from techdeck.core.bits import bit, has, size
from techdeck.core.cards import printed_domain, printed_value
from techdeck.core.counting import CONCEDED
from techdeck.games.tricks.names import BASE, BEST, BID, GOAL_TRICKS, OWN_GOAL, SCORE, TAKEN, TRUMP_DECK

if TYPE_CHECKING:
    from techdeck.games.tricks.places import Tricks


def round_points(table: Tricks, seat: i64) -> i64:
    """What the seat scores this round. (Tricks 7.1-7.5)"""
    won, bid = table.nums[TAKEN + seat], table.nums[BID + seat]
    points = won + table.nums[GOAL_TRICKS + seat]
    if won == bid:
        points += 4 if table.game.chosen["bid_bonus"] == "cumulative" else 3
    elif won > bid:
        points += 1
    if won == 6 or won == 0:
        points += 2
    return points


def score_round(table: Tricks) -> None:
    """Everybody scores. (Tricks 7.1)"""
    for seat in range(table.players):
        points = round_points(table, seat)
        table.nums[SCORE + seat] += points
        table.nums[BASE + seat] += table.nums[TAKEN + seat]
        if table.journal is not None:
            table.said("score", seat, f"{points} for {table.nums[TAKEN + seat]} tricks, bid {table.nums[BID + seat]}")


def card_rank(card: i64) -> i64:
    """Printed value first, then domain order. (Family 5.5; Tricks 9.6, 9.7)"""
    return printed_value(card) * 4 + printed_domain(card)


def winning_seats(table: Tricks) -> i64:
    """Most points; then goal of the last trump card; then base points; then the highest card won. (Tricks 9.2-9.9)"""
    left: i64 = 0
    for seat in range(table.players):
        if not has(table.nums[CONCEDED], seat):
            left |= bit(seat)
    left = best_of(table, left, SCORE)
    if size(left) > 1 and table.zones.count(TRUMP_DECK) > 0:
        left = goal_matches(table, left)
    if size(left) > 1:
        left = best_of(table, left, BASE)
    return best_of(table, left, BEST) if size(left) > 1 else left


def best_of(table: Tricks, seats: i64, number: i64) -> i64:
    """Those of the seats for whom this number is highest."""
    best: i64 = -1
    mask: i64 = 0
    for seat in range(table.players):
        now = table.nums[number + seat]
        if has(seats, seat) and now >= best:
            if now > best:
                mask = 0
            mask |= bit(seat)
            best = now
    return mask


def goal_matches(table: Tricks, seats: i64) -> i64:
    """The seat whose original goal has the domain of the trump deck's last card; else all of them. (Tricks 9.3)"""
    domain = printed_domain(table.zones.top(TRUMP_DECK))
    for seat in range(table.players):
        if has(seats, seat) and printed_domain(table.nums[OWN_GOAL + seat]) == domain:
            return bit(seat)
    return seats
