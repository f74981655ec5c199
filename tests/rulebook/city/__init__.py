"""Tech City, clause by clause."""
