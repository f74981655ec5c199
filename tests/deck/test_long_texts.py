"""A text that fits no card is refused at once, and reading takes as long as the text is, not longer and longer."""

import pytest

from techdeck.deck import chosen, language
from techdeck.deck.chart import Chart
from techdeck.deck.edition import read_edition
from techdeck.deck.reader import LONGEST
from techdeck.deck.trees import Word
from tests.deck.house import edition_of, quoted
from tests.deck.test_bad_editions import card, only_mistake, pointed_at, with_card

FULL = "Draw 1. " * (LONGEST // 8)


def test_a_text_may_be_as_long_as_a_card():
    assert len(FULL) == LONGEST
    assert read_edition(edition_of([FULL]), "house.toml").cards[0].text == FULL.strip()


@pytest.mark.parametrize("text", [FULL + "D", "Draw 1. " * 20_000, "\x01" * 20_000, "Fly. " * 20_000])
def test_a_longer_text_is_refused_unread(text):
    content = with_card("science.4", card("science.4", quoted=quoted(text).replace("\x01", "\\u0001")))
    mistake = only_mistake(content)
    long = f"its text has {len(text):,} characters, more than fit on a card: write at most {LONGEST}"
    assert mistake.endswith(f": card S4 (Card S4 of the house): {long}")
    assert pointed_at(mistake, content).startswith('"')


def test_a_longer_name_is_refused():
    content = with_card("science.4", card("science.4").replace("Card S4 of the house", "x" * (LONGEST + 1)))
    assert "card S4: its name has 1,001 characters, more than fit on a card" in only_mistake(content)


def test_every_sentence_is_read_once(monkeypatch):
    """What is wrong with one is found by trying others, but those that are right are read once."""
    read: list[int] = []

    class Listener(Chart):
        """The chart, and how many words it is given."""

        def __init__(self, words: list[Word]) -> None:
            super().__init__(words)
            read.append(len(words))

    monkeypatch.setattr(chosen, "Chart", Listener)
    monkeypatch.setattr(language, "nearest_text", lambda *_: "")
    text = "Draw 1. Discard 1. " * 30 + "Draw 99. Fly"
    columns = [mistake.column for mistake in language.mistakes_in(text)]
    assert [text[column - 1 :] for column in columns] == ["99. Fly", "Fly"]
    assert sum(read) <= len(text)
