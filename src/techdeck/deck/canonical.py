"""The canonical program of a text, in words: texts of the same meaning have the same one, others have another."""

import re
from collections.abc import Iterator
from typing import Final

from techdeck.core.effects import conditions, control, hands, nothing
from techdeck.core.effects import match as kinds
from techdeck.core.effects.pointing import PLACE_CODES
from techdeck.core.effects.run import Program
from techdeck.core.effects.verb import Verb
from techdeck.deck.canonical_piles import PileSteps
from techdeck.deck.canonical_words import of

HAND_TESTS: Final = (
    *("hold at least {}", "hold at most {}", "fewest cards", "most cards"),
    *("fewer cards than picked", "more cards than picked", "fewer cards than user", "more cards than user"),
    *("fewer cards than someone", "more cards than someone", "hold exactly {}"),
)
CONDITIONS: Final = ("done", "nobody did", "it is")


def canonical(program: Program) -> str:
    """The whole program in one line."""
    return joined(program.verbs)


def joined(verbs: list[Verb]) -> str:
    """Some verbs in order; a verb that leads others has them in braces."""
    return "; ".join([step for step in Steps(verbs).all() if step])


class Steps(PileSteps):
    """The verbs of a program, told one after another: a method for each, named after it."""

    def all(self) -> Iterator[str]:
        """One step after another; bookkeeping is told as nothing."""
        while self.at < len(self.verbs):
            verb = self.verbs[self.at]
            self.at += 1
            name = re.sub("(?<=.)(?=[A-Z])", "_", type(verb).__name__).lower()
            yield getattr(self, f"t_{name}")(verb)

    def led(self, count: int) -> str:
        """So many of the next verbs, in braces."""
        self.at += count
        return f"{{{joined(self.verbs[self.at - count : self.at])}}}"

    # --- how sentences hang together -------------------------------------------------------------

    def t_may(self, verb: control.May) -> str:
        return f"may {self.led(int(verb.body))}"

    def t_either(self, verb: control.Either) -> str:
        return f"either {self.led(int(verb.size))} or {self.led(int(verb.second_size))}"

    def t_if(self, verb: control.If) -> str:
        told = f"{CONDITIONS[int(verb.condition)]}{' not' if verb.negated else ''}{of(verb.match)}"
        return self.conditional(told, int(verb.body))

    def conditional(self, told: str, body: int) -> str:
        """What is done if something is so, and what otherwise: the last verb then leaves that out."""
        last = self.verbs[self.at + body - 1]
        led = f"if {told} {self.led(body)}"
        return f"{led} else {self.led(int(last.verbs))}" if isinstance(last, control.Jump) else led

    def t_if_holds(self, verb: conditions.IfHolds) -> str:
        many = f" {int(verb.least)}" if verb.least != 1 else ""
        kind = of(verb.match) or " card"
        told = f"hold{' no' if verb.negated else ''}{many}{kind}"
        return self.conditional(told, int(verb.body))

    def t_if_there(self, verb: conditions.IfThere) -> str:
        many = f" {int(verb.least)}" if verb.least != 1 else ""
        told = f"there is{' no' if verb.negated else ''}{many} in {PLACE_CODES[int(verb.place)]}{of(verb.match)}"
        return self.conditional(told, int(verb.body))

    def t_if_hand_size(self, verb: conditions.IfHandSize) -> str:
        return self.conditional(HAND_TESTS[int(verb.test)].format(int(verb.number)), int(verb.body))

    def t_repeat(self, verb: control.Repeat) -> str:
        return f"repeat {'as many' if verb.times == hands.AS_MANY else int(verb.times)} {self.led(int(verb.body))}"

    def t_again(self, verb: control.Again) -> str:
        return ""

    def t_every(self, verb: control.Every) -> str:
        who = "each other" if verb.others else "each"
        who += f" holding{of(verb.holding)}" if verb.holding.kind != kinds.ANY else ""
        who += " with more cards" if verb.more_cards else ""
        return f"{who} {self.led(int(verb.body))}"

    def t_with_each(self, verb: control.WithEach) -> str:
        return f"with each other {self.led(int(verb.body))}"

    def t_count_things(self, verb: conditions.CountThings) -> str:
        what = {conditions.ALL_PLAYERS: "players", conditions.OTHER_PLAYERS: "others"}.get(int(verb.what))
        return f"count {what or PLACE_CODES[int(verb.what)]}{of(verb.match)}"

    def t_about(self, verb: control.About) -> str:
        if not verb.picked:
            return ""
        later = self.verbs[self.at :]
        return f"picked {self.led(next(i for i, one in enumerate(later) if isinstance(one, control.About)))}"

    def t_nothing(self, verb: nothing.Nothing) -> str:
        return "nothing"

    def t_forget(self, verb: control.Forget) -> str:
        return ""

    def t_jump(self, verb: control.Jump) -> str:
        return ""

    def t_next_player(self, verb: control.NextPlayer) -> str:
        return ""
