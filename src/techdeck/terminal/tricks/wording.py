"""The actions of Tricks of the Trade in words, by what is being decided."""

from __future__ import annotations

from techdeck.core.actions import CARD, DOMAIN, HIGHER, LOWER, NO, SEAT, VALUE, YES
from techdeck.core.cards import DOMAIN_NAMES
from techdeck.core.frames import Frame
from techdeck.games.tricks.names import (
    ANY_CARD,
    ASK_VALUE,
    BIDDING,
    COUNTER,
    DECK_SWAP,
    EXACT,
    FACE_DOWN,
    SAY_VALUE,
    SILENT,
    SPEAK,
    TRUMP_SWAP,
)
from techdeck.games.tricks.phases import UseCard
from techdeck.games.tricks.proposals import CommitSecond, Offering, Reply, WantExact, Wanting
from techdeck.games.tricks.talk import Answering
from techdeck.games.tricks.trading import SwapCard, TradingTurn
from techdeck.games.tricks.tricktaking import PlayCard
from techdeck.terminal.cards import CardWords
from techdeck.terminal.effect_text import card_form, yes_or_no
from techdeck.terminal.people import People
from techdeck.terminal.talk_text import question, statement, with_article

WITH_CARD: list[tuple[type[Frame], str]] = [
    (PlayCard, "play {}"),
    (UseCard, "use {}"),
    (Offering, "offer {}, shown to all"),
    (Wanting, "ask for {}"),
    (WantExact, "ask for {}"),
    (Reply, "give {}"),
    (CommitSecond, "give {}"),
    (SwapCard, "swap away {}"),
]
"""What pointing at a card means, frame by frame."""

SAYING_NO: list[tuple[type[Frame], str]] = [
    (TradingTurn, "end your trading turn"),
    (UseCard, "use no card"),
    (Offering, "offer no second card"),
    (Wanting, "ask for nothing more"),
    (Reply, "refuse"),
]


class Wording:
    """Says what an action does, in the person's own words."""

    def __init__(self, people: People, cards: CardWords) -> None:
        self.people = people
        self.cards = cards

    def words(self, frame: Frame, action: int, text: str, sentence: str) -> str:
        """The action in words; text is its text in logs, sentence the card's sentence that asks."""
        if action in (NO, YES):
            return self.yes_or_no(frame, action, sentence)
        if CARD <= action < CARD + 54:
            own = next((words for kind, words in WITH_CARD if isinstance(frame, kind)), card_form(frame))
            return own.format(self.cards.name(action - CARD))
        if FACE_DOWN <= action < FACE_DOWN + 54:
            return f"offer {self.cards.name(action - FACE_DOWN)} face down"
        if SAY_VALUE <= action < ASK_VALUE:
            return f'say "{statement(text)}"'
        if ASK_VALUE <= action < SILENT:
            return f'ask "{question(text)}"'
        return self.plain_words(frame, action, text)

    def plain_words(self, frame: Frame, action: int, text: str) -> str:
        """Actions that mean the same wherever they stand."""
        if VALUE <= action < VALUE + 13:
            return (
                f"ask for {with_article(str(action - VALUE + 1))}"
                if isinstance(frame, Wanting)
                else str(action - VALUE + 1)
            )
        if DOMAIN <= action < DOMAIN + 4:
            name = DOMAIN_NAMES[action - DOMAIN]
            return f"ask for a {name} card" if isinstance(frame, Wanting) else name
        if SEAT <= action < SEAT + 6:
            name = self.people.name(action - SEAT)
            return f"propose a trade to {name}" if isinstance(frame, TradingTurn) else name
        if BIDDING <= action < BIDDING + 7:
            return f"bid {action - BIDDING}"
        fixed = {
            DECK_SWAP: "swap a card with the top card of the deck, unseen",
            TRUMP_SWAP: "swap a card with the trump card: its domain becomes trump",
            COUNTER: "make a counter-offer",
            ANY_CARD: "ask for any card",
            SILENT: "say nothing",
            SPEAK: "say or ask something",
            EXACT: "ask for an exact card",
            HIGHER: "one higher",
            LOWER: "one lower",
        }
        return fixed.get(action, text)

    def yes_or_no(self, frame: Frame, action: int, sentence: str) -> str:
        """No and yes mean something else in every place."""
        for kind, words in SAYING_NO:
            if isinstance(frame, kind) and action == NO:
                return words
        if isinstance(frame, Answering):
            return "no, I don't" if action == NO else "yes, I do"
        return yes_or_no(frame, action, sentence)
