"""What is asked of a seat, as data: a code, the clause, what was chosen so far, and every choice with what it does.

A frame or a verb makes the question: its code, and which verb each kind of action stands for there. Who draws it up for
a seat (`core/asking.py`) adds the choices. Nothing of this is made unless somebody asks.
"""

from __future__ import annotations

from typing import Final

from techdeck.core.events import Effect

Target = dict[str, object]
"""What a choice points at: its kind, and under that name what it is."""

DECLINING: Final = ("decline", "stop", "pass", "refuse", "stay_silent")
"""Verbs that let an opportunity go by: a question with such a choice is optional."""


class Choice:
    """One thing a seat may do: the action's id, what it does, what it points at, and what it lacks if it is in vain."""

    def __init__(self, action: int, verb: str, target: Target | None, lacks: str | None = None) -> None:
        self.action = action
        self.verb = verb
        self.target = target
        self.lacks = lacks
        """What there is not, so that the card to be used can do nothing now; None where it may do something."""

    def __reduce__(self) -> tuple[type[Choice], tuple[int, str, Target | None, str | None]]:
        return Choice, (self.action, self.verb, self.target, self.lacks)

    def __repr__(self) -> str:
        return f"Choice({self.action}, {self.verb!r}, {self.target!r})"

    def to_dict(self) -> dict[str, object]:
        """The choice as plain data."""
        return {"action": self.action, "verb": self.verb, "target": self.target, "lacks": self.lacks}


class Question:
    """A question by its code; verbs says what each kind of action does here, about holds the facts of this code."""

    def __init__(
        self,
        code: str,
        verbs: dict[str, str] | None = None,
        about: dict[str, object] | None = None,
        chosen: list[Target] | None = None,
        left: int | None = None,
    ) -> None:
        self.code = code
        self.verbs: dict[str, str] = verbs or {}
        self.about: dict[str, object] = about or {}
        self.targets: dict[int, Target] = {}
        """Where an action points at something else than its own text says, by its id."""
        self.chosen: list[Target] = chosen or []
        self.left = left
        """How many are still to be chosen at most, where that is known."""
        self.clause = ""
        self.seat: int | None = None
        self.asked: list[int] = []
        self.effect: Effect | None = None
        self.choices: list[Choice] = []
        self.ways_out: list[Choice] = []
        self.clock: list[Choice] = []

    def __reduce__(self) -> tuple[object, ...]:
        fields = (self.clause, self.seat, self.asked, self.effect, self.choices, self.ways_out, self.clock)
        return question_of, (self.code, self.about, self.chosen, self.left, fields)

    def __repr__(self) -> str:
        told = f"seat={self.seat}, asked={self.asked}, about={self.about}, choices: {len(self.choices)}"
        return f"Question({self.code!r}, {self.clause!r}, {told})"

    @property
    def optional(self) -> bool:
        """Whether the seat may decline."""
        return any(choice.verb in DECLINING for choice in self.choices)

    @property
    def card(self) -> int | None:
        """The card whose text asks, if one does."""
        return None if self.effect is None else self.effect.card

    @property
    def sentence(self) -> int | None:
        """The sentence of that text, counted from 0."""
        return None if self.effect is None else self.effect.sentence

    def to_dict(self) -> dict[str, object]:
        """The question as plain data."""
        return {
            "code": self.code,
            "clause": self.clause,
            "seat": self.seat,
            "asked": self.asked,
            "effect": None if self.effect is None else self.effect.to_dict(),
            "chosen": self.chosen,
            "left": self.left,
            "optional": self.optional,
            "about": self.about,
            "choices": [choice.to_dict() for choice in self.choices],
            "ways_out": [choice.to_dict() for choice in self.ways_out],
            "clock": [choice.to_dict() for choice in self.clock],
        }


Fields = tuple[str, int | None, list[int], Effect | None, list[Choice], list[Choice], list[Choice]]


def question_of(
    code: str, about: dict[str, object], chosen: list[Target], left: int | None, fields: Fields
) -> Question:
    """The question that was packed."""
    question = Question(code, {}, about, chosen, left)
    question.clause, question.seat, question.asked, question.effect = fields[0], fields[1], fields[2], fields[3]
    question.choices, question.ways_out, question.clock = fields[4], fields[5], fields[6]
    return question


def card_target(card: str | None) -> Target:
    """A card as what a choice points at."""
    return {"kind": "card", "card": card}
