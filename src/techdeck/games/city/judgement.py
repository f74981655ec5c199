"""How Tech City is judged at a glance: what a sensible player does, and what a moment is worth. (City 1-7)"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from techdeck.core.actions import CARD, NO, YES
from techdeck.core.answering import answer, asked_by_text
from techdeck.core.bits import bit
from techdeck.core.cards import KNOWLEDGE, SCIENCE, TECHNOLOGY, face
from techdeck.core.choices import Choices
from techdeck.core.counting import OVER, ROUND
from techdeck.core.effects.worth import gain
from techdeck.core.game import Deck
from techdeck.core.judging import Judgement
from techdeck.core.liking import Liking
from techdeck.core.rng import FastRng
from techdeck.core.state import State
from techdeck.core.table import Table
from techdeck.core.zones import DISCARD, HAND
from techdeck.games.city.builder import Builder
from techdeck.games.city.building import BuildTurn, CountAs
from techdeck.games.city.effects import EffectTurn, OwnerDiscards, OwnerMayDraw
from techdeck.games.city.names import (
    COUNCIL,
    FREE,
    HELP,
    MARKER,
    NO_MARKER,
    ROUNDS,
    SCORE,
    SITE_DOMAIN,
    SITE_VALUE,
)
from techdeck.games.city.paying import FIRST_CARD, PAYS_ALONE, Pay
from techdeck.games.city.phases import EFFECTS, DiscardDown, Round
from techdeck.games.city.places import City, city
from techdeck.games.city.placing import NextTo, OnSide
from techdeck.games.city.prospects import NO_PLAN, Prospects, Weights
from techdeck.games.city.service import ENOUGH, Help
from techdeck.games.city.slots import across_of, slot_of, up_of

BUILD_PACE: Final = 1.2
"""What a build brings anyway, on average."""
COUNCIL_PACE: Final = 2.2
"""What the council scores with each of its cards, on average. (City 8.3)"""


class CityLiking(Liking):
    """How much a builder likes cards."""

    fair: float = 1.0

    def __init__(self, gains: vec[float], sight: Prospects) -> None:
        self.gains = gains
        self.sight = sight

    def of(self, table: Table, seat: i64, card: i64) -> float:
        return self.sight.like(card)


class CityJudgement(Judgement):
    """A builder who counts points, and looks after domains, places and cards to pay with."""

    def __init__(self, deck: Deck) -> None:
        self.weights = Weights()
        self.gains = vec[float]([gain(program) for program in deck.programs])
        """How many cards each text brings, roughly; and while nothing is discarded."""
        self.first_gains = vec[float]([gain(program, 0) for program in deck.programs])

    def choose(self, table: State, seat: i64, out: Choices, rng: FastRng) -> i64:
        if out.count == 1:
            return out.pick(0)
        frame, game = table.top, city(table)
        if isinstance(frame, EffectTurn):
            return self.use(game, seat, out)
        if isinstance(frame, OwnerMayDraw):
            return YES
        sight = Builder(game, seat, self.weights)
        if isinstance(frame, OnSide):
            return best_side(sight, frame.slot, out)
        if isinstance(frame, NextTo):
            return best_neighbour(sight, out)
        if isinstance(frame, BuildTurn):
            return best_build(sight, out)
        if isinstance(frame, CountAs):
            return best_model(sight, out)
        if isinstance(frame, Pay):
            return cheapest(sight, out, frame.paid == FIRST_CARD and sight.owned[TECHNOLOGY] == 0)
        if isinstance(frame, Help):
            return help_or_not(sight, frame.builder, frame.left, out)
        if isinstance(frame, (OwnerDiscards, DiscardDown)):
            return cheapest(sight, out, False)
        if asked_by_text(table):
            return answer(table, seat, out, CityLiking(self.gains, sight), rng)
        return out.pick(rng.below(out.count))

    def use(self, table: City, seat: i64, out: Choices) -> i64:
        """The card whose text brings most; a rival's pays its owner. Pass if nothing brings anything. (City 5.1)"""
        if table.nums[ROUND] >= ROUNDS:
            return NO
        best, most = i64(NO), 0.0
        gains = self.gains if table.zones.counts[DISCARD] > 0 else self.first_gains
        for i in range(out.count):
            action = out.pick(i)
            if action != NO:
                worth = gains[face(action - CARD)]
                owner = table.nums[MARKER + slot_of(table, action - CARD)]
                if owner != seat and owner != NO_MARKER and owner != COUNCIL:
                    worth -= self.weights.rival_draws
                if worth > most:
                    best, most = action, worth
        return best

    def stage(self, table: State) -> i64:
        """Two steps a round: building, then the use of effects."""
        if table.nums[OVER] != 0:
            return 2 * ROUNDS + 2
        stage, bottom = 2 * table.nums[ROUND], table.stack[1]
        if isinstance(bottom, Round) and bottom.phase > EFFECTS:
            return stage + 1
        return stage

    def horizon(self, table: State) -> i64:
        """The end of the game: a round alone is too short-sighted."""
        return 2 * ROUNDS + 2

    def worth(self, table: State, seat: i64) -> float:
        if table.is_terminal():
            return super().worth(table, seat)
        game = city(table)
        mine = self.outlook(game, seat)
        spread = 0.3 + 1.1 * sqrt(float(builds_left(game, seat)))
        if table.players == 1:
            theirs = float(game.nums[SCORE + COUNCIL]) + COUNCIL_PACE * float(builds_left(game, seat))
            return 1.0 / (1.0 + exp((theirs - mine) / spread))
        total = 0.0
        for other in range(table.players):
            total += exp((self.outlook(game, other) - mine) / spread)
        return 1.0 / total

    def outlook(self, table: City, seat: i64) -> float:
        """The points a seat will have: those it has, and what hand and companies promise for the builds left."""
        left, sight = builds_left(table, seat), Prospects(table, seat, self.weights)
        hand = 0.22 * best_points(sight, left) + BUILD_PACE * float(left)
        companies = 2.8 * two_at_most(sight.owned[KNOWLEDGE]) + 2.4 * two_at_most(sight.owned[SCIENCE])
        companies += 1.6 * two_at_most(sight.owned[TECHNOLOGY])
        return float(table.nums[SCORE + seat]) + hand + companies * float(left) / float(ROUNDS)


def builds_left(table: City, seat: i64) -> i64:
    """How many times the seat may still build. (City 1.1, 7.6)"""
    left, turn = ROUNDS - table.nums[ROUND], table.stack[2]
    if isinstance(turn, BuildTurn) and (seat - turn.seat + table.players) % table.players < turn.left:
        return left + 1
    return left


def two_at_most(companies: i64) -> float:
    """Companies that bring a bonus: more than two bring no more. (City 1.8)"""
    if companies > 2:
        return 2.0
    return float(companies)


def best_points(sight: Prospects, builds: i64) -> float:
    """What the cards of the hand would score now that score most, one for each build."""
    zones, hand = sight.table.zones, HAND + sight.seat
    total, taken = 0.0, i64(0)
    for _build in range(builds):
        best, most = i64(-1), -1.0
        for i in range(zones.counts[hand]):
            points = sight.like_to_build(zones.at(hand, i))
            if (taken >> i) & 1 == 0 and points > most:
                best, most = i, points
        if best >= 0:
            taken |= bit(best)
            total += most
    return total


def best_build(sight: Builder, out: Choices) -> i64:
    """The card that brings most now and later, less what it costs. (City 1)"""
    best, most = i64(NO), 0.0
    for i in range(out.count):
        action = out.pick(i)
        if action != NO:
            worth = sight.build_worth(action - CARD)
            if best == NO or worth > most:
                best, most = action, worth
    return best


def best_model(sight: Builder, out: Choices) -> i64:
    """The card of the city as which a wild scores most. (City 3.1)"""
    best, most = out.pick(0), -NO_PLAN
    for i in range(out.count):
        worth = sight.model_worth(out.pick(i) - CARD)
        if worth > most:
            best, most = out.pick(i), worth
    return best


def best_neighbour(sight: Prospects, out: Choices) -> i64:
    """A card of the city beside the best place. (City 1.2)"""
    best, most = out.pick(0), -NO_PLAN
    for i in range(out.count):
        slot = slot_of(sight.table, out.pick(i) - CARD)
        free = sight.table.nums[FREE + slot]
        for side in range(4):
            if (free >> side) & 1 == 1:
                worth = sight.place_worth(across_of(sight.table, slot, side), up_of(sight.table, slot, side))
                if worth > most:
                    best, most = out.pick(i), worth
    return best


def best_side(sight: Prospects, slot: i64, out: Choices) -> i64:
    """The best free side of that card. (City 1.2)"""
    best, most, first = out.pick(0), -NO_PLAN, CARD + sight.table.cards
    for i in range(out.count):
        side = out.pick(i) - first
        worth = sight.place_worth(across_of(sight.table, slot, side), up_of(sight.table, slot, side))
        if worth > most:
            best, most = out.pick(i), worth
    return best


def cheapest(sight: Prospects, out: Choices, alone: bool) -> i64:
    """The least liked card of the hand; where one of two must be paid otherwise, the least liked that pays alone."""
    best, least = out.pick(0), NO_PLAN * 2.0
    for i in range(out.count):
        action = out.pick(i)
        if action != YES:
            worth = sight.like(action - CARD)
            if alone and sight.table.values[action - CARD] > PAYS_ALONE:
                worth += NO_PLAN
            if worth < least:
                best, least = action, worth
    return best


def help_or_not(sight: Prospects, builder: i64, left: i64, out: Choices) -> i64:
    """Give the least liked card if it then gets built, and does not make the builder too glad. (City 2.1, 2.8, 2.9)"""
    if sight.seat == builder or gives(sight, builder, left):
        best, least = i64(NO), NO_PLAN
        for i in range(out.count):
            if out.pick(i) != NO and sight.like(out.pick(i) - CARD) < least:
                best, least = out.pick(i), sight.like(out.pick(i) - CARD)
        return best
    return NO


def gives(sight: Prospects, builder: i64, left: i64) -> bool:
    """Whether it pays to help another builder."""
    table = sight.table
    given, spare = table.zones.count(HELP), table.zones.count(HAND + sight.seat)
    if given + 1 < ENOUGH or spare < 2:
        return False
    if given >= ENOUGH:
        return True
    rival = Prospects(table, builder, sight.weights)
    points = rival.points(table.nums[SITE_VALUE], table.nums[SITE_DOMAIN])
    if table.players == 2:
        return points <= 1.0 and spare > 3
    return points <= sight.weights.most_for_rival
