"""Why some sentences can't be read whatever their words: what no text can do, and what would be near to it."""

from typing import Final

from techdeck.deck.notions import DEEDS
from techdeck.deck.trees import Word

TURNS: Final = "a text can't change whose turn it is: the order of play is the game's own"
POINTS: Final = "a text can't give or take points: each game counts its own"
LATER: Final = "cards can't be kept beside the hand for later: put them under the deck, or discard them"
ONCE: Final = "a text is carried out once, as soon as its card is used: write 'if' for what is so at that moment"
HIGHEST: Final = "no text can ask for the highest or lowest card of a hand: say of which value, or that it is chosen"
HALF: Final = "no text can count half of something: write a number"
UNDONE: Final = "no text can prevent or undo what another one does"
BEYOND: Final = {
    "when": ONCE, "whenever": ONCE, "at the start": ONCE, "at the beginning": ONCE, "at the end": ONCE,
    "each time": ONCE, "every time": ONCE, "your highest": HIGHEST, "your lowest": HIGHEST, "their highest": HIGHEST,
    "their lowest": HIGHEST, "half": HALF, "prevent": UNDONE, "cancel": UNDONE, "counter": UNDONE, "negate": UNDONE,
    "skip": TURNS, "skips": TURNS, "miss": TURNS, "misses": TURNS, "reverse": TURNS, "turns": TURNS,
    "point": POINTS, "points": POINTS, "score": POINTS, "scores": POINTS, "win": POINTS, "wins": POINTS,
    "set aside": LATER, "in front": LATER,
}  # fmt: skip
"""Words and phrases about what no text can do, each with why."""
REMOVED: Final = (
    "a card in play can't be taken away without another in its place: exchange it, replace it, use its effect, or "
    "write 'Take a neutral card and replace it with the top card of the deck.'"
)
CHOSEN: Final = "it is not said what is done with the chosen card: write 'Choose a card from your hand and discard it.'"


def why_not(text: str, words: list[Word]) -> tuple[int, str] | None:
    """The column and the reason why a sentence that can't be read will never be, if that can be told."""
    low = f" {text.lower()} ".replace(".", " ").replace(",", " ")
    for said, why in BEYOND.items():
        if f" {said} " in low:
            return words[0].column + max(low.find(f" {said} "), 0), why
    if "turn" in low.split() and "another turn" in low:
        return words[0].column, TURNS
    return chosen_for_nothing(words) or taken_away(words)


def chosen_for_nothing(words: list[Word]) -> tuple[int, str] | None:
    """A card is chosen, and the sentence ends there."""
    deeds = [word for word in words if word.type in DEEDS]
    if deeds and deeds[-1].type == "PICK" and words[-1].type == "DOT":
        after = [word.type for word in words[words.index(deeds[-1]) + 1 :]]
        if "CARD" in after and after[0] in ("A", "ANY", "NUMBER"):
            return deeds[-1].column, CHOSEN
    return None


def taken_away(words: list[Word]) -> tuple[int, str] | None:
    """A card in play is discarded, taken or put somewhere, and nothing comes in its place."""
    said = [word.type for word in words]
    if {"EXCHANGE", "REPLACE", "COPY", "IF", "FOREACH"}.isdisjoint(said) and {"NEUTRAL", "INPLAY"} & set(said):
        moved = [word for word in words if word.type in ("DISCARD", "TAKE", "PUT")]
        if moved and said.index("NEUTRAL" if "NEUTRAL" in said else "INPLAY") > words.index(moved[0]):
            return moved[0].column, REMOVED
    return None
