"""Offers in words: what is told of cards, what is asked for, and a whole offer or trade as one sentence."""

from __future__ import annotations

from techdeck.core.bits import has
from techdeck.core.cards import DOMAIN_NAMES, HIDDEN, parse_card
from techdeck.core.trading.patterns import NOTHING_MORE, THE_CARD, can_give, fitting, pattern_text
from techdeck.core.trading.terms import NO_CARD, card_in, meant_for, told, wanted
from techdeck.core.zones import HAND
from techdeck.games.exchange.names import AIM, DRAFT_CARDS, DRAFT_TERMS, OFFER_CARDS, OFFER_TERMS, OPEN, SLOTS
from techdeck.games.exchange.patterns import told_text
from techdeck.games.exchange.places import Exchange
from techdeck.terminal.cards import CardWords, kind_of
from techdeck.terminal.exchange.groups_text import Sight
from techdeck.terminal.people import People, listed
from techdeck.terminal.talk_text import with_article


def open_offers(table: Exchange) -> list[int]:
    """The numbers of all open offers."""
    seats = range(int(table.players))
    return [seat * SLOTS + slot for seat in seats for slot in range(SLOTS) if has(table.nums[OPEN + seat], slot)]


def can_meet(table: Exchange, number: int, seat: int) -> bool:
    """Whether the seat has cards for all that an offer asks for. (Exchange 3.2)"""
    terms = table.nums[OFFER_TERMS + number]
    places = fitting(table, seat, wanted(terms, 0))
    if wanted(terms, 1) == NOTHING_MORE:
        return bool(places != 0)
    return can_give(places, fitting(table, seat, wanted(terms, 1)))


class OfferWords:
    """Words for offers, from patterns or from the texts of patterns that events have."""

    def __init__(self, people: People, cards: CardWords) -> None:
        self.people = people
        self.cards = cards

    def told(self, text: str) -> str:
        """What is offered: a 4, a science card, S4 Genetics, a face-down card."""
        if text == "a card face down":
            return "a face-down card"
        if text.startswith("value "):
            return with_article(text.removeprefix("value "))
        return f"a {text} card" if text in DOMAIN_NAMES else self.cards.name(parse_card(text))

    def wanted(self, text: str) -> str:
        """What is asked for: any 13, any 7 or 9, any science card, S4 Genetics, any card."""
        if text == "any card":
            return text
        if text.startswith("value "):
            return f"any {text.removeprefix('value ')}"
        return f"any {text} card" if text in DOMAIN_NAMES else self.cards.name(parse_card(text))

    def gives(self, table: Exchange, terms: int, cards: int) -> str:
        """The offered cards as they count now; one that is not told exactly stands in brackets for who knows it."""
        parts = []
        for which in range(2):
            pattern, card = int(told(terms, which)), int(card_in(cards, which))
            if pattern != NOTHING_MORE:
                parts.append(self.given(table, pattern, card))
        return listed(parts)

    def given(self, table: Exchange, pattern: int, card: int) -> str:
        """One offered card: what is told of it, and which it is."""
        words = self.told(told_text(pattern))
        if card in (HIDDEN, NO_CARD):
            return words
        kind = kind_of(table, card)
        if pattern < THE_CARD:
            return f"{words} ({self.cards.name_as(card, kind)})"
        return self.cards.name_as(pattern - THE_CARD, kind)

    def asks(self, terms: int) -> str:
        """The cards asked for."""
        patterns = [int(wanted(terms, which)) for which in range(2)]
        return listed([self.wanted(pattern_text(pattern)) for pattern in patterns if pattern != NOTHING_MORE])

    def deal(self, table: Exchange, number: int) -> str:
        """S4 Genetics for any 13."""
        terms = int(table.nums[OFFER_TERMS + number])
        return f"{self.gives(table, terms, int(table.nums[OFFER_CARDS + number]))} for {self.asks(terms)}"

    def sentence(self, table: Exchange, number: int) -> str:
        """Ben offers S4 Genetics for any 13, to you only."""
        to = int(meant_for(table.nums[OFFER_TERMS + number]))
        only = "" if to < 0 else f", to {self.people.whom(to)} only"
        return f"{self.people.does(number // SLOTS, 'offer')} {self.deal(table, number)}{only}"

    def drafted(self, table: Exchange, seat: int, to: int) -> str:
        """The offer a seat has put together; to is a seat, or -1 for everybody."""
        terms = int(table.nums[DRAFT_TERMS + seat])
        whom = "everybody" if to < 0 else f"{self.people.whom(to)} only"
        deal = f"{self.gives(table, terms, int(table.nums[DRAFT_CARDS + seat]))} for {self.asks(terms)}"
        return f"You offer {deal}, to {whom}."

    def so_far(self, table: Exchange, seat: int) -> str:
        """You offer S4 Genetics, or with what was asked for already."""
        terms = int(table.nums[DRAFT_TERMS + seat])
        gives = self.gives(table, terms, int(table.nums[DRAFT_CARDS + seat]))
        return f"You offer {gives}" + (f" for {self.asks(terms)}" if wanted(terms, 0) != NOTHING_MORE else "")

    def accepted(self, table: Exchange, seat: int, last: int) -> str:
        """The trade that comes of it if this last card is committed. (Exchange 3.6)"""
        number, laid = int(table.nums[AIM + seat]), int(card_in(table.nums[DRAFT_CARDS + seat], 0))
        given = [card for card in (laid, last) if card != NO_CARD]
        terms = int(table.nums[OFFER_TERMS + number])
        gets = self.gives(table, terms, int(table.nums[OFFER_CARDS + number]))
        worth = self.worth_after(table, seat, given, int(table.nums[OFFER_CARDS + number]))
        return f"You give {self.people.whom(number // SLOTS)} {self.cards.all(given)} and get {gets}. {worth}"

    def worth_after(self, table: Exchange, seat: int, given: list[int], offered: int) -> str:
        """What the hand would score after a trade; of cards that are not known nothing is hoped for."""
        sight, hand = Sight(table), table.zones.listed(HAND + seat)
        coming = [int(card_in(offered, which)) for which in range(2) if card_in(offered, which) != NO_CARD]
        known = [card for card in coming if card != HIDDEN]
        after = sight.points([card for card in hand if card not in given] + known)
        least = "" if len(known) == len(coming) else "at least "
        return f"Your hand is then worth {least}{after} instead of {sight.points(hand)}, before the market grows."
