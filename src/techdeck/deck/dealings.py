"""Turns deeds between players into verbs: pick, look at a hand, take, trade, swap, give, pass."""

from collections.abc import Callable
from typing import Final

from techdeck.core.effects.between_hands import (
    DiscardByChoice,
    SwapTwoHands,
    TakeByChance,
    TakeByChoice,
    TradeByChance,
    TradeCards,
)
from techdeck.core.effects.control import DID_IT, About, If, NextPlayer, WithEach
from techdeck.core.effects.hands import Draw, Give
from techdeck.core.effects.match import ANY, Match
from techdeck.core.effects.people import PeekHand, Pick
from techdeck.core.effects.piles import FromDiscard
from techdeck.core.effects.revealing import RevealByChance
from techdeck.core.effects.seats import BY_CHANCE, FEWEST_CARDS, MOST_CARDS, ON_LEFT, ON_RIGHT, OTHER_SIDE, PickOf
from techdeck.core.effects.showing import PeekByChance, ShowTo
from techdeck.core.effects.verb import Verb
from techdeck.core.effects.whole_hands import DiscardByChance, SwapHands
from techdeck.deck.brings import MISSING
from techdeck.deck.nodes import ALL_CARDS, Mistake, column, number, only_one, part, words
from techdeck.deck.spoken import Spoken, names_seat
from techdeck.deck.trees import Node

WHICH: Final = {
    "ONLEFT": ON_LEFT, "ONRIGHT": ON_RIGHT, "BYCHANCE": BY_CHANCE, "HASMOST": MOST_CARDS, "OTHERMOST": MOST_CARDS,
    "HASFEWEST": FEWEST_CARDS, "OTHERFEWEST": FEWEST_CARDS, "OTHERSIDE": OTHER_SIDE,
}  # fmt: skip
"""Words for a player, each with how that one is found."""
SEES_HAND: Final = {"look_hand", "look_another", "show_you"}
"""Deeds right after which a card of your choice is one of that hand."""
ALONE: Final = "passing and putting face down must stand alone: 'Every player passes 1 card to the left.'"


class Dealings(Spoken):
    """Compiles deeds with another player."""

    def d_pick(self, node: Node) -> list[Verb]:
        self.last_pick = self.picking(node, 0)
        return [self.last_pick]

    def picking(self, node: Node, body: int, keeps_count: bool = False) -> Pick:
        """The pick of a player: another one, anyone, or the one the text says."""
        self.check_side(node)
        named = next((word for word in words(node) if word in WHICH), None)
        if named is not None:
            return PickOf(WHICH[named], body, keeps_count, named in ("HASMOST", "HASFEWEST"))
        anyone = node.data in ("pick", "whom") and "ANYPLAYER" in words(node)  # nobody gives themselves a card
        return Pick(body, keeps_count, True) if anyone else Pick(body, keeps_count)

    def check_side(self, node: Node) -> None:
        """ "On your left" is the left of whoever uses the card, "on their left" that of another player who acts."""
        wrong, right = ({"your"}, "their") if self.by_others else ({"their", "his", "her"}, "your")
        wrong |= {"next"} if self.by_picked else set()
        for word in node.all_words():
            if word.type in ("ONLEFT", "ONRIGHT") and not wrong.isdisjoint(word.lower().split()):
                said = f"it is not clear whose side is meant by '{word.lower()}'"
                raise Mistake(f"{said}: write 'the player on {right} left' or 'right'", word.column)

    def d_look_hand(self, node: Node) -> list[Verb]:
        self.require(node, "picked", "THAT", "THEIR", "THATPLAYER")
        return [PeekHand()]

    def d_look_another(self, node: Node) -> list[Verb]:
        return [self.picking(node, 1), PeekHand()]

    def d_show_you(self, node: Node) -> list[Verb]:
        if not self.by_picked or not self.alone:
            raise Mistake("only a player you have picked shows you a hand, and does nothing else then", column(node))
        return [PeekHand()]  # it is you who looks at it

    def with_whom(self, node: Node) -> list[Verb]:
        """The pick of another player, if the deed speaks of one that is not picked yet."""
        if names_seat(node):
            return [self.picking(node, 1)]
        self.require(node, "picked", "THAT", "THEIR", "THATPLAYER", "THEM")
        return []

    def d_steal_random(self, node: Node) -> list[Verb]:
        if {"RANDOM", "ATRANDOM", "DRAW"}.isdisjoint(words(node)) and "hand" in self.known:
            raise Mistake("you have seen that hand: take a card of your choice, or a random card", column(node))
        return [*self.with_whom(node), TakeByChance(number(node))]

    def d_steal_chosen(self, node: Node) -> list[Verb]:
        return [*self.with_whom(node), TakeByChoice(number(node))]

    def d_steal_from_it(self, node: Node) -> list[Verb]:
        if "OF" not in words(node)[:4] and self.last not in SEES_HAND | {"reveal_hand"}:
            raise Mistake(MISSING["hand"], column(node, "OFCHOICE", "CARD"))
        return [*self.of_that_hand(node), TakeByChoice(number(node))]

    def of_that_hand(self, node: Node) -> list[Verb]:
        """The pick of the player whose hand it is, unless that hand has been seen."""
        if names_seat(node):
            return [self.picking(node, 1)]
        if "IT" in words(node)[:6] or "THAT" in words(node):
            self.require(node, "hand", "IT", "THAT", "THEIR")
        self.require(node, "picked", "THEIR", "THATPLAYER", "IT")
        return []

    def d_discard_from_it(self, node: Node) -> list[Verb]:
        if self.by_others:
            raise Mistake("only you can choose what another player discards", column(node))
        if "OF" not in words(node) and self.last not in SEES_HAND | {"reveal_hand"}:
            raise Mistake(MISSING["hand"], column(node, "CARD"))
        return [*self.of_that_hand(node), DiscardByChoice(number(node))]

    def d_discard_theirs(self, node: Node) -> list[Verb]:
        if self.by_others:
            raise Mistake("only you can make another player discard", column(node))
        body = [About(True, 2), DiscardByChance(number(node)), About(False)]
        return [*[self.picking(node, len(body)) for _ in self.with_whom(node)], *body]

    def d_reveal_theirs(self, node: Node) -> list[Verb]:
        if self.by_others:
            raise Mistake("only you can make another player reveal a card", column(node))
        only_one(node)
        body = [About(True, 2), RevealByChance(), About(False)]
        return [*[self.picking(node, len(body)) for _ in self.with_whom(node)], *body]

    def d_trade(self, node: Node) -> list[Verb]:
        return [*self.with_whom(node), TradeCards(number(node))]

    def d_trade_random(self, node: Node) -> list[Verb]:
        return [*self.with_whom(node), TradeByChance(number(node))]

    def d_peek_random(self, node: Node) -> list[Verb]:
        return [*self.with_whom(node), PeekByChance(number(node))]

    def d_show_to(self, node: Node) -> list[Verb]:
        only_one(node)
        return [*self.with_whom(node), ShowTo()]

    def d_swap_two(self, node: Node) -> list[Verb]:
        if number(node) != 2:
            raise Mistake("exactly two players swap hands", column(node, "NUMBER"))
        if self.by_others:
            raise Mistake("only you can pick two players", column(node))
        return [SwapTwoHands("ALLOTHERS" in words(node))]

    def d_swap_hands(self, node: Node) -> list[Verb]:
        if self.of_all:
            raise Mistake("not all can swap hands at once: write 'passes their hand to the left'", column(node))
        return [*self.with_whom(node), SwapHands()]

    def d_give(self, node: Node) -> list[Verb]:
        if self.of_all and not {"ONLEFT", "ONRIGHT"}.isdisjoint(words(node)):
            raise Mistake(ALONE, column(node))
        return [self.picking(node, 1), Give(number(node), False)]

    def d_give_hand(self, node: Node) -> list[Verb]:
        if self.by_others:
            raise Mistake(ALONE, column(node))
        return [*self.with_whom(node), Give(ALL_CARDS, False)]

    def d_give_each(self, node: Node) -> list[Verb]:
        return self.with_each(node, lambda: Give(number(node), False))

    def d_give_discarded(self, node: Node) -> list[Verb]:
        """A card of the discard pile goes on top of the deck, and whoever gets it draws it from there."""
        if self.by_others:
            raise Mistake("only you can give away a discarded card", column(node))
        only_one(node)
        given: list[Verb] = [About(True, 2), Draw(1), About(False)]
        body = [*[self.picking(node, len(given)) for _ in self.with_whom(node)], *given]
        return [FromDiscard(self.matched(node), True), If(DID_IT, Match(ANY), len(body)), *body]

    def d_steal_each(self, node: Node) -> list[Verb]:
        return self.with_each(node, lambda: TakeByChance(number(node)))

    def d_look_each(self, node: Node) -> list[Verb]:
        return self.with_each(node, PeekHand)

    def d_peek_each(self, node: Node) -> list[Verb]:
        return self.with_each(node, lambda: PeekByChance(number(node)))

    def d_trade_each(self, node: Node) -> list[Verb]:
        return self.with_each(node, lambda: TradeCards(number(node)))

    def d_give_random(self, node: Node) -> list[Verb]:
        if not self.alone:
            raise Mistake("only another player gives you random cards, and does nothing else then", column(node))
        return [TakeByChance(number(node))]  # it is you who takes it

    def with_each(self, node: Node, made: Callable[[], Verb]) -> list[Verb]:
        """The same with every other player in turn, or with both neighbours."""
        if self.by_others:
            raise Mistake("only you can do this with every other player", column(node))
        if "EACH" in words(node):
            self.require(node, "others", "EACH")
        self.known -= {"picked", "hand"}
        if "NEIGHBOURS" in words(node):
            return [verb for side in (ON_LEFT, OTHER_SIDE) for verb in (PickOf(side, 1), made())]
        loop = WithEach(2)
        return [loop, made(), NextPlayer(loop)]

    def d_give_that(self, node: Node) -> list[Verb]:
        self.require(node, "picked", "THATPLAYER", "THEM")
        return [Give(number(node), False)]

    def d_give_you(self, node: Node) -> list[Verb]:
        if not self.by_picked and not self.of_others:
            raise Mistake("only other players give you cards: first pick one", column(node))
        if part(node, "all_theirs"):
            return [Give(ALL_CARDS, True)]
        every_one = part(node, "every_one")
        if every_one is None:
            return [Give(number(node), True, self.matched(node))]
        return [Give(ALL_CARDS, True, self.matched(every_one))]

    def matched(self, node: Node) -> Match:
        """The kind of cards a deed speaks of."""
        raise NotImplementedError  # deeds know the kinds of cards

    def d_pass_cards(self, node: Node) -> list[Verb]:
        raise Mistake("only 'every player' can pass cards: write 'Every player passes ...'", column(node))

    def d_pass_hands(self, node: Node) -> list[Verb]:
        return self.d_pass_cards(node)

    def d_put_face_down(self, node: Node) -> list[Verb]:
        raise Mistake("only 'every player' can put cards face down: write 'Every player puts ...'", column(node))
