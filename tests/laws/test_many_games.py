"""The cheap laws at every single decision of very many games."""

from collections.abc import Callable

import pytest

from tests.laws.subjects import SUBJECTS, Subject
from tests.laws.test_actions import law_choices_are_sound
from tests.laws.test_cards import law_no_card_lost_or_made
from tests.laws.test_endings import law_ends_within_the_bound
from tests.laws.walk import Moment, Pace, hold

GAMES = 20_000
PARTS = 4


def law_cheap_ones(moment: Moment) -> None:
    """No card is lost or made, the choices are sound, each is accepted when it is done, and the game ends."""
    law_no_card_lost_or_made(moment)
    law_choices_are_sound(moment)
    if moment.step % 50 == 0 or moment.state.is_terminal():
        law_ends_within_the_bound(moment)


@pytest.mark.long
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
def test_cheap_laws_over_many_games(subject: Subject, part: int, told: Callable[[str], None]) -> None:
    pace = Pace(games=GAMES, every=1, edges=0, watch=False).part(part, PARTS)
    looked = hold(law_cheap_ones, subject, pace, told)
    told(f"{subject}, part {part + 1} of {PARTS}: the cheap laws held at {looked} moments")
