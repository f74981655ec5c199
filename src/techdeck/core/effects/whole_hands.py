"""Verbs about whole hands: draw up to a size, discard down to one, reveal, discard, swap or pass them all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from techdeck.core.actions import CARD
from techdeck.core.choices import Choices
from techdeck.core.effects.pointing import DECK_TOP, has_card, random_card
from techdeck.core.effects.registers import PICKED, SHOWN, STEP
from techdeck.core.effects.revealing import mark
from techdeck.core.effects.run import Run
from techdeck.core.effects.secret import LEFT
from techdeck.core.effects.verb import Verb
from techdeck.core.questions import Question
from techdeck.core.zones import DECK, EVERYBODY, HAND, SECOND_DECK

if TYPE_CHECKING:
    from techdeck.core.table import Table


class DrawUntil(Verb):
    """Draw until you hold so many cards; a used card that lies aside is one of them. (Family 2.6, 3.12)"""

    def __init__(self, hold: i64) -> None:
        self.hold = hold

    def draws_on(self) -> bool:
        return True

    def pile_use(self) -> str:
        return "draw"

    def pile_matters(self, table: Table, run: Run) -> bool:
        return table.has_pile_cards() and table.hand_size(run.actor(table)) < self.hold

    def possible(self, table: Table, run: Run) -> bool:
        return has_card(table, run, DECK_TOP) and table.hand_size(run.actor(table)) < self.hold

    def do(self, table: Table, run: Run) -> None:
        seat, drawn = run.actor(table), 0
        while table.hand_size(seat) < self.hold and table.draw(seat, run.deck(table), run.pile(table)) >= 0:
            drawn += 1
        if drawn == 0:
            run.skip(table)
        else:
            run.did(table, drawn)


class DiscardDown(Verb):
    """Discard down to so many cards, one by one; a used card that lies aside is one of those kept. (Family 3.12)"""

    def __init__(self, keep: i64) -> None:
        self.keep = keep

    def excess(self, table: Table, seat: i64) -> i64:
        """How many cards the seat must still discard."""
        return min(table.hand_size(seat) - self.keep, table.zones.count(HAND + seat))

    def possible(self, table: Table, run: Run) -> bool:
        return self.excess(table, run.actor(table)) > 0

    def can_be_asked(self, table: Table, run: Run, seat: i64) -> bool:
        return self.excess(table, seat) > 0

    def do(self, table: Table, run: Run) -> None:
        seat = run.actor(table)
        if self.excess(table, seat) > 0:
            run.pose(table, seat, self)
        else:
            run.skip(table)

    def options(self, table: Table, run: Run, seat: i64, out: Choices) -> None:
        table.add_hand(seat, CARD, out)

    def chosen(self, table: Table, run: Run, seat: i64, action: i64) -> None:
        table.discard(action - CARD)
        done = run.get(table, STEP) + 1
        run.put(table, STEP, done)
        if self.excess(table, seat) > 0:
            run.pose(table, seat, self)
        else:
            run.did(table, done)

    def ask(self, table: Table, run: Run, seat: i64) -> Question:
        return Question("discard", {"card": "discard"}, {"match": None}, left=int(self.excess(table, run.actor(table))))


class OwnHand(Verb):
    """A verb about the actor's whole hand, of which there must be a card."""

    def possible(self, table: Table, run: Run) -> bool:
        return table.zones.count(HAND + run.actor(table)) > 0

    def act(self, table: Table, run: Run, seat: i64) -> None:
        """What happens to the hand."""
        raise NotImplementedError  # revealing and discarding each say it

    def do(self, table: Table, run: Run) -> None:
        seat = run.actor(table)
        count = table.zones.count(HAND + seat)
        if count == 0:
            run.skip(table)
        else:
            self.act(table, run, seat)
            run.did(table, count)


class DiscardHand(OwnHand):
    """Discard the whole hand, by domain and value; how many they were is remembered. (Family 2.2)"""

    def act(self, table: Table, run: Run, seat: i64) -> None:
        if table.journal is not None:
            table.begin_event("discard", seat, -1, {})
        while table.zones.count(HAND + seat) > 0:
            table.discard(table.zones.at(HAND + seat, 0))
        table.end_event()


class ShuffleHandIn(OwnHand):
    """Shuffle the whole hand into the deck, each card into its own; how many they were is remembered. (Family 3.38)"""

    def act(self, table: Table, run: Run, seat: i64) -> None:
        first, second = False, False
        table.lose_track(seat, 1, 0)  # in which order they go would tell what lies beside a known card
        if table.journal is not None:
            table.begin_event("put_under_deck", seat, -1, {})
        while table.zones.count(HAND + seat) > 0:
            card = table.zones.at(HAND + seat, 0)
            deck = table.deck_of(card)
            first, second = first or deck == DECK, second or deck == SECOND_DECK
            table.put_from_anywhere("put_under_deck", seat, card, deck, 0, under=True)
            table.came_to_pile(card)
        table.end_event()
        if first:
            table.shuffle(DECK)
        if second:
            table.shuffle(SECOND_DECK)


class DiscardByChance(Verb):
    """Discard random cards of the hand; each of its cards is as likely. (Family 3.30)"""

    def __init__(self, count: i64) -> None:
        self.count = count

    def possible(self, table: Table, run: Run) -> bool:
        return table.zones.count(HAND + run.actor(table)) > 0

    def do(self, table: Table, run: Run) -> None:
        hand, discarded = HAND + run.actor(table), 0
        while discarded < self.count and table.zones.count(hand) > 0:
            table.discard(random_card(table, hand, -1))
            discarded += 1
        if discarded == 0:
            run.skip(table)
        else:
            run.did(table, discarded)


class DiscardSpokenOfByChance(DiscardByChance):
    """Discard one random card of the hand, which is then the card spoken of. (Family 3.17, 3.30)"""

    def do(self, table: Table, run: Run) -> None:
        hand = HAND + run.actor(table)
        card = random_card(table, hand, -1) if table.zones.count(hand) > 0 else -1
        run.put(table, SHOWN, card)
        if card < 0:
            run.skip(table)
        else:
            table.discard(card)
            run.did(table, 1)


class RevealHand(OwnHand):
    """Reveal the whole hand: all see its cards, which are then "those". (Family 3.17)"""

    def act(self, table: Table, run: Run, seat: i64) -> None:
        for i in range(table.zones.count(HAND + seat)):
            table.came_to_light(table.zones.at(HAND + seat, i))
            mark(table, run, table.zones.at(HAND + seat, i))
        table.learn_hand("reveal_hand", seat, seat, EVERYBODY)


class SwapHands(Verb):
    """The actor and the picked player swap hands; a used card that lies aside stays whose it is. (Family 3.11, 3.31)"""

    def possible(self, table: Table, run: Run) -> bool:
        picked = run.get(table, PICKED)
        if picked < 0 or picked == run.actor(table):
            return False
        return table.zones.count(HAND + run.actor(table)) + table.zones.count(HAND + picked) > 0

    def do(self, table: Table, run: Run) -> None:
        if not self.possible(table, run):
            run.skip(table)
            return
        seat, picked = run.actor(table), run.get(table, PICKED)
        moved = table.zones.count(HAND + seat) + table.zones.count(HAND + picked)
        table.swap_hands(seat, picked)
        run.did(table, moved)


class PassHands(Verb):
    """Every player passes the whole hand to the neighbour, all at once. (Family 3.9, 3.31)"""

    def __init__(self, direction: i64) -> None:
        self.direction = direction

    def held(self, table: Table) -> i64:
        """How many cards all hands have together."""
        held: i64 = 0
        for seat in range(table.players):
            held += table.zones.count(HAND + seat)
        return held

    def possible(self, table: Table, run: Run) -> bool:
        return table.players > 1 and self.held(table) > 0

    def do(self, table: Table, run: Run) -> None:
        if not self.possible(table, run):
            run.skip(table)
            return
        table.pass_hands(table.players, 1 if self.direction == LEFT else table.players - 1)
        run.did(table, self.held(table))
