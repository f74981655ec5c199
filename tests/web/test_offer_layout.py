"""An offer of Tricks of the Trade is put together by real clicks on any screen: nothing is covered, nothing cut."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, FloatRect, Locator, Page, ViewportSize, expect

from tests.server.running import Running
from tests.web.conftest import DESKTOP, PHONE
from tests.web.scenes import at
from tests.web.staging import Stage
from tests.web.test_trading import SOON, asks, hand
from tests.web.test_tricks import CORNER, composer, go_on, may_propose, wanted

SMALL_DESKTOP: ViewportSize = {"width": 1024, "height": 768}


@pytest.fixture(params=[DESKTOP, SMALL_DESKTOP, PHONE], ids=["desktop", "small-desktop", "phone"])
def stage(browser: Browser, site: Running, request: pytest.FixtureRequest) -> Iterator[Stage]:
    """Somebody at each of the screens in turn, who may propose."""
    staged = Stage(browser, site, viewport=request.param)
    at("tricks", may_propose)(staged)
    go_on(staged.page)
    yield staged
    staged.close()


def box(found: Locator) -> FloatRect:
    place = found.bounding_box()
    assert place is not None
    return place


def show_hint(page: Page) -> None:
    page.get_by_role("button", name="Hint").click()
    said = page.get_by_role("status").filter(has_text="Hint")
    expect(said).not_to_contain_text("one moment", timeout=SOON)


def full_offer(page: Page) -> None:
    """Two cards for two, each a value or a domain."""
    hand(page).first.click(position=CORNER)
    hand(page).nth(5).click(position=CORNER)
    also = page.get_by_role("group", name="What else you want")
    either = composer(page).get_by_role("radio", name="either will do")
    for name in ("13", "technology"):
        wanted(page, name).click()
    either.click()
    page.get_by_role("button", name="+ a second card").click()
    for name in ("12", "knowledge"):
        also.get_by_role("button", name=name, exact=True).click()
    either.last.click()
    expect(asks(page)).to_contain_text("any 13 or technology card, and any 12 or knowledge card?")


def test_every_button_of_a_full_offer_can_be_clicked(stage):
    page = stage.page
    show_hint(page)
    full_offer(page)
    screen, talk = page.viewport_size, page.get_by_role("region", name="Say or ask")
    for button in (*composer(page).get_by_role("button").all(), *composer(page).get_by_role("radio").all()):
        button.click(trial=True)
        place, around = box(button), box(composer(page))
        assert around["x"] <= place["x"]
        assert place["x"] + place["width"] <= around["x"] + around["width"]
        assert place["x"] + place["width"] <= screen["width"]
        assert button.evaluate("one => one.scrollWidth <= one.clientWidth"), f"cut: {button.inner_text()}"
    offer, said = box(composer(page)), box(talk)
    beside = said["x"] >= offer["x"] + offer["width"] or said["x"] + said["width"] <= offer["x"]
    assert beside or said["y"] >= offer["y"] + offer["height"]
    for button in talk.get_by_role("button").all():
        button.click(trial=True)
    composer(page).get_by_role("button", name="only one").click()
    expect(composer(page).get_by_role("button", name="+ a second card")).to_be_visible()


def test_the_keys_stay_where_they_are_with_two_cards_and_two_wishes(stage):
    page, key = stage.page, wanted(stage.page, "8")
    hand(page).first.click(position=CORNER)
    place = box(key)
    if page.viewport_size != PHONE:  # a phone has no room to keep free for a second card
        hand(page).nth(5).click(position=CORNER)
        assert box(key) == place
    for name in ("8", "science"):
        wanted(page, name).click()
    composer(page).get_by_role("radio", name="either will do").click()
    page.get_by_role("button", name="+ a second card").click()
    assert box(key) == place


@pytest.mark.parametrize("stage", [DESKTOP], indirect=True)
def test_a_full_offer_needs_no_scrolling_on_a_desktop(stage):
    full_offer(stage.page)
    table = stage.page.get_by_role("region", name="Table", exact=True)
    assert table.evaluate("one => one.scrollHeight <= one.clientHeight")
