"""What there is to find in a clause about others: which way cards go, what is done in turn, whose doing it is."""

from typing import Final

from techdeck.core.effects.secret import LEFT, RIGHT
from techdeck.deck.nodes import numbers_in, part, parts, words
from techdeck.deck.trees import Node, Word

PASSING: Final = ("pass_cards", "pass_hands")


def side_of(deed: Node) -> int:
    """Which way cards are passed: clockwise is to the left."""
    return RIGHT if {"LEFT", "ONLEFT", "CLOCKWISE"}.isdisjoint(words(deed)) else LEFT


def in_stretches(chain: Node) -> list[Node]:
    """The deeds of a chain in stretches: what is done in turn, and each passing, which all do at once."""
    found: list[list[Node]] = []
    passed = True
    for deed in parts(chain):
        if deed.data in PASSING or passed:
            found.append([])
        passed = deed.data in PASSING
        found[-1].append(deed)
    return [Node("chain", deeds) for deeds in found]


def of_hands(chain: Node) -> Node:
    """ "Two of them", where players with so many cards are spoken of, are cards of the hand."""
    found: list[Node | Word] = []
    for deed in chain.children:
        if isinstance(deed, Node) and deed.data == "put_one" and words(deed) == ["DISCARD", "NUMBER", "OF", "THEM"]:
            said = list(deed.all_words())
            deed = Node("discard", [said[0], Node("own_cards", [said[1]])])
        found.append(deed)
    return Node(chain.data, found)


def is_yours(node: Node) -> bool:
    """Whether all that is done is to show you a hand or to give you random cards: then it is you who looks or takes."""
    chain = part(node, "chain")
    plain = chain is not None and not part(node, "may_they", "condition")
    return plain and [deed.data for deed in parts(chain or node)] in (["show_you"], ["give_random"])


def same_words(one: Node | None, other: Node) -> bool:
    """Whether two kinds of cards are the same, word by word."""
    return one is not None and words(one) == words(other) and numbers_in(one) == numbers_in(other)
