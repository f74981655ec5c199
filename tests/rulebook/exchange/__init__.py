"""Tech Exchange, clause by clause."""
