"""Slots of commands that trade or talk: an offered card with what is told of it, a wish, a statement, a question."""

from __future__ import annotations

from typing import Final

from techdeck.core.asking import question_for
from techdeck.core.cards import DOMAIN_NAMES
from techdeck.core.forms import Slot, refused
from techdeck.core.questions import DECLINING, Choice, Question, Target
from techdeck.core.state import State
from techdeck.core.trading.records import OFFERED, TELLINGS, Pattern
from techdeck.core.trading.talk import STATEMENT, TOPIC

TRADE_RECORDS: Final = {"offered": OFFERED, "statement": STATEMENT, "topic": TOPIC}
"""Parts of commands: an offered card, what is said, what is asked; a game declares them with its records."""
TELLING_OF: Final = {
    "offer": "card",
    "offer_exactly": "card",
    "offer_by_value": "value",
    "offer_by_domain": "domain",
    "offer_face_down": "nothing",
}
"""What is told of a card, by the verb that offers it."""
EXACTLY: Final = ("want_exact", "want_card")
"""Verbs after which an exact card is named."""
WISHES: Final = ["want_card", "want_exact", "want_either", "want_other"]


class OfferedSlot(Slot):
    """The offered cards, each with what is told of it: {"card": "K9", "tell": "value"}. (Exchange 2.5; Tricks 3.7)"""

    def __init__(self) -> None:
        super().__init__("cards", ["offer_card"], "@offered", many=True)

    def values(self, table: State, seat: int, question: Question) -> list[object]:
        return [offered(choice) for choice in question.choices if choice.target is not None]

    def actions(self, table: State, seat: int, question: Question, value: object) -> list[int]:
        for choice in question.choices:
            if value == (choice.verb if choice.target is None else offered(choice)):
                return [choice.action]
        known = isinstance(value, dict) and value.get("tell") in TELLINGS
        raise refused(table, seat, question, value["card"] if known and isinstance(value, dict) else value)

    def told(self, choices: list[Choice]) -> object:
        return [offered(choice) for choice in choices if choice.target is not None]


def offered(choice: Choice) -> dict[str, object]:
    """A card as it is offered by a choice."""
    assert choice.target is not None
    return {"card": choice.target["card"], "tell": TELLING_OF[choice.verb]}


class WantedSlot(Slot):
    """What is asked for, as patterns; the engine asks for some of them in steps. (Exchange 2.7; Tricks 3.8)"""

    def __init__(self) -> None:
        super().__init__("wanted", WISHES, "@pattern", many=True)

    def values(self, table: State, seat: int, question: Question) -> list[object]:
        exact = next(choice for choice in question.choices if is_step(choice, "card"))
        after = table.clone()
        after.apply_action(exact.action, seat)
        cards = [choice.target["card"] for choice in question_for(after, seat).choices if choice.target is not None]
        found: list[object] = [{"kind": "any"}]
        found += [{"kind": "value", "value": value} for value in range(1, 14)]
        found += [{"kind": "domain", "domain": domain} for domain in DOMAIN_NAMES]
        found += [{"kind": "card", "card": card} for card in cards]
        found += [value_or_value(one, other) for one in range(1, 13) for other in range(one + 1, 14)]
        return found + [value_or_domain(value, domain) for value in range(1, 14) for domain in DOMAIN_NAMES]

    def actions(self, table: State, seat: int, question: Question, value: object) -> list[int]:
        if isinstance(value, str) and value in DECLINING:
            return super().actions(table, seat, question, value)
        after = table.clone()
        found: list[int] = []
        for step in steps_of(value):
            if found:
                after.apply_action(found[-1], seat)
                question = question_for(after, seat)
            choice = next((choice for choice in question.choices if is_step(choice, step)), None)
            if choice is None:
                named = step if isinstance(step, str) else next(iter(list(step.values())[1:]), None)
                raise refused(after, seat, question, named)
            found.append(choice.action)
        if not found:
            raise refused(table, seat, question, value)
        return found

    def ends(self, question: Question, choice: Choice) -> bool:
        goes_on = question.code == "want_either" or is_step(choice, "card") or is_step(choice, "either")
        return not goes_on and super().ends(question, choice)

    def told(self, choices: list[Choice]) -> object:
        found: list[Pattern] = []
        left = [choice for choice in choices if choice.verb not in DECLINING]
        while left:
            taken = 3 if is_step(left[0], "either") else 2 if is_step(left[0], "card") else 1
            found += [pattern_of(left[:taken])] if len(left) >= taken else []
            left = left[taken:]
        return found


def value_or_value(one: int, other: int) -> Pattern:
    """A card of one of two values."""
    return {"kind": "value_or_value", "value": one, "other": other}


def value_or_domain(value: int, domain: str) -> Pattern:
    """A card of a value or of a domain."""
    return {"kind": "value_or_domain", "value": value, "domain": domain}


Step = str | Target
"""What is chosen: something that is pointed at, or else any card, an exact card next, one of two kinds next."""


def steps_of(pattern: object) -> list[Step]:
    """The steps that say a pattern; none if it is no pattern."""
    if not isinstance(pattern, dict) or not isinstance(pattern.get("kind"), str):
        return []
    kind, value, domain = pattern["kind"], pattern.get("value"), pattern.get("domain")
    named: dict[str, list[Step]] = {
        "any": ["any"],
        "value": [{"kind": "value", "value": value}],
        "domain": [{"kind": "domain", "domain": domain}],
        "card": ["card", {"kind": "card", "card": pattern.get("card")}],
        "value_or_value": ["either", *[{"kind": "value", "value": one} for one in (value, pattern.get("other"))]],
        "value_or_domain": ["either", {"kind": "value", "value": value}, {"kind": "domain", "domain": domain}],
    }
    return named.get(kind, [])


def is_step(choice: Choice, step: Step) -> bool:
    """Whether a choice is this step."""
    if not isinstance(step, str):
        return choice.target == step
    return choice.target is None and choice.verb in (EXACTLY if step == "card" else (f"want_{step}",))


def pattern_of(choices: list[Choice]) -> Pattern:
    """The pattern that these choices have said."""
    last = choices[-1].target
    if last is None:
        return {"kind": "any"}
    if len(choices) < 3:
        return dict(last)
    first = choices[1].target
    assert first is not None
    if last["kind"] == "domain":
        return {"kind": "value_or_domain", "value": first["value"], "domain": last["domain"]}
    return {"kind": "value_or_value", "value": first["value"], "other": last["value"]}


class SaidSlot(Slot):
    """A true statement: {"holds": true, "value": 7, "domain": null}. (Exchange 4.2; Tricks 3.20)"""

    verb: str = "say"

    def __init__(self) -> None:
        super().__init__("what", ["speak"], "@statement")

    def takes(self, choice: Choice) -> bool:
        return choice.verb.startswith(self.verb)

    def topic(self, choice: Choice) -> dict[str, object]:
        """What a choice says."""
        target = choice.target or {}
        about: dict[str, object] = {"value": target.get("value"), "domain": target.get("domain")}
        return {"holds": not choice.verb.startswith("say_no"), **about} if self.verb == "say" else about

    def values(self, table: State, seat: int, question: Question) -> list[object]:
        return [self.topic(choice) for choice in question.choices if self.takes(choice)]

    def actions(self, table: State, seat: int, question: Question, value: object) -> list[int]:
        for choice in question.choices:
            if self.takes(choice) and self.topic(choice) == value:
                return [choice.action]
        raise self.untrue(table, seat, question, value)

    def untrue(self, table: State, seat: int, question: Question, value: object) -> Exception:
        """Why this may not be said: by the rule, where it is a statement or a question; else what would be accepted."""
        if isinstance(value, dict) and (value.get("value") is None) != (value.get("domain") is None):
            kind = "value" if value.get("domain") is None else "domain"
            denied = "no-" if value.get("holds") is False else ""
            text = f"{self.verb}-{denied}{kind} {value[kind]}"
            if text in [table.game.actions.text(action) for action in range(table.game.actions.total)]:
                return table.refusal(table.game.actions.action(text), seat)
        return refused(table, seat, question, value)

    def told(self, choices: list[Choice]) -> object:
        return self.topic(choices[-1])


class AskedSlot(SaidSlot):
    """A question to the others: {"value": null, "domain": "science"}. (Exchange 4.2; Tricks 3.22)"""

    verb = "ask"

    def __init__(self) -> None:
        super().__init__()
        self.type = "@topic"
