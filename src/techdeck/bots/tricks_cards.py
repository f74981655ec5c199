"""What cards are good for in Tricks of the Trade: rules of thumb about one seat's own view."""

from __future__ import annotations

from techdeck.games.tricks.table import Tricks


def chance_to_win(table: Tricks, card: int) -> float:
    """About how likely the card is to take a trick, played at a fair moment."""
    height = (int(table.value_of(card)) - 1) / 12
    if table.domain_of(card) == table.trump():
        return 0.25 + 0.75 * height
    return 0.75 * height ** int(table.players)


def hoped_for(table: Tricks, cards: list[int]) -> float:
    """How many tricks a hand is good for: its six best cards count."""
    return sum(sorted([chance_to_win(table, card) for card in cards], reverse=True)[:6])


def still_wanted(table: Tricks, seat: int) -> int:
    """Tricks missing to the bid; 0 or less: no more are wanted, for the exact bid's sake. (Tricks 7.3)"""
    if not table.bids_are_shown():
        return 3
    missing = int(table.bid(seat)) - int(table.tricks_won(seat))
    # A bid that can't be met any more is worth nothing: then every trick counts again.
    return missing if 0 <= missing <= 6 - int(table.tricks_done()) else 6


def use_of(table: Tricks, seat: int, card: int) -> float:
    """How much the seat likes a card now: one that wins while tricks are wanted, one that loses when they are not."""
    excess = hoped_for(table, table.hand(seat)) - still_wanted(table, seat)
    chance = chance_to_win(table, card)
    return chance if excess < 1.0 else 1.0 - chance


def power(table: Tricks, card: int, led: int) -> int:
    """How the card ranks in a trick: trump above the led domain, all else is nothing. (Tricks 6.3, 6.4)"""
    domain = int(table.domain_of(card))
    if domain == table.trump():
        return 20 + int(table.value_of(card))
    return int(table.value_of(card)) if domain == led else 0


def best_power(table: Tricks) -> int:
    """The rank of the best card in the trick so far; 0 before the lead."""
    led = int(table.led_domain())
    return max([power(table, card, led) for card in table.trick()], default=0)
