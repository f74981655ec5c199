"""What there is to know of verbs already made, when a sentence is put together from them."""

from techdeck.core.effects import copying
from techdeck.core.effects.card_shown import TakeIt
from techdeck.core.effects.change import CountsAs
from techdeck.core.effects.control import DID_IT, IT_IS, Either, Forget, If, Jump, May
from techdeck.core.effects.copying import Copy
from techdeck.core.effects.hands import AS_MANY, DiscardCards, DiscardSpokenOf, Draw, Give
from techdeck.core.effects.lying_aside import TakeAll, TakeKind
from techdeck.core.effects.match import SAME_DOMAIN, SAME_VALUE, Match
from techdeck.core.effects.pointing import IT, needs_choice
from techdeck.core.effects.registers import DRAWN
from techdeck.core.effects.revealing import RevealCards, RevealDrawn
from techdeck.core.effects.several import ExchangeOneOf
from techdeck.core.effects.swap import Exchange, TwoCards
from techdeck.core.effects.verb import Verb
from techdeck.core.effects.whole_hands import DiscardByChance, DiscardSpokenOfByChance


def is_as_many(verb: Verb) -> bool:
    """Whether the verb draws as many as were moved: nothing if nothing was."""
    return isinstance(verb, Draw) and verb.n == AS_MANY


def made_optional(verb: Verb) -> Verb | None:
    """The same verb with a no among its answers, if it asks for a card."""
    if isinstance(verb, RevealCards):
        return RevealCards(verb.high, verb.match, True)
    if isinstance(verb, TakeKind) and not isinstance(verb, TakeAll):
        return TakeKind(verb.match, verb.show, True)
    if (
        isinstance(verb, Exchange)
        and not isinstance(verb, ExchangeOneOf)
        and (needs_choice(verb.first) or needs_choice(verb.second))
    ):
        return Exchange(verb.first, verb.second, True)
    return None


def telling(deed: list[Verb]) -> Verb:
    """The verb of a deed that says whether it is possible: who gives must have a card, not only somebody to pick."""
    return next((verb for verb in deed if isinstance(verb, Give)), deed[0])


def last_draws(verbs: list[Verb], place: int, done: bool) -> list[int]:
    """The draws of one card that can be the last deed before this place; done: only if it was done there."""
    found: list[int] = []
    for i, verb in enumerate(verbs[:place]):
        left_out = place - i - 1
        if left_out not in ways_on(verb) or (done and left_out and isinstance(verb, (May, If))):
            continue  # from here one does not come to the place, or only by doing nothing
        if isinstance(verb, Draw) and verb.n == 1:
            found.append(i)
        elif isinstance(verb, (May, If, Either, Jump)) or (isinstance(verb, Forget) and verb.register != DRAWN):
            found += last_draws(verbs, i, done or (isinstance(verb, If) and not left_out and verb.condition == DID_IT))
    return found


def ways_on(verb: Verb) -> list[int]:
    """How many verbs can be left out after this one."""
    if isinstance(verb, (May, If)):
        return [0, int(verb.body)]
    if isinstance(verb, Either):
        return [0, int(verb.size)]
    return [int(verb.verbs)] if isinstance(verb, Jump) else [0]


def remember_drawn(verbs: list[Verb]) -> list[Verb]:
    """The draws before a "reveal it" remember their card; no other does, so no register keeps a secret for nothing."""
    for i, verb in enumerate(verbs):
        if isinstance(verb, RevealDrawn):
            for draw in last_draws(verbs, i, False):
                verbs[draw] = Draw(1, True)
    return verbs


def remember_discarded(verbs: list[Verb], discarded: set[Verb]) -> list[Verb]:
    """One card that is discarded before the text speaks of "it" is that card; others need not be remembered."""
    last = max([i for i, verb in enumerate(verbs) if speaks_of_it(verb)], default=0)
    for i, verb in enumerate(verbs[:last]):
        if verb not in discarded:
            continue
        if isinstance(verb, DiscardCards) and verb.low == verb.high == 1:
            verbs[i] = DiscardSpokenOf(1, 1, verb.match)
        elif isinstance(verb, DiscardByChance) and verb.count == 1:
            verbs[i] = DiscardSpokenOfByChance(1)
    return verbs


def speaks_of_it(verb: Verb) -> bool:
    """Whether the verb is about the card spoken of."""
    match = getattr(verb, "match", None)
    if isinstance(match, Match) and match.kind in (SAME_VALUE, SAME_DOMAIN):
        return True
    if isinstance(verb, TwoCards):
        return IT in (verb.first, verb.second)
    if isinstance(verb, Copy):
        return bool(verb.source == copying.IT)
    return isinstance(verb, (TakeIt, CountsAs)) or (isinstance(verb, If) and verb.condition == IT_IS)
