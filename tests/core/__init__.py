"""Tests of the core: cards, actions, chance, zones."""
