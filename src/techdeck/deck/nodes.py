"""What there is to find in the tree of a sentence: its words, its parts, its numbers, the kind of cards it means."""

from typing import Final

from techdeck.deck.trees import Node, Word

MOST: Final = 20
"""No sentence speaks of more cards than this."""
MANY: Final = 99
ALL_CARDS: Final = 108
"""No hand has more."""
KINDS: Final = {
    "at_most", "at_least", "above", "lower", "of_value", "parity", "of_domain", "same_value", "same_domain",
    "that_value", "that_domain", "two_domains", "of_named",
}  # fmt: skip
"""The kinds of cards."""


class Mistake(Exception):
    """A sentence that is well formed but means nothing here; column counts from 1 within the text."""

    def __init__(self, message: str, column: int) -> None:
        super().__init__(message)
        self.message = message
        self.column = column


def words(node: Node) -> list[str]:
    """What the words in this node stand for, below included."""
    return [word.type for word in node.all_words()]


def span_of(node: Node) -> tuple[int, int]:
    """Where the words of a node stand in the text as printed: the first character, and the one after the last."""
    found = list(node.all_words())
    return min(word.column - 1 for word in found), max(word.column - 1 + word.length for word in found)


def column(node: Node, *types: str) -> int:
    """Where the first word of one of these types stands, from 1; without types, where the node begins."""
    found = list(node.all_words())
    named = [word.column for word in found if word.type in types]
    return (named or [word.column for word in found] or [1])[0]


def parts(node: Node) -> list[Node]:
    """The nodes below, without the words."""
    return [child for child in node.children if isinstance(child, Node)]


def part(node: Node, *names: str) -> Node | None:
    """The first node below of one of these names."""
    return next((child for child in parts(node) if child.data in names), None)


def kind_in(node: Node) -> Node | None:
    """The kind of card that is spoken of in a node."""
    return part(node, *KINDS)


def numbers_in(node: Node) -> list[Word]:
    """The numbers of cards in a node; a value is none."""
    found: list[Word] = []
    for child in node.children:
        if isinstance(child, Node):
            found += numbers_in(child) if child.data not in (*KINDS, "chosen_kind") else []
        elif child.type == "NUMBER":
            found.append(child)
    return found


def number(node: Node, most: int = MOST) -> int:
    """The first number written in this node, 1 if there is none; from 1 to a limit."""
    found = numbers_in(node)
    if not found:
        return 1
    value = int(found[0]) if len(found[0]) < 5 else MANY * MANY
    if not 1 <= value <= most:
        what = "a value is a number" if most == 13 else "write a number"
        raise Mistake(f"{shortened(found[0])} is not possible here: {what} from 1 to {most}", found[0].column)
    return value


def only_one(node: Node) -> None:
    """Where exactly one card is meant, every number is 1."""
    for word in numbers_in(node):
        if word != "1":
            raise Mistake("only 1 card can be meant here", word.column)


def shortened(digits: str) -> str:
    """A number as written, without the middle of a very long one."""
    return digits if len(digits) < 12 else f"{digits[:4]}...{digits[-4:]}"
