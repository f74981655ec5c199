"""How long the page keeps a slow phone busy at a stretch while a game goes on: the best of three runs of each game.

    python -m benchmarks.long_tasks            all five games
    python -m benchmarks.long_tasks city       one of them

Chromium, slowed down to a quarter of its speed, shows a game that goes on; a bot plays the person's seat inside the
server, so that nothing but the page itself runs in the page. A task of more than 50 ms is what a person could feel; the
browser counts them. Run it on a machine that does nothing else.
"""

from __future__ import annotations

import sys
from time import monotonic

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
WATCH = """
window.tasks = [];
const note = (list) => list.getEntries().forEach((one) => window.tasks.push(one.duration));
new PerformanceObserver(note).observe({ type: "longtask" });
"""


def watched(browser: Browser, site: Running, game: str) -> list[float]:
    """The tasks over 50 ms of one run, in milliseconds, from the first question on."""
    stage = Stage(browser, site, viewport=PHONE)
    stage.page.emulate_media(reduced_motion="no-preference")
    stage.start(TITLES[game])
    stage.page.evaluate(WATCH)
    stage.context.new_cdp_session(stage.page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    until = monotonic() + SECONDS
    stage.play_on(lambda view, question: monotonic() > until, EVERY)
    tasks: list[float] = stage.page.evaluate("window.tasks")
    stage.close()
    return sorted(tasks)


def main(games: list[str]) -> None:
    """Measure and print."""
    with running(pace=Pace(0.2, 0.5)) as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for game in games:
            runs = [watched(browser, site, game) for _ in range(RUNS)]
            best = min(runs, key=lambda tasks: tasks[-1] if tasks else 0.0)
            longest = f"{best[-1]:.0f} ms" if best else "none over 50 ms"
            print(
                f"{TITLES[game]:20} longest task of the best run: {longest:16} over 50 ms: {[len(run) for run in runs]}"
            )
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:] or list(TITLES))
