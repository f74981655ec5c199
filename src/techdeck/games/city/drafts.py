"""Whole gestures of Tech City: a build with its payment and its place. (City 1)"""

from __future__ import annotations

from itertools import combinations

from techdeck.core.cards import parse_card
from techdeck.core.errors import IllegalAction
from techdeck.core.forms import CommandForm, Slot, refused
from techdeck.core.gestures import Gesture
from techdeck.core.questions import Choice, Question
from techdeck.core.state import State

PLACING = ["choose_neighbour", "choose_place"]


class PlaceSlot(Slot):
    """A place of the city by its coordinates; the engine asks for a neighbour first, then for its side. (City 1.2)"""

    def __init__(self) -> None:
        super().__init__("place", PLACING, "@place")

    def values(self, table: State, seat: int, question: Question) -> list[object]:
        return [{"x": x, "y": y} for x, y in ways_to(table, seat, question)]

    def actions(self, table: State, seat: int, question: Question, value: object) -> list[int]:
        for (x, y), way in ways_to(table, seat, question).items():
            if value == {"x": x, "y": y}:
                return way
        raise refused(table, seat, question, value)

    def ends(self, question: Question, choice: Choice) -> bool:
        return question.code == "choose_place"

    def is_full(self, choices: list[Choice]) -> bool:
        return choices[-1].verb != "lay_next_to"


def ways_to(table: State, seat: int, question: Question) -> dict[tuple[int, int], list[int]]:
    """Every place where a card may be laid, with the choices that lead there; the first neighbour leads the way."""
    if question.code == "choose_place":
        return {place_of(choice): [choice.action] for choice in question.choices}
    found: dict[tuple[int, int], list[int]] = {}
    for beside in question.choices:
        gesture = Gesture(table, seat)
        gesture.table.apply_action(beside.action, seat)
        for choice in gesture.ask().choices:
            found.setdefault(place_of(choice), [beside.action, choice.action])
    return found


def place_of(choice: Choice) -> tuple[int, int]:
    """The place a choice points at."""
    assert choice.target is not None
    x, y = choice.target["x"], choice.target["y"]
    assert isinstance(x, int)
    assert isinstance(y, int)
    return x, y


class PaySlot(Slot):
    """The cards a company is paid with, as a list: one low enough, or any two. (City 1.4-1.6)"""

    def __init__(self) -> None:
        super().__init__("pay", ["pay"], "[card]")

    def values(self, table: State, seat: int, question: Question) -> list[object]:
        two = asks_for_two(question)
        found: list[object] = [] if two else [[card] for card in cards_of(question) if is_enough(table, question, card)]
        after = question if two else after_choosing_two(table, seat, question)
        if after is not None:
            found += [list(pair) for pair in combinations(cards_of(after), 2)]
        return found

    def actions(self, table: State, seat: int, question: Question, value: object) -> list[int]:
        pairs = self.values(table, seat, question)
        if not isinstance(value, list) or (value not in pairs and value[::-1] not in pairs):
            if isinstance(value, list) and len(value) == 1 and value[0] in cards_of(question):
                raise IllegalAction(f"{value[0]} alone is not enough: pay with a lower card, or with two", "City 1.4")
            raise refused(table, seat, question, value[0] if isinstance(value, list) and len(value) == 1 else value)
        if len(value) == 1:
            return [cards_of(question)[value[0]]]
        if asks_for_two(question):
            return [cards_of(question)[card] for card in value]
        after = after_choosing_two(table, seat, question)
        assert after is not None
        return [two_cards(question), *[cards_of(after)[card] for card in value]]

    def is_full(self, choices: list[Choice]) -> bool:
        return False  # as long as something is due, it is asked for

    def told(self, choices: list[Choice]) -> object:
        return [choice.target["card"] for choice in choices if choice.target is not None]


def is_enough(table: State, question: Question, card: str) -> bool:
    """Whether nothing more is due once this card is paid. (City 1.4, 1.6)"""
    due = question.about["due"]
    assert isinstance(due, dict)
    return due["cards"] == 1 or bool(table.value_of(parse_card(card)) <= due["alone"])


def asks_for_two(question: Question) -> bool:
    """Whether two cards are asked for at once, since none alone is enough."""
    return question.left == 2 and two_cards(question) < 0


def cards_of(question: Question) -> dict[str, int]:
    """The cards one may pay with, each with its action."""
    pairs = [(choice.target, choice.action) for choice in question.choices]
    return {str(target["card"]): action for target, action in pairs if target is not None}


def two_cards(question: Question) -> int:
    """The choice of paying with two cards; -1 if it is not open."""
    return next((choice.action for choice in question.choices if choice.verb == "pay_two"), -1)


def after_choosing_two(table: State, seat: int, question: Question) -> Question | None:
    """What is asked when two cards shall be paid; None if they can't."""
    if two_cards(question) < 0:
        return None
    gesture = Gesture(table, seat)
    gesture.table.apply_action(two_cards(question), seat)
    return gesture.ask()


COMMANDS: list[CommandForm] = [
    CommandForm(
        "build",
        "build",
        "build",
        [Slot("card", ["build"], "card"), Slot("as", ["count_wild_as"], "card"), PaySlot(), PlaceSlot()],
    ),
    CommandForm("place", "choose_neighbour", "lay_next_to", [PlaceSlot()]),
]
