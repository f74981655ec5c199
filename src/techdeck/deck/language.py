"""Reads card texts: text to program, or every mistake with its column and the nearest sentence understood."""

import difflib
import re
from functools import cache, lru_cache

from lark import Lark, Token, Tree
from lark.exceptions import UnexpectedToken

from techdeck.core.effects.run import Program
from techdeck.core.effects.verb import Verb
from techdeck.deck.advice import advice, said_plainly
from techdeck.deck.files import grammar_text
from techdeck.deck.lexer import Words, terminals, tokens
from techdeck.deck.readings import anything, read_on, supposed
from techdeck.deck.sentences import Compiler
from techdeck.deck.spoken import Mistake, tokens_of
from techdeck.deck.verbs import remember_drawn


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
def parser() -> Lark:
    """The parser of card texts."""
    declared = "\n%declare " + " ".join(terminals()) + "\n"
    return Lark(grammar_text() + declared, parser="lalr", lexer=Words)


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


@lru_cache(maxsize=256)
def nearest_sentence(sentence: str) -> str:
    """The understood sentence most like this one: of those that share most words, the one spelt most alike."""
    said = said_plainly(sentence.lower())
    words = set(said.split())
    known = sorted(understood(), key=lambda other: len(words ^ set(other.lower().split())))[:12]
    lower = {other.lower(): other for other in known}
    return lower[difflib.get_close_matches(said, lower, n=1, cutoff=0.0)[0]]


def sentences_of(text: str) -> list[tuple[int, str]]:
    """The sentences of a text, each with the index where it begins."""
    found: list[tuple[int, str]] = []
    start = -1
    for token in tokens(text):
        at = int(token.start_pos or 0)
        start = at if start < 0 else start
        if token.type == "DOT":
            found.append((start, text[start : at + 1]))
            start = -1
    return found if start < 0 else [*found, (start, text[start:].rstrip())]


def parse_sentence(start: int, sentence: str) -> Tree[Token]:
    """The parse tree of one sentence that begins at this index of its text, or BadText."""
    try:
        tree = parser().parse(sentence)
    except UnexpectedToken as error:
        column = start + (len(sentence) + 1 if error.token.type == "$END" else int(error.token.column or 1))
        alone = sentence == str(error.token) == "."
        nearest = "" if alone else nearest_sentence(sentence)
        raise BadText(advice(error.token, error.accepts, alone), column, nearest) from None
    only = tree.children[0]
    assert isinstance(only, Tree)
    for token in tokens_of(only):
        token.column = start + int(token.column or 1)
    return only


def parse(text: str) -> Tree[Token]:
    """The parse tree of a text, or BadText."""
    return Tree("start", [parse_sentence(start, sentence) for start, sentence in sentences_of(text)])


class ReadText:
    """A text being read sentence by sentence, also after a mistake: every sentence that is wrong is told."""

    def __init__(self, text: str) -> None:
        self.readings = [Compiler()]
        self.verbs: list[Verb] = []
        self.numbers: list[int] = []
        self.texts: list[str] = []
        self.spans: list[tuple[int, int]] = []
        self.mistakes: list[BadText] = []
        for start, sentence in sentences_of(text):
            self.sentence(start, sentence)

    def sentence(self, start: int, sentence: str) -> None:
        """Read one sentence."""
        try:
            tree = parse_sentence(start, sentence)
        except BadText as error:
            self.mistakes.append(error)
            self.readings = anything()
            return
        try:
            self.readings, new = read_on(self.readings, tree)
        except Mistake as mistake:
            example = understood()[nearest_sentence(sentence)]
            self.mistakes.append(BadText(mistake.message, mistake.column, example))
            self.readings = supposed(self.readings, tree)
        else:
            self.verbs += new
            self.numbers += [len(self.texts)] * len(new)
            self.texts.append(" ".join(sentence.split()))
            self.spans.append((start, start + len(sentence)))

    def program(self) -> Program:
        """The text as verbs."""
        return Program(remember_drawn(self.verbs), self.numbers, self.texts, self.spans)


def mistakes_in(text: str) -> list[BadText]:
    """Every mistake in a card text, in order."""
    return ReadText(text).mistakes


def compile_text(text: str) -> Program:
    """The program of a card text, or BadText for its first mistake; an empty text has an empty program."""
    read = ReadText(text)
    if read.mistakes:
        raise read.mistakes[0]
    return read.program()
