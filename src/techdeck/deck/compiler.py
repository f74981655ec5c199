"""Turns sentences about others into verbs: every player, a picked player, that player."""

from collections.abc import Callable
from typing import Final

from techdeck.core.effects.conditions import IfHandSize, IfHolds
from techdeck.core.effects.control import (
    DID_IT,
    About,
    Every,
    If,
    NextPlayer,
    WithEach,
)
from techdeck.core.effects.look import PutBack
from techdeck.core.effects.match import ANY, Match
from techdeck.core.effects.people import Pick
from techdeck.core.effects.secret import DealFaceDown, Pass
from techdeck.core.effects.verb import Verb
from techdeck.core.effects.whole_hands import PassHands
from techdeck.deck.brings import BRINGS, LAST_DEED, LYING, YOUR_CHOICE
from techdeck.deck.chosen import like
from techdeck.deck.clauses import in_stretches, is_yours, of_hands, same_words, side_of
from techdeck.deck.conditions import Conditions, such_in
from techdeck.deck.nodes import Mistake, column, kind_in, number, numbers_in, part, parts, span_of, words
from techdeck.deck.notions import DEEDS
from techdeck.deck.sentences import CHAINS, REMEMBERED, as_such, brought_by
from techdeck.deck.trees import Node, Word

SIZES: Final = ("not_kind", "no_cards", "at_most_cards", "at_least_cards", "exactly_cards", "fewer_than_you")
"""What can be said of how many cards players have."""


class Compiler(Conditions):
    """Compiles the sentences of one text in order."""

    def s_every(self, node: Node) -> list[Verb]:
        return self.every(node, False)

    def s_every_other(self, node: Node) -> list[Verb]:
        return self.every(node, True)

    def every(self, node: Node, others: bool) -> list[Verb]:
        """What every player does, in turn or all at once."""
        condition = part(node, "condition")
        tail = part(node, "who_does", "who_does_not", "unless_they", "if_they_hold", "dealt_back")
        chain = of_hands(part(node, *CHAINS) or node) if condition else part(node, *CHAINS) or node
        self.check_person(node, chain)
        stretches = in_stretches(chain)
        if len(stretches) > 1 and node.data == "every" and not condition and not tail and not part(node, "may_they"):
            said = [word for word in node.children if isinstance(word, Word)]
            return [verb for one in stretches for verb in self.every(Node("every", [*said, one]), False)]
        deeds = [deed.data for deed in self.deeds(chain)]
        if not {"pass_cards", "pass_hands", "put_face_down"}.isdisjoint(deeds) or (tail and tail.data == "dealt_back"):
            return self.all_at_once(node, chain, tail)
        if others and is_yours(node) and not tail:
            self.alone = self.by_picked = True
            body = self.clause(chain)
            self.alone = self.by_picked = False
            self.known -= LAST_DEED | {"picked", "hand"}
            self.known.add("others")
            each = WithEach(len(body) + 1)
            return [each, *body, NextPlayer(each)]
        self.check_in_turn(node)
        holding, chain = self.who_holds(condition, chain, tail)
        self.of_all, self.of_others = True, others
        body = self.by_another(node, lambda: self.each(node, chain, tail), others or bool(condition))
        self.of_all, self.of_others = False, False
        self.known |= {"others"} if others else set()
        size = part(condition, *SIZES) if condition else None
        if size:
            body = [self.only_if(size, len(body)), *body]
        more = condition is not None and size is None and not {"MORE", "LARGERHAND"}.isdisjoint(words(condition))
        loop = Every(others or more, holding, more, len(body) + 1)  # nobody has more cards than themselves
        return [loop, *body, NextPlayer(loop)]

    def check_in_turn(self, node: Node) -> None:
        """Only what is passed moves at the same time; all else is done in turn. (Family 3.7, 3.8)"""
        if "ATONCE" in [word.type for word in node.children if isinstance(word, Word)]:
            message = "players do this one after another: only passing is done at the same time; leave this out"
            raise Mistake(message, column(node, "ATONCE"))

    def only_if(self, size: Node, body: int) -> Verb:
        """Only players with so many cards."""
        if size.data == "no_cards":
            return IfHolds(Match(ANY), 1, body, True)
        if size.data == "not_kind":
            return IfHolds(self.matched(size), 1, body, True)
        return IfHandSize(*self.size(size), body)

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
        if tail and tail.data == "unless_they":
            return self.each_unless(chain, tail, before)
        negated = tail is not None and tail.data == "who_does_not"
        then = part(tail, *CHAINS) if tail and (negated or tail.data == "who_does") else None
        brought = brought_by(self.deeds(chain) + (self.deeds(then) if then else []))
        self.of_another = brought & before & set(REMEMBERED)
        body = self.optional(chain) if part(node, "may_they") else self.clause(chain)
        if "did" not in self.known:
            brought.discard("did")  # the last deed is none that somebody does or does not do
        if then and tail:
            self.require(tail, "did", "WHO", "IFTHEYDO", "IFTHEYDONT", "IFTHEYCANT")
            if "IFTHEYCANT" in words(tail) and "declined" in self.known:
                raise Mistake("they may leave that out: write 'if they don't'", column(tail, "IFTHEYCANT"))
            body += self.if_done(then, negated)
        self.of_another = set()
        self.after_all(before, brought)
        return body

    def each_unless(self, chain: Node, tail: Node, before: set[str]) -> list[Verb]:
        """What one of the players does who does not rather do the other thing."""
        unless = parts(tail)[0]
        body = self.optional(unless) + self.if_not_done(chain, tail)
        self.after_all(before, brought_by(self.deeds(chain) + self.deeds(unless)) - {"did"})
        return body

    def if_done(self, chain: Node, negated: bool = False) -> list[Verb]:
        """What is done by whoever did what came before, or by whoever did not."""
        before, aside = self.known & LYING, self.aside
        then = self.clause(chain)
        self.still_aside(before, aside)
        return [If(DID_IT, Match(ANY), len(then), True, negated), *then]

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
        self.by_others = True
        self.check_who_chooses(deed)
        self.by_others = False
        self.known -= LAST_DEED
        side = side_of(deed)
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
        self.known -= {"picked", "drawn", "several"}
        done = self.by_picked_one(node)
        body = done if is_yours(node) else [About(True), *done, About(False)]
        self.known.add("picked")
        whom = part(node, "whom") or node
        picked = self.picking(whom, len(body), keeps_count)
        self.said[picked] = span_of(whom)
        return [picked, *body]

    def s_you_both(self, node: Node) -> list[Verb]:
        chain = part(node, *CHAINS) or node
        return self.clause(chain) + self.s_pick_who(node)

    def s_another_does(self, node: Node) -> list[Verb]:
        return self.s_pick_who(node)

    def s_that_does(self, node: Node) -> list[Verb]:
        self.require(node, "picked", "THATPLAYER", "THEY")
        if self.by_others:
            raise Mistake("only you can pick a player who does something", column(node))
        body = self.by_picked_one(node)
        return body if is_yours(node) else [About(True, len(body) + 1), *body, About(False)]

    def by_picked_one(self, node: Node) -> list[Verb]:
        """What the picked player does."""
        chain = part(node, *CHAINS) or node
        self.known.discard("several")
        if words(node)[0] != "THEY":
            self.check_person(node, chain)
        self.by_picked, self.alone = True, is_yours(node)
        told = self.optional if part(node, "may_they") else self.clause
        body = self.by_another(node, lambda: told(chain), True)
        self.by_picked, self.alone = False, False
        gave = self.deeds(chain)[-1].data in ("give_you", "give_random", "show_you")
        self.known -= {"drawn", "several", "uncounted"} | (set() if gave else {"did"})
        return body

    def s_if_they_have(self, node: Node) -> list[Verb]:
        self.require(node, "picked", "THATPLAYER", "THEY")
        size, kind, act = part(node, *SIZES), kind_in(node), part(node, "that_does") or node
        found = self.match(kind) if kind else Match(ANY)
        body = self.by_picked_one(such_in(act) if kind else act)
        holds = self.only_if(size, len(body)) if size else IfHolds(found, 1, len(body))
        self.known -= LAST_DEED
        return [About(True, len(body) + 2), holds, *body, About(False)]

    def s_both_do(self, node: Node) -> list[Verb]:
        self.require(node, "picked", "THATPLAYER", "THEM", "THEY", "BOTHOFYOU")
        if type(self.last_pick) is Pick:
            self.changed_to[self.last_pick] = Pick(self.last_pick.body, self.last_pick.keeps_count)  # both are two
        return self.clause(part(node, *CHAINS) or node) + self.s_that_does(node)

    def s_neighbours_do(self, node: Node) -> list[Verb]:
        """One neighbour does it, then the other one if there are two."""
        word, before = next(node.all_words()), set(self.known)
        verbs: list[Verb] = []
        for side in ("ONLEFT", "OTHERSIDE"):
            whom = Node("whom", [like(word, side)])
            verbs += self.s_pick_who(Node("pick_who", [whom, *node.children[1:]]))
        self.after_all(before, brought_by(self.deeds(node)) - {"did", "revealed"})
        self.known -= {"picked", "hand"}
        return verbs

    def s_deal_out(self, node: Node) -> list[Verb]:
        """Dealt cards are drawn by whoever gets them."""
        dealt = Node("chain", [Node("draw", [part(node, "n_cards") or node])])
        whom = part(node, "whom")
        if whom:
            return self.s_pick_who(Node("pick_who", [whom, dealt]))
        return self.every(Node("every", [dealt]), "ALLOTHERS" in words(node))

    def s_pass_round(self, node: Node) -> list[Verb]:
        self.known -= LAST_DEED
        return [PassHands(side_of(node))]

    def s_discard_yours(self, node: Node) -> list[Verb]:
        choice = next(word for word in node.all_words() if word.type == "OFCHOICE")
        if "you" not in choice.lower() or "hand" not in self.known:
            raise Mistake(YOUR_CHOICE, choice.column)
        return self.deed(Node("discard_from_it", [word for word in node.all_words() if word is not choice]))

    def s_you_do(self, node: Node) -> list[Verb]:
        return self.clause(parts(node)[0])
