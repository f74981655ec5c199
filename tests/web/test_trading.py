"""Two people with a browser each trade with each other in Tech Exchange, over a line that breaks as well."""

import re
from itertools import combinations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.server.running import Running, running
from tests.web.conftest import DESKTOP, PHONE, Visitor
from tests.web.test_pages import LINK, invite

SOON = 20_000
"""Milliseconds in which anything is shown, on a loaded machine too."""


def sat_down(browser, served: Running) -> list[Page]:
    """Ann at a desktop and Ben with a phone, at a table of Tech Exchange for two."""
    ann, ben = (Visitor(browser.new_context(viewport=size), served.port) for size in (DESKTOP, PHONE))
    page = invite(ann.open(), "exchange")
    link = page.get_by_label(LINK).input_value()
    other = ben.open(link.removeprefix(ann.home))
    other.get_by_role("textbox", name="Your name").fill("Ben")
    other.get_by_role("button", name="Take a seat").click()
    page.get_by_role("button", name="Start the game").click()
    for who in (page, other):
        place_wilds([page, other])
        expect(hand(who).first).to_be_visible(timeout=SOON)
        while who.get_by_role("button", name="Got it").is_visible():
            who.get_by_role("button", name="Got it").click()
    return [page, other]


def place_wilds(pages: list[Page]) -> None:
    """Whoever was dealt a wild puts it on a stack before the trading begins."""
    for page in pages:
        asks(page).wait_for()
    while not all(asks(page).get_by_text("Offer, accept").is_visible() for page in pages):
        for page in pages:
            stack = asks(page).get_by_role("button", name=re.compile("science", re.I))
            if stack.count():
                stack.first.click()
        pages[0].wait_for_timeout(50)


def asks(page: Page) -> Locator:
    return page.get_by_role("region", name="What is asked")


def hand(page: Page) -> Locator:
    return page.get_by_role("region", name="Your hand").get_by_role("button")


def held(page: Page) -> list[str]:
    return sorted(str(one.get_attribute("data-card")) for one in hand(page).all())


def offer_for_any(page: Page, card: Locator) -> str:
    """Three taps: a card, what is wanted for it, and send."""
    name = str(card.get_attribute("data-card"))
    card.click(position={"x": 9, "y": 9})
    page.get_by_role("group", name="What you want").get_by_role("button", name="any").click()
    asks(page).get_by_role("button", name="Offer to all").click()
    return name


@pytest.mark.parametrize("between", ["nothing", "both reload", "the server starts again"])
def test_an_offer_made_in_one_browser_is_taken_in_the_other(browser, tmp_path, between):
    """Ben sees it golden at once and gives a card for it; both have the other's card, and both read so in the log."""
    store = str(tmp_path / "tables.db")
    with running(store) as first:
        ann, ben = sat_down(browser, first)
        given = offer_for_any(ann, hand(ann).first)
        theirs = ben.get_by_role("region", name="Trading floor").get_by_role("button", name="Accept the offer of Ann")
        expect(theirs).to_be_visible(timeout=SOON)
        expect(ann.get_by_role("button", name="Withdraw")).to_be_visible()
        if between == "both reload":
            for page in (ann, ben):
                page.reload()
            expect(ann.get_by_role("button", name="Withdraw")).to_be_visible(timeout=SOON)
            expect(theirs).to_be_visible(timeout=SOON)
        if between != "the server starts again":
            accept_and_see(ann, ben, theirs, given)
    if between == "the server starts again":
        expect(ben.get_by_role("status").filter(has_text="Reconnecting")).to_be_visible(timeout=SOON)
        with running(store, port=first.port):
            for page in (ann, ben):
                expect(page.get_by_role("status").filter(has_text="Live")).to_be_visible(timeout=2 * SOON)
            accept_and_see(ann, ben, theirs, given)
    for page in (ann, ben):
        page.context.close()


def accept_and_see(ann: Page, ben: Page, theirs: Locator, given: str) -> None:
    """Tap the offer, tap a card, tap Accept."""
    taken = str(hand(ben).last.get_attribute("data-card"))
    theirs.click()
    hand(ben).last.click(position={"x": 9, "y": 9})
    asks(ben).get_by_role("button", name="Accept").click()
    ann.get_by_role("region", name="Your hand").locator(f"[data-card='{taken}']").wait_for(timeout=SOON)
    ben.get_by_role("region", name="Your hand").locator(f"[data-card='{given}']").wait_for(timeout=SOON)
    assert given not in held(ann)
    assert taken not in held(ben)
    expect(ann.get_by_role("log").get_by_text(re.compile("trade"))).not_to_have_count(0)
    expect(theirs).to_have_count(0)


def test_an_offer_can_be_taken_back_and_said_before(browser, site):
    """A card and a question by chips: the other hears who has what; a withdrawn offer is gone for both."""
    ann, ben = sat_down(browser, site)
    ann.get_by_role("group", name="What you want").get_by_role("button", name="9", exact=True).click()
    ann.get_by_role("button", name="Who has a 9?").click()
    answer = ben.get_by_role("button", name=re.compile("^Answer Ann: (yes, you hold a|no, you hold no) 9$"))
    expect(answer).to_be_visible(timeout=SOON)
    expect(ben.locator(".seat.lit")).to_have_count(0)  # gold is for whom one may pick
    answer.click()
    expect(ann.get_by_role("log").get_by_text(re.compile("Ben answers you: "))).to_be_visible(timeout=SOON)
    expect(answer).to_have_count(0)
    asks(ann).get_by_role("button", name="Clear").click()
    offer_for_any(ann, hand(ann).first)
    theirs = ben.get_by_role("button", name="Accept the offer of Ann")
    expect(theirs).to_be_visible(timeout=SOON)
    ann.get_by_role("button", name="Withdraw").click()
    expect(theirs).to_have_count(0, timeout=SOON)
    for page in (ann, ben):
        page.context.close()


def a_pair(page: Page) -> list[Locator]:
    """Two cards of a value in the hand, if there are two."""
    cards = {one: str(one.get_attribute("data-card"))[1:] for one in hand(page).all()}
    return next(([one, two] for one, two in combinations(cards, 2) if cards[one] == cards[two]), [])


def test_two_cards_of_a_value_can_be_offered(browser, site):
    """Both lie in the offer, and one chip is enough to say that one holds such a card."""
    people: list[Page] = []
    while not (people and a_pair(people[0])):
        for page in people:
            page.context.close()
        people = sat_down(browser, site)
    ann, wrong = people[0], []
    ann.on("pageerror", lambda error: wrong.append(error.message))
    for card in a_pair(ann):
        card.click(position={"x": 9, "y": 9})
    expect(ann.get_by_role("button", name=re.compile("^Say “I hold an? "))).to_have_count(1)
    assert wrong == []
    for page in people:
        page.context.close()


def test_who_comes_and_goes_does_not_disturb_an_offer_that_is_being_made(browser, site):
    """Ben leaves the page and opens it again: the card Ann has laid down for an offer still lies there."""
    ann, ben = sat_down(browser, site)
    hand(ann).first.click(position={"x": 9, "y": 9})
    begun = asks(ann).get_by_text("What do you want for it?")
    expect(begun).to_be_visible()
    address = ben.url
    ben.goto("about:blank")
    expect(ann.get_by_text("away")).to_be_visible(timeout=SOON)
    expect(begun).to_be_visible()
    ben.goto(address)
    expect(ann.get_by_text("away")).to_have_count(0, timeout=SOON)
    expect(begun).to_be_visible()
    for page in (ann, ben):
        page.context.close()
