"""Dragging does what two taps do: a piece to a square, a card of the hand to a place of the city."""

import re

from playwright.sync_api import Locator, Page, expect

import techdeck
from tests.web.playing import against_bots, is_over

TITLES = {game: techdeck.load_game(game, players=2).title for game in ("chess", "city")}


def middle(of: Locator) -> tuple[float, float]:
    """Where a pointer would take hold of it: near its upper left, where nothing lies over it."""
    box = of.bounding_box()
    assert box is not None
    return box["x"] + min(20, box["width"] / 2), box["y"] + min(20, box["height"] / 2)


def lift(page: Page, what: Locator) -> None:
    """Take hold of it and move a little."""
    x, y = middle(what)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y - 24, steps=4)


def drop(page: Page, on: Locator) -> None:
    """Move on to a target and let go."""
    on.wait_for()
    page.mouse.move(*middle(on), steps=4)
    page.mouse.up()


def test_a_pawn_is_dragged_a_step_forward(visitors):
    page = visitors[0].open()
    against_bots(page, TITLES["chess"])
    page.get_by_role("button", name="Set up for me").click()
    board = page.get_by_role("group", name="Board")
    pawn = board.get_by_role("button", name=re.compile(", pawn, can move$")).first
    expect(pawn).to_be_visible(timeout=20_000)
    lift(page, pawn.locator(".can"))
    goal = board.get_by_role("button", name=re.compile(", empty, move here$")).first
    drop(page, goal)
    expect(page.get_by_role("log").get_by_text(re.compile("^You move the pawn"))).to_have_count(1)


def test_a_card_is_dragged_to_a_place_of_the_city_and_built_by_a_tap(visitors):
    page = visitors[0].open()
    against_bots(page, TITLES["city"])
    ask = page.get_by_role("region", name="What is asked")
    company = page.get_by_role("region", name="Your hand").get_by_role(
        "button", name=re.compile("of (knowledge|science)")
    )
    while not (ask.get_by_text("Build a card, or pass?").is_visible() and company.count()):
        assert not is_over(page), "never a company in the hand"
        ask.get_by_role("button", name=re.compile("nothing|Pass|pass|Don't")).first.click(timeout=20_000)
    lift(page, company.first)
    drop(page, page.get_by_role("button", name=re.compile("scores [0-9]")).first)
    build = ask.get_by_role("button", name=re.compile("^Build for"))
    build.click()
    expect(page.get_by_role("log").get_by_text(re.compile("^You score"))).to_have_count(1)
