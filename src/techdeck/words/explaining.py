"""How a card's text is read, in plain words, and what that means in a game; from the steps of its program."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from techdeck.core.errors import TechdeckError
from techdeck.words.english import capitalised, listed, plural, second_person, third_person, with_article
from techdeck.words.templates import GAP, Facts, Templates, with_parts
from techdeck.words.verbs import (
    A_PILE,
    ACTING,
    EVERY_TIME,
    KINDS,
    LASTING,
    LEFT_ASIDE,
    NOTIONS,
    OTHERWISE,
    OTHERWISE_ELSE,
    PLACES,
    PUTS_BACK,
    SETS_ASIDE,
    TAKES_AWAY,
    VERBS,
    WHERE,
)

Step = Mapping[str, object]
TABLE = Templates(VERBS)
ANY_NUMBER = 100
"""No hand has so many cards: any number is meant, or all."""


class Line(NamedTuple):
    """One step in words, how deep it lies inside others, its sentence, and where its own words stand in the text."""

    depth: int
    words: str
    sentence: int
    start: int = 0
    end: int = 0

    def said(self, text: str) -> str:
        """The words of the text that this step comes from."""
        return text[self.start : self.end].strip(" ,;:.")


def explained(steps: Sequence[Step]) -> list[Line]:
    """A whole text in words, step by step, with what becomes of cards that it leaves lying aside. (Family 3.16)"""
    lines = told(steps)
    return [*lines, Line(0, LEFT_ASIDE, lines[-1].sentence)] if left_aside(steps, 0) else lines


def left_aside(steps: Sequence[Step], lying: int) -> int:
    """How many cards may lie aside after these steps, when so many did before."""
    for step in steps:
        verb, facts = str(step["verb"]), step["facts"]
        assert isinstance(facts, Mapping)
        if verb in SETS_ASIDE:
            number = int(str(facts[SETS_ASIDE[verb]]))
            lying = number if verb == "Look" and number > 0 else ANY_NUMBER
        elif verb in TAKES_AWAY or (verb == "Replace" and facts["second"] == "it"):
            lying = max(0, lying - 1)
        elif verb in PUTS_BACK:
            lying = 0
        branches = [left_aside(inside(step, name), lying) for name in ("steps", "otherwise") if inside(step, name)]
        perhaps_not = [lying] if len(branches) == 1 and verb not in EVERY_TIME else []
        lying = max([*branches, *perhaps_not], default=lying)
    return lying


def told(steps: Sequence[Step], depth: int = 0) -> list[Line]:
    """The steps in words; bookkeeping is left out."""
    lines: list[Line] = []
    for step in steps:
        number, said = int(str(step["sentence"])), clause(step)
        within, later = told(inside(step, "steps"), depth + 1), told(inside(step, "otherwise"), depth + 1)
        if said:
            lines.append(Line(depth, said, number, *own_words(step, within)))
        lines += within
        if later:
            lines += [Line(depth, OTHERWISE.get(str(step["verb"]), OTHERWISE_ELSE), number), *later]
    return lines


def own_words(step: Step, within: list[Line]) -> tuple[int, int]:
    """Where the words of a step stand, up to those of the steps inside it: "each player", "if you do"."""
    start, end = int(str(step["start"])), int(str(step["end"]))
    later = [line.start for line in within if start < line.start < end]
    return start, min([end, *later])


def inside(step: Step, name: str) -> list[Step]:
    """The steps that lie inside another."""
    found = step[name]
    assert isinstance(found, list)
    return found


def sentence(words: str) -> str:
    """A clause as a sentence, unless it leads to others."""
    return capitalised(words) + ("" if words.endswith((":", "either", "or")) else ".")


def clause(step: Step) -> str:
    """What one verb does, in words; nothing for one that is only bookkeeping."""
    facts = step["facts"]
    assert isinstance(facts, Mapping)
    facts = {**facts, "one": how_many(facts) == 1, "many": how_many(facts) != 1}
    found = TABLE.find(str(step["verb"]), facts)
    if found is None:
        raise TechdeckError(f"there are no words for the verb {step['verb']} with {dict(facts)}")
    return Clause(facts, str(step["who"])).filled(found.sentence)


def how_many(facts: Facts) -> int:
    """How many cards a verb is about, as far as it says."""
    return next((int(str(facts[name])) for name in ("n", "high", "count", "least") if name in facts), 1)


class Clause:
    """Fills the gaps of a clause with what a verb was made with and whoever acts."""

    def __init__(self, facts: Facts, who: str) -> None:
        self.facts = facts
        self.you = who == "you"
        self.name, self.whose, self.oneself = ACTING[who]

    def filled(self, said: str) -> str:
        """The clause without gaps."""
        return GAP.sub(lambda gap: self.gap(gap[1], gap[2] or ""), with_parts(said, self.facts))

    def gap(self, name: str, form: str) -> str:
        """One gap."""
        if name == "who":
            return (
                self.name if not form else self.verb(form[1:]) if form[0] == "+" else f"{self.name} {self.verb(form)}"
            )
        if name in ("whose", "self"):
            return self.whose if name == "whose" else self.oneself
        if name == "cards":
            return self.cards()
        if name == "matches":
            return kind(self.facts["match"], 2)
        fact = self.facts[name]
        if name in ("match", "holding"):
            return kind(fact, 1).removeprefix("a ").removeprefix("an ") if form == "none" else kind(fact, 1)
        if name in ("first", "second", "place", "what"):
            return (WHERE if form == "where" else PLACES)[str(fact)].format(whose=self.whose)
        if name == "printed":
            return LASTING[str(fact)]
        return counted(int(str(fact)), form) if form else str(fact)

    def verb(self, word: str) -> str:
        """draw, draws; nothing for nothing."""
        if not word:
            return ""
        return second_person(word) if self.you else third_person(word)

    def cards(self) -> str:
        """How many cards, and of which kind."""
        low, high = int(str(self.facts["low"])), int(str(self.facts["high"]))
        which = self.facts.get("match")
        if low > ANY_NUMBER:
            return f"all {kind(which, 2)}"
        if high > ANY_NUMBER:
            return f"{low} or more {kind(which, 2)}" if 0 < low < high else f"any number of {kind(which, 2)}"
        return kind(which, 1) if high == 1 else f"{'up to ' if low == 0 else ''}{high} {kind(which, high)}"


def kind(match: object, count: int) -> str:
    """Cards of a kind: a science card, cards of the named value."""
    facts: Facts = match if isinstance(match, Mapping) else {"kind": "any"}
    noun, tail = [part.format(**facts) for part in KINDS[str(facts["kind"])]]
    return (with_article(noun) if count == 1 else plural(noun)) + tail


def counted(number: int, thing: str) -> str:
    """1 card, 3 cards."""
    return f"{number} {thing if number == 1 else plural(thing)}"


# --- what it means in a game ----------------------------------------------------------------------


class Meaning(NamedTuple):
    """What the words of a text mean in a game, and the sentences, by number, with steps that can do nothing there."""

    notions: dict[str, str]
    nothing: list[int]


def meaning(steps: Sequence[Step], lines: Sequence[Line], words: Mapping[str, Mapping[str, str]]) -> Meaning:
    """What a text means in a game that has these words."""
    whole = " ".join(line.words for line in lines)
    known = {**words.get("terms", {}), **words.get("places", {})}
    spoken_of = {name for name, form in NOTIONS.items() if re.search(form, whole)}
    spoken_of |= {A_PILE} if takes_from_pile(steps) else set()
    notions = {name: known[name] for name in [*NOTIONS, A_PILE] if name in spoken_of and name in known}
    nothing = {number for number, place in pointed_at(steps) if place in words.get("nowhere", {})}
    return Meaning(notions, sorted(nothing))


def takes_from_pile(steps: Sequence[Step]) -> bool:
    """Whether any step takes from a deck or a discard pile, so that with two of them one is chosen. (Family 3.28)"""
    return any(
        step["takes_from_pile"] or takes_from_pile(inside(step, "steps") + inside(step, "otherwise")) for step in steps
    )


def pointed_at(steps: Sequence[Step]) -> list[tuple[int, str]]:
    """Every place that a step points at, with the number of its sentence."""
    found: list[tuple[int, str]] = []
    for step in steps:
        facts = step["facts"]
        assert isinstance(facts, Mapping)
        places = [str(facts[name]) for name in ("first", "second", "place") if name in facts]
        found += [(int(str(step["sentence"])), place) for place in places]
        found += pointed_at(inside(step, "steps")) + pointed_at(inside(step, "otherwise"))
    return found


def does_nothing(numbers: Sequence[int]) -> str:
    """What is said of sentences that can do nothing in a game."""
    which = listed([str(number + 1) for number in numbers])
    return f"sentence{'' if len(numbers) == 1 else 's'} {which} can do nothing here"
