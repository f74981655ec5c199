"""How many cards a card's text brings its user, roughly."""

from techdeck.core.effects.worth import gain

__all__ = ["gain"]
