"""Tech Exchange in words, for one seat."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import partial

from techdeck.core.actions import CARD, NO, SEAT
from techdeck.core.cards import FACES, card_id
from techdeck.core.errors import BadCard, IllegalAction
from techdeck.core.moves import move_action, move_seat
from techdeck.core.state import State
from techdeck.core.table import CLOCK
from techdeck.core.zones import HAND
from techdeck.games.exchange.accepting import first_waiting
from techdeck.games.exchange.arranging import Arranging
from techdeck.games.exchange.hidden import IDLE
from techdeck.games.exchange.names import (
    ACCEPT,
    CANCEL,
    COME_BACK,
    GROUPED,
    OFFER,
    OPEN,
    POINTS,
    QUIET,
    QUIET_LIMIT,
    SAY_DONE,
    SPEAK,
    STAGE,
    TO_ALL,
    TRADES,
)
from techdeck.games.exchange.offers import is_open_to
from techdeck.games.exchange.phases import Equalise, UseCard
from techdeck.games.exchange.places import Exchange, exchange
from techdeck.games.exchange.stages import COMMITTING, MEANING, MEANING_ONE, MORE_CARDS, MORE_WANTS, SPEAKING, WANTING
from techdeck.games.exchange.trading import STAGES
from techdeck.terminal.exchange.groups_text import Sight
from techdeck.terminal.exchange.menus import Menus
from techdeck.terminal.exchange.offers_text import open_offers
from techdeck.terminal.exchange.spoken import Spoken
from techdeck.terminal.exchange.steps import (
    TYPED,
    WANT,
    begins_or_goes_on,
    is_trading,
    quiet_left,
    quiet_limit,
    stage_of,
    steps_needed,
    steps_to,
)
from techdeck.terminal.exchange.table_text import TableText
from techdeck.terminal.exchange.telling import ExchangeTeller
from techdeck.terminal.exchange.wording import Wording
from techdeck.terminal.game_text import GameText
from techdeck.terminal.menu import Menu
from techdeck.terminal.talk_text import as_logged, is_talk

WELCOME = [
    "Three rounds. Trade cards to collect sets (three or four of one value) and one flush (three or four of one "
    "domain). A group scores its number of cards times the worth of the best stack among its domains; a stack is worth "
    "as many as it has cards, and every trade adds the deck's top card to its stack.",
    "Everybody trades at the same time: here each of the others does one thing, then you are asked, and you may wait. "
    "A round has two trading phases, each followed by one card effect for everybody; then the hands are scored.",
]
TYPING = [
    ("S4 for 13", "makes an offer; also S4 and K7 for 7/9, S4 value for science, S4 down for any to Ben"),
    ("Enter", "waits in trading, and takes the best grouping at the end"),
]
OFFERING = ("offer", "make")
"""With these words an offer begins."""
ASKED = re.compile(r"any .+|\d+ ?(/|or) ?\d+")
"""What may be asked for in words: any 7, any science card, 7/9."""


class ExchangeText(GameText):
    """What the terminal says of Tech Exchange."""

    def make_teller(self) -> ExchangeTeller:
        self.exchange_teller = ExchangeTeller(self.people, self.cards)
        self.wording = Wording(self.people, self.cards)
        self.spoken = Spoken(self.people, self.cards)
        self.drawing = TableText(self.people, self.cards, self.screen, self.exchange_teller)
        self.typed: list[int] = []
        return self.exchange_teller

    def welcome(self) -> list[str]:
        return WELCOME

    def typing(self) -> list[tuple[str, str]]:
        return TYPING

    def seat(self, table: State) -> int:
        """Whose choices are shown."""
        return int(table.current_player()) if self.people.own is None else self.people.own

    # --- what is shown ---

    def table(self, table: State) -> list[str]:
        return [*self.drawing.lines(exchange(table)), *self.worth_now(table)]

    def worth_now(self, table: State) -> list[str]:
        """What the person's hand would score, where its cards are the choices."""
        if self.people.own is None or table.is_terminal() or not isinstance(table.frames[-1], (UseCard, Equalise)):
            return []
        hand = table.zones.listed(HAND + self.people.own)
        return [self.screen.filled(self.drawing.worth(exchange(table), hand))]

    def moment(self, table: State) -> list[str]:
        game, seat = exchange(table), self.seat(table)
        if is_trading(game):
            return self.drawing.before_trading(game, seat)
        frame = table.frames[-1]
        if isinstance(frame, Arranging):
            self.exchange_teller.sight = Sight(game)
            return self.drawing.market(game)
        return self.table(table) if self.running(table) is None else self.drawing.in_text(game)

    def hand_lines(self, table: State, cards: Sequence[int]) -> list[str]:
        return self.drawing.hand(exchange(table), cards)

    def scores(self, table: State) -> list[str]:
        return self.drawing.scores(exchange(table))

    def prompt(self, table: State) -> str:
        game, frame = exchange(table), table.frames[-1]
        if isinstance(frame, Arranging):
            return self.arranging_question(game, self.seat(table))
        asked = self.wording.question(game, self.seat(table))
        if asked:
            return asked
        text = super().prompt(table)
        return text[:1].upper() + text[1:] + ("" if text.endswith("?") else ".")

    def arranging_question(self, table: Exchange, seat: int) -> str:
        """What the best grouping would score, and what is formed by hand so far."""
        best = self.drawing.worth(table, table.zones.listed(HAND + seat), "Best grouping")
        if Sight(table).points(table.zones.listed(HAND + seat)) == 0:
            return "Your hand has no group that scores."
        if table.nums[GROUPED + seat] == 0:
            return f"{best} Take it, or form groups by hand?"
        forming = " ".join(self.cards.short_now(card, table) for card in self.drawing.forming(table, seat))
        group = f", in this group {forming}" if forming else ""
        return f"{best} By hand so far: {int(table.nums[POINTS + seat])}{group}. How do you go on?"

    def words(self, table: State, action: int) -> str:
        run = self.running(table)
        sentence = "" if run is None else self.sentence(table, run)
        return self.wording.words(exchange(table), self.seat(table), action, sentence)

    def menu(self, table: State, legal: Sequence[int]) -> Menu:
        game, seat = exchange(table), self.seat(table)
        return Menus(game, seat, self.prompt(table), self.wording, partial(self.words, table)).menu(legal)

    def rule(self, table: State) -> str:
        stage = stage_of(exchange(table), self.seat(table))
        if stage < 0:
            return "Exchange 5.4" if is_trading(exchange(table)) else super().rule(table)
        return STAGES[stage].clause()

    # --- what is typed ---

    def as_written(self, table: State, typed: str) -> str:
        """With two decks, a card's other copy is meant if only that one may be chosen. (Family 1.9)"""
        try:
            card = self.cards.typed(typed)
        except BadCard:
            stage = stage_of(exchange(table), self.seat(table))
            return as_logged(typed) if stage in (IDLE, SPEAKING) else typed
        legal, twin = table.legal_actions(self.seat(table)), (card + FACES) % (2 * FACES)
        return f"card {card_id(twin)}" if CARD + card not in legal and CARD + twin in legal else typed

    def meant(self, table: State, typed: str) -> int | None:
        game, seat = exchange(table), self.seat(table)
        stage = stage_of(game, seat)
        if stage == IDLE:
            used_up = self.used_up(game, seat, typed)
            if used_up is not None:
                return used_up
        if stage == IDLE and " for " in typed:
            self.typed = self.spoken.steps(game, seat, typed)
            return TYPED
        if stage in (MORE_CARDS, WANTING, MORE_WANTS) and ASKED.fullmatch(typed.lower()):
            return WANT + self.spoken.wanted(typed.lower())
        return None

    def used_up(self, table: Exchange, seat: int, typed: str) -> int | None:
        """What was typed, if it may not be begun any more: the engine says why. (Exchange 2.13, 3.5, 4.6)"""
        first = typed.lower().partition(" ")[0]
        legal = table.legal_actions(seat)
        if is_talk(typed) and SPEAK not in legal:
            return SPEAK
        if (first in OFFERING or " for " in typed) and OFFER not in legal:
            return OFFER
        open_to_seat = [ACCEPT + number for number in open_offers(table) if is_open_to(table, number, seat)]
        return open_to_seat[0] if first == "accept" and open_to_seat and open_to_seat[0] not in legal else None

    def way_to(self, table: State, action: int) -> list[int]:
        return self.typed if action == TYPED else steps_to(exchange(table), self.seat(table), action)

    # --- putting together ---

    def draft(self, table: State) -> State:
        """A copy that does not end by itself while something is put together: the quiet time is looked at before."""
        draft = super().draft(table)
        draft.nums[QUIET_LIMIT] = 0
        return draft

    def refusal(self, draft: State, steps: list[int]) -> IllegalAction | None:
        game = exchange(draft)
        if self.fits_nothing(draft, steps):
            return IllegalAction("you hold nothing that fits", "Exchange 3.2")
        limit = quiet_limit(game)
        alone = len(steps) < 2 and steps != [OFFER] and stage_of(game, self.seat(draft)) <= IDLE
        left = quiet_left(game)
        if not is_trading(game) or limit == 0 or alone or steps_needed(game, self.seat(draft), steps) <= left:
            return None
        return IllegalAction(f"this takes too many steps: after {left} more trading ends", "Exchange 5.7")

    def fits_nothing(self, draft: State, steps: list[int]) -> bool:
        """Whether an accept would begin that no card can complete."""
        if len(steps) > 1 or not ACCEPT <= steps[0] < CANCEL:
            return False
        begun, seat = self.draft(draft), self.seat(draft)
        begun.apply_action(steps[0], seat)
        return begun.legal_actions(seat) == [NO]

    def drops(self, table: State, action: int) -> bool:
        """An offer or an accept that is dropped would count as begun. (Exchange 2.13, 3.5)"""
        return action == NO and stage_of(exchange(table), self.seat(table)) in (MEANING, COMMITTING)

    def goes_on(self, table: State, action: int) -> bool:
        return is_trading(exchange(table)) and begins_or_goes_on(exchange(table), self.seat(table), action)

    def summary(self, draft: State, action: int) -> str:
        game, seat = exchange(draft), self.seat(draft)
        stage, offers = stage_of(game, seat), self.wording.offers
        if stage in (MEANING, MEANING_ONE) and action != NO:
            return offers.drafted(game, seat, -1 if action == TO_ALL else action - SEAT)
        if stage == COMMITTING and action != NO:
            return offers.accepted(game, seat, action - CARD)
        if action == SAY_DONE and stage == IDLE and game.nums[OPEN + seat] != 0:
            return "You are done trading, and your open offers are withdrawn."
        if action == NO and isinstance(draft.frames[-1], Arranging):
            forming = self.drawing.forming(game, seat)
            whole = Sight(game).group(forming).points if len(forming) >= 3 else 0
            return f"You stop, and score {int(game.nums[POINTS + seat]) + whole} this round."
        return ""

    # --- who acts ---

    def next_seat(self, state: State, waited: bool) -> int:
        """In trading everybody in turn does one whole thing: an offer, an accept, a statement, an answer, being done.

        It depends on the moves alone, so that a resumed game goes on alike.
        """
        game = exchange(state)
        if not is_trading(game):
            return super().next_seat(state, waited)
        if first_waiting(state) >= 0:
            return CLOCK
        seats, last = state.acting_seats(), int(move_seat(state.moves[-1])) if len(state.moves) else CLOCK
        if last in seats and not waited and (state.nums[STAGE + last] != IDLE or is_back(state)):
            return last
        begins = state.nums[QUIET] + state.nums[TRADES] == 0
        after = self.seat(state) if waited or begins else last
        return min(seats, key=lambda seat: (seat - after - 1) % state.game.players)


def is_back(state: State) -> bool:
    """Whether the last move was that somebody came back: what for is still to come."""
    return bool(move_action(state.moves[-1]) == COME_BACK)
