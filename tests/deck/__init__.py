"""Tests of the deck: the language of card texts, edition files, the open edition."""
