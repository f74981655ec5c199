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
        return all(is_so(condition, facts) for condition in self.conditions)


def is_so(condition: str, facts: Facts) -> bool:
    """Whether one of the words after a code is true."""
    name, equals, value = condition.partition("=")
    if equals:
        return said(facts.get(name)) == value
    if condition.startswith("!"):
        return not facts.get(condition[1:])
    return bool(facts.get(condition))


def said(fact: object) -> str:
    """A fact as a table writes it: true, false, none, 7, science."""
    return str(fact).lower() if fact is None or isinstance(fact, bool) else str(fact)


def with_parts(sentence: str, facts: Facts) -> str:
    """The sentence with those of its parts for which what they ask for is so."""
    return PART.sub(lambda part: part[2] if is_so(part[1], facts) else "", sentence)


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
        return next((template for template in self.by_code.get(code, []) if template.holds(facts)), None)
