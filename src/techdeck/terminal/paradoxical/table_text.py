"""The table of Paradoxical as one seat sees it, in lines of text."""

from __future__ import annotations

from collections.abc import Sequence

from techdeck.core.cards import card_id
from techdeck.core.zones import ASIDE
from techdeck.games.paradoxical.finding import counted, every_claim, paired
from techdeck.games.paradoxical.names import ENOUGH
from techdeck.games.paradoxical.places import Paradoxical
from techdeck.terminal.cards import CardWords, is_changed
from techdeck.terminal.paradoxical.claims_text import ClaimWords
from techdeck.terminal.paradoxical.telling import ParadoxicalTeller
from techdeck.terminal.people import People, count_of
from techdeck.terminal.screen import Screen, padded

PILES = [("Deck 1", "knowledge, science", False), ("Deck 2", "technology, service", True)]
LABEL, COLUMN = 10, 5
"""How wide the names of the rows and the columns of a tableau are."""
LAST_TURNS = 10
"""From so many turns before the last one on, the heading tells how many are left."""


class TableText:
    """Draws the table from a view."""

    def __init__(self, people: People, cards: CardWords, screen: Screen, teller: ParadoxicalTeller) -> None:
        self.people = people
        self.cards = cards
        self.screen = screen
        self.teller = teller
        self.claims = ClaimWords(cards)

    def lines(self, table: Paradoxical, brief: bool = False) -> list[str]:
        """The whole table but for one's own hand; one's own tableau comes last, next to the choices.

        Brief is for the middle of one's own turn: the others' cards were on the screen a moment ago.
        """
        own = self.people.own
        others = [seat for seat in range(int(table.players)) if seat != own]
        lines = [self.heading(table), *self.piles(table), *self.scale()]
        for seat in [] if brief else others:
            lines += self.player(table, seat)
        if own is not None:
            lines += self.player(table, own)
            lines.append(self.screen.filled(self.claims.status(table, own), "  "))
        return [*lines, *self.changes(table), *self.aside(table)]

    def heading(self, table: Paradoxical) -> str:
        """Which turn it is and whose, and what wins."""
        turn = f"turn {int(table.turn())}"
        left = int(table.turn_limit() - table.turn()) + 1
        goal = f"two paradoxes win{f', turns left {left}' if left <= LAST_TURNS else ''}"
        where = "the end" if table.is_terminal() else f"{turn}, {self.people.whose(int(table.active()))} turn"
        return self.screen.heading(where, goal)

    def piles(self, table: Paradoxical) -> list[str]:
        """Both decks with their discard piles, and the pool. (Paradoxical 0.4, 0.5, 0.8)"""
        lines = []
        for name, domains, second in PILES:
            discards = table.discards(second)
            shown = f"{len(discards)}, {self.cards.short(discards[-1])} on top" if discards else "empty"
            left = count_of(int(table.deck_count(second)), "card")
            lines.append(self.screen.filled(f"{name} ({domains}): {left}. Discard pile: {shown}.", "", "    "))
        pool = " ".join(self.cards.short(card) for card in table.pool())
        return [*lines, self.screen.filled(f"Pool: {pool or 'empty'}", "", "    ")]

    def is_wide(self) -> bool:
        """Whether a tableau fits on the screen with a column for each value."""
        return self.screen.width >= LABEL + 13 * COLUMN

    def scale(self) -> list[str]:
        """The values above the columns."""
        if not self.is_wide():
            return []
        return [self.screen.dim(" " * LABEL + "".join(f"{value:<{COLUMN}}" for value in range(1, 14)).rstrip())]

    def player(self, table: Paradoxical, seat: int) -> list[str]:
        """A player: tokens, hand and tableau."""
        parts = [f"{int(table.tokens(seat))} of {ENOUGH} tokens", f"tableau {len(table.tableau(seat))}"]
        parts.append(self.held(table, seat))
        if seat != self.people.own and every_claim(table, seat):
            parts.append("can claim a paradox")
        name = self.people.name(seat)
        shown = self.screen.bold(name) if seat == self.people.own else name
        return [self.screen.filled(f"{shown}: {', '.join(parts)}", "", "    "), *self.tableau(table, seat)]

    def held(self, table: Paradoxical, seat: int) -> str:
        """How many cards a player holds, and which of them are known of another one."""
        known = " ".join(self.marked(table, card) for card in table.hand(seat))
        return f"hand {int(table.hand_size(seat))}{f' ({known})' if known and seat != self.people.own else ''}"

    def tableau(self, table: Paradoxical, seat: int) -> list[str]:
        """The cards of a tableau, those of each deck by their values, so that pairs stand one above the other."""
        cards, lines = table.tableau(seat), []
        for second, name in enumerate(("deck 1", "deck 2")):
            own = [card for card in cards if table.is_of_second(card) == bool(second)]
            rows = self.layers(table, own)
            label = f"  {name:{LABEL - 2}}"
            if self.is_wide():
                lines += [
                    (" " * LABEL if number else label) + self.row(table, cards, row) for number, row in enumerate(rows)
                ]
            elif own:
                ids = [self.marked(table, card) for card in sorted(own, key=table.value_of)]
                lines.append(self.screen.flow(ids, label, " " * LABEL, " "))
        return [line.rstrip() for line in lines]

    def layers(self, table: Paradoxical, cards: Sequence[int]) -> list[dict[int, int]]:
        """Cards of one deck in rows, in each at most one of a value."""
        rows: list[dict[int, int]] = [{}]
        for card in sorted(cards, key=lambda one: (int(table.value_of(one)), one)):
            value = int(table.value_of(card))
            free = next((row for row in rows if value not in row), None)
            if free is None:
                rows.append({value: card})
            else:
                free[value] = card
        return rows

    def row(self, table: Paradoxical, cards: list[int], row: dict[int, int]) -> str:
        """One row of a tableau, a column for each value; cards of pairs stand out."""
        cells, pairs = [], paired(counted(table, cards))
        for value in range(1, 14):
            text = self.marked(table, row[value]) if value in row else ""
            cells.append(padded(self.screen.bold(text) if value in pairs else text, COLUMN))
        return "".join(cells)

    def marked(self, table: Paradoxical, card: int) -> str:
        """K9, or K9* if its effect was used. (Paradoxical 4.5)"""
        return self.cards.colour(card, card_id(card) + ("*" if table.is_used(card) else ""))

    def changes(self, table: Paradoxical) -> list[str]:
        """What the star means, and cards in play that count as something else."""
        seats = range(int(table.players))
        cards = [card for seat in seats for card in [*table.tableau(seat), *table.hand(seat)]]
        lines = []
        if any(table.is_used(card) for card in cards):
            star = "* used; it may be used again after the next claim"
            lines.append(self.screen.dim(self.screen.filled(star, "  ", "    ")))
        changed = [self.cards.now(card, table) for card in cards if is_changed(table, card)]
        return lines + [self.screen.filled(text, "  ", "    ") for text in changed]

    def aside(self, table: Paradoxical) -> list[str]:
        """Cards a text has turned up or looked at."""
        cards = table.zones.listed(ASIDE)
        return [self.screen.filled(f"Lying aside: {self.cards.all(cards)}", "", "    ")] if cards else []

    def hand(self, table: Paradoxical, cards: Sequence[int]) -> list[str]:
        """A hand; used cards are marked."""
        return [self.screen.flow([self.named(table, card) for card in cards], "  ")]

    def named(self, table: Paradoxical, card: int) -> str:
        """K9 Navigation, with what it counts as and whether it was used."""
        return self.cards.now(card, table) + (" (used)" if table.is_used(card) else "")

    def scores(self, table: Paradoxical) -> list[str]:
        """Tokens, and the paradoxes they were given for. (Paradoxical 3.7)"""
        lines = []
        for seat in range(int(table.players)):
            tokens = count_of(int(table.tokens(seat)), "token")
            made = ", ".join(self.teller.made[seat])
            line = f"{tokens.replace('a ', '1 ')}{f': {made}' if made else ''}"
            lines.append(self.screen.filled(line, f"{self.people.name(seat):8} ", " " * 9))
        return lines

    def texts(self, table: Paradoxical) -> list[str]:
        """One's own cards with what they do: those of the hand, then those of the tableau."""
        seat = int(table.active()) if self.people.own is None else self.people.own
        lines = []
        for name, cards in (("In your hand", table.hand(seat)), ("In your tableau", table.tableau(seat))):
            lines.append(f"{name}:" if cards else f"{name}: no cards.")
            lines += [
                self.screen.filled(f"{self.named(table, card)}: {self.cards.text(card)}", "  ", "      ")
                for card in cards
            ]
        return lines

    def discards(self, table: Paradoxical) -> list[str]:
        """Both discard piles, top card first. (Family 2.3)"""
        lines = []
        for name, _, second in PILES:
            names = [self.cards.name(card) for card in table.discards(second)[::-1]]
            order = " (top first)" if len(names) > 1 else ""
            lines.append(self.screen.flow(names or ["empty"], f"Discard pile of {name.lower()}{order}: ", "    "))
        return lines
