"""The rules, the tests and the code speak of the same clauses; and each check is shown to catch what it is for."""

from pathlib import Path

import pytest

from techdeck.games import OPTIONS, games, load_game
from tests.rulebook import clauses as rulebook
from tests.rulebook.clauses import (
    Citation,
    Clause,
    KnownOption,
    citation_complaints,
    citations,
    clauses,
    coverage_complaints,
    format_complaints,
    functions_by_file,
    option_complaints,
    reference_complaints,
    rules,
    uncited_complaints,
)

SOURCE = rulebook.ROOT / "src" / "techdeck"
TESTS = rulebook.ROOT / "tests" / "rulebook"

ENGINE = ("core/", "deck/", "games/", "playout.py", "lab/")
"""Where rules are carried out; a bot or a client that cites one only explains itself."""

NO_CODE = {
    "Family 6.7": "said in free chat, which the engine does not carry",
    "Family 6.10": "a freedom: no line of code holds anybody to a statement",
}
"""Rules that no line of code carries out, each with the reason."""


def book(*lines: str) -> str:
    """A small book with these lines in its first section."""
    return "\n".join(["# Whist", "A game.", "", "## 1. Deal", *lines, ""])


def read(*lines: str) -> list[Clause]:
    """The clauses of a small book."""
    return clauses({"Whist": book(*lines)})


def cite(*targets: str) -> list[Citation]:
    """Citations in a function."""
    return [Citation("deal.py:9", target, False) for target in targets]


# --- what holds for the real rules, tests and sources --------------------------------------------


@pytest.mark.parametrize("name", rules())
def test_the_rules_have_their_form(name):
    assert list(format_complaints(name, rules()[name])) == []


def test_the_rules_point_only_at_clauses():
    assert list(reference_complaints(rules())) == []


def test_every_rule_has_a_test_and_every_test_a_clause():
    found = functions_by_file(TESTS, rules())
    assert list(coverage_complaints(clauses(rules()), found)) == []


def test_every_citation_points_at_a_clause():
    assert list(citation_complaints(clauses(rules()), citations(SOURCE, rules()))) == []


def test_every_rule_is_cited_by_code():
    found = [place for place in citations(SOURCE, rules()) if place.where.startswith(ENGINE)]
    assert list(uncited_complaints(clauses(rules()), found, NO_CODE)) == []


@pytest.mark.parametrize("name", games())
def test_rules_and_games_have_the_same_options(name):
    known = [KnownOption(o.name, o.default, tuple(o.choices), o.clause) for o in OPTIONS[name]]
    told = clauses({name.capitalize(): rules()[name.capitalize()]})
    assert list(option_complaints(told, known)) == []
    assert load_game(name, 2).options() == {option.name: option.default for option in known}


# --- each check catches what it is for -----------------------------------------------------------


def test_a_well_formed_book_is_fine():
    text = book("1.1 Deal. See 1.2.", "1.2 (ours; option cards: 5) So many.", '1.3 (note) "Deal." Say "deal."')
    assert list(format_complaints("Whist", text)) == []
    assert list(reference_complaints({"Whist": text})) == []
    assert [(c.name, c.binds, c.option, c.choices) for c in clauses({"Whist": text})] == [
        ("Whist 1.1", True, "", ()),
        ("Whist 1.2", True, "cards", ("5",)),
        ("Whist 1.3", False, "", ()),
    ]


@pytest.mark.parametrize(
    ("lines", "complaint"),
    [
        (["1.1 Deal.", "1.3 Cut."], "Whist:6: clause 1.3 stands where 1.2 belongs"),
        (["1.1 Deal.", "1.1 Cut."], "Whist:6: clause 1.1 stands where 1.2 belongs"),
        (["2.1 Deal."], "Whist:5: clause 2.1 stands where 1.1 belongs"),
        (["1.1 (ours; maybe) Deal."], "Whist:5: there is no tag 'maybe'"),
        (["1.1 (option cards) Deal."], "Whist:5: there is no tag 'option cards'"),
        (["1.1 Deal"], "Whist:5: a clause ends with a full stop"),
        (["Deal the cards."], "Whist:5: this is no clause: 'Deal the cards.'"),
        (["1.1  Deal."], "Whist:5: this is no clause: '1.1  Deal.'"),
        (["1.1 Deal.", "## 3. Play"], "Whist:6: section 3 comes after section 1"),
        (["1.1 Deal.", "## 1. Play"], "Whist:6: section 1 comes after section 1"),
    ],
)
def test_a_line_out_of_form_is_caught(lines, complaint):
    assert list(format_complaints("Whist", book(*lines))) == [complaint]


def test_a_book_without_a_title_is_caught():
    assert list(format_complaints("Whist", "## 1. Deal\n1.1 Deal.\n")) == [
        "Whist:1: a book begins with '# ' and its title"
    ]


def test_a_reference_to_nothing_is_caught():
    books = {"Whist": book("1.1 As in 1.2 and Cribbage 7.1.", "1.2 Cut."), "Cribbage": book("1.1 Deal (1.9).")}
    assert list(reference_complaints(books)) == [
        "Whist 1.1 speaks of Cribbage 7.1, which is no clause",
        "Cribbage 1.1 speaks of Cribbage 1.9, which is no clause",
    ]


@pytest.mark.parametrize(
    ("names", "complaint"),
    [
        (["test_1_1_deal"], "Whist 1.2 has no test"),
        (
            ["test_1_1_deal", "test_1_2_cut", "test_1_7_play"],
            "Whist/test_1_deal.py: test_1_7_play begins with no clause of Whist",
        ),
        (
            ["test_1_1_deal", "test_1_2_cut", "test_cut"],
            "Whist/test_1_deal.py: test_cut begins with no clause of Whist",
        ),
    ],
)
def test_a_rule_without_a_test_and_a_test_without_a_rule_are_caught(names, complaint):
    found = read("1.1 Deal.", "1.2 Cut.", "1.3 (note) Smile.")
    assert list(coverage_complaints(found, {"Whist/test_1_deal.py": names})) == [complaint]


def test_a_test_in_another_sections_file_is_caught():
    complaints = list(coverage_complaints(read("1.1 Deal."), {"Whist/test_2_play.py": ["test_1_1_deal"]}))
    assert complaints == ["Whist/test_2_play.py: test_1_1_deal belongs to section 1"]


def test_tests_are_found_by_their_names(tmp_path: Path):
    (tmp_path / "whist").mkdir()
    (tmp_path / "whist" / "test_1_deal.py").write_text(
        "def test_1_1_deal(): ...\ndef helper(): ...\n", encoding="utf-8"
    )
    assert functions_by_file(tmp_path, ["Whist"]) == {"Whist/test_1_deal.py": ["test_1_1_deal"]}


def test_citations_are_read_in_all_their_forms(tmp_path: Path):
    body = '    """Deal. (Whist 1.1, 1.3-1.5, 2)"""\n    return "Whist 3.1 and 3.2"\n'
    code = f'"""Deals. (Whist 1)"""\n\ndef deal():\n{body}'
    (tmp_path / "deal.py").write_text(code, encoding="utf-8")
    found = [
        (place.where, place.target.removeprefix("Whist "), place.at_top) for place in citations(tmp_path, ["Whist"])
    ]
    assert found[0] == ("deal.py:1", "1", True)
    assert [target for _, target, _ in found[1:]] == ["1.1", "1.3", "1.4", "1.5", "2", "3.1", "3.2"]
    assert not any(at_top for _, _, at_top in found[1:])


@pytest.mark.parametrize("target", ["Whist 1.2", "Whist 2", "Whist 1.1-2.3"])
def test_a_citation_of_nothing_is_caught(target):
    complaints = list(citation_complaints(read("1.1 Deal."), cite("Whist 1.1", "Whist 1", target)))
    assert complaints == [f"deal.py:9 cites {target}, which does not exist"]


def test_a_rule_cited_nowhere_is_caught():
    found = read("1.1 Deal.", "1.2 Cut.", "1.3 (note) Smile.")
    assert list(uncited_complaints(found, cite("Whist 1.1"), {})) == ["Whist 1.2 is cited by no code"]
    assert list(uncited_complaints(found, cite("Whist 1"), {})) == []
    assert list(uncited_complaints(found, cite("Whist 1.1"), {"Whist 1.2": "by hand"})) == []


def test_a_section_named_at_the_top_of_a_file_is_not_enough():
    top = [Citation("deal.py:1", "Whist 1", True)]
    assert list(uncited_complaints(read("1.1 Deal."), top, {})) == ["Whist 1.1 is cited by no code"]


def test_an_excuse_nobody_needs_is_caught():
    found = read("1.1 Deal.", "1.2 (note) Smile.")
    excuses = {"Whist 1.1": "by hand", "Whist 1.2": "a note", "Whist 1.9": "gone"}
    assert list(uncited_complaints(found, cite("Whist 1.1"), excuses)) == [
        "Whist 1.1 needs no excuse",
        "Whist 1.2 needs no excuse",
        "Whist 1.9 is excused but no clause",
    ]


@pytest.mark.parametrize(
    ("option", "complaint"),
    [
        (KnownOption("cards", "7", ("1..9",), "Whist 1.1"), "Whist 1.1 says cards is 5, the game says 7"),
        (KnownOption("cards", "5", ("1..9",), "Whist 1.2"), "option cards names Whist 1.2, but Whist 1.1 explains it"),
    ],
)
def test_an_option_the_rules_tell_otherwise_is_caught(option, complaint):
    assert list(option_complaints(read("1.1 (option cards: 5) Deal."), [option])) == [complaint]


def test_an_option_on_one_side_only_is_caught():
    assert list(option_complaints(read("1.1 (option cards: 5) Deal."), [])) == [
        "Whist 1.1 speaks of option cards, which the game does not have"
    ]
    talk = KnownOption("talk", "on", ("on", "off"), "Whist 1.1")
    assert list(option_complaints(read("1.1 Deal."), [talk])) == ["the rules do not speak of option talk"]
    listed = read("1.1 (ours; option talk: on | loud) Talk.")
    assert list(option_complaints(listed, [talk])) == ["Whist 1.1 lists other choices of talk than the game"]
