"""How many cards everybody holds, as the tables say it: a used card that lies aside still counts. (Family 2.4, 3.12)"""

import re

import pytest

from techdeck.bots import load_bot
from techdeck.core.rng import fast_rng
from techdeck.core.zones import USED
from techdeck.games import games, load_game
from tests.terminal.typist import drawn, layout, shown
from tests.tricks_table import tricks_table

SAYS = {
    "exchange": r"^(?:.{{30}})?{} +(\d+) +-?\d+(?:  |$)",
    "city": r"(?:^|   ){} \d+ \((\d+) cards\)",
    "tricks": r"^{} .* (\d+) +\S+ +\d+ +\d+$",
    "paradoxical": r"^{}: .*, hand (\d+)",
    "chess": r"{} \((?:CAPITALS|small letters)\)(?:.*\n){{3}}.* (no|\d+) cards? in hand",
}
"""Where the tables say it, after a player's name."""


@pytest.mark.parametrize("name", games())
def test_every_table_says_the_hand_size_at_every_moment(name):
    game = load_game(name, 2 if name == "chess" else 3)
    state, bot, asides = game.new_initial_state(seed=11), load_bot("random", name), 0
    said = 0
    people = layout(state).people
    for number in range(400):
        if state.is_terminal():
            break
        table = "\n".join(drawn(state, 0, 100))
        asides += int(state.zones.count(USED))
        for seat in range(game.players):
            found = re.search(SAYS[name].format(people.name(seat)), table, re.MULTILINE)
            if found is not None:
                said += 1
                assert int(found[1].replace("no", "0")) == state.hand_size(seat), table
        seat = state.acting_seats()[0]
        legal = state.legal_actions(seat)
        state.apply_action(bot(state.view(seat), legal, fast_rng(number, "hands")) if seat >= 0 else legal[0], seat)
    assert said > 200, "a table may leave out what was on the screen a moment ago"
    assert (asides > 0) == (name != "city"), "in Tech City cards are used where they lie"


def test_a_used_card_counts_until_it_is_discarded():
    table = tricks_table(["K9 S4", "K5 K6"], deck="T3 T4 T5 T6", bids=[1, 1])
    rows = re.findall(r"^You +.* (\d+) +1 +0 +0$", shown(table, "K9"), re.MULTILINE)
    assert rows == ["2", "2"]
