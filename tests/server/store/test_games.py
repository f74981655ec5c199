"""A stored game depends on nothing outside its row: it is played on, exported, checked, or frozen."""

import pytest

from techdeck import replay
from techdeck.core.errors import TechdeckError
from techdeck.games import games
from techdeck.server.store import Changes, open_store
from techdeck.server.store.games import Frozen, game_of, log_of, state_of
from techdeck.server.store.records import Saved
from tests.server.store.words import awaited, played, row


@pytest.mark.parametrize("game", games())
@awaited
async def test_every_game_goes_on_where_it_was(where, game):
    store = await open_store(where)
    table = row(game=game, players=2)
    await store.create(table)
    state, entries = played(table, 40)
    for number, entry in enumerate(entries):
        await store.append("t1", number, [entry])
    again = state_of(await store.load("t1"))
    assert (again.hash(), again.history()) == (state.hash(), state.history())
    await store.close()


@pytest.mark.parametrize("players", [2, 3])
@awaited
async def test_a_finished_game_is_a_log_anybody_can_check(where, players):
    store = await open_store(where)
    table = row(game="paradoxical", players=players)
    await store.create(table)
    state, entries = played(table)
    await store.append("t1", 0, [{"kind": "started"}, *entries], Changes(status="finished", finished=9.0))
    log = log_of(await store.load("t1"))
    assert log.splitlines()[-1] == f"key: {table.key.hex()}"
    assert replay(log).hash() == state.hash()
    assert replay(log).log().splitlines()[:7] == log.splitlines()[:7]
    await store.close()


def saved(**given):
    """A game in the middle."""
    table = row(players=2)
    state, entries = played(table, 20)
    for name, value in given.items():
        setattr(table, name, value)
    return Saved(table, entries, []), state


def test_the_key_is_not_in_the_log_of_a_game_that_goes_on():
    table, state = saved(status="playing")
    assert "key:" not in log_of(table)
    assert table.row.key.hex() not in log_of(table)
    assert replay(log_of(table), key=table.row.key).hash() == state.hash()


def test_tables_of_a_kind_share_their_game():
    assert game_of(row("a")) is game_of(row("b"))
    assert game_of(row("a")) is not game_of(row("b", players=2))


def test_a_row_keeps_its_own_edition():
    """The text in the row decides, not the packaged edition of that name. (Family 8.1)"""
    text = row().edition_text.replace('"Data Mining"', '"Data Digging"')
    assert "Data Digging" in game_of(row(edition_text=text)).deck.names
    assert game_of(row(edition_text=text)).deck.fingerprint != game_of(row()).deck.fingerprint


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"rules_version": 99}, "played by rules version 99, here Tricks of the Trade is played by version"),
        ({"game": "whist"}, "there is no game 'whist'"),
        ({"options": {"gone": "1"}}, "there is no option 'gone'"),
        ({"edition_text": "not an edition"}, "open-1"),
        ({"key": bytes(32)}, "action [0-9]+"),
        ({"nonces": [None, None]}, "action [0-9]+"),
    ],
)
def test_a_game_this_version_can_not_play_is_frozen_and_can_still_be_exported(given, why):
    table, _ = saved(**given)
    with pytest.raises(Frozen, match=f"this version can't play the game on: .*{why}"):
        state_of(table)
    assert len(log_of(table).splitlines()) == 7 + 20


def test_a_changed_move_or_hash_is_noticed():
    for change in ("mark", "moves"):
        table, _ = saved()
        table.entries[3][change] = "0" * 20 if change == "mark" else [[0, "concede", False]]
        with pytest.raises(Frozen, match=r"(action 7|after action 7|after action 8)"):
            state_of(table)


def test_frozen_is_told_like_any_mistake():
    assert issubclass(Frozen, TechdeckError)
