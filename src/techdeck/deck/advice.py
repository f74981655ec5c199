"""What to tell a person whose sentence is not understood: what is wrong with the word, and what could stand there."""

import difflib
import re
from typing import Final

from lark import Token

from techdeck.deck.lexer import CLASSES

NUMBER_WORDS: Final = {
    "zero": 0, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10,
    "one": 1, "eleven": 11, "twelve": 12, "thirteen": 13,
}  # fmt: skip
NAMED: Final = {
    "NUMBER": "a number", "DOMAINWORD": "a domain", "DOT": "a full stop", "SEMICOLON": "';'", "NUMBEROF": "'number'",
    "ORELSE": "'or'", "ANDALSO": "'and'",
}  # fmt: skip
OTHER_WORDS: Final = {"each": "every", "all": "every", "everyone": "every player", "everybody": "every player"}
"""What people write instead of the one word that is understood."""
EVERY_PLAYER: Final = re.compile(r"\b(?:(?:each|all)(?: of)?(?: the)?( other)? players?|every(?:one|body)( else)?)\b")
FEW: Final = 4


def advice(token: Token, accepted: set[str], alone: bool) -> str:
    """What is wrong at this word, given what the grammar would accept there; alone: the sentence is this word."""
    if token.type == "$END":
        return (
            "the full stop at the end is missing"
            if "DOT" in accepted
            else "the text ends too early" + next_words(accepted)
        )
    if token.type == "DOT":
        return "there is one full stop too many" if alone else "the sentence ends too early" + next_words(accepted)
    if "NUMBER" in accepted and token.lower() in NUMBER_WORDS:
        return f"'{token}' is not understood here: write the number {NUMBER_WORDS[token.lower()]}"
    if "EVERY" in accepted and token.lower() in OTHER_WORDS:
        return f"'{token}' is not understood here: write '{OTHER_WORDS[token.lower()]}'"
    if "DOT" in accepted and token[0].isupper():
        return f"a full stop is missing before '{token}'"
    return f"'{token}' is not understood here" + (meant(token, accepted) or next_words(accepted))


def said_plainly(sentence: str) -> str:
    """A sentence in small letters with "every player" for what else people write for it."""
    return EVERY_PLAYER.sub(lambda found: "every other player" if any(found.groups()) else "every player", sentence)


def meant(token: Token, accepted: set[str]) -> str:
    """The word that was perhaps meant."""
    words = sorted([name.lower() for name in accepted if name not in CLASSES])
    words += ["knowledge", "science", "technology", "service"] if "DOMAINWORD" in accepted else []
    close = difflib.get_close_matches(token.lower(), words, n=1, cutoff=0.7)
    return f": perhaps you meant '{close[0]}'" if close else ""


def next_words(accepted: set[str]) -> str:
    """What could come here, if that is quickly said."""
    words = sorted({NAMED.get(name, f"'{name.lower()}'") for name in accepted if name != "$END"})
    if not words or len(words) > FEW:
        return ""
    return ": expected " + (f"{', '.join(words[:-1])} or {words[-1]}" if len(words) > 1 else words[0])
