"""Which cards a text could bring to the board. (Chess 6.6, 6.7)"""

from __future__ import annotations

from mypy_extensions import i64

from techdeck.core.cards import face
from techdeck.core.effects.pointing import IN_DISCARD, IN_HAND, NEUTRAL_OR_OWN, OWN
from techdeck.core.effects.swap import Exchange
from techdeck.core.zones import DISCARD, HAND
from techdeck.games.chess.board import may_enter
from techdeck.games.chess.places import Chess


def newcomers(table: Chess, seat: i64, card: i64) -> list[int]:
    """The cards of the hand or the discard pile that this card's text could put in the place of a piece of the seat."""
    found: list[int] = []
    for verb in table.game.deck.programs[face(card)].verbs:
        if isinstance(verb, Exchange) and (verb.first == OWN or verb.first == NEUTRAL_OR_OWN):
            if verb.second == IN_HAND:
                found += table.zones.listed(HAND + seat)
            elif verb.second == IN_DISCARD:
                found += table.zones.listed(DISCARD)
    side = table.side_of(seat)
    return [one for one in found if may_enter(table, side, one)]
