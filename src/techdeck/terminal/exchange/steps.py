"""What a menu offers as one choice though it takes several steps: putting an offer together, accepting, speaking."""

from __future__ import annotations

from techdeck.core.actions import CARD, DOMAIN, NO, SEAT, VALUE, YES
from techdeck.core.bits import has
from techdeck.core.trading.patterns import ANY, NOTHING_MORE, OF_DOMAIN, OF_VALUE, OR_VALUE, THE_CARD
from techdeck.core.trading.terms import NO_CARDS, wanted
from techdeck.games.exchange.hidden import IDLE
from techdeck.games.exchange.names import (
    ACCEPT,
    AIM,
    ANSWER_YES,
    ANY_CARD,
    BY_DOMAIN,
    BY_VALUE,
    CANCEL,
    DONE,
    DRAFT_CARDS,
    EITHER,
    EXACT,
    OFFER,
    OFFER_TERMS,
    QUIET,
    QUIET_LIMIT,
    SAY_VALUE,
    SPEAK,
    STAGE,
    TO_ALL,
    TO_ONE,
)
from techdeck.games.exchange.places import Exchange
from techdeck.games.exchange.stages import COMMITTING, LAYING, MEANING, MORE_CARDS, MORE_WANTS
from techdeck.games.exchange.trading import Trading

PUT = 1000000
"""PUT + 4 * card + k: offer a card and tell all of it (k = 0), its value, its domain, or nothing (k = 3)."""
WANT = 2000000
"""WANT + pattern: ask for a card like that."""
FOR_ALL = 3000000
"""The offer is complete, for everybody; FOR_ALL + 1 + seat: for that seat only."""
TYPED = 4000000
"""An offer that was typed as a whole."""
LEAST = 9
"""With fewer steps than this left, no offer is begun: quiet time would end trading before anybody could take it."""


def is_trading(table: Exchange) -> bool:
    """Whether everybody trades."""
    return bool(table.frames) and isinstance(table.frames[-1], Trading)


def stage_of(table: Exchange, seat: int) -> int:
    """What the seat is doing in trading; -1 if it is done, or if nobody trades."""
    if not is_trading(table) or has(table.nums[DONE], seat):
        return -1
    return int(table.nums[STAGE + seat])


def steps_to(table: Exchange, seat: int, action: int) -> list[int]:
    """The engine's steps for a choice, from where the seat is."""
    stage = stage_of(table, seat)
    if action >= FOR_ALL:
        whom = [TO_ALL] if action == FOR_ALL else [TO_ONE, SEAT + action - FOR_ALL - 1]
        return ([NO] if stage == MORE_WANTS else []) + whom
    if action >= WANT:
        return [*before_wanting(table, seat, stage), *want_steps(action - WANT)]
    if action >= PUT:
        before = {IDLE: [OFFER], MORE_CARDS: [YES]}.get(stage, [])
        return [*before, CARD + (action - PUT) // 4, EXACT + (action - PUT) % 4]
    if action == EITHER:
        return [*before_wanting(table, seat, stage), action]
    if stage == IDLE and SAY_VALUE <= action < ANSWER_YES:
        return [SPEAK, action]
    if stage == IDLE and ACCEPT <= action < CANCEL:
        return with_forced(table, seat, action)
    return [action]


def before_wanting(table: Exchange, seat: int, stage: int) -> list[int]:
    """What must be said before something is asked for."""
    if stage == MORE_WANTS:
        return [YES]
    laid = table.nums[DRAFT_CARDS + seat] != NO_CARDS
    return [NO] if stage == MORE_CARDS or (stage == LAYING and laid) else []


def want_steps(pattern: int) -> list[int]:
    """The steps that ask for a pattern. (Exchange 2.7)"""
    if pattern >= OR_VALUE:
        return [EITHER, VALUE + (pattern - OR_VALUE) // 13, VALUE + (pattern - OR_VALUE) % 13]
    if pattern >= THE_CARD:
        return [EXACT, CARD + pattern - THE_CARD]
    if pattern >= OF_DOMAIN:
        return [BY_DOMAIN, DOMAIN + pattern - OF_DOMAIN]
    return [ANY_CARD] if pattern == ANY else [BY_VALUE, VALUE + pattern - OF_VALUE - 1]


def with_forced(table: Exchange, seat: int, action: int) -> list[int]:
    """Accepting an offer, with the cards where only one fits. (Exchange 3.2)"""
    draft, steps = table.clone(), [action]
    draft.nums[QUIET_LIMIT] = 0
    cards = 1 if wanted(table.nums[OFFER_TERMS + action - ACCEPT], 1) == NOTHING_MORE else 2
    while len(steps) <= cards and draft.choices(seat).has(steps[-1]):
        draft.apply_action(steps[-1], seat)
        fitting = [choice for choice in draft.legal_actions(seat) if choice != NO]
        if len(fitting) != 1:
            break
        steps.append(fitting[0])
    return steps


def begins_or_goes_on(table: Exchange, seat: int, action: int) -> bool:
    """Whether more is to come before anybody hears of it. (Exchange 2.12, 3.4)"""
    stage = stage_of(table, seat)
    if stage == IDLE:
        return action in (OFFER, SPEAK) or ACCEPT <= action < CANCEL
    if stage == COMMITTING:
        two = wanted(table.nums[OFFER_TERMS + table.nums[AIM + seat]], 1) != NOTHING_MORE
        return action != NO and two and table.nums[DRAFT_CARDS + seat] == NO_CARDS
    if stage == LAYING and table.nums[DRAFT_CARDS + seat] == NO_CARDS:
        return action != NO
    if stage == MEANING:
        return action == TO_ONE
    return LAYING <= stage < MEANING


def quiet_limit(table: Exchange) -> int:
    """After how many steps without a trade trading ends; 0 if a clock says so. (Exchange 5.7)"""
    chosen = table.game.chosen
    return 0 if chosen["clock"] == "on" else int(chosen["quiet_actions"]) * int(table.players)


def steps_needed(table: Exchange, seat: int, steps: list[int]) -> int:
    """How many steps must be left for these to make sense: after an offer somebody must be able to take it."""
    if steps[0] == OFFER:
        return max(LEAST, len(steps) + 1)
    stage = stage_of(table, seat)
    return len(steps) + (1 if LAYING <= stage < COMMITTING else 0)


def quiet_left(table: Exchange) -> int:
    """How many steps are left before trading ends, if nobody trades."""
    return quiet_limit(table) - int(table.nums[QUIET])
