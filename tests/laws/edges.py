"""Odd things a table of any game may have been through: cards known here and there, changed, used before."""

from __future__ import annotations

from random import Random

from techdeck.core.cards import is_wild
from techdeck.core.counting import LAST_ORDER, LAST_USED, USES
from techdeck.core.state import State
from techdeck.core.zones import DECK, EVERYBODY, HAND, SECOND_DECK


def learn_at_random(table: State, rng: Random) -> None:
    """Some seats know some of the cards of hands and decks, as after looks, shows and passes."""
    decks = [DECK, SECOND_DECK] if table.two_piles else [DECK]
    for zone in [*decks, *(HAND + seat for seat in range(int(table.players)))]:
        for card in table.zones.listed(zone):
            if rng.random() < 0.4:
                some = [rng.randrange(1 << int(table.players)) for _ in range(4)]
                table.zones.learn(card, rng.choice([EVERYBODY, *some]))


def change_at_random(table: State, rng: Random) -> None:
    """Some hand cards count as something else, as all were told; whether all still follow them is another matter."""
    for seat in range(int(table.players)):
        for card in table.zones.listed(HAND + seat):
            if not is_wild(card) and rng.random() < 0.1:
                table.alter(card, rng.randint(1, 13), rng.randrange(4))


def use_before(table: State, cards: list[int], rng: Random) -> None:
    """Perhaps another seat has used one of these cards this round already. (Family 4.4)"""
    if cards and rng.random() < 0.6:
        other = table.left_of(table.current_player())
        table.nums[USES] += 1
        table.nums[LAST_USED + other] = rng.choice(cards)
        table.nums[LAST_ORDER + other] = table.nums[USES]
