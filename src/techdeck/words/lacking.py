"""Why a card would be used in vain, in words. (Family 3.3, 3.4)"""

from __future__ import annotations

LACKS = {
    "hand": "You have no card in hand for it",
    "fitting_hand": "No card in your hand fits",
    "their_hand": "Nobody else has a card in hand for it",
    "deck": "The deck is empty",
    "discard": "The discard pile is empty",
    "fitting_discard": "No card in the discard pile fits",
    "neutral": "There is no neutral card",
    "own": "You have no card of your own in play",
    "neutral_or_own": "There is no neutral card, and you have none of your own in play",
    "in_play": "There is no card in play",
    "theirs": "The others have no cards in play",
    "two_fitting": "No two cards fit",
    "copy": "There is no effect to copy",
    "players": "There is no other player",
    "effect": "It has no text",
    "other": "There is nothing for it to do",
}
"""What there is not, for each word that a choice may say it lacks."""


def lack_said(lack: object) -> str:
    """A sentence for what a choice lacks; empty where it lacks nothing."""
    return "" if lack is None else f"{LACKS[str(lack)]}: this can do nothing now."
