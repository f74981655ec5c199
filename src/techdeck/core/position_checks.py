"""Whether the cards, numbers and changes of a position can be, and somebody is to act. (Family 8.8)"""

from __future__ import annotations

from mypy_extensions import i64

from techdeck.core.bits import bit, has, size
from techdeck.core.cards import card_id, face
from techdeck.core.counting import CONCEDED, HOLDS, LACKS, ROUND, THIS_TURN, UNTIL_NEXT_ROUND, UNTIL_TURN
from techdeck.core.effects.run import Run
from techdeck.core.effects.secret import PutFaceDown
from techdeck.core.errors import Misfit, TechdeckError
from techdeck.core.fields import CARDS_ASIDE, CARDS_DOWN, USED_CARD
from techdeck.core.frames import PhaseFrame
from techdeck.core.limits import TO_DO, Room
from techdeck.core.position import all_numbers, named_zones, numbers_of
from techdeck.core.state import State
from techdeck.core.table import Table
from techdeck.core.view import masked
from techdeck.core.zones import ASIDE, EVERYBODY, HAND, PENDING, USED, holder


def room_of(state: State, name: str) -> Room:
    """The room of a zone; seats have equal ones."""
    word, _, seat = name.rpartition(" ")
    return state.room(word if seat.isdecimal() and word not in ("deck", "discard") else name)


def check_rooms(state: State) -> None:
    """Every zone has as many cards as it must and may have, known to whoever looks at it."""
    for name, zone in named_zones(state):
        room, count = room_of(state, name), int(state.zones.count(zone))
        if not room.least <= count <= room.most:
            many = str(room.least) if room.least == room.most else f"{room.least} to {room.most}"
            raise Misfit(name, f"{name!r}, which is for {room.told}, must hold {many}, not {count}")
        for i in range(count):
            check_seers(state, name, zone, i)


def check_seers(state: State, name: str, zone: int, i: int) -> None:
    """A player knows their own cards, and all know what lies openly. (Family 2.3, 6.1)"""
    seat, seers, card = holder(zone), state.zones.seers(zone, i), card_id(state.zones.at(zone, i))
    if seat >= 0 and not has(seers, seat):
        raise Misfit(name, f"seat {seat} knows {card}, its own card: write just {card}, or add {seat} to the seats")
    if seat < 0 and state.open_zone(zone) and seers != EVERYBODY:
        raise Misfit(name, f"everybody can see {card} there: write {card} without saying who knows it")


def check_numbers(state: State) -> None:
    """Every number is within its limits, and two seats at least have not conceded. (Family 7.2)"""
    for number in all_numbers(state):
        for told in numbers_of(state, number):
            if not number.may_be(told):
                raise Misfit(number.name, f"{number.name} must be {number.allowed()}, not {number.word(told)}")
    left = state.players - size(state.nums[CONCEDED])
    if state.nums[CONCEDED] != 0 and left < 2:
        raise Misfit("conceded", f"with only {left} of {state.players} seats left, the game is over")


def check_certain(state: State) -> None:
    """What all know for certain of hands is true of them. (Family 6.12, 6.13)"""
    card = denied_card(state)
    if card >= 0:
        seat = state.zones.where[card] - HAND
        raise Misfit("lacks", f"seat {seat} has {card_id(card)}, so nobody can be sure that it has not", f"hand {seat}")
    for seat in range(state.players):
        if state.nums[HOLDS + seat] & (state.kinds_held(seat) ^ -1) != 0:
            raise Misfit("holds", f"seat {seat} has no card of a kind that it surely holds", f"hand {seat}")


def denied_card(state: State) -> i64:
    """A card in a hand of which all are sure that it is not there; -1 if there is none."""
    for seat in range(state.players):
        for card in state.zones.listed(HAND + seat):
            if has(state.nums[LACKS + seat], face(card)):
                return card
    return -1


def check_changes(state: State) -> None:
    """Changes end in this round or the next ones, and all were told of them. (Family 5.1, 5.2)"""
    if state.changes == 0:
        return
    for card in range(state.cards):
        until, told = state.altered[card], state.told[card] // 128
        if until != 0:
            check_end(state, "changed", card, until)
        if told != 0:
            check_end(state, "told", card, told)
        if until != 0 and state.told[card] != (until * 16 + state.values[card]) * 8 + state.domains[card]:
            now = f"{state.change_text(card)} until {until}"
            raise Misfit("told", f"everybody was told what {card_id(card)} counts as: {now}")


def check_end(state: State, line: str, card: int, until: int) -> None:
    """A change made in this round or the last one, for as long as texts may print, can hold until then. (Family 5.2)"""
    turn = state.lasts_until(UNTIL_TURN)
    first, last = state.nums[ROUND], state.lasts_until(UNTIL_NEXT_ROUND)
    if not first <= until <= last and until != turn:
        ends = f"{first} to {last}" + (" or turn" if turn == THIS_TURN else "")
        said = "turn" if until == THIS_TURN else str(until)
        raise Misfit(line, f"changes hold until {ends}, but that of {card_id(card)} until {said}")


def check_turn_changes(state: State) -> None:
    """Where a phase is a "turn", changes hold until its end only while it goes on. (Family 5.8)"""
    below, phases = state.frames[0], state.effects_phases()
    if state.changes > 0 and phases and isinstance(below, PhaseFrame) and below.phase not in phases:
        for card in state.told_to_end(THIS_TURN, THIS_TURN):
            why = "it is not the time for card effects"
            raise Misfit("told", f"the change of {card_id(card)} can't hold until turn: {why}")


def check_loose(state: State) -> None:
    """Cards lie aside, used or face down only while something is to do with them. (Family 3.8, 3.11, 3.15)"""
    used = used_cards(state)
    lying = sorted([int(card) for card in state.zones.listed(USED)])
    if sorted(used) != lying:
        names = " ".join([card_id(card) for card in used]) or "none"
        raise Misfit("used", f"the used cards must be those that 'to do' is not finished with: {names}")
    holds = {frame.form.holds for frame in state.frames}
    texts = [frame for frame in state.frames if isinstance(frame, Run)]
    for seat in range(state.players):
        if state.zones.count(PENDING + seat) > 0 and not isinstance(state.top, PutFaceDown) and CARDS_DOWN not in holds:
            raise Misfit(
                f"face down {seat}", "cards are face down only while players put them there: 'to do' says no such thing"
            )
    if state.zones.count(ASIDE) > 0 and not texts and CARDS_ASIDE not in holds:
        raise Misfit("aside", "cards are set aside only while a text is carried out: there is no Run in 'to do'")


def used_cards(state: State) -> list[int]:
    """The cards that frames discard or take back when a text is done."""
    found: list[int] = []
    for frame in state.frames:
        found += [int(getattr(frame, field.name)) for field in frame.form.fields if field.told == USED_CARD.told]
    return found


def check_whose_turn(table: Table, first: i64, seat: i64, left: i64) -> None:
    """Turns go from the first player on, to the left. (Family 2.9)"""
    whose = (first + table.players - left) % table.players
    if seat != whose:
        raise Misfit(TO_DO, f"seat {first} is first: with {left} to come it is the turn of seat {whose}")


def begin(state: State) -> None:
    """Somebody is to act, everybody who is has a choice, and every seat can look at the table."""
    state.acting_now = state.top.acting(state)
    if state.acting_now == 0:
        raise TechdeckError("nobody is to act: a position is a moment when it's somebody's turn")
    if not 0 < state.acting_now < bit(state.players):
        raise TechdeckError(f"it's the turn of somebody without a seat: the seats are 0 to {state.players - 1}")
    if state.acting_now & state.nums[CONCEDED] != 0:
        raise TechdeckError("it's the turn of somebody who has conceded: chance plays for them")
    for seat in state.acting_seats():
        if state.choices(seat).count == 0:
            raise TechdeckError(f"it's the turn of seat {seat}, which can't do anything")
    for seat in range(state.players):
        masked(state, seat).facts()
