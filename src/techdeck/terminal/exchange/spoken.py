"""Offers typed as a whole: "S4 and K7 down for 13", "S4 value for 7/9 to Ben"."""

from __future__ import annotations

import re
from collections.abc import Callable

from techdeck.core.actions import CARD, NO, SEAT, YES
from techdeck.core.cards import DOMAIN_NAMES, FACES
from techdeck.core.errors import BadCard, TechdeckError
from techdeck.core.trading.patterns import ANY, OF_DOMAIN, OF_VALUE, THE_CARD, either_value
from techdeck.core.zones import HAND
from techdeck.games.exchange.names import BY_DOMAIN, BY_VALUE, EXACT, FACE_DOWN, OFFER, TO_ALL, TO_ONE
from techdeck.games.exchange.places import Exchange
from techdeck.terminal.cards import CardWords
from techdeck.terminal.exchange.steps import want_steps
from techdeck.terminal.people import People

HOW = [
    (r"(face )?down|hidden", FACE_DOWN),
    (r"(by )?value", BY_VALUE),
    (r"(by )?domain", BY_DOMAIN),
    (r"exact(ly)?", EXACT),
]
"""What may stand behind an offered card."""
MOST_WORDS = 20
"""Nobody types more of them for the cards of one offer."""


class Spoken:
    """Understands offers that are typed in one line."""

    def __init__(self, people: People, cards: CardWords) -> None:
        self.people = people
        self.cards = cards

    def steps(self, table: Exchange, seat: int, typed: str) -> list[int]:
        """The steps of the whole offer; TechdeckError says what is not understood."""
        gives, _, rest = typed.lower().strip().removeprefix("offer ").partition(" for ")
        wants, _, to = rest.partition(" to ")
        found = [OFFER]
        given = parts_of(gives, self.card_told)
        for number, part in enumerate(given):
            found += [*([YES] if number else []), *self.given(table, seat, part, found)]
        if len(given) == 1 and table.zones.count(HAND + seat) > 1:
            found.append(NO)
        asked = parts_of(wants, self.wanted)
        for number, part in enumerate(asked):
            found += [*([YES] if number else []), *want_steps(self.wanted(part))]
        return [*found, *([NO] if len(asked) == 1 else []), *self.whom(to.strip(), seat)]

    def given(self, table: Exchange, seat: int, part: str, before: list[int]) -> list[int]:
        """An offered card of the hand that was not offered before, and what is told of it. (Exchange 2.3, 2.5)"""
        card, tell = self.card_told(part)
        held = [one for one in (card, (card + FACES) % (2 * FACES)) if is_held(table, seat, one)]
        if not held:
            raise TechdeckError(f"you do not hold {self.cards.name(card)}")
        free = [one for one in held if CARD + one not in before]
        if not free:
            raise TechdeckError(f"you hold {self.cards.name(held[0])} only once: offer another card with it")
        return [CARD + free[0], tell]

    def card_told(self, part: str) -> tuple[int, int]:
        """A card, and what is told of it. (Exchange 2.5)"""
        tell = EXACT
        for words, action in HOW:
            found = re.fullmatch(rf"(.+?) ({words})", part)
            if found is not None:
                part, tell = found[1], action
        return self.cards.typed(part), tell

    def wanted(self, part: str) -> int:
        """A pattern: 13, 7/9, science, S4, any. (Exchange 2.7)"""
        part = re.sub(r"^(any|an?) (?=.)|( card)$", "", part)
        if part in ("any", "card"):
            return ANY
        values = re.fullmatch(r"(\d+)(?:\s*(?:/|or)\s*(?:an? )?(\d+))?", part)
        if values is not None:
            return either([int(value) for value in values.groups() if value])
        domains = [domain for domain, name in enumerate(DOMAIN_NAMES) if len(part) > 2 and name.startswith(part)]
        if domains:
            return OF_DOMAIN + domains[0]
        try:
            return THE_CARD + self.cards.typed(part) % FACES
        except BadCard:
            raise TechdeckError(f"{part!r} can't be asked for: say 13, 7/9, science, S4 or any") from None

    def whom(self, name: str, seat: int) -> list[int]:
        """For whom the offer is. (Exchange 2.9)"""
        if name in ("", "all", "everybody"):
            return [TO_ALL]
        others = [other for other in range(self.people.players) if other != seat]
        found = [other for other in others if self.people.name(other).lower().startswith(name)]
        if len(found) != 1:
            raise TechdeckError(f"nobody here is called {name!r}")
        return [TO_ONE, SEAT + found[0]] if len(others) > 1 else [TO_ALL]


def parts_of(text: str, read: Callable[[str], object]) -> list[str]:
    """One or two parts, with "and", a comma, a plus or only a blank between them; read raises if it is no part."""
    pieces = [piece.strip() for piece in re.split(r",|\+|\band\b", text) if piece.strip()]
    parts = [part for piece in pieces for part in split_at_blanks(piece.split(), read) or [piece]]
    if not parts:
        raise TechdeckError("an offer gives one or two cards and asks for one or two, like: S4 and K7 for 13")
    if len(parts) > 2:
        raise TechdeckError(f"an offer gives one or two cards and asks for one or two, not {len(parts)} (Exchange 2.3)")
    return parts


def split_at_blanks(words: list[str], read: Callable[[str], object]) -> list[str]:
    """The words as parts that can be read, each as long as possible: names have blanks too. Nothing if they can't."""
    if len(words) > MOST_WORDS:
        return []
    found: dict[int, list[str]] = {len(words): []}
    for start in range(len(words) - 1, -1, -1):
        for end in range(len(words), start, -1):
            part = " ".join(words[start:end])
            if start not in found and end in found and can_be_read(part, read):
                found[start] = [part, *found[end]]
    return found.get(0, [])


def can_be_read(part: str, read: Callable[[str], object]) -> bool:
    """Whether this is one part."""
    try:
        read(part)
    except TechdeckError:
        return False
    return True


def is_held(table: Exchange, seat: int, card: int) -> bool:
    """Whether the card is in the seat's hand."""
    return bool(card < table.zones.cards and table.zones.where[card] == HAND + seat)


def either(values: list[int]) -> int:
    """The pattern for a value, or for one of two."""
    if any(not 1 <= value <= 13 for value in values):
        raise TechdeckError("values go from 1 to 13")
    if len(set(values)) == 1:
        return OF_VALUE + values[0]
    return int(either_value(values[0], values[1]))
