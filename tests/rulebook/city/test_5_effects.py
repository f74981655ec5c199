"""Using the effects of the city's cards. (City 5)"""

import pytest

from techdeck.core.cards import parse_card
from tests.cards.words import seen_by
from tests.city_table import (
    city_cards,
    city_table,
    deck,
    discard,
    do,
    hand,
    happened,
    marker,
    may_do,
    tilted,
    users,
)
from tests.rulebook.words import edition_with, frame, refused
from tests.table_words import facts


def effects(hands, city, **more):
    """A table at the beginning of the effects phase."""
    return city_table(hands, city, phase="effects", **more)


@pytest.mark.parametrize("first", [0, 1, 2])
def test_5_1_each_may_use_one_card_from_the_first_player_on(first):
    table = effects(["K1", "K2", "K3"], "V3 S9:0 T7:1", first=first, deck="V5 V6")
    order = []
    while frame(table) == "EffectTurn":
        order.append(int(table.current_player()))
        assert may_do(table) == {"no", "V3", "S9", "T7"}
        do(table, "no")
    assert order == [(first + n) % 3 for n in range(3)]


def test_5_1_all_see_who_passes():
    table = effects(["K1", "K2"], "V3", first=1)
    do(table, "no")
    assert seen_by(table, None) == ["pass 1 effect"]


def test_5_1_after_building_and_only_cards_of_the_city():
    table = city_table(["K1", "K2"], "V3 S9:0", deck="V5 V6")
    do(table, "no", "no")
    assert (frame(table), int(table.current_player())) == ("EffectTurn", 0)
    assert refused(table, "K1").clause == "City 5.1"
    do(table, "S9")
    assert int(table.current_player()) == 1, "one card each"


def test_5_2_the_card_stays_and_its_effect_may_hit_it():
    """Astronomy stays; AI in a neutral place may replace itself."""
    table = effects(["K1", "K2 K3 K4"], "V3 S9:0 S13", deck="V5 V6 V7 V8 V9")
    do(table, "S9")
    assert (city_cards(table), hand(table, 0)) == ("V3 S9 S13", "K1 V5")
    do(table, "S13")
    assert may_do(table) == {"V3", "S13"}
    do(table, "S13")
    assert (city_cards(table), discard(table)) == ("V3 S9 V6", "S13")


def test_5_3_a_used_company_is_tilted_and_used_up():
    table = effects(["K1", "K2"], "V3 S9:0", deck="V5 V6")
    do(table, "S9")
    assert (tilted(table), users(table, "S9")) == ({"S9"}, {0})
    assert may_do(table) == {"no", "V3"}
    refusal = refused(table, "S9")
    assert (refusal.clause, refusal.reason) == ("City 5.3", "S9 is tilted: it was used in this phase already")


def test_5_3_a_copied_card_is_not_tilted():
    """Internet of Things copies Astronomy."""
    table = effects(["K1", "K2"], "V3 S9:1 T1:0", deck="V5 V6 V7")
    do(table, "T1", "S9")
    assert tilted(table) == {"T1"}


def test_5_4_each_player_may_use_a_service_card_once():
    """Banking: draw 2, pick another player, who draws 1."""
    table = effects(["K1", "K2", "K3"], "V5 K4:0 K5:0", deck="T1 T2 T3 T4 T5 T6 T7 T8 T9")
    do(table, "V5", "seat 1")
    assert (tilted(table), users(table, "V5")) == (set(), {0})
    assert frame(table) == "EffectTurn"
    assert (int(table.current_player()), may_do(table)) == (0, {"no", "K4", "K5"}), "the bonus is still open"
    do(table, "no", "V5", "seat 2", "V5", "seat 0")
    assert users(table, "V5") == {0, 1, 2}


def test_5_4_but_nobody_twice():
    """The knowledge bonus is used first; after the service card nothing is left, and it can't be used again."""
    table = effects(["K1", "K2"], "V3~0 S9:1", deck="V5 V6")
    assert may_do(table) == {"no", "S9"}
    assert refused(table, "V3").clause == "City 5.4"
    do(table, "no")
    assert may_do(table) == {"no", "V3", "S9"}


def test_5_5_a_neutral_card_of_another_domain_is_tilted():
    table = effects(["K1", "K2"], "V3 S9", deck="V5 V6")
    do(table, "S9")
    assert tilted(table) == {"S9"}
    assert refused(table, "S9").clause == "City 5.3"


def test_5_6_when_the_phase_begins_nothing_is_tilted():
    table = city_table(["K1", "K2"], "V3~01 S9:0~1", deck="V5 V6")
    do(table, "no", "no")
    assert (tilted(table), users(table, "V3")) == (set(), set())


def test_5_7_the_owner_may_draw_1_and_discards_1():
    table = effects(["K1", "K2"], "V3 S9:1", deck="V5 V6 V7")
    do(table, "S9")
    assert (frame(table), int(table.current_player())) == ("OwnerMayDraw", 1)
    assert may_do(table) == {"no", "yes"}
    after = deck(table).split()
    do(table, "yes")
    assert may_do(table) == {"K2", after[0]}
    do(table, "K2")
    assert (hand(table, 1), discard(table)) == (after[0], "K2")


def test_5_8_after_the_effect_and_the_owner_may_decline():
    table = effects(["K1 K4", "K2"], "V3 K10:1", deck="V5 V6 V7")
    do(table, "K10")
    assert int(table.current_player()) == 0, "first the effect: draw 2, discard 2"
    do(table, "K1", "K4")
    assert frame(table) == "OwnerMayDraw"
    do(table, "no")
    assert (hand(table, 1), deck(table)) == ("K2", "V7")
    assert facts(table, "owner_draw") == [{"draws": False}]


def test_5_8_the_owner_is_who_owned_it_when_it_was_used(tmp_path):
    """The effect brings a service card to its own place, so that its marker goes: the owner is asked all the same."""
    text = "Every other player exchanges their own card in play with the top card of the deck."
    table = effects(["K1", "K2"], "V3 S9:1", deck="V5 V6 V7", edition=edition_with(tmp_path, science_9=text))
    do(table, "S9", "S9")
    assert (city_cards(table), marker(table, "V5")) == ("V3 V5", "")
    assert (frame(table), int(table.current_player())) == ("OwnerMayDraw", 1)


def test_5_8_without_a_card_to_draw_nothing_is_discarded():
    table = effects(["K1", "K2"], "V3 S9:1", deck="", discard="")
    do(table, "S9", "yes")
    assert (hand(table, 1), frame(table)) == ("K2", "EffectTurn")


def test_5_9_using_your_own_company_nobody_draws():
    table = effects(["K1", "K2"], "V3 S9:0", deck="V5 V6")
    do(table, "S9")
    assert (frame(table), int(table.current_player())) == ("EffectTurn", 1)


def test_5_9_nor_for_a_copied_card():
    table = effects(["K1", "K2"], "V3 S9:1 T1:0", deck="V5 V6 V7")
    do(table, "T1", "S9")
    assert (frame(table), int(table.current_player())) == ("EffectTurn", 1)


KNOWLEDGE = "V3 S9:1 K2:0 K11:0"


@pytest.mark.parametrize("order", [["S9", "K2"], ["K2", "S9"]])
def test_5_10_the_knowledge_bonus_before_or_after(order):
    """Astronomy of seat 1, and Digital Archives: draw 1, put 1 card under the deck."""
    table = effects(["K1", "K4"], KNOWLEDGE, deck="V5 V6 V7 V8")
    for card in order:
        do(table, card)
        if card == "S9":
            do(table, "no")
        else:
            do(table, "K1")
    assert tilted(table) == {"S9", "K2"}
    assert int(table.current_player()) == 1, "both are used"


def test_5_10_after_the_other_only_own_knowledge_companies():
    table = effects(["K1", "K4"], KNOWLEDGE + " K5:1", deck="V5 V6 V7 V8")
    do(table, "V3", "seat 1", "K1", "K4")
    assert may_do(table) == {"no", "K2", "K11"}
    assert refused(table, "K5").clause == "City 5.10"
    do(table, "no")
    assert int(table.current_player()) == 1, "nobody has to"


@pytest.mark.parametrize("city", ["V3 S9:1 K2:0 K11:1", "V3 S9:1 K2:0 K11", "V3 S9:1 K2:0"])
def test_5_10_it_needs_two_knowledge_companies(city):
    table = effects(["K1", "K4"], city, deck="V5 V6 V7 V8")
    do(table, "S9", "no")
    assert int(table.current_player()) == 1


def test_5_10_once_and_untilted():
    table = effects(["K1", "K4"], "V3 S9:1 K2:0~1 K11:0", deck="V5 V6 V7 V8")
    do(table, "S9", "no")
    assert may_do(table) == {"no", "K11"}


def test_5_11_the_bonus_is_used_up_first():
    table = effects(["K1", "K4"], KNOWLEDGE, deck="V5 V6 V7 V8")
    do(table, "K2", "K1")
    assert (int(table.current_player()), may_do(table)) == (0, {"no", "V3", "S9", "K11"})
    do(table, "K11", "V5", "no")
    assert int(table.current_player()) == 1


def test_5_12_a_wild_in_the_city_cant_be_used():
    table = effects(["K1", "K4"], "V3 W1:0", deck="V5")
    assert may_do(table) == {"no", "V3"}
    assert refused(table, "W1").clause == "City 5.12"


def test_5_13_the_active_player_chooses_the_order():
    """The same two effects in either order, and the owner's draw belongs to the one that was used."""
    for order in (["K2", "S9"], ["S9", "K2"]):
        table = effects(["K1", "K4"], KNOWLEDGE, deck="V5 V6 V7 V8")
        for card in order:
            do(table, card, "K1" if card == "K2" else "no")
        assert happened(table, "use") == order


def test_5_14_a_card_that_came_in_this_phase_may_be_used():
    """AI replaces the V3 with Astronomy, which the next player uses."""
    table = effects(["K1", "K4"], "V3 S13:0", deck="S9 V5 V6")
    do(table, "S13", "V3")
    assert may_do(table) == {"no", "S9"}
    do(table, "S9")
    assert (users(table, "S9"), marker(table, "S9")) == ({1}, "")


def test_5_3_the_rulebooks_effects_example():
    """Earth Sciences of player 2: cut, take the 2-science; she draws and discards; then Biometrics for value 4."""
    table = effects(["K12", "K4 T10", "T12"], "V3 S7:1 S3:1", deck="S2")
    do(table, "S7", "yes")
    assert hand(table, 0) == "K12 S2"
    table.zones.move(parse_card("T11"), 0, 0)
    table.zones.move(parse_card("T13"), 0, 0)
    do(table, "yes", "T10")
    assert (hand(table, 1), discard(table)) == ("K4 T13", "T10")
    assert (tilted(table), int(table.current_player())) == ({"S7"}, 1)
    assert refused(table, "S7").clause == "City 5.3"
    do(table, "S3", "value 4", "K4")
    assert (hand(table, 1), discard(table)) == ("T11 T13", "K4 T10")
    assert (hand(table, 0), hand(table, 2)) == ("K12 S2", "T12")
    assert tilted(table) == {"S7", "S3"}
