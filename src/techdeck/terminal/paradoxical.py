"""Paradoxical in the terminal: what may be chosen, whole claims first, long lists inside."""

from __future__ import annotations

from techdeck.bots.paradoxical_claims import best_first
from techdeck.core.cards import card_id, parse_card
from techdeck.core.errors import TechdeckError
from techdeck.core.view import View
from techdeck.games.paradoxical.finding import Claim
from techdeck.games.paradoxical.places import paradoxical
from techdeck.terminal.menu import Entry, Menu
from techdeck.terminal.menus import entry_of
from techdeck.terminal.paradoxical_table import KINDS, Data, ParadoxicalTable
from techdeck.terminal.sight import Sight
from techdeck.terminal.typed_cards import TypedCards

MOST_CLAIMS = 6
"""So many whole claims are offered; every other one can be put together card by card."""
RULES = [f"Paradoxical {number}" for number in ("2.2", "2.4", "2.6", "2.8", "3.2")]
"""What one needs to know to choose a claim."""


class ParadoxicalText(ParadoxicalTable):
    """The choices of Paradoxical, grouped so that a person finds their way."""

    def typing(self) -> list[tuple[str, str]]:
        return [("draw 1", "draws from deck 1; draw 2 from deck 2"), ("use K9", "uses a card; add K9 adds it")]

    def menu(self, sight: Sight) -> Menu:
        if sight.code != "take_turn":
            return super().menu(sight)
        draws = [entry_of(choice, sight, self) for choice in of_verb(sight, "draw")]
        entries = [*self.claiming(sight), *draws, *self.adding(sight), *self.using(sight)]
        return Menu(self.words.question(sight.question), entries)

    def claiming(self, sight: Sight) -> list[Entry]:
        """The best claim as it is, the others in an inner menu. (Paradoxical 3.2)"""
        by_card = of_verb(sight, "claim")
        if not by_card:
            return []
        every = best_first(paradoxical(sight.source.table), sight.seat or 0)
        offered = worth_offering(sight, every)
        whole = [Entry(self.claim_line(sight, claim), command=claim_command(sight, claim)) for claim in offered]
        whole[0].label = f"claim {whole[0].label}"
        more = [choice for choice in by_card if count_kind(every, choice) > count_kind(offered, choice)]
        others = [Entry(f"{self.words.choice(sight.question, one)}, card by card", one["action"]) for one in more]
        inner = Menu("What do you claim?", [*whole[1:], *others], rules=RULES)
        return [whole[0], *([Entry("claim another paradox ...", menu=inner)] if inner.entries else [])]

    def claim_line(self, sight: Sight, claim: Claim) -> str:
        """Two pairs, 38 > 21: K12 T12 K7 V7 against K2 S3 T5 V11 (S9 stays)."""
        gone = [card_id(card) for card in (*claim.set_cards, *claim.indifferent)]
        left = [card for card in sight.zone("tableau", sight.seat) if card not in gone]
        stays = f" ({self.words.cards.ids(left)} stay{'s' if len(left) == 1 else ''})" if left else ""
        others = self.words.cards.ids(high_first(sight, claim.indifferent))
        sides = f"{self.words.cards.ids(gone[: claim.size])} against {others}"
        return f"{KINDS[claim.paradox]}, {claim.set_sum} > {claim.indifferent_sum}: {sides}{stays}"

    def adding(self, sight: Sight) -> list[Entry]:
        """Hand cards to add; several stand in an inner menu. (Paradoxical 1.6)"""
        entries = [entry_of(choice, sight, self, several=True) for choice in of_verb(sight, "add")]
        if len(entries) < 2:
            return entries
        inner = Menu("Which card of your hand do you add to your tableau?", entries)
        return [Entry(f"{self.words.group('add')} ...", menu=inner)]

    def using(self, sight: Sight) -> list[Entry]:
        """Cards whose effects may be used, with their texts, in an inner menu; those of the hand last. (4.1)"""
        cards = {choice["target"]["card"]: choice["action"] for choice in of_verb(sight, "use")}
        entries = []
        for card in sorted(cards, key=lambda card: card in sight.hand()):
            held = " (in hand)" if card in sight.hand() else ""
            label = f"use {self.now(sight, card)}{held}: {self.words.cards.text(card)}"
            entries.append(Entry(label, cards[card], card=parse_card(card)))
        menu = Menu("Which card do you use?", entries)
        return [Entry(f"{self.words.group('use')} ...", menu=menu)] if entries else []

    def typed(self, view: View, typed: str) -> dict[str, object] | None:
        """What can't be done now is refused with its rule: a claim without a paradox, a card that is used already."""
        question = view.question()
        first, _, rest = typed.lower().partition(" ")
        if question.code != "take_turn" or first not in ("claim", "use", "add"):
            return None
        if first == "claim":
            if any(choice.verb == "claim" for choice in question.choices):
                return None
            raise TechdeckError("your tableau holds no valid paradox (Paradoxical 3.1)")
        card = {"kind": "card", "card": named_card(TypedCards(self.game), rest)}
        open_now = any(choice.verb == first and choice.target == card for choice in question.choices)
        return None if open_now or not card["card"] else {"kind": first, "card": card["card"]}


def of_verb(sight: Sight, verb: str) -> list[Data]:
    """The choices of a verb."""
    return [choice for choice in sight.choices if choice["verb"] == verb]


def worth_offering(sight: Sight, every: list[Claim]) -> list[Claim]:
    """The claims that are offered whole, the best one first: of each kind and set only the best."""
    values = values_of(sight)
    found: dict[tuple[int, tuple[int, ...]], Claim] = {}
    for claim in every:
        found.setdefault((claim.kind, tuple(sorted(values[card_id(card)] for card in claim.set_cards))), claim)
    return list(found.values())[:MOST_CLAIMS]


def values_of(sight: Sight) -> dict[str, int]:
    """What the cards of one's own tableau count as."""
    return {one["card"]: one["value"] for one in sight.view["tableaus"][sight.seat]["cards"]}


def high_first(sight: Sight, cards: list[int]) -> list[str]:
    """Cards of one's own tableau by what they count as."""
    values = values_of(sight)
    return sorted([card_id(card) for card in cards], key=lambda card: (-values[card], parse_card(card)))


def claim_command(sight: Sight, claim: Claim) -> dict[str, object]:
    """A whole claim; indifferent cards that are the only ones left are not said. (Paradoxical 3.3)"""
    said: dict[str, object] = {"kind": "claim", "paradox": claim.paradox}
    said["set_cards"] = [card_id(card) for card in claim.set_cards]
    if len(sight.zone("tableau", sight.seat)) > 2 * claim.size:
        said["indifferent"] = high_first(sight, claim.indifferent)
    return said


def count_kind(claims: list[Claim], choice: Data) -> int:
    """How many claims are of the kind that a choice begins."""
    return len([claim for claim in claims if claim.paradox == choice["target"]["paradox"]])


def named_card(cards: TypedCards, text: str) -> str:
    """The card that was typed; empty if it is none."""
    try:
        return card_id(cards.typed(text))
    except TechdeckError:
        return ""
