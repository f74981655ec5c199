"""Tells what is done with decks, discard piles and what lies aside."""

from typing import Final

from techdeck.core.effects import card_shown, look, lying_aside, piles, searching, unseen
from techdeck.core.effects.registers import BOTTOM, TOP_OF_DISCARD
from techdeck.deck.canonical_hands import HandSteps
from techdeck.deck.canonical_words import of, optional

RESTS: Final = ("rest on top", "rest under", "rest discard", "rest shuffled in", "rest to picked")
TAKEN: Final = ("", "lowest", "highest")


class PileSteps(HandSteps):
    """Tells what is done with decks, discard piles and what lies aside."""

    def t_look(self, verb: look.Look) -> str:
        number = "players" if verb.n == look.PLAYERS else str(int(verb.n))
        side = "discards" if verb.side == TOP_OF_DISCARD else "bottom" if verb.side == BOTTOM else "top"
        return f"{'show' if verb.reveal else 'look'} {side} {number}"

    def t_move_across(self, verb: unseen.MoveAcross) -> str:
        return f"move bottom {int(verb.n)} on top" if verb.side == BOTTOM else f"move top {int(verb.n)} under"

    def t_turn_until(self, verb: look.TurnUntil) -> str:
        return f"turn until{of(verb.match)}" + (f" of {int(verb.most)}" if verb.most else "")

    def t_take_aside(self, verb: look.TakeAside) -> str:
        taken = 1
        while self.at < len(self.verbs) and isinstance(later := self.verbs[self.at], look.TakeAside) and later.one_more:
            self.at += 1
            taken += 1
        return f"take {TAKEN[int(verb.which)] or taken}"

    def t_take_kind(self, verb: lying_aside.TakeKind) -> str:
        return optional(f"take{of(verb.match)}{' shown' if verb.show else ''}", verb.optional)

    def t_take_all(self, verb: lying_aside.TakeAll) -> str:
        return f"take all{of(verb.match)}"

    def t_put_one(self, verb: lying_aside.PutOne) -> str:
        put = 1
        while self.at < len(self.verbs) and isinstance(later := self.verbs[self.at], lying_aside.PutOne):
            if not later.one_more:
                break
            self.at += 1
            put += 1
        return f"{put} of them {RESTS[int(verb.where)].removeprefix('rest ')}"

    def t_put_back(self, verb: look.PutBack) -> str:
        return ""

    def t_return_rest(self, verb: look.ReturnRest) -> str:
        return RESTS[int(verb.where)] + (" in any order" if verb.choose_order else "")

    def t_put_aside_under(self, verb: look.PutAsideUnder) -> str:
        return "put any under"

    def t_take_it(self, verb: card_shown.TakeIt) -> str:
        return "take it"

    def t_put_it(self, verb: card_shown.PutIt) -> str:
        return "discard it" if verb.where == look.REST_TO_DISCARD else "put it under"

    def t_search(self, verb: piles.Search) -> str:
        return "search [named card]"

    def t_from_discard(self, verb: piles.FromDiscard) -> str:
        to_deck = "discarded to bottom" if verb.under else "discarded to top"
        return f"{to_deck if verb.to_deck else 'take discarded'}{of(verb.match)}"

    def t_from_discard_by_chance(self, verb: piles.FromDiscardByChance) -> str:
        return "take discarded random"

    def t_one_more_from_discard(self, verb: piles.OneMoreFromDiscard) -> str:
        return self.t_from_discard(verb)

    def t_search_for(self, verb: searching.SearchFor) -> str:
        return f"search{of(verb.match)}{' shown' if verb.show else ''}"

    def t_shuffle_deck(self, verb: piles.ShuffleDeck) -> str:
        return "shuffle deck"

    def t_shuffle_discard_in(self, verb: piles.ShuffleDiscardIn) -> str:
        return "shuffle discards"

    def t_cut(self, verb: piles.Cut) -> str:
        return "cut"
