"""Writes a picture of every page and table into build/pictures: large and small, light and dark, from the start to
the end; with an index.html to look through them. Names after the command make only those."""

from __future__ import annotations

import html
import sys
from pathlib import Path
from time import monotonic

from playwright.sync_api import Browser, ViewportSize, sync_playwright

from tests.server.running import Running, running
from tests.web.conftest import DESKTOP, FLAGS, PHONE, chromium
from tests.web.scenes import BY_CHANCE, SCENES
from tests.web.staging import Stage

ALL = SCENES | BY_CHANCE
FOLDER = Path("build/pictures")
SIZES: dict[str, ViewportSize] = {"desktop": DESKTOP, "phone": PHONE}
LOOKS = [(size, theme) for theme in ("light", "dark") for size in SIZES]


def main(wanted: list[str]) -> None:
    """Take the pictures whose names have one of these words; all of them if there are none."""
    names = [name for name in ALL if not wanted or any(word in name for word in wanted)]
    FOLDER.mkdir(parents=True, exist_ok=True)
    with running() as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        missing = [name for name in names if not take(browser, site, name) and name in SCENES]
        browser.close()
    (FOLDER / "index.html").write_text(index(), encoding="utf-8")
    print(f"{FOLDER / 'index.html'} shows them all.")
    if missing:
        sys.exit(f"not reached: {', '.join(missing)}")


def take(browser: Browser, site: Running, name: str) -> bool:
    """One scene in its four looks; False if the page can't be brought there."""
    begun, stage = monotonic(), Stage(browser, site, viewport=DESKTOP, device_scale_factor=2)
    try:
        ALL[name](stage)
        for size, theme in LOOKS:
            stage.page.set_viewport_size(SIZES[size])
            stage.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
            stage.page.screenshot(path=FOLDER / file_of(name, size, theme), animations="disabled")
    except Exception as error:
        stage.page.screenshot(path=FOLDER / f"{name.replace(' ', '-')}-failed.png")
        print(f"{name}: {str(error).splitlines()[0]}", flush=True)
        return False
    finally:
        stage.close()
    print(f"{name}: {monotonic() - begun:.1f} s", flush=True)
    return True


def file_of(name: str, size: str, theme: str) -> str:
    """The file of a picture."""
    return f"{name.replace(' ', '-')}-{size}-{theme}.png"


def index() -> str:
    """A page with all pictures, a row for each scene."""
    rows = [
        f"<h2>{html.escape(name)}</h2><p>"
        + "".join(
            f'<a href="{file}"><img loading="lazy" src="{file}" alt="{size}, {theme}"></a>'
            for size, theme, file in found
        )
        + "</p>"
        for name in ALL
        if (
            found := [
                (size, theme, file) for size, theme in LOOKS if (FOLDER / (file := file_of(name, size, theme))).exists()
            ]
        )
    ]
    style = "body{font:15px system-ui;margin:24px;background:#888}img{height:400px;margin:4px;border-radius:8px}"
    return f"<!doctype html><meta charset=utf-8><title>Pictures</title><style>{style}</style>{''.join(rows)}"


if __name__ == "__main__":
    main(sys.argv[1:])
