"""Turns single deeds of a parsed text into verbs: one function for each form, named after its rule in the grammar."""

from typing import Final

from techdeck.core.counting import AS_USUAL, UNTIL_NEXT_ROUND, UNTIL_ROUND, UNTIL_TURN
from techdeck.core.effects import copying
from techdeck.core.effects.change import CountsAsDomain, CountsAsGiven, CountsAsNeighbour, CountsAsValue
from techdeck.core.effects.copying import Copy
from techdeck.core.effects.hands import AS_MANY, ON_TOP, UNDER, DiscardCards, Draw, PutCards
from techdeck.core.effects.look import (
    Look,
)
from techdeck.core.effects.match import (
    ANY,
    OF_VALUE,
    SAME_DOMAIN,
    SAME_VALUE,
    Match,
)
from techdeck.core.effects.registers import TOP
from techdeck.core.effects.revealing import RevealCards, RevealDrawn
from techdeck.core.effects.several import ExchangeOneOf, ReplaceOneOf
from techdeck.core.effects.swap import Exchange, Replace
from techdeck.core.effects.verb import Verb
from techdeck.core.effects.whole_hands import (
    DiscardByChance,
    DiscardDown,
    DiscardHand,
    DrawUntil,
    RevealHand,
    ShuffleHandIn,
)
from techdeck.deck.pile_deeds import PileDeeds
from techdeck.deck.places import exchanged, how_many, replaced
from techdeck.deck.spoken import (
    DISCARDS,
    DRAWS,
    WHOLE_HANDS,
    Mistake,
    column,
    kind_in,
    number,
    numbers_in,
    only_one,
    part,
    parts,
    words,
)
from techdeck.deck.trees import Node, Word

COPIED: Final = {"neutral": copying.NEUTRAL, "own": copying.OWN, "in_discard": copying.IN_DISCARD}
UNTILS: Final = {
    "UNTILTURN": UNTIL_TURN, "UNTILROUND": UNTIL_ROUND, "THISROUND": UNTIL_ROUND, "UNTILNEXT": UNTIL_NEXT_ROUND,
}  # fmt: skip
ALL_CARDS: Final = 108
"""No hand has more."""
OWN: Final = {"of_hand", "to_hand", "own_cards", "hand_cards", "some_cards", "in_hand", "own"}
"""Words of these are about the hand or the cards of whoever acts."""


def printed_time(node: Node) -> int:
    """How long a change holds, as the text says it. (Family 5.2)"""
    said = part(node, "until")
    return UNTILS[words(said)[0]] if said else AS_USUAL


class Deeds(PileDeeds):
    """Compiles deeds in order, remembering what "it", "that value", "such" can mean."""

    def deed(self, node: Node) -> list[Verb]:
        """The verbs of one deed."""
        self.check_whose(node)
        node = self.of_those(node)
        verbs: list[Verb] = getattr(self, f"d_{node.data}")(node)
        self.after(node)
        return verbs

    def of_those(self, node: Node) -> Node:
        """ "Discard one" right after cards were looked at: one of those."""
        own = part(node, "own_cards") if node.data == "discard" else None
        of_them = own is not None and words(own) == ["NUMBER"] and self.last in DRAWS and "aside" in self.known
        return Node("put_one", list(node.all_words())) if of_them else node

    def check_whose(self, node: Node) -> None:
        """ "Your" is whoever uses the card, "their" the others."""
        wrong, right = ("YOUR", "their") if self.by_others else ("THEIR", "your")
        for below in node.all_nodes():
            for child in below.children if below.data in OWN else ():
                if isinstance(child, Word) and child.type == wrong:
                    raise Mistake(f"it is not clear whose is meant by '{child.lower()}': write '{right}'", child.column)

    # --- hands -----------------------------------------------------------------------------------

    def d_draw(self, node: Node) -> list[Verb]:
        self.last_draw = Draw(number(node))
        return [self.last_draw]

    def d_draw_as_many(self, node: Node) -> list[Verb]:
        self.require_moved(node)
        return [Draw(AS_MANY)]

    def require_moved(self, node: Node) -> None:
        """As many as were moved; if it says that they were discarded, they were."""
        self.require(node, "moved", "ASMANY", "FOREACH")
        if "ASDISCARDED" in words(node) and self.last not in DISCARDS:
            raise Mistake("nothing was discarded right before this: write 'that many'", column(node, "ASDISCARDED"))
        if "ASHAD" in words(node) and self.last not in WHOLE_HANDS:
            raise Mistake("it is not clear when that is counted: write 'that many'", column(node, "ASHAD"))

    def d_draw_up_to(self, node: Node) -> list[Verb]:
        count = number(node)
        both = f"'Draw until you have {count} cards.', or 'You may draw a card.' {count} times"
        raise Mistake(f"this could mean two things: write {both}", column(node, "UPTO"))

    def d_discard(self, node: Node) -> list[Verb]:
        return [DiscardCards(number(node), number(node), Match(ANY))]

    def d_discard_any(self, node: Node) -> list[Verb]:
        return [DiscardCards(0, self.most(node), Match(ANY))]

    def most(self, node: Node) -> int:
        """How many at most, where one may do it with fewer."""
        return number(node) if numbers_in(node) else ALL_CARDS

    def d_discard_matching(self, node: Node) -> list[Verb]:
        found = self.matched(node) if kind_in(node) else self.spoken_of(node)
        return [DiscardCards(number(node), number(node), found)]

    def d_discard_all_of(self, node: Node) -> list[Verb]:
        self.check_own(node)
        return [DiscardCards(ALL_CARDS, ALL_CARDS, self.matched(node))]

    def d_discard_hand(self, node: Node) -> list[Verb]:
        self.check_own(node)
        return [DiscardHand()]

    def check_own(self, node: Node) -> None:
        """ "Your hand" where you act, "their hand" where others do."""
        self.check_whose(Node("of_hand", list(node.all_words())))

    def d_discard_down(self, node: Node) -> list[Verb]:
        return [DiscardDown(number(node))]

    def d_discard_random(self, node: Node) -> list[Verb]:
        return [DiscardByChance(number(node))]

    def d_draw_until(self, node: Node) -> list[Verb]:
        return [DrawUntil(number(node))]

    def d_reveal_hand(self, node: Node) -> list[Verb]:
        self.check_own(node)
        return [RevealHand()]

    def d_put_away(self, node: Node) -> list[Verb]:
        return [PutCards(number(node), number(node), UNDER if part(node, "under") else ON_TOP)]

    def d_put_back(self, node: Node) -> list[Verb]:
        if "aside" in self.known:
            raise Mistake("cards are set aside here: write 'of them' or 'from your hand'", column(node, "CARD"))
        return self.d_put_away(node)

    def d_put_up_to(self, node: Node) -> list[Verb]:
        return [PutCards(0, self.most(node), UNDER if part(node, "under") else ON_TOP)]

    def d_put_hand(self, node: Node) -> list[Verb]:
        self.check_own(node)
        return [PutCards(ALL_CARDS, ALL_CARDS, UNDER if part(node, "under") else ON_TOP)]

    def d_shuffle_hand(self, node: Node) -> list[Verb]:
        self.check_own(node)
        return [ShuffleHandIn()]

    def d_reveal_card(self, node: Node) -> list[Verb]:
        only_one(node)
        in_turn = "it" in self.of_another
        self.of_another.discard("it")  # of the same kind as it: then any of them will do for the next player
        found = self.matched(node)
        self.perhaps_of_another = in_turn and found.kind in (SAME_VALUE, SAME_DOMAIN)
        return [RevealCards(1, found, False)]

    def d_reveal_such(self, node: Node) -> list[Verb]:
        only_one(node)
        return [RevealCards(1, self.spoken_of(node), False)]

    def d_reveal_two(self, node: Node) -> list[Verb]:
        if number(node) != 2 or [str(word) for word in numbers_in(node)[1:]] not in ([], ["1"]):
            raise Mistake("it must be exactly 2 cards of one domain", column(node, "NUMBER"))
        return [RevealCards(2, Match(ANY), False)]

    def d_reveal_it(self, node: Node) -> list[Verb]:
        self.require(node, "drawn", "IT")
        return [RevealDrawn(True)]

    # --- swapping, copying, changing -------------------------------------------------------------

    def d_exchange(self, node: Node) -> list[Verb]:
        first, second = exchanged(self, node)
        if how_many(node) == 1:
            return [Exchange(first, second, False)]
        self.known.discard("those")
        return [ExchangeOneOf(first, second, i == 0) for i in range(how_many(node))]

    def d_replace(self, node: Node) -> list[Verb]:
        first, second = replaced(self, node)
        if how_many(node) == 1:
            return [Replace(first, second, False)]
        self.known.discard("those")
        return [ReplaceOneOf(first, second, i == 0) for i in range(how_many(node))]

    def d_copy_in_play(self, node: Node) -> list[Verb]:
        only_one(node)
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

    def counting(self, node: Node) -> list[Verb]:
        """The card that counts as something else: "it", or one of the hand that is shown for it."""
        in_hand = part(node, "hand_cards")
        if in_hand is None:
            self.require(node, "it", "IT")
            return []
        only_one(in_hand)
        return [RevealCards(1, Match(ANY), False)]
