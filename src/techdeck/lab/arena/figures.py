"""How good bots are, and how sure that is: every figure treats a deal, in all its lineups, as one observation."""

from __future__ import annotations

from collections.abc import Sequence
from math import log, log10, sqrt
from typing import NamedTuple

from techdeck.lab.arena.results import Deal
from techdeck.lab.rates import SURE, Rate

BLOCKS = 20
"""Parts of the deals, one of which at a time is left out to see how much a rating depends on it."""
TINY = 1e-6
"""A spread of no more than this is none."""
STEPS = 300
"""Steps of the rating's fit: far more than it takes to settle."""


def share_of(deals: Sequence[Deal], bot: int) -> Rate:
    """How much of the victories a seat of the bot's had, with a 95 % interval.

    Two deals that were won and two that were lost are imagined besides: so it holds for few deals and near 0 and 1 too.
    """
    seen = [mean(deal.shares_of(bot)) for deal in deals]
    mixed = [*seen, 0.0, 0.0, 1.0, 1.0]
    middle = mean(mixed)
    half = SURE * sqrt(mean([(share - middle) ** 2 for share in mixed]) / len(mixed))
    share = mean(seen)
    return Rate(share, max(0.0, min(share, middle - half)), min(1.0, max(share, middle + half)))


def mean_rank(deals: Sequence[Deal], bot: int) -> float:
    """The bot's rank on average; 1 is best."""
    return mean([rank for deal in deals for rank in deal.ranks_of(bot)])


def mean(values: Sequence[float]) -> float:
    """The mean."""
    return sum(values) / len(values)


class Rating(NamedTuple):
    """An Elo rating, and half its 95 % interval."""

    elo: float
    error: float


def ratings(deals: Sequence[Deal], bots: int) -> list[Rating]:
    """The rating of every bot, their mean at 0; the error by leaving out some deals at a time (a jackknife)."""
    blocks = min(BLOCKS, len(deals))
    tallies = [tally(deals[block::blocks], bots) for block in range(blocks)]
    total = summed(tallies, bots)
    fitted = fit(total)
    without = [fit(minus(total, part)) for part in tallies]
    spread = [jackknifed([one[bot] for one in without]) for bot in range(bots)]
    return [
        Rating(fitted[bot], spread[bot] if spread[bot] > TINY else uncertain(total, fitted, bot)) for bot in range(bots)
    ]


Tally = list[list[float]]
"""What each bot got in all from each other."""


def tally(deals: Sequence[Deal], bots: int) -> Tally:
    """What each bot got from each other in these deals."""
    got = [[0.0] * bots for _ in range(bots)]
    for deal in deals:
        for one, other, result in deal.duels():
            got[one][other] += result
            got[other][one] += 1 - result
    return got


def summed(parts: Sequence[Tally], bots: int) -> Tally:
    """All together, and one imagined draw between any two, so that nobody is infinitely good or bad."""
    return [[sum(part[a][b] for part in parts) + (0.5 if a != b else 0.0) for b in range(bots)] for a in range(bots)]


def minus(total: Tally, part: Tally) -> Tally:
    """All but a part."""
    return [[a - b for a, b in zip(row, less, strict=True)] for row, less in zip(total, part, strict=True)]


def fit(got: Tally) -> list[float]:
    """The ratings that make these results likeliest, where 400 points are odds of ten to one (Bradley-Terry)."""
    bots = range(len(got))
    strength = [1.0 for _ in bots]
    for _ in range(STEPS):
        for a in bots:
            met = sum((got[a][b] + got[b][a]) / (strength[a] + strength[b]) for b in bots if b != a)
            strength[a] = sum(got[a]) / met if met else 1.0
    middle = mean([log10(one) for one in strength])
    return [400 * (log10(one) - middle) for one in strength]


def jackknifed(values: Sequence[float]) -> float:
    """Half of the 95 % interval of a figure of which these are the values with one part left out each."""
    parts, middle = len(values), mean(values)
    return SURE * sqrt((parts - 1) / parts * sum((value - middle) ** 2 for value in values))


def uncertain(got: Tally, fitted: Sequence[float], bot: int) -> float:
    """The same by the model alone, for a bot that always won or always lost, and so shows no spread."""
    known = 0.0
    for other, elo in enumerate(fitted):
        hoped = expected(fitted[bot] - elo)
        known += (got[bot][other] + got[other][bot]) * hoped * (1 - hoped) if other != bot else 0.0
    return SURE * 400 / log(10) / sqrt(known) if known else 0.0


class Verdict(NamedTuple):
    """How a sequential test stands: better, not better or undecided, and the log-likelihood ratio with its bounds."""

    verdict: str
    llr: float
    bounds: tuple[float, float]


def verdict(scores: Sequence[float], elo0: float, elo1: float, risk: float) -> Verdict:
    """Whether scores speak for elo1 rather than elo0, by Wald's sequential test with risk of error on either side.

    A deal's score counts as normally distributed around its mean, as widely as the scores are seen to be; four deals,
    two won and two lost, are imagined besides, which matters while there are few.
    """
    bound = log((1 - risk) / risk)
    if not scores:
        return Verdict("undecided", 0.0, (-bound, bound))
    low, high = expected(elo0), expected(elo1)
    mixed = [*scores, 0.0, 0.0, 1.0, 1.0]
    middle = mean(mixed)
    spread = mean([(score - middle) ** 2 for score in mixed])
    llr = len(scores) * (high - low) * (2 * mean(scores) - low - high) / (2 * spread)
    said = "better" if llr >= bound else "not better" if llr <= -bound else "undecided"
    return Verdict(said, llr, (-bound, bound))


def expected(elo: float) -> float:
    """The score that a difference in rating promises."""
    return float(1 / (1 + 10 ** (-elo / 400)))
