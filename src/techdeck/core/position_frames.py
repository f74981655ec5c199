"""Whether the frames of a position may lie on each other, and its texts can be where they are. (Family 8.8)"""

from __future__ import annotations

from techdeck.core.aside import laid_aside_by
from techdeck.core.cards import card_id
from techdeck.core.effects.registers import (
    ACTOR,
    ASIDE_FROM,
    DRAWN,
    LOOKERS,
    PC,
    REGISTER_NAMES,
    REGISTERS,
    register_limits,
)
from techdeck.core.effects.run import Ask, ChoosePile, Run
from techdeck.core.effects.secret import PutFaceDown
from techdeck.core.errors import Misfit, TechdeckError
from techdeck.core.fields import BOTTOM
from techdeck.core.game import Game
from techdeck.core.state import State
from techdeck.core.zones import ASIDE, HAND


def check_form(game: Game, name: str, on: list[str], below: str) -> None:
    """A frame of this name lies on what it may lie on."""
    if below in on or (below != BOTTOM and below.partition("(")[0] in on):
        return
    may = " or ".join([text or "nothing" for text in on])
    if name in ("Ask", "PutFaceDown", "ChoosePile"):
        raise TechdeckError(f"{name} belongs to a card's text, but there is no Run before it")
    raise TechdeckError(f"{name} must lie on {may}, not on {below or 'nothing'}")


def runs_of(state: State) -> list[Run]:
    """The texts that run, the first one first."""
    return [frame for frame in state.frames if isinstance(frame, Run)]


def check_runs(state: State, lines: int) -> None:
    """Every text that runs has its registers, and each of them is within its limits."""
    runs = runs_of(state)
    if len(runs) != lines:
        raise Misfit("registers", f"every Run needs a line of registers: there must be {len(runs)}, not {lines}")
    aside = 0
    if runs and runs[0].get(state, ASIDE_FROM) != 0:
        raise Misfit("registers", "aside-from must be 0 for the first text: no card was set aside when it began")
    for run in runs:
        verbs, sentences = len(run.program.verbs), len(run.program.texts)
        limits = register_limits(int(state.players), int(state.cards), verbs, sentences, state.two_piles)
        for register in range(REGISTERS):
            told = int(run.get(state, register))
            if told not in limits[register]:
                allowed = spans_text(limits[register])
                raise Misfit("registers", f"{REGISTER_NAMES[register]} must be {allowed}, not {told}")
        if not aside <= run.get(state, ASIDE_FROM) <= state.zones.count(ASIDE):
            most = state.zones.count(ASIDE)
            raise Misfit(
                "registers", f"aside-from must be {aside} to {most}: not less than before, at most all set aside"
            )
        aside = int(run.get(state, ASIDE_FROM))
    check_aside(state)


def check_aside(state: State) -> None:
    """Whoever looks at cards that a text has laid aside knows them. (Family 3.15)"""
    for i in range(state.zones.count(ASIDE)):
        run = laid_aside_by(state, i)
        lookers = 0 if run is None else run.get(state, LOOKERS)
        if state.zones.seers(ASIDE, i) & lookers != lookers:
            card = card_id(state.zones.at(ASIDE, i))
            raise Misfit("aside", f"{card} must be known to everybody its text has as lookers")


def spans_text(numbers: range | list[int]) -> str:
    """Numbers in words."""
    if isinstance(numbers, range):
        return f"{numbers[0]} to {numbers[-1]}"
    return " or ".join([str(number) for number in numbers])


def check_texts(state: State) -> None:
    """What is asked is what the text has come to, of whom the sentence is about, with the cards where they lie."""
    for place, frame in enumerate(state.frames):
        if isinstance(frame, Run):
            check_text(state, frame, place)
    top = state.top
    if isinstance(top, Ask):
        if top.seat != top.run.actor(state):
            raise TechdeckError(f"the sentence is about seat {top.run.actor(state)}, so it can't ask seat {top.seat}")
        if not top.verb.can_be_asked(state, top.run, top.seat):
            raise Misfit("registers", "the registers don't match the question")


def check_text(state: State, run: Run, place: int) -> None:
    """The frame above a text is of the verb it has come to; the text above it is one that it copies."""
    drawn = run.get(state, DRAWN)
    if drawn >= 0 and state.zones.where[drawn] != HAND + run.get(state, ACTOR):
        raise Misfit("registers", "drawn must be a card in the actor's hand, or -1")
    frames, done, verbs = state.frames, run.get(state, PC) - 1, run.program.verbs
    above = frames[place + 1] if place + 1 < len(frames) else None
    if isinstance(above, (Ask, PutFaceDown)) and (done < 0 or verbs[done] is not above.verb):
        raise Misfit("registers", f"the verb that asks is {verbs.index(above.verb)}, so pc must be one more")
    if isinstance(above, ChoosePile) and not (state.two_piles and done + 1 < len(verbs)):
        raise TechdeckError("a pile is chosen only if there are two of them, and for a verb that is still to come")
    if isinstance(above, Run) and (done < 0 or not verbs[done].copies()):
        raise TechdeckError("a text can lie on another only while that one copies it")
