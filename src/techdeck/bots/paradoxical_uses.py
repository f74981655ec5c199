"""What card effects are good for in Paradoxical: how much more a tableau would promise, for each turn they take."""

from __future__ import annotations

from techdeck.bots.paradoxical_tableau import Hopes, promise, spare
from techdeck.games.paradoxical.texts import Benefit, benefit_of

TURNS_TO_ADD = 2
"""A card that comes to the hand takes two turns: one for the effect, one to add it."""


def gain_of_use(hopes: Hopes, card: int) -> float:
    """What using a card gains for each turn it takes; 0 if nothing is to be hoped for."""
    benefit = benefit_of(hopes.table, hopes.seat, card)
    if benefit.way == "draw":
        return gain_of_cards(hopes, card, benefit) / TURNS_TO_ADD
    if benefit.way == "swap":
        return best_swap(hopes, benefit.cards) if hopes.cards else 0.0
    return hopes.best(benefit.cards) / TURNS_TO_ADD


def gain_of_cards(hopes: Hopes, used: int, benefit: Benefit) -> float:
    """What the best of the cards seen is worth, if one of them is kept."""
    others = len([card for card in hopes.table.hand_cards(hopes.seat) if card != used])
    if benefit.kept + others <= 0:
        return 0.0
    return max(hopes.choice_of(False, benefit.seen), hopes.choice_of(True, benefit.seen))


def best_swap(hopes: Hopes, coming: list[int]) -> float:
    """The gain of the best of these cards in the place of the card that is then missed least."""
    table, found = hopes.table, [hopes.now]
    for card in {(table.value_of(card), table.is_of_second(card)): card for card in coming}.values():
        gone = spare(table, hopes.cards, hopes.cards, [card])
        found.append(promise(table, [*[stays for stays in hopes.cards if stays != gone], card]))
    return max(found) - hopes.now
