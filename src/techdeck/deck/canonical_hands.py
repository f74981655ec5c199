"""Tells what is done with hands."""

from techdeck.core.effects import between_hands, hands, secret, showing, unseen, whole_hands
from techdeck.core.effects import revealing as shown
from techdeck.deck.canonical_table import TableSteps
from techdeck.deck.canonical_words import many, of, optional


class HandSteps(TableSteps):
    """Tells what is done with hands."""

    def t_draw(self, verb: hands.Draw) -> str:
        return f"draw {'as many' if verb.n == hands.AS_MANY else int(verb.n)}"

    def t_discard_cards(self, verb: hands.DiscardCards) -> str:
        return f"discard {many(verb)}{of(verb.match)}"

    def t_discard_spoken_of(self, verb: hands.DiscardSpokenOf) -> str:
        return self.t_discard_cards(verb)

    def t_put_cards(self, verb: hands.PutCards) -> str:
        return f"put {many(verb)} {'under' if verb.where == hands.UNDER else 'on top'}"

    def t_give(self, verb: hands.Give) -> str:
        return f"give {'back ' if verb.to_user else ''}{many(verb)}{of(verb.match)}"

    def t_reveal_cards(self, verb: shown.RevealCards) -> str:
        told = f"reveal {int(verb.high)}{' of one domain' if verb.high > 1 else ''}{of(verb.match)}"
        return optional(told, verb.low == 0)

    def t_reveal_drawn(self, verb: shown.RevealDrawn) -> str:
        return optional("reveal drawn", not verb.forced)

    def t_reveal_by_chance(self, verb: shown.RevealByChance) -> str:
        return "reveal random 1"

    def t_draw_until(self, verb: whole_hands.DrawUntil) -> str:
        return f"draw up to a hand of {int(verb.hold)}"

    def t_discard_down(self, verb: whole_hands.DiscardDown) -> str:
        return f"discard down to a hand of {int(verb.keep)}"

    def t_discard_hand(self, verb: whole_hands.DiscardHand) -> str:
        return "discard hand"

    def t_discard_by_chance(self, verb: whole_hands.DiscardByChance) -> str:
        return f"discard random {int(verb.count)}"

    def t_discard_spoken_of_by_chance(self, verb: whole_hands.DiscardSpokenOfByChance) -> str:
        return self.t_discard_by_chance(verb)

    def t_shuffle_cards_in(self, verb: unseen.ShuffleCardsIn) -> str:
        return f"shuffle {many(verb)} in"

    def t_show_to(self, verb: showing.ShowTo) -> str:
        return "show them 1"

    def t_show_hand_to(self, verb: showing.ShowHandTo) -> str:
        return "show them hand"

    def t_peek_by_chance(self, verb: showing.PeekByChance) -> str:
        return f"peek random {int(verb.count)}"

    def t_shuffle_hand_in(self, verb: whole_hands.ShuffleHandIn) -> str:
        return "shuffle hand in"

    def t_reveal_hand(self, verb: whole_hands.RevealHand) -> str:
        return "reveal hand"

    def t_swap_hands(self, verb: whole_hands.SwapHands) -> str:
        return "swap hands"

    def t_pass_hands(self, verb: whole_hands.PassHands) -> str:
        return f"pass hands {'left' if verb.direction == secret.LEFT else 'right'}"

    def t_take_by_chance(self, verb: between_hands.TakeByChance) -> str:
        return f"steal random {int(verb.count)}"

    def t_take_by_choice(self, verb: between_hands.TakeByChoice) -> str:
        return f"steal chosen {int(verb.count)}"

    def t_discard_by_choice(self, verb: between_hands.DiscardByChoice) -> str:
        return f"they discard chosen {int(verb.count)}"

    def t_trade_by_chance(self, verb: between_hands.TradeByChance) -> str:
        return f"trade random {int(verb.count)}"

    def t_swap_two_hands(self, verb: between_hands.SwapTwoHands) -> str:
        return "swap hands of two others" if verb.others else "swap hands of two"

    def t_trade_cards(self, verb: between_hands.TradeCards) -> str:
        return f"trade {int(verb.count)}"

    def t_pass(self, verb: secret.Pass) -> str:
        return f"pass {int(verb.count)} {'left' if verb.direction == secret.LEFT else 'right'}"

    def t_deal_face_down(self, verb: secret.DealFaceDown) -> str:
        return "deal face down"
