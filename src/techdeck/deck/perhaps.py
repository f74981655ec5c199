"""Turns what may be left out into verbs: you may, several times, only if something is so, and what is paid for it."""

from collections.abc import Callable
from typing import Final

from techdeck.core.effects.card_shown import PutIt
from techdeck.core.effects.control import (
    DID_IT,
    Again,
    Forget,
    If,
    Jump,
    May,
    Repeat,
)
from techdeck.core.effects.hands import DiscardCards, PutCards
from techdeck.core.effects.match import ANY, Match
from techdeck.core.effects.registers import DRAWN
from techdeck.core.effects.revealing import RevealCards, RevealDrawn
from techdeck.core.effects.unseen import ShuffleCardsIn
from techdeck.core.effects.verb import Verb
from techdeck.deck.brings import LAST_DEED, LYING, PUTS_BACK, SHOWS, STILL_ASIDE
from techdeck.deck.nodes import Mistake, column, number, part, parts, span_of, words
from techdeck.deck.sentences import REMEMBERED, Sentences
from techdeck.deck.spoken import moves_it
from techdeck.deck.trees import Node, Word
from techdeck.deck.verbs import is_as_many, made_optional, speaks_of_it

PARTING: Final = (DiscardCards, PutCards, ShuffleCardsIn)
"""Verbs with which one may part with any number of cards, also with none."""
STILL_ITS: Final = "its cards are still set aside; say in the same sentence where they go"


class Perhaps(Sentences):
    """Compiles sentences that are not always carried out."""

    def d_pay(self, node: Node) -> list[Verb]:
        cost, chain = parts(node)
        paid = self.deed(parts(cost)[0])
        body = self.perhaps(chain)
        return [*paid, If(DID_IT, Match(ANY), len(body)), *body]

    def s_may(self, node: Node) -> list[Verb]:
        return self.optional(parts(node)[0])

    def optional(self, chain: Node) -> list[Verb]:
        """A chain one may decline: built into the first choice where it has one, else asked before."""
        it = "it" in self.known
        verbs = self.perhaps(chain)
        self.known.add("declined")
        if it and not self.discarded.isdisjoint(verbs):
            self.unclear_it()
        first, rest = verbs[0], verbs[1:]
        if isinstance(first, RevealDrawn) and not isinstance(rest[:1] and rest[0], PutIt):
            return [RevealDrawn(False), *([If(DID_IT, Match(ANY), len(rest)), *rest] if rest else [])]
        if isinstance(first, PARTING) and first.low == 0 and all(is_as_many(verb) for verb in rest):
            return verbs
        with_no = None if rest else made_optional(first)
        if with_no is not None:
            self.said[with_no] = self.said[first]
            # Who declines to reveal a card leaves nothing to speak of, also where one was discarded before.
            shows_anew = it and bool(self.discarded) and isinstance(with_no, RevealCards)
            return [*([Forget(*REMEMBERED["it"])] if shows_anew else []), with_no]
        return [May(len(verbs)), *verbs]

    def perhaps(self, chain: Node) -> list[Verb]:
        """A chain that may be left out: what lay aside before it may still lie there."""
        before, aside, last, it = self.known & LYING, self.aside, self.known & LAST_DEED, self.which_it()
        verbs = self.clause(chain)
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
            verbs = self.optional(self.again)
            self.said |= dict.fromkeys(verbs, span_of(node))
            return verbs
        except Mistake as mistake:
            why = STILL_ITS if mistake.message == STILL_ASIDE else mistake.message
            raise Mistake(f"the previous sentence can't be done once more: {why}", column(node)) from None

    def s_repeat(self, node: Node) -> list[Verb]:
        return self.several_times(node, self.clause)

    def s_repeat_up_to(self, node: Node) -> list[Verb]:
        """So many times at most: each time one may decline."""
        return self.several_times(node, self.optional)

    def several_times(self, node: Node, told: Callable[[Node], list[Verb]]) -> list[Verb]:
        """The same several times."""
        times, chain = part(node, "times") or node, part(node, "chain") or node
        before = self.known & LYING
        if self.repeating:
            raise Mistake("what is done several times can't be done several times again", column(times))
        self.repeating = True
        body = told(chain)
        self.repeating = False
        if "aside" in self.known and "aside" not in before:
            raise Mistake("what is done several times must say where its cards go", column(times))
        again = not {"TWICE", "REPEATONCE", "DOAGAIN"}.isdisjoint(words(times))
        repeat = Repeat(2 if again else number(times), len(body) + 1)
        self.known -= LAST_DEED
        return [repeat, *body, Again(repeat)]

    def s_repeat_more(self, node: Node) -> list[Verb]:
        """So many more times, after the first."""
        said = next(word for word in node.children if isinstance(word, Word) and word.type == "NUMBER")
        times = Word(str(number(Node("times", [said])) + 1), "NUMBER", said.column, said.length, False, False)
        return self.s_repeat(Node("repeat", [part(node, "chain") or node, Node("times", [times])]))

    def guarded(self, condition: Callable[[int], If], node: Node) -> list[Verb]:
        """Verbs that run only if a condition holds, and perhaps others if not."""
        acts = [below for below in parts(node) if hasattr(self, f"s_{below.data}")]
        otherwise, instead = part(node, "else"), self.copied()
        body = self.if_so(acts[0])
        if otherwise is None:
            return [condition(len(body)), *body]
        other = instead.if_so(parts(otherwise)[0])
        self.after_either(instead)
        return [condition(len(body) + 1), *body, Jump(len(other)), *other]

    def if_so(self, act: Node) -> list[Verb]:
        """What is done only under a condition; "it" is the same card after it as before."""
        deeds = self.deeds(act)
        moved = any(map(moves_it, deeds)) or not {deed.data for deed in deeds}.isdisjoint(PUTS_BACK | {"take_it"})
        same = self.known & ({"it"} if moved else {"it", "it_aside"})
        body = self.perhaps(act)
        if self.goes_on_with_discarded(body):
            self.known -= {"it", "it_aside"}
        elif {deed.data for deed in deeds}.isdisjoint(SHOWS):
            self.known |= same
        return body

    def goes_on_with_discarded(self, body: list[Verb]) -> bool:
        """Whether verbs that may be left out speak of a card they discard; after them it is not spoken of any more."""
        found = [at for at, verb in enumerate(body) if verb in self.discarded]
        if found and not any(map(speaks_of_it, body[found[0] + 1 :])):
            self.discarded -= set(body)
            self.known.discard("it")
            return False
        return bool(found)
