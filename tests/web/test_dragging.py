"""Dragging does what two taps do: a piece to a square, a card to a place of the city, to the trick, or into a trade."""

import re

from playwright.sync_api import Locator, Page, expect

import techdeck
from tests.web.playing import against_bots, is_over
from tests.web.scenes import at
from tests.web.staging import Data, Stage, my_turn
from tests.web.test_trading import SOON, asks, hand, held, offer_for_any, sat_down

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
    build = ask.get_by_role("button", name=re.compile("^Build it"))
    build.click()
    expect(page.get_by_role("log").get_by_text(re.compile("^You score"))).to_have_count(1)


def plays_a_card(view: Data, question: Data) -> bool:
    """The person is to play a card to the trick."""
    return question["code"] == "play_card" and my_turn(view, question)


def allowed(stage: Stage) -> Locator:
    """A card of the hand that may be played: a lit one, or any if none is lit."""
    lit = stage.page.locator(".hand button:has(.lit)")
    return lit.first if lit.count() else hand(stage.page).first


def test_a_card_is_dragged_to_the_trick(stage):
    at("tricks", plays_a_card)(stage)
    card = allowed(stage)
    played = str(card.get_attribute("data-card"))
    lift(stage.page, card)
    drop(stage.page, stage.page.get_by_text(re.compile("^(your card|lead a card)$")))
    expect(stage.page.get_by_role("log").get_by_text(re.compile("^You (play|lead) ")).last).to_be_visible(timeout=SOON)
    expect(hand(stage.page).and_(stage.page.locator(f"[data-card='{played}']"))).to_have_count(0)


def test_a_card_is_dragged_into_a_proposal_and_stays_in_it_when_it_is_dropped_there_again(stage):
    at("tricks", lambda view, question: question["code"] == "trading_turn" and my_turn(view, question))(stage)
    composer = stage.page.get_by_role("region", name="Make an offer")
    for _ in range(2):
        lift(stage.page, hand(stage.page).first)
        drop(stage.page, composer)
        expect(composer.get_by_role("radiogroup", name="What you tell of this card")).to_have_count(1)


def test_a_hand_too_quick_for_the_card_drags_it_all_the_same_and_lets_go_of_it(stage):
    """The pointer is far away before the page hears of its first move; afterwards nothing sticks to it."""
    at("tricks", lambda view, question: question["code"] == "trading_turn" and my_turn(view, question))(stage)
    page, composer = stage.page, stage.page.get_by_role("region", name="Make an offer")
    page.mouse.move(*middle(hand(page).first))
    page.mouse.down()
    page.mouse.move(*middle(composer))
    page.mouse.up()
    expect(composer.get_by_role("radiogroup", name="What you tell of this card")).to_have_count(1)
    page.mouse.move(*middle(hand(page).last), steps=4)
    expect(page.locator(".dragged")).to_have_count(0)


def test_a_card_dragged_to_an_offer_is_the_one_that_is_given_for_it(browser, site):
    """Ann lays a card down by dragging, and Ben drops one of his on her offer: that one, not another that fits."""
    ann, ben = sat_down(browser, site)
    ann.set_viewport_size({"width": 1280, "height": 1000})
    lift(ann, hand(ann).first)
    drop(ann, ann.get_by_role("region", name="Make an offer"))
    expect(asks(ann)).to_contain_text("What do you want for it?")
    asks(ann).get_by_role("button", name="Clear").click()
    given, taken = offer_for_any(ann, hand(ann).first), str(hand(ben).last.get_attribute("data-card"))
    theirs = ben.get_by_role("button", name="Accept the offer of Ann")
    expect(theirs).to_be_visible(timeout=SOON)
    lift(ben, hand(ben).last)
    drop(ben, theirs)
    expect(hand(ann).and_(ann.locator(f"[data-card='{taken}']"))).to_have_count(1, timeout=SOON)
    expect(hand(ben).and_(ben.locator(f"[data-card='{given}']"))).to_have_count(1, timeout=SOON)
    assert taken not in held(ben)
    for page in (ann, ben):
        page.context.close()
