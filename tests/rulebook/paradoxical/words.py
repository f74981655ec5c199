"""Words the tests of Paradoxical share: dealt tables, refusals, every way through a claim."""

from collections.abc import Iterator

import pytest

from techdeck import IllegalAction, load_game
from techdeck.core.cards import card_id
from techdeck.core.rng import fast_rng
from techdeck.games.paradoxical.places import Paradoxical
from tests.paradoxical_table import action_of, do, events, may_do

SIZES = (2, 3, 4)
Claim = tuple[str, frozenset[str], frozenset[str]]
"""The kind of a paradox, its set cards, its indifferent cards."""


def dealt(players: int = 2, seed: int = 7, **options: str) -> Paradoxical:
    """A table as the game deals it, with a journal from now on."""
    state = load_game("paradoxical", players, options=options).new_initial_state(seed=seed)
    assert isinstance(state, Paradoxical)
    state.watch()
    return state


def frame(table: Paradoxical) -> str:
    """What the table waits for: the name of the top frame."""
    return type(table.frames[-1]).__name__ if table.frames else "nothing"


def moments(table: Paradoxical, seed: int = 1) -> Iterator[str]:
    """Play at random to the end; before each action, the name of the frame that waits for it."""
    rng = fast_rng(seed, "moments")
    while not table.is_terminal():
        yield frame(table)
        seats = table.acting_seats()
        seat = seats[rng.below(len(seats))]
        choices = table.legal_actions(seat)
        table.apply_action(choices[rng.below(len(choices))], seat)


def play_on(table: Paradoxical, until: str = "nothing", seed: int = 1) -> None:
    """Play at random until the table waits for this frame, or to the end."""
    for now in moments(table, seed):
        if now == until:
            return


def refused(table: Paradoxical, text: str, seat: int | None = None) -> IllegalAction:
    """The action is refused with a reason and a clause, and nothing at all changes. (Family 7.14)"""
    who = int(table.current_player()) if seat is None else seat
    before = (table.hash(), table.history())
    with pytest.raises(IllegalAction) as error:
        table.apply_action(action_of(table, text), who)
    assert (table.hash(), table.history()) == before
    assert error.value.reason
    return error.value


def kinds(table: Paradoxical) -> set[str]:
    """The kinds of paradoxes the acting player may claim."""
    return may_do(table) & {"two-pairs", "full-house", "straight"}


def claim(table: Paradoxical, kind: str, *cards: str) -> None:
    """The acting player claims with these cards, those of the set first."""
    do(table, kind, *" ".join(cards).split())


def every_claim(table: Paradoxical) -> set[Claim]:
    """Every claim the acting player can make by any way through the choices."""
    waiting, found, seen = [(kind, after(table, kind)) for kind in kinds(table)], set(), set()
    while waiting:
        kind, at = waiting.pop()
        key = at.frames[-1].key() if at.frames else "nothing"
        if not key.startswith("Choose"):
            found.add(claimed(at))
        elif key not in seen:
            seen.add(key)
            waiting += [(kind, after(at, choice)) for choice in may_do(at)]
    return found


def zones_in(view: dict[str, object]) -> dict[str, list[str | None]]:
    """The cards of every zone of a view, by its name and its seat; None for one that is not known."""
    zones = view["zones"]
    assert isinstance(zones, list)
    return {zone["name"] + ("" if zone["seat"] is None else f" {zone['seat']}"): zone["cards"] for zone in zones}


def after(table: Paradoxical, choice: str) -> Paradoxical:
    """Another table on which the acting player has done this, with the events of it."""
    twin = table.clone()
    assert isinstance(twin, Paradoxical)
    twin.watch()
    do(twin, choice)
    return twin


def claimed(table: Paradoxical) -> Claim:
    """The claim that was made: its cards are those that went to discard piles and to the pool."""
    [event] = events(table, "claim")
    about, gone = event.about, [(card_id(one.card), one.target.zone) for one in event.moved]
    set_cards, rest = frozenset(words_in(about["set_cards"])), frozenset(words_in(about["indifferent"]))
    assert set_cards == {card for card, zone in gone if zone in ("discard_1", "discard_2")}
    assert rest == {card for card, zone in gone if zone == "pool"}
    return str(about["paradox"]).replace("_", " "), set_cards, rest


def words_in(fact: object) -> list[str]:
    """A fact that is a list of words."""
    assert isinstance(fact, list)
    return [str(word) for word in fact]
