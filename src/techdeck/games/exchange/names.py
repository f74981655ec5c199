"""Names of the zones, numbers and actions of Tech Exchange."""

from typing import Final

from techdeck.core.actions import ActionKind
from techdeck.core.limits import ANY_FACE, MOST, Number

# The compiler works out sums only of numbers in the same file, so where the core's numbers end is said here again.
GAME_ZONES: Final = 19
OWN_NUMS: Final = 19
CARD: Final = 29

SEATS: Final = 6
SLOTS: Final = 8
"""A seat's offers lie in so many slots; offer number = seat * SLOTS + slot. (Exchange 2.10)"""
OFFERS: Final = SEATS * SLOTS

# Zones.
STACK: Final = GAME_ZONES
"""STACK + domain is that domain's stock stack."""
ZONES: Final = GAME_ZONES + 4

# Numbers; "per seat" takes SEATS places, "per offer" OFFERS places.
FIRST: Final = OWN_NUMS
LOOK: Final = OWN_NUMS + 1
"""1 when trading must look whether it has ended."""
TRADES: Final = OWN_NUMS + 2
"""Trades carried out in this trading phase."""
QUIET: Final = OWN_NUMS + 3
"""Actions since the last trade of this phase."""
DONE: Final = OWN_NUMS + 4
"""The seats that are done trading."""
NEWS: Final = OWN_NUMS + 5
"""Of these, the seats that may come back: there was a trade or a new offer since."""
USERS: Final = OWN_NUMS + 6
"""How many have used a card in this effects phase."""
ARRANGED: Final = OWN_NUMS + 7
"""The seats that have formed their groups."""
OFFER_LIMIT: Final = OWN_NUMS + 8
ACCEPT_LIMIT: Final = OWN_NUMS + 9
TALK_LIMIT: Final = OWN_NUMS + 10
QUIET_LIMIT: Final = OWN_NUMS + 11
"""0 where the clock measures quiet time."""
STOP_CARDS: Final = OWN_NUMS + 12
WINDOW: Final = OWN_NUMS + 13
"""1 where accepts wait until the clock closes their window."""
WILD_AT: Final = OWN_NUMS + 14
"""For each of up to four wilds the stack it was put on, -1 if it lies on none."""
OFFERS_BEGUN: Final = OWN_NUMS + 18  # per seat
ACCEPTS_BEGUN: Final = OWN_NUMS + 24  # per seat
TALKED: Final = OWN_NUMS + 30  # per seat
QUESTION: Final = OWN_NUMS + 36  # per seat: its open question as an action, 0 if there is none
ANSWERED: Final = OWN_NUMS + 42  # per seat: who has answered its question
STAGE: Final = OWN_NUMS + 48  # per seat: what it is doing now; seen by itself alone, like the next three
DRAFT_CARDS: Final = OWN_NUMS + 54  # per seat: the cards it has laid for an offer or an accept
DRAFT_TERMS: Final = OWN_NUMS + 60  # per seat: the terms of the offer it prepares
AIM: Final = OWN_NUMS + 66  # per seat: the offer it is about to accept, or the first of two wanted values
OPEN: Final = OWN_NUMS + 72  # per seat: the slots with an open offer
ACCEPTED: Final = OWN_NUMS + 78  # per seat: the offer its committed cards wait for, -1 if none
ACCEPT_CARDS: Final = OWN_NUMS + 84  # per seat: these cards
SCORE: Final = OWN_NUMS + 90  # per seat
POINTS: Final = OWN_NUMS + 96  # per seat: points of this round
GROUP: Final = OWN_NUMS + 102  # per seat: the places of the hand in the group being formed
GROUPED: Final = OWN_NUMS + 108  # per seat: the places of the hand in groups, the one being formed included
FLUSHED: Final = OWN_NUMS + 114  # per seat: whether it has its flush
OFFER_CARDS: Final = OWN_NUMS + 120  # per offer: its cards
OFFER_TERMS: Final = OFFER_CARDS + OFFERS  # per offer: what is told and asked, and of whom; 0 if there is no offer
NUMS: Final = OFFER_TERMS + OFFERS

# Actions; cards take 108 ids at every table, so that an id means the same for any number of players.
ACTION_CARDS: Final = 108
OFFER: Final = CARD + ACTION_CARDS
ACCEPT: Final = OFFER + 1
CANCEL: Final = ACCEPT + OFFERS
SPEAK: Final = CANCEL + OFFERS
SAY_DONE: Final = SPEAK + 1
COME_BACK: Final = SPEAK + 2
EXACT: Final = SPEAK + 3
BY_VALUE: Final = SPEAK + 4
BY_DOMAIN: Final = SPEAK + 5
FACE_DOWN: Final = SPEAK + 6
ANY_CARD: Final = SPEAK + 7
EITHER: Final = SPEAK + 8
TO_ALL: Final = SPEAK + 9
TO_ONE: Final = SPEAK + 10
SAY_VALUE: Final = SPEAK + 11
SAY_DOMAIN: Final = SAY_VALUE + 13
SAY_NO_VALUE: Final = SAY_DOMAIN + 4
SAY_NO_DOMAIN: Final = SAY_NO_VALUE + 13
ASK_VALUE: Final = SAY_NO_DOMAIN + 4
ASK_DOMAIN: Final = ASK_VALUE + 13
ANSWER_YES: Final = ASK_DOMAIN + 4
ANSWER_NO: Final = ANSWER_YES + SEATS
BEST: Final = ANSWER_NO + SEATS
CLOSE: Final = BEST + 1
QUIET_TIME: Final = BEST + 2
WINDOW_CLOSED: Final = BEST + 3


def own_actions() -> list[ActionKind]:
    """The actions only this game has, in the order of their ids."""
    return [
        ActionKind("offer", "", 1),
        ActionKind("accept", "number", OFFERS),
        ActionKind("cancel", "number", OFFERS),
        ActionKind("speak", "", 1),
        ActionKind("done", "", 1),
        ActionKind("come-back", "", 1),
        ActionKind("exact", "", 1),
        ActionKind("by-value", "", 1),
        ActionKind("by-domain", "", 1),
        ActionKind("face-down", "", 1),
        ActionKind("any-card", "", 1),
        ActionKind("either", "", 1),
        ActionKind("to-all", "", 1),
        ActionKind("to-one", "", 1),
        ActionKind("say-value", "value", 13),
        ActionKind("say-domain", "domain", 4),
        ActionKind("say-no-value", "value", 13),
        ActionKind("say-no-domain", "domain", 4),
        ActionKind("ask-value", "value", 13),
        ActionKind("ask-domain", "domain", 4),
        ActionKind("answer-yes", "seat", SEATS),
        ActionKind("answer-no", "seat", SEATS),
        ActionKind("best", "", 1),
        ActionKind("close-group", "", 1),
        ActionKind("quiet", "", 1),
        ActionKind("window-closed", "number", OFFERS),
    ]


LAST_STAGE: Final = 12
TWO_CARDS: Final = 2**14 - 1
"""The highest number of two packed cards; which of them can be, consistency.py says."""
MOST_TERMS: Final = 2**39 - 1


def number_names(players: int, limits: tuple[int, int, int, int]) -> list[Number]:
    """The numbers as positions write them, and what they can be; limits are those of offers, accepts, talk and quiet.

    Most are one for each seat; of offers there are SLOTS for each. What the options say is left out.
    """
    offers, accepts, talk, quiet = limits
    seats, slots = 2**players - 1, players * SLOTS
    return [
        Number("first", FIRST, 1, 0, players - 1),
        Number("look", LOOK, 1, 0, 1),
        Number("trades", TRADES, 1, 0, MOST),
        Number("quiet", QUIET, 1, 0, quiet or MOST),
        Number("done", DONE, 1, 0, seats),
        Number("news", NEWS, 1, 0, seats),
        Number("users", USERS, 1, 0, players),
        Number("arranged", ARRANGED, 1, 0, seats),
        Number("wild at", WILD_AT, 4, -1, 3),
        Number("offers begun", OFFERS_BEGUN, players, 0, offers),
        Number("accepts begun", ACCEPTS_BEGUN, players, 0, accepts),
        Number("talked", TALKED, players, 0, talk),
        Number("question", QUESTION, players, 0, 0, [(ASK_VALUE, ANSWER_YES - 1)]),
        Number("answered", ANSWERED, players, 0, seats),
        Number("stage", STAGE, players, 0, LAST_STAGE),
        Number("draft cards", DRAFT_CARDS, players, 0, TWO_CARDS),
        Number("draft terms", DRAFT_TERMS, players, 0, MOST_TERMS),
        Number("aim", AIM, players, -1, slots - 1),
        Number("open", OPEN, players, 0, 2**SLOTS - 1),
        Number("accepted", ACCEPTED, players, -1, slots - 1),
        Number("accept cards", ACCEPT_CARDS, players, 0, TWO_CARDS),
        Number("score", SCORE, players, 0, MOST),
        Number("points", POINTS, players, 0, MOST),
        Number("group", GROUP, players, 0, ANY_FACE),
        Number("grouped", GROUPED, players, 0, ANY_FACE),
        Number("flushed", FLUSHED, players, 0, 1),
        Number("offer cards", OFFER_CARDS, slots, 0, TWO_CARDS),
        Number("offer terms", OFFER_TERMS, slots, 0, MOST_TERMS),
    ]
