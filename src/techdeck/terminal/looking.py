"""What a person may look at: the news, the table, the hand, points, the last events, the end."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from techdeck.core.state import State
from techdeck.core.view import View
from techdeck.core.zones import DISCARD
from techdeck.terminal.game_text import GameText
from techdeck.terminal.menu import Menu
from techdeck.terminal.screen import Screen

LATELY = 20
"""How many sentences `l` shows."""


class Looking:
    """Shows a seat what it may see, from its view and its feed."""

    def __init__(self, state: State, seat: int, text: GameText, screen: Screen) -> None:
        self.state = state
        self.seat = seat
        self.text = text
        self.screen = screen
        self.journal = state.watch()
        self.text.teller.meet(self.view().table)
        self.told = self.text.teller.tell(self.journal.feed(seat))
        self.heard = len(self.journal.events)
        self.text.begin(self.view().table)
        self.text.teller.remember(self.view().table)

    def view(self) -> View:
        """What the seat knows now."""
        return self.state.view(self.seat)

    def words(self) -> dict[str, Callable[[], None]]:
        """What may be typed to look at something."""
        every: list[tuple[str, str, Callable[[], None]]] = [
            ("t", "table", self.show_table),
            ("s", "scores", self.show_scores),
            ("l", "last", self.show_lately),
            ("c", "cards", self.show_cards),
            ("d", "discard", self.show_discard),
        ]
        own = {word: partial(self.show_lines, look) for word, look in self.text.looks().items()}
        return {word: look for short, long, look in every for word in (short, long)} | own

    def show_lines(self, look: Callable[[State], list[str]]) -> None:
        """Something only this game has to look at."""
        for line in look(self.view().table):
            self.screen.say(line)

    def tell_news(self) -> None:
        """What happened since the last move."""
        events = self.journal.feed(self.seat, self.heard)
        self.heard += len(events)
        news = self.text.teller.tell(events)
        self.text.teller.remember(self.view().table)
        self.told += news
        if news:
            self.screen.say()
        for line in news:
            self.screen.paragraph(line, "- ", "  ")

    def show_table(self, view: View | None = None) -> None:
        """The table; before a choice, given the view, as much as is needed; last, cards known in decks."""
        self.screen.say()
        table = self.view().table if view is None else view.table
        lines = self.text.table(table) if view is None else self.text.moment(table)
        for line in [*lines, *self.text.known_in_decks(table)]:
            self.screen.say(line)

    def show_above(self, table: State, menu: Menu) -> None:
        """What belongs above the choices: the hand, and the text that asks."""
        self.show_hand(table, menu)
        self.show_text(table)

    def show_hand(self, table: State, menu: Menu) -> None:
        """The hand, unless it is empty or the choices are just its cards."""
        hand = self.view().hand(self.seat)
        if hand and set(hand) != {entry.card for entry in menu.entries if entry.card is not None}:
            self.screen.say("Your hand:")
            for line in self.text.hand_lines(table, hand):
                self.screen.say(line)

    def show_text(self, table: State) -> None:
        """The card's text that asks, with the sentence that is being carried out."""
        said = self.text.saying(table)
        if said:
            self.screen.paragraph(said)

    def show_scores(self) -> None:
        """The points."""
        for line in self.text.scores(self.view().table):
            self.screen.say(line)

    def show_lately(self) -> None:
        """The last things that happened."""
        for line in self.told[-LATELY:] or ["Nothing has happened yet."]:
            self.screen.paragraph(line, "- ", "  ")

    def show_cards(self) -> None:
        """The hand with the texts of its cards."""
        view = self.view()
        for card in view.hand(self.seat):
            self.screen.paragraph(
                f"{self.text.cards.now(card, view.table)}: {self.text.cards.text(card)}", "  ", "      "
            )

    def show_discard(self) -> None:
        """The discard pile, top card first. (Family 2.3)"""
        cards = self.view().table.zones.listed(DISCARD)[::-1]
        names = [self.text.cards.name(card) for card in cards]
        order = ["Top card first:"] if len(cards) > 1 else []
        self.screen.say(self.screen.flow([*order, *names], "  ") if cards else "  The discard pile is empty.")

    def finish(self) -> None:
        """The last news, the points, and who has won."""
        self.tell_news()
        self.screen.say()
        self.screen.say(self.screen.heading("the end"))
        self.show_scores()
        self.screen.say(self.screen.bold(self.screen.filled(self.text.ending(self.view().table))))
