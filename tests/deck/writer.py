"""Writes random sentences of the grammar of card texts: well formed, but often without meaning."""

from random import Random

from lark.grammar import Rule, Symbol

from techdeck.deck.language import mistakes_in, parser

MARKS = {"DOT": ".", "SEMICOLON": ";", "NUMBEROF": "number", "ORELSE": "or", "ANDALSO": "and"}
DOMAINS = ["knowledge", "science", "technology", "service"]


class Writer:
    """A random writer; the same seed writes the same."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.rules: dict[str, list[Rule]] = {}
        for rule in parser().rules:
            self.rules.setdefault(str(rule.origin.name), []).append(rule)

    def words(self, symbol: str, depth: int = 0) -> list[str]:
        """Words that the grammar derives from a symbol."""
        if symbol not in self.rules:
            return [self.word(symbol)]
        rules = self.rules[symbol]
        short = [rule for rule in rules if not any(part.name == symbol for part in rule.expansion)]
        rule = self.random.choice(rules if depth < 2 else short)
        deeper = depth + (1 if symbol == "chain" else 0)
        return [word for part in rule.expansion for word in self.words(name_of(part), deeper)]

    def word(self, terminal: str) -> str:
        """The word for a terminal."""
        if terminal == "NUMBER":
            return str(self.random.choice([1, 1, 1, 2, 2, 3, 5, 13]))
        return self.random.choice(DOMAINS) if terminal == "DOMAINWORD" else MARKS.get(terminal, terminal.lower())

    def sentence(self) -> str:
        """One sentence."""
        return " ".join(self.words("sentence")).replace(" .", ".").replace(" ;", ";").capitalize()

    def text(self, sentences: int, tries: int = 60) -> str:
        """A text of some sentences that means something where it stands; a sentence that never fits is left out."""
        text = ""
        for _ in range(sentences):
            for _ in range(tries):
                longer = f"{text} {self.sentence()}".strip()
                if not mistakes_in(longer):
                    text = longer
                    break
        return text or "Draw 1."


def name_of(symbol: Symbol) -> str:
    """The name of a rule or a terminal."""
    return str(symbol.name)
