"""Tricks of the Trade in words, for one seat."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from techdeck.core.actions import CARD, NO
from techdeck.core.errors import IllegalAction, TechdeckError
from techdeck.core.state import State
from techdeck.core.zones import HAND
from techdeck.games.tricks.names import (
    COUNTER,
    DECK_SWAP,
    EXACT,
    OFFER_TO,
    SAY_VALUE,
    SILENT,
    SPEAK,
    TRUMP,
    TRUMP_SWAP,
    WANTED,
)
from techdeck.games.tricks.proposals import Offering, Reply, WantExact, Wanting
from techdeck.games.tricks.table import tricks
from techdeck.games.tricks.trading import SwapCard, TradingTurn
from techdeck.terminal.game_text import GameText
from techdeck.terminal.menu import Menu
from techdeck.terminal.talk_text import as_logged, is_talk
from techdeck.terminal.tricks.ending_text import TieBreak
from techdeck.terminal.tricks.menus import Menus
from techdeck.terminal.tricks.prompts import Prompts, accepting, can_accept
from techdeck.terminal.tricks.table_text import TableText
from techdeck.terminal.tricks.telling import TricksTeller
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
        self.prompts = Prompts(self.people, self.cards)
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
        return f"{super().outcome(table)} {TieBreak(tricks(table), self.people, self.cards).words()}".rstrip()

    def as_written(self, table: State, typed: str) -> str:
        speaking = any(action == SPEAK or SAY_VALUE <= action < SILENT for action in table.legal_actions())
        return as_logged(typed) if speaking else typed

    def meant(self, table: State, typed: str) -> int | None:
        """To accept is to give a card. Talk that is used up is no choice; the engine says why. (Tricks 3.12, 3.23)"""
        if typed.lower() == "accept" and isinstance(table.frames[-1], Reply):
            raise TechdeckError(accepting(table).rstrip("."))
        might = isinstance(table.frames[-1], (TradingTurn, Reply)) and SPEAK not in table.legal_actions()
        return SPEAK if might and is_talk(typed) else None

    def rule(self, table: State) -> str:
        """Who can't accept an offer is shown why. (Tricks 3.12)"""
        stuck = isinstance(table.frames[-1], Reply) and not can_accept(table)
        return "Tricks 3.12" if stuck else super().rule(table)

    def prompt(self, table: State) -> str:
        asked = self.prompts.prompt(table)
        if asked:
            return asked
        text = super().prompt(table)
        return text[:1].upper() + text[1:] + ("" if text.endswith("?") else ".")

    def words(self, table: State, action: int) -> str:
        run = self.running(table)
        sentence = "" if run is None else self.sentence(table, run)
        return self.wording.words(table.frames[-1], action, table.game.actions.text(action), sentence)

    def menu(self, table: State, legal: Sequence[int]) -> Menu:
        choices = [*legal, *self.two_steps_away(table, legal)]
        return Menus(self.prompt(table), choices, partial(self.words, table), partial(self.now, table)).menu(
            table.frames[-1]
        )

    def now(self, table: State, card: int) -> str:
        """A card as it counts now."""
        return self.cards.now(card, table)

    def two_steps_away(self, table: State, legal: Sequence[int]) -> list[int]:
        """What may be said once one speaks, and the exact cards one may ask for."""
        found: list[int] = []
        for action in (SPEAK, EXACT):
            if action in legal:
                draft = table.clone()
                draft.apply_action(action, table.current_player())
                found += draft.legal_actions()
        return found

    def way_to(self, table: State, action: int) -> list[int]:
        legal = table.legal_actions()
        if action not in legal and SPEAK in legal and SAY_VALUE <= action < SILENT:
            return [SPEAK, action]
        if action not in legal and EXACT in legal and CARD <= action < CARD + 54:
            return [EXACT, action]
        return [action]

    def refusal(self, draft: State, steps: list[int]) -> IllegalAction | None:
        """Who asks for one card twice asks for nothing that can be given. (Tricks 3.10)"""
        wants = isinstance(draft.frames[-1], (Wanting, WantExact)) and CARD <= steps[-1] < CARD + 54
        if wants and draft.nums[WANTED] == steps[-1]:
            return IllegalAction("you ask for that card already, and no card counts for two patterns", "Tricks 3.10")
        return None

    def goes_on(self, table: State, action: int) -> bool:
        frame = table.frames[-1]
        if action in (SPEAK, EXACT, COUNTER, DECK_SWAP, TRUMP_SWAP):
            return True
        if isinstance(frame, (Wanting, WantExact)):
            partner = HAND + table.nums[OFFER_TO]
            return action != NO and table.nums[WANTED] < 0 and table.zones.count(partner) > 1
        return isinstance(frame, Offering) or (isinstance(frame, TradingTurn) and action != NO)

    def summary(self, draft: State, action: int) -> str:
        frame = draft.frames[-1]
        if isinstance(frame, SwapCard):
            return f"You {self.words(draft, action)} for the {'trump card' if frame.with_trump else 'unseen top card'}."
        if not isinstance(frame, (Wanting, WantExact)):
            return ""
        whole = tricks(draft.clone())
        if action != NO:
            whole.nums[WANTED + (0 if whole.nums[WANTED] < 0 else 1)] = action
        return self.drawing.offer_words(whole)
