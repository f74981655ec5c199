"""Words for the cards of Paradoxical: a card used from a hand or from a tableau, moments written and read."""

from collections.abc import Sequence

import pytest

from techdeck.core.cards import card_id, parse_card
from techdeck.core.zones import HAND, USED
from techdeck.games.paradoxical.names import TABLEAU
from techdeck.games.paradoxical.places import Paradoxical
from tests.cards.words import ALL, who_knows, without
from tests.paradoxical_table import do, hand, in_short, left_out, marked, paradoxical_table, tableau
from tests.rulebook.paradoxical.words import frame

CARDS = [f"{letter}{value}" for letter in "KSTV" for value in range(1, 14)]
"""Every card that has an effect."""
OTHERS = ("K5 T5", "V5 V6")
"""What the two other players hold unless a test says otherwise."""
PILES = {"pile 1", "pile 2"}
"""The question which deck, or which discard pile, a sentence is about. (Paradoxical 4.8)"""
BESIDES = ("mark", "unmark", "turn", "lose_track")
"""Events about a use that are looked at in tests of their own."""
places = pytest.mark.parametrize("place", ["hand", "tableau"])
"""The card is used from the hand, and from the tableau. (Paradoxical 4.1)"""


def ready(
    card: str,
    place: str = "hand",
    held: str = "",
    *,
    others: Sequence[str] = OTHERS,
    row: str = "",
    rows: Sequence[str] = (),
    deck_1: str = "",
    deck_2: str = "",
    discard_1: str = "",
    discard_2: str = "",
    pool: str = "",
    marks: str = "",
    options: dict[str, str] | None = None,
    seed: int = 1,
) -> Paradoxical:
    """It is seat 0's turn, who has this card in hand or first in the tableau; held and row are what else lies there."""
    in_hand = place == "hand"
    return paradoxical_table(
        [row if in_hand else f"{card} {row}", *(rows or [""] * len(others))],
        hands=[f"{card} {held}" if in_hand else held, *others],
        deck_1=deck_1,
        deck_2=deck_2,
        discard_1=discard_1,
        discard_2=discard_2,
        pool=pool,
        marked=marks,
        options=options,
        seed=seed,
    )


def told(card: str, place: str, *between: str) -> list[str]:
    """The events of a use by seat 0: a hand card is taken back, a tableau card never left. (Paradoxical 4.2)"""
    return [f"use 0 {card}", *between, *([f"take_back 0 {card}"] if place == "hand" else [])]


def seen_by(table: Paradoxical, seat: int | None) -> list[str]:
    """All events as the seat saw them (None: an onlooker): kind, seat if any, to whom, cards, facts."""
    assert table.journal is not None
    lines = []
    for event in table.journal.feed(seat):
        if event.kind not in BESIDES:
            who = [str(event.seat)] if event.seat >= 0 else []
            whom = [f"to {event.other}"] if event.other >= 0 else []
            lines.append(" ".join([event.kind, *who, *whom, in_short(event)]).strip())
    return lines


def exchanged(table: Paradoxical, seat: int | None = None) -> list[set[str]]:
    """The two cards of each exchange as the seat saw them (None: an onlooker)."""
    assert table.journal is not None
    swaps = [event for event in table.journal.feed(seat) if event.kind == "exchange"]
    assert all(len(event.cards) == 2 for event in swaps)
    return [{card_id(card) for card in event.cards} for event in swaps]


def skipped(table: Paradoxical) -> list[str]:
    """The sentences left out, each once: one of several steps may say it at each. (Family 3.3)"""
    return list(dict.fromkeys(left_out(table)))


def hands(table: Paradoxical, but: str = "") -> list[str]:
    """All hands, seat by seat, without the card that was used."""
    return [without(but, hand(table, seat)) for seat in range(int(table.players))]


def tableaus(table: Paradoxical, but: str = "") -> list[str]:
    """All tableaus, seat by seat, without the card that was used."""
    return [without(but, tableau(table, seat)) for seat in range(int(table.players))]


def is_done(table: Paradoxical, card: str, place: str, marks: str = "") -> bool:
    """The used card is where it was, open to all, marked, alone or with others; it is the next turn. (Paradoxical
    4.2-4.5)"""
    zone = table.zones.where[parse_card(card)]
    assert zone == (HAND if place == "hand" else TABLEAU)
    assert (marked(table), who_knows(table, card), int(table.zones.count(USED))) == (marks or card, ALL, 0)
    return (frame(table), int(table.current_player())) == ("Turn", 1)


def put(table: Paradoxical, *texts: str) -> None:
    """Seat 0 puts the first cards face down, seat 1 the second, and so on."""
    for seat, text in enumerate(texts):
        do(table, *text.split(), seat=seat)


def cards_in(table: Paradoxical, zones: Sequence[int]) -> set[str]:
    """All cards of these zones."""
    return {card_id(card) for zone in zones for card in table.zones.listed(zone)}
