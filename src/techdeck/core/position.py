"""A position: one moment of a game as text a person can read and edit, in and out. (Family 8.7)

Cards stand in their zones, the last one on top. Who knows a card is said only where it is not what the zone says:
K9{0,2} is known to seats 0 and 2, K9{} to nobody, K9{all} to everybody. Numbers are left out where they are as at the
beginning. "to do" lists what is still to happen, the next thing last.
"""

from __future__ import annotations

from mypy_extensions import i64

from techdeck.core.bits import bit, has
from techdeck.core.cards import DOMAIN_NAMES, FACES, HIDDEN, card_id
from techdeck.core.carried import card_lines, edition_told
from techdeck.core.counting import (
    CHAIN_HIGH,
    CHAIN_LOW,
    CONCEDED,
    DRAW_SAID,
    HOLDS,
    LACKS,
    LAST_ORDER,
    LAST_USED,
    ROUND,
    THIS_TURN,
    USES,
)
from techdeck.core.effects.registers import REGISTER_NAMES, REGISTERS
from techdeck.core.effects.run import Ask, ChoosePile, Run
from techdeck.core.effects.secret import PutFaceDown
from techdeck.core.errors import TechdeckError
from techdeck.core.limits import ANY_FACE, MOST, NONE, TO_DO, CardNumber, Number
from techdeck.core.rng import FastRng
from techdeck.core.state import State
from techdeck.core.zones import EVERYBODY, HAND, MAX_SEATS, ONLOOKER, has_no_order

FORMAT = "techdeck position 1"
NOTHING_TO_DO = "over"
"""What a finished table has to do."""


def write_position(state: State) -> str:
    """The position of a state, also of a finished one, though only where somebody is to act can it be set up again."""
    game = state.game
    options = " ".join([f"{name}={value}" for name, value in game.options().items()])
    lines = [FORMAT, f"game: {game.name}", f"players: {game.players}", f"edition: {edition_told(game.deck)}"]
    lines += [*card_lines(game.deck), f"options: {options}", *zone_lines(state), *number_lines(state)]
    lines += change_lines("changed", state, False) + change_lines("told", state, True)
    lines += [f"registers: {text}" for text in register_texts(state)]
    frames = [frame_text(state, place) for place in range(len(state.frames))]
    lines.append(f"{TO_DO}: " + (" ".join(frames) or NOTHING_TO_DO))
    if isinstance(state.rng, FastRng):
        lines.append(f"chance: {int(state.rng.state)}")
    return "\n".join(lines) + "\n"


def named_zones(state: State) -> list[tuple[str, int]]:
    """The zones as positions write them, with their numbers."""
    return [(named.text(), named.zone) for named in state.zone_names()]


def default_seers(state: State, zone: int) -> i64:
    """Who knows the cards of a zone if nothing else is said."""
    if has_no_order(zone):
        return bit((zone - HAND) % MAX_SEATS)
    return EVERYBODY if state.open_zone(zone) else 0


def zone_lines(state: State) -> list[str]:
    """Every zone that has cards, the last card on top."""
    lines = []
    for name, zone in named_zones(state):
        cells = range(int(state.zones.count(zone)))
        words = [cell_text(state, zone, i) for i in cells]
        if words:
            lines.append(f"{name}: {' '.join(words)}")
    return lines


def cell_text(state: State, zone: int, i: int) -> str:
    """A card, and who knows it where that is out of the ordinary."""
    card, seers = state.zones.at(zone, i), state.zones.seers(zone, i)
    if card == HIDDEN:
        raise TechdeckError("a view does not know where every card is: ask the table itself for its position")
    if seers == default_seers(state, zone):
        return card_id(card)
    who = "all" if seers == EVERYBODY else ",".join([str(s) for s in range(ONLOOKER + 1) if has(seers, s)])
    return f"{card_id(card)}{{{who}}}"


def all_numbers(state: State) -> list[Number]:
    """The numbers every game has, and the game's own, with what they can be. (Family 4.3, 7.1, 7.6)"""
    players, cards = int(state.players), int(state.cards)
    second = ANY_FACE if cards > FACES else 0
    return [
        Number("conceded", CONCEDED, 1, 0, 2**players - 1),
        Number("draw said", DRAW_SAID, 1, 0, 2 if players == 2 else 0),
        Number("round", ROUND, 1, 1, state.last_round()),
        Number("chain", CHAIN_LOW, 1, 0, ANY_FACE),
        Number("chain of second deck", CHAIN_HIGH, 1, 0, second),
        Number("uses", USES, 1, 0, MOST),
        CardNumber("last used", LAST_USED, players, cards, NONE, 13),
        Number("last used order", LAST_ORDER, players, 0, MOST),
        Number("lacks", LACKS, players, 0, ANY_FACE),
        Number("holds", HOLDS, players, 0, 2**17 - 1),
        *state.number_names(),
    ]


def number_lines(state: State) -> list[str]:
    """The numbers that are not as at the beginning."""
    blank, lines = state.game.blank(), []
    for number in all_numbers(state):
        told = numbers_of(state, number)
        if told != numbers_of(blank, number):
            lines.append(f"{number.name}: {numbers_text(number, told)}")
    return lines


def numbers_of(state: State, number: Number) -> list[int]:
    """What a number is at this table, once for each there is of it."""
    return [int(state.nums[i]) for i in range(number.first, number.first + number.count)]


def numbers_text(number: Number, told: list[int]) -> str:
    """Numbers one after the other; cards by their ids, - for none; a board row by row."""
    words = [number.word(one) for one in told]
    width = number.row or len(words)
    return " / ".join([" ".join(words[i : i + width]) for i in range(0, len(words), width)])


def change_lines(name: str, state: State, told: bool) -> list[str]:
    """What cards count as for a while, and what all were told of it."""
    found = []
    for card in range(int(state.zones.cards)):
        packed = state.told[card] if told else state.altered[card]
        if packed != 0:
            value = packed // 8 % 16 if told else state.values[card]
            domain = packed % 8 if told else state.domains[card]
            until = packed // 128 if told else packed
            end = "turn" if until == THIS_TURN else str(int(until))
            found.append(f"{card_id(card)}={DOMAIN_NAMES[domain]} {int(value)} until {end}")
    return [f"{name}: {', '.join(found)}"] if found else []


def register_texts(state: State) -> list[str]:
    """The registers of every text that runs, those that are not 0."""
    texts = []
    for base in range(0, int(state.regs_used), REGISTERS):
        values = [int(state.regs[base + i]) for i in range(REGISTERS)]
        texts.append(" ".join([f"{REGISTER_NAMES[i]}={value}" for i, value in enumerate(values) if value != 0]))
    return texts


def frame_text(state: State, place: int) -> str:
    """A frame with its numbers; a card's text with its user and card, a question with the place of its verb."""
    frame = state.frames[place]
    if isinstance(frame, Run):
        return f"Run({frame.user},{card_id(frame.card)})"
    if isinstance(frame, Ask):
        return f"Ask({frame.seat},{frame.run.program.verbs.index(frame.verb)})"
    if isinstance(frame, PutFaceDown):
        return f"PutFaceDown({frame.run.program.verbs.index(frame.verb)})"
    return "ChoosePile" if isinstance(frame, ChoosePile) else frame.key()
