"""The stock market. (Exchange 1)"""

from techdeck.core.cards import parse_card
from techdeck.core.effects.registers import DRAWN
from techdeck.core.effects.run import Run
from techdeck.core.zones import EXPELLED, HAND
from tests.exchange_table import (
    accept,
    all_done,
    dealt,
    discard,
    do,
    exchange_table,
    frame,
    hand,
    happened,
    known_to,
    market,
    may_do,
    offer,
    play_on,
    stack,
    zone,
)


def test_1_1_a_stack_is_worth_as_many_as_it_has_cards():
    table = exchange_table(["K2", "K3"], market="K1 K5 S1 T1 T2 T3 W1@T V1")
    assert market(table) == [2, 1, 4, 1]
    assert table.facts()["market"] == {"knowledge": 2, "science": 1, "technology": 4, "service": 1}


def test_1_2_a_card_goes_face_up_to_the_stack_of_its_domain():
    table = exchange_table(["K2", "K3"], deck="S8")
    accept(table, 1, offer(table, 0, "K2", "any"), "K3")
    assert stack(table, "S") == "S8 S1"
    assert "S8" in known_to(table, 6)


def test_1_3_what_counts_is_the_domain_it_counts_as_now():
    """The user makes the 9 of knowledge a service card, and Manufacturing puts it on the market."""
    table = exchange_table(["V10 K9", "T9"], phase="effects", deck="K2 K3 K4 K5 K6 K7 K8")
    do(table, "V10", "K9", "domain service")
    give(table, "K9", 1)
    do(table, "T9", "T1", "K9")
    assert stack(table, "V") == "K9 V1"


def test_1_4_all_market_cards_are_in_play_and_neutral_and_nobody_owns_one():
    table = exchange_table(["K2", "K3"], market="K1 K5 S1 T1 W2@V V1")
    expected = {parse_card(card) for card in ("K1", "K5", "S1", "T1", "W2", "V1")}
    assert set(table.neutral()) == set(table.in_play()) == expected
    assert [len(table.own(seat)) for seat in range(2)] == [0, 0]


def test_1_5_a_card_that_replaces_one_of_another_domain_moves_on_to_its_own_stack():
    """The rulebook's example: AI replaces a technology card by the top card, a science card."""
    table = exchange_table(["S13", "K3"], phase="effects", deck="S8 K4 K5")
    do(table, "S13", "T1")
    assert (stack(table, "T"), stack(table, "S")) == ("", "S8 S1")
    assert "T1" in discard(table)


def test_1_5_an_exchanged_card_moves_on_too():
    table = exchange_table(["S10 V4", "K3"], phase="effects", deck="K4 K5")
    do(table, "S10", "K1", "V4")
    assert stack(table, "V") == "V4 V1"
    assert "K1" in hand(table, 0)


def test_1_6_an_effect_may_point_at_any_card_of_a_stack():
    table = exchange_table(["S13", "K3"], phase="effects", market="K1 K5 K6 S1 T1 V1", deck="S8 K4 K7")
    do(table, "S13")
    assert may_do(table) == {"K1", "K5", "K6", "S1", "T1", "V1"}
    do(table, "K5")
    assert stack(table, "K") == "K4 K6 K1"


def test_1_6_an_empty_stack_is_worth_0():
    table = exchange_table(["S10 V4", "K3"], phase="effects", deck="S4 S5")
    do(table, "S10", "K1", "V4")
    assert market(table) == [0, 2, 1, 2]


def test_1_7_a_wild_drawn_is_shown_and_put_on_any_stack_and_another_card_is_drawn():
    table = exchange_table(["K2", "K3"], phase="effects", deck="W1 T4 K4 K5 K6")
    do(table, "K2")
    assert frame(table) == "PlaceWild"
    assert table.acting_seats() == [0]
    assert "W1" in known_to(table, 1)
    assert may_do(table) == {"domain knowledge", "domain science", "domain technology", "domain service"}
    do(table, "domain service")
    assert stack(table, "V") == "W1 V1"
    assert hand(table, 0) == "T4"


def test_1_8_it_does_not_matter_how_the_wild_came():
    """Taken from the discard pile, exchanged from the deck, exchanged from the market."""
    taken = exchange_table(["S6", "K3"], phase="effects", deck="K4 K5 K6", discard="W1 K7")
    do(taken, "S6", "W1")
    assert frame(taken) == "PlaceWild"
    from_deck = exchange_table(["K11 V2", "K3"], phase="effects", deck="W2 K5 K6")
    do(from_deck, "K11", "V2")
    assert frame(from_deck) == "PlaceWild"
    from_market = exchange_table(["S10 V2", "K3"], phase="effects", market="K1 S1 T1 V1 W1@T", deck="K5 K6 K7")
    do(from_market, "S10", "W1", "V2")
    assert frame(from_market) == "PlaceWild"
    do(from_market, "domain science")
    assert market(from_market) == [2, 2, 1, 2]
    assert "K5" in hand(from_market, 0)


def test_1_8_if_the_new_card_is_a_wild_too_it_is_done_again():
    table = exchange_table(["K2", "K3"], phase="effects", deck="W1 W2 T4 K4 K5 K6")
    do(table, "K2", "domain service", "domain service")
    assert stack(table, "V") == "W2 W1 V1"
    assert hand(table, 0) == "T4"


def test_1_8_a_wild_is_never_in_a_hand_once_all_are_placed():
    for players in (2, 6):
        table = dealt(players, 3)
        play_on(table, "Trading")
        held = [hand(table, seat) for seat in range(players)]
        assert not any("W" in cards for cards in held)


def test_1_9_dealt_wilds_are_all_shown_and_then_placed_by_the_lowest_seat_first():
    """Whoever got two places both; the hand is full again afterwards."""
    found = 0
    for seed in range(60):
        table = dealt(6, seed)
        shown = wilds_in_hands(table)
        assert all(table.zones.knows(6, card) for _, card in shown)
        placed = []
        while frame(table) == "PlaceWild":
            placed.append(int(table.current_player()))
            do(table, "domain science")
        assert placed == sorted(placed)
        assert [int(table.zones.count(HAND + seat)) for seat in range(6)] == [8] * 6
        found += len({seat for seat, _ in shown}) > 1
    assert found > 3


def test_1_10_of_a_wild_turned_up_after_a_trade_the_offerer_chooses_the_stack():
    table = exchange_table(["K2", "K3", "K4"], deck="W1")
    accept(table, 2, offer(table, 1, "K3", "any"), "K4")
    assert (frame(table), table.acting_seats()) == ("PlaceWild", [1])
    do(table, "domain technology")
    assert market(table) == [1, 1, 2, 1]
    assert frame(table) == "Trading"


def test_1_10_of_a_wild_that_comes_by_an_effect_its_user_chooses_the_stack():
    """AI turns up a wild; it counts as the replacing card. The market card of the phase is a card of its own."""
    table = exchange_table(["K2", "S13", "K4"], phase="effects", first=1, deck="W1 V3 K8")
    do(table, "S13", "K1")
    assert (frame(table), table.acting_seats()) == ("PlaceWild", [1])
    do(table, "domain science")
    assert [stack(table, letter) for letter in "KSV"] == ["", "W1 S1", "V3 V1"]


def test_1_10_a_wild_counts_as_the_card_turned_up_after_an_effect():
    table = exchange_table(["K6", "K3"], phase="effects", deck="W1 V3 K8")
    do(table, "K6", "no", "domain science")
    assert market(table) == [1, 2, 1, 1]
    assert hand(table, 0) == "V3"


def test_1_11_a_text_that_speaks_of_the_card_drawn_means_the_one_drawn_for_the_wild():
    """Electric Vehicles draws a wild; the technology card drawn in its place is revealed."""
    table = exchange_table(["T6", "K3"], phase="effects", deck="W1 T4 K4 K5 K6")
    do(table, "T6", "domain science")
    run = table.frames[-2]
    assert isinstance(run, Run)
    assert run.get(table, DRAWN) == parse_card("T4")
    do(table, "yes")
    assert {"T4", "K4"} <= set(hand(table, 0).split())


def test_1_12_a_placed_wild_is_not_expelled_and_counts_for_its_stack():
    table = exchange_table(["K2", "K3"], phase="effects", deck="W1 T4 K4 K5 K6")
    do(table, "K2", "domain service")
    assert market(table)[3] == 2
    assert "W1" not in zone(table, EXPELLED)


def test_1_12_wilds_are_shuffled_in_again_at_the_reset():
    table = next(table for seed in range(99) if frame(table := dealt(2, seed)) == "PlaceWild")
    while frame(table) == "PlaceWild":
        do(table, "domain science")
    all_done(table)
    do(table, "no", "no")
    all_done(table)
    do(table, "no", "no", "best", "best")
    everywhere = {*zone(table, 0).split(), *hand(table, 0).split(), *hand(table, 1).split()}
    assert {"W1", "W2"} <= everywhere


def test_1_13_a_placed_wild_keeps_to_its_stack():
    """The market is sorted after an exchange; the wild lies where it was put."""
    table = exchange_table(["S10 V4", "K3"], phase="effects", market="K1 S1 T1 V1 W1@T", deck="K4 K5")
    do(table, "S10", "K1", "V4")
    assert stack(table, "T") == "W1 T1"
    assert happened(table, "market") == ["V4", "K4"]
    assert [stack(table, letter) for letter in "KV"] == ["K4", "V4 V1"]


def give(table, card: str, seat: int) -> None:
    """Put a card into another hand, whatever happened before."""
    table.zones.move(parse_card(card), HAND + seat, 1 << seat)


def wilds_in_hands(table) -> list[tuple[int, int]]:
    """The wilds in hands: seat and card."""
    hands = [(seat, card) for seat in range(6) for card in table.zones.listed(HAND + seat)]
    return [(seat, card) for seat, card in hands if card % 54 >= 52]
