"""Every deed says what later words may speak of."""

import pytest

from techdeck.deck.brings import BRINGS, OTHER_CARD, PUTS_BACK, SHOWS
from techdeck.deck.compiler import Compiler
from techdeck.deck.grammar import rules
from techdeck.deck.language import mistakes_in

BRINGS_NOTHING = {
    "pass_cards": "stands alone after 'every player'",
    "pass_hands": "stands alone after 'every player'",
    "draw_up_to": "is refused, with both things it could mean",
    "draw_discarded": "is refused, with both things it could mean",
    "gain": "is refused, or read as another deed",
    "put_face_down": "stands alone after 'every player'",
}
"""Deeds after which no word may look back at them, each with the reason."""


def rules_below(name: str) -> set[str]:
    """The rules that a rule of the grammar chooses from, with their named alternatives instead where they have some."""
    below = {part for rule in rules() if rule.origin == name for part in rule.parts}
    return {rule.name for rule in rules() if rule.origin in below}


def rules_below_all(name: str) -> set[str]:
    """The rules a clause can be, however many unnamed rules lie between."""
    found, row = set[str](), [name]
    while row:
        parts = {part for rule in rules() if rule.origin == row[0] for part in rule.parts if part.islower()}
        row = [*row[1:], *[part for part in parts - found if part[0] == "_"]]
        found |= parts
    return found


DEEDS = rules_below("_deed")


def test_every_deed_says_what_it_brings_up_or_why_nothing():
    assert len(DEEDS) > 40
    assert set(BRINGS) | set(BRINGS_NOTHING) == DEEDS
    assert set(BRINGS) & set(BRINGS_NOTHING) == set()


def test_what_is_said_of_deeds_is_said_of_deeds_there_are():
    assert OTHER_CARD | SHOWS | PUTS_BACK <= DEEDS
    assert set() == SHOWS - OTHER_CARD


def test_every_deed_and_every_sentence_has_its_method():
    assert [rule for rule in sorted(DEEDS) if not hasattr(Compiler, f"d_{rule}")] == []
    clauses = {rule.name for rule in rules() if rule.origin in rules_below_all("_clauses")}
    assert [rule for rule in sorted(clauses) if rule[0] != "_" and not hasattr(Compiler, f"s_{rule}")] == []


def test_what_is_not_counted_can_not_be_spoken_of():
    before = "Look at the top 3 cards."
    for text in ("Return them on top in any order.", "Put any of them under the deck."):
        for then in ("If you do, draw 1.", "Draw as many."):
            [mistake] = mistakes_in(f"{before} {text} {then}")
            assert mistake.message.startswith("nobody counts how many of the cards set aside are put back here")
            assert mistakes_in(f"{before} Discard them. {then}") == []


NAMED = "Name a value and a domain."
MAY_BE_DONE = {
    "draw": "Draw 2.",
    "draw_as_many": "Discard 1. Draw as many.",
    "discard": "Discard 2.",
    "discard_any": "Discard any number of cards of your hand.",
    "discard_matching": "Discard a card of science.",
    "put_away": "Put 1 card of your hand under the deck.",
    "put_back": "Put 1 card back on top of the deck.",
    "guess_value": "Guess the value of the top card of the deck.",
    "guess_domain": "Guess the domain of the top card of the deck.",
    "put_up_to": "Put up to 2 cards of your hand under the deck.",
    "look": "Look at the top 2 cards.",
    "reveal_top": "Reveal the top 2 cards.",
    "reveal_players": "Reveal as many cards of the deck as there are players.",
    "turn_until": f"{NAMED} Turn up cards until one is of that domain, 5 at most.",
    "rest_under": "Look at the top 2 cards. Put the rest under the deck.",
    "rest_discard": "Look at the top 2 cards. Discard the rest.",
    "take_one": "Look at the top 2 cards. Take 1.",
    "take_best": "Reveal the top 2 cards. Take one of the lowest value.",
    "take_it": "Reveal the top card of the deck. Take it.",
    "take_discard_top": "Take one of the top 2 cards of the discard pile.",
    "search": f"{NAMED} Search the deck for that card, show it and take it.",
    "recover": "Take a card from the discard pile.",
    "to_top": "Put a card of the discard pile on top of the deck.",
    "shuffle_in": "Shuffle the discard pile into the deck.",
    "cut": "Cut the deck at random and reveal the card there.",
    "exchange": "Exchange a card of your hand with a neutral card.",
    "replace": "Replace a neutral card with a card of your hand.",
    "copy_in_play": "Copy the effect of a card in play.",
    "copy_discard": "Copy the effect of the top card of the discard pile.",
    "copy_one": "Reveal the top 2 cards. Copy the effect of one.",
    "copy_it": "Reveal a card of your hand. Copy its effect.",
    "copy_last": "Copy the last effect that another player used this round.",
    "reveal_card": "Reveal a card of your hand.",
    "reveal_such": "Name a value. Discard a card of that value. Reveal one such card.",
    "reveal_two": "Reveal 2 cards of your hand of one domain.",
    "reveal_it": "Draw 1. Reveal it.",
    "counts_neighbour": "Reveal a card of your hand. It counts as one value higher or lower.",
    "counts_domain": "Reveal a card of your hand. It counts as a domain of your choice.",
    "look_hand": "Pick another player. Look at that hand.",
    "give": "Give another player 1 card of your hand.",
    "give_you": "Pick another player. That player gives you 1.",
    "give_hand": "Give your hand to another player.",
    "give_that": "Pick another player. Give that player 1 card.",
    "look_another": "Look at another player's hand.",
    "draw_until": "Draw until you have 5 cards.",
    "discard_hand": "Discard your hand.",
    "discard_down": "Discard down to 2 cards.",
    "discard_random": "Discard a random card.",
    "search_kind": "Search the deck for a science card and take it.",
    "to_bottom": "Put a card from the discard pile under the deck.",
    "shuffle_deck": "Shuffle the deck.",
    "copy_theirs": "Copy the effect of a card in another player's area.",
    "reveal_hand": "Reveal your hand.",
    "counts_value": "A card in your hand counts as any value.",
    "steal_random": "Take a random card from another player's hand.",
    "steal_chosen": "Take a card of your choice from another player's hand.",
    "steal_from_it": "Look at another player's hand. Take a card from it.",
    "trade": "Trade a card with another player.",
    "swap_hands": "Swap hands with another player.",
    "discard_all_of": "Discard all science cards.",
    "draw_bottom": "Draw the bottom card of the deck.",
    "copy_top": "Use the effect of the top card of the deck.",
    "give_random": "Pick another player. That player gives you a random card.",
    "discard_from_it": "Look at another player's hand. Discard a card from it.",
    "discard_theirs": "Discard a random card from another player's hand.",
    "put_hand": "Put your hand on the bottom of the deck.",
    "shuffle_hand": "Shuffle your hand into the deck.",
    "take_kind": "Reveal the top 3 cards. Take a science card from among them.",
    "put_one": "Look at the top 3 cards. Put one of them on the bottom.",
    "mill": "Discard the top 2 cards of the deck.",
    "discards_to_deck": "Put the top card of the discard pile on the bottom of the deck.",
    "recover_some": "Take up to two cards from the discard pile.",
    "copy_place": "Copy the effect of a neutral card.",
    "copy_hand": "Copy the effect of a card in your hand.",
    "counts_given": "A card in your hand counts as a science card.",
    "shuffle_cards": "Shuffle a card from your hand into the deck.",
    "recover_random": "Take a random card from the discard pile.",
    "shuffle_rest": "Look at the top 3 cards. Shuffle the rest into the deck.",
    "shuffle_discarded": "Shuffle a card from the discard pile into the deck.",
    "move_across": "Put the top card of the deck on the bottom.",
    "show_to": "Show a card from your hand to another player.",
    "show_hand_to": "Show your hand to another player.",
    "peek_random": "Look at a random card of another player's hand.",
    "give_one": "Look at the top 3 cards. Give one of them to another player.",
    "trade_random": "Swap a random card with another player.",
    "swap_two": "Choose two players. They swap hands.",
    "counts_by": "A card in your hand counts as one higher.",
    "another_one": "Draw a card, then another.",
    "draw_hand": "Discard your hand. Draw a hand of 5 cards.",
    "draw_until_kind": "Draw until you draw a service card.",
    "mill_until": "Discard cards from the deck until you discard a service card.",
    "take_for": "Take a neutral card and put a card from your hand in its place.",
    "take_all": "Reveal the top 3 cards. Take them all.",
    "give_rest": "Look at the top card. Give it to another player.",
    "shuffle_both": "Shuffle your hand and the discard pile into the deck.",
    "reveal_random": "Reveal a random card from your hand.",
    "exchange_two": "Exchange two neutral cards.",
    "exchange_ends": "Look at the bottom card of the deck. Swap it with the top card.",
    "give_discarded": "Give another player a card from the discard pile.",
    "show_you": "Pick another player. That player shows you their hand.",
    "copy_one_of_top": "Use the effect of one of the top three cards of the deck.",
    "reveal_theirs": "Reveal a random card from another player's hand.",
    "discard_some_of": "Discard any number of science cards.",
    "draw_until_keep": "Draw until you draw a science card. Keep it.",
    "draw_until_rest": "Draw until you draw a science card, then discard the others.",
}
"""For every deed that one does or does not do, a text that ends with it."""


def test_every_deed_that_may_be_done_is_among_them():
    assert {rule for rule, brought in BRINGS.items() if "did" in brought.split()} == set(MAY_BE_DONE)


@pytest.mark.parametrize("text", MAY_BE_DONE.values(), ids=MAY_BE_DONE.keys())
def test_if_you_do_may_follow_every_deed_that_may_be_done(text):
    """Family 3.27."""
    assert mistakes_in(f"{text} If you do, draw 1.") == []
