"""Simulation with bots: one for all seats or one each, the same whoever shares the work."""

import multiprocessing

import pytest

from techdeck.core.errors import BadBot, TechdeckError
from techdeck.games import load_game
from techdeck.lab.seating import Bots, seated
from techdeck.lab.simulate import batch_size, batches, simulate
from tests.deck.house import edition_of

GAME = load_game("tricks", 2)


def names(bots: Bots) -> list[str]:
    """What the bots in the two seats are called."""
    return [one.name for one in seated(GAME, bots)]


def test_one_bot_plays_all_seats_or_each_seat_has_its_own():
    assert names(["simple"]) == ["simple", "simple"]
    assert names(["simple", "random"]) == ["simple", "random"]
    with pytest.raises(TechdeckError, match="2 seats"):
        names(["simple"] * 3)
    with pytest.raises(TechdeckError, match="choose from random, novice, casual, skilled, expert, simple"):
        names(["genius"])


def test_one_bot_may_be_named_without_a_list():
    assert names("simple") == ["simple", "simple"]
    assert simulate(GAME, 2, 5, bots="simple").hash == simulate(GAME, 2, 5, bots=["simple"]).hash
    assert simulate(GAME, 2, 5, bots=("simple", "random")).hash == simulate(GAME, 2, 5, bots=["simple", "random"]).hash
    for name in ("genius", ""):
        with pytest.raises(
            TechdeckError,
            match=f"there is no bot '{name}'.*choose from random, novice, casual, skilled, expert, simple",
        ):
            simulate(GAME, 2, 5, bots=name)


def test_batches_cover_all_games_once():
    assert list(batches(25, 10)) == [(0, 10), (10, 10), (20, 5)]
    assert batch_size(seated(GAME, ["simple", "random"])) < batch_size(seated(GAME, "random"))


def test_a_game_does_not_depend_on_how_many_are_played():
    few, more = simulate(GAME, 3, 5, bots=["simple"]), simulate(GAME, 12, 5, bots=["simple"])
    assert more.lengths[:3] == few.lengths


def test_progress_is_told_after_each_batch():
    told: list[int] = []
    simulate(GAME, 12, 5, bots=["simple", "random"], progress=told.append)
    assert told == [10, 12]


@pytest.mark.parametrize(("games", "jobs"), [(0, 1), (1, 0), (1, 257)])
def test_nothing_to_play_is_refused(games, jobs):
    with pytest.raises(TechdeckError, match="games must be at least 1 and jobs 1 to 256"):
        simulate(GAME, games, 1, jobs=jobs)


def first(view, legal, rng):
    """A bot that takes its first choice."""
    return legal[0]


def by_lot(view, legal, rng):
    """A bot like the one called random, but not that one."""
    return legal[rng.below(len(legal))]


def test_there_is_one_function_for_all_seats_or_one_for_each():
    for both in ([first, first], (first, first), [first]):
        assert simulate(GAME, 2, 5, first).hash == simulate(GAME, 2, 5, both).hash
    for bots in ([first] * 3, []):
        with pytest.raises(TechdeckError, match=f"1 bot for all or 2, not {len(bots)}"):
            simulate(GAME, 2, 5, bots)


def test_names_and_functions_mix():
    mixed = simulate(GAME, 3, 5, bots=[by_lot, "simple"])
    assert mixed.bots == ["by_lot", "simple"]
    assert mixed.hash == simulate(GAME, 3, 5, bots=["random", "simple"]).hash


def test_policy_is_another_name_for_bots():
    assert simulate(GAME, 2, 5, policy=[first, "simple"]).hash == simulate(GAME, 2, 5, bots=[first, "simple"]).hash
    assert simulate(GAME, 2, 5, "random").hash == simulate(GAME, 2, 5).hash
    with pytest.raises(TechdeckError, match="two names for the same"):
        simulate(GAME, 2, 5, first, bots=["simple"])


def test_only_the_bot_called_random_is_played_inside_the_engine():
    """A function of that name is somebody's own, and is asked."""
    asked = []

    def random(view, legal, rng):
        asked.append(view.seat)
        return legal[0]

    assert simulate(GAME, 1, 5, random).hash == simulate(GAME, 1, 5, first).hash
    assert set(asked) == {0, 1}


def test_functions_are_shared_by_several_processes():
    bots: Bots = [first, "simple"]
    assert simulate(GAME, 12, 5, bots=bots, jobs=2).hash == simulate(GAME, 12, 5, bots=bots).hash


def test_a_function_that_can_not_be_sent_is_refused():
    with pytest.raises(TechdeckError, match=r"'<lambda>' can't be sent to other processes: .* jobs=1"):
        simulate(GAME, 12, 5, lambda view, legal, rng: legal[0], jobs=2)


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_bot_that_goes_wrong_is_named(jobs):
    """Also where another process plays."""
    with pytest.raises(BadBot, match="the bot 'nothing' in seat 1 chose None: Family 7"):
        simulate(GAME, 12, 5, ["random", nothing], jobs=jobs)


def nothing(view, legal, rng):
    """A bot whose writer forgot to return its choice."""


def test_a_simulation_reads_well():
    found = simulate(GAME, 20, 5, bots=["simple", first])
    one, two = found.win_rates
    assert repr(found) == f"Simulation(tricks, 20 games, won: simple {one}, first {two})"


def test_no_process_is_started_without_a_batch(monkeypatch):
    from concurrent import futures

    asked: list[int] = []

    class Pool(futures.ProcessPoolExecutor):
        def __init__(self, jobs, **more):
            asked.append(jobs)
            super().__init__(jobs, **more)

    monkeypatch.setattr(futures, "ProcessPoolExecutor", Pool)
    shared = simulate(GAME, 12, 5, jobs=200, bots=["simple", "random"])
    assert asked == [2]
    assert shared.hash == simulate(GAME, 12, 5, bots=["simple", "random"]).hash


@pytest.fixture(params=["fork", "spawn"])
def way_to_start(request):
    """How a process begins: with all that its parent has, or with what is sent to it. Machines differ."""
    if request.param not in multiprocessing.get_all_start_methods():
        pytest.skip("not here")
    usual = multiprocessing.get_start_method()
    multiprocessing.set_start_method(request.param, force=True)
    yield request.param
    multiprocessing.set_start_method(usual, force=True)


@pytest.fixture
def small_batches(monkeypatch):
    """Batches of 5 games, so that a few games are shared by several processes."""
    monkeypatch.setattr("techdeck.lab.simulate.BATCH", 5)


@pytest.mark.usefixtures("way_to_start", "small_batches")
def test_8_1_every_process_plays_with_the_edition_the_game_was_loaded_with(tmp_path, monkeypatch):
    """Also where the file has been edited or removed since, or where one is in another folder by now."""
    mine = tmp_path / "mine.toml"
    mine.write_text(edition_of(["Draw 1.", "Discard 1."]), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    game = load_game("tricks", 2, edition="mine.toml")
    alone = simulate(game, 10, 1).hash
    mine.write_text(edition_of(["Draw 2."]), encoding="utf-8")
    assert simulate(game, 10, 1, jobs=2).hash == alone
    mine.unlink()
    monkeypatch.chdir(tmp_path.parent)
    assert simulate(game, 10, 1, jobs=2).hash == alone


@pytest.mark.usefixtures("small_batches")
def test_8_1_an_edition_that_is_edited_while_games_are_played_changes_nothing(tmp_path):
    mine = tmp_path / "mine.toml"
    mine.write_text(edition_of(["Draw 1.", "Discard 1."]), encoding="utf-8")
    game = load_game("tricks", 2, edition=str(mine))

    def edit(done: int) -> None:
        """What a person does after the first batch."""
        mine.write_text(edition_of(["Draw 2."]), encoding="utf-8")

    assert simulate(game, 100, 1, jobs=2, progress=edit).hash == simulate(game, 100, 1).hash
