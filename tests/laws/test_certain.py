"""Imagined tables agree with all that was said, answered, promised and shown by not following. (Family 6.12, 6.13)

The ledger below knows nothing of the engine's own account: it reads what an onlooker is told, as JSON.
"""

from __future__ import annotations

from typing import Any

import pytest

from techdeck.core.cards import DOMAIN_NAMES, FACE_IDS, card_id, is_wild
from techdeck.core.events import Event
from techdeck.core.position_checks import check_certain
from techdeck.core.rng import FastRng
from techdeck.core.state import State
from techdeck.core.zones import HAND
from tests.laws.subjects import SUBJECTS, Subject
from tests.laws.walk import Moment, Pace, hold

Kind = tuple[str, int | str]
WORLDS = 3


class Ledger:
    """What everybody who listened knows for certain of each hand: cards it has not, kinds it has one of."""

    def __init__(self, players: int, events: list[dict[str, Any]]) -> None:
        self.lacks: list[set[str]] = [set() for _ in range(players)]
        self.holds: list[set[Kind]] = [set() for _ in range(players)]
        self.counts: dict[str, tuple[int, str]] = {card: printed(card) for card in FACE_IDS[:52]}
        self.doubtful: set[str] = set()
        self.led: str | None = None
        self.trades = 0
        for event in events:
            self.hear(event)

    def hear(self, event: dict[str, Any]) -> None:
        """One more event."""
        kind, seat = event["kind"], event["seat"]
        if kind == "play":
            self.played(seat, event["cards"][0])
        for moved in event["cards"]:
            if moved["from"] != moved["to"]:
                self.move(moved["card"], moved["from"], moved["to"])
        if kind == "trade":
            self.trades += 1
        elif kind == "say":
            self.learn(seat, event["holds"], topic(event))
        elif kind == "answer" and event["answer"] != "nothing":
            self.learn(seat, event["answer"] == "yes", topic(event))
        elif kind == "offer":
            self.offered(seat, event)
        elif kind in ("counts_as", "changes_end"):
            self.doubt(event)
        elif kind in ("deal", "begin_round"):
            self.trades = 0

    def doubt(self, event: dict[str, Any]) -> None:
        """A card counts as something else: this ledger then trusts it no more, and no hand to have a kind."""
        changed = [moved["card"] for moved in event["cards"]] + event.get("ended", [])
        self.doubtful |= {plain(card) for card in changed if card is not None}
        self.holds = [set() for _ in self.holds]

    def played(self, seat: int, moved: dict[str, Any]) -> None:
        """A card is led, or follows, or shows that its player could not follow."""
        card = moved["card"]
        if moved["to"]["index"] == 0:
            self.led = None if card in self.doubtful else printed(card)[1]
        elif self.led is not None and card not in self.doubtful and printed(card)[1] != self.led:
            self.learn(seat, False, ("domain", self.led))

    def offered(self, seat: int, event: dict[str, Any]) -> None:
        """What is told of offered cards is true, and nobody asks for an exact card they have."""
        for told in event["told"]:
            if told["kind"] in ("value", "domain"):
                self.learn(seat, True, topic({"value": None, "domain": None, **told}))
        if self.trades == 0:
            exact = {wish["card"] for wish in event["wanted"] if wish["kind"] == "card"}
            self.lacks[seat] |= {f"={card}" for card in exact}

    def learn(self, seat: int, holds: bool, kind: Kind) -> None:
        """A hand has a card of a kind, or none of those of which it is certain that they count as it."""
        if holds:
            self.holds[seat].add(kind)
        else:
            self.lacks[seat] |= {card for card in self.counts if kind in kinds(card)} - self.doubtful

    def move(self, card: str | None, source: dict[str, Any], target: dict[str, Any]) -> None:
        """A card has left a hand, or come to one; null is one that an onlooker has not seen."""
        if source["zone"] == "hand":
            gone = set(self.holds[source["seat"]]) if card is None else kinds(plain(card))
            self.holds[source["seat"]] -= gone
            if card is not None and plain(card) in self.doubtful:
                self.holds[source["seat"]] = set()
        if target["zone"] == "hand":
            came = self.lacks[target["seat"]]
            self.lacks[target["seat"]] = set() if card is None else came - {plain(card), f"={plain(card)}"}

    def contradicted(self, world: State) -> list[str]:
        """What of all this is not so at a table."""
        found = []
        for seat in range(int(world.players)):
            hand = [card for card in world.zones.listed(HAND + seat) if not is_wild(card)]
            exact = {f"={card_id(card)}" for card in hand if int(world.cards) == 54}
            have = ({plain(card_id(card)) for card in hand} | exact) & self.lacks[seat]
            found += [f"seat {seat} has {card}" for card in sorted(have)]
            held: set[Kind] = {("value", int(world.value_of(card))) for card in hand}
            held |= {("domain", DOMAIN_NAMES[world.domain_of(card)]) for card in hand}
            found += [f"seat {seat} has no {kind}" for kind in sorted(self.holds[seat] - held, key=str)]
        return found


def printed(card: str) -> tuple[int, str]:
    """Value and domain as printed."""
    return int(card[1:]), DOMAIN_NAMES["KSTV".index(card[0])]


def plain(card: str) -> str:
    """A card without the mark of a second deck."""
    return card.rstrip("'")


def kinds(card: str) -> set[Kind]:
    """The value and the domain of a card; a wild has neither."""
    return set() if card.startswith("W") else {("value", printed(card)[0]), ("domain", printed(card)[1])}


def topic(event: dict[str, Any]) -> Kind:
    """What is spoken of."""
    return ("value", event["value"]) if event["value"] is not None else ("domain", event["domain"])


def told(event: Event) -> dict[str, Any]:
    """An event as JSON, with its facts beside the rest."""
    data = event.to_dict()
    return {**data["about"], **data}  # type: ignore[dict-item]  # facts by name


def ledger_of(state: State) -> Ledger:
    """The ledger of somebody who has listened to all that was told at a table."""
    assert state.journal is not None
    return Ledger(int(state.players), [told(event) for event in state.journal.feed(None)])


FACTS = {"lacks": 0, "holds": 0}


def law_imagined_tables_agree_with_what_was_told(moment: Moment) -> None:
    """At the real table everything told is so, what the table itself takes for certain too, and in imagined worlds."""
    if moment.state.journal is None:
        return
    ledger = ledger_of(moment.state)
    FACTS["lacks"] += sum(len(lacks) for lacks in ledger.lacks)
    FACTS["holds"] += sum(len(holds) for holds in ledger.holds)
    assert ledger.contradicted(moment.state) == []
    check_certain(moment.state)
    seat, rng = moment.rng.choice(moment.eyes), FastRng(moment.rng.randrange(1, 1 << 30))
    imagination = moment.state.view(seat).imagination()
    for _ in range(WORLDS):
        assert ledger.contradicted(imagination.deal(rng)) == [], f"seat {seat}"


TALKATIVE = [subject for subject in SUBJECTS if str(subject).startswith(("tricks", "exchange"))]


@pytest.mark.parametrize("subject", TALKATIVE, ids=str)
def test_imagined_tables_agree_with_what_was_told(subject: Subject) -> None:
    FACTS.update(lacks=0, holds=0)
    hold(law_imagined_tables_agree_with_what_was_told, subject, Pace(games=2, every=19, edges=0))
    assert FACTS["lacks"] > 50
    assert FACTS["holds"] > 10
