"""The use company effects phase: whose effect a player may use, and what its owner gets. (City 5)"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from techdeck.core.actions import CARD, NO, YES
from techdeck.core.bits import bit, has
from techdeck.core.cards import KNOWLEDGE, SERVICE, card_id, is_wild
from techdeck.core.choices import Choices
from techdeck.core.counting import LAST_USED
from techdeck.core.errors import IllegalAction
from techdeck.core.fields import A_SEAT, STILL_ASKED, Field, Form
from techdeck.core.frames import DEPENDS, Frame, SeatChoice
from techdeck.core.questions import Question
from techdeck.core.table import Table
from techdeck.core.zones import DECK, DISCARD, MAX_SEATS
from techdeck.games.city.names import CITY, COUNCIL, MARKER, NO_MARKER, USERS
from techdeck.games.city.places import City, city
from techdeck.games.city.slots import companies, slot_of

# What a player has used in this phase already.
ORDINARY: Final = 1
BONUS: Final = 2


class EffectTurn(Frame):
    """A player may use a card of the city, and by the knowledge bonus one more, in any order. (City 5.1, 5.10, 5.13)"""

    form: ClassVar[Form] = Form(
        ["Round(2)"], [A_SEAT, STILL_ASKED, Field("used", "what was used", 0, ORDINARY + BONUS)], under_texts=True
    )

    waits_for: i64 = DEPENDS

    def __init__(self, seat: i64, left: i64, used: i64) -> None:
        self.seat = seat
        self.left = left
        self.used = used

    def acting(self, table: Table) -> i64:
        if self.left > 0 and (self.used & ORDINARY == 0 or self.has_bonus(table)):
            return bit(self.seat)
        return 0

    def has_bonus(self, table: Table) -> bool:
        """Whether the knowledge bonus is open to the player. (City 1.8, 5.10)"""
        return self.used & BONUS == 0 and companies(city(table), self.seat, KNOWLEDGE) >= 2

    def advance(self, table: Table) -> None:
        if self.left == 0:
            table.pop()
        else:
            table.replace(EffectTurn(table.left_of(self.seat), self.left - 1, 0))

    def legal(self, table: Table, seat: i64, out: Choices) -> None:
        out.add(NO)
        game, zones, any_card = city(table), table.zones, self.used & ORDINARY == 0
        for slot in range(zones.count(CITY)):
            if may_use(game, seat, slot) and (any_card or is_own_knowledge(game, seat, slot)):
                out.add(CARD + zones.at(CITY, slot))

    def step(self, table: Table, seat: i64, action: i64) -> None:
        if action == NO:
            if table.journal is not None:
                table.tell("pass", seat, {"what": "effect"})
            table.replace(EffectTurn(table.left_of(seat), self.left - 1, 0))
            return
        game = city(table)
        used: i64 = ORDINARY
        if is_own_knowledge(game, seat, slot_of(game, action - CARD)) and self.has_bonus(table):
            used = BONUS
        table.replace(EffectTurn(seat, self.left, self.used | used))
        use_company(game, seat, action - CARD, used == BONUS)

    def why_not(self, table: Table, seat: i64, action: i64) -> IllegalAction:
        card = action - CARD
        if card < 0 or card >= table.cards or table.zones.where[card] != CITY:
            return IllegalAction("use a card of the city, or pass", "City 5.1")
        return why_not_use(city(table), seat, slot_of(city(table), card))

    def cited(self) -> str:
        return "City 5.1" if self.used & ORDINARY == 0 else "City 5.10"

    def ask(self, table: Table, seat: i64) -> Question:
        open_now: dict[str, object] = {"ordinary": self.used & ORDINARY == 0, "bonus": self.has_bonus(table)}
        return Question("use_company", {"card": "use", "no": "pass"}, open_now)


def may_use(table: City, seat: i64, slot: i64) -> bool:
    """Whether a card is not tilted; a service card, whether the seat has not used it yet. (City 5.3-5.5, 5.12, 5.14)"""
    users = table.nums[USERS + slot]
    if users == 0:
        return not is_wild(table.zones.at(CITY, slot))
    return not has(users, seat) and table.domain_of(table.zones.at(CITY, slot)) == SERVICE


def is_own_knowledge(table: City, seat: i64, slot: i64) -> bool:
    """Whether a knowledge company of the seat lies in the slot. (City 5.10, 5.11)"""
    return table.nums[MARKER + slot] == seat and table.domain_of(table.zones.at(CITY, slot)) == KNOWLEDGE


def why_not_use(table: City, seat: i64, slot: i64) -> IllegalAction:
    """Why a card of the city can't be used now."""
    card = table.zones.at(CITY, slot)
    if may_use(table, seat, slot):
        return IllegalAction("only one of your own knowledge companies comes as a bonus", "City 5.10")
    if is_wild(card):
        return IllegalAction("a wild has no effect", "City 5.12")
    if table.domain_of(card) == SERVICE:
        return IllegalAction(f"you have used {card_id(card)} in this phase already", "City 5.4")
    return IllegalAction(f"{card_id(card)} is tilted: it was used in this phase already", "City 5.3")


def use_company(table: City, seat: i64, card: i64, bonus: bool) -> None:
    """The card is tilted, its text runs, then another player who owns it may draw. (City 5.2, 5.3, 5.7-5.9, 8.6)"""
    slot = slot_of(table, card)
    owner = table.nums[MARKER + slot]
    table.nums[USERS + slot] |= bit(seat)
    if table.journal is not None and table.domain_of(card) != SERVICE:
        table.tell_shown("tilt", seat, [int(card)], -1, {"bonus": bonus})
    if owner != seat and owner != NO_MARKER and owner != COUNCIL:
        table.push(OWNER_MAY_DRAW[owner])
    table.use_in_place(seat, card)


class OwnerMayDraw(SeatChoice):
    """The owner of the used company may draw 1 card, and discards 1 then. (City 5.7, 5.8)"""

    form: ClassVar[Form] = Form(["EffectTurn"], [A_SEAT], under_texts=True)
    clause: ClassVar[str] = "City 5.7"

    def legal(self, table: Table, seat: i64, out: Choices) -> None:
        out.add_run(NO, 2)

    def step(self, table: Table, seat: i64, action: i64) -> None:
        table.pop()
        if table.journal is not None:
            table.tell("owner_draw", seat, {"draws": action == YES})
        if action == YES and table.draw(seat, DECK, DISCARD) >= 0:
            table.push(OWNER_DISCARDS[seat])

    def ask(self, table: Table, seat: i64) -> Question:
        return Question("owner_may_draw", {"yes": "draw", "no": "decline"}, used_data(table))


def used_data(table: Table) -> dict[str, object]:
    """The company that was used, and by whom: whose turn it is. (City 5.7)"""
    turn = table.frames[-2]
    assert isinstance(turn, EffectTurn)
    card = table.nums[LAST_USED + turn.seat]
    return {"user": int(turn.seat), "card": card_id(card) if card >= 0 else None}


class OwnerDiscards(SeatChoice):
    """The owner has drawn and discards a card. (City 5.7)"""

    form: ClassVar[Form] = Form(["EffectTurn"], [A_SEAT])
    clause: ClassVar[str] = "City 5.7"

    def legal(self, table: Table, seat: i64, out: Choices) -> None:
        table.add_hand(seat, CARD, out)

    def step(self, table: Table, seat: i64, action: i64) -> None:
        table.pop()
        table.discard(action - CARD)

    def ask(self, table: Table, seat: i64) -> Question:
        return Question("owner_discards", {"card": "discard"}, left=1)


OWNER_MAY_DRAW: Final = [OwnerMayDraw(seat) for seat in range(MAX_SEATS)]
OWNER_DISCARDS: Final = [OwnerDiscards(seat) for seat in range(MAX_SEATS)]
