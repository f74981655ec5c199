"""Turns sentences about others into verbs: every player, a picked player, that player."""

from collections.abc import Callable

from techdeck.core.effects.control import (
    DID_IT,
    About,
    Every,
    If,
    NextPlayer,
)
from techdeck.core.effects.look import PutBack
from techdeck.core.effects.match import ANY, Match
from techdeck.core.effects.people import Pick
from techdeck.core.effects.secret import LEFT, RIGHT, DealFaceDown, Pass
from techdeck.core.effects.verb import Verb
from techdeck.core.effects.whole_hands import PassHands
from techdeck.deck.notions import DEEDS
from techdeck.deck.sentences import CHAINS, REMEMBERED, Sentences, brought_by
from techdeck.deck.spoken import (
    BRINGS,
    LAST_DEED,
    LYING,
    Mistake,
    column,
    kind_in,
    number,
    numbers_in,
    part,
    parts,
    words,
)
from techdeck.deck.trees import Node


class Compiler(Sentences):
    """Compiles the sentences of one text in order."""

    def s_every(self, node: Node) -> list[Verb]:
        return self.every(node, False)

    def s_every_other(self, node: Node) -> list[Verb]:
        return self.every(node, True)

    def every(self, node: Node, others: bool) -> list[Verb]:
        """What every player does, in turn or all at once."""
        condition, tail = part(node, "condition"), part(node, "who_does", "if_they_hold", "dealt_back")
        chain = part(node, *CHAINS) or node
        self.check_person(node, chain)
        deeds = [deed.data for deed in self.deeds(chain)]
        if not {"pass_cards", "pass_hands", "put_face_down"}.isdisjoint(deeds) or (tail and tail.data == "dealt_back"):
            return self.all_at_once(node, chain, tail)
        holding, chain = self.who_holds(condition, chain, tail)
        body = self.by_another(node, lambda: self.each(node, chain, tail), others or bool(condition))
        more = condition is not None and "MORE" in words(condition)
        loop = Every(others or more, holding, more, len(body) + 1)  # nobody has more cards than themselves
        return [loop, *body, NextPlayer(loop)]

    def check_person(self, node: Node, chain: Node) -> None:
        """After "each player draws" comes "and discards": "discard" could be meant for you."""
        verbs = [next(deed.all_words()) for deed in self.deeds(chain)]
        for verb in verbs[1:]:
            if verbs[0].third and not verb.third and verb.type in DEEDS:
                who = f"'{verb.lower()}s', or begin a sentence with 'You {verb.lower()}'"
                raise Mistake(f"it is not clear who is to {verb.lower()}: write {who}", verb.column)

    def who_holds(self, condition: Node | None, chain: Node, tail: Node | None) -> tuple[Match, Node]:
        """Which cards one must hold to be concerned, and the deeds, where "one" is a card of that kind."""
        if tail and tail.data == "if_they_hold":
            kinds = [kind for deed in parts(chain) if (kind := kind_in(deed))]
            if len(kinds) != 1:
                raise Mistake("it is not clear which card they must have: write 'who has a card of ...'", column(tail))
            return self.holding(kinds[0], chain, tail), chain
        kind = kind_in(condition) if condition else None
        if kind is None:
            return Match(ANY), chain
        such = Node("chain", [as_such(child) if isinstance(child, Node) else child for child in chain.children])
        return self.holding(kind, such, tail), such

    def each(self, node: Node, chain: Node, tail: Node | None) -> list[Verb]:
        """What one of the players does, and whoever did it then does."""
        self.known -= LAST_DEED | {"those"}
        before = set(self.known)
        then = part(tail, *CHAINS) if tail and tail.data == "who_does" else None
        brought = brought_by(self.deeds(chain) + (self.deeds(then) if then else []))
        self.of_another = brought & before & set(REMEMBERED)
        body = self.optional(chain) if part(node, "may_they") else self.clause(chain)
        if "did" not in self.known:
            brought.discard("did")  # the last deed is none that somebody does or does not do
        if then and tail:
            self.require(tail, "did", "WHO", "IFTHEYDO")
            body += self.if_done(then)
        self.of_another = set()
        self.after_all(before, brought)
        return body

    def if_done(self, chain: Node) -> list[Verb]:
        """What is done by whoever did what came before."""
        before, aside = self.known & LYING, self.aside
        then = self.clause(chain)
        self.still_aside(before, aside)
        return [If(DID_IT, Match(ANY), len(then), True), *then]

    def holding(self, kind: Node, chain: Node, tail: Node | None) -> Match:
        """Which cards one must hold to be concerned: the same for every player, whatever the others do."""
        deeds = self.deeds(chain) + (self.deeds(tail) if tail else [])
        others = [deed for deed in deeds if deed.data != "reveal_such" and not same_words(kind_in(deed), kind)]
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
        turned = [below for below in node.all_nodes() if "aside" in BRINGS.get(below.data, "").split()]
        if turned and "aside" in self.known:
            raise Mistake(
                "players who turn up cards must put them back in the same sentence",
                min(column(below) for below in turned),
            )
        if perhaps:
            self.still_aside(before, aside)
        return [*verbs, PutBack()] if turned else verbs

    def all_at_once(self, node: Node, chain: Node, tail: Node | None) -> list[Verb]:
        """Passing, or putting face down to be dealt back: only for every player, and alone. (Family 3.8)"""
        deeds = self.deeds(chain)
        plain = node.data == "every" and len(deeds) == 1 and not part(node, "condition", "may_they")
        dealt = tail is not None and tail.data == "dealt_back"
        if not plain or (deeds[0].data == "put_face_down") != dealt or (tail and not dealt):
            message = "passing and putting face down must stand alone: 'Every player passes 1 card to the left.'"
            raise Mistake(message, column(node))
        deed = deeds[0]
        self.known -= LAST_DEED
        side = LEFT if "LEFT" in words(deed) else RIGHT
        if deed.data == "pass_hands":
            return [PassHands(side)]
        if deed.data == "pass_cards":
            return [Pass(number(deed), side)]
        for said in [*numbers_in(deed), *(numbers_in(tail) if tail else [])]:
            if said != "1":
                raise Mistake("exactly 1 card is put face down and 1 dealt back", said.column)
        return [DealFaceDown(1)]

    def s_pick_who(self, node: Node) -> list[Verb]:
        keeps_count = "moved" in self.known
        self.known -= {"picked", "drawn"}
        body = [About(True), *self.by_picked_one(node), About(False)]
        self.known.add("picked")
        return [Pick(len(body), keeps_count, *self.anyone(node)[1:]), *body]

    def s_another_does(self, node: Node) -> list[Verb]:
        return self.s_pick_who(node)

    def s_that_does(self, node: Node) -> list[Verb]:
        self.require(node, "picked", "THATPLAYER", "THEY")
        if self.by_others:
            raise Mistake("only you can pick a player who does something", column(node))
        body = self.by_picked_one(node)
        return [About(True, len(body) + 1), *body, About(False)]

    def by_picked_one(self, node: Node) -> list[Verb]:
        """What the picked player does."""
        chain = part(node, *CHAINS) or node
        if words(node)[0] != "THEY":
            self.check_person(node, chain)
        self.by_picked = True
        told = self.optional if part(node, "may_they") else self.clause
        body = self.by_another(node, lambda: told(chain), True)
        self.by_picked = False
        gave = self.deeds(chain)[-1].data == "give_you"
        self.known -= {"drawn", "uncounted"} if gave else {"did", "drawn", "uncounted"}
        return body

    def s_you_do(self, node: Node) -> list[Verb]:
        return self.clause(parts(node)[0])


def same_words(one: Node | None, other: Node) -> bool:
    """Whether two kinds of cards are the same, word by word."""
    return one is not None and words(one) == words(other) and numbers_in(one) == numbers_in(other)


def as_such(deed: Node) -> Node:
    """ "Discards one" of who holds a card of a kind: one such card."""
    own = part(deed, "own_cards")
    is_one = own is not None and words(own) == ["NUMBER"]
    if (deed.data == "discard" and is_one) or (deed.data == "rest_discard" and words(deed)[-1] == "IT"):
        return Node("discard_matching", [deed.children[0], Node("such", list(deed.all_words())[1:])])
    if (deed.data == "reveal_card" and is_one) or deed.data == "reveal_it":
        return Node("reveal_such", [deed.children[0], Node("such", list(deed.all_words())[1:])])
    return deed
