"""The steps of trading the simple player of Tech Exchange takes: every one is thought out anew from its view."""

from __future__ import annotations

from techdeck.bots.exchange_trades import Trader, values_of
from techdeck.bots.picking import let_go, pick
from techdeck.core.cards import DOMAIN_NAMES, card_id
from techdeck.core.questions import Question
from techdeck.core.trading.patterns import NOTHING_MORE, OF_DOMAIN, OF_VALUE, OR_VALUE, fits
from techdeck.core.trading.terms import NO_CARD

MOST_OFFERS = 2
"""So many offers are open at a time: every offer brings the end of trading nearer."""
MOST_TALK = 3
"""So often the player says what it would part with, to wait for takers."""


def trade(trader: Trader, question: Question) -> int:
    """The next step of what the player is doing; every step is thought out anew. (Exchange 2-5)"""
    code = question.code
    if code == "commit_card":
        return commit(trader, question)
    if code == "speak":
        return speak(trader, question)
    if code == "offer_card":
        return lay(trader, question)
    if code in ("want_card", "want_either", "offer_to"):
        return prepare(trader, question)
    return begin(trader, question) if code in ("trade", "rest") else let_go(question)


def begin(trader: Trader, question: Question) -> int:
    """Answer, accept, offer, say something, or be done, whichever comes first; one who is done stays so."""
    answers = [choice.action for choice in question.choices if choice.verb in ("answer_yes", "answer_no")]
    if answers:
        return answers[0]
    best = trader.best_offer()
    accept = pick(question, "accept", best) if best >= 0 else None
    if accept is not None:
        return accept
    done, offer, speaks = (pick(question, verb) for verb in ("be_done", "begin_offer", "speak"))
    if done is None:
        return let_go(question)
    open_now = trader.table.open_offers(trader.seat)
    if offer is not None and has_time(trader, len(open_now)) and trader.best_plan() is not None:
        return offer
    waits = bool(open_now) and bool(unsaid(trader))
    return speaks if waits and speaks is not None else done


def has_time(trader: Trader, made: int) -> bool:
    """Whether one more offer does not end trading before anybody can accept it. (Exchange 5.7)"""
    left = trader.table.offers_until_quiet()
    return made < MOST_OFFERS and (left is None or left > 1)


def lay(trader: Trader, question: Question) -> int:
    """The spare card of the best offer, told exactly; one is enough. (Exchange 2.3, 2.5)"""
    plan = trader.best_plan() if trader.table.drafted_card(trader.seat) == NO_CARD else None
    laid = None if plan is None else pick(question, "offer_exactly", card_id(plan[1]))
    return let_go(question) if laid is None else laid


def prepare(trader: Trader, question: Question) -> int:
    """Ask for what is worth most; drop the offer if nothing is any more."""
    table, seat = trader.table, trader.seat
    wish, asked = trader.best_wish(table.drafted_card(seat)), table.drafted_wish(seat)
    found: int | None = None
    if question.code == "offer_to":
        found = pick(question, "offer_to_all") if wish != 0 and wish == asked else None
    elif question.code == "want_card":
        found = asking(question, wish) if asked == NOTHING_MORE else None
    else:
        verb = "want_value" if question.about["value"] is None else "or_value"
        values = [value for value in values_of(wish) if value != question.about["value"]]
        found = pick(question, verb, values[0]) if values else question.choices[0].action
    return let_go(question) if found is None else found


def asking(question: Question, wish: int) -> int | None:
    """How a pattern is asked for; None if nothing is worth asking for."""
    if wish >= OR_VALUE:
        return pick(question, "want_either")
    if wish >= OF_DOMAIN:
        return pick(question, "want_domain", DOMAIN_NAMES[wish - OF_DOMAIN])
    if wish > OF_VALUE:
        return pick(question, "want_value", wish - OF_VALUE)
    return pick(question, "want_any") if wish == OF_VALUE else None


def commit(trader: Trader, question: Question) -> int:
    """The cards needed least, if the offer is still worth it. (Exchange 3.2)"""
    number, laid = trader.table.accepting(trader.seat), trader.table.drafted_card(trader.seat)
    cards = [card for card in trader.price(number, laid) if card != laid]
    given = pick(question, "commit", card_id(cards[0])) if cards and trader.best_offer() == number else None
    return let_go(question) if given is None else given


def speak(trader: Trader, question: Question) -> int:
    """Say which value one would part with, or ask if a trade has left nothing to say. (Exchange 4.2, 4.3)"""
    said = [pick(question, "say_value", value) for value in unsaid(trader)]
    return next((action for action in said if action is not None), question.choices[-1].action)


def unsaid(trader: Trader) -> list[int]:
    """Values one would part with, but for what is offered or asked for: what may be said next. (Exchange 4.2)

    A view does not tell what was said before. So each statement of a phase has values of its own, and none comes twice.
    """
    table, talked = trader.table, trader.table.times_spoken(trader.seat)
    mine = trader.open_offers()
    spares = [card for card in trader.worth.spares() if card not in {card for card, _ in mine}]
    spares = [card for card in spares if not any(fits(table, pattern, card) for _, pattern in mine)]
    return [value for card in spares if (value := int(table.value_of(card))) % MOST_TALK == talked]
