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
from techdeck.core.effects.hands import AS_MANY, DiscardCards, Draw, PutCards, RevealCards, RevealDrawn
from techdeck.core.effects.match import ANY, OF_DOMAIN, Match
from techdeck.core.effects.people import Pick
from techdeck.core.effects.secret import LEFT, RIGHT, DealFaceDown, Pass
from techdeck.core.effects.swap import Exchange
from techdeck.core.effects.verb import Verb
from techdeck.deck.deeds import Deeds
from techdeck.deck.spoken import (
    BRINGS,
    LAST_DEED,
    LYING,
    SHOWS,
    Mistake,
    Node,
    column,
    number,
    parts,
    text_of,
    words,
)


class Compiler(Deeds):
    """Compiles the sentences of one text in order."""

    def __init__(self) -> None:
        super().__init__()
        self.again: Node | None = None

    def copied(self) -> "Compiler":
        """Another one that has read the same so far."""
        other = Compiler()
        other.known, other.such, other.again = set(self.known), self.such, self.again
        other.aside, other.looked = self.aside, self.looked
        return other

    def sentence(self, node: Node) -> list[Verb]:
        """The verbs of one sentence."""
        body = parts(node)[0]
        verbs = getattr(self, f"s_{body.data}")(body)
        self.again = body if body.data == "chain" else None
        return list(verbs)

    def s_chain(self, node: Node) -> list[Verb]:
        return [verb for deed in self.deeds(node) for verb in self.deed(deed)]

    def deeds(self, chain: Node) -> list[Node]:
        """The deeds of a chain in order."""
        below = parts(chain)
        return self.deeds(below[0]) + below[1:] if below and below[0].data == "chain" else below

    def s_either(self, node: Node) -> list[Verb]:
        one, other = parts(node)
        before, aside = set(self.known), self.aside
        first = self.deed(one)
        after_first, first_aside = self.known, self.aside
        self.known, self.aside = before, aside
        second = self.deed(other)
        # Cards may still lie aside if one of the two leaves them there.
        self.known = (self.known & after_first) | ((self.known | after_first) & {"aside"})
        self.aside = max(self.aside, first_aside)
        asks = f"yes: {text_of(one)}; no: {text_of(other)}".lower()
        return [Either(first[0], len(first) + 1, second[0], asks), *first, Jump(len(second)), *second]

    # --- every player ----------------------------------------------------------------------------

    def s_every(self, node: Node) -> list[Verb]:
        return self.every(node, False)

    def s_every_other(self, node: Node) -> list[Verb]:
        return self.every(node, True)

    def every(self, node: Node, others: bool) -> list[Verb]:
        """What every player does, in turn or all at once."""
        condition, may_they, chain, tail = parts(node)
        deeds = [str(deed.data) for deed in self.deeds(chain)]
        if "pass_cards" in deeds or "put_face_down" in deeds or tail.data == "dealt_back":
            return self.all_at_once(node, deeds, tail)
        holding = self.match(parts(condition)[0]) if "HOLD" in words(condition) else Match(ANY)
        body = self.by_another(node, lambda: self.each(may_they, chain, tail), others or bool(words(condition)))
        loop = Every(others, holding, "WITH" in words(condition), len(body) + 1)
        return [loop, *body, NextPlayer(loop)]

    def each(self, may_they: Node, chain: Node, tail: Node) -> list[Verb]:
        """What one of the players does, and whoever did it then does."""
        self.known -= LAST_DEED | {"those"}
        before = set(self.known)
        body = self.optional(chain) if words(may_they) else self.s_chain(chain)
        deeds = self.deeds(chain)
        if tail.data == "who_does":
            self.require(tail, "did", "WHO")
            then = self.s_chain(parts(tail)[0])
            body += [If(DID_IT, Match(ANY), len(then)), *then]
            deeds += self.deeds(parts(tail)[0])
        self.after_all(before, {what for deed in deeds for what in BRINGS.get(str(deed.data), "").split()})
        return body

    def after_all(self, before: set[str], brought: set[str]) -> None:
        """After every player has done it: what each brought up for themselves is not spoken of any more."""
        lying = self.known & LYING
        self.known = ((before & self.known) - brought - LAST_DEED) | lying | {"nobody"}
        if "revealed" in brought:
            self.known.add("those")

    def by_another(self, node: Node, compiled: Callable[[], list[Verb]], perhaps: bool) -> list[Verb]:
        """Verbs of another player, perhaps of none, who leaves no cards lying aside that only they have seen."""
        before, aside = self.known & LYING, self.aside
        self.by_others = True
        verbs = compiled()
        self.by_others = False
        turned = [part for part in node.iter_subtrees() if "aside" in BRINGS.get(str(part.data), "").split()]
        if turned and "aside" in self.known:
            raise Mistake(
                "whoever turns up cards must put them back in the same sentence", min(column(part) for part in turned)
            )
        if perhaps:
            self.still_aside(before, aside)
        return verbs

    def all_at_once(self, node: Node, deeds: list[str], tail: Node) -> list[Verb]:
        """Passing, or putting face down to be dealt back: only for every player, and alone. (Family 3.8)"""
        plain = node.data == "every" and len(deeds) == 1 and not words(parts(node)[0]) and not words(parts(node)[1])
        if not plain or (deeds[0] == "put_face_down") != (tail.data == "dealt_back") or tail.data == "who_does":
            message = "passing and putting face down stand alone: 'Every player passes 1 card to the left.'"
            raise Mistake(message, column(node))
        deed = self.deeds(parts(node)[2])[0]
        self.known -= LAST_DEED
        if deed.data == "pass_cards":
            return [Pass(number(deed), LEFT if "LEFT" in words(deed) else RIGHT)]
        for part in (deed, tail):
            if number(part) != 1:
                raise Mistake("exactly 1 card is put face down and 1 dealt back", column(part, "NUMBER"))
        return [DealFaceDown(1)]

    def s_pick_who(self, node: Node) -> list[Verb]:
        self.known.discard("picked")
        chain = parts(node)[0]
        body = [About(True), *self.by_another(node, lambda: self.s_chain(chain), True), About(False)]
        self.known -= {"did", "drawn"}
        self.known.add("picked")
        return [Pick(len(body)), *body]

    # --- may and if ------------------------------------------------------------------------------

    def s_may(self, node: Node) -> list[Verb]:
        return self.optional(parts(node)[0])

    def optional(self, chain: Node) -> list[Verb]:
        """A chain one may decline: built into the first choice where it has one, else asked before."""
        verbs = self.perhaps(chain)
        first, rest = verbs[0], verbs[1:]
        if isinstance(first, RevealDrawn):
            return [RevealDrawn(False), *([If(DID_IT, Match(ANY), len(rest)), *rest] if rest else [])]
        if isinstance(first, (DiscardCards, PutCards)) and first.low == 0 and all(is_as_many(verb) for verb in rest):
            return verbs
        if isinstance(first, (Exchange, RevealCards)) and not rest:
            return [made_optional(first)]
        return [May(len(verbs)), *verbs]

    def perhaps(self, chain: Node) -> list[Verb]:
        """A chain that may be left out: what lay aside before it may still lie there."""
        before, aside = self.known & LYING, self.aside
        verbs = self.s_chain(chain)
        self.still_aside(before, aside)
        return verbs

    def still_aside(self, before: set[str], aside: int) -> None:
        """What has perhaps not been done may have left cards lying aside as they were."""
        if before and "aside" not in self.known:
            self.known |= before
            self.aside = aside

    def s_once_more(self, node: Node) -> list[Verb]:
        if self.again is None:
            raise Mistake("there is no plain sentence before this one to do once more", column(node))
        try:
            return self.optional(self.again)
        except Mistake as mistake:
            raise Mistake(f"the sentence before can't be done once more: {mistake.message}", column(node)) from None

    def s_if_did(self, node: Node) -> list[Verb]:
        self.require(node, "did", "YOU")
        return self.guarded(DID_IT, Match(ANY), node)

    def s_if_nobody(self, node: Node) -> list[Verb]:
        self.require(node, "nobody", "NOBODY")
        return self.guarded(NOBODY_DID, Match(ANY), node)

    def s_if_it_is(self, node: Node) -> list[Verb]:
        self.require(node, "it", "IT")
        domain = next(str(t) for t in node.children if isinstance(t, Token) and t.type == "DOMAINWORD")
        return self.guarded(IT_IS, Match(OF_DOMAIN, DOMAIN_NAMES.index(domain.lower())), node)

    def guarded(self, condition: int, match: Match, node: Node) -> list[Verb]:
        """Verbs that run only if a condition holds; "it" is the same card after them as before."""
        chain = parts(node)[0]
        same = self.known & {"it", "it_aside"}
        body = self.perhaps(chain)
        if not any(deed.data in SHOWS for deed in self.deeds(chain)):
            self.known |= same
        return [If(condition, match, len(body)), *body]


def is_as_many(verb: Verb) -> bool:
    """Whether the verb draws as many as were moved: nothing if nothing was."""
    return isinstance(verb, Draw) and verb.n == AS_MANY


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
