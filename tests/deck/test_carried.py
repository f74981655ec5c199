"""Logs and positions of an edition that is not packaged have its cards in them, and need no file. (Family 8.5, 8.7)"""

import pickle

import pytest

import techdeck
from techdeck.core.carried import card_line, fingerprint_of, read_card_line
from tests.deck.house import edition_of, play_out

TEXTS = ["Draw 1.", "You may discard 1. If you do, draw 1.", "Every player draws 1."]


@pytest.fixture
def state(tmp_path):
    """A few actions of a game whose edition file is gone."""
    file = tmp_path / "mine.toml"
    odd = edition_of(TEXTS).replace("Card K2 of the house", 'Caf\u00e9 \\"Zum Igel\\" ; 24 #3')
    file.write_text(odd, encoding="utf-8")
    found = techdeck.load_game("tricks", 3, edition=file).new_initial_state(seed=3)
    file.unlink()
    for _ in range(12):
        found.apply_action(found.legal_actions()[0])
    return found


def card_rows(text: str) -> list[str]:
    """The lines of a log that carry cards."""
    return [row for row in text.splitlines() if row.startswith("card ")]


def test_8_5_a_log_of_the_packaged_edition_carries_no_cards():
    log = techdeck.load_game("tricks", 3).new_initial_state(seed=3).log()
    assert log.splitlines()[3:] == [
        f"edition: open-1 {techdeck.load_edition().fingerprint}",
        *log.splitlines()[4:6],
        "start: seed 3",
    ]


def test_8_5_a_log_of_another_edition_replays_anywhere(state):
    log = state.log()
    assert len(card_rows(log)) == 54
    assert log.splitlines()[7].startswith('card K1: "Card K1 of the house" "Draw 1." #')
    again = techdeck.replay(log)
    assert again.hash() == state.hash()
    assert again.game.deck.names == state.game.deck.names
    assert again.log() == log
    play_out(again, 3)
    assert techdeck.replay(again.log()).hash() == again.hash()


def test_a_log_that_tells_carries_them_too(state):
    assert techdeck.replay(techdeck.told_log(state)).hash() == state.hash()


def test_a_replayed_table_travels(state):
    again = pickle.loads(pickle.dumps(techdeck.replay(state.log())))
    assert again.log() == state.log()
    assert techdeck.simulate(again.game, games=2, seed=1, jobs=2).games == 2


@pytest.mark.parametrize(
    ("old", "new", "line", "what"),
    [
        ('"Draw 1." #', '"Draw 2." #', 8, "card K1 is damaged: its name and text don't fit the mark at the end"),
        ("Card S4", "Carp S4", 24, "card S4 is damaged"),
        ("card K3: ", "card K4: ", 10, "this is card 'K4' where card K3 belongs; a line is missing or moved"),
        ('card K3: "', "card K3: ", 10, "a card's line should look like this: card K1: "),
        ("card K3: ", "card K3: 7 ", 10, "a card's line should look like this: card K1: "),
        ("edition: test-house ", "edition: test-house 1", 8, "these cards are not those of the edition test-house 1"),
    ],
)
def test_8_5_damage_is_refused_with_its_line(state, old, new, line, what):
    assert old in state.log()
    with pytest.raises(techdeck.BadLog, match=f"^line {line}: ") as error:
        techdeck.replay(state.log().replace(old, new, 1))
    assert what in str(error.value)


def test_8_5_a_missing_line_and_one_too_many_are_told(state):
    log, rows = state.log(), card_rows(state.log())
    with pytest.raises(techdeck.BadLog, match="line 9: this is card 'K3' where card K2 belongs"):
        techdeck.replay(log.replace(rows[1] + "\n", ""))
    with pytest.raises(techdeck.BadLog, match="line 61: the line of card W2 is missing here"):
        techdeck.replay(log.replace(rows[53] + "\n", ""))
    with pytest.raises(techdeck.BadLog, match="line 62: there is a card too many: a deck has 54"):
        techdeck.replay(log.replace(rows[53], f"{rows[53]}\n{rows[53]}"))
    with pytest.raises(techdeck.BadLog, match=r"line 74: this card does not belong here: the cards stand before"):
        techdeck.replay(log + rows[53] + "\n")


@pytest.mark.parametrize(
    ("face", "text", "what"),
    [(2, "Fly away.", "card K3: its text is not understood here: column 1: 'Fly'"), (53, "Draw 1.", "is a wild")],
)
def test_8_5_a_text_that_means_nothing_here_is_told_with_its_line(state, face, text, what):
    names, texts = list(state.game.deck.names), list(state.game.deck.texts)
    texts[face] = text
    log = state.log().replace(state.game.deck.fingerprint, fingerprint_of(names, texts))
    log = log.replace(card_rows(log)[face], card_line(face, names[face], text))
    with pytest.raises(techdeck.BadLog, match=f"^line {8 + face}: ") as error:
        techdeck.replay(log)
    assert what in str(error.value)


@pytest.mark.parametrize("name", ["plain", 'so "called"', "a ; b", "#1 #2", "back\\slash", "\u00e9\u4e2d", ";", ": "])
def test_any_name_is_read_as_it_was_written(name):
    row = card_line(4, name, name)
    assert " ;" not in row
    assert read_card_line(row, 4) == (name, name)


def test_8_7_a_position_of_another_edition_is_set_up_anywhere(state):
    text = state.position()
    assert f"edition: test-house {state.game.deck.fingerprint}\n" in text
    assert len(card_rows(text)) == 54
    again = techdeck.load_position(text)
    assert (again.hash(), again.position()) == (state.hash(), text)
    assert state.game.position(text).hash() == state.hash()


def test_8_7_a_position_of_the_packaged_edition_names_it_alone():
    state = techdeck.load_game("city", 2).new_initial_state(seed=3)
    assert "\nedition: open-1\n" in state.position()
    assert card_rows(state.position()) == []
    assert techdeck.load_position(state.position()).hash() == state.hash()


def test_8_8_a_position_of_other_cards_is_refused_with_its_line(state, tmp_path):
    text, file = state.position(), tmp_path / "other.toml"
    file.write_text(edition_of(["Draw 2."]), encoding="utf-8")
    other = techdeck.load_game("tricks", 3, edition=file)
    with pytest.raises(techdeck.TechdeckError, match="line 4: the position says edition test-house"):
        other.position(text)
    named = text.replace(f"test-house {state.game.deck.fingerprint}", "test-house")
    with pytest.raises(techdeck.TechdeckError, match="line 5: card K1 is another one in this game"):
        other.position(named)
    with pytest.raises(techdeck.TechdeckError, match="line 5: card K1 is damaged"):
        techdeck.load_position(text.replace('"Draw 1." #', '"Draw 2." #', 1))


@pytest.mark.parametrize(
    ("old", "new", "what"),
    [
        ("game: tricks", "game: poker", "there is no game 'poker'"),
        ("players: 3", "players: many", "should be a number"),
        ("players: 3", "players: 9", "is for 2 to 4 players, not 9"),
        ("edition: open-1", "edition: open-9", "there is no edition 'open-9'"),
        ("edition: open-1\n", "", "the line 'edition: ...' is missing"),
        ("techdeck position 1", "techdeck", "line 1: this is not a position"),
    ],
)
def test_8_8_a_position_that_names_no_game_is_refused(old, new, what):
    text = techdeck.load_game("tricks", 3).new_initial_state(seed=3).position()
    assert old in text
    with pytest.raises(techdeck.TechdeckError, match=what):
        techdeck.load_position(text.replace(old, new))
