"""The verb that copies another card's effect. (Family 4)"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from techdeck.core.actions import CARD
from techdeck.core.bits import bit, has
from techdeck.core.cards import FACES, card_id, face, is_wild
from techdeck.core.choices import Choices
from techdeck.core.effects.match import point_at
from techdeck.core.effects.pointing import theirs, zone_cards
from techdeck.core.effects.registers import PICKED, SHOWN
from techdeck.core.effects.run import Run, start
from techdeck.core.effects.verb import Verb
from techdeck.core.errors import IllegalAction
from techdeck.core.questions import Question
from techdeck.core.zones import EVERYBODY

if TYPE_CHECKING:
    from techdeck.core.table import Table

IN_PLAY: Final = 0
TOP_OF_PILE: Final = 1
IT: Final = 2
ONE_ASIDE: Final = 3
LAST_USED_BY_ANOTHER: Final = 4
THEIRS: Final = 5
OF_PICKED: Final = 6
OWN: Final = 7
NEUTRAL: Final = 8
IN_DISCARD: Final = 9


class Copy(Verb):
    """Carry out another card's text as if it were used; no card twice in a chain. (Family 4.1, 4.3, 4.6)"""

    def __init__(self, source: i64) -> None:
        self.source = source

    def do(self, table: Table, run: Run) -> None:
        cards = self.copyable(table, run)
        if len(cards) == 0:
            run.skip(table)
        elif self.is_chosen():
            run.pose(table, run.actor(table), self)
        else:
            self.copy(table, run, cards[0])

    def is_chosen(self) -> bool:
        """Whether the actor says which of several cards is meant."""
        return self.source == IN_PLAY or self.source == ONE_ASIDE or self.source >= THEIRS

    def copies(self) -> bool:
        return True

    def draws_on(self) -> bool:
        return self.source == TOP_OF_PILE or self.source == IN_DISCARD

    def pile_matters(self, table: Table, run: Run) -> bool:
        return table.has_discards()

    def copyable(self, table: Table, run: Run) -> vec[i64]:
        """The cards meant that have an effect not yet carried out in this chain. (Family 1.7, 4.3, 4.5)"""
        found: vec[i64] = vec[i64]()
        for card in self.meant(table, run):
            if card >= 0 and not is_wild(card) and not in_chain(table, card):
                found = append(found, card)
        return found

    def meant(self, table: Table, run: Run) -> vec[i64]:
        """The cards the sentence speaks of."""
        if self.source == IN_PLAY:
            return table.in_play()
        if self.source == OWN:
            return table.own(run.actor(table))
        if self.source == NEUTRAL:
            return table.neutral()
        if self.source == IN_DISCARD:
            return zone_cards(table, run.pile(table))
        if self.source == THEIRS:
            return theirs(table, run.actor(table))
        if self.source == OF_PICKED:
            picked = run.get(table, PICKED)
            return vec[i64]() if picked < 0 else table.controlled(picked)
        if self.source == ONE_ASIDE:
            return vec[i64]([run.aside(table, i) for i in range(run.aside_count(table))])
        if self.source == TOP_OF_PILE:
            return vec[i64]([table.zones.top(run.pile(table))])
        if self.source == LAST_USED_BY_ANOTHER:
            return vec[i64]([table.last_used_by_another(run.actor(table))])
        return vec[i64]([run.get(table, SHOWN)])

    def options(self, table: Table, run: Run, seat: i64, out: Choices) -> None:
        point_at(self.copyable(table, run), out)

    def chosen(self, table: Table, run: Run, seat: i64, action: i64) -> None:
        self.copy(table, run, action - CARD)

    def why_not(self, table: Table, run: Run, action: i64) -> IllegalAction | None:
        for card in self.meant(table, run):
            if card >= 0 and CARD + card == action and in_chain(table, card):
                return IllegalAction("that card is carried out already: none comes twice in a chain", "Family 4.3")
        return None

    def copy(self, table: Table, run: Run, card: i64) -> None:
        """The text of the card runs now, before the rest of this one. (Family 4.1, 4.2)"""
        if table.journal is not None:
            self.tell_copied(table, run.actor(table), card)
        add_to_chain(table, card)
        run.did(table, 1)
        start(table, run.actor(table), card, table.game.deck.programs[face(card)])

    def tell_copied(self, table: Table, seat: i64, card: i64) -> None:
        """All hear which card it is; where one lies that was used before, only who sees it may know. (Family 4.4)"""
        if table.seers_of(card) == EVERYBODY:
            table.tell_shown("copy", seat, [int(card)])
        else:
            table.tell("copy_unseen", seat, {"card": card_id(card)})

    def possible(self, table: Table, run: Run) -> bool:
        return len(self.copyable(table, run)) > 0

    def ask(self, table: Table, run: Run, seat: i64) -> Question:
        return Question("copy", {"card": "copy"})


def in_chain(table: Table, card: i64) -> bool:
    """Whether the card was carried out in this chain already."""
    return has(table.chain_half(card >= FACES), face(card))


def add_to_chain(table: Table, card: i64) -> None:
    """The card is carried out in this chain."""
    table.set_chain_half(card >= FACES, table.chain_half(card >= FACES) | bit(face(card)))
