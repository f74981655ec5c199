"""What a newcomer's browser loads, from the home page with nothing kept until the first legal click at a table."""

import pytest

from techdeck.server.services import Pace
from tests.server.running import running
from tests.web.conftest import PHONE
from tests.web.relay import relayed
from tests.web.scenes import TITLES

MOST_BYTES = 200_000


@pytest.fixture(scope="module")
def paced():
    """A server whose bots take the time they take with people: what they do while the page comes counts as well."""
    with running(pace=Pace()) as server:
        yield server


@pytest.mark.parametrize("game", TITLES)
def test_a_table_is_loaded_with_little(browser, paced, game):
    """Everything that comes over the line is counted: files, answers, and every message of the table."""
    with relayed(paced) as relay:
        context = browser.new_context(viewport=PHONE)
        page = context.new_page()
        page.goto(f"http://127.0.0.1:{relay.port}/")
        row = page.locator("li", has=page.get_by_role("heading", name=TITLES[game]))
        row.get_by_role("button", name="Play against bots").click()
        page.locator("section.ask:not(.waiting)").wait_for()
        loaded = relay.bytes
        context.close()
    assert loaded <= MOST_BYTES, f"{loaded} bytes until somebody may play {TITLES[game]}"
