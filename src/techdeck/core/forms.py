"""The forms of commands: the question a gesture begins at, and the slots that answer the questions after it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from techdeck.core.errors import IllegalAction
from techdeck.core.questions import DECLINING, Choice, Question, Target

if TYPE_CHECKING:
    from techdeck.core.game import Game
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

    def takes(self, choice: Choice) -> bool:
        """Whether this choice may be said in this slot; if not, a form of the same verb has another one for it."""
        return True

    def ends(self, question: Question, choice: Choice) -> bool:
        """Whether nothing more is to be said in this slot after this choice."""
        return not self.many or question.left == 1 or choice.verb in DECLINING

    def ends_all(self, question: Question, choice: Choice) -> bool:
        """Whether the command ends with this choice, though slots come after: what they answer is not asked then."""
        return False

    def is_full(self, choices: list[Choice]) -> bool:
        """Whether these choices have said all, though the same may be asked again."""
        return not self.many

    def told(self, choices: list[Choice]) -> object:
        """The value that these choices have said."""
        if not self.many:
            return value_of(choices[-1])
        return [value_of(choice) for choice in choices if choice.verb not in DECLINING]


class TargetSlot(Slot):
    """What a choice points at, where that may be of several kinds: {"kind": "domain", "domain": "science"}."""

    def __init__(self, code: str) -> None:
        super().__init__("target", [code], "target")

    def values(self, table: State, seat: int, question: Question) -> list[object]:
        return [choice.target for choice in question.choices if choice.target is not None]

    def actions(self, table: State, seat: int, question: Question, value: object) -> list[int]:
        for choice in question.choices:
            if choice.target is not None and choice.target == value:
                return [choice.action]
        raise refused(table, seat, question, value)

    def told(self, choices: list[Choice]) -> object:
        return choices[-1].target


class CommandForm:
    """A kind of command: the question it begins at, the verb it begins with, and its slots in order.

    The first choice is that verb itself, where it points at nothing; else the first slot says what it points at.
    """

    def __init__(self, kind: str, code: str, verb: str, slots: list[Slot]) -> None:
        self.kind = kind
        self.code = code
        self.verb = verb
        self.slots = slots


def forms_at(game: Game, question: Question) -> list[CommandForm]:
    """The forms that begin at a question: the game's own, and for every other verb one of a single choice."""
    verbs = [choice.verb for choice in question.choices]
    found = [form for form in game.commands if form.code == question.code and form.verb in verbs]
    taken = {form.verb for form in found}
    for choice in question.choices:
        if choice.verb not in taken:
            taken.add(choice.verb)
            found.append(single(question, choice.verb))
    return found


def single(question: Question, verb: str) -> CommandForm:
    """A command of one choice: its kind is the verb, its slot what it points at."""
    code, targets = question.code, [choice.target for choice in question.choices if choice.verb == verb]
    kinds = {str(target["kind"]) for target in targets if target is not None}
    if not kinds:
        return CommandForm(verb, code, verb, [])
    kind = kinds.pop()
    slot = TargetSlot(code) if kinds else Slot(kind, [code], kind)
    return CommandForm(verb, code, verb, [slot])


def value_of(choice: Choice) -> object:
    """What a choice fills in: what it points at, or its verb if it points at nothing."""
    return choice.verb if choice.target is None else target_value(choice.target)


def target_value(target: Target) -> object:
    """What a target is, without the word for its kind: a card, a seat; several fields stay together."""
    fields = {name: value for name, value in target.items() if name != "kind"}
    return next(iter(fields.values())) if len(fields) == 1 else fields


def refused(table: State, seat: int, question: Question, value: object) -> IllegalAction:
    """Why a value may not be filled in: by the rule, where the value means an action; else what would be accepted."""
    actions, asked = table.game.actions, {choice.verb for choice in question.choices}
    for action in range(actions.total):
        kind, target = actions.kind(action), question.targets.get(action) or actions.target(action)
        verb = question.verbs.get(kind.name, kind.name.replace("-", "_"))
        if verb in asked and target is not None and target_value(target) == value:
            return table.refusal(action, seat)
    accepted = [str(value_of(choice)) for choice in question.choices]
    reason = f"{value!r} can't be said here: choose from {', '.join(accepted[:12])}"
    return IllegalAction(reason, question.clause, "wrong_value", accepted)
