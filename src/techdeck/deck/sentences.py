"""Turns whole sentences of a parsed text into verbs: every player, you may, if, either or."""

from collections.abc import Callable

from lark import Token

from techdeck.core.cards import DOMAIN_NAMES
from techdeck.core.effects.control import (
    DID_IT,
    IT_IS,
    NOBODY_DID,
    About,
    Either,
    Every,
    If,
    Jump,
    May,
    NextPlayer,
)
from techdeck.core.effects.hands import DiscardCards, Draw, PutCards, RevealCards, RevealDrawn
from techdeck.core.effects.match import ANY, OF_DOMAIN, Match
from techdeck.core.effects.people import Pick
from techdeck.core.effects.secret import LEFT, RIGHT, DealFaceDown, Pass
from techdeck.core.effects.swap import Exchange
from techdeck.core.effects.verb import Verb
from techdeck.deck.deeds import Deeds, Mistake, Node, column, number, parts, words


class Compiler(Deeds):
    """Compiles the sentences of one text in order."""

    def __init__(self) -> None:
        super().__init__()
        self.again: Callable[[], list[Verb]] | None = None

    def sentence(self, node: Node) -> list[Verb]:
        """The verbs of one sentence."""
        body = parts(node)[0]
        verbs = getattr(self, f"s_{body.data}")(body)
        self.again = (lambda: self.optional(body)) if body.data == "chain" else None
        return list(verbs)

    def s_chain(self, node: Node) -> list[Verb]:
        return [verb for deed in self.deeds(node) for verb in self.deed(deed)]

    def deeds(self, chain: Node) -> list[Node]:
        """The deeds of a chain in order."""
        below = parts(chain)
        return self.deeds(below[0]) + below[1:] if below and below[0].data == "chain" else below

    def deed(self, node: Node) -> list[Verb]:
        """The verbs of one deed."""
        verbs: list[Verb] = getattr(self, f"d_{node.data}")(node)
        return verbs

    def s_either(self, node: Node) -> list[Verb]:
        first, second = (self.deed(deed) for deed in parts(node))
        asks = "yes: the first; no: the second"
        return [Either(first[0], len(first) + 1, second[0], asks), *first, Jump(len(second)), *second]

    def s_every(self, node: Node) -> list[Verb]:
        return self.every(node, False)

    def s_every_other(self, node: Node) -> list[Verb]:
        return self.every(node, True)

    def every(self, node: Node, others: bool) -> list[Verb]:
        """What every player does, in turn or all at once."""
        condition, may_they, chain, tail = parts(node)
        deeds = [deed.data for deed in self.deeds(chain)]
        if "pass_cards" in deeds or "put_face_down" in deeds:
            return self.all_at_once(node, deeds, tail)
        holding = self.holding(condition)
        body = self.optional(chain) if words(may_they) else self.s_chain(chain)
        if tail.data == "who_does":
            then = self.s_chain(parts(tail)[0])
            body += [If(DID_IT, Match(ANY), len(then)), *then]
        self.known |= {"nobody", "those"}
        loop = Every(others, holding, "MORE" in words(condition), len(body) + 1)
        return [loop, *body, NextPlayer(loop)]

    def holding(self, condition: Node) -> Match:
        """What "who holds a card of that value" asks for."""
        if "HOLD" not in words(condition):
            return Match(ANY)
        self.such = self.match(parts(condition)[0])
        return self.such

    def all_at_once(self, node: Node, deeds: list[str], tail: Node) -> list[Verb]:
        """Passing, or putting face down to be dealt back: only for every player, and alone."""
        plain = node.data == "every" and len(deeds) == 1 and not words(parts(node)[0]) and not words(parts(node)[1])
        if not plain or (deeds[0] == "put_face_down") != (tail.data == "dealt_back"):
            raise Mistake("passing and putting face down stand alone, after a plain 'every player'", column(node))
        deed = self.deeds(parts(node)[2])[0]
        self.known |= {"did"}
        if deed.data == "put_face_down":
            return [DealFaceDown(number(deed))]
        return [Pass(number(deed), LEFT if "LEFT" in words(deed) else RIGHT)]

    def s_pick_who(self, node: Node) -> list[Verb]:
        self.known |= {"picked"}
        body = [About(True), *self.s_chain(parts(node)[0]), About(False)]
        return [Pick(len(body)), *body]

    def s_may(self, node: Node) -> list[Verb]:
        return self.optional(parts(node)[0])

    def optional(self, chain: Node) -> list[Verb]:
        """A chain one may decline: built into the first choice where it has one, else asked before."""
        verbs = self.s_chain(chain)
        self.known |= {"did"}
        first, rest = verbs[0], verbs[1:]
        if isinstance(first, RevealDrawn):
            return verbs
        if isinstance(first, (DiscardCards, PutCards)) and first.low == 0:
            return verbs
        if isinstance(first, (Exchange, RevealCards)) and not rest:
            return [made_optional(first)]
        return [May(len(verbs)), *verbs]

    def s_once_more(self, node: Node) -> list[Verb]:
        if self.again is None:
            raise Mistake("there is no plain sentence before this one to do once more", column(node))
        return self.again()

    def s_if_did(self, node: Node) -> list[Verb]:
        self.require(node, "did", "what 'you do' means")
        return self.guarded(DID_IT, Match(ANY), node)

    def s_if_nobody(self, node: Node) -> list[Verb]:
        self.require(node, "nobody", "what nobody did: begin with 'Every player ...'")
        return self.guarded(NOBODY_DID, Match(ANY), node)

    def s_if_it_is(self, node: Node) -> list[Verb]:
        self.require(node, "it", "what 'it' is")
        domain = next(str(t) for t in node.children if isinstance(t, Token) and t.type == "DOMAINWORD")
        return self.guarded(IT_IS, Match(OF_DOMAIN, DOMAIN_NAMES.index(domain.lower())), node)

    def guarded(self, condition: int, match: Match, node: Node) -> list[Verb]:
        """Verbs that run only if a condition holds."""
        body = self.s_chain(parts(node)[0])
        return [If(condition, match, len(body)), *body]


def made_optional(verb: Exchange | RevealCards) -> Verb:
    """The same verb with a no among its answers."""
    if isinstance(verb, Exchange):
        return Exchange(verb.first, verb.second, True)
    return RevealCards(verb.high, verb.match, True)


def remember_drawn(verbs: list[Verb]) -> list[Verb]:
    """The draw before a "reveal it" remembers its card; no other does, so no register keeps a secret for nothing."""
    for i, verb in enumerate(verbs):
        before = [j for j in range(i) if isinstance(verbs[j], Draw)]
        if isinstance(verb, RevealDrawn) and before:
            draw = verbs[before[-1]]
            assert isinstance(draw, Draw)
            verbs[before[-1]] = Draw(draw.n, True)
    return verbs
