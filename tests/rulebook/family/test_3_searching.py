"""Family 3.33-3.35: searching for a kind, whether a kind is held, doing it several times. tests/verbs has all games."""

from techdeck.core.effects.conditions import IfHolds
from techdeck.core.effects.control import Again, Repeat
from techdeck.core.effects.hands import DiscardCards, Draw
from techdeck.core.effects.match import ANY, OF_DOMAIN, Match
from techdeck.core.effects.searching import SearchFor
from tests.verbs.stage import events, hands, knowing, may_do, say, staged

SCIENCE = Match(OF_DOMAIN, 1)
PILE = "K9 S9 K10 S10 K11"


def test_3_33_you_look_at_all_cards_that_fit_and_at_no_others():
    table = staged("tricks", SearchFor(SCIENCE, False), deck=PILE)
    assert (may_do(table), knowing(table, PILE)) == ({"S9", "S10"}, " 0  0 ")
    say(table, "S9")
    assert (hands(table)[0], knowing(table, "S9 S10")) == ("K6 S6 S9 T6", "0 ")
    assert [event.about["fitting"] for event in table.watch().feed(1) if event.kind == "search_for"] == [[]]
    assert len(events(table, "shuffle")) == 1


def test_3_33_nothing_that_fits_ends_the_effect_after_a_shuffle():
    table = staged("tricks", SearchFor(SCIENCE, False), deck="K9 K10")
    assert (len(events(table, "shuffle")), len(events(table, "skip")), table.question(0).code) == (1, 1, "use_card")


def test_3_34_everybody_hears_whether_a_kind_is_held_but_not_which_card():
    table = staged("tricks", IfHolds(SCIENCE, 1, 1), Draw(1), deck=PILE)
    assert (len(events(table, "draw")), knowing(table, "S6")) == (1, "0")


def test_3_35_it_is_done_again_with_what_lies_there_then():
    repeat = Repeat(2, 3)
    verbs = (repeat, Draw(1), DiscardCards(1, 1, Match(ANY)), Again(repeat))
    table = staged("tricks", *verbs, deck=PILE, answers="K9")
    assert may_do(table) == {"K6", "S6", "T6", "S9"}
