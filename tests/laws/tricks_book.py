"""What the laws must know of Tricks of the Trade."""

from __future__ import annotations

from random import Random

from techdeck.core.actions import CARD, NO
from techdeck.core.cards import card_id, card_of
from techdeck.core.frames import Frame
from techdeck.core.game import Game
from techdeck.core.state import State
from techdeck.core.trading.patterns import ANY, NOTHING_MORE, is_exact
from techdeck.core.trading.terms import NO_CARD, card_in, meant_for, told, two_cards, wanted
from techdeck.core.zones import DISCARD, HAND
from techdeck.games.tricks.names import (
    BID,
    BIDS_SHOWN,
    COMMITTED,
    COUNTER,
    DECK_SWAP,
    DRAFT_CARDS,
    DRAFT_TERMS,
    EITHER,
    EXACT,
    OFFER_CARDS,
    OFFER_FROM,
    OFFER_TERMS,
    OWN_GOAL,
    SPEAK,
    TRUMP_SWAP,
    TURNED_UP,
)
from techdeck.games.tricks.offering import Offering
from techdeck.games.tricks.phases import Bidding, UseCard
from techdeck.games.tricks.replying import CommitSecond, Reply
from techdeck.games.tricks.talk import Answering, Speaking
from techdeck.games.tricks.trading import SwapCard, TradingTurn
from techdeck.games.tricks.tricktaking import PlayCard
from techdeck.games.tricks.turns import TradeFrame, drop_unheard, is_unheard
from techdeck.games.tricks.wanting import WantEither, WantExact, Wanting, WantOther
from tests.laws.book import Book, Secret, cards_of
from tests.laws.edges import change_at_random, learn_at_random, use_before
from tests.tricks_table import tricks_table

OPEN_FRAMES = (UseCard, Answering, Speaking, PlayCard)
BEGINNINGS = {SPEAK, COUNTER, DECK_SWAP, TRUMP_SWAP, EXACT, EITHER}
"""With these a seat begins something of which nobody hears before it is finished; so it does with an offer."""
PHASES = ["trading", "bidding", "tricks", "trading"]
LONGEST_TEXT = 120
"""More actions than any chain of copied texts can ask for with 52 cards."""


class TricksBook(Book):
    """Tricks of the Trade."""

    edge_tables = 72

    def options(self, players: int, seed: int) -> dict[str, str] | None:
        """Every third pair may swap a card and trade as well."""
        return {"swap": "also"} if players == 2 and seed % 3 == 1 else None

    def bound(self, game: Game) -> int:
        """Per proposal: pick, lay 2, ask 6, counter, lay 2, ask 6, commit 2. Every question has its answers."""
        n, options = game.players, game.options()
        turn = int(options["proposals"]) * 20 + n * int(options["talk"]) * (n + 1) + 5
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
        if isinstance(frame, TradingTurn):
            return [Secret([action for action in state.legal_actions(seat) if action != NO], {seat})]
        if isinstance(frame, Offering | WantEither):
            return [Secret(state.legal_actions(seat), {seat})]
        if isinstance(frame, Wanting | WantExact | WantOther):
            return [Secret(unfinished(state, seat), {seat})]
        if isinstance(frame, SwapCard):
            return [] if frame.with_trump else [Secret(cards_of(state, seat), {seat})]
        if isinstance(frame, Reply | CommitSecond):
            return given_secrets(state, seat, isinstance(frame, CommitSecond))
        raise AssertionError(f"say in tests/laws/tricks_book.py whether choices of {type(frame).__name__} are secret")

    def scramble_numbers(self, state: State, eyes: int, rng: Random) -> None:
        """Other cards behind an offer, other bids; something else begun, or nothing."""
        nums, top = state.nums, state.top
        if nums[OFFER_TERMS] and nums[OFFER_FROM] != eyes:
            nums[OFFER_CARDS] = other_cards(state, rng)
        for seat in range(state.players):
            if not nums[BIDS_SHOWN] and nums[BID + seat] >= 0 and seat != eyes:
                nums[BID + seat] = rng.randrange(7)
        if isinstance(top, TradeFrame) and top.seat != eyes:
            drop_unheard(state)
            for _ in range(rng.randrange(4)):
                begin_something(state, top.seat, rng)

    def cards_in_numbers(self, state: State) -> set[int]:
        pairs = [int(state.nums[number]) for number in (OFFER_CARDS, DRAFT_CARDS)]
        return {int(card_in(pair, which)) for pair in pairs for which in (0, 1)} | {int(state.nums[COMMITTED])}

    def must_visit(self, players: int) -> set[str]:
        """Every sub-state of trading; swaps only with two players, since only they have them."""
        frames = {"Bidding", "UseCard", "Answering", "Speaking", "TradingTurn", "Offering", "Wanting", "WantExact"}
        frames |= {"WantEither", "WantOther", "Reply", "CommitSecond", "PlayCard"}
        frames |= {"SwapCard"} if players == 2 else set()
        events = {"pass", "offer", "trade", "refuse", "time_up", "say", "ask", "answer", "skip", "shuffle", "counts_as"}
        events |= {"play", "take_trick", "score", "gather", "return_two", "return_goal", "expel", "goal_is", "trump_is"}
        events |= {"swap"} if players == 2 else set()
        return {f"frame {name}" for name in frames} | {f"event {name}" for name in events}


def unfinished(state: State, seat: int) -> list[int]:
    """What a seat may ask for so that its offer is not complete yet."""
    legal = state.legal_actions(seat)
    more = state.zones.count(HAND + meant_for(state.nums[DRAFT_TERMS])) > 1
    if more and wanted(state.nums[DRAFT_TERMS], 0) == NOTHING_MORE:
        return legal
    return [action for action in legal if action in BEGINNINGS]


def given_secrets(state: State, seat: int, second: bool) -> list[Secret]:
    """Cards given in a trade: hidden from all until the trade is done; after it, those given for any card."""
    terms, legal = state.nums[OFFER_TERMS], state.legal_actions(seat)
    begun = [Secret([action for action in legal if action in BEGINNINGS], {seat})]
    if not second and wanted(terms, 1) != NOTHING_MORE:
        return [Secret([action for action in legal if action != NO], {seat})]
    if wanted(terms, 1 if second else 0) == ANY:
        return [*begun, Secret(cards_of(state, seat), {seat, int(state.nums[OFFER_FROM])})]
    return begun


def other_cards(state: State, rng: Random) -> int:
    """Other cards of the offerer's hand in place of those of which not all were told which they are."""
    terms, cards = state.nums[OFFER_TERMS], state.nums[OFFER_CARDS]
    pair = [int(card_in(cards, which)) for which in (0, 1)]
    hand = [card for card in state.zones.listed(HAND + state.nums[OFFER_FROM]) if card not in pair]
    for which, card in enumerate(pair):
        if card != NO_CARD and not is_exact(told(terms, which)) and hand:
            pair[which] = hand.pop(rng.randrange(len(hand)))
    return int(two_cards(pair[0], pair[1]))


def begin_something(state: State, seat: int, rng: Random) -> None:
    """The seat begins something, or goes on with it, but does not finish it; nobody else may see a difference."""
    state.settle()
    action = rng.choice(state.legal_actions(seat))
    after = state.clone()
    after.top.step(after, seat, action)
    if is_unheard(after.top) and after.top.waits_for:
        state.top.step(state, seat, action)
        state.settle()


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
