"""Watching with the table's consent: the round before, with all hands; everybody is told before they sit down."""

from playwright.sync_api import expect

from tests.server.test_late_watching import play_until


def test_who_watches_sees_the_round_before_with_all_hands_where_the_table_was_made_so(site, visitors):
    ann, ben = visitors[0].open(), visitors[1].open()
    ann.get_by_role("button", name="Invite friends").click()
    ann.get_by_label("Your name").last.fill("Ann")
    open_hands = ann.get_by_label("They may look at the hands of the round before")
    ann.get_by_role("combobox", name="Game").select_option(label="Tech City")
    expect(open_hands).to_be_hidden()
    ann.get_by_role("combobox", name="Game").select_option(label="Tricks of the Trade")
    expect(open_hands).not_to_be_checked()
    open_hands.check()
    ann.get_by_role("combobox", name="Seats, bots included").select_option("2")
    ann.get_by_label("Show it under open tables").check()
    ann.get_by_role("button", name="Create the table").click()
    told = "anyone who watches can see everybody's hand of the round before"
    expect(ann.get_by_text(told)).to_be_visible()

    ben.reload()
    expect(ben.get_by_text("past hands shown").first).to_be_visible()
    link = ann.url.removeprefix(visitors[0].home)
    visitors[1].open(link)
    expect(ben.get_by_role("button", name="Take a seat")).to_be_visible()
    expect(ben.get_by_text(told)).to_be_visible()

    ann.get_by_role("button", name="Fill with bots").click()
    ann.get_by_role("button", name="Start the game").click()
    expect(ann.get_by_role("region", name="What is asked")).to_be_visible()
    ann.get_by_role("button", name="More", exact=True).click()
    expect(ann.get_by_text(told)).to_be_visible()

    table = site.house.tables[link.rpartition("/")[2]]
    expect(ben.get_by_role("region", name="Table")).to_be_visible()
    late = ben.get_by_role("button", name="Show the round before, with all hands")
    expect(late).to_be_hidden()
    site.do(lambda: play_until(table, lambda play: len(play.deals) == 2 and play.version > play.deals[1] + 8))
    expect(ben.get_by_text("Round 2 of 3")).to_be_visible()
    late.click()
    expect(ben.get_by_text("Round 1 of 3")).to_be_visible()
    assert ben.locator(".seat .known .chip").count() > 15
    ben.get_by_role("button", name="Back to the live game").click()
    expect(ben.get_by_text("Round 2 of 3")).to_be_visible()
    assert ben.locator(".seat .known .chip").count() < 15
