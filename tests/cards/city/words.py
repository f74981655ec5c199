"""Words for the cards of Tech City: tables in the effects phase, the city as it lies, moments written and read."""

from techdeck.core.bits import has
from techdeck.core.cards import card_id
from techdeck.games.city.names import CITY, COUNCIL, MARKER, NO_MARKER, USERS
from techdeck.games.city.places import City
from tests.city_table import city_table, do, hand, happened
from tests.rulebook.words import frame

CARDS = [f"{letter}{value}" for letter in "KSTV" for value in range(1, 14)]
"""Every card that has an effect."""


def effects(hands: list[str], city: str, deck: str = "", discard: str = "", first: int = 0, seed: int = 1) -> City:
    """A table at the beginning of the effects phase; one hand is a solo table."""
    return city_table(hands, city, phase="effects", deck=deck, discard=discard, first=first, seed=seed)


def city_now(table: City) -> str:
    """The cards of the city by their slots, as in the drawings: "V3 K9:0 S9:1~0" - marker, and who used it."""
    return " ".join(slot_text(table, slot) for slot in range(int(table.zones.count(CITY))))


def slot_text(table: City, slot: int) -> str:
    """One card of the city with its marker and its users."""
    owner, mask = int(table.nums[MARKER + slot]), int(table.nums[USERS + slot])
    users = "".join(str(seat) for seat in range(int(table.players)) if has(mask, seat))
    marker = "" if owner == NO_MARKER else ":c" if owner == COUNCIL else f":{owner}"
    return card_id(table.zones.at(CITY, slot)) + marker + (f"~{users}" if users else "")


def hands(table: City) -> list[str]:
    """All hands, seat by seat."""
    return [hand(table, seat) for seat in range(int(table.players))]


def expelled(table: City) -> set[str]:
    """The cards that were expelled, as the journal tells it. (Family 3.24)"""
    return set(happened(table, "expel"))


def put(table: City, *cards: str) -> None:
    """Seat 0 puts the first cards face down, seat 1 the second, and so on."""
    for seat, text in enumerate(cards):
        do(table, *text.split(), seat=seat)


def to_my_build(table: City) -> None:
    """Nobody uses anything more, nothing is discarded, and seat 0 is the next to build who wants to."""
    while frame(table) == "EffectTurn":
        do(table, "no")
    while table.current_player() != 0:
        do(table, "no")
