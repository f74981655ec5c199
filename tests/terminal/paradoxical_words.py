"""Tables of Paradoxical for tests at the terminal, and what a seat reads there."""

from techdeck.core.state import State
from techdeck.games.paradoxical.places import Paradoxical
from techdeck.terminal.paradoxical.game import ParadoxicalText
from techdeck.terminal.people import People
from techdeck.terminal.registry import game_text
from techdeck.terminal.screen import Screen
from tests.paradoxical_table import EXAMPLE, paradoxical_table

DECK_1, DECK_2 = "K1 K3 K4 K5 K8 K9 S1 S2 S4 S5", "T1 T3 T4 T5 V1 V2 V3 V4"


def words_for(table: State, seat: int | None = 0, width: int = 80, colour: bool = False) -> ParadoxicalText:
    """The words for a seat."""
    text = game_text(table.game, People(table.game.players, seat), Screen(width=width, colour=colour))
    assert isinstance(text, ParadoxicalText)
    return text


def told(table: Paradoxical, seat: int = 0) -> list[str]:
    """What the seat is told of all that happened."""
    assert table.journal is not None
    return words_for(table, seat, 200).teller.tell(table.journal.feed(seat))


def example(**more: object) -> Paradoxical:
    """The tableau of the rulebook's example, with cards in the decks."""
    return paradoxical_table([EXAMPLE, "K11 T11"], deck_1=DECK_1, deck_2=DECK_2, **more)  # type: ignore[arg-type] # passed on
