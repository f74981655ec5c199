"""The frames of Tech Exchange by their names, as positions write them. (Family 8.7)"""

from __future__ import annotations

from techdeck.core.cards import NATURALS
from techdeck.core.frames import Frame
from techdeck.core.limits import ASIDE, BOTTOM, FACE_DOWN, USED_CARD, Form, holding
from techdeck.games.exchange.accepting import PickPartner
from techdeck.games.exchange.arranging import Arranging
from techdeck.games.exchange.market import DealtWilds, PlaceWild
from techdeck.games.exchange.names import SLOTS
from techdeck.games.exchange.phases import DEAL, RESETTING, AfterUse, Equalise, Redraw, Round, UseCard
from techdeck.games.exchange.trading import Trading


def forms(players: int, cards: int) -> list[Form]:
    """The frames with what they lie on: a phase on the round that goes on with the next one. (Exchange 0.7)"""
    seat, flag = ("a seat", 0, players - 1), ("whether a card is drawn", 0, 1)
    used = (USED_CARD, 0, cards - 1)
    wild_on = ["DealtWilds", "Trading", "UseCard", "AfterUse", "Redraw", "Run", "PlaceWild"]
    return [
        Form("Round", [BOTTOM], [("the phase of a round", DEAL, RESETTING)]),
        Form("DealtWilds", ["Round(1)"], []),
        holding(ASIDE, Form("PlaceWild", wild_on, [seat, ("a wild", NATURALS, cards - 1), flag])),
        Form("Trading", ["Round(2)", "Round(4)"], [("a trading phase", 1, 2)]),
        Form("PickPartner", ["Trading"], [("an offer", 0, players * SLOTS - 1)]),
        Form("UseCard", ["Round(3)", "Round(5)"], [seat, ("how many may use a card", 0, players)]),
        Form("AfterUse", ["UseCard"], [seat, used]),
        Form("Redraw", ["UseCard"], [seat, used]),
        holding(FACE_DOWN, Form("Equalise", ["Round(6)"], [("how many cards are kept", 0, cards)])),
        Form("Arranging", ["Round(7)"], []),
    ]


def frame_of(name: str, n: list[int]) -> Frame | None:
    """The frame of this name with these numbers; None if this game has none such."""
    if len(n) == 0:
        return DealtWilds() if name == "DealtWilds" else Arranging() if name == "Arranging" else None
    if len(n) == 1:
        return frame_of_one(name, n[0])
    if len(n) == 2:
        return frame_of_two(name, n[0], n[1])
    return PlaceWild(n[0], n[1], n[2]) if name == "PlaceWild" and len(n) == 3 else None


def frame_of_one(name: str, number: int) -> Frame | None:
    """A frame with one number."""
    if name == "Round":
        return Round(number)
    if name == "Trading":
        return Trading(number)
    if name == "PickPartner":
        return PickPartner(number)
    return Equalise(number) if name == "Equalise" else None


def frame_of_two(name: str, seat: int, number: int) -> Frame | None:
    """A frame with two numbers, the first of them a seat."""
    if name == "UseCard":
        return UseCard(seat, number)
    if name == "AfterUse":
        return AfterUse(seat, number)
    return Redraw(seat, number) if name == "Redraw" else None
