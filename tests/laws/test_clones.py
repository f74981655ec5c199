"""A clone plays on alike and leaves the original untouched; the hash tells any two states apart."""

import pickle
from collections.abc import Callable
from random import Random

import pytest

from techdeck.core.state import State
from tests.laws.dump import difference, everything
from tests.laws.subjects import SUBJECTS, Subject
from tests.laws.walk import Moment, Pace, Player, hold

STEPS = 25


def law_clones_play_alike(moment: Moment) -> None:
    """Two clones doing the same stay equal in everything, and the original stays as it was."""
    state, seed = moment.state, moment.rng.random()
    before, mark = everything(state), state.hash()
    assert everything(state.clone()) == before, difference(before, everything(state.clone()))
    one, other = state.clone(), state.clone()
    first, second = Player(Random(seed)), Player(Random(seed))
    for _ in range(STEPS):
        if one.is_terminal():
            break
        first.act(one)
        second.act(other)
        assert one.hash() == other.hash(), "two clones doing the same came apart"
    assert everything(one) == everything(other), difference(everything(one), everything(other))
    assert everything(state) == before, "playing on with a clone changed the original: " + difference(
        before, everything(state)
    )
    assert state.hash() == mark


def law_travels_whole(moment: Moment) -> None:
    """A state that was pickled is the same in everything, and so is every view of it."""
    state = moment.state
    other = pickle.loads(pickle.dumps(state))
    assert everything(other) == everything(state), difference(everything(state), everything(other))
    assert other.hash() == state.hash()
    for seat in moment.eyes:
        view, same = state.view(seat), pickle.loads(pickle.dumps(state.view(seat)))
        assert same.information_state_string() == view.information_state_string()
        assert everything(same.imagine(3)) == everything(view.imagine(3))


def law_clones_are_apart(moment: Moment) -> None:
    """Changing any field of a clone leaves the original untouched."""
    state = moment.state
    before = everything(state)
    for name, change in CHANGES:
        change(state.clone(), moment.rng)
        assert everything(state) == before, f"{name}: a clone shares this with the original"


def law_hash_tells_apart(moment: Moment) -> None:
    """A change of any one card, mark, number, register, frame or of chance changes the hash."""
    state = moment.state
    mark = state.hash()
    for name, change in CHANGES:
        other = state.clone()
        if change(other, moment.rng):
            assert other.hash() != mark, f"{name}: the hash does not see this"


def swap_cards(state: State, rng: Random) -> bool:
    """Two cards of different zones change places."""
    cards = [c for c in range(state.game.cards) if state.zones.where[c] != state.zones.where[0]]
    state.zones.swap(0, rng.choice(cards), 0, 0)
    return True


def change_seers(state: State, rng: Random) -> bool:
    """Somebody else knows a card."""
    zones = state.zones
    zone = int(zones.where[rng.randrange(state.game.cards)])
    i = rng.randrange(int(zones.count(zone)))
    zones.set_seers(zone, i, zones.seers(zone, i) ^ 1 << rng.randrange(7))
    return True


def change_number(state: State, rng: Random) -> bool:
    """One number is another."""
    state.nums[rng.randrange(len(state.nums))] += 1
    return True


def change_altered(state: State, rng: Random) -> bool:
    """A card counts as something else."""
    card = rng.randrange(52)
    value, domain = int(state.value_of(card)), int(state.domain_of(card))
    state.alter(card, value % 13 + 1, domain) if rng.random() < 0.5 else state.alter(card, value, (domain + 1) % 4)
    return True


def change_register(state: State, rng: Random) -> bool:
    """A text remembers something else."""
    if state.regs_used > 0:
        state.regs[rng.randrange(int(state.regs_used))] += 1
    return bool(state.regs_used > 0)


def drop_frame(state: State, rng: Random) -> bool:
    """Something no longer waits to happen."""
    if state.frames:
        state.pop()
        return True
    return False


def draw_chance(state: State, rng: Random) -> bool:
    """Chance has gone on."""
    state.rng.word()
    return True


CHANGES: list[tuple[str, Callable[[State, Random], bool]]] = [
    ("cards", swap_cards),
    ("who knows a card", change_seers),
    ("numbers", change_number),
    ("lasting changes", change_altered),
    ("registers", change_register),
    ("frames", drop_frame),
    ("chance", draw_chance),
]


@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
def test_clones_play_alike_and_leave_the_original_untouched(subject: Subject) -> None:
    hold(law_clones_play_alike, subject, Pace(games=6, every=17, edges=72, edge_every=5))


@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
def test_clones_share_nothing(subject: Subject) -> None:
    hold(law_clones_are_apart, subject, Pace(games=6, every=17, edges=72, edge_every=5))


@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
def test_the_hash_tells_states_apart(subject: Subject) -> None:
    hold(law_hash_tells_apart, subject, Pace(games=6, every=17, edges=72, edge_every=5))


@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
def test_states_and_views_travel_whole(subject: Subject) -> None:
    hold(law_travels_whole, subject, Pace(games=4, every=37, edges=36, edge_every=7))


@pytest.mark.long
@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
def test_clones_at_many_edges(subject: Subject, told: Callable[[str], None]) -> None:
    pace = Pace(games=0, every=1, edges=360)
    hold(law_clones_play_alike, subject, pace, told)
    hold(law_clones_are_apart, subject, pace, told)
    hold(law_hash_tells_apart, subject, pace, told)
    hold(law_travels_whole, subject, pace, told)
