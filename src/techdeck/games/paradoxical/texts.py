"""What a card's text can bring its user's tableau, as far as that can be told before it is used. (Paradoxical 4)"""

from __future__ import annotations

from techdeck.core.cards import face
from techdeck.core.effects.hands import DiscardCards, Draw, FromHand, PutCards
from techdeck.core.effects.look import ONE, Look, PutAsideUnder, ReturnRest, TakeAside
from techdeck.core.effects.match import ANY, AT_LEAST, AT_MOST, Match
from techdeck.core.effects.piles import FromDiscard
from techdeck.core.effects.pointing import IN_DISCARD, IN_HAND, NEUTRAL_OR_OWN, OWN
from techdeck.core.effects.run import Program
from techdeck.core.effects.swap import Exchange
from techdeck.core.game import Game

OWN_AFFAIRS = (Draw, DiscardCards, PutCards, Look, TakeAside, ReturnRest, PutAsideUnder)
"""Verbs that only bring cards to their user and take others away again."""


class Brings:
    """What a text can bring: cards of a deck, of which some are seen and some kept; a discard of some values; or a
    card of the discard pile or the hand for one of the tableau."""

    def __init__(self) -> None:
        self.draws = False
        self.seen = 0
        self.kept = 0
        self.discards: range | None = None
        self.swaps_for = ""


def brings(game: Game, card: int) -> Brings:
    """What the text of a card brings, by its first words; nothing that can be told, if they are about others."""
    program, found = program_of(game, card), Brings()
    first = program.verbs[0]
    if all(isinstance(verb, OWN_AFFAIRS) for verb in program.verbs):
        found.draws = True
        count_cards(program, found)
    elif isinstance(first, Exchange):
        found.swaps_for = swaps_for(first)
    elif isinstance(first, FromDiscard) and not first.to_deck:
        found.discards = values_taken(first.match)
    return found


def program_of(game: Game, card: int) -> Program:
    """What the text of a card does, step by step."""
    return game.deck.programs[int(face(card))]


def count_cards(program: Program, found: Brings) -> None:
    """How many cards of a deck the user sees, and how many more they hold afterwards."""
    found.seen = sum([int(verb.n) for verb in program.verbs if isinstance(verb, Draw) and verb.n > 0])
    found.kept = found.seen - sum([int(verb.low) for verb in program.verbs if isinstance(verb, FromHand)])
    for verb in program.verbs:
        if isinstance(verb, TakeAside) and verb.which == ONE:
            found.kept += 1
            found.seen += sum([int(look.n) for look in program.verbs if isinstance(look, Look)])


def swaps_for(verb: Exchange) -> str:
    """From where a card comes for one of the tableau: discard, hand, or empty if none does."""
    if verb.first not in (OWN, NEUTRAL_OR_OWN):
        return ""
    return {int(IN_DISCARD): "discard", int(IN_HAND): "hand"}.get(int(verb.second), "")


def values_taken(match: Match) -> range:
    """The values a text takes, as far as that can be told before it is carried out."""
    if match.kind == AT_MOST:
        return range(1, int(match.number) + 1)
    if match.kind == AT_LEAST:
        return range(int(match.number), 14)
    return range(1, 14) if match.kind == ANY else range(0)


def draws_after(game: Game, card: int, sentence: int) -> bool:
    """Whether the text of a card goes on to draw after one of its sentences."""
    program = program_of(game, card)
    steps = zip(program.verbs, program.sentence, strict=True)
    return any(isinstance(verb, Draw) for verb, number in steps if number > sentence)
