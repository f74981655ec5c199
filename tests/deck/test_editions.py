"""An edition is data: another one is loaded by its path, played, recorded and replayed. (Family 8.1, 8.5)"""

from pathlib import Path

import pytest

import techdeck
from techdeck.core.cards import card_id
from techdeck.deck.files import edition_text, packaged_editions
from techdeck.deck.language import parse
from techdeck.words.told import told_log
from tests.deck.house import edition_of, game_with, play_out

SMALL = str(Path(__file__).parent / "editions" / "small.toml")


def rules_in(edition: str) -> set[str]:
    """Every rule of the grammar that the texts of an edition use."""
    texts = [card.text for card in techdeck.load_edition(edition).cards if card.text]
    return {part.data for text in texts for tree in parse(text) for part in tree.all_nodes()}


def test_8_1_an_edition_lists_all_54_cards():
    for name in (*packaged_editions(), SMALL):
        edition = techdeck.load_edition(name)
        assert [card.card for card in edition.cards] == list(range(54))
        assert all(card.name and card.name_source and card.effect_source for card in edition.cards)
        assert [bool(card.text) for card in edition.cards] == [True] * 52 + [False] * 2
        assert len(edition.names()) == 52
        assert edition.deck.texts == [card.text for card in edition.cards]


def test_the_small_edition_uses_forms_the_open_one_does_not():
    new = {"of_domain", "of_value", "at_least", "same_domain", "side", "deck_top", "random_of_picked", "may"}
    assert rules_in(SMALL) >= new
    assert len(rules_in(SMALL) - rules_in("open-1")) >= 3


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2])
def test_8_1_games_with_another_edition_are_played_to_the_end(players, seed):
    game = techdeck.load_game("tricks", players=players, edition=SMALL)
    assert game.deck.names[0] == "Almanacs"
    state = game.new_initial_state(seed=seed)
    play_out(state, seed)
    assert state.is_terminal()
    assert sum(state.returns()) == pytest.approx(0)


def without_cards(log: str) -> str:
    """A log as it was written before logs carried cards."""
    return "".join([row for row in log.splitlines(keepends=True) if not row.startswith("card ")])


def test_8_5_the_log_records_the_edition_and_needs_it_to_replay():
    state = techdeck.load_game("tricks", players=3, edition=SMALL).new_initial_state(seed=3)
    play_out(state, 3)
    log, fingerprint = state.log(), techdeck.load_edition(SMALL).fingerprint
    assert f"edition: small {fingerprint}\n" in log
    assert techdeck.replay(log, edition=SMALL).hash() == state.hash()
    assert techdeck.replay(log, at=5, edition=SMALL).history() == state.history()[:5]
    assert techdeck.replay(without_cards(log), edition=SMALL).hash() == state.hash()
    with pytest.raises(techdeck.BadLog, match="there is no edition 'small'"):
        techdeck.replay(without_cards(log))
    with pytest.raises(techdeck.BadLog, match=f"another small \\({fingerprint}"):
        techdeck.replay(log, edition="open-1")


def test_8_5_a_changed_edition_does_not_replay(tmp_path):
    file = tmp_path / "small.toml"
    text = Path(SMALL).read_text(encoding="utf-8")
    file.write_text(text, encoding="utf-8")
    log = techdeck.load_game("tricks", players=2, edition=str(file)).new_initial_state(seed=3).log()
    file.write_text(text.replace('text = "You may draw 1."', 'text = "You may draw 2."'), encoding="utf-8")
    with pytest.raises(techdeck.BadLog, match="another small"):
        techdeck.replay(log, edition=str(file))
    file.write_text(text.replace("# A small edition", "# The same cards"), encoding="utf-8")
    assert techdeck.replay(log, edition=str(file)).log() == log


def test_a_file_is_read_as_it_is_now(tmp_path):
    first = game_with(tmp_path, ["Draw 1."]).deck
    second = game_with(tmp_path, ["Draw 2."]).deck
    assert (first.texts[0], second.texts[0]) == ("Draw 1.", "Draw 2.")
    assert first.fingerprint != second.fingerprint


def test_two_editions_lie_side_by_side():
    """The same seed deals the same cards; only what they do differs, and neither game disturbs the other."""
    games = [techdeck.load_game("tricks", players=3, edition=name) for name in ("open-1", SMALL)]
    states = [game.new_initial_state(seed=9) for game in games]
    assert states[0].hash() == states[1].hash()
    assert [game.deck.texts[13] for game in games] == [
        "Take a card of value 7 or less from the discard pile.",
        "Take a card of science from the discard pile.",
    ]
    for state in states:
        play_out(state, 9)
    assert states[0].hash() != states[1].hash()
    logs = [state.log() for state in states]
    assert techdeck.replay(logs[0]).hash() == states[0].hash()
    assert techdeck.replay(logs[1], edition=SMALL).hash() == states[1].hash()


def test_names_are_those_of_the_edition():
    names = techdeck.load_edition(SMALL).names()
    assert card_id(techdeck.parse_card("bakeries", names)) == "V3"
    assert card_id(techdeck.parse_card("Delivery Services")) == "V3"


def test_the_fingerprint_is_about_names_and_texts_only(tmp_path):
    text = edition_of(["Draw 1."])
    same = [text, text.replace('name = "test-house"', 'name = "other"'), text.replace('"house" }', '"printed deck" }')]
    other = [text.replace("Card K1 ", "Cart K1 "), text.replace('"Draw 1."', '"Draw 2."', 1)]
    marks = []
    for number, content in enumerate(same + other):
        file = tmp_path / f"{number}.toml"
        file.write_text(content, encoding="utf-8")
        marks.append(techdeck.load_edition(str(file)).fingerprint)
    assert len(set(marks[:3])) == 1
    assert len(set(marks)) == 3


def test_a_byte_order_mark_and_other_line_ends_are_fine(tmp_path):
    file = tmp_path / "windows.toml"
    file.write_bytes(b"\xef\xbb\xbf" + edition_of(["Draw 1."]).replace("\n", "\r\n").encode())
    assert techdeck.load_edition(str(file)).name == "test-house"


@pytest.mark.parametrize("quotes", ["'%s'", '"""%s"""', "'''%s'''", '"""\n%s"""', '"""\\\n   %s\\\n   """'])
def test_a_text_may_stand_in_any_quotes(tmp_path, quotes):
    file = tmp_path / "quotes.toml"
    file.write_text(edition_of(["Draw 1."]).replace('"Draw 1."', quotes % "Draw 1."), encoding="utf-8")
    assert techdeck.load_edition(str(file)).cards[0].text.strip() == "Draw 1."


def test_a_long_text_may_go_over_several_lines(tmp_path):
    file = tmp_path / "long.toml"
    text = '"""\nDraw 2,\n  then discard 1.\n  Discard 1.\n"""'
    file.write_text(edition_of(["Draw 1."]).replace('"Draw 1."', text, 1), encoding="utf-8")
    edition = techdeck.load_edition(str(file))
    assert edition.cards[0].text == "Draw 2, then discard 1. Discard 1."
    assert edition.deck.programs[0].texts == ["Draw 2, then discard 1.", "Discard 1."]


def test_packaged_editions_are_found_by_name():
    assert "open-1" in packaged_editions()
    assert edition_text("open-1")
    assert edition_text("open-2") is None


def test_files_that_are_none_are_told(tmp_path: Path):
    (tmp_path / "folder.toml").mkdir()
    (tmp_path / "notes.txt").write_text("hello", encoding="utf-8")
    (tmp_path / "latin.toml").write_bytes(edition_of(["Draw 1."]).replace("Card S4", "Caf\u00e9").encode("latin-1"))
    for name, message in (
        ("none.toml", "there is no file .*none.toml.: choose from open-1, or give the path of an edition file"),
        ("folder.toml", "is a folder, not an edition file: choose from open-1"),
        ("notes.txt", "is a file, but not an edition file: its name must end in .toml"),
        ("latin.toml", r"latin.toml:\d+: this is not UTF-8 text: save the file as UTF-8"),
    ):
        with pytest.raises(techdeck.TechdeckError, match=message):
            techdeck.load_edition(str(tmp_path / name))
    with pytest.raises(techdeck.TechdeckError, match="there is no edition 'open-9': choose from open-1"):
        techdeck.load_game("tricks", players=3, edition="open-9")
    with pytest.raises(techdeck.TechdeckError, match="there is no edition ''"):
        techdeck.load_edition("")


@pytest.mark.parametrize("end", ["", ".toml", ".toml/mine.toml"])
def test_a_name_that_no_file_can_have_is_told_like_any_other(end):
    name = "a" * 300 + end
    with pytest.raises(techdeck.TechdeckError, match=f"there is no .* '{name}': choose from open-1, or give the path"):
        techdeck.load_game("tricks", players=3, edition=name)
    log = techdeck.load_game("tricks", players=3).new_initial_state(seed=3).log().replace("open-1", name)
    with pytest.raises(
        techdeck.BadLog, match=r"line 4: the log can't be played here: there is no .*: choose from open-1"
    ):
        techdeck.replay(log)


def test_a_log_tells_nothing_of_where_its_edition_lies(tmp_path):
    assert str(tmp_path) not in told_log(game_with(tmp_path, ["Draw 1."]).new_initial_state(seed=3))
