"""Whatever movers do, alone or together as one event, who hears only of events can follow it. (Family 6.6)"""

import json
from random import Random

import pytest

from techdeck.core.zones import ASIDE, DECK, DISCARD, EVERYBODY, HAND, PENDING, USED
from techdeck.games.tricks.table import Tricks
from tests.core.words import EYES, table_of_three
from tests.laws.client import Client, differences

ZONES = [DECK, DISCARD, ASIDE, USED, HAND, HAND + 1, PENDING + 2]
PILES = [DECK, DISCARD, ASIDE, USED]


def do_anything(table: Tricks, rng: Random, steps: int, together: bool = True) -> None:
    """Movers at random, some of them together as one event."""
    for _ in range(steps):
        if together and rng.random() < 0.3:
            table.begin_event("together", rng.choice([-1, 0, 1]), -1, {})
            do_anything(table, rng, rng.randrange(6), False)
            table.end_event()
        else:
            move_something(table, rng, together)


def move_something(table: Tricks, rng: Random, alone: bool) -> None:
    """One mover at random; those that shuffle or let forget only where they are no part of an event."""
    zones, zone = table.zones, rng.choice(ZONES)
    lying = [card for number in ZONES for card in zones.listed(number)]
    card, other = rng.sample(lying, 2)
    seers = rng.choice([0, 1, 2, 3, EVERYBODY])
    deed = rng.choice(["put", "put", "under", "pour", "swap", "learn", "hand", "deal", "forget", "mix"])
    if deed == "put":
        table.put("put", 0, card, zone, seers)
    elif deed == "under":
        table.put_under("under", 1, card, rng.choice(PILES), seers)
    elif deed == "pour":
        source, target = rng.sample(PILES, 2)
        table.pour("pour", -1, source, target)
    elif deed == "swap":
        table.swap("swap", 2, card, other, seers, rng.choice([0, EVERYBODY]))
    elif deed == "deal":
        table.deal_cards(rng.randrange(2), rng.choice(PILES), rng.randrange(3))
    elif alone:
        show_or_forget(table, rng, deed, card)


def show_or_forget(table: Tricks, rng: Random, deed: str, card: int) -> None:
    """A mover that moves no card."""
    if deed == "learn":
        table.learn("learn", 0, card, rng.choice([1, 2, EVERYBODY]))
    elif deed == "hand":
        table.learn_hand("hand", 0, rng.randrange(2), rng.choice([1, 4, EVERYBODY]))
    elif deed == "forget":
        table.forget(rng.choice(ZONES), rng.choice([0, 1, 6]))
    else:
        table.mix(rng.choice(PILES))


@pytest.mark.parametrize("seat", EYES)
@pytest.mark.parametrize("seed", range(40))
def test_a_client_follows_any_moves(seed, seat):
    table, rng = table_of_three(), Random(seed)
    client, heard = Client(json.dumps(table.view(seat).to_dict())), 0
    for _ in range(30):
        do_anything(table, rng, 1)
        assert table.journal is not None
        news = [json.dumps(event.to_dict()) for event in table.journal.feed(seat, heard)]
        heard = len(table.journal.events)
        for event in news:
            client.hear(event)
        assert not (wrong := differences(client, json.dumps(table.view(seat).to_dict()))), f"{wrong}\n" + "\n".join(
            news
        )


def test_without_a_journal_nothing_is_told_and_the_same_is_done():
    one, other = table_of_three(), table_of_three()
    other.journal = None
    for table in (one, other):
        do_anything(table, Random(3), 40)
    assert (one.hash(), one.position()) == (other.hash(), other.position())
    assert other.journal is None
