"""Every deed says what later words may speak of."""

from techdeck.deck.language import mistakes_in, parser
from techdeck.deck.sentences import Compiler
from techdeck.deck.spoken import BRINGS, OTHER_CARD, PUTS_BACK, SHOWS

BRINGS_NOTHING = {
    "return_rest": "puts away what lies aside, which is no choice",
    "rest_under": "puts away what lies aside, which is no choice",
    "rest_discard": "puts away what lies aside, which is no choice",
    "any_under": "may be done with no card at all",
    "pass_cards": "stands alone after 'every player'",
    "put_face_down": "stands alone after 'every player'",
}
"""Deeds after which no word may look back at them, each with the reason."""


def rules_below(name: str) -> set[str]:
    """The rules that a rule of the grammar chooses from, with their named alternatives instead where they have some."""
    below = {str(part.name) for rule in parser().rules if rule.origin.name == name for part in rule.expansion}
    rules = [rule for rule in parser().rules if rule.origin.name in below]
    return {str(rule.alias or rule.origin.name) for rule in rules}


DEEDS = rules_below("deed")


def test_every_deed_says_what_it_brings_up_or_why_nothing():
    assert len(DEEDS) > 40
    assert set(BRINGS) | set(BRINGS_NOTHING) == DEEDS
    assert set(BRINGS) & set(BRINGS_NOTHING) == set()


def test_what_is_said_of_deeds_is_said_of_deeds_there_are():
    assert OTHER_CARD | SHOWS | PUTS_BACK <= DEEDS
    assert set() == SHOWS - OTHER_CARD


def test_every_deed_and_every_sentence_has_its_method():
    assert [rule for rule in sorted(DEEDS) if not hasattr(Compiler, f"d_{rule}")] == []
    assert [rule for rule in sorted(rules_below("sentence")) if not hasattr(Compiler, f"s_{rule}")] == []


def test_what_a_deed_does_not_bring_up_can_not_be_spoken_of():
    before = "Look at the top 3 cards."
    for text in ("Return them on top in any order.", "Discard them.", "Put any of them under the deck."):
        [mistake] = mistakes_in(f"{before} {text} If you do, draw 1.")
        assert "nothing right before this says what 'you do' means" in mistake.message
