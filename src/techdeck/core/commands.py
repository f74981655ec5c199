"""Whole gestures: what a person does at once, and the engine asks in small steps, as one command.

A command names its kind and fills slots: {"kind": "build", "card": "K7", "pay": ["S3"], "place": {"x": 1, "y": 0}}. Its
form says which questions each slot answers. A command ends before chance, another seat or a card not seen before comes
in, so that a refusal tells nothing new; what follows is the next question. Everything is tried on what the seat knows.
"""

from __future__ import annotations

from techdeck.core.asking import question_for
from techdeck.core.errors import IllegalAction, TechdeckError
from techdeck.core.questions import DECLINING, Choice, Question, Target
from techdeck.core.state import State

Command = dict[str, object]
"""A kind, and a value for each slot that is filled."""


class Slot:
    """A part of a command: the questions it answers, one after the other; many of them if it takes a list."""

    def __init__(self, name: str, codes: list[str], type: str, many: bool = False) -> None:
        self.name = name
        self.codes = codes
        self.type = type
        self.many = many

    def values(self, table: State, seat: int, question: Question) -> list[object]:
        """What may be filled in now; in a list, as its next item."""
        return [value_of(choice) for choice in question.choices]

    def actions(self, table: State, seat: int, question: Question, value: object) -> list[int]:
        """The actions that say this value; IllegalAction if it may not be said now."""
        for choice in question.choices:
            if value_of(choice) == value:
                return [choice.action]
        raise refused(table, seat, question, value)


class CommandForm:
    """A kind of command: the question it begins at, the verb it begins with, and its slots in order.

    The first choice is that verb itself, where it points at nothing; else the first slot says what it points at.
    """

    def __init__(self, kind: str, code: str, verb: str, slots: list[Slot]) -> None:
        self.kind = kind
        self.code = code
        self.verb = verb
        self.slots = slots


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
        next = None if self.next is None else self.next.name
        return {
            "command": self.command,
            "slots": slots,
            "next": next,
            "values": self.values,
            "complete": self.complete,
        }


def value_of(choice: Choice) -> object:
    """What a choice fills in: what it points at, or its verb if it points at nothing."""
    return choice.verb if choice.target is None else target_value(choice.target)


def target_value(target: Target) -> object:
    """What a target is, without the word for its kind: a card, a seat; several fields stay together."""
    fields = {name: value for name, value in target.items() if name != "kind"}
    return next(iter(fields.values())) if len(fields) == 1 else fields


def refused(table: State, seat: int, question: Question, value: object) -> IllegalAction:
    """Why a value may not be filled in: by the rule, where the value means an action; else what would be accepted."""
    actions = table.game.actions
    for action in range(actions.total):
        kind, target = actions.kind(action), question.targets.get(action) or actions.target(action)
        said = question.verbs.get(kind.name, kind.name.replace("-", "_")) if target is None else target_value(target)
        if said == value and kind.name in (question.verbs or {kind.name: ""}):
            return table.refusal(action, seat)
    some = ", ".join([str(value_of(choice)) for choice in question.choices][:12])
    return IllegalAction(f"{value!r} can't be said here: choose from {some}", question.clause)


# --- which commands there are --------------------------------------------------------------------------


def forms_at(table: State, question: Question) -> list[CommandForm]:
    """The forms that begin at a question: the game's own, and for every other verb one of a single choice."""
    found = [form for form in table.game.command_forms() if form.code == question.code]
    verbs = [choice.verb for choice in question.choices]
    found = [form for form in found if form.verb in verbs]
    taken = {form.verb for form in found}
    for choice in question.choices:
        if choice.verb not in taken:
            taken.add(choice.verb)
            found.append(single(question.code, choice))
    return found


def single(code: str, choice: Choice) -> CommandForm:
    """A command of one choice: its kind is the verb, its slot what it points at."""
    if choice.target is None:
        return CommandForm(choice.verb, code, choice.verb, [])
    kind = str(choice.target["kind"])
    return CommandForm(choice.verb, code, choice.verb, [Slot(kind, [code], kind)])


def templates(table: State, seat: int) -> list[Template]:
    """Every kind of command open to a seat, nothing filled in yet."""
    question = question_for(table, seat)
    return [template(table, seat, {"kind": form.kind}) for form in forms_at(table, question)]


def template(table: State, seat: int, command: Command) -> Template:
    """A command as far as it is filled, with the values its next slot may take."""
    path = Path(table, seat, command)
    path.follow()
    values = [] if path.open is None else path.open.values(path.table, seat, path.question())
    return Template(command, path.form, path.open, values)


def actions_of(table: State, seat: int, command: Command) -> list[int]:
    """The actions a command stands for; IllegalAction says what of it can't be done, and why."""
    path = Path(table, seat, command)
    path.follow()
    if path.open is not None:
        raise IllegalAction(f"say {path.open.name!r} as well", path.question().clause)
    if path.unsaid:
        raise IllegalAction(f"there is nothing to say about {path.unsaid[0]!r} here", path.question().clause)
    return path.actions


class Path:
    """The way of a command through the questions it answers, on a copy of what the seat knows."""

    def __init__(self, table: State, seat: int, command: Command) -> None:
        self.table = table.clone()
        self.seat = seat
        self.command = command
        self.actions: list[int] = []
        self.open: Slot | None = None
        self.form = self.form_of(command)
        self.unsaid = [name for name in command if name != "kind"]

    def question(self) -> Question:
        """What is asked at this point."""
        return question_for(self.table, self.seat)

    def form_of(self, command: Command) -> CommandForm:
        """The form of a command that is open now."""
        question = self.question()
        forms = forms_at(self.table, question)
        for form in forms:
            if form.kind == command.get("kind"):
                return form
        if not question.choices:
            raise IllegalAction("it is not your turn to choose", question.clause)
        known = ", ".join([form.kind for form in forms])
        raise IllegalAction(f"{command.get('kind')!r} can't be done now: choose from {known}", question.clause)

    def follow(self) -> None:
        """Fill slot after slot, up to the first that is open."""
        for choice in self.question().choices:
            if choice.verb == self.form.verb and choice.target is None:
                self.do([choice.action], ends=not self.form.slots)
                break
        for number, slot in enumerate(self.form.slots):
            if not self.fill(slot, number == len(self.form.slots) - 1):
                self.open = slot
                return

    def fill(self, slot: Slot, last: bool) -> bool:
        """Answer the questions of a slot; False if a value is missing."""
        values = self.given(slot)
        said = slot.name in self.command
        while self.is_asked(slot):
            question = self.question()
            value = values.pop(0) if values else stopping(question) if said and slot.many else None
            if value is None:
                return False
            actions = slot.actions(self.table, self.seat, question, value)
            ends = last and (not slot.many or question.left == 1 or value in DECLINING)
            self.do(actions, ends)
            if ends:
                break
        if values:
            raise IllegalAction(f"{slot.name!r} has {values[0]!r} too much", self.question().clause)
        return True

    def given(self, slot: Slot) -> list[object]:
        """The values that are filled in, one for each question."""
        if slot.name not in self.command:
            return []
        self.unsaid.remove(slot.name)
        value = self.command[slot.name]
        if not slot.many:
            return [value]
        if not isinstance(value, list):
            raise IllegalAction(f"{slot.name!r} is a list, not {value!r}", self.question().clause)
        return list(value)

    def is_asked(self, slot: Slot) -> bool:
        """Whether the seat is asked now what the slot answers."""
        if self.table.is_terminal() or self.seat not in self.table.acting_seats():
            return False
        question = self.question()
        return question.code in slot.codes and len(question.choices) > 0

    def do(self, actions: list[int], ends: bool) -> None:
        """These actions are part of the command; the last one of all is not tried, for chance may come in with it."""
        self.actions += actions
        for action in actions[: len(actions) - 1 if ends else len(actions)]:
            self.table.apply_action(action, self.seat)


def stopping(question: Question) -> object | None:
    """How one says that a list is complete; None if more must be said."""
    return next((choice.verb for choice in question.choices if choice.verb in DECLINING), None)


def apply_command(state: State, command: Command, seat: int) -> list[int]:
    """The seat does a whole command, or IllegalAction says why not and nothing changes; the actions it stood for."""
    if not isinstance(command, dict) or not isinstance(command.get("kind"), str):
        raise TechdeckError('a command is an object with a kind: {"kind": "play", "card": "K9"}')
    actions = actions_of(state.view(seat).table, seat, command)
    for action in actions:
        state.apply_action(action, seat)
    return actions
