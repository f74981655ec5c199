"""A game nobody drew a table for: it is found on the home page and played to its end on the plain one."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.conftest import PHONE, Visitor
from tests.web.playing import against_bots, play_to_the_end

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    """A server of the plain sources with one game more."""
    copy = tmp_path_factory.mktemp("sources")
    shutil.copytree(ROOT / "src" / "techdeck", copy / "techdeck", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(ROOT / "tests" / "sixth" / "highcard", copy / "techdeck" / "games" / "highcard")
    command = [*(sys.executable, "-u", "-m", "techdeck", "serve"), "--port", "0", "--bot-seconds", "0-0"]
    env = {**os.environ, "PYTHONPATH": str(copy), "NO_COLOR": "1"}
    store = ["--store", str(copy / "tables.db")]
    with subprocess.Popen([*command, *store], env=env, stdout=subprocess.PIPE, text=True) as served:
        assert served.stdout is not None
        address = next(line for line in served.stdout if "http://" in line)
        yield int(address.rpartition(":")[2].split("/")[0].split()[0])
        served.terminate()


def test_the_sixth_game_is_played_to_its_end_on_the_plain_table(browser, port):
    """On a phone, from view and questions alone: its zones have names, its facts are told, its cards can be played."""
    context = browser.new_context(viewport=PHONE)
    visitor = Visitor(context, port)
    page = visitor.open()
    against_bots(page, "High Card")
    expect(page.get_by_role("region", name="What is asked").get_by_text("Play")).to_be_visible()
    expect(page.get_by_role("region", name="Your hand").get_by_role("button")).to_have_count(5)
    expect(page.get_by_role("region", name="Deck")).to_be_visible()
    play_to_the_end(page)
    expect(page.get_by_role("region", name="The end").get_by_role("heading").first).to_be_visible()
    context.close()
    assert visitor.wrong == []
