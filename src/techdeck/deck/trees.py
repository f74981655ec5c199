"""A sentence as a tree of its forms, down to its words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence


class Word(str):
    """A word or phrase with what it stands for, its column in the text from 1, and how long it is there.

    A number is its digits, however it was written; third says that a verb was written for he or she: "draws";
    comma that one stands before it.
    """

    type: str
    column: int
    length: int
    third: bool
    comma: bool

    def __new__(cls, shown: str, notion: str, column: int, length: int, third: bool, comma: bool) -> Word:
        word = super().__new__(cls, shown)
        word.type = notion
        word.column = column
        word.length = length
        word.third = third
        word.comma = comma
        return word


class Node:
    """A form of the grammar with its parts: words, and forms within it."""

    def __init__(self, data: str, children: Sequence[Node | Word]) -> None:
        self.data = data
        self.children = children

    def all_nodes(self) -> Iterator[Node]:
        """This node and every one below it, in the order of the text."""
        yield self
        for child in self.children:
            if isinstance(child, Node):
                yield from child.all_nodes()

    def all_words(self) -> Iterator[Word]:
        """The words of this node in order, below included."""
        for child in self.children:
            if isinstance(child, Node):
                yield from child.all_words()
            else:
                yield child
