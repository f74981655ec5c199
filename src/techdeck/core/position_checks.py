"""Whether the cards, numbers and changes of a position can be, and somebody is to act. (Family 8.8)"""

from __future__ import annotations

from techdeck.core.bits import bit, has, size
from techdeck.core.cards import card_id
from techdeck.core.counting import CONCEDED, ROUND
from techdeck.core.effects.secret import PutFaceDown
from techdeck.core.errors import Misfit, TechdeckError
from techdeck.core.limits import ASIDE as LIES_ASIDE
from techdeck.core.limits import FACE_DOWN, USED_CARD, Form, Room
from techdeck.core.position import all_numbers, named_zones, numbers_of
from techdeck.core.state import State
from techdeck.core.view import masked
from techdeck.core.zones import ASIDE, EVERYBODY, PENDING, USED, holder


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


def check_changes(state: State) -> None:
    """Changes end in this round or the next ones, and all were told of them. (Family 5.1, 5.2)"""
    if state.changes == 0:
        return
    first, last = state.nums[ROUND], state.lasts_until()
    for card in range(state.cards):
        until, told = state.altered[card], state.told[card] // 128
        if until != 0 and not first <= until <= last:
            raise Misfit("changed", f"changes hold until {first} to {last}, but that of {card_id(card)} until {until}")
        if told != 0 and not first <= told <= last:
            raise Misfit("told", f"changes hold until {first} to {last}, but that of {card_id(card)} until {told}")
        if until != 0 and state.told[card] != (until * 16 + state.values[card]) * 8 + state.domains[card]:
            now = f"{state.change_text(card)} until {until}"
            raise Misfit("told", f"everybody was told what {card_id(card)} counts as: {now}")


def check_loose(state: State, forms: dict[str, Form]) -> None:
    """Cards lie aside, used or face down only while something is to do with them. (Family 3.8, 3.11, 3.15)"""
    used = used_cards(state, forms)
    lying = sorted([int(card) for card in state.zones.listed(USED)])
    if sorted(used) != lying:
        names = " ".join([card_id(card) for card in used]) or "none"
        raise Misfit("used", f"the used cards must be those that 'to do' is not finished with: {names}")
    holds = {forms[name].holds for name in frame_names(state) if name in forms}
    for seat in range(state.players):
        if state.zones.count(PENDING + seat) > 0 and not isinstance(state.top, PutFaceDown) and FACE_DOWN not in holds:
            raise Misfit(
                f"face down {seat}", "cards are face down only while players put them there: 'to do' says no such thing"
            )
    if state.zones.count(ASIDE) > 0 and "Run" not in frame_names(state) and LIES_ASIDE not in holds:
        raise Misfit("aside", "cards are set aside only while a text is carried out: there is no Run in 'to do'")


def frame_names(state: State) -> list[str]:
    """The names of the frames."""
    return [frame.key().partition("(")[0] for frame in state.frames]


def used_cards(state: State, forms: dict[str, Form]) -> list[int]:
    """The cards that frames discard or take back when a text is done."""
    found: list[int] = []
    for frame in state.frames:
        name, _, rest = frame.key().removesuffix(")").partition("(")
        if name in forms:
            words = rest.split(",")
            found += [int(words[i]) for i, (what, _, _) in enumerate(forms[name].numbers) if what == USED_CARD]
    return found


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
