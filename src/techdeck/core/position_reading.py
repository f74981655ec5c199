"""Reading a position: every mistake is told with its line, and nothing is set up. (Family 8.8)"""

from __future__ import annotations

import re

from librt.vecs import append
from mypy_extensions import i64

from techdeck.core.bits import bit
from techdeck.core.cards import DOMAIN_NAMES, card_id, is_wild
from techdeck.core.carried import CARD_ROW, check_card_line, edition_told
from techdeck.core.counting import THIS_TURN
from techdeck.core.effects.registers import REGISTERS
from techdeck.core.effects.run import Ask, ChoosePile, Run
from techdeck.core.effects.secret import PutFaceDown, SecretVerb
from techdeck.core.errors import Misfit, TechdeckError
from techdeck.core.frames import Frame
from techdeck.core.game import Game
from techdeck.core.limits import TO_DO, Number
from techdeck.core.log import BYTE_ORDER_MARK, FROM_POSITION
from techdeck.core.position import FORMAT, NOTHING_TO_DO, all_numbers, default_seers, named_zones
from techdeck.core.position_checks import (
    begin,
    check_certain,
    check_changes,
    check_loose,
    check_numbers,
    check_rooms,
    check_turn_changes,
    room_of,
)
from techdeck.core.position_frames import check_form, check_runs, check_texts
from techdeck.core.position_words import card_in, number_in, read_registers
from techdeck.core.rng import MULTIPLIER, FastRng, fast_rng
from techdeck.core.state import State
from techdeck.core.zones import EVERYBODY, ONLOOKER

MOST_CHANCE = MULTIPLIER * 4294967296 - 2
FRAME = re.compile(r"(\w+)(?:\(([^()]*)\))?")
CARD_WORD = re.compile(r"([A-Za-z]\d+'?)(?:\{([\d,]*|all)\})?")
CHANGE = re.compile(r"([A-Za-z]\d+'?)=(\w+) (\d{1,2}) until (turn|\d{1,6})")


def read_position(game: Game, text: str, seed: int) -> State:
    """The state a position tells of; every mistake is told with its line, and nothing is set up."""
    rows = rows_of(text)
    reader = Reader(game, seed)
    for line, row in rows[1:]:
        try:
            reader.read(line, row)
        except TechdeckError as error:
            raise TechdeckError(f"line {line}: {error}") from None
    try:
        return reader.finished()
    except Misfit as misfit:
        raise TechdeckError(f"{reader.place_of(misfit.name, misfit.other)}: {misfit}") from None


def rows_of(text: str) -> list[tuple[int, str]]:
    """The lines of a position that say something, with their numbers."""
    rows = [(n, row.strip()) for n, row in enumerate(text.removeprefix(BYTE_ORDER_MARK).splitlines(), 1)]
    rows = [(n, row) for n, row in rows if row and not row.startswith(";")]
    if not rows or rows[0][1] != FORMAT:
        raise TechdeckError(f"line 1: this is not a position; it should begin with {FORMAT!r}")
    return rows


class Reader:
    """Sets up a state line by line."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.state = game.blank()
        self.state.origin = FROM_POSITION
        self.state.rng = fast_rng(seed)
        self.zones = dict(named_zones(self.state))
        self.lines: dict[str, int] = {}
        self.placed: set[int] = set()
        self.runs: list[list[int]] = []
        self.frames: list[str] = []

    def numbers(self) -> dict[str, Number]:
        """The numbers by their names: in some games there are as many of one as cards lie there by now."""
        return {number.name: number for number in all_numbers(self.state)}

    def place_of(self, name: str, other: str) -> str:
        """The line of one of these names, or that there is none."""
        for told in (name, other):
            if told in self.lines:
                return f"line {self.lines[told]}"
        return f"the line '{name}: ...' is missing"

    def read(self, line: int, row: str) -> None:
        """One line: a name, a colon, what it says."""
        name, _, rest = [part.strip() for part in row.partition(":")]
        if name in self.lines and name not in self.zones and name != "registers":
            raise TechdeckError(f"{name!r} is already in line {self.lines[name]}")
        self.lines[name] = line
        if name in ("game", "players", "edition"):
            self.check_header(name, rest)
        elif name == "options":
            self.check_options(rest)
        elif name.startswith(CARD_ROW):
            check_card_line(self.game.deck, row)
        elif name in self.zones:
            self.read_zone(name, rest)
        elif name in self.numbers():
            self.read_numbers(self.numbers()[name], rest)
        elif name in ("changed", "told"):
            self.read_changes(rest, name == "told")
        elif name == "registers":
            self.runs.append(read_registers(rest))
        elif name == TO_DO:
            self.read_frames(rest)
        elif name == "chance":
            self.read_chance(number_in(rest))
        else:
            known = ", ".join([*self.zones, *self.numbers()])
            raise TechdeckError(f"there is nothing called {name!r} here: a line begins with one of {known}, {TO_DO}")

    def read_chance(self, number: int) -> None:
        """Where the generator stands."""
        if not 0 < number <= MOST_CHANCE:
            raise TechdeckError(f"chance must be between 1 and {MOST_CHANCE}, not {number}; or leave the line out")
        self.state.rng = FastRng(number)

    def check_header(self, name: str, told: str) -> None:
        """Game, players and edition are those of this game; an edition may be told by its name alone."""
        if name == "edition" and told == edition_told(self.game.deck):
            return
        here = {"game": self.game.name, "players": str(self.game.players), "edition": self.game.deck.name}[name]
        if told != here:
            raise TechdeckError(f"the position says {name} {told}, but this game has {here}: load that game for it")

    def check_options(self, told: str) -> None:
        """The options are those of this game."""
        here = self.game.options()
        for word in told.split():
            name = word.partition("=")[0]
            if name not in here:
                raise TechdeckError(f"there is no option {name!r}: choose from {', '.join(here)}")
            if word != f"{name}={here[name]}":
                raise TechdeckError(f"the position has {word}, this game {name}={here[name]}: load it with that option")

    def read_zone(self, name: str, text: str) -> None:
        """The cards of a zone."""
        zone, room = self.zones[name], room_of(self.state, name)
        for word in text.split():
            match = CARD_WORD.fullmatch(word)
            if match is None:
                raise TechdeckError(f"{word!r} is not a card; write K9, or K9{{0,2}} to say who knows it")
            card = card_in(match.group(1), self.game)
            if card in self.placed:
                raise TechdeckError(f"{card_id(card)} is on the table twice")
            if not room.takes(card):
                raise TechdeckError(f"{card_id(card)} can't be in {name!r}, which is for {room.told}")
            self.placed.add(card)
            self.state.zones.push(zone, card, self.seers_in(zone, match.group(2)))

    def seers_in(self, zone: int, told: str | None) -> i64:
        """Who knows a card."""
        if told is None:
            return default_seers(self.state, zone)
        if told == "all":
            return EVERYBODY
        seers: i64 = 0
        for word in [word for word in told.split(",") if word]:
            if len(word) > 1 or (int(word) >= self.game.players and int(word) != ONLOOKER):
                most = self.game.players - 1
                raise TechdeckError(f"seat {word} can't know a card: seats are 0 to {most}, onlookers are {ONLOOKER}")
            seers |= bit(int(word))
        return seers

    def read_numbers(self, number: Number, text: str) -> None:
        """A number, or a row of them."""
        words = text.replace("/", " ").split()
        if len(words) != number.count:
            many = "1 number" if number.count == 1 else f"{number.count} numbers"
            raise TechdeckError(f"{number.name!r} takes {many}, not {len(words)}")
        for i, word in enumerate(words):
            self.state.nums[number.first + i] = self.card_or_none(word) if number.is_card else number_in(word)

    def card_or_none(self, word: str) -> int:
        """A card by its id, - for none."""
        return -1 if word == "-" else card_in(word, self.game)

    def read_changes(self, text: str, told: bool) -> None:
        """What cards count as for a while."""
        for part in [part.strip() for part in text.split(",")]:
            match = CHANGE.fullmatch(part)
            if match is None or match.group(2) not in DOMAIN_NAMES or not 1 <= int(match.group(3)) <= 13:
                raise TechdeckError(f"{part!r} is not a change; write K9=science 8 until 2, or until turn")
            card, domain = card_in(match.group(1), self.game), DOMAIN_NAMES.index(match.group(2))
            value, until = int(match.group(3)), THIS_TURN if match.group(4) == "turn" else int(match.group(4))
            if is_wild(card):
                raise TechdeckError(f"{card_id(card)} is a wild, which never counts as another card")
            self.state.note_change(until)
            if told:
                self.state.told[card] = (until * 16 + value) * 8 + domain
            else:
                self.state.values[card], self.state.domains[card] = value, domain
                self.state.altered[card] = until

    def read_frames(self, text: str) -> None:
        """What is still to happen; of a finished game nothing is. (Family 8.7)"""
        if text == NOTHING_TO_DO:
            raise TechdeckError("this game is over: only a moment when it's somebody's turn can be set up")
        self.frames = [match.group(0) for match in FRAME.finditer(text)]
        rest = FRAME.sub("", text).split()
        if rest:
            raise TechdeckError(f"{rest[0]!r} can't be part of 'to do'; write frames like {self.frames[:1]}")

    def finished(self) -> State:
        """The state, once all lines fit each other and somebody has something to choose."""
        missing = [card_id(card) for card in range(self.game.cards) if card not in self.placed]
        if missing:
            raise TechdeckError(f"every card must be somewhere; these are not: {' '.join(missing)}")
        if not self.frames:
            raise TechdeckError(f"there is nothing to do: the line '{TO_DO}: ...' is missing")
        state = self.state
        check_rooms(state)
        check_numbers(state)
        check_changes(state)
        put_registers(state, self.runs)
        try:
            for place, text in enumerate(self.frames):
                below = self.frames[place - 1] if place > 0 else ""
                state.push(self.frame_in(text.replace(" ", ""), below.replace(" ", "")))
            check_runs(state, len(self.runs))
            check_loose(state)
            check_turn_changes(state)
            state.complete_numbers()
            check_certain(state)
            begin(state)
            check_texts(state)
        except Misfit:
            raise
        except TechdeckError as error:
            raise Misfit(TO_DO, str(error)) from None
        # A person may write any frame over any numbers: a seat, card or verb that is not there shows in one of these,
        # a verb that asks nothing (NotImplementedError) among them. Nothing is kept of the state then.
        except (IndexError, ValueError, AssertionError, NotImplementedError, OverflowError) as crash:
            told = f"the lines don't fit each other: {str(crash) or type(crash).__name__}"
            raise Misfit(TO_DO, told) from None
        return state

    def frame_in(self, text: str, below: str) -> Frame:
        """The frame such a text means, if it may lie on the one below."""
        name, _, rest = text.removesuffix(")").partition("(")
        words = [word for word in rest.split(",") if word]
        if name == "Run" and len(words) == 2:
            under = [kind.__name__ for kind in self.game.frames if kind.form.under_texts]
            check_form(self.game, name, [*under, "Run"], below)
            number = sum(isinstance(frame, Run) for frame in self.state.frames)
            return self.run_in(number_in(words[0]), card_in(words[1], self.game), number * REGISTERS)
        numbers = [number_in(word) for word in words]
        if name in ("Ask", "PutFaceDown", "ChoosePile"):
            check_form(self.game, name, ["Run"], below)
            return self.question_in(name, numbers)
        frame = self.game.frame(name, numbers)
        for field, told in zip(frame.form.fields, numbers, strict=True):
            high = field.highest(self.game.players, self.game.cards)
            if not field.low <= told <= high:
                raise TechdeckError(f"{field.told} must be {field.low} to {high}, not {told}: {text}")
        check_form(self.game, name, frame.form.on, below)
        return frame

    def run_in(self, user: int, card: int, base: int) -> Run:
        """The text of a card that is carried out for a user."""
        if not 0 <= user < self.game.players or is_wild(card):
            raise TechdeckError(f"a Run needs a seat from 0 to {self.game.players - 1} and a card that isn't a wild")
        return Run(user, card, self.game.deck.programs[card % 54], base)

    def question_in(self, name: str, numbers: list[int]) -> Frame:
        """A question of the text that runs last."""
        run = self.state.top
        assert isinstance(run, Run)
        if len(numbers) != {"Ask": 2, "PutFaceDown": 1, "ChoosePile": 0}[name]:
            raise TechdeckError(
                f"there is no {name} with {len(numbers)} numbers: write Ask(0,1), PutFaceDown(1), ChoosePile"
            )
        if name == "ChoosePile":
            return ChoosePile(run)
        if not 0 <= numbers[-1] < len(run.program.verbs):
            raise IndexError(f"the verbs of that text go from 0 to {len(run.program.verbs) - 1}")
        verb = run.program.verbs[numbers[-1]]
        if name == "Ask":
            return Ask(numbers[0], verb, run)
        if not isinstance(verb, SecretVerb):
            raise TechdeckError(f"verb {numbers[-1]} of that text puts nothing face down")
        return PutFaceDown(verb, run)


def put_registers(state: State, runs: list[list[int]]) -> None:
    """The registers of all texts that run."""
    for values in runs:
        for value in values:
            state.regs = append(state.regs, value)
    state.regs_used = len(state.regs)
