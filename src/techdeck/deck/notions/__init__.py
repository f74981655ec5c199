"""What words stand for: a few plain notions, each with the ways card games say it. A synonym is one line here.

In phrases the word "the" is left out, as it is in texts; the longest phrase that fits is taken.
"""

from typing import Final

from techdeck.deck.notions.cards import CARDS
from techdeck.deck.notions.deeds import DEEDS
from techdeck.deck.notions.joints import JOINTS
from techdeck.deck.notions.players import PLAYERS

__all__ = ["CARDS", "DEEDS", "JOINTS", "NOISE", "NUMBERS", "PHRASES", "PLAYERS"]

NUMBERS: Final = {
    "zero": 0, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9,
    "ten": 10, "eleven": 11, "twelve": 12, "thirteen": 13, "fourteen": 14, "fifteen": 15, "sixteen": 16,
    "seventeen": 17, "eighteen": 18, "nineteen": 19, "twenty": 20,
}  # fmt: skip
NOISE: Final = {"the", ",", "please", "immediately", "must", "also", "too", "now"}
"""Words that mean nothing by themselves."""

PHRASES: Final = {
    tuple(phrase.split()): notion
    for group in (DEEDS, PLAYERS, CARDS, JOINTS)
    for notion, phrases in group.items()
    for phrase in phrases
}
"""Every phrase with its notion."""
