"""Nothing on any page keeps people out: axe-core finds nothing serious, light and dark, on a desktop and a phone."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

import techdeck
from tests.web.conftest import DESKTOP, PHONE, Visitor
from tests.web.playing import against_bots, take_a_step

AXE = Path(__file__).resolve().parents[2] / "web/node_modules/axe-core/axe.min.js"
TITLES = {game: techdeck.load_game(game, players=2).title for game in techdeck.games()}
SERIOUS = """async () => (await axe.run({ resultTypes: ["violations"] })).violations
    .filter((one) => ["serious", "critical"].includes(one.impact))
    .flatMap((one) => one.nodes.map((node) => `${one.id}: ${node.target} ${node.any[0]?.message}`))"""
BAD = "<h1>Bad</h1><button></button><p style='color: grey; background: #999'>grey on grey</p>"
LOOKS = [("light", DESKTOP), ("dark", DESKTOP), ("light", PHONE), ("dark", PHONE)]


@pytest.fixture(params=LOOKS, ids=["light desktop", "dark desktop", "light phone", "dark phone"])
def visitor(request, browser, site) -> Iterator[Visitor]:
    """Somebody without motion, so that every colour is at rest; axe-core may be put into their pages."""
    scheme, size = request.param
    context = browser.new_context(viewport=size, color_scheme=scheme, reduced_motion="reduce", bypass_csp=True)
    yield (found := Visitor(context, site.port))
    context.close()
    assert found.wrong == []


def serious(page: Page) -> list[str]:
    """What axe-core finds on the page as it stands."""
    if not page.evaluate("'axe' in window"):
        page.add_script_tag(path=AXE)
    found: list[str] = page.evaluate(SERIOUS)
    return found


@pytest.mark.parametrize("visitor", LOOKS[:1], indirect=True)
def test_axe_finds_what_is_serious(visitor):
    """The test can fail: a button without a name and grey words on grey are found."""
    page = visitor.open("/nowhere")
    page.locator("main").evaluate("(main, bad) => (main.innerHTML = bad)", BAD)
    assert {one.partition(":")[0] for one in serious(page)} == {"button-name", "color-contrast"}


def test_the_pages_around_the_games(visitor):
    found = {}
    page = visitor.open()
    expect(page.get_by_role("heading", name=TITLES["city"])).to_be_visible()
    found["home"] = serious(page)
    page.get_by_role("button", name="Create a table for friends").click()
    page.get_by_text("Rules and cards").click()
    found["new table"] = serious(page)
    page.get_by_label("Your name").fill("Ann")
    page.get_by_role("button", name="Create", exact=True).click()
    expect(page.get_by_label("Link of this table")).to_be_visible()
    found["waiting room"] = serious(page)
    visitor.open("/rules/tricks")
    expect(page.locator("p[id='6.2']")).to_be_visible()
    found["rules"] = serious(page)
    visitor.open("/deck")
    page.get_by_role("button", name="9 of knowledge, Navigation").click()
    found["a card"] = serious(page)
    page.keyboard.press("Escape")
    page.get_by_label("Show all texts").check()
    found["deck"] = serious(page)
    assert not any(found.values()), told(found)


@pytest.mark.parametrize("game", TITLES)
@pytest.mark.parametrize(("visitor", "steps"), list(zip(LOOKS, (0, 6, 6, 0), strict=True)), indirect=["visitor"])
def test_a_table_in_play(visitor, game, steps):
    """At the first question or some steps later, each of them light and dark, large and small."""
    page = visitor.open()
    against_bots(page, TITLES[game])
    chance = Random(2)
    for _ in range(steps):
        take_a_step(page, chance)
        page.wait_for_timeout(60)
    found = {"the table": serious(page)}
    if game == "tricks":
        found |= beside(page)
    assert not any(found.values()), told(found)


def beside(page: Page) -> dict[str, list[str]]:
    """What is found in the panel beside the table, which is a drawer on a phone."""
    if page.get_by_role("button", name="Log and chat").is_visible():
        page.get_by_role("button", name="Log and chat").click()
    found = {}
    for tab in ("Chat", "Rules", "Log"):
        page.get_by_role("tab", name=tab).click()
        found[tab] = serious(page)
    return found


def told(found: dict[str, list[str]]) -> str:
    """What was found where, a line each."""
    return "\n".join(f"{where}: {one}" for where, several in found.items() for one in several)
