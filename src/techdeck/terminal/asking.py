"""Asking a person to choose: shows a menu, reads an answer, and does what `?`, `h` and the other words ask for."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from techdeck.core.actions import CONCEDE, DRAW
from techdeck.core.cards import LETTERS, card_id
from techdeck.core.errors import BadCard, TechdeckError
from techdeck.core.questions import DECLINING as DECLINING_VERBS
from techdeck.terminal.game_text import GameText
from techdeck.terminal.help_text import explain, show_help
from techdeck.terminal.menu import Entry, Menu, has_words, lines_of, words_of
from techdeck.terminal.rules_text import answers_question
from techdeck.terminal.screen import Screen
from techdeck.terminal.sight import Sight
from techdeck.terminal.typed_cards import TypedCards

BACK = -9
"""The person wants the choice before."""
HINT = "(number or words; ? rule, h help) > "

AGAIN = ("", "t", "table")
"""What shows the choices again: Enter alone, where it stands for no choice, and the table."""
YIELDING = ("draw",)
"""Words that mean a choice where one has them, not in a card's text; elsewhere what they mean at any time."""
DECLINING = ("pass", "skip", "stop", "nothing", "none")
"""Other words for no, where that is a choice and no choice has them."""
Above = Callable[[Sight, Menu], None]
"""Shows what belongs above the choices of a menu."""


Chosen = int | dict[str, object]
"""An action, or a whole command."""


class Leaving(Exception):
    """The person wants to leave the game."""


class Asker:
    """Puts menus to a person; words maps what may be typed at any time to what it does.

    Allowed says whether an action may be done now, and tells the person why not: they stay in the menu. Command reads
    a whole command typed in one line, where the game knows such lines.
    """

    def __init__(self, screen: Screen, text: GameText, words: dict[str, Callable[[], None]], above: Above) -> None:
        self.screen = screen
        self.text = text
        self.words = words
        self.above = above
        self.cards = TypedCards(text.game)
        self.allowed: Callable[[int], bool] = lambda action: True
        self.command: Callable[[str], dict[str, object] | None] = lambda typed: None

    def choose(self, menu: Menu, sight: Sight, inner: bool = False) -> Chosen:
        """The action the person chooses, if it is allowed, or a whole command they type; BACK to go back."""
        self.show(menu, sight, inner)
        while True:
            typed = self.screen.ask(HINT) or menu.enter
            if typed.lower() in ("b", "back"):
                return BACK
            action = None if self.is_word(typed, menu, sight) else self.meant(typed, menu, sight, inner)
            if isinstance(action, dict) or (action is not None and action != BACK and self.allowed(action)):
                return action
            if typed.lower() in AGAIN:
                self.above(sight, menu)
            if action == BACK or typed.lower() in AGAIN:
                self.show(menu, sight, inner)

    def show(self, menu: Menu, sight: Sight, inner: bool) -> None:
        """The question and its choices."""
        self.screen.say(self.screen.bold(self.screen.filled(menu.question)))
        for line in lines_of(menu, self.screen, lambda card: self.text.domain(sight, card_id(card))):
            self.screen.say(line)
        if inner:
            self.screen.say("  b) back")

    def is_word(self, typed: str, menu: Menu, sight: Sight) -> bool:
        """Whether this is no choice but a wish to see something; then it is done."""
        word = typed.lower()
        if word in ("h", "help"):
            show_help(self.screen, self.text.game.players, self.text.typing())
        elif word.startswith("?"):
            explain(typed[1:].strip(), menu.rules, sight, self.text, self.screen, self.cards)
        elif card := self.asked_about(typed):
            explain(card, menu.rules, sight, self.text, self.screen, self.cards)
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

    def meant(self, typed: str, menu: Menu, sight: Sight, inner: bool) -> Chosen | None:
        """The action that was typed; None if nothing or too much was understood."""
        entry = menu.by_key(typed)
        if entry is not None:
            return self.entered(entry, sight)
        if typed.isdigit():
            self.screen.paragraph(f"There's no choice {typed}: the choices are {self.keys(menu)}.")
            return None
        try:
            card = self.card(typed)
            command = self.command(typed)
        except TechdeckError as error:
            reason = str(error)
            self.screen.paragraph(f"{reason[:1].upper()}{reason[1:]}.")
            return None
        if command is not None:
            return command
        action = self.as_logged(typed, menu, sight)
        if action is not None:
            leads = menu.leading(action)
            return action if leads is None else self.entered(leads, sight)
        found = ([] if card is None else menu.by_card(card)) or menu.by_words(typed)
        if len(found) == 1:
            return self.entered(found[0], sight)
        if not found and card is not None:
            return self.elsewhere(card, sight) if inner else self.pointing(card)
        if not found and typed.lower() in DECLINING and self.declining(sight) is not None:
            return self.declining(sight)
        rest = "" if found else self.card_after(typed, sight)
        if rest:
            return self.meant(rest, menu, sight, inner)
        self.not_clear(typed, found, menu)
        return None

    def card_after(self, typed: str, sight: Sight) -> str:
        """The card in "build T13", where choosing it is called so; empty if nothing is."""
        words = typed.split()
        for start in range(1, len(words)):
            card = self.card_or_none(" ".join(words[start:]))
            if card is not None and self.is_called(card, words[:start], sight):
                return " ".join(words[start:])
        return ""

    def is_called(self, card: int, words: Sequence[str], sight: Sight) -> bool:
        """Whether these are words for choosing the card: "pay with" is, "not" is never."""
        cards = [choice for choice in sight.choices if (choice["target"] or {}).get("kind") == "card"]
        meant = [choice for choice in cards if points_at(choice, card)] or cards  # that it is not held is told next
        called = [self.text.words.choice(sight.question, choice) for choice in meant]
        typed = [part for word in words for part in words_of(word.lower())]
        return any(has_words(said.lower(), typed) for said in called)

    def pointing(self, card: int) -> int:
        """The action that simply points at a card, whether it may be chosen or not."""
        return self.text.game.actions.action(f"card {card_id(card)}")

    def declining(self, sight: Sight) -> int | None:
        """The choice by which an opportunity is let go, if there is one."""
        return next((choice["action"] for choice in sight.choices if choice["verb"] in DECLINING_VERBS), None)

    def elsewhere(self, card: int, sight: Sight) -> int | None:
        """A card that is no choice of this inner menu: if it is one of another menu, it is not meant here."""
        if not any(points_at(choice, card) for choice in sight.choices):
            return self.pointing(card)
        name = self.text.words.cards.name(card_id(card))
        self.screen.paragraph(f"{name} isn't one of these choices; b goes back to the others.")
        return None

    def entered(self, entry: Entry, sight: Sight) -> Chosen:
        """The entry's action, after its inner menu if it has one."""
        if entry.menu is not None:
            return self.choose(entry.menu, sight, inner=True)
        if entry.command is not None:
            return entry.command
        return BACK if entry.action is None else entry.action

    def as_logged(self, typed: str, menu: Menu, sight: Sight) -> int | None:
        """The action such a text means in a log, "bid 3"; ways out go by their own words.

        A bare word is no choice of an outer menu, "no" among statements does not refuse an offer; and no choice at all
        where choices have that word, as when a question is answered: "yes, I do".
        """
        try:
            action = self.text.game.actions.action(typed)
        except TechdeckError:
            return None
        is_none = action not in sight.actions() and bool(menu.by_words(typed))
        if typed.isalpha() and (is_none or menu.is_of_outer(action)):
            return None
        return None if action in (CONCEDE, DRAW) else action

    def card(self, typed: str) -> int | None:
        """The card that was typed, if it was one; TechdeckError if this table has no such card."""
        try:
            return self.cards.typed(typed)
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
        elif not answers_question(typed, self.text.game.name, self.screen):
            self.screen.paragraph(
                f"{typed!r} doesn't match any choice. Type a number, some of its words, or h for help."
            )

    def keys(self, menu: Menu) -> str:
        """The numbers one may type."""
        keys = [entry.key for entry in menu.entries if entry.key.isdigit()]
        return f"{keys[0]} to {keys[-1]}" if keys else "the ones above"

    def agreed(self, question: str, sight: Sight, enter: str = "y", rules: Sequence[str] = (), what: str = "") -> bool:
        """Yes or no, or 1 or 2; enter is what Enter alone stands for. Who wants to look at something first, may; after
        the table they read again what they are to agree to."""
        menu = Menu(question, rules=list(rules))
        keys = "Y/n" if enter == "y" else "y/N"
        while True:
            typed = self.screen.ask(f"{question} [{keys}] > ").lower() or enter
            if typed in ("y", "yes", "1", "n", "no", "2", "b", "back"):
                return typed in ("y", "yes", "1")
            if not self.is_word(typed, menu, sight):
                self.screen.say("Please type y or n.")
            elif what and typed in AGAIN:
                self.screen.paragraph(what)


def points_at(choice: dict[str, object], card: int) -> bool:
    """Whether a choice points at this card."""
    target = choice["target"]
    return isinstance(target, dict) and target.get("card") == card_id(card)
