"""What a game tells the laws about itself, and which choices of the engine's own frames are secret."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from techdeck.core.actions import CARD
from techdeck.core.effects import (
    between_hands,
    change,
    control,
    copying,
    hands,
    look,
    lying_aside,
    people,
    piles,
    pointing,
    revealing,
    searching,
    secret,
    showing,
    swap,
    unseen,
    whole_hands,
)
from techdeck.core.effects.registers import CHOSEN, LOOKERS, PICKED
from techdeck.core.effects.run import Ask, ChoosePile, Run
from techdeck.core.effects.verb import Verb
from techdeck.core.frames import Frame
from techdeck.core.game import Game
from techdeck.core.state import State
from techdeck.core.zones import EVERYBODY, HAND, PENDING

OPEN_VERBS: tuple[type[Verb], ...] = (
    between_hands.SwapTwoHands,
    change.CountsAsDomain,
    change.CountsAsNeighbour,
    change.CountsAsValue,
    control.Either,
    control.May,
    copying.Copy,
    hands.DiscardCards,
    revealing.RevealCards,
    revealing.RevealDrawn,
    people.NameDomain,
    people.NameValue,
    people.Pick,
    piles.FromDiscard,
    swap.Replace,
    whole_hands.DiscardDown,
)
"""Verbs whose answers all may hear."""


@dataclass
class Secret:
    """Actions among which others can't tell, and the seats that can: the chooser, a receiver."""

    actions: list[int]
    involved: set[int]


class Book:
    """What the laws must know of one game beyond the engine's own words."""

    edge_tables = 0
    """How many different edge tables edge() knows."""

    def bound(self, game: Game) -> int:
        """The most actions a game can take."""
        raise NotImplementedError

    def options(self, players: int, seed: int) -> dict[str, str] | None:
        """The options of the dealt table with this seed; the usual ones unless the game needs others to be seen."""
        return None

    def edge(self, players: int, number: int) -> State:
        """A table set up by hand at an edge: a card just used, few cards in the deck, empty hands."""
        raise NotImplementedError

    def own_secrets(self, state: State, seat: int, frame: Frame) -> list[Secret]:
        """The secret choices of a frame of this game; an unknown frame is an error."""
        raise NotImplementedError

    def scramble_numbers(self, state: State, eyes: int, rng: Random) -> None:
        """Put something else for the numbers these eyes may not see."""

    def cards_in_numbers(self, state: State) -> set[int]:
        """The cards that secret numbers speak of."""
        return set()

    def must_visit(self, players: int) -> set[str]:
        """What the sample has to come by, in the words of tests/laws/test_coverage.py."""
        return set()

    def never(self, players: int) -> set[str]:
        """What every sample comes by but this game does not have, in the same words; it must really not occur."""
        return set()

    def made_public(self, one: State, other: State) -> bool:
        """Whether the rules have shown all a difference between hidden cards of two tables, with the same done on both.

        Then nobody takes one for the other, and the laws do not ask that they look alike.
        """
        return False

    def also_seen(self, state: State) -> set[str]:
        """What else is going on at this moment, in words of the game's own."""
        return set()

    shuns: Callable[[State, int], set[int]] | None = None
    """Where chance left to itself would hardly come by something: what a seat seldom does, in dealt games and edges."""

    def only_the_clock_ends(self, state: State) -> bool:
        """Whether players may go on for ever by the rules, where a clock runs: then it runs for the stubborn too."""
        return False

    def turn(self, state: State) -> str:
        """What stays the same as long as a turn goes on; the stubborn drag it out."""
        return " ".join([frame.key() for frame in state.frames[:3]])

    def secrets(self, state: State, seat: int) -> list[Secret]:
        """Where the seat's choice now is secret."""
        frame = state.frames[-1]
        if isinstance(frame, secret.PutFaceDown):
            return face_down_secrets(state, seat, frame)
        if isinstance(frame, Ask):
            return verb_secrets(state, seat, frame.verb, frame.run)
        if isinstance(frame, ChoosePile):
            return []
        return self.own_secrets(state, seat, frame)


def cards_of(state: State, seat: int) -> list[int]:
    """The seat's choices that point at a card."""
    return [action for action in state.legal_actions(seat) if CARD <= action < CARD + state.zones.cards]


def face_down_secrets(state: State, seat: int, frame: secret.PutFaceDown) -> list[Secret]:
    """Which cards are put face down, unless the whole hand goes: then there is nothing to choose. (Family 6.5)"""
    verb, run = frame.verb, frame.run
    left = verb.wanted(state, run, seat) - state.zones.count(PENDING + seat)
    if state.zones.count(HAND + seat) <= left:
        return []
    receiver = int(verb.receiver(state, run, seat))
    return [Secret(cards_of(state, seat), {seat, receiver})]


def verb_secrets(state: State, seat: int, verb: Verb, run: Run) -> list[Secret]:
    """The secret choices of a card's text; a verb not named here is an error, so that none is forgotten."""
    if isinstance(verb, OPEN_VERBS):
        return []
    if isinstance(verb, hands.PutCards | unseen.ShuffleCardsIn):
        return to_the_deck(state, seat, cards_of(state, seat))
    if isinstance(verb, hands.Give):
        receiver = int(run.user) if verb.to_user else int(run.get(state, PICKED))
        return [Secret(cards_of(state, seat), {seat, receiver})]
    if isinstance(verb, showing.ShowTo):
        return [Secret(cards_of(state, seat), {seat, int(run.get(state, PICKED))})]
    if is_seen(verb):
        return []
    if isinstance(verb, lying_aside.PutOne) and verb.where == look.TO_PICKED:
        return given_aside(state, seat, run)
    if isinstance(verb, lying_aside.PutOne) and state.two_piles and run.get(state, LOOKERS) != EVERYBODY:
        return to_the_deck(state, seat, cards_of(state, seat))
    if isinstance(verb, look.TakeAside | look.ReturnRest | look.PutAsideUnder):
        return [] if run.get(state, LOOKERS) == EVERYBODY else [Secret(cards_of(state, seat), {seat})]
    if isinstance(verb, searching.SearchFor):
        return [] if verb.show else [Secret(cards_of(state, seat), {seat})]
    if isinstance(verb, between_hands.TakeByChoice):
        return [Secret(cards_of(state, seat), {seat, int(run.get(state, PICKED))})]
    if isinstance(verb, swap.Exchange):
        return exchange_secrets(state, seat, verb, run)
    raise AssertionError(f"say in tests/laws/book.py whether the answers to {type(verb).__name__} are secret")


def given_aside(state: State, seat: int, run: Run) -> list[Secret]:
    """Which of the cards set aside another player gets, unless all have seen them."""
    if run.get(state, LOOKERS) == EVERYBODY:
        return []
    return [Secret(cards_of(state, seat), {seat, int(run.get(state, PICKED))})]


def is_seen(verb: Verb) -> bool:
    """Whether a card that was chosen in secret is seen by all at once: discarded, or shown."""
    if isinstance(verb, lying_aside.PutOne):
        return bool(verb.where == look.REST_TO_DISCARD)
    return isinstance(verb, between_hands.DiscardByChoice) or (isinstance(verb, lying_aside.TakeKind) and verb.show)


def to_the_deck(state: State, seat: int, actions: list[int]) -> list[Secret]:
    """A card goes to the deck unseen; of two decks everybody sees to which one. (Family 3.29)"""
    decks = sorted({int(state.deck_of(action - CARD)) for action in actions})
    return [Secret([a for a in actions if state.deck_of(a - CARD) == deck], {seat}) for deck in decks]


def exchange_secrets(state: State, seat: int, verb: swap.Exchange, run: Run) -> list[Secret]:
    """A hand card that goes where not all see it."""
    own = [a for a in cards_of(state, seat) if state.zones.where[a - CARD] == HAND + seat]
    places = {int(verb.first), int(verb.second)}
    if pointing.DECK_TOP in places:
        return to_the_deck(state, seat, own)
    if pointing.RANDOM_OF_PICKED in places:
        return [Secret(own, {seat, int(run.get(state, PICKED))})]
    if pointing.THOSE in places and own:
        return [Secret(own, {seat, int(state.zones.where[run.get(state, CHOSEN)]) - HAND})]
    return []
