"""What card texts are good for here, for players who weigh them: which cards they bring, what they ask about. (4)

Said of a text before it is carried out, or of the one that asks now. (Paradoxical 4.1, 4.8)
"""

from __future__ import annotations

from techdeck.core.cards import face
from techdeck.core.effects.hands import DiscardCards, Draw, FromHand, PutCards
from techdeck.core.effects.look import ONE, Look, PutAsideUnder, ReturnRest, TakeAside
from techdeck.core.effects.match import ANY, AT_LEAST, AT_MOST, Match
from techdeck.core.effects.piles import FromDiscard
from techdeck.core.effects.pointing import IN_DISCARD, IN_HAND, NEUTRAL_OR_OWN, OWN, takes_from_pile
from techdeck.core.effects.registers import PC, SHOWN
from techdeck.core.effects.run import Ask, ChoosePile, Program, Run
from techdeck.core.effects.swap import Exchange, TwoCards
from techdeck.core.effects.verb import Verb
from techdeck.core.zones import SECOND_DISCARD
from techdeck.games.paradoxical.places import Paradoxical


class Benefit:
    """What a text can bring its user: "draw" so many cards, of which some stay; "swap" a card of the own tableau for
    one of these; "take" one of these into the hand; "" if nothing can be told."""

    def __init__(self, way: str, seen: int, kept: int, cards: list[int]) -> None:
        self.way = way
        self.seen = seen
        self.kept = kept
        self.cards = cards

    def __reduce__(self) -> tuple[type[Benefit], tuple[str, int, int, list[int]]]:
        return Benefit, (self.way, self.seen, self.kept, self.cards)


def benefit_of(table: Paradoxical, seat: int, card: int) -> Benefit:
    """What the text of a card can bring a seat that uses it. (Paradoxical 4.1)"""
    program = table.game.deck.programs[face(card)]
    first = program.verbs[0]
    if is_own_affair(program):
        return cards_drawn(program)
    if isinstance(first, Exchange):
        return Benefit("swap", 0, 0, swapped_in(table, seat, first))
    if isinstance(first, FromDiscard) and not first.to_deck:
        return Benefit("take", 0, 0, [one for one in all_discards(table) if fits(table, first.match, one)])
    return Benefit("", 0, 0, [])


def is_own_affair(program: Program) -> bool:
    """Whether a text only brings cards to its user and takes others away again."""
    for verb in program.verbs:
        if not isinstance(verb, (Draw, DiscardCards, PutCards, Look, TakeAside, ReturnRest, PutAsideUnder)):
            return False
    return True


def cards_drawn(program: Program) -> Benefit:
    """How many cards the user of such a text draws or looks at, and how many of them stay."""
    seen, kept, looked = 0, 0, 0
    for verb in program.verbs:
        if isinstance(verb, Draw) and verb.n > 0:
            seen, kept = seen + int(verb.n), kept + int(verb.n)
        elif isinstance(verb, FromHand):
            kept -= int(verb.low)
        elif isinstance(verb, Look):
            looked += int(verb.n)
    takes = len([verb for verb in program.verbs if isinstance(verb, TakeAside) and verb.which == ONE])
    return Benefit("draw", seen + takes * looked, kept + takes, [])


def swapped_in(table: Paradoxical, seat: int, verb: Exchange) -> list[int]:
    """The cards that may come for one of the seat's own tableau. (Paradoxical 4.11)"""
    if verb.first == OWN or verb.first == NEUTRAL_OR_OWN:
        if verb.second == IN_DISCARD:
            return all_discards(table)
        if verb.second == IN_HAND:
            return table.hand_cards(seat)
    return []


def all_discards(table: Paradoxical) -> list[int]:
    """The cards of both discard piles. (Paradoxical 0.5)"""
    return [*table.discards(False), *table.discards(True)]


def fits(table: Paradoxical, match: Match, card: int) -> bool:
    """Whether a text takes this card, as far as that can be told before it is carried out."""
    value = table.value_of(card)
    if match.kind == AT_MOST:
        return value <= match.number
    return match.kind == ANY or (match.kind == AT_LEAST and value >= match.number)


# --- the text that asks now -----------------------------------------------------------------------


def deck_is_for(table: Paradoxical) -> tuple[str, int]:
    """What the deck is for that a text asks for: its "discards", so many "cards" to draw or look at, or else "".

    (Paradoxical 4.8)
    """
    frame = table.top
    if isinstance(frame, ChoosePile):
        verb = frame.run.program.verbs[frame.run.get(table, PC)]
        if takes_discards(verb):
            return "discards", 0
        if isinstance(verb, (Draw, Look)):
            return "cards", max(1, int(verb.n))
    return "", 0


def takes_discards(verb: Verb) -> bool:
    """Whether the verb takes a card of a discard pile."""
    return isinstance(verb, FromDiscard) or (isinstance(verb, TwoCards) and takes_from_pile(verb.second))


def asking(table: Paradoxical) -> Run | None:
    """The text that asks now, if one does."""
    frame = table.top
    return frame.run if isinstance(frame, Ask) else None


def draws_later(table: Paradoxical) -> bool:
    """Whether the text that asks draws cards after this."""
    run = asking(table)
    after = [] if run is None else run.program.verbs[run.get(table, PC) :]
    return any(isinstance(verb, Draw) for verb in after)


def discards_meant(table: Paradoxical) -> list[int]:
    """The discard pile that the text that asks is about. (Paradoxical 4.8)"""
    run = asking(table)
    return [] if run is None else table.discards(run.pile(table) == SECOND_DISCARD)


def card_spoken_of(table: Paradoxical) -> int:
    """The card that the text that asks calls "it"; -1 if there is none."""
    run = asking(table)
    return -1 if run is None else int(run.get(table, SHOWN))
