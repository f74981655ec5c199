"""What can go wrong with the store, each with what to do about it."""

from techdeck.core.errors import TechdeckError


class StoreError(TechdeckError):
    """The store can't be opened or can't do what was asked."""


class Conflict(StoreError):
    """The table has moved on without us: another process has it. Nothing was written; drop the table."""


class Unwritable(StoreError):
    """Nothing can be written now: a full disk, a database that is away. Load the table again before going on."""


class Unreadable(Unwritable):
    """Not even reading works now."""


class UnknownTable(StoreError):
    """There is no such table."""
