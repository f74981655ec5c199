"""Tech Chess, clause by clause."""
