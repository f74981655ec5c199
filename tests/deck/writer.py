"""Writes random sentences of the grammar of card texts: well formed, but often without meaning."""

from random import Random

from techdeck.deck.advice import words_of
from techdeck.deck.grammar import Rule, rules
from techdeck.deck.language import is_understood
from techdeck.deck.reader import LONGEST

DOMAINS = ["knowledge", "science", "technology", "service"]


LONGER = {"_deeds", "_clauses", "_told_clauses", "_act", "else", "tail"}
"""Rules that can go on and on."""


class Writer:
    """A random writer; the same seed writes the same."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.rules: dict[str, list[Rule]] = {}
        for rule in rules():
            self.rules.setdefault(rule.origin, []).append(rule)

    def words(self, symbol: str, depth: int = 0) -> list[str]:
        """Words that the grammar derives from a symbol."""
        if symbol not in self.rules:
            return [self.word(symbol)]
        found = self.rules[symbol]
        short = [rule for rule in found if not any(part in LONGER for part in rule.parts)] or found
        rule = self.random.choice(found if depth < 3 else short)
        deeper = depth + (1 if symbol in LONGER else 0)
        return [word for part in rule.parts for word in self.words(part, deeper)]

    def word(self, terminal: str) -> str:
        """The word for a notion."""
        if terminal == "NUMBER":
            return str(self.random.choice([1, 1, 1, 2, 2, 3, 5, 13]))
        if terminal == "COMMA":
            return ","
        return self.random.choice(DOMAINS) if terminal == "DOMAINWORD" else words_of(terminal)[0]

    def sentence(self) -> str:
        """One sentence."""
        written = " ".join(self.words("sentence"))
        for mark in ".;:,":
            written = written.replace(f" {mark}", mark)
        return written.replace(" 's", "'s").capitalize()

    def text(self, sentences: int, tries: int = 60) -> str:
        """A text of some sentences that means something where it stands; a sentence that never fits is left out."""
        text = ""
        for _ in range(sentences):
            for _ in range(tries):
                longer = f"{text} {self.sentence()}".strip()
                if len(longer) <= LONGEST and is_understood(longer):
                    text = longer
                    break
        return text or "Draw 1."
