"""What the laws must know of Paradoxical."""

from __future__ import annotations

from random import Random

from techdeck.core.actions import CARD
from techdeck.core.bits import bit
from techdeck.core.cards import FACES, card_id, face, is_wild, printed_value
from techdeck.core.frames import Frame
from techdeck.core.game import Game
from techdeck.core.state import State
from techdeck.core.zones import DECK, DISCARD, EVERYBODY, HAND, SECOND_DECK
from techdeck.games.paradoxical.building import HandLimit, MakeRoom, PoolLimit
from techdeck.games.paradoxical.claiming import ChooseIndifferent, ChooseSet
from techdeck.games.paradoxical.marks import half
from techdeck.games.paradoxical.names import FIRST, HAND_ROOM, MARKED, REMEMBERED, TABLEAU, TURNS
from techdeck.games.paradoxical.phases import Turn
from techdeck.games.paradoxical.places import Paradoxical
from techdeck.games.paradoxical.rewards import AddAfter, DrawAfter
from tests.laws.book import Book, Secret
from tests.laws.edges import change_at_random, learn_at_random, use_before
from tests.paradoxical_table import paradoxical_table

OPEN_FRAMES = (Turn, MakeRoom, HandLimit, PoolLimit, ChooseSet, ChooseIndifferent, DrawAfter, AddAfter)
"""Nothing this game itself asks for is secret: cards are drawn unseen, but played, discarded and claimed openly."""
KINDS = ["claim", "full", "stuck", "last turns", "plain"]
COPIERS = 7
"""Cards of one Tech Deck that copy: T1, T2, T3, T4, T5, T8 and T10, with two answers each at the most."""


class ParadoxicalBook(Book):
    """Paradoxical."""

    edge_tables = 82

    def bound(self, game: Game) -> int:
        """A turn is at most a claim of ten cards, or a text at the end of a chain of copies; then hands are counted.

        A claim: the kind, 5 + 5 cards, 5 out of the pool, draw 3, add 2. A text: a pile or a name, then not more than
        three answers of each player, or the whole hand.
        """
        n, decks = game.players, game.cards // FACES
        claim = 1 + 10 + 5 + 3 + 2
        text = 1 + 2 * COPIERS * decks + 2 + max(3 * n, HAND_ROOM + 3)
        return int(game.options()["turns"]) * n * (max(claim, text) + 3 * n)

    def edge(self, players: int, number: int) -> State:
        """Up to 51 a card just used, from 52 on other moments; few cards everywhere, odd things known."""
        rng = Random(f"paradoxical edge {players} {number}")
        number %= self.edge_tables
        kind = "use" if number < 52 else KINDS[number % 5]
        used = -1 if number >= 52 else number + (FACES if players == 4 and rng.random() < 0.5 else 0)
        table = EdgeTable(players, kind, used, rng).laid()
        learn_at_random(table, rng)
        change_at_random(table, rng)
        change_tableaus(table, rng)
        remember_at_random(table, rng)
        table.settle()  # what was changed may have taken a claim away
        if used >= 0:
            use_before(table, [*table.in_play(), *table.zones.listed(DISCARD)], rng)
            table.apply_action(CARD + used, table.current_player())
        return table

    def own_secrets(self, state: State, seat: int, frame: Frame) -> list[Secret]:
        if isinstance(frame, OPEN_FRAMES):
            return []
        raise AssertionError(
            f"say in tests/laws/paradoxical_book.py whether choices of {type(frame).__name__} are secret"
        )

    def scramble_numbers(self, state: State, eyes: int, rng: Random) -> None:
        """Whether a card that these eyes can't place still has its mark is unknown, once it was used and marks come
        off."""
        assert isinstance(state, Paradoxical)
        if state.marks_stay():
            return
        for card in remembered(state):
            if not state.zones.knows(eyes, card):
                state.take_off(MARKED, card)
                if rng.random() < 0.5:
                    state.nums[MARKED + half(card)] |= bit(face(card))

    def must_visit(self, players: int) -> set[str]:
        """Every step of a turn and of a claim, every limit, and turns in which nothing is possible."""
        frames = {frame.__name__ for frame in OPEN_FRAMES} | {"ChoosePile"}
        events = {"turn", "turn_up", "add", "claim", "use", "take_back", "mark", "unmark", "choose_pile", "pass"}
        events |= {"draw", "discard", "show", "search", "skip", "gather", "shuffle", "counts_as", "put_face_down"}
        events |= {"exchange", "replace", "over"}
        return {f"frame {name}" for name in frames} | {f"event {name}" for name in events}

    def never(self, players: int) -> set[str]:
        return {"clock"}

    def turn(self, state: State) -> str:
        return f"{state.nums[TURNS]} {state.is_terminal()}"


def remembered(table: Paradoxical) -> list[int]:
    """The cards that all remember as used."""
    return [card for card in range(table.zones.cards) if table.is_remembered(card)]


class EdgeTable:
    """Few cards in decks, piles, hands, tableaus and the pool, some of these empty; the rest lies out of reach."""

    def __init__(self, players: int, kind: str, used: int, rng: Random) -> None:
        self.players = players
        self.kind = kind
        self.used = used
        self.rng = rng
        self.turn = rng.randrange(players)
        cards = 2 * FACES if players == 4 else FACES
        self.loose = [card for card in range(cards) if card != used and not is_wild(card)]
        rng.shuffle(self.loose)

    def laid(self) -> Paradoxical:
        """The table at the beginning of a turn."""
        rng = self.rng
        tableaus, hands = self.tableaus(), self.hands()
        if self.used >= 0:
            place = rng.choice([tableaus, hands])
            place[self.turn] += f" {card_id(self.used)}"
        held = " ".join([*tableaus, *hands]).split()
        lists = [self.pile(False, 6), self.pile(True, 6), self.pile(False, 5), self.pile(True, 5)]
        table = paradoxical_table(
            tableaus,
            hands=hands,
            deck_1=lists[0],
            deck_2=lists[1],
            discard_1=lists[2],
            discard_2=lists[3],
            pool=self.some(0, 5) if rng.random() < 0.7 else "",
            tokens=[rng.choice([0, 0, 1]) for _ in range(self.players)],
            marked=" ".join([card for card in held if self.is_marked(card)]),
            turn=self.turn,
            turns=rng.choice([0, 3]),
            options=self.options(),
            seed=rng.randrange(1 << 30),
        )
        table.nums[FIRST] = rng.randrange(self.players)
        table.nums[TURNS] += (-table.nums[FIRST]) % self.players
        return table

    def options(self) -> dict[str, str]:
        """Often the other ones; the last turns are one or two rounds before the end."""
        rng = self.rng
        limit = str(rng.randint(5, 6)) if self.kind == "last turns" else "60"
        ends = rng.choice(["at_once", "finish_round"])
        marks, straight = rng.choice(["stay", "come_off"]), rng.choice(["mixed", "alternating"])
        return {"turns": limit, "second_claim": ends, "straight": straight, "marks": marks}

    def is_marked(self, card: str) -> bool:
        """Whether a card of a hand or a tableau was used before; of the stuck ones all were."""
        if self.used >= 0 and card == card_id(self.used):
            return False
        return self.kind == "stuck" or self.rng.random() < 0.3

    def some(self, least: int, most: int) -> str:
        """Some of the loose cards."""
        return self.first_of(self.loose[:], self.rng.randint(least, most))

    def first_of(self, cards: list[int], count: int) -> str:
        """The first of these cards, which are no longer loose."""
        for card in cards[:count]:
            self.loose.remove(card)
        return " ".join([card_id(card) for card in cards[:count]])

    def pile(self, second: bool, most: int) -> str:
        """Some cards of deck 1 or deck 2; none at all at a table where nobody can draw."""
        rng = self.rng
        if rng.random() < 0.25 or (self.kind == "stuck" and rng.random() < 0.8):
            return ""
        return self.first_of([card for card in self.loose if (face(card) >= 26) == second], rng.randint(0, most))

    def hands(self) -> list[str]:
        """Up to five cards each; none of the stuck has any but now and then."""
        rng = self.rng
        if self.kind == "stuck":
            return [self.some(0, 1) if rng.random() < 0.3 else "" for _ in range(self.players)]
        hands = [self.some(0, 5) if rng.random() < 0.8 else "" for _ in range(self.players)]
        if self.used >= 0 and len(hands[self.turn].split()) == HAND_ROOM:
            hands[self.turn] = hands[self.turn].rpartition(" ")[0]
        return hands

    def tableaus(self) -> list[str]:
        """Of any size, one full, or one from which something can be claimed."""
        found = [""] * self.players
        for seat in [self.turn, *(seat for seat in range(self.players) if seat != self.turn)]:
            if seat == self.turn and self.kind in ("claim", "full"):
                found[seat] = self.claimable() if self.kind == "claim" else self.some(10, 10)
            else:
                found[seat] = self.some(0, 9 if self.players == 4 or self.kind == "use" else 7)
        return found

    def claimable(self) -> str:
        """A set of high cards, and eight to ten cards in all: the others are the lowest there are."""
        values = self.rng.sample(range(7, 14), 2)
        kind = self.rng.choice(["pairs", "house", "run"])
        wanted = [values[0]] * 2 + [values[1]] * 2
        if kind != "pairs":
            wanted = [*wanted, values[1]] if kind == "house" else list(range(min(values) - 3, min(values) + 2))
        chosen = self.of_values(wanted)
        rest = sorted([card for card in self.loose if card not in chosen], key=lambda card: int(printed_value(card)))
        size = 10 if kind != "pairs" else self.rng.randint(8, 10)
        cards = [*chosen, *rest[: size - len(chosen)]]
        self.rng.shuffle(cards)
        return self.first_of(cards, size)

    def of_values(self, wanted: list[int]) -> list[int]:
        """Loose cards of these values, the decks in turn."""
        chosen: list[int] = []
        for place, value in enumerate(wanted):
            fitting = [card for card in self.loose if printed_value(card) == value and card not in chosen]
            fitting.sort(key=lambda card: (face(card) >= 26) != (place % 2 == 1))
            chosen.append(fitting[0])
        return chosen


def change_tableaus(table: Paradoxical, rng: Random) -> None:
    """Some cards of tableaus count as something else, since they were changed before they were added."""
    for seat in range(int(table.players)):
        for card in table.zones.listed(TABLEAU + seat):
            if rng.random() < 0.1:
                table.alter(card, rng.randint(1, 13), rng.randrange(4))


def remember_at_random(table: Paradoxical, rng: Random) -> None:
    """Some cards were used, went to a deck unseen and perhaps came to a hand again: all take them for used. Where marks
    stay they are marked still, and the table has some in its decks."""
    if table.marks_stay():
        for card in [*table.zones.listed(DECK), *table.zones.listed(SECOND_DECK)]:
            if rng.random() < 0.3:
                table.mark(card)
        return
    for zone in [DECK, SECOND_DECK, *(HAND + seat for seat in range(int(table.players)))]:
        for i in range(int(table.zones.count(zone))):
            card = table.zones.at(zone, i)
            if table.zones.seers(zone, i) != EVERYBODY and rng.random() < 0.3:
                table.nums[REMEMBERED + half(card)] |= bit(face(card))
