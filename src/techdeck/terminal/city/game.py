"""Tech City in words, for one seat."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import partial

from techdeck.core.actions import CARD, NO
from techdeck.core.cards import FACES, card_id
from techdeck.core.errors import BadCard, TechdeckError
from techdeck.core.state import State
from techdeck.core.zones import DISCARD, EXPELLED
from techdeck.games.city.building import BuildTurn, CountAs
from techdeck.games.city.effects import EffectTurn
from techdeck.games.city.names import COUNCIL, SIDE_NAMES
from techdeck.games.city.paying import Pay
from techdeck.games.city.places import City, city
from techdeck.games.city.placing import NextTo, OnSide
from techdeck.games.city.service import Help
from techdeck.games.city.survey import Survey
from techdeck.terminal.city.menus import Menus
from techdeck.terminal.city.placing import PLACE, neighbour, steps_of
from techdeck.terminal.city.scores_text import score_lines
from techdeck.terminal.city.table_text import TableText
from techdeck.terminal.city.telling import THE_COUNCIL, CityTeller
from techdeck.terminal.city.wording import Wording, place_words
from techdeck.terminal.effect_text import effect_answer, effect_question
from techdeck.terminal.game_text import GameText
from techdeck.terminal.menu import Menu

WELCOME = [
    "Six rounds. Together you lay out one city of cards. In each round you may build a card of your hand into it, "
    "which costs other cards, and then use the effect of any card of the city.",
    "A card you build scores 1 for each other card of its value in the city, up to 3, and 1 more beside two of your "
    "own companies. Two technology companies build for free, two knowledge companies give one more effect, two science "
    "companies raise high scores. Service cards belong to nobody and are built together.",
]
SOLO = "You play against the City Council: after each of your builds it builds the deck's top card for free, anywhere."


TYPED_PLACE = re.compile(r"(left|right|above|below)(?: of)? (.+)")


class CityText(GameText):
    """What the terminal says of Tech City."""

    def make_teller(self) -> CityTeller:
        self.city_teller = CityTeller(self.people, self.cards)
        self.drawing = TableText(self.people, self.cards, self.screen)
        self.wording = Wording(self.people, self.cards)
        self.seen: list[int] = []
        return self.city_teller

    def welcome(self) -> list[str]:
        return [*WELCOME, SOLO] if self.game.players == 1 else WELCOME

    def rivals(self) -> list[str]:
        return super().rivals() or ["the City Council"]

    def giving_up(self) -> list[str]:
        return super().giving_up() if self.game.players > 1 else ["Family 7.1", "City 8.8"]

    def looks(self) -> dict[str, Callable[[State], list[str]]]:
        return {word: lambda table: self.drawing.effects(city(table)) for word in ("e", "effects")}

    def typing(self) -> list[tuple[str, str]]:
        return [("left K7", "or right, above, below: a place beside a card"), ("e", "what every card of the city does")]

    def as_written(self, table: State, typed: str) -> str:
        """With two decks, a card's other copy is meant if only that one may be chosen. (Family 1.9)"""
        card = self.typed_card(typed)
        if card is None:
            return typed
        legal, twin = table.legal_actions(self.people.own or 0), other_copy(card)
        return f"card {card_id(twin)}" if CARD + card not in legal and CARD + twin in legal else typed

    def typed_card(self, typed: str) -> int | None:
        """The card that was typed, if it was one."""
        try:
            return self.cards.typed(typed)
        except BadCard:
            return None

    def meant(self, table: State, typed: str) -> int | None:
        """Says why a place can't be chosen at which something lies; free places stand in the menu. (City 1.2)"""
        found = TYPED_PLACE.fullmatch(typed.lower())
        card = self.typed_card(found[2]) if found else None
        if found is None or card is None or not isinstance(table.frames[-1], (NextTo, OnSide)):
            return None
        survey = Survey(city(table), self.people.own or 0)
        side, name = SIDE_NAMES.index(found[1]), self.cards.name(card)
        lying = [one for one in (card, other_copy(card)) if one in survey.cards]
        if not lying:
            raise TechdeckError(f"{name} does not lie in the city")
        there = neighbour(survey, lying[0], side)
        if there is not None:
            raise TechdeckError(f"something lies {place_words(side, name)} already: {self.cards.name(there)}")
        return None

    def table(self, table: State) -> list[str]:
        return self.drawing.lines(city(table))

    def moment(self, table: State) -> list[str]:
        frame, seen = table.frames[-1], self.seen
        cards = city(table).city_cards()
        self.seen = [*cards, *(city(table).marker_at(slot) for slot in range(len(cards)))]
        if isinstance(frame, (BuildTurn, Help, EffectTurn)):
            return self.table(table)
        # Where the card is laid, the choices are drawn on the map; else it is shown again when it has changed.
        again = self.seen != seen and not isinstance(frame, (NextTo, OnSide))
        return self.table(table) if again else self.drawing.without_map(city(table))

    def hand_lines(self, table: State, cards: Sequence[int]) -> list[str]:
        return self.drawing.hand(city(table), cards)

    def scores(self, table: State) -> list[str]:
        final = self.drawing.map.lines(city(table)) if table.is_terminal() else []
        return [*final, *score_lines(city(table), self.people, self.screen, self.city_teller.made)]

    def outcome(self, table: State) -> str:
        if table.players > 1:
            return super().outcome(table)
        if city(table).has_conceded(0):
            return f"{self.people.name(0)} gave up: the City Council wins (City 8.8)."
        own, council = city(table).points(0), city(table).points(COUNCIL)
        told = {1.0: "You win", -1.0: f"{THE_COUNCIL} wins", 0.0: "It is a draw"}[table.returns()[0]]
        return f"{told}: you have {own}, the City Council has {council}."

    def prompt(self, table: State) -> str:
        asked = self.wording.question(city(table)) or effect_question(table, self.cards)
        if asked:
            return asked
        text = super().prompt(table)
        return text[:1].upper() + text[1:] + ("" if text.endswith("?") else ".")

    def words(self, table: State, action: int) -> str:
        said = self.wording.answer(city(table), action)
        if said:
            return said
        run = self.running(table)
        sentence = "" if run is None else self.sentence(table, run)
        text = table.game.actions.text(action)
        return effect_answer(table.frames[-1], action, text, sentence, self.people, self.cards)

    def menu(self, table: State, legal: Sequence[int]) -> Menu:
        words, names = partial(self.words, table), partial(self.cards.now, table=table)
        menus = Menus(self.prompt(table), city(table), list(legal), words, names, self.wording, self.drawing.map)
        return menus.menu()

    def way_to(self, table: State, action: int) -> list[int]:
        return steps_of(city(table), action) if action >= PLACE else [action]

    def goes_on(self, table: State, action: int) -> bool:
        frame = table.frames[-1]
        return isinstance(frame, (BuildTurn, CountAs, Pay, NextTo)) and action != NO

    def is_half_a_choice(self, table: State) -> bool:
        """A place is a card of the city and a side of it. (City 1.2)"""
        return isinstance(table.frames[-1], NextTo)

    def summary(self, draft: State, action: int) -> str:
        frame, begun = draft.frames[-1], draft.history()
        if isinstance(frame, Help) and begun:
            return self.help_summary(city(draft), action)
        if isinstance(frame, OnSide):
            return self.build_summary(city(draft), frame, action - CARD - int(draft.zones.cards))
        return ""

    def build_summary(self, draft: City, frame: OnSide, side: int) -> str:
        """A build with its price, its place and its points; what was paid before is not told again. (City 1.11)"""
        survey, name = Survey(draft, int(frame.seat)), self.drawing.built_as(draft, draft.site_card())
        where = place_words(side, self.cards.name(survey.cards[int(frame.slot)]))
        where_now, cards = draft.zones.where, range(CARD, CARD + int(draft.zones.cards))
        named = [done - CARD for _, done in draft.history() if done in cards]
        spent = [card for card in named if where_now[card] in (DISCARD, EXPELLED)]
        price = f", pay with {self.cards.all(spent)}" if spent else " for free"
        paid = price if len(draft.history()) > 1 else ""
        place = draft.place_beside(frame.slot, side)
        points = survey.score_as(draft.site_value(), draft.site_domain(), place).points
        return f"You build {name} {where}{paid}, and score {points or 'nothing'}."

    def help_summary(self, draft: City, action: int) -> str:
        """What building a service card may come to. (City 2.2, 2.5)"""
        card = self.cards.name(draft.site_card())
        if action == NO:
            return f"You show {card} and give nothing for it: two others would have to."
        given = self.cards.name(action - CARD)
        if self.game.players == 1:
            return f"You build {card} and give {given} for it; the council adds a card and scores 1."
        stays = "lost" if self.game.chosen["service_discards"] == "stay" else "yours again"
        return f"You show {card} and give {given} for it. If nobody else gives a card, {given} is {stays}: no build."


def other_copy(card: int) -> int:
    """The same card of the other deck. (Family 1.9)"""
    return (card + FACES) % (2 * FACES)
