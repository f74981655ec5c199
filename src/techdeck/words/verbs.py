"""English for what a card's text does: a clause for every verb, for how they hang together, for places and kinds.

The verbs' names are those of core/effects; a verb that is only bookkeeping says nothing. A table is read as in
templates.py, with these gaps:
  {who}, {whose}   you, your; the player, their; that player, their: whoever acts
  {who:draw}       you draw, the player draws;  {who:+draw}: draw, draws;  {self}: yourself, themselves
  {n:card}         1 card, 3 cards: any number of the verb, and what is counted
  {cards}          how many cards of which kind: 2 cards of the named value, up to 3 cards
  {match}          one card of which kind: a science card; as `none`: science card;  {matches}: science cards
  {first}          a place of PLACES;  {place:where}: one of WHERE
  <one: >, <many: >  said if the verb is about one card, or about several
"""

from __future__ import annotations

from typing import Final

VERBS: Final = {
    # how sentences hang together
    "May": "{who:may} do this, or leave it:",
    "Either": "{who:choose} one of two things, of those that are possible: either",
    "If condition=did": "only if that was really done:",
    "If condition=did negated": "only if that was not done:",
    "If condition=nobody_did": "only if no player did that:",
    "If condition=it_is": "only if it is {match}:",
    "If condition=it_is negated": "only if it is not {match}:",
    "Every": "every player<holding:  who holds {holding}><more_cards:  with more cards in hand than you>, in turn from "
    "you to the left:",
    "Every others": "every other player<holding:  who holds {holding}><more_cards:  with more cards in hand than you>, "
    "in turn from your left:",
    "IfHolds": "only if {who:hold} {match}:",
    "IfHolds many": "only if {who:hold} {least} or more {matches}:",
    "IfHolds negated": "only if {who:hold} no {match:none}:",
    "IfThere": "only if there is {match} {place:where}:",
    "IfThere many": "only if there are {least} or more {matches} {place:where}:",
    "IfThere negated": "only if there is no {match:none} {place:where}:",
    "IfHandSize test=at_least": "only if {who:have} {number:card} or more in hand:",
    "IfHandSize test=at_most": "only if {who:have} {number:card} or fewer in hand:",
    "IfHandSize test=exactly": "only if {who:have} exactly {number:card} in hand:",
    "IfHandSize test=fewer_than_all": "only if {who:have} fewer cards in hand than every other player:",
    "IfHandSize test=more_than_all": "only if {who:have} more cards in hand than every other player:",
    "IfHandSize test=fewer_than_picked": "only if {who:have} fewer cards in hand than the player picked:",
    "IfHandSize test=more_than_picked": "only if {who:have} more cards in hand than the player picked:",
    "IfHandSize test=fewer_than_user": "only if {who:have} fewer cards in hand than you:",
    "IfHandSize test=more_than_user": "only if {who:have} more cards in hand than you:",
    "IfHandSize test=fewer_than_someone": "only if another player has more cards in hand than {who}:",
    "IfHandSize test=more_than_someone": "only if another player has fewer cards in hand than {who}:",
    "Repeat": "do this {times} times, one after the other:",
    "Repeat times=2": "do this twice, one after the other:",
    "Repeat times=-1": "do this as many times as were just counted:",
    "CountThings what=players": "count all players",
    "CountThings what=others": "count the other players",
    "CountThings": "count the {matches} {what:where}",
    "WithEach": "with every other player, in turn from your left:",
    "Again": "",
    "NextPlayer": "",
    "Nothing": "nothing happens",
    "About": "",
    "Jump": "",
    "Forget": "",
    "PutBack": "",
    # hands
    "Draw": "{who:draw} {n:card} from the deck",
    "Draw n=-1": "{who:draw} as many cards from the deck as were just moved",
    "DrawUntil": "{who:draw} from the deck until {who:have} {hold:card} in hand",
    "DiscardCards": "{who:discard} {cards} from {whose} hand",
    "DiscardCards low=0": "{who:may} discard {cards} from {whose} hand",
    "DiscardSpokenOf": "{who:discard} {cards} from {whose} hand",
    "DiscardSpokenOfByChance": "{who:discard} {count:card} at random from {whose} hand",
    "DiscardDown": "{who:discard} cards of {whose} choice until {who:have} {keep:card} in hand",
    "DiscardHand": "{who:discard} {whose} whole hand",
    "DiscardByChance": "{who:discard} {count:card} at random from {whose} hand",
    "ShuffleHandIn": "{who:shuffle} {whose} whole hand into the deck",
    "ShuffleCardsIn": "{who:shuffle} {cards} from {whose} hand into the deck, unseen by the others",
    "ShuffleCardsIn low=0": "{who:may} shuffle {cards} from {whose} hand into the deck, unseen by the others",
    "PutCards where=on_top": "{who:put} {cards} from {whose} hand on top of the deck, unseen by the others",
    "PutCards where=on_top low=0": "{who:may} put {cards} from {whose} hand on top of the deck, unseen by the others",
    "PutCards where=under": "{who:put} {cards} from {whose} hand under the deck, unseen by the others",
    "PutCards where=under low=0": "{who:may} put {cards} from {whose} hand under the deck, unseen by the others",
    "RevealCards": "{who:show} everybody {cards} from {whose} hand and {who:+keep} <one: it><many: them>",
    "RevealCards high=2": "{who:show} everybody {cards} of one domain from {whose} hand and {who:+keep} them",
    "RevealCards high=2 low=0": "{who:may} show everybody {high:card} of one domain from {whose} hand and keep them",
    "RevealCards low=0": "{who:may} show everybody {cards} from {whose} hand and keep <one: it><many: them>",
    "RevealDrawn": "{who:may} show everybody the card just drawn",
    "RevealDrawn forced": "{who:show} everybody the card just drawn",
    "RevealByChance": "{who:show} everybody a card at random from {whose} hand and {who:+keep} it",
    "RevealHand": "{who:show} everybody {whose} whole hand",
    "ShowTo": "{who:show} the player picked a card from {whose} hand; nobody else sees it",
    "ShowHandTo": "{who:show} the player picked {whose} whole hand; nobody else sees it",
    "PeekByChance": "{who:look} at {count:card} at random of the hand of the player picked",
    "Give": "{who:give} {cards} from {whose} hand to the player picked",
    "Give to_user": "{who:give} you {cards} from {whose} hand",
    "TakeByChance": "{who:take} {count:card} at random from the hand of the player picked",
    "TakeByChoice": "{who:look} at the hand of the player picked and {who:+take} {count:card} of {whose} choice",
    "DiscardByChoice": "{who:look} at the hand of the player picked and {who:+choose} {count:card}, which that player "
    "discards",
    "TradeCards": "{who} and the player picked each choose {count:card} from their hand in secret, then swap them",
    "TradeByChance": "{who} and the player picked swap {count:card}, each at random",
    "SwapTwoHands": "{who:pick} two players, who swap hands",
    "SwapTwoHands others": "{who:pick} two other players, who swap hands",
    "SwapHands": "{who} and the player picked swap hands",
    "PassHands": "all players pass their whole hand to the {direction}, at the same time",
    "Pass": "every player chooses {count:card} from their hand in secret; then all pass them to the {direction}",
    "DealFaceDown": "every player puts a card from their hand face down; these are shuffled and dealt back, one each",
    # the deck, the discard pile, and what lies aside
    "Look side=top": "{who:look} at the top <one: card><many: {n} cards> of the deck and {who:+set} "
    "<one: it><many: them> aside",
    "Look side=top reveal": "{who:turn} up the top <one: card><many: {n} cards> of the deck for everybody to see, and "
    "{who:+set} <one: it><many: them> aside",
    "Look side=top reveal n=-1": "{who:turn} up as many cards from the deck as there are players, for everybody to "
    "see, and {who:+set} them aside",
    "Look side=bottom": "{who:look} at the bottom <one: card><many: {n} cards> of the deck and {who:+set} "
    "<one: it><many: them> aside",
    "Look side=bottom reveal": "{who:turn} up the bottom <one: card><many: {n} cards> of the deck for everybody to "
    "see, and {who:+set} <one: it><many: them> aside",
    "Look side=discard": "{who:set} the top <one: card><many: {n} cards> of the discard pile aside",
    "MoveAcross side=top": "the top <one: card goes><many: {n} cards go> to the bottom of the deck, unseen",
    "MoveAcross side=bottom": "the bottom <one: card goes><many: {n} cards go> to the top of the deck, unseen",
    "TurnUntil": "{who:turn} up cards from the deck and {who:+set} them aside, until one is {match}"
    "<most: , {most:card} at most>",
    "TakeAside which=any": "{who:take} one of the cards set aside into {whose} hand",
    "TakeAside which=any one_more": "and one more of them",
    "TakeAside which=lowest": "{who:take} one with the lowest value of the cards set aside into {whose} hand",
    "TakeAside which=highest": "{who:take} one with the highest value of the cards set aside into {whose} hand",
    "TakeKind": "{who:take} {match} of the cards set aside into {whose} hand<show:  for everybody to see>",
    "TakeKind optional": "{who:may} take {match} of the cards set aside into {whose} hand<show:  for everybody to see>",
    "TakeAll": "{who:take} all {matches} that are set aside into {whose} hand",
    "PutOne where=on_top": "{who:put} one of the cards set aside on top of the deck",
    "PutOne where=under": "{who:put} one of the cards set aside under the deck",
    "PutOne where=discard": "{who:discard} one of the cards set aside",
    "PutOne where=to_picked": "{who:give} one of the cards set aside to the player picked",
    "PutOne one_more": "and one more of them",
    "ReturnRest where=on_top": "{who:put} what is still set aside back on top of the deck, in any order",
    "ReturnRest where=under": "what is still set aside goes under the deck",
    "ReturnRest where=under choose_order": "{who:put} what is still set aside under the deck, in any order",
    "ReturnRest where=discard": "what is still set aside goes to the discard pile",
    "ReturnRest where=shuffled_in": "what is still set aside is shuffled into the deck",
    "PutAsideUnder": "{who:may} put any of the cards set aside under the deck",
    "TakeIt": "{who:take} that card into {whose} hand",
    "PutIt where=under": "that card goes under the deck",
    "PutIt where=discard": "that card goes to the discard pile",
    "PutIt where=on_top": "that card goes on top of the deck",
    "Search": "{who:search} the deck for the named card, {who:+show} it and {who:+take} it into {whose} hand; the deck "
    "is shuffled, and if the card is not there, the text ends",
    "SearchFor": "{who:search} the deck, {who:+pick} {match} from it<show: , {who:+show} it> and {who:+take} it into "
    "{whose} hand; the deck is shuffled, and if there is none, the text ends",
    "FromDiscard": "{who:take} {match} from the discard pile into {whose} hand",
    "FromDiscard to_deck": "{who:put} {match} from the discard pile on top of the deck",
    "FromDiscard to_deck under": "{who:put} {match} from the discard pile under the deck",
    "FromDiscardByChance": "{who:take} a random card from the discard pile into {whose} hand",
    "OneMoreFromDiscard": "and one more {match:none}, if there is any",
    "ShuffleDeck": "the deck is shuffled",
    "ShuffleDiscardIn": "the discard pile is shuffled into the deck",
    "Cut": "{who:cut} the deck at random and {who:+show} everybody the card there, which stays in its place",
    # naming, players, cards in play
    "NameValue": "{who:name} a value from 1 to 13",
    "NameDomain": "{who:name} a domain",
    "Pick": "{who:pick} another player",
    "Pick anyone": "{who:pick} a player, perhaps {self}",
    "PickOf which=left": "the player picked is the one on {whose} left",
    "PickOf which=right": "the player picked is the one on {whose} right",
    "PickOf which=other_side": "the player picked is the one on {whose} right, unless that is the one on the left",
    "PickOf which=by_chance": "the player picked is another one, by chance",
    "PickOf which=most": "the player picked is the other one with the most cards in hand; {who:choose} among equals",
    "PickOf which=most anyone": "the player picked is the one with the most cards in hand; {who:choose} among equals",
    "PickOf which=fewest": "the player picked is the other one with the fewest cards in hand; {who:choose} among "
    "equals",
    "PickOf which=fewest anyone": "the player picked is the one with the fewest cards in hand; {who:choose} among "
    "equals",
    "PeekHand": "{who:look} at the hand of the player picked",
    "Exchange": "{who:exchange} {first} with {second}: each goes where the other was",
    "Exchange optional": "{who:may} exchange {first} with {second}: each goes where the other was",
    "Exchange second=hand": "{who:exchange} {second} with {first}: each goes where the other was",
    "Exchange second=hand optional": "{who:may} exchange {second} with {first}: each goes where the other was",
    "Replace": "{who:discard} {first} and {who:+put} {second} in its place",
    "Replace optional": "{who:may} discard {first} and put {second} in its place",
    "ExchangeOneOf begins": "{who:exchange} {first} with {second}: each goes where the other was",
    "ExchangeOneOf begins second=hand": "{who:exchange} {second} with {first}: each goes where the other was",
    "ExchangeOneOf": "and the same with other cards, if there are any",
    "ReplaceOneOf begins": "{who:discard} {first} and {who:+put} {second} in its place",
    "ReplaceOneOf": "and the same with other cards, if there are any",
    "Copy source=own": "{who:carry} out the text of one of {whose} own cards in play",
    "Copy source=neutral": "{who:carry} out the text of a neutral card",
    "Copy source=discarded": "{who:carry} out the text of a card of the discard pile",
    "Copy source=in_play": "{who:carry} out the text of a card in play of {whose} choice",
    "Copy source=theirs": "{who:carry} out the text of a card in play that another player controls",
    "Copy source=of_picked": "{who:carry} out the text of a card in play that the player picked controls",
    "Copy source=discard": "{who:carry} out the text of the top card of the discard pile",
    "Copy source=it": "{who:carry} out the text of that card",
    "Copy source=aside": "{who:carry} out the text of one of the cards set aside",
    "Copy source=last_used": "{who:carry} out the text of the card another player used last this round",
    "CountsAsGiven": "that card counts as the value {value}, {printed}",
    "CountsAsGiven domain=0": "that card counts as knowledge, {printed}",
    "CountsAsGiven domain=1": "that card counts as science, {printed}",
    "CountsAsGiven domain=2": "that card counts as technology, {printed}",
    "CountsAsGiven domain=3": "that card counts as service, {printed}",
    "CountsBy": "that card counts as {more} higher, {printed}",
    "CountsBy lower": "that card counts as {lower} lower, {printed}",
    "CountsAsNeighbour": "that card counts as one higher or one lower, as {who:choose}, {printed}",
    "CountsAsDomain": "that card counts as a domain that {who:choose}, {printed}",
    "CountsAsValue": "that card counts as a value that {who:choose}, {printed}",
}

LEFT_ASIDE: Final = "whatever is still set aside when the text ends goes back to where it came from"
SETS_ASIDE: Final = {"Look": "n", "TurnUntil": "most"}
"""Verbs that set cards aside, each with the name of how many; what is not a number above 0 is many."""
TAKES_AWAY: Final = {"TakeAside", "TakeKind", "TakeIt", "PutIt", "PutOne"}
"""Verbs that take one of those away."""
PUTS_BACK: Final = {"ReturnRest"}
"""Verbs that leave nothing aside."""
EVERY_TIME: Final = {"Every", "WithEach", "Repeat"}
"""Verbs whose steps are done in any case; those inside others may be left out."""
OTHERWISE: Final = {"Either": "or"}
OTHERWISE_ELSE: Final = "otherwise:"
"""What is said before the steps that are done instead: of one verb, and of all others."""
ACTING: Final = {
    "you": ("you", "your", "yourself"),
    "each": ("the player", "their", "themselves"),
    "picked": ("that player", "their", "themselves"),
}
"""Whoever acts: who, whose, self."""

PLACES: Final = {
    "neutral": "a neutral card",
    "own": "one of {whose} own cards in play",
    "neutral_or_own": "a neutral card or one of {whose} own cards in play",
    "discard": "a card of the discard pile",
    "those": "one of the cards the others have just shown",
    "deck_top": "the top card of the deck",
    "random_of_picked": "a random card from the hand of the player picked",
    "it": "that card",
    "hand": "a card from {whose} hand",
    "in_play": "a card in play",
    "theirs": "a card in play that another player controls",
    "discard_top": "the top card of the discard pile",
}
WHERE: Final = {
    "neutral": "among the neutral cards",
    "own": "among {whose} own cards in play",
    "neutral_or_own": "among the neutral cards and {whose} own cards in play",
    "discard": "in the discard pile",
    "in_play": "among the cards in play",
    "theirs": "among the cards in play that other players control",
    "hand": "in {whose} hand",
}
"""Places where something lies or not."""
KINDS: Final = {
    "any": ("card", ""),
    "at_most": ("card", " of value {number} or less"),
    "at_least": ("card", " of value {number} or more"),
    "of_value": ("card", " of value {number}"),
    "of_domain": ("{domain} card", ""),
    "named_value": ("card", " of the named value"),
    "named_domain": ("card", " of the named domain"),
    "same_value": ("card", " of the same value as that card"),
    "same_domain": ("card", " of the same domain as that card"),
    "even": ("even card", ""),
    "odd": ("odd card", ""),
}
"""Which cards are meant: the noun, and what follows it."""
LASTING: Final = {
    "as_usual": "for as long as such changes last in the game",
    "turn": "until the end of the turn",
    "round": "until the end of the round",
    "next_round": "until the end of the next round",
}

NOTIONS: Final = {
    "neutral": r"\bneutral\b",
    "own card in play": r"\bown cards? in play\b",
    "card in play": r"(?<!own )\bcards? in play\b",
    "counts as": r"\bcounts as\b",
    "this round": r"\bthis round\b",
    "another player": r"\b(another|every other) player\b",
    "search": r"\bfor the named card\b",
    "hand": r"\bhands?\b",
    "deck": r"\bdeck\b",
    "discard pile": r"\bdiscard(s|ed|ing)?\b",
}
"""The words above of which each game says what they mean there, under "terms" or "places" of its words."""
A_PILE: Final = "a pile"
"""What is said where a step takes from one of two decks or discard piles."""
