"""The store, over SQLite and over a real PostgreSQL."""
