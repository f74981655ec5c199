"""What the laws must know of Tech City."""

from __future__ import annotations

from random import Random

from techdeck.core.actions import CARD
from techdeck.core.cards import FACES, SERVICE, card_id, is_wild
from techdeck.core.counting import ROUND
from techdeck.core.frames import Frame
from techdeck.core.game import Game
from techdeck.core.state import State
from techdeck.games.city.building import BuildTurn, CountAs
from techdeck.games.city.effects import EffectTurn, OwnerDiscards, OwnerMayDraw
from techdeck.games.city.names import CITY, MARKER, NO_MARKER, ROUNDS
from techdeck.games.city.paying import Pay
from techdeck.games.city.phases import DiscardDown
from techdeck.games.city.placing import NextTo, OnSide
from techdeck.games.city.service import Help
from tests.city_table import city_table
from tests.laws.book import Book, Secret, cards_of
from tests.laws.edges import change_at_random, learn_at_random, use_before

OPEN_FRAMES = (BuildTurn, CountAs, Pay, Help, NextTo, OnSide, EffectTurn, OwnerMayDraw, OwnerDiscards)
PHASES = ["build", "end", "build", "effects", "build"]
COPYING = 42
"""More answers than all cards of two decks that copy ask for in one chain: fourteen cards, three answers each."""


class CityBook(Book):
    """Tech City."""

    edge_tables = 72

    def bound(self, game: Game) -> int:
        """A turn builds (as what, pay or help, where, which side) and uses two cards; no text asks for all cards."""
        n, text = game.players, COPYING + game.cards
        build, effects = 5 + max(3, n), 2 * (1 + text) + 2
        return ROUNDS * (n * (build + effects) + game.cards)

    def edge(self, players: int, number: int) -> State:
        """Up to 51 a card just used, from 52 on other phases; few cards everywhere, odd things known."""
        rng = Random(f"city edge {players} {number}")
        number %= self.edge_tables
        table, used = EdgeTable(players, number, rng).laid()
        learn_at_random(table, rng)
        change_at_random(table, rng)
        change_city(table, rng)
        if used >= 0:
            use_before(table, table.zones.listed(CITY), rng)
            table.apply_action(CARD + used, table.current_player())
        return table

    def own_secrets(self, state: State, seat: int, frame: Frame) -> list[Secret]:
        if isinstance(frame, OPEN_FRAMES):
            return []
        if isinstance(frame, DiscardDown):
            return [Secret(cards_of(state, seat), {seat})]
        raise AssertionError(f"say in tests/laws/city_book.py whether choices of {type(frame).__name__} are secret")

    def must_visit(self, players: int) -> set[str]:
        """Every step of a build and of a use; the council only against a single player, owners only with others."""
        frames = {"BuildTurn", "CountAs", "Pay", "Help", "NextTo", "OnSide", "EffectTurn", "DiscardDown"}
        events = {"begin_build", "count_wild_as", "pay", "pay_two", "help", "no_help", "spend_help"}
        events |= {"not_built", "build", "score", "replace_wild", "put_marker", "marker_goes", "tilt", "straighten"}
        events |= {"round", "phase", "pass", "skip", "shuffle", "put_face_down", "counts_as", "changes_end"}
        if players == 1:
            events |= {
                "council_turns_up",
                "council_picks",
                "council_builds",
                "council_helps",
                "council_scores",
                "expel",
            }
        else:
            frames |= {"OwnerMayDraw", "OwnerDiscards"}
            events |= {"owner_draw", "return_help"}
        return {f"frame {name}" for name in frames} | {f"event {name}" for name in events}

    def never(self, players: int) -> set[str]:
        return {"clock"}

    def turn(self, state: State) -> str:
        """Round and phase, and how many turns are left in it; a build begins by passing the turn on."""
        if len(state.frames) < 2:
            return ""
        phase, turn = state.frames[:2]
        left = 0
        if isinstance(turn, EffectTurn):
            left = int(turn.left)
        elif isinstance(turn, BuildTurn):
            left = int(turn.left) + (1 if len(state.frames) > 2 else 0)
        return f"{state.nums[ROUND]} {phase.key()} {left}"


class EdgeTable:
    """Few cards in city, hands, deck and pile, some of these empty; the rest lies out of reach."""

    def __init__(self, players: int, number: int, rng: Random) -> None:
        self.players = players
        self.rng = rng
        self.decks = "one" if rng.random() < 0.3 else "two"
        cards = 2 * FACES if players > 4 and self.decks == "two" else FACES
        self.used = -1 if number >= 52 else number + rng.choice(range(0, cards, FACES))
        self.phase = "effects" if number < 52 else PHASES[number % 5]
        self.first = rng.randrange(players)
        self.loose = [card for card in range(cards) if card != self.used]
        rng.shuffle(self.loose)
        self.bring_wilds_forward()

    def bring_wilds_forward(self) -> None:
        """Wilds lie where they are dealt first, half the time: in hands, and now and then in the city."""
        if self.rng.random() < 0.5:
            self.loose.sort(key=lambda card: is_wild(card) and self.rng.random() < 0.7)

    def laid(self) -> tuple[State, int]:
        """The table, and the card that is about to be used, -1 if none is."""
        rng = self.rng
        least = 7 if self.phase == "end" else 0
        hands = [self.some(0, 6) if rng.random() < 0.8 else "" for _ in range(self.players)]
        hands[self.first] += " " + self.some(max(least, 1), least + 2)
        table = city_table(
            hands,
            self.city(),
            phase=self.phase,
            deck=self.some(0, 6) if rng.random() < 0.8 else "",
            discard=self.some(0, 5) if rng.random() < 0.8 else "",
            first=self.first,
            round=rng.randint(max(1, self.players - 3), ROUNDS),  # else there is no room for all that can be built
            options={"decks": self.decks, "service_discards": rng.choice(["stay", "stay", "return"])},
            seed=rng.randrange(1 << 30),
        )
        return table, self.used

    def some(self, least: int, most: int) -> str:
        """Some of the loose cards, while there are any."""
        wanted = min(self.rng.randint(least, most), len(self.loose))
        return " ".join([card_id(self.loose.pop()) for _ in range(wanted)])

    def city(self) -> str:
        """A drawing of a city that grew card by card; often most of it belongs to the first player."""
        rng = self.rng
        cards = [self.loose.pop() for _ in range(rng.randint(1, 7))]
        cards += [self.used] if self.used >= 0 else []
        rng.shuffle(cards)
        theirs = rng.random() < 0.5
        places = {(0, 0): self.word(cards[0], theirs)}
        for card in cards[1:]:
            places[self.free_place(set(places))] = self.word(card, theirs)
        return drawn(places)

    def free_place(self, taken: set[tuple[int, int]]) -> tuple[int, int]:
        """A place beside, above or below one that is taken."""
        sides = [(x + dx, y + dy) for x, y in sorted(taken) for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))]
        return self.rng.choice([place for place in sides if place not in taken])

    def word(self, card: int, theirs: bool) -> str:
        """A card of the drawing, with a marker unless it is a service card or neutral, and with who used it."""
        rng, text = self.rng, card_id(card)
        owners = [*[str(seat) for seat in range(self.players)], *(["c"] if self.players == 1 else [])]
        if not text.startswith("V") and rng.random() < 0.8:
            text += ":" + (str(self.first) if theirs and rng.random() < 0.8 else rng.choice(owners))
        if card != self.used and rng.random() < 0.2:
            text += f"~{rng.randrange(self.players)}"
        return text


def drawn(places: dict[tuple[int, int], str]) -> str:
    """The drawing of a city, row by row."""
    across, up = sorted({x for x, _ in places}), sorted({y for _, y in places}, reverse=True)
    rows = [[places.get((x, y), ".") for x in range(across[0], across[-1] + 1)] for y in up]
    return "\n".join([" ".join(row) for row in rows])


def change_city(table: State, rng: Random) -> None:
    """Some cards of the city count as something else, since they were changed before they were built."""
    for slot, card in enumerate(table.zones.listed(CITY)):
        if not is_wild(card) and rng.random() < 0.1:
            table.alter(card, rng.randint(1, 13), rng.randrange(4))
            if table.domain_of(card) == SERVICE:
                table.nums[MARKER + slot] = NO_MARKER
