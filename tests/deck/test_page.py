"""docs/effect-language.md says what the grammar says, and the edition file it shows is one."""

import re
import tomllib

from techdeck.deck.files import packaged_text
from techdeck.deck.language import examples, forms, mistakes_in
from techdeck.deck.notions import CARDS, DEEDS, PLAYERS
from tools.effect_language_page import MOST_PHRASES, PAGE, PLAIN, SEVERAL, are_different, page, sample_mistakes


def test_the_page_is_up_to_date():
    assert PAGE.read_text(encoding="utf-8") == page(), "rewrite it: make docs"


def test_the_page_tells_every_form_with_an_example():
    text = page()
    for form in forms("form", "place", "kind"):
        row = f"- {form.examples[0]}\n" if form.meaning == PLAIN else f"| {form.meaning} | {form.examples[0]} |"
        assert row in text
    assert all("|" not in example for example in examples())


def test_the_page_tells_every_word_that_has_another():
    text = page()
    for group in (DEEDS, PLAYERS, CARDS):
        for notion, phrases in group.items():
            told = ", ".join(phrases[:MOST_PHRASES]) in text
            assert told or notion in SEVERAL or not are_different(*phrases[:2])


def test_the_page_can_be_read_in_ten_minutes():
    """Some 2,000 words to read, and as many in examples and lists to look at."""
    assert len(re.findall(r"[A-Za-z]+", page())) < 3500


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
    assert len(told) == 5
    for mistake in told:
        assert re.match(r"my-house\.toml:\d+:\d+: ", mistake)
        assert mistake in page()
