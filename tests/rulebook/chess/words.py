"""Words the chess clauses share: dealt tables, arranging in one go, play to a moment."""

from pathlib import Path

from techdeck import load_game
from techdeck.core.rng import fast_rng
from techdeck.games.chess.places import Chess
from tests.rulebook.words import edition_with as edition_with_texts


def dealt(seed: int = 7, **options: str) -> Chess:
    """A table as the game deals it, before anything is arranged, with a journal from now on."""
    state = load_game("chess", 2, options=options).new_initial_state(seed=seed)
    assert isinstance(state, Chess)
    state.watch()
    return state


def arrange(table: Chess, *choices: str) -> None:
    """Make these choices of the setup one after the other; without any, everybody takes the first offered."""
    names = list(choices) or [""] * 14
    for name in names:
        seat = int(table.current_player())
        action = table.string_to_action(seat, f"card {name}") if name else table.legal_actions(seat)[0]
        table.apply_action(action, seat)


def ready(seed: int = 7, **options: str) -> Chess:
    """A dealt table at its first turn."""
    table = dealt(seed, **options)
    arrange(table)
    return table


def frame(table: Chess) -> str:
    """What the table waits for: the name of the top frame."""
    return table.frames[-1].__class__.__name__ if table.frames else "nothing"


def play_on(table: Chess, until: str = "nothing", seed: int = 1, actions: int = 5000) -> None:
    """Play at random until the table waits for this frame, or to the end."""
    rng = fast_rng(seed, "play on")
    while frame(table) != until and not table.is_terminal():
        actions -= 1
        assert actions > 0, f"{until} did not come"
        choices = table.legal_actions()
        table.apply_action(choices[rng.below(len(choices))])


def edition_with(folder: Path, **texts: str) -> str:
    """The path of open edition 1 with other card texts: service_13="Draw 1."."""
    return edition_with_texts(folder, **texts)
