"""What newcomers stumbled on in their first games stays mended."""

from playwright.sync_api import expect

from techdeck.deck.edition import load_edition
from tests.web.conftest import PHONE
from tests.web.scenes import at
from tests.web.staging import Data, my_turn
from tests.web.test_trading import SOON, asks, hand


def own_hand(view: Data) -> list[str]:
    """The cards the person holds."""
    zone = next(zone for zone in view["zones"] if zone["name"] == "hand" and zone["seat"] == view["seat"])
    return list(zone["cards"])


def plays_from_hand_and_tableau(view: Data, question: Data) -> bool:
    """The person may use cards of the hand as well as of the tableau."""
    cards = {one["target"]["card"] for one in question["choices"] if (one["target"] or {}).get("kind") == "card"}
    hand = set(own_hand(view))
    return question["code"] == "take_turn" and bool(hand) and hand < cards


def test_a_card_that_can_be_used_is_never_grey(stage):
    at("paradoxical", plays_from_hand_and_tableau)(stage)
    expect(stage.page.locator(".hand .card.lit")).not_to_have_count(0)
    expect(stage.page.locator(".hand .card.dim")).to_have_count(0)


def test_a_card_that_can_do_nothing_now_is_shown_large_by_a_tap(stage):
    at("tricks", my_turn)(stage)
    large = stage.page.get_by_role("dialog")
    stage.page.get_by_role("region", name="Your goal").get_by_role("button").first.click()
    expect(large).to_be_visible()
    large.get_by_role("button", name="Close").click()
    expect(large).to_be_hidden()


def test_a_card_that_is_held_down_stays_large_when_the_finger_is_lifted(stage):
    at("tricks", my_turn)(stage)
    hand(stage.page).first.hover()
    stage.page.mouse.down()
    large = stage.page.get_by_role("dialog")
    expect(large).to_be_visible()
    stage.page.mouse.up()
    stage.page.wait_for_timeout(100)
    expect(large).to_be_visible()
    stage.page.mouse.click(4, 4)
    expect(large).to_be_hidden()


def test_a_tap_anywhere_on_a_deck_draws_from_it(stage):
    at("paradoxical", lambda view, question: question["code"] == "take_turn" and my_turn(view, question))(stage)
    stage.page.set_viewport_size(PHONE)
    stage.page.get_by_text("Deck 1").click()
    expect(stage.page.locator(".latest")).to_contain_text("draw", timeout=SOON)


def may_propose(view: Data, question: Data) -> bool:
    """The person may propose a trade."""
    return question["code"] == "trading_turn" and my_turn(view, question)


def test_a_proposal_that_was_refused_stays_laid_out_to_be_bettered(stage):
    at("tricks", may_propose)(stage)
    page = stage.page
    expect(asks(page)).to_contain_text("proposals left")
    hand(page).first.click(position={"x": 9, "y": 9})
    wanted = page.get_by_role("group", name="What you want").get_by_role("button", name="13", exact=True)
    wanted.click()
    asks(page).get_by_role("button", name="Propose to").click()
    told = page.get_by_role("log").get_by_text("refuse")
    again = asks(page).get_by_role("button", name="Propose to")
    expect(told.or_(page.get_by_role("log").get_by_text("counter-offer")).first).to_be_visible(timeout=SOON)
    if again.count():
        expect(asks(page)).to_contain_text("refused. Offer something better")
        expect(wanted).to_have_attribute("aria-pressed", "true")


def captured(view: Data, question: Data) -> bool:
    """The person's piece has made a capture."""
    return question["code"] == "use_capturer" and my_turn(view, question)


def test_who_may_use_the_text_of_a_capturing_piece_can_read_it(stage):
    at("chess", captured)(stage)
    card = str(stage.table.in_play().state.view(0).question().to_dict()["about"]["card"])
    text = load_edition("open-1").cards[13 * "KSTV".index(card[0]) + int(card[1:]) - 1].text
    expect(asks(stage.page)).to_contain_text(text)
