"""Possible tables behind a view: the cards it does not place lie anywhere they can. (Family 8.6)"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from techdeck.core.bits import bit, has
from techdeck.core.cards import HIDDEN, printed_domain, printed_value
from techdeck.core.choices import Choices
from techdeck.core.counting import HOLDS, LACKS
from techdeck.core.effects.registers import ACTOR, DRAWN
from techdeck.core.effects.run import Ask, Run
from techdeck.core.errors import TechdeckError
from techdeck.core.layouts import SWAPS_A_CELL, Layout
from techdeck.core.rng import FastRng
from techdeck.core.state import State
from techdeck.core.zones import HAND, MAX_SEATS, PENDING, holder

PATIENCE: Final = 1000
"""After so many tables that were not possible, what was told of changes, or which deck a card is of, may not hold."""
MOST_TRIES: Final = 5 * PATIENCE
"""After so many there is none: what the view tells contradicts itself."""
MOST_DEALS: Final = 4
"""So often cards are dealt in the hope that hands have what they surely hold, before cards are swapped."""
MOST_SWAPS: Final = 3000


class Imagination:
    """The tables that may be behind one view: what it does not place is listed once, then laid out time and again."""

    def __init__(self, view: State, eyes: i64) -> None:
        self.view = view
        self.eyes = eyes
        self.layout = Layout(view)
        self.out = Choices(view.game.actions.total)
        self.asked: i64 = view.acting_now
        if eyes < MAX_SEATS:
            self.asked &= bit(eyes) ^ -1
        self.draws = [frame for frame in view.frames if isinstance(frame, Run) and is_hidden(view, frame)]
        """The texts of which these eyes did not see what was drawn."""
        self.bound: vec[i64] = vec[i64]()
        """The hidden cells of hands that must have something."""
        for k in range(len(self.layout.zones)):
            seat = holder(self.layout.zones[k])
            if seat >= 0 and self.layout.zones[k] == HAND + seat and view.is_bound(seat):
                self.bound = append(self.bound, k)

    def deal(self, rng: FastRng) -> State:
        """Lay the unplaced cards into the hidden cells at random, until everybody who must choose can. (Family 8.6)"""
        tries: i64 = 0
        while tries < MOST_TRIES:
            tries += 1
            state = self.laid(tries > PATIENCE, tries > 2 * PATIENCE, rng)
            if state is None:
                tries += MOST_DEALS
                continue
            fits = self.name_drawn_cards(state, rng) or tries > PATIENCE
            fits = (self.what_is_asked_fits(state, rng) or tries > PATIENCE) and fits
            fits = state.imagine_numbers(rng) and fits  # last, because cards may have changed places to fit a search
            if fits and self.everybody_can_choose(state):
                state.rng = FastRng(rng.state)
                return state
        raise TechdeckError("no table can be imagined: what is known of this one contradicts itself")

    def laid(self, doubtful: bool, desperate: bool, rng: FastRng) -> State | None:
        """A copy of the view with cards in its hidden cells that agree with all that is certain; None if it failed.

        Where that is doubtful some changes have ended; out of despair a hand may lack what it surely holds."""
        layout, state = self.layout, self.view.clone()
        state.rng = rng
        if doubtful:
            self.end_some_changes(state, rng)
        for _deal in range(MOST_DEALS):
            cards = layout.drawn(rng)
            layout.lay(state, cards)
            self.decide_on_changes(state, doubtful)
            if len(self.bound) == 0 or self.lacking(state) == 0:
                break
        else:
            found = self.swapped(state, cards, rng)
            self.decide_on_changes(state, doubtful)
            if not desperate and not (found and self.lacking(state) == 0):
                return None
        for zone in range(HAND, PENDING + MAX_SEATS):
            state.zones.tidy(zone)
        return state

    def lacking(self, state: State) -> i64:
        """How much hands lack of what they surely hold."""
        count: i64 = 0
        for seat in range(state.players):
            if state.is_bound(seat):
                count += state.lacking(seat)
        return count

    def swapped(self, state: State, cards: vec[i64], rng: FastRng) -> bool:
        """Swap cards until hands lack nothing, then on at random, which makes each layout as likely; False if never."""
        bound, lacking, left = self.bound, self.lacking(state), i64(MOST_SWAPS)
        mixing = SWAPS_A_CELL * len(bound)
        while left > 0:
            one, other = bound[rng.below(len(bound))], rng.below(len(cards))
            if self.layout.may_swap(cards, one, other):
                self.swap(state, cards, one, other)
                now = self.lacking(state)
                if now > lacking:
                    self.swap(state, cards, one, other)
                else:
                    lacking = now
            if lacking == 0 and left > mixing:
                left = mixing
            left -= 1
        return lacking == 0

    def swap(self, state: State, cards: vec[i64], one: i64, other: i64) -> None:
        """Two cells change their cards."""
        layout = self.layout
        cards[one], cards[other] = cards[other], cards[one]
        state.zones.lay_in(layout.cells[one], cards[one], layout.seers[one])
        state.zones.lay_in(layout.cells[other], cards[other], layout.seers[other])

    def decide_on_changes(self, state: State, doubtful: bool) -> None:
        """A change may have ended in an unseen shuffle. It has, where a hand surely lacks what the card counts as; but
        not where the hand lacks what is printed on it: then it was denied before the change, or ended elsewhere."""
        if state.changes == 0:
            return
        for card in self.layout.cards:
            if state.told[card] != 0:
                seat = holder(state.zones.where[card])
                printed = seat >= 0 and is_denied(state, seat, printed_value(card), printed_domain(card))
                if printed or not doubtful:
                    state.believe_told(card)
                if not printed and seat >= 0 and is_denied(state, seat, state.values[card], state.domains[card]):
                    state.restore(card)

    def end_some_changes(self, state: State, rng: FastRng) -> None:
        """No table is possible if all that was told still holds: a change may have ended in an unseen shuffle."""
        for card in self.layout.cards:
            if rng.below(2) == 0:
                state.restore(card)

    def what_is_asked_fits(self, state: State, rng: FastRng) -> bool:
        """Who answers a text has seen what it asks about; False if they'd see something else than these eyes do."""
        top = state.top
        if not isinstance(top, Ask):
            return True
        return top.verb.imagined(state, top.run, self.eyes, rng) and (len(self.bound) == 0 or self.lacking(state) == 0)

    def everybody_can_choose(self, state: State) -> bool:
        """Whether every other acting seat has a choice: one who was asked for a card of a kind holds one."""
        for seat in range(state.players):
            if has(self.asked, seat):
                self.out.clear()
                state.top.legal(state, seat, self.out)
                if self.out.count == 0:
                    return False
        return True

    def name_drawn_cards(self, state: State, rng: FastRng) -> bool:
        """A card that was drawn unseen is any of the hand that the eyes don't know; False if it is not of its deck."""
        fits = True
        for run in self.draws:
            card = self.some_drawn_card(state, run, rng)
            state.regs[run.base + DRAWN] = card
            fits = fits and (not state.two_piles or state.deck_of(card) == run.deck(state))
        return fits

    def some_drawn_card(self, state: State, run: Run, rng: FastRng) -> i64:
        """One of the cards of the hand of who drew that the eyes don't know."""
        hand = HAND + state.regs[run.base + ACTOR]
        known = self.view.zones.listed(hand)
        cards = [card for card in state.zones.listed(hand) if card not in known]
        return cards[rng.below(len(cards))]


def is_denied(state: State, seat: i64, value: i64, domain: i64) -> bool:
    """Whether a hand surely lacks every card of this value, or every card of this domain. (Family 6.12)"""
    return value > 0 and (lacks_kind(state, seat, value - 1) or lacks_kind(state, seat, 13 + domain))


def lacks_kind(state: State, seat: i64, kind: i64) -> bool:
    """Whether a hand surely lacks every card that surely counts as a kind, and isn't known to hold one all the same."""
    lacks, faces = state.nums[LACKS + seat], state.faces_of(kind)
    return faces != 0 and faces & lacks == faces and not has(state.nums[HOLDS + seat], kind)


def is_hidden(view: State, run: Run) -> bool:
    """Whether a text has drawn a card that these eyes did not see."""
    return view.regs[run.base + DRAWN] == HIDDEN
