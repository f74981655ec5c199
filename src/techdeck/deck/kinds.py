"""Which cards a text means by "a card of ...": each kind as a condition on cards."""

from typing import Final

from techdeck.core.cards import COURT_NAMES, DOMAIN_NAMES
from techdeck.core.effects.match import (
    ANY,
    AT_LEAST,
    AT_MOST,
    EVEN,
    NAMED_DOMAIN,
    NAMED_VALUE,
    ODD,
    OF_DOMAIN,
    OF_VALUE,
    SAME_DOMAIN,
    SAME_VALUE,
    Match,
)
from techdeck.core.effects.people import NameDomain, NameValue
from techdeck.core.effects.verb import Verb
from techdeck.deck.brings import MISSING
from techdeck.deck.dealings import Dealings
from techdeck.deck.nodes import Mistake, column, kind_in, number, only_one, part, words
from techdeck.deck.trees import Node, Word

MATCH_KINDS: Final = {
    "at_most": AT_MOST, "at_least": AT_LEAST, "above": AT_LEAST, "lower": AT_MOST, "of_value": OF_VALUE,
    "of_domain": OF_DOMAIN, "same_value": SAME_VALUE, "same_domain": SAME_DOMAIN,
    "parity": EVEN, "that_value": NAMED_VALUE, "that_domain": NAMED_DOMAIN,
}  # fmt: skip


def domain_of(word: Word) -> int:
    """The domain a word names."""
    return DOMAIN_NAMES.index(word.lower().removesuffix("s") if word.lower() == "services" else word.lower())


def value_in(node: Node) -> int:
    """The value a kind of cards speaks of: a king is a 13. (Family 1.6)"""
    if "FACECARD" in [word.type for word in node.all_words()]:
        return COURT_NAMES["jack"]
    court = [word.lower().removesuffix("s") for word in node.all_words() if word.type == "COURT"]
    return COURT_NAMES[court[0]] if court else number(node, 13)


class Kinds(Dealings):
    """Compiles kinds of cards."""

    def matched(self, node: Node) -> Match:
        """The kind of cards a deed speaks of; any where it speaks of none."""
        kind = kind_in(node)
        return self.match(kind) if kind else Match(ANY)

    def named_first(self, node: Node) -> list[Verb]:
        """The naming of "a domain of your choice", which is then the kind spoken of; nothing where none is named."""
        chosen = part(node, "chosen_kind")
        if chosen is None:
            return []
        if {"NUMBER"} & set(words(chosen)):
            only_one(chosen)
        of_value = "VALUE" in words(chosen)
        self.known.add("value" if of_value else "domain")
        self.such = Match(NAMED_VALUE if of_value else NAMED_DOMAIN)
        return [NameValue() if of_value else NameDomain()]

    def of_named(self, node: Node) -> Match:
        """ "A card of it" is of the value or the domain just named."""
        named = self.known & {"value", "domain"}
        said = next(node.all_words())
        if len(named) != 1 or said.lower() not in ("of", "1", "one"):
            raise Mistake("nothing before this says what 'it' is: write 'a card of that domain'", said.column)
        self.such = Match(NAMED_VALUE if named == {"value"} else NAMED_DOMAIN)
        return self.such

    def match(self, node: Node) -> Match:
        """Which cards "of ..." means."""
        if node.data == "of_named":
            return self.of_named(node)
        if node.data == "two_domains":
            raise Mistake("only one domain can be asked for here: write it in two sentences", column(node, "OR"))
        kind = MATCH_KINDS[node.data]
        if kind == EVEN and "odd" in [word.lower() for word in node.all_words()]:
            kind = ODD
        if kind in (NAMED_VALUE, NAMED_DOMAIN):
            self.require(node, "value" if kind == NAMED_VALUE else "domain", "THAT")
        if kind in (SAME_VALUE, SAME_DOMAIN):
            self.require(node, "same", "SAME")
        named = [word for word in node.all_words() if word.type == "DOMAINWORD"]
        has_number = kind in (AT_MOST, AT_LEAST, OF_VALUE)
        argument = value_in(node) if has_number else domain_of(named[0]) if named else 0
        argument += {"above": 1, "lower": -1}.get(node.data, 0)
        if has_number and not 1 <= argument <= 13:
            raise Mistake("no card has such a value: values go from 1 to 13", column(node, "NUMBER"))
        self.such = Match(kind, argument)
        return self.such

    def spoken_of(self, node: Node) -> Match:
        """What "one such card" means."""
        if self.such.kind == ANY:
            raise Mistake(MISSING["such"], column(node, "SUCH"))
        return self.such
