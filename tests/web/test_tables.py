"""Each game's table: started with one click, played by pointer, the same after a reload."""

import re
from random import Random

import pytest
from playwright.sync_api import expect

import techdeck
from tests.server.running import running
from tests.web.conftest import Visitor
from tests.web.playing import against_bots, is_over, play_to_the_end, take_a_step

TITLES = {game: techdeck.load_game(game, players=2).title for game in techdeck.games()}


@pytest.mark.parametrize(("game", "visitor"), [(game, i % 2) for i, game in enumerate(TITLES)])
def test_a_whole_game_against_bots_by_pointer(visitors, game, visitor):
    """One click starts it; then whatever is golden is tapped until the end is shown. Nothing goes wrong on the page."""
    page = visitors[visitor].open()
    against_bots(page, TITLES[game])
    play_to_the_end(page)
    players = 2 if game == "chess" else 3
    expect(page.get_by_role("region", name="The end").get_by_role("listitem")).to_have_count(players)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_reload_shows_the_same_hand(visitors):
    page = visitors[0].open()
    against_bots(page, TITLES["tricks"])
    hand = page.get_by_role("region", name="Your hand").get_by_role("button")
    expect(hand).to_have_count(10)
    before = [one.get_attribute("data-card") for one in hand.all()]
    page.reload()
    expect(hand).to_have_count(10)
    assert [one.get_attribute("data-card") for one in hand.all()] == before


def test_a_reload_in_the_middle_of_an_effect_asks_the_same(visitors):
    """The running text and the question are still there, and the answer is taken."""
    page = visitors[1].open()
    against_bots(page, TITLES["paradoxical"])
    ask, effect = page.get_by_role("region", name="What is asked"), page.get_by_role("region", name="Card effect")
    mine = ask.get_by_text("Your turn", exact=True)
    chance, text, before = Random(3), "", None
    while not text or text != before:  # the same twice: the answer to the last step is there, and it runs on
        assert not is_over(page), "a whole game without an effect"
        before, text = text, "".join(effect.all_inner_texts()) if mine.is_visible() else ""
        if text:
            page.wait_for_timeout(1000)
        else:
            take_a_step(page, chance)
    question = ask.locator(".question").inner_text()
    page.reload()
    expect(effect).to_have_text(text, use_inner_text=True)
    expect(ask.locator(".question")).to_have_text(question, use_inner_text=True)
    lines = page.get_by_role("log", include_hidden=True).locator("p")
    before = lines.count()
    while lines.count() <= before and not is_over(page):
        take_a_step(page, chance)


def test_the_server_stops_and_starts_again_and_the_game_goes_on(browser, tmp_path):
    """The page says that the connection is lost, joins again by itself, and the hand is the same."""
    store = str(tmp_path / "tables.db")
    context = browser.new_context()
    with running(store) as first:
        page = Visitor(context, first.port).open()
        against_bots(page, TITLES["tricks"])
        hand = page.get_by_role("region", name="Your hand").get_by_role("button")
        expect(hand).to_have_count(10)
        before = [one.get_attribute("data-card") for one in hand.all()]
    expect(page.get_by_role("status").filter(has_text="Reconnecting")).to_be_visible()
    with running(store, port=first.port):
        expect(page.get_by_role("status").filter(has_text="Live")).to_be_visible(timeout=30_000)
        assert [one.get_attribute("data-card") for one in hand.all()] == before
        ask = page.get_by_role("region", name="What is asked")
        ask.get_by_role("button", name=re.compile("^(End your trading turn|Refuse)")).click()
        expect(page.get_by_role("log").get_by_text(re.compile("You (end|refuse|pass)"))).to_be_visible()
        context.close()


def test_the_rule_of_what_is_asked_is_a_tap_away(visitors):
    page = visitors[0].open()
    against_bots(page, TITLES["tricks"])
    rule = page.get_by_role("region", name="What is asked").get_by_role("button", name=re.compile("^Rule "))
    number = rule.inner_text().removeprefix("Rule ")
    rule.click()
    clause = page.get_by_role("region", name="Rules").locator("p.now")
    expect(clause).to_be_in_viewport()
    expect(clause).to_contain_text(f"{number} ")
