"""The Python that people read in the README and on the page for programmers: every example runs as it stands there."""

import re
from pathlib import Path

import pytest

import techdeck

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "python-api.md"
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def examples(page: Path) -> str:
    """All the Python of a page, each line where it stands there, so that errors name the right one."""
    text = page.read_text(encoding="utf-8")
    lines = [""] * text.count("\n")
    for block in BLOCK.finditer(text):
        first = text.count("\n", 0, block.start(1))
        code = block[1].splitlines()
        lines[first : first + len(code)] = code
    return "\n".join(lines)


@pytest.mark.parametrize("page", [ROOT / "README.md", PAGE], ids=lambda page: page.name)
def test_the_examples_run_from_top_to_bottom(page, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    code = compile(examples(page), str(page), "exec")
    exec(code, {"__name__": "example"})
    assert capsys.readouterr().out


def test_examples_are_found_and_keep_their_lines(tmp_path):
    page = tmp_path / "page.md"
    page.write_text("# Page\n```python\none = 1\n```\ntext\n```\nnot this\n```\n```python\ntwo = 2\n```\n", "utf-8")
    assert examples(page).splitlines() == ["", "", "one = 1", "", "", "", "", "", "", "two = 2"]


def test_the_page_tells_of_every_public_name():
    text = PAGE.read_text(encoding="utf-8")
    missing = [name for name in techdeck.__all__ if not name.startswith("__") and not re.search(rf"\b{name}\b", text)]
    assert missing == []
