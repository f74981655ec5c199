"""Editions written by tests, and games played with them while every law in reach is watched."""

from pathlib import Path

from techdeck.core.cards import FACES, card_id, cards_text
from techdeck.core.game import Game
from techdeck.core.rng import fast_rng
from techdeck.core.state import State
from techdeck.deck.headers import header_of
from techdeck.games import load_game
from techdeck.games.tricks.names import GOAL, TRUMP
from techdeck.games.tricks.phases import UseCard
from techdeck.games.tricks.table import Tricks
from tests.tricks_table import tricks_table

HOUSE = 'source = { name = "house", effect = "house" }'


def quoted(text: str) -> str:
    """A text as a TOML string."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'


def edition_of(texts: list[str], name: str = "test-house") -> str:
    """An edition file whose 52 cards have these texts in turn."""
    rows = ["[edition]", f'name = "{name}"', ""]
    for face in range(FACES):
        text = texts[face % len(texts)] if face < 52 else ""
        rows += [
            f"[{header_of(face)}]",
            f'name = "Card {card_id(face)} of the house"',
            f"text = {quoted(text)}",
            HOUSE,
            "",
        ]
    return "\n".join(rows)


def game_with(folder: Path, texts: list[str], players: int = 3) -> Game:
    """A game of Tricks with an edition file whose cards have these texts."""
    file = folder / "house.toml"
    file.write_text(edition_of(texts), encoding="utf-8")
    return load_game("tricks", players=players, edition=str(file))


def lying(state: State) -> list[int]:
    """Every card on the table, sorted."""
    zones = state.zones
    return sorted([card for zone in range(len(zones.counts)) for card in zones.listed(zone)])


def check(state: State) -> None:
    """No card is lost or made, each place in play has its card, and what a seat may do is told by what it knows."""
    assert lying(state) == list(range(54))
    places = [TRUMP, *[GOAL + seat for seat in range(int(state.players))]]
    assert state.is_terminal() or [state.zones.count(place) for place in places] == [1] * len(places)
    for seat in state.acting_seats():
        assert state.view(seat).legal_actions() == state.legal_actions(seat)
        assert state.legal_actions(seat)


def play_out(state: State, seed: int, each: int = 1, most: int = 3000) -> None:
    """Random choices to the end, looking closely after every so many of them."""
    rng = fast_rng(seed, "deck tests")
    while not state.is_terminal():
        if len(state.moves) % each == 0:
            check(state)
        seats = state.acting_seats()
        seat = seats[rng.below(len(seats))]
        choices = state.legal_actions(seat)
        state.apply_action(choices[rng.below(len(choices))], seat)
        assert len(state.moves) < most, "the game does not end"
    check(state)


def effects_table(edition: str, players: int, seed: int) -> Tricks:
    """A table in its effects phase, with random hands of 5, some discarded cards and a deck of the rest."""
    rng = fast_rng(seed, "effects table")
    free = [card for card in range(52) if card not in (0, 13, 26, 39, 40)]
    for i in range(len(free) - 1, 0, -1):
        j = rng.below(i + 1)
        free[i], free[j] = free[j], free[i]
    hands = [cards_text(free[5 * seat : 5 * seat + 5]) for seat in range(players)]
    rest = free[5 * players :]
    discarded = [0, 1, 6, 12][rng.below(4)]
    deck = [0, 1, 3, 30][rng.below(4)]
    return tricks_table(
        hands,
        deck=cards_text(rest[discarded : discarded + deck]),
        discard=cards_text(rest[:discarded]),
        edition=edition,
        seed=seed,
    )


def play_effects(table: Tricks, seed: int, most: int = 2000) -> None:
    """Everybody uses a card if they can, with random choices, until the effects phase is over."""
    rng = fast_rng(seed, "deck tests")
    while any(isinstance(frame, UseCard) for frame in table.frames):
        check(table)
        seats = table.acting_seats()
        seat = seats[rng.below(len(seats))]
        choices = table.legal_actions(seat)
        first = 1 if isinstance(table.frames[-1], UseCard) and len(choices) > 1 else 0
        table.apply_action(choices[first + rng.below(len(choices) - first)], seat)
        assert len(table.moves) < most, "the effects do not end"
    check(table)
