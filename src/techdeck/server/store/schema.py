"""The tables of the database, for migrations: nothing is read or written through these."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa

METADATA: Final = sa.MetaData()

TABLES: Final = sa.Table(
    "tables",
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("status", sa.Text, nullable=False, index=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("players", sa.Integer, nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("edition", sa.Text, nullable=False),
    sa.Column("rules_version", sa.Integer, nullable=False),
    sa.Column("key", sa.LargeBinary, nullable=False),
    sa.Column("nonces", sa.JSON, nullable=False),
    sa.Column("settings", sa.JSON, nullable=False),
    sa.Column("seats", sa.JSON, nullable=False),
    sa.Column("clocks", sa.JSON, nullable=False),
    sa.Column("created", sa.Double, nullable=False),
    sa.Column("updated", sa.Double, nullable=False),
    sa.Column("results", sa.JSON, nullable=True),
    sa.Column("finished", sa.Double, nullable=True, index=True),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("forgotten", sa.Double, nullable=True),
)
TEXTS: Final = sa.Table(
    "texts",
    METADATA,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("edition_text", sa.Text, nullable=False),
)
ENTRIES: Final = sa.Table(
    "entries",
    METADATA,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("data", sa.JSON, nullable=False),
    sqlite_with_rowid=False,
)
CHAT: Final = sa.Table(
    "chat",
    METADATA,
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("table_id", sa.Text, nullable=False, index=True),
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("seat", sa.Integer, nullable=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
)
PROBES: Final = sa.Table("probes", METADATA, sa.Column("count", sa.Integer, nullable=False))
