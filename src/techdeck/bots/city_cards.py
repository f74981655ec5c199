"""What cards are good for in Tech City: rules of thumb about one seat's own view."""

from __future__ import annotations

from techdeck.core.cards import KNOWLEDGE, SCIENCE, SERVICE, TECHNOLOGY, is_wild
from techdeck.games.city.paying import pays_alone
from techdeck.games.city.places import City, Place
from techdeck.games.city.survey import AROUND, Survey, steps_from

FAIR = 1.0
"""How much a card is liked that nobody knows."""
WILD = 3.0
LATER = {KNOWLEDGE: 1.5, SCIENCE: 1.2, TECHNOLOGY: 2.7, SERVICE: 0.0}
"""What a company of a domain brings later, at the start of the game."""
MOST_FOR_A_RIVAL = 3
"""A builder who would score more than this is not helped."""


class Liking:
    """How much a seat would like to hold a card: for what it would score, for its company, and to pay with."""

    def __init__(self, table: City, seat: int, survey: Survey) -> None:
        self.table = table
        self.survey = survey
        self.held = [int(table.value_of(card)) for card in table.held(seat)]

    def __call__(self, card: int) -> float:
        if is_wild(card):
            return WILD
        value, domain = int(self.table.value_of(card)), int(self.table.domain_of(card))
        pays = 0.4 if pays_alone(self.table, card) else 0.0
        twins = 0.3 if self.held.count(value) > 1 else 0.0
        return self.survey.anywhere(value, domain) + later(self.table, self.survey, domain) + pays + twins


def later(table: City, survey: Survey, domain: int) -> float:
    """What one more company of a domain brings in the rounds that are left; a third one brings less."""
    left = (table.last_round() - table.round_number()) / table.last_round()
    return left * LATER.get(domain, 0.0) * (1.0 if survey.controls(domain) < 2 else 0.3)


def build_worth(table: City, seat: int, card: int, survey: Survey, like: Liking) -> float:
    """What building a card of the hand is worth: points, and what it costs and brings later."""
    if is_wild(card):
        models = [model for model in survey.cards if not is_wild(model)]
        # Held back while it is worth little: a wild is always a good card later.
        return max(model_worth(table, survey, model) for model in models) - 1.5
    value, domain = int(table.value_of(card)), int(table.domain_of(card))
    if domain == SERVICE:
        return chance_of_help(table) * survey.at_best(value, domain) - 0.3
    others = [other for other in table.held(seat) if other != card]
    return survey.at_best(value, domain) + later(table, survey, domain) - price(table, survey, others, like)


def model_worth(table: City, survey: Survey, model: int) -> float:
    """What a wild is worth that is built as this card of the city. (City 3.1)"""
    value, domain = int(table.value_of(model)), int(table.domain_of(model))
    points = survey.at_best(value, domain)
    return chance_of_help(table) * points if domain == SERVICE else points + 0.2


def price(table: City, survey: Survey, others: list[int], like: Liking) -> float:
    """What is given up to pay for a company. (City 1.4-1.7)"""
    due = survey.price()
    if due.cards == 0 or not others:
        return 0.0
    card = cheapest(table, others, like)
    alone = pays_alone(table, card) or due.cards == 1
    return 0.25 * like(card) + (0.0 if alone else 0.4)


def cheapest(table: City, cards: list[int], like: Liking) -> int:
    """The card to pay with: the least liked that pays alone, else the least liked of all."""
    if like.survey.price().alone is not None:
        cards = [card for card in cards if pays_alone(table, card)] or cards
    return min(cards, key=like)


def chance_of_help(table: City) -> float:
    """How likely a service card gets built: the council always helps, a single rival seldom. (City 2.2, 8.2)"""
    return {1: 1.0, 2: 0.4}.get(int(table.players), 0.9)


def helps(table: City, seat: int, builder: int) -> bool:
    """Whether to give a card: it must then get built, and not make the builder too glad. (City 2.8, 2.9)"""
    if seat == builder:
        return True
    given, spare = len(table.given()), len(table.held(seat))
    if given == 0:
        return False
    points = Survey(table, builder).at_best(table.site_value(), table.site_domain())
    if table.players == 2:
        return points == 1 and spare > 3
    return given > 1 or (points <= MOST_FOR_A_RIVAL and spare > 1)


def room_around(survey: Survey, place: Place) -> int:
    """How many open places around a place have an own company beside them already: room for the next card."""
    return sum(other not in survey.taken and survey.near(other) > 0 for other in steps_from(place, AROUND))
