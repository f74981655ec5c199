"""What the simple player of Paradoxical answers when a rule or a card's text asks."""

from __future__ import annotations

from techdeck.bots.asked import Asked, card_at
from techdeck.bots.paradoxical_tableau import Hopes, coming, promise, spare
from techdeck.bots.paradoxical_uses import gain_of_use
from techdeck.core.cards import parse_card
from techdeck.core.questions import Choice, Question
from techdeck.core.rng import Rng
from techdeck.core.view import texts_data
from techdeck.games.paradoxical.texts import draws_after


def answer(hopes: Hopes, question: Question, rng: Rng) -> int:
    """Take what helps the tableau, part with what helps least; what any player would answer is in Asked."""
    code, choices = question.code, question.choices
    if code in ("choose_pile", "draw_after_claim"):
        return choices[better_deck(hopes, question)].action
    if code == "pick_player":
        return min(choices, key=lambda choice: tokens_of(hopes, choice)).action
    if code == "count_higher_or_lower" and len(choices) > 1:
        verb = "count_higher" if gain_as(hopes, question, 1) >= gain_as(hopes, question, -1) else "count_lower"
        return next(choice.action for choice in choices if choice.verb == verb)
    pointing = {card_at(choice): choice.action for choice in choices if card_at(choice) >= 0}
    card = pointed_at(hopes, question, list(pointing)) if pointing else -1
    if card >= 0:
        return pointing[card]
    return Asked(hopes.table, hopes.seat, hopes.gain, max(hopes.draw(False), hopes.draw(True)), rng).answer()


def better_deck(hopes: Hopes, question: Question) -> int:
    """0 for deck 1, 1 for deck 2: the one from which more is to be hoped, or whose discard pile has more."""
    what = question.about.get("what", "")
    if what == "take_discard":
        return int(hopes.best(hopes.table.discards(True)) > hopes.best(hopes.table.discards(False)))
    if what in ("draw", "look", "reveal", "look_at_discards"):
        many = int(str(question.about["count"]))
        return int(hopes.choice_of(True, many) > hopes.choice_of(False, many))
    return int(hopes.draw(True) > hopes.draw(False))


def tokens_of(hopes: Hopes, choice: Choice) -> int:
    """How many tokens the player has whom a choice picks."""
    assert choice.target is not None
    return int(hopes.table.tokens(int(str(choice.target["seat"]))))


def gain_as(hopes: Hopes, question: Question, change: int) -> float:
    """What the card just shown would do for the tableau if it counted as more or less."""
    table, card = hopes.table, parse_card(str(question.about["card"]))
    alike = [one for one in range(52) if table.is_of_second(one) == table.is_of_second(card)]
    return hopes.best([one for one in alike if table.value_of(one) == table.value_of(card) + change])


def pointed_at(hopes: Hopes, question: Question, cards: list[int]) -> int:
    """The card to point at where a tableau matters; -1 where any player would choose alike."""
    if question.code == "make_room":
        return spare(hopes.table, hopes.cards, cards, expected(hopes, question))
    if question.code == "copy":
        return max(cards, key=lambda card: gain_of_use(hopes, card))
    if question.code == "put_back" and not question.about["under"]:
        return put_back(hopes, question, cards)
    return exchanged(hopes, question, cards) if question.code in ("exchange", "replace") else -1


def expected(hopes: Hopes, question: Question) -> list[int]:
    """The cards for which a full tableau makes room: one was shown, or any may come. (Paradoxical 1.8)"""
    deck, card = question.about["draws_from"], question.about["adds"]
    return coming(hopes.table, deck == 2) if deck is not None else [parse_card(str(card))]


def put_back(hopes: Hopes, question: Question, cards: list[int]) -> int:
    """Good cards first, so that they lie deep and the next player finds a poor one; unless one draws oneself."""
    text = question.effect
    draws = text is not None and draws_after(hopes.table.game, text.card, text.sentence)
    return (min if draws else max)(cards, key=hopes.gain)


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
    text = texts_data(hopes.table)[-1]
    if question.about["other_place"] == "discard":
        return hopes.table.discards(text["pile"] == 2)
    if question.about["other_place"] == "hand":
        return hopes.table.hand_cards(hopes.seat)
    return [] if text["shown"] is None else [parse_card(str(text["shown"]))]


def best_gone(hopes: Hopes, mine: list[int], coming: list[int]) -> int:
    """The own card that goes best for one of these."""
    table = hopes.table
    pairs = [(spare(table, hopes.cards, mine, [card]), card) for card in coming]
    if not pairs:
        return spare(table, hopes.cards, mine)
    return max(pairs, key=lambda two: promise(table, [*[card for card in hopes.cards if card != two[0]], two[1]]))[0]
