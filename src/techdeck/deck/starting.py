"""The file a new edition begins with: a few comments, and the cards of its base to be written over."""

import json
from typing import Final

from techdeck.core.cards import NATURALS
from techdeck.deck.base import EditionCard
from techdeck.deck.edition import Edition
from techdeck.deck.headers import header_of

HEAD: Final = """\
# An edition of the Tech Deck. Write the cards you change; all others are as in the base.
#
# every mistake, and where it is:  techdeck deck check {file}
# how a text is read:              techdeck deck explain "Draw 2."
# what you have changed:           techdeck deck diff {base} {file}
# try it:                          techdeck play tricks --edition {file}

[edition]
name = {name}
title = {title}
# A packaged edition, or the path of another edition file as seen from the folder of this one.
base = {written}

# A card is [knowledge.1] to [knowledge.13], [science...], [technology...] or [service...], or [wild.1] and [wild.2].
# Leave out whatever stays as it is: name, text or source. The source says where the name and the effect come from:
# "printed deck" if you typed what stands on the card, "house" if it is your own idea (taken for granted if you say
# nothing), or what the base says if you change nothing.
"""
EXAMPLE: Final = """
# An example; take the # away to use it.
# [knowledge.1]
# name = "Libraries"
# text = "Look at the top 3 cards. Take 1. Put the rest under the deck."
# source = { name = "printed deck", effect = "house" }
"""
EVERY_CARD: Final = """
# All cards of {base}. Take the # away from the lines of a card you change.
"""


def starting_text(name: str, title: str, file: str, written: str, base: Edition, every_card: bool) -> str:
    """The text of a new edition file on a base; with every card of the base, commented out, if that is asked for."""
    words = {"name": quoted(name), "title": quoted(title), "written": quoted(written), "base": written, "file": file}
    text = HEAD.format(**words)
    if not every_card:
        return text + EXAMPLE
    return text + EVERY_CARD.format(base=base.title) + "\n" + "\n".join([block_of(card) for card in base.cards])


def block_of(card: EditionCard) -> str:
    """A card as it would stand in the file, commented out; a wild has no text to change."""
    rows = [f"[{header_of(card.card)}]", f"name = {quoted(card.name)}"]
    rows += [f"text = {quoted(card.text)}"] if card.card < NATURALS else []
    rows += [f'source = {{ name = "{card.name_source}", effect = "{card.effect_source}" }}']
    return "\n".join([f"# {row}" for row in rows]) + "\n"


def quoted(text: str) -> str:
    """A text as a TOML string: JSON writes it alike."""
    return json.dumps(text, ensure_ascii=False)
