"""A game being played, with the field's API. Only apply_action() changes it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, SupportsIndex

from librt.vecs import append, vec
from mypy_extensions import i64

from techdeck.core.actions import CONCEDE, DRAW
from techdeck.core.bits import bit, has, lowest, size
from techdeck.core.choices import Choices
from techdeck.core.counting import CONCEDED, DRAW_SAID, HOLDS, LACKS, OVER
from techdeck.core.errors import IllegalAction
from techdeck.core.events import Journal
from techdeck.core.frames import DEPENDS
from techdeck.core.game import Game
from techdeck.core.given import eyes_of, whole
from techdeck.core.limits import ANY_CARDS, Number, Room
from techdeck.core.moves import move_action, move_seat, pack_move
from techdeck.core.outcome import Outcome
from techdeck.core.questions import Question
from techdeck.core.rng import Rng
from techdeck.core.table import CLOCK
from techdeck.core.zones import Zones

if TYPE_CHECKING:
    from techdeck.core.commands import Template
    from techdeck.core.view import View

HUGE: Final = 1000000
NOBODY: Final = -99
TERMINAL: Final = -4
"""What current_player() says when the game is over."""


class State(Outcome):
    """One table of one game, as players, bots and programs drive it."""

    def __init__(self, game: Game, zones: Zones, nums: vec[i64], rng: Rng) -> None:
        super().__init__(game, zones, nums, rng)
        self.buffer: Choices | None = None
        self.drawn_up_for: i64 = NOBODY

    def fresh(self) -> State:
        """A state of the same class that shares this one's parts; clone() then replaces them."""
        raise NotImplementedError  # every game has a state of its own

    def mask_numbers(self, eyes: i64) -> None:
        """Hide the numbers these eyes may not see."""

    def imagine_numbers(self, rng: Rng) -> bool:
        """Put something possible for the numbers that were hidden; False if nothing is, as the cards lie."""
        return True

    def choosy_zone(self) -> i64:
        """The face-down zone that takes only some cards, as all know; -1 if there is none."""
        return -1

    def takes(self, card: i64) -> bool:
        """Whether that zone takes the card."""
        return True

    def barred(self, seat: i64) -> i64:
        """The faces that all know a hand has not: a mask. (Family 6.12)"""
        return self.nums[LACKS + seat]

    def is_bound(self, seat: i64) -> bool:
        """Whether all know of something that a hand has, wherever in it. (Family 6.13)"""
        return self.nums[HOLDS + seat] != 0

    def lacking(self, seat: i64) -> i64:
        """How many of the things that a hand surely has it lacks as the cards lie: 0 at every real table."""
        return size(self.nums[HOLDS + seat] & (self.kinds_held(seat) ^ -1))

    def facts(self) -> dict[str, object]:
        """Whatever else there is to see, as plain data."""
        raise NotImplementedError  # every game says what there is to see

    def number_names(self) -> list[Number]:
        """The numbers of this game as positions write them: name, place, and what they can be."""
        raise NotImplementedError  # every game names its numbers

    def last_round(self) -> int:
        """The highest number a round can have."""
        raise NotImplementedError  # every game counts its rounds

    def effects_phases(self) -> list[int]:
        """The numbers of the phases that texts call a turn; none where each player's turn is one. (Family 5.8)"""
        return []

    def room(self, name: str) -> Room:
        """How many cards a zone of this name holds, a seat's without its seat, and which may lie there."""
        return ANY_CARDS

    def complete_numbers(self) -> None:
        """Work out the numbers that follow from others, which positions leave out; a Misfit if some do not fit."""

    def gave_up(self, seat: i64) -> None:
        """A seat has conceded: let go of what it may no longer keep on the table. (Family 7.1)"""

    def settle(self) -> None:
        """Go on until somebody must choose; seats that conceded are played by chance. (Family 7.4)"""
        self.drawn_up_for = NOBODY
        nums = self.nums
        while True:
            frame = self.top
            mask = frame.waits_for
            if mask == DEPENDS:
                mask = frame.acting(self)
            if mask == 0 and nums[OVER] == 0:
                frame.advance(self)
                continue
            gone = mask & nums[CONCEDED]
            if gone == 0:
                self.acting_now = mask
                return
            self.play_by_chance(lowest(gone))

    def play_by_chance(self, seat: i64) -> None:
        """A seat that conceded does any of its choices, each as likely. (Family 7.4)"""
        out = Choices(self.game.actions.total)
        self.top.legal(self, seat, out)
        self.top.step(self, seat, out.pick(self.rng.below(out.count)))

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.nums[OVER] == 1

    def acting_seats(self) -> list[int]:
        """Every seat that may act now."""
        return [seat for seat in range(self.players) if has(self.acting_now, seat)]

    def current_player(self) -> i64:
        """The lowest seat that may act; -4 when the game is over."""
        if self.acting_now == 0:
            return TERMINAL
        return lowest(self.acting_now)

    def choices(self, seat: i64) -> Choices:
        """What the seat may do now, in a buffer that the next question fills anew; empty if it may not act."""
        out = self.buffer
        if out is None:
            out = Choices(self.game.actions.total)
            self.buffer = out
        elif self.drawn_up_for == seat:
            return out
        out.clear()
        self.drawn_up_for = seat
        if self.acting_now == 0:
            return out
        if seat == CLOCK:
            self.top.clock_actions(self, out)
        elif 0 <= seat < self.players and has(self.acting_now, seat):
            self.top.legal(self, seat, out)
        return out

    def legal_actions(self, seat: i64 = -9) -> list[int]:
        """What the seat (the current player if none is given; -1 is the clock) may do now."""
        if seat == -9:
            seat = self.current_player()
        return self.choices(seat).listed(self.game.actions.numbers)

    def apply_action(self, action: SupportsIndex, seat: SupportsIndex = -9, stand_in: bool = False) -> None:
        """The seat does this, or IllegalAction says why not and nothing changes. (Family 7.8, 7.14)"""
        what, who = whole(action), whole(seat)
        if not (-HUGE < what < HUGE and -HUGE < who < HUGE):
            raise IllegalAction("there is no such action or seat", "Family 7.14", "unknown")
        self.apply(what, who, stand_in)

    def apply(self, action: i64, seat: i64, stand_in: bool) -> None:
        """The same for numbers of ordinary size."""
        if seat == -9:
            seat = self.current_player()
        if action < 0:
            self.take_way_out(action, seat)
        else:
            if not self.choices(seat).has(action):
                raise self.refusal(action, seat)
            self.do(action, seat)
        self.moves = append(self.moves, pack_move(seat, action, stand_in))

    def do(self, action: i64, seat: i64) -> None:
        """The seat does a legal action, and the table goes on to the next choice. (Family 7.7)"""
        if seat == CLOCK:
            self.top.tick(self, action)
        else:
            if self.players == 2:
                self.nums[DRAW_SAID] &= bit(seat)
            self.top.step(self, seat, action)
        self.settle()

    def refusal(self, action: i64, seat: i64) -> IllegalAction:
        """Why this may not be done now. (Family 7.14)"""
        if self.nums[OVER]:
            return IllegalAction("the game is over", "Family 7.14", "game_over")
        if seat < CLOCK or seat >= self.players:
            seats = f"seats are 0 to {self.players - 1}, the clock is -1"
            return IllegalAction(f"there is no seat {seat}: {seats}", "Family 7.14", "unknown")
        if action >= self.game.actions.total:
            known = f"0 to {self.game.actions.total - 1} are"
            return IllegalAction(f"{action} is no action of this game: {known}", "Family 7.14", "unknown")
        if seat == CLOCK:
            return IllegalAction("the clock has nothing to do now", "Family 7.10")
        if not has(self.acting_now, seat):
            return self.top.why_not_now(self, seat)
        return self.top.why_not(self, seat, action)

    def take_way_out(self, action: i64, seat: i64) -> None:
        """Concede, or say draw. (Family 7.1, 7.2, 7.5, 7.6)"""
        if action not in self.ways_out(seat):
            what = "concede" if action == CONCEDE else "agree to a draw" if action == DRAW else "do that"
            reason = "the game is over" if self.nums[OVER] else f"you may not {what} now"
            raise IllegalAction(reason, "Family 7.6" if action == DRAW else "Family 7.1")
        if action == DRAW:
            self.nums[DRAW_SAID] |= bit(seat)
            agreed = self.nums[DRAW_SAID] == bit(self.players) - 1
            self.tell("offer_draw", seat, {"agreed": agreed})
            if agreed:
                self.end()
                self.settle()
            return
        self.nums[CONCEDED] |= bit(seat)
        self.tell("concede", seat, {})
        self.gave_up(seat)
        if self.players - size(self.nums[CONCEDED]) <= 1:
            self.end()
        self.settle()

    def history(self) -> list[tuple[int, int]]:
        """Every action so far as (seat, action)."""
        return [(move_seat(move), move_action(move)) for move in self.moves]

    def action_to_string(self, seat: SupportsIndex, action: SupportsIndex) -> str:
        """The action as in logs: "card K9", "bid 3"."""
        return self.game.actions.text(whole(action))

    def string_to_action(self, seat: SupportsIndex, text: str) -> int:
        """The action such a text means."""
        return self.game.actions.action(text, self.game.deck.by_name)

    def view(self, seat: SupportsIndex | None) -> View:
        """What this seat knows; None is an onlooker without a hand."""
        from techdeck.core.view import View

        return View(self, eyes_of(seat, int(self.players)))

    def question(self, seat: SupportsIndex | None) -> Question:
        """What is asked now, as this seat may know it; None is an onlooker."""
        return self.view(seat).question()

    def commands(self, seat: SupportsIndex) -> list[Template]:
        """The whole gestures open to a seat, nothing filled in yet."""
        return self.view(seat).commands()

    def apply_command(self, command: Mapping[str, object], seat: SupportsIndex) -> list[int]:
        """The seat does a whole command, or IllegalAction says why not and nothing changes; its actions."""
        from techdeck.core.commands import apply_command

        return apply_command(self, command, int(eyes_of(seat, int(self.players))))

    def information_state_string(self, seat: SupportsIndex) -> str:
        """All that this seat knows, in one line."""
        return self.view(seat).information_state_string()

    def resample_from_infostate(self, seat: SupportsIndex, seed: SupportsIndex) -> State:
        """A possible state behind what this seat knows."""
        return self.view(seat).imagine(seed)

    def watch(self) -> Journal:
        """Keep a journal of events from now on."""
        if self.journal is None:
            self.journal = Journal(int(self.players), self.zone_names())
        return self.journal

    def hash(self) -> str:
        """The hash of everything that decides how the game goes on."""
        from techdeck.core.fingerprint import state_hash

        return state_hash(self)

    def log(self) -> str:
        """The game so far as text: start, options, edition, rules version, actions with a hash each."""
        from techdeck.core.log import write_log

        return write_log(self)

    def position(self) -> str:
        """This moment as text, from which the game's position() sets it up again. (Family 8.7)"""
        from techdeck.core.position import write_position

        return write_position(self)

    def __reduce__(self) -> tuple[object, ...]:
        """For pickle and copy."""
        from techdeck.core.packing import pack_state

        return pack_state(self)

    def __repr__(self) -> str:
        stands = f"over, scores {self.scores()}" if self.is_terminal() else f"to act: {self.acting_seats()}"
        return f"State({self.game.name}, players={self.players}, {len(self.moves)} actions done, {stands})"

    def clone(self) -> State:
        """A copy that plays on alike and shares nothing that changes."""
        other = self.fresh()
        other.zones = self.zones.clone()
        other.nums = self.nums[:]
        other.values = self.values[:]
        other.domains = self.domains[:]
        other.altered = self.altered[:]
        other.told = self.told[:]
        other.changes = self.changes
        other.brief = self.brief
        other.regs = self.regs[:]
        other.regs_used = self.regs_used
        other.stack = self.stack[:]
        other.depth = self.depth
        other.top = self.top
        other.rng = self.rng.clone()
        other.moves = self.moves[:]
        other.origin = self.origin
        other.key = self.key
        other.acting_now = self.acting_now
        return other
