"""What all were told of the action under way: a claim, or the deck or card said first. (Paradoxical 1.8, 3.2)"""

from __future__ import annotations

from mypy_extensions import i64

from techdeck.core.cards import card_id
from techdeck.games.paradoxical.building import Lay, TurnUp
from techdeck.games.paradoxical.claiming import ChooseIndifferent, ChooseSet
from techdeck.games.paradoxical.names import KIND_NAMES
from techdeck.games.paradoxical.places import Paradoxical
from techdeck.games.paradoxical.weighing import chosen_cards


def told_of_action(table: Paradoxical) -> dict[str, object]:
    """The claim that is being made, the deck drawn from and the card added, None for what is not under way."""
    data: dict[str, object] = {"claim": None, "draws from": None, "adds": None}
    for frame in table.frames:
        if isinstance(frame, ChooseSet):
            data["claim"] = claim_told(table, frame.seat, frame.kind, frame.chosen, 0)
        elif isinstance(frame, ChooseIndifferent):
            data["claim"] = claim_told(table, frame.seat, frame.kind, frame.chosen, frame.rest)
        elif isinstance(frame, TurnUp):
            data["draws from"] = int(frame.second) + 1
        elif isinstance(frame, Lay):
            data["adds"] = card_id(frame.card)
    return data


def claim_told(table: Paradoxical, seat: i64, kind: i64, chosen: i64, rest: i64) -> dict[str, object]:
    """The kind of paradox, and the cards chosen so far. (Paradoxical 3.2)"""
    set_cards = [card_id(card) for card in chosen_cards(table, seat, chosen)]
    indifferent = [card_id(card) for card in chosen_cards(table, seat, rest)]
    return {"kind": KIND_NAMES[kind], "set": set_cards, "indifferent": indifferent}
