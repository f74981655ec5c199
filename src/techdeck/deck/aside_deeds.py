"""Turns deeds with the cards lying aside into verbs: look, reveal, take some, put the rest away."""

from typing import Final

from techdeck.core.effects import look
from techdeck.core.effects.card_shown import PutIt, TakeIt
from techdeck.core.effects.look import (
    REST_ON_TOP,
    REST_TO_DISCARD,
    REST_UNDER,
    TO_PICKED,
    Look,
    PutAsideUnder,
    PutBack,
    ReturnRest,
    TakeAside,
    TurnUntil,
)
from techdeck.core.effects.lying_aside import PutOne, TakeAll, TakeKind
from techdeck.core.effects.match import (
    ANY,
    Match,
)
from techdeck.core.effects.registers import BOTTOM, TOP, TOP_OF_DISCARD
from techdeck.core.effects.revealing import RevealDrawn
from techdeck.core.effects.unseen import MoveAcross
from techdeck.core.effects.verb import Verb
from techdeck.deck.brings import WHERE_FROM
from techdeck.deck.kinds import Kinds
from techdeck.deck.nodes import Mistake, column, number, numbers_in, only_one, part, words
from techdeck.deck.spoken import names_seat
from techdeck.deck.trees import Node

SINGLE: Final = ("other", "one", "card")
"""The last words of what means one card: "the other", "the last one", "the remaining card"."""


class AsideDeeds(Kinds):
    """Compiles deeds with what lies aside."""

    def d_draw_bottom(self, node: Node) -> list[Verb]:
        self.require_nothing_aside(node)
        count = number(node)
        return [Look(count, BOTTOM, False), *[TakeAside(look.ONE, i > 0) for i in range(count)]]

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
        if "several" in self.known and "aside" not in self.known and next(node.all_words()).lower().startswith("keep"):
            self.draw_to_keep(node)
        if "aside" not in self.known and words(node)[:3] == ["TAKE", "NUMBER", "CARD"] and "OF" not in words(node):
            raise Mistake(WHERE_FROM, column(node, "NUMBER"))
        self.require_aside(node, "THEM", "NUMBER")
        count = number(node)
        if count > self.aside:
            raise Mistake(f"only {self.aside} of those cards can be set aside here", column(node, "NUMBER"))
        return [TakeAside(look.ONE, i > 0) for i in range(count)]

    def draw_to_keep(self, node: Node) -> None:
        """Of several cards just drawn only some are kept: they lie aside until it is said where the others go."""
        self.aside = self.looked = int(self.last_draw.n)
        self.from_bottom = self.from_discard = False
        self.changed_to[self.last_draw] = Look(self.aside, TOP, False)
        self.known.add("aside")
        self.kept_of = column(node)

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

    def d_take_all(self, node: Node) -> list[Verb]:
        self.require_aside(node, "THEM", "ALL")
        if "BOTH" in words(node) and self.aside != 2:
            raise Mistake("'both' doesn't match the cards set aside: write 'them all'", column(node, "BOTH"))
        return [TakeAll(self.matched(node))]

    def d_draw_until_kind(self, node: Node) -> list[Verb]:
        only_one(node)
        self.require_nothing_aside(node)
        return [TurnUntil(look.NO_LIMIT, self.matched(node)), TakeAll(Match(ANY))]

    def d_put_one(self, node: Node) -> list[Verb]:
        if "several" in self.known and "aside" not in self.known and "THEM" in words(node):
            return self.of_those_drawn(node)
        self.require_aside(node, "THEM", "NUMBER")
        count = number(node)
        if count > self.aside:
            raise Mistake(f"only {self.aside} of those cards can be set aside here", column(node, "NUMBER"))
        return self.put_some(node)

    def put_some(self, node: Node) -> list[Verb]:
        """So many of the cards lying aside go somewhere."""
        where = REST_UNDER if part(node, "under") else REST_ON_TOP if part(node, "on_top") else REST_TO_DISCARD
        put: list[Verb] = [PutOne(TO_PICKED if "GIVE" in words(node) else where, i > 0) for i in range(number(node))]
        return [*self.given_to(node, len(put)), *put]

    def given_to(self, node: Node, verbs: int) -> list[Verb]:
        """The pick of the player who gets them, if they are given and the player is not picked yet."""
        if "GIVE" not in words(node):
            return []
        return [self.picking(node, verbs)] if names_seat(node) else self.with_whom(node)

    def d_give_one(self, node: Node) -> list[Verb]:
        if self.by_others:
            raise Mistake("only you can give away cards that are set aside", column(node))
        return self.d_put_one(node)

    def d_give_rest(self, node: Node) -> list[Verb]:
        if self.by_others or self.speaks_of_it(node):
            raise Mistake("only you can give away a card, and only one that is set aside", column(node))
        self.check_rest(node)
        if self.aside != 1:
            raise Mistake("only 1 card can be given away here: write 'one of them'", column(part(node, "rest") or node))
        return [*self.given_to(node, 1), PutOne(TO_PICKED)]

    def of_those_drawn(self, node: Node) -> list[Verb]:
        """Of several cards just drawn some go elsewhere: they lie aside until then, and the others are taken."""
        drawn, count = int(self.last_draw.n), number(node)
        if count >= drawn:
            raise Mistake(f"only {drawn} cards were drawn: write fewer, or 'them all'", column(node, "NUMBER"))
        self.changed_to[self.last_draw] = Look(drawn, TOP, False)
        return [*self.put_some(node), *[TakeAside(look.ONE, i > 0) for i in range(drawn - count)]]

    def d_mill(self, node: Node) -> list[Verb]:
        self.require_nothing_aside(node)
        return [Look(number(node), TOP, True), ReturnRest(REST_TO_DISCARD, False)]

    def d_mill_until(self, node: Node) -> list[Verb]:
        only_one(node)
        self.require_nothing_aside(node)
        return [TurnUntil(look.NO_LIMIT, self.matched(node)), ReturnRest(REST_TO_DISCARD, False)]

    def d_discards_to_deck(self, node: Node) -> list[Verb]:
        self.require_nothing_aside(node)
        under = part(node, "under") is not None
        return [Look(number(node), TOP_OF_DISCARD, True), ReturnRest(REST_UNDER if under else REST_ON_TOP, not under)]

    def d_rearrange(self, node: Node) -> list[Verb]:
        self.require_nothing_aside(node)
        bottom = "BOTTOM" in words(node)
        return [
            Look(number(node), BOTTOM if bottom else TOP, False),
            ReturnRest(REST_UNDER if bottom else REST_ON_TOP, True),
        ]

    def d_return_rest(self, node: Node) -> list[Verb]:
        if self.speaks_of_it(node):
            raise Mistake("'it' can't be returned: write 'put it under the deck' or 'discard it'", column(node, "IT"))
        self.check_rest(node)
        to_bottom = self.from_bottom and not part(node, "on_top")
        return [ReturnRest(look.REST_UNDER if to_bottom else look.REST_ON_TOP, True)]

    def d_put_same(self, node: Node) -> list[Verb]:
        if self.speaks_of_it(node):
            raise Mistake("'it' can't be returned: write 'put it under the deck' or 'discard it'", column(node, "IT"))
        self.check_rest(node)
        if self.from_discard or self.aside > 1:
            return [PutBack()]
        return [ReturnRest(REST_UNDER if self.from_bottom else REST_ON_TOP, True)]

    def d_rest_under(self, node: Node) -> list[Verb]:
        return self.put_rest(node, look.REST_UNDER)

    def d_rest_discard(self, node: Node) -> list[Verb]:
        return self.put_rest(node, look.REST_TO_DISCARD)

    def put_rest(self, node: Node, where: int) -> list[Verb]:
        """What lies aside goes there, or the card spoken of, wherever it is."""
        if self.speaks_of_it(node):
            self.require(node, "it", "IT", "THATCARD")
            return [PutIt(where)]
        drawn = "drawn" in self.known and "aside" not in self.known and words(node)[-1] in ("IT", "THATCARD")
        if where == REST_TO_DISCARD and drawn:
            return [RevealDrawn(True), PutIt(where)]  # all see a card that is discarded
        self.check_rest(node)
        return [ReturnRest(where, "ANYORDER" in words(node))]

    def check_rest(self, node: Node) -> None:
        """ "It" is one card and "both" are two; the other words fit any number."""
        rest = part(node, "rest") or node
        is_it = not {"IT", "THATCARD"}.isdisjoint(words(rest))
        if is_it and ("aside" not in self.known or "unclear" in self.known):
            raise Mistake(self.missing("it"), column(rest))
        self.require_aside(rest)
        one = words(rest) in (["OTHER"], ["REST"]) and next(rest.all_words()).lower().split()[-1] in SINGLE
        if one and self.aside > 1:
            raise Mistake(f"{self.aside} cards can be set aside here, not one: write 'the rest'", column(rest))
        counted = numbers_in(rest)
        if counted and number(rest) != self.aside:
            raise Mistake(f"{self.aside} cards can be set aside here: write 'the rest'", counted[0].column)
        if (is_it and self.looked != 1) or ("BOTH" in words(rest) and self.aside != 2):
            right = "it" if self.aside == 1 and self.looked == 1 else "the rest"
            said = next(iter(rest.all_words())).lower()
            raise Mistake(f"'{said}' doesn't match the cards set aside: write '{right}'", column(rest))

    def d_shuffle_rest(self, node: Node) -> list[Verb]:
        if self.speaks_of_it(node):
            raise Mistake("'it' can't be shuffled in: put it under the deck, then shuffle the deck", column(node, "IT"))
        return self.put_rest(node, look.REST_SHUFFLED)

    def d_move_across(self, node: Node) -> list[Verb]:
        self.require_nothing_aside(node)
        if "ANYORDER" in words(node):
            raise Mistake("nobody sees these cards: look at them first, then put them there", column(node, "ANYORDER"))
        return [MoveAcross(number(node), BOTTOM if words(node)[1] == "BOTTOM" else TOP)]

    def d_exchange_ends(self, node: Node) -> list[Verb]:
        """The card looked at goes to the other end of the deck, and the one that lies there comes to its place."""
        if "it" in self.known or not self.it_lies_aside() or self.from_discard:
            raise Mistake(self.missing("it"), column(node, "IT", "THATCARD"))
        self.require_aside(node, "IT", "THATCARD")
        to_bottom = "BOTTOM" in words(node)
        if to_bottom == self.from_bottom:
            raise Mistake("it is that card itself: write the other end of the deck", column(node, "TOP", "BOTTOM"))
        where = REST_UNDER if to_bottom else REST_ON_TOP
        return [MoveAcross(1, BOTTOM if to_bottom else TOP), ReturnRest(where, not to_bottom)]

    def d_each_end(self, node: Node) -> list[Verb]:
        return [*self.d_any_under(node), ReturnRest(REST_ON_TOP, True)]

    def d_any_under(self, node: Node) -> list[Verb]:
        self.require_aside(node, "THEM")
        return [PutAsideUnder()]
