"""What a run measured: rows of figures and ratios to the peers, as a table for people or as JSON."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass

from techdeck.lab.measure import PATHS, Case, spread


@dataclass(frozen=True)
class Row:
    """One way of playing and its figures, all per second; ratio is ours to the fastest peer on its path."""

    what: str
    who: str
    how: str
    ours: bool
    decisions_per_second: float
    low: float
    high: float
    spread_percent: float
    events_per_second: float
    games_per_second: float
    samples: int
    ratio: float | None
    peer: str | None


@dataclass(frozen=True)
class Ratio:
    """How many times as fast as a peer we are: the median of the ratios of each round, and their ends."""

    what: str
    ours: str
    peer: str
    times: float
    low: float
    high: float


@dataclass(frozen=True)
class Report:
    """All that one run measured, and where."""

    rows: list[Row]
    ratios: list[Ratio]
    notes: list[str]
    machine: dict[str, str]
    finished: bool


def ratio(what: str, ours: Case, peer: Case) -> Ratio:
    """Ours to the peer, round by round: neighbours in time share the machine's moods."""
    pairs = zip(ours.samples, peer.samples, strict=False)  # Ctrl-C may leave one of them a round short
    times = spread([mine.decisions / theirs.decisions for mine, theirs in pairs])
    return Ratio(what, ours.who, peer.label, times.median, times.low, times.high)


def ratios(cases: Sequence[Case]) -> Iterator[Ratio]:
    """Each of our cases against each peer on the same path."""
    measured = [case for case in cases if case.samples and not case.failure]
    for mine in (case for case in measured if case.ours):
        for peer in (case for case in measured if not case.ours):
            if mine.path == peer.path or mine.path in peer.also:
                yield ratio(mine.path, mine, peer)


def row(case: Case, found: Sequence[Ratio]) -> Row:
    """The figures of one case."""
    rates = spread([sample.decisions for sample in case.samples])
    mine = [one for one in found if case.ours and (one.what, one.ours) == (case.path, case.who)]
    hardest = min(mine, key=lambda one: one.times, default=None)
    return Row(
        what=case.path,
        who=case.who,
        how=case.how,
        ours=case.ours,
        decisions_per_second=rates.median,
        low=rates.low,
        high=rates.high,
        spread_percent=rates.percent,
        events_per_second=spread([sample.events for sample in case.samples]).median,
        games_per_second=spread([sample.games for sample in case.samples]).median,
        samples=len(case.samples),
        ratio=hardest.times if hardest else None,
        peer=hardest.peer if hardest else None,
    )


def make_report(cases: Sequence[Case], notes: Sequence[str], here: dict[str, str], finished: bool) -> Report:
    """Everything that was measured; peers that broke become notes."""
    found = list(ratios(cases))
    rows = [row(case, found) for case in cases if case.samples and not case.failure]
    broken = [f"{case.label}: {case.failure}" for case in cases if case.failure]
    return Report(rows, found, [*notes, *broken], here, finished)


def to_json(report: Report) -> str:
    """The whole report as one JSON object."""
    return json.dumps(asdict(report), indent=2)


# ------------------------------------------------------------------ the table


def aligned(lines: Sequence[Sequence[str]], left: int) -> list[str]:
    """Columns of equal width, the first ones flush left and the others flush right."""
    widths = [max(len(line[column]) for line in lines) for column in range(len(lines[0]))]

    def cell(column: int, text: str) -> str:
        return text.ljust(widths[column]) if column < left else text.rjust(widths[column])

    return ["  ".join(cell(column, text) for column, text in enumerate(line)).rstrip() for line in lines]


def figures(rows: Sequence[Row]) -> list[str]:
    """The table of figures of one path, the fastest first."""
    lines = [["who", "how", "decisions/s", "spread", "with chance/s", "games/s", "ours / fastest peer"]]
    for one in sorted(rows, key=lambda one: -one.decisions_per_second):
        lines.append(
            [
                one.who,
                one.how,
                f"{one.decisions_per_second:,.0f}",
                f"±{one.spread_percent:.0f} %",
                f"{one.events_per_second:,.0f}",
                f"{one.games_per_second:,.0f}",
                f"{one.ratio:.2f}x" if one.ratio is not None else "",
            ]
        )
    return aligned(lines, left=2)


def ratio_table(found: Sequence[Ratio]) -> list[str]:
    """The table of ratios of one path: a line for each peer, a column for each of our games."""
    games = list(dict.fromkeys(one.ours for one in found))
    cells = {(one.peer, one.ours): f"{one.times:.2f}x ({one.low:.2f}..{one.high:.2f})" for one in found}
    lines = [["ours / peer", *games]]
    for peer in dict.fromkeys(one.peer for one in found):
        lines.append([peer, *(cells.get((peer, game), "") for game in games)])
    return aligned(lines, left=1)


def format_table(report: Report) -> str:
    """The report for people: for each path its figures and ratios; at the end the notes and the machine."""
    lines: list[str] = []
    for path in PATHS:
        rows = [one for one in report.rows if one.what == path]
        found = [one for one in report.ratios if one.what == path]
        if rows:
            lines += [path.upper(), *figures(rows), ""]
        if found:
            lines += [*ratio_table(found), ""]
    lines += report.notes
    lines += [", ".join(f"{name} {value}" for name, value in report.machine.items())]
    if not report.finished:
        lines += ["Stopped early: with fewer rounds than usual, trust these figures less."]
    return "\n".join(lines)
