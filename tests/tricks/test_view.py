"""What a view of Tricks of the Trade holds, field by field."""

from techdeck.core.counting import ROUND
from techdeck.core.zones import EVERYBODY, EXPELLED
from techdeck.games.tricks.names import BASE, BEST, SCORE
from techdeck.games.tricks.scoring import card_rank
from techdeck.games.tricks.table import Tricks
from tests.rulebook.words import trading
from tests.tricks_table import cards, do, tricks_table


def seen(table: Tricks, *names: str) -> list[object]:
    """These fields, which are the same for everybody."""
    views = [table.view(seat).to_dict() for seat in [*range(int(table.players)), None]]
    assert all(view[name] == views[0][name] for view in views for name in names)
    return [views[0][name] for name in names]


def test_rounds_phases_trump_and_goals():
    table = trading()
    assert seen(table, "round", "phase", "trump", "turned_up") == [1, "trading", "service", "V2"]
    assert seen(table, "own_goals", "goal_domains") == [["V1", "S1", "T1"], ["service", "science", "technology"]]
    for phase in ("bidding", "effects", "tricks"):
        assert seen(tricks_table(["K3", "S3"], phase=phase), "phase") == [phase]


def test_what_stands_in_for_a_goal_and_for_the_trump_card():
    table = tricks_table(["V9 K5", "S3"], trump="V2", goals=("T1", "S1"), deck="T5 T6")
    do(table, "V9", "T1", "K5")
    assert seen(table, "own_goals", "goal_domains", "trump") == [["T1", "S1"], ["knowledge", "science"], "service"]


def test_bids():
    table = tricks_table(["K3", "S3"], phase="bidding")
    do(table, "bid 2", seat=1)
    assert seen(table, "bids_made", "bids_shown", "first_player") == [[False, True], False, None]
    assert [table.view(seat).to_dict()["bids"] for seat in (0, 1, None)] == [[None, None], [None, 2], [None, None]]
    do(table, "bid 1", seat=0)
    assert seen(table, "bids", "bids_shown", "first_player") == [[1, 2], True, 1]


def test_the_trick():
    table = tricks_table(["K3 K4", "K9 S3", "V4 T3"], phase="tricks", trump="V2", first=1, bids=(0, 1, 0))
    assert seen(table, "leader", "led", "trick_number", "played_by", "winning") == [1, None, 1, [], None]
    do(table, "K9", "V4")
    assert seen(table, "leader", "led", "played_by", "winning") == [1, "knowledge", [1, 2], 2]
    do(table, "K3")
    assert seen(table, "leader", "trick_number", "played_by", "winning") == [2, 2, [], None]
    assert seen(table, "tricks_won", "goal_tricks", "highest_won") == [[0, 0, 1], [0, 0, 0], [None, None, "K9"]]
    assert seen(tricks_table(["K3", "S3"], phase="bidding"), "leader", "trick_number") == [None, None]


def test_points():
    table = tricks_table(["K9", "K3"], phase="tricks", goals=("K1", "S1"), bids=(1, 1), trump_deck="K2 S2 T2")
    do(table, "K9", "K3")
    assert seen(table, "scores", "base_points", "tricks_won") == [[1 + 1 + 1 + 3, 2], [1, 0], [0, 0]]


def test_trading():
    table = trading()
    assert seen(table, "proposer", "proposals_left", "talk_left") == [0, 4, [2, 2, 2]]
    assert seen(table, "may_trade", "may_swap", "offer") == [True, False, None]
    do(table, "seat 1", "T7", "by-value K3", "V4", "no")
    told = [{"kind": "card", "card": "T7"}, {"kind": "value", "value": 3}]
    offer = {"from": 0, "to": 1, "counter": False, "told": told, "wanted": [{"kind": "card", "card": "V4"}]}
    views = [table.view(seat).to_dict()["offer"] for seat in (0, 1, None)]
    assert views[0] == {**offer, "cards": ["T7", "K3"]}
    assert views[1:] == [{**offer, "cards": ["T7", None]}] * 2
    assert seen(tricks_table(["K3", "S3"], phase="bidding"), "proposer", "may_trade", "may_swap") == [
        None,
        False,
        False,
    ]


def test_two_may_swap():
    table = tricks_table(["K3 K4", "S3 S4"], phase="trading", goals=("V1", "K1"), deck="T5", options={"swap": "also"})
    assert seen(table, "may_trade", "may_swap") == [True, True]
    do(table, "trump-swap", "K3")
    assert seen(table, "may_trade", "may_swap") == [True, False]


def before_the_last_trick(scores, base=(), best=(), left="S2"):
    """Seat 0 will win the last trick of the game, and everybody will score 2 more."""
    hands = ["K5", "S3", "S4"][: len(scores)]
    table = tricks_table(hands, phase="tricks", trump="K2", goals=("T1", "V1", "S1"), bids=(0, 1, 1)[: len(scores)])
    for two in {"S2", "T2", "V2"} - {left}:
        table.zones.move(cards(two)[0], EXPELLED, int(EVERYBODY))
    table.nums[ROUND] = 3
    for numbers, given in ((SCORE, scores), (BASE, base), (BEST, best)):
        for seat, number in enumerate(given):
            table.nums[numbers + seat] = number
    return table


def ended(table):
    """The tie-breaks once the last trick is played, as views and events tell them."""
    do(table, *["K5", "S3", "S4"][: int(table.players)])
    [told] = seen(table, "tie_breaks")
    assert table.journal is not None
    assert [event.about for event in table.journal.events if event.kind == "tie_break"] == told
    return told


def test_points_alone_need_no_tie_break():
    assert ended(before_the_last_trick((10, 9))) == []


def test_the_last_trump_card_breaks_a_tie():
    told = {"step": "last_trump", "level": [0, 1], "left": [1], "decided": True, "card": "V2", "tricks": None}
    assert ended(before_the_last_trick((10, 10), left="V2")) == [told]


def test_base_points_break_a_tie():
    first = {"step": "last_trump", "level": [0, 1], "left": [0, 1], "decided": False, "card": "S2", "tricks": None}
    then = {"step": "base_points", "level": [0, 1], "left": [0], "decided": True, "card": None, "tricks": 7}
    assert ended(before_the_last_trick((10, 10), base=(6, 6))) == [first, then]


def test_the_highest_card_breaks_a_tie():
    best = [int(card_rank(card)) for card in cards("K12 V12")]
    told = ended(before_the_last_trick((10, 10, 3), base=(6, 7, 1), best=best))
    assert [(one["step"], one["level"], one["left"]) for one in told] == [
        ("last_trump", [0, 1], [0, 1]),
        ("base_points", [0, 1], [0, 1]),
        ("highest_card", [0, 1], [1]),
    ]
    assert told[-1]["card"] == "V12"


def test_who_is_level_after_all_shares():
    told = ended(before_the_last_trick((3, 10, 10), left="T2"))
    assert [(one["step"], one["left"], one["card"]) for one in told] == [
        ("last_trump", [1, 2], "T2"),
        ("base_points", [1, 2], None),
        ("highest_card", [1, 2], None),
    ]


def test_an_agreed_draw_is_no_tie_break():
    table = tricks_table(["K3", "S3"], phase="tricks")
    for seat in (0, 1):
        table.apply_action(-3, seat)
    assert seen(table, "tie_breaks", "phase") == [[], "over"]
