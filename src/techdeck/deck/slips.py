"""Slips of the pen: which word a misspelt one was meant to be."""

from collections.abc import Iterable


def meant_by(word: str, known: Iterable[str], same_start: bool) -> list[str]:
    """The known words of which this one is an evident slip, nearest first; perhaps only such as begin alike."""
    found = {one: slips(word, one) for one in known if not same_start or one[:1] == word[:1]}
    return sorted([one for one, count in found.items() if count <= most_slips(word)], key=lambda one: (found[one], one))


def most_slips(word: str) -> int:
    """How many slips an evident one has: in short words one, by which no letter comes or goes."""
    return 1 if len(word) < 7 else 2


def slips(word: str, other: str) -> int:
    """How many letters are left out, put in, changed, or swapped with the next one; many in very short words."""
    if min(len(word), len(other)) < 4 and sorted(word) != sorted(other):
        return len(word) + len(other)
    before, row = list[int](), list(range(len(other) + 1))
    for i, letter in enumerate(word, 1):
        last, before, row = before, row, [i]
        for j, there in enumerate(other, 1):
            cost = min(before[j] + 1, row[j - 1] + 1, before[j - 1] + (letter != there))
            if i > 1 and j > 1 and letter == other[j - 2] and word[i - 2] == there:
                cost = min(cost, last[j - 2] + 1)
            row.append(cost)
    return row[-1]
