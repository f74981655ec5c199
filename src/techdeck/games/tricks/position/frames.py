"""The frames of Tricks of the Trade by their names, as positions write them. (Family 8.7)"""

from __future__ import annotations

from techdeck.core.errors import TechdeckError
from techdeck.core.frames import Frame
from techdeck.core.limits import BOTTOM, USED_CARD, Form
from techdeck.core.zones import MAX_SEATS
from techdeck.games.tricks.names import ASK_VALUE, SILENT
from techdeck.games.tricks.offering import Offering
from techdeck.games.tricks.phases import DEAL, SCORING, AfterUse, Bidding, Round, UseCard
from techdeck.games.tricks.replying import CommitSecond, Proposing, Reply
from techdeck.games.tricks.talk import Answering, Speaking
from techdeck.games.tricks.trading import SwapCard, Trading, TradingTurn
from techdeck.games.tricks.tricktaking import PlayCard, TrickTaking
from techdeck.games.tricks.wanting import WantEither, WantExact, Wanting, WantOther


def forms(players: int) -> list[Form]:
    """The frames with what they lie on: a phase on the round that goes on with the next one. (Tricks 1-9)"""
    seat = ("a seat", 0, players - 1)
    turn = ("how many trading turns began", 0, 4)
    flag = ("the second number", 0, 1)
    value = ("a value", 1, 13)
    return [
        Form("Round", [BOTTOM], [("the phase of a round", DEAL, SCORING)]),
        Form("Trading", ["Round(2)"], [turn, ("a seat", -1, players - 1)]),
        Form("TradingTurn", ["Trading"], [seat]),
        Form("Reply", ["TradingTurn"], [seat]),
        Form("CommitSecond", ["Reply"], [seat]),
        Form("Proposing", ["TradingTurn", "Reply"], [seat]),
        Form("Offering", ["Proposing"], [seat]),
        Form("Wanting", ["Proposing"], [seat]),
        Form("WantExact", ["Wanting"], [seat]),
        Form("WantEither", ["Wanting"], [seat]),
        Form("WantOther", ["Wanting"], [seat, value]),
        Form("Speaking", ["TradingTurn", "Reply"], [seat, flag]),
        Form(
            "Answering",
            ["TradingTurn"],
            [("who asks", 0, players - 1), ("a question", ASK_VALUE, SILENT - 1), seat],
        ),
        Form("SwapCard", ["TradingTurn"], [seat, flag]),
        Form("Bidding", ["Round(3)"], []),
        Form("UseCard", ["Round(4)"], [seat, ("how many may use a card", 0, MAX_SEATS)]),
        Form("AfterUse", ["UseCard"], [seat, (USED_CARD, 0, 51)]),
        Form("TrickTaking", ["Round(6)"], []),
        Form("PlayCard", ["TrickTaking"], [seat]),
    ]


def frame_of(name: str, n: list[int]) -> Frame:
    """The frame of this name with these numbers."""
    if name in ("Bidding", "TrickTaking") and len(n) == 0:
        return Bidding() if name == "Bidding" else TrickTaking()
    if len(n) == 1:
        return frame_of_one(name, n[0])
    if len(n) == 2:
        return frame_of_two(name, n[0], n[1])
    if name == "Answering" and len(n) == 3:
        return Answering(n[0], n[1], n[2])
    raise TechdeckError(f"there is no frame {name!r} with {len(n)} numbers in Tricks of the Trade")


def frame_of_one(name: str, number: int) -> Frame:
    """A frame with one number: a seat, or how far a phase has come."""
    for kind in (TradingTurn, Proposing, Offering, Wanting, WantExact, WantEither, Reply, CommitSecond):
        if name == kind.__name__:
            return kind(number)
    if name == "PlayCard":
        return PlayCard(number)
    if name == "Round":
        return Round(number)
    raise TechdeckError(f"there is no frame {name!r} with one number in Tricks of the Trade")


def frame_of_two(name: str, one: int, other: int) -> Frame:
    """A frame with two numbers."""
    if name == "Trading":
        return Trading(one, other)
    if name == "UseCard":
        return UseCard(one, other)
    if name == "AfterUse":
        return AfterUse(one, other)
    if name == "Speaking":
        return Speaking(one, other == 1)
    if name == "SwapCard":
        return SwapCard(one, other == 1)
    if name == "WantOther":
        return WantOther(one, other)
    raise TechdeckError(f"there is no frame {name!r} with two numbers in Tricks of the Trade")
