"""Bots against each other, until it is clear who is better."""
