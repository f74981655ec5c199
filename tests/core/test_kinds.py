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
        (Game, "begin empty_table"),
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


@pytest.mark.parametrize("name", games())
def test_a_game_lists_its_frames_and_each_comes_back_from_its_key(name):
    game = load_game(name, 2)
    own = {kind for kind in leaves(Frame) if kind.__module__.startswith(f"techdeck.games.{name}.")}
    assert set(game.frames) == own
    for kind in game.frames:
        numbers = [field.low + i for i, field in enumerate(kind.form.fields)]
        frame = game.frame(kind.__name__, numbers)
        assert isinstance(frame, kind)
        assert frame.key() == (f"{kind.__name__}({','.join(map(str, numbers))})" if numbers else kind.__name__)


@pytest.mark.parametrize("name", games())
def test_a_frame_lies_on_frames_of_its_game(name):
    names = {"", "Run", *[kind.__name__ for kind in load_game(name, 2).frames]}
    for kind in load_game(name, 2).frames:
        assert kind.form.on
        assert {text.partition("(")[0] for text in kind.form.on} <= names, kind
