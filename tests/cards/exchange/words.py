"""Words for the cards of Tech Exchange: tables in an effects phase, the market as it lies, moments written and read."""

from techdeck.core.cards import card_id, is_wild
from techdeck.core.zones import ASIDE, HAND, PENDING, USED
from techdeck.games.exchange.market import wild_number
from techdeck.games.exchange.names import STACK, USERS, WILD_AT
from techdeck.games.exchange.places import Exchange
from tests.exchange_table import STACK_LETTERS, do, exchange_table, hand, stack

CARDS = [f"{letter}{value}" for letter in "KSTV" for value in range(1, 14)]
"""Every card that has an effect."""
ONES = ["K1", "S1", "T1", "V1"]
"""The stacks as most tables here begin."""
NO_CARD = "there is no card to turn up"


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
    return [*([f"market {user} {market}"] if market else []), f"discard {card}", f"take {user} ?"]


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
