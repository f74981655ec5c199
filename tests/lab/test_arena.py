"""The arena: the same deals for all, intervals that know it, a test that stops when it is sure."""

import json
import random
from collections import Counter

import pytest

import techdeck
from techdeck import TechdeckError
from techdeck.lab.arena import code
from techdeck.lab.arena.contest import Sequential, arena
from techdeck.lab.arena.figures import fit, ratings, share_of, verdict
from techdeck.lab.arena.lineups import lineups
from techdeck.lab.arena.picture import picture
from techdeck.lab.arena.record import Record
from techdeck.lab.arena.results import Deal, Played
from techdeck.lab.seating import Seated
from tests.cli.running import data_here, printed_here, refused_here

TRICKS = techdeck.load_game("tricks", players=2)


def duel(number: int, *shares: float) -> Deal:
    """A deal of two bots, each once in each seat; what the first one won."""
    games = [
        Played([0, 1], [shares[0], 1 - shares[0]], [2 - shares[0], 1 + shares[0]], [0, 0], 1),
        Played([1, 0], [1 - shares[1], shares[1]], [1 + shares[1], 2 - shares[1]], [0, 0], 1),
    ]
    return Deal(number, games)


@pytest.mark.parametrize(("bots", "seats"), [(1, 3), (2, 2), (2, 3), (2, 6), (3, 2), (3, 3), (4, 2), (5, 4), (3, 1)])
def test_every_bot_has_every_seat_equally_often(bots, seats):
    counts = Counter((bot, seat) for lineup in lineups(bots, seats) for seat, bot in enumerate(lineup))
    assert len(counts) == bots * seats
    assert len(set(counts.values())) == 1


def test_all_groups_meet_where_there_are_more_bots_than_seats():
    assert {frozenset(lineup) for lineup in lineups(4, 2)} == {
        frozenset(p) for p in ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3))
    }


def test_chance_is_as_good_as_itself():
    """Two bots that are the same win the same games from the same seats: on every deal each has one half."""
    contest = arena(TRICKS, ["simple", also_simple], games=12, seed=3)
    assert [deal.score(0, 1) for deal in contest.deals] == [0.5] * 6


def also_simple(view, legal, rng):
    """The simple bot under another name."""
    from techdeck.bots import load_bot

    return load_bot("simple", "tricks")(view, legal, rng)


def still_simple(view, legal, rng):
    """The same in other words."""
    return also_simple(view, legal, rng)


def test_the_interval_knows_that_games_of_a_deal_belong_together():
    """Where the deal decides, and both win it from the same seat, many games say no more than few."""
    luck = [duel(number, 1, 0) for number in range(50)]
    skill = [duel(number, *([1, 1] if number % 2 else [0, 0])) for number in range(50)]
    paired, alone = share_of(luck, 0), share_of(skill, 0)
    assert paired.win_rate == alone.win_rate == 0.5
    assert paired.high - paired.low < 0.4 * (alone.high - alone.low)


def test_the_interval_holds_as_often_as_it_says():
    """With bots of a known strength, 95 % intervals hold it in about 95 of 100 contests."""
    chance, held = random.Random(5), 0
    for _ in range(400):
        deals = [duel(n, *(float(chance.random() < 0.7) for _ in range(2))) for n in range(40)]
        rate = share_of(deals, 0)
        held += rate.low <= 0.7 <= rate.high
    assert 370 <= held <= 396


def test_ratings_are_those_of_the_model():
    """Three to one is 191 Elo."""
    rated = ratings([duel(n, 1, n % 2) for n in range(4000)], 2)
    assert rated[0].elo - rated[1].elo == pytest.approx(190.8, abs=2)
    assert fit([[0.0, 30.0, 90.0], [10.0, 0.0, 30.0], [10.0, 10.0, 0.0]])[0] == pytest.approx(190.8, abs=1)


def test_who_always_won_is_not_said_to_be_rated_exactly():
    rated = ratings([duel(n, 1, 1) for n in range(20)], 2)
    assert rated[0].elo > 200
    assert rated[0].error > 100


def sequential(strength: float, elo0: float, elo1: float, seed: int) -> str:
    chance, scores = random.Random(seed), []
    for _ in range(3000):
        scores.append(sum(chance.random() < strength for _ in range(2)) / 2)
        said = verdict(scores, elo0, elo1, 0.05).verdict
        if said != "undecided":
            return said
    return "undecided"


def test_the_sequential_test_errs_as_seldom_as_it_says():
    """A bot that is exactly as good as elo1, and one as good as elo0: in 100 contests each about 5 wrong ones."""
    better = 1 / (1 + 10 ** (-60 / 400))
    right = Counter(sequential(better, 0, 60, seed) for seed in range(100))
    wrong = Counter(sequential(0.5, 0, 60, seed) for seed in range(100))
    assert right["better"] >= 89
    assert wrong["not better"] >= 89


def test_a_contest_stops_when_it_is_decided():
    contest = arena(TRICKS, ["simple", "random"], games=400, seed=1, test=Sequential(0, 60))
    stands = contest.verdict()
    assert stands is not None
    assert stands.verdict == "better"
    assert contest.games < 100
    assert [deal.number for deal in contest.deals] == list(range(len(contest.deals)))


def test_it_says_undecided_at_the_cap():
    said = printed_here("arena", "tricks", "--bots", "simple,random", "--games", "2", "--sprt")
    assert "Undecided between 0 and 30 Elo" in said


def test_it_goes_on_where_it_stopped(tmp_path):
    """The same deals as in one go; a line cut off by a stop is played again."""
    whole = arena(TRICKS, ["simple", "random"], games=12, seed=2)
    file = tmp_path / "contest.jsonl"
    arena(TRICKS, ["simple", "random"], games=4, seed=2, record=Record(str(file)))
    with file.open("a", encoding="utf-8") as more:
        more.write('{"number": 2, "ga')
    later = arena(TRICKS, ["simple", "random"], games=12, seed=2, record=Record(str(file)))
    assert later.to_dict() == whole.to_dict()
    assert len(file.read_text(encoding="utf-8").splitlines()) == 7


def test_a_record_that_was_stopped_before_its_first_line_ended_goes_on(tmp_path):
    file = tmp_path / "contest.jsonl"
    arena(TRICKS, ["simple", "random"], games=2, seed=2, record=Record(str(file)))
    begun = file.read_text(encoding="utf-8")
    file.write_text(begun.split("\n")[0], encoding="utf-8")
    arena(TRICKS, ["simple", "random"], games=2, seed=2, record=Record(str(file)))
    assert file.read_text(encoding="utf-8") == begun


def test_a_record_of_another_contest_is_refused(tmp_path):
    file = str(tmp_path / "contest.jsonl")
    arena(TRICKS, ["simple", "random"], games=2, seed=2, record=Record(file))
    with pytest.raises(TechdeckError, match="another contest, with seed 2, not 3: name another file"):
        arena(TRICKS, ["simple", "random"], games=2, seed=3, record=Record(file))
    (tmp_path / "diary.txt").write_text("Dear diary,\n", encoding="utf-8")
    with pytest.raises(TechdeckError, match="no record of a contest"):
        arena(TRICKS, ["simple", "random"], games=2, record=Record(str(tmp_path / "diary.txt")))


def test_a_record_is_not_gone_on_with_if_the_bots_have_changed(tmp_path, monkeypatch):
    file = str(tmp_path / "contest.jsonl")
    arena(TRICKS, ["simple", "random"], games=2, seed=2, record=Record(file))
    monkeypatch.setattr(code, "own_code", lambda: b"another engine")
    with pytest.raises(TechdeckError, match="another contest, with code"):
        arena(TRICKS, ["simple", "random"], games=4, seed=2, record=Record(file))


def test_the_code_of_a_function_is_part_of_the_record():
    bots = [Seated("one", also_simple), Seated("two", also_simple)]
    other = [Seated("one", also_simple), Seated("two", still_simple)]
    assert code.code_of(bots) == code.code_of(list(bots)) != code.code_of(other)


@pytest.mark.parametrize("damage", [lambda lines: lines.__setitem__(2, lines[2][:20]), lambda lines: lines.pop(2)])
def test_a_record_that_is_damaged_in_its_middle_is_refused(tmp_path, damage):
    file = tmp_path / "contest.jsonl"
    arena(TRICKS, ["simple", "random"], games=8, seed=2, record=Record(str(file)))
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    damage(lines)
    file.write_text("".join(line if line.endswith("\n") else line + "\n" for line in lines), encoding="utf-8")
    with pytest.raises(TechdeckError, match=r"line 3 of .* does not tell deal 1: the record is damaged"):
        arena(TRICKS, ["simple", "random"], games=8, seed=2, record=Record(str(file)))


def test_several_processes_play_the_same():
    alone = arena(TRICKS, ["simple", "random"], games=12, seed=4)
    assert arena(TRICKS, ["simple", "random"], games=12, seed=4, jobs=2).to_dict() == alone.to_dict()


def test_alone_at_the_table_points_on_the_same_deal_decide():
    city = techdeck.load_game("city", players=1)
    contest = arena(city, ["simple", "random"], games=8, seed=1)
    assert [[game.lineup for game in deal.games] for deal in contest.deals] == [[[0], [1]]] * 4
    for deal in contest.deals:
        mine, theirs = (game.points[0] for game in deal.games)
        assert deal.score(0, 1) == (0.5 if mine == theirs else float(mine > theirs))


def test_the_command_tells_what_was_promised(tmp_path):
    file = tmp_path / "picture.svg"
    words = ("arena", "tricks", "--bots", "simple,random,random", "--games", "6", "--picture", str(file))
    assert "every bot is named once" in refused_here(*words)
    found = data_here("arena", "tricks", "--bots", "simple,random", "--games", "5", "--picture", str(file))
    assert isinstance(found, dict)
    assert (found["game"], found["players"], found["games"]) == ("tricks", 2, 6)
    assert {*found["bots"][0]} == {"name", "win_rate", "low", "high", "mean_rank", "elo", "elo_error"}
    assert file.read_text(encoding="utf-8") == picture(found)
    assert json.dumps(found["bots"][0]["name"]) in '"simple"'


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--bots", "nobody,random"), "there is no bot 'nobody' for tricks"),
        ((), "name at least one bot"),
        (("--bots", "simple", "--sprt"), "a sequential test compares two bots, not 1"),
        (("--bots", "simple,random", "--sprt", "--elo0", "50"), "elo0 below elo1"),
        (("--bots", "simple,random", "--games", "0"), "games must be at least 1"),
        (("--bots", "simple,random", "--players", "7"), "is for 2 to 4 players, not 7"),
        (("--program", "x", "--seconds", "0"), "--seconds must be above 0"),
    ],
)
def test_bad_wishes_are_told(words, said):
    assert said in refused_here("arena", "tricks", *words)
