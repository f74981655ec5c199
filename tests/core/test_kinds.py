"""What a base class leaves open, every kind of it says: no NotImplementedError can be met in a game."""

import pytest

from techdeck.core.discarding import DiscardTogether
from techdeck.core.effects.hands import FromHand
from techdeck.core.effects.secret import SecretVerb
from techdeck.core.effects.swap import TwoCards
from techdeck.core.effects.verb import Verb
from techdeck.core.frames import Frame
from techdeck.core.game import Game
from techdeck.core.rng import Rng
from techdeck.core.state import State
from techdeck.core.table import Table
from techdeck.core.using import UseHandCard
from techdeck.games import games, load_game
from techdeck.games.exchange.stages import Stage
from techdeck.games.paradoxical.building import Discarding
from tests.rulebook.words import kinds_of


def leaves(base: type) -> list[type]:
    """The kinds that are played with, of every game."""
    for name in games():
        load_game(name, 2)
    kinds = [kind for kind in kinds_of(base) if kind.__module__.startswith("techdeck.") and not kind.__subclasses__()]
    assert kinds
    return kinds


def says(kind: type, base: type, method: str) -> bool:
    """Whether a kind has this method from itself or from a class between it and the base."""
    return any(method in vars(one) for one in kind.__mro__[: kind.__mro__.index(base)])


@pytest.mark.parametrize(
    ("base", "methods"),
    [
        (Verb, "do"),
        (FromHand, "act"),
        (SecretVerb, "collected"),
        (TwoCards, "act"),
        (DiscardTogether, "most first"),
        (UseHandCard, "next after"),
        (Discarding, "place most"),
        (Stage, "legal step clause ask"),
        (State, "fresh zone_names facts number_names last_round"),
        (Table, "scores winners"),
        (Game, "deal blank forms texts_lie_on"),
        (Rng, "word clone state_text"),
    ],
)
def test_every_kind_says_what_its_base_leaves_open(base, methods):
    missing = [(kind, method) for kind in leaves(base) for method in methods.split() if not says(kind, base, method)]
    assert missing == []


def test_a_verb_that_asks_hears_the_answer_and_another_is_not_asked():
    asking = {kind for kind in leaves(Verb) if says(kind, Verb, "options")}
    for method in ("chosen", "ask"):
        assert asking == {kind for kind in leaves(Verb) if says(kind, Verb, method)}
    assert 0 < len(asking) < len(leaves(Verb))


def test_a_frame_goes_on_by_itself_or_asks_and_hears():
    for kind in leaves(Frame):
        assert says(kind, Frame, "legal") == says(kind, Frame, "step") == says(kind, Frame, "ask"), kind
        assert says(kind, Frame, "legal") or says(kind, Frame, "advance"), kind
        assert says(kind, Frame, "tick") == says(kind, Frame, "clock_actions"), kind
