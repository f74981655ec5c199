"""Editions: 54 cards as data, and the language their texts are written in."""
