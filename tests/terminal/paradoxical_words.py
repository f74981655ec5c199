"""Tables of Paradoxical for tests at the terminal."""

from techdeck.games.paradoxical.places import Paradoxical
from tests.paradoxical_table import EXAMPLE, paradoxical_table

DECK_1, DECK_2 = "K1 K3 K4 K5 K8 K9 S1 S2 S4 S5", "T1 T3 T4 T5 V1 V2 V3 V4"


def example(**more: object) -> Paradoxical:
    """The tableau of the rulebook's example, with cards in the decks."""
    return paradoxical_table([EXAMPLE, "K11 T11"], deck_1=DECK_1, deck_2=DECK_2, **more)  # type: ignore[arg-type] # passed on
