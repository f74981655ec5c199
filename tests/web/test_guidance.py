"""What a newcomer is told: why something can't be, what a card means here, what was begun and what became of it."""

import re
from collections import Counter
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from techdeck.words.lacking import lack_said
from tests.web.conftest import PHONE
from tests.web.playing import is_over, take_a_step
from tests.web.scenes import TITLES, at
from tests.web.staging import Data, Stage, my_effect, my_turn, some_in_vain
from tests.web.test_trading import SOON, asks, hand, sat_down

LETTERS = {"knowledge": "K", "science": "S", "technology": "T", "service": "V"}


def square(page: Page, name: str) -> Locator:
    return page.get_by_role("group", name="Board").get_by_role("button", name=re.compile(name))


def is_turn(view: Data, question: Data) -> bool:
    """The person is to move, build, upgrade or use a card."""
    return question["code"] == "turn" and my_turn(view, question)


def test_a_piece_that_cannot_go_there_says_why_and_stays_picked(stage):
    at("chess", is_turn)(stage)
    page, alert = stage.page, stage.page.get_by_role("alert")
    square(page, "pawn, can move").first.click()
    goals = square(page, "move here|capture it")
    expect(goals.first).to_be_visible()
    square(page, "their .* king$").first.click()
    expect(alert).to_contain_text("A pawn can't go to")
    expect(alert.get_by_role("button", name="Rule 2.6")).to_be_visible()
    goals.first.click()
    expect(alert).to_be_hidden()
    expect(goals).to_have_count(0)


def own_hand(view: Data) -> list[str]:
    return next(zone["cards"] for zone in view["zones"] if zone["name"] == "hand" and zone["seat"] == view["seat"])


def counted(view: Data) -> Counter[str]:
    """How many cards of each domain the person holds."""
    return Counter(card[0] for card in own_hand(view))


def asked_for(stage: Stage, fits: Callable[[int], bool]) -> None:
    """The first to trade, not the person, offers them a card for any of a domain of which they hold so many."""
    for _ in range(30):
        with stage.slow_bots():  # one that has begun an offer of its own can't make this one
            at("tricks", lambda view, question: question["code"] == "trading_turn")(stage)
        view = stage.table.in_play().state.view(0)
        first = view.question().asked[0]
        found = [name for name, letter in LETTERS.items() if fits(counted(view.to_dict())[letter])]
        if first != 0 and found:
            break

    def offer(seen: Data) -> Data:
        given = {"card": own_hand(seen)[0], "tell": "card"}
        return {"kind": "offer", "to": 0, "cards": [given], "wanted": [{"kind": "domain", "domain": found[0]}]}

    stage.commands((first, offer))
    stage.show()


def test_a_card_that_does_not_fit_an_offer_is_not_taken_for_it(stage):
    asked_for(stage, lambda count: 1 < count < 10)
    bar = asks(stage.page)
    stage.page.locator(".hand button:not(:has(.lit))").first.click()
    expect(bar.get_by_role("alert")).to_contain_text("does not fit")
    expect(bar.get_by_role("button", name="Accept")).to_be_disabled()
    bar.get_by_role("button", name="Counter-offer").click()
    expect(bar.get_by_role("alert")).to_be_hidden()


def test_the_only_card_that_fits_an_offer_lies_ready(stage):
    asked_for(stage, lambda count: count == 1)
    bar = asks(stage.page)
    ready = stage.page.locator(".hand button:has(.chosen)")
    expect(ready).to_have_count(1)
    stage.page.locator(".hand button:not(:has(.chosen))").first.click()
    expect(bar.get_by_role("alert")).to_contain_text("does not fit")
    expect(ready).to_have_count(1)
    expect(bar.get_by_role("button", name="Accept")).to_be_enabled()
    ready.click()
    expect(bar.get_by_role("button", name="Accept")).to_be_disabled()


def test_a_card_shown_large_says_what_it_means_in_this_game(stage):
    at("city", my_turn)(stage)
    hand(stage.page).first.press(" ")
    large = stage.page.get_by_role("dialog")
    expect(large.get_by_role("heading")).to_have_text([TITLES["city"]])
    expect(large.locator(".meanings p")).not_to_be_empty()
    stage.page.keyboard.press("Escape")
    expect(large).to_be_hidden()


@pytest.mark.parametrize("game", ["tricks", "city"])
def test_a_card_that_can_do_nothing_now_is_marked_and_says_why(stage, game):
    """It may be used all the same. (Family 3.4)"""
    at(game, some_in_vain, bots=1)(stage)
    page, bar = stage.page, asks(stage.page)
    state = stage.table.in_play().state
    uses = [choice for choice in state.question(0).choices if choice.verb == "use"]
    for choice in uses:
        card = page.locator(f'button[data-card="{choice.target["card"]}"]')
        expect(card.locator(".vain")).to_have_count(0 if choice.lacks is None else 1)
        said = expect(card.locator(".unseen").first)
        (said.not_to_contain_text if choice.lacks is None else said.to_contain_text)("can do nothing now")
    vain = next(choice for choice in uses if choice.lacks is not None)
    page.locator(f'button[data-card="{vain.target["card"]}"]').press("Enter")
    expect(bar).to_contain_text(lack_said(vain.lacks))
    expect(bar.get_by_role("button", name=re.compile("^Use "))).to_be_enabled()


def test_the_text_of_a_card_is_shown_where_the_mouse_rests(stage):
    at("tricks", my_turn)(stage)
    page, large = stage.page, stage.page.locator(".peek")
    hand(page).first.hover()
    expect(large).to_be_visible()
    expect(large).to_contain_text(re.compile(r"\w+ .*\."))
    hand(page).last.hover()
    expect(large).to_have_count(1)
    page.mouse.move(2, 2)
    expect(large).to_be_hidden()


def test_a_move_made_while_the_line_is_down_is_kept_and_sent(stage):
    stage.hold_the_line()
    at("city", lambda view, question: question["code"] == "build" and my_turn(view, question))(stage)
    stage.cut_the_line()
    expect(stage.page.get_by_role("status").filter(has_text="Reconnecting")).to_be_visible()
    asks(stage.page).get_by_role("button", name="Build nothing").click()
    kept = asks(stage.page).get_by_role("status").filter(has_text="Your last move is kept")
    expect(kept).to_be_visible()
    stage.cut = False
    expect(stage.page.get_by_role("log").get_by_text("You pass.")).to_be_visible(timeout=2 * SOON)
    expect(kept).to_be_hidden()


def test_an_effect_goes_on_after_the_line_was_down(stage):
    stage.hold_the_line()
    at("paradoxical", my_effect)(stage)
    page, effect = stage.page, stage.page.get_by_role("region", name="Card effect")
    before = [effect.inner_text(), asks(page).locator(".question").inner_text()]
    stage.cut_the_line()
    down = page.get_by_role("status").filter(has_text="Reconnecting")
    expect(down).to_be_visible()
    stage.cut = False
    expect(down).to_be_hidden(timeout=2 * SOON)
    assert [effect.inner_text(), asks(page).locator(".question").inner_text()] == before
    told = page.get_by_role("log", include_hidden=True).locator("p")
    lines, chance = told.count(), Random(3)
    while told.count() <= lines and not is_over(page):
        take_a_step(page, chance)


def plays_the_second_trick(view: Data, question: Data) -> bool:
    """The person is to play a card, and one trick is over."""
    return question["code"] == "play_card" and my_turn(view, question) and view["trick_number"] == 2


def test_the_last_trick_and_the_scores_of_a_round_outlast_a_reload(stage):
    at("tricks", plays_the_second_trick)(stage)
    page, last = stage.page, stage.page.get_by_role("region", name="Last trick")
    expect(last).to_be_visible()
    page.reload()
    expect(last).to_be_visible()
    assert stage.play_on(lambda view, question: view["round"] == 2 and my_turn(view, question))
    scores = page.get_by_role("region", name="The round is over")
    expect(scores).to_be_visible()
    page.reload()
    expect(scores.get_by_role("listitem")).to_have_count(3)
    scores.get_by_role("button", name="Go on").click()
    page.reload()
    expect(asks(page)).to_be_visible()
    expect(scores).to_be_hidden()


def plays_in_the_second_round(view: Data, question: Data) -> bool:
    """The person is to play a card, and a round is over."""
    return question["code"] == "play_card" and my_turn(view, question) and view["round"] == 2


def test_what_happens_behind_the_scores_of_a_round_is_told_there(stage):
    """The others don't wait until everybody has read them."""
    at("tricks", plays_in_the_second_round)(stage)
    scores = stage.page.get_by_role("region", name="The round is over")
    expect(scores.get_by_role("heading", name="Meanwhile")).to_be_visible()
    newest = stage.page.get_by_role("log").locator("p > span").last.inner_text()
    expect(scores.get_by_role("paragraph").last).to_have_text(newest, use_inner_text=True)


def test_an_offer_that_was_begun_ends_with_the_trading(browser, site):
    """Ann never sends it; in the second trading of the round her draft is empty again."""
    ann, ben = sat_down(browser, site)
    hand(ann).first.click(position={"x": 9, "y": 9})
    ann.get_by_role("group", name="What you want").get_by_role("button", name="any").click()
    expect(asks(ann).get_by_role("button", name="Offer to all")).to_be_enabled()
    for page in (ann, ben):
        asks(page).get_by_role("button", name="Be done trading").click()
    second = [page.get_by_role("listitem").filter(has_text="Trade again") for page in (ann, ben)]
    while second[0].get_attribute("aria-current") is None:
        for page in (ann, ben):
            if asks(page).get_by_role("button", name="Use no card").is_visible():
                asks(page).get_by_role("button", name="Use no card").click()
        ann.wait_for_timeout(50)
    expect(asks(ann)).to_contain_text("Offer, accept", timeout=SOON)
    expect(asks(ann).get_by_role("button", name="Offer to all")).to_be_hidden()
    for page in (ann, ben):
        page.context.close()


def takes_all_others(view: Data, question: Data) -> bool:
    """The person may claim two pairs against the only four other cards of the tableau."""
    own = view["tableaus"][view["seat"]]
    is_mine = question["code"] == "take_turn" and my_turn(view, question)
    return is_mine and len(own["cards"]) == 8 and "two_pairs" in own["claimable"]


def test_a_claim_against_all_other_cards_goes_through(stage):
    at("paradoxical", takes_all_others)(stage)
    page, bar = stage.page, asks(stage.page)
    claims = page.get_by_role("region", name="Claims").get_by_role("button", name="Two pairs")
    claims.first.click()
    expect(bar).to_contain_text("Claim this: two pairs")
    others = page.get_by_role("region", name=re.compile("other cards")).get_by_role("button")
    expect(others).to_have_count(4)
    others.first.click()
    expect(others).to_have_count(4)
    bar.get_by_role("button", name="Claim").click()
    expect(page.get_by_role("log")).to_contain_text("You claim two pairs", timeout=SOON)
    assert stage.wrong == []


def test_trump_and_goal_stay_in_sight_on_a_phone_while_a_trade_is_put_together(stage):
    stage.page.set_viewport_size(PHONE)
    at("tricks", lambda view, question: question["code"] == "trading_turn" and my_turn(view, question))(stage)
    expect(stage.page.get_by_role("region", name="Make an offer")).to_be_in_viewport()
    for name in ("Trump", "Your goal"):
        expect(stage.page.get_by_role("region", name=name)).to_be_in_viewport()


def discards(view: Data) -> list[str]:
    return next(zone["cards"] for zone in view["zones"] if zone["name"] == "discard")


@pytest.mark.parametrize("game", ["exchange", "tricks"])
def test_the_discard_pile_can_be_looked_through_before_a_card_is_used(game, stage):
    """On a phone too; the question says what becomes of the card."""
    stage.page.set_viewport_size(PHONE)
    piles: list[list[str]] = []

    def may_use(view: Data, question: Data) -> bool:
        piles.append(discards(view))
        return question["code"] == "use_card" and my_turn(view, question) and len(piles[-1]) > 0

    at(game, may_use)(stage)
    page, pile = stage.page, piles[-1]
    expect(asks(page)).to_contain_text("It is then discarded and you draw another.")
    if (over := page.get_by_role("button", name="Go on")).is_visible():
        over.click()  # a round was over on the way
    page.get_by_text(f"discard {len(pile)}", exact=True).click()
    listed = page.get_by_role("listitem").locator("[data-card]:visible")
    expect(listed).to_have_count(len(pile))
    assert [one.get_attribute("data-card") for one in listed.all()] == pile[::-1]


def test_who_forms_groups_is_told_how(stage):
    at("exchange", lambda view, question: question["code"] == "arrange" and my_turn(view, question))(stage)
    expect(asks(stage.page)).to_contain_text("tap its three or four cards one after the other")


def is_own_help(view: Data, question: Data) -> bool:
    """The person builds a service card, and is asked first for a card of their own."""
    return my_turn(view, question) and question["code"] == "help" and bool(question["about"]["builder"] == view["seat"])


def test_who_builds_a_service_card_is_asked_for_it_as_their_own_and_sees_all_of_the_city(stage):
    at("city", is_own_help)(stage)
    page = stage.page
    expect(asks(page)).to_contain_text(re.compile("Give a card yourself for your [0-9]+ of service"))
    page.set_viewport_size(PHONE)
    site = page.locator("[data-zone=site]").bounding_box()
    cards = page.locator("[data-zone=city] .pick").all()
    assert site is not None
    for card in cards:
        box = card.bounding_box()
        assert box is not None
        assert box["y"] >= site["y"] + site["height"] - 8, "the card to be built lies on the city"
