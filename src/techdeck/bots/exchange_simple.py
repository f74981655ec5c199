"""A simple player of Tech Exchange: trades spare cards for what completes groups, and is done when nothing helps."""

from __future__ import annotations

from techdeck.bots.asked import Asked, card_at
from techdeck.bots.exchange_steps import trade
from techdeck.bots.exchange_trades import Trader
from techdeck.bots.exchange_worth import Worth
from techdeck.bots.picking import let_go, pick
from techdeck.core.cards import DOMAIN_NAMES
from techdeck.core.questions import Question
from techdeck.core.rng import Rng
from techdeck.core.view import View
from techdeck.games.exchange.places import Exchange, exchange

TRADING = ("trade", "rest", "offer_card", "want_card", "want_exact", "want_either", "offer_to", "commit_card", "speak")


def choose(view: View, legal: list[int], rng: Rng) -> int:
    """What the simple player does."""
    if len(legal) == 1 or view.seat is None:
        return legal[0]
    table, seat, question = exchange(view.table), view.seat, view.question()
    best = pick(question, "take_best")
    if best is not None:
        return best
    worth = Worth(table, seat)
    if question.code in TRADING:
        return trade(Trader(worth), question)
    if question.code == "use_card":
        return use(table, seat, question, worth)
    if question.code == "place_wild":
        stack = pick(question, "put_on_stack", DOMAIN_NAMES[best_stack(worth)])
        assert stack is not None
        return stack
    if question.code == "discard_down":
        return min(question.choices, key=lambda choice: worth.like(card_at(choice))).action
    return Asked(table, seat, worth.like, worth.fair(), rng).answer()


def use(table: Exchange, seat: int, question: Question, worth: Worth) -> int:
    """The card whose text, and the card drawn for it, bring more than it is worth in the hand. (Exchange 6.1, 6.3)"""
    fair, discarded, held = worth.fair(), table.discarded(), len(table.hand_cards(seat)) - 1
    best, most = let_go(question), 0.0
    for choice in question.choices:
        card = card_at(choice)
        if card >= 0:
            surplus = (1.0 + table.game.cards_brought(card, discarded, held)) * fair - worth.like(card)
            if surplus > most:
                best, most = choice.action, surplus
    return best


def best_stack(worth: Worth) -> int:
    """The stack that makes the hand most valuable if it grows. (Exchange 1.7)"""

    def grown(domain: int) -> float:
        worth.market[domain] += 1
        value = worth.of(list(worth.kinds.values()))
        worth.market[domain] -= 1
        return value

    return max(range(4), key=grown)
