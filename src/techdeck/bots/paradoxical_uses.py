"""What card effects are good for in Paradoxical: how much more a tableau would promise, for each turn they take."""

from __future__ import annotations

from techdeck.bots.paradoxical_tableau import Hopes, promise, spare
from techdeck.core.cards import face
from techdeck.core.effects.hands import DiscardCards, Draw, FromHand, PutCards
from techdeck.core.effects.look import ONE, Look, PutAsideUnder, ReturnRest, TakeAside
from techdeck.core.effects.match import ANY, AT_LEAST, AT_MOST, Match
from techdeck.core.effects.piles import FromDiscard
from techdeck.core.effects.pointing import IN_DISCARD, IN_HAND, NEUTRAL_OR_OWN, OWN
from techdeck.core.effects.run import Program
from techdeck.core.effects.swap import Exchange

OWN_AFFAIRS = (Draw, DiscardCards, PutCards, Look, TakeAside, ReturnRest, PutAsideUnder)
"""Verbs that only bring cards to their user and take others away again."""
TURNS_TO_ADD = 2
"""A card that comes to the hand takes two turns: one for the effect, one to add it."""


def gain_of_use(hopes: Hopes, card: int) -> float:
    """What using a card gains for each turn it takes; 0 if nothing is to be hoped for."""
    program = hopes.table.game.deck.programs[int(face(card))]
    if all(isinstance(verb, OWN_AFFAIRS) for verb in program.verbs):
        return gain_of_cards(hopes, card, program) / TURNS_TO_ADD
    first = program.verbs[0]
    if isinstance(first, Exchange):
        return gain_of_swap(hopes, first)
    if isinstance(first, FromDiscard) and not first.to_deck:
        piles = [*hopes.table.discards(False), *hopes.table.discards(True)]
        return hopes.best([one for one in piles if fits(hopes, first.match, one)]) / TURNS_TO_ADD
    return 0.0


def fits(hopes: Hopes, match: Match, card: int) -> bool:
    """Whether a text takes this card, as far as that can be told before it is carried out."""
    value = hopes.table.value_of(card)
    if match.kind == AT_MOST:
        return value <= match.number
    return match.kind == ANY or (match.kind == AT_LEAST and value >= match.number)


def gain_of_cards(hopes: Hopes, used: int, program: Program) -> float:
    """What the best of the cards seen is worth, if one of them is kept."""
    seen = sum([int(verb.n) for verb in program.verbs if isinstance(verb, Draw) and verb.n > 0])
    kept = seen - sum([int(verb.low) for verb in program.verbs if isinstance(verb, FromHand)])
    for verb in program.verbs:
        if isinstance(verb, TakeAside) and verb.which == ONE:
            kept += 1
            seen += sum([int(look.n) for look in program.verbs if isinstance(look, Look)])
    others = len([card for card in hopes.table.hand(hopes.seat) if card != used])
    if kept + others <= 0:
        return 0.0
    return max(hopes.choice_of(False, seen), hopes.choice_of(True, seen))


def gain_of_swap(hopes: Hopes, verb: Exchange) -> float:
    """What exchanging a card of one's own tableau gains."""
    if verb.first not in (OWN, NEUTRAL_OR_OWN) or not hopes.cards:
        return 0.0
    table = hopes.table
    if verb.second == IN_DISCARD:
        return best_swap(hopes, [*table.discards(False), *table.discards(True)])
    return best_swap(hopes, table.hand(hopes.seat)) if verb.second == IN_HAND else 0.0


def best_swap(hopes: Hopes, coming: list[int]) -> float:
    """The gain of the best of these cards in the place of the card that is then missed least."""
    table, found = hopes.table, [hopes.now]
    for card in {(table.value_of(card), table.is_of_second(card)): card for card in coming}.values():
        gone = spare(table, hopes.cards, hopes.cards, [card])
        found.append(promise(table, [*[stays for stays in hopes.cards if stays != gone], card]))
    return max(found) - hopes.now
