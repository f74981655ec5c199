"""What is being decided in Tricks of the Trade, as a question to the person."""

from __future__ import annotations

from techdeck.core.actions import CARD
from techdeck.core.cards import DOMAIN_NAMES, NO_DOMAIN
from techdeck.core.state import State
from techdeck.core.zones import HAND
from techdeck.games.tricks.names import OFFER_TO, OFFERED, PROPOSAL_LIMIT, PROPOSALS, TALK_LIMIT, TALKED, WANTED
from techdeck.games.tricks.phases import Bidding, UseCard
from techdeck.games.tricks.proposals import Offering, Reply, WantExact, Wanting
from techdeck.games.tricks.table import tricks
from techdeck.games.tricks.talk import Answering, Speaking
from techdeck.games.tricks.trading import TradingTurn
from techdeck.games.tricks.tricktaking import PlayCard
from techdeck.terminal.cards import CardWords
from techdeck.terminal.effect_text import effect_question
from techdeck.terminal.people import People
from techdeck.terminal.talk_text import question


class Prompts:
    """Questions by what is being decided; empty where the engine's own words will do."""

    def __init__(self, people: People, cards: CardWords) -> None:
        self.people = people
        self.cards = cards

    def prompt(self, table: State) -> str:
        """The question of the moment."""
        return self.of_trading(table) or self.of_play(table) or effect_question(table, self.cards)

    def of_trading(self, table: State) -> str:
        """Questions of the trading phase. (Tricks 3)"""
        frame, nums = table.frames[-1], table.nums
        partner = self.people.whom(int(nums[OFFER_TO])) if nums[OFFER_TO] >= 0 else ""
        if isinstance(frame, TradingTurn):
            left = number_of(int(nums[PROPOSAL_LIMIT] - nums[PROPOSALS]), "proposal")
            talk = number_of(talk_left(table), "statement", "or question")
            return f"Your trading turn: you may make one trade ({left}, {talk} left)."
        if isinstance(frame, Offering):
            return "Offer a second card as well?" if nums[OFFERED] >= 0 else f"Which card do you offer {partner}?"
        if isinstance(frame, WantExact):
            return "Which card? Type it, like S7."
        if isinstance(frame, Wanting):
            return "Ask for a second card as well?" if nums[WANTED] >= 0 else f"What do you ask {partner} for?"
        if isinstance(frame, Reply):
            return f"Your answer? ({accepting(table)} {number_of(talk_left(table), 'statement')} left.)"
        if isinstance(frame, Speaking):
            return "What do you say?"
        if isinstance(frame, Answering):
            asked = question(table.game.actions.text(int(frame.question)))
            return f'{self.people.does(int(frame.asker), "ask")}: "{asked}" Your answer?'
        return ""

    def of_play(self, table: State) -> str:
        """Questions of bidding, of using a card and of the tricks. (Tricks 4, 5.1, 6)"""
        frame = table.frames[-1]
        if isinstance(frame, Bidding):
            return "How many of the six tricks will you win? The bids are secret until all have bid."
        if isinstance(frame, UseCard):
            return "Use the effect of one card? It is then discarded and you draw another. (c shows the texts)"
        if isinstance(frame, PlayCard):
            led = int(tricks(table).led_domain())
            return "You lead: play any card." if led == NO_DOMAIN else following(table, led)
        return ""


def can_accept(table: State) -> bool:
    """Whether the one asked holds fitting cards for all the patterns. (Tricks 3.12)"""
    return any(CARD <= action < CARD + 54 for action in table.legal_actions())


def accepting(table: State) -> str:
    """How the one asked accepts an offer, or why that is not possible. (Tricks 3.10, 3.12)"""
    two = table.nums[WANTED + 1] >= 0
    if not can_accept(table):
        return f"You hold {'no two cards that fit' if two else 'nothing that fits'}, so you can't accept."
    return f"To accept, give {'two fitting cards, one after the other' if two else 'a fitting card'}."


def talk_left(table: State) -> int:
    """How many statements and questions the asked seat has left in this trading turn. (Tricks 3.23)"""
    return int(table.nums[TALK_LIMIT] - table.nums[TALKED + table.current_player()])


def number_of(number: int, *words: str) -> str:
    """1 proposal, 2 statements or questions."""
    return f"{number} {' '.join(words if number == 1 else [f'{word}s' for word in words])}"


def following(table: State, led: int) -> str:
    """What following means for this hand. (Tricks 6.2)"""
    name = DOMAIN_NAMES[led]
    held = any(table.domain_of(card) == led for card in table.zones.listed(HAND + table.current_player()))
    return f"Play a card: {name} was led, you must follow." if held else f"Play any card: you hold no {name}."
