"""Events and questions as they are sent: with nothing said twice, and without what is null or empty."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from techdeck.core.forms import CommandForm, forms_at
from techdeck.core.forms import Slot as FormSlot
from techdeck.core.game import Game
from techdeck.core.questions import Question
from techdeck.server.asking import Choices, CommandOpen, Effect, Event, Moved, Slot, Spot
from techdeck.server.asking import Question as Prompt
from techdeck.words.lacking import lack_said
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
    given = asked[name]
    if not given:
        return []
    said, found, start = words.each_choice(asked, given), list[Choices](), 0
    for end in range(1, len(given) + 1):
        if end == len(given) or not alike(given[start], given[end]):
            found.append(group(given[start:end], said[start:end]))
            start = end
    return found


def alike(one: Data, other: Data) -> bool:
    """Whether two choices have the same verb, and point at the same kind of thing by the same fields."""
    target, to = one["target"], other["target"]
    if one["verb"] != other["verb"] or target is None or to is None:
        return one["verb"] == other["verb"] and target is to
    return bool(target["kind"] == to["kind"] and target.keys() == to.keys())


def group(given: list[Data], said: list[str]) -> Choices:
    """Choices that are alike."""
    target = given[0]["target"]
    actions = [choice["action"] for choice in given]
    lacks = [choice["lacks"] for choice in given] if any(choice["lacks"] for choice in given) else []
    vain = [lack_said(lack) for lack in lacks]
    if target is None:
        return Choices(given[0]["verb"], actions, shorter(said, {}), lacks=lacks, in_vain=vain)
    targets = [choice["target"] for choice in given]
    columns = {field: [one[field] for one in targets] for field in target if field != "kind"}
    return Choices(given[0]["verb"], actions, shorter(said, columns), target["kind"], columns, lacks, vain)


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
