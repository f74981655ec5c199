"""How long the page keeps a slow phone busy at a stretch while a game goes on: the best of three runs of each game.

    python -m benchmarks.long_tasks            all five games
    python -m benchmarks.long_tasks city       one of them

Chromium shows a game that goes on; a bot plays the person's seat inside the server, so that nothing but the page itself
runs in the page. A task of more than 50 ms on a machine four times slower is felt. The browser's own
trace tells how long each task of the page's thread took, in time of the processor and by the clock; four times that is
printed. The first is the page's own doing, the second also counts what else runs on the machine.
"""

from __future__ import annotations

import sys
from collections import Counter
from time import monotonic
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from techdeck.server.services import Pace
from tests.server.running import Running, running
from tests.web.conftest import FLAGS, PHONE, chromium
from tests.web.scenes import TITLES
from tests.web.staging import Stage

SLOWER = 4
SECONDS = 15.0
EVERY = 0.4
RUNS = 3
LONG = 50.0
TRACED = {"transferMode": "ReportEvents", "traceConfig": {"includedCategories": ["toplevel", "devtools.timeline"]}}

TASK = "ThreadControllerImpl::RunTask"

Task = tuple[float, float]
"""Milliseconds of the processor, and by the clock, on the slower machine."""


def watched(browser: Browser, site: Running, game: str) -> list[Task]:
    """The tasks of one run, from the first question on, as they would be on the slower machine."""
    stage = Stage(browser, site, viewport=PHONE)
    stage.page.emulate_media(reduced_motion="no-preference")
    stage.start(TITLES[game])
    line, events, ended = stage.context.new_cdp_session(stage.page), list[Any](), list[Any]()
    line.on("Tracing.dataCollected", lambda told: events.extend(told["value"]))
    line.on("Tracing.tracingComplete", lambda told: ended.append(told))
    line.send("Tracing.start", TRACED)
    until = monotonic() + SECONDS
    stage.play_on(lambda view, question: monotonic() > until, EVERY)
    line.send("Tracing.end")
    while not ended:
        stage.page.wait_for_timeout(50)
    stage.close()
    return tasks_of(events)


def tasks_of(events: list[Any]) -> list[Task]:
    """The tasks of the thread that draws the page: of all threads the one that lays out most."""
    layouts = Counter((one["pid"], one["tid"]) for one in events if one["name"] == "UpdateLayoutTree")
    page = layouts.most_common(1)[0][0]
    mine = [one for one in events if (one["pid"], one["tid"]) == page and one["name"] == TASK]
    return [(SLOWER * one.get("tdur", 0) / 1000, SLOWER * one.get("dur", 0) / 1000) for one in mine]


def main(games: list[str]) -> None:
    """Measure and print."""
    with running(pace=Pace(0.2, 0.5)) as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for game in games:
            runs = [watched(browser, site, game) for _ in range(RUNS)]
            own, clock = (min(max(task[kind] for task in run) for run in runs) for kind in (0, 1))
            over = [sum(task[0] > LONG for task in run) for run in runs]
            longest = f"{own:.0f} ms of the processor, {clock:.0f} ms by the clock"
            print(f"{TITLES[game]:20} longest task of the best run: {longest}; over 50 ms of the processor: {over}")
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:] or list(TITLES))
