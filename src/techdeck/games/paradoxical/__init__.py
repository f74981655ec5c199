"""Paradoxical: building a tableau from two decks until some cards outweigh as many others."""
