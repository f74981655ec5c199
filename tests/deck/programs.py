"""Programs verb by verb, with everything a verb was told: to see that they stay as they are."""

from techdeck.core.effects.match import Match
from techdeck.core.effects.run import Program
from techdeck.core.effects.verb import Verb

NOT_TOLD = {"spans", "span"}
"""Where the words stand is no part of what a verb does."""


def verb_by_verb(program: Program) -> str:
    """Every verb of a program with its fields."""
    return " ".join(whole(verb) for verb in program.verbs)


def whole(verb: Verb) -> str:
    """One verb with its fields by name."""
    names = [name for name in dir(verb) if not name.startswith("_") and name not in NOT_TOLD]
    told = [f"{name}={field(getattr(verb, name))}" for name in names if not callable(getattr(verb, name))]
    return f"{type(verb).__name__}({','.join(told)})"


def field(value: object) -> str:
    """One field: a number, a kind of cards, or another verb."""
    if isinstance(value, Match):
        return f"{int(value.kind)}/{int(value.number)}"
    return type(value).__name__ if isinstance(value, Verb) else str(int(value))  # type: ignore[call-overload]  # a number
