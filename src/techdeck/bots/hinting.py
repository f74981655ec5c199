"""What a bot would do in a seat's place, and why: the few best gestures, what they promise, and what they bring."""

from __future__ import annotations

from dataclasses import dataclass

from techdeck.bots.levels import iterations_of
from techdeck.core.errors import TechdeckError
from techdeck.core.judging import Stop
from techdeck.core.rng import Rng, fast_rng
from techdeck.core.view import View
from techdeck.search.completing import whole
from techdeck.search.searcher import weigh
from techdeck.search.weighing import brought, never
from techdeck.words.wording import Wording

BEST = 3
"""How many gestures a hint names at most."""
WORLDS = 30
"""In so many imagined tables, if there is time, it is looked what a gesture brings."""
SURE = 0.995
"""Who wins so many of the games wins almost every one."""
BEHIND = 0.25
"""Who wins fewer is behind, and gets little out of what is promised on the way."""


@dataclass(frozen=True)
class Hint:
    """A gesture by its actions, the share of games it promises, and the points it brings as far as is looked ahead."""

    actions: list[int]
    chance: float
    points: float
    at_once: float = 0.0
    """The points that it brings right away."""
    ahead: float = 0.0
    """How much more of the games than the next best gesture; 0 for all but the best. Just so:"""
    points_ahead: float = 0.0
    measure: float | None = None
    """How far one is ahead after it, in what players of the game count by where that isn't points."""
    measure_ahead: float = 0.0
    only: bool = False
    """Whether there was nothing to choose."""
    plain: bool = False
    """Whether it goes by rule of thumb, and nothing was weighed against it."""

    def facts(self) -> dict[str, object]:
        """What a reason is told from."""
        numbers = {"chance": 100 * self.chance, "more": 100 * self.ahead, "often": min(100.0, 100 * self.points)}
        numbers |= {"more_often": 100 * self.points_ahead, "at_once": self.at_once}
        numbers |= {"points": self.points, "more_points": self.points_ahead}
        numbers |= {"measure": abs(self.measure or 0.0), "more_measure": self.measure_ahead}
        facts: dict[str, object] = {name: round(number) for name, number in numbers.items()}
        facts |= {f"one_{name}": facts[name] == 1 for name in ("points", "at_once", "measure")}
        facts |= {"measured": self.measure is not None, "leading": (self.measure or 0.0) > 0}
        facts["behind"] = self.chance < BEHIND
        return facts | {"surely": self.chance >= SURE, "only": self.only, "plain": self.plain}


def hints(view: View, rng: Rng, iterations: int | None = None, stop: Stop = never) -> list[Hint]:
    """The best gestures of the seat that is asked, the very best first."""
    if not view.legal_actions():
        raise TechdeckError("nothing is asked of this seat now, so there is nothing to hint at")
    weighed = weigh(view, rng, iterations_of(view.table.game.name) if iterations is None else iterations, stop)
    best = [one for one in weighed if one.visits > 0][:BEST] or weighed[:1]
    gestures = [whole(view, one.actions, rng) for one in best]
    worlds = rng.word()
    brings = [brought(view, gesture, WORLDS, fast_rng(worlds), stop) for gesture in gestures]
    measures = [view.table.game.judgement.measure(one.value) for one in best]
    only = len(view.legal_actions()) == 1

    def lead(numbers: list[float], at: int) -> float:
        return 0.0 if at > 0 or len(numbers) == 1 else max(0.0, numbers[0] - numbers[1])

    return [
        Hint(
            gestures[at],
            one.value,
            brings[at][1],
            at_once=brings[at][0],
            ahead=lead([other.value for other in best], at),
            points_ahead=lead([points for _, points in brings], at),
            measure=measures[at],
            measure_ahead=lead([one or 0.0 for one in measures], at),
            only=one.visits == 0 and only,
            plain=one.visits == 0 and not only,
        )
        for at, one in enumerate(best)
    ]


def suggestion(one: Hint, view: View, words: Wording) -> dict[str, object]:
    """A hint as plain data, with its words."""
    said = words.gesture(view.gesture(), one.actions)
    facts = {"chance": one.chance, "points": one.points, "actions": one.actions}
    return {"words": said, "reason": words.reason(one.facts()), **facts}
