"""Whether the market and the order of play of a position of Tech Exchange can be. (Family 8.8)"""

from __future__ import annotations

from mypy_extensions import i64

from techdeck.core.cards import DOMAIN_NAMES, FACES, card_id, is_wild
from techdeck.core.counting import ROUND
from techdeck.core.errors import Misfit
from techdeck.core.frames import Frame
from techdeck.core.limits import TO_DO
from techdeck.core.position_checks import check_whose_turn
from techdeck.core.zones import HAND, PENDING
from techdeck.games.exchange.market import OFF_THE_MARKET, PlaceWild, wild_number
from techdeck.games.exchange.names import FIRST, STACK, USERS, WILD_AT
from techdeck.games.exchange.phases import AfterUse, Equalise, Redraw, UseCard
from techdeck.games.exchange.places import Exchange
from techdeck.games.exchange.view import phase_of_round


def check_order(table: Exchange) -> None:
    """Stacks, turns and the smallest hand."""
    placing = [int(frame.card) for frame in table.frames if isinstance(frame, PlaceWild)]
    for card in range(table.cards):
        check_stack(table, card, placing)
    for number in range(2 * table.cards // FACES, 4):
        if table.nums[WILD_AT + number] != OFF_THE_MARKET:
            raise Misfit("wild at", f"one deck has two wilds: write {OFF_THE_MARKET} for the others")
    for below, frame in zip(table.frames, table.frames[1:], strict=False):
        if isinstance(frame, UseCard):
            check_whose_turn(table, table.nums[FIRST], frame.seat, frame.left)
        if isinstance(below, UseCard) and below.left >= table.players:
            raise Misfit(TO_DO, f"while a card is used, 0 to {table.players - 1} may use one after")
        if isinstance(frame, Equalise):
            check_equalise(table, frame)
    check_users(table)


def check_stack(table: Exchange, card: i64, placing: list[int]) -> None:
    """A card lies on the stack of its domain, a wild where it was put. (Exchange 1.2, 1.10, 1.13)"""
    domain = table.zones.where[card] - STACK
    if not 0 <= domain < 4:
        domain = OFF_THE_MARKET
    if is_wild(card):
        at = OFF_THE_MARKET if card in placing else domain
        if table.nums[WILD_AT + wild_number(card)] != at:
            where = "on no stack, or not yet" if at < 0 else f"on the {DOMAIN_NAMES[at]} stack"
            raise Misfit("wild at", f"{card_id(card)} was put {where}: write {at} for it, the wilds in their order")
    elif domain >= 0 and table.altered[card] == 0 and table.domain_of(card) != domain:
        # One that counts as another domain may have been changed where it lies. (Exchange 1.3)
        own = DOMAIN_NAMES[table.domain_of(card)]
        raise Misfit(f"{DOMAIN_NAMES[domain]} stack", f"{card_id(card)} lies on the {own} stack, that of its domain")


def check_users(table: Exchange) -> None:
    """Nobody has used a card before their turn; the text that runs is not counted yet. (Exchange 6.1, 6.2)"""
    users, most = table.nums[USERS], most_users(table)
    if users > most:
        raise Misfit("users", f"{most} at most have used a card in this phase by now, not {users}")
    if users == 0 and isinstance(after_turn(table), Redraw):
        raise Misfit("users", "who is about to draw for a used card is one of the users, so there is 1 at least")


def most_users(table: Exchange) -> i64:
    """How many can have used a card in the effects phase that is, or was last."""
    for frame in table.frames:
        if isinstance(frame, UseCard):
            had_turn = table.players - frame.left
            return had_turn - 1 if isinstance(after_turn(table), AfterUse) else had_turn
    if table.nums[ROUND] == 1 and phase_of_round(table) in ("deal", "first_trading"):
        return 0
    return table.players


def after_turn(table: Exchange) -> Frame | None:
    """What lies on the turns of an effects phase."""
    for below, frame in zip(table.frames, table.frames[1:], strict=False):
        if isinstance(below, UseCard):
            return frame
    return None


def check_equalise(table: Exchange, frame: Equalise) -> None:
    """As many are kept as the smallest hand had before cards were put face down. (Exchange 7.1, 7.2)"""
    zones = table.zones
    fewest = min([int(zones.count(HAND + seat) + zones.count(PENDING + seat)) for seat in range(table.players)])
    if frame.fewest != fewest:
        raise Misfit(TO_DO, f"the smallest hand had {fewest} cards, so many are kept, not {frame.fewest}")
    for seat in range(table.players):
        if zones.count(HAND + seat) < fewest:
            raise Misfit(f"face down {seat}", f"seat {seat} keeps {fewest} cards, so it puts no more face down")
