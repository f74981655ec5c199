"""What the laws must know of Tech Exchange."""

from __future__ import annotations

from random import Random

from techdeck.core.actions import CARD, NO
from techdeck.core.bits import has
from techdeck.core.cards import is_wild
from techdeck.core.counting import ROUND
from techdeck.core.frames import Frame
from techdeck.core.game import Game
from techdeck.core.state import State
from techdeck.core.trading.patterns import ANY, NOTHING_MORE, THE_CARD
from techdeck.core.trading.terms import NO_CARD, card_in, told, two_cards, wanted
from techdeck.core.zones import DISCARD, HAND
from techdeck.games.exchange.accepting import PickPartner
from techdeck.games.exchange.arranging import Arranging
from techdeck.games.exchange.market import PlaceWild
from techdeck.games.exchange.names import (
    ACCEPT,
    ACCEPT_CARDS,
    ACCEPTED,
    ADDRESSING,
    AIM,
    CANCEL,
    COMMITTING,
    DRAFT_CARDS,
    DRAFT_TERMS,
    DROPPED,
    LAST_STAGE,
    LAYING,
    OFFER,
    OFFER_CARDS,
    OFFER_TERMS,
    OFFERS,
    OPEN,
    SAY_DONE,
    SLOTS,
    SPEAK,
    SPEAKING,
    STAGE,
    WINDOW,
)
from techdeck.games.exchange.phases import Equalise, UseCard
from techdeck.games.exchange.trading import STAGES, Trading, stage_of
from techdeck.games.exchange.view import RECORDS
from tests.laws.book import Book, Secret, cards_of
from tests.laws.edges import change_at_random, learn_at_random, use_before
from tests.laws.exchange_edges import EdgeTable, make_offers, put_some

OPEN_FRAMES = (PlaceWild, PickPartner, UseCard, Arranging)
KINDS = ["trading", "live", "reveal", "live", "second trading", "trading", "live", "wilds", "live", "second trading"]
NOT_HERE = {"choose_pile", "copy_unseen", "offer_draw", "concede", "over"}
"""There is one deck; a copied card that nobody can place needs a shuffle since it was used, which a small sample seldom
has; ways out are looked at for all games alike."""
HOUSE_TEXTS = {
    *("changes_end", "look_at_cards", "pass_hand", "reveal_hand", "search_for", "swap_hands", "take_from_hand"),
}
"""No card of the open edition does these here; tests/rulebook and tests/cards have texts that do."""
COPYING = 42
"""More answers than all cards of two decks that copy ask for in one chain: fourteen cards, three answers each."""
AN_OFFER = 13
"""Begin, two cards, two times one of two kinds, for whom; then it is cancelled, or a window closes, a partner is picked
and a wild is put on a stack."""
A_DRAFT = 10
"""Begin, two cards, two times one of two kinds, and it is dropped."""
AN_ACCEPT = 3
"""Begin and two cards."""
THE_CLOCK_SPEAKS = 2000
"""At a live table one may be done and come back without end: so many actions at most, as these tests play, pass before
the clock says that trading is over."""


class ExchangeBook(Book):
    """Tech Exchange."""

    edge_tables = 82

    def bound(self, game: Game) -> int:
        """Three rounds of two tradings, two effects phases, equal hands and groups; a card joins one group."""
        n, cards = game.players, game.cards
        effects = n * (2 + COPYING + cards)
        return 3 * (2 * most_trading(game) + 2 * effects + 4 + 3 * cards + n)

    def options(self, players: int, seed: int) -> dict[str, str] | None:
        """Chance trades little: sometimes few have more time for it, and often there is a clock, with few offers."""
        usual: dict[str, str] = {}
        patient = {"quiet_offers": "8", "arranging": "best"}
        live = {"clock": "on", "offers": "3" if players < 4 else "2", "drafts": "4", "talk": "1"}
        return [usual, live, patient, live][seed % 4]

    def edge(self, players: int, number: int) -> State:
        """Up to 51 a card just used, from 52 on other phases; few cards everywhere, odd things known."""
        rng = Random(f"exchange edge {players} {number}")
        number %= self.edge_tables
        kind = "use" if number < 52 else KINDS[number % 10]
        edge = EdgeTable(players, kind, number, rng)
        table = edge.laid()
        learn_at_random(table, rng)
        change_at_random(table, rng)
        if kind == "use":
            use_before(table, table.zones.listed(DISCARD), rng)
            table.apply_action(CARD + edge.used, table.current_player())
        elif isinstance(table.frames[-1], Trading):
            make_offers(table, rng)
        elif isinstance(table.frames[-1], Equalise):
            put_some(table, rng)
        return table

    def secrets(self, state: State, seat: int) -> list[Secret]:
        """A wild is no secret for long: whoever draws or takes it shows it. (Exchange 1.7)"""
        wilds = {CARD + card for card in range(int(state.zones.cards)) if is_wild(card)}
        found = super().secrets(state, seat)
        return [Secret([a for a in one.actions if a not in wilds], one.involved) for one in found]

    def own_secrets(self, state: State, seat: int, frame: Frame) -> list[Secret]:
        if isinstance(frame, OPEN_FRAMES):
            return []
        if isinstance(frame, Equalise):
            # Who discards the whole hand has nothing to choose.
            return [Secret(cards_of(state, seat), {seat})] if frame.fewest > 0 else []
        if isinstance(frame, Trading):
            return trading_secrets(state, seat) if seat in looked_at(state) else []
        raise AssertionError(f"say in tests/laws/exchange_book.py whether choices of {type(frame).__name__} are secret")

    def scramble_numbers(self, state: State, eyes: int, rng: Random) -> None:
        """Others prepare something else, and other cards stand behind their offers and what they have committed."""
        for seat in range(int(state.players)):
            if seat != eyes:
                scramble_seat(state, seat, rng)

    def cards_in_numbers(self, state: State) -> set[int]:
        """The cards behind offers; and the wilds, since all see whether a card somebody draws is one."""
        nums, seats = state.nums, range(int(state.players))
        packed = [nums[OFFER_CARDS + number] for number in range(OFFERS)]
        packed += [nums[first + seat] for first in (DRAFT_CARDS, ACCEPT_CARDS) for seat in seats]
        wilds = {card for card in range(int(state.zones.cards)) if is_wild(card)}
        return wilds | {int(card_in(cards, which)) for cards in packed for which in (0, 1)} - {NO_CARD}

    def also_seen(self, state: State) -> set[str]:
        """What the seats are doing in trading."""
        if state.is_terminal() or not isinstance(state.frames[-1], Trading):
            return set()
        stages = {f"stage {type(stage_of(state, seat)).__name__}" for seat in state.acting_seats()}
        return stages | ({"waiting for a window"} if max(state.nums[ACCEPTED : ACCEPTED + 6]) >= 0 else set())

    def must_visit(self, players: int) -> set[str]:
        """Every stage of trading and every frame; a partner is picked only where two others can accept."""
        frames = {"Trading", "PlaceWild", "UseCard", "Equalise", "Arranging"} | (
            {"PickPartner"} if players > 2 else set()
        )
        stages = {type(stage).__name__ for stage in STAGES}
        events = set(RECORDS.events) - NOT_HERE - HOUSE_TEXTS - ({"take_back"} if players == 2 else set())
        seen = {f"frame {name}" for name in frames} | {f"stage {name}" for name in stages}
        return seen | {f"event {name}" for name in events} | {"waiting for a window"}

    def shuns(self, state: State, seat: int) -> set[int]:
        """In trading: to be done, to cancel, to drop what was begun; not to ask for more is no drop."""
        trading = bool(state.frames) and isinstance(state.frames[-1], Trading)
        return {SAY_DONE, NO, *range(CANCEL, CANCEL + OFFERS)} if trading else set()

    def only_the_clock_ends(self, state: State) -> bool:
        """At a live table one may be done and come back for ever. (Exchange 5.4)"""
        return bool(state.frames) and isinstance(state.frames[-1], Trading) and state.game.options()["clock"] == "on"

    def turn(self, state: State) -> str:
        """Round and phase."""
        return f"{state.nums[ROUND]} {state.frames[0].key()}" if state.frames else ""


def most_trading(game: Game) -> int:
    """The most actions of a trading phase: all limits used up, or quiet time before every trade and after the last."""
    n, options = game.players, game.options()
    offers, drafts, talk = [int(options[name]) for name in ("offers", "drafts", "talk")]
    # After every offer, every trade and every question each player may come back, or pass, and be done again.
    done = n + 2 * n * n * (2 * offers + talk)
    # An accept ends in a trade, or is dropped. All may have begun one when an offer is gone, the two traders an offer.
    an_offer = AN_OFFER + n * AN_ACCEPT + 2 * A_DRAFT
    by_limits = n * (offers * an_offer + drafts * A_DRAFT + talk * (n + 1)) + done + 1
    return by_limits + (THE_CLOCK_SPEAKS if options["clock"] == "on" else 0)


def looked_at(state: State) -> list[int]:
    """Everybody acts at once, and everybody has secrets: two of those who trade are looked at, by turns."""
    trading = state.acting_seats()
    return [trading[(len(state.moves) + i) % len(trading)] for i in range(min(2, len(trading)))]


def trading_secrets(state: State, seat: int) -> list[Secret]:
    """What is prepared is secret, and so is which offer is about to be accepted; what is said or made is heard."""
    stage, legal = state.nums[STAGE + seat], state.legal_actions(seat)
    if stage in (ADDRESSING, SPEAKING):
        return []
    if stage < LAYING:
        begins = [action for action in legal if action in (OFFER, SPEAK) or ACCEPT <= action < CANCEL]
        return [Secret(begins, {seat})]
    if stage == COMMITTING:
        return committing_secrets(state, seat)
    return [Secret(legal, {seat})]


def committing_secrets(state: State, seat: int) -> list[Secret]:
    """All hear of the last card, but which it was stays unseen until the trade, and after it if any card was asked for.

    A card in an open offer of its own is no secret: the offer is withdrawn when the card goes. (Exchange 3.10)
    """
    number = int(state.nums[AIM + seat])
    terms = state.nums[OFFER_TERMS + number]
    second = card_in(state.nums[DRAFT_CARDS + seat], 0) != NO_CARD
    if not second and wanted(terms, 1) != NOTHING_MORE:
        return [Secret(state.legal_actions(seat), {seat})]
    offered = offered_by(state, seat)
    free = [action for action in cards_of(state, seat) if action - CARD not in offered]
    if state.nums[WINDOW]:
        return [Secret(free, {seat})]
    return [Secret(free, {seat, number // SLOTS})] if wanted(terms, 1 if second else 0) == ANY else []


def offered_by(state: State, seat: int) -> set[int]:
    """The cards in a seat's open offers."""
    numbers = [seat * SLOTS + slot for slot in range(SLOTS) if has(state.nums[OPEN + seat], slot)]
    return {int(card_in(state.nums[OFFER_CARDS + number], which)) for number in numbers for which in (0, 1)}


def scramble_seat(state: State, seat: int, rng: Random) -> None:
    """The seat prepares something else; other cards stand behind its offers, but where it told exactly which."""
    nums, hand = state.nums, state.zones.listed(HAND + seat)
    nums[STAGE + seat] = rng.randrange(LAST_STAGE + 1)
    nums[DROPPED + seat] = rng.randrange(9)
    nums[DRAFT_CARDS + seat] = two_cards(rng.choice([*hand, NO_CARD]), NO_CARD)
    nums[DRAFT_TERMS + seat] = rng.randrange(1 << 38)
    nums[AIM + seat] = rng.randrange(OFFERS)
    for number in range(seat * SLOTS, seat * SLOTS + SLOTS):
        nums[OFFER_CARDS + number] = other_cards(nums[OFFER_CARDS + number], nums[OFFER_TERMS + number], hand, rng)
    nums[ACCEPT_CARDS + seat] = other_cards(nums[ACCEPT_CARDS + seat], 0, hand, rng)


def other_cards(cards: int, terms: int, hand: list[int], rng: Random) -> int:
    """Two packed cards with other ones of the hand for those that were not told exactly."""
    kept = [int(card_in(cards, which)) for which in (0, 1)]
    one, other = [c if c == NO_CARD or told(terms, i) >= THE_CARD else rng.choice(hand) for i, c in enumerate(kept)]
    return int(two_cards(one, other))
