"""Writes docs/effect-language.md from the comments of the grammar: python -m tools.effect_language_page."""

from collections.abc import Iterator
from pathlib import Path

from techdeck.deck.edition import BadEdition, read_edition
from techdeck.deck.files import packaged_text
from techdeck.deck.grammar import rules
from techdeck.deck.language import Form, forms
from techdeck.deck.nodes import MOST
from techdeck.deck.notions import CARDS, DEEDS, PLAYERS
from techdeck.deck.reader import LONGEST, SOURCES

MOST_PHRASES = 2
"""So many ways to say the same are shown; the rest are of the same kind."""
SEVERAL = {"PARITY", "COURT"}
"""Notions whose words are not the same, only of the same sort."""
PLAIN = "As it says."
ABOUT_DEEDS = "These need a word more."
PAGE = Path(__file__).resolve().parent.parent / "docs" / "effect-language.md"

INTRO = """\
# Writing card texts
<!-- Made from the grammar, src/techdeck/deck/*.lark, by `make docs`; change the comments there. -->
What a card says is what players read and what the engine does: write down the texts of a printed deck, or your house
rules, without any Python.

## An edition file
```toml
[edition]
name = "my-house"

[knowledge.1]
name = "Data Mining"
text = "Look at the top 4 cards. Take 1. Put the rest back on top in any order."
source = { name = "rulebook", effect = "house" }
```
[editions.md](editions.md) says how to begin one, check it and play with it. A text has at most LONGEST characters and
may run over several lines between `\"\"\"` and `\"\"\"`. `source` says where name and effect come from: SOURCES.

## How a text is read
Write as card games do. Words are read as a few plain notions: "choose", "pick" and "select" are one and the same, so
are "one", "1" and "a", "each" and "every", "from", "in" and "of". Capitals, spaces, endings and most commas don't
matter. A whole sentence in parentheses is a reminder and is left out, unless it says "only", "except" or the like.
Counts go from 1 to MOST, values from 1 to 13.

A text is carried out sentence by sentence, each as far as possible; a sentence ends with a full stop, its parts with a
semicolon. Any deed can stand after any of the beginnings of a sentence: "each player ...", "you may ...", "that
player ...", "if you do, ...". "Your" is whoever uses the card, "their" whoever the sentence is about. Where a text
could mean two different things, it is refused with both of them; it is never guessed. See how yours is read with
`techdeck deck explain "Draw a card, then discard one."`.

"It" is the one card that was just revealed, shown or discarded. "Instead" takes the place of what stands before it.
"That many", "if you do" and "if nobody did" look back at the very last thing that was done. A sentence that speaks of
what nobody named, showed or picked, because they couldn't or said no, is skipped; but a card that was shown earlier is
still "it". Cards that a text looks at or reveals are set aside until it says where they go; if it doesn't, they go
back to where they came from.
"""

ERRORS = """\
## When something is wrong
An edition isn't loaded until all of it is right. You are told every mistake at once, with its file, line, column and
card, what could be there instead, and the nearest text that is understood:
```
"""


def main() -> None:
    """Write the page."""
    PAGE.parent.mkdir(exist_ok=True)
    PAGE.write_text(page(), encoding="utf-8")


def page() -> str:
    """The whole page."""
    sources = ", ".join([f'`"{source}"`' for source in SOURCES])
    intro = INTRO.replace("SOURCES", sources).replace("MOST", str(MOST)).replace("LONGEST", str(LONGEST))
    sentences = sentence_rules()
    parts = [
        intro,
        words_table(),
        table(
            "Sentences",
            "A sentence is one deed (something to do), several deeds, or one of these beginnings with deeds after it.",
            [form for form in forms() if form.rule in sentences],
        ),
        plain_list([form for form in forms() if form.meaning == PLAIN]),
        table("Deeds to know about", ABOUT_DEEDS, [form for form in forms() if is_told(form, sentences)]),
        table("Places", "The two ends of an exchange or a replacement.", list(forms("place"))),
        table("Kinds of cards", 'Which cards are meant by "a card of ...".', list(forms("kind"))),
        ERRORS + "\n".join(sample_mistakes()) + "\n```\n",
    ]
    return "\n".join(parts)


def is_told(form: Form, sentences: set[str]) -> bool:
    """Whether a deed needs more words than its own."""
    return form.rule not in sentences and form.meaning != PLAIN


def plain_list(listed: list[Form]) -> str:
    """The deeds that need no words but their own."""
    about = "What a sentence can do. These mean what they say:"
    return "\n".join(["## Deeds", about, "", *[f"- {form.examples[0]}" for form in listed], ""])


def words_table() -> str:
    """The notions that have more than one name, each with the usual ones."""
    rows = ["## Words", "Words and phrases in one row mean the same.", "", "| | |", "| --- | --- |"]
    groups = {"what one does": DEEDS, "who": PLAYERS, "which cards, and where": CARDS}
    for title, group in groups.items():
        shown = [phrases for notion, phrases in group.items() if notion not in SEVERAL and are_different(*phrases[:2])]
        several = [", ".join(phrases[:MOST_PHRASES]) for phrases in shown]
        rows.append(f"| {title} | {'<br>'.join(several)} |")
    return "\n".join([*rows, ""])


def are_different(one: str, other: str = "") -> bool:
    """Whether two phrases for the same have no word in common, whatever its ending: others need not be told."""
    first = tuple(one.split())
    return bool(other) and not any(word.startswith(first) for word in other.split())


def sentence_rules() -> set[str]:
    """The rules that make a whole sentence: those a sentence is made of, however deep, that are not deeds."""
    found, row = set[str](), ["_clauses", "_told_clauses"]
    while row:
        name = row.pop()
        for rule in rules():
            if rule.origin == name:
                row += [part for part in rule.parts if part.startswith("_") and part not in found]
                found |= {rule.name, *rule.parts}
        if "_item" in row:
            row.remove("_item")
    return found | {"either", "choice"}


def table(title: str, about: str, listed: list[Form]) -> str:
    """A heading and a table of forms: what each means, and how it is written."""
    rows = [f"| {form.meaning} | {form.examples[0]} |" for form in listed]
    return "\n".join([f"## {title}", about, "", "| what it means | how it is written |", "| --- | --- |", *rows, ""])


def sample_mistakes() -> Iterator[str]:
    """What is said of a few mistakes, by the reader itself."""
    text = packaged_text("open-1")
    for old, new in (
        ("Draw 2. Discard 2.", "Drwa two cards. Discard two crads."),
        ("Reveal a card from your hand. Copy its effect.", "Copy its effect."),
        ("[service.13]", "[service.14]"),
    ):
        text = text.replace(old, new, 1)
    try:
        read_edition(text, "my-house.toml")
    except BadEdition as error:
        yield from error.mistakes


if __name__ == "__main__":
    main()
