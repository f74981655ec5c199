"""The actions and questions of Tech Exchange in words, by what is being decided."""

from __future__ import annotations

from techdeck.core.actions import CARD, DOMAIN, NO, SEAT, VALUE
from techdeck.core.cards import DOMAIN_NAMES
from techdeck.core.frames import Frame
from techdeck.core.trading.patterns import NOTHING_MORE
from techdeck.core.trading.terms import NO_CARDS, wanted
from techdeck.core.zones import ASIDE, HAND
from techdeck.games.exchange.arranging import Arranging
from techdeck.games.exchange.hidden import IDLE
from techdeck.games.exchange.market import PlaceWild, worth
from techdeck.games.exchange.names import (
    ACCEPT,
    AIM,
    ANSWER_NO,
    ANSWER_YES,
    ANY_CARD,
    ASK_VALUE,
    BEST,
    BY_DOMAIN,
    BY_VALUE,
    CANCEL,
    CLOSE,
    COME_BACK,
    DRAFT_CARDS,
    DRAFT_TERMS,
    EITHER,
    EXACT,
    FACE_DOWN,
    OFFER,
    QUESTION,
    SAY_DONE,
    SAY_VALUE,
    SEATS,
    SPEAK,
    TO_ALL,
    TO_ONE,
)
from techdeck.games.exchange.phases import Equalise, UseCard
from techdeck.games.exchange.places import Exchange
from techdeck.games.exchange.stages import (
    COMMITTING,
    LAYING,
    MEANING,
    MEANING_ONE,
    MORE_CARDS,
    MORE_WANTS,
    SPEAKING,
    TELLING,
    WANTING_VALUE,
)
from techdeck.games.exchange.wanting import FIRST_OF_TWO
from techdeck.terminal.cards import CardWords
from techdeck.terminal.effect_text import effect_answer, effect_question
from techdeck.terminal.exchange.offers_text import OfferWords
from techdeck.terminal.exchange.steps import is_trading, stage_of
from techdeck.terminal.people import People
from techdeck.terminal.talk_text import question, statement, with_article

WITH_CARD: list[tuple[type[Frame], str]] = [
    (UseCard, "use {}"),
    (Equalise, "discard {}"),
    (Arranging, "{} in the group"),
]
"""What pointing at a card means, frame by frame."""
IN_TRADING = {LAYING: "offer {}", COMMITTING: "give {}"}
"""The same, stage by stage; elsewhere in trading a card is asked for."""
FIXED = {
    OFFER: "make an offer",
    SPEAK: "say or ask something",
    SAY_DONE: "be done trading",
    COME_BACK: "come back and trade on",
    FACE_DOWN: "nothing: it is offered face down",
    ANY_CARD: "any card",
    EITHER: "one of two values",
    TO_ALL: "offer it to everybody",
    TO_ONE: "offer it to one player only",
    BEST: "take the best grouping",
    CLOSE: "the group is complete",
}


class Wording:
    """Says what an action does, in the person's own words."""

    def __init__(self, people: People, cards: CardWords) -> None:
        self.people = people
        self.cards = cards
        self.offers = OfferWords(people, cards)

    def words(self, table: Exchange, seat: int, action: int, sentence: str) -> str:
        """The action in words; sentence is the card's sentence that asks."""
        frame = table.frames[-1]
        if action in FIXED:
            return FIXED[action]
        if is_trading(table):
            return self.of_trading(table, seat, action)
        if action == NO and isinstance(frame, (UseCard, Arranging)):
            return "use no card" if isinstance(frame, UseCard) else "stop: no more groups"
        if isinstance(frame, PlaceWild):
            return self.stack(table, action - DOMAIN)
        own = next((words for kind, words in WITH_CARD if isinstance(frame, kind)), "")
        if own and CARD <= action < OFFER:
            return own.format(self.cards.now(action - CARD, table))
        text = table.game.actions.text(action)
        return effect_answer(frame, action, text, sentence, self.people, self.cards)

    def stack(self, table: Exchange, domain: int) -> str:
        """A stack, and what it is worth before the wild."""
        return f"the {self.cards.domain(domain)} stack, now worth {int(worth(table, domain))}"

    def of_trading(self, table: Exchange, seat: int, action: int) -> str:
        """Actions of the trading phases. (Exchange 2-5)"""
        stage, text = stage_of(table, seat), table.game.actions.text(action)
        if CARD <= action < OFFER:
            return IN_TRADING.get(stage, "ask for {}").format(self.cards.now(action - CARD, table))
        if ACCEPT <= action < CANCEL:
            return f"accept: {self.offers.sentence(table, action - ACCEPT)}"
        if CANCEL <= action < SPEAK:
            return f"take back your offer of {self.offers.deal(table, action - CANCEL)}"
        if SAY_VALUE <= action < ANSWER_YES:
            return f'ask "{question(text)}"' if action >= ASK_VALUE else f'say "{statement(text)}"'
        if ANSWER_YES <= action < BEST:
            return self.answer(table, action)
        return self.plain(stage, action)

    def answer(self, table: Exchange, action: int) -> str:
        """The one true answer to a question. (Exchange 4.4)"""
        asker = (action - ANSWER_YES) % SEATS
        asked = question(table.game.actions.text(int(table.nums[QUESTION + asker])))
        said = "yes, I do" if action < ANSWER_NO else "no, I don't"
        return f'answer {self.people.whose(asker)} "{asked}": {said}'

    def plain(self, stage: int, action: int) -> str:
        """Small answers while something is put together."""
        if VALUE <= action < VALUE + 13:
            return f"any {action - VALUE + 1}"
        if DOMAIN <= action < DOMAIN + 4:
            return f"any {DOMAIN_NAMES[action - DOMAIN]} card"
        if SEAT <= action < SEAT + SEATS:
            return f"offer it to {self.people.name(action - SEAT)} only"
        if action == EXACT:
            return "exactly which card it is" if stage == TELLING else "an exact card"
        if action in (BY_VALUE, BY_DOMAIN):
            what = "value" if action == BY_VALUE else "domain"
            return f"only its {what}" if stage == TELLING else f"a card of a {what}"
        if action != NO:
            return {MORE_CARDS: "offer a second card as well", MORE_WANTS: "ask for a second card as well"}.get(
                stage, "yes"
            )
        return {
            LAYING: "no card",
            MORE_CARDS: "offer no second card",
            MORE_WANTS: "ask for nothing more",
            MEANING: "drop the offer",
            COMMITTING: "do not accept",
            -1: "stay done",
        }.get(stage, "no")

    def telling(self, table: Exchange, card: int, how: int) -> str:
        """What is told of an offered card. (Exchange 2.5)"""
        value, domain = int(table.value_of(card)), int(table.domain_of(card))
        return [
            f"that it is {self.cards.now(card, table)}",
            f"only its value: {with_article(str(value))}",
            f"only its domain: a {self.cards.domain(domain)} card",
            FIXED[FACE_DOWN],
        ][how]

    # --- questions ---

    def question(self, table: Exchange, seat: int) -> str:
        """The question of the moment; empty where the engine's own words will do."""
        frame = table.frames[-1]
        if is_trading(table):
            return self.trading_question(table, seat)
        if isinstance(frame, UseCard):
            return "Use the effect of one card? It is then discarded and you draw another."
        if isinstance(frame, PlaceWild):
            return self.wild_question(table, frame)
        if isinstance(frame, Equalise):
            more = int(table.zones.count(HAND + seat) - frame.fewest)
            return (
                f"Others have fewer cards. What do you discard? ({more} to go; nobody sees it before all have chosen)"
            )
        if isinstance(frame, Arranging):
            return "How do you group your hand?"
        return effect_question(table, self.cards)

    def wild_question(self, table: Exchange, frame: PlaceWild) -> str:
        """Where a wild goes: one that came into the hand, was turned up, or came by an effect. (Exchange 1.7, 1.10)"""
        if frame.draws == 1:
            return "You have a wild: on which stack do you put it?"
        came = "was turned up" if table.zones.where[frame.card] == ASIDE else "came to the market"
        return f"{self.cards.name(int(frame.card))} {came}: which stack does it go to?"

    def trading_question(self, table: Exchange, seat: int) -> str:
        """What the seat is asked in trading."""
        nums = table.nums
        offer, stage = self.offers.so_far(table, seat), stage_of(table, seat)
        if stage == COMMITTING:
            deal = self.offers.sentence(table, int(nums[AIM + seat]))
            return f"{deal}. Which {'other ' if nums[DRAFT_CARDS + seat] != NO_CARDS else ''}card do you give?"
        if stage == WANTING_VALUE and nums[AIM + seat] >= FIRST_OF_TWO:
            second = wanted(nums[DRAFT_TERMS + seat], 0) != NOTHING_MORE
            return f"{offer} {'and' if second else 'for'} {two_values(int(nums[AIM + seat]))}"
        return {
            -1: "You are done trading, but something has happened since.",
            IDLE: "What do you do?",
            LAYING: "Which card do you offer?",
            TELLING: "What do you tell the others of this card?",
            MORE_WANTS: f"{offer}. To whom?",
            MEANING: f"{offer}. To whom?",
            MEANING_ONE: f"{offer}. To whom?",
            SPEAKING: "What do you say?",
        }.get(stage, f"{offer}. What do you ask for?")


def two_values(named: int) -> str:
    """Asking for one of two values; named is the first of them, once it is known. (Exchange 2.7)"""
    return "one of two values: which first?" if named == FIRST_OF_TWO else f"any {named} or which other value?"
