"""What a table of Tricks of the Trade tells: what a bid can still come to, what a card counts as, what is over."""

import asyncio
import json
import re
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.rulebook.tricks.test_7_scoring import points
from tests.web.scenes import at
from tests.web.staging import SECONDS, Data, Stage
from tests.web.test_guidance import own_hand
from tests.web.test_trading import SOON, asks
from tests.web.test_tricks import composer, go_on, may_propose

WEB = Path(__file__).resolve().parents[2] / "web"
STANDS = """async (source) => {
    const { outputText } = ts.transpileModule(source, { compilerOptions: { module: "ESNext", target: "ESNext" } });
    const { TRICKS } = await import(URL.createObjectURL(new Blob([outputText], { type: "text/javascript" })));
    const upTo = (most) => Array.from({ length: most + 1 }, (_, i) => i);
    return [3, 4].flatMap((exact) => upTo(6).flatMap((bid) => upTo(6).flatMap((won) => upTo(6 - won).map((left) =>
        [`${exact} ${bid} ${won} ${left}`, TRICKS.stands(left, won, bid, exact)]))));
}"""
"""What is said in every case: by what an exact bid brings, the bid, the tricks won, and those left."""


@pytest.fixture(scope="module")
def stands(browser):
    page = browser.new_page()
    page.add_script_tag(path=WEB / "node_modules/typescript/lib/typescript.js")
    said = dict(page.evaluate(STANDS, (WEB / "src/words/tricks.ts").read_text("utf-8")))
    page.close()
    return said


@cache
def brings(won: int, bid: int, exact: int) -> int:
    """By the rulebook, without the goal. (Tricks 7.1-7.3, 7.5)"""
    return int(points(won, bid, bonus="cumulative" if exact == 4 else "exact_only"))


def number(pattern: str, words: str) -> int | None:
    found = re.search(pattern, words)
    return int(found[1]) if found else None


@pytest.mark.parametrize(("exact", "bid"), list(product((3, 4), range(7))))
def test_what_a_bid_can_still_come_to_is_what_the_rules_say(stands, exact, bid):
    """Tricks 7.1-7.3, 7.5: the numbers told in each case, and that all six or none bring more where they can."""
    for won, left in [pair for pair in product(range(7), range(7)) if sum(pair) <= 6]:
        words = stands[f"{exact} {bid} {won} {left}"]
        ends = left == 0
        assert number(r"you score (\d+)", words) == (brings(won, bid, exact) if ends else None)
        can_be_exact = won <= bid <= won + left
        assert number(r"to score (\d+)", words) == (brings(bid, bid, exact) if can_be_exact and not ends else None)
        assert ("can't be reached" in words) == (won + left < bid and not ends)
        open_six = won + left == 6 and not ends and bid < 6
        assert number(r"All six score (\d+)", words) == (brings(6, bid, exact) if open_six and won <= bid else None)
        assert ("All six bring 2 on top" in words) == (open_six and won > bid)
        open_none = won == 0 and bid > 0 and not ends
        assert number(r"No trick at all scores (\d+)", words) == (brings(0, bid, exact) if open_none else None)


@pytest.mark.parametrize(
    ("case", "words"),
    [
        ("4 3 4 1", "1 trick left. That is more than you bid: 1 point for reaching it, and 1 for every trick."),
        ("4 3 6 0", "No tricks left. More than you bid: you score 9, 2 of that for all six."),
        ("4 4 4 1", "1 trick left. Lose it to score 8."),
        ("4 0 0 2", "2 tricks left. Lose all of them to score 6."),
        ("4 3 0 6", "6 tricks left. Win exactly 3 of them to score 7. All six score 9. No trick at all scores 2."),
        ("3 3 1 1", "1 trick left. Your bid can't be reached any more; every trick still scores 1."),
        ("4 2 0 0", "No tricks left. Fewer than you bid: you score 2, for no trick at all."),
        ("4 0 0 0", "No tricks left. Exactly your bid: you score 6, 2 of that for no trick at all."),
    ],
)
def test_it_is_said_in_a_few_words(stands, case, words):
    assert stands[case] == words


def lies_in_the_trick(view: Data, question: Data) -> bool:
    return view["phase"] == "tricks" and bool(view["played_by"]) and bool(question["choices"])


def test_a_card_that_counts_as_another_one_shows_that_in_the_trick(stage):
    at("tricks", lies_in_the_trick)(stage)
    page, trick = stage.page, stage.page.get_by_role("region", name="The trick")
    played = str(trick.locator("[data-card]").first.get_attribute("data-card"))
    other = "technology" if played[0] != "T" else "science"
    change = {"card": played, "value": 12, "domain": other, "until": "round"}

    def told(message: str | bytes) -> str:
        sent = json.loads(message)
        if sent["type"] == "view":
            sent["view"]["changed"].append(change)
        return json.dumps(sent)

    def connect(line):
        line.connect_to_server().on_message(lambda message: line.send(told(message)))

    page.route_web_socket(re.compile("/live$"), connect)
    page.reload()
    expect(trick.get_by_role("img", name=f"counts as 12 of {other}")).to_be_visible(timeout=SOON)


def offered(stage: Stage, answer: str, times: int) -> None:
    """The person offers any card for any, and is answered, so many times."""
    table = stage.table

    async def trade() -> None:
        for _ in range(times):
            mine, theirs = (own_hand(table.in_play().state.view(seat).to_dict())[0] for seat in (0, 1))
            wish = {"kind": "offer", "to": 1, "cards": [{"card": mine, "tell": "nothing"}], "wanted": [{"kind": "any"}]}
            await table.do(table.in_play().command(0, wish, ""))
            if answer == "accept":
                await table.do(table.in_play().command(1, {"kind": "accept", "cards": [theirs]}, ""))
            else:
                choices = table.in_play().state.question(1).choices
                action = next(int(choice.action) for choice in choices if choice.verb == answer)
                await table.do(table.in_play().action(1, action))

    async def done() -> None:
        await table.ask(trade)

    with stage.slow_bots():
        asyncio.run_coroutine_threadsafe(done(), stage.site.loop).result(SECONDS)


@pytest.mark.parametrize(
    ("answer", "times", "words"),
    [
        ("accept", 1, "Your trade is done, and your trading turn with it."),
        ("refuse", 4, "That was your last proposal: your trading turn is over."),
    ],
)
def test_a_trading_turn_that_ends_by_itself_says_so(stage, answer, times, words):
    at("tricks", may_propose)(stage)
    go_on(stage.page)
    offered(stage, answer, times)
    expect(asks(stage.page)).to_contain_text(words, timeout=SOON)


def test_the_proposals_left_stay_in_sight_while_an_offer_is_made(stage):
    at("tricks", may_propose)(stage)
    page = stage.page
    go_on(page)
    page.get_by_role("region", name="Your hand").get_by_role("button").first.click()
    composer(page).get_by_role("button", name="any", exact=True).click()
    expect(asks(page)).to_contain_text(re.compile(r"Propose: .*\d proposals? left"))
