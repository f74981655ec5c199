"""The table of Paradoxical in the terminal: tableaus with a column for each value, piles, pool and tokens."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from techdeck.core.cards import parse_card
from techdeck.terminal.game_text import GameText
from techdeck.terminal.screen import padded
from techdeck.terminal.sight import Sight
from techdeck.words.cards import counts_as
from techdeck.words.english import listed

Data = dict[str, Any]
LABEL, COLUMN, VALUES = 10, 5, range(1, 14)
"""How wide the names of the rows and the columns of a tableau are, and which columns there are."""
LAST_TURNS = 10
"""From so many turns before the last one on, the heading tells how many are left."""
KINDS = {"two_pairs": "two pairs", "full_house": "a full house", "straight": "a straight"}


class ParadoxicalTable(GameText):
    """The table of Paradoxical as one seat sees it."""

    # --- the table ------------------------------------------------------------------------------------

    def table(self, sight: Sight) -> list[str]:
        return self.lines(sight, [seat for seat in range(sight.players) if seat != sight.seat])

    def moment(self, sight: Sight) -> list[str]:
        """In the middle of one's own turn the others' cards were on the screen a moment ago."""
        middle = sight.code != "take_turn" and sight.view["active"] == sight.seat
        return self.lines(sight, []) if middle else self.table(sight) if sight.players == 2 else self.lines(sight, None)

    def lines(self, sight: Sight, others: list[int] | None) -> list[str]:
        """The table but for one's own hand; of the others these are drawn, or all in a line each."""
        lines = [self.heading(sight), self.piles(sight)]
        if others is None:
            lines += [self.in_short(sight, seat) for seat in range(sight.players) if seat != sight.seat]
        if self.is_wide():
            lines.append(self.screen.dim(" " * LABEL + "".join(f"{value:<{COLUMN}}" for value in VALUES).rstrip()))
        for seat in [*(others or []), *([] if sight.seat is None else [sight.seat])]:
            lines += [self.player(sight, seat), *self.tableau(sight.view["tableaus"][seat])]
        aside = sight.zone("aside")
        lines += [self.screen.filled(f"Lying aside: {self.words.cards.all(aside)}", "", "    ")] if aside else []
        return [*lines, *self.notes(sight, others is not None)]

    def heading(self, sight: Sight) -> str:
        """Which turn it is and whose, and what wins."""
        view = sight.view
        left = view["limits"]["turns"] - view["turn"] + 1
        goal = f"two paradoxes win{f', turns left {left}' if left <= LAST_TURNS else ''}"
        where = "the end" if sight.over else f"turn {view['turn']}, {self.people.whose(view['active'])} turn"
        return self.screen.heading(where, goal)

    def piles(self, sight: Sight) -> str:
        """Both decks with their discard piles, and the pool. (Paradoxical 0.4, 0.5, 0.8)"""
        parts = []
        for deck in sight.view["decks"]:
            top = f" ({self.words.cards.short(deck['discards'][-1])} on top)" if deck["discards"] else ""
            parts.append(f"Deck {deck['number']}: {deck['count']}, discards {len(deck['discards']) or 'none'}{top}")
        return self.screen.flow([*parts, f"Pool: {self.words.cards.ids(sight.view['pool']) or 'empty'}"], "", "    ")

    def is_wide(self) -> bool:
        """Whether a tableau fits on the screen with a column for each value."""
        return self.screen.width >= LABEL + len(VALUES) * COLUMN

    def player(self, sight: Sight, seat: int) -> str:
        """A player: tokens, tableau and hand, and whether a claim may come; of oneself, how far it is to one."""
        tableau, own = sight.view["tableaus"][seat], seat == sight.seat
        facts = f"{sight.view['tokens'][seat]} of 2 tokens, tableau {len(tableau['cards'])}"
        claim = ", can claim a paradox" if tableau["claimable"] else ""
        more = f". {status(tableau)}" if own else f", {self.held(sight, seat)}{claim}"
        name = self.people.name(seat)
        return self.screen.filled(f"{self.screen.bold(name) if own else name}: {facts}{more}", "", "    ")

    def in_short(self, sight: Sight, seat: int) -> str:
        """A player in a line or two, where many sit at the table."""
        tableau = sight.view["tableaus"][seat]
        decks = [" ".join(self.marked(card) for card in of_deck(tableau, deck)) or "none" for deck in (1, 2)]
        claim = ", can claim" if tableau["claimable"] else ""
        facts = f"{counted(sight.view['tokens'][seat])}, {self.held(sight, seat)}{claim}"
        return self.screen.flow([f"{self.people.name(seat)}: {facts}", f"{decks[0]} | {decks[1]}"], "", "    ")

    def held(self, sight: Sight, seat: int) -> str:
        """How many cards a player holds, and which of them are known of another one."""
        cards, used = sight.zone("hand", seat), sight.view["used_marks"]
        known = [self.colour(card, card + ("*" if card in used else "")) for card in cards if card is not None]
        told = f" ({' '.join(known)})" if known and seat != sight.seat else ""
        return f"hand {sight.held(seat)}{told}"

    def tableau(self, tableau: Data) -> list[str]:
        """The cards of a tableau, those of each deck by their values, so that pairs stand one above the other."""
        lines = []
        for deck in (1, 2):
            cards, label = of_deck(tableau, deck), f"  deck {deck}".ljust(LABEL)
            if not self.is_wide():
                row = [self.bold_pair(tableau, card) for card in cards]
                lines.append(self.screen.flow(row or ["none"], label, gap=" "))
                continue
            rows = layers(cards) or [{}]
            for number, layer in enumerate(rows):
                cells = [self.bold_pair(tableau, layer[value]) if value in layer else "" for value in VALUES]
                line = (" " * LABEL if number else label) + "".join(padded(cell, COLUMN) for cell in cells)
                lines.append(line.rstrip())
        return lines

    def bold_pair(self, tableau: Data, card: Data) -> str:
        """A card of a tableau; those of pairs stand out."""
        return self.screen.bold(self.marked(card)) if card["value"] in tableau["pairs"] else self.marked(card)

    def marked(self, card: Data) -> str:
        """K9, or K9* if its effect was used. (Paradoxical 4.5)"""
        return self.colour(card["card"], card["card"] + ("*" if card["used"] else ""))

    def notes(self, sight: Sight, room: bool) -> list[str]:
        """What a star means, if there is room to say it, and which cards count as something else."""
        view, own = sight.view, sight.hand()
        notes = ["* used until the next claim"] if view["used_marks"] and room else []
        shown = {card for zone in view["zones"] if zone["name"] in ("tableau", "hand") for card in zone["cards"]}
        changed = [change for change in sight.changes() if change["card"] in shown and change["card"] not in own]
        notes += [f"{change['card']} counts as {counts_as(change['value'], change['domain'])}" for change in changed]
        return [self.screen.flow(notes, "  ")] if notes else []

    def scores(self, sight: Sight) -> list[str]:
        return [f"{self.people.name(seat):8} {counted(tokens)}" for seat, tokens in enumerate(sight.view["tokens"])]

    def hand_lines(self, sight: Sight) -> list[str]:
        return [self.screen.flow([self.named(sight, card) for card in sight.hand()], "  ")]

    def named(self, sight: Sight, card: str) -> str:
        """K9 Navigation, with what it counts as and whether it was used."""
        return self.now(sight, card) + (" (used)" if card in sight.view["used_marks"] else "")

    def outcome(self, sight: Sight) -> str:
        told, view = super().outcome(sight), sight.view
        if max(view["tokens"]) >= view["limits"]["tokens"] or sight.players - len(view["conceded"]) < 2:
            return told
        return f"All turns are over; the most tokens win (Paradoxical 5.3, 5.4). {told}"

    # --- what may be looked at ------------------------------------------------------------------------

    def looks(self) -> dict[str, Callable[[Sight], list[str]]]:
        return {"c": self.texts, "cards": self.texts, "d": self.discards, "discard": self.discards}

    def texts(self, sight: Sight) -> list[str]:
        """One's own cards with what they do: those of the hand, then those of the tableau."""
        lines = []
        for name, cards in (("hand", sight.hand()), ("tableau", sight.zone("tableau", sight.seat))):
            lines.append(f"In your {name}:" if cards else f"In your {name}: no cards.")
            told = [f"{self.named(sight, card)}: {self.words.cards.text(card)}" for card in cards if card]
            lines += [self.screen.filled(line, "  ", "      ") for line in told]
        return lines

    def discards(self, sight: Sight) -> list[str]:
        """Both discard piles, top card first. (Family 2.3)"""
        lines = []
        for deck in sight.view["decks"]:
            names = [self.words.cards.name(card) for card in deck["discards"][::-1]]
            order = " (top first)" if len(names) > 1 else ""
            lines.append(
                self.screen.flow(names or ["empty"], f"Discard pile of deck {deck['number']}{order}: ", "    ")
            )
        return lines


def counted(tokens: int) -> str:
    """1 token, 0 tokens."""
    return f"{tokens} token{'' if tokens == 1 else 's'}"


def of_deck(tableau: Data, deck: int) -> list[Data]:
    """The cards of a tableau that are of a deck, by value. (Paradoxical 0.6)"""
    cards = [card for card in tableau["cards"] if card["deck"] == deck]
    return sorted(cards, key=lambda card: (card["value"], parse_card(card["card"])))


def layers(cards: list[Data]) -> list[dict[int, Data]]:
    """Cards in rows, in each of which every value stands once."""
    rows: list[dict[int, Data]] = []
    for card in cards:
        free = next((row for row in rows if card["value"] not in row), None)
        if free is None:
            rows.append({card["value"]: card})
        else:
            free[card["value"]] = card
    return rows


def status(tableau: Data) -> str:
    """How far a tableau is from a paradox. (Paradoxical 2)"""
    pairs, count = tableau["pairs"], len(tableau["cards"])
    if tableau["claimable"]:
        return f"You can claim {listed([KINDS[kind] for kind in tableau['claimable']])}."
    named = f"Pairs: {listed([str(value) for value in pairs])}. " if pairs else "No pair yet. "
    if count < 8:
        return f"{named}A paradox takes 8 or 10 cards."
    if tableau["pairs_sum"] is None:
        return f"{named}It takes two pairs, a full house or a straight."
    both = f"Two {pairs[0]}s and two {pairs[1]}s ({tableau['pairs_sum']})"
    return f"{named}{both} do not outweigh your four lowest others ({tableau['others_sum']})."
