"""Claims in words: what a tableau lacks, which claims are offered, and a whole claim as one sentence."""

from __future__ import annotations

from collections.abc import Sequence

from techdeck.bots.paradoxical_claims import best_first
from techdeck.games.paradoxical.finding import Claim, counted, paired, two_highest_pairs, worth
from techdeck.games.paradoxical.names import ENOUGH, KIND_NAMES, TWO_PAIRS
from techdeck.games.paradoxical.places import Paradoxical
from techdeck.terminal.cards import CardWords
from techdeck.terminal.paradoxical.telling import WITH_ARTICLE, where_cards_go
from techdeck.terminal.people import listed

MOST = 6
"""So many whole claims are offered; every other one can be put together card by card."""


def offered_claims(table: Paradoxical, seat: int) -> list[Claim]:
    """The claims that are offered whole, the best one first: of each kind and set only the best."""
    found: dict[tuple[int, tuple[int, ...]], Claim] = {}
    for claim in best_first(table, seat):
        values = tuple(sorted(int(table.value_of(card)) for card in claim.set_cards))
        found.setdefault((claim.kind, values), claim)
    return list(found.values())[:MOST]


class ClaimWords:
    """Words for the claims of one seat."""

    def __init__(self, cards: CardWords) -> None:
        self.cards = cards

    def ids(self, cards: Sequence[int]) -> str:
        """K9 S4 T13."""
        return " ".join(self.cards.short(card) for card in cards)

    def line(self, table: Paradoxical, seat: int, claim: Claim) -> str:
        """A claim in a menu: two pairs, 38 > 21: K12 T12 K7 V7 against K2 S3 T5 V11, and what stays."""
        left = self.left(table, seat, claim)
        stays = f" ({self.ids(left)} stay{'s' if len(left) == 1 else ''})" if left else ""
        sums = f"{KIND_NAMES[claim.kind]}, {claim.set_sum} > {claim.indifferent_sum}"
        others = sorted_cards(table, set(claim.indifferent))
        return f"{sums}: {self.ids(claim.set_cards)} against {self.ids(others)}{stays}"

    def sentence(self, table: Paradoxical, seat: int, claim: Claim) -> str:
        """A whole claim, to be agreed to. (Paradoxical 3.4-3.7, 3.11, 5.1)"""
        kind = KIND_NAMES[claim.kind]
        others = f"{self.ids(claim.indifferent)} ({claim.indifferent_sum})"
        sums = f"{self.ids(claim.set_cards)} ({claim.set_sum}) outweigh {others}"
        told = f"You claim {WITH_ARTICLE.get(kind, kind)}: {sums}."
        if table.tokens(seat) + 1 >= ENOUGH:
            return f"{told} It is your second token."
        after = "" if claim.kind == TWO_PAIRS else " Then you draw 3 cards."
        return f"{told} {where_cards_go(len(claim.indifferent), self.ids(self.left(table, seat, claim)))}{after}"

    def left(self, table: Paradoxical, seat: int, claim: Claim) -> list[int]:
        """The cards of the tableau that are no part of a claim. (Paradoxical 3.13)"""
        return sorted_cards(table, set(table.tableau(seat)) - {*claim.set_cards, *claim.indifferent})

    def status(self, table: Paradoxical, seat: int) -> str:
        """How far the seat's tableau is from a paradox. (Paradoxical 2)"""
        values, found = counted(table, table.tableau(seat)), best_first(table, seat)
        if found:
            return f"You can claim: {KIND_NAMES[found[0].kind]}, {found[0].set_sum} > {found[0].indifferent_sum}."
        pairs, sums = paired(values), two_highest_pairs(values)
        named = f"Pairs: {listed([str(value) for value in pairs])}. " if pairs else "No pair yet. "
        if len(values) < 8:
            return f"{named}A paradox takes 8 or 10 cards; you have {len(values)}."
        if sums is None:
            return f"{named}You need two pairs, or with ten cards a full house or a straight."
        both = f"Two {pairs[0]}s and two {pairs[1]}s ({sums[0]})"
        return f"{named}{both} do not outweigh your four lowest others ({sums[1]})."

    def so_far(self, table: Paradoxical, claim: Claim) -> str:
        """What is being chosen for a claim, and what is chosen already. (Paradoxical 3.2)"""
        chosen, kind = sorted_cards(table, set(claim.set_cards)), KIND_NAMES[claim.kind]
        if len(chosen) < claim.size:
            had = f" (so far {self.ids(chosen)})" if chosen else ""
            return f"Your {kind}: which is set card {len(chosen) + 1} of {claim.size}?{had}"
        rest = sorted_cards(table, set(claim.indifferent))
        had = f" (so far {self.ids(rest)}, {claim.indifferent_sum})" if rest else ""
        asked = f"Which is indifferent card {len(rest) + 1} of {claim.size}?"
        return f"The set {self.ids(chosen)} is {claim.set_sum}. {asked}{had}"

    def put_together(self, table: Paradoxical, seat: int, begun: Claim, last: int) -> Claim:
        """The claim that is complete with this last card. (Paradoxical 3.2, 3.3)"""
        cards = table.tableau(seat)
        chosen, rest = set(begun.set_cards), {*begun.indifferent, last}
        if len(chosen) < begun.size:
            chosen = chosen | {last}
            rest = set(cards) - chosen
        values, set_cards, others = counted(table, cards), sorted_cards(table, chosen), sorted_cards(table, rest)
        return Claim(begun.kind, set_cards, worth(values, set_cards), others, worth(values, others))


def sorted_cards(table: Paradoxical, cards: set[int]) -> list[int]:
    """Cards by value, high ones first."""
    return sorted(cards, key=lambda card: (-int(table.value_of(card)), card))
