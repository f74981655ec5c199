"""A seat sees only what it knows: permuting all else leaves its view, events, errors and ids identical to the byte."""

from collections.abc import Callable

import pytest

from techdeck.core.bits import has
from techdeck.core.cards import FACES, HIDDEN, card_id, parse_card
from techdeck.core.counting import CONCEDED
from techdeck.core.effects.conditions import CountThings, IfHolds
from techdeck.core.effects.control import Every
from techdeck.core.effects.lying_aside import TakeAll
from techdeck.core.effects.match import ANY
from techdeck.core.effects.piles import Search
from techdeck.core.effects.pointing import IN_HAND
from techdeck.core.effects.run import Run
from techdeck.core.effects.searching import SearchFor
from techdeck.core.effects.verb import Verb
from techdeck.core.effects.whole_hands import DiscardByChance, ShuffleHandIn
from techdeck.core.position import all_numbers
from techdeck.core.state import State
from techdeck.core.view import numbers_told
from tests.laws.dump import answers, difference, face_of, feed, leftovers
from tests.laws.permute import eyes_of, lay_otherwise, scramble_knowledge, scrambled
from tests.laws.subjects import SUBJECTS, Subject
from tests.laws.walk import Law, Moment, Pace, hold

AHEAD = 6
"""For so many actions two tables are played on alike."""
LAID_OPEN = {"discard", "market", "show hand", "show_hand"}
"""Events by which the rules lay cards open for all."""


def law_views_tell_nothing(moment: Moment) -> None:
    """Everything a seat can't know is changed, and its view stays the same to the byte, inside and out."""
    state = moment.state
    for seat in moment.eyes:
        other = scrambled(state, seat, moment.subject.book, moment.rng)
        one, two = face_of(state, seat), face_of(other, seat)
        assert one == two, f"seat {seat}: {difference(one, two)}"
        assert not any(leftovers(state.view(seat).table)), f"seat {seat}: there is something to find above a count"
        if state.journal is not None:
            assert feed(state, seat) == feed(other, seat), f"seat {seat}: the events"


def law_views_tell_all(moment: Moment) -> None:
    """A number that a seat may know is in its information state; and all see what the end is worth."""
    state = moment.state
    number = moment.rng.choice(all_numbers(state))
    place = moment.rng.randrange(number.first, number.first + number.count)
    other = state.clone()
    low, high = moment.rng.choice(number.spans)
    other.nums[place] = moment.rng.randint(low, high)
    for seat in moment.eyes:
        one, two = state.view(seat), other.view(seat)
        if one.table.nums[place] != two.table.nums[place]:
            told = numbers_told(one.table)
            assert told != numbers_told(two.table), f"seat {seat} is not told {number.name}"
            assert told in one.information_state_string()
        assert one.returns() == state.returns()


def law_answers_tell_nothing(moment: Moment) -> None:
    """Nor do the choices a seat is given, the texts of refusals, who may act, or what the clock may do."""
    state = moment.state
    for seat in moment.seats():
        other = scrambled(state, seat, moment.subject.book, moment.rng)
        assert answers(state, seat) == answers(other, seat), f"seat {seat}: choices or refusals"
        assert state.legal_actions(-1) == other.legal_actions(-1)
        if state.frames:
            assert state.frames[-1].acting(state) == state.frames[-1].acting(other)


def law_same_play_looks_alike(moment: Moment) -> None:
    """The same action, on tables that differ only in cards a seat knows neither before nor after, looks the same."""
    state = moment.state
    if state.is_terminal() or state.nums[CONCEDED]:
        return
    actor = moment.rng.choice(state.acting_seats())
    action = moment.rng.choice(state.legal_actions(actor))
    real = played(state.clone(), actor, action)
    for seat in moment.eyes:
        other = state.clone()
        keep = known_to(state, eyes_of(seat)) | known_to(real, eyes_of(seat)) | pointed_at(moment, action)
        keep |= laid_open(real)
        if holdings_are_asked(state, real):
            keep |= {(card + FACES) % (2 * FACES) for card in keep}  # a twin is found as well
        lay_otherwise(other, eyes_of(seat), keep, moment.rng)
        if action in other.legal_actions(actor):
            played(other, actor, action)
            if other.frames != real.frames and holdings_are_asked(state, real):
                continue
            if moment.subject.book.made_public(real, other) or shows_itself(state, real, other, seat):
                continue
            assert feed(real, seat) == feed(other, seat), f"seat {seat}: the events after {action}"
            one, two = face_of(real, seat), face_of(other, seat)
            assert one == two, f"seat {seat}, after {action}: {difference(one, two)}"


def law_what_others_know_tells_nothing(moment: Moment) -> None:
    """Third players know other cards, and for some actions the table looks the same, and so does what happens."""
    for seat in moment.eyes:
        one, two = moment.state.clone(), moment.state.clone()
        scramble_knowledge(two, eyes_of(seat), moment.rng)
        one.watch()
        two.watch()
        for _ in range(AHEAD):
            first, second = face_of(one, seat), face_of(two, seat)
            assert first == second, f"seat {seat}: {difference(first, second)}"
            assert feed(one, seat) == feed(two, seat), f"seat {seat}: the events"
            if one.is_terminal():
                break
            actor = moment.rng.choice(one.acting_seats())
            action = moment.rng.choice(one.legal_actions(actor))
            one.apply_action(action, actor)
            two.apply_action(action, actor)


def law_what_is_known_was_seen(moment: Moment) -> None:
    """A card whose place a seat comes to know, but where all see it, has been shown to that seat by an event."""
    state = moment.state.clone()
    state.watch()
    knew = {seat: known_to(state, eyes_of(seat)) for seat in moment.eyes}
    for _ in range(AHEAD):
        if state.is_terminal():
            break
        actor = moment.rng.choice(state.acting_seats())
        state.apply_action(moment.rng.choice(state.legal_actions(actor)), actor)
        for seat in moment.eyes:
            known = {c for c in known_to(state, eyes_of(seat)) if not state.open_zone(state.zones.where[c])}
            unseen = known - knew[seat] - seen_by(state, seat)
            assert not unseen, f"seat {seat} has not seen {[card_id(card) for card in unseen]}"


def seen_by(state: State, seat: int | None) -> set[int]:
    """The cards that events have shown to a seat."""
    assert state.journal is not None
    return {*found_by(state, seat), *[card for event in state.journal.feed(seat) for card in event.cards]}


def found_by(state: State, seat: int | None) -> set[int]:
    """The cards that a search of its own has shown to a seat: all that fit, so that it knows the others don't."""
    assert state.journal is not None
    told = state.journal.feed(seat)
    searches = [event.about["fitting"] for event in told if event.kind == "search_for"]
    searches += [event.about["seen"] for event in told if event.kind == "look_at_cards"]
    return {parse_card(card) for cards in searches if isinstance(cards, list) for card in cards}


def played(state: State, seat: int, action: int) -> State:
    """The state after an action, with the events of this action alone."""
    state.watch()
    state.apply_action(action, seat)
    return state


def known_to(state: State, eyes: int) -> set[int]:
    """The cards whose place these eyes know."""
    zones = state.zones
    spots = [(zone, i) for zone in range(len(zones.counts)) for i in range(zones.count(zone))]
    return {int(zones.at(zone, i)) for zone, i in spots if has(zones.seers(zone, i), eyes)}


def laid_open(state: State) -> set[int]:
    """The cards laid open on the way: all saw them, also those that were shuffled away since. (Family 2.2)"""
    assert state.journal is not None
    return {card for event in state.journal.events if event.kind in LAID_OPEN for card in event.cards}


def pointed_at(moment: Moment, action: int) -> set[int]:
    """The card an action speaks of, and those that secret numbers speak of."""
    table = moment.state.game.actions
    kept = moment.subject.book.cards_in_numbers(moment.state) | {int(register) for register in moment.state.regs}
    if action >= 0 and table.kinds[table.kind_of[action]].takes == "card":
        kept.add(action - table.first[table.kind_of[action]])
    return kept


def verbs_run(state: State, after: State) -> list[Verb]:
    """The verbs of texts that run, or that have begun since."""
    assert after.journal is not None
    begun = [card for event in after.journal.events if event.kind in ("use", "copy") for card in event.cards]
    programs = [frame.program for frame in state.frames if isinstance(frame, Run)]
    programs += [state.game.deck.programs[card % FACES] for card in begun]
    return [verb for program in programs for verb in program.verbs]


def holdings_are_asked(state: State, after: State) -> bool:
    """Whether a text makes public who holds a kind of card, or whether the deck has one."""
    verbs = verbs_run(state, after)
    asked = any(isinstance(verb, Search | SearchFor | IfHolds) for verb in verbs)
    return asked or any(isinstance(verb, Every) and verb.holding.kind != ANY for verb in verbs)


def shows_itself(state: State, real: State, other: State, seat: int | None) -> bool:
    """Whether the first thing that differs is one by which this seat is shown cards it did not know.

    It searches and sees what fits, it takes a card by chance, chance takes one that it knew in another hand or discards
    one for all to see, or a hand goes into two decks and all see how many cards into which. Whatever the seat was told
    before that is the same, and without such an event nothing may differ; but where a hand is counted, or all of a kind
    are taken from cards looked at, all see what comes of it.
    """
    assert real.journal is not None
    assert other.journal is not None
    if counts_a_hand(state, real) or takes_all_of_a_kind(state, real):
        return True
    for here, there in zip(real.journal.feed(seat), other.journal.feed(seat), strict=False):
        if here.to_dict() != there.to_dict():
            verbs = verbs_run(state, real)
            own = here.kind in ("search_for", "take_from_hand", "look_at_cards") and here.seat == seat
            by_chance = here.kind == "discard" and any(isinstance(verb, DiscardByChance) for verb in verbs)
            shown = {card for card in [*here.cards, *there.cards] if card != HIDDEN}
            taken = here.kind == "take_from_hand" and here.about["by_chance"] is True
            by_chance = by_chance or (taken and shown <= known_to(state, eyes_of(seat)))
            sorted_in = here.kind == "put_under_deck" and any(isinstance(verb, ShuffleHandIn) for verb in verbs)
            return here.kind == there.kind and (own or by_chance or (sorted_in and state.two_piles))
    return False


def counts_a_hand(state: State, after: State) -> bool:
    """Whether a text makes public how many cards of a kind a hand has. (Family 3.34)"""
    verbs = verbs_run(state, after)
    return any(isinstance(verb, CountThings) and verb.match.kind != ANY and verb.what == IN_HAND for verb in verbs)


def takes_all_of_a_kind(state: State, after: State) -> bool:
    """Whether a text makes public how many cards of a kind lie among those looked at. (Family 3.37)"""
    return any(isinstance(verb, TakeAll) and verb.match.kind != ANY for verb in verbs_run(state, after))


LAWS: list[Law] = [
    law_views_tell_nothing,
    law_views_tell_all,
    law_answers_tell_nothing,
    law_same_play_looks_alike,
    law_what_others_know_tells_nothing,
    law_what_is_known_was_seen,
]


@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
@pytest.mark.parametrize("law", LAWS)
def test_hidden_cards_stay_hidden(law: Law, subject: Subject) -> None:
    hold(law, subject, Pace(games=6, every=31, edges=72, edge_every=15))


@pytest.mark.long
@pytest.mark.parametrize("part", range(2))
@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
@pytest.mark.parametrize("law", LAWS)
def test_hidden_cards_stay_hidden_at_many_edges(
    law: Law, subject: Subject, part: int, told: Callable[[str], None]
) -> None:
    hold(law, subject, Pace(games=0, every=1, edges=360, edge_every=2).part(part, 2), told)
