"""What verbs ask that no text of the examples comes by: a program, what was answered, and the question then."""

from __future__ import annotations

from dataclasses import dataclass, field

from techdeck.core.effects.between_hands import DiscardByChoice, SwapTwoHands, TakeByChoice
from techdeck.core.effects.change import CountsAsValue
from techdeck.core.effects.copying import THEIRS, Copy
from techdeck.core.effects.look import REST_ON_TOP, REST_TO_DISCARD, REST_UNDER, TO_PICKED, Look
from techdeck.core.effects.lying_aside import PutOne, TakeKind
from techdeck.core.effects.match import ANY, OF_DOMAIN, Match
from techdeck.core.effects.people import Pick
from techdeck.core.effects.piles import FromDiscard
from techdeck.core.effects.registers import TOP
from techdeck.core.effects.revealing import RevealCards
from techdeck.core.effects.searching import SearchFor
from techdeck.core.effects.showing import ShowTo
from techdeck.core.effects.unseen import ShuffleCardsIn
from techdeck.core.effects.verb import Verb
from techdeck.core.effects.whole_hands import DiscardDown
from tests.core.words import match_of


@dataclass(frozen=True)
class Staged:
    """One question on the stage of Tricks: seat 0 holds K6 S6 T6, seat 1 K7 S7, seat 2 K8."""

    verbs: tuple[Verb, ...]
    answers: str
    code: str
    choices: dict[str, str]
    left: int | None = None
    about: dict[str, object] = field(default_factory=dict)
    seat: int = 0
    optional: bool = False

    def __str__(self) -> str:
        return " ".join([*[type(verb).__name__ for verb in self.verbs], self.answers])


STAGED = [
    Staged((DiscardDown(2),), "", "discard", {"discard": "K6 S6 T6"}, 2, {"match": None}),
    Staged((DiscardDown(2),), "S6", "discard", {"discard": "K6 T6"}, 1, {"match": None}),
    Staged((Pick(1), TakeByChoice(2)), "seat 1", "take_from_hand", {"take": "K7 S7"}, 2, {"owner": 1}),
    Staged((Pick(1), TakeByChoice(2)), "seat 1, K7", "take_from_hand", {"take": "S7"}, 1, {"owner": 1}),
    Staged(
        (SearchFor(Match(OF_DOMAIN, 1), True),),
        "",
        "search_for",
        {"take": "S3 S9"},
        about={**match_of(domain="science"), "show": True},
    ),
    Staged(
        (SearchFor(Match(ANY), False),),
        "",
        "search_for",
        {"take": "K10 K4 S3 S9"},
        about={"match": None, "show": False},
    ),
    Staged(
        (FromDiscard(Match(ANY), True, True),),
        "",
        "put_discard_under_deck",
        {"put_under_deck": "S10 T9"},
        about={"match": None},
    ),
    Staged((Pick(0, False, True),), "", "pick_player", {"pick": "0 1 2"}, about={"anyone": True}),
    Staged((Pick(1), DiscardByChoice(1)), "seat 1", "discard_theirs", {"discard": "K7 S7"}, 1, {"owner": 1}),
    Staged(
        (Look(2, TOP, False), PutOne(REST_UNDER)), "", "put_one", {"put_under_deck": "K4 S3"}, None, {"where": "under"}
    ),
    Staged(
        (Look(2, TOP, False), PutOne(REST_ON_TOP)), "", "put_one", {"put_on_deck": "K4 S3"}, None, {"where": "on_top"}
    ),
    Staged(
        (Look(2, TOP, False), PutOne(REST_TO_DISCARD)), "", "put_one", {"discard": "K4 S3"}, None, {"where": "discard"}
    ),
    Staged(
        (Look(2, TOP, False), TakeKind(Match(OF_DOMAIN, 1), True, True)),
        "",
        "take",
        {"take": "S3", "decline": ""},
        1,
        {"which": "any"},
        optional=True,
    ),
    Staged(
        (ShuffleCardsIn(0, 2, Match(ANY)),),
        "",
        "shuffle_in",
        {"shuffle_in": "K6 S6 T6", "decline": ""},
        2,
        {"match": None},
        optional=True,
    ),
    Staged((Pick(1), ShowTo()), "seat 1", "show_to", {"reveal": "K6 S6 T6"}, 1, {"match": None, "to": 1}),
    Staged(
        (Look(2, TOP, False), Pick(1), PutOne(TO_PICKED)), "seat 2", "give_aside", {"give": "K4 S3"}, about={"to": 2}
    ),
    Staged((SwapTwoHands(False),), "seat 1", "pick_player", {"pick": "0 2"}, about={"anyone": True}),
    Staged((Copy(THEIRS),), "", "copy", {"copy": "S1 T1"}),
    Staged(
        (RevealCards(1, Match(ANY), False), CountsAsValue()),
        "S6",
        "count_as_value",
        {"count_as": "1 2 3 4 5 6 7 8 9 10 11 12 13"},
        about={"card": "S6", "value": 6, "domain": "science"},
    ),
]
TOLD = {"look_at_cards", "search_for", "reveal_hand", "take_from_hand", "swap_hands", "pass_hand"}
"""Events that tests/verbs looks at."""
