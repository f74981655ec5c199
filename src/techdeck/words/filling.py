"""Filling the gaps of a sentence: each fact is said as its declared type asks for.

  seat       you, Ben; as `whose`: your, Ben's; as any verb, `play`: you play, Ben plays; as `+play`: the verb alone
  card       K9 Navigation; as `id`: K9; as `text`: what is printed on it;          [card]: several, `ids`: K9 S4
             as `printed`: the name without what it counts as;                        [card]: `printed ids` as well
  int        7; as `a`: a 7, an 8; as `count card`: a card, 7 cards; as `ordinal`: 7th
  this|or_so  a literal word, with blanks: or so; as `a`: an or so
  [int]      one for each seat, as `by seat`: you 7, Ben 8 and Cleo 9
  @record    by the sentence for that record;                                       [@record]: several
Everything else is said as it is; a list as a, b and c.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from techdeck.words.cards import CardNames
from techdeck.words.english import count_of, listed, ordinal, with_article
from techdeck.words.people import People
from techdeck.words.templates import Facts, is_so, pieces

TWICE = ("@promise", "@pattern")
"""Records that have words of their own for two that are the same, or again of one domain."""
RecordWords = Callable[[str, Facts], str]
"""Says a record, given its name and its fields."""


class Filling:
    """Puts facts into gaps, for one reader."""

    def __init__(self, people: People, cards: CardNames, record: RecordWords) -> None:
        self.people = people
        self.cards = cards
        self.record = record

    def filled(self, sentence: str, facts: Facts, types: Mapping[str, str]) -> str:
        """The sentence without gaps."""
        said = ""
        for condition, gaps in pieces(sentence):
            if not condition or is_so(condition, facts):
                for words, fact, form in gaps:
                    said += words
                    if fact:
                        said += self.gap(facts.get(fact), types.get(fact, "text"), form)
        return said

    def gap(self, fact: object, kind: str, form: str) -> str:
        """A fact of this type in this form."""
        kind = kind.removesuffix("?")
        if fact is None and not kind.startswith("["):
            return ""
        if kind.startswith("["):
            return self.several(fact, kind[1:-1], form)
        if " or =" in kind:
            kind, _, word = kind.partition(" or =")
            if fact == word:
                return self.record(word, {"form": form})
        if kind == "seat":
            return self.seat(fact, form)
        if kind == "card":
            return self.card(str(fact), form)
        if kind.startswith("@") or kind == "target":
            assert isinstance(fact, dict)
            return self.record(kind.removeprefix("@"), fact)
        return number(str(fact).replace("_", " ") if kind == "zone" or "|" in kind else fact, form)

    def several(self, facts: object, kind: str, form: str) -> str:
        """A list of facts."""
        assert isinstance(facts, list)
        if kind.removesuffix("?") == "card":
            if form == "text":
                return self.cards.text(facts[0])
            say = self.cards.ids if form.endswith("ids") else self.cards.all
            return say(facts, form.startswith("printed"))
        if form == "by seat":
            return listed([f"{self.people.whom(seat)} {fact}" for seat, fact in enumerate(facts)])
        if kind in TWICE and len(facts) == 2 and facts[0] == facts[1]:
            return self.record(kind[1:], {**facts[0], "twice": True})
        if kind == "@pattern" and len(facts) == 2 and any("_or_" in str(fact["kind"]) for fact in facts):
            return self.wishes(facts[0], facts[1])
        return listed([self.gap(fact, kind, form) for fact in facts])

    def wishes(self, one: Facts, other: Facts) -> str:
        """Two cards asked for, one of which may be of two kinds: a comma says where the first ends."""
        again = "domain" in one and one["domain"] == other.get("domain")
        return f"{self.record('pattern', one)}, and {self.record('pattern', {**other, 'again': again})}"

    def seat(self, seat: object, form: str) -> str:
        """A seat: by its name, with what it has, or with what it does."""
        assert isinstance(seat, int)
        if form == "":
            return self.people.whom(seat)
        if form.startswith("+"):
            return self.people.verb(seat, form[1:])
        return self.people.whose(seat) if form == "whose" else self.people.does(seat, form)

    def card(self, card: str, form: str) -> str:
        """One card."""
        forms = {"id": self.cards.short, "text": self.cards.text, "printed": self.cards.printed}
        return forms.get(form, self.cards.name)(card)


def number(fact: object, form: str) -> str:
    """A number or a word, with an article, counting things, or as a place in a row."""
    if form == "":
        return str(fact)
    if form == "a":
        return with_article(str(fact))
    assert isinstance(fact, int)
    return ordinal(fact) if form == "ordinal" else count_of(fact, form.removeprefix("count "))
