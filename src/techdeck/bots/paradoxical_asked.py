"""What the simple player of Paradoxical answers when a rule or a card's text asks."""

from __future__ import annotations

from techdeck.bots.asked import Asked
from techdeck.bots.paradoxical_tableau import Hopes, coming, promise, spare
from techdeck.bots.paradoxical_uses import gain_of_use
from techdeck.core.actions import CARD, HIGHER, LOWER, PILE, SEAT, VALUE
from techdeck.core.effects.copying import Copy
from techdeck.core.effects.hands import Draw
from techdeck.core.effects.look import REST_ON_TOP, Look, ReturnRest
from techdeck.core.effects.piles import FromDiscard
from techdeck.core.effects.pointing import IN_DISCARD, IN_HAND, takes_from_pile
from techdeck.core.effects.registers import CHOSEN, PC, SHOWN, STEP
from techdeck.core.effects.run import Ask, ChoosePile
from techdeck.core.effects.swap import TwoCards
from techdeck.core.effects.verb import Verb
from techdeck.core.rng import Rng
from techdeck.games.paradoxical.building import card_shown, deck_said
from techdeck.games.paradoxical.places import Paradoxical


def answer(hopes: Hopes, legal: list[int], rng: Rng) -> int:
    """Take what helps the tableau, part with what helps least; what any player would answer is in Asked."""
    table, frame = hopes.table, hopes.table.frames[-1]
    cards = [action - CARD for action in legal if CARD <= action < CARD + table.zones.cards]
    if PILE <= legal[0] < VALUE:
        return PILE + better_deck(hopes)
    if SEAT <= legal[0] < CARD:
        return min(legal, key=lambda action: table.tokens(action - SEAT))
    if deck_said(table) > 0 or card_shown(table) >= 0:
        return CARD + spare(table, hopes.cards, cards, expected(table))
    if isinstance(frame, Ask) and HIGHER in legal and LOWER in legal:
        return HIGHER if gain_as(hopes, frame, 1) >= gain_as(hopes, frame, -1) else LOWER
    pointed = pointed_at(hopes, frame, cards) if isinstance(frame, Ask) else -1
    if pointed >= 0:
        return CARD + pointed
    return Asked(table, hopes.seat, hopes.gain, max(hopes.draw(False), hopes.draw(True)), rng).answer(legal)


def expected(table: Paradoxical) -> list[int]:
    """The cards for which a full tableau makes room: one was shown, or any may come. (Paradoxical 1.8)"""
    deck = deck_said(table)
    return coming(table, deck == 2) if deck > 0 else [card_shown(table)]


def better_deck(hopes: Hopes) -> int:
    """0 for deck 1, 1 for deck 2: the one from which more is to be hoped, or whose discard pile has more."""
    frame = hopes.table.frames[-1]
    if isinstance(frame, ChoosePile):
        verb = frame.run.program.verbs[int(frame.run.get(hopes.table, PC))]
        if takes_discards(verb):
            return int(hopes.best(hopes.table.discards(True)) > hopes.best(hopes.table.discards(False)))
        if isinstance(verb, (Draw, Look)):
            many = max(1, int(verb.n))
            return int(hopes.choice_of(True, many) > hopes.choice_of(False, many))
    return int(hopes.draw(True) > hopes.draw(False))


def takes_discards(verb: Verb) -> bool:
    """Whether the verb takes a card of a discard pile."""
    return isinstance(verb, FromDiscard) or (isinstance(verb, TwoCards) and takes_from_pile(verb.second))


def gain_as(hopes: Hopes, frame: Ask, change: int) -> float:
    """What the card just shown would do for the tableau if it counted as more or less."""
    table, card = hopes.table, int(frame.run.get(hopes.table, SHOWN))
    alike = [one for one in range(52) if table.is_of_second(one) == table.is_of_second(card)]
    return hopes.best([one for one in alike if table.value_of(one) == table.value_of(card) + change])


def pointed_at(hopes: Hopes, frame: Ask, cards: list[int]) -> int:
    """The card to point at where a tableau matters; -1 where any player would choose alike."""
    verb = frame.verb
    if not cards:
        return -1
    if isinstance(verb, Copy):
        return max(cards, key=lambda card: gain_of_use(hopes, card))
    if isinstance(verb, ReturnRest) and verb.where == REST_ON_TOP:
        return put_back(hopes, frame, cards)
    return exchanged(hopes, frame, cards) if isinstance(verb, TwoCards) else -1


def put_back(hopes: Hopes, frame: Ask, cards: list[int]) -> int:
    """Good cards first, so that they lie deep and the next player finds a poor one; unless one draws oneself."""
    after = frame.run.program.verbs[int(frame.run.get(hopes.table, PC)) :]
    draws = any(isinstance(verb, Draw) for verb in after)
    return (min if draws else max)(cards, key=hopes.gain)


def exchanged(hopes: Hopes, frame: Ask, cards: list[int]) -> int:
    """The own card that is missed least goes for the one that helps most; -1 if no own card is concerned."""
    table = hopes.table
    if frame.run.get(table, STEP) == 1:
        gone = int(frame.run.get(table, CHOSEN))
        stays = [card for card in hopes.cards if card != gone]
        return max(cards, key=lambda card: promise(table, [*stays, card]))
    mine = [card for card in cards if card in hopes.cards]
    return best_gone(hopes, mine, incoming(hopes, frame)) if mine else -1


def incoming(hopes: Hopes, frame: Ask) -> list[int]:
    """The cards that may come for a card of one's own."""
    table, verb = hopes.table, frame.verb
    if isinstance(verb, TwoCards) and verb.second == IN_DISCARD:
        return table.zones.listed(frame.run.pile(table))
    if isinstance(verb, TwoCards) and verb.second == IN_HAND:
        return table.hand(hopes.seat)
    shown = int(frame.run.get(table, SHOWN))
    return [shown] if shown >= 0 else []


def best_gone(hopes: Hopes, mine: list[int], coming: list[int]) -> int:
    """The own card that goes best for one of these."""
    table = hopes.table
    pairs = [(spare(table, hopes.cards, mine, [card]), card) for card in coming]
    if not pairs:
        return spare(table, hopes.cards, mine)
    return max(pairs, key=lambda two: promise(table, [*[card for card in hopes.cards if card != two[0]], two[1]]))[0]
