"""techdeck deck explain: how a card's text is read, and what it means in each game."""

from __future__ import annotations

from techdeck.commands.shared import print_json, wrapped
from techdeck.core.errors import TechdeckError
from techdeck.deck.language import BadText, ReadText
from techdeck.deck.steps import steps_of
from techdeck.games import TITLES, words_of
from techdeck.words.english import capitalised
from techdeck.words.explaining import Meaning, does_nothing, explained, meaning, sentence


class Reading:
    """A text that is understood: its sentences, each with its steps in words, and its meaning in each game."""

    def __init__(self, text: str, read: ReadText) -> None:
        program = read.program()
        self.printed = text
        self.steps = steps_of(program)
        self.sentences = program.texts
        self.lines = explained(self.steps)
        self.games: dict[str, Meaning] = {name: meaning(self.steps, self.lines, words_of(name)) for name in TITLES}

    def data(self) -> dict[str, object]:
        """All of it as plain data."""
        told = [
            {
                "sentence": words,
                "steps": [
                    {"depth": line.depth, "words": line.words, "text": line.said(self.printed)}
                    for line in self.lines
                    if line.sentence == number
                ],
            }
            for number, words in enumerate(self.sentences)
        ]
        games = {
            name: {"title": TITLES[name], "notions": found.notions, "can_do_nothing": [n + 1 for n in found.nothing]}
            for name, found in self.games.items()
        }
        return {"sentences": told, "games": games, "program": self.steps}

    def text(self) -> str:
        """All of it for people."""
        rows = []
        for number, words in enumerate(self.sentences):
            rows.append(wrapped(f'{number + 1}. "{words}"', "", "   "))
            before = words.strip(" .")
            for line in self.lines:
                if line.sentence == number:
                    indent = "   " + "  " * line.depth
                    said = line.said(self.printed)
                    quoted = f'"{said}": ' if said not in ("", before) else ""
                    rows.append(wrapped(f"{quoted}{sentence(line.words)}", f"{indent}- ", f"{indent}  "))
                    before = said or before
        return "\n".join([*rows, *[self.game_text(name) for name in self.games]])

    def game_text(self, name: str) -> str:
        """What the text means in one game."""
        found = self.games[name]
        told = ([does_nothing(found.nothing)] if found.nothing else []) + list(dict.fromkeys(found.notions.values()))
        said = " ".join(f"{capitalised(one)}." for one in told)
        return wrapped(f"{TITLES[name]}: {said or 'as it reads.'}", "", "   ")


def explain(words: list[str], as_json: bool) -> int:
    """How a text is read; 1 and every mistake if it is not understood."""
    text = " ".join(" ".join(words).split())
    if not text:
        raise TechdeckError('there is no text to explain: write one, for example "Draw 2."')
    read = ReadText(text)
    if read.mistakes:
        return tell_mistakes(text, read.mistakes, as_json)
    reading = Reading(text, read)
    print_json({"text": text, "ok": True, "mistakes": [], **reading.data()}) if as_json else print(reading.text())
    return 0


def tell_mistakes(text: str, mistakes: list[BadText], as_json: bool) -> int:
    """A text that is not understood: every mistake, and where it is."""
    if as_json:
        told = [{"column": bad.column, "message": bad.message, "nearest": bad.nearest or None} for bad in mistakes]
        print_json({"text": text, "ok": False, "mistakes": told})
        return 1
    for bad in mistakes:
        print(wrapped(f"column {bad.column}: {bad.told}", "", "  "))
    print(f"not understood: {len(mistakes)} mistake{'s' if len(mistakes) > 1 else ''}")
    return 1


def reading_of(text: str) -> Reading | None:
    """How the text of a card is read; None if it has none."""
    return Reading(text, ReadText(text)) if text else None
