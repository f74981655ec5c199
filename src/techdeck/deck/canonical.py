"""The canonical program of a text, in words: texts of the same meaning have the same one, others have another."""

import re
from collections.abc import Iterator
from typing import Final

from techdeck.core.cards import DOMAIN_NAMES
from techdeck.core.effects import (
    between_hands,
    card_shown,
    change,
    conditions,
    control,
    copying,
    hands,
    look,
    lying_aside,
    people,
    piles,
    searching,
    seats,
    secret,
    several,
    swap,
    whole_hands,
)
from techdeck.core.effects import match as kinds
from techdeck.core.effects import revealing as shown
from techdeck.core.effects.match import Match
from techdeck.core.effects.pointing import PLACE_CODES
from techdeck.core.effects.registers import BOTTOM, TOP_OF_DISCARD
from techdeck.core.effects.run import Program
from techdeck.core.effects.verb import Verb

MANY: Final = 100
"""No hand has so many cards: any number is meant."""
KINDS: Final = {
    kinds.AT_MOST: "value {} or less", kinds.AT_LEAST: "value {} or more", kinds.OF_VALUE: "value {}",
    kinds.NAMED_VALUE: "named value", kinds.NAMED_DOMAIN: "named domain",
    kinds.SAME_VALUE: "same value", kinds.SAME_DOMAIN: "same domain",
}  # fmt: skip
COPIED: Final = ("in play", "discard top", "it", "one", "last", "theirs", "of picked", "own", "neutral", "discarded")
UNTILS: Final = ("", " until end of turn", " until end of round", " until end of next round")
HAND_TESTS: Final = (
    *("hold at least {}", "hold at most {}", "fewest cards", "most cards"),
    *("fewer cards than picked", "more cards than picked", "fewer cards than user", "more cards than user"),
    *("fewer cards than someone", "more cards than someone", "hold exactly {}"),
)
PICKED: Final = ("left", "right", "random", "most cards", "fewest cards")
RESTS: Final = ("rest on top", "rest under", "rest discard")
TAKEN: Final = ("", "lowest", "highest")
CONDITIONS: Final = ("done", "nobody did", "it is")


def canonical(program: Program) -> str:
    """The whole program in one line."""
    return joined(program.verbs)


def joined(verbs: list[Verb]) -> str:
    """Some verbs in order; a verb that leads others has them in braces."""
    return "; ".join([step for step in Steps(verbs).all() if step])


def of(match: Match) -> str:
    """Which cards are meant, in brackets; nothing where any will do."""
    if match.kind == kinds.ANY:
        return ""
    if match.kind == kinds.OF_DOMAIN:
        return f" [{DOMAIN_NAMES[int(match.number)]}]"
    return f" [{KINDS[int(match.kind)].format(int(match.number))}]"


def many(verb: hands.FromHand) -> str:
    """How many cards of a hand."""
    if verb.low == verb.high:
        return "all" if verb.high > MANY else str(int(verb.high))
    return "any number" if verb.high > MANY else f"up to {int(verb.high)}"


def optional(told: str, whether: bool) -> str:
    """What can be declined, as if it were asked before."""
    return f"may {{{told}}}" if whether else told


def places(verb: swap.TwoCards) -> list[str]:
    """The two places of an exchange or a replacement."""
    return [PLACE_CODES[int(place)].replace("_", " ") for place in (verb.first, verb.second)]


class Steps:
    """The verbs of a program, told one after another: a method for each, named after it."""

    def __init__(self, verbs: list[Verb]) -> None:
        self.verbs = verbs
        self.at = 0

    def all(self) -> Iterator[str]:
        """One step after another; bookkeeping is told as nothing."""
        while self.at < len(self.verbs):
            verb = self.verbs[self.at]
            self.at += 1
            name = re.sub("(?<=.)(?=[A-Z])", "_", type(verb).__name__).lower()
            yield getattr(self, f"t_{name}")(verb)

    def led(self, count: int) -> str:
        """So many of the next verbs, in braces."""
        self.at += count
        return f"{{{joined(self.verbs[self.at - count : self.at])}}}"

    # --- how sentences hang together -------------------------------------------------------------

    def t_may(self, verb: control.May) -> str:
        return f"may {self.led(int(verb.body))}"

    def t_either(self, verb: control.Either) -> str:
        return f"either {self.led(int(verb.size))} or {self.led(int(verb.second_size))}"

    def t_if(self, verb: control.If) -> str:
        told = f"{CONDITIONS[int(verb.condition)]}{' not' if verb.negated else ''}{of(verb.match)}"
        return self.conditional(told, int(verb.body))

    def conditional(self, told: str, body: int) -> str:
        """What is done if something is so, and what otherwise: the last verb then leaves that out."""
        last = self.verbs[self.at + body - 1]
        led = f"if {told} {self.led(body)}"
        return f"{led} else {self.led(int(last.verbs))}" if isinstance(last, control.Jump) else led

    def t_if_holds(self, verb: conditions.IfHolds) -> str:
        many = f" {int(verb.least)}" if verb.least != 1 else ""
        kind = of(verb.match) or " card"
        told = f"hold{' no' if verb.negated else ''}{many}{kind}"
        return self.conditional(told, int(verb.body))

    def t_if_there(self, verb: conditions.IfThere) -> str:
        many = f" {int(verb.least)}" if verb.least != 1 else ""
        told = f"there is{' no' if verb.negated else ''}{many} in {PLACE_CODES[int(verb.place)]}{of(verb.match)}"
        return self.conditional(told, int(verb.body))

    def t_if_hand_size(self, verb: conditions.IfHandSize) -> str:
        return self.conditional(HAND_TESTS[int(verb.test)].format(int(verb.number)), int(verb.body))

    def t_repeat(self, verb: control.Repeat) -> str:
        return f"repeat {'as many' if verb.times == hands.AS_MANY else int(verb.times)} {self.led(int(verb.body))}"

    def t_again(self, verb: control.Again) -> str:
        return ""

    def t_every(self, verb: control.Every) -> str:
        who = "each other" if verb.others else "each"
        who += f" holding{of(verb.holding)}" if verb.holding.kind != kinds.ANY else ""
        who += " with more cards" if verb.more_cards else ""
        return f"{who} {self.led(int(verb.body))}"

    def t_with_each(self, verb: control.WithEach) -> str:
        return f"with each other {self.led(int(verb.body))}"

    def t_count_things(self, verb: conditions.CountThings) -> str:
        what = {conditions.ALL_PLAYERS: "players", conditions.OTHER_PLAYERS: "others"}.get(int(verb.what))
        return f"count {what or PLACE_CODES[int(verb.what)]}"

    def t_about(self, verb: control.About) -> str:
        if not verb.picked:
            return ""
        later = self.verbs[self.at :]
        return f"picked {self.led(next(i for i, one in enumerate(later) if isinstance(one, control.About)))}"

    def t_forget(self, verb: control.Forget) -> str:
        return ""

    def t_jump(self, verb: control.Jump) -> str:
        return ""

    def t_next_player(self, verb: control.NextPlayer) -> str:
        return ""

    # --- hands -----------------------------------------------------------------------------------

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

    def t_trade_cards(self, verb: between_hands.TradeCards) -> str:
        return f"trade {int(verb.count)}"

    def t_pass(self, verb: secret.Pass) -> str:
        return f"pass {int(verb.count)} {'left' if verb.direction == secret.LEFT else 'right'}"

    def t_deal_face_down(self, verb: secret.DealFaceDown) -> str:
        return "deal face down"

    # --- the deck and what lies aside ------------------------------------------------------------

    def t_look(self, verb: look.Look) -> str:
        number = "players" if verb.n == look.PLAYERS else str(int(verb.n))
        side = "discards" if verb.side == TOP_OF_DISCARD else "bottom" if verb.side == BOTTOM else "top"
        return f"{'show' if verb.reveal else 'look'} {side} {number}"

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

    # --- players, cards in play ------------------------------------------------------------------

    def t_name_value(self, verb: people.NameValue) -> str:
        return "name value"

    def t_name_domain(self, verb: people.NameDomain) -> str:
        return "name domain"

    def t_pick(self, verb: people.Pick) -> str:
        return "pick any" if verb.anyone else "pick other"

    def t_pick_of(self, verb: seats.PickOf) -> str:
        whose = " of others" if verb.which >= seats.MOST_CARDS and not verb.anyone else ""
        return f"pick {PICKED[int(verb.which)]}{whose}"

    def t_peek_hand(self, verb: people.PeekHand) -> str:
        return "peek"

    def t_exchange(self, verb: swap.Exchange) -> str:
        return optional(f"exchange {' <> '.join(places(verb))}", verb.optional)

    def t_replace(self, verb: swap.Replace) -> str:
        return optional(f"replace {' with '.join(places(verb))}", verb.optional)

    def t_exchange_one_of(self, verb: several.ExchangeOneOf) -> str:
        return f"exchange {self.several(type(verb))} {' <> '.join(places(verb))}"

    def t_replace_one_of(self, verb: several.ReplaceOneOf) -> str:
        return f"replace {self.several(type(verb))} {' with '.join(places(verb))}"

    def several(self, kind: type[several.ExchangeOneOf] | type[several.ReplaceOneOf]) -> int:
        """How many of the same are done one after another."""
        count = 1
        while self.at < len(self.verbs) and isinstance(later := self.verbs[self.at], kind) and not later.begins:
            self.at += 1
            count += 1
        return count

    def t_copy(self, verb: copying.Copy) -> str:
        return f"copy {COPIED[int(verb.source)]}"

    def t_counts_as_neighbour(self, verb: change.CountsAsNeighbour) -> str:
        return f"counts as neighbour{UNTILS[int(verb.printed)]}"

    def t_counts_as_domain(self, verb: change.CountsAsDomain) -> str:
        return f"counts as domain{UNTILS[int(verb.printed)]}"

    def t_counts_as_given(self, verb: change.CountsAsGiven) -> str:
        given = int(verb.value) if verb.value else DOMAIN_NAMES[int(verb.domain)]
        return f"counts as {given}{UNTILS[int(verb.printed)]}"

    def t_counts_as_value(self, verb: change.CountsAsValue) -> str:
        return f"counts as any value{UNTILS[int(verb.printed)]}"
