"""Positions with one thing changed: refused with the line that is wrong, or played to a proper end. (Family 8.8)"""

import re
from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from techdeck.core.cards import card_id
from techdeck.core.errors import TechdeckError
from techdeck.core.position import all_numbers
from techdeck.core.state import State
from techdeck.games import PLAYERS, games, load_game

SEATED = [(name, n) for name in games() for n in range(PLAYERS[name][0], PLAYERS[name][1] + 1)]
OPTIONS = {
    "tricks": {"proposals": "2", "talk": "1"},
    "exchange": {"quiet_actions": "4", "talk": "1", "offers": "3"},
    "paradoxical": {"turns": "12"},
    "chess": {"max_actions": "60", "no_progress": "15"},
    "city": {},
}
"""Options that make games short."""
ENDS_WITHIN = 2500
EDITS = 26
"""So many of moments of every game and number of seats."""
NUMBERS = (*range(-2, 15), -99, 53, 54, 63, 64, 99, 107, 126, 128, 255, 1023, 16254, 2**36, 2**54)
NAMED = re.compile(r"line \d+: |(the line '.*' is missing|every card lies somewhere; these do not|nothing is to do): ")


@cache
def moments(name: str, players: int, count: int, seed: int = 0) -> list[str]:
    """Positions from random play, one of every kind of moment at first, mid-effect ones included."""
    game, rng = load_game(name, players, options=OPTIONS[name]), Random(f"{name} {players} {seed}")
    met: set[str] = set()
    found: list[str] = []
    while len(found) < count:
        state = game.new_initial_state(seed=rng.randrange(1 << 30))
        while not state.is_terminal() and len(found) < count:
            kind = " ".join([type(frame).__name__ for frame in state.frames])
            if kind not in met or rng.random() < 0.02:
                met.add(kind)
                found.append(state.position())
            act(state, rng)
    return found


def act(state: State, rng: Random) -> None:
    """Somebody does something; now and then the clock does, or somebody concedes or says draw."""
    seat, roll = rng.choice(state.acting_seats()), rng.random()
    if roll < 0.001:
        state.apply_action(rng.choice(state.ways_out(seat)), seat)
    elif roll < 0.01 and (ticks := state.legal_actions(-1)):
        state.apply_action(rng.choice(ticks), -1)
    else:
        state.apply_action(rng.choice(state.legal_actions(seat)), seat)


def edited(text: str, game_cards: int, rng: Random) -> str:
    """The position with one number, card or frame changed, a line left out or a number line added."""
    rows = text.splitlines()
    at = rng.randrange(5, len(rows))
    row, kind = rows[at], rng.randrange(8)
    name = row.partition(":")[0]
    if kind == 0:
        rows.pop(at)
    elif kind == 1:
        other = rng.choice(rows[5:])
        rows.append(f"{rng.choice(number_lines(text))}: {rng.choice(NUMBERS)}" if rng.random() < 0.7 else other)
    elif kind == 2 and " " in row.partition(": ")[2]:
        words = row.partition(": ")[2].split()
        words.insert(rng.randrange(len(words)), words.pop(rng.randrange(len(words))))
        rows[at] = f"{name}: {' '.join(words)}"
    elif kind == 3:
        move_card(rows, rng)
    elif kind == 4:
        rows[-2] = change_frames(rows[-2], rng)
    else:
        numbers = [m for m in re.finditer(r"(?<![A-Za-z\d'])-?\d+", row) if m.start() > len(name)]
        cards = list(re.finditer(r"[KSTVW]\d+'?", row))
        if numbers and (not cards or rng.random() < 0.7):
            spot = rng.choice(numbers)
            near = int(spot.group()) + rng.choice((-1, 1)) if rng.random() < 0.5 else rng.choice(NUMBERS)
            rows[at] = row[: spot.start()] + str(near) + row[spot.end() :]
        elif cards:
            spot = rng.choice(cards)
            rows[at] = row[: spot.start()] + card_id(rng.randrange(game_cards)) + row[spot.end() :]
    return "\n".join(rows) + "\n"


def number_lines(text: str) -> list[str]:
    """The names of all numbers such a position may have."""
    return names_of(text.splitlines()[1][6:], int(text.splitlines()[2][9:]))


@cache
def names_of(name: str, players: int) -> list[str]:
    return [number.name for number in all_numbers(load_game(name, players).new_initial_state(seed=1))]


def move_card(rows: list[str], rng: Random) -> None:
    """A card goes to another zone, as it is written."""
    zones = [i for i, row in enumerate(rows) if re.match(r"[a-z0-9 ]+: [KSTVW]\d", row) and "=" not in row]
    source, target = rng.choice(zones), rng.choice(zones)
    name, _, rest = rows[source].partition(": ")
    words = rest.split()
    word = words.pop(rng.randrange(len(words)))
    rows[source] = f"{name}: {' '.join(words)}"
    rows[target] += " " + re.sub(r"\{.*\}", "", word)


def change_frames(row: str, rng: Random) -> str:
    """One frame is left out, doubled, moved, or comes from elsewhere."""
    frames = row.removeprefix("to do: ").split()
    at, kind = rng.randrange(len(frames)), rng.randrange(4)
    if kind == 0:
        frames.pop(at)
    elif kind == 1:
        frames.insert(at, frames[at])
    elif kind == 2:
        frames.insert(rng.randrange(len(frames)), frames.pop(at))
    else:
        name, _, rest = frames[at].partition("(")
        frames[at] = f"{rng.choice(('Turn', 'Round', 'UseCard', 'PlayCard', 'Trading', 'AfterUse', name))}({rest}"
    return "to do: " + " ".join(frames)


def ends_properly(state: State, rng: Random, changed: list[str]) -> None:
    """Every seat can look at the table, and random play comes to an end."""
    text, steps = state.position(), 0
    try:
        for seat in range(int(state.players)):
            state.view(seat).to_dict()
        while not state.is_terminal() and steps < ENDS_WITHIN:
            act(state, rng)
            steps += 1
        assert state.is_terminal(), "the game does not end"
        state.returns()
    except Exception as error:
        error.add_note(f"changed: {changed}\n{text}")
        raise


def fuzz(name: str, players: int, count: int, edits: int, seed: int) -> Iterator[bool]:
    """So many edits, each of one of the moments: whether it was refused."""
    game = load_game(name, players, options=OPTIONS[name])
    texts, rng = moments(name, players, count, seed), Random(f"edits {name} {players} {seed}")
    for number in range(edits):
        text = texts[number] if number < len(texts) else rng.choice(texts)
        wrong = edited(text, game.cards, rng)
        try:
            state = game.position(wrong)
        except TechdeckError as error:
            yield names_a_line(str(error))
        else:
            ends_properly(state, rng, sorted(set(wrong.splitlines()) ^ set(text.splitlines())))
            yield False


def names_a_line(complaint: str) -> bool:
    """Whether a refusal says where the mistake is."""
    assert NAMED.match(complaint)
    return True


@pytest.mark.parametrize(("name", "players"), SEATED)
def test_an_edited_position_is_refused_or_plays_to_an_end(name, players):
    refused = list(fuzz(name, players, EDITS // 2, EDITS, 0))
    assert 0 < sum(refused) < len(refused)
