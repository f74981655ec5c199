"""Open edition 1: every known name and effect is kept, the rest is marked as ours, each text does what it should."""

import re

import pytest

from techdeck.core.cards import card_id
from techdeck.deck.edition import load_edition

# What each card is called, the verbs its text is made of, and the numbers it speaks of.
CARDS = [
    ("K1", "Data Mining", "Look TakeAside ReturnRest", "4 1"),
    ("K2", "Digital Archives", "Draw PutCards", "1 1"),
    ("K3", "Search Engines", "NameValue NameDomain Search DiscardCards", "1"),
    ("K4", "Databases", "Look ReturnRest Draw", "5 1"),
    ("K5", "Cryptography", "Look PutAsideUnder ReturnRest Draw", "3 1"),
    ("K6", "Cloud Computing", "PutCards Draw", "2"),
    ("K7", "Statistics", "NameDomain TurnUntil TakeIt ReturnRest", "5"),
    ("K8", "Digital Media", "Look TakeAside ReturnRest", "3"),
    ("K9", "Navigation", "Look TakeAside ReturnRest", "3 1"),
    ("K10", "Big Data", "Draw DiscardCards", "2 2"),
    ("K11", "Simulation", "Exchange Exchange", ""),
    ("K12", "Virtual Reality", "Pick PeekHand Draw", "1"),
    ("K13", "Quantum Computing", "Draw PutCards", "3 2"),
    ("S1", "Material Sciences", "FromDiscard", "7"),
    ("S2", "Chemistry", "Exchange", ""),
    ("S3", "Biometrics", "NameValue Every DiscardCards Draw NextPlayer", "1"),
    ("S4", "Genetics", "RevealCards FromDiscard", ""),
    ("S5", "Physics", "Replace", ""),
    ("S6", "Medicine", "Look TakeAside ReturnRest", "2"),
    ("S7", "Earth Sciences", "Cut Either TakeIt Jump Exchange", ""),
    ("S8", "Neuroscience", "NameDomain Every RevealCards NextPlayer Exchange", ""),
    ("S9", "Astronomy", "ShuffleDiscardIn Draw", "1"),
    ("S10", "Nanotechnology", "Exchange", ""),
    ("S11", "Biotechnology", "RevealCards CountsAsNeighbour", ""),
    ("S12", "Renewal", "DiscardCards Draw", ""),
    ("S13", "AI", "Replace", ""),
    ("T1", "Internet of Things", "Copy", ""),
    ("T2", "Sensors", "Copy", ""),
    ("T3", "3D Printing", "RevealCards Copy", ""),
    ("T4", "Drones", "Look Either Copy Jump ReturnRest", ""),
    ("T5", "Computer Networking", "Pick About RevealCards About Copy", ""),
    ("T6", "Electric Vehicles", "Draw RevealDrawn If Draw", "1 1"),
    ("T7", "Renewable Energy", "FromDiscard", ""),
    ("T8", "Semiconductors", "Copy", ""),
    ("T9", "Manufacturing", "Replace Draw", "1"),
    ("T10", "Aerospace", "Look Copy ReturnRest", "2"),
    ("T11", "Satellites", "Look ReturnRest Pick PeekHand", "2"),
    ("T12", "Automation", "RevealCards If Draw DiscardCards", "2 2 1"),
    ("T13", "Robotics", "Exchange", ""),
    ("V1", "E-commerce", "Pass", "1"),
    ("V2", "Hospitality", "Every Draw DiscardCards NextPlayer", "1 1"),
    ("V3", "Delivery Services", "Pick Give If About Give About", "1 1"),
    ("V4", "Healthcare", "Every PutCards Draw NextPlayer", "2"),
    ("V5", "Banking", "Draw Pick About Draw About", "2 1"),
    ("V6", "Entertainment", "Look Every TakeAside If DiscardCards NextPlayer", "1"),
    ("V7", "Telecommunications", "Pick PeekHand Exchange", ""),
    ("V8", "Education", "NameDomain Every RevealCards If Draw DiscardCards NextPlayer", "1 1"),
    ("V9", "Professional Services", "Exchange", ""),
    ("V10", "Marketing", "RevealCards CountsAsDomain", ""),
    ("V11", "Government", "Every DiscardCards NextPlayer If Draw", "1 1"),
    ("V12", "Logistics", "DealFaceDown", "1 1"),
    ("V13", "Globalization", "Pass", "2"),
    ("W1", "Wild", "", ""),
    ("W2", "Wild", "", ""),
]
KNOWN_NAMES = {"K1", "S1", "T1", "V1", "V3", "S3", "T5", "S7", "V9", "S13", "T13", "W1", "W2"}
KNOWN_EFFECTS = {"S3", "S13", "S7", "W1", "W2"}
KNOWN_KINDS = {"V9", "T13"}
# Words that the text of a card can't do without: which cards, whose, where from, where to.
WORDS = {
    "K1": "top|rest back on top in any order",
    "K2": "under the deck",
    "K4": "top|on top in any order",
    "K5": "any of them under|on top in any order",
    "K6": "up to 2|under the deck|that many",
    "K7": "at most|others under",
    "K8": "lowest value|discard the others",
    "K9": "bottom 3|on top in any order",
    "K11": "top card of the deck|once more",
    "K13": "on top of the deck in any order",
    "S1": "value 7 or less|discard pile",
    "S2": "hand|discard pile",
    "S3": "every player who holds a card of that value",
    "S4": "same value|discard pile",
    "S5": "neutral|discard pile",
    "S6": "top 2 cards of the discard pile|under the deck",
    "S7": "cut the deck at random|own card in play",
    "S8": "every other player who holds|you may exchange",
    "S10": "hand|neutral",
    "S12": "any number|that many",
    "S13": "neutral|top card of the deck",
    "T1": "in play",
    "T2": "top card of the discard pile",
    "T4": "top card|or put it under",
    "T5": "of their choice",
    "T6": "may reveal|if it is technology",
    "T7": "discard pile on top of the deck",
    "T8": "last effect that another player used this round",
    "T9": "neutral|hand",
    "T10": "effect of one|both under",
    "T12": "you may|of one domain|if you do",
    "T13": "neutral card or your own|discard pile",
    "V1": "every player|left",
    "V3": "another player|if you do",
    "V4": "every player may|up to 2|that many",
    "V5": "another player, who",
    "V6": "as there are players|while they last",
    "V7": "may exchange|random card from that hand",
    "V8": "every player may|whoever does",
    "V9": "neutral card or your own|hand",
    "V11": "every other player with more cards in hand than you|nobody",
    "V12": "face down|shuffled|every player who put one",
    "V13": "every player|right",
}


@pytest.mark.parametrize(("place", "row"), list(enumerate(CARDS)), ids=[row[0] for row in CARDS])
def test_every_card_is_called_and_does_what_the_deck_says(place, row):
    edition, (name_id, name, verbs, numbers) = load_edition("open-1"), row
    card = edition.cards[place]
    assert (card_id(card.card), card.name) == (name_id, name)
    assert " ".join(type(verb).__name__ for verb in edition.deck.programs[place].verbs) == verbs
    assert " ".join(re.findall(r"\d+", card.text)) == numbers
    for words in WORDS.get(name_id, "").split("|"):
        assert words in card.text.lower()


@pytest.mark.parametrize("place", range(54))
def test_8_2_every_card_tells_where_its_name_and_its_effect_come_from(place):
    card = load_edition("open-1").cards[place]
    name = card_id(card.card)
    assert card.name_source == ("rulebook" if name in KNOWN_NAMES else "open edition")
    effect = "rulebook" if name in KNOWN_EFFECTS else "rulebook kind" if name in KNOWN_KINDS else "open edition"
    assert card.effect_source == effect


def test_the_facts_are_counted_right():
    """Eleven names, three effects and two kinds of effect are known, and that a wild has none of its own."""
    assert len(CARDS) == 54
    assert len(KNOWN_NAMES) == 11 + 2
    assert len(KNOWN_EFFECTS) == 3 + 2
    assert len(KNOWN_KINDS) == 2


def test_the_domains_keep_their_ways():
    """Knowledge draws and looks, science plays with the table and the piles, technology copies, service is for many."""
    texts = [card.text.lower() for card in load_edition("open-1").cards]
    assert sum("draw" in text or "look" in text or "take" in text for text in texts[:13]) >= 12
    assert sum("discard" in text or "neutral" in text for text in texts[13:26]) >= 8
    assert sum("copy" in text for text in texts[26:39]) == 7
    assert sum("copy" in text for text in texts) == 7
    assert sum("player" in text for text in texts[39:52]) >= 11


def test_the_edition_is_named():
    edition = load_edition()
    assert (edition.name, edition.title) == ("open-1", "Open edition 1")
    assert edition.fingerprint == load_edition("open-1").fingerprint
