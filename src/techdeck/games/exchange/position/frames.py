"""The frames of Tech Exchange, as positions list them. (Family 8.7)"""

from __future__ import annotations

from techdeck.core.frames import Frame
from techdeck.games.exchange.accepting import PickPartner
from techdeck.games.exchange.arranging import Arranging
from techdeck.games.exchange.market import DealtWilds, PlaceWild
from techdeck.games.exchange.phases import AfterUse, Equalise, Redraw, Round, UseCard
from techdeck.games.exchange.trading import Trading

TRADES: list[type[Frame]] = [DealtWilds, PlaceWild, Trading, PickPartner]
FRAMES: list[type[Frame]] = [Round, *TRADES, UseCard, AfterUse, Redraw, Equalise, Arranging]
