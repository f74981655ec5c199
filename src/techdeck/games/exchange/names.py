"""Names of the zones, numbers, stages and actions of Tech Exchange."""

from typing import Final

from techdeck.core.actions import ActionKind
from techdeck.core.limits import ANY_FACE, MOST, Number
from techdeck.core.trading.talk import TOPICS, talk_actions
from techdeck.core.trading.terms import MOST_TERMS, TWO_CARDS

# The compiler works out sums only of numbers in the same file, so where the core's numbers end is said here again.
GAME_ZONES: Final = 19
OWN_NUMS: Final = 31
CARD: Final = 29

SEATS: Final = 6
SLOTS: Final = 8
"""A seat's offers lie in so many slots; offer number = seat * SLOTS + slot. (Exchange 2.10)"""
OFFERS: Final = SEATS * SLOTS
CLOSED_GROUPS: Final = 8
"""So many groups formed by hand are remembered for each seat: more than the cards of any game allow."""

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
"""Offers made since the last trade of this phase."""
DONE: Final = OWN_NUMS + 4
"""The seats that are done trading."""
NEWS: Final = OWN_NUMS + 5
"""Of these, the seats that may come back: there was a trade or a new offer since, or there is a clock."""
ASKED: Final = OWN_NUMS + 6
"""Of these, the seats that heard a question since."""
USERS: Final = OWN_NUMS + 7
"""How many have used a card in this effects phase."""
ARRANGED: Final = OWN_NUMS + 8
"""The seats that have formed their groups."""
OFFER_LIMIT: Final = OWN_NUMS + 9
DRAFT_LIMIT: Final = OWN_NUMS + 10
TALK_LIMIT: Final = OWN_NUMS + 11
QUIET_LIMIT: Final = OWN_NUMS + 12
"""0 where the clock measures quiet time."""
STOP_CARDS: Final = OWN_NUMS + 13
WINDOW: Final = OWN_NUMS + 14
"""1 where accepts wait until the clock closes their window."""
WILD_AT: Final = OWN_NUMS + 15
"""For each of up to four wilds the stack it was put on, -1 if it lies on none."""
OFFERS_MADE: Final = OWN_NUMS + 19  # per seat
TALKED: Final = OWN_NUMS + 25  # per seat
QUESTION: Final = OWN_NUMS + 31  # per seat: the topic of its open question, counted from 1; 0 if there is none
ANSWERED: Final = OWN_NUMS + 37  # per seat: who has answered its question
DROPPED: Final = OWN_NUMS + 43  # per seat: how many drafts it has dropped; seen by itself alone, like the next four
STAGE: Final = OWN_NUMS + 49  # per seat: what it is doing now
DRAFT_CARDS: Final = OWN_NUMS + 55  # per seat: the cards it has laid for an offer or an accept
DRAFT_TERMS: Final = OWN_NUMS + 61  # per seat: the terms of the offer it prepares
AIM: Final = OWN_NUMS + 67  # per seat: the offer it is about to accept, or the first of two kinds it asks for
OPEN: Final = OWN_NUMS + 73  # per seat: the slots with an open offer
ACCEPTED: Final = OWN_NUMS + 79  # per seat: the offer its committed cards wait for, -1 if none
ACCEPT_CARDS: Final = OWN_NUMS + 85  # per seat: these cards
SCORE: Final = OWN_NUMS + 91  # per seat
POINTS: Final = OWN_NUMS + 97  # per seat: points of this round
GROUP: Final = OWN_NUMS + 103  # per seat: the places of the hand in the group being formed
GROUPED: Final = OWN_NUMS + 109  # per seat: the places of the hand in groups, the one being formed included
FLUSHED: Final = OWN_NUMS + 115  # per seat: whether it has its flush
CLOSED: Final = OWN_NUMS + 121  # per seat CLOSED_GROUPS: the places of the hand in each group closed by hand
OFFER_CARDS: Final = CLOSED + SEATS * CLOSED_GROUPS  # per offer: its cards
OFFER_TERMS: Final = OFFER_CARDS + OFFERS  # per offer: what is told and asked, and of whom; 0 if there is no offer
NUMS: Final = OFFER_TERMS + OFFERS

# Stages: what a single seat is doing during trading.
IDLE: Final = 0
LAYING: Final = 1
WANTING: Final = 2
WANTING_EXACT: Final = 3
WANTING_EITHER: Final = 4
ADDRESSING: Final = 5
COMMITTING: Final = 6
SPEAKING: Final = 7
LAST_STAGE: Final = 7
RESTING: Final = 8
"""What a seat does that is done and prepares nothing; never kept as its stage."""

# Actions; cards take 108 ids at every table, so that an id means the same for any number of players.
ACTION_CARDS: Final = 108
OFFER: Final = CARD + ACTION_CARDS
ACCEPT: Final = OFFER + 1
CANCEL: Final = ACCEPT + OFFERS
SPEAK: Final = CANCEL + OFFERS
SAY_DONE: Final = SPEAK + 1
COME_BACK: Final = SPEAK + 2
ANY_CARD: Final = SPEAK + 3
EXACT: Final = SPEAK + 4
EITHER: Final = SPEAK + 5
TO_ALL: Final = SPEAK + 6
BY_VALUE: Final = SPEAK + 7
"""BY_VALUE + c offers card c and tells its value; CARD + c, in an offer, tells exactly which it is."""
BY_DOMAIN: Final = BY_VALUE + ACTION_CARDS
FACE_DOWN: Final = BY_DOMAIN + ACTION_CARDS
SAY_VALUE: Final = FACE_DOWN + ACTION_CARDS
ASK_VALUE: Final = SAY_VALUE + 34
ANSWER_YES: Final = ASK_VALUE + 17
ANSWER_NO: Final = ANSWER_YES + SEATS
BEST: Final = ANSWER_NO + SEATS
CLOSE: Final = BEST + 1
QUIET_TIME: Final = BEST + 2
WINDOW_CLOSED: Final = BEST + 3


def own_actions() -> list[ActionKind]:
    """The actions only this game has, in the order of their ids."""
    return [
        ActionKind("offer", "", 1),
        ActionKind("accept", "offer", OFFERS),
        ActionKind("cancel", "offer", OFFERS),
        ActionKind("speak", "", 1),
        ActionKind("done", "", 1),
        ActionKind("come-back", "", 1),
        ActionKind("any-card", "", 1),
        ActionKind("exact", "", 1),
        ActionKind("either", "", 1),
        ActionKind("to-all", "", 1),
        ActionKind("by-value", "card", ACTION_CARDS),
        ActionKind("by-domain", "card", ACTION_CARDS),
        ActionKind("face-down", "card", ACTION_CARDS),
        *talk_actions(),
        ActionKind("answer-yes", "seat", SEATS),
        ActionKind("answer-no", "seat", SEATS),
        ActionKind("best", "", 1),
        ActionKind("close-group", "", 1),
        ActionKind("quiet", "", 1),
        ActionKind("window-closed", "offer", OFFERS),
    ]


def number_names(players: int, limits: tuple[int, int, int, int]) -> list[Number]:
    """The numbers as positions write them, and what they can be; limits are those of offers, drafts, talk and quiet.

    Most are one for each seat; of offers there are SLOTS for each. What the options say is left out.
    """
    offers, drafts, talk, quiet = limits
    seats, slots = 2**players - 1, players * SLOTS
    return [
        Number("first", FIRST, 1, 0, players - 1),
        Number("look", LOOK, 1, 0, 1),
        Number("trades", TRADES, 1, 0, MOST),
        Number("quiet", QUIET, 1, 0, quiet or MOST),
        Number("done", DONE, 1, 0, seats),
        Number("news", NEWS, 1, 0, seats),
        Number("asked", ASKED, 1, 0, seats),
        Number("users", USERS, 1, 0, players),
        Number("arranged", ARRANGED, 1, 0, seats),
        Number("wild at", WILD_AT, 4, -1, 3),
        Number("offers made", OFFERS_MADE, players, 0, offers),
        Number("talked", TALKED, players, 0, talk),
        Number("question", QUESTION, players, 0, TOPICS),
        Number("answered", ANSWERED, players, 0, seats),
        Number("dropped", DROPPED, players, 0, drafts),
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
        Number("closed groups", CLOSED, players * CLOSED_GROUPS, 0, ANY_FACE),
        Number("offer cards", OFFER_CARDS, slots, 0, TWO_CARDS),
        Number("offer terms", OFFER_TERMS, slots, 0, MOST_TERMS),
    ]
