"""The nearest text keeps the writer's numbers, directions and meaning, and is understood; or none is told."""

import re
from collections import Counter
from random import Random

import pytest

from techdeck.deck.advice import CAN_BE_DONE, NOTHING_NEAR
from techdeck.deck.language import mistakes_in, sentences_of
from tests.deck.natural import natural_texts
from tests.deck.test_natural_texts import meaning

COUNTS = ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
TELLING = {
    "top": r"\b(on |to |atop |onto )?top\b|\batop\b", "bottom": r"\bbottom\b|\bunder\b|\bbeneath\b|\bbelow\b",
    "left": r"\bleft\b", "right": r"\bright\b",
    "others": r"\bother players?\b|\bopponents?\b|\b(every|any)(one|body) else\b",
    "everyone": r"\b(each|every|all) players?\b|\b(everyone|everybody)\b(?! else)", "may": r"\b(may|can)\b",
    "not": r"\bno(t)?\b|n't\b", "random": r"\brandom(ly)?\b", "up to": r"\bup to\b", "any number": r"\bany number\b",
    "neutral": r"\bneutral\b", "pile": r"\bdiscard pile\b", "unless": r"\bunless\b", "instead": r"\binstead\b",
    "if": r"\bif\b", "highest": r"\b(highest|greatest)\b", "lowest": r"\b(lowest|smallest)\b",
    "least": r"\bor (more|higher)\b", "most": r"\bmost\b", "fewest": r"\bfewest\b", "twice": r"\btwice\b",
    "knowledge": r"\bknowledge\b", "science": r"\bscience\b", "technology": r"\btechnology\b",
    "service": r"\bservices?\b", "for each": r"\bfor (each|every)\b",
    "draw": r"\bdraws?\b(?! pile)", "discard": r"\bdiscards?\b(?! pile)", "reveal": r"\b(reveal|show)s?\b",
    "swap": r"\b(swap|exchange|trade)s?\b", "give": r"\bgives?\b", "pass": r"\bpass(es)?\b", "look": r"\blooks?\b",
    **{word: rf"\b({word}|{number})\b" for number, word in enumerate(COUNTS, 2)},
}  # fmt: skip
"""Words that say how many, which way, who, whether and what; each with the ways they are written."""
FILLERS = ["really", "gladly", "somehow", "thrice", "backwards"]
SAMPLE = [text for text, _ in natural_texts() if meaning(text)][::3]


def told_by(text: str) -> Counter[str]:
    """What a text says, as far as these words go."""
    low = text.lower()
    return Counter({what: len(re.findall(form, low)) for what, form in TELLING.items() if re.search(form, low)})


def perturbed(text: str, random: Random) -> str:
    """A text with one word misspelt, left out, doubled, or put in."""
    words = text.split(" ")
    at = random.randrange(len(words))
    way = random.choice(["misspell", "drop", "double", "insert"])
    word = words[at]
    if way == "misspell" and len(word) > 4:
        i = random.randrange(1, len(word.rstrip(".,;:")) - 1)
        words[at] = word[:i] + word[i + 1] + word[i] + word[i + 2 :]
    elif way == "drop":
        del words[at]
    elif way == "double":
        words.insert(at, word.rstrip(".,;:"))
    else:
        words.insert(at, random.choice(FILLERS))
    return " ".join(words)


@pytest.mark.parametrize("text", SAMPLE)
def test_the_nearest_text_says_what_the_writer_said(text):
    wrong = perturbed(text, Random(text))
    for mistake in mistakes_in(wrong):
        if not mistake.nearest:
            continue
        assert mistakes_in(mistake.nearest) == [], (wrong, mistake.nearest)
        sentence = [one for start, one in sentences_of(wrong) if start < mistake.column][-1]
        said, told = told_by(sentence), told_by(mistake.nearest)
        assert not said - told, (wrong, mistake.nearest)
        if len(sentences_of(mistake.nearest)) == 1:
            assert (told - said).total() <= 1, (wrong, mistake.nearest)  # the word that was misspelt


@pytest.mark.parametrize(
    ("text", "nearest"),
    [
        ("Drwa two cards.", "Draw two cards."),
        ("Put a card from your hand on the botom of the deck.", "Put a card from your hand on the bottom of the deck."),
        ("Each player passes two crads to the right.", "Each player passes two cards to the right."),
        ("Each other player draws three cardds.", "Each other player draws three cards."),
        ("Look the top three cards of the deck.", "Look at the top three cards of the deck."),
        ("You may discrad up to two cards", "You may discard up to two cards."),
        ("Take two cards from discard pile", "Take two cards from discard pile."),
        (
            "Look at the top card of the deck. You may put it on the botom.",
            "Look at the top card of the deck. You may put it on the bottom.",
        ),
        ("Pick a player. They dicard a card.", "Pick a player. They discard a card."),
        ("Draw as many cards as you discarded.", "Discard any number of cards. Draw as many."),
    ],
)
def test_small_slips_are_put_right(text, nearest):
    assert [mistake.nearest for mistake in mistakes_in(text)][-1] == nearest


@pytest.mark.parametrize(
    "text",
    [
        "Scry 2.",
        "Your cousin discards a card.",
        "Use the effect of a card in your hand without paying for it.",
        "Fly to the moon and back.",
        "Each player draws a card every morning.",
    ],
)
def test_where_nothing_is_near_no_other_text_is_told(text):
    found = mistakes_in(text)
    assert [mistake.nearest for mistake in found] == [""] * len(found)
    assert NOTHING_NEAR in found[-1].told or CAN_BE_DONE in found[-1].told


@pytest.mark.parametrize("text", ["Swim.", "Draw a card, then swim.", "Each player dances."])
def test_who_writes_what_nobody_can_do_is_told_what_can_be_done(text):
    [mistake] = mistakes_in(text)
    assert (CAN_BE_DONE in mistake.message, mistake.nearest) == (True, "")


def test_every_mistake_of_a_text_is_told_at_once():
    text = "Drwa a card. Discard a card. Swim. Take a crad from the discard pile, then jump. Copy its efect."
    assert [text[mistake.column - 1 :].split()[0].strip(".,") for mistake in mistakes_in(text)] == [
        *("Drwa", "Swim", "crad", "jump", "efect"),
    ]
