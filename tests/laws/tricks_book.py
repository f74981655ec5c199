"""What the laws must know of Tricks of the Trade."""

from __future__ import annotations

from random import Random

from techdeck.core.actions import CARD
from techdeck.core.cards import card_id, card_of
from techdeck.core.frames import Frame
from techdeck.core.game import Game
from techdeck.core.state import State
from techdeck.core.zones import DISCARD, HAND
from techdeck.games.tricks.names import (
    ANY_CARD,
    BID,
    BIDS_SHOWN,
    COMMITTED,
    FACE_DOWN,
    FACED_DOWN,
    OFFER_FROM,
    OFFER_TO,
    OFFERED,
    OWN_GOAL,
    TURNED_UP,
    WANTED,
)
from techdeck.games.tricks.phases import Bidding, UseCard
from techdeck.games.tricks.proposals import CommitSecond, Offering, Reply, WantExact, Wanting
from techdeck.games.tricks.talk import Answering, Speaking
from techdeck.games.tricks.trading import SwapCard, TradingTurn
from techdeck.games.tricks.tricktaking import PlayCard
from tests.laws.book import Book, Secret, cards_of
from tests.laws.edges import change_at_random, learn_at_random, use_before
from tests.tricks_table import tricks_table

OPEN_FRAMES = (UseCard, Answering, Speaking, TradingTurn, Wanting, WantExact, PlayCard)
PHASES = ["trading", "bidding", "tricks", "trading"]
LONGEST_TEXT = 120
"""More actions than any chain of copied texts can ask for with 52 cards."""


class TricksBook(Book):
    """Tricks of the Trade."""

    edge_tables = 72

    def bound(self, game: Game) -> int:
        """Per proposal: pick, lay 2, ask 4, counter, lay 2, ask 4, commit 2. Every question has its answers."""
        n, options = game.players, game.options()
        turn = int(options["proposals"]) * 16 + n * int(options["talk"]) * (n + 1) + 3
        return 3 * n * (turn + 1 + LONGEST_TEXT + 6) + 2 * n

    def edge(self, players: int, number: int) -> State:
        """Up to 51 a card just used, from 52 on another phase; few cards everywhere, odd things known."""
        rng = Random(f"edge {players} {number}")
        number %= self.edge_tables
        table = small_table(players, number, rng)
        learn_at_random(table, rng)
        change_at_random(table, rng)
        if number < 52:
            use_before(table, table.zones.listed(DISCARD), rng)
            table.apply_action(CARD + number, table.current_player())
        return table

    def own_secrets(self, state: State, seat: int, frame: Frame) -> list[Secret]:
        if isinstance(frame, OPEN_FRAMES):
            return []
        if isinstance(frame, Bidding):
            last = len(state.acting_seats()) == 1
            return [] if last else [Secret(state.legal_actions(seat), {seat})]
        if isinstance(frame, Offering):
            return [Secret([a for a in state.legal_actions(seat) if FACE_DOWN <= a < FACE_DOWN + 54], {seat})]
        if isinstance(frame, SwapCard):
            return [] if frame.with_trump else [Secret(cards_of(state, seat), {seat})]
        if isinstance(frame, Reply | CommitSecond):
            return given_secrets(state, seat, isinstance(frame, CommitSecond))
        raise AssertionError(f"say in tests/laws/tricks_book.py whether choices of {type(frame).__name__} are secret")

    def scramble_numbers(self, state: State, eyes: int, rng: Random) -> None:
        """Other face-down offers, another half-made commitment, other bids."""
        nums = state.nums
        for slot in (0, 1):
            if nums[FACED_DOWN + slot] and nums[OFFER_FROM] != eyes:
                hand = state.zones.listed(HAND + nums[OFFER_FROM])
                nums[OFFERED + slot] = rng.choice([c for c in hand if c != nums[OFFERED + 1 - slot]])
        if nums[COMMITTED] >= 0 and nums[OFFER_TO] != eyes:
            nums[COMMITTED] = rng.choice(state.zones.listed(HAND + nums[OFFER_TO]))
        for seat in range(state.players):
            if not nums[BIDS_SHOWN] and nums[BID + seat] >= 0 and seat != eyes:
                nums[BID + seat] = rng.randrange(7)

    def cards_in_numbers(self, state: State) -> set[int]:
        return {int(state.nums[number]) for number in (OFFERED, OFFERED + 1, COMMITTED)}

    def must_visit(self, players: int) -> set[str]:
        """Every sub-state of trading; swaps only with two players, since only they have them."""
        frames = {"Bidding", "UseCard", "Answering", "Speaking", "TradingTurn", "Offering", "Wanting", "WantExact"}
        frames |= {"Reply", "CommitSecond", "PlayCard"} | ({"SwapCard"} if players == 2 else set())
        events = {
            "pass",
            "trade",
            "refuse",
            "counter",
            "time up",
            "say",
            "ask",
            "answer",
            "skip",
            "shuffle",
            "counts as",
        }
        return {f"frame {name}" for name in frames} | {f"event {name}" for name in events}


def given_secrets(state: State, seat: int, second: bool) -> list[Secret]:
    """Cards given in a trade: hidden from all until the trade is done; after it, those given for any card."""
    if not second and state.nums[WANTED + 1] >= 0:
        return [Secret(cards_of(state, seat), {seat})]
    if state.nums[WANTED + (1 if second else 0)] == ANY_CARD:
        return [Secret(cards_of(state, seat), {seat, int(state.nums[OFFER_FROM])})]
    return []


def small_table(players: int, number: int, rng: Random) -> State:
    """Few cards in hands, deck and pile, some of these empty, some goals exchanged; the rest lies out of reach."""
    twos, ones = [int(card_of(d, 2)) for d in range(4)], [int(card_of(d, 1)) for d in range(4)]
    used = number if number < 52 else -1
    turned_up = used if used in twos else rng.choice(twos)
    trump = turned_up if turned_up != used else rng.choice([card for card in range(52) if card not in twos + ones])
    rng.shuffle(ones)
    shown = [card if card != used and rng.random() < 0.85 else -1 for card in ones[:players]]
    trump_deck = [card for card in twos if card != turned_up]
    loose = [card for card in range(52) if card not in (used, trump, *shown, *trump_deck)]
    rng.shuffle(loose)
    goals = [card if card >= 0 else loose.pop() for card in shown]

    def some(least: int, most: int) -> str:
        return " ".join([card_id(loose.pop()) for _ in range(rng.randint(least, most))])

    first = rng.randrange(players)
    bids = [rng.randrange(7) for _ in range(players)]
    bids[first] = max(bids)
    hands = [some(0, 6) if rng.random() < 0.8 else "" for _ in range(players)]
    hands[first] += f" {card_id(used)}" if used >= 0 else " " + some(1, 3)
    table = tricks_table(
        hands,
        phase="effects" if used >= 0 else PHASES[number % 4],
        trump=card_id(trump),
        goals=[card_id(goal) for goal in goals],
        deck=some(0, 6) if rng.random() < 0.8 else "",
        discard=some(0, 5) if rng.random() < 0.8 else "",
        trump_deck=" ".join([card_id(card) for card in trump_deck]),
        first=first,
        bids=[] if number >= 52 and PHASES[number % 4] != "tricks" else bids,
        seed=rng.randrange(1 << 30),
    )
    table.nums[TURNED_UP] = turned_up
    for seat in range(players):
        table.nums[OWN_GOAL + seat] = ones[seat]  # what stands in for an exchanged goal is not the seat's own
    return table
