"""Turns single deeds of a parsed text into verbs: one function for each form, named after its rule in the grammar."""

from typing import Final

from techdeck.core.counting import AS_USUAL, UNTIL_NEXT_ROUND, UNTIL_ROUND, UNTIL_TURN
from techdeck.core.effects import copying, pointing
from techdeck.core.effects.change import CountsAsDomain, CountsAsGiven, CountsAsNeighbour, CountsAsValue, CountsBy
from techdeck.core.effects.conditions import IfThere
from techdeck.core.effects.control import DID_IT, If
from techdeck.core.effects.copying import Copy
from techdeck.core.effects.look import ONE, Look, TakeAside
from techdeck.core.effects.match import (
    ANY,
    OF_VALUE,
    Match,
)
from techdeck.core.effects.registers import TOP
from techdeck.core.effects.revealing import RevealCards
from techdeck.core.effects.several import ExchangeOneOf, ReplaceOneOf
from techdeck.core.effects.swap import Exchange, Replace
from techdeck.core.effects.verb import Verb
from techdeck.deck.brings import DRAWS, PARTED
from techdeck.deck.dealings import SEES_HAND
from techdeck.deck.hand_deeds import HandDeeds
from techdeck.deck.nodes import Mistake, column, kind_in, number, numbers_in, only_one, part, parts, words
from techdeck.deck.places import PLACES, as_many, exchanged, replaced
from techdeck.deck.spoken import names_seat
from techdeck.deck.trees import Node, Word

GETTING: Final = ("get", "gain", "receive")
"""Whoever gets cards, and it is not said where from, draws them."""
COPIED: Final = {"neutral": copying.NEUTRAL, "own": copying.OWN, "in_discard": copying.IN_DISCARD}
UNTILS: Final = {
    "UNTILTURN": UNTIL_TURN, "UNTILROUND": UNTIL_ROUND, "THISROUND": UNTIL_ROUND, "UNTILNEXT": UNTIL_NEXT_ROUND,
}  # fmt: skip


def printed_time(node: Node) -> int:
    """How long a change holds, as the text says it. (Family 5.2)"""
    said = part(node, "until")
    return UNTILS[words(said)[0]] if said else AS_USUAL


def check_how_many(node: Node) -> None:
    """ "Any card" is one card; "any cards" are all of them, or as many as one likes."""
    said = list(node.all_words())
    for at, word in enumerate(said):
        cards = [other for other in said[at + 1 : at + 3] if other.type == "CARD"]
        if word.type == "ANY" and cards and cards[0].lower() == "cards":
            right = "write 'a card', 'all cards' or 'any number of cards'"
            raise Mistake(f"it is not clear how many are meant by 'any cards': {right}", word.column)


class Deeds(HandDeeds):
    """Compiles deeds in order, remembering what "it", "that value", "such" can mean."""

    def deed(self, node: Node) -> list[Verb]:
        """The verbs of one deed."""
        self.check_whose(node)
        check_how_many(node)
        node = self.of_those(node)
        verbs: list[Verb] = getattr(self, f"d_{node.data}")(node)
        self.after(node)
        return verbs

    def of_those(self, node: Node) -> Node:
        """ "Discard one" right after cards were looked at: one of those."""
        if node.data in ("take_one", "gain") and "aside" not in self.known and "OF" not in words(node):
            return self.taken_from_nowhere(node)
        own = part(node, "own_cards") if node.data == "discard" else None
        of_them = own is not None and words(own) == ["NUMBER"] and self.last in DRAWS and "aside" in self.known
        return Node("put_one", list(node.all_words())) if of_them else self.given_of_those(node)

    def taken_from_nowhere(self, node: Node) -> Node:
        """Where nothing is set aside, "take one card" is of the hand just seen, and "gain two cards" draws them."""
        if words(node)[0] == "TAKE" and self.last in SEES_HAND | {"reveal_hand"} and "hand" in self.known:
            return Node("steal_from_it", list(node.all_words()))
        gained = "CARD" in words(node) and next(node.all_words()).lower().startswith(GETTING)
        return Node("draw", list(node.all_words())) if gained else node

    def given_of_those(self, node: Node) -> Node:
        """ "Give one to another player" right after others of the cards set aside have gone elsewhere: one of those."""
        own = part(node, "own_cards") if node.data in ("give", "give_that") else None
        of_them = own is not None and words(own) == ["NUMBER"] and self.last in PARTED and "aside" in self.known
        return Node("give_one", list(node.all_words())) if of_them else node

    def d_exchange(self, node: Node) -> list[Verb]:
        first, second = exchanged(self, node)
        if as_many(node) == 1:
            return [*self.whose_random(node), Exchange(first, second, False)]
        self.known.discard("those")
        return [ExchangeOneOf(first, second, i == 0) for i in range(as_many(node))]

    def d_exchange_two(self, node: Node) -> list[Verb]:
        if number(node) != 2:
            raise Mistake("exactly two cards change places", column(node, "NUMBER"))
        if "INPLAY" in words(node):
            both = "write 'Exchange a neutral card with your own card in play.', or 'Exchange two neutral cards.'"
            raise Mistake(f"it must be said whose cards these are: {both}", column(node, "CARD"))
        return [Exchange(pointing.NEUTRAL, pointing.NEUTRAL, False)]

    def d_replace(self, node: Node) -> list[Verb]:
        first, second = replaced(self, node)
        if as_many(node) == 1:
            return [*self.whose_random(node), Replace(first, second, False)]
        self.known.discard("those")
        return [ReplaceOneOf(first, second, i == 0) for i in range(as_many(node))]

    def whose_random(self, node: Node) -> list[Verb]:
        """The pick of the player from whose hand a random card comes, if it is said there."""
        by_chance = part(node, "random_of_picked")
        if by_chance is None or not names_seat(by_chance):
            return []
        self.known.add("picked")
        return [self.picking(by_chance, 1)]

    def d_take_for(self, node: Node) -> list[Verb]:
        """A card in play is taken, and one from the hand or the top card of the deck takes its place."""
        found = Node("replace", [child for child in parts(node) if child.data in PLACES])
        only_one(found)
        taken, other = replaced(self, found)
        if other == pointing.IN_HAND:
            return [Exchange(taken, other, False)]
        if other != pointing.DECK_TOP:
            raise Mistake("a card from your hand or the top card of the deck takes its place", column(parts(found)[1]))
        self.require_nothing_aside(node)
        taking = [Exchange(taken, pointing.IT, False), If(DID_IT, Match(ANY), 1), TakeAside(ONE)]
        return [IfThere(taken, Match(ANY), 1, 4), Look(1, TOP, True), *taking]

    def d_copy_in_play(self, node: Node) -> list[Verb]:
        only_one(node)
        this = [word for word in node.all_words() if word.type == "IT"]
        if this and (this[0].lower() != "this card" or "it" in self.known):
            raise Mistake(
                "it is not clear which card is used: write 'Use the effect of any card in play.'", column(node, "IT")
            )
        return [Copy(copying.IN_PLAY)]

    def d_copy_theirs(self, node: Node) -> list[Verb]:
        only_one(node)
        return [Copy(copying.THEIRS)]

    def d_copy_place(self, node: Node) -> list[Verb]:
        only_one(node)
        return [Copy(COPIED[parts(node)[0].data])]

    def d_copy_hand(self, node: Node) -> list[Verb]:
        only_one(node)
        return [RevealCards(1, Match(ANY), False), Copy(copying.IT)]

    def d_copy_discard(self, node: Node) -> list[Verb]:
        return [Copy(copying.TOP_OF_PILE)]

    def d_copy_top(self, node: Node) -> list[Verb]:
        self.require_nothing_aside(node)
        return [Look(1, TOP, True), Copy(copying.IT)]

    def d_copy_one_of_top(self, node: Node) -> list[Verb]:
        self.require_nothing_aside(node)
        own = [word for word in node.children if isinstance(word, Word)]
        only_one(Node("one", own))
        return [Look(number(part(node, "so_many") or node), TOP, True), Copy(copying.ONE_ASIDE)]

    def d_copy_one(self, node: Node) -> list[Verb]:
        only_one(node)
        self.require_aside(node, "NUMBER")
        if "open" not in self.known:
            message = "only a card everybody has seen can be copied: reveal the cards first"
            raise Mistake(message, column(node, "NUMBER"))
        return [Copy(copying.ONE_ASIDE)]

    def d_copy_it(self, node: Node) -> list[Verb]:
        self.require(node, "it", "ITS", "IT", "THATCARD")
        return [Copy(copying.IT)]

    def d_copy_last(self, node: Node) -> list[Verb]:
        if "ANOTHER" not in words(node):
            right = "write 'the last card another player used this round'"
            raise Mistake(f"only what another player used is remembered: {right}", column(node, "LASTUSED", "LAST"))
        return [Copy(copying.LAST_USED_BY_ANOTHER)]

    def d_counts_neighbour(self, node: Node) -> list[Verb]:
        only_one(node)
        return [*self.counting(node), CountsAsNeighbour(printed_time(node))]

    def d_counts_domain(self, node: Node) -> list[Verb]:
        return [*self.counting(node), CountsAsDomain(printed_time(node))]

    def d_counts_value(self, node: Node) -> list[Verb]:
        return [*self.counting(node), CountsAsValue(printed_time(node))]

    def d_counts_given(self, node: Node) -> list[Verb]:
        kind = kind_in(node)
        if kind is None or kind.data not in ("of_value", "of_domain"):
            raise Mistake("a card counts as one value or one domain", column(kind or node))
        if "CHANGE" in words(node) and ("DOMAIN" in words(node)) != (kind.data == "of_domain"):
            raise Mistake("a domain can't become a value, nor a value a domain", column(kind))
        such = self.such
        given = self.match(kind)
        self.such = such
        value, domain = (given.number, -1) if given.kind == OF_VALUE else (0, given.number)
        return [*self.counting(node), CountsAsGiven(value, domain, printed_time(node))]

    def d_counts_by(self, node: Node) -> list[Verb]:
        own = [word for word in node.children if isinstance(word, Word)]
        if own[0].type == "PUT" and not own[0].lower().startswith("add"):
            raise Mistake("write 'Add 2 to the value of ...'", own[0].column)
        by = number(Node("by", numbers_in(Node("own", own))[-1:]), 12)
        lower = not {"LOWER", "DECREASE", "SUBTRACT"}.isdisjoint(words(node))
        return [*self.counting(node), CountsBy(-by if lower else by, printed_time(node))]

    def counting(self, node: Node) -> list[Verb]:
        """The card that counts as something else: "it", or one of the hand that is shown for it."""
        in_hand = part(node, "hand_cards")
        if in_hand is None:
            self.require(node, "it", "IT", "ITS")
            return []
        only_one(in_hand)
        return [RevealCards(1, Match(ANY), False)]
