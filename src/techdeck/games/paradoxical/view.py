"""What clients see of Paradoxical: its records, and what a view of a table holds. (Paradoxical 0.11)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from techdeck.core.cards import DOMAIN_NAMES, SERVICE, TECHNOLOGY, card_id
from techdeck.core.records import Fields, GameRecords
from techdeck.games.paradoxical.building import said_first
from techdeck.games.paradoxical.claiming import ClaimByCard, claim_data
from techdeck.games.paradoxical.finding import counted, paired, two_highest_pairs
from techdeck.games.paradoxical.names import ENOUGH, HAND_ROOM, KINDS, POOL_ROOM, TABLEAU_ROOM, is_of_second
from techdeck.games.paradoxical.places import Paradoxical
from techdeck.games.paradoxical.rewards import AddAfter, DrawAfter
from techdeck.games.paradoxical.weighing import may_claim

KIND: Final = "two_pairs|full_house|straight"
SAID_FIRST: Final[Fields] = {"draws_from": "int?", "adds": "card?"}
"""The deck drawn from, or the hand card added, once there is room for it in the tableau."""
CLAIM: Final[Fields] = {
    "paradox": KIND,
    "set_cards": "[card]",
    "set_sum": "int",
    "indifferent": "[card]",
    "indifferent_sum": "int",
}

RECORDS: Final = GameRecords(
    view={
        "tokens": "[int]",
        "claims": "int",
        "first": "seat",
        "active": "seat",
        "turn": "int",
        "turns_left": "int",
        "used_marks": "[card]",
        "tableaus": "[@tableau]",
        "decks": "[@deck]",
        "pool": "[card]",
        "limits": "@limits",
        "straight": "mixed|alternating",
        "second_claim": "at_once|finish_round",
        "claim": "@claim?",
        **SAID_FIRST,
        "to_draw": "int",
        "to_add": "int",
    },
    questions={
        "take_turn": {"full": "bool"},
        "make_room": SAID_FIRST,
        "discard_from_hand": {"keep": "int"},
        "discard_from_pool": {"keep": "int"},
        "choose_set_card": {"size": "int", **CLAIM},
        "choose_indifferent_card": {"size": "int", **CLAIM},
        "draw_after_claim": {},
        "add_after_claim": {},
    },
    events={
        "turn": {"turn": "int", "turns_left": "int"},
        "turn_up": {},
        "add": {},
        "take_back": {},
        "mark": {"card": "card"},
        "unmark": {"cards": "[card]"},
        "claim": {**CLAIM, "kept": "[card]", "tokens": "int"},
    },
    verbs=["draw", "add", "claim", "choose"],
    records={
        "claim": {"seat": "seat", "size": "int", **CLAIM},
        "tableau": {
            "seat": "seat",
            "cards": "[@tableau_card]",
            "pairs": "[value]",
            "pairs_sum": "int?",
            "others_sum": "int?",
            "claimable": f"[{KIND}]",
        },
        "tableau_card": {"card": "card", "value": "value", "deck": "int", "used": "bool"},
        "deck": {"number": "int", "domains": "[domain]", "count": "int", "discards": "[card]"},
        "limits": {"hand": "int", "tableau": "int", "pool": "int", "tokens": "int", "turns": "int"},
    },
    targets={"paradox": {"paradox": KIND}},
)
"""What this game adds to the records of all games."""


def facts_of(table: Paradoxical) -> dict[str, object]:
    """All but hands and decks is open to all, and so is the action under way. (Paradoxical 0.11, 1.8, 3.2)"""
    facts: dict[str, object] = {
        "tokens": table.scores(),
        "claims": int(table.claims()),
        "first": int(table.first()),
        "active": int(table.active()),
        "turn": int(table.turn()),
        "turns_left": int(table.turns_left()),
        "used_marks": [card_id(card) for card in range(table.zones.cards) if table.is_used(card)],
        "tableaus": [tableau_data(table, seat) for seat in range(table.players)],
        "decks": [deck_data(table, second) for second in (False, True)],
        "pool": [card_id(card) for card in table.pool()],
        "limits": limits_data(table),
        "straight": "alternating" if table.decks_alternate() else "mixed",
        "second_claim": "finish_round" if table.finishes_round() else "at_once",
    }
    facts.update(said_first(table))
    facts.update(under_way(table))
    return facts


def tableau_data(table: Paradoxical, seat: i64) -> dict[str, object]:
    """A tableau: its cards as they count, its pairs, and what can be claimed from it. (Paradoxical 0.7, 2.4, 3.1)

    The sums are those of the two highest pairs and of the four lowest other cards, which must be less. (2.2)
    """
    values = counted(table, table.tableau(seat))
    sums = two_highest_pairs(values)
    return {
        "seat": int(seat),
        "cards": [tableau_card(table, card) for card in values],
        "pairs": paired(values),
        "pairs_sum": None if sums is None else sums[0],
        "others_sum": None if sums is None else sums[1],
        "claimable": [KINDS[kind] for kind in range(len(KINDS)) if may_claim(table, seat, kind)],
    }


def tableau_card(table: Paradoxical, card: int) -> dict[str, object]:
    """A card of a tableau: what it counts as, the deck it is of, and whether it is marked as used."""
    deck = 2 if is_of_second(card) else 1
    return {"card": card_id(card), "value": int(table.value_of(card)), "deck": deck, "used": table.is_used(card)}


def deck_data(table: Paradoxical, second: bool) -> dict[str, object]:
    """One of the two decks: which domains it has, how many cards, and its discard pile, bottom first."""
    return {
        "number": 2 if second else 1,
        "domains": DOMAIN_NAMES[TECHNOLOGY : SERVICE + 1] if second else DOMAIN_NAMES[:TECHNOLOGY],
        "count": int(table.deck_count(second)),
        "discards": [card_id(card) for card in table.discards(second)],
    }


def limits_data(table: Paradoxical) -> dict[str, object]:
    """How many cards each place has room for, how many tokens win, how many turns each player has at most."""
    rooms: dict[str, object] = {"hand": HAND_ROOM, "tableau": TABLEAU_ROOM, "pool": POOL_ROOM}
    return {**rooms, "tokens": ENOUGH, "turns": int(table.turn_limit())}


def under_way(table: Paradoxical) -> dict[str, object]:
    """The claim in the making, and how many cards its claimer still draws and may add. (Paradoxical 3.2, 3.11, 3.12)"""
    data: dict[str, object] = {"claim": None, "to_draw": 0, "to_add": 0}
    for frame in table.frames:
        if isinstance(frame, ClaimByCard):
            data["claim"] = claim_data(frame.seat, frame.so_far(table))
        elif isinstance(frame, DrawAfter):
            data["to_draw"] = int(frame.left)
        elif isinstance(frame, AddAfter):
            data["to_add"] = int(frame.left)
    return data
