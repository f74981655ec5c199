"""Turns single deeds of a parsed text into verbs: one function a form."""

from typing import Final

from lark import Token, Tree

from techdeck.core.cards import DOMAIN_NAMES
from techdeck.core.effects import copying, look, swap
from techdeck.core.effects.change import CountsAsDomain, CountsAsNeighbour
from techdeck.core.effects.control import About
from techdeck.core.effects.copying import Copy
from techdeck.core.effects.hands import (
    AS_MANY,
    ON_TOP,
    UNDER,
    DiscardCards,
    Draw,
    Give,
    PeekHand,
    PutCards,
    RevealCards,
    RevealDrawn,
)
from techdeck.core.effects.look import Look, PutAsideUnder, ReturnRest, TakeAside, TakeIt, TurnUntil
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
from techdeck.core.effects.people import NameDomain, NameValue, Pick
from techdeck.core.effects.piles import Cut, FromDiscard, Search, ShuffleDiscardIn
from techdeck.core.effects.swap import Exchange, Replace
from techdeck.core.effects.verb import BOTTOM, TOP, TOP_OF_DISCARD, Verb

Node = Tree[Token]


class Mistake(Exception):
    """A sentence that is well formed but means nothing here; column counts from 1 within the text."""

    def __init__(self, message: str, column: int) -> None:
        super().__init__(message)
        self.message = message
        self.column = column


def number(node: Node) -> int:
    """The number written in this node."""
    return next(int(t) for t in node.children if isinstance(t, Token) and t.type == "NUMBER")


def parts(node: Node) -> list[Node]:
    """The nodes below, without the words."""
    return [child for child in node.children if isinstance(child, Tree)]


def words(node: Node) -> list[str]:
    """The token types of the words in this node, below included."""
    return [token.type for token in node.scan_values(lambda value: isinstance(value, Token))]


def column(node: Node) -> int:
    """Where the node begins, from 1."""
    return min([token.column or 1 for token in node.scan_values(lambda value: isinstance(value, Token))], default=1)


MATCH_KINDS: Final = {
    "at_most": AT_MOST, "at_least": AT_LEAST, "of_value": OF_VALUE, "of_domain": OF_DOMAIN, "same_value": SAME_VALUE,
    "same_domain": SAME_DOMAIN, "that_value": NAMED_VALUE, "that_domain": NAMED_DOMAIN,
}  # fmt: skip

PLACES: Final = {
    "neutral": swap.NEUTRAL, "own": swap.OWN, "neutral_or_own": swap.NEUTRAL_OR_OWN, "in_discard": swap.IN_DISCARD,
    "those": swap.THOSE, "deck_top": swap.DECK_TOP, "random_of_picked": swap.RANDOM_OF_PICKED, "it": swap.IT,
    "in_hand": swap.IN_HAND,
}  # fmt: skip
IN_PLAY: Final = (swap.NEUTRAL, swap.OWN, swap.NEUTRAL_OR_OWN)


class Deeds:
    """Compiles deeds in order, remembering what "it", "that value", "such" can mean."""

    def __init__(self) -> None:
        self.known: set[str] = set()
        self.such = Match(ANY)

    def require(self, node: Node, what: str, meaning: str) -> None:
        """The sentence speaks of something an earlier one must have brought up."""
        if what not in self.known:
            raise Mistake(f"nothing before this sentence says {meaning}", column(node))

    def d_draw(self, node: Node) -> list[Verb]:
        self.known |= {"did", "drawn"}
        return [Draw(number(node))]

    def d_draw_as_many(self, node: Node) -> list[Verb]:
        self.require(node, "moved", "how many 'as many' are")
        return [Draw(AS_MANY)]

    def d_discard(self, node: Node) -> list[Verb]:
        self.known |= {"did", "moved"}
        return [DiscardCards(number(node), number(node), Match(ANY))]

    def d_discard_any(self, node: Node) -> list[Verb]:
        self.known |= {"did", "moved"}
        return [DiscardCards(0, 108, Match(ANY))]

    def d_discard_matching(self, node: Node) -> list[Verb]:
        self.known |= {"did", "moved"}
        match = self.match(parts(node)[0]) if parts(node) else self.spoken_of(node)
        return [DiscardCards(1, 1, match)]

    def spoken_of(self, node: Node) -> Match:
        """What "one such card" means."""
        if self.such.kind == ANY:
            raise Mistake("nothing before this sentence says what 'such' a card is", column(node))
        return self.such

    def d_put_away(self, node: Node) -> list[Verb]:
        self.known |= {"did", "moved"}
        return [PutCards(number(node), number(node), UNDER if "UNDER" in words(node) else ON_TOP)]

    def d_put_up_to(self, node: Node) -> list[Verb]:
        self.known |= {"did", "moved"}
        return [PutCards(0, number(node), UNDER if "UNDER" in words(node) else ON_TOP)]

    def d_look(self, node: Node) -> list[Verb]:
        self.known |= {"aside", "did"}
        return [Look(number(node), BOTTOM if "BOTTOM" in words(node) else TOP, False)]

    def d_reveal_top(self, node: Node) -> list[Verb]:
        self.known |= {"aside", "did", "it"}
        return [Look(number(node) if "NUMBER" in words(node) else 1, TOP, True)]

    def d_reveal_players(self, node: Node) -> list[Verb]:
        self.known |= {"aside", "did"}
        return [Look(look.PLAYERS, TOP, True)]

    def d_turn_until(self, node: Node) -> list[Verb]:
        self.require(node, "domain", "which domain: begin with 'Name a domain.'")
        self.known |= {"aside", "did", "it"}
        return [TurnUntil(number(node))]

    def d_take_one(self, node: Node) -> list[Verb]:
        self.require(node, "aside", "which cards lie aside: look at some or reveal some first")
        self.known |= {"did"}
        count = number(node) if "NUMBER" in words(node) else 1
        return [TakeAside(look.ONE) for _ in range(count)]

    def d_take_best(self, node: Node) -> list[Verb]:
        self.require(node, "aside", "which cards lie aside: look at some or reveal some first")
        self.known |= {"did"}
        return [TakeAside(look.LOWEST if "LOWEST" in words(node) else look.HIGHEST)]

    def d_take_it(self, node: Node) -> list[Verb]:
        self.require(node, "it", "what 'it' is")
        return [TakeIt()]

    def d_take_discard_top(self, node: Node) -> list[Verb]:
        self.known |= {"aside", "did"}
        return [Look(number(node), TOP_OF_DISCARD, True), TakeAside(look.ONE)]

    def d_return_rest(self, node: Node) -> list[Verb]:
        self.require(node, "aside", "which cards lie aside")
        return [ReturnRest(look.REST_ON_TOP, True)]

    def d_rest_under(self, node: Node) -> list[Verb]:
        self.require(node, "aside", "which cards lie aside")
        return [ReturnRest(look.REST_UNDER, False)]

    def d_rest_discard(self, node: Node) -> list[Verb]:
        self.require(node, "aside", "which cards lie aside")
        return [ReturnRest(look.REST_TO_DISCARD, False)]

    def d_any_under(self, node: Node) -> list[Verb]:
        self.require(node, "aside", "which cards lie aside")
        return [PutAsideUnder()]

    def d_name_value(self, node: Node) -> list[Verb]:
        self.known |= {"value"}
        return [NameValue()]

    def d_name_domain(self, node: Node) -> list[Verb]:
        self.known |= {"domain"}
        return [NameDomain()]

    def d_name_both(self, node: Node) -> list[Verb]:
        self.known |= {"value", "domain"}
        return [NameValue(), NameDomain()]

    def d_search(self, node: Node) -> list[Verb]:
        self.require(node, "value", "which card: begin with 'Name a value and a domain.'")
        self.require(node, "domain", "which card: begin with 'Name a value and a domain.'")
        self.known |= {"did"}
        return [Search()]

    def d_recover(self, node: Node) -> list[Verb]:
        match = self.match(parts(node)[0]) if parts(node) else Match(ANY)
        self.known |= {"did"}
        return [FromDiscard(match, False)]

    def d_to_top(self, node: Node) -> list[Verb]:
        self.known |= {"did"}
        return [FromDiscard(Match(ANY), True)]

    def d_shuffle_in(self, node: Node) -> list[Verb]:
        return [ShuffleDiscardIn()]

    def d_cut(self, node: Node) -> list[Verb]:
        self.known |= {"it", "did"}
        return [Cut()]

    def two_places(self, node: Node) -> tuple[int, int]:
        """The two places of an exchange, the hand last."""
        one, other = (PLACES[place.data] for place in parts(node))
        if one == other:
            raise Mistake("the two cards must come from different places", column(node))
        if swap.IT in (one, other):
            self.require(node, "it", "what 'it' is")
        if swap.RANDOM_OF_PICKED in (one, other):
            self.require(node, "picked", "whose hand: begin with 'Pick another player'")
        if swap.THOSE in (one, other):
            self.require(node, "those", "which cards 'those' are: let every other player reveal one")
        return (other, one) if one == swap.IN_HAND or other in IN_PLAY else (one, other)

    def d_exchange(self, node: Node) -> list[Verb]:
        first, second = self.two_places(node)
        self.known |= {"did"}
        return [Exchange(first, second, False)]

    def d_replace(self, node: Node) -> list[Verb]:
        first, second = (PLACES[place.data] for place in parts(node))
        self.two_places(node)
        if first not in IN_PLAY or second in IN_PLAY:
            raise Mistake("only a card in play can be replaced, and by a card that is not in play", column(node))
        self.known |= {"did"}
        return [Replace(first, second, False)]

    def d_copy_in_play(self, node: Node) -> list[Verb]:
        return [Copy(copying.IN_PLAY)]

    def d_copy_discard(self, node: Node) -> list[Verb]:
        return [Copy(copying.TOP_OF_PILE)]

    def d_copy_one(self, node: Node) -> list[Verb]:
        self.require(node, "aside", "which cards lie aside: reveal some first")
        return [Copy(copying.ONE_ASIDE)]

    def d_copy_it(self, node: Node) -> list[Verb]:
        self.require(node, "it", "what 'it' is")
        return [Copy(copying.IT)]

    def d_copy_last(self, node: Node) -> list[Verb]:
        return [Copy(copying.LAST_USED_BY_ANOTHER)]

    def d_reveal_card(self, node: Node) -> list[Verb]:
        match = self.match(parts(node)[0]) if parts(node) else Match(ANY)
        self.known |= {"it", "did"}
        return [RevealCards(1, match, False)]

    def d_reveal_such(self, node: Node) -> list[Verb]:
        self.known |= {"it", "did"}
        return [RevealCards(1, self.spoken_of(node), False)]

    def d_reveal_two(self, node: Node) -> list[Verb]:
        if number(node) != 2:
            raise Mistake("of one domain, exactly 2 cards can be revealed", column(node))
        self.known |= {"it", "did"}
        return [RevealCards(2, Match(ANY), False)]

    def d_reveal_it(self, node: Node) -> list[Verb]:
        self.require(node, "drawn", "which card was drawn: begin with 'Draw 1.'")
        self.known |= {"it", "did"}
        return [RevealDrawn()]

    def d_counts_neighbour(self, node: Node) -> list[Verb]:
        self.require(node, "it", "what 'it' is: show a card first")
        return [CountsAsNeighbour()]

    def d_counts_domain(self, node: Node) -> list[Verb]:
        self.require(node, "it", "what 'it' is: show a card first")
        return [CountsAsDomain()]

    def d_pick(self, node: Node) -> list[Verb]:
        self.known |= {"picked"}
        return [Pick(0)]

    def d_look_hand(self, node: Node) -> list[Verb]:
        self.require(node, "picked", "whose hand: begin with 'Pick another player'")
        return [PeekHand()]

    def d_give(self, node: Node) -> list[Verb]:
        self.known |= {"picked", "did"}
        return [Pick(1), Give(number(node), False)]

    def d_give_back(self, node: Node) -> list[Verb]:
        self.require(node, "picked", "which player: begin with 'Give another player ...'")
        self.known |= {"did"}
        return [About(True), Give(number(node), True), About(False)]

    def d_pass_cards(self, node: Node) -> list[Verb]:
        raise Mistake("passing needs 'every player' before it", column(node))

    def d_put_face_down(self, node: Node) -> list[Verb]:
        raise Mistake("putting face down needs 'every player' before it", column(node))

    def match(self, node: Node) -> Match:
        """Which cards "of ..." means."""
        kind = MATCH_KINDS[node.data]
        if kind in (NAMED_VALUE, NAMED_DOMAIN):
            what = "value" if kind == NAMED_VALUE else "domain"
            self.require(node, what, f"which {what}: begin with 'Name a {what}.'")
        if kind in (SAME_VALUE, SAME_DOMAIN):
            self.require(node, "it", "the same as what: reveal a card first")
        argument = [token for token in node.children if isinstance(token, Token)]
        numbers = [int(token) for token in argument if token.type == "NUMBER"]
        named = [DOMAIN_NAMES.index(str(token).lower()) for token in argument if token.type == "DOMAINWORD"]
        self.such = Match(kind, (numbers + named + [0])[0])
        return self.such
