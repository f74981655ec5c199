"""The frames of Paradoxical by their names, as positions write them. (Family 8.7)"""

from __future__ import annotations

from mypy_extensions import i64

from techdeck.core.bits import bit, size
from techdeck.core.cards import card_id
from techdeck.core.counting import ROUND
from techdeck.core.errors import Misfit, TechdeckError
from techdeck.core.frames import Frame
from techdeck.core.limits import BOTTOM, TO_DO, USED_CARD, Form
from techdeck.core.zones import HAND
from techdeck.games.paradoxical.building import HandLimit, Lay, MakeRoom, PoolLimit, TurnUp
from techdeck.games.paradoxical.claiming import ChooseIndifferent, ChooseSet
from techdeck.games.paradoxical.names import (
    KIND_NAMES,
    MARKED,
    REMEMBERED,
    STRAIGHT,
    TABLEAU,
    TABLEAU_ROOM,
    TOKENS,
    TURNS,
    TWO_PAIRS,
    set_size,
)
from techdeck.games.paradoxical.phases import AfterUse, EndOfTurn, Turn
from techdeck.games.paradoxical.places import Paradoxical
from techdeck.games.paradoxical.position_limits import check_limits, check_marks
from techdeck.games.paradoxical.rewards import AddAfter, DrawAfter
from techdeck.games.paradoxical.weighing import can_complete


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


def check_table(table: Paradoxical) -> None:
    """Tokens were claimed, marks are on cards, and it is the turn of whoever acts. (Paradoxical 1.1, 4.5, 4.7, 5.1)"""
    nums = table.nums
    claims = sum([int(nums[TOKENS + seat]) for seat in range(table.players)])
    if claims != nums[ROUND] - 1:
        raise Misfit("tokens", f"in round {nums[ROUND]} so many tokens were claimed: {nums[ROUND] - 1}, not {claims}")
    for deck in range(2):
        if nums[MARKED + deck] & (nums[REMEMBERED + deck] ^ -1) != 0:
            raise Misfit("remembered marks", "all remember every card that is marked")
    check_marks(table)
    for frame in table.frames:
        check_frame(table, frame)
    check_limits(table)


def check_frame(table: Paradoxical, frame: Frame) -> None:
    """A frame of a turn is of the seat whose turn it is; the cards it speaks of lie where they have to."""
    turn = (
        Turn,
        EndOfTurn,
        TurnUp,
        Lay,
        MakeRoom,
        PoolLimit,
        DrawAfter,
        AddAfter,
        AfterUse,
        ChooseSet,
        ChooseIndifferent,
    )
    if isinstance(frame, turn) and frame.seat != table.active():
        raise Misfit(TO_DO, f"after {table.nums[TURNS]} turns it is the turn of seat {table.active()}")
    if isinstance(frame, Lay) and table.zones.where[frame.card] != HAND + frame.seat:
        raise Misfit(TO_DO, f"{card_id(frame.card)} is not in the hand of seat {frame.seat}")
    if isinstance(frame, ChooseSet):
        check_chosen(table, frame.seat, frame.chosen, 0, set_size(frame.kind) - 1)
        check_set(table, frame.seat, frame.kind, frame.chosen)
    if isinstance(frame, ChooseIndifferent):
        check_indifferent(table, frame)


def check_indifferent(table: Paradoxical, frame: ChooseIndifferent) -> None:
    """The set is one, there is a choice of other cards, and the chosen ones are worth less. (Paradoxical 2.2, 3.3)"""
    seat, needed = frame.seat, set_size(frame.kind)
    check_chosen(table, seat, frame.chosen, needed, needed)
    check_chosen(table, seat, frame.rest, 0, needed - 1)
    if frame.chosen & frame.rest != 0:
        raise Misfit(TO_DO, "no card is both of the set and indifferent")
    check_set(table, seat, frame.kind, frame.chosen)
    if table.zones.count(TABLEAU + seat) <= 2 * needed:
        raise Misfit(TO_DO, f"of {2 * needed} cards the indifferent ones are taken without asking")
    if not frame.outweighs(table, frame.rest):
        raise Misfit(TO_DO, "with these indifferent cards the set can't be worth more")


def check_set(table: Paradoxical, seat: i64, kind: i64, chosen: i64) -> None:
    """With the set cards chosen by now a claim can be completed. (Paradoxical 3.2)"""
    if not can_complete(table, seat, kind, chosen):
        raise Misfit(TO_DO, f"with the chosen cards no claim of this kind can be completed: {KIND_NAMES[kind]}")


def check_chosen(table: Paradoxical, seat: i64, chosen: i64, least: i64, most: i64) -> None:
    """So many cards of the tableau are chosen for a claim. (Paradoxical 3.2)"""
    count = table.zones.count(TABLEAU + seat)
    if chosen >= bit(count) or not least <= size(chosen) <= most:
        raise Misfit(TO_DO, f"{least} to {most} of {count} cards of the tableau are chosen by now, 1, 2, 4 and so on")


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
