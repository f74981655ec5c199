"""Actions are dense ints; this table gives each its text and its JSON form. (HOUSE: small choices, one mask)

The first ids mean the same in every game; a game's own kinds follow after the cards.
"""

from typing import Final

from techdeck.core.cards import DOMAIN_NAMES, card_id, parse_card
from techdeck.core.errors import BadCard, TechdeckError

NO: Final = 0
YES: Final = 1
HIGHER: Final = 2
LOWER: Final = 3
PILE: Final = 4
"""PILE and PILE + 1 are the two decks, each with its discard pile; people count them from 1."""
VALUE: Final = 6
"""VALUE + v - 1 names value v."""
DOMAIN: Final = 19
SEAT: Final = 23
CARD: Final = 29
"""CARD + c points at card c."""

CONCEDE: Final = -2
DRAW: Final = -3
"""Ways out lie outside the dense space: they are never in a mask and always possible."""


class ActionKind:
    """A run of ids with one meaning; takes says what its argument is: nothing, card, value, domain, seat, number.

    A game may have kinds of its own, which say the same three things of an argument that only this game has.
    """

    def __init__(self, name: str, takes: str, count: int) -> None:
        self.name = name
        self.takes = takes
        self.count = count

    def argument(self, offset: int) -> str:
        """The argument of an action of this kind in text; empty if it takes none."""
        if self.takes == "":
            return ""
        if self.takes == "card":
            return card_id(offset)
        if self.takes == "domain":
            return DOMAIN_NAMES[offset]
        return str(offset + 1 if self.takes == "value" else offset)

    def offset(self, argument: str, names: dict[str, int] | None) -> int:
        """Which action of this kind such an argument means; -1 if none."""
        if self.takes == "":
            return 0
        if self.takes == "card":
            try:
                return parse_card(argument, names)
            except BadCard:
                return -1
        if self.takes == "domain":
            return DOMAIN_NAMES.index(argument) if argument in DOMAIN_NAMES else -1
        if not argument.isdecimal() or len(argument) > 8:
            return -1
        return int(argument) - 1 if self.takes == "value" else int(argument)

    def target(self, offset: int) -> dict[str, object] | None:
        """What an action of this kind points at, as data; None if at nothing."""
        if self.takes == "":
            return None
        kind = "pile" if self.name == "pile" else self.takes
        if kind in ("card", "domain"):
            return {"kind": kind, kind: self.argument(offset)}
        return {"kind": kind, kind: offset + 1 if self.takes == "value" else offset}


class ActionTable:
    """Every action of a game: id, text and JSON form, each the other's inverse."""

    def __init__(self, cards: int, own: list[ActionKind]) -> None:
        self.cards = cards
        common = [ActionKind("no", "", 1), ActionKind("yes", "", 1), ActionKind("higher", "", 1)]
        common += [
            ActionKind("lower", "", 1),
            ActionKind("pile", "value", 2),
            ActionKind("value", "value", 13),
        ]
        common += [
            ActionKind("domain", "domain", 4),
            ActionKind("seat", "seat", 6),
            ActionKind("card", "card", cards),
        ]
        self.kinds: list[ActionKind] = common + own
        self.kind_of: list[int] = []
        self.first: list[int] = []
        for number, kind in enumerate(self.kinds):
            self.first.append(len(self.kind_of))
            self.kind_of += [number] * kind.count
        self.total = len(self.kind_of)
        self.numbers: list[object] = list(range(self.total))

    def parts(self, action: int) -> tuple[str, str]:
        """Kind and argument in text, the argument empty where the kind takes none."""
        if action in (CONCEDE, DRAW):
            return ("concede" if action == CONCEDE else "draw"), ""
        if not 0 <= action < self.total:
            raise TechdeckError(f"{action} is no action of this game: 0 to {self.total - 1} are")
        number = self.kind_of[action]
        return self.kinds[number].name, self.kinds[number].argument(action - self.first[number])

    def kind(self, action: int) -> ActionKind:
        """The kind of an action of the dense space."""
        return self.kinds[self.kind_of[action]]

    def target(self, action: int) -> dict[str, object] | None:
        """What an action points at, as data."""
        number = self.kind_of[action]
        return self.kinds[number].target(action - self.first[number])

    def text(self, action: int) -> str:
        """The action as in logs: "card K9", "value 7", "no"."""
        kind, argument = self.parts(action)
        return f"{kind} {argument}" if argument else kind

    def action(self, text: str, names: dict[str, int] | None = None) -> int:
        """The action such a text means; a card may be told by its name too where the names are given."""
        words = text.strip().lower().split(maxsplit=1)
        if words in (["concede"], ["draw"]):
            return CONCEDE if words == ["concede"] else DRAW
        for number, kind in enumerate(self.kinds):
            if words and words[0] == kind.name and (len(words) == 2) == (kind.takes != ""):
                offset = kind.offset(words[1] if len(words) == 2 else "", names)
                if 0 <= offset < kind.count:
                    return self.first[number] + offset
        raise TechdeckError(f"{text!r} is no action: say for example {self.example()}")

    def to_dict(self, action: int) -> dict[str, str | int]:
        """The action as JSON data."""
        kind, argument = self.parts(action)
        data: dict[str, str | int] = {"action": action, "kind": kind}
        if argument:
            data["argument"] = argument
        return data

    def from_dict(self, data: dict[str, str | int]) -> int:
        """The action such JSON data means."""
        argument = data.get("argument")
        found = self.action(f"{data.get('kind', '')} {argument}" if argument else str(data.get("kind", "")))
        if data.get("action", found) != found:
            raise TechdeckError(f"the id {data.get('action')} is not that of {self.text(found)!r}")
        return found

    def example(self) -> str:
        """A few texts for error messages."""
        return ", ".join([repr(self.text(NO)), repr(self.text(VALUE + 6)), repr(self.text(CARD + 8))])
