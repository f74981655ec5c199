"""What a newcomer's browser loads, from the home page with nothing kept until the first legal click at a table."""

import pytest

from tests.web.conftest import PHONE
from tests.web.playing import against_bots
from tests.web.relay import relayed
from tests.web.scenes import TITLES

MOST_BYTES = 200_000


@pytest.mark.parametrize("game", TITLES)
def test_a_table_is_loaded_with_little(browser, site, game):
    with relayed(site.port) as relay:
        context = browser.new_context(viewport=PHONE)
        page = context.new_page()
        page.goto(f"http://127.0.0.1:{relay.port}/")
        against_bots(page, TITLES[game])
        page.locator("section.ask:not(.waiting)").wait_for()
        loaded = relay.bytes
        context.close()
    assert loaded <= MOST_BYTES, f"{loaded} bytes until somebody may play {TITLES[game]}"
    print(game, loaded)
