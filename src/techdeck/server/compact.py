"""Events and questions as they are sent: with nothing said twice, and without what is null or empty."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from techdeck.core.forms import CommandForm, forms_at
from techdeck.core.forms import Slot as FormSlot
from techdeck.core.game import Game
from techdeck.core.questions import Question
from techdeck.server.protocol import Choices, CommandOpen, Effect, Event, Moved, Slot, Spot
from techdeck.server.protocol import Question as Prompt
from techdeck.words.wording import Wording

Data = dict[str, Any]
Columns = dict[str, list[Any]]
"""By the name of a field: its value for each choice."""


def event(data: Data) -> Event:
    """Something that happened."""
    cards = [moved(one) for one in data["cards"]]
    return Event(data["kind"], data["seat"], data["other"], cards, effect(data["effect"]), data["about"])


def moved(data: Data) -> Moved:
    """A card that has moved, or has been shown where it lay."""
    source, to = data["from"], data["to"]
    return Moved(spot(source), data["card"], None if to == source else spot(to))


def spot(data: Data) -> Spot:
    """A place in a zone."""
    return Spot(data["zone"], data["seat"], data["index"], data["at"])


def effect(data: Data | None) -> Effect | None:
    """A sentence of a card."""
    return None if data is None else Effect(data["card"], data["user"], data["sentence"], data["start"], data["end"])


def question(data: Data) -> Prompt:
    """A question without its choices."""
    return Prompt(
        data["code"],
        data["clause"],
        data["seat"],
        data["asked"],
        effect(data["effect"]),
        data["chosen"],
        data["left"],
        data["optional"],
        data["about"],
        data["clock"],
    )


def choices(asked: Data, name: str, words: Wording) -> list[Choices]:
    """The choices or the ways out of a question with their words, those in a row that are alike together."""
    found: list[Choices] = []
    said = words.each_choice(asked, asked[name])
    for (verb, kind, fields), alike in groupby(zip(asked[name], said, strict=True), lambda both: kind_of(both[0])):
        group = list(alike)
        columns = {field: [choice["target"][field] for choice, _ in group] for field in fields}
        actions = [choice["action"] for choice, _ in group]
        found.append(Choices(verb, actions, shorter([one for _, one in group], columns), kind, columns))
    return found


def kind_of(choice: Data) -> tuple[str, str | None, list[str]]:
    """What choices of a group have in common: the verb, and the kind and the fields of what they point at."""
    target = choice["target"]
    if target is None:
        return choice["verb"], None, []
    return choice["verb"], target["kind"], [field for field in target if field != "kind"]


def shorter(words: list[str], columns: Columns) -> list[str] | str:
    """The words of choices, as one sentence with gaps where that says the same of each."""
    if len(words) < 2 or any(type(column[0]) not in (int, str) for column in columns.values()):
        return words
    sentence = words[0]
    for name, column in columns.items():
        sentence = sentence.replace(str(column[0]), f"{{{name}}}", 1)
    return sentence if all(filled(sentence, columns, number) == one for number, one in enumerate(words)) else words


def filled(sentence: str, columns: Columns, number: int) -> str:
    """A sentence with its gaps filled for one choice."""
    for name, column in columns.items():
        sentence = sentence.replace(f"{{{name}}}", str(column[number]), 1)
    return sentence


def commands(game: Game, asked: Question) -> list[CommandOpen]:
    """The kinds of command that begin at a question."""
    return [command_open(form) for form in forms_at(game, asked)]


def command_open(form: CommandForm) -> CommandOpen:
    """A kind of command with its slots."""
    return CommandOpen(form.kind, slots(form.slots), None if form.verb == form.kind else form.verb)


def slots(given: Sequence[FormSlot]) -> list[Slot]:
    """The slots of a command's form."""
    return [Slot(slot.name, slot.type, slot.many) for slot in given]
