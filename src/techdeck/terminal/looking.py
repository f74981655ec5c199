"""What a person may look at: the news, the table, the hand, points, the last events, the end."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from techdeck.core.cards import card_id
from techdeck.core.state import State
from techdeck.core.view import View
from techdeck.terminal.deck_text import known_in_decks
from techdeck.terminal.game_text import GameText
from techdeck.terminal.menu import Menu
from techdeck.terminal.screen import Screen
from techdeck.terminal.sight import Sight

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
        self.told = self.text.words.tell([event.to_dict() for event in self.journal.feed(seat)])
        self.heard = len(self.journal.events)
        self.text.words.remember(self.sight().view)

    def sight(self) -> Sight:
        """What the seat sees now."""
        return Sight(self.state.view(self.seat))

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

    def show_lines(self, look: Callable[[Sight], list[str]]) -> None:
        """Something only this game has to look at."""
        for line in look(self.sight()):
            self.screen.say(line)

    def tell_news(self) -> None:
        """What happened since the last move."""
        events = [event.to_dict() for event in self.journal.feed(self.seat, self.heard)]
        self.heard += len(events)
        news = self.text.words.tell(events)
        self.text.words.remember(self.sight().view)
        self.told += news
        if news:
            self.screen.say()
        for line in news:
            self.screen.paragraph(line, "- ", "  ")

    def show_table(self, view: View | None = None) -> None:
        """The table; before a choice, given the view, as much as is needed; last, cards known in decks."""
        self.screen.say()
        sight = self.sight() if view is None else Sight(view)
        lines = self.text.table(sight) if view is None else self.text.moment(sight)
        for line in [*lines, *known_in_decks(sight, self.text)]:
            self.screen.say(line)

    def show_above(self, sight: Sight, menu: Menu) -> None:
        """What belongs above the choices: the hand, unless the choices are just its cards, and the text that asks."""
        hand = sight.hand()
        if hand and set(hand) != {card_id(entry.card) for entry in menu.entries if entry.card is not None}:
            self.screen.say("Your hand:")
            for line in self.text.hand_lines(sight):
                self.screen.say(line)
        elif hand:
            for line in self.text.of_the_hand(sight):
                self.screen.say(line)
        effect = sight.question["effect"]
        if effect is not None:
            name = self.text.words.cards.name(effect["card"])
            self.screen.paragraph(f'{name} says: "{self.text.words.sentence(effect)}"')

    def show_scores(self) -> None:
        """The points."""
        for line in self.text.scores(self.sight()):
            self.screen.say(line)

    def show_lately(self) -> None:
        """The last things that happened."""
        for line in self.told[-LATELY:] or ["Nothing has happened yet."]:
            self.screen.paragraph(line, "- ", "  ")

    def show_cards(self) -> None:
        """The hand with the texts of its cards."""
        sight = self.sight()
        for card in sight.hand():
            text = self.text.words.cards.text(card) or "No effect of its own."
            self.screen.paragraph(f"{self.text.now(sight, card)}: {text}", "  ", "      ")

    def show_discard(self) -> None:
        """The discard piles, top card first. (Family 2.3)"""
        piles = [zone for zone in self.sight().view["zones"] if zone["name"].startswith("discard")]
        for zone in piles:
            names = [self.text.words.cards.name(card) for card in zone["cards"][::-1]]
            order = ["Top card first:"] if len(names) > 1 else []
            name = zone["name"].replace("_", " pile ") if len(piles) > 1 else "discard pile"
            self.screen.say(self.screen.flow([*order, *names], "  ") if names else f"  The {name} is empty.")

    def finish(self) -> None:
        """The last news, the points, and who has won."""
        self.tell_news()
        self.screen.say()
        self.screen.say(self.screen.heading("the end"))
        self.show_scores()
        self.screen.say(self.screen.bold(self.screen.filled(self.text.ending(self.sight()))))
