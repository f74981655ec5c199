"""What a plain player of any game answers when a card's text asks; how much a card is liked, the game's bot says."""

from __future__ import annotations

from collections.abc import Callable

from techdeck.bots.effects import gain
from techdeck.core.actions import CARD, DOMAIN, HIGHER, NO, VALUE, YES
from techdeck.core.cards import HIDDEN, face, is_wild, printed_domain, printed_value
from techdeck.core.effects.control import May
from techdeck.core.effects.copying import Copy
from techdeck.core.effects.hands import DiscardCards, PutCards
from techdeck.core.effects.look import PutAsideUnder, ReturnRest
from techdeck.core.effects.piles import Search
from techdeck.core.effects.registers import VALUE as NAMED
from techdeck.core.effects.revealing import RevealCards
from techdeck.core.effects.run import Ask, Run
from techdeck.core.effects.verb import Verb
from techdeck.core.rng import Rng
from techdeck.core.state import State
from techdeck.core.zones import HAND, NOWHERE

Liking = Callable[[int], float]
"""How much a seat would like to hold a card."""


class Asked:
    """A seat that is asked by a card's text; fair is how much it likes a card it does not know."""

    def __init__(self, table: State, seat: int, like: Liking, fair: float, rng: Rng) -> None:
        self.table = table
        self.seat = seat
        self.like = like
        self.fair = fair
        self.rng = rng

    def answer(self, legal: list[int]) -> int:
        """Take the best card, part with the worst, name what is missed most, and else let chance decide."""
        frame = self.table.frames[-1]
        verb, run = (frame.verb, frame.run) if isinstance(frame, Ask) else (None, None)
        cards = [action - CARD for action in legal if CARD <= action < CARD + self.table.zones.cards]
        if cards:
            return self.with_card(verb, cards, NO in legal)
        if VALUE in legal and run is not None:
            return VALUE + self.value_to_name(run) - 1
        if DOMAIN in legal:
            return DOMAIN + self.domain_to_name(run)
        if HIGHER in legal:
            return HIGHER
        if isinstance(verb, May) and YES in legal:
            return YES
        return legal[self.rng.below(len(legal))]

    def with_card(self, verb: Verb | None, cards: list[int], may_stop: bool) -> int:
        """Point at a card, or at none where that is allowed and better."""
        if isinstance(verb, (Copy, RevealCards)):
            return CARD + max(cards, key=lambda card: gain(self.table.game.deck.programs[int(face(card))]))
        worst, best = min(cards, key=self.like), max(cards, key=self.like)
        if isinstance(verb, (DiscardCards, PutCards, PutAsideUnder)):
            return NO if may_stop and self.like(worst) >= self.fair else CARD + worst
        if isinstance(verb, ReturnRest) or all(self.table.zones.where[card] == HAND + self.seat for card in cards):
            return NO if may_stop else CARD + worst
        return NO if may_stop and self.like(best) <= self.fair else CARD + best

    def value_to_name(self, run: Run) -> int:
        """To search for, the value of the best unseen card; else that of one's own worst card."""
        if any(isinstance(verb, Search) for verb in run.program.verbs):
            return int(printed_value(self.best_unseen(0)))
        held = [card for card in self.held() if not is_wild(card)]
        return int(self.table.value_of(min(held, key=self.like))) if held else 1 + int(self.rng.below(13))

    def domain_to_name(self, run: Run | None) -> int:
        """To search for, that of the best unseen card of the named value; else the domain held most."""
        if run is not None and any(isinstance(verb, Search) for verb in run.program.verbs):
            return int(printed_domain(self.best_unseen(int(run.get(self.table, NAMED)))))
        domains = [int(self.table.domain_of(card)) for card in self.held()]
        return max(range(4), key=domains.count)

    def best_unseen(self, value: int) -> int:
        """The card one would like best of those that may still lie in the deck; 0 means of any value."""
        cards = [card for card in range(52) if value in (0, printed_value(card))]
        unseen = [card for card in cards if self.table.zones.where[card] == NOWHERE]
        return max(unseen or cards, key=self.like)

    def held(self) -> list[int]:
        """The cards of one's own hand."""
        return [card for card in self.table.zones.listed(HAND + self.seat) if card != HIDDEN]
