"""What clients see of Tricks of the Trade: the records of its views, questions and events, and the facts of a view."""

from __future__ import annotations

from typing import Final

from techdeck.core.cards import DOMAIN_NAMES, card_id
from techdeck.core.counting import DRAW_SAID
from techdeck.core.records import Fields, GameRecords
from techdeck.core.trading.records import UNIONS
from techdeck.core.trading.slots import TRADE_RECORDS
from techdeck.core.trading.talk import TALK_EVENTS, TALK_VERBS, TOPIC
from techdeck.games.tricks.names import COMMITTED, SWAPPED, TRADED, TRUMP
from techdeck.games.tricks.offer_data import COUNTERED, DRAFT, OFFER, draft_data, offer_data
from techdeck.games.tricks.phases import phase_name
from techdeck.games.tricks.scoring import tie_breaks
from techdeck.games.tricks.table import Tricks
from techdeck.games.tricks.tricktaking import best_card

TIE_BREAK: Final[Fields] = {
    "step": "last_trump|base_points|highest_card",
    "level": "[seat]",
    "left": "[seat]",
    "decided": "bool",
    "card": "card?",
    "tricks": "int?",
}
"""Who was level, who still is after this step, whether that decides, and by what. (Tricks 9.3-9.5)"""

VIEW: Final[Fields] = {
    "round": "int",
    "phase": "trading|bidding|effects|tricks|over",
    "trump": "domain?",
    "turned_up": "card",
    "own_goals": "[card]",
    "goal_domains": "[domain]",
    "bids": "[int?]",
    "bids_made": "[bool]",
    "bids_shown": "bool",
    "first_player": "seat?",
    "leader": "seat?",
    "led": "domain?",
    "trick_number": "int?",
    "played_by": "[seat]",
    "winning": "seat?",
    "tricks_won": "[int]",
    "goal_tricks": "[int]",
    "base_points": "[int]",
    "highest_won": "[card?]",
    "tie_breaks": "[@tie_break]",
    "proposer": "seat?",
    "proposals_left": "int",
    "talk_left": "[int]",
    "may_trade": "bool",
    "may_swap": "bool",
    "offer": "@offer?",
    "draft": "@draft?",
    "committed": "card?",
}
"""What a view has besides what every view has."""

QUESTIONS: Final[dict[str, Fields]] = {
    "trading_turn": {"proposals_left": "int", "talk_left": "int"},
    "swap_card": {"with": "deck|trump"},
    "offer_card": DRAFT,
    "want_card": DRAFT,
    "want_exact": DRAFT,
    "want_either": DRAFT,
    "want_other": {**DRAFT, "value": "value"},
    "reply": OFFER,
    "give_second": OFFER,
    "speak": {"questions": "bool"},
    "answer": {"asker": "seat", **TOPIC},
    "bid": {},
    "play_card": {"led": "domain?"},
}
"""What only this game asks."""

EVENTS: Final[dict[str, Fields]] = {
    **TALK_EVENTS,
    "offer": COUNTERED,
    "promise": {},
    "refuse": {"counter": "bool"},
    "trade": COUNTERED,
    "swap": {"with": "deck|trump"},
    "time_up": {},
    "begin_round": {"round": "int"},
    "turn_up": {},
    "trump_is": {"domain": "domain"},
    "goal_is": {"domain": "domain"},
    "bid": {"bid": "int?"},
    "show_bids": {"bids": "[int]"},
    "play": {},
    "pass_lead": {},
    "take_trick": {"number": "int", "goal": "bool"},
    "score": {
        "bid": "int",
        "tricks": "int",
        "goal": "int",
        "reached": "int",
        "exact": "int",
        "all_or_none": "int",
        "points": "int",
        "total": "int",
    },
    "return_goal": {},
    "return_two": {},
    "expel": {},
    "last_trump": {},
    "tie_break": TIE_BREAK,
}
"""What only happens here; of a score, bid is what was bid, and the others are points up to the total of the game."""

VERBS: Final = [
    *("propose_to", "swap_with", "swap", "speak", "counter", "refuse", "time_up"),
    *("offer", "offer_by_value", "offer_by_domain", "offer_face_down"),
    *("want", "want_any", "want_exact", "want_either", "answer_yes", "answer_no", "stay_silent", "bid", "play"),
    *TALK_VERBS,
]
"""What only choices of this game do, and what the clock does."""

PARTS: Final = {"tie_break": TIE_BREAK, "offer": OFFER, "draft": DRAFT, **TRADE_RECORDS}
TARGETS: Final[dict[str, Fields]] = {"place": {"place": "deck|trump"}}
RECORDS: Final = GameRecords(VIEW, QUESTIONS, EVENTS, VERBS, PARTS, TARGETS, unions=UNIONS)


def facts(table: Tricks) -> dict[str, object]:
    """What there is to see besides the cards, as this table knows it. (Family 2.4)"""
    return {**round_facts(table), **trick_facts(table), **score_facts(table), **trade_facts(table)}


def round_facts(table: Tricks) -> dict[str, object]:
    """Round and phase, trump, goals and bids. (Tricks 2, 4)"""
    seats = range(int(table.players))
    bids = [int(table.bid(seat)) for seat in seats]
    shown = table.bids_are_shown()
    return {
        "round": int(table.round_number()),
        "phase": phase_name(table),
        "trump": DOMAIN_NAMES[table.trump()] if table.zones.count(TRUMP) > 0 else None,
        "turned_up": card_id(table.turned_up()),
        "own_goals": [card_id(table.own_goal(seat)) for seat in seats],
        "goal_domains": [DOMAIN_NAMES[table.domain_of(table.goal(seat))] for seat in seats],
        "bids": [bid if bid >= 0 else None for bid in bids],
        "bids_made": [table.has_bid(seat) for seat in seats],
        "bids_shown": shown,
        "first_player": int(table.first_player()) if shown else None,
    }


def trick_facts(table: Tricks) -> dict[str, object]:
    """The trick that is played. (Tricks 6)"""
    playing, lying = phase_name(table) == "tricks", len(table.trick())
    led = table.led_domain()
    return {
        "leader": int(table.leader()) if playing else None,
        "led": DOMAIN_NAMES[led] if lying > 0 else None,
        "trick_number": min(6, int(table.tricks_done()) + 1) if playing else None,
        "played_by": [int(table.played_by(place)) for place in range(lying)],
        "winning": int(table.played_by(best_card(table))) if lying > 0 else None,
    }


def score_facts(table: Tricks) -> dict[str, object]:
    """Tricks won, and what may break a tie. (Tricks 7, 9)"""
    seats = range(int(table.players))
    best = [table.highest_won(seat) for seat in seats]
    played_out = table.is_terminal() and not (table.players == 2 and table.nums[DRAW_SAID] == 3)
    return {
        "tricks_won": [int(table.tricks_won(seat)) for seat in seats],
        "goal_tricks": [int(table.goal_tricks(seat)) for seat in seats],
        "base_points": [int(table.base_points(seat)) for seat in seats],
        "highest_won": [card_id(card) if card >= 0 else None for card in best],
        "tie_breaks": tie_breaks(table) if played_out else [],
    }


def trade_facts(table: Tricks) -> dict[str, object]:
    """Whose trading turn it is, what is left to do in it, and the offer that stands. (Tricks 3)"""
    trading, nums = phase_name(table) == "trading", table.nums
    return {
        "proposer": int(table.proposer()) if trading else None,
        "proposals_left": int(table.proposals_left()),
        "talk_left": [int(table.talk_left(seat)) for seat in range(int(table.players))],
        "may_trade": trading and nums[TRADED] == 0,
        "may_swap": trading and table.players == 2 and nums[SWAPPED] == 0,
        "offer": offer_data(table),
        "draft": draft_data(table),
        "committed": card_id(nums[COMMITTED]) if nums[COMMITTED] >= 0 else None,
    }
