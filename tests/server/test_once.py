"""What is drawn up once for several readers is what each of them would have been told alone."""

from __future__ import annotations

import random

import msgspec
import pytest

import techdeck
from techdeck.games import games
from techdeck.server.once import Heard, Once, Waiting
from techdeck.server.play import Play
from techdeck.server.telling import Reader

NAMES = ["Ann", "Ben", "Cleo", "Dan"]


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("seed", [1, 2])
def test_it_is_the_same_to_the_byte_as_if_each_were_told_alone(game, seed):
    chance, served = random.Random(seed), Served()
    players = 2 if game == "chess" else 4
    play = Play(techdeck.load_game(game, players), bytes([seed]) * 32, [None] * players)
    seats = [*range(players), None]
    together, alone = ({seat: Reader(play.state, seat, NAMES[:players], 0) for seat in seats} for _ in range(2))
    for _ in range(150):
        if play.state.is_terminal():
            break
        by = chance.choice(play.state.acting_seats())
        step = play.action(by, chance.choice(play.state.legal_actions(by)))
        play.take(step)
        once = served.once()
        for seat in chance.sample(seats, len(seats)):
            moves = 0 if seat is None else play.moves[seat]
            told = [together[seat].update(step, moves, 1, once), alone[seat].update(step, moves, 1)]
            assert msgspec.json.encode(told[0]) == msgspec.json.encode(told[1])
            assert together[seat].asked_data == alone[seat].asked_data == msgspec.to_builtins(together[seat].asked)
    assert served.found[Heard] > 10 or players == 2
    assert served.found[Waiting] > 10 or game in ("exchange", "chess")


class Served:
    """Counts how often something drawn up already was served."""

    def __init__(self) -> None:
        self.found: dict[type, int] = {Heard: 0, Waiting: 0}

    def once(self) -> Once:
        """What is drawn up once, with a count."""
        counts = self.found

        class Counted(Once):
            def find(self, kind, basis, seat):
                made = super().find(kind, basis, seat)
                counts[kind] += made is not None
                return made

        return Counted()
