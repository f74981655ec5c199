"""The choices of Tech Exchange, grouped so that a person finds their way in few keystrokes."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from techdeck.core.actions import CARD, DOMAIN, NO, VALUE
from techdeck.core.cards import DOMAIN_NAMES, card_id
from techdeck.core.choices import Choices
from techdeck.core.trading.patterns import ANY, OF_DOMAIN, OF_VALUE, THE_CARD, holds_all
from techdeck.core.trading.terms import card_in
from techdeck.core.zones import HAND
from techdeck.games.exchange.arranging import Arranging
from techdeck.games.exchange.hidden import IDLE
from techdeck.games.exchange.names import (
    ACCEPT,
    ANSWER_YES,
    ASK_VALUE,
    BEST,
    CANCEL,
    CLOSE,
    COME_BACK,
    DRAFT_CARDS,
    EITHER,
    OFFER,
    SAY_DONE,
    SAY_VALUE,
    SPEAK,
    TO_ONE,
)
from techdeck.games.exchange.phases import UseCard
from techdeck.games.exchange.places import Exchange
from techdeck.games.exchange.stages import LAYING, MEANING, MORE_CARDS, MORE_WANTS, SPEAKING, WANTING, WANTING_EXACT
from techdeck.games.exchange.trading import STAGES
from techdeck.terminal.exchange.offers_text import can_meet
from techdeck.terminal.exchange.steps import FOR_ALL, LEAST, PUT, WANT, quiet_left, quiet_limit, stage_of
from techdeck.terminal.exchange.table_text import in_order
from techdeck.terminal.exchange.wording import Wording
from techdeck.terminal.game_text import WAIT
from techdeck.terminal.menu import FLOW, LIST, ROWS, Entry, Menu

TALK_RULES = [f"Exchange 4.{number}" for number in range(1, 7)]
"""What one needs to know to make a statement or to ask."""
TAKE_BACK = ("take back", "withdraw")
"""How words must begin to take an offer back."""


class Menus:
    """The menu of a moment for one seat: its question, what may be chosen, and the words for it."""

    def __init__(
        self, table: Exchange, seat: int, question: str, wording: Wording, words: Callable[[int], str]
    ) -> None:
        self.table = table
        self.seat = seat
        self.question = question
        self.wording = wording
        self.words = words

    def menu(self, legal: Sequence[int]) -> Menu:
        """The choices, laid out for what is being decided."""
        stage, frame = stage_of(self.table, self.seat), self.table.frames[-1]
        if stage == IDLE:
            return self.idle(legal)
        if stage == LAYING:
            others = [Entry(self.words(NO), NO)]
            return Menu(self.question, [*others, *self.cards_to_offer(legal)])
        if stage in (MORE_CARDS, WANTING):
            return self.asking(stage == MORE_CARDS)
        if stage in (MORE_WANTS, MEANING):
            return self.to_whom(legal, stage == MORE_WANTS)
        if stage == WANTING_EXACT:
            return Menu(self.question, self.exact_cards(CARD), ROWS)
        if isinstance(frame, UseCard):
            return self.using(legal)
        if isinstance(frame, Arranging):
            return self.arranging(legal)
        if COME_BACK in legal:
            return Menu(self.question, [Entry(self.words(NO), NO), Entry(self.words(COME_BACK), COME_BACK)], enter="1")
        return self.plain(legal)

    def plain(self, legal: Sequence[int]) -> Menu:
        """Values by their numbers; else what is no card first, then the cards."""
        if all(VALUE <= action < DOMAIN for action in legal):
            keys = [(action, str(action - VALUE + 1)) for action in legal]
            return Menu(self.question, [Entry(key, action, key=key) for action, key in keys], FLOW)
        cards = in_order(self.table, [action - CARD for action in legal if CARD <= action < OFFER])
        others = [Entry(self.words(action), action) for action in legal if not CARD <= action < OFFER]
        cards.sort(key=lambda card: int(self.table.domain_of(card)))
        rows = [Entry(self.name(card), CARD + card, card=card) for card in cards]
        return Menu(self.question, [*others, *rows], ROWS if rows else LIST)

    def name(self, card: int) -> str:
        """A card with what it counts as now."""
        return self.wording.cards.now(card, self.table)

    # --- trading ---

    def idle(self, legal: Sequence[int]) -> Menu:
        """Wait, accept, offer, talk, take an offer back, or be done."""
        done = self.words(SAY_DONE)
        first = Entry(f"{done}: nobody else acts any more (or just Enter)", SAY_DONE)
        if self.others_act():
            first = Entry("wait: let the others trade (or just Enter)", WAIT)
        fitting = [a for a in legal if ACCEPT <= a < CANCEL and can_meet(self.table, a - ACCEPT, self.seat)]
        accepts = [Entry(self.words(action), action) for action in fitting]
        answers = [Entry(self.words(action), action) for action in legal if ANSWER_YES <= action < BEST]
        entries = [first, *accepts, *self.offering(legal), *answers, *self.talk(legal), *self.cancels(legal)]
        return Menu(self.question, [*entries, *([Entry(done, SAY_DONE)] if self.others_act() else [])], enter="1")

    def others_act(self) -> bool:
        """Whether somebody else may act, so that it makes sense to wait."""
        return self.table.acting_seats() != [self.seat]

    def offering(self, legal: Sequence[int]) -> list[Entry]:
        """Making an offer begins with a card, while there is time for it. (Exchange 2.3, 5.7)"""
        if OFFER not in legal:
            return []
        if quiet_limit(self.table) > 0 and quiet_left(self.table) < LEAST:
            return [Entry("make an offer (too few steps left)", OFFER)]
        cards = [CARD + card for card in self.table.zones.listed(HAND + self.seat)]
        inner = Menu("Which card do you offer?", self.cards_to_offer(cards))
        return [Entry("make an offer ... (or type it like: S4 for 13)", OFFER, inner)]

    def cards_to_offer(self, legal: Sequence[int]) -> list[Entry]:
        """The cards, each with what may be told of it. (Exchange 2.5)"""
        cards = in_order(self.table, [action - CARD for action in legal if CARD <= action < OFFER])
        return [Entry(self.name(card), card=card, menu=self.tellings(card)) for card in cards]

    def tellings(self, card: int) -> Menu:
        """What the others hear of a card; Enter tells all."""
        told = [Entry(self.wording.telling(self.table, card, how), PUT + 4 * card + how) for how in range(4)]
        return Menu(f"You offer {self.name(card)}. What do the others hear? (Enter: 1)", told, enter="1")

    def asking(self, may_add: bool) -> Menu:
        """What is asked for: values by their numbers, domains, an exact card and so on. (Exchange 2.7)"""
        values = [Entry(str(value), WANT + OF_VALUE + value, row="a value") for value in range(1, 14)]
        domains = [Entry(name, WANT + OF_DOMAIN + domain, row="a domain") for domain, name in enumerate(DOMAIN_NAMES)]
        exact = Menu("Which card? Type it, like S7.", self.exact_cards(WANT + THE_CARD), ROWS)
        others = [
            Entry("any card", WANT + ANY, row="or"),
            Entry("one of two values ... (or type 7/9)", EITHER, row="or"),
            Entry("an exact card ... (or type it)", menu=exact, row="or"),
        ]
        if may_add:
            laid = card_in(self.table.nums[DRAFT_CARDS + self.seat], 0)
            cards = [CARD + card for card in self.table.zones.listed(HAND + self.seat) if card != laid]
            inner = Menu("Which second card do you offer?", self.cards_to_offer(cards))
            others.append(Entry("offer a second card first ...", menu=inner, row="or"))
        return Menu(self.question, [*values, *domains, *others], ROWS)

    def exact_cards(self, first: int) -> list[Entry]:
        """Cards to be typed by their ids; not those one holds oneself. (Exchange 2.8)"""
        cards = [card for card in range(52) if not holds_all(self.table, self.seat, card)]
        return [Entry(card_id(card), first + card, card=card, key=card_id(card).lower()) for card in cards]

    def to_whom(self, legal: Sequence[int], may_ask: bool) -> Menu:
        """The offer is complete, or one more card is asked for. (Exchange 2.9)"""
        players = int(self.table.players)
        others = [seat for seat in range(players) if seat != self.seat and (may_ask or TO_ONE in legal)]
        entries = [Entry("everybody (or just Enter)", FOR_ALL)]
        if players > 2:
            entries += [Entry(f"{self.wording.people.name(seat)} only", FOR_ALL + 1 + seat) for seat in others]
        if may_ask:
            inner = self.asking(False)
            inner.question = "What else do you ask for?"
            entries.append(Entry("ask for a second card as well ...", menu=inner))
        elif NO in legal:
            entries.append(Entry(self.words(NO), NO))
        return Menu(self.question, entries, enter="1")

    def talk(self, legal: Sequence[int]) -> list[Entry]:
        """Statements and questions, each in an inner menu. (Exchange 4.2, 4.3)"""
        if SPEAK not in legal:
            return []
        out = Choices(self.table.game.actions.total)
        STAGES[SPEAKING].legal(self.table, self.seat, out)
        actions = out.listed(self.table.game.actions.numbers)
        says = self.spoken("What do you say?", [a for a in actions if SAY_VALUE <= a < ASK_VALUE])
        asks = self.spoken("What do you ask?", [a for a in actions if a >= ASK_VALUE])
        return [
            Entry("say something true about your hand ...", menu=says),
            Entry("ask the others what they hold ...", menu=asks),
        ]

    def spoken(self, question: str, actions: Sequence[int]) -> Menu:
        """Short sentences side by side, without say or ask."""
        texts = [self.words(action).partition('"')[2].rstrip('"') for action in actions]
        entries = [Entry(text, action) for text, action in zip(texts, actions, strict=True)]
        return Menu(question, entries, FLOW, rules=TALK_RULES)

    def cancels(self, legal: Sequence[int]) -> list[Entry]:
        """One's own offers; several stand in an inner menu. A card's name alone takes none back. (Exchange 2.11)"""
        mine = [action for action in legal if CANCEL <= action < SPEAK]
        entries = [Entry(self.words(action), action, called=TAKE_BACK) for action in mine]
        if len(entries) < 2:
            return entries
        return [Entry("take back one of your offers ...", menu=Menu("Which one?", entries), called=TAKE_BACK)]

    # --- elsewhere ---

    def using(self, legal: Sequence[int]) -> Menu:
        """The cards with their texts, low ones first. (Exchange 6.1)"""
        cards = in_order(self.table, [action - CARD for action in legal if action != NO])
        texts = [f"{self.name(card)}: {self.wording.cards.text(card)}" for card in cards]
        rows = [Entry(text, CARD + card, card=card) for text, card in zip(texts, cards, strict=True)]
        return Menu(self.question, [Entry(self.words(NO), NO), *rows])

    def arranging(self, legal: Sequence[int]) -> Menu:
        """The best grouping, or card by card. (Exchange 7.10, 7.11)"""
        first = [Entry(f"{self.words(BEST)} (or just Enter)", BEST)]
        others = [Entry(self.words(action), action) for action in (CLOSE, NO) if action in legal]
        cards = in_order(self.table, [action - CARD for action in legal if CARD <= action < OFFER])
        rows = [Entry(self.name(card), CARD + card, card=card, row="by hand") for card in cards]
        return Menu(self.question, [*first, *others, *rows], ROWS, enter="1")
