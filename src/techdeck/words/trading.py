"""English for games in which cards are traded: offers, what is told and asked for, true statements and questions.

The tables are parts of the game's own: "events": {**trading.EVENTS, ...}.
"""

from __future__ import annotations

EVENTS = {
    "offer": "{seat:offer} {other} {told} for {wanted}.",
    "offer other=none": "{seat:offer} {told} for {wanted}.",
    "offer counter": "{seat:make} a counter-offer: {told} for {wanted}.",
    "promise": "~ Everybody knows now that {seat:hold} {cards}.",
    "trade": "{seat:trade} with {other}: {seat:get} {got}, {other:get} {gave}.",
    "say holds value": '{seat:say}: "I hold {value:a}."',
    "say holds domain": '{seat:say}: "I hold {domain:a} card."',
    "say value": '{seat:say}: "I hold no {value}."',
    "say domain": '{seat:say}: "I hold no {domain} card."',
    "ask value": '{seat:ask}: "Who holds {value:a}?"',
    "ask domain": '{seat:ask}: "Who holds {domain:a} card?"',
    "answer answer=yes value": '{seat:answer} {other}: "Yes, I hold {value:a}."',
    "answer answer=yes domain": '{seat:answer} {other}: "Yes, I hold {domain:a} card."',
    "answer answer=no value": '{seat:answer} {other}: "No, I hold no {value}."',
    "answer answer=no domain": '{seat:answer} {other}: "No, I hold no {domain} card."',
    "answer answer=nothing": "{seat:say} nothing.",
}

QUESTIONS = {
    "offer_card": "Which card do you offer?",
    "offer_card told": "You offer {told}. Offer a second card as well?",
    "want_card": "You offer {told}. What do you ask for?",
    "want_card wanted": "You offer {told} for {wanted}. Ask for a second card as well?",
    "want_exact": "Which card do you ask for? Type it, like S7.",
    "want_either": "Of which value? Say next what else it may be.",
    "speak": "What do you say?",
}

WAITING = {
    "offer_card": "to make an offer",
    "want_card": "to make an offer",
    "want_exact": "to make an offer",
    "want_either": "to make an offer",
    "speak": "to speak",
}

CHOICES = {
    "offer_by_value": "offer {card}, telling only its value",
    "offer_by_domain": "offer {card}, telling only its domain",
    "offer_face_down": "offer {card} face down",
    "stop code=offer_card": "offer no second card",
    "stop code=want_card": "ask for nothing more",
    "want_any": "any card",
    "want_either": "a card of one of two kinds",
    "speak": "say or ask something",
    "say_value": 'say "I hold {value:a}."',
    "say_domain": 'say "I hold {domain:a} card."',
    "say_no_value": 'say "I hold no {value}."',
    "say_no_domain": 'say "I hold no {domain} card."',
    "ask_value": 'ask "Who holds {value:a}?"',
    "ask_domain": 'ask "Who holds {domain:a} card?"',
    "answer_yes": "yes, I do",
    "answer_no": "no, I don't",
    "stay_silent": "say nothing",
}

RECORDS = {
    "promise kind=card": "{card}",
    "promise kind=value": "{value:a}",
    "promise kind=domain": "{domain:a} card",
    "promise kind=face_down": "a face-down card",
    "promise kind=card twice": "{card} twice",
    "promise kind=value twice": "two {value}s",
    "promise kind=domain twice": "two {domain} cards",
    "promise kind=face_down twice": "two face-down cards",
    "pattern kind=card": "{card}",
    "pattern kind=value": "any {value}",
    "pattern kind=domain": "any {domain} card",
    "pattern kind=value_or_value": "any {value} or {other}",
    "pattern kind=domain again": "another {domain} card",
    "pattern kind=value_or_domain": "any {value} or {domain} card",
    "pattern kind=value_or_domain again": "any {value} or another {domain} card",
    "pattern kind=any": "any card",
    "pattern kind=card twice": "{card} twice",
    "pattern kind=value twice": "any two {value}s",
    "pattern kind=domain twice": "any two {domain} cards",
    "pattern kind=value_or_value twice": "two cards, each any {value} or {other}",
    "pattern kind=value_or_domain twice": "two cards, each any {value} or {domain} card",
    "pattern kind=any twice": "any two cards",
    "offered tell=card": "{card}",
    "offered tell=value": "{card} (telling only its value)",
    "offered tell=domain": "{card} (telling only its domain)",
    "offered tell=nothing": "{card} (face down)",
    "topic value": "{value:a}",
    "topic domain": "{domain:a} card",
}
"""A promise is what is told of an offered card, a pattern what is asked for; offered is a card in a command, with what
is told of it, and a topic what a statement or a question is about. Of two, twice: they are the same;
again: the one before is of the same domain."""

GROUPS = {
    "offer": "offer a card, telling which it is",
    "offer_by_value": "offer a card, telling only its value",
    "offer_by_domain": "offer a card, telling only its domain",
    "offer_face_down": "offer a card face down",
    "say_value": "say that you hold a value",
    "say_domain": "say that you hold a domain",
    "say_no_value": "say that you do not hold a value",
    "say_no_domain": "say that you do not hold a domain",
    "ask_value": "ask the others for a value",
    "ask_domain": "ask the others for a domain",
}
