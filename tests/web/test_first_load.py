"""What a newcomer's browser loads, from the home page with nothing kept until the first legal click at a table."""

import pytest

from tests.web.conftest import PHONE
from tests.web.relay import relayed
from tests.web.scenes import TITLES

MOST_BYTES = 200_000


@pytest.mark.parametrize("game", TITLES)
def test_a_table_is_loaded_with_little(browser, site, game):
    """Everything that comes over the line is counted: files, answers, and every message of the table."""
    with relayed(site) as relay:
        context = browser.new_context(viewport=PHONE)
        page = context.new_page()
        page.goto(f"http://127.0.0.1:{relay.port}/")
        row = page.locator("li", has=page.get_by_role("heading", name=TITLES[game]))
        row.get_by_role("button", name="Play against bots").click()
        page.locator("section.ask:not(.waiting)").wait_for()
        loaded = relay.bytes
        context.close()
    assert loaded <= MOST_BYTES, f"{loaded} bytes until somebody may play {TITLES[game]}"
