"""What a table works out for a player beforehand is what the game then gives: a build's score, the worth of a hand."""

import re
from random import Random

from playwright.sync_api import Error, Page, expect

import techdeck
from tests.web.conftest import DESKTOP
from tests.web.playing import against_bots, is_over, press, take_a_step
from tests.web.staging import Stage

TITLES = {game: techdeck.load_game(game, players=2).title for game in ("city", "exchange")}
BUILDS = 3


def test_a_build_scores_what_its_place_promised(visitors):
    page = visitors[0].open()
    against_bots(page, TITLES["city"])
    chance, builds = Random(4), 0
    while builds < BUILDS and not is_over(page):
        builds += build_the_best(page)
        take_a_step(page, chance)
    assert builds > 0, "nothing was built in a whole game"


def build_the_best(page: Page) -> int:
    """Build a company where most points are promised, if it is time for that; how many were built."""
    ask = page.get_by_role("region", name="What is asked")
    if not ask.get_by_text("Build a card, or pass?").is_visible():
        return 0
    companies = page.get_by_role("region", name="Your hand").get_by_role(
        "button", name=re.compile("of (knowledge|science|technology)")
    )
    if not companies.count() or not press(companies.first):
        return 0
    try:
        ask.get_by_text("Where does the").wait_for(timeout=3000)
    except Error:
        return 0  # it can't be paid for
    scored = page.get_by_role("button", name=re.compile("scores [0-9]"))
    scored.first.wait_for()
    places = scored.all()
    return build_at(page, max((str(one.get_attribute("aria-label")) for one in places), key=promised))


def build_at(page: Page, label: str) -> int:
    page.get_by_role("button", name=label, exact=True).click()
    told = page.get_by_role("log").get_by_text(re.compile("^You score"))
    before = told.count()
    page.get_by_role("button", name=re.compile("^Build it")).click()
    expect(told).to_have_count(before + 1)
    words = told.last.inner_text()
    assert words.startswith(f"You score {promised(label) or 'nothing'} for"), (label, words)
    return 1


def promised(label: str) -> int:
    """The points that a place's name promises."""
    return int(label.partition("scores ")[2].split(",")[0])


def test_a_hand_is_worth_what_the_table_said(browser, site):
    """When hands are shown, what "your hand now" said is what the best groups of it score."""
    stage = Stage(browser, site, viewport=DESKTOP)
    stage.start(TITLES["exchange"])
    assert stage.play_on(lambda view, question: bool(question["code"] == "arrange" and question["choices"]))
    page = stage.page
    worth = page.get_by_role("region", name="Your hand now").get_by_text(re.compile("^Your hand now")).inner_text()
    points = worth.rpartition(" ")[2]
    page.get_by_role("button", name="Take the best grouping").click()
    told = page.get_by_role("log").get_by_text(re.compile("^You score"))
    expect(told.first).to_contain_text(re.compile(f"^You score {points if points != '0' else '(0|nothing)'}"))
    stage.close()
