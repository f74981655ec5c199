"""Tables of Tricks of the Trade set up by hand, and words to play them with.

Cards are written as text. A deck is written top card first, a discard pile top card first too. Cards that a test does
not mention lie in the trump discard pile, where nothing reaches them.
"""

from collections.abc import Sequence
from typing import Any

from techdeck.core.bits import bit
from techdeck.core.cards import card_id, card_of, parse_card
from techdeck.core.frames import Frame
from techdeck.core.rng import fast_rng
from techdeck.core.zones import DECK, DISCARD, EVERYBODY, EXPELLED, HAND
from techdeck.games import load_game
from techdeck.games.tricks.names import (
    BID,
    BIDS_SHOWN,
    FIRST,
    GOAL,
    LEADER,
    OWN_GOAL,
    TRUMP,
    TRUMP_DECK,
    TRUMP_DISCARD,
    TURNED_UP,
)
from techdeck.games.tricks.phases import Bidding, Round, UseCard
from techdeck.games.tricks.table import Tricks
from techdeck.games.tricks.trading import Trading
from techdeck.games.tricks.tricktaking import TrickTaking
from techdeck.games.tricks.wanting import Wanting
from tests.table_words import (
    action_of,
    cards,
    deck,
    discard,
    facts,
    hand,
    happened,
    known_to,
    may_do,
    sentences,
    shown_zone,
    told,
    zone,
)

__all__ = [
    "action_of",
    "cards",
    "deck",
    "discard",
    "do",
    "facts",
    "hand",
    "happened",
    "known_to",
    "may_do",
    "moved",
    "sentences",
    "shown_zone",
    "told",
    "zone",
]

DOMAINS = {"knowledge": 0, "science": 1, "technology": 2, "service": 3}


def frames_of(phase: str, table: Tricks, first: int) -> list[Frame]:
    """The stack of frames at the beginning of a phase."""
    if phase == "trading":
        return [Round(2), Trading(0)]
    if phase == "bidding":
        return [Round(3), Bidding()]
    if phase == "effects":
        return [Round(4), UseCard(first, table.players)]
    return [Round(6), TrickTaking()]


def tricks_table(
    hands: Sequence[str],
    *,
    phase: str = "effects",
    trump: str = "V2",
    goals: Sequence[str] = ("K1", "S1", "T1", "V1"),
    deck: str = "",
    discard: str = "",
    trump_deck: str = "",
    first: int = 0,
    bids: Sequence[int] = (),
    edition: str = "open-1",
    options: dict[str, str] | None = None,
    seed: int = 1,
    watch: bool = True,
) -> Tricks:
    """A table at the beginning of a phase; trump is a card, or a domain's name for its 2."""
    table = load_game("tricks", len(hands), edition, options).blank()
    assert isinstance(table, Tricks)
    table.rng = fast_rng(seed)
    trump_card = int(card_of(DOMAINS[trump], 2)) if trump in DOMAINS else parse_card(trump)
    placed: set[int] = set()

    def lay(zone: int, some: list[int], seers: int) -> None:
        for card in some:
            assert card not in placed, f"{card_id(card)} is on the table twice"
            placed.add(card)
            table.zones.push(zone, card, seers)

    lay(EXPELLED, [52, 53], EVERYBODY)
    lay(TRUMP, [trump_card], EVERYBODY)
    for seat, held in enumerate(hands):
        table.nums[OWN_GOAL + seat] = parse_card(goals[seat])
        lay(GOAL + seat, [parse_card(goals[seat])], EVERYBODY)
        lay(HAND + seat, cards(held), bit(seat))
    lay(DECK, cards(deck)[::-1], 0)
    lay(DISCARD, cards(discard)[::-1], EVERYBODY)
    lay(TRUMP_DECK, cards(trump_deck)[::-1], 0)
    lay(TRUMP_DISCARD, [card for card in range(52) if card not in placed], EVERYBODY)
    table.nums[TURNED_UP] = trump_card
    table.nums[FIRST] = table.nums[LEADER] = first
    over = phase in ("effects", "tricks")
    for seat, bid in enumerate(bids or [0] * len(hands) if over else bids):
        table.nums[BID + seat] = bid
    table.nums[BIDS_SHOWN] = 1 if over else 0
    for frame in frames_of(phase, table, first):
        table.push(frame)
    if watch:
        table.watch()
    table.settle()
    return table


def do(table: Tricks, *texts: str, seat: int | None = None) -> None:
    """The acting seat does these actions one after the other: "K9" points at a card, else as in logs."""
    for text in texts:
        who = int(table.current_player()) if seat is None else seat
        first = step_before(table, text)
        if first and first in may_do(table, who):
            table.apply_action(action_of(table, first), who)
        table.apply_action(action_of(table, text), who)


def step_before(table: Tricks, text: str) -> str:
    """The small choice that comes before this one: to speak, or to name an exact card."""
    if text.startswith(("say-", "ask-")):
        return "speak"
    is_card = len(text) > 1 and text[0] in "KSTV" and text[1:].isdigit()
    return "exact" if is_card and isinstance(table.top, Wanting) else ""


def moved(card: str | None, source: str, source_seat: int | None, target: str, index: int | None) -> dict[str, object]:
    """A card as an event tells it that went from the hand, or the pile, of a seat to a pile that is nobody's."""
    start = {"zone": source, "seat": source_seat, "index": None, "at": None}
    return {"card": card, "from": start, "to": {"zone": target, "seat": None, "index": index, "at": None}}


def sides(trade: dict[str, Any]) -> set[tuple[str | None, int, int]]:
    """The cards of a trade as an event tells it: which card went from whose hand to whose."""
    return {(card["card"], card["from"]["seat"], card["to"]["seat"]) for card in trade["cards"]}
