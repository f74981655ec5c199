"""Words for the cards of Tech Exchange: tables in an effects phase, the market as it lies, moments written and read."""

from techdeck.core.cards import card_id, is_wild
from techdeck.core.events import Event
from techdeck.core.zones import ASIDE, HAND, PENDING, USED
from techdeck.games.exchange.market import wild_number
from techdeck.games.exchange.names import STACK, USERS, WILD_AT
from techdeck.games.exchange.places import Exchange
from tests.exchange_table import STACK_LETTERS, do, exchange_table, hand, stack
from tests.table_words import words_of

CARDS = [f"{letter}{value}" for letter in "KSTV" for value in range(1, 14)]
"""Every card that has an effect."""
ONES = ["K1", "S1", "T1", "V1"]
"""The stacks as most tables here begin."""


def effects(
    hands: list[str],
    deck: str = "",
    discard: str = "",
    market: str = "K1 S1 T1 V1",
    first: int = 0,
    users: int = 0,
    seed: int = 1,
) -> Exchange:
    """A table in the first effects phase; users says how many have used a card in it already. (Exchange 6.2)"""
    table = exchange_table(hands, phase="effects", market=market, deck=deck, discard=discard, first=first, seed=seed)
    table.nums[USERS] = users
    return table


def stacks(table: Exchange) -> list[str]:
    """The four stacks, knowledge first; the card that came last stands first."""
    return [stack(table, letter) for letter in STACK_LETTERS]


def hands(table: Exchange) -> list[str]:
    """All hands, seat by seat."""
    return [hand(table, seat) for seat in range(int(table.players))]


def after(user: int, card: str, market: str = "") -> list[str]:
    """What the others see after a text: the market card, if one was turned up, the discard, the redraw."""
    return [*([f"market {user} {market}"] if market else []), f"discard {card}", f"draw {user} ?"]


def seen_by(table: Exchange, seat: int | None) -> list[str]:
    """All events as the seat saw them (None: an onlooker), but for who lost track of what: kind, seat if any, to whom,
    cards, market cards with their stacks, facts; of what was left out, the words."""
    assert table.journal is not None
    return [in_short(table, event) for event in table.journal.feed(seat) if event.kind != "lose_track"]


def in_short(table: Exchange, event: Event) -> str:
    """An event in a line."""
    who = [str(event.seat)] if event.seat >= 0 else []
    whom = [f"to {event.other}"] if event.other >= 0 else []
    zones = [moved.target.zone for moved in event.moved]
    stacks = [f"-{zone.removesuffix('_stack')}" if zone.endswith("_stack") else "" for zone in zones]
    cards = [card_id(card) + stack for card, stack in zip(event.cards, stacks, strict=True)]
    facts = [words_of(table, event.effect)] if event.kind == "skip" else event.about.values()
    return " ".join([event.kind, *who, *whom, *cards, *[str(fact) for fact in facts]])


def put(table: Exchange, *cards: str) -> None:
    """Seat 0 puts the first cards face down, seat 1 the second, and so on."""
    for seat, text in enumerate(cards):
        do(table, *text.split(), seat=seat)


def check_market(table: Exchange) -> None:
    """Every card is somewhere, nothing lies aside, each stack has cards of its domain, and no hand has a wild."""
    zones = table.zones
    everywhere = [card for zone in range(len(zones.counts)) for card in zones.listed(zone)]
    assert sorted(everywhere) == list(range(int(zones.cards)))
    assert [int(zones.count(zone)) for zone in (ASIDE, USED, *range(PENDING, PENDING + 6))] == [0] * 8
    for domain in range(4):
        for card in zones.listed(STACK + domain):
            at = table.nums[WILD_AT + wild_number(card)] if is_wild(card) else table.domain_of(card)
            assert at == domain, card_id(card)
    held = [card for seat in range(int(table.players)) for card in zones.listed(HAND + seat)]
    assert not any(is_wild(card) for card in held)
