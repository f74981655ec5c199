"""The rules of Paradoxical, clause by clause."""
