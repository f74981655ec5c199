"""Watching the deal before with all hands: only where the table says so, and nothing of the deal that is played."""

import random
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

import techdeck
from techdeck.bots import load_bot
from techdeck.core.rng import fast_rng
from techdeck.core.view import deal_of, open_view
from techdeck.server.audience import Audience
from techdeck.server.connection import Connection
from techdeck.server.play import Play, Played
from tests.server.client import Browser
from tests.server.running import running

TABLES = [("exchange", 3), ("tricks", 3)]


class Rigged(Play):
    """A game whose deals after the first come from other chance."""

    def __init__(self, game, chance):
        self.chance = chance
        self.crossing = None
        super().__init__(game, b"k" * 32, [None] * game.players)

    def repeat(self, state, played):
        if played is self.crossing:
            state.rng = fast_rng(self.chance)
        super().repeat(state, played)

    def go_on(self, chance):
        """Somebody does something by chance."""
        acting = chance.choice(self.state.acting_seats())
        played = Played(acting, (chance.choice(self.state.legal_actions(acting)),))
        tried = self.state.clone()
        super().repeat(tried, played)
        if self.crossing is None and deal_of(tried) != self.deal:
            self.crossing = played
        self.done.append(played)
        step = self.step_after(self.version - 1, self.state)
        self.done.pop()
        self.take(step)
        return step


class Unclocked(Audience):
    """An audience of a game without clocks, and without an end."""

    def clocks_now(self):
        return None

    def tell_over(self):
        pass


def watched(play):
    """An audience of one, who watches the deal before; and what waits to be sent there."""
    parts = {"settings": {"watch": "open"}, "names": ["A", "B", "C"], "row": SimpleNamespace(status="playing")}
    table: Any = SimpleNamespace(play=play, in_play=lambda: play, **parts)
    audience, connection = Unclocked(table), Connection("", "")
    connection.joined = connection.open = True
    audience.connections.add(connection)
    return audience, connection


def heard(game, players, chance, versions):
    """All that is sent while a first deal is played, and so many commands of a second one, dealt by this chance."""
    play, moves = Rigged(techdeck.load_game(game, players), chance), random.Random(5)
    audience, connection = watched(play)
    hands: list[list[int]] = []
    while len(play.deals) < 2 or play.version < play.deals[1] + versions:
        audience.tell(play.go_on(moves if len(play.deals) < 2 else random.Random(play.version)))
        if len(play.deals) == 2 and not hands:
            hands = [play.state.zones.listed(5 + seat) for seat in range(players)]
    again = Connection("", "")
    again.joined = again.open = True
    audience.catch_up(again, 2)
    audience.late = None
    audience.show(again)
    return [message for message, _ in [*connection.outbox.waiting, *again.outbox.waiting]], hands


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_what_is_sent_does_not_depend_on_the_deal_that_is_played(game, players):
    one, other = heard(game, players, 1, 30), heard(game, players, 2, 30)
    assert one[1] != other[1], "the same cards were dealt"
    assert one[0] == other[0]
    assert len(one[0]) > 31


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_the_deal_before_is_shown_with_all_hands_and_step_by_step(game, players):
    play, chance = Rigged(techdeck.load_game(game, players), 1), random.Random(5)
    audience, connection = watched(play)
    states, versions = [play.state.clone()], []
    while not play.state.is_terminal():
        step = play.go_on(chance)
        states.append(step.state)
        audience.tell(step)
        while connection.outbox.waiting:
            message = msgspec.json.decode(connection.outbox.waiting.popleft()[0])
            versions.append((play.version, message["version"]))
            shown = states[message["version"]]
            assert deal_of(shown) < deal_of(play.state) or play.state.is_terminal()
            if message["type"] == "view":
                assert message["view"] == msgspec.to_builtins(open_view(shown).to_dict())
                hands = [zone["cards"] for zone in message["view"]["zones"] if zone["name"] == "hand"]
                assert all(None not in hand for hand in hands)
    assert versions[0] == (play.deals[1], 0)
    assert (play.deals[2], play.deals[1]) in versions
    assert versions[-1] == (play.version, play.version)


# --- at a real table ------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def server():
    with running() as one:
        yield one


def test_nobody_is_shown_hands_unless_the_table_was_made_so(server):
    ann = Browser(server.port)
    table = ann.create("tricks", 2, bots=["simple"], start=True)["table"]
    watcher = LateOne(Browser(server.port), table).join()
    assert [one["code"] for one in watcher.errors] == ["no_watching"]
    assert watcher.version is None


def test_only_games_that_deal_anew_can_be_watched_so(server):
    ann = Browser(server.port)
    status, answer = ann.ask("POST", "/api/tables", {"game": "city", "players": 2, "name": "Ann", "watch": "open"})
    assert (status, answer["code"], answer["accepted"]) == (400, "bad_options", ["anyone", "nobody"])
    told = {game["name"]: game["deals_anew"] for game in ann.ask("GET", "/api/games")[1]["games"]}
    assert [name for name in told if told[name]] == ["exchange", "tricks"]


def test_everybody_is_told_before_sitting_down(server):
    ann, ben = Browser(server.port), Browser(server.port)
    table = ann.create("tricks", 2, watch="open", public=True)["table"]
    assert {one["watch"] for one in ben.ask("GET", "/api/tables")[1]["tables"] if one["id"] == table} == {"open"}
    assert ben.ask("GET", f"/api/tables/{table}")[1]["watch"] == "open"
    assert ben.at(table, None).join().info["watch"] == "open"
    ben.sit(table, "Ben")
    assert ben.at(table, 1).join().info["watch"] == "open"


def LateOne(browser, table):  # noqa: N802 - it stands for a kind of player
    """Somebody who watches the deal before."""
    player = browser.at(table, None)
    send = player.send
    player.send = lambda message: send({**message, "open": True} if message["type"] == "join" else message)
    return player


async def play_until(table, reached):
    """The first seat's player plays like a bot until something is so."""
    choose = load_bot("simple", table.game.name)

    async def step():
        state = table.in_play().state
        if not state.is_terminal() and 0 in state.acting_seats():
            view = state.view(0)
            action = int(choose(view, view.legal_actions(), fast_rng(table.in_play().version, "test")))
            await table.do(table.in_play().action(0, action))

    while not reached(table.in_play()):
        await table.ask(step)


def test_who_watches_late_sees_each_deal_after_it_is_over_and_the_end(server):
    ann = Browser(server.port)
    id = ann.create("tricks", 2, bots=["simple"], start=True, watch="open")["table"]
    watcher, plain = LateOne(Browser(server.port), id).join(), Browser(server.port).at(id, None).join()
    plain.wait(lambda: plain.version is not None)
    table = server.house.tables[id]
    assert watcher.version is None
    server.do(lambda: play_until(table, lambda play: len(play.deals) == 2 and play.version > play.deals[1] + 8))
    watcher.wait(lambda: watcher.version == 8)
    assert watcher.view["round"] == 1
    assert all(None not in zone["cards"] for zone in watcher.view["zones"] if zone["name"] == "hand")
    assert any(None in zone["cards"] for zone in plain.view["zones"] if zone["name"] == "hand")
    watcher.leave()
    server.do(lambda: play_until(table, lambda play: play.version > play.deals[1] + 14))
    watcher.join()  # with the version it has seen
    watcher.wait(lambda: watcher.version == 14)
    server.do(lambda: play_until(table, lambda play: play.state.is_terminal()))
    watcher.wait(watcher.ended)
    assert watcher.version == table.in_play().version
