"""Deeds that are written once and stand for two: "put it on the top or the bottom" is one or the other."""

from typing import Final

from techdeck.deck.nodes import part
from techdeck.deck.trees import Node

TWO: Final = {
    "put_ends": ("return_rest", "rest_under"), "discarded_ends": ("to_top", "to_bottom"),
    "search_both": ("search_kind", "recover"), "take_tops": ("draw", "take_discard_top"),
}  # fmt: skip
"""What is written as one deed, with the two it stands for."""
ENDS: Final = ("on_top", "under")


def spread(node: Node) -> Node:
    """The tree with each such deed as a choice of two."""
    if not any(stands_for_two(below) for below in node.all_nodes()):
        return node
    if stands_for_two(node):
        deeds = TWO.get(node.data, (node.data, node.data))
        ways = [with_end(node, deed, end) for deed, end in zip(deeds, ENDS, strict=True)]
        return Node("either", [Node("way", [way]) for way in ways])
    return Node(node.data, [spread(child) if isinstance(child, Node) else child for child in node.children])


def stands_for_two(node: Node) -> bool:
    """Whether this is a deed that is one of two."""
    return node.data in TWO or part(node, "either_end") is not None


def with_end(node: Node, deed: str, end: str) -> Node:
    """One of the two deeds, with this end of the deck where it says either."""
    either = part(node, "either_end")
    return Node(deed, [Node(end, child.children) if child is either else child for child in node.children])
