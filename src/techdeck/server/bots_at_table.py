"""The bots and stand-ins of one table: they think elsewhere, and act no sooner than a person would."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any

from techdeck.bots import QUICK
from techdeck.core.table import CLOCK
from techdeck.server.telling import number_of
from techdeck.server.times import Alarm

if TYPE_CHECKING:
    from techdeck.server.table import Table

LOG = logging.getLogger("techdeck.bots")


class Thought:
    """A bot that decides: what it is asked, what it chose, and whether it has taken long enough."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.action: int | None = None
        self.due = False
        self.alarm: Alarm | None = None
        self.task: asyncio.Task[None] | None = None

    def cancel(self) -> None:
        """It is no longer asked."""
        if self.alarm is not None:
            self.alarm.cancel()
        if self.task is not None:
            self.task.cancel()


class BotsAtTable:
    """Every seat that a bot plays, its own or as a stand-in."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.thoughts: dict[int, Thought] = {}
        self.unheard: set[int] = set()
        """The bots whose last step told nobody anything: they are in the middle of a gesture."""
        self.waiting: dict[int, float] = {}
        """Until when bots wait, where all may act at any moment since a while ago."""

    def rouse(self) -> None:
        """Every bot that is asked something new begins to think; one that is asked no more stops."""
        table = self.table
        asked = [] if table.play is None or table.row.status != "playing" else table.play.state.acting_seats()
        for seat in [seat for seat in self.thoughts if seat not in asked or table.seats[seat].automatic is None]:
            self.thoughts.pop(seat).cancel()
        for seat in asked:
            if table.seats[seat].automatic is not None:
                self.ask(seat)

    def ask(self, seat: int) -> None:
        """A bot is asked: it thinks about what it sees now, and acts when a person would have had time to."""
        table, services = self.table, self.table.services
        play = table.in_play()
        view = play.state.view(seat)
        question: dict[str, Any] = view.question().to_dict()
        number = number_of(question, play.moves[seat])
        if seat in self.thoughts:
            if self.thoughts[seat].number == number:
                return
            self.thoughts.pop(seat).cancel()
        thought = self.thoughts[seat] = Thought(number)
        real_time = len(play.state.acting_seats()) > 1 and bool(play.state.legal_actions(CLOCK))
        has_offers = any(choice["verb"] == "cancel" for choice in question["choices"])
        now = services.time.now()
        due = now + services.pace.pause(services.chance, seat in self.unheard, real_time, has_offers)
        if not real_time:
            self.waiting.pop(seat, None)
        else:
            due = max(due, self.waiting.setdefault(seat, now + services.pace.at_first(services.chance)))
        thought.alarm = services.time.alarm(due, lambda: self.is_due(seat, thought))
        bot = table.seats[seat].automatic or QUICK
        seed = services.chance.getrandbits(32)

        async def think() -> None:
            services.metrics.thoughts.inc()
            try:
                thought.action = await services.thinkers.choose(bot, view, seed)
            except Exception:
                LOG.exception("a bot failed")
                thought.action = view.legal_actions()[0]
            finally:
                services.metrics.thoughts.dec()
            self.is_ready(seat, thought)

        thought.task = asyncio.get_running_loop().create_task(think())

    def is_due(self, seat: int, thought: Thought) -> None:
        """It has taken long enough."""
        thought.due = True
        self.is_ready(seat, thought)

    def is_ready(self, seat: int, thought: Thought) -> None:
        """Once it has decided and taken its time, it acts in its turn."""
        if thought.due and thought.action is not None:
            self.table.post(lambda: self.act(seat, thought))

    async def act(self, seat: int, thought: Thought) -> None:
        """What it decided is done, if it still may be; else it thinks anew."""
        table = self.table
        if self.thoughts.get(seat) is not thought or not table.writable:
            return
        del self.thoughts[seat]
        play = table.in_play()
        if thought.action in play.state.legal_actions(seat):
            stand_in = table.seats[seat].bot is None
            step = play.action(seat, thought.action, stand_in=stand_in)
            (self.unheard.discard if step.events else self.unheard.add)(seat)
            await table.do(step)
        else:
            self.rouse()

    def rest(self) -> None:
        """Nobody thinks any more."""
        for thought in self.thoughts.values():
            thought.cancel()
        self.thoughts = {}
