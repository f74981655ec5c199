"""The order in which the mistakes of an edition are told: bad TOML first, missing cards last and in one line."""

import json

import pytest

from tests.cli.running import here
from tests.deck.test_bad_editions import GOOD, card, mistakes, only_mistake, with_card

ADD = (
    'with name = "...", text = "..." and source = { ... }, or write base = "open-1" in [edition] to take over the rest'
)


def without(*headers: str) -> str:
    """GOOD without these cards."""
    text = GOOD
    for header in headers:
        text = text.replace(card(header), "")
    return text


def told(mistake: str) -> str:
    """A mistake without its place."""
    return mistake.split(": ", 1)[1]


def test_a_missing_card_is_told_with_what_to_add():
    content = without("science.4")
    mistake = only_mistake(content)
    assert told(mistake) == f"card S4 is missing: add [science.4] {ADD}"
    line = int(mistake.split(":")[1])
    assert content.split("\n")[line - 4] == "[science.3]"


def test_all_missing_cards_are_told_in_one_line():
    cards = "K1 to K13, S1 to S13, T1 to T13, V1 to V13, W1, W2"
    mistake = only_mistake('[edition]\nname = "empty"\n')
    assert mistake == f"house.toml:1:1: cards are missing: {cards}: add [knowledge.1] and the rest, each {ADD}"


@pytest.mark.parametrize(
    ("headers", "cards"),
    [
        (["science.10", "science.9"], "S9, S10"),
        (["science.9", "science.10", "science.2", "science.11"], "S2, S9 to S11"),
        (["knowledge.12", "knowledge.13", "science.1", "science.2"], "K12, K13, S1, S2"),
        (["service.13", "wild.1", "wild.2"], "V13, W1, W2"),
        ([*[f"knowledge.{value}" for value in range(2, 14)], "science.1"], "K2 to K13, S1"),
    ],
)
def test_missing_cards_are_told_in_their_order(headers, cards):
    assert told(only_mistake(without(*headers))).startswith(f"cards are missing: {cards}: add [")


def test_several_mistakes_are_told_at_once_bad_toml_first_and_missing_cards_last():
    content = without("science.4").replace(card("knowledge.2"), card("knowledge.2", "Draw a lot."))
    content = content.replace(card("service.13"), card("service.13").replace("text", "txt"))
    content = content.replace(card("technology.7"), card("technology.7").replace("{ name", "name"))
    found = mistakes(content)
    assert [mistake.split("card ")[1].split()[0].rstrip(":") for mistake in found] == ["T7", "K2", "V13", "V13", "S4"]
    lines = [int(mistake.split(":")[1]) for mistake in found[1:-1]]
    assert lines == sorted(lines)


@pytest.mark.parametrize("broken", ['"Draw 1.', '"""Draw 1.'])
def test_a_mistake_of_toml_is_not_buried_by_the_cards_it_hides(broken):
    rows = card("knowledge.2").replace('"Draw 1."', broken)
    content = GOOD[: GOOD.index("[knowledge.2]")].replace('"test-house"', '"my house"') + rows
    syntax, name, missing = mistakes(content)
    assert "card K2: this is not valid TOML: " in syntax
    assert "an edition needs a name of letters" in name
    assert "cards are missing: K3 to K13, S1 to S13, " in missing


def test_a_text_that_is_no_edition_at_all():
    first, edition, missing = mistakes("cards = [\n1, 2\n")
    assert "the beginning: this is not valid TOML" in first
    assert "[edition] is missing" in edition
    assert "cards are missing: K1 to K13, " in missing


def test_programs_get_the_same_mistakes(tmp_path):
    file = tmp_path / "mine.toml"
    file.write_text(with_card("science.4", "").replace(card("science.6"), ""), encoding="utf-8")
    code, out, _ = here("deck", "check", str(file), "--json")
    assert code == 1
    found = json.loads(out)
    assert [told(mistake).partition(": add")[0] for mistake in found["mistakes"]] == ["cards are missing: S4, S6"]
    assert here("deck", "check", str(file))[1].endswith(f"{found['mistakes'][0]}\n1 mistake\n")
