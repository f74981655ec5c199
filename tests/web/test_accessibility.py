"""Nothing on any page keeps people out: axe-core finds nothing serious in any state that has a picture."""

from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.web.conftest import DESKTOP, PHONE
from tests.web.scenes import SCENES

AXE = Path(__file__).resolve().parents[2] / "web/node_modules/axe-core/axe.min.js"
SERIOUS = """async () => (await axe.run({ resultTypes: ["violations"] })).violations
    .filter((one) => ["serious", "critical"].includes(one.impact))
    .flatMap((one) => one.nodes.map((node) => `${one.id}: ${node.target} ${node.any[0]?.message}`))"""
BAD = "<h1>Bad</h1><button></button><p style='color: grey; background: #999'>grey on grey</p>"
LOOKS = [(size, theme) for size in (DESKTOP, PHONE) for theme in ("light", "dark")]


def serious(page: Page) -> list[str]:
    """What axe-core finds on the page as it stands."""
    if not page.evaluate("'axe' in window"):
        page.add_script_tag(path=AXE)
    found: list[str] = page.evaluate(SERIOUS)
    return found


def test_axe_finds_what_is_serious(stage):
    """The test can fail: a button without a name and grey words on grey are found."""
    page = stage.open("/nowhere")
    page.locator("main").evaluate("(main, bad) => (main.innerHTML = bad)", BAD)
    assert {one.partition(":")[0] for one in serious(page)} == {"button-name", "color-contrast"}


@pytest.mark.parametrize("name", SCENES)
def test_nothing_is_serious_in_any_picture(stage, name):
    """Large and small, light and dark."""
    SCENES[name](stage)
    found = []
    for size, theme in LOOKS:
        stage.page.set_viewport_size(size)
        stage.page.emulate_media(color_scheme=theme)
        found += [f"{size['width']} {theme} {one}" for one in serious(stage.page)]
    assert not found, "\n".join(found)
