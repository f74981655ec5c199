"""A game's fixed description: players, options, edition, action table. Shared by all its states."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, SupportsIndex

from techdeck.core.actions import ActionTable
from techdeck.core.cards import FACES, NATURALS
from techdeck.core.counting import ROUND
from techdeck.core.errors import TechdeckError
from techdeck.core.given import seed_of
from techdeck.core.judging import Judgement
from techdeck.core.records import GameRecords
from techdeck.core.rng import KeyedRng, Rng, commitment, deal_key, fast_rng, nonces_text

if TYPE_CHECKING:
    from techdeck.core.effects.run import Program
    from techdeck.core.forms import CommandForm
    from techdeck.core.frames import Frame
    from techdeck.core.state import State


def is_small(text: str) -> bool:
    """Whether a text is a number of a few digits."""
    return text.isdecimal() and len(text) < 10


class Option:
    """A named choice of a game: its default, what else it may be, and the clause that explains it."""

    def __init__(self, name: str, default: str, choices: list[str], clause: str, text: str) -> None:
        self.name = name
        self.default = default
        self.choices = choices
        self.clause = clause
        self.text = text

    def check(self, value: str) -> str:
        """The value, if the option may have it; a choice like 1..9 stands for the numbers between. (Family 7.12)"""
        for choice in self.choices:
            low, dots, high = choice.partition("..")
            if value == choice or (dots and is_small(value) and int(low) <= int(value) <= int(high)):
                return value
        raise TechdeckError(f"option {self.name}={value} is not possible: choose from {', '.join(self.choices)}")


class Deck:
    """An edition as the engine needs it: name, fingerprint, and per face its name, text and program; faces by name.

    It is packaged if it comes with techdeck: then it can be found by its name wherever a log is read.
    """

    def __init__(
        self,
        name: str,
        fingerprint: str,
        names: list[str],
        texts: list[str],
        programs: list[Program],
        packaged: bool = False,
    ) -> None:
        self.name = name
        self.fingerprint = fingerprint
        self.names = names
        self.texts = texts
        self.programs = programs
        self.packaged = packaged
        self.by_name = {name.lower(): face for face, name in enumerate(names) if face < NATURALS}


class Game:
    """The rules of one game for one table size, edition and set of options."""

    name = ""
    title = ""
    rules_version = 1
    min_players = 1
    max_players = 6
    deals_anew = False

    def __init__(self, players: int, decks: int, deck: Deck, options: dict[str, str], actions: ActionTable) -> None:
        self.players = players
        self.cards = 54 * decks
        self.deck = deck
        self.chosen = options
        self.actions = actions
        self.source = deck.name
        self.records = GameRecords({}, {}, {}, [])
        self.frames: list[type[Frame]] = []
        self.commands: list[CommandForm] = []
        self.empty: State | None = None
        self.words: dict[str, dict[str, str]] = {}
        self.judgement = Judgement()

    def listed_as(self, listing: Listing) -> None:
        """The names and the numbers of players the game has registered itself with."""
        self.name, self.title = listing.name, listing.title
        self.min_players, self.max_players = listing.players
        self.deals_anew = listing.deals_anew

    def __repr__(self) -> str:
        return f"Game({self.name}, players={self.players}, edition={self.source}, options={self.chosen})"

    def num_distinct_actions(self) -> int:
        """How many action ids there are."""
        return self.actions.total

    def options(self) -> dict[str, str]:
        """The options this table plays with."""
        return dict(self.chosen)

    def cards_brought(self, card: int, discarded: int = 1, held: int = 1) -> float:
        """How many cards a card's text brings its user, roughly, who holds so many while so many are discarded."""
        from techdeck.core.effects.worth import gain

        return gain(self.deck.programs[card % FACES], discarded, held)

    def deal(self, rng: Rng) -> State:
        """A table set up and dealt, at its first decision."""
        table = self.blank()
        table.rng = rng
        self.begin(table)
        table.settle()
        return table

    def begin(self, table: State) -> None:
        """Lay out a blank table, and push what happens first."""
        raise NotImplementedError  # every game says how it begins

    def blank(self) -> State:
        """A table with nothing laid out: what is dealt, and what views and positions are written onto."""
        if self.empty is None:
            self.empty = self.empty_table()
            self.empty.print_values()
            self.empty.forget_uses()
            self.empty.nums[ROUND] = 1
        return self.empty.clone()

    def empty_table(self) -> State:
        """The table of this game with its own numbers as at the beginning; made once."""
        raise NotImplementedError  # every game has a table of its own

    def frame(self, name: str, numbers: list[int]) -> Frame:
        """A frame of this game from its key, as positions write it: its name and its numbers."""
        for kind in self.frames:
            fields = kind.form.fields
            if kind.__name__ == name and len(fields) == len(numbers):
                make: type = kind
                frame: Frame = make(*[field.read(numbers[i]) for i, field in enumerate(fields)])
                return frame
        many = "1 number" if len(numbers) == 1 else f"{len(numbers)} numbers"
        raise TechdeckError(f"there is no frame {name!r} with {many} in {self.title}")

    def position(self, text: str, seed: SupportsIndex = 0) -> State:
        """The moment such a text tells of; seed is for what chance brings, where the text does not say. (Family 8.8)"""
        from techdeck.core.position_reading import read_position

        return read_position(self, text, seed_of(seed))

    def new_initial_state(
        self,
        seed: SupportsIndex | None = None,
        key: bytes | None = None,
        nonces: Sequence[str | None] | None = None,
    ) -> State:
        """A dealt table: a seed for the fast generator, or a 32-byte key for the committed one. (Family 8.3, 8.4)

        With a key, each seat may add a nonce in hexadecimal (None: it sent nothing), mixed in before the deal.
        """
        if (seed is None) == (key is None):
            raise TechdeckError("give either seed=<number> or key=<32 bytes>")
        if key is not None:
            return self.dealt_from_key(key, nonces)
        if nonces is not None:
            raise TechdeckError("nonces are mixed into a key: a seed has none")
        number = 0 if seed is None else seed_of(seed)
        state = self.deal(fast_rng(number))
        state.origin = f"seed {number}"
        return state

    def dealt_from_key(self, key: bytes, nonces: Sequence[str | None] | None) -> State:
        """A table dealt from a secret key and what the seats mixed in. (Family 8.4)"""
        if len(key) != 32:
            raise TechdeckError(f"a key has 32 bytes, this one has {len(key)}")
        if nonces is not None and len(nonces) != self.players:
            raise TechdeckError(f"give a nonce or None for each of the {self.players} seats, not {len(nonces)}")
        state = self.deal(KeyedRng(key if nonces is None else deal_key(key, nonces)))
        mixed = "" if nonces is None else f" nonces {nonces_text(nonces)}"
        state.origin = f"commitment {commitment(key)}{mixed}"
        state.key = key
        return state


class Listing:
    """A game as it registers itself: its names, for how many players, its options, who makes it, where it is listed."""

    def __init__(
        self,
        name: str,
        title: str,
        players: tuple[int, int],
        options: list[Option],
        make: Callable[[int, Deck, dict[str, str]], Game],
        place: int,
        deals_anew: bool = False,
    ) -> None:
        self.name = name
        self.title = title
        self.players = players
        self.options = options
        self.make = make
        self.place = place
        self.deals_anew = deals_anew
        """Whether every round shuffles and deals all that is hidden, so that nothing hidden before matters any more."""


def check_options(known: list[Option], given: dict[str, str]) -> dict[str, str]:
    """Every option with its value: the given one, else the default."""
    for name in given:
        if name not in [option.name for option in known]:
            raise TechdeckError(f"there is no option {name!r}: choose from {', '.join([o.name for o in known])}")
    return {option.name: option.check(given.get(option.name, option.default)) for option in known}
