"""Whether the lines of a position of Tricks of the Trade fit each other. (Family 8.8)"""

from __future__ import annotations

from typing import Final

from techdeck.core.cards import NATURALS, card_id, card_of
from techdeck.core.counting import ROUND
from techdeck.core.errors import Misfit
from techdeck.core.limits import TO_DO
from techdeck.core.position_checks import check_whose_turn
from techdeck.core.trading.patterns import THE_CARD, is_exact
from techdeck.core.trading.promises import keep_wishes
from techdeck.core.zones import EXPELLED, HAND
from techdeck.games.tricks.names import (
    BASE,
    BID,
    BIDS_SHOWN,
    FIRST,
    GOAL_TRICKS,
    LEADER,
    OFFER_FROM,
    OFFER_TERMS,
    OWN_GOAL,
    POINTS_A_ROUND,
    SCORE,
    TAKEN,
    TRICK,
    TRICK_STEP,
    TRICKS_DONE,
    TRUMP_DECK,
    TURNED_UP,
    WON,
)
from techdeck.games.tricks.phases import AfterUse, UseCard, phase_of
from techdeck.games.tricks.position.trading import check_offers, check_trading
from techdeck.games.tricks.table import Tricks
from techdeck.games.tricks.tricktaking import PlayCard

AFTER_BIDS: Final = 3
"""What the round says while bids are made: the phase after BIDS."""


def check_table(table: Tricks) -> None:
    """All that goes wrong only in a combination of lines."""
    check_goals(table)
    check_expelled(table)
    check_trump_deck(table)
    check_points(table)
    check_bids(table)
    check_tricks(table)
    check_turns(table)
    check_trading(table)
    check_offers(table)
    check_hands(table)


def check_goals(table: Tricks) -> None:
    """Every seat was dealt a goal of its own. (Tricks 0.4)"""
    goals = [int(table.nums[OWN_GOAL + seat]) for seat in range(table.players)]
    if len(set(goals)) != len(goals):
        raise Misfit("own goal", f"every seat has a goal of its own, not {' '.join([card_id(g) for g in goals])}")


def check_expelled(table: Tricks) -> None:
    """The wilds are out of the game, and one 2 for every round that is over. (Tricks 0.2, 8.5)"""
    zones, over = table.zones, table.nums[ROUND] - 1
    for wild in range(NATURALS, NATURALS + 2):
        if zones.where[wild] != EXPELLED:
            raise Misfit("expelled", f"{card_id(wild)} is expelled")
    if zones.count(EXPELLED) - 2 != over:
        raise Misfit("expelled", f"in round {over + 1} so many of the 2s are expelled: {over}", "round")
    if zones.where[table.nums[TURNED_UP]] == EXPELLED:
        raise Misfit("turned up", f"{card_id(table.nums[TURNED_UP])} is expelled, so it was not turned up this round")


def check_trump_deck(table: Tricks) -> None:
    """Until clean-up the 2s stay in the trump deck, but for the one turned up and those expelled. (Tricks 2.1, 8.2)"""
    for domain in range(4):
        two = card_of(domain, 2)
        in_deck = table.zones.where[two] == TRUMP_DECK
        if two == table.nums[TURNED_UP] and in_deck:
            raise Misfit("turned up", f"{card_id(two)} was turned up, so it is not in the trump deck", "trump deck")
        if two != table.nums[TURNED_UP] and not in_deck and table.zones.where[two] != EXPELLED:
            raise Misfit("trump deck", f"{card_id(two)} was not turned up, so it is in the trump deck", "turned up")


def check_points(table: Tricks) -> None:
    """Points are of the rounds that are over, and each of these had six tricks. (Tricks 7.1-7.5)"""
    nums, over = table.nums, table.nums[ROUND] - 1
    for seat in range(table.players):
        if nums[SCORE + seat] > POINTS_A_ROUND * over:
            most = POINTS_A_ROUND * over
            raise Misfit("score", f"seat {seat} has at most {most} points before round {over + 1} is scored", "round")
    if sum([int(nums[BASE + seat]) for seat in range(table.players)]) > 6 * over:
        raise Misfit("base points", f"before round {over + 1} is scored, at most {6 * over} tricks were won", "round")


def check_bids(table: Tricks) -> None:
    """Before and while they are made bids are hidden, then all are shown. (Tricks 4.1, 4.2)"""
    phase = phase_of(table)
    if (table.nums[BIDS_SHOWN] == 1) != (phase > AFTER_BIDS):
        raise Misfit("bids shown", "bids are shown, with a 1, exactly after the bidding")
    for seat in range(table.players):
        bid = table.nums[BID + seat]
        if phase > AFTER_BIDS and bid < 0:
            raise Misfit("bid", f"seat {seat} has bid 0 to 6, since bidding is over")
        if phase < AFTER_BIDS and bid >= 0:
            raise Misfit("bid", f"seat {seat} has not bid yet: write -1")
        if phase > AFTER_BIDS and bid > table.nums[BID + table.nums[FIRST]]:
            raise Misfit(
                "first", f"seat {seat} bid more than seat {table.nums[FIRST]}: the highest bid is first", "bid"
            )


def check_tricks(table: Tricks) -> None:
    """As many tricks were taken as are done, and the one being played has a leader and those after. (Tricks 6)"""
    nums, top = table.nums, table.top
    taken = [int(nums[TAKEN + seat]) for seat in range(table.players)]
    if sum(taken) != nums[TRICKS_DONE]:
        raise Misfit("tricks done", f"tricks done are as many as taken, {sum(taken)}, not {nums[TRICKS_DONE]}", "taken")
    for seat in range(table.players):
        if (table.zones.count(WON + seat) > 0) != (taken[seat] > 0):
            raise Misfit(f"won {seat}", f"seat {seat} has won cards exactly if it took tricks", "taken")
        if nums[GOAL_TRICKS + seat] > taken[seat]:
            raise Misfit("goal tricks", f"seat {seat} took {taken[seat]} tricks, so no more of them have its goal")
    if not isinstance(top, PlayCard):
        begun = "trick step" if nums[TRICK_STEP] != 0 else "trick" if table.zones.count(TRICK) > 0 else "taken"
        if nums[TRICK_STEP] + table.zones.count(TRICK) + sum(taken) > 0:
            raise Misfit(begun, "before the tricks no trick is begun, done or taken: write 0, and no trick")
        return
    step, played = nums[TRICK_STEP], table.zones.count(TRICK)
    if step == 0 or (nums[LEADER] + step - 1) % table.players != top.seat:
        who = f"seat {top.seat} plays, and seat {nums[LEADER]} leads"
        raise Misfit("trick step", f"trick step is 1 for the leader, 2 for the next one: {who}")
    if played >= step or (played == 0 and step > 1):
        raise Misfit("trick", f"the leader has played, and fewer cards than the trick step, {step}, lie there")


def check_hands(table: Tricks) -> None:
    """Who did not follow has no card of the led domain, who asks for an exact card has not got it. (Tricks 6.2)"""
    zones, nums = table.zones, table.nums
    for place in range(1, int(zones.count(TRICK))):
        seat, led = table.played_by(place), table.led_domain()
        if table.domain_of(zones.at(TRICK, place)) != led:
            table.surely_lacks_kind(seat, 13 + led)
            for card in table.hand(seat):
                if table.domain_of(card) == led:
                    told = f"this seat did not follow in the trick, so it has not {card_id(card)}"
                    raise Misfit(f"hand {seat}", told, "trick")
    keep_wishes(table, max(nums[OFFER_FROM], 0), nums[OFFER_TERMS])
    for which in range(2):
        card = table.asked_for(which) - THE_CARD
        if is_exact(table.asked_for(which)) and zones.where[card] == HAND + nums[OFFER_FROM]:
            hand = f"hand {nums[OFFER_FROM]}"
            raise Misfit(hand, f"this seat asks for {card_id(card)}, so it has not got it", "offer terms")


def check_turns(table: Tricks) -> None:
    """Whose turn it is to use a card: everybody has one. (Tricks 5.1)"""
    for below, frame in zip(table.frames, table.frames[1:], strict=False):
        if isinstance(frame, UseCard):
            check_user(table, frame)
        if isinstance(below, UseCard) and isinstance(frame, AfterUse) and table.left_of(frame.seat) != below.seat:
            raise Misfit(TO_DO, f"after seat {frame.seat} comes seat {table.left_of(frame.seat)}, not {below.seat}")


def check_user(table: Tricks, frame: UseCard) -> None:
    """From the first player on, each may use one card. (Tricks 5.1)"""
    if frame.left > table.players:
        raise Misfit(TO_DO, f"how many may use a card is 0 to {table.players}, not {frame.left}")
    check_whose_turn(table, table.nums[FIRST], frame.seat, frame.left)
