"""Card texts as words: one token a word, inflections taken for their base word, commas left out."""

import re
from collections.abc import Iterator
from typing import Final

from lark import Token
from lark.common import LexerConf
from lark.lexer import Lexer

INFLECTIONS: Final = {
    "draws": "draw", "discards": "discard", "cards": "card", "reveals": "reveal", "shows": "show", "takes": "take",
    "puts": "put", "passes": "pass", "gives": "give", "looks": "look", "holds": "hold", "does": "do", "did": "do",
    "their": "your", "others": "other", "players": "player", "counts": "count", "copies": "copy", "picks": "pick",
    "names": "name", "values": "value", "domains": "domain", "exchanges": "exchange", "replaces": "replace",
}  # fmt: skip
DOMAIN_WORDS: Final = {"knowledge", "science", "technology", "service"}
WORD: Final = re.compile(r"\d+|[A-Za-z]+|[.;,]|\S")


class Words(Lexer):
    """The lexer the parser is given; it needs nothing of the grammar."""

    def __init__(self, lexer_conf: LexerConf) -> None:
        pass

    def lex(self, text: object) -> Iterator[Token]:  # type: ignore[override]  # lark's plain custom-lexer interface
        """The tokens of a text, each with its place."""
        return tokens(str(text))


def tokens(text: str) -> Iterator[Token]:
    """The tokens of a text, commas left out."""
    for found in WORD.finditer(text):
        word = found.group()
        if word != ",":
            yield Token(token_type(word, text, found.start()), word, found.start(), 1, found.start() + 1)


def token_type(word: str, text: str, start: int) -> str:
    """What the grammar calls this word."""
    if word.isdigit():
        return "NUMBER"
    lower = INFLECTIONS.get(word.lower(), word.lower())
    if lower in DOMAIN_WORDS:
        return "DOMAINWORD"
    if lower == "show" and "show it and take it" not in text[start : start + 20].lower():
        return "REVEAL"
    if lower == "number" and text[start - 4 : start].lower() == "any ":
        return "NUMBEROF"
    return {".": "DOT", ";": "SEMICOLON"}.get(word, lower.upper())
