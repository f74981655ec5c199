"""Tech Exchange in the terminal: the stock stacks, everybody's points, open offers, and what one's hand is worth."""

from __future__ import annotations

from collections import Counter
from typing import Any

from techdeck.core.cards import DOMAIN_NAMES, LETTERS, parse_card, printed_value
from techdeck.core.state import State
from techdeck.core.view import View
from techdeck.games.exchange.at_a_table import score_exchange
from techdeck.terminal.game_text import WAIT, GameText
from techdeck.terminal.menu import LIST, Entry, Menu
from techdeck.terminal.menus import entries_of
from techdeck.terminal.offers import TypedOffers, is_offer, talk
from techdeck.terminal.sight import Sight
from techdeck.terminal.typed_cards import TypedCards
from techdeck.words.english import capitalised, listed

TRADING = ("trade", "rest")
DRAFTING = ("offer_card", "want_card", "want_exact", "want_either", "offer_to", "commit_card", "speak")
"""What is asked while a seat puts something together: it goes on until that is done."""
TALK = ("say_value", "say_domain", "say_no_value", "say_no_domain", "ask_value", "ask_domain")


class ExchangeText(GameText):
    """The layout of Tech Exchange."""

    def typing(self) -> list[tuple[str, str]]:
        return [
            ("S4 for 13", "makes an offer; also: S4 and K7 for 7/9, a 7 for science, S4 face down for any to Ben"),
            ("Enter", "waits while the others trade, and takes the best grouping at the end"),
        ]

    # --- the table ------------------------------------------------------------------------------------

    def table(self, sight: Sight) -> list[str]:
        view = sight.view
        phase = "the end" if sight.over else f"round {view['round']} of 3, {(view['phase'] or '').replace('_', ' ')}"
        piles = f"deck {len(sight.zone('deck'))}, discard pile {len(sight.zone('discard'))}"
        lines = [self.screen.heading(phase, piles), *self.stocks_and_players(sight)]
        return [*lines, *self.known(sight), *self.offers(sight), *self.limits(sight)]

    def stocks_and_players(self, sight: Sight) -> list[str]:
        """The stacks on the left; beside them, or below, the players."""
        stocks = [self.stock(sight, name) for name in DOMAIN_NAMES]
        players = [self.player(sight, seat) for seat in range(sight.players)]
        head = f"{'stock':12} worth", f"{'':8} {'cards':>5} {'points':>6}"
        if self.screen.width < 70:
            return [self.screen.dim(head[0]), *stocks, self.screen.dim(head[1]), *players]
        rows = max(len(stocks), len(players))
        left = [head[0], *stocks, *[""] * (rows - len(stocks))]
        right = [head[1], *players, *[""] * (rows - len(players))]
        return [f"{one:30}{other}".rstrip() for one, other in zip(left, right, strict=True)]

    def stock(self, sight: Sight, name: str) -> str:
        """knowledge    4  K9."""
        cards = sight.zone(f"{name}_stack")
        return f"{name:12} {sight.view['market'][name]:5}  {cards[-1] if cards else '-'}"

    def player(self, sight: Sight, seat: int) -> str:
        """Ben 8 12 done."""
        view = sight.view
        notes = ["first"] if seat == view["first"] else []
        notes += ["done"] if seat in view["done"] else []
        held = sight.held(seat)
        return f"{self.people.name(seat):8} {held:5} {view['scores'][seat]:6}  {', '.join(notes)}".rstrip()

    def known(self, sight: Sight) -> list[str]:
        """Cards known in other hands, and cards lying aside."""
        lines = []
        for seat in range(sight.players):
            cards = [card for card in sight.zone("hand", seat) if card is not None]
            if seat != sight.seat and cards:
                lines.append(
                    f"{capitalised(self.people.whose(seat))} hand, as far as known: {self.words.cards.ids(cards)}"
                )
        aside = sight.zone("aside")
        lines += [f"Lying aside: {self.words.cards.all(aside)}"] if aside else []
        return [self.screen.filled(line, "", "    ") for line in lines]

    def offers(self, sight: Sight) -> list[str]:
        """The open offers, but for those one may accept or take back, which stand in the menu."""
        open_to = {choice["target"]["offer"] for choice in sight.choices if choice["verb"] in ("accept", "cancel")}
        others = [offer for offer in sight.view["offers"] if offer["offer"] not in open_to]
        return [self.screen.filled(f"- {self.offer(offer)}.", "", "    ") for offer in others]

    def offer(self, offer: dict[str, Any]) -> str:
        """Ben offers a 7 for any science card."""
        told = self.words.filling.several(offer["told"], "@promise", "")
        wanted = self.words.filling.several(offer["wanted"], "@pattern", "")
        to = "" if offer["to"] is None else f", to {self.people.whom(offer['to'])} alone"
        return capitalised(f"{self.people.does(offer['seat'], 'offer')} {told} for {wanted}{to}")

    def limits(self, sight: Sight) -> list[str]:
        """How soon trading ends by itself, once that comes near."""
        left = sight.view["quiet_left"]
        if left is None or left > sight.players:
            return []
        return [self.screen.filled(f"Trading ends after {left} more offers without a trade.")]

    def scores(self, sight: Sight) -> list[str]:
        return [f"{self.people.name(seat):8} {points:4}" for seat, points in enumerate(sight.view["scores"])]

    def hand_lines(self, sight: Sight) -> list[str]:
        cards = sorted(sight.hand(), key=lambda card: (int(printed_value(parse_card(card))), card))
        return [self.screen.flow([self.now(sight, card) for card in cards], "  "), *self.of_the_hand(sight)]

    def of_the_hand(self, sight: Sight) -> list[str]:
        """What the hand would score now, and which values are nearly a set."""
        plain = [card for card in sight.hand() if card[0] in LETTERS and sight.counts_as(card) is None]
        market = {LETTERS[i]: sight.view["market"][name] for i, name in enumerate(DOMAIN_NAMES)}
        score = score_exchange(plain, market)
        groups = [f"{' '.join(group.cards)} ({group.points})" for group in score.groups]
        told = f"Worth now: {score.points}{' = ' + ', '.join(groups) if groups else ''}."
        values = Counter(int(printed_value(parse_card(card))) for card in plain)
        pairs = [f"{value}s" for value, number in sorted(values.items()) if number == 2]
        return [self.screen.filled(f"{told}{' Two each: ' + listed(pairs) + '.' if pairs else ''}", "  ", "    ")]

    # --- choosing -------------------------------------------------------------------------------------

    def asks_always(self, sight: Sight) -> bool:
        return sight.code in TRADING

    def menu(self, sight: Sight) -> Menu:
        if sight.code in TRADING:
            return self.trading(sight)
        if sight.code == "arrange":
            menu = super().menu(sight)
            best = [entry for entry in menu.entries if entry.action == self.action_of(sight, "take_best")]
            menu.enter = best[0].key if best else ""
            return menu
        return super().menu(sight)

    def action_of(self, sight: Sight, verb: str) -> int:
        """The choice with this verb; -9 if there is none."""
        return next((choice["action"] for choice in sight.choices if choice["verb"] == verb), -9)

    def trading(self, sight: Sight) -> Menu:
        """Wait, accept, offer, speak, answer, or be done."""
        offers = {offer["offer"]: offer for offer in sight.view["offers"]}
        entries = [Entry("wait: let the others trade (or just Enter)", WAIT)]
        talk: dict[str, list[dict[str, Any]]] = {}
        for choice in sight.choices:
            verb, target = choice["verb"], choice["target"] or {}
            if verb == "accept":
                entries.append(Entry(f"accept: {self.offer(offers[target['offer']])}", choice["action"]))
            elif verb == "cancel":
                entries.append(Entry(f"take back: {self.offer(offers[target['offer']])}", choice["action"]))
            elif verb in ("answer_yes", "answer_no"):
                entries.append(Entry(self.answer(sight, choice), choice["action"]))
            elif verb in TALK:
                talk.setdefault(verb, []).append(choice)
            else:
                entries.append(Entry(self.words.choice(sight.question, choice), choice["action"]))
        entries += [entry for verb, group in talk.items() for entry in entries_of(verb, group, sight, self)]
        return Menu("What do you do?", entries, LIST, enter="1")

    def answer(self, sight: Sight, choice: dict[str, Any]) -> str:
        """answer Cleo's question with "no": who has a 7?"""
        asker = choice["target"]["seat"]
        asked = next(one for one in sight.view["questions"] if one["seat"] == asker)
        topic = f"a {asked['value']}" if asked["domain"] is None else f"a {asked['domain']} card"
        return f"{self.words.choice(sight.question, choice)}: who has {topic}?"

    def typed(self, view: View, typed: str) -> dict[str, object] | None:
        """An offer, a statement or a question in one line."""
        if view.question().code not in TRADING:
            return None
        if not is_offer(typed):
            return talk(typed)
        offer = TypedOffers(Sight(view), self.people, TypedCards(self.game)).offer(typed)
        return {**offer, "kind": "offer", "to": "all" if offer["to"] is None else offer["to"]}

    def next_seat(self, state: State, waited: bool) -> int:
        """In trading everybody in turn does one whole thing: an offer, an accept, a statement, an answer, being done.

        It depends on the moves alone, so that a resumed game goes on alike.
        """
        seats, moves = state.acting_seats(), state.history()
        codes = {seat: state.question(seat).code for seat in seats}
        if not any(code in TRADING or code in DRAFTING for code in codes.values()):
            return super().next_seat(state, waited)
        ticks = state.legal_actions(-1)
        if any(state.game.actions.kind(tick).name == "window-closed" for tick in ticks):
            return -1
        last = moves[-1][0] if moves else -1
        if last in seats and not waited and codes[last] in DRAFTING:
            return last
        own = self.people.own or 0
        after = own if waited or last not in range(state.game.players) else last
        return min(seats, key=lambda seat: (seat - after - 1) % state.game.players)
