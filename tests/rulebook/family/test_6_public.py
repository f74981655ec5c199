"""What all may know is in every view: who conceded or said draw, which text runs, what it named. (Family 2.4, 6.6)"""

import pytest

import techdeck
from techdeck import load_edition
from techdeck.core.actions import CONCEDE, DRAW
from techdeck.core.cards import DOMAIN_NAMES, parse_card
from techdeck.core.rng import fast_rng
from techdeck.playout import play_out
from tests.core.words import match_of
from tests.paradoxical_table import do as do_in_paradoxical
from tests.paradoxical_table import paradoxical_table
from tests.tricks_table import do, tricks_table


def test_6_6_a_view_tells_who_conceded_and_who_said_draw():
    two = techdeck.load_game("tricks", 2).new_initial_state(seed=7)
    before = two.information_state_string(1)
    two.apply_action(DRAW, 0)
    assert (two.view(1).to_dict()["draw_offered"], two.view(None).to_dict()["conceded"]) == ([0], [])
    assert two.information_state_string(1) != before
    three = techdeck.load_game("tricks", 3).new_initial_state(seed=7)
    three.apply_action(CONCEDE, 2)
    assert three.view(0).to_dict()["conceded"] == [2]


def test_6_6_a_view_tells_what_a_text_has_named():
    """S3 names a value; who looks on knows it as well as who is asked."""
    seen, then = [], "Every player who holds a card of that value discards one such card and draws 1."
    for value in (4, 5):
        table = tricks_table(["S3 K9", "T4 V5 K4 K5", "K7"], deck="K13 K12")
        do(table, "S3")
        assert table.view(2).to_dict()["effects"] == [text("S3", None, "Name a value.")]
        do(table, f"value {value}")
        assert table.view(2).to_dict()["effects"] == [text("S3", value, then, actor=1)]
        seen.append(table.information_state_string(2))
    assert seen[0] != seen[1]


def texts_seen(table, seat=1):
    """The texts that run, as a seat sees them."""
    found = table.view(seat).to_dict()["effects"]
    assert isinstance(found, list)
    return found


def text(card, value, sentence, actor=0):
    """A running text of seat 0 that has shown nothing, and the sentence that is being carried out."""
    whole = load_edition().cards[parse_card(card)].text
    start = whole.index(sentence)
    data = {"card": card, "user": 0, "sentence": whole[:start].count("."), "start": start, "end": start + len(sentence)}
    data |= {"actor": actor, "value": value, "domain": None, "picked": None}
    return data | {"shown": None, "pile": None, "chosen": None}


def test_6_6_a_view_tells_which_domain_was_named():
    asked = []
    for domain in ("science", "service"):
        table = tricks_table(["V8 K9", "T4 T5", "K7"], deck="K13 K12")
        do(table, "V8", f"domain {domain}")
        view = table.view(1)
        assert f"'domain': '{domain}'" in str(view.to_dict()["effects"])
        asked.append(view.question().about)
    assert asked == [{**match_of(domain=domain), "one_domain": False} for domain in ("science", "service")]


def test_6_6_a_view_tells_the_open_card_chosen_first():
    """Logistics: seat 0 has pointed at a card of the pool, and all see at which."""
    table = paradoxical_table(["V9", "K9"], hands=["K4 K5", "S4"], pool="V3 V4", deck_1="K6 S5")
    do_in_paradoxical(table, "V9", "V4")
    [seen] = texts_seen(table)
    assert (seen["card"], seen["chosen"]) == ("V9", "V4")


def test_6_6_a_view_tells_the_deck_chosen():
    table = paradoxical_table(["T6", "K9"], hands=["", "S4"], deck_1="K5 S5", deck_2="V9")
    do_in_paradoxical(table, "T6")
    assert texts_seen(table)[0]["pile"] is None
    do_in_paradoxical(table, "pile 1")
    assert texts_seen(table)[0]["pile"] == 1


def test_6_6_a_view_tells_how_long_a_change_lasts():
    table = tricks_table(["S11 K9", "T5", "V5"], deck="K3 K4")
    do(table, "S11", "K9", "higher")
    seen = table.view(1).to_dict()
    assert seen["changed"] == [{"card": "K9", "value": 10, "domain": "knowledge", "until": "next_round"}]


def test_6_6_a_view_tells_which_card_each_has_used_last():
    """From seat 1 on: it uses S11, seat 2 no card, seat 0 then K9, at whose question the table stands."""
    table = tricks_table(["K9 K3", "S11 S5", "T5"], deck="K13 K12 K11 K10", first=1, bids=[0, 1, 0])
    do(table, "S11", "S5", "higher", "no", "K9")
    assert table.view(2).to_dict()["last_used"] == [{"seat": 1, "card": "S11"}, {"seat": 0, "card": "K9"}]


def test_6_6_a_view_tells_what_the_end_is_worth():
    state = techdeck.load_game("tricks", 3).new_initial_state(seed=7)
    assert state.view(1).to_dict()["returns"] is None
    play_out(state, fast_rng(1))
    for seat in (0, 1, 2, None):
        assert state.view(seat).to_dict()["returns"] == state.returns() != [0.0] * 3


def test_6_6_a_view_of_tricks_tells_what_decides_clean_up_and_ties():
    table = tricks_table(["K9 K3", "S5 S6"], phase="tricks", bids=[1, 1], goals=("K1", "S1"), trump="V2")
    do(table, "K9", "S5")
    seen = table.view(1).to_dict()
    assert (seen["turned_up"], seen["own_goals"]) == ("V2", ["K1", "S1"])
    assert (seen["highest_won"], seen["goal_tricks"]) == (["K9", None], [1, 0])


@pytest.mark.parametrize("domain", DOMAIN_NAMES)
def test_6_6_a_view_tells_each_domain_that_can_be_named(domain):
    """The first domain, knowledge, too."""
    table = tricks_table(["V8 K9 S9 V9", "T4 T5 S4 V4", "K7 S7 V7"], deck="K13 K12")
    do(table, "V8", f"domain {domain}")
    for seat in (0, 1, None):
        assert [text["domain"] for text in texts_seen(table, seat)] == [domain]
