"""A city for tests at the terminal, and what a seat reads there."""

from techdeck.core.state import State
from techdeck.games.city.places import City
from techdeck.terminal.city.game import CityText
from techdeck.terminal.people import People
from techdeck.terminal.screen import Screen

CITY = """K7:0  V3    S13:1
          .     T3:0  ."""


def city_text(table: State, seat: int | None = 0, width: int = 80, colour: bool = False) -> CityText:
    """The words for a seat."""
    return CityText(table.game, People(table.game.players, seat), Screen(width=width, colour=colour))


def told(table: City, seat: int = 0) -> list[str]:
    """What the seat is told of all that happened."""
    assert table.journal is not None
    return city_text(table, seat, 200).teller.tell(table.journal.feed(seat))
