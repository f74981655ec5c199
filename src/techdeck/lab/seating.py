"""Who plays: bots by name and functions of one's own, mixed; one for all seats, or one for each."""

from __future__ import annotations

import inspect
from collections.abc import Sequence
from dataclasses import dataclass
from typing import SupportsIndex

from techdeck.bots import Bot, load_bot
from techdeck.bots.chance import choose as by_chance
from techdeck.bots.outside.player import Player, Program, player
from techdeck.core.errors import BadBot, IllegalAction, TechdeckError
from techdeck.core.game import Game
from techdeck.core.given import whole
from techdeck.core.rng import Rng
from techdeck.core.state import State

OneBot = str | Bot | Program
"""A bot by its name, a function like choose(view, legal, rng) -> action, or a program."""
Bots = OneBot | Sequence[OneBot]
"""A bot for all seats, or one for each."""


@dataclass(frozen=True)
class Seated:
    """A bot, and what it is called; a program plays once it has sat down."""

    name: str
    bot: Bot | Program

    def sit_down(self, state: State, seat: int, rng: Rng) -> Seated:
        """The bot in its seat at a new table."""
        if not isinstance(self.bot, Program):
            return self
        sitting = player(self.bot, seat)
        sitting.begin(state, int(rng.below(2**31)))
        return Seated(self.name, sitting)

    def rise(self, state: State) -> None:
        """The game is over."""
        if isinstance(self.bot, Player):
            self.bot.over(state)

    def act(self, state: State, seat: int, rng: Rng) -> None:
        """The bot chooses from its seat's view alone, and does it; what it may not do is told with its name."""
        action = self.chosen(state, seat, rng)
        try:
            state.apply_action(action, seat)
        except IllegalAction as error:
            raise BadBot(self.name, seat, told(state, action), error) from None

    def chosen(self, state: State, seat: int, rng: Rng) -> int:
        """The number of the action the bot answers with."""
        answer = self.answer(state, seat, rng)
        try:
            return whole(answer)
        except TypeError:
            reason = "that is no action; a bot returns one of the numbers in legal"
            refusal = IllegalAction(reason, "Family 7.14", "unknown")
            raise BadBot(self.name, seat, repr(answer), refusal) from None

    def answer(self, state: State, seat: int, rng: Rng) -> SupportsIndex:
        """What the bot answers; where it breaks, its error says also which bot it was, and when."""
        assert not isinstance(self.bot, Program), "a program plays once it has sat down"
        try:
            return self.bot(state.view(seat), state.legal_actions(seat), rng)
        except Exception as error:
            done = len(state.history())
            error.add_note(f"This was the bot {self.name!r} in seat {seat} of {state.game.name}, after {done} actions.")
            raise


def told(state: State, action: int) -> str:
    """An action with its number, and its text if there is such an action."""
    known = -2 <= action < state.game.num_distinct_actions()
    return f"{state.action_to_string(0, action)!r} ({action})" if known else str(action)


def seated(game: Game, given: Bots) -> list[Seated]:
    """A bot for every seat: those given one for each, or one for all."""
    bots = [given] if isinstance(given, str | Program) or callable(given) else list(given)
    found = [seated_one(game, bot) for bot in bots]
    if len(found) not in (1, game.players):
        raise TechdeckError(f"there are {game.players} seats: give 1 bot for all or {game.players}, not {len(found)}")
    return found * game.players if len(found) == 1 else found


def seated_one(game: Game, given: OneBot) -> Seated:
    """A bot by its name, a program, or a function that can be one."""
    if isinstance(given, Program):
        return Seated(given.name, given)
    if isinstance(given, str):
        return Seated(given, load_bot(given, game.name))
    if not callable(given):
        raise TechdeckError(f"a bot is a name or a function, not {given!r}")
    name = str(getattr(given, "__name__", type(given).__name__))
    check_signature(name, given)
    return Seated(name, given)


def check_signature(name: str, bot: Bot) -> None:
    """A bot must take what bots are given: better said now than in the middle of a game."""
    try:
        taken = inspect.signature(bot)
    except (TypeError, ValueError):
        return  # some functions written in C do not say what they take
    try:
        taken.bind("view", "legal", "rng")
    except TypeError:
        what = f"the bot {name!r} takes {taken}; a bot is a function (view, legal, rng) -> action"
        raise TechdeckError(what) from None


def all_by_chance(bots: Sequence[Seated]) -> bool:
    """Whether chance plays every seat: then the engine plays without asking anybody."""
    return all(one.bot is by_chance for one in bots)
