"""English for Tricks of the Trade: its questions, choices and events as sentences."""

from __future__ import annotations

from techdeck.core.cards import DOMAIN_NAMES
from techdeck.words import trading
from techdeck.words.common import MORE_ODDS, ODDS, POINTS

WORDS: dict[str, dict[str, str]] = {
    "welcome": {
        "1": "Three rounds. In each you get ten cards, may trade, and say in secret how many of the six tricks you "
        "will win. Then everybody may use one card's effect, and the tricks are played.",
        "2": "Follow the led domain if you can. Trump beats all else. A bid met exactly scores most; tricks with "
        "cards of your goal's domain score more.",
    },
    "events": {
        **trading.EVENTS,
        "begin_round": "Round {round} begins.",
        "turn_up": "~ {cards} is turned up as the trump card.",
        "trump_is": "Trump is {domain} ({cards}).",
        "goal_is": "{seat:whose} goal is {domain} now ({cards}).",
        "refuse": "{seat:refuse}.",
        "refuse counter": "{seat:refuse} the counter-offer.",
        "swap with=deck": "{seat:swap} {gave} with the top card of the deck.",
        "swap with=deck me": "You swap {gave} with the top card of the deck, {got}.",
        "swap with=trump": "{seat:swap} {gave} with the trump card, {got}.",
        "pass what=trading": "{seat:end} the trading turn.",
        "time_up": "Time is up: the trading turn ends.",
        "bid": "~ {seat:make} a bid.",
        "bid me": "~ You bid {bid}.",
        "show_bids": "The bids: {bids:by seat}. {seat:be} the first player.",
        "play": "& {seat:play} {cards}.",
        "play to_index=0": "{seat:lead} {cards}.",
        "pass_lead": "{seat:have} no card left, so {other:lead}.",
        "take_trick": "& {seat:win} the trick ({cards:printed ids})<goal: , with a card for {seat:whose} goal>.",
        "score": "{seat:score} {points} (bid {bid}, won {tricks}): <tricks: {tricks} for tricks, >"
        "<reached: {reached} for reaching the bid, ><exact: {exact} for an exact bid, >"
        "<goal: {goal} for the goal, ><all_or_none: {all_or_none} for winning all or none, >now {total} in all.",
        "shuffle zone=trump_deck": "~ The trump deck is shuffled.",
        "gather": "~ Cards go back into the deck.",
        "return_goal": "{seat:whose} goal is {cards} again.",
        "return_two": "~ {cards} goes back into the trump deck.",
        "expel": "{cards} leaves the game for good.",
        "last_trump": "The last card of the trump deck is {cards}.",
        "tie_break": "~ There is a tie.",
    },
    "questions": {
        **trading.QUESTIONS,
        "trading_turn": "Your trading turn, with {proposals_left:count proposal} left: what do you do?",
        "trading_turn proposals_left=1": "Your trading turn, with one proposal left: what do you do?",
        "swap_card with=deck": "Which card do you swap with the top card of the deck?",
        "swap_card with=trump": "Which card do you swap with the trump card?",
        "offer_card": "Which card do you offer {to}?",
        "offer_card told": "You offer {to} {told}. Offer a second card as well?",
        "want_card": "You offer {to} {told}. What do you ask for?",
        "want_card wanted": "You offer {to} {told} for {wanted}. Ask for a second card as well?",
        "want_other": "{value:a}, or what else? Another value, or a domain.",
        "reply": "{from:offer} you {told} for {wanted}. Your answer?",
        "reply counter": "{from:make} a counter-offer: {told} for {wanted}. Your answer?",
        "give_second": "{from:offer} you {told} for {wanted}. You give {chosen}: which second card?",
        "speak questions": "What do you say or ask?",
        "answer value": '{asker:ask}: "Who holds {value:a}?" Your answer?',
        "answer domain": '{asker:ask}: "Who holds {domain:a} card?" Your answer?',
        "bid": "How many of the six tricks will you win? The bids are secret until all have bid.",
        "use_card": "Use the effect of one card? It is then discarded and you draw another.",
        "play_card": "You lead: play any card.",
        "play_card led": "You hold no {led}: play any card.",
        **{f"play_card led={led} all_of={led}": "You must follow {led}: play a card of it." for led in DOMAIN_NAMES},
    },
    "waiting": {
        **trading.WAITING,
        "trading_turn": "to trade",
        "swap_card": "to swap a card",
        "want_other": "to make an offer",
        "reply": "to answer the offer",
        "give_second": "to answer the offer",
        "answer": "to answer",
        "bid": "to bid",
        "play_card": "to play a card",
    },
    "choices": {
        **trading.CHOICES,
        "propose_to": "propose a trade to {seat}",
        "swap_with place=deck": "swap a card with the top card of the deck, unseen",
        "swap_with place=trump": "swap a card with the trump card: its domain becomes trump",
        "swap": "swap {card}",
        "pass code=trading_turn": "end your trading turn",
        "speak code=reply": "say something first",
        "time_up": "the time is up",
        "counter": "make a counter-offer",
        "refuse": "refuse",
        "offer": "offer {card}, telling which it is",
        "want kind=value": "any {value}",
        "want kind=domain": "any {domain} card",
        "want kind=card": "{card}",
        "want kind=value code=want_other": "or any {value}",
        "want kind=domain code=want_other": "or any {domain} card",
        "want_exact": "an exact card",
        "bid": "bid {number}",
        "play": "play {card}",
    },
    "records": {
        **trading.RECORDS,
        "target kind=place": "the {place}",
        "tie_break step=last_trump": "{level} were level: the trump deck's last card, {card}, matches none of their "
        "goals.",
        "tie_break step=last_trump !card": "{level} were level, and the trump deck is empty.",
        "tie_break step=last_trump decided": "{level} were level: the trump deck's last card is {card}, and "
        "{left:whose} goal matches (Tricks 9.3).",
        "tie_break step=base_points": "{left} have the same base points, {tricks}.",
        "tie_break step=base_points decided": "{left:whose} base points are the most, {tricks} (Tricks 9.4).",
        "tie_break step=highest_card": "{left:whose} highest card won is the same, {card}, so they share the victory "
        "(Tricks 9.9).",
        "tie_break step=highest_card !card": "None of them has won a card, so they share the victory (Tricks 9.9).",
        "tie_break step=highest_card decided": "{left:whose} highest card won is the best, {card} (Tricks 9.5).",
    },
    "commands": {
        "offer": "You offer {to} {cards} for {wanted}.",
        "counter": "You make a counter-offer: {cards} for {wanted}.",
        "swap with=deck": "You swap {card} for the unseen top card of the deck.",
        "swap with=trump": "You swap {card} for the trump card: its domain becomes trump.",
    },
    "reasons": {
        "promise points": f"It brings about {POINTS} this round. {MORE_ODDS}",
        "promise points more_points": f"It brings about {POINTS} this round, {{more_points}} more than the next "
        f"best. {ODDS}.",
    },
    "groups": {**trading.GROUPS, "give": "accept: give a fitting card", "want": "a card"},
    "places": {
        "hand": "whoever holds fewer than 6 cards after the effects draws up to 6 before the tricks (Tricks 5.4)",
        "deck": "the deck is the draw deck; no text reaches the trump deck (Tricks 5.9)",
        "discard pile": "the discard pile is the usual one, not that of the trump deck (Tricks 5.9)",
        "counts as": "such a change holds until clean-up, or until the first trick if the text says until the end of "
        "the turn (Tricks 5.13, 5.15)",
        "this round": '"this round" means since the deal (Tricks 5.14)',
    },
    "terms": {
        "neutral": "the neutral card is the trump card",
        "own card in play": "your card in play is your goal card",
        "card in play": "the cards in play are the trump card and all goal cards",
    },
}
