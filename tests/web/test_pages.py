"""Home, deck and rules; a table for friends; what is allowed to nobody."""

import re

import pytest
from playwright.sync_api import Page, expect

import techdeck
from techdeck.bots import levels as levels_of

LINK = "Link to this table"


def test_the_home_page_offers_every_game(visitors):
    page = visitors[0].open()
    for game in techdeck.games():
        title = techdeck.load_game(game, players=2).title
        expect(page.get_by_role("button", name=f"Play against bots: {title}")).to_be_visible()
    expect(page.get_by_text("No account")).to_be_visible()


def test_the_bots_play_at_the_level_that_was_chosen(visitors):
    """The levels are the server's; the choice is kept for the next time."""
    page = visitors[1].open()
    levels = page.get_by_role("group", name="Level of the bots").get_by_role("radio")
    expect(levels.first).to_be_attached()
    assert levels.count() == max(len(levels_of(game)) for game in techdeck.games())
    page.get_by_role("radio", name="random").check()
    page.get_by_role("button", name="Play against bots: Tech City").click()
    expect(page.get_by_role("group", name="Ben")).to_contain_text("random")
    visitors[1].open()
    expect(page.get_by_role("radio", name="random")).to_be_checked()


def test_as_many_bots_play_as_were_asked_for(visitors):
    page = visitors[0].open()
    page.get_by_role("group", name="How many bots").get_by_role("radio", name="1 bot").check()
    page.get_by_role("button", name="Play against bots: Tech City").click()
    expect(page.get_by_role("group", name="Ben")).to_be_visible()
    expect(page.get_by_role("group", name="Cleo")).to_have_count(0)


def test_a_game_can_be_continued_from_the_home_page(visitors):
    page = visitors[0].open()
    page.get_by_role("button", name="Play against bots: Tech Chess").click()
    expect(page.get_by_role("region", name="What is asked")).to_be_visible()
    table = page.url
    visitors[0].open()
    page.get_by_role("region", name="Continue: Tech Chess").get_by_role("link", name="Back to it").click()
    expect(page.get_by_role("region", name="What is asked")).to_be_visible()
    assert page.url == table


def test_every_card_is_on_the_deck_page_and_can_be_read(visitors):
    page = visitors[1].open("/deck")
    expect(page.get_by_role("button", name="9 of knowledge, Navigation")).to_be_visible()
    assert page.locator("main .card").count() == 54
    page.get_by_role("button", name="1 of knowledge, Data Mining").click()
    card = page.get_by_role("dialog", name="1 of knowledge, Data Mining")
    expect(card.get_by_text("Look at the top 4 cards.")).to_be_visible()
    expect(card.get_by_text("rulebook")).to_be_visible()
    for game in techdeck.games():
        expect(card.get_by_role("heading", name=techdeck.load_game(game, players=2).title)).to_be_attached()
    card.get_by_role("button", name="Close").click()
    expect(card).to_be_hidden()


def test_a_card_can_be_linked_to(visitors):
    page = visitors[0].open("/deck#W1")
    expect(page.get_by_role("dialog", name="wild").get_by_text("The two wilds are expelled.").first).to_be_visible()


def test_a_clause_of_the_rules_can_be_linked_to(visitors):
    page = visitors[0].open("/rules/tricks")
    expect(page.get_by_role("region", name="How it plays")).to_be_visible()
    page.get_by_role("link", name="Link to clause 6.2").click()
    assert page.url.endswith("/rules/tricks#6.2")
    page.reload()
    expect(page.locator("p[id='6.2']")).to_be_in_viewport()


def test_an_unknown_address_says_so(visitors):
    page = visitors[0].open("/nowhere")
    expect(page.get_by_role("heading", name="Nothing here")).to_be_visible()
    page.get_by_role("link", name="Home", exact=True).click()
    expect(page.get_by_role("heading", name="Five games")).to_be_visible()


def test_friends_sit_down_by_a_link_and_talk(visitors):
    host, guest = visitors
    page = invite(host.open(), "tricks")
    link = page.get_by_label(LINK).input_value()
    other = guest.open(link.removeprefix(host.home))
    other.get_by_role("textbox", name="Your name").fill("Ben")
    other.get_by_role("button", name="Take a seat").click()
    page.get_by_role("button", name="Start the game").click()
    for who in (page, other):
        expect(who.get_by_role("region", name="Your hand").get_by_role("button")).to_have_count(10)
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Say something").fill("hello there")
    page.get_by_role("button", name="Send").click()
    expect(page.get_by_role("tab", name="Chat", exact=True)).to_be_visible()  # one's own words are no news
    other.get_by_role("button", name="Log and chat, 1 new message").click()
    expect(other.get_by_text("hello there")).to_be_visible()
    expect(other.get_by_role("button", name="Log and chat", exact=True)).to_be_attached()
    other.reload()
    expect(other.get_by_role("button", name="Log and chat", exact=True)).to_be_attached()


def test_empty_seats_are_filled_with_bots(visitors):
    page = invite(visitors[1].open(), "exchange", 4)
    expect(page.get_by_role("button", name="Start the game")).to_be_disabled()
    page.get_by_role("button", name="Fill with bots").click()
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_role("region", name="Your hand").get_by_role("button").first).to_be_visible()


def invite(page: Page, game: str, seats: int = 2) -> Page:
    """A table for friends."""
    page.get_by_role("button", name="Invite friends").click()
    form = page.get_by_role("dialog")
    form.get_by_label("Your name").fill("Ann")
    form.get_by_label("Game").select_option(game)
    form.get_by_label("Seats").select_option(str(seats))
    form.get_by_role("button", name="Create the table").click()
    expect(page.get_by_label(LINK)).to_be_visible()
    expect(page.get_by_role("img", name=re.compile("QR code"))).to_be_visible()
    return page


@pytest.mark.parametrize("visitor", [0, 1])
def test_no_page_is_wider_than_the_screen(visitors, visitor):
    page = visitors[visitor].page
    for path in ("/", "/deck", "/rules/city", "/nowhere"):
        visitors[visitor].open(path)
        page.wait_for_load_state("networkidle")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path
    invite(visitors[visitor].open(), "chess")
    for panel in page.locator(".panel").all():
        assert panel.evaluate("one => one.scrollWidth <= one.clientWidth"), panel.inner_text()
