"""The statements of both databases, written once with ? for each value."""

from __future__ import annotations

from typing import Final

from techdeck.server.store.records import CHANGEABLE, COLUMNS

SELECT_ROWS: Final = (
    f"SELECT {', '.join(COLUMNS)}, texts.edition_text FROM tables JOIN texts ON texts.table_id = tables.id"
)
ALL_ROW_MARKS: Final = ", ".join("?" * len(COLUMNS))

CREATE: Final = f"INSERT INTO tables ({', '.join(COLUMNS)}) VALUES ({ALL_ROW_MARKS}) ON CONFLICT (id) DO NOTHING"
KEEP_TEXT: Final = "INSERT INTO texts (table_id, edition_text) VALUES (?, ?)"
CHANGE: Final = (
    f"UPDATE tables SET seq = ?, {', '.join(f'{name} = COALESCE(?, {name})' for name in CHANGEABLE)}"
    " WHERE id = ? AND seq = ?"
)
"""Compare and set: it changes one row, or none if another process has moved the table on."""
ENTER: Final = "INSERT INTO entries (table_id, seq, data) VALUES (?, ?, ?)"
SAY: Final = (
    "INSERT INTO chat (table_id, at, seat, name, text)"
    " SELECT ?, ?, ?, ?, ? WHERE EXISTS (SELECT 1 FROM tables WHERE id = ?)"
)

ONE_ROW: Final = f"{SELECT_ROWS} WHERE id = ?"
UNFINISHED_ROWS: Final = f"{SELECT_ROWS} WHERE status IN ('open', 'playing') ORDER BY created, id"
FINISHED_ROWS: Final = f"{SELECT_ROWS} WHERE status = 'finished' AND finished < ? ORDER BY finished DESC, id LIMIT ?"
ALL_IDS: Final = "SELECT id FROM tables ORDER BY created, id"
ENTRIES: Final = "SELECT data FROM entries WHERE table_id = ? ORDER BY seq"
CHAT: Final = "SELECT at, seat, name, text FROM chat WHERE table_id = ? ORDER BY number"

REMOVALS: Final = (
    "DELETE FROM chat WHERE table_id = ?",
    "DELETE FROM entries WHERE table_id = ?",
    "DELETE FROM texts WHERE table_id = ?",
    "DELETE FROM tables WHERE id = ?",
)
FORGET_CHAT: Final = REMOVALS[0]
FORGET_NAMES: Final = "UPDATE tables SET seats = ?, results = ?, forgotten = ? WHERE id = ?"
STALE_OPEN: Final = "SELECT id FROM tables WHERE status = 'open' AND updated < ?"
STALE_ENDED: Final = "SELECT id FROM tables WHERE status IN ('finished', 'frozen') AND updated < ?"
STALE_NAMES: Final = f"{STALE_ENDED} AND forgotten IS NULL"
PROBE: Final = "UPDATE probes SET count = count + 1"
REVISION: Final = "SELECT version_num FROM alembic_version"
