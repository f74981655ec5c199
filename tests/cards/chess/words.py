"""Words for the cards of Tech Chess: a card used from a hand or by a capturing piece, moments written and read."""

from techdeck.core.cards import card_id, parse_card
from techdeck.core.events import Event
from techdeck.core.zones import ONLOOKER
from techdeck.games.chess.board import controls
from techdeck.games.chess.places import Chess
from tests.chess_table import chess_table, do, hand, laid
from tests.table_words import words_of

ALL = {0, 1, ONLOOKER}
"""Both players, and people who watch."""
HOME = {"b1": "S13", "f1": "V13", "b6": "T13", "f6": "K13"}
"""All four kings where nothing in the middle of the board attacks them."""


def used_from_hand(
    card: str, rest: str = "", other: str = "", deck: str = "", discard: str = "", **pieces: str
) -> Chess:
    """The first player, at seat 0, has just used this card from the hand, and the text begins; the rest of that hand,
    the other player's hand, and pieces by square beside the kings."""
    table = chess_table(laid(**HOME, **pieces), hands=(f"{card} {rest}", other), deck=deck, discard=discard)
    do(table, card)
    return table


def captured(
    card: str, rest: str = "", other: str = "", taken: str = "", deck: str = "", discard: str = "", **pieces: str
) -> Chess:
    """This piece has just made a capture, and its player is asked whether to use it: service and science pieces are
    the first player's, who sits at seat 0 and captures K7; the others the second player's, who captures S7."""
    second = not controls(0, parse_card(card))
    start, to = capturing_move(card)
    squares = {square: king for square, king in HOME.items() if king not in (card, taken)}
    squares |= {start: card, to: taken or ("S7" if second else "K7")}
    hands = (other, rest) if second else (rest, other)
    table = chess_table(laid(**squares, **pieces), hands=hands, deck=deck, discard=discard, to_act=int(second))
    do(table, f"{start}-{to}")
    return table


def capturing_move(card: str) -> tuple[str, str]:
    """Where the capturing piece stands and where it goes: a knight jumps, every other piece goes one forward."""
    knight = card[1:] == "11"
    if card[0] in "SV":
        return "c3", "b5" if knight else "c4"
    return "c4", "b2" if knight else "c3"


def used_by_capture(
    card: str, rest: str = "", other: str = "", taken: str = "", deck: str = "", discard: str = "", **pieces: str
) -> Chess:
    """The same, and the text of the capturing piece begins."""
    table = captured(card, rest, other, taken, deck, discard, **pieces)
    do(table, "yes")
    return table


def hands(table: Chess) -> list[str]:
    """Both hands, seat by seat."""
    return [hand(table, seat) for seat in range(2)]


def put(table: Chess, *cards: str) -> None:
    """Seat 0 puts the first cards face down, seat 1 the second."""
    for seat, text in enumerate(cards):
        do(table, *text.split(), seat=seat)


def seen_by(table: Chess, seat: int | None) -> list[str]:
    """All events as the seat saw them (None: an onlooker), but for who lost track of what: kind, seat if any, to whom,
    cards, pieces with their new squares, facts; of what was left out, the words."""
    assert table.journal is not None
    return [in_short(table, event) for event in table.journal.feed(seat) if event.kind != "lose_track"]


def in_short(table: Chess, event: Event) -> str:
    """An event in a line."""
    who = [str(event.seat)] if event.seat >= 0 else []
    whom = [f"to {event.other}"] if event.other >= 0 else []
    squares = [f"-{moved.target.at}" if moved.target.at else "" for moved in event.moved]
    cards = [card_id(card) + square for card, square in zip(event.cards, squares, strict=True)]
    facts = [words_of(table, event.effect)] if event.kind == "skip" else event.about.values()
    return " ".join([event.kind, *who, *whom, *cards, *[str(fact) for fact in facts]])


def waits_for(table: Chess) -> tuple[str, int]:
    """What the table waits for, and the seat that acts."""
    return table.top.__class__.__name__, int(table.current_player())
