"""A card that counts as something else is called so wherever it matters. (Family 5.4)"""

import io

from techdeck.core.cards import parse_card
from techdeck.core.zones import EVERYBODY, HAND
from techdeck.terminal.looking import Looking
from techdeck.terminal.screen import Screen
from tests.city_table import city_table
from tests.city_table import do as do_city
from tests.exchange_table import do as do_exchange
from tests.exchange_table import exchange_table, offer
from tests.paradoxical_table import paradoxical_table
from tests.terminal.typist import drawn, flat, layout, shown, told
from tests.tricks_table import do, tricks_table

T7, S9, K7 = (parse_card(card) for card in ("T7", "S9", "K7"))


def last_trick():
    """The last trick of a round: Ben's K3 follows T7, which counts as trump."""
    table = tricks_table(["T7", "K3"], phase="tricks", trump="K2", trump_deck="S2 T2", bids=[1, 0])
    table.alter(T7, 7, 0)
    return table


# --- tricks ------------------------------------------------------------------------------------


def test_a_changed_card_is_told_with_its_change_in_tricks():
    table = tricks_table(["V10 T7 S4", "K3 K4"], deck="S5 S6 S7 S8 S9 S10 S11 S12", trump="K2", bids=[1, 1])
    do(table, "V10", "T7", "domain knowledge", "no", "T7", "K3")
    lines = told(table)
    assert "T7 Renewable Energy counts as 7 of knowledge until the end of the next round." in lines
    assert lines[-1].startswith(
        "You lead T7 Renewable Energy (counts as 7 of knowledge). Ben plays K3 Search Engines. You win the trick (T7 K3"
    )


def test_the_last_trick_is_told_with_the_changes_that_held_in_it():
    text = shown(last_trick())
    assert "You lead T7 Renewable Energy (counts as 7 of knowledge). Ben plays K3 Search Engines." in flat(text)
    assert "You win the trick (T7 K3)" in flat(text)
    assert "of knowledge" not in text.partition("Round 2 begins")[2]


def test_a_discarded_card_counts_as_printed_again():
    table = tricks_table(["V10 T7 S4", "K10 K4 K5"], deck="S5 S6 S7 S8 S9 S10 S11 S12", trump="K2", bids=[1, 1])
    do(table, "V10", "T7", "domain knowledge")
    text = layout(table)
    assert table.journal is not None
    text.words.tell([event.to_dict() for event in table.journal.feed(0)])
    assert text.words.cards.short("T7") == "T7 (as 7 of knowledge)"
    table.discard(T7)
    last = table.journal.feed(0)[-1].to_dict()
    assert text.words.tell([last]) == ["You discard T7 Renewable Energy (counts as 7 of knowledge)."]
    assert text.words.cards.short("T7") == "T7"


def test_the_news_begin_with_what_the_cards_counted_as_before():
    table, out = last_trick(), io.StringIO()
    screen = Screen(out=out, width=200, colour=False)
    looking = Looking(table, 0, layout(table), screen)
    do(table, "T7", "K3")
    looking.tell_news()
    assert "You lead T7 Renewable Energy (counts as 7 of knowledge)." in out.getvalue()
    table = tricks_table(["T7", "K3"], phase="tricks", trump="K2", trump_deck="S2 T2", bids=[1, 0])
    looking = Looking(table, 0, layout(table), screen)
    table.alter(T7, 9, 0)
    looking.tell_news()
    do(table, "T7", "K3")
    looking.tell_news()
    assert "You lead T7 Renewable Energy (counts as 9 of knowledge)." in out.getvalue()


# --- known hands -------------------------------------------------------------------------------


def seen_in_hand(table, card: int):
    """All see the card in Ben's hand, and it counts as 8 of knowledge."""
    table.zones.set_seers(HAND + 1, table.zones.index(card), EVERYBODY)
    table.alter(card, 8, 0)
    return table


def test_known_hands_say_what_a_card_counts_as():
    tricks = seen_in_hand(tricks_table(["K5 K6", "T7 K3"], phase="tricks"), T7)
    assert "You know in Ben's hand: T7 (as 8 of knowledge)" in shown(tricks)
    city = seen_in_hand(city_table(["K5 K6", "T7 S6"], "V3"), T7)
    assert "Ben's hand: T7 (as 8 of knowledge)" in drawn(city)
    exchange = seen_in_hand(exchange_table(["K5 K6", "T7 S6"]), T7)
    assert "Ben's hand, as far as known: T7 (as 8 of knowledge)" in drawn(exchange)


# --- exchange ----------------------------------------------------------------------------------


def test_an_offered_card_is_called_what_it_counts_as():
    table = exchange_table(["V10 S9 T4", "K12 S5 V3"], phase="trading")
    table.alter(S9, 9, 2)
    offer(table, 0, "S9 T4", "13", tell="exact face-down")
    assert "take back: You offer S9 Astronomy (counts as 9 of technology) and a face-down card" in flat(shown(table))


def test_a_hand_that_is_shown_is_written_with_its_changes():
    table = exchange_table(["V10 S9 T4", "K12 S5 V3"], phase="second effects", deck="T3 T6 T7 T8")
    do_exchange(table, "V10", "S9", "domain technology", "no")
    assert "Ada's hand: S9 (as 9 of technology) T4 T6." in told(table, 1)


# --- changed to what is printed ----------------------------------------------------------------


def test_a_card_changed_to_what_is_printed_on_it_needs_no_line_in_a_city():
    table = city_table(["K5 T5", "S5 S6"], "V10 K7 V4", phase="effects")
    do_city(table, "V10", "T5", "domain technology")
    table.alter(K7, 7, 0)
    assert not any(line.startswith("  ~") for line in drawn(table))


def test_a_card_changed_to_what_is_printed_on_it_needs_no_line_in_paradoxical():
    table = paradoxical_table(["T7 K3", "K11 T11"])
    table.alter(T7, 7, 2)
    assert not any("counts as" in line for line in drawn(table))
    table.alter(T7, 8, 2)
    assert "  T7 counts as 8 of technology" in drawn(table)
