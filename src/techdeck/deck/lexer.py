"""Card texts as words: one token for each word, inflections taken as their base word, commas left out."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Final

from lark import Token
from lark.common import LexerConf
from lark.lexer import Lexer

from techdeck.deck.files import grammar_text

INFLECTIONS: Final = {
    "draws": "draw", "discards": "discard", "cards": "card", "reveals": "reveal", "takes": "take", "puts": "put",
    "passes": "pass", "gives": "give", "looks": "look", "holds": "hold", "does": "do", "did": "do", "their": "your",
    "others": "other", "players": "player", "counts": "count", "copies": "copy", "picks": "pick", "names": "name",
    "values": "value", "domains": "domain", "exchanges": "exchange", "replaces": "replace", "returns": "return",
    "turns": "turn", "searches": "search", "shuffles": "shuffle", "cuts": "cut", "an": "a",
    "show": "reveal", "shows": "reveal",
}  # fmt: skip
DOMAIN_WORDS: Final = {"knowledge", "science", "technology", "service"}
MARKS: Final = {".": "DOT", ";": "SEMICOLON"}
CLASSES: Final = {"DOT", "SEMICOLON", "NUMBER", "NUMBEROF", "DOMAINWORD", "ORELSE", "ANDALSO"}
"""Names in the grammar that are no words themselves."""
WITHIN_OR: Final = {"your", "their", "less", "more", "lower"}
"""No deed begins with these, so an "or" before them joins two places or two numbers."""
WORD: Final = re.compile(r"[0-9]+|[^\W\d_]+|\S")


class Words(Lexer):
    """The lexer the parser is given; it needs nothing of the grammar but its words."""

    def __init__(self, lexer_conf: LexerConf) -> None:
        pass

    def lex(self, text: object) -> Iterator[Token]:  # type: ignore[override]  # lark's plain custom-lexer interface
        """The tokens of a text, each with its place."""
        return tokens(str(text))


@cache
def terminals() -> tuple[str, ...]:
    """Every name in capitals that the grammar uses."""
    rules = [line for line in grammar_text().splitlines() if not line.startswith("//")]
    return tuple(sorted(set(re.findall(r"\b[A-Z]+\b", "\n".join(rules)))))


@cache
def vocabulary() -> frozenset[str]:
    """Every word of the language in its base form."""
    return frozenset({name.lower() for name in terminals() if name not in CLASSES} | DOMAIN_WORDS)


def tokens(text: str) -> Iterator[Token]:
    """The tokens of a text, commas left out."""
    found = [match for match in WORD.finditer(text) if match.group() != ","]
    following = [*[match.group().lower() for match in found[1:]], ""]
    for match, after in zip(found, following, strict=False):
        yield Token(token_type(match.group(), after), match.group(), match.start(), 1, match.start() + 1)


def token_type(word: str, after: str) -> str:
    """What the grammar calls this word, given the word after it."""
    if word[0] in "0123456789":
        return "NUMBER"
    lower = INFLECTIONS.get(word.lower(), word.lower())
    if lower in DOMAIN_WORDS:
        return "DOMAINWORD"
    if lower == "number":
        return "NUMBEROF"
    if lower == "or" and after not in WITHIN_OR:
        return "ORELSE"
    if lower == "and" and after == "a":
        return "ANDALSO"
    return MARKS.get(word) or (lower.upper() if lower in vocabulary() else "UNKNOWN")
