"""Whole gestures of Tricks of the Trade: offers, counter-offers, accepts, swaps, statements, questions. (Tricks 3)"""

from __future__ import annotations

from techdeck.core.forms import CommandForm, Slot
from techdeck.core.trading.slots import AskedSlot, OfferedSlot, SaidSlot, WantedSlot

OFFERED, WANTED = OfferedSlot(), WantedSlot()
GIVEN = Slot("cards", ["reply", "give_second"], "card", many=True)
SWAP = [Slot("with", ["trading_turn"], "deck|trump"), Slot("card", ["swap_card"], "card")]
COMMANDS: list[CommandForm] = [
    CommandForm("offer", "trading_turn", "propose_to", [Slot("to", ["trading_turn"], "seat"), OFFERED, WANTED]),
    CommandForm("counter", "reply", "counter", [OFFERED, WANTED]),
    CommandForm("accept", "reply", "give", [GIVEN]),
    CommandForm("swap", "trading_turn", "swap_with", SWAP),
    CommandForm("say", "trading_turn", "speak", [SaidSlot()]),
    CommandForm("ask", "trading_turn", "speak", [AskedSlot()]),
    CommandForm("say", "reply", "speak", [SaidSlot()]),
]
