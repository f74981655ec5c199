"""What a live table tells of cards that can do nothing now. (Family 3.4)"""

import msgspec

from techdeck.server.telling import Reader
from tests.cards.chess.words import captured
from tests.tricks_table import tricks_table

NAMES = ["Ann", "Ben", "Cleo"]
WHY = "The discard pile is empty: this can do nothing now."


def groups(table, seat=0):
    """The groups of choices that the seat is told."""
    return msgspec.to_builtins(Reader(table, seat, NAMES[: int(table.players)], 0).asked).get("choices", [])


def test_each_choice_of_a_group_says_why_it_is_in_vain_or_nothing():
    used = [group for group in groups(tricks_table(["S4 T7 K8", "K5", "V5"], deck="V9 V10")) if group["verb"] == "use"]
    assert [group["target"]["card"] for group in used] == [["K8", "S4", "T7"]]
    assert [(group["lacks"], group["in_vain"]) for group in used] == [([None, None, "discard"], ["", "", WHY])]


def test_where_all_may_do_something_nothing_is_said():
    table = tricks_table(["S4 T7 K8", "K5", "V5"], deck="V9 V10", discard="V8")
    assert [group for group in groups(table) if "in_vain" in group or "lacks" in group] == []
    assert [group for seat in (1, 2, None) for group in groups(table, seat)] == []


def test_a_choice_without_a_target_says_so_too():
    used = [group for group in groups(captured("S4")) if group["verb"] == "use"]
    assert [group["in_vain"] for group in used] == [["You have no card in hand for it: this can do nothing now."]]
