"""Reading on after a sentence with a mistake: what it may have brought up, so that only true mistakes are told.

A reading is what a text has brought up so far. After a mistake there are several, and a later sentence is wrong only
if it is wrong in all of them.
"""

from collections.abc import Iterable
from typing import Final

from techdeck.core.effects.match import OF_VALUE, Match
from techdeck.core.effects.verb import Verb
from techdeck.deck.brings import BRINGS, LYING
from techdeck.deck.canonical import joined
from techdeck.deck.compiler import Compiler
from techdeck.deck.kinds import MATCH_KINDS
from techdeck.deck.nodes import MANY, Mistake, column, parts
from techdeck.deck.trees import Node, Word

ANYTHING: Final = {"drawn", "nobody", "those", "seen"}.union(*[what.split() for what in BRINGS.values()])
SOME_KIND: Final = Match(OF_VALUE, 1)
SOMETHING_DONE: Final[Node] = Node("chain", [Node("draw", [Word("draw", "DRAW", 1, 4, False, False)])])


def read_on(readings: list[Compiler], trees: list[Node]) -> tuple[list[Compiler], list[Verb]]:
    """The readings in which the sentence makes sense, and its verbs; the first one's mistake if there is none."""
    fitting: list[Compiler] = []
    verbs: list[Verb] = []
    wrong: list[Mistake] = []
    for reading in readings:
        try:
            then, new = read_one_way(reading, trees)
        except Mistake as mistake:
            wrong.append(mistake)
        else:
            verbs = verbs if fitting else new
            fitting.append(then)
    if not fitting:
        raise wrong[0]
    return fitting, verbs


def read_one_way(reading: Compiler, trees: list[Node]) -> tuple[Compiler, list[Verb]]:
    """What a sentence comes to by the only one of its trees that makes sense, or by any if they come to the same."""
    found: dict[str, tuple[Compiler, list[Verb]]] = {}
    wrong: list[Mistake] = []
    for tree in trees:
        then = reading.copied()
        try:
            verbs = then.sentence(tree)
        except Mistake as mistake:
            wrong.append(mistake)
        else:
            found.setdefault(joined(verbs), (then, verbs))
    if not found:
        raise max(wrong, key=lambda mistake: mistake.column)
    if len(found) > 1:
        both = "' or '".join(list(found)[:2])
        by_chance = "steal random" in both and "steal chosen" in both
        hint = "write 'a random card' or 'a card of your choice'" if by_chance else "write it in two sentences"
        raise Mistake(f"this could mean two things, '{both}': {hint}", column(trees[0]))
    return next(iter(found.values()))


def anything() -> list[Compiler]:
    """After a sentence that is not understood: all may have been brought up, any number of cards may lie aside."""
    reading = Compiler()
    reading.such, reading.again = SOME_KIND, SOMETHING_DONE
    return [lying(reading, ANYTHING, aside, aside) for aside in (0, 1, 2, MANY)]


def lying(reading: Compiler, known: set[str], aside: int, looked: int) -> Compiler:
    """A reading with so many cards lying aside, of so many looked at."""
    found = reading.copied()
    found.known = set(known) if aside else known - LYING - {"it_aside"}
    found.aside, found.looked = aside, looked
    return found


def supposed(readings: list[Compiler], tree: Node) -> list[Compiler]:
    """After a sentence that makes no sense: as if it had been done, and with cards aside, with none, or as before."""
    found: list[Compiler] = []
    for before in readings:
        done = before.copied()
        for clause in parts(tree):
            done = as_if_done(done, clause)
        found += [done, lying(done, done.known, 0, 0)]
        found.append(lying(done, done.known | (before.known & LYING), before.aside, before.looked))
    return different(found)


def as_if_done(reading: Compiler, body: Node) -> Compiler:
    """What a sentence brings up, whether it makes sense or not."""
    before = set(reading.known)
    deeds = sorted([part for part in body.all_nodes() if part.data in BRINGS], key=column)
    for deed in deeds:
        reading.after(deed)
    if body.data in ("every", "every_other"):
        reading.after_all(before, {what for deed in deeds for what in BRINGS[deed.data].split()})
    elif body.data in ("pick_who", "another_does", "that_does"):
        reading.known = (reading.known - {"did", "drawn"}) | {"picked"}
    elif body.data != "chain":
        reading.known |= before & {"it", "it_aside"}
    if any(part.data in MATCH_KINDS for part in body.all_nodes()):
        reading.such = SOME_KIND
    reading.again = SOMETHING_DONE if body.data == "chain" else None
    return reading


def different(readings: Iterable[Compiler]) -> list[Compiler]:
    """Each reading once."""
    return list({(frozenset(one.known), one.aside, one.looked): one for one in readings}.values())
