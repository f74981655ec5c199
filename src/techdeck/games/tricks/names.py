"""Names of the zones, numbers and actions of Tricks of the Trade."""

from typing import Final

from techdeck.core.actions import ActionKind
from techdeck.core.limits import NONE, ONE_NATURAL, WILD, CardNumber, Number, Room, faces_of
from techdeck.core.trading.talk import talk_actions
from techdeck.core.trading.terms import MOST_TERMS, TWO_CARDS

# The compiler works out sums only of numbers in the same file, so where the core's numbers end is said here again.
GAME_ZONES: Final = 19
OWN_NUMS: Final = 31
CARD: Final = 29

# Zones.
TRICK: Final = GAME_ZONES
WON: Final = GAME_ZONES + 1
GOAL: Final = GAME_ZONES + 5
TRUMP: Final = GAME_ZONES + 9
TRUMP_DECK: Final = GAME_ZONES + 10
TRUMP_DISCARD: Final = GAME_ZONES + 11
ZONES: Final = GAME_ZONES + 12

# Numbers; those ending in a comment "per seat" take four places.
FIRST: Final = OWN_NUMS
LEADER: Final = OWN_NUMS + 1
TRICK_STEP: Final = OWN_NUMS + 2
TRICKS_DONE: Final = OWN_NUMS + 3
TURNED_UP: Final = OWN_NUMS + 4
PROPOSALS: Final = OWN_NUMS + 5
BIDS_SHOWN: Final = OWN_NUMS + 6
OFFER_FROM: Final = OWN_NUMS + 7
"""Who made the offer that stands, -1 where there is none."""
OFFER_TERMS: Final = OWN_NUMS + 8
OFFER_CARDS: Final = OWN_NUMS + 9
"""What this offer promises and asks for, and of whom, and its cards, packed as core/trading/terms.py says."""
DRAFT_TERMS: Final = OWN_NUMS + 10
DRAFT_CARDS: Final = OWN_NUMS + 11
"""The same of an offer that is being put together; seen by that seat alone, like what it has committed."""
COMMITTED: Final = OWN_NUMS + 12
TRADED: Final = OWN_NUMS + 13
"""1 when the proposer has made the trade of the turn and may still swap."""
SWAPPED: Final = OWN_NUMS + 14
"""1 when the proposer has swapped a card and may still trade."""
TALKED: Final = OWN_NUMS + 15  # per seat
BID: Final = OWN_NUMS + 19  # per seat
TAKEN: Final = OWN_NUMS + 23  # per seat: tricks won this round
GOAL_TRICKS: Final = OWN_NUMS + 27  # per seat: of these, tricks with a card of the goal's domain
SCORE: Final = OWN_NUMS + 31  # per seat
BASE: Final = OWN_NUMS + 35  # per seat: tricks won in the whole game
BEST: Final = OWN_NUMS + 39  # per seat: the highest card won, value * 4 + domain
OWN_GOAL: Final = OWN_NUMS + 43  # per seat: the goal card dealt at the start
PLAYED_BY: Final = OWN_NUMS + 47  # the seats that played to the trick, in order
PROPOSER: Final = OWN_NUMS + 51
PROPOSAL_LIMIT: Final = OWN_NUMS + 52
TALK_LIMIT: Final = OWN_NUMS + 53
SWAP_ALSO: Final = OWN_NUMS + 54
"""1 where two players may swap a card and trade as well."""
NUMS: Final = OWN_NUMS + 55

# Actions.
SAY_VALUE: Final = CARD + 54
ASK_VALUE: Final = SAY_VALUE + 34
SILENT: Final = ASK_VALUE + 17
DECK_SWAP: Final = SILENT + 1
TRUMP_SWAP: Final = SILENT + 2
COUNTER: Final = SILENT + 3
ANY_CARD: Final = SILENT + 4
BY_VALUE: Final = SILENT + 5
"""Of an offered card: CARD tells exactly which it is, this its value, the next two its domain, and nothing."""
BY_DOMAIN: Final = BY_VALUE + 54
FACE_DOWN: Final = BY_DOMAIN + 54
BIDDING: Final = FACE_DOWN + 54
TIME_UP: Final = BIDDING + 7
SPEAK: Final = TIME_UP + 1
EXACT: Final = TIME_UP + 2
EITHER: Final = TIME_UP + 3

POINTS_A_ROUND: Final = 18
"""6 tricks, all with the goal, bid exactly, and all six."""


def number_names(players: int, proposals: int, talk: int) -> list[Number]:
    """The numbers of the game as positions write them, and what they can be; most of them one for each seat."""
    seats, last = players, players - 1
    return [
        Number("first", FIRST, 1, 0, last),
        Number("leader", LEADER, 1, 0, last),
        Number("trick step", TRICK_STEP, 1, 0, players),
        Number("tricks done", TRICKS_DONE, 1, 0, 5),
        CardNumber("turned up", TURNED_UP, 1, 54, 2, 2),
        Number("proposals", PROPOSALS, 1, 0, proposals),
        Number("bids shown", BIDS_SHOWN, 1, 0, 1),
        Number("offer from", OFFER_FROM, 1, -1, last),
        Number("offer terms", OFFER_TERMS, 1, 0, MOST_TERMS),
        Number("offer cards", OFFER_CARDS, 1, 0, TWO_CARDS),
        Number("draft terms", DRAFT_TERMS, 1, 0, MOST_TERMS),
        Number("draft cards", DRAFT_CARDS, 1, 0, TWO_CARDS),
        CardNumber("committed", COMMITTED, 1, 54, NONE, 13),
        Number("traded", TRADED, 1, 0, 1),
        Number("swapped", SWAPPED, 1, 0, 1),
        Number("talked", TALKED, seats, 0, talk),
        Number("bid", BID, seats, -1, 6),
        Number("taken", TAKEN, seats, 0, 5),
        Number("goal tricks", GOAL_TRICKS, seats, 0, 5),
        Number("score", SCORE, seats, 0, 3 * POINTS_A_ROUND),
        Number("base points", BASE, seats, 0, 18),
        Number("best card won", BEST, seats, -1, 55),
        CardNumber("own goal", OWN_GOAL, seats, 54, 1, 1),
        Number("played by", PLAYED_BY, seats, 0, last),
        Number("proposer", PROPOSER, 1, 0, last),
    ]


TWOS: Final = Room(0, 4, faces_of(2, 2), "2s")
ROOMS: dict[str, Room] = {
    "expelled": Room(2, 5, WILD | faces_of(2, 2), "the wilds and 2s"),
    "trump": ONE_NATURAL,
    "goal": ONE_NATURAL,
    "trump deck": TWOS,
}
"""The zones that are not simply for all cards but wilds."""


def own_actions() -> list[ActionKind]:
    """The actions only this game has, in the order of their ids."""
    return [
        *talk_actions(),
        ActionKind("silent", "", 1),
        ActionKind("deck-swap", "", 1),
        ActionKind("trump-swap", "", 1),
        ActionKind("counter", "", 1),
        ActionKind("any-card", "", 1),
        ActionKind("by-value", "card", 54),
        ActionKind("by-domain", "card", 54),
        ActionKind("face-down", "card", 54),
        ActionKind("bid", "number", 7),
        ActionKind("time-up", "", 1),
        ActionKind("speak", "", 1),
        ActionKind("exact", "", 1),
        ActionKind("either", "", 1),
    ]
