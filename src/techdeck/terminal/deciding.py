"""One decision of a person: a single action, or several put together on a draft and agreed to before they are done."""

from __future__ import annotations

import re

from techdeck.core.errors import IllegalAction
from techdeck.core.state import State
from techdeck.core.view import View
from techdeck.terminal.asking import BACK, Asker
from techdeck.terminal.effect_menu import effect_menu
from techdeck.terminal.game_text import WAIT, GameText
from techdeck.terminal.looking import Looking

NOT_OFFERED = re.compile("'(.*)' is not among your choices: ")
"""How the engine refuses an action there are no better words for."""


class Deciding:
    """Asks a seat until it is clear what it does. Drafts are made on the view: nobody hears of them."""

    def __init__(self, seat: int, text: GameText, asker: Asker, looking: Looking) -> None:
        self.seat = seat
        self.text = text
        self.asker = asker
        self.looking = looking
        asker.allowed = self.allowed

    def actions(self, view: View) -> list[int]:
        """The actions to be done, in order; none if the person lets the others go first."""
        self.looking.show_table(view)
        done: list[list[int]] = []
        while True:
            draft = self.after(view.table, [action for steps in done for action in steps])
            steps = self.next_steps(draft, bool(done))
            if steps == [WAIT]:
                return []
            if not steps:
                done = done[:-1]
                continue
            last = self.after(draft, steps[:-1])
            if self.text.goes_on(last, steps[-1]):
                done.append(steps)
            elif self.agreed(last, steps[-1]):
                return [action for some in [*done, steps] for action in some]
            else:
                done = []

    def after(self, table: State, actions: list[int]) -> State:
        """A copy of the table on which these actions are done."""
        draft = self.text.draft(table)
        for action in actions:
            draft.apply_action(action, self.seat)
        return draft

    def next_steps(self, draft: State, inner: bool) -> list[int]:
        """What the person chooses next, with what leads to it; nothing if they go back."""
        legal = [a for a in draft.legal_actions(self.seat) if not (inner and self.text.drops(draft, a))]
        menu = effect_menu(self.text.menu(draft, legal), draft, self.text.cards)
        if not inner:
            self.looking.show_above(draft, menu)
        while True:
            action = self.asker.choose(menu, draft, inner)
            if inner and self.text.drops(draft, action):
                return []
            if action == WAIT:
                return [WAIT]
            if action != BACK or inner:
                return [] if action == BACK else self.text.way_to(draft, action)
            self.stay(draft)

    def allowed(self, draft: State, action: int) -> bool:
        """Whether an action may be done, with what leads to it; if not, the person hears why."""
        if action == WAIT:
            return True
        steps = self.text.way_to(draft, action)
        refusal = self.refusal(draft, steps) or self.text.refusal(draft, steps)
        if refusal is not None:
            self.refuse(refusal)
        return refusal is None

    def stay(self, table: State) -> None:
        """Say that there is no choice to go back to."""
        run = self.text.running(table)
        if run is None:
            self.looking.screen.paragraph("There's nothing to go back to here.")
        else:
            name = self.text.cards.name(int(run.card))
            self.looking.screen.paragraph(f"That can't be taken back: {name} is being carried out.")

    def refusal(self, draft: State, steps: list[int]) -> IllegalAction | None:
        """Why one of the steps may not be done; None if all may."""
        table = draft
        for number, action in enumerate(steps):
            table = self.after(draft, steps[:number])
            if not table.choices(self.seat).has(action):
                return table.refusal(action, self.seat)
        return None

    def refuse(self, error: IllegalAction) -> None:
        """Say why something may not be done, with the clause; the person is asked again."""
        clause = f" ({error.clause})" if error.clause else ""
        found = NOT_OFFERED.match(error.reason)
        if found is None:
            reason = self.text.people.named(error.reason)
        else:
            reason = f"{self.text.cards.as_typed(found[1])} is not among your choices"
        self.looking.screen.paragraph(f"Not allowed: {reason}{clause}.")

    def agreed(self, draft: State, action: int) -> bool:
        """Whether the person agrees to what was put together."""
        summary = self.text.summary(draft, action)
        if not summary:
            return True
        self.looking.screen.paragraph(summary)
        return self.asker.agreed("Do it?", draft, what=summary)
