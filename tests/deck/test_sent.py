"""An edition that is sent as text: read as `techdeck deck check` reads a file, but no path in it leads anywhere."""

import pytest

from techdeck.deck.edition import load_edition, read_edition
from techdeck.deck.files import packaged_text
from techdeck.deck.sent import read_sent, whole_text

HEAD = '[edition]\nname = "my-house"\nbase = "open-1"\n'
CHANGED = HEAD + '\n[knowledge.1]\nname = "Libraries"\ntext = "Draw 3."\n'


def test_what_is_left_out_is_as_in_the_base_and_the_whole_of_it_can_be_kept():
    sent = read_sent(CHANGED)
    assert not sent.mistakes
    assert (sent.name, sent.title, sent.base, len(sent.cards)) == ("my-house", "my-house", "open-1", 54)
    whole = read_edition(whole_text(sent), "my-house")
    assert whole.based_on is None
    assert whole.fingerprint == sent.fingerprint
    assert whole.cards == sent.cards
    assert whole.cards[0].text == "Draw 3."
    assert whole.cards[1:] == load_edition().cards[1:]


def test_all_cards_without_a_base():
    text = packaged_text("open-1").replace('name = "open-1"', 'name = "mine"')
    sent = read_sent(text)
    assert (sent.mistakes, sent.base, sent.fingerprint) == ([], "", load_edition().fingerprint)


@pytest.mark.parametrize("base", ["../secrets.toml", "/etc/passwd", "mine.toml", "open-2", "C:\\x.toml", ""])
def test_a_base_is_packaged_and_no_path_leads_anywhere(base, tmp_path, monkeypatch):
    (tmp_path / "mine.toml").write_text(packaged_text("open-1"), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    sent = read_sent(f"[edition]\nname = 'my-house'\nbase = '{base}'\n")
    assert [(line, column) for line, column, _ in sent.mistakes] == [(3, 8)]
    assert "here a base is one of open-1" in sent.mistakes[0][2]


@pytest.mark.parametrize(
    ("text", "line", "column", "what"),
    [
        ("", 1, 1, "[edition] is missing"),
        (HEAD + "[knowledge.1]\nname = Libraries\n", 5, 8, "not valid TOML"),
        (HEAD + '[knowledge.1]\ntext = "Discrad 2."\n', 5, 9, "the nearest text that is understood: Discard 2"),
        (HEAD + '[knowledge.14]\nname = "One too many"\n', 4, 12, "knowledge has the values 1 to 13"),
        (HEAD + '[knowledge.1]\ntext = "Draw 1."\n[knowledge.1]\ntext = "Draw 2."\n', 6, 1, "already in line 4"),
        ('[edition]\nname = "open-1"\nbase = "open-1"\n', 2, 8, "the name of a packaged edition"),
        (f'[edition]\nname = "{"a" * 41}"\nbase = "open-1"\n', 2, 8, "at most 40"),
        (f'[edition]\nname = "a"\ntitle = "{"a" * 81}"\nbase = "open-1"\n', 3, 9, "at most 80"),
        (HEAD + "x = " + "[" * 30000 + "\n", 1, 1, "the brackets are nested too deeply"),
        ('[edition]\nname = "a\ud800"\n', 2, 10, "UTF-8"),
    ],
)
def test_every_mistake_has_its_place(text, line, column, what):
    found = read_sent(text).mistakes
    assert [one for one in found if one[:2] == (line, column) and what in one[2]], found


def test_a_mark_before_the_text_and_windows_line_ends_are_no_mistakes():
    assert not read_sent("\ufeff" + CHANGED.replace("\n", "\r\n")).mistakes


def test_what_may_be_wrong_is_told_with_its_place():
    sent = read_sent(HEAD + "[knowledge.2]\n")
    assert [(line, column) for line, column, _ in sent.warnings] == [(4, 1)]
    assert "just as in open-1" in sent.warnings[0][2]
