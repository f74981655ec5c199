"""Somebody who plays by pointer: looks for what is golden, and for what the question offers, and takes it."""

from __future__ import annotations

from random import Random
from time import monotonic

from playwright.sync_api import Error, Locator, Page

A_LONG_TIME = 240.0
"""Seconds in which any game is over, on a slow machine too; most take a quarter of a minute."""


def against_bots(page: Page, game: str) -> None:
    """One click on the home page starts a game."""
    page.locator("li", has=page.get_by_role("heading", name=game)).get_by_role(
        "button", name="Play against bots"
    ).click()
    page.get_by_role("region", name="What is asked").wait_for()
    while page.get_by_role("button", name="Got it").is_visible():
        press(page.get_by_role("button", name="Got it"))


def is_over(page: Page) -> bool:
    """Whether the end is shown."""
    return page.get_by_role("region", name="The end").is_visible()


def take_a_step(page: Page, chance: Random) -> bool:
    """Do anything that can be done now, or now and then what a hand could try; False if there is nothing."""
    if page.get_by_role("dialog").count():  # a card that could do nothing is shown large
        return press(page.get_by_role("dialog").get_by_role("button", name="Close"))
    read = page.get_by_role("button", name="Go on")
    if read.count():
        return press(read)
    golden = [page.locator(".lit"), page.locator(".square:has(.can)"), ask_buttons(page)]
    tried = [page.get_by_role("region", name="Your hand").get_by_role("button")]
    choices = [one for several in (tried if chance.random() < 0.2 else golden) for one in several.all()]
    return bool(choices) and press(chance.choice(choices))


def ask_buttons(page: Page) -> Locator:
    """The buttons of the question that can be pressed; who is done trading stays so, or it would never end."""
    return page.locator("section.ask .buttons button:enabled").filter(has_not_text="Come back and trade on")


def press(what: Locator) -> bool:
    """Press it where it can be seen, unless it has gone meanwhile; what lies under something else is not pressed."""
    try:
        what.click(timeout=1000, position={"x": 9, "y": 9})
    except Error:
        return False
    return True


def play_to_the_end(page: Page) -> None:
    """Take steps until the end is shown; now and then a step of a draft is taken back."""
    chance, until = Random(1), monotonic() + A_LONG_TIME
    while not is_over(page):
        assert monotonic() < until, (
            f"the game does not go on: {page.get_by_role('region', name='What is asked').inner_text()}"
        )
        if not take_a_step(page, chance):
            page.wait_for_timeout(60)
        elif chance.random() < 0.05:
            page.keyboard.press("Escape")
