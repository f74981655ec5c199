"""Whatever is written, the answer is a program or a mistake with a place in the text; never anything else."""

from random import Random

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from techdeck.core.cards import FACES
from techdeck.deck.edition import BadEdition, read_edition
from techdeck.deck.language import BadText, compile_text, mistakes_in, sentences_of, understood
from techdeck.deck.lexer import vocabulary
from tests.deck.house import edition_of
from tests.deck.writer import Writer

WORDS = [*sorted(vocabulary()), ".", ".", ";", ",", "1", "2", "13", "0", "any number", "bananas"]
SALADS = st.lists(st.sampled_from(WORDS), max_size=25).map(" ".join)
MIXED = st.lists(st.one_of(st.sampled_from(sorted(understood())), SALADS, st.text(max_size=8)), max_size=5).map(
    " ".join
)


def check(text: str) -> None:
    """A program, or mistakes that point into the text and name a sentence that is understood."""
    found = mistakes_in(text)
    for mistake in found:
        assert 1 <= mistake.column <= len(text) + 1
        assert mistake.message
    columns = [mistake.column for mistake in found]
    assert columns == sorted(columns)
    if not found:
        assert len(compile_text(text).texts) == len(sentences_of(text))
        return
    with pytest.raises(BadText) as error:
        compile_text(text)
    assert str(error.value) == str(found[0])


@given(SALADS)
def test_salads_of_words_are_read_or_refused(text):
    check(text)


@given(MIXED)
@example("$END. Draw $END.")
@example("Draw 1.\x00")
@example("\u2028Draw 1\u0085.")
@example("Draw \u0661.")
def test_salads_of_anything_are_read_or_refused(text):
    check(text)


@given(st.integers(0, 10**6))
@example(91328)  # "... gives a card to you each"
@example(5790)  # "... of yours, opponent ..."
@example(200357)  # "... used last, discard ..."
def test_sentences_of_the_grammar_are_read_or_mean_nothing_there(seed):
    """A derived sentence always parses; only its meaning can be refused, at one of its words."""
    text = Writer(seed).sentence()
    for mistake in mistakes_in(text):
        assert "not understood" not in mistake.message
        assert text[mistake.column - 1 : mistake.column].isalnum()
    check(text)


SENTENCES = sorted(understood())


def mutated(sentence: str, random: Random) -> str:
    """The sentence with one word changed, dropped, doubled, swapped or misspelt."""
    words = sentence.removesuffix(".").split()
    at = random.randrange(len(words))
    way = random.choice(["change", "drop", "double", "swap", "misspell"])
    if way == "change":
        words[at] = random.choice(WORDS[:-10])
    elif way == "drop":
        del words[at]
    elif way == "double":
        words.insert(at, words[at])
    elif way == "swap":
        words[at - 1], words[at] = words[at], words[at - 1]
    else:
        words[at] = words[at][1:] + words[at][:1]
    return " ".join(words) + "."


@pytest.mark.parametrize("sentence", SENTENCES)
def test_a_sentence_with_one_wrong_word_is_told_with_a_nearest_one(sentence):
    """Mostly the nearest is the sentence meant; always it is one that is understood."""
    random = Random(sentence)
    for _ in range(5):
        text = mutated(sentence, random)
        for mistake in mistakes_in(text):
            assert mistake.nearest in understood() or mistakes_in(mistake.nearest) == []


def test_a_misspelt_word_is_mostly_mended():
    """With one letter missing in one word, the nearest text is mostly the sentence itself."""
    random, hits, tries = Random(7), 0, 0
    for sentence in SENTENCES:
        words = sentence.split()
        long = [at for at, word in enumerate(words) if len(word) > 5]
        if long:
            at = random.choice(long)
            words[at] = words[at][:2] + words[at][3:]
            found = mistakes_in(" ".join(words))
            tries += 1
            hits += not found or found[0].nearest.lower() in (sentence.lower(), understood()[sentence].lower())
    assert hits / tries > 0.6, (hits, tries)


GOOD_ROWS = edition_of(["Draw 1."]).split("\n")
ROW = st.sampled_from(
    [*GOOD_ROWS[:12], "[science.3]", "[[x]]", "[", "]", 'text = """', "text = '", "x = {", "=", "", "\\", "[wild.1]"]
)


@given(st.lists(st.tuples(st.integers(0, len(GOOD_ROWS) - 1), st.one_of(ROW, st.text(max_size=12))), max_size=6))
def test_any_change_of_an_edition_file_is_read_or_refused_with_places(changes):
    rows = list(GOOD_ROWS)
    for at, row in changes:
        rows[at] = row
    text = "\n".join(rows)
    try:
        assert len(read_edition(text, "house.toml").cards) == FACES
    except BadEdition as error:
        for mistake in error.mistakes:
            file, line, column, _ = mistake.split(":", 3)
            assert file == "house.toml"
            assert 1 <= int(line) <= text.count("\n") + 1
            assert int(column) >= 1
