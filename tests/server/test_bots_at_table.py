"""Bots at the table: a person's pace, whatever they hold; and they decide on what they saw when they began."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from techdeck.server.services import Pace
from techdeck.server.times import HandTime
from tests.server.client import Browser, Player
from tests.server.running import running


@contextmanager
def sat_down(game: str, bots: list[str]) -> Iterator[tuple[Player, Callable[[float], None]]]:
    """A person at a table with these bots, who take two seconds, and a way to turn the clock."""
    time = HandTime()
    with running(time=time, pace=Pace(2, 2)) as server:
        ann = Browser(server.port)
        table = ann.create(game, 1 + len(bots), bots=bots, start=True)["table"]
        player = ann.at(table, 0).join()
        player.wait(lambda: player.version is not None)

        def turn(seconds: float) -> None:
            server.call(lambda: time.turn(seconds))
            player.request("ping")

        yield player, turn


def test_a_bot_takes_its_time_even_if_it_has_only_one_choice():
    with sat_down("chess", ["simple"]) as (player, turn):
        for _ in range(8):
            if player.choices:
                player.request("action", action=player.choices[0]["action"])
                continue
            version = player.version
            turn(1.9)
            assert player.version == version
            turn(0.2)
            assert player.version == (version or 0) + 1


def test_a_bot_does_not_answer_an_offer_before_a_person_could():
    """An offer that comes while a bot is about to act is not in what it decides on."""
    with sat_down("exchange", ["simple", "simple"]) as (player, turn):
        while player.asked["question"]["code"] != "trade":
            turn(2.1)
            if player.choices and player.asked["question"]["code"] != "trade":
                player.request("action", action=player.choices[0]["action"])
        turn(15.99)  # where all may act at any moment, bots look around first
        hand = next(z for z in player.view["zones"] if (z["name"], z["seat"]) == ("hand", 0))["cards"]
        cards, wanted = [{"card": hand[0], "tell": "card"}], [{"kind": "any"}]
        player.request("command", command={"kind": "offer", "cards": cards, "wanted": wanted, "to": "all"})
        offer, version = player.view["offers"][-1]["offer"], player.version
        turn(0.05)
        assert player.version != version, "a bot has acted"
        assert offer not in [one["offer"] for one in player.view["commitments"]]


def test_a_bot_does_the_steps_of_one_gesture_one_right_after_the_other():
    """An offer in Tricks takes five steps: the first one as long as any, the others a moment each."""
    with sat_down("tricks", ["casual", "casual"]) as (player, turn):
        steps: list[float] = []
        for _ in range(400):
            if player.choices:
                player.request("action", action=player.choices[0]["action"])
                continue
            version, waited = player.version, 0.0
            while player.version == version:
                turn(0.1)
                waited += 0.1
            steps.append(round(waited, 1))
            if len([waited for waited in steps if waited < 1.9]) > 5:
                break
        quick = [waited for waited in steps if waited < 1.9]
        assert max(quick) < 0.6
        assert 3 < len(quick) < len(steps)


def test_an_offer_of_a_bot_stands_long_enough_to_be_taken():
    """Exchange 5.4: whoever is done takes their offers back; a bot leaves them lying for a while before that."""
    with sat_down("exchange", ["casual"]) as (player, turn):
        while not player.view["offers"]:
            if player.choices and player.asked["question"]["code"] != "trade":
                player.request("action", action=player.choices[0]["action"])
            turn(0.5)
        version = player.version
        assert version is not None
        turn(15.9)
        assert player.version == version
        turn(0.2)
        assert player.version > version


def test_bots_let_people_look_around_before_they_trade():
    """Exchange 2.1: all may act at once, but a newcomer first has to see what there is."""
    with sat_down("exchange", ["casual", "casual"]) as (player, turn):
        while player.view["phase"] != "first_trading":
            if player.choices:
                player.request("action", action=player.choices[0]["action"])
            turn(0.5)
        version = player.version
        assert version is not None
        turn(15)
        assert player.version == version
        turn(1.5)
        assert player.version > version
