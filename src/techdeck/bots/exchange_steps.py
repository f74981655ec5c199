"""The steps of trading the simple player of Tech Exchange takes: every one is thought out anew from its view."""

from __future__ import annotations

from techdeck.bots.exchange_trades import Trader, values_of
from techdeck.core.actions import CARD, DOMAIN, NO, VALUE
from techdeck.core.bits import has, size
from techdeck.core.rng import Rng
from techdeck.core.trading.patterns import NOTHING_MORE, OF_DOMAIN, OF_VALUE, OR_VALUE, fits
from techdeck.core.trading.terms import NO_CARDS, card_in, wanted
from techdeck.games.exchange.names import (
    ACCEPT,
    ADDRESSING,
    AIM,
    ANSWER_YES,
    ANY_CARD,
    BEST,
    COMMITTING,
    DONE,
    DRAFT_CARDS,
    DRAFT_TERMS,
    EITHER,
    LAYING,
    OFFER,
    OPEN,
    QUIET,
    QUIET_LIMIT,
    SAY_DONE,
    SAY_VALUE,
    SPEAK,
    SPEAKING,
    STAGE,
    TALKED,
    TO_ALL,
    WANTING,
    WANTING_EITHER,
)
from techdeck.games.exchange.places import Exchange

MOST_OFFERS = 2
"""So many offers are open at a time: every offer brings the end of trading nearer."""
MOST_TALK = 3
"""So often the player says what it would part with, to wait for takers."""


def trade(trader: Trader, legal: list[int], rng: Rng) -> int:
    """The next step of what the player is doing; every step is thought out anew. (Exchange 2-5)"""
    table, seat = trader.table, trader.seat
    stage = int(table.nums[STAGE + seat])
    if stage == COMMITTING:
        return commit(trader, legal)
    if stage == SPEAKING:
        return speak(trader, legal)
    if stage == LAYING:
        return lay(trader, legal)
    if stage in (WANTING, WANTING_EITHER, ADDRESSING):
        return prepare(trader, stage, legal)
    if SAY_DONE in legal or has(table.nums[DONE], seat):
        return begin(trader, legal)
    return NO if NO in legal else legal[rng.below(len(legal))]


def begin(trader: Trader, legal: list[int]) -> int:
    """Answer, accept, offer, say something, or be done, whichever comes first; one who is done stays so."""
    nums, seat = trader.table.nums, trader.seat
    answers = [action for action in legal if ANSWER_YES <= action < BEST]
    if answers:
        return answers[0]
    best = trader.best_offer()
    if best >= 0 and ACCEPT + best in legal:
        return ACCEPT + best
    if SAY_DONE not in legal:
        return NO
    if OFFER in legal and has_time(trader.table, int(size(nums[OPEN + seat]))) and trader.best_plan() is not None:
        return OFFER
    waits = nums[OPEN + seat] != 0 and bool(unsaid(trader))
    return SPEAK if waits and SPEAK in legal else SAY_DONE


def has_time(table: Exchange, made: int) -> bool:
    """Whether one more offer does not end trading before anybody can accept it. (Exchange 5.7)"""
    limit = int(table.nums[QUIET_LIMIT])
    return made < MOST_OFFERS and (limit == 0 or limit - int(table.nums[QUIET]) > 1)


def lay(trader: Trader, legal: list[int]) -> int:
    """The spare card of the best offer, told exactly; one is enough. (Exchange 2.3, 2.5)"""
    plan = trader.best_plan() if trader.table.nums[DRAFT_CARDS + trader.seat] == NO_CARDS else None
    return CARD + plan[1] if plan is not None and CARD + plan[1] in legal else NO


def prepare(trader: Trader, stage: int, legal: list[int]) -> int:
    """Ask for what is worth most; drop the offer if nothing is any more."""
    nums, seat = trader.table.nums, trader.seat
    wish = trader.best_wish(int(card_in(nums[DRAFT_CARDS + seat], 0)))
    asked = int(wanted(nums[DRAFT_TERMS + seat], 0))
    if stage == ADDRESSING:
        return TO_ALL if wish != 0 and wish == asked else NO
    if stage == WANTING:
        return asking(wish) if asked == NOTHING_MORE else NO
    values = [value for value in values_of(wish) if value != nums[AIM + seat]]
    return VALUE + values[0] - 1 if values else legal[0]


def asking(wish: int) -> int:
    """How a pattern is asked for; nothing is worth asking for if there is none."""
    if wish >= OR_VALUE:
        return EITHER
    if wish >= OF_DOMAIN:
        return DOMAIN + wish - OF_DOMAIN
    if wish > OF_VALUE:
        return VALUE + wish - OF_VALUE - 1
    return ANY_CARD if wish == OF_VALUE else NO


def commit(trader: Trader, legal: list[int]) -> int:
    """The cards needed least, if the offer is still worth it. (Exchange 3.2)"""
    nums, seat = trader.table.nums, trader.seat
    number, laid = int(nums[AIM + seat]), int(card_in(nums[DRAFT_CARDS + seat], 0))
    cards = [CARD + card for card in trader.price(number, laid) if card != laid]
    return cards[0] if cards and cards[0] in legal and trader.best_offer() == number else NO


def speak(trader: Trader, legal: list[int]) -> int:
    """Say which value one would part with, or ask if a trade has left nothing to say. (Exchange 4.2, 4.3)"""
    return next((said for said in unsaid(trader) if said in legal), legal[-1])


def unsaid(trader: Trader) -> list[int]:
    """What may be said next: values one would part with, but for what is offered or asked for. (Exchange 4.2)

    A view does not tell what was said before. So each statement of a phase has values of its own, and none comes twice.
    """
    table, talked = trader.table, int(trader.table.nums[TALKED + trader.seat])
    mine = trader.open_offers()
    spares = [card for card in trader.worth.spares() if card not in {card for card, _ in mine}]
    spares = [card for card in spares if not any(fits(table, pattern, card) for _, pattern in mine)]
    values = [int(table.value_of(card)) for card in spares]
    return [SAY_VALUE + value - 1 for value in values if value % MOST_TALK == talked]
