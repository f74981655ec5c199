"""Offers, promises and talk, once for every game that trades: each game says when and with whom."""
