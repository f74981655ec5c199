"""The few whole gestures of a trading turn of Tricks of the Trade that are worth weighing by a search."""

from __future__ import annotations

from mypy_extensions import i64

from techdeck.core.actions import CARD, DOMAIN, NO, SEAT, VALUE
from techdeck.core.cards import NATURALS
from techdeck.core.choices import Choices
from techdeck.core.judging import Plan
from techdeck.core.table import Table
from techdeck.core.trading.terms import NO_CARD, meant_for
from techdeck.core.zones import HAND
from techdeck.games.tricks.bargaining import Bargaining
from techdeck.games.tricks.chances import TricksLiking, trump_of
from techdeck.games.tricks.names import ANY_CARD, COUNTER, DECK_SWAP, DRAFT_TERMS, EITHER, OFFER_FROM, TRUMP_SWAP
from techdeck.games.tricks.offering import Offering
from techdeck.games.tricks.replying import Reply
from techdeck.games.tricks.trading import TradingTurn
from techdeck.games.tricks.wanting import Wanting
from techdeck.games.tricks.wishing import asking_for, best_value, winning_wish


class Gestures:
    """Swaps, offers and answers, each as the steps it takes."""

    def __init__(self, like: TricksLiking, bargain: Bargaining) -> None:
        self.like = like
        self.bargain = bargain

    def plans(self, table: Table, seat: i64, out: Choices) -> list[Plan]:
        """The gestures worth weighing in a trading turn and in a reply; none elsewhere."""
        top = table.top
        if isinstance(top, TradingTurn):
            return [Plan([NO]), *self.swaps(table, seat, out), *self.proposals(table, seat, out)]
        if isinstance(top, Reply):
            given = [Plan([int(out.pick(i))]) for i in range(out.count) if out.pick(i) >= CARD]
            given = [plan for plan in given if plan.steps[0] < CARD + NATURALS]
            offers = self.offers(table, seat, table.nums[OFFER_FROM])
            return [Plan([NO]), *given, *[Plan([COUNTER, *offer]) for offer in offers]]
        if isinstance(top, Offering):
            partner = meant_for(table.nums[DRAFT_TERMS])
            laid = [[NO, *wish] for wish in self.wishes(table, seat, partner)]
            return [Plan(steps) for steps in (laid if out.has(NO) else self.offers(table, seat, partner))]
        if isinstance(top, Wanting):
            wishes = self.wishes(table, seat, meant_for(table.nums[DRAFT_TERMS]))
            return [Plan([NO])] if out.has(NO) else [Plan(wish) for wish in wishes]
        return []

    def proposals(self, table: Table, seat: i64, out: Choices) -> list[Plan]:
        """A few offers to everybody."""
        partners = [other for other in range(table.players) if out.has(SEAT + other)]
        return [Plan([SEAT + other, *offer]) for other in partners for offer in self.offers(table, seat, other)]

    def offers(self, table: Table, seat: i64, partner: i64) -> list[list[int]]:
        """Two cards or one for kings or trumps, two dangerous ones for any: steps from the first card to the wish."""
        if table.zones.counts[HAND + seat] == 0:
            return []
        king_or_trump, any_card, stop = self.wishes(table, seat, partner)[0][:-1], [int(ANY_CARD)], [int(NO)]
        spare, risky = self.two_to_spare(table, seat, True), self.two_to_spare(table, seat, False)
        pairs = [[*spare, *king_or_trump, *king_or_trump], [*risky, *any_card, *any_card]]
        return [[spare[0], *stop, *king_or_trump, *stop], *[pair for pair in pairs if self.both_have_two(table)]]

    def two_to_spare(self, table: Table, seat: i64, many: bool) -> list[int]:
        """The steps that lay down what is best to spare by one of the plans: two cards, if there are two."""
        mind = self.bargain.prospects
        mind.think(table, seat)
        first = self.bargain.spare(table, seat, NO_CARD, many)
        mind.add(table, first, -1)
        other = self.bargain.spare(table, seat, first, many)
        return [int(CARD + first)] if other == NO_CARD else [int(CARD + first), int(CARD + other)]

    def both_have_two(self, table: Table) -> bool:
        """Whether everybody holds two cards, so that two can be asked for."""
        return all(table.zones.counts[HAND + other] > 1 for other in range(table.players))

    def wishes(self, table: Table, seat: i64, partner: i64) -> list[list[int]]:
        """A king or a trump, a king, or any card: of what the partner may hold, for all the seat knows."""
        value, found = best_value(table, seat, partner), [[int(ANY_CARD), int(NO)]]
        if value > 0:
            found = [[int(VALUE + value - 1), int(NO)], *found]
        wish = asking_for(winning_wish(table, seat, partner))
        if wish == EITHER:
            return [[int(EITHER), int(VALUE + value - 1), int(DOMAIN + trump_of(table)), int(NO)], *found]
        return [[int(wish), int(NO)], *found] if DOMAIN <= wish < DOMAIN + 4 else found

    def swaps(self, table: Table, seat: i64, out: Choices) -> list[Plan]:
        """With two players: the lowest card of every domain for the trump card, the worst and best for the deck's."""
        plans: list[Plan] = []
        zones = table.zones
        held = [int(zones.at(HAND + seat, i)) for i in range(zones.counts[HAND + seat])]
        held.sort(key=lambda card: self.like.chance(table, card, trump_of(table)))
        if out.has(TRUMP_SWAP):
            for domain in range(4):
                lowest = [card for card in held if table.domain_of(card) == domain][:1]
                plans += [Plan([TRUMP_SWAP, CARD + card]) for card in lowest]
        if out.has(DECK_SWAP):
            plans += [Plan([DECK_SWAP, CARD + held[0]]), Plan([DECK_SWAP, CARD + held[len(held) - 1]])]
        return plans
