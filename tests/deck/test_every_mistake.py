"""Every sentence with a mistake is told, and none that is right as soon as another one is mended."""

import pytest

from techdeck.deck.language import mistakes_in


def told(text: str) -> list[str]:
    """The words at which a text is told to be wrong."""
    return [text[mistake.column - 1 :].split()[0].rstrip(".,") for mistake in mistakes_in(text)]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Discard 21. Draw 99. Take it. Take a card of value 14 from the discard pile.", ["21", "99", "it", "14"]),
        ("Fly. Draw 99.", ["Fly", "99"]),
        ("Draw 99. Fly. Draw 98.", ["99", "Fly", "98"]),
        ("Discard 2. Draw 99. Draw as many.", ["99", "as"]),
        ("Reveal a card of your hand. Discard 21. Copy its effect.", ["21", "its"]),
        ("Every player draws 99. If you do, draw 1.", ["99", "If"]),
        ("Every player reveals a card of value 14. Copy its effect.", ["14", "its"]),
        ("Fly. Look at the top 2 cards. Discard both. Take it. Draw 99.", ["Fly", "it", "99"]),
        ("Take it. Take 1. Copy its effect. Draw as many.", ["it", "1", "its", "as"]),
        ("Draw 99. Every other player passes 1 card to the left. Draw 98.", ["99", "Every", "98"]),
    ],
)
def test_every_sentence_with_a_mistake_is_told(text, words):
    assert told(text) == words


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Look at the tpo 3 cards. Take 1. Discrad the rest.", ["tpo", "Discrad"]),
        ("Look at the tpo 2 cards. Discard both.", ["tpo"]),
        ("Look at the tpo card. Take it, or put it under the deck.", ["tpo"]),
        ("Fly. Look at the top 2 cards. Take 1. Discard the rest.", ["Fly"]),
        ("Fly. Draw 99. Take 1. Discard the rest.", ["Fly", "99"]),
        ("Look at the top 3 cards. Take 5 of them. Discard the rest.", ["5"]),
        ("Look at the top 3 cards. Take 5 of them. Look at the bottom 2 cards. Discard both.", ["5"]),
        ("Look at the top 21 cards. Take 1. Return the rest on top in any order.", ["21"]),
        ("Every player looks at the top 2 cards. Look at the bottom card of the deck. Take it.", ["looks"]),
        ("Pick another player, who discards 21. Look at that hand.", ["21"]),
        ("Every other player reveals a card of value 14. Exchange a card of your hand with one of those.", ["14"]),
        ("Name a valeu. Every player discards a card of that value.", ["valeu"]),
        ("Every player who holds a card of value 14 discards 1. Discard one such card.", ["14"]),
        ("You may discard 21. If you do, draw 1.", ["21"]),
        ("Fly. You may do it once more.", ["Fly"]),
        ("Discard 21. You may do it once more.", ["21"]),
    ],
)
def test_what_only_follows_from_another_mistake_is_not_told(text, words):
    assert told(text) == words
