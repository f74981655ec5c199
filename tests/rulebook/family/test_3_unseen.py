"""Family 3.41-3.43: cards that nobody sees, or only one other player. tests/verbs has all five games."""

from techdeck.core.effects.people import Pick
from techdeck.core.effects.piles import FromDiscardByChance
from techdeck.core.effects.registers import BOTTOM, TOP
from techdeck.core.effects.showing import PeekByChance, ShowTo
from techdeck.core.effects.unseen import MoveAcross
from tests.verbs.stage import events, hands, knowing, piles, say, staged

PILE = "K9 S9 T9"


def test_3_41_cards_go_to_the_other_end_of_the_deck_in_their_order_and_unseen():
    table = staged("tricks", MoveAcross(2, TOP), deck=PILE)
    assert (piles(table)[0], knowing(table, "K9 S9")) == ("T9 K9 S9", " ")
    table = staged("tricks", MoveAcross(2, BOTTOM), deck=PILE)
    assert piles(table)[0] == "S9 T9 K9"


def test_3_42_only_the_two_see_which_card_it_is():
    table = staged("tricks", Pick(1), ShowTo(), answers="seat 1")
    say(table, "S6")
    assert knowing(table, "K6 S6 T6") == "0 01 0"
    table = staged("tricks", Pick(1), PeekByChance(1), answers="seat 1")
    assert sorted(knowing(table, "K7 S7").split()) == ["01", "1"]
    [event] = events(table, "look_at_cards")
    assert event.seen_by(2).about == {"owner": 1, "count": 1, "seen": []}


def test_3_43_each_card_of_the_discard_pile_is_as_likely():
    taken = [hands(staged("tricks", FromDiscardByChance(), discard=PILE, seed=seed))[0] for seed in range(300)]
    assert all(70 < sum(card in hand for hand in taken) < 130 for card in PILE.split())
