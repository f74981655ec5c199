"""A simple player of Tech City: builds what scores most, beside its own companies, and uses what brings cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from techdeck.bots.asked import Asked
from techdeck.bots.city_cards import FAIR, Liking, build_worth, cheapest, helps, model_worth, room_around
from techdeck.core.actions import CARD, NO, YES
from techdeck.core.questions import Question, Target
from techdeck.core.rng import Rng
from techdeck.games.city.places import City, Place, city
from techdeck.games.city.survey import Survey

if TYPE_CHECKING:
    from techdeck.core.view import View


def choose(view: View, legal: list[int], rng: Rng) -> int:
    """What the simple player does."""
    if len(legal) == 1 or view.seat is None:
        return legal[0]
    table, seat, question = city(view.table), view.seat, view.asked()
    if question.code == "use_company":
        return use(table, seat, legal)
    if question.code == "owner_may_draw":
        return YES
    survey = Survey(table, seat)
    if question.code == "choose_neighbour":
        return neighbour(survey, rng)
    if question.code == "choose_place":
        return side(survey, question, legal, rng)
    like = Liking(table, seat, survey)
    if question.code == "build":
        return build(table, seat, legal, survey, like)
    if question.code == "count_wild_as":
        return max(legal, key=lambda action: model_worth(table, survey, action - CARD))
    if question.code == "pay":
        return CARD + cheapest(table, table.held(seat), like)
    if question.code == "help":
        return help_or_not(table, seat, question, like)
    if question.code in ("owner_discards", "discard_down"):
        return min(legal, key=lambda action: like(action - CARD))
    return Asked(table, seat, like, FAIR, rng).answer()


def build(table: City, seat: int, legal: list[int], survey: Survey, like: Liking) -> int:
    """The card that brings most now and later, less what it costs; nothing is built only if nothing can be. (City 1)"""
    cards = [action - CARD for action in legal if action != NO]
    return CARD + max(cards, key=lambda card: build_worth(table, seat, card, survey, like)) if cards else NO


def help_or_not(table: City, seat: int, question: Question, like: Liking) -> int:
    """Give the least liked card, if helping is worth it. (City 2.1)"""
    cards, builder = table.held(seat), question.about["builder"]
    assert isinstance(builder, int)
    return CARD + min(cards, key=like) if cards and helps(table, seat, builder) else NO


def neighbour(survey: Survey, rng: Rng) -> int:
    """A card of the city beside the best place."""
    place = best_place(survey, survey.places(), rng)
    return CARD + survey.cards[survey.neighbours(place)[0]]


def side(survey: Survey, question: Question, legal: list[int], rng: Rng) -> int:
    """The best free side of that card."""
    sides = {place_of(question.targets[action]): action for action in legal}
    return sides[best_place(survey, list(sides), rng)]


def place_of(target: Target) -> Place:
    """The place of the city a choice points at."""
    x, y = target["x"], target["y"]
    assert isinstance(x, int)
    assert isinstance(y, int)
    return x, y


def best_place(survey: Survey, places: list[Place], rng: Rng) -> Place:
    """Beside two own companies, else one, and then so that the next card finds two. (City 4.5)"""
    return max(places, key=lambda place: (min(2, survey.near(place)), room_around(survey, place), rng.below(100)))


def use(table: City, seat: int, legal: list[int]) -> int:
    """The card whose text brings most; a rival's pays its owner. Pass if nothing brings anything. (City 5.1)"""
    discarded, held = table.discarded(), len(table.held(seat))
    best, most = NO, 0.0
    for action in legal:
        if action != NO:
            card = action - CARD
            worth = table.game.cards_brought(card, discarded, held)
            worth -= 0.0 if table.is_neutral(card) or table.marker_on(card) == seat else 0.3
            if worth > most:
                best, most = action, worth
    return best
