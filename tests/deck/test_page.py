"""docs/effect-language.md says what the grammar says, and the edition file it shows is one."""

import re
import tomllib

from techdeck.deck.files import packaged_text
from techdeck.deck.language import examples, forms, mistakes_in
from tools.effect_language_page import PAGE, page, sample_mistakes


def test_the_page_is_up_to_date():
    assert PAGE.read_text(encoding="utf-8") == page(), "rewrite it: make docs"


def test_the_page_tells_every_form_with_its_examples():
    text = page()
    for form in forms("form", "part", "place", "kind"):
        assert f"| {form.meaning} | {'<br>'.join(form.examples)} |" in text
    assert all("|" not in example for example in examples())


def test_what_the_page_shows_of_an_edition_file_is_right():
    block = re.search(r"```toml\n(.*?)```", page(), re.DOTALL)
    assert block is not None
    shown = tomllib.loads(block[1])
    assert shown["edition"]["name"] == "my-house"
    card = shown["knowledge"]["1"]
    assert mistakes_in(card["text"]) == []
    assert set(card) == {"name", "text", "source"}
    assert card["text"] in packaged_text("open-1")


def test_the_mistakes_on_the_page_are_the_readers_own():
    told = list(sample_mistakes())
    assert len(told) == 6
    for mistake in told:
        assert re.match(r"my-house\.toml:\d+:\d+: ", mistake)
        assert mistake in page()
