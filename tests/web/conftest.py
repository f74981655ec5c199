"""A real server with the built page, and Chromium, which opens it as a person's browser would."""

from __future__ import annotations

import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, sync_playwright

from techdeck.server.page import page_files
from tests.server.running import Running, running
from tests.web.staging import Stage

# Nothing of the browser's own goes out to the network, and it runs as root too.
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking", "--disable-sync"]
HOST_NAME = "techdeck.test"
"""A name for this machine, as a house or a café might have one; only the browser knows it."""
FLAGS.append(f"--host-resolver-rules=MAP {HOST_NAME} 127.0.0.1")
PHONE: ViewportSize = {"width": 390, "height": 844}
DESKTOP: ViewportSize = {"width": 1280, "height": 800}


def chromium() -> str:
    """Where the machine's own Chromium is."""
    found = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    assert found is not None, "there is no Chromium here: on Debian, apt-get install chromium"
    return found


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Chromium from the machine's packages: Playwright's own download is not used.

    Not for longer than a module: while Playwright runs, other tests of the process can't run a loop of their own.
    """
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield opened
        opened.close()


@pytest.fixture(scope="session")
def site() -> Iterator[Running]:
    """A server whose bots play at once."""
    assert "index.html" in page_files(), "the page is not built: python -m tools.page_build"
    with running() as served:
        yield served


class Visitor:
    """Somebody with a browser of their own; what goes wrong on their pages is kept."""

    def __init__(self, context: BrowserContext, port: int) -> None:
        self.page: Page = context.new_page()
        self.home = f"http://127.0.0.1:{port}"
        self.wrong: list[str] = []
        self.page.on("pageerror", lambda error: self.wrong.append(error.message))
        self.page.on("console", lambda said: self.wrong.append(said.text) if said.type == "error" else None)

    def open(self, path: str = "/") -> Page:
        """Go to a page of the site."""
        self.page.goto(self.home + path)
        return self.page


@pytest.fixture
def visitors(browser: Browser, site: Running) -> Iterator[list[Visitor]]:
    """Two people, one at a desktop and one with a phone; nothing may go wrong on their pages."""
    contexts = [browser.new_context(viewport=size) for size in (DESKTOP, PHONE)]
    found = [Visitor(context, site.port) for context in contexts]
    yield found
    for context in contexts:
        context.close()
    assert [wrong for visitor in found for wrong in visitor.wrong] == []


@pytest.fixture
def stage(browser: Browser, site: Running) -> Iterator[Stage]:
    """Somebody at a desktop whose table can be brought to any moment; without motion, so every colour is at rest."""
    staged = Stage(browser, site, viewport=DESKTOP)
    yield staged
    staged.close()
