"""Reading on after a sentence with a mistake: what it may have brought up, so that only true mistakes are told.

A reading is what a text has brought up so far. After a mistake there are several, and a later sentence is wrong only
if it is wrong in all of them.
"""

from collections.abc import Iterable
from typing import Final

from lark import Tree

from techdeck.core.effects.match import OF_VALUE, Match
from techdeck.core.effects.verb import Verb
from techdeck.deck.deeds import MATCH_KINDS
from techdeck.deck.sentences import Compiler
from techdeck.deck.spoken import BRINGS, LYING, MANY, Mistake, Node, column, parts

ANYTHING: Final = {"drawn", "nobody", "those", "seen"}.union(*[what.split() for what in BRINGS.values()])
SOME_KIND: Final = Match(OF_VALUE, 1)
SOMETHING_DONE: Final[Node] = Tree("chain", [Tree("draw", [])])


def read_on(readings: list[Compiler], tree: Node) -> tuple[list[Compiler], list[Verb]]:
    """The readings in which the sentence makes sense, and its verbs; the first one's mistake if there is none."""
    fitting: list[Compiler] = []
    verbs: list[Verb] = []
    wrong: list[Mistake] = []
    for reading in readings:
        then = reading.copied()
        try:
            new = then.sentence(tree)
        except Mistake as mistake:
            wrong.append(mistake)
        else:
            verbs = verbs if fitting else new
            fitting.append(then)
    if not fitting:
        raise wrong[0]
    return fitting, verbs


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
        done = as_if_done(before.copied(), parts(tree)[0])
        found += [done, lying(done, done.known, 0, 0)]
        found.append(lying(done, done.known | (before.known & LYING), before.aside, before.looked))
    return different(found)


def as_if_done(reading: Compiler, body: Node) -> Compiler:
    """What a sentence brings up, whether it makes sense or not."""
    before = set(reading.known)
    deeds = sorted([part for part in body.iter_subtrees() if str(part.data) in BRINGS], key=column)
    for deed in deeds:
        reading.after(deed)
    if body.data in ("every", "every_other"):
        reading.after_all(before, {what for deed in deeds for what in BRINGS[str(deed.data)].split()})
    elif body.data == "pick_who":
        reading.known = (reading.known - {"did", "drawn"}) | {"picked"}
    elif body.data != "chain":
        reading.known |= before & {"it", "it_aside"}
    if any(str(part.data) in MATCH_KINDS for part in body.iter_subtrees()):
        reading.such = SOME_KIND
    reading.again = SOMETHING_DONE if body.data == "chain" else None
    return reading


def different(readings: Iterable[Compiler]) -> list[Compiler]:
    """Each reading once."""
    return list({(frozenset(one.known), one.aside, one.looked): one for one in readings}.values())
