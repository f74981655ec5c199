"""How Paradoxical is judged at a glance: what a sensible player does, and what a moment is worth."""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from techdeck.core.actions import CARD, NO, PILE
from techdeck.core.answering import answer, asked_by_text
from techdeck.core.choices import Choices
from techdeck.core.counting import OVER
from techdeck.core.effects.run import ChoosePile
from techdeck.core.effects.worth import gain
from techdeck.core.game import Deck
from techdeck.core.judging import Judgement, Plan
from techdeck.core.liking import UNKNOWN, Liking
from techdeck.core.rng import FastRng
from techdeck.core.state import State
from techdeck.core.table import Table
from techdeck.core.zones import HAND
from techdeck.games.paradoxical.building import Lay, MakeRoom, TurnUp
from techdeck.games.paradoxical.claiming import ChooseIndifferent, ChooseSet
from techdeck.games.paradoxical.claims import one
from techdeck.games.paradoxical.hopes import Hopes, Weights
from techdeck.games.paradoxical.leaving import best_claim, best_indifferent, best_set_card
from techdeck.games.paradoxical.names import TABLEAU, TOKENS, TURNS, adding, claiming, is_of_second
from techdeck.games.paradoxical.phases import Turn
from techdeck.games.paradoxical.places import Paradoxical, paradoxical
from techdeck.games.paradoxical.rewards import AddAfter, DrawAfter
from techdeck.games.paradoxical.uses import Uses

WEIGHED: Final = 6
"""So many actions of a turn a search tries: it tells better between few."""


class TableauLiking(Liking):
    """How much a seat likes cards: for what they would do in its tableau."""

    def __init__(self, gains: vec[float], hopes: Hopes, fair: float) -> None:
        self.gains = gains
        self.hopes = hopes
        self.fair = fair

    def of(self, table: Table, seat: i64, card: i64) -> float:
        if table.zones.where[card] == TABLEAU + seat:
            return self.hopes.now - self.hopes.without(card)
        return self.hopes.gain(card)

    def lying(self, table: Table, seat: i64, card: i64, zone: i64) -> float:
        part = 0.0
        if zone == TABLEAU + seat:
            part = 1.0
        elif zone == HAND + seat:
            part = self.hopes.weights.to_hand
        if part == 0.0:
            return 0.0
        return part * (self.fair if card == UNKNOWN else self.of(table, seat, card))


class ParadoxicalJudgement(Judgement):
    """A player who counts on two high pairs and low cards beside them."""

    def __init__(self, deck: Deck) -> None:
        self.weights = Weights()
        self.gains = vec[float]([gain(program) for program in deck.programs])
        self.uses = Uses(deck)

    def choose(self, table: State, seat: i64, out: Choices, rng: FastRng) -> i64:
        if out.count == 1:
            return out.pick(0)
        frame, game = table.top, paradoxical(table)
        hopes = Hopes(game, seat, self.weights)
        if isinstance(frame, Turn):
            return self.turn(game, seat, hopes, out)
        if isinstance(frame, ChooseSet):
            return best_set_card(hopes, frame.kind, frame.chosen, out)
        if isinstance(frame, ChooseIndifferent):
            return best_indifferent(hopes, frame.chosen, frame.rest, out)
        if isinstance(frame, MakeRoom):
            return make_room(game, hopes, out)
        if isinstance(frame, DrawAfter):
            return better_deck(hopes, out)
        if isinstance(frame, AddAfter):
            return self.best_added(hopes, out)
        if isinstance(frame, ChoosePile):
            return PILE + self.uses.better_pile(game, hopes)
        liking = TableauLiking(self.gains, hopes, self.fair(hopes))
        if asked_by_text(table):
            return answer(table, seat, out, liking, rng)
        return least_liked(table, seat, liking, out)

    def fair(self, hopes: Hopes) -> float:
        """What a card that nobody knows would do for the tableau."""
        first, second = hopes.draw(False), hopes.draw(True)
        return first if first > second else second

    def turn(self, table: Paradoxical, seat: i64, hopes: Hopes, out: Choices) -> i64:
        """Claim if possible; else the action that gains most for the turns it takes. (Paradoxical 1.1)"""
        claim = best_claim(hopes, out)
        if claim >= 0:
            return claim
        best, most = out.pick(0), -1000.0
        for i in range(out.count):
            gained = self.gained(hopes, out.pick(i))
            if gained > most:
                best, most = out.pick(i), gained
        return best

    def gained(self, hopes: Hopes, action: i64) -> float:
        """What an action of a turn, other than a claim, gains for each turn it takes."""
        first = adding(hopes.table.zones.cards)
        if action < PILE + 2:
            return hopes.draw(action == PILE + 1)
        if action < first:
            return self.uses.gain(hopes, action - CARD)
        return hopes.gain(action - first)

    def plans(self, table: State, seat: i64, out: Choices) -> list[Plan]:
        """In a turn, every claim, or else the few actions that look best; of what a text asks, every choice."""
        if not isinstance(table.top, Turn):
            return []
        hopes = Hopes(paradoxical(table), seat, self.weights)
        actions = [int(out.pick(i)) for i in range(out.count)]
        claims = [action for action in actions if action >= claiming(table.zones.cards)]
        if claims:
            return [Plan([action]) for action in claims]
        actions.sort(key=lambda action: -self.gained(hopes, action))
        return [Plan([action]) for action in actions[:WEIGHED]]

    def best_added(self, hopes: Hopes, out: Choices) -> i64:
        """The hand card that does most for the tableau, if it does anything. (Paradoxical 3.12)"""
        best, most, first = i64(NO), 0.0, adding(hopes.table.zones.cards)
        for i in range(out.count):
            action = out.pick(i)
            if action != NO and hopes.gain(action - first) > most:
                best, most = action, hopes.gain(action - first)
        return best

    def stage(self, table: State) -> i64:
        """A step for every turn."""
        if table.nums[OVER] != 0:
            return table.nums[TURNS] + 1
        return table.nums[TURNS]

    def horizon(self, table: State) -> i64:
        """So many turns of everybody."""
        return table.nums[TURNS] + self.weights.turns_ahead * table.players

    def worth(self, table: State, seat: i64) -> float:
        if table.is_terminal():
            return super().worth(table, seat)
        game, total = paradoxical(table), 0.0
        mine = self.outlook(game, seat)
        for other in range(table.players):
            total += exp(self.outlook(game, other) - mine)
        return 1.0 / total

    def outlook(self, table: Paradoxical, seat: i64) -> float:
        """The tokens of a seat and what its tableau promises: as odds to win, in logarithms."""
        weights = self.weights
        promised, outlook = Hopes(table, seat, weights).now, weights.token * float(table.nums[TOKENS + seat])
        if table.active() == seat:
            outlook += weights.next_turn
        if promised >= weights.claimable:
            return outlook + weights.claim_ready
        return outlook + weights.nearer * promised


def make_room(table: Paradoxical, hopes: Hopes, out: Choices) -> i64:
    """The card that is missed least when the one comes for which room is made. (Paradoxical 1.7, 1.8)"""
    below, of_second, coming = table.stack[table.depth - 1], False, i64(0)
    if isinstance(below, TurnUp):
        of_second = below.second == 1
        coming = hopes.coming(of_second)
    elif isinstance(below, Lay):
        of_second = is_of_second(below.card)
        coming = one(table.values[below.card])
    best, most = out.pick(0), -1000.0
    for i in range(out.count):
        promised = hopes.average(coming, of_second, out.pick(i) - CARD)
        if promised > most:
            best, most = out.pick(i), promised
    return best


def better_deck(hopes: Hopes, out: Choices) -> i64:
    """The deck whose next card does more for the tableau. (Paradoxical 3.11)"""
    if hopes.draw(True) > hopes.draw(False) and out.has(PILE + 1):
        return PILE + 1
    return out.pick(0)


def least_liked(table: State, seat: i64, liking: Liking, out: Choices) -> i64:
    """The card to part with."""
    best, least = out.pick(0), 1000.0
    for i in range(out.count):
        liked = liking.of(table, seat, out.pick(i) - CARD)
        if liked < least:
            best, least = out.pick(i), liked
    return best
