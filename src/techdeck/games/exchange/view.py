"""What clients see of Tech Exchange: the facts of a view, and the records of views, questions and events."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from techdeck.core.bits import has
from techdeck.core.cards import DOMAIN_NAMES, card_id
from techdeck.core.counting import CONCEDED, ROUND
from techdeck.core.records import Fields, GameRecords
from techdeck.core.table import Table
from techdeck.core.trading.records import OFFER_TARGET, TERMS, UNIONS, terms_data
from techdeck.core.trading.slots import TRADE_RECORDS
from techdeck.core.trading.talk import TALK_EVENTS, TALK_VERBS, TOPIC, topic_data
from techdeck.core.trading.terms import meant_for
from techdeck.core.zones import HAND
from techdeck.games.exchange.grouping import Kind, as_group, best_groups
from techdeck.games.exchange.market import worth
from techdeck.games.exchange.masking import card_texts
from techdeck.games.exchange.names import (
    ACCEPT_CARDS,
    ACCEPTED,
    AIM,
    ANSWERED,
    ARRANGED,
    CLOSED,
    CLOSED_GROUPS,
    COMMITTING,
    DONE,
    DRAFT_CARDS,
    DRAFT_LIMIT,
    DRAFT_TERMS,
    DROPPED,
    FIRST,
    FLUSHED,
    GROUP,
    LAYING,
    OFFER_CARDS,
    OFFER_LIMIT,
    OFFER_TERMS,
    OFFERS_MADE,
    OPEN,
    POINTS,
    QUESTION,
    QUIET,
    QUIET_LIMIT,
    SLOTS,
    STAGE,
    TALK_LIMIT,
    TALKED,
    TRADES,
    USERS,
)

PHASES: Final = {
    "Round(1)": "deal",
    "Round(2)": "first_trading",
    "Round(3)": "first_effects",
    "Round(4)": "second_trading",
    "Round(5)": "second_effects",
    "Round(6)": "reveal",
    "Round(7)": "score",
}
"""By the frame of the round, which says what comes next. (Exchange 0.7)"""
ORDER: Final[Fields] = {"phase": "first|second"}
OFFER: Final[Fields] = {"offer": "int"}
GROUP_FIELDS: Final[Fields] = {"cards": "[card]", "form": "set|flush", "domain": "domain", "points": "int"}

RECORDS: Final = GameRecords(
    view={
        "round": "int",
        "phase": "|".join(PHASES.values()) + "?",
        "first": "seat",
        "market": "@market",
        "points": "[int]",
        "trades": "int",
        "done": "[seat]",
        "quiet_left": "int?",
        "offers_left": "[int]",
        "talk_left": "[int]",
        "drafts_left": "int?",
        "questions": "[@asked]",
        "offers": "[@offer]",
        "commitments": "[@commitment]",
        "draft": "@draft?",
        "users": "int?",
        "groups": "[@grouping]?",
    },
    questions={
        "trade": {},
        "rest": {},
        "offer_card": TERMS,
        "want_card": TERMS,
        "want_exact": TERMS,
        "want_either": {**TERMS, "value": "value?"},
        "offer_to": TERMS,
        "commit_card": {**OFFER, "pattern": "@pattern"},
        "speak": {},
        "pick_partner": OFFER,
        "place_wild": {"card": "card", "draws": "bool"},
        "arrange": {},
    },
    events={
        **TALK_EVENTS,
        "trading_begins": ORDER,
        "trading_ends": {"reason": "all_done|quiet|few_cards|stack"},
        "effects_begin": ORDER,
        "round_begins": {"round": "int"},
        "lay_out": {},
        "offer": {**OFFER, **TERMS},
        "promise": {},
        "withdraw": OFFER,
        "accept": {**OFFER, **TERMS},
        "take_back": OFFER,
        "trade": {**OFFER, **TERMS},
        "done": {},
        "come_back": {},
        "market": {},
        "turn_up": {},
        "no_card": {},
        "show_hand": {},
        "group": GROUP_FIELDS,
        "take_best": {"points": "int", "groups": "[@group]"},
        "stop_grouping": {"points": "int"},
        "score": {"points": "int", "total": "int", "groups": "[@group]"},
    },
    verbs=[
        *("begin_offer", "cancel", "speak", "be_done", "come_back", "answer_yes", "answer_no", "drop", "commit"),
        *("offer_exactly", "offer_by_value", "offer_by_domain", "offer_face_down", "offer_to_all", "offer_to_one"),
        *("want_value", "want_domain", "want_any", "want_card", "want_either", "or_value", "or_domain"),
        *("put_on_stack", "take_best", "close_group", "group", "end_trading", "close_window"),
        *TALK_VERBS,
    ],
    records={
        **TRADE_RECORDS,
        "market": dict.fromkeys(DOMAIN_NAMES, "int"),
        "asked": {"seat": "seat", **TOPIC, "answered": "[seat]"},
        "offer": {**OFFER, "seat": "seat", "to": "seat?", "cards": "[card?]", **TERMS},
        "commitment": {"seat": "seat", **OFFER, "cards": "[card?]"},
        "draft": {"form": "offer|accept|talk", "offer": "int?", "cards": "[card?]", **TERMS},
        "group": GROUP_FIELDS,
        "grouping": {"closed": "[@group]", "forming": "[card]", "flush": "bool", "arranged": "bool"},
    },
    targets=OFFER_TARGET,
    unions=UNIONS,
)
"""All that clients of this game are told, field by field."""


def facts(table: Table, eyes: i64) -> dict[str, object]:
    """Round, phase, market and points, then trading, effects and groups: all that these eyes see."""
    seats, nums, phase = range(int(table.players)), table.nums, phase_of_round(table)
    data: dict[str, object] = {"round": int(nums[ROUND]), "phase": phase or None, "first": int(nums[FIRST])}
    data["market"] = {DOMAIN_NAMES[domain]: int(worth(table, domain)) for domain in range(4)}
    data["points"] = [int(nums[POINTS + seat]) for seat in seats]
    data.update(trading_facts(table, seats, phase))
    data["drafts_left"], data["draft"] = None, None
    if 0 <= eyes < table.players:
        data["drafts_left"] = int(nums[DRAFT_LIMIT] - nums[DROPPED + eyes])
        data["draft"] = draft_data(table, eyes)
    data["users"] = int(nums[USERS]) if phase.endswith("effects") else None
    data["groups"] = [grouping_data(table, seat) for seat in seats] if phase == "score" else None
    return data


def phase_of_round(table: Table) -> str:
    """The phase the round is in; empty when the game is over. (Exchange 0.7)"""
    frames = table.frames
    return PHASES.get(frames[0].key(), "") if len(frames) > 0 else ""


# --- trading -------------------------------------------------------------------------------------------


def trading_facts(table: Table, seats: range, phase: str) -> dict[str, object]:
    """What all see of trading: what is left to each, questions, offers, and cards that wait for a window to close."""
    nums, quiet = table.nums, int(table.nums[QUIET_LIMIT] - table.nums[QUIET])
    data: dict[str, object] = {"trades": int(nums[TRADES])}
    data["done"] = [seat for seat in seats if has(nums[DONE] | nums[CONCEDED], seat)]
    data["quiet_left"] = quiet if nums[QUIET_LIMIT] > 0 and phase.endswith("trading") else None
    data["offers_left"] = [int(nums[OFFER_LIMIT] - nums[OFFERS_MADE + seat]) for seat in seats]
    data["talk_left"] = [int(nums[TALK_LIMIT] - nums[TALKED + seat]) for seat in seats]
    data["questions"] = [question_data(table, seat) for seat in seats if nums[QUESTION + seat] != 0]
    open_ones = [seat * SLOTS + k for seat in seats for k in range(SLOTS) if has(nums[OPEN + seat], k)]
    data["offers"] = [offer_data(table, number) for number in open_ones]
    data["commitments"] = [commitment_data(table, seat) for seat in seats if nums[ACCEPTED + seat] >= 0]
    return data


def question_data(table: Table, seat: int) -> dict[str, object]:
    """A seat's open question, and who has answered it. (Exchange 4.5)"""
    answered = table.nums[ANSWERED + seat]
    others = [other for other in range(int(table.players)) if other != seat and has(answered, other)]
    return {"seat": seat, **topic_data(table.nums[QUESTION + seat] - 1), "answered": others}


def offer_data(table: Table, number: int) -> dict[str, object]:
    """An open offer: whose, for whom, the cards behind it as far as they are known, what is told and asked."""
    terms, to = table.nums[OFFER_TERMS + number], meant_for(table.nums[OFFER_TERMS + number])
    data: dict[str, object] = {"offer": number, "seat": number // SLOTS, "to": int(to) if to >= 0 else None}
    return {**data, "cards": card_texts(table.nums[OFFER_CARDS + number]), **terms_data(terms)}


def commitment_data(table: Table, seat: int) -> dict[str, object]:
    """The cards a seat has committed to an offer and that wait for its window to close. (Exchange 3.14)"""
    cards = card_texts(table.nums[ACCEPT_CARDS + seat])
    return {"seat": seat, "offer": int(table.nums[ACCEPTED + seat]), "cards": cards}


def draft_data(table: Table, seat: i64) -> dict[str, object] | None:
    """What a seat has begun and not finished: an offer, an accept of one, or something to say. (Exchange 2.12, 3.4)"""
    stage = table.nums[STAGE + seat]
    if stage < LAYING:
        return None
    form = "offer" if stage < COMMITTING else "accept" if stage == COMMITTING else "talk"
    data: dict[str, object] = {"form": form, "offer": int(table.nums[AIM + seat]) if form == "accept" else None}
    return {**data, "cards": card_texts(table.nums[DRAFT_CARDS + seat]), **terms_data(table.nums[DRAFT_TERMS + seat])}


# --- groups --------------------------------------------------------------------------------------------


def grouping_data(table: Table, seat: i64) -> dict[str, object]:
    """What a seat has formed so far, which all see. (Exchange 7.3, 7.11)"""
    nums = table.nums
    data: dict[str, object] = {"closed": groups_data(table, seat), "forming": cards_at(table, seat, nums[GROUP + seat])}
    return {**data, "flush": nums[FLUSHED + seat] == 1, "arranged": has(nums[ARRANGED], seat)}


def groups_data(table: Table, seat: i64) -> list[dict[str, object]]:
    """The groups a seat has closed by hand, or those of the best grouping if it took that. (Exchange 7.10, 7.11)"""
    masks = [table.nums[CLOSED + seat * CLOSED_GROUPS + k] for k in range(CLOSED_GROUPS)]
    groups = [places_in(mask) for mask in masks if mask != 0]
    if not groups and has(table.nums[ARRANGED], seat) and table.nums[POINTS + seat] > 0:
        groups = [group.places for group in best_groups(kinds_of(table, seat), worths(table))]
    return [group_data(table, seat, places) for places in groups]


def group_data(table: Table, seat: i64, places: list[int]) -> dict[str, object]:
    """A group: its cards, whether it is a set or the flush, the stack that counts and its points. (Exchange 7.4-7.8)"""
    kinds = kinds_of(table, seat)
    group = as_group(kinds, places, worths(table))
    values = {kinds[place][0] for place in places}
    cards = [card_id(table.zones.at(HAND + seat, place)) for place in group.places]
    data: dict[str, object] = {"cards": cards, "form": "set" if len(values) == 1 else "flush"}
    return {**data, "domain": DOMAIN_NAMES[group.domain], "points": group.points}


def kinds_of(table: Table, seat: i64) -> list[Kind]:
    """What the cards of a hand count as, place by place."""
    hand = table.zones.listed(HAND + seat)
    return [(int(table.value_of(card)), int(table.domain_of(card))) for card in hand]


def worths(table: Table) -> list[int]:
    """What the stacks are worth, by domain."""
    return [int(worth(table, domain)) for domain in range(4)]


def places_in(mask: i64) -> list[int]:
    """The places of a mask."""
    return [i for i in range(54) if has(mask, i)]


def cards_at(table: Table, seat: i64, places: i64) -> list[str]:
    """The cards at these places of a hand."""
    zones = table.zones
    return [card_id(zones.at(HAND + seat, i)) for i in range(zones.count(HAND + seat)) if has(places, i)]
