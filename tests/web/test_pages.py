"""Home, deck and rules; a table for friends; what is allowed to nobody."""

import pytest
from playwright.sync_api import expect

import techdeck


def test_the_home_page_offers_every_game(visitors):
    page = visitors[0].open()
    for game in techdeck.games():
        title = techdeck.load_game(game, players=2).title
        expect(page.get_by_role("heading", name=title)).to_be_visible()
    expect(page.get_by_text("No account")).to_be_visible()


def test_every_card_is_on_the_deck_page_and_can_be_read(visitors):
    page = visitors[1].open("/deck")
    expect(page.get_by_role("button", name="9 of knowledge, Navigation")).to_be_visible()
    assert page.locator("main .card").count() == 54
    page.get_by_role("button", name="1 of knowledge, Data Mining").click()
    expect(page.get_by_role("dialog").get_by_text("Look at the top 4 cards.")).to_be_visible()


def test_a_clause_of_the_rules_can_be_linked_to(visitors):
    page = visitors[0].open("/rules/tricks#6.2")
    expect(page.locator("p[id='6.2']")).to_be_in_viewport()


def test_an_unknown_address_says_so(visitors):
    page = visitors[0].open("/nowhere")
    expect(page.get_by_text("There is nothing at this address.")).to_be_visible()


def test_friends_sit_down_by_a_link_and_talk(visitors):
    host, guest = visitors
    page = host.open()
    page.get_by_role("button", name="Create a table for friends").click()
    page.get_by_label("Your name").fill("Ann")
    page.get_by_label("Game").select_option("tricks")
    page.get_by_role("button", name="Create", exact=True).click()
    link = page.get_by_label("Link of this table").input_value()
    other = guest.open(link.removeprefix(host.home))
    other.get_by_label("Your name").fill("Ben")
    other.get_by_role("button", name="Take a seat").click()
    page.get_by_role("button", name="Start the game").click()
    for who in (page, other):
        expect(who.get_by_role("region", name="Your hand").get_by_role("button")).to_have_count(10)
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Say something").fill("hello there")
    page.get_by_role("button", name="Send").click()
    other.get_by_role("button", name="Log and chat").click()
    other.get_by_role("tab", name="Chat").click()
    expect(other.get_by_text("hello there")).to_be_visible()


@pytest.mark.parametrize("visitor", [0, 1])
def test_no_page_is_wider_than_the_screen(visitors, visitor):
    page = visitors[visitor].page
    for path in ("/", "/deck", "/rules/city"):
        visitors[visitor].open(path)
        page.wait_for_load_state("networkidle")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path
