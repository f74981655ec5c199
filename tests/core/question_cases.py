"""What each verb of card texts asks, as data: a text of a house edition, what was answered, and the question then.

The sentence that is being carried out stands in brackets. Choices are written by their verbs, each with what it points
at, cards in the order of their letters; a verb that points at nothing stands alone.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from tests.core.words import Data, match_of

DISCARDED = "T3 S9 T12"
"""The discard pile, top card first."""


@dataclass(frozen=True)
class Case:
    """One question: how the table comes to it, and what it says."""

    text: str
    answers: tuple[str, ...]
    code: str
    choices: dict[str, str]
    left: int | None = None
    about: Data = field(default_factory=dict)
    chosen: str = ""
    seat: int = 0
    optional: bool = False

    def __str__(self) -> str:
        return f"{self.text} {' '.join(self.answers)}".strip()

    @property
    def printed(self) -> str:
        """The text as it is printed on the card."""
        return self.text.replace("[", "").replace("]", "")

    @property
    def span(self) -> tuple[int, int]:
        """Where in the printed text the sentence that runs begins, and where it ends."""
        return self.text.index("["), self.text.index("]") - 1


HAND = "K6 K7 S3"
ANY_CARD: Data = {"match": None}
SWAP: Data = {"place": "hand", "other_place": "deck_top", "second": True}
AS_SIX: Data = {"card": "K6", "value": 6, "domain": "knowledge"}
DOMAINS = "knowledge science technology service"
VALUES = "1 2 3 4 5 6 7 8 9 10 11 12 13"

HANDS = [
    Case("[Discard 2.]", (), "discard", {"discard": HAND}, 2, ANY_CARD),
    Case("[Discard 2.]", ("K6",), "discard", {"discard": "K7 S3"}, 1, ANY_CARD),
    Case("[Discard 9.]", (), "discard", {"discard": HAND}, 3, ANY_CARD),
    Case(
        "[Discard any number of cards of your hand.] Draw as many.",
        ("K6",),
        "discard",
        {"discard": "K7 S3", "stop": ""},
        2,
        ANY_CARD,
        optional=True,
    ),
    Case("[Discard a card of science.]", (), "discard", {"discard": "S3"}, 1, match_of(domain="science")),
    Case("[Discard a card of value 6 or more.]", (), "discard", {"discard": "K6 K7"}, 1, match_of(least=6)),
    Case("[Discard a card of value 6 or less.]", (), "discard", {"discard": "K6 S3"}, 1, match_of(most=6)),
    Case(
        "Name a value. [Every player who holds a card of that value discards one such card.]",
        ("value 4",),
        "discard",
        {"discard": "S4 T4"},
        1,
        match_of(value=4),
        seat=1,
    ),
    Case(
        "Reveal a card of your hand. [Discard a card of the same domain.]",
        ("K6",),
        "discard",
        {"discard": "K6 K7"},
        1,
        match_of(domain="knowledge"),
    ),
    Case(
        "[Put 2 cards of your hand on top of the deck in any order.] Draw 1.",
        ("K6",),
        "put_on_deck",
        {"put_on_deck": "K7 S3"},
        1,
        ANY_CARD,
    ),
    Case(
        "[Put up to 2 cards of your hand under the deck.] Draw as many.",
        (),
        "put_under_deck",
        {"put_under_deck": HAND, "decline": ""},
        2,
        ANY_CARD,
        optional=True,
    ),
    Case(
        "[Give another player 2 cards of your hand.] If you do, that player gives you 1.",
        ("seat 2",),
        "give",
        {"give": HAND},
        2,
        {"match": None, "to": 2},
    ),
    Case(
        "Give another player 1 card of your hand. [If you do, that player gives you 1.]",
        ("seat 2", "K6"),
        "give",
        {"give": "K6 K9 V5"},
        1,
        {"match": None, "to": 0},
        seat=2,
    ),
    Case(
        "[You may reveal a card of science.] If you do, draw 1.",
        (),
        "reveal",
        {"reveal": "S3", "decline": ""},
        1,
        {**match_of(domain="science"), "one_domain": False},
        optional=True,
    ),
    Case(
        "[You may reveal 2 cards of your hand of one domain.] If you do, draw 2.",
        ("K6",),
        "reveal",
        {"reveal": "K7"},
        1,
        {"match": None, "one_domain": True},
        chosen="K6",
    ),
    Case(
        "Draw 1. [You may reveal it.] If it is technology, draw 1 more.",
        (),
        "reveal_drawn",
        {"reveal": "", "decline": ""},
        about={"card": "V7"},
        optional=True,
    ),
]
"""Verbs about hands."""

LOOKED_AT = [
    Case("Look at the top 2 cards. [Take 1.] Put the other under the deck.", (), "take", {"take": "V7 V8"}, 1,
         {"which": "any"}),
    Case("Look at the top 3 cards. [Take 2.] Put the other under the deck.", (), "take", {"take": "V7 V8 V9"}, 2,
         {"which": "any"}),
    Case("Look at the top 3 cards. [Take 2.] Put the other under the deck.", ("V8",), "take", {"take": "V7 V9"}, 1,
         {"which": "any"}),
    Case("Reveal the top 3 cards. [Take one of the lowest value.] Discard the others.", (), "take", {"take": "V7"}, 1,
         {"which": "lowest"}),
    Case("Reveal the top 3 cards. [Take one of the highest value.] Discard the others.", (), "take", {"take": "V9"}, 1,
         {"which": "highest"}),
    Case("Look at the top 4 cards. [Return them on top in any order.]", ("V8",), "put_back",
         {"put_on_deck": "V10 V7 V9"}, 3, {"under": False}),
    Case("Look at the top 3 cards. [Put any of them under the deck.] Return the rest on top in any order.", ("V8",),
         "put_any_under", {"put_under_deck": "V7 V9", "stop": ""}, 2, optional=True),
    Case("Reveal the top 2 cards. [Copy the effect of one.] Put both under the deck.", (), "copy", {"copy": "V7 V8"}),
    Case("[Copy the effect of a card in play.]", (), "copy", {"copy": "K1 S1 T1 V2"}),
]  # fmt: skip
"""Verbs about cards lying aside, and copying."""

NAMED = [
    Case("[You may draw 1.]", (), "may", {"accept": "", "decline": ""}, optional=True),
    Case("[Exchange a card of your hand with a neutral card, or draw 1.]", (), "either",
         {"do_first": "", "do_second": ""}, about={"it": None, "first": [0, 48], "second": [53, 59]}),
    Case("Reveal the top card of the deck. [Copy its effect, or put it under the deck.]", (), "either",
         {"do_first": "", "do_second": ""}, about={"it": "V7", "first": [33, 48], "second": [53, 74]}),
    Case("[Name a value and a domain.] Search the deck for that card, show it and take it.", (), "name_value",
         {"name": VALUES}, about={"to_search": True}),
    Case("[Name a value and a domain.] Search the deck for that card, show it and take it.", ("value 3",),
         "name_domain", {"name": DOMAINS}, about={"to_search": True, "value": 3}),
    Case("[Name a domain.] Every player may reveal a card of that domain.", (), "name_domain",
         {"name": DOMAINS}, about={"to_search": False, "value": None}),
    Case("[Pick another player and look at that hand.]", (), "pick_player", {"pick": "1 2"}, about={"anyone": False}),
    Case("[Take a card of value 7 or less from the discard pile.]", (), "take_discard", {"take": "T3"},
         about=match_of(most=7)),
    Case("[Put a card of the discard pile on top of the deck.]", (), "put_discard_on_deck",
         {"put_on_deck": "S9 T12 T3"}, about=ANY_CARD),
    Case("Show a card of your hand. [It counts as one value higher or lower.]", ("K6",), "count_higher_or_lower",
         {"count_higher": "", "count_lower": ""}, about=AS_SIX),
    Case("Show a card of your hand. [It counts as a domain of your choice.]", ("K6",), "count_as_domain",
         {"count_as": DOMAINS}, about=AS_SIX),
]  # fmt: skip
"""Verbs that name, pick or change, and those that join deeds."""

TWO_CARDS = [
    Case("[Exchange a card of your hand with a neutral card.]", (), "exchange", {"exchange": "V2"},
         about={"place": "neutral", "other_place": "hand", "second": False}),
    Case("[Exchange a card of your hand with a neutral card.]", ("V2",), "exchange", {"exchange": HAND},
         about={"place": "hand", "other_place": "neutral", "second": True}, chosen="V2"),
    Case("[You may exchange a card of your hand with the top card of the deck.]", (), "exchange",
         {"exchange": HAND, "decline": ""}, about=SWAP, optional=True),
    Case("Reveal a card of your hand. [Exchange it with a card of your hand.]", ("K6",), "exchange",
         {"exchange": "K7 S3"}, about={**SWAP, "other_place": "it"}),
    Case("[Exchange your own card in play with a card of the discard pile.]", (), "exchange", {"exchange": "K1"},
         about={"place": "own", "other_place": "discard", "second": False}),
    Case("[Replace a neutral card with a card of the discard pile.]", (), "replace", {"replace": "V2"},
         about={"place": "neutral", "other_place": "discard", "second": False}),
    Case("[Replace a neutral card with a card of the discard pile.]", ("V2",), "replace",
         {"replace_with": "S9 T12 T3"}, about={"place": "discard", "other_place": "neutral", "second": True},
         chosen="V2"),
]  # fmt: skip
"""Verbs about two cards."""

CASES = [*HANDS, *LOOKED_AT, *NAMED, *TWO_CARDS]
