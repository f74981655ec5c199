"""The frames of Tricks of the Trade by their names, as positions write them. (Family 8.7)"""

from __future__ import annotations

from techdeck.core.errors import TechdeckError
from techdeck.core.frames import Frame
from techdeck.core.zones import MAX_SEATS
from techdeck.games.tricks.names import ASK_VALUE, SILENT
from techdeck.games.tricks.phases import DEAL, SCORING, AfterUse, Bidding, Round, UseCard
from techdeck.games.tricks.proposals import CommitSecond, Offering, Reply, WantExact, Wanting
from techdeck.games.tricks.talk import Answering, Speaking
from techdeck.games.tricks.trading import SwapCard, Trading, TradingTurn
from techdeck.games.tricks.tricktaking import PlayCard, TrickTaking


def frame_of(name: str, n: list[int], players: int) -> Frame:
    """The frame of this name with these numbers, at a table of so many players."""
    if name in ("Bidding", "TrickTaking") and len(n) == 0:
        return Bidding() if name == "Bidding" else TrickTaking()
    if len(n) == 1:
        return frame_of_one(name, n[0])
    if len(n) == 2:
        return frame_of_two(name, n[0], n[1])
    if name == "Answering" and len(n) == 3:
        asker, question = within(n[0], 0, players - 1, "who asks"), within(n[1], ASK_VALUE, SILENT - 1, "a question")
        return Answering(asker, question, n[2])
    raise TechdeckError(f"there is no frame {name!r} with {len(n)} numbers in Tricks of the Trade")


def within(number: int, low: int, high: int, what: str) -> int:
    """The number, if it can be."""
    if not low <= number <= high:
        raise TechdeckError(f"{what} is {low} to {high}, not {number}")
    return number


def frame_of_one(name: str, number: int) -> Frame:
    """A frame with one number: a seat, or how far a phase has come."""
    for kind in (Offering, Wanting, WantExact, Reply, CommitSecond, TradingTurn):
        if name == kind.__name__:
            return kind(number)
    if name == "PlayCard":
        return PlayCard(number)
    if name == "Round":
        return Round(within(number, DEAL, SCORING, "the phase of a round"))
    raise TechdeckError(f"there is no frame {name!r} with one number in Tricks of the Trade")


def frame_of_two(name: str, one: int, other: int) -> Frame:
    """A frame with two numbers."""
    if name == "Trading":
        return Trading(within(one, 0, 4, "how many trading turns began"), other)
    if name == "UseCard":
        return UseCard(one, within(other, 0, MAX_SEATS, "how many may use a card"))
    if name == "AfterUse":
        return AfterUse(one, other)
    if name == "Speaking":
        return Speaking(one, other == 1)
    if name == "SwapCard":
        return SwapCard(one, other == 1)
    raise TechdeckError(f"there is no frame {name!r} with two numbers in Tricks of the Trade")
