"""A simple player of Tricks of the Trade: bids by counting, plays towards its bid, seldom trades."""

from __future__ import annotations

from typing import TYPE_CHECKING

from techdeck.bots.tricks_asked import answer, use_a_card
from techdeck.bots.tricks_cards import best_power, chance_to_win, hoped_for, power, still_wanted
from techdeck.bots.tricks_trades import ask_for, offer, reply, trading_turn
from techdeck.core.actions import CARD
from techdeck.core.rng import Rng
from techdeck.games.tricks.table import Tricks, tricks

if TYPE_CHECKING:
    from techdeck.core.view import View

BY_CHANCE = ("speak", "answer", "want_exact", "want_either", "want_other", "swap_card")
"""Questions in which any answer will do."""


def choose(view: View, legal: list[int], rng: Rng) -> int:
    """What the simple player does."""
    if len(legal) == 1 or view.seat is None:
        return legal[0]
    table, seat = tricks(view.table), view.seat
    code = view.asked().code
    if code == "play_card":
        return play(table, seat, legal)
    if code == "bid":
        return bid(table, seat, legal, rng)
    if code == "use_card":
        return use_a_card(table, seat, legal)
    if code == "trading_turn":
        return trading_turn(legal, rng)
    if code == "offer_card":
        return offer(table, seat, legal)
    if code == "want_card":
        return ask_for(table, seat, legal)
    if code in ("reply", "give_second"):
        return reply(table, seat, legal)
    return legal[rng.below(len(legal))] if code in BY_CHANCE else answer(table, seat, rng)


def bid(table: Tricks, seat: int, legal: list[int], rng: Rng) -> int:
    """As many tricks as the hand is good for; chance rounds up or down. (Tricks 4.1)"""
    hoped = hoped_for(table, table.hand(seat)) * share_of_tricks(table)
    return legal[min(6, int(hoped + 0.3 + rng.below(40) / 100))]


def share_of_tricks(table: Tricks) -> float:
    """Part of the hoped-for tricks that come in: high cards meet each other, and others ruff."""
    return {2: 0.9, 3: 0.65, 4: 0.5}[int(table.players)]


def play(table: Tricks, seat: int, legal: list[int]) -> int:
    """Win while tricks are wanted, else lose with as high a card as possible. (Tricks 6)"""
    cards = [action - CARD for action in legal]
    lying = table.trick()
    if not lying:
        return CARD + lead(table, seat, cards)
    led = int(table.led_domain())
    best = best_power(table)
    winners = sorted([card for card in cards if power(table, card, led) > best], key=lambda c: power(table, c, led))
    losers = [card for card in cards if power(table, card, led) <= best]
    if still_wanted(table, seat) > 0:
        return CARD + win(table, winners, losers, last=len(lying) == int(table.players) - 1)
    if losers:
        return CARD + max(losers, key=lambda card: chance_to_win(table, card))
    return CARD + winners[-1]


def lead(table: Tricks, seat: int, cards: list[int]) -> int:
    """The likeliest winner while tricks are wanted, else the likeliest loser."""
    wanted = still_wanted(table, seat) > 0
    return (max if wanted else min)(cards, key=lambda card: chance_to_win(table, card))


def win(table: Tricks, winners: list[int], losers: list[int], last: bool) -> int:
    """The last player takes the trick as cheaply as possible, others as surely; who can't win throws the worst card."""
    if winners:
        return winners[0] if last else winners[-1]
    return min(losers, key=lambda card: chance_to_win(table, card))
