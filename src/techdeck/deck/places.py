"""The places of an exchange or a replacement, and which pairs of them make sense. (Family 3.21-3.23)"""

from typing import Final

from techdeck.core.effects import pointing
from techdeck.deck.nodes import Mistake, column, number, parts
from techdeck.deck.spoken import Spoken, names_seat
from techdeck.deck.trees import Node

PLACES: Final = {
    "neutral": pointing.NEUTRAL,
    "own": pointing.OWN,
    "neutral_or_own": pointing.NEUTRAL_OR_OWN,
    "in_discard": pointing.IN_DISCARD,
    "those": pointing.THOSE,
    "deck_top": pointing.DECK_TOP,
    "random_of_picked": pointing.RANDOM_OF_PICKED,
    "it": pointing.IT,
    "in_hand": pointing.IN_HAND,
    "in_play": pointing.IN_PLAY,
    "theirs": pointing.THEIRS,
    "discard_top": pointing.DISCARD_TOP,
}
IN_PLAY: Final = (pointing.NEUTRAL, pointing.OWN, pointing.NEUTRAL_OR_OWN, pointing.IN_PLAY, pointing.THEIRS)
WIDE: Final = {pointing.NEUTRAL_OR_OWN, pointing.IN_PLAY}
"""Places that have cards of other places in play too."""


def place(spoken: Spoken, node: Node) -> int:
    """The place a node names; "it", "those" and "that hand" must have been brought up."""
    found = PLACES[node.data]
    if found == pointing.IT:
        spoken.require(node, "it", "IT", "THATCARD")
    if found == pointing.RANDOM_OF_PICKED and not names_seat(node):
        spoken.require(node, "picked", "THAT", "THEIR", "THATPLAYER")
    if found == pointing.RANDOM_OF_PICKED and "IT" in [word.type for word in node.all_words()]:
        spoken.require(node, "hand", "IT")
    if found == pointing.THOSE:
        spoken.require(node, "those", "THEM")
    return found


def as_many(node: Node) -> int:
    """How many cards of each place: as many of the one as of the other."""
    one, other = parts(node)
    if number(one) != number(other):
        raise Mistake(f"{number(one)} can't take the place of {number(other)}: write the same number", column(other))
    return number(one)


def two_places(spoken: Spoken, node: Node) -> tuple[int, int]:
    """The two places as written; they must differ, so that a card is never swapped with itself."""
    one, other = (place(spoken, part) for part in parts(node))
    if one == other or (not WIDE.isdisjoint((one, other)) and one in IN_PLAY and other in IN_PLAY):
        raise Mistake("the two cards must come from different places", column(parts(node)[1]))
    return one, other


def exchanged(spoken: Spoken, node: Node) -> tuple[int, int]:
    """The places of an exchange in the order the engine asks for them: the card in play first, the hand last."""
    one, other = two_places(spoken, node)
    return (other, one) if one == pointing.IN_HAND or other in IN_PLAY else (one, other)


def replaced(spoken: Spoken, node: Node) -> tuple[int, int]:
    """The places of a replacement: a card in play, and one that is not."""
    one, other = two_places(spoken, node)
    first, second = parts(node)
    if one not in IN_PLAY:
        message = "only a card in play can be replaced: write 'a neutral card' or 'your own card in play'"
        raise Mistake(message, column(first))
    if other in IN_PLAY:
        raise Mistake("the card that takes its place can't be in play already", column(second))
    return one, other
