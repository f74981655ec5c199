"""The actions and questions of Paradoxical in words, by what is being decided."""

from __future__ import annotations

from techdeck.core.actions import CARD, NO, PILE
from techdeck.core.effects.registers import PC
from techdeck.core.effects.run import ChoosePile
from techdeck.core.frames import Frame
from techdeck.core.state import State
from techdeck.games.paradoxical.building import HandLimit, MakeRoom, PoolLimit
from techdeck.games.paradoxical.claiming import ChooseIndifferent, ChooseSet, claim_under_way
from techdeck.games.paradoxical.names import KIND_NAMES, adding, claiming
from techdeck.games.paradoxical.phases import Turn
from techdeck.games.paradoxical.places import Paradoxical
from techdeck.games.paradoxical.rewards import AddAfter, DrawAfter
from techdeck.terminal.cards import CardWords
from techdeck.terminal.effect_text import effect_answer, effect_question
from techdeck.terminal.paradoxical.claims_text import ClaimWords
from techdeck.terminal.people import People

DECKS = ["deck 1 (knowledge, science)", "deck 2 (technology, service)"]

WITH_CARD: list[tuple[type[Frame], str]] = [
    (Turn, "use {}"),
    (ChooseSet, "{} in the set"),
    (ChooseIndifferent, "{} as an indifferent card"),
    (MakeRoom, "discard {}"),
    (HandLimit, "discard {}"),
    (PoolLimit, "discard {}"),
]
"""What pointing at a card means, frame by frame."""


PILE_QUESTIONS = [
    ("discard pile", "The discard pile of which deck?"),
    ("draw", "Draw from which deck?"),
    ("look at", "Look at cards of which deck?"),
]
"""Words of a sentence, and what is asked when it is about one of the decks."""


class Wording:
    """Says what an action does, in the person's own words."""

    def __init__(self, people: People, cards: CardWords) -> None:
        self.people = people
        self.cards = cards
        self.claims = ClaimWords(cards)

    def words(self, table: Paradoxical, action: int, sentence: str) -> str:
        """The action in words; sentence is the card's sentence that asks."""
        frame, cards = table.frames[-1], table.zones.cards
        if action >= claiming(cards):
            return f"claim {KIND_NAMES[action - int(claiming(cards))]}, card by card"
        if action >= adding(cards):
            return f"add {self.cards.name(action - int(adding(cards)))} to your tableau"
        if PILE <= action < PILE + 2:
            return DECKS[action - PILE] if isinstance(frame, ChoosePile) else f"draw from {DECKS[action - PILE]}"
        if isinstance(frame, AddAfter) and action == NO:
            return "add no more cards"
        own = next((words for kind, words in WITH_CARD if isinstance(frame, kind)), "")
        if own and action >= CARD:
            return own.format(self.cards.name(action - CARD))
        return effect_answer(frame, action, table.game.actions.text(action), sentence, self.people, self.cards)

    def question(self, table: Paradoxical) -> str:
        """The question of the moment; empty where the engine's own words will do."""
        frame = table.frames[-1]
        begun = claim_under_way(table)
        if begun is not None:
            return self.claims.so_far(table, begun)
        if isinstance(frame, Turn):
            return "Your turn: what do you do? (c shows the texts of your cards)"
        if isinstance(frame, MakeRoom):
            return "Your tableau is full. Which of its ten cards do you discard?"
        if isinstance(frame, (PoolLimit, HandLimit)):
            where = "The pool" if isinstance(frame, PoolLimit) else "Your hand"
            return f"{where} has room for five cards. Which one do you discard? ({too_many(table)} to go)"
        if isinstance(frame, DrawAfter):
            return f"Draw a card into your hand, {int(frame.left)} to come. From which deck?"
        if isinstance(frame, AddAfter):
            return f"You may add up to {'two cards' if frame.left > 1 else 'one more card'} of your hand. Which one?"
        if isinstance(frame, ChoosePile):
            sentence = pile_sentence(table, frame).lower()
            return next((asked for words, asked in PILE_QUESTIONS if words in sentence), "Which deck?")
        return effect_question(table, self.cards)


def pile_sentence(table: State, frame: ChoosePile) -> str:
    """The sentence for which a deck is chosen. (Family 3.28)"""
    program = frame.run.program
    return program.texts[program.sentence[int(frame.run.get(table, PC))]]


def too_many(table: Paradoxical) -> int:
    """How many cards must still go where there are too many. (Paradoxical 1.9, 3.10)"""
    frame = table.frames[-1]
    assert isinstance(frame, (PoolLimit, HandLimit))
    return int(frame.too_many(table))
