"""A table with cards of one's own: the form shows every mistake in its place, and everybody reads what is changed."""

from pathlib import Path

from playwright.sync_api import Page, expect

EDITION = """\
[edition]
name = "my-house"
title = "Our house"
base = "open-1"

[knowledge.1]
name = "Big Libraries"
text = "Discrad 2."
"""


def form(page: Page) -> Page:
    """The form for a new table, at the edition of its cards."""
    page.get_by_role("button", name="Invite friends").click()
    page.get_by_label("Your name").last.fill("Ann")
    page.get_by_text("Rules and cards").click()
    page.get_by_label("Edition of the cards").select_option(label="my own")
    return page


def test_mistakes_are_shown_where_they_are_and_corrected_there(visitors):
    page = form(visitors[0].open())
    text = page.get_by_label("Text of your edition")
    expect(page.get_by_text("my-house: 1 card changed. It can be played.")).to_be_visible()
    text.fill(EDITION)
    expect(page.get_by_text("There is one mistake:")).to_be_visible()
    expect(page.get_by_role("listitem").filter(has_text="Discard 2")).to_be_visible()
    page.get_by_role("button", name="Create the table").click()
    expect(page.get_by_role("alert")).to_have_text("Correct the mistakes in your edition first.")
    page.get_by_role("button", name="Line 8, column 9").click()
    expect(text).to_be_focused()
    assert text.evaluate("area => area.value.slice(area.selectionStart, area.selectionEnd)") == 'Discrad 2."'
    page.keyboard.type('Discard 2."')
    expect(page.get_by_text("Our house: 1 card changed. It can be played.")).to_be_visible()
    page.get_by_role("button", name="Create the table").click()
    expect(page.get_by_text("Played with the host's own cards: Our house, 1 card changed")).to_be_visible()


def test_a_file_is_read_and_everybody_sees_the_cards_that_are_played(visitors, tmp_path: Path):
    file = tmp_path / "my-house.toml"
    file.write_text(EDITION.replace("Discrad", "Discard"), encoding="utf-8")
    page = form(visitors[0].open())
    page.get_by_label("Choose a file…").set_input_files(file)
    expect(page.get_by_text("Our house: 1 card changed. It can be played.")).to_be_visible()
    page.get_by_role("combobox", name="Game").select_option(label="Tricks of the Trade")
    page.get_by_role("combobox", name="Seats, bots included").select_option("2")
    page.get_by_label("Show it under open tables").check()
    page.get_by_role("button", name="Create the table").click()
    expect(page.get_by_role("button", name="Start the game")).to_be_visible()
    guest = visitors[1].open()
    expect(guest.get_by_text("Tricks of the Trade · own cards: my-house").first).to_be_visible()
    visitors[1].open(page.url.removeprefix(visitors[0].home))
    guest.get_by_text("Played with the host's own cards: Our house").click()
    expect(guest.get_by_text("Big Libraries")).to_be_visible()
    expect(guest.get_by_text("Discard 2.")).to_be_visible()
    guest.get_by_label("Your name").fill("Ben")
    guest.get_by_role("button", name="Take a seat").click()
    page.get_by_role("button", name="Start the game").click()
    for one in (page, guest):
        expect(one.get_by_role("region", name="What is asked")).to_be_visible()
    table = page.url.rpartition("/")[2]
    explained = guest.evaluate("path => fetch(path).then(answer => answer.json())", f"/api/tables/{table}/deck/K1")
    assert explained["sentences"][0]["sentence"] == "Discard 2."
    visitors[1].open("/deck")
    expect(guest.get_by_role("button", name="1 of knowledge, Big Libraries")).to_be_hidden()
    expect(guest.get_by_role("button", name="1 of knowledge,").first).to_be_visible()
