"""Turns deeds with hands into verbs: draw, discard, put away, reveal, give away."""

from typing import Final

from techdeck.core.effects.hands import AS_MANY, ON_TOP, UNDER, DiscardCards, Draw, PutCards
from techdeck.core.effects.match import (
    ANY,
    SAME_DOMAIN,
    SAME_VALUE,
    Match,
)
from techdeck.core.effects.nothing import Nothing
from techdeck.core.effects.revealing import RevealByChance, RevealCards, RevealDrawn
from techdeck.core.effects.showing import ShowHandTo
from techdeck.core.effects.unseen import ShuffleCardsIn
from techdeck.core.effects.verb import Verb
from techdeck.core.effects.whole_hands import (
    DiscardByChance,
    DiscardDown,
    DiscardHand,
    DrawUntil,
    RevealHand,
    ShuffleHandIn,
)
from techdeck.deck.brings import DISCARDS, MISSING, ONE_OF_WHICH, TAKES, WHERE_FROM, WHOLE_HANDS, YOUR_CHOICE
from techdeck.deck.nodes import ALL_CARDS, Mistake, column, kind_in, number, numbers_in, only_one, part, words
from techdeck.deck.pile_deeds import PileDeeds
from techdeck.deck.trees import Node, Word

ALIKE: Final = "no text can ask for cards to discard that are alike: say of which value or domain they are"
OWN: Final = {"of_hand", "to_hand", "own_cards", "hand_cards", "some_cards", "in_hand", "own", "give_hand", "every_one"}
"""Words of these are about the hand or the cards of whoever acts."""


CHOSEN_BY_ACTOR: Final = {
    "discard", "reveal_card", "give_you", "give_each", "put_away", "put_back", "take_one", "recover", "pass_cards",
    "steal_chosen",
}  # fmt: skip
"""Deeds in which whoever acts chooses the cards."""


class HandDeeds(PileDeeds):
    """Compiles deeds with hands."""

    def check_whose(self, node: Node) -> None:
        """ "Your" is whoever uses the card, "their" the others."""
        wrong, right = ("YOUR", "their") if self.by_others else ("THEIR", "your")
        for below in node.all_nodes():
            for child in below.children if below.data in OWN else ():
                if isinstance(child, Word) and child.type == wrong:
                    raise Mistake(f"it is not clear whose is meant by '{child.lower()}': write '{right}'", child.column)
        self.check_who_chooses(node)

    def check_who_chooses(self, node: Node) -> None:
        """ "Of your choice" is chosen by whoever uses the card, "of their choice" by whoever acts."""
        if kind_in(node) or not any(below.data in CHOSEN_BY_ACTOR for below in node.all_nodes()):
            return
        for word in node.all_words():
            if word.type == "OFCHOICE" and ("you" in word.lower()) == self.by_others:
                mine = "it is not clear who chooses here: write 'of your choice'"
                raise Mistake(YOUR_CHOICE if self.by_others else mine, word.column)

    def d_nothing(self, node: Node) -> list[Verb]:
        return [Nothing()]

    def d_draw(self, node: Node) -> list[Verb]:
        self.last_draw = Draw(number(node))
        return [self.last_draw]

    def d_draw_hand(self, node: Node) -> list[Verb]:
        if self.last not in WHOLE_HANDS:
            count = number(node)
            both = f"'Draw {count} cards.', or 'Draw until you have {count} cards.'"
            raise Mistake(f"this could mean two things: write {both}", column(node, "HAND"))
        return [Draw(number(node))]

    def d_another_one(self, node: Node) -> list[Verb]:
        if "AGAIN" in words(node):
            if self.last_draw.n != 1:
                raise Mistake("it is not clear how many are drawn again: write 'draw a card'", column(node))
            return [Draw(1)]
        if self.last not in ("draw", "discard"):
            raise Mistake("it is not clear what is done with another: say it again", column(node))
        return [Draw(1) if self.last == "draw" else DiscardCards(1, 1, Match(ANY))]

    def d_draw_as_many(self, node: Node) -> list[Verb]:
        self.require_moved(node)
        more = part(node, "plus")
        return [Draw(AS_MANY), *([Draw(number(more))] if more else [])]

    def require_moved(self, node: Node) -> None:
        """As many as were moved; if it says that they were discarded, they were."""
        self.require(node, "moved", "ASMANY", "FOREACH", "SAMESIZE", "THANDISCARDED")
        said = {"ASDISCARDED", "EQUALDISCARDED", "THANDISCARDED"}
        if not said.isdisjoint(words(node)) and self.last not in DISCARDS:
            raise Mistake("nothing was discarded right before this: write 'that many'", column(node, *said))
        if not {"ASHAD", "SAMESIZE"}.isdisjoint(words(node)) and self.last not in WHOLE_HANDS:
            raise Mistake("it is not clear when that is counted: write 'that many'", column(node, "ASHAD", "SAMESIZE"))

    def d_draw_discarded(self, node: Node) -> list[Verb]:
        both = "'Take the top card of the discard pile.', or 'Take any card from the discard pile.'"
        raise Mistake(f"this could mean two things: write {both}", column(node, "DISCARDPILE"))

    def d_gain(self, node: Node) -> list[Verb]:
        raise Mistake(WHERE_FROM, column(node, "CARD"))  # who gains a card draws it, see Deeds.of_those

    def d_draw_up_to(self, node: Node) -> list[Verb]:
        count = number(node)
        both = f"'Draw until you have {count} cards.', or 'You may draw a card.' {count} times"
        raise Mistake(f"this could mean two things: write {both}", column(node, "UPTO"))

    def d_discard(self, node: Node) -> list[Verb]:
        return [DiscardCards(number(node), number(node), Match(ANY))]

    def d_discard_any(self, node: Node) -> list[Verb]:
        return [DiscardCards(*self.how_many(node), Match(ANY))]

    def how_many(self, node: Node) -> tuple[int, int]:
        """Between how many cards one may choose: any number, up to so many, so many or more."""
        if "ORMORE" in words(node):
            return number(node), ALL_CARDS
        return 0, number(node) if numbers_in(node) else ALL_CARDS

    def d_discard_matching(self, node: Node) -> list[Verb]:
        if number(node) > 1 and "SAME" in words(node) and "it" not in self.known:
            raise Mistake(ALIKE, column(node, "SAME"))
        found = self.matched(node) if kind_in(node) else self.spoken_of(node)
        return [DiscardCards(number(node), number(node), found)]

    def d_discard_all_of(self, node: Node) -> list[Verb]:
        self.check_own(node)
        if "IT" in words(node) and not self.just_revealed_own():
            raise Mistake(MISSING["hand"], column(node, "IT"))
        named = self.named_first(node)
        return [*named, DiscardCards(ALL_CARDS, ALL_CARDS, self.such if named else self.matched(node))]

    def d_discard_some_of(self, node: Node) -> list[Verb]:
        self.check_own(node)
        named = self.named_first(node)
        return [*named, DiscardCards(*self.how_many(node), self.such if named else self.matched(node))]

    def just_revealed_own(self) -> bool:
        """Whether whoever acts has revealed their own hand right before this."""
        return self.last == "reveal_hand" and "did" in self.known and ("hand" in self.known) == self.by_picked

    def d_discard_hand(self, node: Node) -> list[Verb]:
        self.check_own(node)
        return [DiscardHand()]

    def check_own(self, node: Node) -> None:
        """ "Your hand" where you act, "their hand" where others do."""
        self.check_whose(Node("of_hand", list(node.all_words())))

    def d_discard_down(self, node: Node) -> list[Verb]:
        first = next(node.all_words())
        if first.type == "TAKE" and not first.lower().startswith("keep"):
            raise Mistake(f"write 'Discard down to {number(node)} cards.' if you keep them", first.column)
        return [DiscardDown(number(node))]

    def d_discard_random(self, node: Node) -> list[Verb]:
        return [DiscardByChance(number(node))]

    def d_draw_until(self, node: Node) -> list[Verb]:
        return [DrawUntil(number(node))]

    def d_reveal_hand(self, node: Node) -> list[Verb]:
        self.check_own(node)
        return [RevealHand()]

    def d_show_hand_to(self, node: Node) -> list[Verb]:
        self.check_own(Node("hand", [word for word in node.all_words() if word.type in ("YOUR", "THEIR")]))
        return [*self.with_whom(node), ShowHandTo()]

    def d_put_away(self, node: Node) -> list[Verb]:
        return [PutCards(number(node), number(node), UNDER if part(node, "under") else ON_TOP)]

    def d_put_back(self, node: Node) -> list[Verb]:
        if "aside" in self.known:
            raise Mistake("cards are set aside here: write 'of them' or 'from your hand'", column(node, "CARD"))
        if self.last in TAKES and words(part(node, "n_cards") or node) == ["NUMBER"]:
            right = "write 'a card from your hand', or take fewer and put one there from where they were"
            raise Mistake(f"{ONE_OF_WHICH}: {right}", column(node, "NUMBER"))
        return self.d_put_away(node)

    def d_put_up_to(self, node: Node) -> list[Verb]:
        return [PutCards(*self.how_many(node), UNDER if part(node, "under") else ON_TOP)]

    def d_put_hand(self, node: Node) -> list[Verb]:
        self.check_own(node)
        return [PutCards(ALL_CARDS, ALL_CARDS, UNDER if part(node, "under") else ON_TOP)]

    def d_shuffle_hand(self, node: Node) -> list[Verb]:
        self.check_own(node)
        return [ShuffleHandIn()]

    def d_shuffle_cards(self, node: Node) -> list[Verb]:
        if part(node, "some_cards"):
            return [ShuffleCardsIn(*self.how_many(node), Match(ANY))]
        return [ShuffleCardsIn(number(node), number(node), Match(ANY))]

    def d_reveal_card(self, node: Node) -> list[Verb]:
        only_one(node)
        in_turn = "it" in self.of_another
        self.of_another.discard("it")  # of the same kind as it: then any of them will do for the next player
        found = self.matched(node)
        self.perhaps_of_another = in_turn and found.kind in (SAME_VALUE, SAME_DOMAIN)
        return [RevealCards(1, found, False)]

    def d_reveal_random(self, node: Node) -> list[Verb]:
        only_one(node)
        return [RevealByChance()]

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
