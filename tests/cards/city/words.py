"""Words for the cards of Tech City: tables in the effects phase, the city as it lies, moments written and read."""

from techdeck.core.cards import card_id
from techdeck.core.events import Event, Moved
from techdeck.games.city.names import CITY, COUNCIL, NO_MARKER
from techdeck.games.city.places import City
from tests.city_table import city_table, do, hand
from tests.rulebook.words import frame
from tests.table_words import told, words_of

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
    owner = table.marker_at(slot)
    users = "".join(str(seat) for seat in table.users_at(slot))
    marker = "" if owner == NO_MARKER else ":c" if owner == COUNCIL else f":{owner}"
    return card_id(table.zones.at(CITY, slot)) + marker + (f"~{users}" if users else "")


def hands(table: City) -> list[str]:
    """All hands, seat by seat."""
    return [hand(table, seat) for seat in range(int(table.players))]


def expelled(table: City) -> set[str]:
    """The cards that were expelled, as the journal tells it. (Family 3.24)"""
    assert table.journal is not None
    moved = [card for event in table.journal.events for card in event.to_dict()["cards"]]  # type: ignore[attr-defined]  # a list
    return {card["card"] for card in moved if card["to"]["zone"] == "expelled"}


def turned_up(table: City) -> list[str]:
    """The cards that took the place of a wild, as the journal tells it. (City 3.4, 3.9)"""
    moved = [card for event in told(table, "replace_wild") for card in event["cards"]]
    return [card["card"] for card in moved if card["to"]["zone"] == "city"]


def seen_by(table: City, seat: int | None) -> list[str]:
    """All events as the seat saw them (None: an onlooker), but for tilted cards and who lost track of what: kind, seat
    if any, to whom, cards with the place in the city they come to, facts; of what was left out, the words."""
    assert table.journal is not None
    return [in_short(table, event) for event in table.journal.feed(seat) if event.kind not in ("tilt", "lose_track")]


def in_short(table: City, event: Event) -> str:
    """An event in a line."""
    who = [str(event.seat)] if event.seat >= 0 else []
    whom = [f"to {event.other}"] if event.other >= 0 else []
    cards = [card_id(moved.card) + place_text(moved) for moved in event.moved]
    facts = [words_of(table, event.effect)] if event.kind == "skip" else event.about.values()
    return " ".join([event.kind, *who, *whom, *cards, *[str(fact) for fact in facts]])


def place_text(moved: Moved) -> str:
    """The place in the city to which a card has come: @1,0."""
    at = moved.target.at
    if not isinstance(at, dict) or moved.source.to_dict() == moved.target.to_dict():
        return ""
    return f"@{at['x']},{at['y']}"


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
