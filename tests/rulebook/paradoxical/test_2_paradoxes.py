"""Valid paradoxes, and that every one of them is found. (Paradoxical 2)"""

from itertools import combinations, pairwise
from random import Random

import pytest

from techdeck import TechdeckError
from techdeck.core.cards import card_id, parse_card, printed_value
from techdeck.games.paradoxical.at_a_table import find_paradoxes
from tests.paradoxical_table import EXAMPLE, do, events, may_do, paradoxical_table
from tests.rulebook.paradoxical.words import Claim, every_claim, kinds, refused


def held(tableau: str, **options: str) -> set[str]:
    """The kinds of paradoxes that may be claimed from a tableau."""
    return kinds(paradoxical_table([tableau, ""], deck_1="" if "K5" in tableau else "K5", options=options))


def by_definition(cards: list[str], alternating: bool = False) -> set[Claim]:
    """Every claim, straight from the words of the rules and without any cleverness."""
    return {
        (kind, frozenset(chosen), frozenset(rest))
        for size in (4, 5)
        for chosen in combinations(cards, size)
        for kind in kinds_of(chosen, alternating)
        for rest in combinations([card for card in cards if card not in chosen], size)
        if worth(chosen) > worth(rest)
    }


def worth(cards: tuple[str, ...]) -> int:
    return sum(int(printed_value(parse_card(card))) for card in cards)


def kinds_of(cards: tuple[str, ...], alternating: bool) -> set[str]:
    """What kinds of sets these cards are."""
    rows = sorted((int(printed_value(parse_card(card))), card[0] in "TV") for card in cards)
    values, decks = [value for value, _ in rows], [deck for _, deck in rows]
    if len(cards) == 4:
        pairs = values[0] == values[1] != values[2] == values[3] and decks[0] != decks[1] and decks[2] != decks[3]
        return {"two pairs"} if pairs else set()
    low_pair = values[0] == values[1] != values[2] == values[4] and decks[0] != decks[1]
    high_pair = values[0] == values[2] != values[3] == values[4] and decks[3] != decks[4]
    turns = [one != other for one, other in pairwise(decks)]
    in_a_row = values == list(range(values[0], values[0] + 5)) and (all(turns) if alternating else any(turns))
    return {"full house"} if low_pair or high_pair else {"straight"} if in_a_row else set()


def some_tableau(rng: Random, copies: bool) -> list[str]:
    """Ten cards or fewer; values close together, so that there is something to find."""
    low = rng.randint(1, 8)
    deck = [card for card in range(108 if copies else 52) if low <= printed_value(card) <= low + rng.randint(3, 5)]
    return [card_id(card) for card in rng.sample(deck, min(len(deck), rng.choice([8, 9, 10, 10, 10])))]


def test_2_1_eight_or_ten_cards_half_of_them_set():
    for kind, chosen, rest in every_claim(paradoxical_table([EXAMPLE, ""])):
        assert (len(chosen), len(rest)) == ((4, 4) if kind == "two pairs" else (5, 5))
        assert chosen.isdisjoint(rest)
        assert chosen | rest <= set(EXAMPLE.split())


def test_2_1_of_your_own_tableau_only():
    """The other pair lies with the other player."""
    table = paradoxical_table(["K9 T9 S2 V3 S4 V5 S6 V7", "K8 T8"], hands=["V8"], deck_1="K5")
    assert kinds(table) == set()


@pytest.mark.parametrize("count", range(8))
def test_2_1_seven_cards_are_too_few(count):
    eight = "K9 T9 K8 T8 S1 V1 K1 T1"
    assert held(" ".join(eight.split()[:count])) == set()
    assert held(eight) == {"two-pairs"}


@pytest.mark.parametrize(("last", "found"), [("S6", {"two-pairs"}), ("S7", set()), ("S8", set())])
def test_2_2_more_not_equal(last, found):
    """3 + 3 + 2 + 2 is 10, and 1 + 1 + 1 + 6 is 9; with a 7 both sides are equal."""
    assert held(f"K3 T3 K2 T2 S1 V1 T1 {last}") == found


def test_2_2_an_indifferent_card_that_weighs_too_much_is_refused():
    """1 + 1 + 1 + 7 is as much as 3 + 3 + 2 + 2."""
    table = paradoxical_table(["K3 T3 K2 T2 S1 V1 T1 K6 K7", ""])
    do(table, "two-pairs", "K3", "T3", "K2", "T2")
    assert may_do(table) == {"S1", "V1", "T1", "K6"}
    assert refused(table, "K7").clause == "Paradoxical 2.2"


def test_2_3_indifferent_cards_may_be_anything():
    """Two equal ones, both decks, and even a third pair."""
    assert held("K9 T9 K8 T8 S2 V2 S3 V4") == {"two-pairs"}
    claims = every_claim(paradoxical_table(["K9 T9 K8 T8 S2 V2 S3 V4 T1", ""]))
    assert ("two pairs", frozenset(["K9", "T9", "K8", "T8"]), frozenset(["S2", "V2", "S3", "T1"])) in claims


@pytest.mark.parametrize(
    ("pairs", "found"),
    [("K9 T9 S8 V8", {"two-pairs"}), ("K9 S9 T8 V8", set()), ("K9 T9 K8 S8", set()), ("T9 V9 K8 T8", set())],
)
def test_2_4_a_pair_has_one_card_of_each_deck(pairs, found):
    assert held(f"{pairs} S2 V3 K4 T1") == found


def test_2_5_two_pairs_differ_in_value():
    """Four 9s are no two pairs."""
    assert held("K9 S9 T9 V9 S2 V3 K4 T1") == set()


def test_2_6_the_rulebooks_example():
    """A full house of 2s and 12s: 40 against 33."""
    table = paradoxical_table([EXAMPLE, ""], deck_1="K5", deck_2="V3")
    assert "full-house" in kinds(table)
    do(table, "full-house", "K2", "T2", "S12", "T12", "V12")
    [about] = [event.about for event in events(table, "claim")]
    assert (about["paradox"], about["set_sum"], about["indifferent_sum"]) == ("full_house", 40, 33)
    assert about["indifferent"] == ["S10", "K7", "V7", "K6", "S3"]


@pytest.mark.parametrize(("pair", "found"), [("K9 T9", {"full-house"}), ("K9 S9", set()), ("T9 V9", set())])
def test_2_6_the_pair_of_a_full_house_has_both_decks(pair, found):
    assert held(f"K8 S8 T8 {pair} S2 V3 K4 T1 V6") & {"full-house"} == found


@pytest.mark.parametrize("triple", ["K8 S8 T8", "S8 T8 V8", "K8 K8' S8"])
def test_2_7_a_triple_may_be_of_any_decks(triple):
    """Even of one deck alone, where there are two copies of each card."""
    table = paradoxical_table([f"{triple} K9 T9 S2 V3 K4 T1 V6", "", "", ""], deck_1="K5")
    assert "full-house" in kinds(table)


def test_2_7_it_differs_in_value_from_the_pair():
    """Five 8s are no full house, and with four of them and one 9 there is no pair."""
    table = paradoxical_table(["K8 K8' S8 T8 V8 K9 S2 V3 K4 T1", "", "", ""], deck_1="K5")
    assert kinds(table) == set()


@pytest.mark.parametrize(
    ("row", "found"),
    [("K5 T6 S7 V8 K9", {"straight"}), ("K5 T6 S7 V8 K10", set()), ("K9 T10 S11 V12 K13", {"straight"})],
)
def test_2_8_five_values_one_after_the_other(row, found):
    assert held(f"{row} S2 V2 V3 T1 T3") & {"straight"} == found


ROWS = [
    ("K5 T6 S7 V8 K9", True, True),
    ("T5 K6 V7 S8 T9", True, True),
    ("K5 S6 K7 S8 K9", False, False),
    ("T5 V6 T7 V8 T9", False, False),
    ("K5 S6 T7 V8 T9", True, False),
    ("K5 S6 K7 S8 T9", True, False),
]


@pytest.mark.parametrize(("row", "mixed", "alternating"), ROWS)
def test_2_9_mixed_has_both_decks_and_alternating_has_them_in_turn(row, mixed, alternating):
    rest = "S2 V2 V3 T1 T3"
    assert ("straight" in held(f"{row} {rest}")) == mixed
    assert ("straight" in held(f"{row} {rest}", straight="alternating")) == alternating


def test_2_9_what_is_offered_keeps_to_it():
    """A second 9 of the other deck: once four of deck 1 are chosen, only that one is left."""
    table = paradoxical_table(["K5 S6 K7 S8 K9 T9 S2 V2 V3 T1", ""])
    do(table, "straight", "K5", "S6", "K7", "S8")
    assert {table.action_to_string(0, action) for action in table.legal_actions()} == {"card T9"}


@pytest.mark.parametrize("row", ["K10 T11 S12 V13 K1", "K13 T1 S2 V3 K4"])
def test_2_10_no_straight_goes_round_the_corner(row):
    assert held(f"{row} S3 V2 V1 T4 T3") & {"straight"} == set()


def test_2_11_values_count_as_they_are_now_and_decks_as_printed():
    """K8 counts as 9 and makes a pair with T9; as service it would still be of deck 1."""
    table = paradoxical_table(["K8 T9 K7 T7 S2 V3 K4 T1", ""], deck_1="K5")
    assert kinds(table) == set()
    table.alter(parse_card("K8"), 9, 3)
    table.drawn_up_for = -99
    assert kinds(table) == {"two-pairs"}
    do(table, "two-pairs", "K8", "T9", "K7", "T7")
    [event] = events(table, "claim")
    assert (event.about["set_sum"], event.about["indifferent_sum"]) == (32, 10)
    table = paradoxical_table(["K9 S9 K7 T7 S2 V3 K4 T1", ""], deck_1="K5")
    table.alter(parse_card("K9"), 9, 3)
    table.drawn_up_for = -99
    assert kinds(table) == set(), "both 9s are of deck 1"


def test_2_12_used_cards_may_be_part_of_a_paradox():
    used = "K9 T9 K8 T8 S1 V1 K1 T1"
    table = paradoxical_table([used, ""], deck_1="K5", marked=used)
    assert kinds(table) == {"two-pairs"}
    do(table, "two-pairs", "K9", "T9", "K8", "T8")
    assert table.scores() == [1, 0]


# --- every valid claim is found, and no other ----------------------------------------------------


@pytest.mark.parametrize("straight", ["mixed", "alternating"])
@pytest.mark.parametrize("part", range(4))
def test_2_1_every_claim_is_found_for_people_at_a_table(part, straight):
    rng, some = Random(f"helper {part}"), 0
    for _ in range(15):
        cards = some_tableau(rng, copies=part % 2 == 1)
        found = [(p.kind, frozenset(p.set_cards), frozenset(p.indifferent)) for p in find_paradoxes(cards, straight)]
        assert len(set(found)) == len(found), "no claim is told twice"
        assert set(found) == by_definition(cards, straight == "alternating")
        some += len(found) > 0
    assert some > 3


@pytest.mark.parametrize("straight", ["mixed", "alternating"])
@pytest.mark.parametrize("players", [2, 4])
def test_2_1_the_table_offers_every_claim_and_no_other(players, straight):
    rng = Random(f"table {players}")
    for _ in range(4):
        cards = some_tableau(rng, copies=players == 4)
        table = paradoxical_table([" ".join(cards), *[""] * (players - 1)], options={"straight": straight})
        assert every_claim(table) == by_definition(cards, straight == "alternating")


def test_2_6_the_rulebooks_example_is_found():
    found = [p for p in find_paradoxes(EXAMPLE) if p.kind == "full house"]
    assert [(p.set_cards, p.indifferent) for p in found if "K2" in p.set_cards] == [
        (["K2", "S12", "T2", "T12", "V12"], ["K6", "K7", "S3", "S10", "V7"])
    ]
    assert repr(found[0]).startswith("<full house: ")


@pytest.mark.parametrize("count", range(8))
def test_2_1_nothing_is_found_in_few_cards(count):
    assert find_paradoxes(EXAMPLE.split()[:count]) == []


@pytest.mark.parametrize(
    ("cards", "reason"),
    [
        (f"{EXAMPLE} V9", "10 cards at the most, not 11"),
        ("K2 T3 W1", "W1 is a wild"),
        ("K2 T3 K2", "K2 is listed twice: write the second deck's copy as K2'"),
        ("K2 X3", "'X3' is no card"),
    ],
)
def test_2_1_what_is_no_tableau_is_told(cards, reason):
    with pytest.raises(TechdeckError, match=reason):
        find_paradoxes(cards)
    with pytest.raises(TechdeckError, match="choose from mixed, alternating"):
        find_paradoxes("K2", straight="any")
