"""Tricks of the Trade in the terminal: its table, its choices, its events in words."""
