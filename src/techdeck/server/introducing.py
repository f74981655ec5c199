"""A table as everybody sees it: what is played, by whom, and how."""

from __future__ import annotations

from typing import TYPE_CHECKING

from techdeck.core.rng import commitment
from techdeck.server import protocol as told
from techdeck.server.editions import has_own_cards

if TYPE_CHECKING:
    from techdeck.server.table import Table


def introduced(table: Table) -> told.Table:
    """The message that tells of the table itself."""
    row, kept, over = table.row, table.settings, table.row.status == "finished"
    return told.Table(
        id=row.id,
        game=row.game,
        title=table.game.title,
        players=row.players,
        options=table.game.options(),
        edition=row.edition,
        own_cards=has_own_cards(row),
        status=row.status,
        public=kept["public"],
        watch=kept["watch"],
        hints=kept["hints"],
        chat=kept["chat"],
        clock=table.clocks.settings,
        host=kept["host"],
        seats=[seat.info(number, table.away(number)) for number, seat in enumerate(table.seats)],
        watching=sum(1 for one in table.audience.connections if one.joined and one.seat is None),
        commitment=commitment(row.key),
        key=row.key.hex() if over else None,
        next=kept.get("next"),
        writable=table.writable,
    )
