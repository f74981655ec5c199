"""Asking a person to choose: shows a menu, reads an answer, and does what `?`, `h` and the other words ask for."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from techdeck.core.actions import CARD, CONCEDE, DRAW, NO
from techdeck.core.cards import LETTERS
from techdeck.core.errors import BadCard, TechdeckError
from techdeck.core.state import State
from techdeck.terminal.game_text import GameText
from techdeck.terminal.help_text import explain, show_help
from techdeck.terminal.menu import Entry, Menu, has_words, lines_of, words_of
from techdeck.terminal.screen import CODES, Screen

BACK = -9
"""The person wants the choice before."""
HINT = "(number or words; ? rule, h help) > "

AGAIN = ("", "t", "table")
"""What shows the choices again: Enter alone, where it stands for no choice, and the table."""
YIELDING = ("draw",)
"""Words that mean a choice where one has them, not in a card's text; elsewhere what they mean at any time."""
DECLINING = ("pass", "skip", "stop", "nothing", "none")
"""Other words for no, where that is a choice and no choice has them."""
Above = Callable[[State, Menu], None]
"""Shows what belongs above the choices of a menu."""


class Leaving(Exception):
    """The person wants to leave the game."""


class Asker:
    """Puts menus to a person; words maps what may be typed at any time to what it does.

    Allowed says whether an action may be done at a table, and tells the person why not: they stay in the menu.
    """

    def __init__(self, screen: Screen, text: GameText, words: dict[str, Callable[[], None]], above: Above) -> None:
        self.screen = screen
        self.text = text
        self.words = words
        self.above = above
        self.allowed: Callable[[State, int], bool] = lambda table, action: True

    def choose(self, menu: Menu, table: State, inner: bool = False) -> int:
        """The action the person chooses, if it is allowed; BACK if they want to go back."""
        self.show(menu, table, inner)
        while True:
            typed = self.screen.ask(HINT) or menu.enter
            if typed.lower() in ("b", "back"):
                return BACK
            action = None if self.is_word(typed, menu, table) else self.meant(typed, menu, table, inner)
            if action is not None and action != BACK and self.allowed(table, action):
                return action
            if typed.lower() in AGAIN:
                self.above(table, menu)
            if action == BACK or typed.lower() in AGAIN:
                self.show(menu, table, inner)

    def show(self, menu: Menu, table: State, inner: bool) -> None:
        """The question and its choices."""
        self.screen.say(self.screen.bold(self.screen.filled(menu.question)))
        for line in lines_of(menu, self.screen, self.text.domains(table)):
            self.screen.say(line)
        if inner:
            self.screen.say("  b) back")

    def is_word(self, typed: str, menu: Menu, table: State) -> bool:
        """Whether this is no choice but a wish to see something; then it is done."""
        word = typed.lower()
        if word in ("h", "help"):
            show_help(self.screen, self.text.game.players, self.text.typing())
        elif word.startswith("?"):
            explain(typed[1:].strip(), menu.rules, table, self.text, self.screen)
        elif card := self.asked_about(typed):
            explain(card, menu.rules, table, self.text, self.screen)
        elif word in self.words and not (word in YIELDING and any(e.card is None for e in menu.by_words(word))):
            self.words[word]()
        elif word in ("q", "quit", "exit"):
            raise Leaving
        else:
            return word == ""
        return True

    def asked_about(self, typed: str) -> str:
        """The card in "T2?" or "use big data?"; empty if it is something else."""
        words = typed[:-1].split() if typed.endswith("?") else []
        tails = [" ".join(words[start:]) for start in range(len(words))]
        return next((tail for tail in tails if self.card_or_none(tail) is not None), "")

    def meant(self, typed: str, menu: Menu, table: State, inner: bool) -> int | None:
        """The action that was typed; None if nothing or too much was understood."""
        entry = menu.by_key(typed)
        if entry is not None:
            return self.entered(entry, table)
        if typed.isdigit():
            self.screen.paragraph(f"There's no choice {typed}: the choices are {self.keys(menu)}.")
            return None
        try:
            card = self.card(typed)
            action = self.text.meant(table, typed)
        except TechdeckError as error:
            reason = str(error)
            self.screen.paragraph(f"{reason[:1].upper()}{reason[1:]}.")
            return None
        if action is None:
            action = self.as_logged(typed, menu, table)
        if action is not None:
            leads = menu.leading(action)
            return action if leads is None else self.entered(leads, table)
        found = ([] if card is None else menu.by_card(card)) or menu.by_words(typed)
        if len(found) == 1:
            return self.entered(found[0], table)
        if not found and card is not None:
            return self.elsewhere(card, table) if inner else CARD + card
        if not found and typed.lower() in DECLINING and menu.by_action(NO) is not None:
            return NO
        rest = "" if found else self.card_after(typed, table)
        if rest:
            return self.meant(rest, menu, table, inner)
        self.not_clear(typed, found, menu)
        return None

    def card_after(self, typed: str, table: State) -> str:
        """The card in "build T13", where choosing it is called so; empty if nothing is."""
        words = typed.split()
        for start in range(1, len(words)):
            card = self.card_or_none(" ".join(words[start:]))
            if card is not None and self.is_called(card, words[:start], table):
                return " ".join(words[start:])
        return ""

    def is_called(self, card: int, words: Sequence[str], table: State) -> bool:
        """Whether these are words for choosing the card: "pay with" is, "not" is never."""
        called = CODES.sub("", self.text.words(table, CARD + card))
        return has_words(called.lower(), [part for word in words for part in words_of(word.lower())])

    def elsewhere(self, card: int, table: State) -> int | None:
        """A card that is no choice of this inner menu: if it is one of another menu, it is not meant here."""
        seat = self.text.people.own
        if seat is None or CARD + card not in table.legal_actions(seat):
            return CARD + card
        self.screen.paragraph(f"{self.text.cards.name(card)} isn't one of these choices; b goes back to the others.")
        return None

    def entered(self, entry: Entry, table: State) -> int:
        """The entry's action, after its inner menu if it has one."""
        if entry.menu is not None:
            return self.choose(entry.menu, table, inner=True)
        return BACK if entry.action is None else entry.action

    def as_logged(self, typed: str, menu: Menu, table: State) -> int | None:
        """The action such a text means in a log, "bid 3"; ways out go by their own words.

        A bare word is no choice of an outer menu, "no" among statements does not refuse an offer; and no choice at all
        where choices have that word, as when a question is answered: "yes, I do".
        """
        try:
            action = table.game.actions.action(self.text.as_written(table, typed))
        except TechdeckError:
            return None
        seat = self.text.people.own
        is_none = seat is not None and action not in table.legal_actions(seat) and bool(menu.by_words(typed))
        if typed.isalpha() and (is_none or menu.is_of_outer(action)):
            return None
        return None if action in (CONCEDE, DRAW) else action

    def card(self, typed: str) -> int | None:
        """The card that was typed, if it was one; TechdeckError if this table has no such card."""
        try:
            return self.text.cards.typed(typed)
        except BadCard:
            return None

    def card_or_none(self, typed: str) -> int | None:
        """The same, where a card this table does not have is none."""
        try:
            return self.card(typed)
        except TechdeckError:
            return None

    def not_clear(self, typed: str, found: list[Entry], menu: Menu) -> None:
        """Say what was not understood."""
        if found:
            names = list(dict.fromkeys(entry.label.partition(" ...")[0].rstrip(".") for entry in found))
            more = " and more" if len(names) > 6 else ""
            self.screen.paragraph(f"{typed!r} could be: {', '.join(names[:6])}{more}. Please say a bit more.")
        elif len(typed) == 1 and typed.upper() in LETTERS and any(entry.card is not None for entry in menu.leaves()):
            card = f"{typed.upper()}5"
            self.screen.paragraph(f"{typed!r} could be many things: type a card like {card}, or its name.")
        elif has_words(menu.question.lower(), words_of(typed.lower())):
            self.screen.paragraph(f"{typed!r} doesn't say which one: type a number or some words of a choice.")
        else:
            self.screen.paragraph(
                f"{typed!r} doesn't match any choice. Type a number, some of its words, or h for help."
            )

    def keys(self, menu: Menu) -> str:
        """The numbers one may type."""
        keys = [entry.key for entry in menu.entries if entry.key.isdigit()]
        return f"{keys[0]} to {keys[-1]}" if keys else "the ones above"

    def agreed(self, question: str, table: State, enter: str = "y", rules: Sequence[str] = (), what: str = "") -> bool:
        """Yes or no, or 1 or 2; enter is what Enter alone stands for. People may look at something first;
        after the table they read again what they are to agree to."""
        menu = Menu(question, rules=list(rules))
        keys = "Y/n" if enter == "y" else "y/N"
        while True:
            typed = self.screen.ask(f"{question} [{keys}] > ").lower() or enter
            if typed in ("y", "yes", "1", "n", "no", "2", "b", "back"):
                return typed in ("y", "yes", "1")
            if not self.is_word(typed, menu, table):
                self.screen.say("Please type y or n.")
            elif what and typed in AGAIN:
                self.screen.paragraph(what)
