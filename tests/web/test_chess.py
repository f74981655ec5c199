"""What newcomers stumbled on in Tech Chess stays mended: what is in sight, what is marked, what a tap tells."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from techdeck.deck.edition import load_edition
from tests.web.conftest import PHONE
from tests.web.scenes import at
from tests.web.staging import Data, Stage, my_effect, my_turn
from tests.web.test_first_game import captured
from tests.web.test_guidance import is_turn, square
from tests.web.test_trading import SOON, asks, hand

END_IS_SHOWN = 2 * SOON


def text_of(card: str) -> str:
    """What is printed on a card."""
    return str(load_edition("open-1").cards[13 * "KSTV".index(card[0]) + int(card[1:]) - 1].text)


def in_check(view: Data, question: Data) -> bool:
    """The person is to move, and a king of theirs is attacked."""
    return is_turn(view, question) and bool(question["about"]["attacks"])


def names_a_value(view: Data, question: Data) -> bool:
    """The person is to name a value."""
    return my_effect(view, question) and len(question["choices"]) == 13


def verbs_of(question: Data) -> dict[str, set[str]]:
    """What may be done with each card of the hand."""
    found: dict[str, set[str]] = {}
    for choice in question["choices"]:
        if (choice["target"] or {}).get("kind") == "card":
            found.setdefault(choice["target"]["card"], set()).add(choice["verb"])
    return found


def the_board(page: Page) -> FloatRect:
    """Where the board lies; all of it has to be in sight."""
    box = page.get_by_role("group", name="Board").bounding_box()
    room = page.get_by_role("region", name="Table").bounding_box()
    bar = asks(page).bounding_box()
    assert box is not None
    assert room is not None
    assert bar is not None
    foot = box["y"] + box["height"]
    assert box["y"] >= room["y"], f"its top is hidden: {box} in {room}"
    assert foot <= room["y"] + room["height"] + 1 <= bar["y"] + 1, f"its foot is hidden: {box} in {room}"
    return box


@pytest.mark.parametrize("moment", [is_turn, in_check, captured, my_effect, names_a_value])
def test_the_whole_board_is_in_sight_on_a_phone(stage: Stage, moment: Callable[[Data, Data], bool]) -> None:
    stage.context.pages[0].set_viewport_size(PHONE)
    at("chess", moment)(stage)
    assert the_board(stage.page)["width"] >= 170


def test_the_board_keeps_its_size_on_a_phone_whatever_is_tapped(stage: Stage) -> None:
    at("chess", is_turn)(stage)
    page = stage.page
    page.set_viewport_size(PHONE)
    before = the_board(page)
    square(page, "can move").first.click()
    expect(asks(page)).to_contain_text("Tap a lit square")
    assert the_board(page) == before
    hand(page).first.click()
    expect(asks(page).get_by_role("button", name="Back")).to_be_visible()
    assert abs(the_board(page)["height"] - before["height"]) < 0.07 * before["height"]


def test_a_piece_tells_its_text(stage: Stage) -> None:
    """One's own in the question when it is picked, since it may be used after a capture; the other's is shown large."""
    at("chess", is_turn)(stage)
    page = stage.page
    own = square(page, "can move").first
    own.click()
    expect(asks(page)).to_contain_text(text_of(str(own.get_attribute("data-card"))))
    asks(page).get_by_role("button", name="Back").click()
    square(page, "their .* king").first.click()
    expect(page.get_by_role("dialog", name="13 of ")).to_be_visible()


def can_build(view: Data, question: Data) -> bool:
    """The person may build a pawn."""
    return is_turn(view, question) and any("build" in verbs for verbs in verbs_of(question).values())


def test_the_square_that_was_built_on_is_the_last_that_is_marked(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    at("chess", can_build)(stage)
    monkeypatch.setattr(stage.table.bots, "rouse", lambda: None)  # the bot's own move would be the last
    page = stage.page
    question = stage.table.in_play().state.view(0).question().to_dict()
    card = next(card for card, verbs in verbs_of(question).items() if "build" in verbs)
    page.locator(f".hand [data-card={card}]").click()
    place = square(page, "build here").first
    where = place.get_attribute("data-at")
    place.click()
    built = page.locator(f"[data-at={where}][data-card={card}]")
    expect(built).to_have_class(re.compile(r"\blast\b"), timeout=SOON)


def only_used(view: Data, question: Data) -> bool:
    """The person holds a card that can only be used."""
    return is_turn(view, question) and {"use"} in verbs_of(question).values()


def test_a_hand_card_that_cannot_be_built_says_why(stage: Stage) -> None:
    at("chess", only_used)(stage)
    page = stage.page
    question = stage.table.in_play().state.view(0).question().to_dict()
    card = next(card for card, verbs in verbs_of(question).items() if verbs == {"use"})
    page.locator(f".hand [data-card={card}]").click()
    expect(asks(page)).to_contain_text(text_of(card))
    expect(asks(page)).to_contain_text(re.compile("It can't (be built|take a pawn's place): "))
    expect(asks(page).get_by_role("button", name="Use its effect")).to_be_enabled()


def nothing_for_the_board(view: Data, question: Data) -> bool:
    """The person may move and use cards, but not build or upgrade."""
    verbs = list(verbs_of(question).values())
    return is_turn(view, question) and verbs != [] and all(one == {"use"} for one in verbs)


def left_or_right(view: Data, question: Data) -> bool:
    """The person is to say which of two pieces stands on the left."""
    return question["code"] == "pick_left" and my_turn(view, question)


def picks_a_piece(view: Data, question: Data) -> bool:
    """The person is to pick a piece in the set-up."""
    return question["code"] == "pick_piece" and my_turn(view, question)


def test_a_piece_is_read_before_it_is_picked_for_the_set_up(stage: Stage) -> None:
    at("chess", picks_a_piece)(stage)
    page, bar = stage.page, asks(stage.page)
    tray = page.get_by_role("region", name="Cards to choose from").get_by_role("button")
    asked = bar.locator(".question").inner_text()
    card = str(tray.first.get_attribute("data-card"))
    tray.first.click()
    expect(bar).to_contain_text(text_of(card))
    expect(bar.locator(".question")).to_have_text(asked, use_inner_text=True)
    bar.get_by_role("button", name="Pick").click()
    expect(bar.locator(".question")).not_to_have_text(asked, use_inner_text=True)


def test_the_rest_of_the_set_up_is_done_in_one_tap(stage: Stage) -> None:
    at("chess", left_or_right)(stage)
    asks(stage.page).get_by_role("button", name="Set up for me").click()
    expect(square(stage.page, " your ")).to_have_count(12, timeout=SOON)


def test_an_attacked_king_is_marked(stage: Stage) -> None:
    at("chess", in_check)(stage)
    view: Data = stage.table.in_play().state.view(0).to_dict()
    attacks = view["attacks"]
    for attack in attacks:
        expect(square(stage.page, f"^{attack['king_square']}, .* king, in check")).to_have_count(1)
    expect(square(stage.page, "in check")).to_have_count(len({one["king_square"] for one in attacks}))


def mated(view: Data, question: Data) -> bool:
    """The game is over by mate."""
    return str(view["ended_by"]) == "mate"


def test_a_mate_is_seen_before_the_end_lies_over_it(stage: Stage) -> None:
    at("chess", mated)(stage)
    page, end = stage.page, stage.page.get_by_role("region", name="The end")
    expect(page.get_by_text(re.compile("^checkmate!?$", re.IGNORECASE))).to_be_visible()
    expect(end).to_be_hidden()
    expect(end).to_be_visible(timeout=END_IS_SHOWN)
    expect(end).to_contain_text("How the kings fell")
    page.reload()
    expect(end).to_be_visible()


def only_moves(view: Data, question: Data) -> bool:
    """The person can do nothing but move a piece."""
    return is_turn(view, question) and {one["verb"] for one in question["choices"]} == {"move"}


def test_a_hinted_move_is_named_and_marked(stage: Stage) -> None:
    at("chess", only_moves)(stage)
    page = stage.page
    page.get_by_role("button", name="Hint").click()
    said = page.get_by_role("status").filter(has_text="Hint: Move the")
    expect(said).to_be_visible(timeout=END_IS_SHOWN)
    found = re.search(r"Hint: Move the (\w+) from ([a-f][1-6]) to ([a-f][1-6])\.", said.inner_text())
    assert found, said.inner_text()
    expect(square(page, "hinted at")).to_have_count(2)
    expect(square(page, f"^{found[2]}, your .* {found[1]}, .*hinted at")).to_have_count(1)
    expect(square(page, f"^{found[3]}, .*hinted at")).to_have_count(1)


def asked_by_the_other(view: Data, question: Data) -> bool:
    """The other player's card asks the person."""
    return my_effect(view, question) and question["effect"]["user"] == 1


def test_who_is_asked_in_the_turn_of_the_other_is_told_so(stage: Stage) -> None:
    at("chess", asked_by_the_other)(stage)
    expect(asks(stage.page).get_by_text("You are asked", exact=True)).to_be_visible()
    expect(asks(stage.page).get_by_text("Your turn", exact=True)).to_be_hidden()


def test_a_capture_is_told_on_the_one_line_of_a_phone(stage: Stage) -> None:
    stage.page.set_viewport_size(PHONE)
    at("chess", captured)(stage)
    line: Locator = stage.page.locator(".latest > span")
    expect(line).to_contain_text(re.compile("^You (take|capture) "))
    assert line.evaluate("(line) => line.scrollHeight <= line.clientHeight + 2")
