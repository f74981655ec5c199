"""A log of Tricks of the Trade that was played by other rules is refused as such."""

import pytest

from techdeck import load_game
from techdeck.core.errors import BadLog
from techdeck.games.replay import replay


def test_a_log_of_older_rules_is_refused_with_a_sentence_that_says_so():
    state = load_game("tricks", 3).new_initial_state(seed=5)
    state.apply_action(0)
    log = state.log()
    assert replay(log).hash() == state.hash()
    for older in (
        log.replace("rules: 5", "rules: 4"),
        log.replace("rules: 5", "rules: 4").replace(" swap=instead", ""),
    ):
        with pytest.raises(BadLog) as error:
            replay(older)
        assert "the log was played by rules version 4, here Tricks of the Trade is played by version 5" in str(
            error.value
        )
