"""The frames of Tricks of the Trade, as positions list them. (Family 8.7)"""

from __future__ import annotations

from techdeck.core.frames import Frame
from techdeck.games.tricks.offering import Offering
from techdeck.games.tricks.phases import AfterUse, Bidding, Round, UseCard
from techdeck.games.tricks.replying import CommitSecond, Proposing, Reply
from techdeck.games.tricks.talk import Answering, Speaking
from techdeck.games.tricks.trading import SwapCard, Trading, TradingTurn
from techdeck.games.tricks.tricktaking import PlayCard, TrickTaking
from techdeck.games.tricks.wanting import WantEither, WantExact, Wanting, WantOther

TRADES: list[type[Frame]] = [Trading, TradingTurn, SwapCard, Reply, CommitSecond, Speaking, Answering]
OFFERS: list[type[Frame]] = [Proposing, Offering, Wanting, WantExact, WantEither, WantOther]
FRAMES: list[type[Frame]] = [Round, *TRADES, *OFFERS, Bidding, UseCard, AfterUse, TrickTaking, PlayCard]
