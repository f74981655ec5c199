"""What is asked in Tech City, and the answers, in words; card texts have theirs in effect_text."""

from __future__ import annotations

from techdeck.core.actions import CARD, NO, YES
from techdeck.core.cards import SERVICE, is_wild
from techdeck.core.frames import Frame
from techdeck.games.city.building import BuildTurn, CountAs
from techdeck.games.city.effects import ORDINARY, EffectTurn, OwnerDiscards, OwnerMayDraw
from techdeck.games.city.paying import FIRST_CARD, SECOND_CARD, Pay, price_of
from techdeck.games.city.phases import DiscardDown
from techdeck.games.city.places import City
from techdeck.games.city.placing import NextTo, OnSide
from techdeck.games.city.service import Help
from techdeck.games.city.survey import Survey
from techdeck.terminal.cards import CardWords
from techdeck.terminal.city.placing import place_like
from techdeck.terminal.people import People, count_of

COSTS = ["nothing", "any one card", "a card of value 7 or less, or any two cards"]
"""What a company costs, by how many cards of any value pay for it. (City 1.4, 1.6, 1.7)"""
WITH_CARD: list[tuple[type[Frame], str]] = [
    (BuildTurn, "build {}"),
    (CountAs, "build it as {}"),
    (Pay, "pay with {}"),
    (Help, "give {}"),
    (NextTo, "build next to {}"),
    (EffectTurn, "use {}"),
    (OwnerDiscards, "discard {}"),
    (DiscardDown, "discard {}"),
]
"""What pointing at a card means, frame by frame."""
YES_OR_NO: list[tuple[type[Frame], str, str]] = [
    (BuildTurn, "build nothing this round", ""),
    (Pay, "", "pay with two cards of any value"),
    (Help, "give nothing", ""),
    (EffectTurn, "use nothing", ""),
    (OwnerMayDraw, "no, keep your hand as it is", "draw a card, then discard one"),
]
"""What no and yes mean."""


class Wording:
    """Questions and answers of the game itself; empty where a card's text asks."""

    def __init__(self, people: People, cards: CardWords) -> None:
        self.people = people
        self.cards = cards

    def answer(self, table: City, action: int) -> str:
        """An action in words."""
        frame, first_side = table.frames[-1], CARD + int(table.cards)
        if action in (NO, YES):
            return next((no if action == NO else yes for kind, no, yes in YES_OR_NO if isinstance(frame, kind)), "")
        if isinstance(frame, OnSide) and action >= first_side:
            return f"build it {place_words(action - first_side, self.cards.name(table.city_cards()[frame.slot]))}"
        form = next((words for kind, words in WITH_CARD if isinstance(frame, kind)), "")
        return form.format(self.cards.name(action - CARD)) if form else ""

    def question(self, table: City) -> str:
        """The question of the moment."""
        frame = table.frames[-1]
        if isinstance(frame, BuildTurn):
            price = cost(table, int(frame.seat))
            return f"Build a card? A company costs {price}; service cards are built together. (c: texts)"
        if isinstance(frame, CountAs):
            return f"As which card of the city do you build {self.cards.name(int(frame.wild))}?"
        if isinstance(frame, Pay):
            return self.of_paying(table, frame)
        if isinstance(frame, Help):
            return self.of_helping(table, frame)
        if isinstance(frame, (NextTo, OnSide)):
            return self.of_placing(table, int(frame.seat))
        return self.of_effects(table)

    def of_paying(self, table: City, frame: Pay) -> str:
        """What is still to be paid. (City 1.4-1.6)"""
        card = self.cards.name(table.site_card())
        if frame.paid != FIRST_CARD:
            return f"Which {'second' if frame.paid == SECOND_CARD else 'first'} card do you pay for {card}?"
        return f"How do you pay for {card}? It costs {cost(table, int(frame.seat))}."

    def of_helping(self, table: City, frame: Help) -> str:
        """What giving a card means for whom. (City 2.1, 2.2, 2.8)"""
        card, given = self.cards.name(table.site_card()), len(table.given())
        if frame.seat == frame.builder:
            others = "the council adds one if you do" if table.players == 1 else "the others are asked after you"
            return f"Give a card of your own for {card}? Two cards are needed; {others}."
        so_far = "nothing was given yet" if given == 0 else f"{given} given so far"
        builder = self.people.does(int(frame.builder), "build")
        return f"{builder} {card}. Give a card to help? You score 1 if it gets built: two cards are needed, {so_far}."

    def of_placing(self, table: City, seat: int) -> str:
        """Where the card goes, and what it scores there. (City 1.2, 4)"""
        survey, card = Survey(table, seat), self.cards.name(table.site_card())
        value, domain = table.site_value(), table.site_domain()
        points = f"It scores {self.points(survey, value, domain)}"
        if survey.has_good_place():
            best = survey.at_best(value, domain)
            points += f"; at a star {best}, beside two companies of yours"
        return f"Where do you build {card}? {points}. (a number, or words like: {place_like(survey)})"

    def of_effects(self, table: City) -> str:
        """Questions of the effects phase and of the end of the round. (City 5, 7.1)"""
        frame = table.frames[-1]
        if isinstance(frame, EffectTurn):
            return of_using(frame)
        if isinstance(frame, OwnerMayDraw):
            return "Your company was used. Draw a card and discard one?"
        if isinstance(frame, OwnerDiscards):
            return "Which card do you discard?"
        if isinstance(frame, DiscardDown):
            own = self.people.own if self.people.own is not None else int(table.current_player())
            over = len(table.held(own)) - int(table.hand_limit())
            return f"Discard {count_of(over, 'card')} more, down to {int(table.hand_limit())}; hidden until all have."
        return ""

    def points(self, survey: Survey, value: int, domain: int) -> str:
        """What such a card scores wherever it lies, and with which equal cards."""
        total = survey.anywhere(value, domain)
        score = survey.bare(value, domain)
        if score.equal == 0:
            return f"at least {total}" if domain == SERVICE else "nothing"
        more = " and 1 for science" if score.science else ""
        return f"{total} ({self.equals(survey, value)}{more})"

    def equals(self, survey: Survey, value: int) -> str:
        """The cards of the city with this value."""
        return "equal to " + ", ".join(self.cards.short(card) for card in survey.of_value(value))

    def buildable(self, table: City, survey: Survey, card: int) -> str:
        """A card of the hand with what it would score."""
        name = self.cards.now(card, table)
        if is_wild(card):
            return f"{name}: counts as a card of the city you choose"
        value, domain = int(table.value_of(card)), int(table.domain_of(card))
        together = ", built together" if domain == SERVICE else ""
        best = survey.at_best(value, domain)
        more = f", {best} at a good place" if best > survey.anywhere(value, domain) else ""
        return f"{name}: scores {self.points(survey, value, domain)}{more}{together}"


def of_using(turn: EffectTurn) -> str:
    """Which effect may be used: the first, the other one, or the extra one. (City 5.1, 5.10, 5.13)"""
    if turn.used == 0:
        return "Use the effect of a card of the city? (e: what all of them do)"
    if turn.used & ORDINARY == 0:
        return "Use your other effect, of any card of the city? (e: what all of them do)"
    return "Use the extra effect of one of your knowledge companies as well?"


def cost(table: City, seat: int) -> str:
    """What a company costs this seat."""
    return COSTS[price_of(table, seat).cards]


def place_words(side: int, name: str) -> str:
    """to the left of V3 Delivery Services."""
    return ["to the left of", "to the right of", "above", "below"][side] + f" {name}"
