"""Turns deeds between players into verbs: pick, look at a hand, take, trade, swap, give, pass."""

from techdeck.core.effects.between_hands import TakeByChance, TakeByChoice, TradeCards
from techdeck.core.effects.hands import Give
from techdeck.core.effects.people import PeekHand, Pick
from techdeck.core.effects.verb import Verb
from techdeck.core.effects.whole_hands import (
    SwapHands,
)
from techdeck.deck.spoken import (
    Mistake,
    Spoken,
    column,
    number,
    words,
)
from techdeck.deck.trees import Node


class Dealings(Spoken):
    """Compiles deeds with another player."""

    def d_pick(self, node: Node) -> list[Verb]:
        return [Pick(0, *self.anyone(node))]

    def anyone(self, node: Node) -> tuple[bool, ...]:
        """What a pick is told beyond its body: that it may be anyone, yourself too."""
        return (False, True) if "ANYPLAYER" in words(node) else ()

    def d_look_hand(self, node: Node) -> list[Verb]:
        self.require(node, "picked", "THAT", "THEIR", "THATPLAYER")
        return [PeekHand()]

    def d_look_another(self, node: Node) -> list[Verb]:
        return [Pick(1), PeekHand()]

    def with_whom(self, node: Node) -> list[Verb]:
        """The pick of another player, if the deed speaks of one that is not picked yet."""
        if "ANOTHER" in words(node):
            return [Pick(1)]
        self.require(node, "picked", "THAT", "THEIR", "THATPLAYER", "THEM")
        return []

    def d_steal_random(self, node: Node) -> list[Verb]:
        if {"RANDOM", "ATRANDOM", "DRAW"}.isdisjoint(words(node)) and "hand" in self.known:
            raise Mistake("you have seen that hand: take a card of your choice, or a random card", column(node))
        return [*self.with_whom(node), TakeByChance(number(node))]

    def d_steal_chosen(self, node: Node) -> list[Verb]:
        return [*self.with_whom(node), TakeByChoice(number(node))]

    def d_steal_from_it(self, node: Node) -> list[Verb]:
        if words(node).count("IT") + words(node).count("HAND") and "ANOTHER" in words(node):
            return [Pick(1), TakeByChoice(number(node))]
        self.require(node, "hand", "IT", "THAT", "THEIR")
        return [TakeByChoice(number(node))]

    def d_trade(self, node: Node) -> list[Verb]:
        return [*self.with_whom(node), TradeCards(number(node))]

    def d_swap_hands(self, node: Node) -> list[Verb]:
        return [*self.with_whom(node), SwapHands()]

    def d_give(self, node: Node) -> list[Verb]:
        return [Pick(1), Give(number(node), False)]

    def d_give_that(self, node: Node) -> list[Verb]:
        self.require(node, "picked", "THATPLAYER", "THEM")
        return [Give(number(node), False)]

    def d_give_you(self, node: Node) -> list[Verb]:
        if not self.by_picked:
            raise Mistake("only a player you have picked gives you cards: first pick one", column(node))
        return [Give(number(node), True)]

    def d_pass_cards(self, node: Node) -> list[Verb]:
        raise Mistake("only 'every player' can pass cards: write 'Every player passes ...'", column(node))

    def d_pass_hands(self, node: Node) -> list[Verb]:
        return self.d_pass_cards(node)

    def d_put_face_down(self, node: Node) -> list[Verb]:
        raise Mistake("only 'every player' can put cards face down: write 'Every player puts ...'", column(node))
