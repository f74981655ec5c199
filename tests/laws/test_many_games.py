"""Every law in each of very many games: the cheap ones at every single decision, the others once a game."""

from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from random import Random

import pytest

from tests.laws.subjects import SUBJECTS, Subject
from tests.laws.test_actions import law_choices_are_sound
from tests.laws.test_cards import law_no_card_lost_or_made
from tests.laws.test_endings import law_ends_within_the_bound
from tests.laws.walk import Law, Moment, game_walk, look

GAMES = 20_000
PARTS = 4
ROOMS = [
    f"tests.laws.{file.stem}" for file in sorted(Path(__file__).parent.glob("test_*.py")) if file != Path(__file__)
]
LAWS: dict[str, Law] = {
    name: law for room in ROOMS for name, law in vars(import_module(room)).items() if name.startswith("law_")
}
"""Every law there is."""


def law_cheap_ones(moment: Moment) -> None:
    """No card is lost or made, the choices are sound, each is accepted when it is done, and the game ends."""
    law_no_card_lost_or_made(moment)
    law_choices_are_sound(moment)
    if moment.step % 50 == 0 or moment.state.is_terminal():
        law_ends_within_the_bound(moment)


def cheap_laws_hold(subject: Subject, seed: int) -> int:
    """The cheap laws hold at every decision of the game; how many those are."""
    decisions = 0
    for moment in game_walk(subject, seed, watch=False):
        look(law_cheap_ones, moment)
        decisions += 1
    return decisions


def all_laws_hold(subject: Subject, seed: int, decisions: int) -> None:
    """Each law holds at some decision of the game, or at its end, in some seat's eyes and an onlooker's, at random."""
    rng = Random(f"{subject} {seed} when")
    due: dict[int, list[Law]] = {}
    for law in LAWS.values():
        due.setdefault(rng.randrange(decisions), []).append(law)
    for moment in game_walk(subject, seed):
        moment.eyes = [rng.randrange(subject.players), None]
        for law in due.pop(moment.step, ()):
            look(law, moment)
    assert not due, "looking on changed the game"


def games_hold(subject: Subject, seeds: range, told: Callable[[str], None]) -> None:
    """All that, in each of these games."""
    decisions = 0
    for seed in seeds:
        if (seed - seeds.start) % 500 == 0:
            told(f"{subject}: game {seed - seeds.start} of {len(seeds)}, {decisions} decisions")
        now = cheap_laws_hold(subject, seed)
        all_laws_hold(subject, seed, now)
        decisions += now
    told(f"{subject}: {len(LAWS)} laws held in {len(seeds)} games, the cheap ones at {decisions} decisions")


@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
def test_all_laws_over_a_few_games(subject: Subject) -> None:
    games_hold(subject, range(2), print)


@pytest.mark.long
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
def test_all_laws_over_many_games(subject: Subject, part: int, told: Callable[[str], None]) -> None:
    games = GAMES // PARTS
    games_hold(subject, range(part * games, (part + 1) * games), told)
