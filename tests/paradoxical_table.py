"""Tables of Paradoxical set up by hand, and words to play them with.

Cards are written as text. Decks and discard piles are written top card first, tableaus and the pool in the order in
which the cards came. Cards that a test does not mention are expelled, where nothing reaches them.
"""

from collections.abc import Sequence

from techdeck.core.bits import bit
from techdeck.core.cards import FACES, card_id
from techdeck.core.counting import ROUND
from techdeck.core.events import Event
from techdeck.core.rng import fast_rng
from techdeck.core.spots import Spot
from techdeck.core.zones import DECK, DISCARD, EVERYBODY, EXPELLED, HAND, SECOND_DECK, SECOND_DISCARD
from techdeck.games import load_game
from techdeck.games.paradoxical.names import POOL, TABLEAU, TOKENS, TURNS
from techdeck.games.paradoxical.phases import Turn
from techdeck.games.paradoxical.places import Paradoxical
from tests.table_words import action_of, cards, hand, happened, known_to, may_do, zone

__all__ = ["action_of", "cards", "do", "hand", "happened", "known_to", "may_do", "zone"]

EXAMPLE = "K2 K6 K7 S3 S10 S12 T2 T12 V7 V12"
"""The tableau of the rulebook's example: a full house of 2s and 12s, 40 against 33."""


def paradoxical_table(
    tableaus: Sequence[str] = ("", ""),
    *,
    hands: Sequence[str] = (),
    deck_1: str = "",
    deck_2: str = "",
    discard_1: str = "",
    discard_2: str = "",
    pool: str = "",
    tokens: Sequence[int] = (),
    marked: str = "",
    turn: int = 0,
    turns: int = 0,
    edition: str = "open-1",
    options: dict[str, str] | None = None,
    seed: int = 1,
    watch: bool = True,
) -> Paradoxical:
    """A table at the beginning of a seat's turn, as many rounds of turns after the start as turns says."""
    players = len(tableaus)
    table = load_game("paradoxical", players, edition, options).blank()
    assert isinstance(table, Paradoxical)
    table.rng = fast_rng(seed)
    laid = {DECK: (cards(deck_1)[::-1], 0), SECOND_DECK: (cards(deck_2)[::-1], 0), POOL: (cards(pool), EVERYBODY)}
    laid |= {DISCARD: (cards(discard_1)[::-1], EVERYBODY), SECOND_DISCARD: (cards(discard_2)[::-1], EVERYBODY)}
    laid |= {TABLEAU + seat: (cards(tableau), EVERYBODY) for seat, tableau in enumerate(tableaus)}
    laid |= {HAND + seat: (cards(held), int(bit(seat))) for seat, held in enumerate(hands)}
    lay_out(table, laid)
    for seat, count in enumerate(tokens):
        table.nums[TOKENS + seat] = count
        table.nums[ROUND] += count
    for card in cards(marked):
        table.mark(card)
    table.nums[TURNS] = turns * players + turn
    table.push(Turn(turn))
    if watch:
        table.watch()
    table.settle()
    return table


def lay_out(table: Paradoxical, laid: dict[int, tuple[list[int], int]]) -> None:
    """Put cards into their zones, each card once, cards of piles into their own; all others are expelled."""
    placed: set[int] = set()
    for number, (some, seers) in laid.items():
        for card in some:
            assert card not in placed, f"{card_id(card)} is on the table twice"
            if number in (DECK, DISCARD, SECOND_DECK, SECOND_DISCARD):
                assert number in (table.deck_of(card), table.pile_of(card)), f"{card_id(card)} is of the other deck"
            placed.add(card)
            table.zones.push(number, card, seers)
    for card in range(table.zones.cards):
        if card not in placed:
            table.zones.push(EXPELLED, card, EVERYBODY)


def do(table: Paradoxical, *texts: str, seat: int | None = None) -> None:
    """The acting seat does these actions one after the other: "K9" points at a card or uses it, else as in logs."""
    for text in texts:
        who = int(table.current_player()) if seat is None else seat
        table.apply_action(action_of(table, text), who)


def events(table: Paradoxical, kind: str) -> list[Event]:
    """What the journal noted of this kind."""
    assert table.journal is not None
    return [event for event in table.journal.events if event.kind == kind]


def noted(table: Paradoxical, kind: str) -> list[str]:
    """The same in short: the cards, then the facts about it."""
    return [in_short(event) for event in events(table, kind)]


def in_short(event: Event) -> str:
    """The cards of an event and the facts about it: "deck_1", "found T5", "K9 S4"."""
    words = [card_id(card) for card in event.cards]
    for name, fact in event.about.items():
        if isinstance(fact, bool):
            words.append(name if fact else f"not {name}")
        elif isinstance(fact, list):
            words += [str(one) for one in fact]
        elif fact is not None:
            words.append(str(fact))
    return " ".join(words)


def went(event: Event) -> list[str]:
    """Where each card of an event went: "K9 hand 0 > discard_1"."""
    return [f"{card_id(one.card)} {spot_text(one.source)} > {spot_text(one.target)}" for one in event.moved]


def spot_text(spot: Spot) -> str:
    """A zone by its name, with its seat."""
    return spot.zone if spot.seat < 0 else f"{spot.zone} {spot.seat}"


def left_out(table: Paradoxical) -> list[str]:
    """The sentences that could do nothing, in order, as they stand in their cards' texts. (Family 3.3)"""
    found, texts = [], table.game.deck.texts
    for event in events(table, "skip"):
        assert event.effect is not None
        found.append(texts[event.effect.card % FACES][event.effect.start : event.effect.end])
    return found


def tableau(table: Paradoxical, seat: int) -> str:
    """A seat's tableau, in the order in which its cards came."""
    return in_order(table, TABLEAU + seat)


def pool(table: Paradoxical) -> str:
    """The pool, in the order in which its cards came."""
    return in_order(table, POOL)


def in_order(table: Paradoxical, number: int) -> str:
    """The cards of a zone, the first one first."""
    return " ".join(card_id(card) for card in table.zones.listed(number))


def deck_1(table: Paradoxical) -> str:
    """Deck 1, top card first."""
    return zone(table, DECK)


def deck_2(table: Paradoxical) -> str:
    """Deck 2, top card first."""
    return zone(table, SECOND_DECK)


def discard_1(table: Paradoxical) -> str:
    """The discard pile of deck 1, top card first."""
    return zone(table, DISCARD)


def discard_2(table: Paradoxical) -> str:
    """The discard pile of deck 2, top card first."""
    return zone(table, SECOND_DISCARD)


def tokens(table: Paradoxical) -> list[int]:
    """How many paradoxes each seat has claimed."""
    return [int(table.tokens(seat)) for seat in range(int(table.players))]


def marked(table: Paradoxical) -> str:
    """The cards marked as used."""
    return " ".join(card_id(card) for card in range(table.zones.cards) if table.is_used(card))
