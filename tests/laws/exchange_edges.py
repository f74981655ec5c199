"""Tables of Tech Exchange at an edge: few cards everywhere, wilds where they are met, offers already open."""

from __future__ import annotations

from random import Random

from techdeck.core.bits import has
from techdeck.core.cards import FACES, card_id, is_wild
from techdeck.core.state import State
from techdeck.core.zones import HAND
from techdeck.games.exchange.names import ACCEPT, ACCEPTED, CANCEL, OPEN, SLOTS, WINDOW, WINDOW_CLOSED
from techdeck.games.exchange.places import Exchange
from tests.exchange_table import exchange_table, offer

PHASES = {"use": "effects", "live": "trading", "wilds": "second effects"}
"""In which phase a kind of edge table begins, if it is not called so itself."""
TELLS = ["exact", "by-value", "by-domain", "face-down"]
CLOCK = -1


class EdgeTable:
    """Few cards in hands, deck, pile and market, some of these empty; the rest lies out of reach."""

    def __init__(self, players: int, kind: str, number: int, rng: Random) -> None:
        self.players = players
        self.kind = kind
        self.rng = rng
        cards = 2 * FACES if players > 4 else FACES
        self.used = number + rng.choice(range(0, cards, FACES)) if kind == "use" else -1
        self.loose = [card for card in range(cards) if card != self.used and not is_wild(card)]
        self.wilds = [card for card in range(cards) if is_wild(card)]
        rng.shuffle(self.loose)

    def laid(self) -> Exchange:
        """The table at the beginning of its phase."""
        rng, phase = self.rng, PHASES.get(self.kind, self.kind)
        trading = "trading" in phase
        hands = [
            self.some(2 if trading else 0, 6) if trading or rng.random() < 0.8 else "" for _ in range(self.players)
        ]
        first = rng.randrange(self.players)
        hands[first] += f" {card_id(self.used)}" if self.used >= 0 else " " + self.some(1, 4)
        return exchange_table(
            hands,
            phase=phase,
            market=self.market(),
            deck=self.pile(1 if trading else 0, 6),
            discard=self.pile(0, 5),
            fill=False,
            first=first,
            options=self.options(),
            seed=rng.randrange(1 << 30),
        )

    def some(self, least: int, most: int) -> str:
        """Some of the loose cards."""
        return " ".join([card_id(self.loose.pop()) for _ in range(self.rng.randint(least, most))])

    def pile(self, least: int, most: int) -> str:
        """Some cards, often none, and wilds among them; where wilds are met, one lies on top."""
        rng = self.rng
        words = self.some(least, most).split() if least or rng.random() < 0.8 else []
        for wild in [wild for wild in self.wilds if rng.random() < (0.9 if self.kind in ("wilds", "reveal") else 0.2)]:
            self.wilds.remove(wild)
            words.insert(0 if self.kind == "wilds" else rng.randint(0, len(words)), card_id(wild))
        return " ".join(words)

    def market(self) -> str:
        """Up to six cards, so that stacks may be empty, and now and then a wild."""
        words = self.some(0, 6).split()
        if self.rng.random() < 0.3:
            words.append(f"{card_id(self.wilds.pop())}@{self.rng.choice('KSTV')}")
        return " ".join(words)

    def options(self) -> dict[str, str]:
        """Trading goes on to the last card; live tables have a clock, most of them with a window."""
        rng = self.rng
        if self.kind == "live":
            return {"stop_cards": "0", "clock": "on", "accept_window": rng.choice(["250", "250", "0"])}
        return {"stop_cards": rng.choice(["0", "0", "rulebook"]), "quiet_offers": "20"}


def put_some(table: Exchange, rng: Random) -> None:
    """Some have already put cards face down; the last one to choose has not. (Exchange 7.2)"""
    for seat in table.acting_seats()[:-1]:
        for _ in range(rng.randint(0, 3)):
            if choices := table.legal_actions(seat):
                table.apply_action(rng.choice(choices), seat)


def make_offers(table: Exchange, rng: Random) -> None:
    """Everybody makes an offer or two, some begin to accept; on a live table cards are tied, or a window closes."""
    for seat in range(int(table.players)):
        for _ in range(rng.randint(0, 2)):
            some_offer(table, seat, rng)
    if table.nums[WINDOW] and (numbers := open_offers(table)):
        number = rng.choice(numbers)
        for seat in rng.sample(range(int(table.players)), int(table.players)):
            some_accept(table, seat, number, rng)
        if WINDOW_CLOSED + number in table.legal_actions(CLOCK) and rng.random() < 0.5:
            table.apply_action(WINDOW_CLOSED + number, CLOCK)
            return
    for seat in range(int(table.players)):
        accepts = [action for action in table.legal_actions(seat) if ACCEPT <= action < CANCEL]
        if accepts and rng.random() < 0.5:
            table.apply_action(rng.choice(accepts), seat)


def some_offer(table: Exchange, seat: int, rng: Random) -> None:
    """An offer of one or two cards, mostly for any card."""
    hand = [card_id(card) for card in table.zones.listed(HAND + seat)]
    gives = rng.sample(hand, min(len(hand), rng.randint(1, 2)))
    wants = rng.choices(
        ["any", str(rng.randint(1, 13)), "science", "2/4", "3/service"], [4, 1, 1, 1, 1], k=rng.randint(1, 2)
    )
    others = [other for other in range(int(table.players)) if other != seat]
    to = rng.choice(others) if len(others) > 1 and rng.random() < 0.2 else None
    offer(table, seat, " ".join(gives), ", ".join(wants), tell=" ".join(rng.choices(TELLS, k=2)), to=to)


def open_offers(table: State) -> list[int]:
    """The numbers of the open offers."""
    return [
        number
        for number in range(int(table.players) * SLOTS)
        if has(table.nums[OPEN + number // SLOTS], number % SLOTS)
    ]


def some_accept(table: Exchange, seat: int, number: int, rng: Random) -> None:
    """The seat accepts the offer if it may, with the first cards that fit, or stops."""
    accept = table.string_to_action(seat, f"accept {number}")
    if accept in table.legal_actions(seat) and rng.random() < 0.8:
        table.apply_action(accept, seat)
        while table.nums[ACCEPTED + seat] < 0:
            choices = table.legal_actions(seat)
            table.apply_action(choices[-1], seat)
            if len(choices) == 1:
                return
