"""A game on the screen, drawn from its view; this plain layout does for any game, a game's own module does better."""

from __future__ import annotations

from collections.abc import Callable

from techdeck.core.cards import DOMAIN_NAMES, LETTERS
from techdeck.core.game import Game
from techdeck.core.state import State
from techdeck.core.view import View
from techdeck.terminal.menu import WILD, Menu
from techdeck.terminal.menus import plain_menu
from techdeck.terminal.screen import DOMAIN_COLOURS, Screen
from techdeck.terminal.sight import Card, Sight
from techdeck.words.cards import counts_as
from techdeck.words.english import capitalised, listed
from techdeck.words.people import People
from techdeck.words.wording import Wording

WAIT = -8
"""No action of the engine: where all act at the same time, the person lets the others go first."""


class GameText:
    """A game for one seat: how its table looks, how its choices are laid out, what only here may be typed."""

    def __init__(self, game: Game, people: People, screen: Screen) -> None:
        self.game = game
        self.people = people
        self.screen = screen
        self.words = Wording(game, people, self.colour)

    def colour(self, card: str, text: str) -> str:
        """The text in the colour of the card's printed domain."""
        domain = LETTERS.find(card[0])
        return text if domain < 0 else self.screen.paint(text, DOMAIN_COLOURS[domain])

    # --- the table ------------------------------------------------------------------------------------

    def welcome(self) -> list[str]:
        """What the game is about, in a few lines."""
        return list(self.game.words.get("welcome", {}).values())

    def table(self, sight: Sight) -> list[str]:
        """The table: every zone that has cards, and what else there is to see."""
        lines = []
        for zone in sight.view["zones"]:
            own = zone["name"] == "hand" and zone["seat"] == sight.seat
            if zone["cards"] and not own:
                name = zone["name"].replace("_", " ")
                whose = "" if zone["seat"] is None else f"{self.people.whose(zone['seat'])} "
                lines.append(self.screen.filled(capitalised(f"{whose}{name}: {self.pile(zone['cards'])}"), "", "    "))
        return [*lines, *self.scores(sight)]

    def pile(self, cards: list[Card]) -> str:
        """The cards that are seen by their ids, the others by how many they are."""
        seen = [card for card in cards if card is not None]
        unseen = len(cards) - len(seen)
        return " ".join([*([f"{unseen} unseen"] if unseen else []), self.words.cards.ids(seen)]).strip()

    def moment(self, sight: Sight) -> list[str]:
        """What is shown of the table before a choice: all of it, unless a game knows what is needed."""
        return self.table(sight)

    def scores(self, sight: Sight) -> list[str]:
        """The points, with what they are made of."""
        return [f"{self.people.name(seat):8} {points}" for seat, points in enumerate(sight.view["scores"])]

    def of_the_hand(self, sight: Sight) -> list[str]:
        """What is to be said of the hand as a whole, also where its cards stand among the choices."""
        return []

    def hand_lines(self, sight: Sight) -> list[str]:
        """The hand, grouped by domain."""
        lines = []
        for name in [*DOMAIN_NAMES, WILD]:
            row = [self.now(sight, card) for card in sight.hand() if self.domain(sight, card) == name]
            if row:
                lines.append(self.screen.flow(row, f"  {name:12}", " " * 14))
        return lines

    def now(self, sight: Sight, card: str) -> str:
        """K9 Navigation, and what it counts as if a text has changed it."""
        change = sight.counts_as(card)
        name = f"{self.colour(card, card)} {self.colour(card, self.game.deck.names[self.words.cards.face(card)])}"
        return name if change is None else f"{name} (counts as {counts_as(change['value'], change['domain'])})"

    def domain(self, sight: Sight, card: str) -> str:
        """The domain a card counts as."""
        change = sight.counts_as(card)
        if change is not None:
            return str(change["domain"])
        return DOMAIN_NAMES[LETTERS.index(card[0])] if card[0] in LETTERS else WILD

    # --- choosing -------------------------------------------------------------------------------------

    def menu(self, sight: Sight) -> Menu:
        """The choices, with the question above them."""
        return plain_menu(sight, self)

    def asks_always(self, sight: Sight) -> bool:
        """Whether the person is shown the table and asked even when there is only one choice."""
        return False

    def summary(self, command: dict[str, object]) -> str:
        """What was put together, to be agreed to; empty where nothing need be asked."""
        return self.words.command(command)

    def typed(self, view: View, typed: str) -> dict[str, object] | None:
        """A whole command that was typed in a line, where this game knows such lines; None if it is none."""
        return None

    def next_seat(self, state: State, waited: bool) -> int:
        """Who acts next: the others first, so that the person is asked only when all wait for them.

        Where all act at the same time, a game says how they take turns; waited: the person has just let them go first.
        """
        others = [seat for seat in state.acting_seats() if seat != self.people.own]
        return others[0] if others else state.acting_seats()[0]

    # --- what else may be typed -----------------------------------------------------------------------

    def looks(self) -> dict[str, Callable[[Sight], list[str]]]:
        """What else one may look at in this game: a word to type, and the lines it shows."""
        return {}

    def typing(self) -> list[tuple[str, str]]:
        """Words only this game knows, with their meaning, for the help."""
        return []

    # --- the end --------------------------------------------------------------------------------------

    def rivals(self) -> list[str]:
        """Whom the person plays against."""
        return [self.people.name(seat) for seat in range(self.game.players) if seat != self.people.own]

    def ending(self, sight: Sight) -> str:
        """How the game ended: by a draw both agreed to, or with who gave up and who has won. (Family 7.6)"""
        if len(sight.view["draw_offered"]) == 2:
            return "The game is a draw: you both agreed (Family 7.6)."
        return f"{self.given_up(sight)}{self.outcome(sight)}"

    def giving_up(self) -> list[str]:
        """The clauses about giving up."""
        return [f"Family 7.{number}" for number in range(1, 5)]

    def given_up(self, sight: Sight) -> str:
        """Who gave up: with others that decides who can't win. (Family 7.2, 7.3)"""
        seats = sight.view["conceded"]
        if not seats or sight.players == 1:
            return ""
        names = [self.people.name(seats[0]), *[self.people.whom(seat) for seat in seats[1:]]]
        return f"{listed(names)} gave up (Family 7.{2 if sight.players == 2 else 3}). "

    def outcome(self, sight: Sight) -> str:
        """Who has won."""
        wins = [seat for seat, share in enumerate(sight.view["returns"]) if share > 0]
        if not wins:
            return "Everybody shares the victory."
        return f"{listed([self.people.name(seat) for seat in wins])} won the game."
