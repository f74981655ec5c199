"""Turns whole sentences of a parsed text into verbs: every player, you may, if, either or."""

from collections.abc import Callable
from typing import Final

from lark import Token

from techdeck.core.cards import DOMAIN_NAMES
from techdeck.core.effects.control import (
    DID_IT,
    IT_IS,
    NOBODY_DID,
    About,
    Either,
    Every,
    Forget,
    If,
    Jump,
    May,
    NextPlayer,
)
from techdeck.core.effects.hands import DiscardCards, PutCards
from techdeck.core.effects.look import PutBack
from techdeck.core.effects.match import ANY, OF_DOMAIN, Match
from techdeck.core.effects.people import Pick
from techdeck.core.effects.registers import DOMAIN, DRAWN, PICKED, SHOWN, VALUE
from techdeck.core.effects.revealing import RevealDrawn
from techdeck.core.effects.secret import LEFT, RIGHT, DealFaceDown, Pass
from techdeck.core.effects.verb import Verb
from techdeck.deck.deeds import Deeds
from techdeck.deck.spoken import (
    BRINGS,
    LAST_DEED,
    LYING,
    MANY,
    PUTS_BACK,
    SHOWS,
    STILL_ASIDE,
    Mistake,
    Node,
    column,
    moves_it,
    number,
    parts,
    span_of,
    tokens_of,
    words,
)
from techdeck.deck.verbs import is_as_many, made_optional, telling

REMEMBERED: Final = {"it": (SHOWN, -1), "picked": (PICKED, -1), "value": (VALUE, 0), "domain": (DOMAIN, -1)}
"""What a text remembers by words that may come again, each with its register and what is in it while there is none."""

STILL_ITS: Final = "its cards are still set aside; say in the same sentence where they go"


class Compiler(Deeds):
    """Compiles the sentences of one text in order."""

    def __init__(self) -> None:
        super().__init__()
        self.again: Node | None = None

    def copied(self) -> "Compiler":
        """Another one that has read the same so far."""
        other = Compiler()
        other.known, other.such, other.again = set(self.known), self.such, self.again
        other.aside, other.looked, other.ever = self.aside, self.looked, set(self.ever)
        return other

    def sentence(self, node: Node) -> list[Verb]:
        """The verbs of one sentence."""
        body = parts(node)[0]
        known, stale = set(self.known), set(self.ever)
        verbs = getattr(self, f"s_{body.data}")(body)
        self.again = body if body.data == "chain" else None
        if body.data != "chain":
            stale.add("domain")  # its register begins with a domain, not with none
        return [*[Forget(*REMEMBERED[what]) for what in REMEMBERED if what in (self.known - known) & stale], *verbs]

    def s_chain(self, node: Node) -> list[Verb]:
        return [verb for deed in self.deeds(node) for verb in self.deed(deed)]

    def deeds(self, chain: Node) -> list[Node]:
        """The deeds of a chain in order."""
        below = parts(chain)
        return self.deeds(below[0]) + below[1:] if below and below[0].data == "chain" else below

    def s_either(self, node: Node) -> list[Verb]:
        one, other = parts(node)
        instead = self.copied()
        first, second = self.deed(one), instead.deed(other)
        self.after_either(instead)
        shows = all("it" in brought_by([deed]) for deed in (one, other))
        speaks_of_it = any(str(token).lower() in ("it", "its") for token in tokens_of(node))
        choice = Either(telling(first), len(first) + 1, telling(second), len(second), shows)
        choice.said(span_of(one), span_of(other), speaks_of_it)
        return [choice, *first, Jump(len(second)), *second]

    def after_either(self, other: "Compiler") -> None:
        """After this or that: what both brought up, and the cards that one of the two leaves lying aside."""
        it, other_it = self.which_it(), other.which_it()
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
        holding = self.holding(condition, chain, tail) if "HOLD" in words(condition) else Match(ANY)
        body = self.by_another(node, lambda: self.each(may_they, chain, tail), others or bool(words(condition)))
        loop = Every(others, holding, "WITH" in words(condition), len(body) + 1)
        return [loop, *body, NextPlayer(loop)]

    def each(self, may_they: Node, chain: Node, tail: Node) -> list[Verb]:
        """What one of the players does, and whoever did it then does."""
        self.known -= LAST_DEED | {"those"}
        before = set(self.known)
        then = self.deeds(parts(tail)[0]) if tail.data == "who_does" else []
        brought = brought_by(self.deeds(chain) + then)
        self.of_another = brought & before & set(REMEMBERED)
        body = self.optional(chain) if words(may_they) else self.s_chain(chain)
        if "did" not in self.known:
            brought.discard("did")  # the last deed is none that somebody does or does not do
        if then:
            self.require(tail, "did", "WHO")
            body += self.if_done(then)
        self.of_another = set()
        self.after_all(before, brought)
        return body

    def if_done(self, deeds: list[Node]) -> list[Verb]:
        """What is done by whoever did what came before."""
        before, aside = self.known & LYING, self.aside
        then = [verb for deed in deeds for verb in self.deed(deed)]
        self.still_aside(before, aside)
        return [If(DID_IT, Match(ANY), len(then), True), *then]

    def holding(self, condition: Node, chain: Node, tail: Node) -> Match:
        """Which cards one must hold to be concerned: the same for every player, whatever the others do."""
        kind = parts(condition)[0]
        deeds = self.deeds(chain) + (self.deeds(parts(tail)[0]) if tail.data == "who_does" else [])
        others = [deed for deed in deeds if deed.data != "reveal_such" and parts(deed) != [kind]]
        self.of_another = brought_by(others) & self.known
        found = self.match(kind)
        self.of_another = set()
        return found

    def after_all(self, before: set[str], brought: set[str]) -> None:
        """After every player has done it: what each brought up for themselves is not spoken of any more."""
        lying = self.known & LYING
        self.known = ((before & self.known) - brought - LAST_DEED) | lying | ({"nobody"} if "did" in brought else set())
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
                "players who turn up cards must put them back in the same sentence",
                min(column(part) for part in turned),
            )
        if perhaps:
            self.still_aside(before, aside)
        return [*verbs, PutBack()] if turned else verbs

    def all_at_once(self, node: Node, deeds: list[str], tail: Node) -> list[Verb]:
        """Passing, or putting face down to be dealt back: only for every player, and alone. (Family 3.8)"""
        plain = node.data == "every" and len(deeds) == 1 and not words(parts(node)[0]) and not words(parts(node)[1])
        if not plain or (deeds[0] == "put_face_down") != (tail.data == "dealt_back") or tail.data == "who_does":
            message = "passing and putting face down must stand alone: 'Every player passes 1 card to the left.'"
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
        keeps_count = "moved" in self.known
        self.known -= {"picked", "drawn"}
        chain = parts(node)[0]
        self.by_picked = True
        body = [About(True), *self.by_another(node, lambda: self.s_chain(chain), True), About(False)]
        self.by_picked = False
        self.known -= {"did", "drawn", "uncounted"}
        self.known.add("picked")
        return [Pick(len(body), keeps_count), *body]

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
        with_no = None if rest else made_optional(first)
        if with_no is not None:
            return [with_no]
        return [May(len(verbs)), *verbs]

    def perhaps(self, chain: Node) -> list[Verb]:
        """A chain that may be left out: what lay aside before it may still lie there."""
        before, aside, last, it = self.known & LYING, self.aside, self.known & LAST_DEED, self.which_it()
        verbs = self.s_chain(chain)
        self.still_aside(before, aside)
        self.perhaps_other(it)
        if "moved" in last:
            self.known.discard("moved")  # as many as before, as now, or as both?
        moves = any(deed.data != "draw" for deed in self.deeds(chain)) and not isinstance(verbs[0], RevealDrawn)
        if "drawn" in last & self.known and moves:
            return [Forget(DRAWN, -1), *verbs]  # the card drawn before may go away now
        return verbs

    def perhaps_other(self, before: set[str]) -> None:
        """What "it" is after a sentence that may be left out, when it was this before: one card in both cases."""
        now = self.which_it()
        if before and now and before.isdisjoint(now):
            self.unclear_it()
        if before and "aside" not in before:
            self.known.discard("it_aside")

    def still_aside(self, before: set[str], aside: int) -> None:
        """What has perhaps not been done may have left cards lying aside as they were."""
        if before and "aside" not in self.known:
            self.known = (self.known | before) - {"it_aside"}  # where it lies now, nobody can say
            self.aside = aside

    def s_once_more(self, node: Node) -> list[Verb]:
        if self.again is None:
            raise Mistake("there is no plain sentence before this one to repeat", column(node))
        try:
            return self.optional(self.again)
        except Mistake as mistake:
            why = STILL_ITS if mistake.message == STILL_ASIDE else mistake.message
            raise Mistake(f"the previous sentence can't be done once more: {why}", column(node)) from None

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
        deeds = {str(deed.data) for deed in self.deeds(chain)}
        moved = any(map(moves_it, self.deeds(chain))) or deeds & (PUTS_BACK | {"take_it"})
        same = self.known & ({"it"} if moved else {"it", "it_aside"})
        body = self.perhaps(chain)
        if not deeds & SHOWS:
            self.known |= same
        return [If(condition, match, len(body)), *body]


def brought_by(deeds: list[Node]) -> set[str]:
    """What these deeds bring up."""
    return {what for deed in deeds for what in BRINGS.get(str(deed.data), "").split()}
