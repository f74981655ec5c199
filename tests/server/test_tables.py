"""What a table needs: seats, the lobby, the host, chat, watching, rematches, links; each for its own seat only."""

from __future__ import annotations

import pytest

from techdeck.server.thinking import Here
from techdeck.server.times import HandTime
from tests.server.client import Browser
from tests.server.running import running


@pytest.fixture(scope="module")
def server():
    with running() as one:
        yield one


@pytest.fixture
def ann(server):
    return Browser(server.port)


@pytest.fixture
def ben(server):
    return Browser(server.port)


def code(player, type, **fields):
    """How a request is refused; None if it is done."""
    return player.request(type, **fields).get("code")


def concede(player):
    """The way out, once the game is on."""
    player.wait(lambda: player.version is not None)
    ways = player.asked["question"]["ways_out"]
    return next(way["action"] for way in ways if way["verb"] == "concede")


def test_a_table_is_made_shared_filled_and_started(server, ann, ben):
    made = ann.create("tricks", 3, public=True, name="  An\u202en\n ")
    table = made["table"]
    assert made["link"] == f"http://127.0.0.1:{server.port}/t/{table}"
    assert table in [one["id"] for one in ben.ask("GET", "/api/tables")[1]["tables"]]
    assert ben.sit(table, "Ben")["seat"] == 1
    host, guest = ann.at(table, 0).join(), ben.at(table, 1).join()
    assert [seat.get("name") for seat in host.info["seats"]] == ["Ann", "Ben", None]
    assert code(host, "start") == "not_full"
    assert code(guest, "start") == "not_host"
    assert code(host, "bot", seat=2, bot="genius") == "no_such_bot"
    assert code(host, "bot", seat=7, bot="simple") == "no_such_seat"
    assert code(host, "bot", seat=1, bot="simple") == "seat_taken"
    assert code(host, "bot", seat=2, bot="simple") is None
    assert code(host, "start") is None
    guest.wait(lambda: guest.version == 0)
    assert guest.info["status"] == "playing"
    assert guest.view["seat"] == 1
    assert table not in [one["id"] for one in ben.ask("GET", "/api/tables")[1]["tables"]]
    assert ben.ask("GET", "/api/tables/mine")[1]["tables"][0]["own"] == [1]
    assert ben.ask("POST", f"/api/tables/{table}/seats", {"name": "Cleo"})[1]["code"] == "not_now"


def test_a_private_table_is_in_no_list(ann, ben):
    table = ann.create("city", 2)["table"]
    assert table not in [one["id"] for one in ben.ask("GET", "/api/tables")[1]["tables"]]
    assert ben.ask("GET", f"/api/tables/{table}")[1]["own"] == []


def test_no_seat_can_act_for_or_see_as_another(ann, ben):
    table = ann.create("tricks", 2)["table"]
    ben.sit(table, "Ben")
    ann.at(table, 0).join().request("start")
    for browser, seat in ((ben, 0), (ann, 1), (Browser(ann.port), 0), (ann, 7)):
        player = browser.at(table, seat).join()
        assert [error["code"] for error in player.errors] == ["not_yours"]
        assert not player.view
        player.send({"type": "action", "id": "x", "action": 0})
        player.listen()
        assert player.errors[-1]["code"] == "not_joined"


def test_several_seats_in_one_browser(ann):
    table = ann.create("tricks", 2)["table"]
    ann.sit(table, "Ann")
    both = [ann.at(table, seat).join() for seat in (0, 1)]
    assert [seat["name"] for seat in both[1].info["seats"]] == ["Ann", "Ann 2"]
    both[0].request("start")
    for player in both:
        player.wait(lambda player=player: player.version == 0)
    hands = [next(zone for zone in one.view["zones"] if zone["name"] == "hand" and zone["seat"] == 0) for one in both]
    assert None not in hands[0]["cards"]
    assert set(hands[1]["cards"]) == {None}


def test_who_watches_sees_no_hand_and_does_nothing(ann, ben):
    table = ann.create("tricks", 2, bots=["simple"], start=True)["table"]
    watcher = ben.at(table, None).join()
    watcher.wait(lambda: watcher.version is not None)
    hands = [zone["cards"] for zone in watcher.view["zones"] if zone["name"] == "hand" and zone["seat"] == 0]
    assert hands == [[None] * 10]  # the bot may have shown a card by offering it
    assert code(watcher, "action", action=-1) == "not_seated"
    assert code(watcher, "chat", text="hi") == "not_seated"
    shut = ann.create("tricks", 2, bots=["simple"], start=True, watch="nobody")["table"]
    outside = ben.at(shut, None).join()
    outside.listen()
    assert outside.errors[0]["code"] == "no_watching"
    assert outside.version is None


def test_chat_is_cleaned_kept_and_muted(ann, ben):
    table = ann.create("city", 2)["table"]
    ben.sit(table, "Ben")
    host, guest = ann.at(table, 0).join(), ben.at(table, 1).join()
    assert code(guest, "chat", text="hi\u0000 \u202e there\n" + "x" * 400) is None
    host.wait(lambda: host.chat)
    assert host.chat[0]["text"].startswith("hi there x")
    assert len(host.chat[0]["text"]) == 300
    assert code(guest, "chat", text="\u200b") == "malformed"
    assert code(guest, "mute", seat=0) == "not_host"
    assert code(host, "mute", seat=1) is None
    assert code(guest, "chat", text="still here") == "muted"
    late = ann.at(table, 0).join()
    late.wait(lambda: late.chat)
    assert len(late.chat) == 1
    quiet = ann.create("city", 2, chat=False)["table"]
    assert code(ann.at(quiet, 0).join(), "chat", text="hi") == "no_chat"


def test_a_seat_moves_to_another_device_once(ann, ben):
    table = ann.create("tricks", 2, bots=["simple"], start=True)["table"]
    old = ann.at(table, 0).join()
    link = old.request("move_seat")["link"]
    secret = link.partition("/claim#")[2]
    assert ben.ask("POST", "/api/claims", {"secret": secret[:-1] + "~"})[1]["code"] == "bad_link"
    assert ben.ask("POST", "/api/claims", {"secret": secret})[1]["seat"] == 0
    assert Browser(ann.port).ask("POST", "/api/claims", {"secret": secret})[1]["code"] == "bad_link"
    new = ben.at(table, 0).join()
    new.wait(lambda: new.version is not None)
    assert [error["code"] for error in ann.at(table, 0).join().errors] == ["not_yours"]


def test_the_others_are_told_of_the_game_after_a_seat_has_moved(ann, ben):
    table = ann.create("tricks", 2)["table"]
    ben.sit(table, "Ben")
    both = [ann.at(table, 0).join(), ben.at(table, 1).join()]
    assert code(both[0], "start") is None
    secret = both[0].request("move_seat")["link"].partition("#")[2]
    cleo = Browser(ann.port)
    assert cleo.ask("POST", "/api/claims", {"secret": secret})[1]["seat"] == 0
    moved = cleo.at(table, 0).join()
    moved.wait(lambda: moved.version == 0)
    both[1].wait(lambda: both[1].version == 0)
    acting = moved if moved.choices else both[1]
    assert code(acting, "action", action=acting.choices[0]["action"]) is None
    for player in (moved, both[1]):
        player.wait(lambda player=player: player.version == 1, 5)


def test_the_host_gives_a_lost_seat_anew_and_removes_who_is_away(ann, ben):
    table = ann.create("tricks", 3)["table"]
    ben.sit(table, "Ben")
    host, guest = ann.at(table, 0).join(), ben.at(table, 1).join()
    cleo = Browser(ann.port)
    cleo.sit(table, "Cleo")
    assert code(host, "start") is None
    assert code(host, "give_anew", seat=1) == "not_away"
    assert code(host, "remove", seat=1) == "not_away"
    guest.leave()
    host.wait(lambda: host.info["seats"][1].get("away"))
    secret = host.request("give_anew", seat=1)["link"].partition("#")[2]
    dan = Browser(ann.port)
    assert dan.ask("POST", "/api/claims", {"secret": secret, "name": "Dan"})[1]["seat"] == 1
    host.wait(lambda: host.info["seats"][1]["name"] == "Dan")
    assert [error["code"] for error in ben.at(table, 1).join().errors] == ["not_yours"]
    friend = cleo.at(table, 2).join()
    back = friend.request("move_seat")["link"].partition("#")[2]
    host.wait(lambda: not host.info["seats"][2].get("away"))
    friend.leave()
    host.wait(lambda: host.info["seats"][2].get("away"))
    assert code(host, "remove", seat=2) is None
    assert cleo.ask("POST", "/api/claims", {"secret": back})[1]["code"] == "bad_link"
    assert host.info["seats"][2]["left"]
    assert [error["code"] for error in cleo.at(table, 2).join().errors] == ["not_yours"]


def test_who_leaves_is_played_by_a_stand_in_to_the_end(ann, ben):
    table = ann.create("tricks", 2)["table"]
    ben.sit(table, "Ben")
    host, guest = ann.at(table, 0).join(), ben.at(table, 1).join()
    host.request("start")
    guest.send({"type": "leave", "id": "bye"})
    host.wait(lambda: host.info["seats"][1].get("left"))
    host.send({"type": "leave", "id": "bye"})
    watcher = Browser(ann.port).at(table, None).join()
    watcher.wait(watcher.ended)
    _, log = ann.ask("GET", f"/api/tables/{table}/log")
    assert "(stand-in)" in log


def test_a_rematch_is_a_new_table_with_the_same_people(ann, ben):
    table = ann.create("chess", 2)["table"]
    ben.sit(table, "Ben")
    host, guest = ann.at(table, 0).join(), ben.at(table, 1).join()
    host.request("start")
    assert code(host, "rematch") == "not_now"
    assert code(host, "action", action=concede(host)) is None
    guest.wait(guest.ended)
    assert guest.over["winners"] == [1]
    assert code(host, "rematch") is None
    assert host.info.get("next") is None
    assert code(guest, "rematch") is None
    host.wait(lambda: host.info.get("next"))
    again = ann.at(host.info["next"], 0).join()
    assert again.info["status"] == "open"
    again.request("start")
    again.wait(lambda: again.version == 0)
    assert [seat["name"] for seat in again.info["seats"]] == ["Ann", "Ben"]
    assert again.info["commitment"] != host.info["commitment"]


def test_log_and_key_only_after_the_end(ann, ben):
    table = ann.create("chess", 2)["table"]
    ben.sit(table, "Ben", nonce="beef")
    host = ann.at(table, 0).join()
    assert code(host, "nonce", nonce="not hex") == "malformed"
    assert code(host, "nonce", nonce="cafe") is None
    host.request("start")
    host.wait(lambda: host.version == 0)
    for part in ("log", "result"):
        assert ann.ask("GET", f"/api/tables/{table}/{part}")[0] == 409
    assert host.info.get("key") is None
    host.request("action", action=concede(host))
    host.wait(host.ended)
    result = ann.ask("GET", f"/api/tables/{table}/result")[1]
    assert (result["key"], result["nonces"]) == (host.over["key"], ["cafe", "beef"])


def test_hints_where_the_table_allows_them(ann):
    table = ann.create("tricks", 2, bots=["simple"], hints=True, start=True)["table"]
    player = ann.at(table, 0).join()
    player.wait(lambda: player.choices)
    hint = player.request("hint")
    assert 1 <= len(hint["best"]) <= 3
    assert {one["action"] for one in hint["best"]} <= {choice["action"] for choice in player.choices}
    assert all(one["words"] and one["reason"] for one in hint["best"])
    other = ann.create("tricks", 2, bots=["simple"], start=True)["table"]
    assert code(ann.at(other, 0).join(), "hint") == "no_hints"


class NoIdea(Here):
    """A bot that fails when it is asked for a hint."""

    async def hint(self, view, seed):
        raise RuntimeError("no idea")


def test_a_hint_that_fails_is_answered_all_the_same():
    with running(thinkers=NoIdea) as server:
        ann = Browser(server.port)
        table = ann.create("tricks", 2, bots=["random"], hints=True, start=True)["table"]
        player = ann.at(table, 0).join()
        player.wait(lambda: player.choices)
        for _ in range(2):  # and may be asked for again
            assert player.request("hint")["code"] == "failed"


def test_tables_nobody_starts_expire_and_idle_ones_sleep():
    time = HandTime()
    with running(time=time) as server:
        ann = Browser(server.port)
        table = ann.create("city", 2, public=True)["table"]
        game = ann.create("city", 2, bots=["simple"], start=True)["table"]

        def turn(seconds: float) -> None:
            server.call(lambda: time.turn(seconds))
            ann.ask("GET", "/health")

        for _ in range(30):
            turn(60)
        assert server.call(lambda: list(server.house.tables)) == []
        assert ann.ask("GET", f"/api/tables/{game}")[0] == 200
        turn(25 * 3600)
        for _ in range(50):
            if ann.ask("GET", f"/api/tables/{table}")[0] == 404:
                break
        assert ann.ask("GET", f"/api/tables/{table}")[0] == 404
        player = ann.at(game, 0).join()
        player.wait(lambda: player.version is not None)
