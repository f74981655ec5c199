"""Positions with one thing changed: refused with the line that is wrong, or played to a proper end. (Family 8.8)"""

import re
from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from techdeck.core.cards import card_id
from techdeck.core.effects.registers import REGISTER_NAMES
from techdeck.core.errors import TechdeckError
from techdeck.core.game import Game
from techdeck.core.limits import Number
from techdeck.core.position import all_numbers, numbers_of, numbers_text
from techdeck.core.state import State
from techdeck.games import PLAYERS, games, load_game

SEATED = [(name, n) for name in games() for n in range(PLAYERS[name][0], PLAYERS[name][1] + 1)]
OPTIONS = {
    "tricks": {"proposals": "2", "talk": "1"},
    "exchange": {"quiet_offers": "2", "talk": "1", "offers": "3", "drafts": "4"},
    "paradoxical": {"turns": "12"},
    "chess": {"max_actions": "60", "no_progress": "15"},
    "city": {},
}
"""Options that make games short."""
ENDS_WITHIN = 2500
EDITS = 26
"""So many of moments of every game and number of seats."""
NUMBERS = (*range(-2, 15), -99, 53, 54, 63, 64, 99, 107, 126, 128, 255, 1023, 16254, 2**36, 2**54)
NAMED = re.compile(
    r"line \d+: |(the line '.*' is missing|every card must be somewhere; these are not|there is nothing to do): "
)


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


def edited(game: Game, text: str, rng: Random) -> str:
    """The position with one thing changed."""
    rows = text.splitlines()
    rng.choice(WAYS)(rows, game.position(text), rng)
    return "\n".join(rows) + "\n"


def set_number(rows: list[str], state: State, rng: Random) -> None:
    """A number is any other that it can be."""
    number = rng.choice(all_numbers(state))
    told = numbers_of(state, number)
    if told:
        told[rng.randrange(len(told))] = allowed_number(number, int(state.cards), rng)
        rows[:] = [row for row in rows if not row.startswith(number.name + ": ")]
        rows.append(f"{number.name}: {numbers_text(number, told)}")


def allowed_number(number: Number, cards: int, rng: Random) -> int:
    """Something within the limits of a number, often at one of them."""
    if number.is_card:
        return rng.choice([card for card in range(-1, cards) if number.may_be(card)])
    low, high = rng.choice(number.spans)
    return rng.choice((low, high, min(high, low + rng.randrange(6)), rng.randint(low, high)))


def set_register(rows: list[str], state: State, rng: Random) -> None:
    """A register is something small."""
    lines = [i for i, row in enumerate(rows) if row.startswith("registers: ")]
    if lines:
        name, at = rng.choice(REGISTER_NAMES), rng.choice(lines)
        words = [word for word in rows[at].split() if not word.startswith(name + "=")]
        rows[at] = " ".join([*words, f"{name}={rng.choice((-1, 0, 1, 2, 3, 17, 18, 40))}"])


def set_word(rows: list[str], state: State, rng: Random) -> None:
    """A number anywhere is one more or less, or something else."""
    at = rng.randrange(5, len(rows))
    name, _, rest = rows[at].partition(":")
    if found := [match.span() for match in re.finditer(r"(?<![A-Za-z\d'])-?\d+", rest)]:
        start, end = rng.choice(found)
        near = int(rest[start:end]) + rng.choice((-1, 1)) if rng.random() < 0.5 else rng.choice(NUMBERS)
        rows[at] = f"{name}:{rest[:start]}{near}{rest[end:]}"


def set_card(rows: list[str], state: State, rng: Random) -> None:
    """A card anywhere but in a zone is another one."""
    lines = [i for i, row in enumerate(rows) if re.search(r"[=(: ][KSTVW]\d", row) and not is_zone(row)]
    if lines:
        at, card = rng.choice(lines), card_id(rng.randrange(int(state.cards)))
        rows[at] = re.sub(r"([=(: ])[KSTVW]\d+'?", lambda match: match.group(1) + card, rows[at], count=1)


def leave_out(rows: list[str], state: State, rng: Random) -> None:
    """A line is missing."""
    rows.pop(rng.randrange(5, len(rows)))


def swap_cards(rows: list[str], state: State, rng: Random) -> None:
    """Two cards change places, as they are written."""
    one, other = [rng.choice([i for i, row in enumerate(rows) if is_zone(row)]) for _ in range(2)]
    first, second = [rng.choice(re.findall(r"[KSTVW]\d+'?", rows[i])) for i in (one, other)]
    rows[one] = re.sub(rf"\b{first}(?!\w|')", "?", rows[one])
    rows[other] = re.sub(rf"\b{second}(?!\w|')", first, rows[other])
    rows[one] = rows[one].replace("?", second)


def is_zone(row: str) -> bool:
    """Whether a line tells the cards of a zone."""
    name = row.partition(":")[0]
    return re.match(r"[a-z0-9 ]+: [KSTVW]\d", row) is not None and name not in NO_ZONES


def move_card(rows: list[str], state: State, rng: Random) -> None:
    """A card goes to another zone, as it is written."""
    zones = [i for i, row in enumerate(rows) if is_zone(row)]
    source, target = rng.choice(zones), rng.choice(zones)
    name, _, rest = rows[source].partition(": ")
    words = rest.split()
    word = words.pop(rng.randrange(len(words)))
    rows[source] = f"{name}: {' '.join(words)}"
    rows[target] += " " + re.sub(r"\{.*\}", "", word)


def change_frames(rows: list[str], state: State, rng: Random) -> None:
    """One frame is left out, doubled, moved, or called otherwise."""
    line = next(i for i, row in enumerate(rows) if row.startswith("to do: "))
    frames = rows[line].removeprefix("to do: ").split()
    at, kind = rng.randrange(len(frames)), rng.randrange(4)
    frame = frames[at] if kind == 1 else frames.pop(at)
    if kind in (1, 2):
        frames.insert(rng.randrange(len(frames) + 1), frame)
    elif kind == 3:
        names = [kind.__name__ for kind in state.game.frames]
        frames.insert(at, f"{rng.choice(names)}({frame.partition('(')[2]}")
    rows[line] = "to do: " + " ".join(frames)


WAYS = [set_number] * 3 + [set_register, set_word, set_card, leave_out, swap_cards, move_card, change_frames]
NO_ZONES = {"last used", "turned up", "offered", "committed", "own goal", "board", "changed", "told"}


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
        wrong = edited(game, text, rng)
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
