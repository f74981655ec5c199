"""Offers, statements and questions typed in one line: "offer Ben S4 and K7 face down for 13", "I hold no 7"."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from techdeck.core.cards import DOMAIN_NAMES, FACES, NO_DOMAIN, card_id, parse_card, printed_domain, printed_value
from techdeck.core.errors import BadCard, TechdeckError
from techdeck.terminal.sight import Sight
from techdeck.terminal.typed_cards import TypedCards
from techdeck.words.people import People

Kind = tuple[int, str]
"""The value and the domain a card counts as."""
HOW = {
    r"(face )?down|hidden": "nothing",
    r"(by )?value": "value",
    r"(by )?domain": "domain",
    r"exact(ly)?|openly": "card",
}
"""What may stand after an offered card, and what is then told of it."""
HELD = rf"(\d+|{'|'.join(DOMAIN_NAMES)})(?: cards?)?"
STATEMENT = re.compile(rf'(?:say )?"?i (?:hold|have) (no|an?) {HELD}[."]*')
QUESTION = re.compile(rf'(?:ask )?"?who (?:holds|has) an? {HELD}[?."]*')
LIKE = "like: S4 and K7 face down for 13"
MOST_WORDS = 20
"""Nobody types more of them for the cards of one offer."""


def is_offer(typed: str, verbs: tuple[str, ...] = ("offer",)) -> bool:
    """Whether a line is meant as a whole offer: it says so, or what for."""
    words = typed.lower().split()
    return len(words) > 2 and (words[0] in verbs or "for" in words[1:])


def talk(typed: str) -> dict[str, object] | None:
    """The command that says or asks this; None if it is something else. (Family 6.8, 6.9)"""
    words = " ".join(typed.lower().split())
    said, asked = STATEMENT.fullmatch(words), QUESTION.fullmatch(words)
    if said is not None:
        return {"kind": "say", "what": {"holds": said[1] != "no", **topic(said[2])}}
    return None if asked is None else {"kind": "ask", "what": topic(asked[1])}


def topic(held: str) -> dict[str, object]:
    """What is spoken of: a value or a domain."""
    return {"value": int(held), "domain": None} if held.isdigit() else {"value": None, "domain": held}


class TypedOffers:
    """Understands offers that are typed in one line, for one seat at one moment."""

    def __init__(self, sight: Sight, people: People, cards: TypedCards) -> None:
        self.people = people
        self.cards = cards
        self.seat = sight.seat
        self.hand = {card: kind_of(sight, card) for card in sight.hand()}

    def offer(self, typed: str) -> dict[str, Any]:
        """To whom, None if that is not said, the cards and what is told of each, and what is asked for."""
        words = re.sub(r"^(?:offer|propose|counter)(?: with)?\s+", "", " ".join(typed.lower().split()))
        gives, found, rest = words.partition(" for ")
        if not found:
            raise TechdeckError(f"say what you ask for as well, {LIKE}")
        to, gives = self.named_first(gives)
        wants, _, last = rest.partition(" to ")
        gives, _, among = gives.partition(" to ")
        last = last or among
        given = [self.offered(part) for part in parts_of(gives, self.told)]
        wanted = [self.wanted(part) for part in parts_of(wants, self.wanted)]
        seat = self.whom(last.strip()) if last.strip() else to
        return {"to": seat, "cards": self.different(given), "wanted": wanted}

    # --- what is offered ------------------------------------------------------------------------------

    def offered(self, part: str) -> dict[str, str]:
        """A card of the hand, and what is told of it: a 7 is told by its value, S7 exactly. (Exchange 2.5)"""
        card, kind, tell = self.told(part)
        return {"card": self.only(kind) if kind else self.held(card), "tell": tell}

    def told(self, part: str) -> tuple[str, str, str]:
        """A card by its id or name, or else by a value or a domain, and what is told of it; whether held or not."""
        tell = ""
        for words, what in HOW.items():
            found = re.fullmatch(rf"(.+?) (?:{words})", part)
            if found is not None:
                part, tell = found[1], what
        kind = re.fullmatch(rf"an? {HELD}", part)
        if kind is not None:
            return "", kind[1], tell or ("value" if kind[1].isdigit() else "domain")
        self.cards.typed(part)
        return part, "", tell or "card"

    def only(self, named: str) -> str:
        """The only card of the hand of a value or a domain."""
        found = [card for card, (value, domain) in self.hand.items() if named in (str(value), domain)]
        if len(found) == 1:
            return found[0]
        what = f"value {named}" if named.isdigit() else named
        raise TechdeckError(f"you hold {f'{len(found)} cards' if found else 'no card'} of {what}: say which one it is")

    def held(self, part: str) -> str:
        """A card of the hand, by its id or name."""
        card = self.cards.typed(part)
        copies = [card_id(one) for one in (card, (card + FACES) % (2 * FACES))]
        found = [copy for copy in copies if copy in self.hand]
        if not found:
            raise TechdeckError(f"you don't hold {card_id(card)}")
        return found[0]

    def different(self, given: list[dict[str, str]]) -> list[dict[str, str]]:
        """The same cards; of one that is typed twice, its second copy. (Family 1.9)"""
        if len(given) == 2 and given[0]["card"] == given[1]["card"]:
            card = parse_card(given[0]["card"])
            other = card_id((card + FACES) % (2 * FACES))
            if other not in self.hand:
                raise TechdeckError(f"you hold {given[0]['card']} only once: offer another card with it")
            given[1]["card"] = other
        return given

    # --- what is asked for ----------------------------------------------------------------------------

    def wanted(self, part: str) -> dict[str, object]:
        """A pattern: 13, 7/9, 7 or science, science, S4, any. (Exchange 2.7; Tricks 3.8)"""
        bare = re.sub(r"^(any|an?) (?=.)|( cards?)$", "", part)
        if bare in ("any", "card"):
            return {"kind": "any"}
        one, either, other = re.sub(r"\s*(/|\bor\b)\s*(an? |any )?", "/", bare).partition("/")
        if either:
            return self.either(part, one, other)
        if bare.isdigit():
            return {"kind": "value", "value": value_of(bare)}
        if domain := domain_of(bare):
            return {"kind": "domain", "domain": domain}
        try:
            card = self.cards.typed(bare)
        except BadCard:
            raise TechdeckError(f"{part!r} can't be asked for: say 13, 7/9, 7 or science, science, S4 or any") from None
        return {"kind": "card", "card": card_id(card % FACES)}

    def either(self, part: str, one: str, other: str) -> dict[str, object]:
        """One of two kinds: a value, and another value or a domain."""
        if other.isdigit() and not one.isdigit():
            one, other = other, one
        if one.isdigit() and other.isdigit():
            low, high = sorted((value_of(one), value_of(other)))
            return {"kind": "value_or_value", "value": low, "other": high}
        if one.isdigit() and domain_of(other):
            return {"kind": "value_or_domain", "value": value_of(one), "domain": domain_of(other)}
        raise TechdeckError(f"{part!r} can't be asked for: say two values, or a value and a domain")

    # --- to whom --------------------------------------------------------------------------------------

    def named_first(self, gives: str) -> tuple[int | None, str]:
        """Whom an offer begins with, and the rest of it."""
        first, _, rest = gives.partition(" ")
        found = [seat for seat in self.others() if self.people.name(seat).lower() == first]
        return (found[0], rest) if found and rest else (None, gives)

    def others(self) -> list[int]:
        """All the other seats."""
        return [seat for seat in range(self.people.players) if seat != self.seat]

    def whom(self, name: str) -> int:
        """The player of this name."""
        found = [seat for seat in self.others() if self.people.name(seat).lower().startswith(name)]
        if len(found) != 1:
            raise TechdeckError(f"nobody here is called {name!r}")
        return found[0]


def kind_of(sight: Sight, card: str) -> Kind:
    """What a card of the hand counts as."""
    change = sight.counts_as(card)
    if change is not None:
        return int(change["value"]), str(change["domain"])
    domain = int(printed_domain(parse_card(card)))
    return int(printed_value(parse_card(card))), "" if domain == NO_DOMAIN else DOMAIN_NAMES[domain]


def value_of(typed: str) -> int:
    """A value that cards can have."""
    if not 1 <= int(typed) <= 13:
        raise TechdeckError("values go from 1 to 13")
    return int(typed)


def domain_of(typed: str) -> str:
    """A domain by its first letters; empty if there is none."""
    return next((name for name in DOMAIN_NAMES if len(typed) > 2 and name.startswith(typed)), "")


def parts_of(text: str, read: Callable[[str], object]) -> list[str]:
    """One or two parts, with "and", a comma, a plus or only a blank between them; read raises if it is no part."""
    pieces = [piece.strip() for piece in re.split(r",|\+|\band\b", text) if piece.strip()]
    parts = [part for piece in pieces for part in split_at_blanks(piece.split(), read) or [piece]]
    if not 1 <= len(parts) <= 2:
        raise TechdeckError(f"an offer gives one or two cards and asks for one or two, {LIKE}")
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
