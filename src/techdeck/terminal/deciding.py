"""One decision of a person: a whole gesture, put together step by step and agreed to before it is done."""

from __future__ import annotations

from techdeck.core.commands import actions_of
from techdeck.core.errors import IllegalAction, TechdeckError
from techdeck.core.gestures import Gesture
from techdeck.core.questions import Choice
from techdeck.core.view import View
from techdeck.terminal.asking import BACK, Asker
from techdeck.terminal.game_text import WAIT, GameText
from techdeck.terminal.looking import Looking
from techdeck.terminal.menus import mark_in_vain
from techdeck.terminal.sight import Sight


def is_forced(choices: list[Choice]) -> bool:
    """Whether there is only one thing to point at."""
    return len(choices) == 1 and choices[0].target is not None


class Deciding:
    """Asks a seat until it is clear what it does. Gestures are made on the view: nobody hears of them."""

    def __init__(self, seat: int, text: GameText, asker: Asker, looking: Looking) -> None:
        self.seat = seat
        self.text = text
        self.asker = asker
        self.looking = looking

    def actions(self, view: View) -> list[int]:
        """The actions to be done, in order; none if the person lets the others go first."""
        self.looking.show_table(view)
        taken: list[int] = []
        while True:
            gesture = self.after(view, taken)
            action = self.next_action(view, gesture)
            if action == WAIT:
                return []
            if isinstance(action, dict):
                return self.of_command(view, action) or self.actions(view)
            if action == BACK:
                taken = taken[:-1]
                continue
            taken.append(action)
            gesture = self.after(view, taken)
            if gesture.complete:
                if self.agreed(view, gesture):
                    return gesture.actions
                taken = []

    def after(self, view: View, taken: list[int]) -> Gesture:
        """A gesture as far as it has come; what leaves no choice is taken at once."""
        gesture = view.gesture()
        for action in taken:
            gesture.take(action)
            while not gesture.complete and is_forced(gesture.ask().choices):
                gesture.take(gesture.ask().choices[0].action)
        return gesture

    def next_action(self, view: View, gesture: Gesture) -> int | dict[str, object]:
        """What the person chooses next, or a whole command they typed."""
        sight = Sight(view, gesture)
        menu = self.text.menu(sight)
        mark_in_vain(menu, sight)
        if not gesture.actions:
            self.looking.show_above(sight, menu)
        while True:
            self.asker.allowed = lambda action: self.allowed(gesture, action)
            self.asker.command = lambda typed: None if gesture.actions else self.typed(view, typed)
            action = self.asker.choose(menu, sight, bool(gesture.actions))
            if action != BACK or gesture.actions:
                return action
            self.stay(sight)

    def allowed(self, gesture: Gesture, action: int) -> bool:
        """Whether an action may be chosen now; if not, the person hears why."""
        if action == WAIT or action in [choice.action for choice in gesture.ask().choices]:
            return True
        self.refuse(gesture.table.refusal(action, self.seat))
        return False

    def stay(self, sight: Sight) -> None:
        """Say that there is no choice to go back to."""
        effect = sight.question["effect"]
        if effect is None:
            self.looking.screen.paragraph("There's nothing to go back to here.")
        else:
            name = self.text.words.cards.name(effect["card"])
            self.looking.screen.paragraph(f"That can't be taken back: {name} is being carried out.")

    def typed(self, view: View, typed: str) -> dict[str, object] | None:
        """A whole command that was typed; TechdeckError says why it may not be done, and the person is asked again."""
        command = self.text.typed(view, typed)
        if command is None:
            return None
        try:
            actions_of(view.table, self.seat, command)
        except IllegalAction as error:
            raise TechdeckError(not_allowed(error)) from None
        return command

    def of_command(self, view: View, command: dict[str, object]) -> list[int]:
        """The actions of a command, if it is agreed to; else none."""
        actions = actions_of(view.table, self.seat, command)
        return actions if self.agreed_to(Sight(view), command) else []

    def refuse(self, error: IllegalAction) -> None:
        """Say why something may not be done; the person is asked again."""
        self.looking.screen.paragraph(f"{not_allowed(error)}.")

    def agreed(self, view: View, gesture: Gesture) -> bool:
        """Whether the person agrees to what was put together."""
        return self.agreed_to(Sight(view), gesture.command())

    def agreed_to(self, sight: Sight, command: dict[str, object]) -> bool:
        """The same of a command; only what has words of its own is asked about."""
        summary = self.text.summary(command)
        if not summary:
            return True
        self.looking.screen.paragraph(summary)
        return self.asker.agreed("Do it?", sight, what=summary)


def not_allowed(error: IllegalAction) -> str:
    """Why something may not be done, with the clause."""
    clause = f" ({error.clause})" if error.clause else ""
    return f"Not allowed: {error.reason}{clause}"
