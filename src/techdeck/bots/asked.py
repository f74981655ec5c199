"""What a plain player of any game answers when a card's text asks; how much a card is liked, the game's bot says."""

from __future__ import annotations

from collections.abc import Callable

from techdeck.core.asking import question_for
from techdeck.core.cards import DOMAIN_NAMES, is_wild, parse_card, printed_domain, printed_value
from techdeck.core.questions import DECLINING, Choice
from techdeck.core.rng import Rng
from techdeck.core.state import State

Liking = Callable[[int], float]
"""How much a seat would like to hold a card."""
BY_TEXT = ("copy", "reveal")
"""Questions for a card whose text is carried out, or may be."""
PARTING = ("discard", "put_on_deck", "put_under_deck", "shuffle_in", "put_any_under", "put_one", "give_aside")
"""Questions for a card to part with."""


class Asked:
    """A seat that is asked by a card's text; fair is how much it likes a card it does not know."""

    def __init__(self, table: State, seat: int, like: Liking, fair: float, rng: Rng) -> None:
        self.table = table
        self.question = question_for(table, seat)
        self.held = table.hand_cards(seat)
        self.like = like
        self.fair = fair
        self.rng = rng

    def answer(self) -> int:
        """Take the best card, part with the worst, name what is missed most, and else let chance decide."""
        choices = self.question.choices
        pointing = {card_at(choice): choice.action for choice in choices if card_at(choice) >= 0}
        stop = next((choice.action for choice in choices if choice.verb in DECLINING), None)
        if pointing:
            return self.with_card(pointing, stop)
        if self.question.code == "name_value":
            return self.saying("value", self.value_to_name())
        if self.question.code in ("name_domain", "count_as_domain"):
            return self.saying("domain", DOMAIN_NAMES[self.domain_to_name()])
        wished = [choice.action for choice in choices if choice.verb in ("count_higher", "accept")]
        return wished[0] if wished else choices[self.rng.below(len(choices))].action

    def with_card(self, pointing: dict[int, int], stop: int | None) -> int:
        """Point at a card, or at none where that is allowed and better."""
        code, cards = self.question.code, list(pointing)
        if code in BY_TEXT:
            return pointing[max(cards, key=self.table.game.cards_brought)]
        worst, best = min(cards, key=self.like), max(cards, key=self.like)
        if code in PARTING:
            return stop if stop is not None and self.like(worst) >= self.fair else pointing[worst]
        if code == "put_back" or all(card in self.held for card in cards):
            return pointing[worst] if stop is None else stop
        return stop if stop is not None and self.like(best) <= self.fair else pointing[best]

    def saying(self, kind: str, what: object) -> int:
        """The choice that names this."""
        targets = [(choice.target, choice.action) for choice in self.question.choices]
        return next(action for target, action in targets if target is not None and target[kind] == what)

    def value_to_name(self) -> int:
        """To search for, the value of the best unseen card; else that of one's own worst card."""
        if self.question.about["to_search"]:
            return int(printed_value(self.best_unseen(None)))
        held = [card for card in self.held if not is_wild(card)]
        return int(self.table.value_of(min(held, key=self.like))) if held else 1 + int(self.rng.below(13))

    def domain_to_name(self) -> int:
        """To search for, that of the best unseen card of the named value; else the domain held most."""
        if self.question.about.get("to_search"):
            return int(printed_domain(self.best_unseen(self.question.about["value"])))
        domains = [int(self.table.domain_of(card)) for card in self.held]
        return max(range(4), key=domains.count)

    def best_unseen(self, value: object) -> int:
        """The card one would like best of those that may still lie in the deck, of this value if there is one."""
        cards = [card for card in range(52) if value in (None, int(printed_value(card)))]
        unseen = [card for card in self.table.unseen() if card in cards]
        return max(unseen or cards, key=self.like)


def card_at(choice: Choice) -> int:
    """The card a choice points at; -1 if at none."""
    card = None if choice.target is None else choice.target.get("card")
    return -1 if card is None else parse_card(str(card))
