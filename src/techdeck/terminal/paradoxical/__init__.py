"""Paradoxical in the terminal: its table, its claims, its choices, its events in words."""
