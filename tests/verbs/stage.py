"""A stage for verbs: in any of the five games seat 0 uses K5, whose text is a program made of these verbs.

After them the text asks seat 0 for a yes or a no, so that a test can look at the table before the game goes on.
"""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from techdeck.core.cards import FACES, card_id, parse_card
from techdeck.core.effects.control import May
from techdeck.core.effects.run import Program, Run
from techdeck.core.effects.verb import Verb
from techdeck.core.game import Deck
from techdeck.core.state import State
from techdeck.core.zones import SECOND_DECK, SECOND_DISCARD
from tests.cards.chess.words import HOME
from tests.cards.moments import set_up_again
from tests.chess_table import chess_table, laid
from tests.city_table import city_table
from tests.exchange_table import exchange_table
from tests.paradoxical_table import paradoxical_table
from tests.table_words import action_of, deck, discard, events, hand, may_do, zone
from tests.tricks_table import tricks_table

FIVE = ["chess", "city", "exchange", "paradoxical", "tricks"]
MORE_THAN_TWO = ["city", "exchange", "paradoxical", "tricks"]
"""Games that three can play."""
HANDS = ("K6 S6 T6", "K7 S7", "K8")
in_five_games = pytest.mark.parametrize("game", FIVE)
in_games_for_three = pytest.mark.parametrize("game", MORE_THAN_TWO)


def program(*verbs: Verb) -> Program:
    """A text of one sentence that is these verbs."""
    return Program([*verbs], [0] * len(verbs), ["The verbs."], [(0, 10)])


def with_programs(made: Deck, programs: dict[str, Program]) -> Deck:
    """A deck in which some cards have these programs."""
    every = [programs.get(card_id(face), made.programs[face]) for face in range(FACES)]
    return Deck(made.name, made.fingerprint, made.names, made.texts, every)


def of_deck(text: str, letters: str) -> str:
    """The cards of these domains."""
    return " ".join([word for word in text.split() if word[0] in letters])


def table_of(game: str, hands: Sequence[str], deck: str, discard: str, seed: int, theirs: bool = False) -> State:
    """A table where seat 0 may use K5: in City it is the company of seat 0, elsewhere a card of the hand."""
    held = [f"K5 {hands[0]}", *hands[1:]]
    if game == "chess":
        return chess_table(laid(**HOME), hands=(held[0], held[1]), deck=deck, discard=discard, seed=seed)
    if game == "city":
        city = "V3 K5:0 T5:1" if theirs else "V3 K5:0"
        return city_table(list(hands), city, phase="effects", deck=deck, discard=discard, seed=seed)
    if game == "exchange":
        return exchange_table(held, phase="effects", deck=deck, discard=discard, fill=False, seed=seed)
    if game == "tricks":
        return tricks_table(held, deck=deck, discard=discard, trump_deck="K2 S2 T2", seed=seed)
    return paradoxical_table(
        ["K10", *["S9", "T9"]] if theirs else [""] * len(hands),
        hands=held,
        deck_1=of_deck(deck, "KS"),
        deck_2=of_deck(deck, "TV"),
        discard_1=of_deck(discard, "KS"),
        discard_2=of_deck(discard, "TV"),
        seed=seed,
    )


def staged(
    game: str,
    *verbs: Verb,
    hands: Sequence[str] = HANDS,
    deck: str = "",
    discard: str = "",
    knows: dict[str, int] | None = None,
    answers: str = "",
    seed: int = 1,
) -> State:
    """Seat 0 has used K5 with this text and these answers were given; knows: masks of who knew a card before."""
    table = table_of(game, hands[:2] if game == "chess" else hands, deck, discard, seed)
    table.game.deck = with_programs(table.game.deck, {"K5": program(*verbs, May(0))})
    for card, seers in (knows or {}).items():
        table.zones.learn(parse_card(card), seers)
    table.watch()
    say(table, "K5", *answers.split(", ") if answers else [])
    return table


def say(table: State, *texts: str) -> None:
    """The seat that acts does these things; the moment before each can be written down and read."""
    for text in texts:
        set_up_again(table)
        who, _, what = text.rpartition(": ")
        table.apply_action(action_of(table, what), int(who) if who else int(table.current_player()))


def is_at_the_end(table: State) -> bool:
    """Whether the text has come to its last question; that moment can be written down and read as well."""
    set_up_again(table)
    run = next(frame for frame in table.frames if isinstance(frame, Run))
    return table.question(0).code == "may" and run.program.verbs[-1] is getattr(table.top, "verb", None)


def hands(table: State) -> list[str]:
    """All hands, seat by seat."""
    return [hand(table, seat) for seat in range(int(table.players))]


def piles(table: State) -> tuple[str, str]:
    """The decks and the discard piles, the top card first; of two the first one comes first."""
    if not table.two_piles:
        return deck(table), discard(table)
    decks = f"{deck(table)} {zone(table, SECOND_DECK)}".strip()
    return decks, f"{discard(table)} {zone(table, SECOND_DISCARD)}".strip()


def knowing(table: State, text: str) -> str:
    """The seats that know where each of these cards lies: "01 0"; an onlooker is 6."""
    zones = table.zones
    return " ".join(
        "".join(str(seat) for seat in range(7) if zones.knows(seat, parse_card(word))) for word in text.split()
    )


def pile_asked(game: str) -> str:
    """What is answered where there are two decks."""
    return "pile 1" if game == "paradoxical" else ""


def skips(table: State) -> int:
    """How often it was told that nothing can be done."""
    return len(events(table, "skip"))


__all__ = ["deck", "discard", "events", "hand", "may_do", "piles", "zone"]
