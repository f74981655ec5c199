"""What the laws must know of Tech Chess."""

from __future__ import annotations

from random import Random

from techdeck.core.cards import parse_card
from techdeck.core.frames import Frame
from techdeck.core.game import Game
from techdeck.core.state import State
from techdeck.games.chess.attacks import in_check
from techdeck.games.chess.building import Building, Upgrading
from techdeck.games.chess.moves import may_move
from techdeck.games.chess.names import ENDED, ENDINGS, MATE
from techdeck.games.chess.phases import Turn, UsePiece
from techdeck.games.chess.places import Chess
from techdeck.games.chess.setup import Arranging
from tests.laws.book import Book, Secret
from tests.laws.chess_edges import MOMENTS, EdgeTable

OPEN_FRAMES = (Arranging, Turn, UsePiece, Building, Upgrading)
SETUP = 14
PROGRESS = 38
"""The most captures (all pieces but two, of 24 and 6 that were built), builds and upgrades of a game together."""
COPYING = 21
"""More answers than all cards that copy ask for in one chain: seven cards, three answers each."""
PROFESSIONAL_SERVICES = parse_card("V9")


class ChessBook(Book):
    """Tech Chess."""

    edge_tables = 80

    def bound(self, game: Game) -> int:
        """A turn is two choices and a text at most; turns without progress are limited, and so are all turns."""
        quiet, turns = 2 * int(game.options()["no_progress"]), int(game.options()["max_actions"])
        return SETUP + min(turns, (PROGRESS + 1) * quiet) * (2 + COPYING + game.cards)

    def edge(self, players: int, number: int) -> State:
        """Up to 51 a card just used, from hand or by a capture; then other moments. Few cards, odd things known."""
        rng = Random(f"chess edge {number}")
        number %= self.edge_tables
        used, moment = (number, "use") if number < 52 else (-1, MOMENTS[number % len(MOMENTS)])
        while True:
            table = EdgeTable(moment, used, rng).laid()
            if table is not None:
                return table

    def own_secrets(self, state: State, seat: int, frame: Frame) -> list[Secret]:
        if isinstance(frame, OPEN_FRAMES):
            return []
        raise AssertionError(f"say in tests/laws/chess_book.py whether choices of {type(frame).__name__} are secret")

    def made_public(self, one: State, other: State) -> bool:
        """A mate says that no card of the hand can be built; and Professional Services, that none fits. (Family 3.3)"""
        mates = {state.nums[ENDED] == MATE for state in (one, other)}
        return len(mates) == 2 or unable_to_exchange(one) != unable_to_exchange(other)

    def also_seen(self, state: State) -> set[str]:
        assert isinstance(state, Chess)
        if state.is_terminal():
            return {f"end by {state.ended_by()}"}
        side = state.acting_side()
        seen = lately(state) | ({"a last king"} if state.kings_left(state.acting_seat()) == 1 else set())
        if isinstance(state.top, Turn) and in_check(state):
            seen |= {"check"} if may_move(state, side) else {"check that only a build stops"}
        return seen

    def must_visit(self, players: int) -> set[str]:
        """Every choice, every way in which pieces come, go and change, every end."""
        events = {"arrange", "deal", "move", "capture", "build", "upgrade", "exchange", "check", "changes_end", "end"}
        events |= {"skip", "shuffle", "counts_as", "put_face_down", "copy"}
        ends = {f"end by {why}" for why in ENDINGS[1:]}
        moments = {"a last king", "check", "check that only a build stops", "capture to expelled", "exchange to pieces"}
        return (
            {f"frame {name.__name__}" for name in OPEN_FRAMES} | {f"event {name}" for name in events} | ends | moments
        )

    def never(self, players: int) -> set[str]:
        return {"clock"}

    def turn(self, state: State) -> str:
        """The stubborn drag out the game: whatever does not end it will do."""
        return "over" if state.is_terminal() else "on"


def lately(state: State) -> set[str]:
    """Where cards went in the last events: a captured king is expelled, a text brings a card to the board."""
    assert state.journal is not None
    return {f"{event.kind} to {moved.target.zone}" for event in state.journal.events[-9:] for moved in event.moved}


def unable_to_exchange(state: State) -> int:
    """How often all have seen that no card of a hand can go where Professional Services would put it. (Chess 6.6)"""
    assert state.journal is not None
    skipped = [event.effect for event in state.journal.events if event.kind == "skip"]
    return sum(effect is not None and effect.card == PROFESSIONAL_SERVICES for effect in skipped)
