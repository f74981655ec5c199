"""What a text that runs remembers: its registers by number and by name."""

from typing import Final

from techdeck.core.zones import EVERYBODY

PC: Final = 0
ACTOR: Final = 1
"""Whom the sentence is about: the user, or in turn every player."""
COUNT: Final = 2
"""How many cards the last verb moved: "draw as many"."""
STEP: Final = 3
"""How often the current verb has chosen already."""
VALUE: Final = 4
"""The value named, 0 while none is."""
DOMAIN: Final = 5
"""The domain named; -1 where it may be that none is, as the text has been told to forget it."""
PICKED: Final = 6
SHOWN: Final = 7
"""The card spoken of as "it"."""
DID: Final = 8
"""Whether the last verb did anything: "if you do"."""
ANYONE: Final = 9
"""Whether anybody did the last thing that every player was to do: "if nobody did"."""
LOOP: Final = 10
"""How many players "every player" has come to, 0 when it is not about every player."""
MARK_LOW: Final = 11
MARK_HIGH: Final = 12
"""The cards spoken of as "those"."""
ASIDE_FROM: Final = 13
DECK_CHOSEN: Final = 14
DISCARD_CHOSEN: Final = 15
CHOSEN: Final = 16
"""The public card already chosen for an exchange or a replacement."""
FROM_SIDE: Final = 17
"""Which end of which pile the cards lying aside came from: TOP, BOTTOM, TOP_OF_DISCARD."""
DRAWN: Final = 18
"""The card just drawn, where the text goes on to speak of it: the one register that can hold a secret."""
LOOKERS: Final = 19
"""Who sees the cards lying aside: nobody yet, the seat that looks, or everybody."""
SENTENCE: Final = 20
"""The sentence for which a pile was chosen, counted from 1."""
ASIDE_DECK: Final = 21
"""The deck the cards lying aside were taken from, where a game has two."""
REPEATS: Final = 22
"""How many times more what is repeated is to be done."""
REGISTERS: Final = 23
REGISTER_NAMES: Final = [
    *("pc", "actor", "count", "step", "value", "domain", "picked"),
    *("shown", "did", "anyone", "loop", "mark-low", "mark-high", "aside-from"),
    *("deck", "discard", "chosen", "side", "drawn", "lookers", "sentence", "aside-deck"),
    "repeats",
]
"""The registers in their order, as positions write them."""


def register_limits(players: int, cards: int, verbs: int, sentences: int, two_piles: bool) -> list[range | list[int]]:
    """What each register can be, in their order, for a text of so many verbs and sentences."""
    seat, some_card, flag, marks = range(players), range(-1, cards), range(2), range(2**54)
    decks, discards = ([0, 17], [1, 18]) if two_piles else ([0], [1])
    lookers = [0, *[2**one for one in seat], EVERYBODY]
    return [
        *(range(verbs + 1), seat, range(cards + 1), range(cards + 1), range(14), range(-1, 4), range(-1, players)),
        *(some_card, flag, flag, range(players + 1), marks, marks if cards > 54 else [0], range(cards + 1)),
        *(decks, discards, range(cards), range(3), some_card, lookers, range(sentences + 1), decks),
        range(cards + 1),
    ]


TOP: Final = 0
BOTTOM: Final = 1
TOP_OF_DISCARD: Final = 2
