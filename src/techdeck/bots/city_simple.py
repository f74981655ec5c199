"""A simple player of Tech City: builds what scores most, beside its own companies, and uses what brings cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from techdeck.bots.asked import Asked
from techdeck.bots.city_cards import FAIR, Liking, build_worth, cheapest, helps, model_worth
from techdeck.bots.city_survey import BESIDE, Place, Survey, hand_of
from techdeck.bots.effects import gain
from techdeck.core.actions import CARD, NO, YES
from techdeck.core.cards import face
from techdeck.core.rng import Rng
from techdeck.core.zones import DISCARD, HAND
from techdeck.games.city.building import BuildTurn, CountAs
from techdeck.games.city.effects import EffectTurn, OwnerDiscards, OwnerMayDraw
from techdeck.games.city.names import ACROSS, MARKER, NO_MARKER, UP
from techdeck.games.city.paying import Pay
from techdeck.games.city.phases import DiscardDown
from techdeck.games.city.places import City, city
from techdeck.games.city.placing import NextTo, OnSide
from techdeck.games.city.service import Help
from techdeck.games.city.slots import slot_of

if TYPE_CHECKING:
    from techdeck.core.view import View


def choose(view: View, legal: list[int], rng: Rng) -> int:
    """What the simple player does."""
    if len(legal) == 1 or view.seat is None:
        return legal[0]
    table, seat = city(view.table), view.seat
    frame = table.frames[-1]
    if isinstance(frame, EffectTurn):
        return use(table, seat, legal)
    if isinstance(frame, OwnerMayDraw):
        return YES
    survey = Survey(table, seat)
    if isinstance(frame, NextTo):
        return neighbour(table, survey, rng)
    if isinstance(frame, OnSide):
        return side(table, survey, int(frame.slot), legal, rng)
    like = Liking(table, seat, survey)
    if isinstance(frame, BuildTurn):
        return build(table, seat, legal, survey, like)
    if isinstance(frame, CountAs):
        return max(legal, key=lambda action: model_worth(table, survey, action - CARD))
    if isinstance(frame, Pay):
        return CARD + cheapest(table, hand_of(table, seat), like)
    if isinstance(frame, Help):
        return help_or_not(table, seat, int(frame.builder), like)
    if isinstance(frame, (OwnerDiscards, DiscardDown)):
        return min(legal, key=lambda action: like(action - CARD))
    return Asked(table, seat, like, FAIR, rng).answer(legal)


def build(table: City, seat: int, legal: list[int], survey: Survey, like: Liking) -> int:
    """The card that brings most now and later, less what it costs; nothing is built only if nothing can be. (City 1)"""
    cards = [action - CARD for action in legal if action != NO]
    return CARD + max(cards, key=lambda card: build_worth(table, seat, card, survey, like)) if cards else NO


def help_or_not(table: City, seat: int, builder: int, like: Liking) -> int:
    """Give the least liked card, if helping is worth it. (City 2.1)"""
    cards = hand_of(table, seat)
    return CARD + min(cards, key=like) if cards and helps(table, seat, builder, like) else NO


def neighbour(table: City, survey: Survey, rng: Rng) -> int:
    """A card of the city beside the best place."""
    x, y = best_place(survey, survey.places(), rng)
    slot = next(survey.taken[x + dx, y + dy] for dx, dy in BESIDE if (x + dx, y + dy) in survey.taken)
    return CARD + survey.cards[slot]


def side(table: City, survey: Survey, slot: int, legal: list[int], rng: Rng) -> int:
    """The best free side of that card."""
    x, y = int(table.nums[ACROSS + slot]), int(table.nums[UP + slot])
    first = CARD + table.zones.cards
    sides = {(x + BESIDE[action - first][0], y + BESIDE[action - first][1]): action for action in legal}
    return sides[best_place(survey, list(sides), rng)]


def best_place(survey: Survey, places: list[Place], rng: Rng) -> Place:
    """Beside two own companies, else one, and then so that the next card finds two. (City 4.5)"""
    return max(places, key=lambda place: (min(2, survey.near(place)), survey.promise(place), rng.below(100)))


def use(table: City, seat: int, legal: list[int]) -> int:
    """The card whose text brings most; a rival's pays its owner. Pass if nothing brings anything. (City 5.1)"""
    programs, zones = table.game.deck.programs, table.zones
    discarded, held = int(zones.count(DISCARD)), int(zones.count(HAND + seat))
    best, most = NO, 0.0
    for action in legal:
        if action != NO:
            owner = table.nums[MARKER + slot_of(table, action - CARD)]
            worth = gain(programs[int(face(action - CARD))], discarded, held)
            worth -= 0.0 if owner in (seat, NO_MARKER) else 0.3
            if worth > most:
                best, most = action, worth
    return best
