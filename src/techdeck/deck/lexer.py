"""Card texts as notions: each word or phrase is read as what it stands for; reminders in parentheses are left out."""

import re
from functools import cache
from typing import Final

from techdeck.deck.notions import DEEDS, NOISE, NUMBERS, PHRASES
from techdeck.deck.trees import Word

DOMAIN_WORDS: Final = {"knowledge", "science", "technology", "service", "services"}
LONGEST_PHRASE: Final = max(map(len, PHRASES))
WRITTEN: Final = re.compile(
    r"[0-9]+|n['\u2019]t\b|['\u2019]s\b|[^\W\d_]+?(?=n['\u2019]t\b)|[^\W\d_]+|\S", re.IGNORECASE
)
DASH: Final = re.compile(r"(?<=\s)-(?=\s)")
REMINDER: Final = re.compile(r"\([^()]*\)")
RESTRICTING: Final = {
    "except", "but", "only", "unless", "not", "than", "without", "instead", "most", "least", "if", "never", "cannot",
    "can", "may", "must", "don", "up", "no", "limit", "maximum", "minimum", "random",
}  # fmt: skip
"""What stands in parentheses is no mere reminder if it has one of these words."""
RESHUFFLING: Final = re.compile(r"if the (deck|draw pile) (is empty|runs out|is exhausted)\b.*\bshuffle", re.IGNORECASE)
"""What every game does anyway. (Family 2.5)"""
IS_AFTER: Final = {"it", "that", "there"}
"""After these, "'s" is "is"."""
BEFORE_YOU: Final = {".", ";", ":", "then", "and"}
"""After these, "you" is whoever does something."""
AFTER_COLON: Final = {"IT", "OTHERWISE"}
"""Before these, as before any "if" and "until", a colon is no more than a semicolon."""
BEFORE_COLON: Final = {"NUMBER", "ONEOFTHESE", "TWICE", "TIMES"}
HANDED: Final = {"a", "an", "any", "your", "their", "his", "her", "it", "them", "that", "all"}
WHO_HANDS: Final = {
    "you", "they", "may", "must", "who", "everyone", "everybody", "opponent", "opponents", "or", "choice",
}  # fmt: skip
INCLUDING: Final = "including"
"""The only word with which a phrase goes on after a comma: "each player, including you"."""
UNKNOWN: Final = "UNKNOWN"
FILLER: Final = "FILLER"
"""A phrase that means nothing by itself."""
TRAILING: Final = {"TRAILING", "THEN"}
"""Phrases that mean nothing where a sentence ends: what can't be done is left out anyway. (Family 3.1)"""
ENDS: Final = {".", ";", ":"}
SPELT: Final = {"neighbor": "neighbour", "neighbors": "neighbours", "\u2013": ":", "\u2014": ":", "\u2022": ";"}
"""Other ways to write the same."""


@cache
def vocabulary() -> frozenset[str]:
    """Every word that stands in a phrase."""
    return frozenset({word for phrase in PHRASES for word in phrase})


@cache
def base_of(word: str) -> str:
    """A word without its ending: draws, passes, copies, players."""
    if word == "yours":
        return word  # what is yours is no "your"
    for ending, instead in (("s", ""), ("es", ""), ("ies", "y")):
        base = word.removesuffix(ending) + instead
        if word.endswith(ending) and base in vocabulary():
            return base
    return word


def tokens(text: str) -> list[Word]:
    """The notions of a text in order, each with its words and their place."""
    hidden = DASH.sub(":", REMINDER.sub(without_reminder, text))
    written = [found for found in WRITTEN.finditer(hidden) if found[0].lower() not in NOISE]
    raw = [spelt(found[0]) for found in written]
    kept = [at for at, word in enumerate(raw) if word != "any" or not is_number(raw[at + 1 : at + 2])]
    written, raw = [written[at] for at in kept], [raw[at] for at in kept]  # any two cards are two cards
    raw = ["is" if word == "'s" and raw[at - 1] in IS_AFTER else word for at, word in enumerate(raw)]
    found: list[Word] = []
    at = 0
    while at < len(written):
        size, notion, value = read_at(raw, at)
        while any(after_comma(hidden, one.start()) and one[0] != INCLUDING for one in written[at + 1 : at + size]):
            size, notion, value = read_at(raw[: at + size - 1], at)
        if notion == "OFCHOICE" and raw[at] == "you" and (at == 0 or raw[at - 1] in BEFORE_YOU):
            size, notion = 1, "YOU"  # "you choose a card" is no card of your choice
        if notion == "BOTHOFYOU" and raw[at] == "you" and raw[at - 1 : at] == ["to"]:
            size, notion = 1, "YOU"  # what each gives to you is not given to you both
        if notion == "HAND" and size == 1 and hands_over(raw, at):
            notion = "GIVE"
        if is_filler(raw, at, size, notion):
            at += size
            continue
        first, last = written[at], written[at + size - 1]
        shown = value or text[first.start() : last.end()]
        third = notion in DEEDS and raw[at].endswith("s") and raw[at] not in ("pass",)
        comma = after_comma(hidden, first.start())
        if (notion in AFTER_COLON or notion.startswith(("IF", "UNTIL"))) and ends_in_colon(found):
            found[-1].type = "SEMICOLON"
        found.append(Word(shown, notion, first.start() + 1, last.end() - first.start(), third, comma))
        at += size
    return found


def after_comma(text: str, at: int) -> bool:
    """Whether a comma stands before this place."""
    return text[:at].rstrip().endswith(",")


def ends_in_colon(found: list[Word]) -> bool:
    """Whether a colon stands here that does not belong to "choose one:" or "do this twice:"."""
    return len(found) > 1 and found[-1].type == "COLON" and found[-2].type not in BEFORE_COLON


def hands_over(raw: list[str], at: int) -> bool:
    """Whether "hand" is what one does: "hand a card to another player"."""
    before, after = raw[at - 1] if at else ".", raw[at + 1 : at + 2]
    given = after and (after[0] in HANDED or is_number(after))
    return bool(given) and (before in BEFORE_YOU or before in WHO_HANDS or before.startswith("player"))


def spelt(word: str) -> str:
    """A word as it stands in phrases."""
    low = word.lower().replace("\u2019", "'")
    return SPELT.get(low, low)


def is_filler(raw: list[str], at: int, size: int, notion: str) -> bool:
    """Whether the next words mean nothing: anywhere, at the end of a sentence, or "first" at its beginning."""
    ends = at + size >= len(raw) or raw[at + size] in ENDS
    begins = at == 0 or raw[at - 1] in ENDS
    return notion == FILLER or (notion in TRAILING and ends) or (raw[at] == "first" and begins)


def counts_cards(words: list[str]) -> bool:
    """Whether so many cards come, or a card: the next two cards are the top two cards."""
    return words[:1] == ["card"] or (is_number(words) and words[1:] in (["card"], ["cards"]))


def is_number(words: list[str]) -> bool:
    """Whether a word is a number, in digits or written out."""
    return bool(words) and (words[0] in NUMBERS or words[0][0] in "0123456789")


def without_reminder(found: re.Match[str]) -> str:
    """Blanks for a reminder: a sentence of its own, or a number once more. Else only the parentheses are left out."""
    inside = found[0][1:-1]
    words = set(re.findall(r"[a-z]+", inside.lower()))
    if (
        not re.search(r"[^\W\d_]", inside)
        or RESHUFFLING.match(inside.strip().replace("reshuffle", "shuffle"))
        or (inside.strip()[:1].isupper() and not words & RESTRICTING)
    ):
        return " " * len(found[0])
    return f" {inside} "


def shorter(raw: list[str], at: int, size: int, notion: str) -> tuple[int, str]:
    """Only the first word of a phrase that goes on: "of a value of your choice", "if any card"."""
    after = (raw[at + size : at + size + 1] or ["."])[0]
    if notion == "VALUED" and raw[at + size - 1] == "of" and after in ("your", "their", "his"):
        return 1, "WITH" if raw[at] in ("with", "having") else "OF"
    if notion == "TRAILING" and raw[at : at + size] == ["if", "any"] and after not in ENDS:
        return 1, "IF"
    return size, notion


def read_at(raw: list[str], at: int) -> tuple[int, str, str]:
    """How many words make the next notion, what it is, and its value if it is a number."""
    word = raw[at]
    if word == "next" and counts_cards(raw[at + 1 : at + 3]):
        return 1, "TOP", ""
    if word[0] in "0123456789":
        return 1, "NUMBER", ""
    for size in range(min(LONGEST_PHRASE, len(raw) - at), 0, -1):
        phrase = tuple(raw[at : at + size])
        notion = PHRASES.get(phrase) or PHRASES.get(tuple([base_of(one) for one in phrase]))
        if notion is not None:
            return *shorter(raw, at, size, notion), ""
    if word in NUMBERS:
        return 1, "NUMBER", str(NUMBERS[word])
    return 1, "DOMAINWORD" if word in DOMAIN_WORDS else UNKNOWN, ""
