"""The nearest text that is understood: the writer's own with a few words changed, or an example that says as much.

What says how many, which way, whose and whether is never changed.
"""

import difflib
from collections import Counter
from collections.abc import Callable
from typing import Final

from techdeck.deck.advice import like, words_of
from techdeck.deck.chart import Chart
from techdeck.deck.lexer import UNKNOWN, tokens
from techdeck.deck.notions import DEEDS
from techdeck.deck.trees import Word

KEPT: Final = {
    "TOP", "BOTTOM", "ONTOP", "ATBOTTOM", "UNDER", "LEFT", "RIGHT", "ALLPLAYERS", "ALLOTHERS", "ANOTHER", "ANYPLAYER",
    "THATPLAYER", "MAY", "NOT", "NO", "HIGHEST", "LOWEST", "ORLESS", "ORMORE", "UPTO", "DOWNTO", "ANYNUMBER", "ALL",
    "RANDOM", "ATRANDOM", "FEWER", "MORE", "NEUTRAL", "DISCARDPILE", "DOMAINWORD", "NUMBER", "ASMANY", "OR", "IF",
    "IFYOUDO", "INSTEAD", "TWICE", "TIMES", "UNTILTURN", "UNTILROUND", "UNTILNEXT", *DEEDS,
}  # fmt: skip
"""Notions that carry the meaning: a nearest text has all of the writer's, and no others."""
GLUE: Final = {
    "A", "CARD", "HAND", "DECK", "OF", "TO", "ON", "WITH", "FOR", "AS", "AND", "IS", "YOUR", "THEIR", "DOT", "EFFECT",
}  # fmt: skip
"""Words that may be added: they say nothing by themselves."""
WITH_THE: Final = {"DECK", "EFFECT"}
CHANGES: Final = 2
TRIES: Final = 40


def nearest_text(sentence: str, examples: dict[str, str], is_understood: Callable[[str], bool]) -> str:
    """The nearest text to a sentence that is not understood; none if there is none that says as much."""
    repaired = repair(sentence, is_understood)
    if repaired:
        return repaired
    words = tokens(sentence)
    unknown = sum(word.type == UNKNOWN for word in words)
    fitting = [other for other in examples if says_as_much(tokens(other), words, unknown)]
    close = difflib.get_close_matches(sentence, fitting, n=1, cutoff=0.0)
    if not close:
        return ""
    return close[0] if is_understood(close[0]) else examples[close[0]]


def says_as_much(other: list[Word], words: list[Word], unknown: int) -> bool:
    """Whether a sentence says all that the writer said, and no more than what a word not known could have meant."""
    there, meant = meaning(other), meaning(words)
    more = there - meant
    return not meant - there and more.total() <= unknown and set(more) <= set(DEEDS)


def meaning(words: list[Word]) -> Counter[str]:
    """The notions of a sentence that carry its meaning, with its numbers."""
    carried = [word for word in words if word.type in KEPT]
    return Counter([f"{word.type} {word}" if word.type in ("NUMBER", "DOMAINWORD") else word.type for word in carried])


def repair(sentence: str, is_understood: Callable[[str], bool]) -> str:
    """The sentence with as few words as possible added, left out or spelt otherwise."""
    tried, row = {sentence}, [sentence]
    for _ in range(CHANGES + sum(word.type == UNKNOWN for word in tokens(sentence))):
        longer: list[str] = []
        for text in row:
            for other in changed(text):
                if other not in tried and len(tried) < TRIES:
                    tried.add(other)
                    longer.append(other)
                    if is_understood(other):
                        return other
        row = longer
    return ""


def changed(text: str) -> list[str]:
    """The text with one change where it can't be read on."""
    chart = Chart(tokens(text))
    if not chart.words or chart.readings("sentence"):
        return []
    if chart.farthest == len(chart.words):
        return [added(text.rstrip(), len(text.rstrip()), name) for name in endings(chart.expected)]
    word = chart.words[chart.farthest]
    start, end = word.column - 1, word.column - 1 + word.length
    found: list[str] = []
    if word.type == UNKNOWN:
        other = like(word, chart.expected)
        found += [text[:start] + (one.capitalize() if word[0].isupper() else one) + text[end:] for one in other]
    found += [added(text, start, name) for name in endings(chart.expected)]
    if word.type not in KEPT and word.type != "DOT":
        found.append(text[:start] + text[end:].lstrip())
    return [" ".join(other.split()).replace(" .", ".") for other in found]


def endings(expected: set[str]) -> list[str]:
    """Words that may be added: none that carry a meaning of their own."""
    return sorted(expected & GLUE, key=lambda name: (name != "DOT", name))


def added(text: str, at: int, notion: str) -> str:
    """The text with a word put in."""
    if notion == "DOT":
        return f"{text[:at].rstrip()}. {text[at:]}".strip()
    word = words_of(notion)[0] if words_of(notion) else ""
    return f"{text[:at]} {'the ' if notion in WITH_THE else ''}{word} {text[at:]}".strip()
