"""Turns single deeds of a parsed text into verbs: one function for each form, named after its rule in the grammar."""

from typing import Final

from lark import Token

from techdeck.core.cards import DOMAIN_NAMES
from techdeck.core.effects import copying, look
from techdeck.core.effects.card_shown import PutIt, TakeIt
from techdeck.core.effects.change import CountsAsDomain, CountsAsNeighbour
from techdeck.core.effects.control import About
from techdeck.core.effects.copying import Copy
from techdeck.core.effects.hands import AS_MANY, ON_TOP, UNDER, DiscardCards, Draw, Give, PutCards
from techdeck.core.effects.look import Look, PutAsideUnder, ReturnRest, TakeAside, TurnUntil
from techdeck.core.effects.match import (
    ANY,
    AT_LEAST,
    AT_MOST,
    NAMED_DOMAIN,
    NAMED_VALUE,
    OF_DOMAIN,
    OF_VALUE,
    SAME_DOMAIN,
    SAME_VALUE,
    Match,
)
from techdeck.core.effects.people import NameDomain, NameValue, PeekHand, Pick
from techdeck.core.effects.piles import Cut, FromDiscard, Search, ShuffleDiscardIn
from techdeck.core.effects.registers import BOTTOM, TOP, TOP_OF_DISCARD
from techdeck.core.effects.revealing import RevealCards, RevealDrawn
from techdeck.core.effects.swap import Exchange, Replace
from techdeck.core.effects.verb import Verb
from techdeck.deck.places import exchanged, replaced
from techdeck.deck.spoken import MISSING, Mistake, Node, Spoken, column, number, parts, words

MATCH_KINDS: Final = {
    "at_most": AT_MOST, "at_least": AT_LEAST, "of_value": OF_VALUE, "of_domain": OF_DOMAIN, "same_value": SAME_VALUE,
    "same_domain": SAME_DOMAIN, "that_value": NAMED_VALUE, "that_domain": NAMED_DOMAIN,
}  # fmt: skip


class Deeds(Spoken):
    """Compiles deeds in order, remembering what "it", "that value", "such" can mean."""

    def deed(self, node: Node) -> list[Verb]:
        """The verbs of one deed."""
        verbs: list[Verb] = getattr(self, f"d_{node.data}")(node)
        self.after(node)
        return verbs

    # --- hands -----------------------------------------------------------------------------------

    def d_draw(self, node: Node) -> list[Verb]:
        return [Draw(number(node))]

    def d_draw_as_many(self, node: Node) -> list[Verb]:
        self.require(node, "moved", "AS")
        return [Draw(AS_MANY)]

    def d_discard(self, node: Node) -> list[Verb]:
        return [DiscardCards(number(node), number(node), Match(ANY))]

    def d_discard_any(self, node: Node) -> list[Verb]:
        return [DiscardCards(0, 108, Match(ANY))]

    def d_discard_matching(self, node: Node) -> list[Verb]:
        return [DiscardCards(1, 1, self.match(parts(node)[0]) if parts(node) else self.spoken_of(node))]

    def d_put_away(self, node: Node) -> list[Verb]:
        return [PutCards(number(node), number(node), UNDER if "UNDER" in words(node) else ON_TOP)]

    def d_put_up_to(self, node: Node) -> list[Verb]:
        return [PutCards(0, number(node), UNDER if "UNDER" in words(node) else ON_TOP)]

    def d_reveal_card(self, node: Node) -> list[Verb]:
        in_turn = "it" in self.of_another
        self.of_another.discard("it")  # of the same kind as it: then any of them will do for the next player
        found = self.match(parts(node)[0]) if parts(node) else Match(ANY)
        self.perhaps_of_another = in_turn and found.kind in (SAME_VALUE, SAME_DOMAIN)
        return [RevealCards(1, found, False)]

    def d_reveal_such(self, node: Node) -> list[Verb]:
        return [RevealCards(1, self.spoken_of(node), False)]

    def d_reveal_two(self, node: Node) -> list[Verb]:
        if number(node) != 2:
            raise Mistake("it must be exactly 2 cards of one domain", column(node, "NUMBER"))
        return [RevealCards(2, Match(ANY), False)]

    def d_reveal_it(self, node: Node) -> list[Verb]:
        self.require(node, "drawn", "IT")
        return [RevealDrawn(True)]

    # --- the deck and what lies aside ------------------------------------------------------------

    def d_look(self, node: Node) -> list[Verb]:
        self.require_nothing_aside(node)
        return [Look(number(node), BOTTOM if "BOTTOM" in words(node) else TOP, False)]

    def d_reveal_top(self, node: Node) -> list[Verb]:
        self.require_nothing_aside(node)
        return [Look(number(node), BOTTOM if "BOTTOM" in words(node) else TOP, True)]

    def d_reveal_players(self, node: Node) -> list[Verb]:
        self.require_nothing_aside(node)
        return [Look(look.PLAYERS, TOP, True)]

    def d_turn_until(self, node: Node) -> list[Verb]:
        self.require(node, "domain", "THAT")
        self.require_nothing_aside(node)
        return [TurnUntil(number(node))]

    def d_take_one(self, node: Node) -> list[Verb]:
        self.require_aside(node, "THEM", "NUMBER")
        count = number(node)
        if count > self.aside:
            raise Mistake(f"only {self.aside} of those cards can be set aside here", column(node, "NUMBER", "ONE"))
        return [TakeAside(look.ONE, i > 0) for i in range(count)]

    def d_take_best(self, node: Node) -> list[Verb]:
        self.require_aside(node, "ONE")
        return [TakeAside(look.LOWEST if "LOWEST" in words(node) else look.HIGHEST)]

    def d_take_it(self, node: Node) -> list[Verb]:
        if "it" not in self.known and self.it_lies_aside():
            self.require_aside(node, "IT")
            return [TakeAside(look.ONE)]
        self.require(node, "it", "IT")
        return [TakeIt()]

    def d_take_discard_top(self, node: Node) -> list[Verb]:
        self.require_nothing_aside(node)
        return [Look(number(node), TOP_OF_DISCARD, True), TakeAside(look.ONE)]

    def d_return_rest(self, node: Node) -> list[Verb]:
        if self.speaks_of_it(node):
            raise Mistake("'it' can't be returned: write 'put it under the deck' or 'discard it'", column(node, "IT"))
        self.check_rest(node)
        return [ReturnRest(look.REST_ON_TOP, True)]

    def d_rest_under(self, node: Node) -> list[Verb]:
        return self.put_rest(node, look.REST_UNDER)

    def d_rest_discard(self, node: Node) -> list[Verb]:
        return self.put_rest(node, look.REST_TO_DISCARD)

    def put_rest(self, node: Node, where: int) -> list[Verb]:
        """What lies aside goes there, or the card spoken of, wherever it is."""
        if self.speaks_of_it(node):
            self.require(node, "it", "IT")
            return [PutIt(where)]
        self.check_rest(node)
        return [ReturnRest(where, False)]

    def check_rest(self, node: Node) -> None:
        """ "It" is one card and "both" are two; the other words fit any number."""
        rest = parts(node)[0]
        if "IT" in words(rest) and ("aside" not in self.known or "unclear" in self.known):
            raise Mistake(self.missing("it"), column(rest, "IT"))
        self.require_aside(rest)
        if ("IT" in words(rest) and self.looked != 1) or ("BOTH" in words(rest) and self.aside != 2):
            right = "it" if self.aside == 1 and self.looked == 1 else "the rest"
            raise Mistake(
                f"'{words(rest)[0].lower()}' doesn't match the cards set aside: write '{right}'", column(rest)
            )

    def d_any_under(self, node: Node) -> list[Verb]:
        self.require_aside(node, "THEM")
        return [PutAsideUnder()]

    # --- naming, searching, the discard pile -----------------------------------------------------

    def d_name_value(self, node: Node) -> list[Verb]:
        return [NameValue()]

    def d_name_domain(self, node: Node) -> list[Verb]:
        return [NameDomain()]

    def d_name_both(self, node: Node) -> list[Verb]:
        return [NameValue(), NameDomain()]

    def d_search(self, node: Node) -> list[Verb]:
        if not {"value", "domain"} <= self.known:
            message = "nothing before this says which card: begin with 'Name a value and a domain.'"
            raise Mistake(message, column(node, "THAT"))
        self.require(node, "value", "THAT")
        self.require(node, "domain", "THAT")
        return [Search()]

    def d_recover(self, node: Node) -> list[Verb]:
        return [FromDiscard(self.match(parts(node)[0]) if parts(node) else Match(ANY), False)]

    def d_to_top(self, node: Node) -> list[Verb]:
        return [FromDiscard(Match(ANY), True)]

    def d_shuffle_in(self, node: Node) -> list[Verb]:
        return [ShuffleDiscardIn()]

    def d_cut(self, node: Node) -> list[Verb]:
        return [Cut()]

    # --- swapping, copying, changing -------------------------------------------------------------

    def d_exchange(self, node: Node) -> list[Verb]:
        first, second = exchanged(self, node)
        return [Exchange(first, second, False)]

    def d_replace(self, node: Node) -> list[Verb]:
        first, second = replaced(self, node)
        return [Replace(first, second, False)]

    def d_copy_in_play(self, node: Node) -> list[Verb]:
        return [Copy(copying.IN_PLAY)]

    def d_copy_discard(self, node: Node) -> list[Verb]:
        return [Copy(copying.TOP_OF_PILE)]

    def d_copy_one(self, node: Node) -> list[Verb]:
        self.require_aside(node, "ONE")
        if "open" not in self.known:
            raise Mistake("only a card everybody has seen can be copied: reveal the cards first", column(node, "ONE"))
        return [Copy(copying.ONE_ASIDE)]

    def d_copy_it(self, node: Node) -> list[Verb]:
        self.require(node, "it", "ITS")
        return [Copy(copying.IT)]

    def d_copy_last(self, node: Node) -> list[Verb]:
        return [Copy(copying.LAST_USED_BY_ANOTHER)]

    def d_counts_neighbour(self, node: Node) -> list[Verb]:
        self.require(node, "it", "IT")
        return [CountsAsNeighbour()]

    def d_counts_domain(self, node: Node) -> list[Verb]:
        self.require(node, "it", "IT")
        return [CountsAsDomain()]

    # --- other players ---------------------------------------------------------------------------

    def d_pick(self, node: Node) -> list[Verb]:
        return [Pick(0)]

    def d_look_hand(self, node: Node) -> list[Verb]:
        self.require(node, "picked", "THAT")
        return [PeekHand()]

    def d_give(self, node: Node) -> list[Verb]:
        return [Pick(1), Give(number(node), False)]

    def d_give_back(self, node: Node) -> list[Verb]:
        if self.by_others:
            raise Mistake("'you' must be the player who uses the card: this can't be said here", column(node, "YOU"))
        self.require(node, "picked", "THAT")
        return [About(True, 2), Give(number(node), True), About(False)]

    def d_pass_cards(self, node: Node) -> list[Verb]:
        raise Mistake("only 'every player' can pass cards: write 'Every player passes ...'", column(node))

    def d_put_face_down(self, node: Node) -> list[Verb]:
        raise Mistake("only 'every player' can put cards face down: write 'Every player puts ...'", column(node))

    # --- kinds of cards --------------------------------------------------------------------------

    def match(self, node: Node) -> Match:
        """Which cards "of ..." means."""
        kind = MATCH_KINDS[node.data]
        if kind in (NAMED_VALUE, NAMED_DOMAIN):
            self.require(node, "value" if kind == NAMED_VALUE else "domain", "THAT")
        if kind in (SAME_VALUE, SAME_DOMAIN):
            self.require(node, "same", "SAME")
        named = [t for t in node.children if isinstance(t, Token) and t.type == "DOMAINWORD"]
        has_number = kind in (AT_MOST, AT_LEAST, OF_VALUE)
        argument = number(node, 13) if has_number else DOMAIN_NAMES.index(named[0].lower()) if named else 0
        self.such = Match(kind, argument)
        return self.such

    def spoken_of(self, node: Node) -> Match:
        """What "one such card" means."""
        if self.such.kind == ANY:
            raise Mistake(MISSING["such"], column(node, "SUCH"))
        return self.such
