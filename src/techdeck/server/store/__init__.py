"""The store: every table on disk before anything is acknowledged; SQLite or PostgreSQL."""

from techdeck.server.store.errors import Conflict, StoreError, UnknownTable, Unwritable
from techdeck.server.store.opening import open_store
from techdeck.server.store.records import Changes, ChatLine, Saved, TableRow
from techdeck.server.store.store import Retention, Store

__all__ = [
    "Changes",
    "ChatLine",
    "Conflict",
    "Retention",
    "Saved",
    "Store",
    "StoreError",
    "TableRow",
    "UnknownTable",
    "Unwritable",
    "open_store",
]
