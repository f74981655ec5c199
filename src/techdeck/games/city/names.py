"""Names of the zones, numbers and actions of Tech City."""

from typing import Final

from techdeck.core.actions import ActionKind
from techdeck.core.limits import ANY_FACE, Number, Room

# The compiler works out sums only of numbers in the same file, so where the core's numbers end is said here again.
GAME_ZONES: Final = 19
OWN_NUMS: Final = 31

# Zones.
CITY: Final = GAME_ZONES
"""The city; the index of a card is its slot, and a slot never moves."""
SITE: Final = GAME_ZONES + 1
"""The card that is being built, shown to all."""
HELP: Final = GAME_ZONES + 2
"""Cards given for a service card, until it is known whether it is built."""
ZONES: Final = GAME_ZONES + 3

ROUNDS: Final = 6
SLOTS: Final = 37
"""The first card, and in each of six rounds at most one card of each of six players."""

# Whose marker lies on a slot: a seat, or one of these.
COUNCIL: Final = 6
NO_MARKER: Final = -1

# Numbers; those ending in a comment "per slot" take SLOTS places.
FIRST: Final = OWN_NUMS
SITE_VALUE: Final = OWN_NUMS + 1
SITE_DOMAIN: Final = OWN_NUMS + 2
"""What the card that is being built counts as: a wild as what its builder chose."""
HELPERS: Final = OWN_NUMS + 3
"""The mask of those who gave a card for it; the council's bit is COUNCIL."""
SCORE: Final = OWN_NUMS + 4
"""Per seat; SCORE + COUNCIL are the points of the council."""
ACROSS: Final = SCORE + 7  # per slot: steps to the right of the first card
UP: Final = ACROSS + SLOTS  # per slot: steps above it
FREE: Final = UP + SLOTS  # per slot: the mask of the sides where nothing lies
MARKER: Final = FREE + SLOTS  # per slot
USERS: Final = MARKER + SLOTS  # per slot: the mask of seats that used the card in this phase
SEEN: Final = USERS + SLOTS  # per slot: the card last seen there, to tell when another has come
NUMS: Final = SEEN + SLOTS

# Sides of a card. The action CARD + cards + side names one: these ids follow those of all the cards at the table.
LEFT: Final = 0
RIGHT: Final = 1
ABOVE: Final = 2
BELOW: Final = 3
SIDES: Final = 4
ALL_SIDES: Final = 15
SIDE_NAMES: Final = ["left", "right", "above", "below"]

MOST_POINTS: Final = 9999


def number_names(players: int, slots: int) -> list[Number]:
    """The numbers as positions write them, and what they can be: of slots as many as the city has.

    Free sides and what was seen last follow from these.
    """
    seats = 2**players - 1
    council = [(2**COUNCIL, 2**COUNCIL + 1)] if players == 1 else []
    return [
        Number("first", FIRST, 1, 0, players - 1),
        Number("site value", SITE_VALUE, 1, 0, 13),
        Number("site domain", SITE_DOMAIN, 1, 0, 3),
        Number("helpers", HELPERS, 1, 0, seats, council),
        Number("score", SCORE, players, 0, MOST_POINTS),
        Number("council", SCORE + COUNCIL, 1, 0, MOST_POINTS if players == 1 else 0),
        Number("across", ACROSS, slots, -SLOTS, SLOTS),
        Number("up", UP, slots, -SLOTS, SLOTS),
        Number("marker", MARKER, slots, NO_MARKER, COUNCIL),
        Number("users", USERS, slots, 0, 63),
    ]


ROOMS: dict[str, Room] = {"site": Room(0, 1, ANY_FACE, "all cards"), "help": Room(0, 6, ANY_FACE, "all cards")}
"""The zones that do not hold any number of cards."""


def own_actions() -> list[ActionKind]:
    """The actions only this game has, in the order of their ids."""
    return [ActionKind(name, "", 1) for name in SIDE_NAMES]
