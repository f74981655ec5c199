"""Tables of Tech Exchange for tests at the terminal, and what a seat reads there."""

from techdeck.core.state import State
from techdeck.games.exchange.places import Exchange
from techdeck.terminal.exchange.game import ExchangeText
from techdeck.terminal.people import People
from techdeck.terminal.registry import game_text
from techdeck.terminal.screen import Screen
from tests.exchange_table import do, exchange_table

HANDS = ["K9 S9 T4 T6 V13 S2", "T9 K2 S5 V3 K12", "V9 K13 S6 T12 V7"]


def words_for(table: State, seat: int | None = 0, width: int = 80, colour: bool = False) -> ExchangeText:
    """The words for a seat."""
    text = game_text(table.game, People(table.game.players, seat), Screen(width=width, colour=colour))
    assert isinstance(text, ExchangeText)
    return text


def told(table: Exchange, seat: int = 0) -> list[str]:
    """What the seat is told of all that happened."""
    assert table.journal is not None
    return words_for(table, seat, 200).teller.tell(table.journal.feed(seat))


def alone(hands: list[str] | None = None) -> Exchange:
    """A table at which all others are done trading: the person is asked at once."""
    table = exchange_table(HANDS if hands is None else hands)
    for seat in range(1, int(table.players)):
        do(table, "done", seat=seat)
    return table
