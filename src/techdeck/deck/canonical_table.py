"""Tells what is done with players and cards in play."""

from typing import Final

from techdeck.core.cards import DOMAIN_NAMES
from techdeck.core.effects import change, copying, people, seats, several, swap
from techdeck.core.effects.verb import Verb
from techdeck.deck.canonical_words import optional, places

COPIED: Final = ("in play", "discard top", "it", "one", "last", "theirs", "of picked", "own", "neutral", "discarded")
UNTILS: Final = ("", " until end of turn", " until end of round", " until end of next round")
PICKED: Final = ("left", "right", "random", "most cards", "fewest cards", "other side")


class TableSteps:
    """Tells what is done with players and cards in play; knows which verb comes next."""

    def __init__(self, verbs: list[Verb]) -> None:
        self.verbs = verbs
        self.at = 0

    def t_name_value(self, verb: people.NameValue) -> str:
        return "name value"

    def t_name_domain(self, verb: people.NameDomain) -> str:
        return "name domain"

    def t_pick(self, verb: people.Pick) -> str:
        return "pick any" if verb.anyone else "pick other"

    def t_pick_of(self, verb: seats.PickOf) -> str:
        whose = " of others" if verb.which in (seats.MOST_CARDS, seats.FEWEST_CARDS) and not verb.anyone else ""
        return f"pick {PICKED[int(verb.which)]}{whose}"

    def t_peek_hand(self, verb: people.PeekHand) -> str:
        return "peek"

    def t_exchange(self, verb: swap.Exchange) -> str:
        return optional(f"exchange {' <> '.join(places(verb))}", verb.optional)

    def t_replace(self, verb: swap.Replace) -> str:
        return optional(f"replace {' with '.join(places(verb))}", verb.optional)

    def t_exchange_one_of(self, verb: several.ExchangeOneOf) -> str:
        return f"exchange {self.several(type(verb))} {' <> '.join(places(verb))}"

    def t_replace_one_of(self, verb: several.ReplaceOneOf) -> str:
        return f"replace {self.several(type(verb))} {' with '.join(places(verb))}"

    def several(self, kind: type[several.ExchangeOneOf] | type[several.ReplaceOneOf]) -> int:
        """How many of the same are done one after another."""
        count = 1
        while self.at < len(self.verbs) and isinstance(later := self.verbs[self.at], kind) and not later.begins:
            self.at += 1
            count += 1
        return count

    def t_copy(self, verb: copying.Copy) -> str:
        return f"copy {COPIED[int(verb.source)]}"

    def t_counts_as_neighbour(self, verb: change.CountsAsNeighbour) -> str:
        return f"counts as neighbour{UNTILS[int(verb.printed)]}"

    def t_counts_as_domain(self, verb: change.CountsAsDomain) -> str:
        return f"counts as domain{UNTILS[int(verb.printed)]}"

    def t_counts_as_given(self, verb: change.CountsAsGiven) -> str:
        given = int(verb.value) if verb.value else DOMAIN_NAMES[int(verb.domain)]
        return f"counts as {given}{UNTILS[int(verb.printed)]}"

    def t_counts_by(self, verb: change.CountsBy) -> str:
        way = "higher" if verb.more > 0 else "lower"
        return f"counts {abs(int(verb.more))} {way}{UNTILS[int(verb.printed)]}"

    def t_counts_as_value(self, verb: change.CountsAsValue) -> str:
        return f"counts as any value{UNTILS[int(verb.printed)]}"
