"""Why some sentences can't be read whatever their words: what no text can do, and what would be near to it."""

from typing import Final

from techdeck.deck.chosen import readings_of
from techdeck.deck.notions import DEEDS
from techdeck.deck.trees import Word

TURNS: Final = "a text can't change whose turn it is: the order of play is the game's own"
POINTS: Final = "a text can't give or take points: each game counts its own"
LATER: Final = "cards can't be kept beside the hand for later: put them under the deck, or discard them"
ONCE: Final = "a text is carried out once, as soon as its card is used: write 'if' for what is so at that moment"
HIGHEST: Final = "no text can ask for the highest or lowest card of a hand: say of which value, or that it is chosen"
LOST: Final = "it is not said where the card goes: write 'discards' or 'gives'"
PAIRS: Final = "no text can ask for a pair: say of which value or domain the cards are"
DOUBLED: Final = "no text can double a value: write how much higher, 'counts as two higher'"
HALF: Final = "no text can count half of something: write a number"
UNDONE: Final = "no text can prevent or undo what another one does"
FIRST: Final = "players do this one after another, beginning with you: leave out who begins"
WHICH_SIDE: Final = "it is not said which neighbour: write 'the player on your left' or 'the player on your right'"
TOP_DISCARD: Final = ["LOOK", "TOP", "CARD", "OF", "DISCARDPILE", "DOT"]
TITLE: Final = 8
"""A title has no more words than this."""
BEYOND: Final = {
    "when": ONCE, "whenever": ONCE, "at the start": ONCE, "at the beginning": ONCE, "at the end": ONCE,
    "each time": ONCE, "every time": ONCE, "your highest": HIGHEST, "your lowest": HIGHEST, "their highest": HIGHEST,
    "their lowest": HIGHEST, "half": HALF, "prevent": UNDONE, "cancel": UNDONE, "counter": UNDONE, "negate": UNDONE,
    "lose their turn": TURNS, "loses their turn": TURNS, "lose a turn": TURNS, "loses a turn": TURNS, "pair": PAIRS,
    "lose": LOST, "loses": LOST, "double": DOUBLED, "doubles": DOUBLED,
    "skip": TURNS, "skips": TURNS, "miss": TURNS, "misses": TURNS, "reverse": TURNS, "turns": TURNS,
    "point": POINTS, "points": POINTS, "score": POINTS, "scores": POINTS, "win": POINTS, "wins": POINTS,
    "set aside": LATER, "in front": LATER,
}  # fmt: skip
"""Words and phrases about what no text can do, each with why."""
REMOVED: Final = (
    "a card in play can't be taken away without another in its place: exchange it, replace it, use its effect, or "
    "write 'Take a neutral card and replace it with the top card of the deck.'"
)
COUNTED: Final = (
    "one card at a time can count as something else, and only one that is shown: write 'A card in your hand counts as "
    "any domain until the end of the round.'"
)
WILD: Final = "no text makes a card a wild: write 'counts as any domain' or 'counts as any value'"
NAMED: Final = (
    "a value or a domain is named, not a card: write 'Name a value. Each other player gives you a card of that value "
    "if they have one.'"
)
SHOWN: Final = "one card or the whole hand is revealed: write 'reveals a card of that value' or 'reveals their hand'"
HOW_MANY: Final = "it is not said how many: write 'a card', 'all cards' or 'any number of cards'"
DRAWN_UP_TO: Final = "cards are drawn up to a number: write 'Draw until you have five cards in your hand.'"
COMPARED: Final = "no text can compare the cards of several players: say who is meant"
PUBLIC: Final = "everybody may look through the discard pile at any time: leave this sentence out"
CHOSEN: Final = "it is not said what is done with the chosen card: write 'Choose a card from your hand and discard it.'"


def why_not(text: str, words: list[Word]) -> tuple[int, str] | None:
    """The column and the reason why a sentence that can't be read will never be, if that can be told."""
    low = f" {text.lower()} ".replace(".", " ").replace(",", " ")
    for said, why in BEYOND.items():
        if f" {said} " in low:
            return words[0].column + max(low.find(f" {said} "), 0), why
    if "turn" in low.split() and "another turn" in low:
        return words[0].column, TURNS
    if [word.type for word in words] in (["SEARCH", "DISCARDPILE", "DOT"], ["LOOK", "DISCARDPILE", "DOT"], TOP_DISCARD):
        return words[0].column, PUBLIC
    return titled(words) or beyond_notions(words) or chosen_for_nothing(words) or taken_away(words)


def titled(words: list[Word]) -> tuple[int, str] | None:
    """What stands before a colon is a title, and what comes after it could be read alone."""
    colon = next((at for at, word in enumerate(words[:TITLE]) if word.type == "COLON"), 0)
    if colon and readings_of(words[colon + 1 :])[1]:
        said = "what stands before the colon is not understood"
        return words[0].column, f"{said}: a title is no part of the text, leave it out; the card's name tells it"
    return None


def beyond_notions(words: list[Word]) -> tuple[int, str] | None:
    """What no text can do, told by the notions that stand in the sentence."""
    said = [word.type for word in words]
    for word, before, after in zip(words, ["", *said], [*said[1:], ""], strict=False):
        if word.lower() in ("wild", "wilds"):
            return word.column, WILD
        if word.type in ("COUNT", "CHANGE", "TREAT") and {"ALL", "NEUTRAL", "INPLAY"} & set(said):
            return word.column, COUNTED
        if word.type in ("A", "ANY", "NUMBER") and (before, after) == ("NAME", "CARD"):
            return word.column, NAMED
        if word.type == "ALL" and (before, after) == ("REVEAL", "CARD"):
            return word.column, SHOWN
        if word.lower() == "cards" and before in ("DISCARD", "REVEAL", "TAKE", "GIVE", "PASS") and "UNTIL" not in said:
            return word.column, HOW_MANY
        if word.type == "ASMANY" and "UNTIL" in said[: words.index(word)] and "DRAW" in said:
            return word.column, DRAWN_UP_TO
        if word.type == "FROMLEFT":
            return word.column, FIRST
        if word.lower() in ("neighbour", "neighbor"):
            return word.column, WHICH_SIDE
        if word.type in ("HIGHEST", "LOWEST") and (not before or before == "WITH"):
            return word.column, COMPARED
    return None


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
