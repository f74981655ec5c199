"""What is told of each thing card texts do: a text of a house edition, the answers, and the events in one line each.

A line says who did what, >to whom, facts by name, and the cards with where they lay before and lie after the event.
Only the seats in braces see a card; without braces all do. "lost 0 2" are the seats that lost track, with an onlooker.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Story:
    """One text and what is told of it, after the card was used and before it is discarded."""

    text: str
    answers: str
    lines: tuple[str, ...]
    deck: str = "V7 V8 V9 V10 T9 T8"
    discard: str = ""

    def __str__(self) -> str:
        return f"{self.text} {self.answers}".strip()


AT_HANDS = [
    Story("Draw 2.", "", ("draw 0: V7{0} deck.5->hand0 | Draw 2.", "draw 0: V8{0} deck.4->hand0 | Draw 2.")),
    Story("Discard 2.", "K6, S3", ("discard 0: K6 hand0->discard.0 | Discard 2.",
                                   "discard 0: S3 hand0->discard.1 | Discard 2.")),
    Story("Put 1 card of your hand under the deck.", "S3", (
        "lose_track zone=hand owner=0 first=0 lost 1 2 | Put 1 card of your hand under the deck.",
        "put_under_deck 0: S3{0} hand0->deck.0 | Put 1 card of your hand under the deck.")),
    Story("Put 2 cards of your hand on top of the deck in any order.", "S3, K6", (
        "lose_track zone=hand owner=0 first=0 lost 1 2 | Put 2 cards of your hand on top of the deck in any order.",
        "put_on_deck 0: S3{0} hand0->deck.6 | Put 2 cards of your hand on top of the deck in any order.",
        "lose_track zone=hand owner=0 first=0 lost 1 2 | Put 2 cards of your hand on top of the deck in any order.",
        "put_on_deck 0: K6{0} hand0->deck.7 | Put 2 cards of your hand on top of the deck in any order.")),
    Story("Give another player 1 card of your hand. If you do, that player gives you 1.", "seat 2, S3, V5", (
        "pick_player 0>2 | Give another player 1 card of your hand.",
        "lose_track zone=hand owner=0 first=0 lost 1 | Give another player 1 card of your hand.",
        "give 0>2: S3{02} hand0->hand2 | Give another player 1 card of your hand.",
        "lose_track zone=hand owner=2 first=0 lost 1 | If you do, that player gives you 1.",
        "give 2>0: V5{02} hand2->hand0 | If you do, that player gives you 1.")),
    Story("Pick another player and look at that hand.", "seat 1", (
        "pick_player 0>1 | Pick another player and look at that hand.",
        "look_at_hand 0>1: S4{01} hand1, T4{01} hand1 | Pick another player and look at that hand.")),
    Story("Reveal a card of your hand. Copy its effect.", "K6", (
        "show 0: K6 hand0 | Reveal a card of your hand.",
        "copy 0: K6 hand0 | Copy its effect.")),
    Story("Reveal a card of your hand. Put it under the deck.", "S3", (
        "show 0: S3 hand0 | Reveal a card of your hand.",
        "put_under_deck 0: S3 hand0->deck.0 | Put it under the deck.")),
    Story("Draw 1. You may reveal it.", "yes", (
        "draw 0: V7{0} deck.5->hand0 | Draw 1.",
        "show 0: V7 hand0 | You may reveal it.")),
    Story("Show a card of your hand. It counts as one value higher or lower.", "K6, higher", (
        "show 0: K6 hand0 | Show a card of your hand.",
        "counts_as 0 value=7 domain=knowledge until=round: K6 hand0 | It counts as one value higher or lower.")),
    Story("Show a card of your hand. It counts as a domain of your choice.", "K6, domain science", (
        "show 0: K6 hand0 | Show a card of your hand.",
        "counts_as 0 value=6 domain=science until=round: K6 hand0 | It counts as a domain of your choice.")),
    Story("Discard a card of value 13.", "", ("skip 0 | Discard a card of value 13.",)),
]  # fmt: skip
"""What is done with hands."""

AT_PILES = [
    Story("Look at the top 3 cards. Take 1. Return the rest on top in any order.", "V8, V9", (
        "look 0: V7{0} deck.5->aside.0, V8{0} deck.4->aside.1, V9{0} deck.3->aside.2 | Look at the top 3 cards.",
        "lose_track zone=aside owner=None first=0 lost 1 2 | Take 1.",
        "take 0: V8{0} aside->hand0 | Take 1.",
        "lose_track zone=aside owner=None first=0 lost 1 2 | Return the rest on top in any order.",
        "put_on_deck 0: V9{0} aside->deck.3 | Return the rest on top in any order.",
        "put_on_deck 0: V7{0} aside->deck.4 | Return the rest on top in any order.")),
    Story("Look at the bottom 2 cards of the deck. Take 1. Put the other under the deck.", "T8", (
        "look 0: T8{0} deck.0->aside.0, T9{0} deck.1->aside.1 | Look at the bottom 2 cards of the deck.",
        "lose_track zone=aside owner=None first=0 lost 1 2 | Take 1.",
        "take 0: T8{0} aside->hand0 | Take 1.",
        "put_under_deck 0: T9{0} aside->deck.0 | Put the other under the deck.")),
    Story("Look at the top 3 cards. Put any of them under the deck.", "V8, no", (
        "look 0: V7{0} deck.5->aside.0, V8{0} deck.4->aside.1, V9{0} deck.3->aside.2 | Look at the top 3 cards.",
        "lose_track zone=aside owner=None first=0 lost 1 2 | Put any of them under the deck.",
        "put_under_deck 0: V8{0} aside->deck.0 | Put any of them under the deck.",
        "put_back 0: V9{0} aside.1->deck.4 | Put any of them under the deck.",
        "put_back 0: V7{0} aside.0->deck.5 | Put any of them under the deck.")),
    Story("Reveal the top 2 cards. Take 1. Discard the rest.", "V8", (
        "reveal 0: V7 deck.5->aside.0, V8 deck.4->aside.1 | Reveal the top 2 cards.",
        "take 0: V8 aside.1->hand0 | Take 1.",
        "discard: V7 aside.0->discard.0 | Discard the rest.")),
    Story("Name a domain. Turn up cards until one is of that domain, 5 at most. Take it. Put the others under the "
          "deck.", "domain technology", (
        "name_domain 0 domain=technology | Name a domain.",
        "reveal 0: V7 deck.2->aside.0 | Turn up cards until one is of that domain, 5 at most.",
        "reveal 0: T9 deck.1->aside.1 | Turn up cards until one is of that domain, 5 at most.",
        "take 0: T9 aside.1->hand0 | Take it.",
        "put_under_deck 0: V7 aside.0->deck.0 | Put the others under the deck."), deck="V7 T9 V9"),
    Story("Name a value and a domain. Search the deck for that card, show it and take it.", "value 9, domain service", (
        "name_value 0 value=9 | Name a value and a domain.",
        "name_domain 0 domain=service | Name a value and a domain.",
        "search 0 found=True card=V9 | Search the deck for that card, show it and take it.",
        "take 0: V9 deck->hand0 | Search the deck for that card, show it and take it.",
        "shuffle zone=deck owner=None | Search the deck for that card, show it and take it.")),
    Story("Name a value and a domain. Search the deck for that card, show it and take it.", "value 1, domain service", (
        "name_value 0 value=1 | Name a value and a domain.",
        "name_domain 0 domain=service | Name a value and a domain.",
        "search 0 found=False card=V1 | Search the deck for that card, show it and take it.",
        "shuffle zone=deck owner=None | Search the deck for that card, show it and take it.",
        "skip 0 | Search the deck for that card, show it and take it.")),
    Story("Shuffle the discard pile into the deck.", "", (
        "gather: S9 discard.0->deck.1, T3 discard.1->deck.2 | Shuffle the discard pile into the deck.",
        "shuffle zone=deck owner=None | Shuffle the discard pile into the deck."), deck="V7", discard="T3 S9"),
    Story("Take a card from the discard pile.", "S9", (
        "take 0: S9 discard.0->hand0 | Take a card from the discard pile.",), discard="T3 S9"),
    Story("Put a card of the discard pile on top of the deck.", "S9", (
        "put_on_deck 0: S9 discard.0->deck.6 | Put a card of the discard pile on top of the deck.",), discard="T3 S9"),
    Story("Cut the deck at random and reveal the card there. Take it.", "", (
        "show 0: V7 deck.0 | Cut the deck at random and reveal the card there.",
        "take 0: V7 deck.0->hand0 | Take it."), deck="V7"),
]  # fmt: skip
"""What is done with piles, and with cards lying aside."""

TWO_CARDS = [
    Story("Exchange a card of your hand with the top card of the deck.", "K6", (
        "lose_track zone=hand owner=0 first=0 lost 1 2 | Exchange a card of your hand with the top card of the deck.",
        "exchange 0: V7{0} deck.5->hand0, K6{0} hand0->deck.5 | Exchange a card of your hand with the top card of the "
        "deck.")),
    Story("Exchange a card of your hand with a card of the discard pile.", "T3, K6", (
        "exchange 0: T3 discard.1->hand0, K6 hand0->discard.1 | Exchange a card of your hand with a card of the "
        "discard pile.",), discard="T3 S9"),
    Story("Exchange a card of your hand with a neutral card.", "V2, K6", (
        "exchange 0: V2 trump.0->hand0, K6 hand0->trump.0 | Exchange a card of your hand with a neutral card.",)),
    Story("Replace a neutral card with the top card of the deck.", "V2", (
        "replace 0: V7 deck.5->trump.0, V2 trump.0->trump_discard.31 | Replace a neutral card with the top card of the "
        "deck.",)),
]  # fmt: skip
"""What is done with two cards."""

STORIES = [*AT_HANDS, *AT_PILES, *TWO_CARDS]
