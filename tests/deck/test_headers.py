"""A header that is written in an odd way is understood or told, and hides nothing of the card before or below it."""

import pytest

from techdeck.deck.edition import read_edition
from tests.deck.house import edition_of
from tests.deck.test_bad_editions import mistakes, only_mistake, pointed_at

GOOD = edition_of(["Draw 1."])
MISSING = "card K5 is missing"


def headed(header: str) -> str:
    """GOOD with another header for K5."""
    return GOOD.replace("[knowledge.5]", header)


def two_in(card: str, content: str) -> str:
    """The same where the text of this card says "Draw tow."."""
    at = content.index('"Draw 1."', content.index(f'"Card {card} of the house"'))
    return content[:at] + '"Draw tow."' + content[at + len('"Draw 1."') :]


@pytest.mark.parametrize(
    "header",
    [
        "[ knowledge . 5 ]",
        '[knowledge."5"]',
        "['knowledge'.5]",
        '["\\u006bnowledge".5]',
        "  [knowledge.5]  # the fifth",
        "[knowledge.5] # name = 5 ]",
    ],
)
def test_a_header_that_toml_reads_as_the_card_is_fine(header):
    assert read_edition(headed(header), "house.toml").fingerprint == read_edition(GOOD, "house.toml").fingerprint


@pytest.mark.parametrize("header", ['["knowledge.5"]', "['knowledge.5']", '  [ "knowledge.5" ]  # five'])
def test_quotation_marks_around_a_header_are_told(header):
    mistake = only_mistake(headed(header))
    assert mistake.endswith(": card K5: write the header without quotation marks: [knowledge.5]")
    assert pointed_at(mistake, headed(header)) == header.lstrip()


@pytest.mark.parametrize("header", ["[knowledge.05]", "[ knowledge . 005 ]"])
def test_zeros_before_a_number_are_told(header):
    mistake = only_mistake(headed(header))
    assert mistake.endswith(": card K5: write the header without a 0 before the number: [knowledge.5]")
    assert pointed_at(mistake, headed(header)) == header
    assert "did you mean [knowledge.5]?" in "".join(mistakes(headed("[knowlege.05]")))
    assert "knowledge has the values 1 to 13" in "".join(mistakes(headed("[knowledge.00]")))


@pytest.mark.parametrize("header", ["[[knowledge.5]]", '[["knowledge.5"]]', "[[knowledge.'5']]"])
def test_double_brackets_are_told(header):
    assert only_mistake(headed(header)).endswith(": card K5: write the header with single brackets: [knowledge.5]")


@pytest.mark.parametrize(
    "header",
    [
        "[knowledge.5",
        "[knowledge.5 # a = b",
        "  [knowledge.5",
        "knowledge.5]",
        "[[knowledge.5]",
        "[knowledge.5]]",
        "[knowledge 5]",
        "[knowledge,5]",
        "[knowledge.5}",
        '["knowledge.5]',
        "[knowledge..5]",
        "[.knowledge.5]",
        "[knowledge.5.]",
        "[knowledge.5] and more",
    ],
)
def test_a_broken_header_is_told_in_its_line_and_hides_no_mistake_of_the_cards_around_it(header):
    content = two_in("K4", two_in("K5", headed(header)))
    broken, before, below = mistakes(content)
    assert "card K4 (Card K4 of the house): 'tow' is not understood here" in before
    assert broken.endswith(": card K5: this header is not valid TOML: write [knowledge.5] on a line of its own")
    assert pointed_at(broken, content).strip() == header.strip()
    assert "card K5 (Card K5 of the house): 'tow' is not understood here" in below


def test_what_stands_behind_a_header_is_still_read():
    content = headed('[knowledge.5] name = "Fifth"').replace('name = "Card K5 of the house"\n', "")
    assert only_mistake(content).endswith("write [knowledge.5] on a line of its own")
    content = content.replace('"Fifth"', '"King of Spades"')
    header, name = mistakes(content)
    assert header.endswith("on a line of its own")
    assert pointed_at(name, content) == '"King of Spades"'


def test_a_broken_edition_header_is_told():
    mistake = only_mistake(GOOD.replace("[edition]", "[edition"))
    assert mistake == "house.toml:1:1: [edition]: this header is not valid TOML: write [edition] on a line of its own"
    assert "[edition] on a line of its own" in only_mistake(GOOD.replace("[edition]", "edition]"))


@pytest.mark.parametrize(
    ("header", "message"),
    [
        ("[", "this header is not valid TOML: write [edition], [knowledge.1] to [service.13], [wild.1] or [wild.2]"),
        ("[]", "this header is not valid TOML: write [edition], [knowledge.1]"),
        ("[knowledge.15", "this header is not valid TOML: write [edition], [knowledge.1]"),
        ('[""]', "[] is not a card: write [edition], [knowledge.1]"),
        ("[knowledge-5]", "[knowledge-5] is not a card: did you mean [knowledge.5]?"),
        ('["knowledge 5"]', "[knowledge 5] is not a card: did you mean [knowledge.5]?"),
        ("[knowledge.5.text]", "[knowledge.5.text] is not a card: knowledge has the values 1 to 13"),
        ("[knowledge.00]", "[knowledge.00] is not a card: knowledge has the values 1 to 13"),
        ("[[magic]]", "[magic] is not a card: write [edition], [knowledge.1]"),
        ('["\\u001b[31m\\nred"]', "[[31m red] is not a card: write [edition]"),
        (f"[{'x' * 500}]", f"[{'x' * 40}] is not a card: write [edition]"),
    ],
)
def test_a_header_that_names_no_card_is_told(header, message):
    content = headed(header)
    found = [mistake for mistake in mistakes(content) if MISSING not in mistake]
    assert len(found) == 1, found
    assert message in found[0]
    assert int(found[0].split(":")[1]) == GOOD[: GOOD.index("[knowledge.5]")].count("\n") + 1


def test_a_header_twice_is_told_however_it_is_written():
    for again in ("[knowledge.5]", '[knowledge."5"]', "[ knowledge.5 ]"):
        content = GOOD + f'\n{again}\nname = "Again"\n'
        assert "card K5 is already in line 24: remove one of the two" in only_mistake(content)


@pytest.mark.parametrize(
    ("rows", "message"),
    [
        (
            'knowledge.5.text = "Draw 1."\n[edition]',
            "house.toml:1:1: the file must begin with [edition]: move whatever",
        ),
        ('knowledge = { 5 = { text = "Draw 1." } }\n[edition]', "house.toml:1:1: the file must begin with [edition]"),
        ('[edition]\nknowledge.5.text = "Draw 1."', "house.toml:2:1: [edition]: there is no key 'knowledge'"),
        ('[knowledge]\n5 = { text = "Draw 1." }\n[edition]', "house.toml:1:1: [knowledge] is not a card"),
        ('[knowledge]\n5.text = "Draw 1."\n[edition]', "house.toml:1:1: [knowledge] is not a card"),
    ],
)
def test_a_card_without_a_header_of_its_own_is_told(rows, message):
    assert only_mistake(GOOD.replace("[edition]", rows)).startswith(message)


@pytest.mark.parametrize("mark", ['"""', "'''"])
def test_a_row_of_a_long_text_is_no_header(mark):
    title = f"title = {mark}\n[Our] house\n[and yours]{mark}\n"
    content = GOOD.replace("[knowledge.1]", f"{title}[knowledge.1]")
    assert read_edition(content, "house.toml").title.split() == ["[Our]", "house", "[and", "yours]"]


def test_a_long_row_of_blanks_in_a_header_is_read_at_once():
    only_mistake(headed("[" + " " * 50_000 + "knowledge.5"))
    read_edition(headed("[" + " " * 50_000 + "knowledge.5]"), "house.toml")
