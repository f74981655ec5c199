"""A turn: one action, what comes after it, and then the next player. (Paradoxical 1, 4)"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from techdeck.core.actions import CARD, PILE
from techdeck.core.bits import bit, has
from techdeck.core.cards import FACES, card_id
from techdeck.core.choices import Choices
from techdeck.core.errors import IllegalAction
from techdeck.core.fields import A_SEAT, BOTTOM, USED_CARD, Form
from techdeck.core.frames import DEPENDS, CardFrame, SeatFrame
from techdeck.core.questions import Question
from techdeck.core.table import Table
from techdeck.core.zones import CARD_BITS, EVERYBODY, HAND
from techdeck.games.paradoxical.building import add_draws, add_to_tableau, draw_to_tableau, room_is_kept
from techdeck.games.paradoxical.claiming import ChooseSet, add_claims
from techdeck.games.paradoxical.names import KINDS, MARKED, TABLEAU, TURNS, adding, claiming
from techdeck.games.paradoxical.places import Paradoxical, paradoxical
from techdeck.games.paradoxical.scoring import is_over


class Turn(SeatFrame):
    """The active player draws, claims, uses an effect, or adds a card to the tableau. (Paradoxical 1.1, 1.2)"""

    form: ClassVar[Form] = Form([BOTTOM], [A_SEAT])
    clause: ClassVar[str] = "Paradoxical 1.1"

    waits_for: i64 = DEPENDS

    def acting(self, table: Table) -> i64:
        if can_act(paradoxical(table), self.seat):
            return bit(self.seat)
        return 0

    def advance(self, table: Table) -> None:
        """Nothing at all is possible: the turn is over. (Paradoxical 1.3)"""
        if table.journal is not None:
            table.tell("pass", self.seat, {"what": "turn"})
        table.replace(END_OF_TURN[self.seat])

    def legal(self, table: Table, seat: i64, out: Choices) -> None:
        game = paradoxical(table)
        add_draws(game, out)
        add_uses(game, TABLEAU + seat, out)
        add_uses(game, HAND + seat, out)
        table.add_hand(seat, adding(table.zones.cards), out)
        add_claims(game, seat, out)

    def step(self, table: Table, seat: i64, action: i64) -> None:
        game, cards = paradoxical(table), table.zones.cards
        table.replace(END_OF_TURN[seat])
        if action < PILE + 2:
            draw_to_tableau(game, seat, action - PILE)
        elif action < adding(cards):
            use_card(game, seat, action - CARD)
        elif action < claiming(cards):
            add_to_tableau(game, seat, action - adding(cards))
        else:
            table.push(ChooseSet(seat, action - claiming(cards), 0))

    def why_not(self, table: Table, seat: i64, action: i64) -> IllegalAction:
        cards = table.zones.cards
        if PILE <= action < PILE + 2:
            return IllegalAction("that deck and its discard pile are empty", "Paradoxical 1.5")
        if CARD <= action < adding(cards):
            return why_not_use(paradoxical(table), seat, action - CARD)
        if adding(cards) <= action < claiming(cards):
            return IllegalAction("add a card of your own hand", "Paradoxical 1.6")
        if action >= claiming(cards):
            return IllegalAction("your tableau holds no valid paradox of that kind", "Paradoxical 3.1")
        return super().why_not(table, seat, action)

    def ask(self, table: Table, seat: i64) -> Question:
        game, first = paradoxical(table), int(claiming(table.zones.cards))
        verbs = {"pile": "draw", "card": "use", "add": "add"}
        verbs.update({kind.replace("_", "-"): "claim" for kind in KINDS})
        question = Question("take_turn", verbs, {"full": game.is_full(self.seat)})
        question.targets = {first + number: {"kind": "paradox", "paradox": kind} for number, kind in enumerate(KINDS)}
        return question


def can_act(table: Paradoxical, seat: i64) -> bool:
    """Whether any action is possible; nearly always because a card can be drawn. (Paradoxical 1.3)"""
    if table.can_draw(0) or table.can_draw(1) or table.zones.count(HAND + seat) > 0:
        return True
    out = Choices(table.game.actions.total)
    add_uses(table, TABLEAU + seat, out)
    add_claims(table, seat, out)
    return out.count > 0


def add_uses(table: Paradoxical, zone: i64, out: Choices) -> None:
    """A choice for each card of the zone whose effect may be used. (Paradoxical 4.1, 4.5)"""
    zones, marked, marked_copies = table.zones, table.nums[MARKED], table.nums[MARKED + 1]
    cells, start = zones.cells, zone * zones.cards
    for i in range(start, start + zones.counts[zone]):
        card = i64(cells[i]) & CARD_BITS
        if card < FACES:
            if not has(marked, card):
                out.add(CARD + card)
        elif not has(marked_copies, card - FACES):
            out.add(CARD + card)


def why_not_use(table: Paradoxical, seat: i64, card: i64) -> IllegalAction:
    """Why the seat may not use this card."""
    if table.zones.where[card] == HAND + seat or table.zones.where[card] == TABLEAU + seat:
        return IllegalAction("that card was used already; a claim makes it fresh again", "Paradoxical 4.5")
    return IllegalAction("use a card of your own hand or tableau", "Paradoxical 4.1")


def use_card(table: Paradoxical, seat: i64, card: i64) -> None:
    """A card's text runs: of the hand, where it returns, or of the tableau, where it stays. (Paradoxical 4.1-4.5)"""
    table.mark(card)
    if table.journal is not None:
        table.tell("mark", seat, {"card": card_id(card)})
    if table.zones.where[card] == HAND + seat:
        table.push(AfterUse(seat, card))
        table.use(seat, card)
    else:
        table.use_in_place(seat, card)


class AfterUse(CardFrame):
    """The text is done: the card returns to the hand, and nothing is drawn for it. (Paradoxical 4.2, 4.3)"""

    form: ClassVar[Form] = Form(["EndOfTurn"], [A_SEAT, USED_CARD], under_texts=True)

    def advance(self, table: Table) -> None:
        table.pop()
        table.put("take_back", self.seat, self.card, HAND + self.seat, EVERYBODY)


class EndOfTurn(SeatFrame):
    """The action is done: hands are counted, and the player to the left has a turn. (Paradoxical 1.1, 1.10, 4.14)"""

    form: ClassVar[Form] = Form([BOTTOM], [A_SEAT], under_texts=True)

    def advance(self, table: Table) -> None:
        game = paradoxical(table)
        if not room_is_kept(game):
            return
        if table.changes > 0:
            table.end_turn_changes()
        table.nums[TURNS] += 1
        if is_over(game):
            table.end()
        else:
            table.replace(TURN[table.left_of(self.seat)])
            if table.journal is not None:
                table.tell("turn", game.active(), {"turn": int(game.turn()), "turns_left": int(game.turns_left())})


TURN: Final = [Turn(0), Turn(1), Turn(2), Turn(3)]
END_OF_TURN: Final = [EndOfTurn(0), EndOfTurn(1), EndOfTurn(2), EndOfTurn(3)]
