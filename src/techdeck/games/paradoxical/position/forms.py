"""The frames of Paradoxical by their names, as positions write them. (Family 8.7)"""

from __future__ import annotations

from techdeck.core.errors import TechdeckError
from techdeck.core.frames import Frame
from techdeck.core.limits import BOTTOM, USED_CARD, Form
from techdeck.games.paradoxical.building import HandLimit, Lay, MakeRoom, PoolLimit, TurnUp
from techdeck.games.paradoxical.claiming import ChooseIndifferent, ChooseSet
from techdeck.games.paradoxical.names import STRAIGHT, TABLEAU_ROOM, TWO_PAIRS
from techdeck.games.paradoxical.phases import AfterUse, EndOfTurn, Turn
from techdeck.games.paradoxical.rewards import AddAfter, DrawAfter


def forms(players: int, cards: int) -> list[Form]:
    """The frames with what they lie on. (Paradoxical 1, 3, 4)"""
    seat, card = ("a seat", 0, players - 1), ("a card", 0, cards - 1)
    kind, chosen = ("a kind of paradox", TWO_PAIRS, STRAIGHT), ("the chosen cards", 0, 2**TABLEAU_ROOM - 1)
    return [
        Form("Turn", [BOTTOM], [seat]),
        Form("EndOfTurn", [BOTTOM], [seat]),
        Form("TurnUp", ["EndOfTurn"], [seat, ("the second deck", 0, 1)]),
        Form("Lay", ["EndOfTurn"], [seat, card]),
        Form("MakeRoom", ["TurnUp", "Lay"], [seat]),
        Form("HandLimit", ["EndOfTurn"], [seat]),
        Form("PoolLimit", ["EndOfTurn", "DrawAfter"], [seat]),
        Form("DrawAfter", ["AddAfter"], [seat, ("cards left to draw", 0, 3)]),
        Form("AddAfter", ["EndOfTurn"], [seat, ("cards left to add", 0, 2)]),
        Form("AfterUse", ["EndOfTurn"], [seat, (USED_CARD, 0, cards - 1)]),
        Form("ChooseSet", ["EndOfTurn"], [seat, kind, chosen]),
        Form("ChooseIndifferent", ["EndOfTurn"], [seat, kind, chosen, ("the indifferent cards", 0, chosen[2])]),
    ]


def frame_of(name: str, n: list[int]) -> Frame:
    """The frame of this name with these numbers."""
    if len(n) == 1:
        for kind in (Turn, EndOfTurn, MakeRoom, HandLimit, PoolLimit):
            if name == kind.__name__:
                return kind(n[0])
    if len(n) == 2:
        for pair in (TurnUp, Lay, AfterUse, DrawAfter, AddAfter):
            if name == pair.__name__:
                return pair(n[0], n[1])
    if name == "ChooseSet" and len(n) == 3:
        return ChooseSet(n[0], n[1], n[2])
    if name == "ChooseIndifferent" and len(n) == 4:
        return ChooseIndifferent(n[0], n[1], n[2], n[3])
    raise TechdeckError(f"there is no frame {name!r} with {len(n)} numbers in Paradoxical")
