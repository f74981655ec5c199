"""Reads card texts: text to program, or every mistake with its column and the nearest sentence understood."""

import difflib
import re
from functools import cache

from lark import Lark, Token, Tree
from lark.exceptions import UnexpectedEOF, UnexpectedToken

from techdeck.core.effects.verb import Program, Verb
from techdeck.deck.deeds import Mistake
from techdeck.deck.files import grammar_text
from techdeck.deck.lexer import Words
from techdeck.deck.sentences import Compiler, remember_drawn


class Form:
    """A sentence form of the grammar: its rule, what it means, texts that use it."""

    def __init__(self, rule: str, meaning: str, examples: list[str]) -> None:
        self.rule = rule
        self.meaning = meaning
        self.examples = examples


class BadText(Exception):
    """A card text that is not understood."""

    def __init__(self, message: str, column: int, nearest: str) -> None:
        super().__init__(
            f"column {column}: {message}" + (f"; the nearest sentence understood is: {nearest}" if nearest else "")
        )
        self.message = message
        self.column = column
        self.nearest = nearest


@cache
def parser() -> Lark:
    """The parser of card texts."""
    grammar = grammar_text()
    rules = "\n".join([line for line in grammar.splitlines() if not line.startswith("//")])
    declared = sorted(set(re.findall(r"\b[A-Z]{1,}\b", rules)))
    return Lark(grammar + "\n%declare " + " ".join(declared) + "\n", parser="lalr", lexer=Words)


@cache
def forms() -> tuple[Form, ...]:
    """Every sentence form, from the comments of the grammar."""
    found: list[Form] = []
    for line in grammar_text().splitlines():
        form = re.match(r"// form (\w+): (.*)", line)
        example = re.match(r"// example: (.*)", line)
        if form:
            found.append(Form(form[1], form[2], []))
        elif example:
            found[-1].examples.append(example[1])
    return tuple(found)


def sentences_of(text: str) -> list[tuple[int, str]]:
    """The sentences of a text, each with the index where it begins."""
    return [(found.start(), found.group()) for found in re.finditer(r"[^.\s][^.]*\.?", text)]


@cache
def understood() -> tuple[str, ...]:
    """Sentences that are understood, to suggest from."""
    every = {sentence for form in forms() for example in form.examples for _, sentence in sentences_of(example)}
    return tuple(sorted(every))


def nearest_sentence(text: str, column: int) -> str:
    """The understood sentence most like the one at this column."""
    here = [sentence for start, sentence in sentences_of(text) if start < column] or [text]
    best = difflib.get_close_matches(here[-1], understood(), n=1, cutoff=0.0)
    return best[0] if best else ""


def parse(text: str) -> Tree[Token]:
    """The parse tree of a text, or BadText."""
    try:
        return parser().parse(text)
    except UnexpectedToken as error:
        at_end = error.token.type == "$END"
        column = len(text.rstrip()) + 1 if at_end else int(error.token.column or 1)
        what = (
            "the text ends too early; a sentence ends with a full stop"
            if at_end
            else f"{str(error.token)!r} is not understood here"
        )
        raise BadText(what, column, nearest_sentence(text, column)) from None
    except UnexpectedEOF:
        raise BadText("the text ends too early", len(text) + 1, nearest_sentence(text, len(text))) from None


def compile_text(text: str) -> Program:
    """The program of a card text; an empty text has an empty program."""
    if not text.strip():
        return Program([], [], [])
    tree = parse(text)
    compiler = Compiler()
    texts = [sentence for _, sentence in sentences_of(text)]
    verbs: list[Verb] = []
    numbers: list[int] = []
    for place, node in enumerate(tree.children):
        assert isinstance(node, Tree)
        try:
            new = compiler.sentence(node)
        except Mistake as mistake:
            nearest = nearest_sentence(text, mistake.column)
            raise BadText(mistake.message, mistake.column, nearest) from None
        verbs += new
        numbers += [place] * len(new)
    return Program(remember_drawn(verbs), numbers, texts)
