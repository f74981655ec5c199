"""Turns single deeds of a parsed text into verbs: one function for each form, named after its rule in the grammar."""

from typing import Final

from techdeck.core.cards import DOMAIN_NAMES
from techdeck.core.counting import AS_USUAL, UNTIL_NEXT_ROUND, UNTIL_ROUND, UNTIL_TURN
from techdeck.core.effects import copying, look
from techdeck.core.effects.card_shown import PutIt, TakeIt
from techdeck.core.effects.change import CountsAsDomain, CountsAsGiven, CountsAsNeighbour, CountsAsValue
from techdeck.core.effects.control import May
from techdeck.core.effects.copying import Copy
from techdeck.core.effects.hands import AS_MANY, ON_TOP, UNDER, DiscardCards, Draw, PutCards
from techdeck.core.effects.look import (
    REST_ON_TOP,
    REST_TO_DISCARD,
    REST_UNDER,
    Look,
    PutAsideUnder,
    ReturnRest,
    TakeAside,
    TurnUntil,
)
from techdeck.core.effects.lying_aside import PutOne, TakeKind
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
from techdeck.core.effects.people import NameDomain, NameValue
from techdeck.core.effects.piles import Cut, FromDiscard, OneMoreFromDiscard, Search, ShuffleDeck, ShuffleDiscardIn
from techdeck.core.effects.registers import BOTTOM, TOP, TOP_OF_DISCARD
from techdeck.core.effects.revealing import RevealCards, RevealDrawn
from techdeck.core.effects.searching import SearchFor
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
from techdeck.deck.dealings import Dealings
from techdeck.deck.places import exchanged, how_many, replaced
from techdeck.deck.spoken import (
    DISCARDS,
    DRAWS,
    MISSING,
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

MATCH_KINDS: Final = {
    "at_most": AT_MOST, "at_least": AT_LEAST, "above": AT_LEAST, "lower": AT_MOST, "of_value": OF_VALUE,
    "of_domain": OF_DOMAIN, "same_value": SAME_VALUE, "same_domain": SAME_DOMAIN,
    "that_value": NAMED_VALUE, "that_domain": NAMED_DOMAIN,
}  # fmt: skip

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


def domain_of(word: Word) -> int:
    """The domain a word names."""
    return DOMAIN_NAMES.index(word.lower().removesuffix("s") if word.lower() == "services" else word.lower())


class Deeds(Dealings):
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

    def matched(self, node: Node) -> Match:
        """The kind of cards a deed speaks of; any where it speaks of none."""
        kind = kind_in(node)
        return self.match(kind) if kind else Match(ANY)

    # --- hands -----------------------------------------------------------------------------------

    def d_draw(self, node: Node) -> list[Verb]:
        return [Draw(number(node))]

    def d_draw_as_many(self, node: Node) -> list[Verb]:
        self.require_moved(node)
        return [Draw(AS_MANY)]

    def require_moved(self, node: Node) -> None:
        """As many as were moved; if it says that they were discarded, they were."""
        self.require(node, "moved", "ASMANY", "FOREACH")
        if "ASDISCARDED" in words(node) and self.last not in DISCARDS:
            raise Mistake("nothing was discarded right before this: write 'that many'", column(node, "ASDISCARDED"))

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

    def d_draw_bottom(self, node: Node) -> list[Verb]:
        self.require_nothing_aside(node)
        count = number(node)
        return [Look(count, BOTTOM, False), *[TakeAside(look.ONE, i > 0) for i in range(count)]]

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
        most, found = part(node, "at_most_turned"), self.matched(node)
        only_one(Node("until", [child for child in node.children if child is not most]))
        self.require_nothing_aside(node)
        return [TurnUntil(number(most) if most else look.NO_LIMIT, found)]

    def d_take_one(self, node: Node) -> list[Verb]:
        self.require_aside(node, "THEM", "NUMBER")
        count = number(node)
        if count > self.aside:
            raise Mistake(f"only {self.aside} of those cards can be set aside here", column(node, "NUMBER"))
        return [TakeAside(look.ONE, i > 0) for i in range(count)]

    def d_take_best(self, node: Node) -> list[Verb]:
        only_one(node)
        self.require_aside(node)
        return [TakeAside(look.LOWEST if "LOWEST" in words(node) else look.HIGHEST)]

    def d_take_it(self, node: Node) -> list[Verb]:
        if "it" not in self.known and self.it_lies_aside():
            self.require_aside(node, "IT", "THATCARD")
            return [TakeAside(look.ONE)]
        self.require(node, "it", "IT", "THATCARD")
        return [TakeIt()]

    def d_take_discard_top(self, node: Node) -> list[Verb]:
        self.require_nothing_aside(node)
        every = part(node, "all_of")
        if every:
            count = number(every)
            return [Look(count, TOP_OF_DISCARD, True), *[TakeAside(look.ONE, i > 0) for i in range(count)]]
        several = part(node, "so_many")
        if several and numbers_in(node)[0] != "1":
            raise Mistake("only 1 of them can be taken", column(node, "NUMBER"))
        return [Look(number(several) if several else 1, TOP_OF_DISCARD, True), TakeAside(look.ONE)]

    def d_take_kind(self, node: Node) -> list[Verb]:
        only_one(node)
        self.require_aside(node)
        return [TakeKind(self.matched(node), "REVEAL" in words(node), False)]

    def d_put_one(self, node: Node) -> list[Verb]:
        self.require_aside(node, "THEM", "NUMBER")
        count = number(node)
        if count > self.aside:
            raise Mistake(f"only {self.aside} of those cards can be set aside here", column(node, "NUMBER"))
        where = REST_UNDER if part(node, "under") else REST_ON_TOP if part(node, "on_top") else REST_TO_DISCARD
        return [PutOne(where, i > 0) for i in range(count)]

    def d_mill(self, node: Node) -> list[Verb]:
        self.require_nothing_aside(node)
        return [Look(number(node), TOP, True), ReturnRest(REST_TO_DISCARD, False)]

    def d_discards_to_deck(self, node: Node) -> list[Verb]:
        self.require_nothing_aside(node)
        under = part(node, "under") is not None
        return [Look(number(node), TOP_OF_DISCARD, True), ReturnRest(REST_UNDER if under else REST_ON_TOP, not under)]

    def d_return_rest(self, node: Node) -> list[Verb]:
        if self.speaks_of_it(node):
            raise Mistake("'it' can't be returned: write 'put it under the deck' or 'discard it'", column(node, "IT"))
        self.check_rest(node)
        to_bottom = self.from_bottom and not part(node, "on_top")
        return [ReturnRest(look.REST_UNDER if to_bottom else look.REST_ON_TOP, True)]

    def d_rest_under(self, node: Node) -> list[Verb]:
        return self.put_rest(node, look.REST_UNDER)

    def d_rest_discard(self, node: Node) -> list[Verb]:
        return self.put_rest(node, look.REST_TO_DISCARD)

    def put_rest(self, node: Node, where: int) -> list[Verb]:
        """What lies aside goes there, or the card spoken of, wherever it is."""
        if self.speaks_of_it(node):
            self.require(node, "it", "IT", "THATCARD")
            return [PutIt(where)]
        self.check_rest(node)
        return [ReturnRest(where, "ANYORDER" in words(node))]

    def check_rest(self, node: Node) -> None:
        """ "It" is one card and "both" are two; the other words fit any number."""
        rest = part(node, "rest") or node
        is_it = not {"IT", "THATCARD"}.isdisjoint(words(rest))
        if is_it and ("aside" not in self.known or "unclear" in self.known):
            raise Mistake(self.missing("it"), column(rest))
        self.require_aside(rest)
        if (is_it and self.looked != 1) or ("BOTH" in words(rest) and self.aside != 2):
            right = "it" if self.aside == 1 and self.looked == 1 else "the rest"
            said = next(iter(rest.all_words())).lower()
            raise Mistake(f"'{said}' doesn't match the cards set aside: write '{right}'", column(rest))

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
            raise Mistake(message, column(node, "THATCARD"))
        self.require(node, "value", "THATCARD")
        self.require(node, "domain", "THATCARD")
        return [Search()]

    def d_recover(self, node: Node) -> list[Verb]:
        found = self.matched(node)
        return [(OneMoreFromDiscard if i else FromDiscard)(found, False) for i in range(number(node))]

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
        """Cards of the discard pile go to the deck one by one."""
        found = self.matched(node)
        return [(OneMoreFromDiscard if i else FromDiscard)(found, True, under) for i in range(number(node))]

    def d_search_kind(self, node: Node) -> list[Verb]:
        only_one(node)
        return [SearchFor(self.matched(node), "REVEAL" in words(node))]

    def d_shuffle_deck(self, node: Node) -> list[Verb]:
        return [ShuffleDeck()]

    def d_shuffle_in(self, node: Node) -> list[Verb]:
        return [ShuffleDiscardIn()]

    def d_cut(self, node: Node) -> list[Verb]:
        return [Cut()]

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

    # --- kinds of cards --------------------------------------------------------------------------

    def match(self, node: Node) -> Match:
        """Which cards "of ..." means."""
        kind = MATCH_KINDS[node.data]
        if kind in (NAMED_VALUE, NAMED_DOMAIN):
            self.require(node, "value" if kind == NAMED_VALUE else "domain", "THAT")
        if kind in (SAME_VALUE, SAME_DOMAIN):
            self.require(node, "same", "SAME")
        named = [word for word in node.all_words() if word.type == "DOMAINWORD"]
        has_number = kind in (AT_MOST, AT_LEAST, OF_VALUE)
        argument = number(node, 13) if has_number else domain_of(named[0]) if named else 0
        argument += {"above": 1, "lower": -1}.get(node.data, 0)
        if has_number and not 1 <= argument <= 13:
            raise Mistake("no card has such a value: values go from 1 to 13", column(node, "NUMBER"))
        self.such = Match(kind, argument)
        return self.such

    def spoken_of(self, node: Node) -> Match:
        """What "one such card" means."""
        if self.such.kind == ANY:
            raise Mistake(MISSING["such"], column(node, "SUCH"))
        return self.such
