"""What has changed between two pictures, as little of it as says it all; docs/protocol.md tells how to take it in."""

from __future__ import annotations

Data = dict[str, object]
Edits = list[list[object]]

GONE = "-"
"""Among the changes of an object: the names of the fields that are no longer there."""
INSIDE = ">"
"""After the name of a field: the changes inside the object it holds."""
EDITS = "~"
"""After the name of a field: the edits of the list it holds."""


def changes(old: Data, new: Data) -> Data:
    """What turns one object into the other; empty if they are alike."""
    found: Data = {}
    if old.keys() != new.keys() and (gone := [name for name in old if name not in new]):
        found[GONE] = gone
    for name, value in new.items():
        if name not in old:
            found[name] = value
        elif (before := old[name]) != value:
            note(found, name, before, value)
    return found


def note(found: Data, name: str, old: object, new: object) -> None:
    """One field that has another value: what changed inside it, or all of it where that is less."""
    if isinstance(old, dict) and isinstance(new, dict):
        found[name + INSIDE] = changes(old, new)
    elif isinstance(old, list) and isinstance(new, list) and (edited := edits(old, new)):
        found[name + EDITS] = edited
    else:
        found[name] = new


def edits(old: list[object], new: list[object]) -> Edits:
    """What turns one list into the other, edit after edit; none if hardly anything has stayed."""
    start, end = alike(old, new)
    before, after = old[start : len(old) - end], new[start : len(new) - end]
    if before and after and isinstance(before[0], dict) and isinstance(after[0], dict):
        found = edits_of_objects(before, after, start)
    else:
        found = [[start, len(before), *after]]
    return found if start + end > 0 or len(found) < len(new) else []


def alike(old: list[object], new: list[object]) -> tuple[int, int]:
    """How many items are the same at the beginning, and how many of the others at the end."""
    most, start, end = min(len(old), len(new)), 0, 0
    while start < most and old[start] == new[start]:
        start += 1
    while end < most - start and old[-1 - end] == new[-1 - end]:
        end += 1
    return start, end


def edits_of_objects(old: list[object], new: list[object], start: int) -> Edits:
    """The edits of a list of objects: items that come, that go, and that have changed inside."""
    found: Edits = []
    i = j = 0
    while i < len(old) and j < len(new):
        if old[i] == new[j]:
            i, j = i + 1, j + 1
        elif old[i] in new[j + 1 :]:
            found.append([start + j, 0, new[j]])
            j += 1
        elif new[j] in old[i + 1 :]:
            found.append([start + j, 1])
            i += 1
        else:
            found.append(edit(old[i], new[j], start + j))
            i, j = i + 1, j + 1
    if i < len(old) or j < len(new):
        found.append([start + j, len(old) - i, *new[j:]])
    return found


def edit(old: object, new: object, at: int) -> list[object]:
    """One item that has become another: what changed inside it, or all of it."""
    if isinstance(old, dict) and isinstance(new, dict):
        return [at, changes(old, new)]
    return [at, 1, new]
