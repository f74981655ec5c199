"""What a seat reads of Tricks of the Trade at the terminal."""

from techdeck.games.tricks.table import Tricks
from techdeck.terminal.people import People
from techdeck.terminal.screen import Screen
from techdeck.terminal.tricks.game import TricksText


def words_for(table: Tricks, seat: int | None = 0, width: int = 200) -> TricksText:
    """The words for a seat."""
    return TricksText(table.game, People(table.game.players, seat), Screen(width=width, colour=False))


def told(table: Tricks, seat: int = 0) -> list[str]:
    """What the seat is told of all that happened."""
    assert table.journal is not None
    text = words_for(table, seat)
    text.begin(table.view(seat).table)
    text.teller.meet(table.view(seat).table)
    return text.teller.tell(table.journal.feed(seat))
