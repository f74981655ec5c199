"""Cards that are first chosen and then spoken of: "choose a card from your hand and discard it" is read as
"discard a card from your hand", whatever is chosen and whatever is done with it."""

from typing import Final

from techdeck.deck.chart import Chart
from techdeck.deck.notions import DEEDS
from techdeck.deck.spread import spread
from techdeck.deck.trees import Node, Word

BEGINS: Final = {"A", "ANY", "NUMBER", "ANYNUMBER", "UPTO"}
"""What is chosen begins so; "choose another player" chooses no card."""
JOINTS: Final = {"AND", "THEN", "SEMICOLON", "DOT"}
ONE: Final = {"IT", "THATCARD", "ITS"}
GOT: Final = {"TAKE", "PUT", "REVEAL"}
SPOKEN_OF: Final = {"IT", "THATCARD", "THEM"}
UNTIL: Final = {"UNTILTURN", "UNTILROUND", "UNTILNEXT", "THISROUND"}
YOU_NAME: Final = ("YOU", "NAME")
""" "A value you name" says which card is meant; nothing is done."""
NO_CARD: Final = {"VALUE", "DOMAIN", "COLON", "WHO"}


def readings_of(words: list[Word]) -> tuple[Chart, list[Node]]:
    """All that can be read in the words as they stand, or else with what is chosen put where it is spoken of."""
    chart = Chart(words)
    trees = chart.readings("sentence")
    instead = None if trees else unfolded(words)
    if instead is not None:
        chart = Chart(instead)
        trees = chart.readings("sentence")
    return chart, [spread(tree) for tree in trees]


def unfolded(words: list[Word]) -> list[Word] | None:
    """The words with what is chosen put where it is spoken of; None where nothing is chosen so."""
    for at, word in enumerate(words):
        if word.type == "PICK" and is_and_done(words[at + 1 : at + 3]):
            return unfolded([*words[:at], *words[at + 2 :]]) or [*words[:at], *words[at + 2 :]]
        if word.type == "PICK":
            instead = unfolded_at(words, at)
            if instead is not None:
                return unfolded(instead) or instead
    return None


def unfolded_at(words: list[Word], pick: int) -> list[Word] | None:
    """The same for the choice that begins at this word."""
    end = end_of_chosen(words, pick + 1)
    chosen, then = words[pick + 1 : end], after_joint(words, end)
    comma = end < len(words) and words[end].comma
    if not chosen or (then == end and not comma) or not is_card(chosen):
        return None
    said, rest = words[then : then + 2], words[then + 2 :]
    if len(said) < 2:
        return None
    if said[0].type in UNTIL and fits(said[1], chosen):
        return [*words[:pick], said[0], *chosen, *rest]
    if said[1].type == "COUNT" and fits(said[0], chosen):
        return [*words[:pick], *chosen, said[1], *rest]
    if said[0].type not in DEEDS or not fits(said[1], chosen):
        return None
    if said[1].type == "ITS":
        return [*words[:pick], said[0], *rest[:1], like(said[1], "OF"), *chosen, *rest[1:]]
    return [*words[:pick], said[0], *chosen, *rest]


def is_and_done(words: list[Word]) -> bool:
    """Whether it goes on with "and discard": what is chosen is said after that."""
    return len(words) == 2 and words[0].type == "AND" and words[1].type in DEEDS


def end_of_chosen(words: list[Word], start: int) -> int:
    """Where the words for what is chosen end: at a joint, at a comma before a deed, or at a deed."""
    end = start
    while end < len(words) and words[end].type not in JOINTS and words[end].type not in DEEDS:
        end += 1
    return end


def after_joint(words: list[Word], end: int) -> int:
    """Where it goes on after "and", "then", a semicolon, a full stop, a comma."""
    then = end
    while then < len(words) and words[then].type in JOINTS:
        then += 1
    return then


def is_card(chosen: list[Word]) -> bool:
    """Whether cards are chosen, not a value or a player."""
    return chosen[0].type in BEGINS and NO_CARD.isdisjoint([word.type for word in chosen])


def fits(word: Word, chosen: list[Word]) -> bool:
    """Whether a word speaks of what is chosen: "it" of one card, "them" of several."""
    first = chosen[0]
    one = first.type in ("A", "ANY") or (first.type == "NUMBER" and first == "1")
    return word.type in ONE if one else word.type == "THEM"


def like(word: Word, notion: str) -> Word:
    """A word that is not written, at the place of one that is."""
    return Word(word, notion, word.column, word.length, False, False)


def speaks_on(row: list[Word], words: list[Word]) -> bool:
    """Whether a sentence chooses cards or searches for one, and the next one begins with what is done with them."""
    said_before = ["", *[word.type for word in row]]
    deeds = [at for at, word in enumerate(row) if word.type in DEEDS and (said_before[at], word.type) != YOU_NAME]
    if not deeds or len(words) < 2:
        return False
    last, said = row[deeds[-1]].type, (words[0].type, words[1].type)
    picked = last == "PICK" and said[0] != "REVEAL" and "CARD" in [word.type for word in row[deeds[-1] :]]
    found = last == "SEARCH" or (last == "REVEAL" and "SEARCH" in [row[at].type for at in deeds])
    if said[0] in GOT and said[1] in SPOKEN_OF and (picked or found):
        return True
    return last == "PICK" and unfolded_at([*row, *words[:4]], deeds[-1]) is not None
