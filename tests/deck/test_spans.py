"""Each sentence knows where it stands in the text as printed, so that the one that runs can be shown there."""

import pickle

import pytest

from techdeck import load_edition, load_game
from techdeck.deck.language import compile_text, examples
from tests.deck.house import edition_of, quoted
from tests.table_words import words_of
from tests.tricks_table import do, tricks_table

TEXTS = [card.text for card in load_edition().cards if card.text]
ODD = "\n  Draw 1 .   Discard\t1,\nthen  draw 2.  You may\n draw 1.\n"
"""Sentences over several lines, with blanks wherever they may be."""


def check(text: str) -> None:
    """The spans of a text hold its sentences, whole and in order, and nothing but blanks lies between them."""
    program = compile_text(text)
    cut = [text[start:end] for start, end in program.spans]
    assert [" ".join(one.split()) for one in cut] == program.texts
    assert all(one == one.strip() and one for one in cut)
    between, last = "", 0
    for start, end in program.spans:
        assert start >= last
        between += text[last:start]
        last = end
    assert (between + text[last:]).strip() == ""
    assert sorted(set(program.sentence)) == list(range(len(program.spans)))


@pytest.mark.parametrize("text", [*TEXTS, *examples(), ODD])
def test_spans_cut_the_text_into_its_sentences(text):
    check(text)


def test_a_text_without_words_has_no_spans():
    assert compile_text("").spans == []


def test_spans_are_those_of_the_text_as_written():
    assert [ODD[start:end] for start, end in compile_text(ODD).spans] == [
        "Draw 1 .",
        "Discard\t1,\nthen  draw 2.",
        "You may\n draw 1.",
    ]


@pytest.mark.parametrize("again", [lambda game: game, lambda game: pickle.loads(pickle.dumps(game))])
def test_a_text_of_several_lines_is_lit_up_where_it_stands(tmp_path, again):
    """In the text as cards show it, in one line; also where the edition was sent to another process."""
    file = tmp_path / "house.toml"
    file.write_text(edition_of([ODD]), encoding="utf-8")
    assert quoted(ODD) in file.read_text(encoding="utf-8")
    table = tricks_table(["K10 K3", "S3"], deck="V5 V6 V7", edition=str(file))
    table.game = again(table.game)
    do(table, "K10")
    assert words_of(table, table.question(1).effect) == "Discard 1, then draw 2."
    do(table, "K3")
    assert words_of(table, table.question(1).effect) == "You may draw 1."


def test_the_spans_of_an_edition_are_those_of_its_texts_as_shown(tmp_path):
    file = tmp_path / "house.toml"
    file.write_text(edition_of([ODD, *TEXTS[:20]]), encoding="utf-8")
    deck = load_edition(str(file)).deck
    for text, program in zip(deck.texts, deck.programs, strict=True):
        assert [text[start:end] for start, end in program.spans] == program.texts


def test_an_edition_keeps_its_spans_when_it_travels():
    deck = load_game("tricks", 3).deck
    assert [one.spans for one in pickle.loads(pickle.dumps(deck)).programs] == [one.spans for one in deck.programs]


@pytest.mark.parametrize("text", [*TEXTS, *examples(), ODD])
def test_each_step_knows_its_words(text):
    """The words of a verb stand within its sentence, and are whole words."""
    program = compile_text(text)
    assert len(program.steps) == len(program.verbs)
    for number, (start, end) in zip(program.sentence, program.steps, strict=True):
        first, last = program.spans[number]
        assert first <= start < end <= last
        assert not text[start - 1 : start].isalnum()
        assert not text[end : end + 1].isalnum()


def test_the_words_of_each_deed():
    text = "Each player draws a card, then discards one. If nobody did, take a card from the discard pile."
    program = compile_text(text)
    told = [
        f"{type(verb).__name__}: {text[start:end]}"
        for verb, (start, end) in zip(program.verbs, program.steps, strict=True)
    ]
    assert "Draw: draws a card" in told
    assert "DiscardCards: discards one" in told
    assert "FromDiscard: take a card from the discard pile" in told
