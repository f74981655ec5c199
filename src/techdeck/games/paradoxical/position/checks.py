"""Whether a position fits together: tokens, marks, whose turn it is, and a claim in the making. (Family 8.8)"""

from __future__ import annotations

from mypy_extensions import i64

from techdeck.core.bits import bit, size
from techdeck.core.cards import card_id
from techdeck.core.errors import Misfit
from techdeck.core.frames import Frame
from techdeck.core.limits import TO_DO
from techdeck.games.paradoxical.building import Lay, MakeRoom, PoolLimit, TurnUp
from techdeck.games.paradoxical.claiming import ChooseIndifferent, ChooseSet
from techdeck.games.paradoxical.names import KIND_NAMES, TABLEAU, TURNS, set_size
from techdeck.games.paradoxical.phases import AfterUse, EndOfTurn, Turn
from techdeck.games.paradoxical.places import Paradoxical
from techdeck.games.paradoxical.position.marks import check_marks
from techdeck.games.paradoxical.position.places import check_places
from techdeck.games.paradoxical.rewards import AddAfter, DrawAfter
from techdeck.games.paradoxical.weighing import can_complete


def check_table(table: Paradoxical) -> None:
    """Tokens were claimed, marks are on cards, and it is the turn of whoever acts. (Paradoxical 1.1, 4.5, 4.7, 5.1)"""
    made, claims = sum(table.scores()), table.claims()
    if made != claims:
        raise Misfit("tokens", f"in round {claims + 1} so many tokens were claimed: {claims}, not {made}")
    check_marks(table)
    for frame in table.frames:
        check_frame(table, frame)
    check_places(table)


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
    if isinstance(frame, Lay) and not table.holds(frame.seat, frame.card):
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
