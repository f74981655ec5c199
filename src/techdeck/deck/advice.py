"""What to tell a person whose sentence is not understood: what is wrong with the word, and what could stand there."""

from functools import cache
from typing import Final

from techdeck.deck.chart import Chart
from techdeck.deck.lexer import DOMAIN_WORDS, LONGEST_PHRASE, UNKNOWN, vocabulary
from techdeck.deck.notions import DEEDS, NUMBERS, PHRASES
from techdeck.deck.slips import meant_by
from techdeck.deck.trees import Word

FEW: Final = 4
DEED_WORDS: Final = {"DRAW", "DISCARD", "TAKE", "PUT", "REVEAL", "LOOK", "PICK", "EXCHANGE"}
CAN_BE_DONE: Final = (
    "one can draw, discard, take, put, reveal, look at, pick, name, exchange, replace, copy, give, pass, search, "
    "shuffle, cut and repeat"
)
NOTHING_NEAR: Final = "no text that is understood comes near this: 'techdeck deck forms' lists all there is"
NAMED: Final = {"NUMBER": "a number", "DOMAINWORD": "a domain", "DOT": "a full stop"}


WITH_S: Final = {
    *[phrase[0] for phrase, notion in PHRASES.items() if notion in DEEDS and len(phrase) == 1],
    *("card", "player", "opponent", "hand", "value", "domain", "effect"),
}
"""Words that are often written with an "s"."""


@cache
def words_of(notion: str) -> tuple[str, ...]:
    """The phrases that stand for a notion, the usual one first."""
    if notion == "DOMAINWORD":
        return tuple(sorted(DOMAIN_WORDS))
    return tuple([" ".join(phrase) for phrase, stands_for in PHRASES.items() if stands_for == notion])


def sentence_mistakes(chart: Chart) -> list[tuple[int, str]]:
    """Every mistake of a sentence that can't be read, each with its column: unknown words, and where it breaks off."""
    place = chart.farthest
    unknown = [
        (word.column, not_known(word, chart.expected if at == place else set()))
        for at, word in enumerate(chart.words)
        if word.type == UNKNOWN
    ]
    if UNKNOWN in [word.type for word in chart.words[place : place + LONGEST_PHRASE]]:
        return unknown  # a phrase with a word that is not known breaks off where it begins
    if place == len(chart.words):
        last = chart.words[-1]
        return [*unknown, (last.column + last.length, at_the_end(chart.expected))]
    word = chart.words[place]
    alone = [one.type for one in chart.words] == ["DOT"]
    return sorted([*unknown, (word.column, advice(word, chart.expected, alone))])


def not_known(word: Word, expected: set[str]) -> str:
    """What is said of a word the language does not have."""
    close = like(word, expected)
    if not close and expected >= DEED_WORDS:
        return f"'{word}' is not understood here: {CAN_BE_DONE}"
    return f"'{word}' is not understood here" + (f": perhaps you meant '{close[0]}'" if close else next_words(expected))


def like(word: str, expected: set[str]) -> list[str]:
    """Words of which this one is a slip: such as could stand there, or any."""
    if word.lower().endswith("ing"):
        return []  # "without discarding" is not "discard"
    begun = [" ".join(phrase) for phrase, notion in PHRASES.items() if phrase[0] == word.lower() and notion in expected]
    if begun:
        return begun[:1]
    there = [phrase for notion in expected if notion != "NUMBER" for phrase in words_of(notion) if " " not in phrase]
    numbers = meant_by(word.lower(), NUMBERS, True) if "NUMBER" in expected else []
    if close := meant_by(word.lower(), with_endings(there), False) or numbers:
        return close[:2]
    known = [one for one in [*vocabulary(), *DOMAIN_WORDS, *NUMBERS] if one != word.lower()]
    return meant_by(word.lower(), with_endings(known), True)[:2]


def with_endings(known: list[str]) -> list[str]:
    """Words, and the same with an "s"."""
    return [*known, *[f"{one}s" for one in known if one in WITH_S]]


def at_the_end(expected: set[str]) -> str:
    """What is missing at the end of a text."""
    if "DOT" in expected:
        return "the full stop at the end is missing"
    return "the text ends too early" + next_words(expected)


def advice(word: Word, expected: set[str], alone: bool) -> str:
    """What is wrong at this word, given what the grammar would accept there; alone: the sentence is this word."""
    if word.type == "DOT":
        return "there is one full stop too many" if alone else "the sentence ends too early" + next_words(expected)
    if "DOT" in expected and word[0].isupper():
        return f"a full stop is missing before '{word}'"
    return f"'{word}' is not understood here" + next_words(expected)


def next_words(expected: set[str]) -> str:
    """What could come here, if that is quickly said."""
    words = sorted({NAMED.get(name) or f"'{words_of(name)[0]}'" for name in expected})
    if not words or len(words) > FEW:
        return ""
    return ": expected " + (f"{', '.join(words[:-1])} or {words[-1]}" if len(words) > 1 else words[0])
