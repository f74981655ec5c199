"""What goes wrong: resent, old, forged, huge, malformed and too many messages; slow readers; a store that fails."""

from __future__ import annotations

import json
import random

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

import techdeck
from techdeck.core.errors import IllegalAction
from techdeck.server.limits import Buckets, Places
from techdeck.server.outbox import Outbox
from techdeck.server.play import Play
from techdeck.server.security import Limits
from techdeck.server.store import Conflict, Unwritable
from tests.server.client import Browser
from tests.server.running import running


@pytest.fixture(scope="module")
def server():
    with running() as one:
        yield one


def duel(server, game="chess", **more):
    """A table for two with both players at it, and the game on."""
    ann, ben = Browser(server.port), Browser(server.port)
    table = ann.create(game, 2, **more)["table"]
    ben.sit(table, "Ben")
    players = [ann.at(table, 0).join(), ben.at(table, 1).join()]
    assert players[0].request("start")["type"] == "done"
    for player in players:
        player.wait(lambda player=player: player.version == 0)
    return players


def asked(players):
    """Who is asked, and who is not."""
    return sorted(players, key=lambda player: not player.choices)


def settle(*players):
    """Everybody hears all there is."""
    for player in players:
        player.request("ping")


def test_a_resend_is_not_played_twice(server):
    player, other = asked(duel(server))
    message = {"type": "action", "id": "mine", "action": player.choices[0]["action"]}
    player.send(message)
    player.wait(lambda: "mine" in player.answers)
    assert player.answers.pop("mine")["version"] == 1
    player.leave()
    player.join()
    player.send(message)
    player.wait(lambda: "mine" in player.answers)
    assert player.answers["mine"] == {"type": "done", "id": "mine", "version": 1, "again": True}
    settle(other)
    assert (player.version, other.version) == (1, 1)


def test_the_same_id_of_another_seat_is_another_command(server):
    players = duel(server, "tricks")
    for _ in range(2):
        player = asked(players)[0]
        player.send({"type": "action", "id": "same", "action": player.choices[0]["action"]})
        player.wait(lambda player=player: "same" in player.answers)
        settle(*players)
    assert max(player.version for player in players) >= 1


def test_an_answer_to_a_question_of_before_is_refused_and_an_old_version_alone_is_not(server):
    players = duel(server)
    player = asked(players)[0]
    number, choice = player.asked["number"], player.choices[0]["action"]
    assert player.request("action", action=choice, answers=number)["type"] == "done"
    assert player.request("action", action=choice, answers=number)["code"] == "outdated"
    assert player.request("action", action=choice, answers=number + 1)["code"] == "outdated"


def test_an_illegal_move_is_refused_with_a_clause_and_nothing_changes(server):
    player, other = asked(duel(server, "tricks"))
    version = player.version
    refused = player.request("command", command={"kind": "bid", "number": 3})
    assert (refused["code"], refused["clause"][:6]) == ("unknown_kind", "Tricks")
    assert refused["accepted"]
    assert "not your turn" in other.request("action", action=player.choices[0]["action"])["reason"]
    assert player.request("action", action=999_999)["code"] == "unknown"
    assert player.request("template", command={"kind": 7})["type"] == "error"
    settle(player, other)
    assert (player.version, other.version) == (version, version)


def test_a_connection_that_can_not_keep_up_gets_a_fresh_view(server):
    players = duel(server)
    player, other = asked(players)
    server.call(lambda: shrink(server, other))
    for _ in range(12):
        mover = asked(players)[0]
        mover.request("action", action=mover.choices[0]["action"])
        settle(player)
        other.listen(0.05)
    settle(other)
    assert other.counts["view"] > 1
    assert other.view["zones"] == server.call(lambda: truth(server, other))["zones"]


def shrink(server, player):
    """Hardly any room in the outbox of a player."""
    for connection in server.house.tables[player.table].audience.connections:
        if connection.seat == player.seat:
            connection.outbox.most_bytes = 100


def truth(server, player):
    """What the server would show a player."""
    return server.house.tables[player.table].play.state.view(player.seat).to_dict()


def test_an_outbox_that_overflows_is_emptied_and_takes_nothing_until_it_is_refreshed():
    box = Outbox(most_messages=3)
    for _ in range(3):
        box.put(b"x")
    box.put(b"an answer", answer=True)
    box.put(b"x")
    assert (list(box.waiting), box.lost) == ([(b"an answer", True)], True)
    box.refresh([b"the whole picture"] * 4)
    assert len(box.waiting) == 5
    assert not box.lost


def test_who_lets_answers_lie_has_to_go():
    box = Outbox(most_messages=3)
    for _ in range(4):
        box.put(b"x", answer=True)
    assert box.closing == (1008, "too_slow")


def test_a_table_that_can_not_be_saved_says_so_and_goes_on_when_it_can(server):
    player, other = asked(duel(server))
    store = server.house.services.store
    working, probe = store.append, store.probe

    async def failing(*args, **kwargs):
        raise Unwritable("the disk is full")

    async def no(*args):
        return False

    store.append, store.probe = failing, no
    choice = player.choices[0]["action"]
    try:
        assert player.request("action", action=choice)["code"] == "unwritable"
        player.wait(lambda: player.info.get("writable") is False)
        assert player.request("action", action=choice)["code"] == "unwritable"
        assert (player.version, other.version) == (0, 0)
    finally:
        store.append, store.probe = working, probe
    player.wait(lambda: player.info.get("writable", True))
    assert player.request("action", action=choice)["type"] == "done"


def test_a_table_that_another_process_has_is_dropped(server):
    player, _ = asked(duel(server))
    store = server.house.services.store
    working = store.append

    async def taken(*args, **kwargs):
        raise Conflict("another process has it")

    store.append = taken
    try:
        player.send({"type": "action", "id": "x", "action": player.choices[0]["action"]})
        with pytest.raises(ConnectionClosed) as closed:
            player.listen(5)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4409
    finally:
        store.append = working
    player.join()
    assert player.request("action", action=player.choices[0]["action"])["type"] == "done"


@pytest.mark.parametrize(
    "text",
    [
        *("", "null", "[]", "{}", '{"type":"nobody"}', '{"type":"action","id":"","action":1}', '{"type":"pi'),
        *('{"type":"action","id":"x"}', '{"type":"chat","id":"x","text":"' + "y" * 600 + '"}', "[" * 8000),
        '{"type":"join","seat":1e99}',
    ],
)
def test_what_is_no_message_is_malformed(server, text):
    player, other = asked(duel(server))
    player.socket.send(text)
    player.wait(lambda: player.errors)
    assert player.errors[0]["code"] == "malformed"
    settle(player, other)
    assert player.version == 0


def test_bytes_are_malformed_and_huge_messages_close_the_connection(server):
    player, other = duel(server)
    player.socket.send(b"\x00\xff")
    player.wait(lambda: player.errors)
    assert player.errors[0]["code"] == "malformed"
    player.socket.send("x" * 20_000)
    with pytest.raises(ConnectionClosed) as closed:
        player.listen(5)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009
    settle(other)


def test_unknown_tables_and_foreign_origins(server):
    ann = Browser(server.port)
    with connect(f"ws://127.0.0.1:{server.port}/api/tables/nothere/live", compression=None) as socket:
        assert json.loads(socket.recv())["code"] == "no_such_table"
    table = ann.create("city", 2)["table"]
    foreign = {"origin": "http://evil.example"}
    assert ann.ask("POST", f"/api/tables/{table}/seats", {"name": "Eve"}, foreign)[0] == 403
    assert ann.ask("POST", "/api/tables", {"game": "city", "players": 2, "name": "Eve"}, foreign)[0] == 403
    own = {"origin": f"http://127.0.0.1:{server.port}"}
    assert ann.ask("POST", f"/api/tables/{table}/seats", {"name": "Eve"}, own)[0] == 201
    with (
        pytest.raises(Exception, match="403"),
        connect(f"ws://127.0.0.1:{server.port}/api/tables/{table}/live", additional_headers=foreign, compression=None),
    ):
        pass


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        (b"", 400, "malformed"),
        (b"[" * 9000, 400, "malformed"),
        (b" " * 150_000, 413, "too_large"),
        ({"game": "whist", "players": 2, "name": "Ann"}, 404, "no_such_game"),
        ({"game": "chess", "players": 3, "name": "Ann"}, 400, "bad_options"),
        ({"game": "city", "players": 2, "name": "\u200b"}, 400, "malformed"),
        ({"game": "city", "players": 2, "name": "Ann", "options": {"x": "y"}}, 400, "bad_options"),
        ({"game": "city", "players": 2, "name": "Ann", "edition": "../../etc/passwd"}, 400, "bad_options"),
        ({"game": "city", "players": 2, "name": "Ann", "bots": ["simple", "simple"]}, 400, "bad_options"),
        ({"game": "city", "players": 3, "name": "Ann", "bots": ["simple"], "start": True}, 409, "not_full"),
        ({"game": "city", "players": 2, "name": "Ann", "clock": {"kind": "move", "seconds": 1}}, 400, "bad_options"),
    ],
)
def test_a_table_that_can_not_be(server, body, status, code):
    answer = Browser(server.port).ask("POST", "/api/tables", body)
    assert (answer[0], answer[1]["code"]) == (status, code)


def test_who_sends_too_much_has_to_wait():
    limits = Limits(messages=(5, 1), requests=Buckets(4, 0.001), tables=Buckets(1, 0.001), visitors=Places(1))
    with running(limits=limits) as server:
        ann = Browser(server.port)
        table = ann.create("city", 2)["table"]
        assert ann.ask("POST", "/api/tables", {"game": "city", "players": 2, "name": "Ann"})[1]["code"] == "too_many"
        assert ann.ask("GET", "/api/games")[0] == 200
        ann.ask("GET", "/api/games")
        assert ann.ask("GET", "/api/games")[1]["code"] == "too_fast"
        player, visitor = ann.at(table, 0).join(), Browser(server.port)
        for _ in range(8):
            player.send({"type": "ping", "id": "x"})
        player.wait(lambda: any(error["code"] == "too_fast" for error in player.errors))
        visitor.at(table, None).join()
        with connect(f"ws://127.0.0.1:{server.port}/api/tables/{table}/live", compression=None) as socket:
            assert json.loads(socket.recv())["code"] == "too_many"
        for _ in range(100):
            player.send({"type": "ping"})
        with pytest.raises(ConnectionClosed):
            player.listen(2)


@pytest.mark.parametrize(
    ("game", "players"), [("exchange", 3), ("city", 3), ("tricks", 3), ("paradoxical", 3), ("chess", 2)]
)
def test_out_of_turn_is_told_by_its_code_in_every_game(game, players):
    chance = random.Random(game)
    play = Play(techdeck.load_game(game, players), bytes(32), [None] * players)
    for _ in range(120):
        asked = play.state.acting_seats()
        for seat in set(range(players)) - set(asked):
            with pytest.raises(IllegalAction) as refused:
                play.action(seat, chance.randrange(play.game.num_distinct_actions()))
            assert refused.value.code == "not_your_turn"
        seat = chance.choice(asked)
        play.take(play.action(seat, chance.choice(play.state.legal_actions(seat))))
        if play.state.is_terminal():
            return
