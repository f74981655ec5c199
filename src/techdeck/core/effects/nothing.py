"""The verb of a text that does nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from techdeck.core.effects.run import Run
from techdeck.core.effects.verb import Verb

if TYPE_CHECKING:
    from techdeck.core.table import Table


class Nothing(Verb):
    """Nothing happens, and the log says so. (Family 3.3, 3.4)"""

    def do(self, table: Table, run: Run) -> None:
        run.skip(table)
