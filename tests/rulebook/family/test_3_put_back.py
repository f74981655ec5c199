"""Cards that lie aside go back before other ones are looked at, and before another player acts. (Family 3.15, 3.16)"""

import pytest

from techdeck.core.effects.run import Run
from techdeck.deck.language import mistakes_in
from tests.city_table import city_table
from tests.city_table import do as do_in_city
from tests.rulebook.words import edition_with, text_is_over, used
from tests.tricks_table import deck, discard, hand, happened, may_do

UNTIL = "cards until one is of that domain, 1 at most"
PUT_BACK = "players who turn up cards must put them back in the same sentence"
STILL = "cards from before are still set aside"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("Every other player looks at the top 2 cards, then takes 1, then discards a card of value 13; "
         "who does puts the other under the deck.", PUT_BACK),
        ("Every other player looks at the top card of the deck, then discards a card of value 13; "
         "who does puts the rest under the deck. Look at the top 2 cards. Take 1.", PUT_BACK),
        ("Reveal the bottom card of the deck. Every player may take it; who does puts the rest under the deck. "
         "Look at the top 2 cards.", STILL),
        ("Reveal the bottom card of the deck. Every player discards a card of value 13; who does discards the rest. "
         "Look at the top 2 cards. Take 1.", STILL),
    ],
)  # fmt: skip
def test_3_16_what_only_who_does_it_puts_back_may_still_lie_aside(text, message):
    assert message in mistakes_in(text)[0].message


def test_3_16_what_a_player_turned_up_goes_back_before_the_next_one_acts(tmp_path):
    """Seat 1 finds no technology card at the top; seat 2 finds the service card that lay there."""
    text = f"Every other player names a domain, then turns up {UNTIL}, then takes it."
    table = used(tmp_path, text, "domain technology", "domain service")
    assert text_is_over(table)
    assert (hand(table, 1), hand(table, 2), hand(table, 0)) == ("S4 T4", "K9 V5 V7", "K6 K7 S3 V8")


def test_3_16_what_the_picked_player_turned_up_goes_back_before_you_act(tmp_path):
    text = f"Pick another player, who names a domain, then turns up {UNTIL}, then takes it. Draw 1, then discard 1."
    table = used(tmp_path, text, "seat 1", "domain technology")
    assert may_do(table) == {"K6", "K7", "S3", "V7"}


def test_3_16_what_was_turned_up_goes_back_before_others_are_looked_at(tmp_path):
    text = f"Name a domain. Turn up {UNTIL}. Take it. Look at the bottom 2 cards. Take 1."
    table = used(tmp_path, text, "domain technology")
    assert (may_do(table), deck(table)) == ({"T9", "T8"}, "V7 V8 V9 V10")
    assert table.view(0).legal_actions() == table.legal_actions(0)
    assert table.game.position(table.position()).position() == table.position()
    table.apply_action(table.legal_actions(0)[0], 0)
    assert hand(table, 0).split()[-1] == "V7", "the top card replaces the used one"


def test_3_16_what_was_turned_up_goes_back_before_others_are_turned_up(tmp_path):
    text = f"Name a domain. Turn up {UNTIL}. Take it. Turn up {UNTIL}. Take it."
    assert happened(used(tmp_path, text, "domain technology"), "reveal") == ["V7", "V7"]


def test_3_16_a_wild_nobody_takes_for_its_value_goes_back(tmp_path):
    """Seat 1 and seat 2 each look at the wild, and at no other card."""
    text = "Every other player looks at the top card of the deck, then takes one of the lowest value. Discard 1."
    house = edition_with(tmp_path, service_3=text)
    hands = ["K5 K6", "S5 S6", "S7 S8"]
    table = city_table(hands, city="V3 V4", phase="effects", deck="W1 V7 V8 V9", edition=house)
    do_in_city(table, "V3")
    assert isinstance(table.frames[-2], Run)
    assert (deck(table), happened(table, "look")) == ("W1 V7 V8 V9", ["W1", "W1"])
    assert table.view(0).legal_actions() == table.legal_actions(0)
    assert table.game.position(table.position()).position() == table.position()


def test_3_16_cards_revealed_before_stay_for_every_player(tmp_path):
    table = used(tmp_path, "Reveal the top 3 cards. Every player takes one of them.", "V8", "V7")
    assert may_do(table) == {"V9"}


# --- what is put away is done and counted --------------------------------------------------------


@pytest.mark.parametrize("put", ["discard it", "put it under the deck"])
@pytest.mark.parametrize(("answer", "drawn"), [("yes", "V8 V9"), ("no", "V7")])
def test_3_27_who_puts_away_a_card_lying_aside_did_it(tmp_path, put, answer, drawn):
    """The used card is replaced by one more."""
    table = used(tmp_path, f"Reveal the top card of the deck. You may {put}. If you do, draw 1.", answer)
    assert hand(table, 0) == f"K6 K7 S3 {drawn}"


def test_3_27_as_many_are_drawn_as_lay_aside(tmp_path):
    table = used(tmp_path, "Look at the top 3 cards. Take 1. Discard the rest. Draw that many.", "V7")
    assert (hand(table, 0), discard(table)) == ("K6 K7 S3 T8 T9 V7 V10", "K5 V9 V8")


def test_3_27_who_does_it_puts_the_revealed_card_away(tmp_path):
    text = "Reveal the top card of the deck. Every other player may discard it; who does draws 1."
    table = used(tmp_path, text, "no", "yes")
    assert (hand(table, 1), hand(table, 2)) == ("S4 T4", "K9 V5 V8")


@pytest.mark.parametrize(("answers", "drawn"), [(["K6", "K7", "no"], " V7 V8"), (["no"], "")])
def test_3_10_the_picked_player_draws_as_many_as_you_discarded(tmp_path, answers, drawn):
    text = "Discard any number of cards from your hand. Pick another player, who draws as many."
    assert hand(used(tmp_path, text, *answers, "seat 1"), 1) == f"S4 T4{drawn}"


def test_3_10_the_picked_player_can_not_reveal_what_you_drew():
    [mistake] = mistakes_in("Draw 1. Pick another player, who reveals it.")
    assert "only right after 'Draw 1'" in mistake.message
