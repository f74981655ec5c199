"""Around a game: notes for beginners, hints, the log, the end; by a host name over plain http."""

import re

from playwright.sync_api import Browser, expect

from tests.server.running import Running
from tests.web.conftest import DESKTOP, HOST_NAME, PHONE
from tests.web.scenes import TITLES
from tests.web.staging import Stage, is_over, my_turn


def test_the_end_explains_every_point_and_draws_the_game(browser: Browser, site: Running):
    stage = Stage(browser, site, viewport=PHONE)
    stage.start(TITLES["tricks"])
    stage.play_on(is_over)
    end = stage.page.get_by_role("region", name="The end")
    scores = site.call(lambda: stage.table.in_play().state.scores())
    told = end.get_by_role("region", name="How the points were scored")
    for seat, name in enumerate(("You", "Ben", "Cleo")):
        told.get_by_role("button", name=name).click()
        expect(told.locator(".total")).to_contain_text(str(scores[seat]))
        gained = [int(one.inner_text()) for one in told.locator(".row:not(.total) .points").all()]
        assert sum(gained) == scores[seat]
    drawn = end.get_by_role("img", name=re.compile(rf"Points over the game\. You: 0, .*{scores[0]}"))
    expect(drawn).to_be_visible()
    expect(end.get_by_text("The key fits the fingerprint")).to_be_visible()
    with stage.page.expect_download() as saved:
        end.get_by_role("link", name="Download the log").click()
    assert "game: tricks" in saved.value.path().read_text(encoding="utf-8")
    stage.page.reload()
    expect(drawn).to_be_visible()
    end.get_by_role("button", name="Rematch").click()
    expect(stage.page.get_by_role("region", name="What is asked")).to_be_visible()
    stage.close()


def test_notes_come_when_what_they_speak_of_happens_and_can_be_switched_off(browser: Browser, site: Running):
    stage = Stage(browser, site, viewport=DESKTOP)
    stage.start(TITLES["tricks"])
    page, note = stage.page, stage.page.get_by_role("note")
    stage.play_on(lambda view, question: question["code"] == "bid" and my_turn(view, question))
    page.get_by_role("button", name="More").click()
    page.get_by_label("Notes for beginners").check()
    page.keyboard.press("Escape")
    expect(note).to_contain_text("How many of the six tricks will be yours?")
    note.get_by_role("button", name="Got it").click()
    expect(note).to_be_hidden()
    stage.play_on(lambda view, question: question["code"] == "play_card" and my_turn(view, question))
    expect(note).to_contain_text("Follow the domain that was led")
    note.get_by_role("button", name="No more notes").click()
    expect(note).to_be_hidden()
    page.reload()
    expect(page.get_by_role("region", name="What is asked")).to_be_visible()
    expect(note).to_be_hidden()
    stage.close()


def test_a_hint_says_what_a_bot_would_do(browser: Browser, site: Running):
    stage = Stage(browser, site, viewport=DESKTOP)
    stage.start(TITLES["tricks"])
    stage.play_on(lambda view, question: question["code"] == "bid" and my_turn(view, question))
    stage.page.get_by_role("button", name="Hint").click()
    expect(stage.page.get_by_role("status").filter(has_text="Hint: bid ")).to_be_visible()
    stage.close()


def test_the_log_tells_of_cards_by_name_and_comes_back_after_a_reload(visitors):
    page = visitors[1].open()
    page.get_by_role("button", name=f"Play against bots: {TITLES['city']}").click()
    page.get_by_role("region", name="What is asked").get_by_role("button", name="Build nothing").click()
    log = page.get_by_role("log", name="What happened")
    cards = log.get_by_role("button", name=re.compile(r"\d of (knowledge|science|technology|service), \w+"))
    page.get_by_role("button", name="Log and chat").click()
    expect(cards.first).to_be_visible()
    first = cards.first.inner_text()
    page.reload()
    page.get_by_role("button", name="Log and chat").click()
    expect(cards.first).to_have_text(first, use_inner_text=True)
    cards.first.click()
    expect(page.get_by_role("dialog")).to_be_visible()


def test_a_table_by_a_host_name_over_plain_http(browser: Browser, site: Running):
    """Not a secure context: the link is copied all the same, and the connection is live."""
    stage = Stage(browser, site, viewport=DESKTOP, permissions=[])
    stage.home = f"http://{HOST_NAME}:{site.port}"
    page = stage.open()
    assert not page.evaluate("isSecureContext")
    page.get_by_role("button", name="Invite friends").click()
    page.get_by_role("dialog").get_by_label("Your name").fill("Ann")
    page.get_by_role("button", name="Create the table").click()
    link = page.get_by_label("Link to this table").input_value()
    assert link.startswith(stage.home)
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    page.get_by_role("button", name="Fill with bots").click()
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_role("status").filter(has_text="Live")).to_be_visible()
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Say something").press("Control+V")
    expect(page.get_by_label("Say something")).to_have_value(link)
    stage.close()
