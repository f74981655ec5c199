"""Ways out of a game that is not over: giving up, and in a game of two offering a draw; each is asked about first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from techdeck.core.actions import CONCEDE, DRAW

if TYPE_CHECKING:
    from techdeck.terminal.session import Session


DRAWING = ["Family 7.6", "Family 7.7"]
"""The clauses about a draw."""


class WayOut(Exception):
    """The person took a way out: there is nothing more to ask them."""


def concede(session: Session) -> None:
    """Give up. (Family 7.1)"""
    ends = {1: "You lose then.", 2: "The other player wins then."}
    what = ends.get(session.state.game.players, "Then chance plays your cards.")
    sight = session.looking.sight()
    if session.asker.agreed(f"{what} Really give up?", sight, enter="n", rules=session.text.giving_up()):
        session.state.apply_action(CONCEDE, session.seat)
        raise WayOut


def offer_draw(session: Session) -> None:
    """Offer a draw; the bot answers at once, and if it plays on, so does the person. (Family 7.6, 7.7)"""
    state, rival = session.state, 1 - session.seat
    name = session.text.people.name(rival)
    if DRAW not in state.ways_out(session.seat):
        session.screen.paragraph(f"Your draw offer stands until {name} does something.")
        return
    sight = session.looking.sight()
    if not session.asker.agreed(f"Nobody wins if {name} agrees. Offer a draw?", sight, enter="n", rules=DRAWING):
        return
    state.apply_action(DRAW, session.seat)
    session.moved = True
    if bot_agrees(session, rival):
        state.apply_action(DRAW, rival)
        raise WayOut
    session.looking.tell_news()
    session.screen.say(f"- {name} plays on.")


def bot_agrees(session: Session, seat: int) -> bool:
    """A bot agrees to a draw only when it is behind by the points that everybody sees."""
    scores = session.state.scores()
    return scores[seat] < scores[1 - seat]
