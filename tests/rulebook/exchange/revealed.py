"""A table of Tech Exchange at which hands are compared, and what is told of it. (Exchange 7)"""

from tests.exchange_table import exchange_table, heard

MARKET_CARDS = "K1 K10 K11 K12 S1 S10 S11 T1 T10 V1 V10"
EXAMPLE = "K9 S9 T9 V2 V5 V8 K4 S4 T4 V4"


def points(table):
    """What everybody scored this round."""
    return table.facts()["points"]


GROUPS = [
    {"cards": ["K4", "S4", "T4", "V4"], "form": "set", "domain": "knowledge", "points": 16},
    {"cards": ["K9", "S9", "T9"], "form": "set", "domain": "knowledge", "points": 12},
    {"cards": ["V2", "V5", "V8"], "form": "flush", "domain": "service", "points": 6},
]
"""The groups of the example."""


def scores_told(table):
    """Who was told to score how many points."""
    return [(event["seat"], event["points"]) for event in heard(table, "score")]


def at_reveal(*hands: str, market: str = MARKET_CARDS, **options: str):
    """A table at which the hands are to be compared."""
    return exchange_table(hands, phase="reveal", market=market, options=options)
