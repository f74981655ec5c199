"""Lists of tables: those that wait for players, and those at which a browser has a seat."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from techdeck.games import TITLES
from techdeck.server.bodies import Listed
from techdeck.server.editions import has_own_cards
from techdeck.server.house import House
from techdeck.server.protocol import ClockSettings
from techdeck.server.seating import read_seats
from techdeck.server.store import TableRow


def listed(house: House, row: TableRow, token: str) -> Listed:
    """A table in a list."""
    seats, table = read_seats(row.seats), house.tables.get(row.id)
    infos = [seat.info(number, table is None or table.away(number)) for number, seat in enumerate(seats)]
    title, clock = TITLES.get(row.game, row.game), msgspec.convert(row.settings["clock"], ClockSettings)
    return Listed(
        row.id, row.game, title, row.players, row.options, row.edition, has_own_cards(row), row.status,
        row.settings["public"], row.settings["watch"], clock, infos, round(row.created * 1000), seats_of(row, token),
    )  # fmt: skip


def seats_of(row: TableRow, token: str) -> list[int]:
    """The seats of a table that a browser has."""
    return [number for number, seat in enumerate(read_seats(row.seats)) if seat.held_by(token)]


def waiting(house: House, token: str) -> list[Listed]:
    """The public tables that wait for players, the newest first."""
    rows = [row for row in house.rows.values() if row.status == "open" and row.settings["public"]]
    return newest(house, [row for row in rows if any(seat.free for seat in read_seats(row.seats))], token)


async def own(house: House, token: str) -> list[Listed]:
    """The tables at which a browser has a seat: all that are not over, and those that were lately."""
    rows = [*house.rows.values(), *await house.services.store.finished(limit=200)]
    return newest(house, [row for row in rows if token in [seat.get("token") for seat in row.seats]], token)


def newest(house: House, rows: Iterable[TableRow], token: str) -> list[Listed]:
    """A hundred tables at most, the newest first."""
    return [listed(house, row, token) for row in sorted(rows, key=lambda row: -row.created)[:100]]
