"""Tricks of the Trade in words, for one seat."""

from __future__ import annotations

from collections.abc import Sequence

from techdeck.core.actions import CARD, DOMAIN, NO, SEAT, VALUE
from techdeck.core.cards import DOMAIN_NAMES, NO_DOMAIN
from techdeck.core.effects.control import Either
from techdeck.core.effects.look import REST_ON_TOP, ReturnRest
from techdeck.core.effects.swap import Exchange, Replace
from techdeck.core.effects.verb import CHOSEN, STEP, Ask
from techdeck.core.state import State
from techdeck.core.table import CONCEDED
from techdeck.core.zones import HAND
from techdeck.games.tricks.names import (
    COUNTER,
    DECK_SWAP,
    OFFER_TO,
    OFFERED,
    PROPOSAL_LIMIT,
    PROPOSALS,
    TRUMP,
    TRUMP_SWAP,
    WANTED,
)
from techdeck.games.tricks.phases import Bidding, UseCard
from techdeck.games.tricks.places import tricks
from techdeck.games.tricks.talk import Answering
from techdeck.games.tricks.trading import Offering, Reply, SwapCard, TradingTurn, Wanting
from techdeck.games.tricks.tricktaking import PlayCard
from techdeck.terminal.game_text import GameText
from techdeck.terminal.menu import LIST, Entry, Menu
from techdeck.terminal.tricks.menus import bid_menu, card_menu, numbers_menu, offer_menu, turn_menu, want_menu
from techdeck.terminal.tricks.table_text import TableText
from techdeck.terminal.tricks.telling import TricksTeller, question
from techdeck.terminal.tricks.wording import Wording

WELCOME = [
    "Three rounds. In each you get ten cards, may trade, and say in secret how many of the six tricks you will win. "
    "Then everybody may use one card's effect, and the tricks are played.",
    "Follow the led domain if you can. Trump beats all else. A bid met exactly scores most; tricks with cards of "
    "your goal's domain score more.",
]


class TricksText(GameText):
    """What the terminal says of Tricks of the Trade."""

    def make_teller(self) -> TricksTeller:
        exact = 4 if self.game.options()["bid_bonus"] == "cumulative" else 3
        self.tricks_teller = TricksTeller(self.people, self.cards, exact)
        self.wording = Wording(self.people, self.cards)
        self.drawing = TableText(self.people, self.cards, self.screen, self.tricks_teller)
        return self.tricks_teller

    def begin(self, table: State) -> None:
        if table.zones.count(TRUMP) > 0:
            self.tricks_teller.trump_told = int(tricks(table).trump_card())

    def welcome(self) -> list[str]:
        return WELCOME

    def table(self, table: State) -> list[str]:
        return self.drawing.lines(tricks(table))

    def hand_lines(self, table: State, cards: Sequence[int]) -> list[str]:
        return self.drawing.hand(tricks(table), cards)

    def scores(self, table: State) -> list[str]:
        return self.drawing.scores(tricks(table))

    def outcome(self, table: State) -> str:
        scores, told = table.scores(), super().outcome(table)
        best = [seat for seat, points in enumerate(scores) if points == max(scores)]
        wins = [seat for seat, share in enumerate(table.returns()) if share > 0]
        level = len(best) > len(wins) > 0 and table.nums[CONCEDED] == 0
        return f"{told} Points were level; a tie-break decided (Tricks 9.3-9.6)." if level else told

    def prompt(self, table: State) -> str:
        frame, nums = table.frames[-1], table.nums
        partner = self.people.whom(int(nums[OFFER_TO])) if nums[OFFER_TO] >= 0 else ""
        if isinstance(frame, TradingTurn):
            left = int(nums[PROPOSAL_LIMIT] - nums[PROPOSALS])
            return f"Your trading turn: you may make one trade ({left} proposal{'s' if left > 1 else ''} left)."
        if isinstance(frame, Offering):
            return "Offer a second card as well?" if nums[OFFERED] >= 0 else f"Which card do you offer {partner}?"
        if isinstance(frame, Wanting):
            return "Ask for a second card as well?" if nums[WANTED] >= 0 else f"What do you ask {partner} for?"
        if isinstance(frame, Reply):
            return "Your answer? (To accept, give a fitting card.)"
        if isinstance(frame, PlayCard):
            led = int(frame.led_domain(table))
            return "You lead: play any card." if led == NO_DOMAIN else self.following(table, led)
        return self.other_prompt(table)

    def following(self, table: State, led: int) -> str:
        """What following means for this hand. (Tricks 6.2)"""
        name = DOMAIN_NAMES[led]
        held = any(table.domain_of(card) == led for card in table.zones.listed(HAND + table.current_player()))
        return f"Play a card: {name} was led, you must follow." if held else f"Play any card: you hold no {name}."

    def other_prompt(self, table: State) -> str:
        """Bids, effects and their questions."""
        frame = table.frames[-1]
        if isinstance(frame, Bidding):
            return "How many of the six tricks will you win? The bids are secret until all have bid."
        if isinstance(frame, UseCard):
            return "Use the effect of one card? It is then discarded and you draw another. (c shows the texts)"
        if isinstance(frame, Answering):
            asks = question(table.game.actions.text(int(frame.question)))
            return f'{self.people.does(int(frame.asker), "ask")}: "{asks}" Your answer?'
        if isinstance(frame, Ask):
            asked = self.asked(table, frame)
            if asked:
                return asked
        text = super().prompt(table)
        return text[:1].upper() + text[1:] + ("" if text.endswith("?") else ".")

    def asked(self, table: State, frame: Ask) -> str:
        """Questions of a card's text that need more words than the verb has."""
        verb, run = frame.verb, frame.run
        if isinstance(verb, ReturnRest) and verb.where == REST_ON_TOP:
            return "Which card goes back on the deck next? The last one will be on top."
        if isinstance(verb, Either):
            return "Which of the two?"
        if isinstance(verb, (Exchange, Replace)):
            what = "Exchange" if isinstance(verb, Exchange) else "Replace"
            if run.get(table, STEP) == 1:
                return f"{what} {self.cards.name(int(run.get(table, CHOSEN)))} with which card?"
            return f"{what} which card?"
        return ""

    def words(self, table: State, action: int) -> str:
        run = self.running(table)
        sentence = "" if run is None else self.sentence(table, run)
        return self.wording.words(table.frames[-1], action, table.game.actions.text(action), sentence)

    def menu(self, table: State, legal: Sequence[int]) -> Menu:
        frame, question = table.frames[-1], self.prompt(table)
        if isinstance(frame, TradingTurn):
            return turn_menu(question, legal, lambda action: self.words(table, action))
        if isinstance(frame, Offering):
            return offer_menu(
                question, legal, lambda action: self.words(table, action), lambda card: self.cards.now(card, table)
            )
        if isinstance(frame, Wanting):
            return want_menu(question, legal, lambda action: self.words(table, action))
        if isinstance(frame, Bidding):
            return bid_menu(question, legal)
        if all(VALUE <= action < DOMAIN for action in legal):
            return numbers_menu(question, legal, VALUE, 1)
        if any(CARD <= action < CARD + 54 for action in legal):
            return card_menu(
                question, legal, lambda action: self.words(table, action), lambda card: self.cards.now(card, table)
            )
        return Menu(question, [Entry(self.words(table, action), action) for action in legal], LIST)

    def goes_on(self, table: State, action: int) -> bool:
        frame = table.frames[-1]
        if isinstance(frame, TradingTurn):
            return SEAT <= action < SEAT + 6 or action in (DECK_SWAP, TRUMP_SWAP)
        if isinstance(frame, Wanting):
            partner = HAND + table.nums[OFFER_TO]
            return action != NO and table.nums[WANTED] < 0 and table.zones.count(partner) > 1
        return isinstance(frame, Offering) or action == COUNTER

    def summary(self, draft: State, done: Sequence[int]) -> str:
        frame, action = draft.frames[-1], done[-1]
        if isinstance(frame, SwapCard):
            return f"You {self.words(draft, action)} for the {'trump card' if frame.with_trump else 'unseen top card'}."
        if not isinstance(frame, Wanting):
            return ""
        whole = tricks(draft.clone())
        if action != NO:
            whole.nums[WANTED + (0 if whole.nums[WANTED] < 0 else 1)] = action
        return self.drawing.offer_words(whole)
