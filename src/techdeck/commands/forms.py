"""techdeck deck forms: all that card texts can say."""

from __future__ import annotations

from techdeck.commands.shared import print_json, wrapped
from techdeck.deck.language import Form, forms

SORTS = {
    "form": "SENTENCES and what they can do",
    "place": "PLACES: the two ends of an exchange or a replacement",
    "kind": 'KINDS OF CARDS: which cards are meant by "a card of ..."',
    "part": "SMALLER PARTS: words inside a sentence",
}
"""The sorts of what card texts can say, in the order they are told."""


def print_forms(as_json: bool) -> int:
    """All that card texts can say, with examples."""
    if as_json:
        print_json([form_data(form) for form in forms(*SORTS)])
        return 0
    for sort, title in SORTS.items():
        print(f"{wrapped(title)}\n")
        for form in forms(sort):
            print(wrapped(form.meaning, "  ", "  "))
            for example in form.examples:
                print(wrapped(example, "      ", "        "))
            print()
    return 0


def form_data(form: Form) -> dict[str, object]:
    """Something one can write, as plain data."""
    return {"form": form.rule, "sort": form.sort, "meaning": form.meaning, "examples": form.examples}
