"""What a view of Paradoxical holds, field by field. (Paradoxical 0.11)"""

from techdeck.core.cards import parse_card
from techdeck.games.paradoxical.places import Paradoxical
from tests.paradoxical_table import EXAMPLE, do, paradoxical_table

FULL = "K1 K3 K5 K7 K9 K11 K13 S2 S4 S6"


def facts(table: Paradoxical, *names: str) -> list[object]:
    """These fields, which are the same for everybody."""
    views = [table.view(seat).to_dict() for seat in [*range(int(table.players)), None]]
    assert all(view[name] == views[0][name] for view in views for name in names)
    return [views[0][name] for name in names]


def test_tokens_turns_and_options():
    table = paradoxical_table(["", "", ""], deck_1="K5", tokens=[1, 0, 1], turn=1, turns=4)
    assert facts(table, "tokens", "claims", "first", "active", "turn") == [[1, 0, 1], 2, 0, 1, 5]
    assert facts(table, "turns_left", "straight", "second_claim") == [600 - 13, "mixed", "at_once"]
    options = {"straight": "alternating", "second_claim": "finish_round", "turns": "7"}
    table = paradoxical_table(["", ""], deck_1="K5", options=options)
    assert facts(table, "turns_left", "straight", "second_claim") == [14, "alternating", "finish_round"]
    assert facts(table, "limits") == [{"hand": 5, "tableau": 10, "pool": 5, "tokens": 2, "turns": 7}]


def test_decks_with_their_piles_and_the_pool():
    table = paradoxical_table(deck_1="K5 K6", deck_2="V3", discard_1="S9 K9", pool="T4 K4")
    decks = [
        {"number": 1, "domains": ["knowledge", "science"], "count": 2, "discards": ["K9", "S9"]},
        {"number": 2, "domains": ["technology", "service"], "count": 1, "discards": []},
    ]
    assert facts(table, "decks", "pool") == [decks, ["T4", "K4"]]


def test_tableaus_with_what_their_cards_count_as():
    table = paradoxical_table(["K8 T9", "", EXAMPLE], hands=["", "S4", ""], deck_1="K5", marked="T9 S4")
    table.alter(parse_card("K8"), 9, 0)
    [tableaus, used] = facts(table, "tableaus", "used_marks")
    assert isinstance(tableaus, list)
    assert tableaus[0] == {
        "seat": 0,
        "cards": [
            {"card": "K8", "value": 9, "deck": 1, "used": False},
            {"card": "T9", "value": 9, "deck": 2, "used": True},
        ],
        "pairs": [9],
        "pairs_sum": None,
        "others_sum": None,
        "claimable": [],
    }
    assert (tableaus[1]["seat"], tableaus[1]["cards"], tableaus[1]["pairs"]) == (1, [], [])
    assert (tableaus[2]["pairs"], tableaus[2]["claimable"]) == ([12, 7, 2], ["two_pairs", "full_house"])
    assert (tableaus[2]["pairs_sum"], tableaus[2]["others_sum"]) == (38, 13)
    assert used == ["S4", "T9"]


def test_used_marks_are_what_the_seat_knows_of_them():
    """Only seat 0 knows that the used K4 went under the deck, where it has no mark. (Paradoxical 4.6, 4.7)"""
    table = paradoxical_table(
        hands=["K2 K4 S6", ""], deck_1="K5", deck_2="V3 V4", marked="K4", options={"marks": "come_off"}
    )
    do(table, "K2", "pile 2", "K4")
    marks = [table.view(seat).to_dict()["used_marks"] for seat in (0, 1, None)]
    assert marks == [["K2"], ["K2", "K4"], ["K2", "K4"]]


def test_a_claim_in_the_making_and_its_rewards():
    """Paradoxical 3.2, 3.11, 3.12."""
    table = paradoxical_table([EXAMPLE, ""], deck_1="K5 K9", deck_2="V3 V4")
    assert facts(table, "claim", "to_draw", "to_add") == [None, 0, 0]
    do(table, "full-house", "K2", "T12")
    claim = {"seat": 0, "size": 5, "paradox": "full_house", "set_cards": ["T12", "K2"], "set_sum": 14}
    assert facts(table, "claim") == [{**claim, "indifferent": [], "indifferent_sum": 0}]
    do(table, "T2", "S12", "V12")
    assert facts(table, "claim", "to_draw", "to_add") == [None, 3, 2]
    do(table, "pile 1", "pile 1", "pile 2")
    assert facts(table, "to_draw", "to_add") == [0, 2]
    do(table, "add V3")
    assert facts(table, "to_draw", "to_add") == [0, 1]


def test_what_was_said_before_room_is_made():
    """Paradoxical 1.8."""
    for action, said in (("pile 2", [2, None]), ("add T5", [None, "T5"])):
        table = paradoxical_table([FULL, ""], hands=["T5", ""], deck_1="K2", deck_2="V3")
        assert facts(table, "draws_from", "adds") == [None, None]
        do(table, action)
        assert facts(table, "draws_from", "adds") == said
        do(table, "K5")
        assert facts(table, "draws_from", "adds") == [None, None]


def test_the_table_answers_by_name():
    """What bots and clients ask a table, in the words of the rules."""
    table = paradoxical_table(
        ["K8", "T9 V2"], hands=["S4", "V5 V6"], deck_1="K5", discard_2="T4 T3", pool="S9", tokens=[0, 1], marked="T9"
    )
    assert [int(table.tokens(seat)) for seat in (0, 1)] == [0, 1]
    assert [table.tableau(0), table.pool(), table.discards(True), table.discards(False)] == [
        [parse_card("K8")],
        [parse_card("S9")],
        [parse_card("T3"), parse_card("T4")],
        [],
    ]
    assert (int(table.deck_count(False)), int(table.deck_count(True))) == (1, 0)
    assert (table.is_used(parse_card("T9")), table.is_used(parse_card("K8"))) == (True, False)
    assert (table.holds(1, parse_card("V5")), table.holds(0, parse_card("V5"))) == (True, False)
    mine = table.view(0).table
    assert isinstance(mine, Paradoxical)
    assert (mine.hand_cards(0), mine.hand_cards(1), mine.known_top(False)) == ([parse_card("S4")], [], -1)
    assert set(mine.unseen()) == {parse_card(card) for card in ("K5", "V5", "V6")}
    assert table.known_top(False) == parse_card("K5")
