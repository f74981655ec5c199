"""Tricks of the Trade, clause by clause."""
