"""A whole game without a mouse: Tab goes to what is golden, arrows along a row of cards, Enter takes it."""

from time import monotonic

from playwright.sync_api import Page, expect

import techdeck
from tests.web.playing import A_LONG_TIME, is_over

TITLE = techdeck.load_game("paradoxical", players=2).title
ANSWER = "section.ask .buttons button:not(:disabled)"
GO = "section.ask .buttons button.go:not(:disabled)"
BACK = "section.ask .buttons button:text-is('Back')"
DECK = ".decks button.lit"
GOLDEN = "button:has(.card.lit)"
HAND = "section[aria-label='Your hand'] button"
"""Where any card of the hand will do, none is golden."""
CLAIM = "section[aria-label='Claims'] button:not(:disabled)"
END = "section[aria-label='The end'] button, section[aria-label='The end'] a"
STOPS = 150
"""More stops of the Tab key than any table has."""


def test_a_whole_game_of_paradoxical_by_keyboard(visitors):
    page = visitors[0].open()
    start(page)
    expect(page.get_by_role("region", name="What is asked")).to_be_visible()
    until = monotonic() + A_LONG_TIME
    while not is_over(page):
        assert monotonic() < until, "the game does not go on"
        if not step(page):
            page.wait_for_timeout(30)
    while not reach(page, END):
        assert monotonic() < until, "the end can't be reached"
        step(page)


def test_arrows_go_along_a_row_and_the_log_is_one_stop(visitors):
    page = visitors[0].open()
    start(page)
    row = page.get_by_role("region", name="Your tableau").get_by_role("button")
    while row.count() < 2 and not is_over(page):
        step(page)
        page.wait_for_timeout(30)
    assert reach(page, "section[aria-label='Your tableau'] button")
    expect(row.nth(0)).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(row.nth(1)).to_be_focused()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(row.last).to_be_focused()
    assert reach(page, ".log")
    page.keyboard.press("Tab")
    assert page.locator(".log :focus").count() == 0


def start(page: Page) -> None:
    """From the home page to the table."""
    game = page.locator("li", has=page.get_by_role("heading", name=TITLE))
    expect(game).to_be_visible()
    for _ in range(STOPS):
        page.keyboard.press("Tab")
        if game.locator("button.go:focus").count():
            break
    page.keyboard.press("Enter")
    page.get_by_role("region", name="What is asked").wait_for()


def step(page: Page) -> bool:
    """Go on with what was begun, or claim, or draw, or answer what is asked; False if there is nothing to do."""
    if page.get_by_role("dialog").count():  # a card that could do nothing any more when Enter came is shown large
        page.keyboard.press("Escape")
        return True
    begun = page.locator(BACK).count() > 0
    for wanted in (GO, GOLDEN) if begun else (CLAIM, DECK, GO, GOLDEN, ANSWER, HAND):
        if page.locator(wanted).count() and reach(page, wanted):
            page.keyboard.press("Enter")
            return True
    return False


def reach(page: Page, wanted: str) -> bool:
    """Press Tab until one of these has the focus; False if there is none any more, or a card is shown large."""
    focused = page.locator(", ".join(f"{one}:focus" for one in wanted.split(", ")))
    for _ in range(STOPS):
        if focused.count():
            return True
        if page.get_by_role("dialog").count() or not page.locator(wanted).count():
            return False
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never comes to {wanted}")
