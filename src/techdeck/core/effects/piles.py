"""Verbs about whole piles: search the deck, take from the discard pile, shuffle, cut."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from techdeck.core.actions import CARD
from techdeck.core.bits import bit
from techdeck.core.cards import card_id, card_of, face
from techdeck.core.choices import Choices
from techdeck.core.effects.match import ANY, Match, any_matching, matching, point_at
from techdeck.core.effects.pointing import DECK_TOP, has_card
from techdeck.core.effects.registers import DOMAIN, SHOWN, VALUE
from techdeck.core.effects.run import Run
from techdeck.core.effects.verb import Verb
from techdeck.core.questions import Question
from techdeck.core.zones import DECK, DISCARD, EVERYBODY, HAND, SECOND_DECK, SECOND_DISCARD

if TYPE_CHECKING:
    from techdeck.core.table import Table


class Search(Verb):
    """Search the deck for the named card, show and take it; the deck is shuffled either way. (Family 1.9, 3.18-3.20)"""

    def do(self, table: Table, run: Run) -> None:
        if not self.card_named(table, run):
            run.skip(table)
            return
        zones = table.zones
        wanted = card_of(run.get(table, DOMAIN), run.get(table, VALUE))
        deck = table.deck_of(wanted)
        found: i64 = -1
        for i in range(zones.count(deck)):
            if face(zones.at(deck, i)) == wanted:
                found = zones.at(deck, i)
        if table.journal is not None:
            table.tell("search", run.actor(table), {"found": found >= 0, "card": card_id(wanted)})
        if found >= 0:
            table.came_to_light(found)
            table.put_from_anywhere("take", run.actor(table), found, HAND + run.actor(table), EVERYBODY)
        table.shuffle(deck)
        if found >= 0:
            run.did(table, 1)
        else:
            run.skip(table)
            run.stop(table)

    def searches(self) -> bool:
        return True

    def card_named(self, table: Table, run: Run) -> bool:
        """Whether both value and domain were named: each may have been declined."""
        return run.get(table, DOMAIN) >= 0 and run.get(table, VALUE) > 0

    def possible(self, table: Table, run: Run) -> bool:
        if not self.card_named(table, run):
            return False
        return table.zones.count(table.deck_of(card_of(run.get(table, DOMAIN), run.get(table, VALUE)))) > 0


class FromDiscard(Verb):
    """Take a matching card from the discard pile into the hand, or put it on top of its deck or under it."""

    def __init__(self, match: Match, to_deck: bool, under: bool = False) -> None:
        self.match = match
        self.to_deck = to_deck
        self.under = under

    def draws_on(self) -> bool:
        return True

    def pile_use(self) -> str:
        return "take_discard"

    def pile_matters(self, table: Table, run: Run) -> bool:
        one = any_matching(table, run, DISCARD, self.match)
        return one or any_matching(table, run, SECOND_DISCARD, self.match)

    def possible(self, table: Table, run: Run) -> bool:
        return any_matching(table, run, run.pile(table), self.match)

    def do(self, table: Table, run: Run) -> None:
        if self.possible(table, run):
            run.pose(table, run.actor(table), self)
        else:
            run.skip(table)

    def options(self, table: Table, run: Run, seat: i64, out: Choices) -> None:
        point_at(matching(table, run, run.pile(table), self.match), out)

    def chosen(self, table: Table, run: Run, seat: i64, action: i64) -> None:
        card = action - CARD
        if self.to_deck and self.under:
            table.put_under("put_under_deck", seat, card, table.deck_of(card), 0)
        elif self.to_deck:
            table.put("put_on_deck", seat, card, table.deck_of(card), 0)
        else:
            table.into_hand("take", seat, card, bit(seat))
        run.did(table, 1)

    def ask(self, table: Table, run: Run, seat: i64) -> Question:
        about: dict[str, object] = {"match": self.match.data(table, run)}
        if self.to_deck and self.under:
            return Question("put_discard_under_deck", {"card": "put_under_deck"}, about)
        if self.to_deck:
            return Question("put_discard_on_deck", {"card": "put_on_deck"}, about)
        return Question("take_discard", {"card": "take"}, about)


class FromDiscardByChance(FromDiscard):
    """Take a random card of the discard pile into the hand; each is as likely. (Family 3.43)"""

    def __init__(self) -> None:
        super().__init__(Match(ANY), False)

    def do(self, table: Table, run: Run) -> None:
        if not self.possible(table, run):
            run.skip(table)
            return
        pile = run.pile(table)
        card = table.zones.at(pile, table.rng.below(table.zones.count(pile)))
        self.chosen(table, run, run.actor(table), CARD + card)


class OneMoreFromDiscard(FromDiscard):
    """One more of several cards of the discard pile; of several, as many as there are. (Family 3.2)"""

    def do(self, table: Table, run: Run) -> None:
        if self.possible(table, run):
            run.pose(table, run.actor(table), self)


class ShuffleDiscardIn(Verb):
    """Shuffle the discard pile into the deck."""

    def draws_on(self) -> bool:
        return True

    def pile_matters(self, table: Table, run: Run) -> bool:
        return table.has_discards()

    def possible(self, table: Table, run: Run) -> bool:
        return table.zones.count(run.pile(table)) > 0

    def do(self, table: Table, run: Run) -> None:
        moved = table.zones.count(run.pile(table))
        if moved == 0:
            run.skip(table)
            return
        table.shuffle_into(run.pile(table), run.deck(table))
        run.did(table, moved)


class ShuffleDeck(Verb):
    """Shuffle the deck: nobody knows its cards any more. (Family 6.3)"""

    def draws_on(self) -> bool:
        return True

    def pile_matters(self, table: Table, run: Run) -> bool:
        return table.zones.count(DECK) + table.zones.count(SECOND_DECK) > 0

    def possible(self, table: Table, run: Run) -> bool:
        return table.zones.count(run.deck(table)) > 0

    def do(self, table: Table, run: Run) -> None:
        if self.possible(table, run):
            table.shuffle(run.deck(table))
            run.did(table, table.zones.count(run.deck(table)))
        else:
            run.skip(table)


class Cut(Verb):
    """Cut the deck at random and reveal the card there; it is "it" and stays in its place. (Family 3.26)"""

    def draws_on(self) -> bool:
        return True

    def possible(self, table: Table, run: Run) -> bool:
        return has_card(table, run, DECK_TOP)

    def do(self, table: Table, run: Run) -> None:
        if not table.refill(run.deck(table), run.pile(table)):
            run.put(table, SHOWN, -1)
            run.skip(table)
            return
        index = table.rng.below(table.zones.count(run.deck(table)))
        card = table.zones.at(run.deck(table), index)
        table.show(run.actor(table), card)
        run.put(table, SHOWN, card)
        run.did(table, 1)
