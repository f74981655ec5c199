"""A plain solver of mates in two, on the engine alone, and the positions it made: `python -m tests.chess.mates`.

In these positions nobody holds a card and no card is left to draw, so that nothing is hidden. The first move and the
mate are moves or captures whose text is left alone; against them the other side may do all that the engine allows,
texts included. A position where chance has a say is not taken.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from techdeck.core.actions import NO
from techdeck.core.choices import Choices
from techdeck.core.rng import fast_rng
from techdeck.games import load_game
from techdeck.games.chess.attacks import attacked
from techdeck.games.chess.phases import Turn, UsePiece
from techdeck.games.chess.places import Chess, chess
from tests.chess_table import board, chess_table

STORED = Path(__file__).with_name("mates_in_two.txt")
WANTED, WANTED_QUIET = 30, 10
FEWEST_PIECES, MOST_KEYS = 7, 2
"""What makes a position worth keeping: enough pieces, and hardly a choice."""


class Chance(Exception):
    """What happens next is not certain."""


@dataclass(frozen=True)
class Mate:
    """A position and the first moves that lead to mate in two, whatever the other side does."""

    position: str
    keys: tuple[str, ...]
    quiet: bool

    def table(self) -> Chess:
        """The position as a table."""
        return chess(load_game("chess", 2).position(self.position, seed=1))


def after(table: Chess, action: int) -> Chess:
    """The table after an action; the text of a capturing piece is left alone."""
    twin = chess(table.clone())
    twin.apply_action(action)
    if isinstance(twin.top, UsePiece):
        twin.apply_action(NO)
    return twin


def ways(table: Chess) -> Iterator[Chess]:
    """Every table to which the side on turn can bring this one, by every action and every answer to its texts."""
    for action in table.legal_actions():
        twin = chess(table.clone())
        chance = twin.rng.state_text()
        twin.apply_action(action)
        if twin.rng.state_text() != chance:
            raise Chance
        if twin.is_terminal() or isinstance(twin.top, Turn):
            yield twin
        else:
            yield from ways(twin)


def won_by(table: Chess, seat: int) -> bool:
    """Whether the game is over and this seat has won."""
    return table.is_terminal() and table.returns()[seat] > 0


def mates(table: Chess) -> list[int]:
    """The moves that win at once."""
    if table.is_terminal():
        return []
    seat = int(table.acting_seat())
    return [action for action in table.legal_actions() if won_by(after(table, action), seat)]


def keys(table: Chess) -> list[int]:
    """The first moves after which every way to go on allows mate; none if there is a mate in one."""
    if mates(table):
        return []
    found = []
    for action in table.legal_actions():
        then = after(table, action)
        if not then.is_terminal() and all(mates(way) for way in ways(then)):
            found.append(action)
    return found


def is_quiet(table: Chess, action: int) -> bool:
    """Whether a move neither captures nor attacks a king."""
    then = after(table, action)
    pieces = [len(one.pieces(0)) + len(one.pieces(1)) for one in (table, then)]
    return pieces[0] == pieces[1] and attacked(then, then.acting_side()) == 0


def solved(table: Chess) -> Mate | None:
    """The position with its first moves; quiet if all of them are; None if there is no mate in two."""
    try:
        found = keys(table)
    except Chance:
        return None
    if not found:
        return None
    texts = tuple(table.action_to_string(0, action) for action in found)
    return Mate(table.position(), texts, all(is_quiet(table, action) for action in found))


def moments(seed: int) -> Iterator[Chess]:
    """Positions from a game of quick players with nothing in the hands, where the other side has one king left."""
    game = load_game("chess", 2)
    state, rng = game.new_initial_state(seed=seed), fast_rng(seed)
    while not state.is_terminal():
        table, seat = chess(state), int(state.current_player())
        enough = len(table.pieces(0)) + len(table.pieces(1)) >= FEWEST_PIECES
        if isinstance(state.top, Turn) and enough and table.last_king(1 - table.acting_side()) >= 0:
            yield chess_table("\n".join(board(table)), to_act=int(table.acting_side()), watch=False)
        out = Choices(game.actions.total)
        state.top.legal(state, seat, out)
        chosen = out.pick(rng.below(out.count)) if rng.below(8) == 0 else game.judgement.choose(state, seat, out, rng)
        state.apply_action(chosen, seat)


def made() -> list[Mate]:
    """As many positions as are wanted, at most one from each game."""
    quiet: list[Mate] = []
    loud: list[Mate] = []
    seed = 0
    while len(quiet) < WANTED_QUIET or len(loud) < WANTED - WANTED_QUIET:
        seed += 1
        for table in moments(seed):
            mate = solved(table)
            if mate is not None and len(mate.keys) <= MOST_KEYS:
                found, room = (quiet, WANTED_QUIET) if mate.quiet else (loud, WANTED - WANTED_QUIET)
                if len(found) < room:
                    found.append(mate)
                    break
    return quiet + loud


def stored() -> list[Mate]:
    """The positions of the file."""
    found = []
    for block in STORED.read_text(encoding="utf-8").split("\n\n"):
        head, _, position = block.strip().partition("\n")
        first, _, texts = head.partition(": ")
        found.append(Mate(position + "\n", tuple(texts.split(", ")), first == "quiet"))
    return found


def main() -> None:
    """Make the positions and write them down."""
    blocks = [f"{'quiet' if m.quiet else 'loud'}: {', '.join(m.keys)}\n{m.position.strip()}" for m in made()]
    STORED.write_text("\n\n".join(blocks) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
