"""Tech City's table: what one tap does and doesn't, what a build risks and pays with, what of the map is seen."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import DESKTOP, PHONE
from tests.web.scenes import at
from tests.web.staging import Data, Moment, my_turn
from tests.web.test_dragging import allowed
from tests.web.test_guidance import is_own_help, own_hand
from tests.web.test_trading import asks, hand

LOW = 7
"""A card of this value or less pays alone. (City 1.4)"""


def asked(code: str) -> Moment:
    """The person is asked this, and not by a text."""
    return lambda view, question: question["code"] == code and my_turn(view, question) and question["effect"] is None


def holding_two(code: str) -> Moment:
    """The person is asked this, and holds two cards to choose from."""
    return lambda view, question: asked(code)(view, question) and len(own_hand(view)) > 1


LET_GO = [("city", "help", "Give "), ("exchange", "discard_down", "Discard ")]


@pytest.mark.parametrize(("game", "code", "words"), LET_GO)
def test_a_card_is_let_go_by_a_second_tap(game, code, words, stage):
    """The first shows its name and its text, with a button; another card may be looked at instead."""
    at(game, holding_two(code))(stage)
    page, bar = stage.page, asks(stage.page)
    if (over := page.get_by_role("button", name="Go on")).is_visible():
        over.click()  # a round was over on the way
    held = hand(page).count()
    second = hand(page).and_(page.locator(f"[data-card='{hand(page).nth(1).get_attribute('data-card')}']"))
    hand(page).first.click()
    go = bar.get_by_role("button", name=re.compile(f"^{words}"))
    expect(go).to_have_count(1)
    first = go.inner_text()
    second.click()
    expect(go).not_to_have_text(first)
    expect(hand(page)).to_have_count(held)
    second.click()
    expect(second).to_have_count(0)


def test_a_card_is_played_to_the_trick_by_one_tap(stage):
    at("tricks", asked("play_card"))(stage)
    card = allowed(stage)
    played = card.get_attribute("data-card")
    card.click()
    expect(hand(stage.page).and_(stage.page.locator(f"[data-card='{played}']"))).to_have_count(0)


def test_a_service_card_that_was_not_built_is_told(stage):
    """With what was given in vain. (City 2.5, 2.6)"""
    at("city", is_own_help)(stage)
    expect(asks(stage.page)).to_contain_text("If too few give, what was given is lost.")
    given: list[str] = []

    def give(view: Data) -> Data:
        given.append(own_hand(view)[0])
        return {"kind": "help", "card": given[0]}

    stage.commands((0, give), *((seat, lambda _: {"kind": "decline"}) for seat in (1, 2)))
    bar = asks(stage.page)
    expect(bar).to_contain_text(re.compile("Your [0-9]+ of service was not built: 1 of 2 cards were given"))
    expect(bar).to_contain_text(re.compile(f"What was given is lost: {given[0][1:]} of "))


def pays(low: int, high: int) -> Moment:
    """The person may build a first company, and holds so many other cards that pay alone, and that don't, or more."""

    def fits(view: Data, question: Data) -> bool:
        held = own_hand(view)
        companies = [card for card in held if card[0] in "KST"]
        owns = any(one["marker"] == view["seat"] for one in view["city"])
        if owns or not companies or any(card[0] == "W" for card in held) or not asked("build")(view, question):
            return False
        others = [int(card[1:]) for card in held if card != companies[-1]]
        found = (sum(value <= LOW for value in others), sum(value > LOW for value in others))
        return found[0] >= low and (found[1] == 1 if high == 1 else found[1] >= high)

    return fits


@pytest.mark.parametrize("high", [1, 2])
def test_another_card_pays_instead_and_who_pays_more_than_is_needed_is_told(high, stage):
    """A high card does not pay alone: it goes with another high one if there is one. (City 1.4)"""
    at("city", pays(2, high), late=lambda view, question: view["round"] > 1)(stage)
    page, bar, mine = stage.page, asks(stage.page), stage.page.get_by_role("region", name="Your hand")
    mine.get_by_role("button", name=re.compile("of (knowledge|science|technology)")).last.click()
    paying = page.locator(".hand button:has(.sticker:text-is('pays'))")
    expect(paying).to_have_count(1)
    first = paying.get_attribute("data-card")
    mine.get_by_role("button", name=re.compile("^(8|9|1[0-3]) of .*can be chosen")).first.click()
    expect(paying).to_have_count(2)
    if high == 1:
        expect(bar).to_contain_text("alone would be enough")
    else:
        assert first not in [card.get_attribute("data-card") for card in paying.all()]
        expect(bar).not_to_contain_text("alone would be enough")
    mine.get_by_role("button", name=re.compile("^[1-7] of .*can be chosen")).first.click()
    expect(paying).to_have_count(1)
    expect(bar).not_to_contain_text("alone would be enough")


def holds_service(view: Data, question: Data) -> bool:
    """The person may build a service card."""
    builds = [choice["target"]["card"] for choice in question["choices"] if choice["verb"] == "build"]
    return question["code"] == "build" and any(card[0] == "V" for card in builds)


def test_a_service_card_says_what_it_risks_and_what_it_could_score(stage):
    at("city", holds_service)(stage)
    mine = stage.page.get_by_role("region", name="Your hand")
    mine.get_by_role("button", name=re.compile("of service.*can be chosen")).first.click()
    bill = stage.page.get_by_role("region", name="Cost and score")
    expect(bill).to_contain_text("With fewer, those are lost and it comes back.")
    expect(bill).to_contain_text(re.compile("Score if it is built.*[0-9]", re.S))


def test_a_service_card_that_is_given_enough_for_is_placed_where_it_scores(stage):
    at("city", asked("choose_neighbour"))(stage)
    places = stage.page.get_by_role("button", name=re.compile("^Build .*, scores [0-9]"))
    expect(places.first).to_be_visible()
    places.first.click()
    asks(stage.page).get_by_role("button", name=re.compile("^Build it")).click()
    expect(stage.page.get_by_role("log").get_by_text(re.compile("^You score")).last).to_be_visible()


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_nothing_of_the_map_moves_when_a_card_is_chosen_and_no_place_is_covered(size, stage):
    """Nor when its place is; a second tap on the place takes that back."""
    stage.page.set_viewport_size(size)
    at("city", asked("build"))(stage)
    page, mine = stage.page, stage.page.get_by_role("region", name="Your hand")
    card = page.locator("[data-zone=city] .pick").first
    before = card.bounding_box()
    mine.get_by_role("button", name=re.compile("of (know|sci|tech)")).first.click()
    places = page.locator("button.place")
    expect(places.first).to_be_visible()
    assert card.bounding_box() == before
    zoom = page.get_by_role("button", name="Larger").bounding_box()
    assert zoom is not None
    for place in places.all():
        box = place.bounding_box()
        assert box is not None
        assert box["x"] + box["width"] <= zoom["x"]
    places.first.click()
    expect(asks(page).get_by_role("button", name=re.compile("^Build it"))).to_be_visible()
    assert card.bounding_box() == before
    page.locator("button.place.chosen").click()
    expect(asks(page).get_by_role("button", name=re.compile("^Build it"))).to_have_count(0)
