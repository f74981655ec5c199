"""Paradoxical in words, for one seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from techdeck.core.actions import CARD, PILE
from techdeck.core.bits import size
from techdeck.core.counting import CONCEDED
from techdeck.core.effects.run import ChoosePile, Run
from techdeck.core.errors import TechdeckError
from techdeck.core.state import State
from techdeck.games.paradoxical.building import HandLimit, PoolLimit
from techdeck.games.paradoxical.claiming import claim_under_way
from techdeck.games.paradoxical.names import ENOUGH, adding, claiming
from techdeck.games.paradoxical.phases import Turn
from techdeck.games.paradoxical.places import Paradoxical, paradoxical
from techdeck.terminal.game_text import GameText
from techdeck.terminal.menu import Menu
from techdeck.terminal.paradoxical.claims_text import offered_claims
from techdeck.terminal.paradoxical.menus import WHOLE, Menus
from techdeck.terminal.paradoxical.table_text import TableText
from techdeck.terminal.paradoxical.telling import ParadoxicalTeller
from techdeck.terminal.paradoxical.wording import Wording, pile_sentence, too_many

WELCOME = [
    "Two decks: one of knowledge and science, one of technology and service. Each turn you do one thing: draw a card "
    "face up into your tableau (ten cards at most), use a card's effect, add a card of your hand, or claim a paradox.",
    "A paradox is a set of cards that outweighs as many others of your tableau: two pairs against four cards, a full "
    "house or a straight against five. A pair needs a card of each deck. Whoever claims two paradoxes first wins.",
]
TYPING = [
    ("draw 1", "draws from deck 1; draw 2 from deck 2"),
    ("use K9", "uses a card; add K9 puts a card of your hand into your tableau"),
]
SHORT_FORMS = {"draw": "pile", "deck": "pile", "use": "card", "discard": "card"}
"""First words people type, and what a log has for them."""


class ParadoxicalText(GameText):
    """What the terminal says of Paradoxical."""

    def make_teller(self) -> ParadoxicalTeller:
        self.paradoxical_teller = ParadoxicalTeller(self.people, self.cards)
        self.wording = Wording(self.people, self.cards)
        self.drawing = TableText(self.people, self.cards, self.screen, self.paradoxical_teller)
        return self.paradoxical_teller

    def welcome(self) -> list[str]:
        return WELCOME

    def typing(self) -> list[tuple[str, str]]:
        return TYPING

    def as_written(self, table: State, typed: str) -> str:
        first, _, rest = typed.lower().partition(" ")
        return f"{SHORT_FORMS[first]} {rest}" if rest and first in SHORT_FORMS else typed

    def meant(self, table: State, typed: str) -> int | None:
        claims = typed.lower().startswith("claim") and isinstance(table.frames[-1], Turn)
        if claims and max(table.legal_actions(self.asked_seat(table))) < claiming(table.zones.cards):
            raise TechdeckError("Your tableau holds no valid paradox (Paradoxical 3.1)")
        return super().meant(table, typed)

    def looks(self) -> dict[str, Callable[[State], list[str]]]:
        every: list[tuple[str, str, Callable[[Paradoxical], list[str]]]] = [
            ("c", "cards", self.drawing.texts),
            ("d", "discard", self.drawing.discards),
        ]
        return {word: partial(shown, look) for short, long, look in every for word in (short, long)}

    def table(self, table: State) -> list[str]:
        return self.drawing.lines(paradoxical(table))

    def moment(self, table: State) -> list[str]:
        game = paradoxical(table)
        middle = not isinstance(table.frames[-1], Turn)
        return self.drawing.lines(game, brief=middle and self.people.own == game.active())

    def hand_lines(self, table: State, cards: Sequence[int]) -> list[str]:
        return self.drawing.hand(paradoxical(table), cards)

    def scores(self, table: State) -> list[str]:
        return self.drawing.scores(paradoxical(table))

    def outcome(self, table: State) -> str:
        told = super().outcome(table)
        if max(table.scores()) >= ENOUGH or table.players - size(table.nums[CONCEDED]) < 2:
            return told
        return f"All turns are over; the most tokens win (Paradoxical 5.3, 5.4). {told}"

    def prompt(self, table: State) -> str:
        asked = self.wording.question(paradoxical(table))
        if asked:
            return asked
        text = super().prompt(table)
        return text[:1].upper() + text[1:] + ("" if text.endswith("?") else ".")

    def running(self, table: State) -> Run | None:
        frame = table.frames[-1] if table.frames else None
        return frame.run if isinstance(frame, ChoosePile) else super().running(table)

    def sentence(self, table: State, run: Run) -> str:
        frame = table.frames[-1]
        return pile_sentence(table, frame) if isinstance(frame, ChoosePile) else super().sentence(table, run)

    def words(self, table: State, action: int) -> str:
        run = self.running(table)
        return self.wording.words(paradoxical(table), action, "" if run is None else self.sentence(table, run))

    def menu(self, table: State, legal: Sequence[int]) -> Menu:
        words = partial(self.words, table)
        return Menus(paradoxical(table), self.asked_seat(table), self.prompt(table), self.cards, words).menu(legal)

    def asked_seat(self, table: State) -> int:
        """Whose choices are shown."""
        return int(table.current_player()) if self.people.own is None else self.people.own

    def way_to(self, table: State, action: int) -> list[int]:
        game, seat = paradoxical(table), self.asked_seat(table)
        if action < WHOLE:
            return self.with_forced(game, action) if self.is_claiming(game, action) else [action]
        claim = offered_claims(game, seat)[action - WHOLE]
        asks_rest = len(game.tableau(seat)) > 2 * claim.size
        cards = [*claim.set_cards, *(claim.indifferent if asks_rest else ())]
        return [int(claiming(game.zones.cards)) + claim.kind, *[CARD + card for card in cards]]

    def with_forced(self, table: Paradoxical, action: int) -> list[int]:
        """A step of a claim, and those after it that leave no choice. (Paradoxical 3.2)"""
        seat, draft, steps = self.asked_seat(table), table.clone(), [action]
        while draft.choices(seat).has(steps[-1]):
            draft.apply_action(steps[-1], seat)
            legal = draft.legal_actions(seat) if self.in_claim(draft) else []
            if len(legal) != 1:
                break
            steps.append(legal[0])
        return steps

    def in_claim(self, table: State) -> bool:
        """Whether a claim is being put together."""
        return claim_under_way(table) is not None

    def is_claiming(self, table: Paradoxical, action: int) -> bool:
        """Whether the action belongs to a claim."""
        return self.in_claim(table) or (isinstance(table.frames[-1], Turn) and action >= claiming(table.zones.cards))

    def goes_on(self, table: State, action: int) -> bool:
        game = paradoxical(table)
        if self.is_claiming(game, action):
            draft = game.clone()
            draft.apply_action(action, self.asked_seat(table))
            return self.in_claim(draft)
        if isinstance(game.frames[-1], (PoolLimit, HandLimit)):
            return too_many(game) > 1
        takes_room = PILE <= action < PILE + 2 or action >= adding(game.zones.cards)
        return isinstance(game.frames[-1], Turn) and takes_room and game.is_full(self.asked_seat(table))

    def summary(self, draft: State, action: int) -> str:
        game, seat, begun = paradoxical(draft), self.asked_seat(draft), claim_under_way(draft)
        if begun is None:
            return ""
        claims = self.drawing.claims
        return claims.sentence(game, seat, claims.put_together(game, seat, begun, action - CARD))


def shown(look: Callable[[Paradoxical], list[str]], table: State) -> list[str]:
    """The lines about a table of this game."""
    return look(paradoxical(table))
