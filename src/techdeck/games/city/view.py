"""What clients see of Tech City: the records of views, questions and events, and the facts of a view. (City 0.8)

A place of the city is told by x and y: steps to the right of the first card, and above it.
"""

from __future__ import annotations

from typing import Final

from techdeck.core.cards import card_id
from techdeck.core.records import Fields, GameRecords
from techdeck.games.city.effects import BONUS, ORDINARY, EffectTurn
from techdeck.games.city.names import CITY, COUNCIL, ROUNDS, SIDE_NAMES, SITE
from techdeck.games.city.phases import Round
from techdeck.games.city.places import City
from techdeck.games.city.position.checks import builder_of
from techdeck.games.city.site import site_data
from techdeck.games.city.slots import marker_data

PHASES: Final = ["build", "effects", "discards"]
WHO: Final = "seat or =council"
COUNTED: Final[Fields] = {"value": "value", "domain": "domain"}
ON_SITE: Final[Fields] = {"card": "card", **COUNTED}
"""The card that is being built, and what it counts as. (City 1.12, 3.1)"""

VIEW: Final[Fields] = {
    "round": "int",
    "rounds": "int",
    "phase": f"{'|'.join(PHASES)}?",
    "first": "seat",
    "council": "int?",
    "hand_limit": "int",
    "city": "[@slot]",
    "site": "@site?",
    "helpers": f"[{WHO}]",
    "effect_turn": "@effect_turn?",
}
"""Beside what every view has: council are its points, null unless somebody plays alone."""

PLACE: Final[Fields] = {"x": "int", "y": "int"}
RECORDS_OF_CITY: Final[dict[str, Fields]] = {
    "place": PLACE,
    "slot": {**PLACE, "card": "card", "marker": f"{WHO}?", "tilted": "bool", "used_by": "[seat]"},
    "site": {**ON_SITE, "builder": "seat?"},
    "effect_turn": {"seat": "seat", "ordinary_used": "bool", "bonus_used": "bool"},
    "price": {"cards": "int", "alone": "value?"},
}
"""A price is so many cards of any value, or a single one of at most the value under alone. (City 1.4-1.7)"""

QUESTIONS: Final[dict[str, Fields]] = {
    "build": {"price": "@price"},
    "count_wild_as": {"wild": "card"},
    "pay": {**ON_SITE, "due": "@price", "paid": "int"},
    "help": {**ON_SITE, "builder": "seat", "given": "int", "needed": "int"},
    "choose_neighbour": ON_SITE,
    "choose_place": {**ON_SITE, "beside": "card"},
    "use_company": {"ordinary": "bool", "bonus": "bool"},
    "owner_may_draw": {"user": "seat", "card": "card?"},
    "owner_discards": {},
}
"""What the game itself asks; ordinary and bonus say which effects are open to the player. (City 5.1, 5.10)"""

FOR_CARD: Final[Fields] = {"card": "card"}
BUILT: Final[Fields] = {**COUNTED, "marker": f"{WHO}?", "beside": "card", "side": "|".join(SIDE_NAMES)}
SCORED: Final[Fields] = {
    "card": "card",
    "points": "int",
    "equal": "int",
    "science": "int",
    "neighbours": "int",
    "service": "int",
    "helping": "int",
    "total": "int",
}
EVENTS: Final[dict[str, Fields]] = {
    "round": {"round": "int"},
    "phase": {"phase": "effects|discards"},
    "begin_build": {},
    "count_wild_as": {"model": "card", **COUNTED},
    "pay_two": FOR_CARD,
    "pay": FOR_CARD,
    "help": FOR_CARD,
    "no_help": FOR_CARD,
    "council_helps": FOR_CARD,
    "spend_help": {},
    "return_help": {},
    "not_built": {"given": "int", "needed": "int"},
    "build": BUILT,
    "council_turns_up": {},
    "council_picks": {},
    "council_builds": BUILT,
    "score": SCORED,
    "council_scores": SCORED,
    "replace_wild": {"card": "card"},
    "expel": {},
    "put_marker": {"marker": WHO},
    "marker_goes": {"marker": WHO},
    "tilt": {"bonus": "bool"},
    "straighten": {},
    "owner_draw": {"draws": "bool"},
}
"""What happens in this game; card is the one that is built, or that takes a wild's place. Points are the sum of the
five parts."""

VERBS: Final = ["build", "pay", "pay_two", "help", "lay_next_to", "draw", *[f"lay_{side}" for side in SIDE_NAMES]]

RECORDS: Final = GameRecords(VIEW, QUESTIONS, EVENTS, VERBS, RECORDS_OF_CITY, {"place": PLACE}, "@place")


def city_facts(table: City) -> dict[str, object]:
    """Round and phase, the city, what is built and who helps, whose effect it is: all of it open. (City 0.8, 1.12)"""
    return {
        "round": table.round_number(),
        "rounds": ROUNDS,
        "phase": phase_of(table),
        "first": table.first_player(),
        "council": table.points(COUNCIL) if table.players == 1 else None,
        "hand_limit": int(table.hand_limit()),
        "city": [slot_data(table, slot) for slot in range(int(table.zones.count(CITY)))],
        "site": build_data(table),
        "helpers": [marker_data(who) for who in table.helpers()],
        "effect_turn": effect_turn_data(table),
    }


def phase_of(table: City) -> str | None:
    """The phase of the round; None when the game is over. (City 0.9)"""
    for frame in table.frames:
        if isinstance(frame, Round):
            return PHASES[frame.phase - 1]
    return None


def slot_data(table: City, slot: int) -> dict[str, object]:
    """A card of the city with its place, its marker, whether it is tilted, and who used it in this phase."""
    x, y = table.place_of(slot)
    return {
        "x": x,
        "y": y,
        "card": card_id(table.zones.at(CITY, slot)),
        "marker": marker_data(table.marker_at(slot)),
        "tilted": table.is_tilted(slot),
        "used_by": table.users_at(slot),
    }


def build_data(table: City) -> dict[str, object] | None:
    """The card on the site, what it counts as, and who builds it; nobody does when the game is over. (City 1.11)"""
    if table.zones.count(SITE) == 0:
        return None
    builder = int(builder_of(table.top))
    return {**site_data(table), "builder": builder if builder >= 0 else None}


def effect_turn_data(table: City) -> dict[str, object] | None:
    """Whose turn it is to use effects, and which of them are used up. (City 5.1, 5.10)"""
    for frame in table.frames:
        if isinstance(frame, EffectTurn):
            ordinary, bonus = frame.used & ORDINARY != 0, frame.used & BONUS != 0
            return {"seat": int(frame.seat), "ordinary_used": ordinary, "bonus_used": bonus}
    return None
