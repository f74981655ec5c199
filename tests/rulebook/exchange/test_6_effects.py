"""Card effects. (Exchange 6)"""

from techdeck.core.cards import parse_card
from techdeck.core.table import Table
from techdeck.core.zones import EVERYBODY, HAND
from tests.exchange_table import (
    all_done,
    deck,
    discard,
    do,
    exchange_table,
    frame,
    hand,
    heard,
    market,
    may_do,
    stack,
)
from tests.rulebook.words import edition_with
from tests.table_words import ends_of_changes

FOR_THE_TURN = "Show a card from your hand. It counts as a domain of your choice until the end of the turn."

DECK = "K8 S8 T8 V8 K11 S11 T11 V11"


def test_6_1_from_the_first_player_on_each_may_use_one_card_or_pass():
    table = exchange_table(["K6 K5", "K3", "K6' K4", "K7", "K13"], phase="effects", first=3, deck=DECK)
    order = []
    while frame(table) == "UseCard":
        order.append(int(table.current_player()))
        do(table, "no")
    assert order == [3, 4, 0, 1, 2]


def test_6_1_it_is_one_card_of_the_hand():
    table = exchange_table(["K6 K5", "K3"], phase="effects", deck=DECK)
    assert may_do(table) == {"no", "K5", "K6"}
    do(table, "K6", "no")
    assert table.current_player() == 1


def test_6_2_the_first_two_users_put_the_top_card_on_the_market():
    """Only those who use a card are counted; the third user puts none."""
    table = exchange_table(["K6", "K5", "K6'", "S9", "K13'"], phase="effects", deck=DECK, discard="T2")
    do(table, "K6", "no")
    assert market(table) == [2, 1, 1, 1]
    do(table, "no")
    do(table, "K6'", "no")
    assert market(table) == [2, 1, 2, 1]
    do(table, "S9", "no")
    assert sum(market(table)) == 6


def test_6_2_both_effects_phases_count_anew():
    table = exchange_table(["K6 V4", "S12 T12"], phase="effects", deck=DECK, fill=True)
    do(table, "K6", "no", "S12", "no")
    assert sum(market(table)) == 6
    all_done(table)
    do(table, "V4", "no", "no", "T12", "no")
    assert sum(market(table)) == 8


def test_6_2_it_is_done_after_the_text():
    """Cloud Computing puts a card under the deck and draws the top one; the next card goes to the market."""
    table = exchange_table(["K6 V2", "K3"], phase="effects", deck="K8 S8 T8")
    do(table, "K6", "V2", "no")
    assert stack(table, "S") == "S8 S1"
    assert hand(table, 0) == "K8 T8"


def test_6_3_then_the_used_card_is_discarded_and_its_user_draws():
    table = exchange_table(["K6", "K3"], phase="effects", deck="S8 T8 V8")
    do(table, "K6", "no")
    assert discard(table) == "K6"
    assert (hand(table, 0), deck(table)) == ("T8", "V8")
    assert stack(table, "S") == "S8 S1"


def test_6_3_the_used_card_is_discarded_after_the_market_card_is_turned_up():
    """With an empty deck and an empty discard pile nothing is turned up; the used card itself is drawn again."""
    table = exchange_table(["K6", "K3"], phase="effects")
    do(table, "K6", "no")
    assert market(table) == [1, 1, 1, 1]
    assert heard(table, "no_card") == [{"seat": 0, "other": None}]
    assert hand(table, 0) == "K6"


def test_6_4_a_lasting_change_holds_until_the_end_of_the_round():
    table = exchange_table(["V10 K9", "K3 K4"], phase="effects", deck=DECK, fill=True)
    do(table, "V10", "K9", "domain service", "no")
    assert domain(table, "K9") == 3
    all_done(table)
    do(table, "no", "no")
    assert domain(table, "K9") == 3
    assert frame(table) == "Arranging"
    do(table, "best", "best")
    assert domain(table, "K9") == 0


def test_6_6_a_change_for_the_turn_ends_with_the_phase(tmp_path):
    edition = edition_with(tmp_path, service_10=FOR_THE_TURN)
    table = exchange_table(["V10 K9", "K3 K4"], phase="effects", deck=DECK, fill=True, edition=edition)
    do(table, "V10", "K9", "domain service")
    assert (domain(table, "K9"), int(table.current_player())) == (3, 1)
    assert ends_of_changes(table) == ["turn"]
    do(table, "no")
    assert domain(table, "K9") == 0
    assert [told["ended"] for told in heard(table, "changes_end")] == [["K9"]]


def test_6_6_also_with_the_second_phase(tmp_path):
    edition = edition_with(tmp_path, service_10=FOR_THE_TURN)
    table = exchange_table(["V10 K9", "K3 K4"], phase="effects", deck=DECK, fill=True, edition=edition)
    do(table, "no", "no")
    all_done(table)
    do(table, "V10", "K9", "domain service", "no")
    assert (frame(table), domain(table, "K9")) == ("Arranging", 0)


def test_6_6_a_market_card_then_moves_to_its_stack(tmp_path):
    """K9 lies on the service stack while it counts as service. When the phase is over it goes to knowledge."""
    edition = edition_with(tmp_path, service_10=FOR_THE_TURN)
    table = exchange_table(["V10 K9", "S10 K4", "V9"], phase="effects", deck=DECK, edition=edition)
    do(table, "V10", "K9", "domain service")
    table.zones.move(parse_card("K9"), HAND + 2, EVERYBODY)
    do(table, "no", "V9", "V1", "K9")
    assert "K9" in stack(table, "K")
    assert "K9" not in stack(table, "V")


def test_6_6_the_next_round_is_beyond_the_reset():
    """Marketing says so; the table tells the end that the change really has."""
    table = exchange_table(["V10 K9", "K3 K4"], phase="effects", deck=DECK, fill=True)
    do(table, "V10", "K9", "domain service")
    assert ends_of_changes(table) == ["round"]


def test_6_5_this_round_means_since_the_deal():
    """What was used in the first effects phase is still the last effect used in the second, but not after the reset."""
    table = exchange_table(["K6 K2", "T9 K3"], phase="effects", deck=DECK, fill=True)
    do(table, "K6", "no")
    assert table.last_used_by_another(1) == parse_card("K6")
    do(table, "no")
    all_done(table)
    assert table.last_used_by_another(1) == parse_card("K6")
    do(table, "no", "no")
    do(table, "best", "best")
    assert table.last_used_by_another(1) == -1


def domain(table: Table, card: str) -> int:
    """The domain a card counts as."""
    return int(table.domain_of(parse_card(card)))


def test_6_2_everybody_sees_how_many_have_used_a_card_in_this_phase():
    table = exchange_table(["K10 K5", "K3", "K4"], phase="effects", deck=DECK)
    assert table.view(None).to_dict()["users"] == 0
    do(table, "K10", "K8", "S8")
    assert (frame(table), table.view(2).to_dict()["users"]) == ("UseCard", 1)
    do(table, "no")
    assert table.view(None).to_dict()["users"] == 1
    assert exchange_table(["K2", "K3"]).view(0).to_dict()["users"] is None
