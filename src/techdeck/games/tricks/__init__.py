"""Tricks of the Trade: trade, bid, use a card, take six tricks; three rounds."""
