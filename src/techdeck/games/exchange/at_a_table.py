"""Scoring for people at a real table: the best grouping of a hand. (Exchange 7)"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, SupportsIndex

from techdeck.core.cards import DOMAIN_NAMES, LETTERS, card_id, is_wild, printed_domain, printed_value
from techdeck.core.errors import BadCard, TechdeckError
from techdeck.core.given import whole
from techdeck.deck.written import read_cards
from techdeck.games.exchange.grouping import best_groups

DOMAIN_WORDS: Final = {word.lower(): domain for words in (LETTERS, DOMAIN_NAMES) for domain, word in enumerate(words)}


class ScoredGroup:
    """One group: its cards in text, the letter of the domain whose stack it takes, its points."""

    def __init__(self, cards: list[str], domain: str, points: int) -> None:
        self.cards = cards
        self.domain = domain
        self.points = points

    def __reduce__(self) -> tuple[type[ScoredGroup], tuple[list[str], str, int]]:
        return ScoredGroup, (self.cards, self.domain, self.points)

    def __repr__(self) -> str:
        return f"<{' '.join(self.cards)}: {self.points} by {self.domain}>"

    def to_dict(self) -> dict[str, object]:
        """The group as plain data."""
        return {"cards": self.cards, "domain": self.domain, "points": self.points}


class ExchangeScore:
    """What a hand is worth, and the groups that make it so."""

    def __init__(self, groups: list[ScoredGroup]) -> None:
        self.groups = groups
        self.points = sum([group.points for group in groups])

    def __reduce__(self) -> tuple[type[ExchangeScore], tuple[list[ScoredGroup]]]:
        return ExchangeScore, (self.groups,)

    def __repr__(self) -> str:
        return f"ExchangeScore({self.points} points, {self.groups})"

    def to_dict(self) -> dict[str, object]:
        """The score as plain data."""
        return {"points": self.points, "groups": [group.to_dict() for group in self.groups]}


def score_exchange(hand: str | Sequence[str], market: Mapping[str, SupportsIndex]) -> ExchangeScore:
    """The best grouping of a hand, cards in text, by the worth of the stacks, like {"K": 4, "S": 3, "T": 2, "V": 2}."""
    cards = read_cards(hand)
    for card in cards:
        if is_wild(card):
            raise BadCard(f"{card_id(card)} is never in a hand when hands are scored")
    stacks = stack_values(market)
    kinds = [(int(printed_value(card)), int(printed_domain(card))) for card in cards]
    groups = best_groups(kinds, stacks)
    return ExchangeScore(
        [ScoredGroup([card_id(cards[i]) for i in g.places], LETTERS[g.domain], g.points) for g in groups]
    )


def stack_values(market: Mapping[str, SupportsIndex]) -> list[int]:
    """The worth of the four stacks, by domain; each must be given once, by letter or by name."""
    found: dict[int, int] = {}
    for name, given in market.items():
        domain, value = domain_named(name), whole(given)
        if domain in found:
            raise TechdeckError(f"the {DOMAIN_NAMES[domain]} stack is given twice")
        if not 0 <= value <= 255:
            raise TechdeckError(f"a stack is worth 0 to 255, not {value}")
        found[domain] = value
    if len(found) < 4:
        raise TechdeckError('a market has four stacks: write {"K": 4, "S": 3, "T": 2, "V": 2}')
    return [found[domain] for domain in range(4)]


def domain_named(name: str) -> int:
    """The domain with this letter or name."""
    domain = DOMAIN_WORDS.get(name.strip().lower())
    if domain is None:
        raise TechdeckError(f"{name!r} is no domain: K, S, T and V are")
    return domain
