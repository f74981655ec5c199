"""Tricks of the Trade in the terminal: trump, goals, bids and tricks of all players, the trick, the offer, the hand."""

from __future__ import annotations

import re
from typing import Any

from techdeck.core.cards import parse_card
from techdeck.core.errors import TechdeckError
from techdeck.core.view import View
from techdeck.terminal.game_text import GameText
from techdeck.terminal.menu import FLOW, ROWS, Entry, Menu
from techdeck.terminal.menus import by_domain, is_card
from techdeck.terminal.offers import TypedOffers, is_offer, parts_of, talk
from techdeck.terminal.screen import length, padded
from techdeck.terminal.sight import Sight
from techdeck.terminal.typed_cards import TypedCards
from techdeck.words.english import capitalised, listed

ROOM = 35
"""Columns for a goal: its domain and the longest name of the open edition."""
WIDE = 9 + ROOM + 1 + 26
"""So wide is a player's line with the goal in it."""
PHASES = {"trading": "trading", "bidding": "bidding", "effects": "card effects", "over": "the end"}
TALK_RULES = [f"Tricks 3.{number}" for number in range(20, 24)]
"""What one needs to know to make a statement or to ask."""
SWAP = re.compile(r"swap (.+?) (?:with|for) (?:the )?(?:top card of the )?(deck|trump)(?: card)?")
ACCEPT = re.compile(r"(?:accept|give)(?: with)? (.+)")


class TricksText(GameText):
    """The layout of Tricks of the Trade."""

    # --- the table ------------------------------------------------------------------------------------

    def table(self, sight: Sight) -> list[str]:
        return [self.heading(sight), *self.trump(sight), *self.players(sight), *self.lying(sight)]

    def heading(self, sight: Sight) -> str:
        """Round, phase, and how many cards lie in the piles."""
        view = sight.view
        phase = PHASES.get(view["phase"]) or f"trick {view['trick_number']} of 6"
        piles = f"deck {len(sight.zone('deck'))}, discard pile {len(sight.zone('discard'))}"
        return self.screen.heading("the end" if sight.over else f"round {view['round']} of 3, {phase}", piles)

    def trump(self, sight: Sight) -> list[str]:
        """The trump domain and its card."""
        cards = [card for card in sight.zone("trump") if card is not None]
        domain = self.screen.bold(str(sight.view["trump"]))
        return [self.screen.filled(f"Trump is {domain}: {self.now(sight, card)}", "", "    ") for card in cards]

    def players(self, sight: Sight) -> list[str]:
        """A line for each player: goal, cards, bid, tricks, points; on a narrow screen the goal stands below."""
        goal = f"{'goal':{ROOM}} " if self.is_wide() else ""
        head = f"{'':8} {goal}{'cards':>5} {'bid':>4} {'tricks':>7} {'points':>7}"
        return [self.screen.dim(head), *[self.player(sight, seat) for seat in range(sight.players)]]

    def is_wide(self) -> bool:
        """Whether a player's goal has room in the line of the numbers."""
        return self.screen.width >= WIDE

    def player(self, sight: Sight, seat: int) -> str:
        """What one player has."""
        view, cards = sight.view, sight.zone("goal", seat)
        name = f"{self.people.name(seat):8}"
        who = self.screen.bold(name) if seat == sight.seat else name
        held, won, points = sight.held(seat), view["tricks_won"][seat], view["scores"][seat]
        counted = f"{held:5} {bid_of(sight, seat):>4} {won:7} {points:7}"
        goal = self.words.cards.name(cards[0]) if cards and cards[0] is not None else ""
        what = f"{view['goal_domains'][seat]:11}{goal}"
        if self.is_wide() and length(what) <= ROOM:
            return f"{who} {padded(what, ROOM)} {counted}"
        room = f"{'':{ROOM}} " if self.is_wide() else ""
        below = self.screen.filled(f"goal {view['goal_domains'][seat]}: {goal}", "  ", "    ")
        return f"{who} {room}{counted}\n{below}"

    def lying(self, sight: Sight) -> list[str]:
        """Cards known in other hands, the trick, what lies aside, and the offer that stands if no question tells it."""
        lines = []
        for seat in range(sight.players):
            known = [card for card in sight.zone("hand", seat) if card is not None]
            if seat != sight.seat and known:
                whose = f"You know in {self.people.whose(seat)}" if sight.seat is not None else self.people.whose(seat)
                lines.append(f"{capitalised(whose)} hand: {self.words.cards.ids(known)}")
        lines += self.trick(sight)
        aside = sight.zone("aside")
        lines += [f"Lying aside: {self.words.cards.all(aside)}"] if aside else []
        is_asked = sight.code == "reply" and sight.view["offer"]["to"] == sight.seat
        if sight.view["offer"] is not None and not is_asked:
            lines.append(self.offer(sight.view["offer"]))
        return [self.screen.filled(line, "", "    ") for line in lines]

    def trick(self, sight: Sight) -> list[str]:
        """The trick on the table, with who played what and who is winning."""
        cards = [card for card in sight.zone("trick") if card is not None]
        if not cards:
            return []
        pairs = zip(sight.view["played_by"], cards, strict=True)
        played = [f"{self.people.name(seat)} {self.now(sight, card)}" for seat, card in pairs]
        best = capitalised(self.people.does(sight.view["winning"], "be"))
        return [f"The trick: {', '.join(played)}. {best} winning it."]

    def offer(self, offer: dict[str, Any]) -> str:
        """Who offers what to whom, and for what; the offerer sees which cards they are."""
        told = [self.words.record("promise", promise) for promise in offer["told"]]
        for place, card in enumerate(offer["cards"]):
            if card is not None and offer["told"][place]["kind"] != "card":
                told[place] += f" ({self.words.cards.name(card)})"
        wanted = self.words.filling.several(offer["wanted"], "@pattern", "")
        who = capitalised(self.people.does(offer["from"], "offer"))
        return f"{who} {self.people.whom(offer['to'])} {listed(told)} for {wanted}."

    def scores(self, sight: Sight) -> list[str]:
        tricks = "tricks of all rounds" if self.is_wide() else "all tricks"
        room, view = len(tricks) + 1, sight.view
        lines = [self.screen.dim(f"{'':8} {'points':>7} {tricks:>{room}} {'won of bid':>11}")]
        for seat, points in enumerate(view["scores"]):
            bid, won = bid_of(sight, seat), view["tricks_won"][seat]
            # Tricks that still lie before their winner are of a round that is not scored.
            every = view["base_points"][seat] + (won if sight.zone("won", seat) else 0)
            this = f"{won} of {bid}" if bid.isdigit() else bid
            lines.append(f"{self.people.name(seat):8} {points:7} {every:{room}} {this:>11}")
        return lines

    def outcome(self, sight: Sight) -> str:
        ties = [capitalised(self.words.record("tie_break", step)) for step in sight.view["tie_breaks"]]
        return " ".join([super().outcome(sight), *ties])

    # --- choosing -------------------------------------------------------------------------------------

    def menu(self, sight: Sight) -> Menu:
        menus = {
            "offer_card": self.offering,
            "want_card": self.wanting,
            "want_exact": self.exact,
            "want_other": self.other,
            "speak": self.speaking,
        }
        if sight.code in menus:
            return menus[sight.code](sight, self.words.question(sight.question))
        menu = super().menu(sight)
        menu.question += self.hint(sight)
        if sight.code == "reply" and not can_accept(sight):
            menu.rules = ["Tricks 3.12"]
        return menu

    def hint(self, sight: Sight) -> str:
        """How an offer is accepted. (Tricks 3.10, 3.12)"""
        return f" ({accepting(sight)}.)" if sight.code == "reply" else ""

    def offering(self, sight: Sight, question: str) -> Menu:
        """First the card, then what is told of it. (Tricks 3.7)"""
        others = [Entry(self.words.choice(sight.question, c), c["action"]) for c in sight.choices if not is_card(c)]
        cards = list(dict.fromkeys(c["target"]["card"] for c in by_domain(sight, self) if is_card(c)))
        return Menu(question, [*others, *[self.telling(sight, card) for card in cards]], ROWS)

    def telling(self, sight: Sight, card: str) -> Entry:
        """The four ways to offer a card."""
        choices = [choice for choice in sight.choices if is_card(choice) and choice["target"]["card"] == card]
        inner = [Entry(TELLINGS[choice["verb"]], choice["action"]) for choice in choices]
        menu = Menu(f"What do you tell of {self.words.cards.name(card)}? It is a promise.", inner)
        return Entry(self.now(sight, card), card=parse_card(card), menu=menu)

    def wanting(self, sight: Sight, question: str) -> Menu:
        """Nothing more, any card, an exact one, one of two kinds; a domain and a value in inner menus. (Tricks 3.8)"""
        bare = sorted((c for c in sight.choices if not c["target"]), key=lambda choice: choice["verb"] != "stop")
        plain = [Entry(self.words.choice(sight.question, choice), choice["action"]) for choice in bare]
        inner = []
        for kind in ("domain", "value"):
            named = [(str(c["target"][kind]), c["action"]) for c in sight.choices if (c["target"] or {}).get(kind)]
            keyed = [Entry(name, action, key=name if kind == "value" else "") for name, action in named]
            inner.append(Entry(f"any card of a {kind} ...", menu=Menu(f"Of which {kind}?", keyed, FLOW)))
        return Menu(question, [*plain, *inner])

    def exact(self, sight: Sight, question: str) -> Menu:
        """Cards to be typed by their ids."""
        cards = [(choice["target"]["card"], choice["action"]) for choice in sight.choices]
        return Menu(question, [Entry(card, act, card=parse_card(card), key=card.lower()) for card, act in cards], ROWS)

    def other(self, sight: Sight, question: str) -> Menu:
        """The other value, typed as it is, or a domain."""
        named = [(str(c["target"][c["target"]["kind"]]), c["action"]) for c in sight.choices]
        return Menu(question, [Entry(name, action, key=name) for name, action in named], FLOW)

    def speaking(self, sight: Sight, question: str) -> Menu:
        """Statements and questions, side by side, without say or ask; both kinds in inner menus. (Tricks 3.20, 3.22)"""
        menus = []
        for verb, asked in (("say", "What do you say?"), ("ask", "What do you ask?")):
            choices = [choice for choice in sight.choices if choice["verb"].startswith(verb)]
            spoken = [self.words.choice(sight.question, c).partition('"')[2].rstrip('"') for c in choices]
            entries = [Entry(text, c["action"]) for text, c in zip(spoken, choices, strict=True)]
            menus += [Menu(asked, entries, FLOW, rules=TALK_RULES)] if entries else []
        if len(menus) == 1:
            return menus[0]
        labels = ["say something true about your hand ...", "ask the others what they hold ..."]
        return Menu(question, [Entry(label, menu=menu) for label, menu in zip(labels, menus, strict=True)])

    # --- what may be typed ----------------------------------------------------------------------------

    def typing(self) -> list[tuple[str, str]]:
        rival = self.rivals()[0]
        return [(f"offer {rival} S4 for any 7", "makes a whole offer; more: S4 and K7 face down for 7 or science")]

    def typed(self, view: View, typed: str) -> dict[str, object] | None:
        sight, words = Sight(view), " ".join(typed.lower().split())
        if sight.code not in ("trading_turn", "reply"):
            return None
        swap, given = SWAP.fullmatch(words), ACCEPT.fullmatch(words)
        if sight.code == "trading_turn" and swap is not None:
            return {"kind": "swap", "with": swap[2], "card": self.offers(sight).held(swap[1])}
        if sight.code == "reply" and words == "accept":
            raise TechdeckError(accepting(sight))
        if sight.code == "reply" and given is not None:
            held = self.offers(sight).held
            return {"kind": "accept", "cards": [held(part) for part in parts_of(given[1], held)]}
        if is_offer(typed, ("offer", "propose", "counter")):
            return self.typed_offer(sight, typed)
        said = talk(typed)
        if said is not None and said["kind"] == "ask" and sight.code == "reply":
            raise TechdeckError("only the proposer asks questions (Tricks 3.22)")
        return said

    def offers(self, sight: Sight) -> TypedOffers:
        """Who reads offers."""
        return TypedOffers(sight, self.people, TypedCards(self.game))

    def typed_offer(self, sight: Sight, typed: str) -> dict[str, object]:
        """A proposal to somebody, or a counter-offer to the proposer. (Tricks 3.6, 3.13)"""
        offer, others = self.offers(sight).offer(typed), self.offers(sight).others()
        to = offer.pop("to")
        if sight.code == "reply":
            return {"kind": "counter", **offer}
        if to is None and len(others) > 1:
            raise TechdeckError(f"say to whom, like: offer {self.rivals()[0]} S4 for any 7")
        return {"kind": "offer", "to": others[0] if to is None else to, **offer}


TELLINGS = {
    "offer": "which card it is",
    "offer_by_value": "only its value",
    "offer_by_domain": "only its domain",
    "offer_face_down": "nothing, it is offered face down",
}


def bid_of(sight: Sight, seat: int) -> str:
    """The bid as far as it is known."""
    bid = sight.view["bids"][seat]
    return str(bid) if bid is not None else "made" if sight.view["bids_made"][seat] else "-"


def can_accept(sight: Sight) -> bool:
    """Whether the one asked holds fitting cards for all that is wanted. (Tricks 3.12)"""
    return any(choice["verb"] == "give" for choice in sight.choices)


def accepting(sight: Sight) -> str:
    """How the one asked accepts an offer, or why that is not possible. (Tricks 3.10, 3.12)"""
    two = sight.question["left"] == 2
    if not can_accept(sight):
        return f"you hold {'no two cards that fit' if two else 'nothing that fits'}, so you can't accept"
    return f"to accept, give {'two fitting cards, one after the other' if two else 'a fitting card'}"
