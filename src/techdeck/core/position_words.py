"""The words of a position: numbers, cards, registers. (Family 8.8)"""

from __future__ import annotations

from typing import Final

from techdeck.core.cards import parse_card
from techdeck.core.effects.registers import REGISTER_NAMES, REGISTERS
from techdeck.core.errors import BadCard, TechdeckError
from techdeck.core.game import Game

HUGE: Final = 4000000000000000000


def read_registers(text: str) -> list[int]:
    """Registers by name; those not named are 0."""
    values = [0] * REGISTERS
    for word in text.split():
        name, _, number = word.partition("=")
        if name not in REGISTER_NAMES:
            raise TechdeckError(f"there is no register {name!r}: choose from {', '.join(REGISTER_NAMES)}")
        values[REGISTER_NAMES.index(name)] = number_in(number)
    return values


def number_in(text: str) -> int:
    """A whole number of ordinary size."""
    digits = text.removeprefix("-")
    if not digits.isdecimal() or len(digits) > 19 or int(digits) > HUGE:
        raise TechdeckError(f"{text!r} is not a number")
    return int(text)


def card_in(text: str, game: Game) -> int:
    """A card of this game."""
    try:
        card = parse_card(text)
    except BadCard as error:
        raise TechdeckError(str(error)) from None
    if card >= game.cards:
        raise TechdeckError(f"{text} is a card of a second deck, and this table has only one deck")
    return card
