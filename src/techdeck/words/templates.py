"""Sentences with gaps, chosen by what is so, and filled.

A table has a sentence for each code: "discard": "{seat:discard} {cards}." After the code may stand what must be so for
the sentence to be taken; the one with most of such words wins, the earlier of equals:
  led        the fact of this name is there, and neither empty nor 0 nor false
  !led       it is not
  what=bid   it is just this
  me         whoever did it, or is asked, is the reader;  other_me: to whom it was done;  somebody: a seat did it
  one, many  of the cards there is one, there are several
  seen       all the cards are seen;  unseen: none is
Within a sentence, <led: words> are said only if that is so. A sentence that begins with ~ is a detail, which logs leave
out; one that begins with & goes on in the line of the one before it.
A gap names a fact and, after a colon, its form; which forms there are depends on what the fact is: see filling.py.
Of an event {cards} are all its cards, {gave} those that left whoever did it, {got} those that came to them.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache

Facts = Mapping[str, object]
PART = re.compile(r"<(!?[a-z_0-9]+(?:=\w+)?): ([^<>]*)>")
GAP = re.compile(r"\{([a-z_0-9]+)(?::([^{}]*))?\}")


class Template:
    """A sentence with its code and with what must be so."""

    def __init__(self, key: str, sentence: str) -> None:
        self.code, *self.conditions = key.split()
        self.detail = sentence.startswith("~")
        self.goes_on = sentence.startswith("&")
        self.sentence = sentence.lstrip("~& ")

    def holds(self, facts: Facts) -> bool:
        """Whether everything is so that must be."""
        for condition in self.conditions:  # noqa: SIM110 - twice as fast, and this is asked for every choice
            if not is_so(condition, facts):
                return False
        return True


def is_so(condition: str, facts: Facts) -> bool:
    """Whether one of the words after a code is true."""
    name, wanted = asked_for(condition)
    if wanted is True:
        return bool(facts.get(name))
    return not facts.get(name) if wanted is False else said(facts.get(name)) == wanted


@cache
def asked_for(condition: str) -> tuple[str, bool | str]:
    """The fact that a word after a code speaks of, and what it must be: there, not there, or just this."""
    name, equals, value = condition.partition("=")
    if equals:
        return name, value
    return (name[1:], False) if name.startswith("!") else (name, True)


def said(fact: object) -> str:
    """A fact as a table writes it: true, false, none, 7, science."""
    return str(fact).lower() if fact is None or isinstance(fact, bool) else str(fact)


def with_parts(sentence: str, facts: Facts) -> str:
    """The sentence with those of its parts for which what they ask for is so."""
    return PART.sub(lambda part: part[2] if is_so(part[1], facts) else "", sentence)


Gap = tuple[str, str, str]
"""Words, the fact that is said after them, and its form; "" for the fact: none is."""


@cache
def pieces(sentence: str) -> list[tuple[str, list[Gap]]]:
    """A sentence in pieces, each with what must be so for it to be said ("": nothing), and with its gaps."""
    found, end = [], 0
    for part in PART.finditer(sentence):
        found += [("", gaps(sentence[end : part.start()])), (part[1], gaps(part[2]))]
        end = part.end()
    return [piece for piece in [*found, ("", gaps(sentence[end:]))] if piece[1]]


def gaps(words: str) -> list[Gap]:
    """Words with their gaps, in order."""
    found, end = [], 0
    for gap in GAP.finditer(words):
        found.append((words[end : gap.start()], gap[1], gap[2] or ""))
        end = gap.end()
    return [*found, (words[end:], "", "")] if words[end:] else found


class Templates:
    """A table of sentences."""

    def __init__(self, table: Mapping[str, str]) -> None:
        self.by_code: dict[str, list[Template]] = {}
        for key, sentence in table.items():
            template = Template(key, sentence)
            self.by_code.setdefault(template.code, []).append(template)
        for templates in self.by_code.values():
            templates.sort(key=lambda template: -len(template.conditions))  # of equals the earlier stays first

    def find(self, code: str, facts: Facts) -> Template | None:
        """The sentence for a code that says most; None if the table has none."""
        for template in self.by_code.get(code, ()):
            if template.holds(facts):
                return template
        return None
