"""Whether the trading of a position of Tricks of the Trade can be: turns, offers, drafts. (Family 8.8)"""

from __future__ import annotations

from mypy_extensions import i64

from techdeck.core.cards import card_id
from techdeck.core.errors import Misfit
from techdeck.core.frames import Frame
from techdeck.core.limits import TO_DO
from techdeck.core.trading.checks import check_cards, check_told
from techdeck.core.trading.patterns import NOTHING_MORE, THE_CARD, fits, is_exact, is_pattern
from techdeck.core.trading.terms import NO_CARDS, card_in, meant_for, told, wanted
from techdeck.core.zones import EVERYBODY, HAND
from techdeck.games.tricks.names import (
    COMMITTED,
    DRAFT_CARDS,
    DRAFT_TERMS,
    OFFER_CARDS,
    OFFER_FROM,
    OFFER_TERMS,
    PROPOSAL_LIMIT,
    PROPOSALS,
    PROPOSER,
    SWAP_ALSO,
    SWAPPED,
    TALK_LIMIT,
    TALKED,
    TRADED,
)
from techdeck.games.tricks.offering import Offering
from techdeck.games.tricks.replying import CommitSecond, Proposing, Reply
from techdeck.games.tricks.table import Tricks
from techdeck.games.tricks.talk import Answering, Speaking
from techdeck.games.tricks.trading import SwapCard, Trading, TradingTurn
from techdeck.games.tricks.turns import TradeFrame
from techdeck.games.tricks.wanting import lies_open


def check_trading(table: Tricks) -> None:
    """Whose trading turn it is, and that only those act in it whom it concerns. (Tricks 3.1-3.25)"""
    for below, frame in zip(table.frames, table.frames[1:], strict=False):
        if isinstance(frame, Trading) and not (0 < frame.turns <= table.players and frame.seat >= 0):
            raise Misfit(TO_DO, f"while trading, 1 to {table.players} turns began, the last that of a seat")
        if isinstance(below, Trading) and isinstance(frame, TradingTurn) and below.seat != frame.seat:
            raise Misfit(TO_DO, f"it is the trading turn of seat {below.seat}, not of seat {frame.seat}")
        if isinstance(frame, TradingTurn):
            check_turn(table, frame)
        check_trader(table, below, frame)


def check_turn(table: Tricks, frame: TradingTurn) -> None:
    """The one whose turn it is proposes, and has a proposal left. (Tricks 3.2, 3.19, 3.26)"""
    nums = table.nums
    if nums[PROPOSER] != frame.seat:
        raise Misfit("proposer", f"the proposer is seat {frame.seat}, whose trading turn it is")
    if nums[PROPOSALS] >= nums[PROPOSAL_LIMIT]:
        most = nums[PROPOSAL_LIMIT] - 1
        raise Misfit("proposals", f"while a trading turn goes on, at most {most} proposals have failed")
    if nums[TRADED] + nums[SWAPPED] > (1 if nums[SWAP_ALSO] == 1 and table.players == 2 else 0):
        name = "traded" if nums[TRADED] == 1 else "swapped"
        raise Misfit(name, "only two players with swap=also trade or swap, and their turn goes on: write 0")


def check_trader(table: Tricks, below: Frame, frame: Frame) -> None:
    """Each step of a turn is of who begins it. (Tricks 3.2, 3.9, 3.13, 3.22, 3.25)"""
    proposer = table.nums[PROPOSER]
    if isinstance(frame, Speaking):
        asks = isinstance(below, TradingTurn)
        if frame.questions != asks:
            raise Misfit(TO_DO, f"Speaking has {int(asks)} here: only the proposer may ask")
        if table.nums[TALKED + frame.seat] >= table.nums[TALK_LIMIT]:
            raise Misfit("talked", f"seat {frame.seat} is about to speak, so it has something left to say")
    if isinstance(frame, Answering) and (frame.asker != proposer or frame.seat == proposer):
        raise Misfit(TO_DO, f"seat {proposer} asks, and the others answer")
    if isinstance(frame, SwapCard) and (table.players != 2 or table.nums[SWAPPED] == 1):
        raise Misfit(TO_DO, "cards are swapped only by two players, in their own trading turn, once")
    if isinstance(frame, TradeFrame) and frame.unheard and isinstance(below, TradeFrame) and below.seat != frame.seat:
        raise Misfit(TO_DO, f"it is for seat {below.seat} to act, not for seat {frame.seat}")


def check_offers(table: Tricks) -> None:
    """An offer stands exactly while it is answered, a draft is there exactly while it is put together. (Tricks 3.6)"""
    replies = [frame for frame in table.frames if isinstance(frame, Reply)]
    drafts = [frame for frame in table.frames if isinstance(frame, Proposing)]
    nums = table.nums
    if not replies:
        absent("offer terms", nums[OFFER_TERMS], 0)
        absent("offer from", nums[OFFER_FROM], -1)
        absent("offer cards", nums[OFFER_CARDS], NO_CARDS)
    else:
        check_standing(table, replies[0])
    if not drafts:
        absent("draft terms", nums[DRAFT_TERMS], 0)
        absent("draft cards", nums[DRAFT_CARDS], NO_CARDS)
    else:
        check_draft(table, drafts[0], len(replies) > 0)
    check_commitment(table)


def absent(name: str, number: i64, none: int) -> None:
    """No such thing is going on by what is to do."""
    if number != none:
        raise Misfit(name, f"no such offer is made by what is to do: write {none}")


def check_standing(table: Tricks, frame: Reply) -> None:
    """The proposer and another one trade, one of them is asked; the offer is whole and true. (Tricks 3.6-3.14)"""
    nums = table.nums
    giver, terms, cards = nums[OFFER_FROM], nums[OFFER_TERMS], nums[OFFER_CARDS]
    if meant_for(terms) != frame.seat:
        raise Misfit("offer terms", f"the offer is from seat {giver}, so seat {frame.seat} is meant, who is to act")
    if giver < 0 or giver == frame.seat or nums[PROPOSER] not in (giver, frame.seat):
        raise Misfit("offer from", "an offer is from the proposer to another seat, or from that one to the proposer")
    if nums[TRADED] == 1:
        raise Misfit("traded", "the proposer has made the trade of this turn")
    check_promises(table, "offer", giver, cards, terms, 1, 2)
    check_known(table, giver, cards, terms)
    check_wanted(table, "offer terms", terms, 1, 2)


def check_known(table: Tricks, giver: i64, cards: i64, terms: i64) -> None:
    """All know who holds a card that is offered as just that card. (Tricks 3.7)"""
    for which in range(2):
        card = card_in(cards, which)
        if is_exact(told(terms, which)) and table.seers_of(card) != EVERYBODY:
            name = card_id(card)
            raise Misfit(f"hand {giver}", f"{name} is offered as just that card, so all know it: write {name}{{all}}")


def check_draft(table: Tricks, frame: Proposing, counter: bool) -> None:
    """What is being put together is true, and as far as what is to do says. (Tricks 3.6-3.8, 3.13)"""
    nums, top = table.nums, table.top
    terms, cards, to = nums[DRAFT_TERMS], nums[DRAFT_CARDS], meant_for(nums[DRAFT_TERMS])
    if counter and (to != nums[PROPOSER] or nums[OFFER_FROM] != nums[PROPOSER]):
        raise Misfit("draft terms", f"a counter-offer answers a proposal, and is made to seat {nums[PROPOSER]}")
    if not counter and nums[TRADED] == 1:
        raise Misfit("traded", "the proposer has made the trade of this turn")
    if to < 0 or to >= table.players or to == frame.seat or table.zones.count(HAND + to) == 0:
        raise Misfit("draft terms", f"seat {frame.seat} makes an offer to another seat that has cards")
    laying = isinstance(top, Offering)
    check_promises(table, "draft", frame.seat, cards, terms, 0 if laying else 1, 1 if laying else 2)
    check_wanted(table, "draft terms", terms, 0, 0 if laying else 1)
    if laying and cards != NO_CARDS and table.zones.count(HAND + frame.seat) == 1:
        raise Misfit("draft cards", f"seat {frame.seat} has one card, and it is laid")
    if wanted(terms, 0) != NOTHING_MORE and table.zones.count(HAND + to) == 1:
        raise Misfit("draft terms", f"seat {to} has one card, and that is asked for")


def check_promises(table: Tricks, name: str, seat: i64, cards: i64, terms: i64, least: int, most: int) -> None:
    """So many cards of the hand are laid, the first of them first, and what is told of each is true. (Tricks 3.7)"""
    check_cards(table, f"{name} cards", seat, cards, least, most)
    check_told(table, f"{name} terms", cards, terms)


def check_wanted(table: Tricks, name: str, terms: i64, least: int, most: int) -> None:
    """So many patterns are asked for, the first one first, exact cards only that may be. (Tricks 3.8)"""
    both = [int(wanted(terms, 0)), int(wanted(terms, 1))]
    asked = [pattern for pattern in both if pattern != NOTHING_MORE]
    if not least <= len(asked) <= most or both[: len(asked)] != asked or not all(is_pattern(one) for one in asked):
        raise Misfit(name, f"{least} to {most} patterns are asked for by now, the first one first")
    exact = [pattern - THE_CARD for pattern in asked if is_exact(pattern)]
    if len(set(exact)) < len(exact):
        raise Misfit(name, f"{card_id(exact[0])} is asked for twice")
    for card in exact:
        if lies_open(table, card):
            raise Misfit(name, f"{card_id(card)} lies open on the table, so it is not asked for")


def check_commitment(table: Tricks) -> None:
    """A card is committed exactly while the second of two is to follow, and fits the first pattern. (Tricks 3.10)"""
    nums, top = table.nums, table.top
    card, terms = nums[COMMITTED], nums[OFFER_TERMS]
    if not isinstance(top, CommitSecond):
        if card >= 0:
            raise Misfit("committed", "no card is committed by what is to do: write -")
        return
    fitting = card >= 0 and table.zones.where[card] == HAND + top.seat and fits(table, wanted(terms, 0), card)
    if not fitting or wanted(terms, 1) == NOTHING_MORE:
        raise Misfit("committed", f"seat {top.seat} has given a card of its hand that fits the first of two patterns")
