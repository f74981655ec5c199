"""States, views and games travel by pickle and are copied by copy."""

import copy
import pickle

import pytest

import techdeck
from techdeck.core.events import Journal
from techdeck.deck.files import edition_text
from tests.laws.dump import everything
from tests.paradoxical_table import EXAMPLE


def test_a_game_is_loaded_again_where_it_arrives():
    game = techdeck.load_game("tricks", 3, options={"proposals": 2})
    other = pickle.loads(pickle.dumps(game))
    assert (other.name, other.players, other.options()) == ("tricks", 3, game.options())
    assert techdeck.simulate(other, 3, 1).hash == techdeck.simulate(game, 3, 1).hash


def test_a_keyed_game_goes_on_alike():
    state = techdeck.load_game("tricks", 3).new_initial_state(key=bytes(range(32)))
    for _ in range(40):
        state.apply_action(state.legal_actions()[0])
    other = pickle.loads(pickle.dumps(state))
    for table in (state, other):
        while not table.is_terminal():
            table.apply_action(table.legal_actions()[-1])
    assert everything(other) == everything(state)
    assert other.log() == state.log()
    assert pickle.loads(pickle.dumps(state)).returns() == state.returns()


def test_a_deep_copy_is_a_clone():
    state = techdeck.load_game("chess", 2).new_initial_state(seed=7)
    before = everything(state)
    other = copy.deepcopy(state)
    assert everything(other) == before
    other.apply_action(other.legal_actions()[0])
    assert everything(state) == before


def test_8_1_a_game_is_the_same_where_its_edition_was_edited_since(tmp_path):
    mine = tmp_path / "mine.toml"
    mine.write_text(str(edition_text("open-1")), encoding="utf-8")
    sent = pickle.dumps(techdeck.load_game("tricks", 3, edition=str(mine)).new_initial_state(seed=7))
    assert pickle.loads(sent).game.players == 3
    mine.write_text(str(edition_text("open-1")).replace('"Navigation"', '"Steering"'), encoding="utf-8")
    assert "Navigation" in pickle.loads(sent).game.deck.names
    mine.unlink()
    state = pickle.loads(sent)
    assert techdeck.replay(state.log()).hash() == state.hash()
    assert "Navigation" in pickle.loads(pickle.dumps(state)).game.deck.names


def test_a_game_of_the_packaged_edition_travels_without_its_cards():
    game = techdeck.load_game("tricks", 3)
    assert b"Navigation" not in pickle.dumps(game)
    assert pickle.loads(pickle.dumps(game)).deck is game.deck
    other = pickle.dumps(game).replace(game.deck.fingerprint.encode(), b"0" * 16)
    with pytest.raises(techdeck.TechdeckError, match="open-1 is not the one this was made with"):
        pickle.loads(other)


def test_a_game_is_found_again_from_another_folder(tmp_path, monkeypatch):
    (tmp_path / "mine.toml").write_text(str(edition_text("open-1")), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    state = techdeck.load_game("tricks", 3, edition="mine.toml").new_initial_state(seed=7)
    sent = pickle.dumps(state)
    (tmp_path / "folder").mkdir()
    monkeypatch.chdir(tmp_path / "folder")
    assert pickle.loads(sent).hash() == state.hash()
    assert pickle.loads(pickle.dumps(state)).hash() == state.hash()


def test_an_edition_travels_whole(tmp_path):
    """It plays on where its file is not. (Family 8.1)"""
    mine = tmp_path / "mine.toml"
    mine.write_text(str(edition_text("open-1")).replace('"Navigation"', '"Steering"'), encoding="utf-8")
    edition = techdeck.load_edition(str(mine))
    sent = pickle.dumps(edition.deck)
    mine.unlink()
    deck = pickle.loads(sent)
    assert (deck.name, deck.fingerprint, deck.names[8]) == ("open-1", edition.fingerprint, "Steering")
    assert [program.texts for program in deck.programs] == [program.texts for program in edition.deck.programs]


def results() -> list[object]:
    """One of each thing that the public functions give, and what it says of itself."""
    state = techdeck.load_game("tricks", 3).new_initial_state(seed=7)
    journal = state.watch()
    for _ in range(20):
        state.apply_action(state.legal_actions()[0])
    event = journal.feed(0)[0]
    score = techdeck.score_exchange("K9 S9 T9", {"K": 4, "S": 3, "T": 2, "V": 2})
    [*_, paradox] = techdeck.find_paradoxes(EXAMPLE)
    played = techdeck.playouts(state, 3, seed=1)
    match = techdeck.play_match(state.game, "random", seed=1)
    return [event, journal, score, paradox, played, techdeck.simulate(state.game, 3, seed=1), match]


def told(result: object) -> str:
    """What a result says of itself."""
    if isinstance(result, Journal):
        return str([told(event) for event in result.feed(0)])
    return str(result.to_dict() if hasattr(result, "to_dict") else repr(vars_of(result)))


def vars_of(result: object) -> dict[str, object]:
    """Its plain attributes."""
    names = [name for name in dir(result) if not name.startswith("_")]
    return {name: getattr(result, name) for name in names if not callable(getattr(result, name))}


@pytest.mark.parametrize("number", range(7))
def test_what_the_public_functions_give_travels(number):
    """A worker sends its playouts, scores and events back by pickle."""
    result = results()[number]
    for other in (pickle.loads(pickle.dumps(result)), copy.deepcopy(result)):
        assert type(other) is type(result)
        assert told(other) == told(result)
