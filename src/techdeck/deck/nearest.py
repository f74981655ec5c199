"""The nearest text that is understood: the writer's own with a few words changed, or an example that says as much.

What says how many, which way, whose and whether is never changed.
"""

import difflib
from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Final

from techdeck.deck.advice import like, words_of
from techdeck.deck.chart import Chart
from techdeck.deck.lexer import UNKNOWN, tokens, vocabulary
from techdeck.deck.notions import DEEDS
from techdeck.deck.trees import Word

GLUE: Final = {
    "A", "CARD", "HAND", "DECK", "OF", "TO", "ON", "WITH", "FOR", "AS", "AND", "IS", "YOUR", "THEIR", "DOT", "EFFECT",
}  # fmt: skip
"""Words that may be added: they say nothing by themselves."""
DROPPED: Final = GLUE - {"CARD", "HAND", "DECK", "YOUR", "THEIR", "EFFECT"}
"""Words that may be left out; all others carry the meaning."""
SILENT: Final = (
    GLUE
    | {"THEN", "SEMICOLON", "COLON", "EITHER", "BACK", "INTURN", "ASIFYOURS", "ANY", "YOU", UNKNOWN}
    | {"ASDISCARDED"}
)
"""Words without which a sentence says as much."""
SAME: Final = {"ATBOTTOM": "UNDER", "ONTOP": "TOP", "THATCARD": "IT", "THATPLAYER": "THEY"}
WITH_THE: Final = {"DECK", "EFFECT"}
CHANGES: Final = 2
TRIES: Final = 40


def nearest_text(sentence: str, examples: dict[str, str], is_understood: Callable[[str], bool]) -> str:
    """The nearest text to a sentence that is not understood; none if there is none that says as much."""
    repaired = repair(sentence, is_understood)
    if repaired:
        return repaired
    words = tokens(sentence)
    fitting = alike(words, list(examples))
    close = difflib.get_close_matches(sentence, fitting, n=1, cutoff=0.0)
    if not close:
        return ""
    return close[0] if is_understood(close[0]) else examples[close[0]]


def alike(words: list[Word], examples: list[str]) -> list[str]:
    """Sentences that say the same; after one unknown word, those with the only thing that can be done there."""
    unknown, meant = [at for at, word in enumerate(words) if word.type == UNKNOWN], meaning(words)
    if not unknown:
        return [other for other in examples if said_by(other) == meant]
    if any(word.type in DEEDS for word in words[unknown[0] + 1 : unknown[0] + 2]):
        return []  # what is done stands right after the unknown word
    if len(unknown) > 1 or meaning(words[unknown[0] :]).total() < 2:
        return []
    said = {other: said_by(other) for other in examples}
    more = {
        other: set(full - meant) for other, full in said.items() if full > meant and full.total() == meant.total() + 1
    }
    fitting = {other: extra for other, extra in more.items() if extra <= set(DEEDS)}
    return list(fitting) if len(set().union(*fitting.values())) == 1 else []


@cache
def said_by(example: str) -> Counter[str]:
    """What an example says."""
    return meaning(tokens(example))


def meaning(words: list[Word]) -> Counter[str]:
    """The notions of a sentence that carry its meaning, with its numbers; one card is a card, from the hand or not."""
    found: Counter[str] = Counter()
    for at, word in enumerate(words):
        before = [one.type for one in words[max(0, at - 2) : at]]
        notion = SAME.get(word.type, word.type)
        whole = word.type in ("HAND", "DECK") and "OF" not in before
        if whole or (notion not in SILENT and (notion, word) != ("NUMBER", "1")):
            found[f"{notion} {word}" if notion in ("NUMBER", "DOMAINWORD") else notion] += 1
    return found


def repair(sentence: str, is_understood: Callable[[str], bool]) -> str:
    """The sentence with as few words as possible added, left out or spelt otherwise."""
    spelt = well_spelt(sentence)
    if spelt != sentence and is_understood(spelt):
        return spelt
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


def meant(word: Word, expected: set[str]) -> list[str]:
    """What a word was meant to be; one that is well spelt is never several of it."""
    several = f"{word.lower()}s" if word.lower() in vocabulary() else ""
    return [other for other in like(word, expected) if other != several]


def well_spelt(text: str) -> str:
    """The text with every word that is not known spelt as the known one it is most like."""
    for word in reversed(tokens(text)):
        other = meant(word, set()) if word.type == UNKNOWN else []
        if other:
            right = other[0].capitalize() if word[0].isupper() else other[0]
            text = text[: word.column - 1] + right + text[word.column - 1 + word.length :]
    return text


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
        other = meant(word, chart.expected)
        found += [text[:start] + (one.capitalize() if word[0].isupper() else one) + text[end:] for one in other]
    found += [added(text, start, name) for name in endings(chart.expected)]
    if word.type in DROPPED and word.type != "DOT":
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
