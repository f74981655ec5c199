"""A game of Tricks of the Trade on a phone: what a newcomer stumbled on stays mended."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, Position, expect

from tests.server.running import Running
from tests.web.conftest import PHONE
from tests.web.scenes import at, must_follow
from tests.web.staging import Data, Moment, Stage, is_over, my_turn
from tests.web.test_guidance import asked_for
from tests.web.test_trading import SOON, asks, hand

CORNER: Position = {"x": 9, "y": 9}


@pytest.fixture
def stage(browser: Browser, site: Running) -> Iterator[Stage]:
    """Somebody with a phone, who taps."""
    staged = Stage(browser, site, viewport=PHONE, has_touch=True, is_mobile=True)
    yield staged
    staged.close()


def may_propose(view: Data, question: Data) -> bool:
    """It is the person's trading turn."""
    return question["code"] == "trading_turn" and my_turn(view, question)


def is_asked(code: str) -> Moment:
    """The person is asked just this."""
    return lambda view, question: bool(question["code"] == code and my_turn(view, question))


def composer(page: Page) -> Locator:
    return page.get_by_role("region", name="Make an offer")


def wanted(page: Page, name: str) -> Locator:
    return page.get_by_role("group", name="What you want").get_by_role("button", name=name, exact=True)


def go_on(page: Page) -> None:
    """A round may have ended on the way."""
    over = page.get_by_role("button", name="Go on")
    if over.count():
        over.tap()


def test_who_may_only_speak_has_that_chosen(stage):
    asked_for(stage, lambda count: 1 < count < 10)
    page = stage.page
    go_on(page)
    talk = page.get_by_role("region", name="Say or ask")
    talk.get_by_role("button", name=re.compile("^Say… ")).tap()
    modes = talk.get_by_role("radio")
    expect(modes).to_have_text(["I hold…", "I hold no…"])
    expect(modes.first).to_be_checked()
    talk.locator(".topics button:enabled").first.tap()
    expect(page.locator(".latest")).to_contain_text("You say", timeout=SOON)


def test_what_a_bid_can_still_come_to_is_told(stage):
    """Tricks 7.2, 7.3, 7.5: all six score 6 for the tricks, 4 for the bid, 2 for all; with one lost the bid is lost."""
    at("tricks", is_asked("bid"))(stage)
    go_on(stage.page)
    asks(stage.page).get_by_role("button", name="Bid 6").tap()
    bid = stage.page.get_by_role("region", name="Your bid")
    expect(bid).to_contain_text(
        "6 tricks left. Win all of them to score 12. No trick at all scores 2. Your goal may add to it.", timeout=SOON
    )
    assert stage.play_on(lambda view, question: sum(view["tricks_won"]) > view["tricks_won"][0])
    expect(bid).to_contain_text("Your bid can't be reached any more")
    expect(bid).not_to_contain_text("Win ")


def leads(view: Data, question: Data) -> bool:
    """The person plays the first card of a trick."""
    return is_asked("play_card")(view, question) and not view["played_by"]


def test_what_one_did_oneself_stays_in_sight_while_others_act(stage):
    at("tricks", leads)(stage)
    page = stage.page
    go_on(page)
    taken = page.get_by_role("log", include_hidden=True).get_by_text(re.compile(r"wins? the trick"))
    before = taken.count()
    hand(page).last.tap(position=CORNER)
    page.get_by_role("button", name="Log and chat").tap()
    expect(taken).not_to_have_count(before, timeout=SOON)
    expect(page.locator(".latest")).to_have_text(re.compile(r"\byou\b", re.I))


def test_cards_of_a_full_hand_neither_shine_through_nor_stay_in_front(stage):
    at("tricks", must_follow)(stage)
    page = stage.page
    go_on(page)
    dim = page.locator(".hand .card.dim").first
    assert dim.evaluate("card => getComputedStyle(card).opacity") == "1"
    page.locator(".hand button:has(.dim)").first.tap(position=CORNER)
    expect(asks(page).get_by_role("alert")).to_be_visible()
    place = page.locator(".hand .place", has=page.locator(".dim")).first
    assert place.evaluate("place => getComputedStyle(place).zIndex") == "auto"


def test_the_keys_of_an_offer_stay_where_they_are(stage):
    at("tricks", may_propose)(stage)
    page = stage.page
    go_on(page)
    hand(page).first.tap(position=CORNER)
    key = wanted(page, "8")
    place = key.bounding_box()
    for name in ("8", "science"):
        wanted(page, name).tap()
        assert key.bounding_box() == place
    both = composer(page).get_by_role("radiogroup", name="A value and a domain")
    expect(both.get_by_role("radio", name="just this card")).to_be_checked()
    both.get_by_role("radio", name="either will do").tap()
    expect(asks(page)).to_contain_text("any 8 or science card")
    assert key.bounding_box() == place


def test_two_cards_of_the_same_kind_are_asked_for_in_few_words(stage):
    at("tricks", may_propose)(stage)
    page = stage.page
    go_on(page)
    hand(page).first.tap(position=CORNER)
    wanted(page, "13").tap()
    page.get_by_role("button", name="+ a second card").tap()
    also = page.get_by_role("group", name="What else you want").get_by_role("button", name="13", exact=True)
    also.tap()
    expect(asks(page)).to_contain_text("for any two 13s?")


def test_a_counter_offer_leaves_nothing_in_ones_own_proposal(stage):
    asked_for(stage, lambda count: 1 < count < 10)
    page, bar = stage.page, asks(stage.page)
    go_on(page)
    bar.get_by_role("button", name="Counter-offer").tap()
    expect(bar).to_contain_text("What do you offer instead")
    hand(page).first.tap(position=CORNER)
    wanted(page, "any").tap()
    bar.get_by_role("button", name="Send the counter-offer").tap()
    expect(bar.get_by_role("button", name="Send the counter-offer")).to_have_count(0, timeout=SOON)
    assert stage.play_on(may_propose)
    assert stage.table.in_play().state.view(0).to_dict()["round"] == 1
    expect(composer(page)).to_contain_text("tap one or two cards")


def test_trump_and_goal_say_what_they_do(stage):
    at("tricks", may_propose)(stage)
    page = stage.page
    go_on(page)
    expect(page.get_by_role("region", name="Trump")).to_contain_text("beats all others")
    expect(page.get_by_role("region", name="Your goal").get_by_text("+1 a trick won with it")).to_be_visible()


def test_the_note_on_what_the_game_is_about_comes_before_the_first_question(stage):

    def waits(view: Data, question: Data) -> bool:
        return view["round"] == 1 and view["phase"] == "trading" and not question["choices"]

    at("tricks", waits)(stage)
    page = stage.page
    page.get_by_role("button", name="More").tap()
    page.get_by_label("Notes for beginners").check()
    page.keyboard.press("Escape")
    expect(page.get_by_role("note")).to_contain_text("how many of six tricks you will win")


def test_many_short_answers_stand_in_columns(stage):
    at("tricks", is_asked("bid"))(stage)
    go_on(stage.page)
    boxes = [asks(stage.page).get_by_role("button", name=f"Bid {bid}").bounding_box() for bid in range(7)]
    assert len({round(box["width"]) for box in boxes if box}) == 1
    assert all(box and box["x"] in {one["x"] for one in boxes[:5] if one} for box in boxes)


def test_whoever_looks_at_the_table_after_the_end_sees_all_of_it(stage):
    at("tricks", is_over)(stage)
    page, end = stage.page, stage.page.get_by_role("region", name="The end")
    end.get_by_role("button", name="Look at the table").tap()
    expect(end).to_be_hidden()
    last = page.get_by_role("region", name="Last trick").bounding_box()
    back = page.get_by_role("button", name="Show the result")
    button = back.bounding_box()
    assert last is not None
    assert button is not None
    assert last["y"] + last["height"] <= button["y"]
    back.tap()
    expect(end).to_be_visible()
