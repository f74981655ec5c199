"""How a card's text runs: a program of verbs, a run with registers, and the frame that asks a seat to choose."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from techdeck.core.actions import PILE
from techdeck.core.bits import bit
from techdeck.core.choices import Choices
from techdeck.core.effects.registers import (
    ACTOR,
    ASIDE_FROM,
    BOTTOM,
    COUNT,
    DECK_CHOSEN,
    DID,
    DISCARD_CHOSEN,
    DRAWN,
    FROM_SIDE,
    LOOKERS,
    PC,
    PICKED,
    REGISTERS,
    SENTENCE,
    SHOWN,
    STEP,
    TOP_OF_DISCARD,
)
from techdeck.core.effects.verb import Verb
from techdeck.core.errors import IllegalAction
from techdeck.core.events import Effect
from techdeck.core.frames import Frame
from techdeck.core.questions import Question
from techdeck.core.zones import ASIDE, DECK, DISCARD, SECOND_DECK, SECOND_DISCARD

if TYPE_CHECKING:
    from techdeck.core.moving import Moving
    from techdeck.core.table import Table


class Program:
    """A card's text as verbs; sentence[i] is the sentence verb i belongs to, draws_on[i] whether it needs a pile;
    spans has for each sentence its first character in the text as printed, and the one after its last, and steps the
    same for the words of each verb."""

    def __init__(
        self,
        verbs: list[Verb],
        sentence: list[int],
        texts: list[str],
        spans: list[tuple[int, int]],
        steps: list[tuple[int, int]] | None = None,
    ) -> None:
        self.verbs = verbs
        self.sentence = sentence
        self.texts = texts
        self.spans = spans
        self.steps = [spans[number] for number in sentence] if steps is None else steps
        self.draws_on = [verb.draws_on() for verb in verbs]
        self.runs: vec[Run] = vec[Run]()

    def run_for(self, user: i64, card: i64, base: i64) -> Run:
        """The text being carried out for a user: frames are immutable, so what was made once serves every table."""
        for run in self.runs:
            if run.user == user and run.card == card and run.base == base:
                return run
        run = Run(user, card, self, base)
        self.runs = append(self.runs, run)
        return run


class Run(Frame):
    """A card's text being carried out for a user, sentence by sentence. (Family 3.1, 3.2, 3.4)"""

    clause: ClassVar[str] = "Family 3.1"

    def __init__(self, user: i64, card: i64, program: Program, base: i64) -> None:
        self.user = user
        self.card = card
        self.program = program
        self.base = base
        self.asked: vec[Ask] = vec[Ask]()

    def get(self, table: Table, register: i64) -> i64:
        """Read a register."""
        return table.regs[self.base + register]

    def put(self, table: Table, register: i64, value: i64) -> None:
        """Write a register."""
        table.regs[self.base + register] = value

    def actor(self, table: Table) -> i64:
        """Whom the sentence is about now."""
        return table.regs[self.base + ACTOR]

    def deck(self, table: Table) -> i64:
        """The deck this sentence uses."""
        return table.regs[self.base + DECK_CHOSEN]

    def pile(self, table: Table) -> i64:
        """The discard pile this sentence uses."""
        return table.regs[self.base + DISCARD_CHOSEN]

    def pose(self, table: Table, seat: i64, verb: Verb) -> None:
        """Let the seat choose; the verb hears the answer."""
        table.push(self.ask_of(seat, verb))

    def ask_of(self, seat: i64, verb: Verb) -> Ask:
        """The question to a seat; what was made once serves every table."""
        for ask in self.asked:
            if ask.seat == seat and ask.verb is verb:
                return ask
        ask = Ask(seat, verb, self)
        self.asked = append(self.asked, ask)
        return ask

    def did(self, table: Table, count: i64) -> None:
        """The verb moved or showed so many cards."""
        self.put(table, COUNT, count)
        self.put(table, DID, 1 if count > 0 else 0)

    def skip(self, table: Table) -> None:
        """The verb can do nothing: say so. (Family 3.3)"""
        self.did(table, 0)
        if table.journal is not None:
            table.tell("skip", self.actor(table), {})

    def aside_count(self, table: Table) -> i64:
        """How many cards this text has lying aside."""
        return table.zones.count(ASIDE) - self.get(table, ASIDE_FROM)

    def aside(self, table: Table, i: i64) -> i64:
        """The i-th of them, in the order they were turned up."""
        return table.zones.at(ASIDE, self.get(table, ASIDE_FROM) + i)

    def aside_moves(self, table: Table) -> None:
        """One of several cards lying aside is about to go: who does not see them loses track. (Family 6.4)"""
        if self.aside_count(table) > 1:
            table.forget_from(ASIDE, self.get(table, ASIDE_FROM), self.get(table, LOOKERS))

    def searches(self) -> bool:
        """Whether the text goes on to search for what is named."""
        return any(verb.searches() for verb in self.program.verbs)

    def jump(self, table: Table, verbs: i64) -> None:
        """Leave out so many verbs (or go back)."""
        self.put(table, PC, self.get(table, PC) + verbs)

    def stop(self, table: Table) -> None:
        """The effect ends here."""
        self.put(table, PC, len(self.program.verbs))

    def advance(self, table: Table) -> None:
        pc = self.get(table, PC)
        if pc >= len(self.program.verbs):
            self.finish(table)
            return
        if table.two_piles and self.must_choose_pile(table, pc):
            table.push(ChoosePile(self))
            return
        self.put(table, PC, pc + 1)
        self.put(table, STEP, 0)
        self.program.verbs[pc].do(table, self)

    def must_choose_pile(self, table: Table, pc: i64) -> bool:
        """Whether the next verb takes from a deck or a discard pile, and the sentence has none yet. (Family 3.28)"""
        if not self.program.draws_on[pc] or self.get(table, SENTENCE) == self.program.sentence[pc] + 1:
            return False
        return self.program.verbs[pc].pile_matters(table, self)

    def finish(self, table: Table) -> None:
        """The text is done."""
        self.put_back(table)
        table.regs_used = self.base
        table.pop()

    def put_back(self, table: Table) -> None:
        """Cards this text left lying aside go back where they came from, in their order. (Family 3.16)"""
        side = self.get(table, FROM_SIDE)
        while self.aside_count(table) > 0:
            card = table.zones.top(ASIDE)
            if side == BOTTOM:
                table.put_under("put_back", self.actor(table), card, table.deck_of(card), 0)
            else:
                home = table.pile_of(card) if side == TOP_OF_DISCARD else table.deck_of(card)
                table.put("put_back", self.actor(table), card, home, 0)

    def effect(self, table: Moving) -> Effect | None:
        return self.effect_at(table, max(0, int(table.regs[self.base + PC]) - 1))

    def effect_at(self, table: Moving, verb: int) -> Effect | None:
        """The sentence that this verb of the text carries out."""
        numbers = self.program.sentence
        if len(numbers) == 0:
            return None
        number = numbers[min(verb, len(numbers) - 1)]
        start, end = self.program.spans[number]
        return Effect(int(self.card), int(self.user), number, start, end)

    def key(self) -> str:
        return f"Run({self.user},{self.card},{self.base})"


class Ask(Frame):
    """A seat answers a question of a card's text."""

    clause: ClassVar[str] = "Family 3.1"

    def __init__(self, seat: i64, verb: Verb, run: Run) -> None:
        self.seat = seat
        self.waits_for = bit(seat)
        self.verb = verb
        self.run = run

    def legal(self, table: Table, seat: i64, out: Choices) -> None:
        self.verb.options(table, self.run, seat, out)

    def step(self, table: Table, seat: i64, action: i64) -> None:
        table.pop()
        self.verb.chosen(table, self.run, seat, action)

    def why_not(self, table: Table, seat: i64, action: i64) -> IllegalAction:
        return self.verb.why_not(table, self.run, action) or super().why_not(table, seat, action)

    def ask(self, table: Table, seat: i64) -> Question:
        return self.verb.ask(table, self.run, seat)

    def key(self) -> str:
        return f"Ask({self.seat},{self.run.key()},{self.verb.__class__.__name__})"


class ChoosePile(Frame):
    """The user says which of two decks, with its discard pile, a sentence is about, for everybody. (Family 3.28)"""

    clause: ClassVar[str] = "Family 3.28"

    def __init__(self, run: Run) -> None:
        self.run = run
        self.waits_for = bit(run.user)

    def legal(self, table: Table, seat: i64, out: Choices) -> None:
        out.add_run(PILE, 2)

    def step(self, table: Table, seat: i64, action: i64) -> None:
        run, second = self.run, action == PILE + 1
        table.pop()
        run.put(table, SENTENCE, run.program.sentence[run.get(table, PC)] + 1)
        run.put(table, DECK_CHOSEN, SECOND_DECK if second else DECK)
        run.put(table, DISCARD_CHOSEN, SECOND_DISCARD if second else DISCARD)
        if table.journal is not None:
            table.tell("choose_pile", seat, {"pile": 2 if second else 1})

    def ask(self, table: Table, seat: i64) -> Question:
        verb = self.run.program.verbs[int(self.run.get(table, PC))]
        return Question("choose_pile", {"pile": "choose_pile"}, {"what": verb.pile_use()})

    def effect(self, table: Moving) -> Effect | None:
        return self.run.effect_at(table, int(table.regs[self.run.base + PC]))

    def key(self) -> str:
        return f"ChoosePile({self.run.key()})"


def make_room(table: Table, registers: i64) -> None:
    """Room for so many registers; those in use keep what they hold."""
    regs: vec[i64] = vec[i64]([0] * int(registers))
    for i in range(len(table.regs)):
        regs[i] = table.regs[i]
    table.regs = regs


def start(table: Table, user: i64, card: i64, program: Program) -> None:
    """Begin to carry out a card's text for a user."""
    base = table.regs_used
    table.regs_used = base + REGISTERS
    if len(table.regs) < base + REGISTERS:
        make_room(table, base + REGISTERS)
    regs = table.regs
    for i in range(base, base + REGISTERS):
        regs[i] = 0
    regs[base + ACTOR] = user
    regs[base + PICKED] = -1
    regs[base + SHOWN] = -1
    regs[base + DRAWN] = -1
    regs[base + ASIDE_FROM] = table.zones.count(ASIDE)
    regs[base + DECK_CHOSEN] = DECK
    regs[base + DISCARD_CHOSEN] = DISCARD
    table.push(program.run_for(user, card, base))
