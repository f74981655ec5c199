"""Turns naming, searching, and deeds with decks and discard piles into verbs."""

from techdeck.core.effects.card_shown import TakeIt
from techdeck.core.effects.conditions import CountThings
from techdeck.core.effects.control import Again, May, Repeat
from techdeck.core.effects.hands import AS_MANY
from techdeck.core.effects.look import NO_LIMIT, REST_TO_DISCARD, REST_UNDER, Look, ReturnRest, TurnUntil
from techdeck.core.effects.match import (
    ANY,
    NAMED_DOMAIN,
    NAMED_VALUE,
    Match,
)
from techdeck.core.effects.people import NameDomain, NameValue
from techdeck.core.effects.piles import (
    Cut,
    FromDiscard,
    FromDiscardByChance,
    OneMoreFromDiscard,
    Search,
    ShuffleDeck,
    ShuffleDiscardIn,
)
from techdeck.core.effects.pointing import IN_DISCARD
from techdeck.core.effects.registers import TOP
from techdeck.core.effects.searching import SearchFor
from techdeck.core.effects.verb import Verb
from techdeck.core.effects.whole_hands import ShuffleHandIn
from techdeck.deck.aside_deeds import AsideDeeds
from techdeck.deck.nodes import Mistake, column, kind_in, number, only_one, part, words
from techdeck.deck.trees import Node


class PileDeeds(AsideDeeds):
    """Compiles deeds with piles."""

    def d_name_value(self, node: Node) -> list[Verb]:
        return [NameValue()]

    def d_name_domain(self, node: Node) -> list[Verb]:
        return [NameDomain()]

    def d_guess_value(self, node: Node) -> list[Verb]:
        self.require_nothing_aside(node)
        return [NameValue(), Look(1, TOP, True)]

    def d_guess_domain(self, node: Node) -> list[Verb]:
        self.require_nothing_aside(node)
        return [NameDomain(), Look(1, TOP, True)]

    def d_ask(self, node: Node) -> list[Verb]:
        pick = self.picking(node, 0)  # nobody asks themselves
        if kind_in(node):
            self.matched(node)
            return [pick]
        of_value = "VALUE" in words(node)
        self.known.add("value" if of_value else "domain")
        self.such = Match(NAMED_VALUE if of_value else NAMED_DOMAIN)
        return [NameValue() if of_value else NameDomain(), pick]

    def d_name_both(self, node: Node) -> list[Verb]:
        return [NameValue(), NameDomain()]

    def d_search(self, node: Node) -> list[Verb]:
        if not {"value", "domain"} <= self.known:
            message = "nothing before this says which card: begin with 'Name a value and a domain.'"
            raise Mistake(message, column(node, "THATCARD"))
        self.require(node, "value", "THATCARD")
        self.require(node, "domain", "THATCARD")
        return [Search()]

    def d_recover(self, node: Node) -> list[Verb]:
        if "PUT" in words(node)[1:] and ("THEM" in words(node)) != (number(node) > 1):
            raise Mistake("one card is 'it', several are 'them'", column(node, "IT", "THATCARD", "THEM"))
        found = self.matched(node)
        return [(OneMoreFromDiscard if i else FromDiscard)(found, False) for i in range(number(node))]

    def d_recover_all(self, node: Node) -> list[Verb]:
        """As many as there are of that kind, one after another."""
        if self.repeating:
            raise Mistake("what is done several times can't be done with all of them as well", column(node, "ALL"))
        found = self.matched(node)
        repeat = Repeat(AS_MANY, 2)
        to_deck, under = part(node, "under", "on_top") is not None, part(node, "under") is not None
        return [CountThings(IN_DISCARD, found), repeat, FromDiscard(found, to_deck, under), Again(repeat)]

    def d_draw_until_keep(self, node: Node) -> list[Verb]:
        only_one(node)
        self.require_nothing_aside(node)
        return [TurnUntil(NO_LIMIT, self.matched(node)), TakeIt()]

    def d_draw_until_rest(self, node: Node) -> list[Verb]:
        where = REST_UNDER if part(node, "under") else REST_TO_DISCARD
        return [*self.d_draw_until_keep(node), ReturnRest(where, "ANYORDER" in words(node))]

    def d_recover_random(self, node: Node) -> list[Verb]:
        only_one(node)
        return [FromDiscardByChance()]

    def d_shuffle_discarded(self, node: Node) -> list[Verb]:
        return [*self.to_deck(node, True), ShuffleDeck()]

    def d_recover_some(self, node: Node) -> list[Verb]:
        verbs: list[Verb] = []
        to_deck, under = part(node, "under", "on_top") is not None, part(node, "under") is not None
        for _ in range(number(node)):
            verbs = [May(1 + len(verbs)), FromDiscard(Match(ANY), to_deck, under), *verbs]
        return verbs

    def d_to_top(self, node: Node) -> list[Verb]:
        return self.to_deck(node, False)

    def d_to_bottom(self, node: Node) -> list[Verb]:
        return self.to_deck(node, True)

    def to_deck(self, node: Node, under: bool) -> list[Verb]:
        """Cards of the discard pile go to the deck one by one; "it" is one of them."""
        if "TAKE" in words(node):
            only_one(node)
        found = self.matched(node)
        return [(OneMoreFromDiscard if i else FromDiscard)(found, True, under) for i in range(number(node))]

    def d_search_kind(self, node: Node) -> list[Verb]:
        only_one(node)
        if words(node)[-1] in ("IT", "THATCARD") and {"TAKE", "PUT"}.isdisjoint(words(node)):
            both = "'reveal it and put it into your hand', or 'Reveal cards from the deck until you reveal ...'"
            raise Mistake(f"it is not said where the card goes: write {both}", column(node, "REVEAL"))
        named = self.named_first(node)
        return [*named, SearchFor(self.such if named else self.matched(node), "REVEAL" in words(node))]

    def d_shuffle_deck(self, node: Node) -> list[Verb]:
        return [ShuffleDeck()]

    def d_shuffle_both(self, node: Node) -> list[Verb]:
        return [ShuffleHandIn(), ShuffleDiscardIn()]

    def d_shuffle_in(self, node: Node) -> list[Verb]:
        return [ShuffleDiscardIn()]

    def d_cut(self, node: Node) -> list[Verb]:
        return [Cut()]
