"""The rules as they are read: every line is a clause, numbers run on, citations are found."""

import pytest

from techdeck.core.errors import TechdeckError
from techdeck.rules.book import books, cited, load_book, read_clause


@pytest.mark.parametrize("name", books())
def test_clauses_are_numbered_in_order(name):
    for section in load_book(name).sections:
        numbers = [clause.number for clause in section.clauses]
        assert numbers == [f"{section.number}.{at}" for at in range(1, len(numbers) + 1)]


def test_marks_are_told_apart():
    option = read_clause("3.19 (ours; option proposals: 4) A proposer may make this many proposals.")
    assert (option.kind, option.option) == ("ours", "proposals: 4")
    assert option.mark() == "(ours; option proposals: 4) "
    printed = read_clause("3.24 (option trade_minutes: 5) On a live table a turn ends.")
    assert (printed.kind, printed.option) == ("rule", "trade_minutes: 5")
    plain = read_clause("6.1 The first player leads (once).")
    assert (plain.kind, plain.mark(), plain.text) == ("rule", "", "The first player leads (once).")


def test_citations_are_found():
    found = cited("Tricks 6.2")
    assert found is not None
    assert found[1].number == "6.2"
    assert cited("Tricks 99.1") is None
    assert cited("") is None


def test_the_nearest_clauses_are_of_the_same_section():
    assert [clause.number for clause in load_book("tricks").nearest("6.15")] == ["6.14", "6.13", "6.12"]
    assert len(load_book("tricks").nearest("nonsense")) == 3


def test_unknown_rules_are_told_with_the_choices():
    with pytest.raises(TechdeckError, match="choose from family"):
        load_book("poker")


@pytest.mark.parametrize(
    ("game", "word", "clause"),
    [
        ("tricks", "goal", "0.3"),
        ("tricks", "proposer", "3.2"),
        ("tricks", "trump", "2.1"),
        ("city", "company", "1.3"),
        ("city", "tilt", "5.3"),
        ("exchange", "set", "7.4"),
        ("paradoxical", "pool", "0.8"),
        ("chess", "king", "2.5"),
    ],
)
def test_a_word_is_explained_first_by_the_clause_that_says_what_it_is(game, word, clause):
    assert load_book(game).explaining(word)[0].number == clause
