"""What card texts ask and what may be answered, in words; the same in every game."""

from __future__ import annotations

import re

from techdeck.core.actions import CARD, DOMAIN, HIGHER, LOWER, NO, SEAT, VALUE, YES
from techdeck.core.cards import DOMAIN_NAMES
from techdeck.core.effects.control import Either
from techdeck.core.effects.copying import Copy
from techdeck.core.effects.hands import ON_TOP, DiscardCards, Give, PutCards
from techdeck.core.effects.look import REST_ON_TOP, PutAsideUnder, ReturnRest, TakeAside
from techdeck.core.effects.piles import FromDiscard
from techdeck.core.effects.pointing import (
    IN_DISCARD,
    IN_HAND,
    NEUTRAL,
    NEUTRAL_OR_OWN,
    OWN,
    THOSE,
    needs_choice,
)
from techdeck.core.effects.registers import CHOSEN, SHOWN, STEP
from techdeck.core.effects.revealing import RevealCards
from techdeck.core.effects.run import Ask
from techdeck.core.effects.swap import Exchange, Replace
from techdeck.core.effects.verb import Verb
from techdeck.core.frames import Frame
from techdeck.core.state import State
from techdeck.terminal.cards import CardWords
from techdeck.terminal.people import People

VERB_WITH_CARD: list[tuple[type[Verb], str]] = [
    (DiscardCards, "discard {}"),
    (RevealCards, "reveal {}"),
    (Give, "give {}"),
    (PutCards, "put away {}"),
    (TakeAside, "take {}"),
    (ReturnRest, "put back {}"),
    (PutAsideUnder, "put {} under the deck"),
    (FromDiscard, "take {}"),
    (Copy, "copy {}"),
    (Exchange, "exchange {}"),
    (Replace, "choose {}"),
]
"""What pointing at a card means to the verbs of a card's text."""
KINDS = {
    int(NEUTRAL): "neutral card",
    int(OWN): "of your own cards in play",
    int(NEUTRAL_OR_OWN): "neutral card or own card in play",
    int(IN_DISCARD): "card from the discard pile",
    int(THOSE): "of those cards",
    int(IN_HAND): "card from your hand",
}
"""The places of an exchange at which one points at a card, after the word which."""

LAST_ON_TOP = "The last one will be on top."
"""What a player who puts several cards on the deck must know."""
SPEAKS_OF_IT = re.compile(r"\bits?\b")


def card_form(frame: Frame) -> str:
    """What pointing at a card means while a card's text asks."""
    if isinstance(frame, Ask):
        return next((words for kind, words in VERB_WITH_CARD if isinstance(frame.verb, kind)), "choose {}")
    return "put {} face down"


def has_words_for_cards(frame: Ask) -> bool:
    """Whether pointing at a card says what becomes of it."""
    return card_form(frame) != "choose {}"


def effect_question(table: State, cards: CardWords) -> str:
    """The question of a card's text where it needs more words than the verb has; empty elsewhere."""
    frame = table.frames[-1]
    verb = frame.verb if isinstance(frame, Ask) else None
    if isinstance(verb, ReturnRest) and verb.where == REST_ON_TOP:
        return f"Which card goes back on the deck next? {LAST_ON_TOP}"
    if isinstance(verb, PutCards) and verb.where == ON_TOP and verb.high > 1:
        return f"Put a card from your hand on top of the deck. {LAST_ON_TOP}"
    if isinstance(frame, Ask) and isinstance(verb, Either):
        card = int(frame.run.get(table, SHOWN)) if SPEAKS_OF_IT.search(verb.asks) else -1
        return f"What do you do with {cards.name(card)}?" if card >= 0 else "Which of the two?"
    if isinstance(frame, Ask) and isinstance(verb, (Exchange, Replace)):
        chosen = int(frame.run.get(table, CHOSEN)) if frame.run.get(table, STEP) == 1 else None
        return question_of_two(verb, None if chosen is None else cards.name(chosen))
    return ""


def question_of_two(verb: Exchange | Replace, chosen: str | None) -> str:
    """Which card is to be pointed at for an exchange or a replacement; chosen is the other one, once it is known."""
    if chosen is not None:
        return f"{verb.__class__.__name__} {chosen} with which {KINDS[int(verb.second)]}?"
    here, there = (verb.first, verb.second) if needs_choice(verb.first) else (verb.second, verb.first)
    if isinstance(verb, Replace):
        what = "replace"
    elif here == IN_HAND:
        what = "give"
    else:
        what = "take" if there == IN_HAND else "exchange"
    return f"Which {KINDS[int(here)]} do you {what}?"


def effect_answer(frame: Frame, action: int, text: str, sentence: str, people: People, cards: CardWords) -> str:
    """An answer in words; text is the action's text in logs, sentence the card's sentence that asks."""
    if action in (NO, YES):
        return yes_or_no(frame, action, sentence)
    if CARD <= action < CARD + 2 * 54 and text.startswith("card "):
        return card_form(frame).format(cards.name(action - CARD))
    if VALUE <= action < VALUE + 13:
        return str(action - VALUE + 1)
    if DOMAIN <= action < DOMAIN + 4:
        return DOMAIN_NAMES[action - DOMAIN]
    if SEAT <= action < SEAT + 6:
        return people.name(action - SEAT)
    return {HIGHER: "one higher", LOWER: "one lower"}.get(action, text)


def yes_or_no(frame: Frame, action: int, sentence: str) -> str:
    """No and yes mean something else in every sentence."""
    if isinstance(frame, Ask) and isinstance(frame.verb, Either):
        first, _, second = sentence.rstrip(".").partition(", or ")
        return (first if action == YES else second or "the other").strip().lower()
    if isinstance(frame, Ask) and action == NO and has_words_for_cards(frame):
        return card_form(frame).format("nothing")
    return "no" if action == NO else "yes"
