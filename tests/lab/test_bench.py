"""The bench: turns, ratios, missing and broken peers, Ctrl-C."""

import json

import pytest

from techdeck.lab import bench, peers
from techdeck.lab.measure import ENGINE, Case, Count, Sample, take_turns
from techdeck.lab.report import make_report


def case(name, decisions, ours=False):
    one = Case(ENGINE, name, "test", lambda size, seed: Count(sum(1 for _ in range(size)), size), ours=ours)
    one.samples = [Sample(rate, 1.0, rate) for rate in decisions]
    return one


def test_a_ratio_is_the_median_of_the_rounds_ratios():
    report = make_report([case("ours", [20, 60, 30], ours=True), case("peer", [10, 20, 30])], [], {}, True)
    assert [(one.times, one.low, one.high) for one in report.ratios] == [(2.0, 1.0, 3.0)]
    assert report.rows[0].ratio == 2.0
    assert report.rows[1].ratio is None


def test_a_missing_peer_is_one_line(monkeypatch):
    def missing():
        raise ModuleNotFoundError("No module named 'nobody'")

    monkeypatch.setattr(peers, "PEERS", {"nobody": missing})
    cases, lines = peers.all_peers()
    assert cases == []
    assert len(lines) == 1
    assert "not installed: pip install 'techdeck[peers]'" in lines[0]


def test_a_peer_that_breaks_is_left_out():
    def broken(size, seed):
        raise RuntimeError("no")

    sound, bad = case("ours", [], ours=True), Case(ENGINE, "bad", "test", broken)
    sound.samples = []
    assert take_turns([bad, sound], 2, 0.01, lambda line: None)
    report = make_report([bad, sound], [], {}, True)
    assert [one.who for one in report.rows] == ["ours"]
    assert "RuntimeError" in report.notes[0]


def test_ctrl_c_keeps_what_was_measured():
    one = case("ours", [], ours=True)
    one.samples = []

    def stop_after_two(line):
        if len(one.samples) == 2:
            raise KeyboardInterrupt

    assert not take_turns([one], 7, 0.01, lambda line: stop_after_two(line) if "stopped" not in line else None)
    assert len(one.samples) == 2


def test_a_short_run_has_all_three_paths():
    report = bench.run([("tricks", 4)], peers=False, seconds=0.3)
    assert len(report.rows) == 3
    assert report.finished
    assert "tricks 4p" in bench.format_table(report)
    assert len(json.loads(bench.to_json(report))["rows"]) == 3


def test_an_unknown_game_is_bad_usage():
    with pytest.raises(SystemExit) as stop:
        bench.main(["trix"])
    assert stop.value.code == 2
