"""Whole gestures: what a person does at once, and the engine asks in small steps, as one command.

A command names its kind and fills slots: {"kind": "build", "card": "K7", "pay": ["S3"], "place": {"x": 1, "y": 0}}. Its
form says which questions each slot answers. A command ends before chance, another seat or a card not seen before comes
in, so that a refusal tells nothing new; what follows is the next question. Everything is tried on what the seat knows.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from techdeck.core.errors import IllegalAction, TechdeckError
from techdeck.core.forms import Command, CommandForm, Slot, forms_at
from techdeck.core.gestures import Gesture
from techdeck.core.questions import DECLINING, Question
from techdeck.core.state import State

KINDS_IN_WORDS: Final = {
    "ask": "ask anything",
    "counter": "make a counter-offer",
    "offer": "make an offer",
    "say": "say something",
}
"""Kinds of commands that are no whole phrase by themselves."""


class Template:
    """A command that is open to a seat, as far as it is filled: the next slot with the values it may take."""

    def __init__(self, command: Command, form: CommandForm, next: Slot | None, values: list[object]) -> None:
        self.command = command
        self.form = form
        self.next = next
        self.values = values

    @property
    def complete(self) -> bool:
        """Whether the command may be given as it is."""
        return self.next is None

    def __repr__(self) -> str:
        return f"Template({self.command}, next={None if self.next is None else self.next.name}, values={self.values})"

    def to_dict(self) -> dict[str, object]:
        """The template as plain data."""
        slots = [{"name": slot.name, "type": slot.type, "many": slot.many} for slot in self.form.slots]
        data: dict[str, object] = {"command": self.command, "slots": slots, "values": self.values}
        return {**data, "next": None if self.next is None else self.next.name, "complete": self.complete}


def templates(table: State, seat: int) -> list[Template]:
    """Every kind of command open to a seat, nothing filled in yet."""
    question = Gesture(table, seat).ask()
    return [template(table, seat, {"kind": form.kind}) for form in forms_at(table.game, question)]


def template(table: State, seat: int, command: Command) -> Template:
    """A command as far as it is filled, with the values its next slot may take."""
    filling = Filling(table, seat, command)
    slot = filling.fill()
    if slot is None:
        return Template(command, filling.form, None, [])
    return Template(command, filling.form, slot, slot.values(filling.gesture.table, seat, filling.gesture.ask()))


def actions_of(table: State, seat: int, command: Command) -> list[int]:
    """The actions a command stands for; IllegalAction says what of it can't be done, and why."""
    filling = Filling(table, seat, command)
    slot = filling.fill()
    clause = filling.gesture.ask().clause
    if slot is not None:
        raise IllegalAction(f"say {slot.name!r} as well", clause, "missing_slot", [slot.name])
    left = [name for name in filling.left if filling.left[name]]
    if left:
        reason = f"there is nothing to say about {left[0]!r} here: {filling.left[left[0]][0]!r}"
        raise IllegalAction(reason, clause, "unknown_slot", [slot.name for slot in filling.form.slots])
    return filling.gesture.actions


class Filling:
    """A command being turned into actions: the values of each slot that are still to be said."""

    def __init__(self, table: State, seat: int, command: Command) -> None:
        self.gesture = Gesture(table, seat)
        self.seat = seat
        self.form = self.form_of(command)
        self.command = command
        self.left: dict[str, list[object]] = {name: [value] for name, value in command.items() if name != "kind"}
        for slot in self.form.slots:
            if slot.many and slot.name in self.left:
                self.left[slot.name] = self.items(slot, command[slot.name])

    def form_of(self, command: Command) -> CommandForm:
        """The form of a command that is open now."""
        question = self.gesture.ask()
        forms = forms_at(self.gesture.table.game, question)
        for form in forms:
            if form.kind == command.get("kind"):
                self.gesture.begin(form)
                return form
        if not question.choices:
            code = "game_over" if question.code == "over" else "not_your_turn"
            raise IllegalAction("it is not your turn to choose", question.clause or "Family 7.14", code)
        self.check_closed(command, question)
        known = [form.kind for form in forms]
        raise IllegalAction(self.why_closed(command, known), question.clause, "unknown_kind", known)

    def why_closed(self, command: Command, known: list[str]) -> str:
        """That a kind is not open now, in words for people, and which are."""
        table, kind = self.gesture.table, str(command.get("kind"))
        is_known = kind in table.game.records.verbs or kind in [form.kind for form in table.game.commands]
        *others, last = [in_words(one) for one in known]
        may = f"{', '.join(others)} or {last}" if others else last
        what = f"you can't {in_words(kind)} now" if is_known else f"there is no {kind!r}"
        return f"{what}: you may {may}"

    def check_closed(self, command: Command, question: Question) -> None:
        """IllegalAction if the kind is known here, but a rule is against it now: it is the rule that refuses."""
        table, kind = self.gesture.table, command.get("kind")
        verbs = [form.verb for form in table.game.commands if (form.kind, form.code) == (kind, question.code)]
        meant = [action for action in range(table.game.actions.total) if self.verb_of(action, question) in verbs]
        said = list(command.values())
        for action in meant:  # of what the command speaks of, if it says so
            target = table.game.actions.target(action) or {}
            if any(value in said for name, value in target.items() if name != "kind"):
                raise table.refusal(action, self.seat)
        if meant:
            raise table.refusal(meant[0], self.seat)

    def verb_of(self, action: int, question: Question) -> str:
        """What an action does, as the question calls it."""
        name = self.gesture.table.game.actions.kind(action).name
        return question.verbs.get(name, name.replace("-", "_"))

    def items(self, slot: Slot, value: object) -> list[object]:
        """The items of a list."""
        if not isinstance(value, list):
            raise IllegalAction(f"{slot.name!r} is a list, not {value!r}", self.gesture.ask().clause, "wrong_type")
        return list(value)

    def fill(self) -> Slot | None:
        """Say slot after slot, up to one whose value is missing: that slot, or None if the command is complete."""
        while not self.gesture.complete:
            slot, question = self.gesture.slot(), self.gesture.ask()
            values = self.left.get(slot.name)
            if values:
                said = values.pop(0)
            elif slot.many and values is not None and stopping(question) is not None:
                said = stopping(question)
            else:
                return slot
            for action in slot.actions(self.gesture.table, self.seat, question, said):
                self.gesture.take(action)
        return None


def in_words(kind: str) -> str:
    """A kind of command as people say it: make a counter-offer, build nothing."""
    return KINDS_IN_WORDS.get(kind, kind.replace("_", " "))


def stopping(question: Question) -> object | None:
    """How one says that a list is complete; None if more must be said."""
    return next((choice.verb for choice in question.choices if choice.verb in DECLINING), None)


def apply_command(state: State, command: Mapping[str, object], seat: int) -> list[int]:
    """The seat does a whole command, or IllegalAction says why not and nothing changes; the actions it stood for."""
    if not isinstance(command, Mapping) or not isinstance(command.get("kind"), str):
        raise TechdeckError('a command is an object with a kind: {"kind": "play", "card": "K9"}')
    actions = actions_of(state.view(seat).table, seat, dict(command))
    for action in actions:
        state.apply_action(action, seat)
    return actions
