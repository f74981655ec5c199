"""What a sensible player answers when a card's text asks, worked out from how much the seat likes cards.

A game says how much in a `Liking` of its own; its judgement passes on every question of a text:

    class CityLiking(Liking):
        def of(self, table: Table, seat: i64, card: i64) -> float:
            return ...  # about what the card is worth to this seat

    if asked_by_text(table):
        return answer(table, seat, out, self.liking, rng)
"""

from __future__ import annotations

from mypy_extensions import i64

from techdeck.core.actions import CARD, DOMAIN, HIGHER, NO, PILE, SEAT, VALUE, YES
from techdeck.core.choices import Choices
from techdeck.core.effects import registers
from techdeck.core.effects.change import CountsAs, CountsAsDomain, CountsAsNeighbour
from techdeck.core.effects.control import Either
from techdeck.core.effects.copying import Copy
from techdeck.core.effects.hands import DiscardCards, FromHand, PutCards
from techdeck.core.effects.look import PutAsideUnder, ReturnRest
from techdeck.core.effects.people import NameDomain, NameValue, Pick
from techdeck.core.effects.pointing import IT, needs_choice
from techdeck.core.effects.revealing import RevealCards
from techdeck.core.effects.run import Ask, ChoosePile, Run
from techdeck.core.effects.secret import PutFaceDown
from techdeck.core.effects.swap import Replace, TwoCards, fit
from techdeck.core.effects.verb import Verb
from techdeck.core.effects.whole_hands import DiscardDown
from techdeck.core.effects.worth import brings
from techdeck.core.liking import UNKNOWN, WORST, Liking, domain_sought, least_value, main_domain, value_sought
from techdeck.core.rng import FastRng
from techdeck.core.table import Table
from techdeck.core.zones import DECK, NOWHERE, SECOND_DECK


def asked_by_text(table: Table) -> bool:
    """Whether it is a card's text that asks now."""
    top = table.top
    return isinstance(top, (Ask, PutFaceDown, ChoosePile))


def answer(table: Table, seat: i64, out: Choices, like: Liking, rng: FastRng) -> i64:
    """Take the best card, part with the worst, name what is missed most, and else let chance decide."""
    top = table.top
    if isinstance(top, Ask):
        return answer_verb(table, seat, out, like, top.verb, top.run, rng)
    if isinstance(top, PutFaceDown):
        return pointing(table, seat, out, like, False)
    if isinstance(top, ChoosePile):
        return PILE + (1 if table.zones.counts[SECOND_DECK] > table.zones.counts[DECK] else 0)
    return out.pick(rng.below(out.count))


def answer_verb(table: Table, seat: i64, out: Choices, like: Liking, verb: Verb, run: Run, rng: FastRng) -> i64:
    """What is answered to one verb."""
    if isinstance(verb, (Copy, RevealCards)):
        return by_text(out, like)
    if isinstance(verb, FromHand):
        return part(table, seat, out, like, isinstance(verb, (DiscardCards, PutCards)))
    if isinstance(verb, PutAsideUnder):
        return part(table, seat, out, like, True)
    if isinstance(verb, (DiscardDown, ReturnRest)):
        return pointing(table, seat, out, like, False)
    if isinstance(verb, TwoCards):
        return two_cards(table, seat, out, like, verb, run)
    if isinstance(verb, CountsAs):
        return count_as(table, seat, out, like, verb, run)
    if isinstance(verb, Pick):
        return player(table, seat, out, like, run, rng)
    if isinstance(verb, Either):
        return one_or_other(out, verb)
    if isinstance(verb, (NameValue, NameDomain)):
        return naming(table, seat, like, isinstance(verb, NameValue), run, rng)
    if out.has(YES):
        return YES  # you may: what a text offers its user is mostly good
    return pointing(table, seat, out, like, True)


def pointing(table: Table, seat: i64, out: Choices, like: Liking, best: bool) -> i64:
    """The choice of the card that is liked best, or least; where no card is pointed at, the first choice."""
    found, most = out.pick(0), WORST
    for i in range(out.count):
        action = out.pick(i)
        if CARD <= action < CARD + table.cards:
            liked = like.of(table, seat, action - CARD)
            if not best:
                liked = -liked
            if liked > most:
                found, most = action, liked
    return found


def part(table: Table, seat: i64, out: Choices, like: Liking, gladly: bool) -> i64:
    """Part with the worst card; where one may keep it, only if another would be better and it is not given away."""
    worst = pointing(table, seat, out, like, False)
    if not out.has(NO):
        return worst
    if worst == NO or not gladly or like.of(table, seat, worst - CARD) >= like.fair:
        return NO
    return worst


def by_text(out: Choices, like: Liking) -> i64:
    """The card whose text brings most."""
    found, most = out.pick(0), WORST
    for i in range(out.count):
        action = out.pick(i)
        if action >= CARD and like.text(action - CARD) > most:
            found, most = action, like.text(action - CARD)
    return found


def two_cards(table: Table, seat: i64, out: Choices, like: Liking, verb: TwoCards, run: Run) -> i64:
    """Of two cards that change places, those that make most of it; none if that is a loss and one may decline."""
    may_decline = out.has(NO)
    found, most = out.pick(0), WORST
    if may_decline:
        found, most = NO, 0.0
    for i in range(out.count):
        action = out.pick(i)
        if action != NO:
            made = made_of(table, seat, like, verb, run, action - CARD)
            if made > most:
                found, most = action, made
    return found


def made_of(table: Table, seat: i64, like: Liking, verb: TwoCards, run: Run, card: i64) -> float:
    """What the seat has of pointing at this card now, first or second of the two."""
    if run.get(table, registers.STEP) == 1:
        return swapped(table, seat, like, verb, run.get(table, registers.CHOSEN), card)
    if not needs_choice(verb.first):
        return swapped(table, seat, like, verb, spoken_of(table, run, verb.first), card)
    if not needs_choice(verb.second):
        return swapped(table, seat, like, verb, card, spoken_of(table, run, verb.second))
    return best_with(table, seat, like, verb, run, card)


def spoken_of(table: Table, run: Run, place: i64) -> i64:
    """The card of a place where nobody chooses, if it is known."""
    return run.get(table, registers.SHOWN) if place == IT else UNKNOWN


def best_with(table: Table, seat: i64, like: Liking, verb: TwoCards, run: Run, first: i64) -> float:
    """What is made of the first card with the best of those that may go with it."""
    most = WORST
    for other in verb.others(table, run):
        if fit(table, first, other):
            most = max(most, swapped(table, seat, like, verb, first, other))
    return most


def swapped(table: Table, seat: i64, like: Liking, verb: TwoCards, first: i64, second: i64) -> float:
    """What the seat has of it that two cards change places, or that the second replaces the first."""
    zones = table.zones
    here = zones.where[first] if first != UNKNOWN else NOWHERE
    there = zones.where[second] if second != UNKNOWN else NOWHERE
    made = like.lying(table, seat, second, here) - like.lying(table, seat, first, here)
    made -= like.lying(table, seat, second, there)
    if not isinstance(verb, Replace):
        made += like.lying(table, seat, first, there)
    return made


def count_as(table: Table, seat: i64, out: Choices, like: Liking, verb: CountsAs, run: Run) -> i64:
    """Let the shown card count as what the seat likes best."""
    card = run.get(table, registers.SHOWN)
    found, most = out.pick(0), WORST
    for i in range(out.count):
        action = out.pick(i)
        value, domain = table.value_of(card), table.domain_of(card)
        if isinstance(verb, CountsAsNeighbour):
            value += 1 if action == HIGHER else -1
        elif isinstance(verb, CountsAsDomain):
            domain = action - DOMAIN
        else:
            value = action - VALUE + 1
        liked = like.counting(table, seat, card, value, domain)
        if liked > most:
            found, most = action, liked
    return found


def naming(table: Table, seat: i64, like: Liking, a_value: bool, run: Run, rng: FastRng) -> i64:
    """To search for, what the best unseen card is; else the value of one's worst card, the domain held most."""
    if not a_value:
        value = run.get(table, registers.VALUE)
        return DOMAIN + (domain_sought(table, seat, like, value) if run.searches() else main_domain(table, seat))
    if run.searches():
        return VALUE + value_sought(table, seat, like) - 1
    value = least_value(table, seat, like)
    return VALUE + (value - 1 if value > 0 else rng.below(13))


def one_or_other(out: Choices, verb: Either) -> i64:
    """This, or that: what brings more cards, of what is possible."""
    if out.count == 1:
        return out.pick(0)
    return YES if brings(verb.first, 1, 1) >= brings(verb.second, 1, 1) else NO


def player(table: Table, seat: i64, out: Choices, like: Liking, run: Run, rng: FastRng) -> i64:
    """Oneself where anyone may be picked and the text brings something; else whom the seat likes best to pick."""
    if out.has(SEAT + seat) and like.text(run.card) >= 0.0:
        return SEAT + seat
    found, most = out.pick(0), WORST
    start = rng.below(out.count)
    for i in range(out.count):
        action = out.pick((start + i) % out.count)
        liked = like.picking(table, seat, action - SEAT)
        if action != SEAT + seat and liked > most:
            found, most = action, liked
    return found
