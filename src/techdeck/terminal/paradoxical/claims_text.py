"""Claims in words: what a tableau lacks, which claims are offered, and a whole claim as one sentence."""

from __future__ import annotations

from collections.abc import Sequence

from techdeck.bots.paradoxical_claims import Claim, best_first, chosen_of, pairs, worth
from techdeck.bots.paradoxical_tableau import tableau
from techdeck.games.paradoxical.claiming import ChooseIndifferent, ChooseSet
from techdeck.games.paradoxical.names import KIND_NAMES, TOKENS, TWO_PAIRS, set_size
from techdeck.games.paradoxical.places import Paradoxical
from techdeck.terminal.cards import CardWords
from techdeck.terminal.paradoxical.telling import WINNING, WITH_ARTICLE, where_cards_go
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
        sums = f"{KIND_NAMES[claim.kind]}, {claim.set_sum} > {claim.rest_sum}"
        others = sorted_cards(table, set(claim.indifferent))
        return f"{sums}: {self.ids(claim.set_cards)} against {self.ids(others)}{stays}"

    def sentence(self, table: Paradoxical, seat: int, claim: Claim) -> str:
        """A whole claim, to be agreed to. (Paradoxical 3.4-3.7, 3.11, 5.1)"""
        kind = KIND_NAMES[claim.kind]
        sums = (
            f"{self.ids(claim.set_cards)} ({claim.set_sum}) outweigh {self.ids(claim.indifferent)} ({claim.rest_sum})"
        )
        told = f"You claim {WITH_ARTICLE.get(kind, kind)}: {sums}."
        if table.nums[TOKENS + seat] + 1 >= WINNING:
            return f"{told} It is your second token."
        after = "" if claim.kind == TWO_PAIRS else " Then you draw 3 cards."
        return f"{told} {where_cards_go(len(claim.indifferent), self.ids(self.left(table, seat, claim)))}{after}"

    def left(self, table: Paradoxical, seat: int, claim: Claim) -> list[int]:
        """The cards of the tableau that are no part of a claim. (Paradoxical 3.13)"""
        return sorted_cards(table, set(tableau(table, seat)) - {*claim.set_cards, *claim.indifferent})

    def status(self, table: Paradoxical, seat: int) -> str:
        """How far the seat's tableau is from a paradox. (Paradoxical 2)"""
        cards = tableau(table, seat)
        found = best_first(table, seat)
        if found:
            return f"You can claim: {KIND_NAMES[found[0].kind]}, {found[0].set_sum} > {found[0].rest_sum}."
        paired = [value for value in range(13, 0, -1) if pairs(table, cards, value)]
        named = f"Pairs: {listed([str(value) for value in paired])}. " if paired else "No pair yet. "
        if len(cards) < 8:
            return f"{named}A paradox takes 8 or 10 cards; you have {len(cards)}."
        if len(paired) < 2:
            return f"{named}You need two pairs, or with ten cards a full house or a straight."
        return named + self.too_light(table, cards, paired)

    def too_light(self, table: Paradoxical, cards: list[int], paired: list[int]) -> str:
        """Why two pairs are no paradox: the others weigh as much. (Paradoxical 2.2)"""
        values = sorted(int(table.value_of(card)) for card in cards)
        for value in paired[:2]:
            values.remove(value)
            values.remove(value)
        high, low = paired[:2]
        both = f"Two {high}s and two {low}s ({2 * (high + low)})"
        return f"{both} do not outweigh your four lowest others ({sum(values[:4])})."

    def so_far(self, table: Paradoxical, frame: ChooseSet | ChooseIndifferent) -> str:
        """What is being chosen for a claim, and what is chosen already. (Paradoxical 3.2)"""
        seat, size, kind = int(frame.seat), int(set_size(frame.kind)), KIND_NAMES[int(frame.kind)]
        chosen = sorted_cards(table, chosen_of(table, seat, int(frame.chosen)))
        if isinstance(frame, ChooseSet):
            had = f" (so far {self.ids(chosen)})" if chosen else ""
            return f"Your {kind}: which is set card {len(chosen) + 1} of {size}?{had}"
        rest = sorted_cards(table, chosen_of(table, seat, int(frame.rest)))
        had = f" (so far {self.ids(rest)}, {worth(table, tuple(rest))})" if rest else ""
        set_sum = worth(table, tuple(chosen))
        return f"The set {self.ids(chosen)} is {set_sum}. Which is indifferent card {len(rest) + 1} of {size}?{had}"

    def put_together(self, table: Paradoxical, frame: ChooseSet | ChooseIndifferent, last: int) -> Claim:
        """The claim that is complete with this last card. (Paradoxical 3.2, 3.3)"""
        seat = int(frame.seat)
        chosen = chosen_of(table, seat, int(frame.chosen))
        if isinstance(frame, ChooseSet):
            chosen = chosen | {last}
            rest = set(tableau(table, seat)) - chosen
        else:
            rest = chosen_of(table, seat, int(frame.rest)) | {last}
        set_cards, others = tuple(sorted_cards(table, chosen)), tuple(sorted_cards(table, rest))
        return Claim(int(frame.kind), set_cards, worth(table, set_cards), others, worth(table, others))


def sorted_cards(table: Paradoxical, cards: set[int]) -> list[int]:
    """Cards by value, high ones first."""
    return sorted(cards, key=lambda card: (-int(table.value_of(card)), card))
