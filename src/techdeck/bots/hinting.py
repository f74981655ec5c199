"""What a bot would do in a seat's place, and why: the few best gestures, what they promise, and what they bring."""

from __future__ import annotations

from dataclasses import dataclass

from techdeck.bots.levels import iterations_of
from techdeck.core.errors import TechdeckError
from techdeck.core.judging import Stop
from techdeck.core.rng import Rng
from techdeck.core.view import View
from techdeck.search.completing import whole
from techdeck.search.searcher import weigh
from techdeck.search.weighing import never, points_after
from techdeck.words.wording import Wording

BEST = 3
"""How many gestures a hint names at most."""
WORLDS = 30
"""In so many imagined tables, if there is time, it is looked what a gesture brings."""


@dataclass(frozen=True)
class Hint:
    """A gesture by its actions, the share of games it promises, and the points it brings as far as is looked ahead."""

    actions: list[int]
    chance: float
    points: float
    ahead: float
    """How much more of the games than the next best gesture; 0 for all but the best."""
    only: bool = False
    """Whether there was nothing to choose."""
    plain: bool = False
    """Whether it is so good that nothing was weighed against it."""

    def facts(self) -> dict[str, object]:
        """What a reason is told from."""
        points = round(self.points)
        facts: dict[str, object] = {"chance": round(100 * self.chance), "points": points, "one_point": points == 1}
        facts |= {"more": round(100 * self.ahead), "surely": self.chance >= 0.995}
        return facts | {"only": self.only, "plain": self.plain}


def hints(view: View, rng: Rng, iterations: int | None = None, stop: Stop = never) -> list[Hint]:
    """The best gestures of the seat that is asked, the very best first."""
    if not view.legal_actions():
        raise TechdeckError("nothing is asked of this seat now, so there is nothing to hint at")
    weighed = weigh(view, rng, iterations_of(view.table.game.name) if iterations is None else iterations, stop)
    best = [one for one in weighed if one.visits > 0][:BEST] or weighed[:1]
    lead = max(0.0, best[0].value - best[1].value) if len(best) > 1 else 0.0
    brings = [points_after(view, one.plan, WORLDS, rng, stop) for one in best]
    only = len(view.legal_actions()) == 1
    return [
        Hint(
            whole(view, one.actions, rng),
            one.value,
            brings[at],
            0.0 if at else lead,
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
