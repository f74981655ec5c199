"""How the canonical program says which cards are meant, how many, and where."""

from typing import Final

from techdeck.core.cards import DOMAIN_NAMES
from techdeck.core.effects import hands, swap
from techdeck.core.effects import match as kinds
from techdeck.core.effects.match import Match
from techdeck.core.effects.pointing import PLACE_CODES

MANY: Final = 100
"""No hand has so many cards: any number is meant."""
KINDS: Final = {
    kinds.AT_MOST: "value {} or less", kinds.AT_LEAST: "value {} or more", kinds.OF_VALUE: "value {}",
    kinds.NAMED_VALUE: "named value", kinds.NAMED_DOMAIN: "named domain",
    kinds.SAME_VALUE: "same value", kinds.SAME_DOMAIN: "same domain", kinds.EVEN: "even", kinds.ODD: "odd",
}  # fmt: skip


def of(match: Match) -> str:
    """Which cards are meant, in brackets; nothing where any will do."""
    if match.kind == kinds.ANY:
        return ""
    if match.kind == kinds.OF_DOMAIN:
        return f" [{DOMAIN_NAMES[int(match.number)]}]"
    return f" [{KINDS[int(match.kind)].format(int(match.number))}]"


def many(verb: hands.FromHand) -> str:
    """How many cards of a hand."""
    if verb.low == verb.high:
        return "all" if verb.high > MANY else str(int(verb.high))
    if verb.low:
        return f"at least {int(verb.low)}"
    return "any number" if verb.high > MANY else f"up to {int(verb.high)}"


def optional(told: str, whether: bool) -> str:
    """What can be declined, as if it were asked before."""
    return f"may {{{told}}}" if whether else told


def places(verb: swap.TwoCards) -> list[str]:
    """The two places of an exchange or a replacement."""
    return [PLACE_CODES[int(place)].replace("_", " ") for place in (verb.first, verb.second)]
