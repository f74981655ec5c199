"""Turns conditions into verbs: if you do, if you hold, if there is, unless, instead."""

from typing import Final

from techdeck.core.effects.conditions import (
    AT_LEAST_CARDS,
    AT_MOST_CARDS,
    EXACTLY_CARDS,
    FEWER_THAN_ALL,
    FEWER_THAN_PICKED,
    FEWER_THAN_SOMEONE,
    FEWER_THAN_USER,
    MORE_THAN_ALL,
    MORE_THAN_PICKED,
    MORE_THAN_SOMEONE,
    IfHandSize,
    IfHolds,
    IfThere,
)
from techdeck.core.effects.control import (
    DID_IT,
    IT_IS,
    NOBODY_DID,
    About,
    If,
)
from techdeck.core.effects.hands import Give
from techdeck.core.effects.look import Look
from techdeck.core.effects.match import ANY, NAMED_DOMAIN, NAMED_VALUE, Match
from techdeck.core.effects.registers import TOP_OF_DISCARD
from techdeck.core.effects.verb import Verb
from techdeck.deck.brings import LAST_DEED
from techdeck.deck.chosen import like
from techdeck.deck.nodes import Mistake, column, kind_in, number, numbers_in, only_one, part, parts, span_of, words
from techdeck.deck.perhaps import Perhaps
from techdeck.deck.places import PLACES
from techdeck.deck.sentences import as_such
from techdeck.deck.trees import Node, Word

HAND_TESTS: Final = {
    "no_cards": 0, "not_kind": 0, "several_of": 0, "than_someone": 0, "at_most_cards": AT_MOST_CARDS,
    "at_least_cards": AT_LEAST_CARDS, "exactly_cards": EXACTLY_CARDS,
    "than_all": FEWER_THAN_ALL, "fewer_than_you": FEWER_THAN_USER,
}  # fmt: skip
"""What is asked about a hand."""


class Conditions(Perhaps):
    """Compiles sentences that hang on something."""

    def s_if_did(self, node: Node) -> list[Verb]:
        self.require(node, "did", "IFYOUDO", "INRETURN")
        return self.guarded(lambda body: If(DID_IT, Match(ANY), body), node)

    def s_if_not(self, node: Node) -> list[Verb]:
        self.require(node, "did", "IFYOUDONT", "IFYOUCANT")
        if "IFYOUCANT" in words(node) and "declined" in self.known:
            raise Mistake("you may leave that out: write 'if you don't'", column(node, "IFYOUCANT"))
        return self.guarded(lambda body: If(DID_IT, Match(ANY), body, False, True), node)

    def s_if_able(self, node: Node) -> list[Verb]:
        if next(node.all_words()).lower().split()[1:] == ["any"]:
            raise Mistake("it is not said if any what", column(node))
        act, otherwise = parts(node)
        return self.clause(act) + self.if_not_done(otherwise, node)

    def s_unless(self, node: Node) -> list[Verb]:
        acts = parts(node)
        if words(node)[0] != "UNLESS":
            acts = [acts[1], acts[0]]
        return self.optional(acts[0]) + self.if_not_done(acts[1], node)

    def if_not_done(self, act: Node, unless: Node) -> list[Verb]:
        """What is done only if what was asked before was not."""
        self.known.discard("moved")
        then = self.if_so(act)
        self.known -= LAST_DEED
        condition = If(DID_IT, Match(ANY), len(then), False, True)
        self.said[condition] = span_of(unless)
        return [condition, *then]

    def s_instead_if(self, node: Node) -> list[Verb]:
        chain, condition = parts(node)
        if part(condition, "else"):
            raise Mistake("'instead' says already what is done otherwise", column(condition))
        verbs = self.clause(Node(condition.data, [*condition.children, Node("else", [chain])]))
        self.said[verbs[0]] = span_of(condition)
        return verbs

    def s_if_nobody(self, node: Node) -> list[Verb]:
        self.require(node, "nobody", "IFNOBODY")
        return self.guarded(lambda body: If(NOBODY_DID, Match(ANY), body), node)

    def s_if_hand(self, node: Node) -> list[Verb]:
        said, kind = part(node, *HAND_TESTS) or node, kind_in(part(node, "not_kind", "several_of") or node)
        none = said.data in ("no_cards", "not_kind")
        if kind and not none:
            node = such_in(node)
        if none or kind:
            found = self.match(kind) if kind else Match(ANY)
            least = number(said) if said.data == "several_of" else 1
            return self.guarded(lambda body: IfHolds(found, least, body, none), node)
        test, count = self.size(said)
        return self.guarded(lambda body: IfHandSize(test, count, body), node)

    def size(self, said: Node) -> tuple[int, int]:
        """What is asked about the size of a hand: more than five is six or more."""
        count = number(said) if numbers_in(said) else 0
        if said.data == "than_all":
            return (FEWER_THAN_ALL if {"MORE", "MOST", "LARGEST"}.isdisjoint(words(said)) else MORE_THAN_ALL), 0
        if said.data == "than_someone":
            return (MORE_THAN_SOMEONE if "MORE" in words(said) else FEWER_THAN_SOMEONE), 0
        if "THAN" in words(said) or "LOWERTHAN" in words(said):
            count += 1 if said.data == "at_least_cards" else -1
        return HAND_TESTS[said.data], count

    def s_if_after(self, node: Node) -> list[Verb]:
        """What is done comes first here; it means the same."""
        act, *said = node.children
        if part(act if isinstance(act, Node) else node, "either"):
            right = "write 'If ..., draw two cards; otherwise, draw a card.'"
            raise Mistake(f"it is not clear whether this is about both: {right}", column(node, "IF", "IFYOUDONT"))
        rule = "if_there" if part(node, *PLACES) else "if_hand"
        return self.clause(Node(rule, [*said, act]))

    def s_or_if(self, node: Node) -> list[Verb]:
        """The same deed with another number of cards, if that is so."""
        many, first = part(node, "or_many") or node, part(node, "chain") or node
        said = [child for child in node.children if child not in (many, first) and not is_or(child)]
        rule = "if_there" if part(node, *PLACES) else "if_hand"
        return self.clause(Node(rule, [*said, counted_anew(first, many), Node("else", [first])]))

    def s_if_theirs(self, node: Node) -> list[Verb]:
        they_have_more = "MORE" in words(node)[:6]
        if not {"ANOTHER", "SOMEONE"}.isdisjoint(words(node)[:3]):
            test = FEWER_THAN_SOMEONE if they_have_more else MORE_THAN_SOMEONE
        else:
            self.require(node, "picked", "THATPLAYER", "THEY")
            test = FEWER_THAN_PICKED if they_have_more else MORE_THAN_PICKED
        return self.guarded(lambda body: IfHandSize(test, 0, body), node)

    def s_if_there(self, node: Node) -> list[Verb]:
        place, kind = part(node, *PLACES), kind_in(node)
        found, where = self.match(kind) if kind else Match(ANY), PLACES[place.data] if place else 0
        said = [word for word in node.children if isinstance(word, Word)]
        least = next((int(word) for word in said if word.type == "NUMBER"), 1)
        least += 1 if "MORE" in [word.type for word in said] else 0
        none = not {"NO", "EMPTY"}.isdisjoint([word.type for word in said]) and not part(node, "not")
        if where == PLACES["in_discard"] and not none:
            node = Node(node.data, [discards_in(child, kind) for child in node.children])
        return self.guarded(lambda body: IfThere(where, found, least, body, none), node)

    def s_if_right(self, node: Node) -> list[Verb]:
        self.require(node, "it", "IFRIGHT", "IFWRONG")
        named = self.known & {"value", "domain"}
        if len(named) != 1:
            raise Mistake("it is not clear what was guessed: first name a value or a domain", column(node))
        found, wrong = Match(NAMED_VALUE if "value" in named else NAMED_DOMAIN), "IFWRONG" in words(node)
        return self.guarded(lambda body: If(IT_IS, found, body, False, wrong), node)

    def s_if_top_is(self, node: Node) -> list[Verb]:
        self.require_nothing_aside(node)
        self.after(Node("reveal_top", []))
        return [Look(1, TOP_OF_DISCARD, True), *self.s_if_it_is(node)]

    def s_if_they_hold_it(self, node: Node) -> list[Verb]:
        self.require(node, "picked", "THATPLAYER", "THEY")
        only_one(node)
        found = self.matched(node) if kind_in(node) else self.spoken_of(node)
        self.after(Node("give_you", []))
        given: list[Verb] = [About(True, 2), Give(1, True, found), About(False)]
        otherwise = part(node, "else")
        return given if otherwise is None else [*given, *self.if_not_done(parts(otherwise)[0], otherwise)]

    def s_if_it_is(self, node: Node) -> list[Verb]:
        self.require(node, "it", "IT")
        kind, such = kind_in(node), self.such
        found = self.match(kind) if kind else Match(ANY)
        self.such = such
        return self.guarded(lambda body: If(IT_IS, found, body, False, part(node, "not") is not None), node)


def discards_in(node: Node | Word, kind: Node | None) -> Node | Word:
    """A clause about cards of the discard pile, where "take it" and "take one of them" are such a card."""
    if isinstance(node, Node) and node.data in ("take_it", "take_one"):
        return Node("recover", [*node.all_words(), *([kind] if kind else [])])
    if isinstance(node, Node) and node.data in ("chain", "may", "you_do"):
        return Node(node.data, [discards_in(child, kind) for child in node.children])
    return node


def is_or(node: Node | Word) -> bool:
    """Whether this is the word between the two."""
    return isinstance(node, Word) and node.type == "OR"


def counted_anew(chain: Node, many: Node) -> Node:
    """A deed with so many cards, done with another number of them."""
    written = numbers_in(many)[0]
    [deed] = parts(chain)
    own = part(deed, "n_cards", "own_cards") or (deed if deed.data == "draw" else None)
    if own is None or deed.data not in ("draw", "discard"):
        raise Mistake("it is not clear what is done with so many: say it again", written.column)
    return Node("chain", [Node(deed.data, [deed.children[0], Node("own_cards", [written, like(written, "CARD")])])])


def such_in(node: Node) -> Node:
    """A clause about a card of a kind, where "it" and "one" are such a card."""
    below = [such_in(as_such(child)) if isinstance(child, Node) else child for child in node.children]
    return Node(node.data, below) if node.data in ("if_hand", "that_does", "chain", "may", "you_do") else node
