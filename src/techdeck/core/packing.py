"""States and views as plain data, so that pickle and copy can carry them to another process and back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i16, i64

from techdeck.core.game import Game
from techdeck.core.rng import FastRng, KeyedRng, Rng

if TYPE_CHECKING:
    from techdeck.core.state import State
    from techdeck.core.view import View


def packed_rng(rng: Rng) -> tuple[bytes | None, int, list[int]]:
    """Where a generator stands: the key (none for the fast one), a number, the words not yet used."""
    if isinstance(rng, KeyedRng):
        return rng.key, rng.block, list(rng.words)
    assert isinstance(rng, FastRng)
    return None, int(rng.state), []


def unpacked_rng(key: bytes | None, number: int, words: list[int]) -> Rng:
    """The generator that goes on from there."""
    if key is None:
        return FastRng(number)
    rng = KeyedRng(key)
    rng.block = number
    rng.words = words
    return rng


def pack_state(state: State) -> tuple[object, ...]:
    """A state as pickle asks for it: how to make it anew, and from what. A journal stays behind, as with clone()."""
    from techdeck.core.position import frame_text

    zones, rows = state.zones, [[int(cell) for cell in state.zones.cells]]
    rows += [plain(zones.counts), plain(zones.where), plain(state.nums), plain(state.values), plain(state.domains)]
    rows += [plain(state.altered), plain(state.told), plain(state.regs), plain(state.moves)]
    frames = [frame_text(state, place) for place in range(len(state.frames))]
    numbers = (int(state.changes), int(state.brief), int(state.regs_used), int(state.acting_now))
    texts = (state.origin, state.key)
    return unpack_state, (state.game, rows, frames, numbers, packed_rng(state.rng), texts)


def plain(numbers: vec[i64]) -> list[int]:
    """A vec as a list."""
    return [int(number) for number in numbers]


def unpack_state(
    game: Game,
    rows: list[list[int]],
    frames: list[str],
    numbers: tuple[int, int, int, int],
    rng: tuple[bytes | None, int, list[int]],
    texts: tuple[str, bytes | None],
) -> State:
    """The state that was packed."""
    from techdeck.core.position_reading import Reader

    reader = Reader(game, 0)
    state = reader.state
    zones = state.zones
    zones.cells, zones.counts, zones.where = vec[i16](rows[0]), vec[i64](rows[1]), vec[i64](rows[2])
    state.nums, state.values, state.domains = vec[i64](rows[3]), vec[i64](rows[4]), vec[i64](rows[5])
    state.altered, state.told, state.regs = vec[i64](rows[6]), vec[i64](rows[7]), vec[i64](rows[8])
    state.moves = vec[i64](rows[9])
    state.changes, state.brief, state.regs_used, state.acting_now = numbers
    state.rng = unpacked_rng(rng[0], rng[1], rng[2])
    state.origin, state.key = texts
    below = ""
    for text in frames:
        state.push(reader.frame_in(text, below))
        below = text
    return state


def unpack_view(state: State, eyes: int) -> View:
    """The view that was packed: what it holds has been masked already."""
    from techdeck.core.view import View

    view = View(state.game.blank(), eyes)
    state.mask_numbers(eyes)
    view.table = state
    return view
