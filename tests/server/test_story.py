"""How the points of a finished game came about, and what a card means in each game."""

from itertools import pairwise

import pytest

from techdeck.bots import load_bot
from techdeck.core.rng import fast_rng
from techdeck.deck.edition import load_edition
from techdeck.games import games
from techdeck.server.bodies import NewTable
from techdeck.server.meanings import explain
from techdeck.server.story import story_of
from tests.server.running import running


@pytest.fixture(scope="module")
def server():
    with running() as one:
        yield one


async def played_to_the_end(table):
    """The first seat's player plays like a bot."""
    choose = load_bot("simple", table.game.name)

    async def step():
        state = table.in_play().state
        if not state.is_terminal() and 0 in state.acting_seats():
            view = state.view(0)
            action = int(choose(view, view.legal_actions(), fast_rng(table.in_play().version, "test")))
            await table.do(table.in_play().action(0, action))

    while not table.in_play().state.is_terminal():
        await table.ask(step)


@pytest.mark.parametrize("game", ["tricks", "city", "paradoxical"])
def test_a_story_ends_with_the_scores_and_says_who_scored(server, game):
    wish = NewTable(game, 2, "Ann", bots=["simple"], start=True)
    table = server.do(lambda: server.house.create(wish, "token"))
    server.do(lambda: played_to_the_end(table))
    saved = server.do(lambda: server.house.services.store.load(table.id))
    moments = story_of(saved, 0).moments
    assert moments[0].scores == [0, 0]
    assert moments[-1].scores == saved.row.results["scores"]
    for before, after in pairwise(moments):
        gained = {seat for seat in (0, 1) if before.scores[seat] != after.scores[seat]}
        assert gained <= {one.seat for one in after.scored}
        assert all(one.words.startswith("You " if one.seat == 0 else "Ben ") for one in after.scored)


def test_a_card_is_explained_sentence_by_sentence_and_for_every_game():
    cards = load_edition("open-1").cards
    mining = explain(cards[0], "K1")
    assert [one.sentence for one in mining.sentences][1] == "Take 1."
    assert mining.sentences[1].steps == ["You take one of the cards set aside into your hand."]
    assert [one.game for one in mining.games] == games()
    assert "no text reaches the trump deck" in " ".join(mining.games[games().index("tricks")].words)


def test_of_a_wild_the_rules_of_each_game_are_told():
    wild = explain(load_edition("open-1").cards[-1], "W2")
    told = {one.game: one.words[0] for one in wild.games}
    assert wild.sentences == []
    assert "(Exchange 1.7)" in told["exchange"]
    assert told["chess"].startswith("The two wilds are expelled.")
