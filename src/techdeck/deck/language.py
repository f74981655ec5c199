"""Reads card texts: text to program, or every mistake with its column and the nearest text understood."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from typing import Final

from techdeck.core.effects.run import Program
from techdeck.core.effects.verb import Verb
from techdeck.deck.advice import CAN_BE_DONE, NOTHING_NEAR, sentence_mistakes
from techdeck.deck.brings import WHERE_THE_OTHERS
from techdeck.deck.chosen import readings_of, speaks_on
from techdeck.deck.compiler import Compiler
from techdeck.deck.files import grammar_text
from techdeck.deck.lexer import UNKNOWN, tokens
from techdeck.deck.nearest import nearest_text, repair
from techdeck.deck.nodes import Mistake
from techdeck.deck.notions import DEEDS
from techdeck.deck.readings import anything, read_on, supposed
from techdeck.deck.reasons import why_not
from techdeck.deck.trees import Node, Word
from techdeck.deck.verbs import remember_discarded, remember_drawn


class Form:
    """Something one can write: its rule in the grammar, what it means, texts that use it.

    Its sort is form (a kind of sentence or deed), part (words inside one), place or kind (which cards are meant).
    """

    def __init__(self, rule: str, meaning: str, examples: list[str], sort: str = "form") -> None:
        self.rule = rule
        self.meaning = meaning
        self.examples = examples
        self.sort = sort


class BadText(Exception):
    """A card text that is not understood; column counts from 1 within the text."""

    def __init__(self, message: str, column: int, nearest: str) -> None:
        self.told = message + (f"; the nearest text that is understood: {nearest}" if nearest else "")
        super().__init__(f"column {column}: {self.told}")
        self.message = message
        self.column = column
        self.nearest = nearest


@cache
def forms(*sorts: str) -> tuple[Form, ...]:
    """Everything one can write of these sorts (sentence forms if none is given), from the comments of the grammar."""
    found: list[Form] = []
    for line in grammar_text().splitlines():
        form = re.match(r"// (form|part|place|kind) (\w+): (.*)", line)
        example = re.match(r"// example: (.*)", line)
        if form:
            found.append(Form(form[2], form[3], [], form[1]))
        elif example:
            found[-1].examples.append(example[1])
    return tuple([form for form in found if form.sort in (sorts or ("form",))])


@cache
def examples() -> tuple[str, ...]:
    """Every example text, the short ones first."""
    every = {text for form in forms("form", "part", "place", "kind") for text in form.examples}
    return tuple(sorted(every, key=lambda text: (len(text), text)))


@cache
def understood() -> dict[str, str]:
    """Sentences that are understood, each with the shortest example it stands in."""
    found: dict[str, str] = {}
    for text in examples():
        for _, sentence in sentences_of(text):
            found.setdefault(sentence, text)
    return found


class Sentence:
    """A sentence of a text: its words, and where it stands from its first character to the one after its last."""

    def __init__(self, text: str, words: list[Word], after: int) -> None:
        self.words = words
        self.start = len(text) - len(text[after:].lstrip())
        self.end = words[-1].column - 1 + words[-1].length
        self.text = text[self.start : self.end]


def split(text: str) -> list[Sentence]:
    """The sentences of a text; one that only completes the sentence before is part of it."""
    found: list[Sentence] = []
    row: list[Word] = []
    words = tokens(text)
    for at, word in enumerate(words):
        row.append(word)
        if word.type == "DOT" and not completes(row, words[at + 1 :]):
            found.append(Sentence(text, row, found[-1].end if found else 0))
            row = []
    return [*found, Sentence(text, row, found[-1].end if found else 0)] if row else found


GOES_ON: Final = {"IFTHEYDO", "IFTHEYDONT", "IFTHEYCANT", "OTHERWISE"}
ONCE_MORE: Final = {"REPEATONCE", "DOAGAIN"}
KEPT_OR_NOT: Final = {"IT", "OTHER", "REST", "ALL"}
SHUFFLED_UP: Final = (["SHUFFLE", "THEM", "DOT"], ["SHUFFLE", "THEM", "SEMICOLON"])
NOT_THE_DECK: Final = {"DISCARDPILE", "YOUR", "THEIR", "ALL", "THEM"}


def completes(row: list[Word], words: list[Word]) -> bool:
    """Whether what begins so goes on with the sentence before: "Otherwise, ...", "Do this twice."."""
    said = [word.type for word in words[:5]] + [""] * 4
    then = 1 if said[0] == "THEN" else 0
    again = said[0] == "DOTHIS" and (said[1:3] == ["TWICE", "DOT"] or said[2:4] == ["TIMES", "DOT"])
    brought = has(row, "SEARCH", "FIND") or [word.type for word in row[-3:]] == ["TO", "DECK", "DOT"]
    searched = said[then] == "SHUFFLE" and said[then + 1] not in NOT_THE_DECK and brought
    swap = said[:3] == ["THEY", "EXCHANGE", "HAND"] and picks_two(row)
    placed = said[:2] == ["REPLACE", "IT"] and ends_in_discard(row)
    chosen = said[0] in ("THEY", "THATPLAYER") and said[1] == "DISCARD" and said[2] in ("IT", "THATCARD")
    if said[0] in GOES_ON or (said[0] in ONCE_MORE and said[1] == "DOT"):
        return True
    if said[:4] == ["SHUFFLE", "THEM", "AND", "DEAL"] or is_dealt_back(row, said):
        return True
    kept = said[0] in ("TAKE", "PUT", "DISCARD") and said[1] in KEPT_OR_NOT and draws_until(row)
    more = said[0] in ("REPEATTHIS", "DOTHIS") and said[2:4] == ["MORE", "TIMES"]
    if more or again or searched or swap or placed or kept or (chosen and has(row, "PICK")):
        return True
    return speaks_on(row, words) or is_instead(words)


def is_dealt_back(row: list[Word], said: list[str]) -> bool:
    """Whether cards that were put face down are shuffled, or dealt back after that."""
    return said[:3] in SHUFFLED_UP or (said[0] == "DEAL" and [word.type for word in row[-3:]] in SHUFFLED_UP)


def ends_in_discard(row: list[Word]) -> bool:
    """Whether the last thing said is to discard a card."""
    return [word.type for word in row if word.type in DEEDS][-1:] == ["DISCARD"]


def draws_until(row: list[Word]) -> bool:
    """Whether the last thing said is to draw until a card of a kind is drawn."""
    said = [word.type for word in row]
    until = len(said) - 1 - said[::-1].index("UNTIL") if "UNTIL" in said else 0
    before = [notion for notion in said[:until] if notion in DEEDS]
    return before[-1:] == ["DRAW"] and said[until + 2] in ("DRAW", "FIND", "TAKE")


def picks_two(row: list[Word]) -> bool:
    """Whether the last thing said is to pick so many players."""
    said = [word.type for word in row]
    picks = [at for at, notion in enumerate(said) if notion == "PICK"]
    return (
        bool(picks) and said[picks[-1] + 1] == "NUMBER" and said[picks[-1] + 2] in ("PLAYERS", "ALLOTHERS", "ANYPLAYER")
    )


def is_instead(words: list[Word]) -> bool:
    """Whether the next sentence says what is done instead: "If ..., ... instead.", "You may ... instead."."""
    said = [word.type for word in words]
    if said[:1] != ["IF"] and said[:2] not in (["YOU", "MAY"], ["IFYOUDONT", "HOLD"]):
        return False
    for at, notion in enumerate(said):
        if notion == "DOT" and not completes(words[: at + 1], words[at + 1 :]):
            return said[at - 1] == "INSTEAD"
    return False


def has(row: list[Word], *notions: str) -> bool:
    """Whether one of the words stands for one of these."""
    return any(word.type in notions for word in row)


def sentences_of(text: str) -> list[tuple[int, str]]:
    """The sentences of a text, each with the index where it begins."""
    return [(sentence.start, sentence.text) for sentence in split(text)]


def parse(text: str) -> list[Node]:
    """Every reading of every sentence of a text, whether it means anything or not."""
    return [node for sentence in split(text) for node in readings_of(sentence.words)[0].readings("sentence")]


class ReadText:
    """A text being read sentence by sentence, also after a mistake: every sentence that is wrong is told."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.readings = [Compiler()]
        self.verbs: list[Verb] = []
        self.steps: list[tuple[int, int]] = []
        self.numbers: list[int] = []
        self.texts: list[str] = []
        self.spans: list[tuple[int, int]] = []
        self.mistakes: list[BadText] = []
        for sentence in split(text):
            self.sentence(sentence)
        left = left_over(self.readings)
        if left and not self.mistakes:
            self.mistakes.append(BadText(WHERE_THE_OTHERS, left, ""))

    def sentence(self, sentence: Sentence) -> None:
        """Read one sentence."""
        chart, trees = readings_of(sentence.words)
        if not trees:
            why = why_not(sentence.text, sentence.words)
            nearest = "" if why else self.nearest(sentence)
            wrong = [BadText(what, at, nearest) for at, what in ([why] if why else sentence_mistakes(chart))]
            unknown = any(word.type == UNKNOWN and word.isalpha() for word in sentence.words)
            if unknown and not nearest and not why and CAN_BE_DONE not in wrong[-1].message:
                wrong[-1].told += f"; {NOTHING_NEAR}"
            self.mistakes += wrong
            self.readings = anything()
            return
        try:
            self.readings, new = read_on(self.readings, trees)
        except Mistake as mistake:
            self.mistakes.append(BadText(mistake.message, mistake.column, self.nearest(sentence)))
            self.readings = supposed(self.readings, trees[0])
        else:
            self.steps += [self.readings[0].said.get(verb, (sentence.start, sentence.end)) for verb in new]
            self.verbs += new
            self.numbers += [len(self.texts)] * len(new)
            self.texts.append(" ".join(sentence.text.split()))
            self.spans.append((sentence.start, sentence.end))

    def nearest(self, sentence: Sentence) -> str:
        """The nearest text that is understood: by itself, or after what stands before it in this one."""
        before = "" if self.mistakes else self.text[: sentence.start]
        mended = repair(sentence.text, lambda other: is_understood(before + other)) if before else ""
        if mended:
            return mended if is_understood(mended) else before + mended
        return nearest_text(sentence.text, understood(), is_understood)

    def program(self) -> Program:
        """The text as verbs."""
        changed_to = self.readings[0].changed_to
        verbs = [changed_to.get(verb, verb) for verb in self.verbs]
        return Program(
            remember_discarded(remember_drawn(verbs), self.readings[0].discarded),
            self.numbers,
            self.texts,
            self.spans,
            self.steps,
        )


def is_understood(text: str) -> bool:
    """Whether a text is understood, so that it can be told as the nearest one."""
    readings = [Compiler()]
    try:
        for sentence in split(text):
            _, trees = readings_of(sentence.words)
            if not trees:
                return False
            readings, _ = read_on(readings, trees)
    except Mistake:
        return False
    return not left_over(readings)


def left_over(readings: list[Compiler]) -> int:
    """Where cards are drawn of which some are kept and it is not said where the others go; 0 if nowhere."""
    return readings[0].kept_of if "aside" in readings[0].known else 0


def mistakes_in(text: str) -> list[BadText]:
    """Every mistake in a card text, in order."""
    return ReadText(text).mistakes


def compile_text(text: str) -> Program:
    """The program of a card text, or BadText for its first mistake; an empty text has an empty program."""
    program = program_of(text)
    if program is None:
        raise mistakes_in(text)[0]
    return program


@lru_cache(maxsize=4096)
def program_of(text: str) -> Program | None:
    """The program of a card text, None if it is not understood; editions share most of their texts."""
    return ReadText(text).program() if is_understood(text) else None
