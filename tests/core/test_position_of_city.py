"""Positions of Tech City: readable, and refused where the city does not fit together. (Family 8.7, 8.8)"""

import pytest

from techdeck import TechdeckError, load_game
from techdeck.games.city.places import city
from tests.city_table import city_table, do, may_do
from tests.rulebook.words import frame

ALL_SIDES = {"left", "right", "above", "below"}


def small():
    """A wild that is being built as a science card, and somebody's marker, tilt and points."""
    table = city_table(["W1 K2 K12", "S1 S2"], "V3 K9:1~1 T9:0\n. S4 .", deck="K4 K5", first=1, round=3, scores=(2, 5))
    do(table, "no", "W1", "S4")
    return table.position()


def test_the_city_is_written_card_by_card():
    lines = small().splitlines()
    for line in (
        "city: V3 K9 T9 S4",
        "site: W1",
        "across: 0 1 2 1",
        "up: 0 0 0 -1",
        "marker: -1 1 0 -1",
        "users: 0 2 0 0",
        "score: 2 5",
        "site value: 4",
        "site domain: 1",
        "to do: Round(1) BuildTurn(1,0) Pay(0,0)",
    ):
        assert line in lines
    assert not [line for line in lines if line.startswith(("free", "seen"))]


def test_free_sides_follow_from_the_places():
    """Somebody moves the S4 from below the K9 to above it, or to the left of the V3, in the text."""
    for text, free in [
        (small(), ALL_SIDES - {"above"}),
        (small().replace("up: 0 0 0 -1", "up: 0 0 0 1"), ALL_SIDES - {"below"}),
        (small().replace("across: 0 1 2 1", "across: 0 1 2 -1").replace("up: 0 0 0 -1\n", ""), ALL_SIDES - {"right"}),
    ]:
        table = city(load_game("city", 2).position(text))
        do(table, "K2", "S4")
        assert may_do(table) == free


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("across: 0 1 2 1", "across: 0 1 2", "'across' takes 4 numbers, not 3"),
        ("up: 0 0 0 -1", "up: 0 0 0 0", "K9 and S4 lie at the same place of the city"),
        ("up: 0 0 0 -1", "up: 0 0 0 -2", "S4 lies apart from V3: cards of the city touch at a side"),
        ("across: 0 1 2 1", "across: 0 1 2 3", "S4 lies apart from V3"),
        ("across: 0 1 2 1", "across: 9 1 2 1", "K9 lies apart from V3"),
        ("marker: -1 1 0 -1", "marker: -1 2 0 -1", "the marker of K9 is 2: write a seat, or -1 for none"),
        ("marker: -1 1 0 -1", "marker: -1 6 0 -1", "the marker of K9 is 6: write a seat, or -1 for none"),
        ("marker: -1 1 0 -1", "marker: 0 1 0 -1", "V3 is a service card, which has no marker: write -1"),
        ("users: 0 2 0 0", "users: 0 9 0 0", "the users of K9 are a sum of 1 for seat 0, 2 for seat 1"),
        (" Pay(0,0)", "", "cards on the site: 1, but builds in 'to do': 0"),
        ("first: 1", "first: 2", "first must be 0 to 1, not 2"),
        ("first: 1", "first: 0", "seat 0 is first: with 0 to come it is the turn of seat 0"),
        ("BuildTurn(1,0)", "BuildTurn(1,1)", "seat 1 is first: with 1 to come it is the turn of seat 0"),
        ("Pay(0,0)", "Pya(0,0)", "there is no frame 'Pya' with 2 numbers in Tech City"),
        ("Pay(0,0)", "Pay(0)", "there is no frame 'Pay' with 1 number in Tech City"),
        ("Pay(0,0)", "Pay(0,0,0)", "there is no frame 'Pay' with 3 numbers in Tech City"),
    ],
)
def test_what_does_not_fit_is_refused(old, new, complaint):
    text = small()
    assert text.count(old) == 1
    with pytest.raises(TechdeckError) as error:
        load_game("city", 2).position(text.replace(old, new))
    assert complaint in str(error.value)


@pytest.mark.parametrize(
    ("turn", "complaint"),
    [
        ("EffectTurn(0,3,0)", "seat 2 is first: with 3 to come it is the turn of seat 2"),
        ("EffectTurn(2,2,0)", "seat 2 is first: with 2 to come it is the turn of seat 0"),
        ("EffectTurn(0,2,1)", ""),
        ("EffectTurn(1,1,0)", ""),
    ],
)
def test_turns_go_from_the_first_player_on(turn, complaint):
    text = city_table(["K1", "S1", "T1"], "V3 K7:0 K8:0", phase="effects", first=2).position()
    assert text.count("EffectTurn(2,3,0)") == 1
    changed = text.replace("EffectTurn(2,3,0)", turn)
    if complaint:
        with pytest.raises(TechdeckError, match=complaint):
            load_game("city", 3).position(changed)
    else:
        assert turn in load_game("city", 3).position(changed).position()


def test_a_city_has_a_card():
    text = small().replace("city: V3 K9 T9 S4\n", "discard: V3 K9 T9 S4\n")
    text = "\n".join(row for row in text.splitlines() if not row.startswith(("across", "up", "marker", "users")))
    with pytest.raises(TechdeckError, match="the city has 1 to 37 cards, not 0"):
        load_game("city", 2).position(text)


def test_there_is_no_round_after_the_last():
    text = city_table(["K1 K2 K3", "S1 S2 S4"], round=6).position()
    with pytest.raises(TechdeckError, match="round must be 1 to 6, not 7"):
        load_game("city", 2).position(text.replace("round: 6", "round: 7"))
    table = city(load_game("city", 2).position(text))
    do(table, "no", "no", "no", "no")
    assert (frame(table), table.is_terminal()) == ("nothing", True)
