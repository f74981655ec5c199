"""Turns whole sentences of a parsed text into verbs: deeds in a row, this or that, you may, if, several times."""

from itertools import pairwise
from typing import Final, Self

from techdeck.core.effects.conditions import (
    ALL_PLAYERS,
    OTHER_PLAYERS,
    CountThings,
)
from techdeck.core.effects.control import (
    Again,
    Either,
    Forget,
    Jump,
    Repeat,
)
from techdeck.core.effects.hands import AS_MANY, Draw
from techdeck.core.effects.match import ANY, Match
from techdeck.core.effects.registers import DOMAIN, PICKED, SHOWN, VALUE
from techdeck.core.effects.verb import Verb
from techdeck.deck.brings import BRINGS, LAST_DEED, LYING, MISSING, SPOKEN_OF
from techdeck.deck.deeds import Deeds
from techdeck.deck.nodes import MANY, Mistake, column, part, parts, span_of, words
from techdeck.deck.places import PLACES
from techdeck.deck.trees import Node, Word
from techdeck.deck.verbs import telling

REMEMBERED: Final = {"it": (SHOWN, -1), "picked": (PICKED, -1), "value": (VALUE, 0), "domain": (DOMAIN, -1)}
"""What a text remembers by words that may come again, each with its register and what is in it while there is none."""

ONE_IS_CHOSEN: Final = {"discard_matching", "reveal_card", "recover", "to_top", "to_bottom", "take_kind"}
"""Deeds in which one card of a kind is chosen, so that of two kinds one is chosen first."""
CHAINS: Final = ("chain", "choice")


class Sentences(Deeds):
    """Compiles the sentences of one text in order."""

    def __init__(self) -> None:
        super().__init__()
        self.again: Node | None = None
        self.discarded: set[Verb] = set()
        self.said: dict[Verb, tuple[int, int]] = {}

    def copied(self) -> Self:
        """Another one that has read the same so far."""
        other = type(self)()
        other.known, other.such, other.again = set(self.known), self.such, self.again
        other.aside, other.looked, other.ever = self.aside, self.looked, set(self.ever)
        other.by_others, other.by_picked, other.from_bottom = self.by_others, self.by_picked, self.from_bottom
        other.from_discard = self.from_discard
        other.of_another, other.perhaps_of_another = set(self.of_another), self.perhaps_of_another
        other.said, other.last, other.repeating = self.said, self.last, self.repeating
        other.discarded, other.changed_to, other.last_draw = self.discarded, dict(self.changed_to), self.last_draw
        other.kept_of = self.kept_of
        other.of_all, other.of_others, other.last_pick = self.of_all, self.of_others, self.last_pick
        return other

    def sentence(self, node: Node) -> list[Verb]:
        """The verbs of one sentence."""
        clauses = parts(node)
        for one, then in pairwise(clauses):
            if one.data in ("every", "every_other") and then.data == "that_does":
                raise Mistake("it is not clear who is meant: begin a new sentence", column(then))
        verbs = [verb for clause in clauses for verb in self.fresh_clause(clause)]
        self.again = clauses[0] if [one.data for one in clauses] == ["chain"] else None
        return verbs

    def fresh_clause(self, node: Node) -> list[Verb]:
        """The verbs of a clause; what it brings up again may be nothing until then."""
        known, stale = set(self.known), set(self.ever)
        verbs = self.clause(node)
        if node.data != "chain":
            stale.add("domain")  # its register begins with a domain, not with none
        return [*[Forget(*REMEMBERED[what]) for what in REMEMBERED if what in (self.known - known) & stale], *verbs]

    def clause(self, node: Node) -> list[Verb]:
        """The verbs of a clause; those that are not of one of its deeds are of all its words."""
        verbs: list[Verb] = getattr(self, f"s_{node.data}")(node)
        for verb in verbs:
            self.said.setdefault(verb, span_of(node))
        return verbs

    def s_chain(self, node: Node) -> list[Verb]:
        deeds = parts(node)
        for at, deed in enumerate(deeds[:-1]):
            if deed.data == "draw" and deeds[at + 1].data == "take_one":
                deeds[at] = Node("look", list(deed.all_words()))  # draw two and keep one: the other is not kept
            if deed.data in ("search", "search_kind") and deeds[at + 1].data == "shuffle_deck":
                del deeds[at + 1]  # whoever searches the deck shuffles it
                break
        return [verb for deed in deeds for verb in self.deed(deed)]

    def s_choice(self, node: Node) -> list[Verb]:
        return self.deed(node)

    def deed(self, node: Node) -> list[Verb]:
        both = [] if node.data not in ONE_IS_CHOSEN else of_one_domain(node)
        if both:
            return self.one_of([Node("way", [one]) for one in both])
        verbs = self.s_either(node) if node.data in ("either", "choice") else super().deed(node)
        if node.data in SPOKEN_OF and "it" in self.known:
            self.discarded |= set(verbs)
        for verb in verbs:
            self.said.setdefault(verb, span_of(node))
        return verbs

    def deeds(self, act: Node) -> list[Node]:
        """The single deeds of a clause in order."""
        return [node for node in act.all_nodes() if hasattr(self, f"d_{node.data}")]

    def s_either(self, node: Node) -> list[Verb]:
        if any(isinstance(word, Word) and word.type == "NUMBER" and word != "1" for word in node.children):
            raise Mistake("one of two things can be chosen here", column(node, "NUMBER"))
        return self.one_of([below for below in parts(node) if below.data in ("way", "told_way")])

    def one_of(self, ways: list[Node]) -> list[Verb]:
        """One of two ways or more: the first, or one of the others."""
        one, others = ways[0], ways[1:]
        instead = self.copied()
        first = self.way(one)
        second = instead.way(others[0]) if len(others) == 1 else instead.one_of(others)
        self.after_either(instead)
        shows = all("it" in brought_by(self.deeds(way)) for way in ways)
        speaks_of_it = not {"IT", "ITS", "THATCARD"}.isdisjoint([word for way in ways for word in words(way)])
        choice = Either(telling(first), len(first) + 1, telling(second), len(second), shows)
        self.said[choice] = (span_of(one)[0], span_of(others[-1])[1])
        choice.said(span_of(one), (span_of(others[0])[0], span_of(others[-1])[1]), speaks_of_it)
        return [choice, *first, Jump(len(second)), *second]

    def way(self, node: Node) -> list[Verb]:
        """One of the things to choose from: deeds of whoever acts, or a clause about somebody else."""
        return self.s_chain(node) if node.data == "way" else self.clause(parts(node)[0])

    def s_mixed(self, node: Node) -> list[Verb]:
        return self.s_either(node)

    def s_instead_may(self, node: Node) -> list[Verb]:
        return self.s_either(node)

    def d_for_each(self, node: Node) -> list[Verb]:
        way, per = part(node, "way") or node, part(node, "per") or node
        if self.repeating:
            raise Mistake("what is done several times can't be done for each of something as well", column(per))
        if part(per, "in_hand") and "IT" in words(per) and self.last != "reveal_hand":
            raise Mistake(MISSING["hand"], column(per, "IT"))
        moved = "ASDISCARDED" in words(per)
        if moved:
            self.require_moved(per)
        before = self.known & LYING
        self.repeating = True
        body: list[Verb] = self.s_chain(way) if parts(way) else [Draw(1)]
        self.repeating = False
        if "aside" in self.known and "aside" not in before:
            raise Mistake("what is done several times must say where its cards go", column(per))
        self.known -= LAST_DEED | {"it", "it_aside"}
        if moved and len(body) == 1 and isinstance(body[0], Draw) and body[0].n == 1:
            return [Draw(AS_MANY)]
        repeat = Repeat(AS_MANY, len(body) + 1)
        counted = [] if moved else [CountThings(self.counted(per), self.matched(per))]
        self.said |= dict.fromkeys([*counted, repeat], span_of(per))
        return [*counted, repeat, *body, Again(repeat)]

    def counted(self, per: Node) -> int:
        """What is counted: players, or the cards of a place."""
        place = part(per, *PLACES)
        if place is None:
            return OTHER_PLAYERS if {"PERSEAT", "PERPLAYER"}.isdisjoint(words(per)) else ALL_PLAYERS
        return PLACES[place.data]

    def after_either(self, other: "Sentences") -> None:
        """After this or that: what both brought up, and the cards that one of the two leaves lying aside."""
        it, other_it = self.which_it(), other.which_it()
        self.known.discard("several")
        self.changed_to |= other.changed_to
        both = self.known & other.known
        lying = both & LYING if "aside" in both else (self.known | other.known) & LYING
        self.looked = self.looked if self.looked == other.looked else MANY
        self.aside = max(self.aside, other.aside)
        if (self.such.kind, self.such.number) != (other.such.kind, other.such.number):
            self.such = Match(ANY)
        self.ever |= other.ever
        self.known = both | lying
        if "aside" not in both:
            self.known.discard("it_aside")  # it may lie aside or not: it is the card shown, wherever it is
        if it.isdisjoint(other_it) and it | other_it:
            self.unclear_it()


def of_one_domain(deed: Node) -> list[Node]:
    """A deed with a card of either of two domains as two deeds; none where it speaks of no such card."""
    kind = part(deed, "two_domains")
    if kind is None:
        return []
    named = [word for word in kind.all_words() if word.type == "DOMAINWORD"]
    return [
        Node(deed.data, [Node("of_domain", [name]) if child is kind else child for child in deed.children])
        for name in named
    ]


def as_such(deed: Node) -> Node:
    """ "Discards one" of who holds a card of a kind: one such card."""
    own = part(deed, "own_cards")
    is_one = own is not None and words(own) == ["NUMBER"]
    if (deed.data == "discard" and is_one) or (deed.data == "rest_discard" and words(deed)[-1] == "IT"):
        return Node("discard_matching", [deed.children[0], Node("such", list(deed.all_words())[1:])])
    if (deed.data == "reveal_card" and is_one) or deed.data == "reveal_it":
        return Node("reveal_such", [deed.children[0], Node("such", list(deed.all_words())[1:])])
    return deed


def brought_by(deeds: list[Node]) -> set[str]:
    """What these deeds bring up."""
    return {what for deed in deeds for what in BRINGS.get(str(deed.data), "").split()}
