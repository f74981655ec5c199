"""A page brought to a wished moment: a bot plays the person's seat inside the server until it has come."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, WebSocketRoute

from techdeck.bots import load_bot
from techdeck.core.rng import fast_rng
from techdeck.server.services import Pace
from techdeck.server.table import Table
from tests.server.running import Running
from tests.web.playing import against_bots

Data = dict[str, Any]
Moment = Callable[[Data, Data], bool]
"""Whether it has come: asked of the person's view and question."""
MOST_STEPS = 6000
SECONDS = 120
NO_NOTES = '{"notes": false}'
"""What the browser keeps for itself: no notes for beginners, who would see one over every other table."""


def my_turn(view: Data, question: Data) -> bool:
    """The person is asked something."""
    return bool(question["choices"])


def my_effect(view: Data, question: Data) -> bool:
    """The person is asked by the text of a card."""
    return bool(question["choices"]) and question["effect"] is not None


def some_in_vain(view: Data, question: Data) -> bool:
    """The person may use cards, of which some can do nothing now, and some can."""
    uses = [choice for choice in question["choices"] if choice["verb"] == "use" and choice["target"] is not None]
    return 0 < len([choice for choice in uses if choice["lacks"] is not None]) < len(uses)


def is_over(view: Data, question: Data) -> bool:
    """The game is over."""
    return view["returns"] is not None


class Stage:
    """Somebody's browser, and what is behind their table."""

    def __init__(self, browser: Browser, site: Running, **look: Any) -> None:
        self.site = site
        self.home = f"http://127.0.0.1:{site.port}"
        kept: Any = {"origins": [{"origin": self.home, "localStorage": [{"name": "techdeck", "value": NO_NOTES}]}]}
        self.context: BrowserContext = browser.new_context(
            reduced_motion="reduce", bypass_csp=True, storage_state=kept, **look
        )
        self.page: Page = self.context.new_page()
        self.wrong: list[str] = []
        self.page.on("pageerror", lambda error: self.wrong.append(error.message))
        self.kept = kept
        self.others: list[BrowserContext] = []
        self.lines: list[WebSocketRoute] = []
        self.cut = False

    def hold_the_line(self) -> None:
        """From now on every connection of the page goes through here, and can be cut."""
        self.page.route_web_socket(re.compile("/live$"), self.connect)

    def connect(self, line: WebSocketRoute) -> None:
        """A connection of the page, unless the line is cut."""
        if self.cut:
            line.close()
        else:
            line.connect_to_server()
            self.lines.append(line)

    def cut_the_line(self) -> None:
        """The network is gone."""
        self.cut = True
        for line in self.lines:
            line.close()

    def open(self, path: str = "/") -> Page:
        """Go to a page of the site."""
        self.page.goto(self.home + path)
        return self.page

    def start(self, title: str, bots: int = 2) -> None:
        """One click on the home page, after one on how many bots."""
        self.open()
        self.page.get_by_role("radio", name=f"{bots} bot{'s' if bots > 1 else ''}", exact=True).check()
        against_bots(self.page, title)

    @property
    def table(self) -> Table:
        """The table that the page shows."""
        return self.site.house.tables[self.page.url.rpartition("/")[2]]

    @contextmanager
    def slow_bots(self) -> Iterator[None]:
        """Bots take a few seconds meanwhile, so that none has begun anything when a moment comes."""
        services = self.site.house.services
        before, services.pace = services.pace, Pace(3, 3)
        try:
            yield
        finally:
            services.pace = before

    def play_on(self, until: Moment, every: float = 0.002) -> bool:
        """Bots play all seats until the moment has come, the person's every so many seconds; False if it never came."""
        playing = played(self.table, until, every)
        came = asyncio.run_coroutine_threadsafe(playing, self.site.loop).result(SECONDS)
        self.show()
        return came

    def commands(self, *told: tuple[int, Callable[[Data], Data]]) -> None:
        """Seats do whole gestures inside the server, each made from what the seat sees; nobody comes in between."""
        table = self.table

        async def all_of_them() -> None:
            for seat, command in told:
                seen = table.in_play().state.view(seat).to_dict()
                await table.do(table.in_play().command(seat, command(seen), ""))

        async def done() -> None:
            await table.ask(all_of_them)

        asyncio.run_coroutine_threadsafe(done(), self.site.loop).result(SECONDS)

    def another_browser(self) -> Page:
        """Somebody else's page."""
        browser = self.context.browser
        assert browser is not None
        other = browser.new_context(reduced_motion="reduce", storage_state=self.kept)
        self.others.append(other)
        return other.new_page()

    def show(self) -> None:
        """Wait until the page has what the table has."""
        told, until = self.table.in_play().version, monotonic() + SECONDS
        while (heard := self.heard()) < told:
            assert monotonic() < until, f"the page has heard {heard} of {told}: {self.page.inner_text('body')[:300]}"
            self.page.wait_for_timeout(50)
        assert self.wrong == []

    def heard(self) -> int:
        """Which version of the table the page shows; -1 if it shows none."""
        shown = self.page.locator("[data-version]")
        return int(shown.get_attribute("data-version") or 0) if shown.count() else -1

    def close(self) -> None:
        """The person goes, and everybody who came along."""
        for context in (*self.others, self.context):
            context.close()


async def played(table: Table, until: Moment, every: float, seat: int = 0) -> bool:
    """Play a seat as a bot would until the moment has come."""
    choose = load_bot("simple", table.game.name)

    async def step(number: int) -> bool | None:
        state = table.in_play().state
        view = state.view(seat)
        if until(view.to_dict(), view.question().to_dict()):
            table.bots.rest()  # they wait until the person has acted, so that the moment stays
            return True
        if state.is_terminal():
            return False
        if seat in state.acting_seats():
            action = int(choose(view, view.legal_actions(), fast_rng(number, "stage")))
            await table.do(table.in_play().action(seat, action))
        return None

    for number in range(MOST_STEPS):
        came = await table.ask(lambda: step(number))  # noqa: B023 - asked at once
        if came is not None:
            return came
        await asyncio.sleep(every)
    raise AssertionError("the moment never comes")
