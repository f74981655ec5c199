"""Nothing hidden leaves a table: with hidden cards permuted, all that a seat or an onlooker is sent is the same."""

from __future__ import annotations

import json
import random
from types import SimpleNamespace

import msgspec
import pytest

import techdeck
from techdeck.core.errors import IllegalAction
from techdeck.core.zones import DECK
from techdeck.server.play import Play, Played, Step
from techdeck.server.telling import Reader

NAMES = ["Ann", "Ben", "Cleo", "Dan"]
TABLES = [("exchange", 3), ("city", 3), ("tricks", 3), ("paradoxical", 3), ("chess", 2)]


def told(state, seat, moves):
    """Everything that is sent to a seat at this moment, and how its requests are refused, to the byte."""
    reader = Reader(state, seat, NAMES[: state.game.players], moves)
    sent = [msgspec.json.encode(reader.picture(0, None))]
    if seat is not None:
        sent += refusals(state, seat)
    return sent


def refusals(state, seat):
    """How every tenth action, and some commands, are refused."""
    play = Play.__new__(Play)
    play.state, play.game = state, state.game
    found = []
    for action in range(-3, state.game.num_distinct_actions(), 10):
        try:
            play.action(seat, action)
        except IllegalAction as error:
            found.append(json.dumps([action, error.to_dict()]).encode())
    for command in ({"kind": "offer"}, {"kind": "play", "card": "K9"}, {"kind": "build", "card": "S2", "pay": ["T3"]}):
        try:
            play.command(seat, command, "")
        except IllegalAction as error:
            found.append(json.dumps(error.to_dict()).encode())
    return found


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_what_is_sent_does_not_depend_on_what_is_hidden(game, players):
    chance = random.Random(game)
    loaded = techdeck.load_game(game, players)
    for seed in range(2):
        state = loaded.new_initial_state(seed=seed)
        for step in range(80):
            if state.is_terminal():
                break
            if step % 20 == 0:
                for seat in [*range(players), None]:
                    other = state.view(seat).imagine(chance.getrandbits(30))
                    assert told(state, seat, 3) == told(other, seat, 3), (step, seat)
            acting = chance.choice(state.acting_seats())
            state.apply_action(chance.choice(state.legal_actions(acting)), acting)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_what_happens_is_told_the_same_whatever_is_hidden(game, players):
    """The same action at a table with other hidden cards is told in the same words, if it brings up no other card."""
    chance, compared = random.Random(game), 0
    state = techdeck.load_game(game, players).new_initial_state(seed=4)
    for _ in range(90):
        if state.is_terminal():
            break
        acting = chance.choice(state.acting_seats())
        action = chance.choice(state.legal_actions(acting))
        for seat in [*range(players), None]:
            other = state.view(seat).imagine(chance.getrandbits(30))
            if action not in other.legal_actions(acting):
                continue
            updates = [after(table, seat, acting, action) for table in (state, other)]
            if updates[0][1] == updates[1][1]:  # the same cards came up
                assert updates[0][0] == updates[1][0], (seat, acting, action)
                compared += 1
        state.apply_action(action, acting)
    assert compared >= 25


def after(table, seat, acting, action):
    """What a seat is told of an action, and what it saw before and sees after it."""
    reader = Reader(table, seat, NAMES[: table.game.players], 0)
    later = table.clone()
    journal = later.watch()
    later.apply_action(action, acting)
    update = reader.update(Step(Played(acting, (action,)), later, journal.events), 0, 1)
    seen = [event.seen_by(seat).to_dict() for event in journal.events]
    return msgspec.json.encode(update), (later.view(seat).to_dict(), seen)


def test_no_hash_and_no_key_is_in_what_is_sent():
    game = techdeck.load_game("tricks", 3)
    play = Play(game, b"k" * 32, [None] * 3)
    for seat in (0, 1, 2, None):
        reader = Reader(play.state, seat, NAMES[:3], 0)
        text = msgspec.json.encode(reader.picture(0, None)).decode()
        assert play.state.hash() not in text
        assert play.key.hex() not in text


class Blabbing:
    """A table that gives away the top card of its deck with every refusal, if it knows it."""

    def __init__(self, state):
        self.state = state

    def view(self, seat):
        return SimpleNamespace(table=Blabbing(self.state.view(seat).table))

    def clone(self):
        return Blabbing(self.state.clone())

    def watch(self):
        return self.state.watch()

    def legal_actions(self, seat):
        return self.state.legal_actions(seat)

    def ways_out(self, seat):
        return self.state.ways_out(seat)

    def apply_action(self, action, seat, stand_in=False):
        raise IllegalAction(f"on top lies {self.state.zones.listed(DECK)[-1]}", "Family 7.14")


def test_a_refusal_is_made_from_what_the_seat_knows_whatever_the_table_would_say():
    chance = random.Random(2)
    state = techdeck.load_game("city", 3).new_initial_state(seed=1)
    seat = state.acting_seats()[0]
    others = [state.view(seat).imagine(chance.getrandbits(30)) for _ in range(5)]
    assert len({int(table.zones.listed(DECK)[-1]) for table in [state, *others]}) > 1
    told_by = [refused_action(Blabbing(table), seat) for table in [state, *others]]
    assert len(set(told_by)) == 1


def refused_action(state, seat):
    """How an action that nobody may do now is refused."""
    play = Play.__new__(Play)
    play.state = state
    with pytest.raises(IllegalAction) as refused:
        play.action(seat, max(state.legal_actions(seat)) + 1)
    return str(refused.value)
