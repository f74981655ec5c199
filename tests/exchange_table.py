"""Tables of Tech Exchange set up by hand, and words to play them with.

Cards are written as text. A deck is written top card first, a discard pile top card first too. In a trading phase the
cards that a test does not mention lie under the deck, so that trading does not end for want of cards; in any other
phase they are expelled, where nothing reaches them. Wilds that are not mentioned are always expelled.
"""

from collections.abc import Sequence
from typing import Any

import pytest

from techdeck import IllegalAction, load_game
from techdeck.core.bits import bit
from techdeck.core.cards import card_id, is_wild, parse_card, printed_domain
from techdeck.core.rng import fast_rng
from techdeck.core.zones import DECK, DISCARD, EVERYBODY, EXPELLED, HAND
from techdeck.games.exchange.market import wild_number
from techdeck.games.exchange.names import FIRST, OPEN, SLOTS, STACK, WILD_AT
from techdeck.games.exchange.phases import Round, UseCard
from techdeck.games.exchange.places import Exchange
from techdeck.games.exchange.trading import begin_trading
from tests.table_words import action_of, cards, deck, discard, facts, hand, happened, known_to, may_do, sentences, zone

__all__ = [
    "action_of",
    "cards",
    "deck",
    "discard",
    "facts",
    "hand",
    "happened",
    "known_to",
    "may_do",
    "sentences",
    "zone",
]

DOMAINS = ("knowledge", "science", "technology", "service")
STACK_LETTERS = "KSTV"


def exchange_table(
    hands: Sequence[str],
    *,
    phase: str = "trading",
    market: str = "K1 S1 T1 V1",
    deck: str = "",
    discard: str = "",
    fill: bool | None = None,
    first: int = 0,
    edition: str = "open-1",
    options: dict[str, str] | None = None,
    seed: int = 1,
    watch: bool = True,
) -> Exchange:
    """A table at the beginning of a phase: trading, second trading, effects, second effects or reveal.

    Market cards lie on the stacks of their printed domains; a wild is written with its stack: W1@K.
    """
    table = load_game("exchange", len(hands), edition, options).blank()
    assert isinstance(table, Exchange)
    table.rng = fast_rng(seed)
    placed: set[int] = set()

    def lay(zone: int, some: list[int], seers: int) -> None:
        for card in some:
            assert card not in placed, f"{card_id(card)} is on the table twice"
            placed.add(card)
            table.zones.push(zone, card, seers)

    for word in market.split():
        name, _, stack = word.partition("@")
        card = parse_card(name)
        domain = STACK_LETTERS.index(stack) if stack else int(printed_domain(card))
        lay(STACK + domain, [card], EVERYBODY)
        if is_wild(card):
            table.nums[WILD_AT + wild_number(card)] = domain
    for seat, held in enumerate(hands):
        lay(HAND + seat, cards(held), bit(seat))
    known = {*placed, *cards(deck), *cards(discard)}
    rest = [card for card in range(table.zones.cards) if card not in known]
    filling = "trading" in phase if fill is None else fill
    lay(DECK, [card for card in rest if filling and not is_wild(card)] + cards(deck)[::-1], 0)
    lay(DISCARD, cards(discard)[::-1], EVERYBODY)
    lay(EXPELLED, [card for card in rest if card not in placed], EVERYBODY)
    table.nums[FIRST] = first
    if watch:
        table.watch()
    begin(table, phase, first)
    table.settle()
    return table


def begin(table: Exchange, phase: str, first: int) -> None:
    """The stack of frames at the beginning of a phase."""
    second = phase.startswith("second")
    if "trading" in phase:
        table.push(Round(4 if second else 2))
        begin_trading(table, 2 if second else 1)
    elif "effects" in phase:
        table.push(Round(5 if second else 3))
        table.push(UseCard(first, table.players))
    else:
        table.push(Round(5))


def dealt(players: int = 3, seed: int = 7, **options: str) -> Exchange:
    """A table as the game deals it, with a journal from now on."""
    state = load_game("exchange", players, options=options).new_initial_state(seed=seed)
    assert isinstance(state, Exchange)
    state.watch()
    return state


def do(table: Exchange, *texts: str, seat: int | None = None) -> None:
    """The acting seat does these actions one after the other: "K9" points at a card, else as in logs."""
    for text in texts:
        who = int(table.current_player()) if seat is None else seat
        table.apply_action(action_of(table, text), who)


def offer(table: Exchange, seat: int, gives: str, wants: str, *, tell: str = "exact", to: int | None = None) -> int:
    """Make an offer step by step and return its number.

    gives: one or two cards, "S4 K7". tell: what is told of each, "exact face-down" (one word serves for both).
    wants: one or two patterns with a comma between: "13", "science", "K7", "2/4", "2/science", "any".
    """
    prepare_offer(table, seat, gives, wants, tell=tell)
    before = int(table.nums[OPEN + seat])
    do(table, "to-all" if to is None else f"seat {to}", seat=seat)
    new = int(table.nums[OPEN + seat]) ^ before
    return seat * SLOTS + new.bit_length() - 1


def prepare_offer(table: Exchange, seat: int, gives: str, wants: str, *, tell: str = "exact") -> None:
    """Prepare an offer up to the last choice: for whom it is."""
    do(table, "offer", seat=seat)
    given, told = gives.split(), tell.split()
    for number, card in enumerate(given):
        do(table, telling(told[number % len(told)], card), seat=seat)
    if len(given) == 1 and table.zones.count(HAND + seat) > 1:
        do(table, "no", seat=seat)
    asked = [word.strip() for word in wants.split(",")]
    for want in asked:
        do(table, *want_steps(want), seat=seat)
    if len(asked) == 1:
        do(table, "no", seat=seat)


def telling(told: str, card: str) -> str:
    """The choice that offers a card and tells this of it: exact, by-value, by-domain or face-down."""
    return card if told == "exact" else f"{told} {card}"


def want_steps(want: str) -> list[str]:
    """The small choices that ask for this."""
    if want == "any":
        return ["any-card"]
    if "/" in want:
        return ["either", *(kind_named(kind) for kind in want.split("/"))]
    return [kind_named(want)] if want.isdigit() or want in DOMAINS else ["exact", want]


def kind_named(kind: str) -> str:
    """A value or a domain, as in logs."""
    return f"domain {kind}" if kind in DOMAINS else f"value {kind}"


def accept(table: Exchange, seat: int, number: int, *given: str) -> None:
    """Accept an offer with these cards."""
    do(table, f"accept {number}", *given, seat=seat)


def say(table: Exchange, seat: int, text: str) -> None:
    """Make a statement or ask a question."""
    do(table, "speak", text, seat=seat)


def all_done(table: Exchange) -> None:
    """Everybody is done trading, the lowest seat first."""
    while frame(table) == "Trading":
        do(table, "done")


def clock(table: Exchange, text: str) -> None:
    """The clock acts."""
    table.apply_action(action_of(table, text), -1)


def frame(table: Exchange) -> str:
    """What the table waits for: the name of the top frame."""
    return table.frames[-1].__class__.__name__ if table.frames else "nothing"


def phase_of(table: Exchange) -> str:
    """The frame with its numbers."""
    return table.frames[-1].key() if table.frames else "nothing"


def market(table: Exchange) -> list[int]:
    """What the stacks are worth: knowledge, science, technology, service."""
    return [int(worth) for worth in table.market()]


def stack(table: Exchange, letter: str) -> str:
    """The cards of a stack, the last one first."""
    return zone(table, STACK + STACK_LETTERS.index(letter))


def open_offers(table: Exchange) -> list[int]:
    """The numbers of the open offers."""
    return [offer["offer"] for offer in seen(table)["offers"]]


def seen(table: Exchange, seat: int | None = None) -> dict[str, Any]:
    """What a seat, or an onlooker, sees, as plain data."""
    return table.view(seat).to_dict()


def heard(table: Exchange, kind: str, seat: int | None = None) -> list[dict[str, Any]]:
    """The events of this kind as a seat, or an onlooker, was told them: their facts, with who did it and to whom."""
    assert table.journal is not None
    events = [event.to_dict() for event in table.journal.feed(seat) if event.kind == kind]
    return [{"seat": event["seat"], "other": event["other"], **as_dict(event["about"])} for event in events]


def as_dict(data: object) -> dict[str, Any]:
    """The data, which is a dictionary."""
    assert isinstance(data, dict)
    return data


def numbers_told(table: Exchange, kind: str) -> list[int]:
    """The numbers of the offers that events of this kind are about."""
    return [event["offer"] for event in heard(table, kind)]


def refused(table: Exchange, text: str, seat: int | None = None) -> IllegalAction:
    """The action is refused with a reason and a clause, and nothing at all changes. (Family 7.14)"""
    who = int(table.current_player()) if seat is None else seat
    before = everything(table)
    with pytest.raises(IllegalAction) as error:
        table.apply_action(action_of(table, text), who)
    assert everything(table) == before
    assert error.value.reason
    assert error.value.clause
    return error.value


def everything(table: Exchange) -> list[object]:
    """All that could change: the hash, the history, the journal, what every seat sees and may do."""
    events = len(table.journal.events) if table.journal is not None else 0
    seats = range(int(table.players))
    seen = [table.information_state_string(seat) for seat in seats]
    return [table.hash(), table.history(), events, seen, [may_do(table, seat) for seat in seats]]


def play_on(table: Exchange, until: str = "nothing", seed: int = 1, actions: int = 20000) -> None:
    """Play at random until the table waits for this frame."""
    rng = fast_rng(seed, "play on")
    while frame(table) != until and not table.is_terminal():
        actions -= 1
        assert actions > 0, f"{until} did not come"
        seats = table.acting_seats()
        seat = seats[rng.below(len(seats))]
        choices = table.legal_actions(seat)
        table.apply_action(choices[rng.below(len(choices))], seat)
