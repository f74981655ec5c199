"""Words to look at a table of any game and to play it; cards are written as text, piles top card first."""

from techdeck.core.cards import card_id, parse_card
from techdeck.core.state import State
from techdeck.core.zones import DECK, DISCARD, HAND


def cards(text: str) -> list[int]:
    """Cards from a text like "K9 S4"."""
    return [parse_card(word) for word in text.split()]


def action_of(table: State, text: str) -> int:
    """The action a short text means: a bare card points at it."""
    head = text.rstrip("'")
    is_card = len(head) > 1 and head[0] in "KSTVW" and head[1:].isdigit()
    return table.string_to_action(0, f"card {text}" if is_card else text)


def may_do(table: State, seat: int | None = None) -> set[str]:
    """What the seat may do now, as texts; cards without the word "card"."""
    who = int(table.current_player()) if seat is None else seat
    texts = [table.action_to_string(who, action) for action in table.legal_actions(who)]
    return {text.removeprefix("card ") for text in texts}


def zone(table: State, number: int) -> str:
    """The cards of a zone, top card first; a hand sorted."""
    listed = [card_id(card) for card in table.zones.listed(number)]
    return " ".join(listed if HAND <= number < HAND + 6 else listed[::-1])


def hand(table: State, seat: int) -> str:
    """A seat's hand, sorted by domain and value."""
    return zone(table, HAND + seat)


def deck(table: State) -> str:
    """The draw deck, top card first."""
    return zone(table, DECK)


def discard(table: State) -> str:
    """The discard pile, top card first."""
    return zone(table, DISCARD)


def happened(table: State, kind: str) -> list[str]:
    """What the journal noted of this kind: the details, or the cards where there is no detail."""
    assert table.journal is not None
    events = [event for event in table.journal.events if event.kind == kind]
    return [event.detail or " ".join(card_id(card) for card in event.cards) for event in events]


def known_to(table: State, seat: int) -> set[str]:
    """The cards whose place the seat knows."""
    return {card_id(card) for card in range(table.zones.cards) if table.zones.knows(seat, card)}
