"""Names of the zones, numbers and actions of Paradoxical."""

from typing import Final

from mypy_extensions import i64

from techdeck.core.actions import CARD, ActionKind
from techdeck.core.cards import FACES, face
from techdeck.core.limits import ANY_CARDS, NATURAL, Number, Room

# The compiler works out sums only of numbers in the same file, so where the core's numbers end is said here again.
GAME_ZONES: Final = 19
OWN_NUMS: Final = 31

# Zones.
TABLEAU: Final = GAME_ZONES
"""TABLEAU + seat is that seat's tableau."""
POOL: Final = GAME_ZONES + 4
ZONES: Final = GAME_ZONES + 5

# How many cards a place has room for.
TABLEAU_ROOM: Final = 10
POOL_ROOM: Final = 5
HAND_ROOM: Final = 5

ENOUGH: Final = 2
"""So many tokens win. (Paradoxical 5.1)"""

# Numbers.
TOKENS: Final = OWN_NUMS  # per seat: paradoxes claimed
TURNS: Final = OWN_NUMS + 4
"""Turns that are over, of all seats together; with the seat that began it also tells whose turn it is."""
MARKED: Final = OWN_NUMS + 5
"""MARKED and MARKED + 1 are masks of the cards of either deck of 54 that are marked as used."""
REMEMBERED: Final = OWN_NUMS + 7
"""REMEMBERED and REMEMBERED + 1 are the same as all remember it: a mark that came off unseen still stands here."""
TURN_LIMIT: Final = OWN_NUMS + 9
ALTERNATING: Final = OWN_NUMS + 10
FINISH_ROUND: Final = OWN_NUMS + 11
FIRST: Final = OWN_NUMS + 12  # the seat that began
MARKS_STAY: Final = OWN_NUMS + 13  # 1 where a mark stays on wherever its card goes
NUMS: Final = OWN_NUMS + 14


def number_names(players: int, cards: int, turn_limit: int, most_tokens: int) -> list[Number]:
    """The numbers as positions write them, and what they can be; the options give the others."""
    last_turn, second = turn_limit * players - 1, NATURAL if cards > FACES else 0
    return [
        Number("first", FIRST, 1, 0, players - 1),
        Number("tokens", TOKENS, players, 0, most_tokens),
        Number("turns", TURNS, 1, 0, last_turn),
        Number("marked", MARKED, 1, 0, NATURAL),
        Number("marked of second deck", MARKED + 1, 1, 0, second),
        Number("remembered marks", REMEMBERED, 1, 0, NATURAL),
        Number("remembered marks of second deck", REMEMBERED + 1, 1, 0, second),
    ]


FIRST_PILES: Final = Room(0, 52, 2**26 - 1, "the cards of deck 1: knowledge and science")
SECOND_PILES: Final = Room(0, 52, 2**52 - 2**26, "the cards of deck 2: technology and service")
ROOMS: dict[str, Room] = {
    "deck 1": FIRST_PILES,
    "discard 1": FIRST_PILES,
    "deck 2": SECOND_PILES,
    "discard 2": SECOND_PILES,
    "expelled": ANY_CARDS,
    "tableau": Room(0, TABLEAU_ROOM, NATURAL, "all cards but wilds"),
    "pool": Room(0, 2 * POOL_ROOM, NATURAL, "all cards but wilds"),
}
"""The zones that are not simply for all cards but wilds; before its claimer discards, a pool has five too many."""

# Kinds of paradoxes, in the order of their actions.
TWO_PAIRS: Final = 0
FULL_HOUSE: Final = 1
STRAIGHT: Final = 2
KIND_NAMES: Final = ["two pairs", "full house", "straight"]
KINDS: Final = ["two_pairs", "full_house", "straight"]
"""The same as clients are told them."""


# The game's own actions come after the cards, and there are 54 or 108 of them: PILE draws, CARD uses a card or points.
def adding(cards: i64) -> i64:
    """Where the actions begin that add a hand card to the tableau."""
    return CARD + cards


def claiming(cards: i64) -> i64:
    """Where the actions begin that claim a paradox of a kind."""
    return CARD + cards + cards


def own_actions(cards: int) -> list[ActionKind]:
    """The actions only this game has, in the order of their ids."""
    return [
        ActionKind("add", "card", cards),
        ActionKind("two-pairs", "", 1),
        ActionKind("full-house", "", 1),
        ActionKind("straight", "", 1),
    ]


def is_of_second(card: i64) -> bool:
    """Whether the card belongs to deck 2, by its printed domain. (Paradoxical 0.4, 0.6)"""
    return face(card) >= 26


def set_size(kind: i64) -> i64:
    """How many set cards a paradox of this kind has; as many are indifferent. (Paradoxical 2.4, 2.6, 2.8)"""
    if kind == TWO_PAIRS:
        return 4
    return 5
