"""Paradoxical in English: what is asked, what may be done, what happened."""

from __future__ import annotations

from typing import Final

from techdeck.words.common import MORE_ODDS

WELCOME: Final = {
    "1": "Two decks: one of knowledge and science, one of technology and service. Each turn you do one thing: draw a "
    "card face up into your tableau (ten cards at most), use a card's effect, add a card of your hand, or claim a "
    "paradox.",
    "2": "A paradox is a set of cards that outweighs as many others of your tableau: two pairs against four cards, a "
    "full house or a straight against five. A pair needs a card of each deck. Whoever claims two paradoxes first wins.",
}

EVENTS: Final = {
    "turn": "~ It is {seat:whose} turn {turn}.",
    "turn_up me": "You draw {cards} into your tableau.",
    "turn_up": "{seat:draw} {cards} into the tableau.",
    "add me": "You add {cards} to your tableau.",
    "add": "{seat:add} {cards} to the tableau.",
    "discard somebody from_zone=tableau !sentence": "{seat:discard} {cards} to make room.",
    "discard somebody from_zone=pool !sentence": "{seat:discard} {cards} from the pool.",
    "pass what=turn": "{seat:have} nothing to do: the turn is over.",
    "take_back": "~ {cards} goes back to {seat:whose} hand.",
    "mark": "~ {card} is marked as used.",
    "unmark": "~ {cards:ids}: not marked as used any more.",
    "gather to_zone=deck_1": "Deck 1 takes in its discard pile.",
    "gather to_zone=deck_2": "Deck 2 takes in its discard pile.",
    "counts_as until=round": "{cards} counts as {domain} {value} until the next claim.",
    "claim": "{seat:claim} a {paradox} for token {tokens} of 2: {set_cards:ids} ({set_sum}) outweigh {indifferent:ids} "
    "({indifferent_sum}).<tokens=1:  The set is discarded, the five others go to the pool. Every card may be used "
    "again.>",
    "claim paradox=two_pairs": "{seat:claim} two pairs for token {tokens} of 2: {set_cards:ids} ({set_sum}) outweigh "
    "{indifferent:ids} ({indifferent_sum}).<tokens=1:  The set is discarded, the four others go to the pool.>"
    "<kept:  What is left: {kept:ids}.><tokens=1:  Every card may be used again.>",
}

QUESTIONS: Final = {
    "take_turn": "Your turn: what do you do?",
    "make_room draws_from": "Your tableau is full. Which of its ten cards do you discard before you draw?",
    "make_room adds": "Your tableau is full. Which of its ten cards do you discard for {adds}?",
    "discard_from_hand": "Your hand has room for {keep:count card}, {left} must go. Which one do you discard?",
    "discard_from_pool": "The pool has room for {keep:count card}, {left} must go. Which one do you discard?",
    "choose_set_card set_cards": "The set so far: {set_cards:ids}, {left} to go. Which card comes next?",
    "choose_set_card paradox=two_pairs": "Two pairs: which is the first set card?",
    "choose_set_card": "A {paradox}: which is the first set card?",
    "choose_indifferent_card": "The set {set_cards:ids} is worth {set_sum}. Which of {left} indifferent cards comes "
    "first?",
    "choose_indifferent_card indifferent": "{set_cards:ids} ({set_sum}) against {indifferent:ids} ({indifferent_sum}), "
    "{left} to go. Which indifferent card comes next?",
    "draw_after_claim": "Draw a card into your hand, {left} to come. From which deck?",
    "add_after_claim": "You may add up to two cards of your hand to your tableau. Which one?",
    "add_after_claim left=1": "You may add one more card of your hand to your tableau. Which one?",
}

WAITING: Final = {
    "take_turn": "to take a turn",
    "make_room": "to make room in a full tableau",
    "discard_from_hand": "to discard from a hand that is too large",
    "discard_from_pool": "to discard from the pool",
    "choose_set_card": "to claim a paradox",
    "choose_indifferent_card": "to claim a paradox",
    "draw_after_claim": "to draw cards for the claim",
    "add_after_claim": "to add cards to the tableau",
}

CHOICES: Final = {
    "draw pile=1": "draw from deck 1 (knowledge, science)",
    "draw pile=2": "draw from deck 2 (technology, service)",
    "choose_pile pile=1": "deck 1 (knowledge, science)",
    "choose_pile pile=2": "deck 2 (technology, service)",
    "add": "add {card} to your tableau",
    "claim": "claim a {paradox}",
    "claim paradox=two_pairs": "claim two pairs",
    "choose code=choose_set_card": "{card} in the set",
    "choose": "{card} as an indifferent card",
    "stop code=add_after_claim": "add no more cards",
}

GROUPS: Final = {
    "use": "use the effect of a card",
    "add": "add a card of your hand to your tableau",
    "claim": "claim a paradox",
}

COMMANDS: Final = {
    "claim": "You claim a {paradox}: {set_cards:ids} outweigh all your others. The set is discarded, the five others "
    "go to the pool. Then you draw 3 cards.",
    "claim paradox=two_pairs": "You claim two pairs: {set_cards:ids} outweigh <indifferent: {indifferent:ids}>"
    "<!indifferent: all your others>. The set is discarded, the four others go to the pool<indifferent: ; all else "
    "stays>.",
}

TERMS: Final = {
    "neutral": "neutral cards are the cards of the pool",
    "own card in play": "your own cards in play are those of your tableau",
    "card in play": "the cards in play are those of all tableaus and the pool",
    "deck": "you say which of the two decks is meant",
    "discard pile": "you say which of the two discard piles is meant",
    "this round": '"this round" means since the last claim',
}

WORDS: Final[dict[str, dict[str, str]]] = {
    "welcome": WELCOME,
    "events": EVENTS,
    "questions": QUESTIONS,
    "waiting": WAITING,
    "choices": CHOICES,
    "commands": COMMANDS,
    "reasons": {
        "promise behind": MORE_ODDS,
        "promise often=100": f"You claim within six turns in almost every game. {MORE_ODDS}",
        "promise often": "You claim within six turns in about {often} of 100 games<more_often: , in {more_often} more "
        "than with the next best>. You win about {chance} of 100.",
        "promise at_once": f"It brings you a token. {MORE_ODDS}",
    },
    "groups": GROUPS,
    "places": {
        "hand": "nobody holds cards at the start, and nobody may keep more than five (Paradoxical 0.9, 1.9)",
        "counts as": "such a change holds until the next claim (Paradoxical 4.12)",
        "deck": "there are two decks, and a card goes back only to its own (Paradoxical 0.6)",
        "discard pile": "each deck has a discard pile of its own (Paradoxical 0.5)",
        "a pile": "you say for each sentence which of the two decks it takes from (Paradoxical 4.8)",
        "search": "a search for a named card goes through the deck that card belongs to (Paradoxical 4.9)",
    },
    "terms": TERMS,
}
"""All tables of sentences; words/templates.py explains how they are read."""
