"""A gesture in the making: choice after choice on a copy of what the seat knows, until the command is complete."""

from __future__ import annotations

from techdeck.core.asking import question_for
from techdeck.core.forms import Command, CommandForm, Slot, forms_at
from techdeck.core.questions import Choice, Question
from techdeck.core.state import State


class Gesture:
    """What a seat has begun and not finished; nobody else hears of it, and nothing is done until it is complete."""

    def __init__(self, table: State, seat: int) -> None:
        self.table = table.clone()
        self.seat = seat
        self.actions: list[int] = []
        self.form: CommandForm | None = None
        self.at = 0
        self.complete = False
        self.said: list[list[Choice]] = []
        self.asked: Question | None = None

    def ask(self) -> Question:
        """What is asked at this point; once a form is begun, only what belongs to it."""
        if self.asked is None:
            self.asked = question_for(self.table, self.seat)
            if self.form is not None and not self.actions:
                self.asked.choices = [choice for choice in self.asked.choices if choice.verb == self.form.verb]
        return self.asked

    def begin(self, form: CommandForm) -> None:
        """The gesture is of this form; where its verb points at nothing, that is said at once."""
        self.form = form
        self.said = [[] for _slot in form.slots]
        self.asked = None
        first = self.ask().choices[0]
        if first.target is None:
            self.do(first.action, ends=not form.slots)
            self.at = -1
            self.go_on()

    def slot(self) -> Slot:
        """The slot that is answered now."""
        assert self.form is not None
        return self.form.slots[self.at]

    def take(self, action: int) -> None:
        """The seat chooses this; it is one of the choices."""
        question = self.ask()
        choice = next(choice for choice in question.choices if choice.action == action)
        if self.form is None:
            self.begin(next(form for form in forms_at(self.table.game, question) if form.verb == choice.verb))
            if choice.target is None:
                return
        assert self.form is not None
        if not self.slot().takes(choice):
            self.form = self.form_taking(choice)
        slot, last = self.slot(), self.at == len(self.form.slots) - 1
        self.said[self.at].append(choice)
        # The last choice of all is not tried: chance, or a card not seen before, may come in with it.
        ends = slot.ends_all(question, choice) or (last and slot.ends(question, choice))
        self.do(action, ends)
        self.go_on()

    def form_taking(self, choice: Choice) -> CommandForm:
        """The form that begins like this one, and whose slot takes the choice: to say something is not yet to ask."""
        form = self.form
        assert form is not None
        alike = [one for one in self.table.game.commands if (one.code, one.verb) == (form.code, form.verb)]
        return next(one for one in alike if one.slots[self.at].takes(choice))

    def do(self, action: int, ends: bool) -> None:
        """One more action belongs to the gesture."""
        self.actions.append(action)
        self.asked = None
        self.complete = ends
        if not ends:
            self.table.apply_action(action, self.seat)

    def go_on(self) -> None:
        """Turn to the slot that is asked about next; if there is none, the gesture is complete."""
        assert self.form is not None
        if self.complete:
            return
        if self.at >= 0 and self.is_asked(self.slot()) and not self.slot().is_full(self.said[self.at]):
            return
        self.at += 1
        while self.at < len(self.form.slots) and not self.is_asked(self.slot()):
            self.at += 1
        self.complete = self.at == len(self.form.slots)

    def is_asked(self, slot: Slot) -> bool:
        """Whether the seat is asked now what the slot answers."""
        if self.table.is_terminal() or self.seat not in self.table.acting_seats():
            return False
        return self.ask().code in slot.codes and len(self.ask().choices) > 0

    def command(self) -> Command:
        """What was said so far, as a command."""
        if self.form is None:
            return {}
        command: Command = {"kind": self.form.kind}
        for slot, choices in zip(self.form.slots, self.said, strict=True):
            if choices:
                command[slot.name] = slot.told(choices)
        return command
