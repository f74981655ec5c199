"""Every state of the page that has a picture: each brings somebody's page there from nothing."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

from playwright.sync_api import Page, expect

import techdeck
from tests.web.playing import press, take_a_step
from tests.web.staging import Data, Moment, Stage, is_over, my_effect, my_turn, some_in_vain

Scene = Callable[[Stage], None]
TITLES = {game: techdeck.load_game(game, players=2).title for game in techdeck.games()}


MIDDLE: dict[str, Callable[[Data], object]] = {
    "exchange": lambda view: view["phase"] == "second_trading" and view["offers"],
    "city": lambda view: view["round"] == 3 and view["phase"] == "build",
    "tricks": lambda view: view["phase"] == "tricks" and view["trick_number"] == 3 and view["played_by"],
    "paradoxical": lambda view: view["turn"] > 3 * view["players"],
    "chess": lambda view: view["turn"] > 12,
}
"""Some way into each game."""


def is_in_the_middle(view: Data, question: Data) -> bool:
    """Some way into the game, when the person is asked something that is not a card's text."""
    asked = question["choices"] and question["effect"] is None and not view.get("draft")
    return bool(asked and MIDDLE[view["game"]](view))


def home(stage: Stage) -> None:
    """Somebody comes for the first time."""
    page = stage.open()
    expect(page.get_by_role("heading", name=TITLES["city"])).to_be_visible()


def home_again(stage: Stage) -> None:
    """Somebody comes back to a game of their own, and others wait for players."""
    stage.start(TITLES["city"])
    stage.play_on(is_in_the_middle)
    new_table(stage)
    stage.page.get_by_label("Your name").fill("Ann")
    stage.page.get_by_label("Show it under open tables").check()
    stage.page.get_by_role("button", name="Create the table").click()
    expect(stage.page.get_by_label("Link to this table")).to_be_visible()
    stage.open()
    expect(stage.page.get_by_role("link", name="Back to it").first).to_be_visible()


def new_table(stage: Stage) -> None:
    """A table for friends is being made."""
    page = stage.open()
    page.get_by_role("button", name="Invite friends").click()
    expect(page.get_by_role("dialog")).to_be_visible()


def waiting_room(stage: Stage) -> None:
    """The host waits, link in hand."""
    new_table(stage)
    stage.page.get_by_label("Your name").fill("Ann")
    stage.page.get_by_role("button", name="Create the table").click()
    expect(stage.page.get_by_label("Link to this table")).to_be_visible()


def deck(stage: Stage) -> None:
    """All the cards."""
    page = stage.open("/deck")
    expect(page.get_by_role("button", name="9 of knowledge, Navigation")).to_be_visible()


def deck_texts(stage: Stage) -> None:
    """All the cards with their texts."""
    deck(stage)
    stage.page.get_by_label("Show the texts").check()


def a_card(stage: Stage) -> None:
    """One card, large."""
    deck(stage)
    stage.page.get_by_role("button", name="9 of knowledge, Navigation").click()
    expect(stage.page.get_by_role("dialog")).to_be_visible()


def rules(stage: Stage) -> None:
    """The rules of a game from their beginning."""
    stage.open("/rules/tricks")
    expect(stage.page.locator("p[id='1.1']")).to_be_visible()


def clause(stage: Stage) -> None:
    """The rules at a clause."""
    stage.open("/rules/tricks#6.2")
    expect(stage.page.locator("p[id='6.2']")).to_be_in_viewport()


def nowhere(stage: Stage) -> None:
    """An address that nothing is at."""
    stage.open("/nowhere")
    expect(stage.page.get_by_role("heading", name="Nothing here")).to_be_visible()


def no_table(stage: Stage) -> None:
    """The link of a table that is gone."""
    stage.open("/t/nosuchtable")
    expect(stage.page.get_by_role("heading", name="This table is gone")).to_be_visible()


def first_time(stage: Stage) -> None:
    """The first question of a first game, with a note."""
    at("tricks", lambda view, question: question["code"] == "trading_turn" and bool(question["choices"]))(stage)
    stage.page.get_by_role("button", name="More").click()
    stage.page.get_by_label("Notes for beginners").check()
    stage.page.keyboard.press("Escape")
    expect(stage.page.get_by_role("note")).to_be_visible()


def at(game: str, moment: Moment, bots: int = 2, late: Moment | None = None) -> Scene:
    """A table at the first such moment, of as many games as it takes; one in which it is too late is left."""

    def scene(stage: Stage) -> None:
        for _ in range(12 if late is None else 60):  # a game may be over before
            stage.start(TITLES[game], bots)
            came = stage.play_on(lambda view, question: moment(view, question) or bool(late and late(view, question)))
            view = stage.table.in_play().state.view(0)
            if came and moment(view.to_dict(), view.question().to_dict()):
                return
        raise AssertionError(f"no such moment in many games of {game}")

    return scene


def at_the_end(game: str) -> Scene:
    """The end of a game, once its result is shown."""

    def scene(stage: Stage) -> None:
        at(game, is_over)(stage)
        expect(stage.page.get_by_role("region", name="The end")).to_be_visible()

    return scene


def must_follow(view: Data, question: Data) -> bool:
    """The person is to play a card and may not play every one."""
    hand = next(zone for zone in view["zones"] if zone["name"] == "hand" and zone["seat"] == view["seat"])
    return question["code"] == "play_card" and 0 < len(question["choices"]) < int(hand["count"])


def not_followed(stage: Stage) -> None:
    """A card that does not follow was tried."""
    at("tricks", must_follow)(stage)
    stage.page.locator(".hand button:not(:has(.lit))").first.click()
    expect(stage.page.get_by_role("alert")).to_be_visible()


def refused(game: str) -> Scene:
    """Something that is not allowed was tried."""

    def scene(stage: Stage) -> None:
        at(game, is_in_the_middle)(stage)
        chance, alert = Random(3), stage.page.get_by_role("alert")
        for _ in range(200):
            if alert.count() > 0:
                return
            try_anything(stage.page, chance)
        raise AssertionError(f"nothing was refused in {game}")

    return scene


def try_anything(page: Page, chance: Random) -> None:
    """Tap a card of the hand or a piece as a curious hand would; or go on."""
    places = page.locator(".hand button:not(:has(.lit)), .square:has(.card)").all()
    if places and chance.random() < 0.7:
        press(chance.choice(places))
    else:
        take_a_step(page, chance)
    page.wait_for_timeout(50)


def offline(stage: Stage) -> None:
    """The connection is lost in the middle of a game."""
    stage.hold_the_line()
    at("city", is_in_the_middle)(stage)
    stage.cut_the_line()
    expect(stage.page.get_by_role("status").filter(has_text="Reconnecting")).to_be_visible()


def with_ben(stage: Stage) -> Page:
    """Ann and Ben have sat down to Tech Chess; Ben's own page."""
    new_table(stage)
    stage.page.get_by_label("Your name").fill("Ann")
    stage.page.get_by_label("Game").select_option("chess")
    stage.page.get_by_role("button", name="Create the table").click()
    link = stage.page.get_by_label("Link to this table").input_value()
    ben = stage.another_browser()
    ben.goto(link)
    ben.get_by_role("textbox", name="Your name").fill("Ben")
    ben.get_by_role("button", name="Take a seat").click()
    stage.page.get_by_role("button", name="Start the game").click()
    for page in (stage.page, ben):
        expect(page.get_by_role("region", name="What is asked")).to_be_visible()
    return ben


def away(stage: Stage) -> None:
    """The other player has closed the page."""
    with_ben(stage).goto("about:blank")
    expect(stage.page.get_by_text("away", exact=True)).to_be_visible()


def stand_in(stage: Stage) -> None:
    """The other player has left for good, and a stand-in plays on."""
    ben = with_ben(stage)
    ben.get_by_role("button", name="More").click()
    ben.get_by_role("button", name="Leave the table").click()
    ben.get_by_role("button", name="Yes, leave: a stand-in plays on").click()
    expect(stage.page.get_by_text(re.compile("^(stand-in plays|left)$"))).to_be_visible()


def first_card(view: Data) -> str:
    """The first card of one's hand."""
    return str(
        next(zone["cards"][0] for zone in view["zones"] if zone["name"] == "hand" and zone["seat"] == view["seat"])
    )


def offers_for_any(view: Data) -> Data:
    """The first card of the hand, for any other."""
    given = {"card": first_card(view), "tell": "card"}
    return {"kind": "offer", "to": "all", "cards": [given], "wanted": [{"kind": "any"}]}


def accepts(view: Data) -> Data:
    """The person's offer, with the first card of one's hand."""
    number = next(one["offer"] for one in view["offers"] if one["seat"] == 0)
    return {"kind": "accept", "offer": number, "cards": [first_card(view)]}


def two_accept(stage: Stage) -> None:
    """Two players have accepted an offer of the person's in the same moment: one of them is to be chosen."""
    free: list[bool] = []
    while not all(free) or not free:  # a bot that has begun to say something can't accept
        at("exchange", lambda view, question: question["code"] == "trade" and not view["offers"])(stage)
        state = stage.table.in_play().state
        free = [state.view(seat).question().code in ("trade", "rest") for seat in (1, 2)]
    stage.commands((0, offers_for_any), (1, accepts), (2, accepts))
    expect(stage.page.get_by_text("Several players accepted")).to_be_visible()


def hint(stage: Stage) -> None:
    """A bot says what it would do."""
    at("tricks", is_in_the_middle)(stage)
    stage.page.get_by_role("button", name="Hint").click()
    expect(stage.page.get_by_role("status").filter(has_text=re.compile("Hint: (?!one moment)"))).to_be_visible()


def beside(tab: str) -> Scene:
    """What is told beside the table, which is a sheet on a phone."""

    def scene(stage: Stage) -> None:
        at("exchange", is_in_the_middle)(stage)
        stage.page.set_viewport_size({"width": 390, "height": 844})
        stage.page.get_by_role("button", name="Log and chat").click()
        stage.page.get_by_role("tab", name=tab).click()

    return scene


def menu(stage: Stage) -> None:
    """What else can be done at a table."""
    at("chess", my_turn)(stage)
    stage.page.get_by_role("button", name="More").click()
    expect(stage.page.get_by_role("button", name="Leave the table")).to_be_visible()


SCENES: dict[str, Scene] = {
    "home": home,
    "home again": home_again,
    "new table": new_table,
    "waiting room": waiting_room,
    "deck": deck,
    "deck texts": deck_texts,
    "a card": a_card,
    "rules": rules,
    "clause": clause,
    "nowhere": nowhere,
    "no table": no_table,
    "first time": first_time,
    **{f"{game} early": at(game, my_turn) for game in TITLES},
    **{f"{game} middle": at(game, is_in_the_middle) for game in TITLES},
    **{f"{game} effect": at(game, my_effect) for game in TITLES},
    "tricks in vain": at("tricks", some_in_vain, bots=1),
    "tricks refused": not_followed,
    **{f"{game} end": at_the_end(game) for game in TITLES},
    "reconnecting": offline,
    "away": away,
    "stand-in": stand_in,
    "two accept": two_accept,
    "hint": hint,
    "log": beside("Log"),
    "chat": beside("Chat"),
    "rules beside": beside("Rules"),
    "menu": menu,
}

BY_CHANCE: dict[str, Scene] = {f"{game} refused": refused(game) for game in TITLES if game != "tricks"}
"""What comes up in most games but not in all: pictures are taken if it does."""
