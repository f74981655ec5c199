"""Tables of Tech City set up by hand, and words to look at them and to play them.

Cards are written as text; piles top card first. A city is drawn as it lies, row by row:

    "K7:0  V3  S7:1
     .     T3:0 ."

":0" is the marker of seat 0, ":c" the council's; a card without one is neutral. "S7:1~0" was used by seat 0 in this
phase. Cards that a test does not mention are expelled, where nothing reaches them.
"""

from collections.abc import Sequence

from techdeck.core.bits import bit, has
from techdeck.core.cards import card_id, parse_card
from techdeck.core.counting import ROUND
from techdeck.core.frames import Frame
from techdeck.core.rng import fast_rng
from techdeck.core.zones import DECK, DISCARD, EVERYBODY, EXPELLED, HAND
from techdeck.games import load_game
from techdeck.games.city.building import BuildTurn
from techdeck.games.city.effects import EffectTurn
from techdeck.games.city.names import ACROSS, CITY, COUNCIL, FIRST, MARKER, NO_MARKER, SCORE, UP, USERS
from techdeck.games.city.phases import DiscardDown, Round
from techdeck.games.city.places import City
from techdeck.games.city.slots import add_slot
from tests.table_words import action_of, cards, deck, discard, hand, happened, known_to, may_do, zone

__all__ = ["action_of", "cards", "deck", "discard", "do", "hand", "happened", "known_to", "may_do", "zone"]


def frames_of(phase: str, first: int, players: int) -> list[Frame]:
    """The stack of frames at the beginning of a phase."""
    if phase == "build":
        return [Round(1), BuildTurn(first, players)]
    if phase == "effects":
        return [Round(2), EffectTurn(first, players, 0)]
    return [Round(3), DiscardDown()]


def city_table(
    hands: Sequence[str],
    city: str = "V3",
    *,
    phase: str = "build",
    deck: str = "",
    discard: str = "",
    first: int = 0,
    round: int = 1,
    scores: Sequence[int] = (),
    council: int = 0,
    edition: str = "open-1",
    options: dict[str, str] | None = None,
    seed: int = 1,
    watch: bool = True,
) -> City:
    """A table at the beginning of a phase ("build", "effects", "end"); one hand is a solo table."""
    table = load_game("city", len(hands), edition, options).blank()
    assert isinstance(table, City)
    table.rng = fast_rng(seed)
    lay_cards(table, hands, city, cards(deck), cards(discard))
    table.nums[FIRST] = first
    table.nums[ROUND] = round
    table.nums[SCORE + COUNCIL] = council
    for seat, points in enumerate(scores):
        table.nums[SCORE + seat] = points
    for frame in frames_of(phase, first, len(hands)):
        table.push(frame)
    if watch:
        table.watch()
    table.settle()
    return table


def lay_cards(table: City, hands: Sequence[str], city: str, deck: list[int], discard: list[int]) -> None:
    """Every card goes where the test says, the others out of the game."""
    placed: set[int] = set()

    def lay(zone: int, some: list[int], seers: int) -> None:
        for card in some:
            assert card not in placed, f"{card_id(card)} is on the table twice"
            placed.add(card)
            table.zones.push(zone, card, seers)

    for seat, held in enumerate(hands):
        lay(HAND + seat, cards(held), bit(seat))
    lay(DECK, deck[::-1], 0)
    lay(DISCARD, discard[::-1], EVERYBODY)
    lay(EXPELLED, [card for card in range(table.zones.cards) if card not in placed], EVERYBODY)
    for row, line in enumerate(city.strip().splitlines()):
        for column, word in enumerate(line.split()):
            if word != ".":
                lay_in_city(table, word, column, -row)


def lay_in_city(table: City, word: str, across: int, up: int) -> None:
    """One card of the drawing, like "K7:0" or "S7:1~0"."""
    rest, _, users = word.partition("~")
    name, _, marker = rest.partition(":")
    owner = COUNCIL if marker == "c" else int(marker) if marker else NO_MARKER
    assert table.zones.where[parse_card(name)] == EXPELLED, f"{name} is on the table twice"
    slot = add_slot(table, parse_card(name), across, up, owner)
    for seat in users:
        table.nums[USERS + slot] |= bit(int(seat))


def do(table: City, *texts: str, seat: int | None = None) -> None:
    """The acting seat does these actions one after the other: "K9" points at a card, else as in logs."""
    for text in texts:
        who = int(table.current_player()) if seat is None else seat
        table.apply_action(action_of(table, text), who)


def slot_of(table: City, text: str) -> int:
    """The slot of a card of the city."""
    assert table.zones.where[parse_card(text)] == CITY, f"{text} is not in the city"
    return int(table.zones.index(parse_card(text)))


def city_cards(table: City) -> str:
    """The cards of the city in the order of their slots."""
    return " ".join(card_id(card) for card in table.zones.listed(CITY))


def marker(table: City, text: str) -> str:
    """Whose marker lies on a card of the city: a seat's number, "c" for the council, "" for a neutral card."""
    owner = int(table.nums[MARKER + slot_of(table, text)])
    return "" if owner == NO_MARKER else "c" if owner == COUNCIL else str(owner)


def place(table: City, text: str) -> tuple[int, int]:
    """Where a card of the city lies: columns to the right, rows up from where the drawing begins."""
    slot = slot_of(table, text)
    return int(table.nums[ACROSS + slot]), int(table.nums[UP + slot])


def users(table: City, text: str) -> set[int]:
    """The seats that used this card in this phase."""
    mask = int(table.nums[USERS + slot_of(table, text)])
    return {seat for seat in range(int(table.players)) if has(mask, seat)}


def tilted(table: City) -> set[str]:
    """The tilted cards, as everybody sees them."""
    city = table.view(None).to_dict()["city"]
    assert isinstance(city, list)
    return {data["card"] for data in city if data["tilted"]}


def council_points(table: City) -> int:
    """The points of the council."""
    return int(table.nums[SCORE + COUNCIL])


def dealt(players: int, seed: int = 7, **options: str) -> City:
    """A table as the game deals it, with a journal from now on."""
    state = load_game("city", players, options=options).new_initial_state(seed=seed)
    assert isinstance(state, City)
    state.watch()
    return state
