"""House texts in all games: every choice is told by what a seat knows, and every table can be written down and read."""

import pytest

from techdeck.core.effects.run import Run
from techdeck.core.rng import fast_rng
from techdeck.core.state import State
from techdeck.deck.language import forms
from techdeck.games import PLAYERS, load_game
from tests.deck.house import edition_of, lying
from tests.deck.writer import Writer

REVEAL = "Reveal the top card of the deck."
TURN_UP = "Name a domain. Turn up cards until one is of that domain, 5 at most."
HAND = "with a card of your hand."
ASIDE = [
    f"{REVEAL} Exchange it {HAND}",
    f"{REVEAL} Exchange it {HAND} Discard 1.",
    f"{REVEAL} Exchange it {HAND} Put the rest under the deck.",
    f"{REVEAL} Exchange it {HAND} Return the rest on top in any order.",
    f"{REVEAL} Exchange it {HAND} Discard it.",
    f"{REVEAL} Exchange it with your own card in play. Draw 1, then discard 1.",
    f"{REVEAL} Exchange it with a card of the discard pile. Discard 1.",
    f"{REVEAL} Replace a neutral card with it. Draw 1.",
    f"{TURN_UP} Exchange it {HAND} Put any of them under the deck.",
    f"{TURN_UP} Exchange it {HAND} Every other player takes one of them.",
    "Reveal a card of your hand. Put it under the deck. Draw 1.",
    "Draw 1 and reveal it. Exchange it with the top card of the deck. Discard 1.",
    "Every player draws 1 and reveals it. Exchange a card of your hand with one of those.",
    "Every other player looks at the top card of the deck, then takes one of the lowest value. Discard 1.",
    "Every player names a domain, then turns up cards until one is of that domain, 1 at most, then takes it.",
    "Name a domain. Turn up cards until one is of that domain, 1 at most. Take it. Look at the bottom 2 cards. Take 1.",
    f"{REVEAL} Every player may exchange it with the top card of the deck. Discard 1.",
    f"{REVEAL} Reveal a card of your hand, or draw 2. Put it under the deck, or take it. Discard 1.",
]
"""Texts that move a card which lies aside or was shown, and some of which then ask on."""
EXAMPLES = [text for form in forms("form", "part", "place", "kind") for text in form.examples]


def watched(state: State, cards: list[int]) -> None:
    """No card is lost, views know what their seat may do, and the position is read as it was written."""
    assert lying(state) == cards
    for seat in state.acting_seats():
        assert state.view(seat).legal_actions() == state.legal_actions(seat)
    text = state.position()
    assert state.game.position(text).position() == text


def play(state: State, seed: int, most: int) -> int:
    """Random choices, watched wherever a text runs and right after it; how often that was."""
    rng, cards, seen, runs = fast_rng(seed, "texts in all games"), lying(state), 0, False
    for _ in range(most):
        if state.is_terminal():
            break
        ran, runs = runs, any(isinstance(frame, Run) for frame in state.frames)
        if ran or runs:
            watched(state, cards)
            seen += 1
        seats = state.acting_seats()
        seat = seats[rng.below(len(seats))]
        choices = state.legal_actions(seat)
        state.apply_action(choices[rng.below(len(choices))], seat)
    return seen


@pytest.fixture(scope="module")
def editions(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The paths of editions with texts about cards aside, with every example of the language, and with random texts."""
    writer, folder = Writer(8), tmp_path_factory.mktemp("editions")
    texts = {"aside": ASIDE, "examples": EXAMPLES[::2], "more examples": EXAMPLES[1::2]}
    texts["random"] = [writer.text(1 + number % 3) for number in range(20)]
    for name, some in texts.items():
        (folder / f"{name}.toml").write_text(edition_of(some), encoding="utf-8")
    return {name: str(folder / f"{name}.toml") for name in texts}


@pytest.mark.parametrize("name", list(PLAYERS))
@pytest.mark.parametrize(("texts", "games"), [("aside", 3), ("examples", 2), ("more examples", 2), ("random", 2)])
def test_8_8_a_table_is_written_down_and_read_while_house_texts_run(editions, name, texts, games):
    """With three players where the game can be played so."""
    game = load_game(name, min(3, PLAYERS[name][1]), edition=editions[texts])
    assert sum(play(game.new_initial_state(seed=seed), seed, 150) for seed in range(games)) > 10
