"""Words the rulebook tests share: dealt tables, phases passed in one go, refusals looked at closely."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from techdeck import IllegalAction, load_game
from techdeck.core.bits import bit
from techdeck.core.cards import card_id, parse_card
from techdeck.core.counting import ROUND
from techdeck.core.frames import Frame
from techdeck.core.rng import fast_rng
from techdeck.core.state import State
from techdeck.core.zones import HAND
from techdeck.deck.files import edition_text
from techdeck.games.tricks.names import TRUMP_DECK
from techdeck.games.tricks.phases import UseCard
from techdeck.games.tricks.table import Tricks
from tests.tricks_table import action_of, do, may_do, tricks_table, zone

PILE = "V7 V8 V9 V10 T9 T8"
"""A draw deck for texts of a house edition."""


def dealt(
    players: int = 3,
    seed: int = 7,
    key: bytes | None = None,
    nonces: Sequence[str | None] | None = None,
    **options: str,
) -> Tricks:
    """A table as the game deals it, with a journal from now on."""
    game = load_game("tricks", players, options=options)
    state = game.new_initial_state(None if key else seed, key, nonces)
    assert isinstance(state, Tricks)
    state.watch()
    return state


def frame(table: State) -> str:
    """What the table waits for: the name of the top frame."""
    return table.frames[-1].__class__.__name__ if table.frames else "nothing"


def no_trades(table: Tricks) -> None:
    """Everybody ends their trading turn at once."""
    while frame(table) == "TradingTurn":
        do(table, "no")


def bid(table: Tricks, *numbers: int) -> None:
    """Seat 0 bids the first number, seat 1 the second, and so on."""
    for seat, number in enumerate(numbers):
        do(table, f"bid {number}", seat=seat)


def no_effects(table: Tricks) -> None:
    """Nobody uses a card."""
    while frame(table) == "UseCard":
        do(table, "no")


def to_tricks(table: Tricks, *bids: int) -> None:
    """From trading to the first trick, without trades and effects."""
    no_trades(table)
    bid(table, *bids)
    no_effects(table)


def play_on(table: State, until: str = "nothing", seed: int = 1, actions: int = 5000) -> None:
    """Play at random, with a log, until the table waits for this frame."""
    rng = fast_rng(seed, "play on")
    while frame(table) != until and not table.is_terminal():
        actions -= 1
        assert actions > 0, f"{until} did not come"
        seats = table.acting_seats()
        seat = seats[rng.below(len(seats))]
        choices = table.legal_actions(seat)
        table.apply_action(choices[rng.below(len(choices))], seat)


def kinds_of(kind: type) -> list[type]:
    """Every class that is made from this one."""
    made: list[type] = kind.__subclasses__()
    return [every for one in made for every in (one, *kinds_of(one))]


def waiting_frames() -> list[str]:
    """Every kind of frame at which a table of Tricks waits for a seat; asking for a deck needs two of them."""
    rooms = ("techdeck.core.", "techdeck.games.tricks.")
    kinds = [kind for kind in kinds_of(Frame) if kind.__module__.startswith(rooms) and not kind.__subclasses__()]
    waits = [kind for kind in kinds if any("acting" in part.__dict__ for part in kind.__mro__ if part is not Frame)]
    return sorted({kind.__name__ for kind in waits} - {"ChoosePile"})


def at_moment(players: int, moment: str) -> Tricks:
    """A dealt table, played at random to a moment at which it waits for this frame."""
    for seed in range(60):
        table = dealt(players, seed)
        play_on(table, moment, seed)
        if not table.is_terminal():
            return table
    raise AssertionError(f"{moment} did not come")


def to_round(table: Tricks, number: int, seed: int = 1) -> None:
    """Play at random to the first decision of a round."""
    while table.nums[ROUND] < number:
        play_on(table, "PlayCard", seed)
        play_on(table, "TradingTurn", seed)


def hold(table: Tricks, text: str) -> None:
    """The acting seat holds this card: if it does not, the card takes the place of one of its hand, by hand."""
    card, seat = parse_card(text), int(table.current_player())
    if table.zones.where[card] != HAND + seat:
        table.zones.swap(card, table.zones.at(HAND + seat, 0), bit(seat), 0)


def refused(table: State, text: str, seat: int | None = None) -> IllegalAction:
    """The action is refused with a reason and a clause, and nothing at all changes. (Family 7.14)"""
    who = int(table.current_player()) if seat is None else seat
    return refused_action(table, action_of(table, text), who)


def refused_action(table: State, action: int, seat: int) -> IllegalAction:
    """The same for an action given by its number."""
    before = everything(table)
    with pytest.raises(IllegalAction) as error:
        table.apply_action(action, seat)
    assert everything(table) == before
    assert error.value.reason
    assert error.value.clause
    assert str(error.value) == f"{error.value.clause}: {error.value.reason}"
    return error.value


def sayable(table: Tricks, seat: int | None = None) -> set[str]:
    """What the seat may say or ask when it chooses to speak."""
    twin = table.clone()
    assert isinstance(twin, Tricks)
    do(twin, "speak", seat=seat)
    return may_do(twin, seat)


def everything(table: State) -> list[object]:
    """All that could change: the hash, the history, the journal, what every seat sees and may do."""
    events = len(table.journal.events) if table.journal is not None else 0
    seats = range(int(table.players))
    seen = [table.information_state_string(seat) for seat in seats]
    return [table.hash(), table.history(), events, seen, [may_do(table, seat) for seat in seats]]


def trump_deck(table: Tricks) -> set[str]:
    """The 2s in the trump deck."""
    return set(zone(table, TRUMP_DECK).split())


def trump_card(table: Tricks) -> str:
    """The trump card in text."""
    return card_id(table.trump_card())


def goals(table: Tricks) -> list[str]:
    """The goal cards the seats have now."""
    return [card_id(table.goal(seat)) for seat in range(int(table.players))]


def edition_with(folder: Path, **texts: str) -> str:
    """The path of open edition 1 with other card texts: service_13="Draw 1."."""
    lines = (edition_text("open-1") or "").splitlines()
    for header, text in texts.items():
        at = lines.index(f"[{header.replace('_', '.')}]")
        lines[at + 2] = f'text = "{text}"'
    file = folder / "house.toml"
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return str(file)


def used(
    folder: Path,
    text: str,
    *answers: str,
    hands: Sequence[str] = ("K5 K6 K7 S3", "T4 S4", "V5 K9"),
    deck: str = PILE,
    discard: str = "",
) -> Tricks:
    """The first player uses K5 with this text; the table gives these answers, in the order they are asked for."""
    house = edition_with(folder, knowledge_5=text)
    table = tricks_table(hands, deck=deck, discard=discard, trump_deck="K2 S2 T2", edition=house)
    do(table, "K5", *answers)
    return table


def text_is_over(table: Tricks) -> bool:
    """Whether the text is done and the next player may use a card."""
    return isinstance(table.top, UseCard) and table.current_player() == 1


def changed_line(log: str, start: str, new: str | None) -> str:
    """The log with the first line that starts so replaced."""
    lines = log.splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith(start))
    return "\n".join([*lines[:at], *([new] if new is not None else []), *lines[at + 1 :]]) + "\n"


def trading(
    hands: Sequence[str] = ("T7 K3 S5", "V4 V9 K5", "S9 S10 K8"),
    trump: str = "service",
    goals: Sequence[str] = ("V1", "S1", "T1", "K1"),
    options: dict[str, str] | None = None,
) -> Tricks:
    """Three players, service is trump, seat 0 has the first trading turn."""
    return tricks_table(hands, phase="trading", trump=trump, goals=goals, options=options)
