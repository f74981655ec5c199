"""What the simple player of Paradoxical answers when a rule or a card's text asks."""

from __future__ import annotations

from techdeck.bots.asked import Asked
from techdeck.bots.paradoxical_tableau import Hopes, coming, promise, spare
from techdeck.bots.paradoxical_uses import gain_of_use
from techdeck.core.actions import CARD, HIGHER, LOWER, PILE, SEAT
from techdeck.core.cards import parse_card
from techdeck.core.questions import Question
from techdeck.core.rng import Rng
from techdeck.games.paradoxical.texts import card_spoken_of, deck_is_for, discards_meant, draws_later


def answer(hopes: Hopes, question: Question, legal: list[int], rng: Rng) -> int:
    """Take what helps the tableau, part with what helps least; what any player would answer is in Asked."""
    table, code = hopes.table, question.code
    cards = [action - CARD for action in legal if CARD <= action < CARD + table.cards]
    if code in ("choose_pile", "draw_after_claim"):
        return PILE + better_deck(hopes)
    if code == "pick_player":
        return min(legal, key=lambda action: table.tokens(action - SEAT))
    if code == "make_room":
        return CARD + spare(table, hopes.cards, cards, expected(hopes, question))
    if code == "count_higher_or_lower" and len(legal) == 2:
        return HIGHER if gain_as(hopes, question, 1) >= gain_as(hopes, question, -1) else LOWER
    pointed = pointed_at(hopes, question, cards) if cards else -1
    if pointed >= 0:
        return CARD + pointed
    return Asked(table, hopes.seat, hopes.gain, max(hopes.draw(False), hopes.draw(True)), rng).answer()


def expected(hopes: Hopes, question: Question) -> list[int]:
    """The cards for which a full tableau makes room: one was shown, or any may come. (Paradoxical 1.8)"""
    deck, card = question.about["draws_from"], question.about["adds"]
    return [parse_card(str(card))] if deck is None else coming(hopes.table, deck == 2)


def better_deck(hopes: Hopes) -> int:
    """0 for deck 1, 1 for deck 2: the one from which more is to be hoped, or whose discard pile has more."""
    wanted, many = deck_is_for(hopes.table)
    if wanted == "discards":
        return int(hopes.best(hopes.table.discards(True)) > hopes.best(hopes.table.discards(False)))
    if wanted == "cards":
        return int(hopes.choice_of(True, many) > hopes.choice_of(False, many))
    return int(hopes.draw(True) > hopes.draw(False))


def gain_as(hopes: Hopes, question: Question, change: int) -> float:
    """What the card just shown would do for the tableau if it counted as more or less."""
    table, card = hopes.table, parse_card(str(question.about["card"]))
    alike = [one for one in range(52) if table.is_of_second(one) == table.is_of_second(card)]
    return hopes.best([one for one in alike if table.value_of(one) == table.value_of(card) + change])


def pointed_at(hopes: Hopes, question: Question, cards: list[int]) -> int:
    """The card to point at where a tableau matters; -1 where any player would choose alike."""
    if question.code == "copy":
        return max(cards, key=lambda card: gain_of_use(hopes, card))
    if question.code == "put_back" and not question.about["under"]:
        # Good cards first, so that they lie deep and the next player finds a poor one; unless one draws oneself.
        return (min if draws_later(hopes.table) else max)(cards, key=hopes.gain)
    return exchanged(hopes, question, cards) if question.code in ("exchange", "replace") else -1


def exchanged(hopes: Hopes, question: Question, cards: list[int]) -> int:
    """The own card that is missed least goes for the one that helps most; -1 if no own card is concerned."""
    if question.chosen:
        gone = parse_card(str(question.chosen[0]["card"]))
        stays = [card for card in hopes.cards if card != gone]
        return max(cards, key=lambda card: promise(hopes.table, [*stays, card]))
    mine = [card for card in cards if card in hopes.cards]
    return best_gone(hopes, mine, incoming(hopes, question)) if mine else -1


def incoming(hopes: Hopes, question: Question) -> list[int]:
    """The cards that may come for a card of one's own."""
    table, about = hopes.table, question.about
    place = about["place"] if about["second"] else about["other_place"]
    if place == "discard":
        return discards_meant(table)
    if place == "hand":
        return table.hand_cards(hopes.seat)
    shown = card_spoken_of(table)
    return [shown] if shown >= 0 else []


def best_gone(hopes: Hopes, mine: list[int], coming: list[int]) -> int:
    """The own card that goes best for one of these."""
    table = hopes.table
    pairs = [(spare(table, hopes.cards, mine, [card]), card) for card in coming]
    if not pairs:
        return spare(table, hopes.cards, mine)
    return max(pairs, key=lambda two: promise(table, [*[card for card in hopes.cards if card != two[0]], two[1]]))[0]
