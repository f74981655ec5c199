"""The stock market: cards that come to it, and wilds that must be put on a stack. (Exchange 1)"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from techdeck.core.actions import DOMAIN
from techdeck.core.cards import FACES, NATURALS, card_id, is_wild
from techdeck.core.choices import Choices
from techdeck.core.effects.registers import DRAWN
from techdeck.core.effects.run import Run
from techdeck.core.fields import A_SEAT, CARDS_ASIDE, Field, Form, card_field
from techdeck.core.frames import Frame, SeatChoice
from techdeck.core.questions import Question
from techdeck.core.table import Table
from techdeck.core.zones import ASIDE, DECK, DISCARD, EVERYBODY, HAND
from techdeck.games.exchange.names import STACK, WILD_AT

OFF_THE_MARKET: Final = -1


def wild_number(card: i64) -> i64:
    """Which of the up to four wilds a card is."""
    if card >= FACES:
        return card - FACES - NATURALS + 2
    return card - NATURALS


def worth(table: Table, domain: i64) -> i64:
    """How much a stack is worth: as many as it has cards. (Exchange 1.1, 1.6)"""
    return table.zones.counts[STACK + domain]


def put_on_stack(table: Table, seat: i64, card: i64, domain: i64) -> None:
    """A card lies face up on a stack from now on. (Exchange 1.2)"""
    table.put("market", seat, card, STACK + domain, EVERYBODY)


def turn_up(table: Table, seat: i64) -> None:
    """The deck's top card comes to the market; of a wild the seat chooses the stack. (Exchange 1.10, 3.9, 6.2)"""
    if not table.refill(DECK, DISCARD):
        table.tell("no_card", seat, {})
        return
    card = table.zones.top(DECK)
    table.came_to_light(card)
    if is_wild(card):
        table.put("turn_up", seat, card, ASIDE, EVERYBODY)
        table.push(PlaceWild(seat, card, 0))
    else:
        put_on_stack(table, seat, card, table.domain_of(card))


def sort_market(table: Table, seat: i64) -> None:
    """After an effect every card goes to its domain's stack; a wild that came by it is placed. (Exchange 1.3, 1.5)"""
    zones = table.zones
    for number in range(4):
        leave_if_gone(table, number)
    for domain in range(4):
        i = zones.count(STACK + domain) - 1
        while i >= 0:
            card = zones.at(STACK + domain, i)
            if is_wild(card):
                if table.nums[WILD_AT + wild_number(card)] == OFF_THE_MARKET:
                    table.push(PlaceWild(seat, card, 0))
            elif table.domain_of(card) != domain:
                put_on_stack(table, seat, card, table.domain_of(card))
            i -= 1


def leave_if_gone(table: Table, number: i64) -> None:
    """A wild that no longer lies on a stack has no place there any more. (Exchange 1.13)"""
    card = NATURALS + number
    if number > 1:
        card = FACES + NATURALS + number - 2
    if card < table.zones.cards and not STACK <= table.zones.where[card] < STACK + 4:
        table.nums[WILD_AT + number] = OFF_THE_MARKET


def wild_in_hand(table: Table, seat: i64, card: i64) -> None:
    """A wild has come into a hand: it is shown, and its player must place it. (Exchange 1.7, 1.8)"""
    table.nums[WILD_AT + wild_number(card)] = OFF_THE_MARKET
    table.show(seat, card)
    table.push(PlaceWild(seat, card, 1))


class PlaceWild(SeatChoice):
    """A player puts a wild on any stack, and draws a card if it came into their hand. (Exchange 1.7, 1.10)"""

    form: ClassVar[Form] = Form(
        ["DealtWilds", "Trading", "UseCard", "AfterUse", "Redraw", "Run", "PlaceWild"],
        [A_SEAT, card_field("card", "a wild", NATURALS), Field("draws", "whether a card is drawn", 0, 1)],
        holds=CARDS_ASIDE,
    )

    def __init__(self, seat: i64, card: i64, draws: i64) -> None:
        super().__init__(seat)
        self.card = card
        self.draws = draws

    def legal(self, table: Table, seat: i64, out: Choices) -> None:
        out.add_run(DOMAIN, 4)

    def step(self, table: Table, seat: i64, action: i64) -> None:
        table.pop()
        table.nums[WILD_AT + wild_number(self.card)] = action - DOMAIN
        put_on_stack(table, seat, self.card, action - DOMAIN)
        if self.draws == 1:
            mean_instead(table, self.card, table.draw(seat, DECK, DISCARD))

    def ask(self, table: Table, seat: i64) -> Question:
        about: dict[str, object] = {"card": card_id(self.card), "draws": self.draws == 1}
        return Question("place_wild", {"domain": "put_on_stack"}, about)

    def cited(self) -> str:
        return "Exchange 1.7" if self.draws == 1 else "Exchange 1.10"


def mean_instead(table: Table, wild: i64, card: i64) -> None:
    """A text that remembers the wild as the card just drawn means the new card. (Exchange 1.11)"""
    frames = table.frames
    for i in range(len(frames) - 1, -1, -1):
        frame = frames[i]
        if isinstance(frame, Run):
            if frame.get(table, DRAWN) == wild:
                frame.put(table, DRAWN, card)
            return


class DealtWilds(Frame):
    """Wilds that were dealt are placed one after the other, the lowest seat first. (Exchange 1.9)"""

    form: ClassVar[Form] = Form(["Round(1)"], [])

    def advance(self, table: Table) -> None:
        for seat in range(table.players):
            for i in range(table.zones.count(HAND + seat)):
                card = table.zones.at(HAND + seat, i)
                if is_wild(card):
                    table.push(PlaceWild(seat, card, 1))
                    return
        table.pop()
