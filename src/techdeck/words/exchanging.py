"""Which way two exchanged cards go: what comes to the hand of whoever exchanges them, and what leaves it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from techdeck.words.templates import Facts


def hand_facts(seat: object, moved: Sequence[Mapping[str, Facts]]) -> dict[str, object]:
    """What is taken into a hand and given from it: taken and given, the zone taken_from, and the giver if a hand's.

    Empty where no card comes to the hand of that seat; taken is not there if the reader can't see which card it is.
    """
    to_hand = [one for one in moved if is_hand_of(seat, one["to"])]
    of_hand = [one for one in moved if is_hand_of(seat, one["from"])]
    if len(moved) != 2 or len(to_hand) != 1 or len(of_hand) != 1:
        return {}
    taken, given = to_hand[0], of_hand[0]
    return {
        "taken": taken["card"],
        "taken_from": taken["from"]["zone"],
        "giver": taken["from"]["seat"],
        "given": {"card": given["card"], "zone": "hand", "owner": seat},
    }


def is_hand_of(seat: object, spot: Facts) -> bool:
    """Whether a spot is in the hand of the seat."""
    return spot["zone"] == "hand" and spot["seat"] == seat
