"""What the terminal needs to know of a game; this plain one works for any game, a game's own module says it better."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from techdeck.core.actions import CARD
from techdeck.core.bits import has
from techdeck.core.counting import CONCEDED, DRAW_SAID
from techdeck.core.effects.registers import PC
from techdeck.core.effects.run import Ask, Run
from techdeck.core.effects.secret import PutFaceDown
from techdeck.core.errors import IllegalAction
from techdeck.core.game import Game
from techdeck.core.state import State
from techdeck.terminal.cards import CardWords
from techdeck.terminal.deck_text import known_in_decks
from techdeck.terminal.menu import ROWS, Entry, Menu
from techdeck.terminal.people import People, listed
from techdeck.terminal.screen import Screen
from techdeck.terminal.telling import Teller

WAIT = -8
"""No action of the engine: where all act at the same time, the person lets the others go first."""


LASTING = {
    "exchange": "the end of the round",
    "city": "the end of the next round",
    "tricks": "the end of the round",
    "paradoxical": "the next claim",
    "chess": "the end of the user's next turn",
}
"""When a lasting change ends. (Exchange 6.4, City 7.4, Tricks 5.13, Paradoxical 4.12, Chess 6.9)"""


class GameText:
    """A game in words, for one seat."""

    def __init__(self, game: Game, people: People, screen: Screen) -> None:
        self.game = game
        self.people = people
        self.screen = screen
        self.cards = CardWords(game, screen)
        self.teller = self.make_teller()
        self.teller.lasting = LASTING.get(game.name, "")

    def make_teller(self) -> Teller:
        """Who tells the events."""
        return Teller(self.people, self.cards)

    def welcome(self) -> list[str]:
        """What the game is about, in a few lines."""
        return []

    def begin(self, table: State) -> None:
        """What the seat sees already need not be told as news."""

    def table(self, table: State) -> list[str]:
        """The table, as whoever this copy of it was made for sees it."""
        lines = []
        for named in table.zone_names():
            if table.zones.count(named.zone) > 0:
                ids = " ".join(self.cards.short_now(card, table) for card in table.zones.listed(named.zone))
                lines.append(self.screen.filled(f"{named.text()}: {ids}", "", "    "))
        return [*lines, self.screen.filled(f"points: {table.scores()}")]

    def moment(self, table: State) -> list[str]:
        """What is shown of the table before a choice: all of it, unless a game knows what is needed."""
        return self.table(table)

    def known_in_decks(self, table: State) -> list[str]:
        """The cards the seat knows in decks. (Family 6.2)"""
        return known_in_decks(table, self.cards)

    def scores(self, table: State) -> list[str]:
        """The points, with what they are made of."""
        return [f"{self.people.name(seat):8} {points}" for seat, points in enumerate(table.scores())]

    def hand_lines(self, table: State, cards: Sequence[int]) -> list[str]:
        """A hand on the screen."""
        return [self.screen.flow([self.cards.now(card, table) for card in cards], "  ")]

    def prompt(self, table: State) -> str:
        """What is being decided."""
        return self.people.named(table.frames[-1].prompt(table))

    def words(self, table: State, action: int) -> str:
        """An action in words."""
        return table.action_to_string(0, action)

    def menu(self, table: State, legal: Sequence[int]) -> Menu:
        """The choices."""
        cards = range(CARD, CARD + table.zones.cards)
        entries = [Entry(self.words(table, a), a, card=a - CARD if a in cards else None) for a in legal]
        grouped = sum(entry.card is not None for entry in entries) > 3
        return Menu(self.prompt(table), entries, ROWS if grouped else "list")

    def as_written(self, table: State, typed: str) -> str:
        """What a person typed, as a log would write it; a game may know short forms."""
        return typed

    def giving_up(self) -> list[str]:
        """The clauses about giving up."""
        return [f"Family 7.{number}" for number in range(1, 5)]

    def rivals(self) -> list[str]:
        """Whom the person plays against."""
        return [self.people.name(seat) for seat in range(self.game.players) if seat != self.people.own]

    def looks(self) -> dict[str, Callable[[State], list[str]]]:
        """What else one may look at in this game: a word to type, and the lines it shows."""
        return {}

    def typing(self) -> list[tuple[str, str]]:
        """Words only this game knows, with their meaning, for the help."""
        return []

    def domains(self, table: State) -> dict[int, int]:
        """Under which domain each card stands in a menu: what it counts as now."""
        return {card: int(table.domain_of(card)) for card in range(table.zones.cards)}

    def meant(self, table: State, typed: str) -> int | None:
        """What only this game understands when it is typed; TechdeckError says what is wrong with it."""
        return None

    def rule(self, table: State) -> str:
        """The clause of what is being decided."""
        return table.frames[-1].clause()

    def next_seat(self, state: State, waited: bool) -> int:
        """Who acts next: the others first, so that the person is asked only when all wait for them.

        Where all act at the same time, a game says how they take turns; waited: the person has just let them go first.
        """
        others = [seat for seat in state.acting_seats() if seat != self.people.own]
        return others[0] if others else state.acting_seats()[0]

    def draft(self, table: State) -> State:
        """A copy on which something is put together before it is done."""
        return table.clone()

    def refusal(self, draft: State, steps: list[int]) -> IllegalAction | None:
        """Why legal steps are better not begun; None if nothing is against them."""
        return None

    def goes_on(self, table: State, action: int) -> bool:
        """Whether the action only begins something that is put together first, and can still be dropped."""
        return False

    def drops(self, table: State, action: int) -> bool:
        """Whether the action gives up what was begun; while it is a draft, going back does the same for nothing."""
        return False

    def way_to(self, table: State, action: int) -> list[int]:
        """The action, after those that must come first: a menu may offer what is two steps away."""
        return [action]

    def summary(self, draft: State, action: int) -> str:
        """What was put together with this last action, to be agreed to; empty where nothing need be asked."""
        return ""

    def running(self, table: State) -> Run | None:
        """The card's text that asks, if one does."""
        frame = table.frames[-1] if table.frames else None
        return frame.run if isinstance(frame, (Ask, PutFaceDown)) else None

    def sentence(self, table: State, run: Run) -> str:
        """The sentence of the text that is being carried out."""
        verb = max(0, int(run.get(table, PC)) - 1)
        numbers = run.program.sentence
        return run.program.texts[numbers[min(verb, len(numbers) - 1)]]

    def saying(self, table: State) -> str:
        """The card whose text asks, with the sentence that is being carried out; empty if none does."""
        run = self.running(table)
        return "" if run is None else f'{self.cards.name(int(run.card))} says: "{self.sentence(table, run)}"'

    def asks_always(self, table: State) -> bool:
        """Whether the person is shown the table and asked even when there is only one choice."""
        return False

    def is_half_a_choice(self, table: State) -> bool:
        """Whether people see this choice and the next as one: if it is made for them, nothing is told of it."""
        return False

    def ending(self, table: State) -> str:
        """How the game ended: by a draw both agreed to, or with who gave up and who has won. (Family 7.6)"""
        agreed = table.players == 2 and table.nums[DRAW_SAID] == 3
        if agreed:
            return "The game is a draw: both players agreed (Family 7.6)."
        return f"{self.given_up(table)}{self.outcome(table)}"

    def given_up(self, table: State) -> str:
        """Who gave up: with others that decides who can't win. (Family 7.2, 7.3)"""
        seats = [seat for seat in range(int(table.players)) if has(table.nums[CONCEDED], seat)]
        if not seats or table.players == 1:
            return ""
        names = [self.people.name(seats[0]), *[self.people.whom(seat) for seat in seats[1:]]]
        return f"{listed(names)} gave up (Family 7.{2 if table.players == 2 else 3}). "

    def outcome(self, table: State) -> str:
        """Who has won."""
        wins = [seat for seat, share in enumerate(table.returns()) if share > 0]
        if not wins:
            return "Everybody shares the victory."
        return f"{listed([self.people.name(seat) for seat in wins])} won the game."
