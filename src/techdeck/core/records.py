"""Which records clients see, declared: field by field, with the type of each in a few signs.

A type is a word (int, bool, text, float, card, value, domain, seat, zone, target, span: where words stand in a text),
literal words with | between them, or @name for a record, or a union of records told apart by their kind, of that name.
"?" after it: or null. "[...]": a list of them. "=word" is that very word, and " or " stands between types of which any
may be there: "seat or =council".
"""

from __future__ import annotations

from typing import Final

Fields = dict[str, str]
"""A record: the names of its fields, all of which are there, and their types."""

UNTIL: Final = "turn|round|next_round"
"""What ends a lasting change."""
LACK: Final = (
    "hand|fitting_hand|their_hand|deck|discard|fitting_discard|neutral|own|neutral_or_own|in_play|theirs|two_fitting"
    "|copy|players|effect|other"
)
"""What there is not, or not of the right kind, so that a card's text can do nothing."""
EFFECT: Final[Fields] = {"card": "card", "user": "seat", "sentence": "int", "start": "int", "end": "int"}
RECORDS: Final[dict[str, Fields]] = {
    "zone_cards": {"name": "zone", "seat": "seat?", "count": "int", "cards": "[card?]"},
    "spot": {"zone": "zone", "seat": "seat?", "index": "int?", "at": "at"},
    "moved": {"card": "card?", "from": "@spot", "to": "@spot"},
    "effect": EFFECT,
    "text": {
        **EFFECT,
        "actor": "seat",
        "value": "value?",
        "domain": "domain?",
        "picked": "seat?",
        "shown": "card?",
        "pile": "int?",
        "chosen": "card?",
    },
    "use": {"seat": "seat", "card": "card"},
    "change": {"card": "card", "value": "value", "domain": "domain", "until": UNTIL},
    "known": {"seat": "seat", "holds": "bool", "value": "value?", "domain": "domain?", "card": "card?"},
    "match": {"value": "value?", "domain": "domain?", "least": "value?", "most": "value?", "parity": "even|odd?"},
    "choice": {"action": "int", "verb": "verb", "target": "target?", "lacks": f"{LACK}?"},
}
"""Records that are parts of others, in every game."""

DESCRIPTIONS: Final = {
    "zone_cards": "A zone and its cards: of a pile the bottom card first and the top card last, in play in the order "
    "in which they came, of a hand sorted, a second deck after the first. null is a card one doesn't know.",
    "spot": "A place in a zone; index 0 is the bottom card of a pile, or the card that came first.",
    "known": "What everybody knows for certain of a hand: that it has a card of a value or a domain, or none of them.",
    "change": "A card that counts as another value or domain, and what ends that.",
    "choice": "What may be done. lacks: what there is not, so that the card to be used can do nothing now; null where "
    "it may do something, as far as the seat knows.",
}
"""What schemas say of these records in words."""

VIEW: Final[Fields] = {
    "game": "text",
    "players": "int",
    "seat": "seat?",
    "acting": "[seat]",
    "zones": "[@zone_cards]",
    "effects": "[@text]",
    "last_used": "[@use]",
    "conceded": "[seat]",
    "draw_offered": "[seat]",
    "changed": "[@change]",
    "known": "[@known]",
    "scores": "[int]",
    "returns": "[float]?",
}
"""What every view has; a game adds its own."""

QUESTION: Final[Fields] = {
    "clause": "text",
    "seat": "seat?",
    "asked": "[seat]",
    "effect": "@effect?",
    "chosen": "[target]",
    "left": "int?",
    "optional": "bool",
    "choices": "[@choice]",
    "ways_out": "[@choice]",
    "clock": "[@choice]",
}
"""What every question has besides its code and the facts about it."""

EVENT: Final[Fields] = {"seat": "seat?", "other": "seat?", "cards": "[@moved]", "effect": "@effect?"}
"""What every event has besides its kind and the facts about it."""

PLACE: Final = "neutral|own|neutral_or_own|discard|those|deck_top|random_of_picked|it|hand|in_play|theirs|discard_top"
TWO_CARDS: Final[Fields] = {"place": PLACE, "other_place": PLACE, "second": "bool"}
COUNTED: Final[Fields] = {"card": "card", "value": "value", "domain": "domain"}
MATCH: Final[Fields] = {"match": "@match?"}
QUESTIONS: Final[dict[str, Fields]] = {
    "over": {},
    "use_card": {},
    "discard_down": {"keep": "int"},
    "choose_pile": {"what": "draw|look|reveal|look_at_discards|take_discard|other"},
    "put_face_down": {},
    "may": {},
    "either": {"it": "card?", "first": "span", "second": "span"},
    "discard": MATCH,
    "put_on_deck": MATCH,
    "put_under_deck": MATCH,
    "shuffle_in": MATCH,
    "reveal": {**MATCH, "one_domain": "bool"},
    "show_to": {**MATCH, "to": "seat"},
    "reveal_drawn": {"card": "card?"},
    "give": {**MATCH, "to": "seat"},
    "take": {"which": "any|lowest|highest"},
    "take_from_hand": {"owner": "seat"},
    "discard_theirs": {"owner": "seat"},
    "put_back": {"under": "bool"},
    "put_one": {"where": "on_top|under|discard"},
    "give_aside": {"to": "seat"},
    "put_any_under": {},
    "copy": {},
    "name_value": {"to_search": "bool"},
    "name_domain": {"to_search": "bool", "value": "value?"},
    "pick_player": {"anyone": "bool"},
    "take_discard": MATCH,
    "put_discard_on_deck": MATCH,
    "put_discard_under_deck": MATCH,
    "search_for": {**MATCH, "show": "bool"},
    "count_higher_or_lower": COUNTED,
    "count_as_domain": COUNTED,
    "count_as_value": COUNTED,
    "exchange": TWO_CARDS,
    "replace": TWO_CARDS,
}
"""Every question card texts ask, and those all games share, with the facts about it."""

EVENTS: Final[dict[str, Fields]] = {
    "deal": {},
    "draw": {},
    "take": {},
    "discard": {},
    "show": {},
    "use": {},
    "copy": {},
    "copy_unseen": {"card": "card"},
    "skip": {},
    "look": {},
    "reveal": {},
    "look_at_hand": {},
    "look_at_cards": {"owner": "seat", "count": "int", "seen": "[card]"},
    "reveal_hand": {},
    "take_from_hand": {"by_chance": "bool"},
    "swap_hands": {},
    "pass_hand": {},
    "put_on_deck": {},
    "put_under_deck": {},
    "put_back": {},
    "put_face_down": {},
    "pass_cards": {},
    "give": {},
    "gather": {},
    "gather_face_down": {},
    "shuffle_face_down": {},
    "deal_face_down": {},
    "shuffle": {"zone": "zone", "owner": "seat?"},
    "lose_track": {"zone": "zone", "owner": "seat?", "first": "int", "lost": "bool"},
    "exchange": {},
    "replace": {},
    "counts_as": {"value": "value", "domain": "domain", "until": UNTIL},
    "changes_end": {"ended": "[card]"},
    "name_value": {"value": "value"},
    "name_domain": {"domain": "domain"},
    "pick_player": {},
    "search": {"found": "bool", "card": "card"},
    "search_for": {**MATCH, "found": "bool", "fitting": "[card]"},
    "choose_pile": {"pile": "int"},
    "pass": {"what": "text"},
    "concede": {},
    "offer_draw": {"agreed": "bool"},
    "over": {"scores": "[int]"},
}
"""Every event all games share, with the facts about it."""

VERBS: Final = [
    *("use", "pass", "decline", "accept", "stop", "do_first", "do_second", "discard", "put_on_deck", "put_under_deck"),
    "shuffle_in",
    *("put_face_down", "reveal", "give", "take", "copy", "name", "pick", "choose_pile", "count_higher", "count_lower"),
    *("count_as", "exchange", "replace", "replace_with", "concede", "offer_draw", "agree_to_draw"),
]
"""What choices do, in every game."""

TARGETS: Final[dict[str, Fields]] = {
    "card": {"card": "card"},
    "seat": {"seat": "seat"},
    "value": {"value": "value"},
    "domain": {"domain": "domain"},
    "pile": {"pile": "int"},
    "number": {"number": "int"},
}
"""What choices point at, in every game."""


class GameRecords:
    """What a game adds to the records of all games; at is the type of a place in play."""

    def __init__(
        self,
        view: Fields,
        questions: dict[str, Fields],
        events: dict[str, Fields],
        verbs: list[str],
        records: dict[str, Fields] | None = None,
        targets: dict[str, Fields] | None = None,
        at: str = "null",
        unions: dict[str, dict[str, Fields]] | None = None,
    ) -> None:
        self.view = {**VIEW, **view}
        self.questions = {**QUESTIONS, **questions}
        self.events = {**EVENTS, **events}
        self.verbs = [*VERBS, *verbs]
        self.records = {**RECORDS, **(records or {})}
        self.targets = {**TARGETS, **(targets or {})}
        self.at = at
        self.unions = unions or {}
