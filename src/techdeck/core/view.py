"""What one seat knows. (Family 6)

A view holds a copy of the state from which everything the seat does not know has been taken out, so there is
nothing in it to find, nor who else knows a card that is not open to all. Where a hand, or a face-down heap, has no
order that means anything, its unknown cells are sorted, so that slots tell nothing either.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, SupportsIndex

from mypy_extensions import i64

from techdeck.core.aside import laid_aside_by
from techdeck.core.bits import bit, has
from techdeck.core.cards import DOMAIN_NAMES, HIDDEN, card_id, cards_text
from techdeck.core.counting import CONCEDED, DRAW_SAID, LAST_ORDER, LAST_USED, ROUND
from techdeck.core.effects.people import NameDomain
from techdeck.core.effects.registers import CHOSEN, DOMAIN, DRAWN, LOOKERS, PC, PICKED, SENTENCE, SHOWN, STEP, VALUE
from techdeck.core.effects.run import Ask, Run
from techdeck.core.effects.swap import TwoCards
from techdeck.core.given import eyes_of, seed_of
from techdeck.core.imagining import Imagination
from techdeck.core.known import known_data
from techdeck.core.questions import Question
from techdeck.core.rng import FastRng, fast_rng
from techdeck.core.spots import ZoneName
from techdeck.core.state import State
from techdeck.core.zones import ASIDE, EVERYBODY, HAND, NOWHERE, ONLOOKER, SECOND_DECK, Zones, holder

if TYPE_CHECKING:
    from techdeck.core.commands import Template
    from techdeck.core.gestures import Gesture


class View:
    """A seat's knowledge of a table; seat None is an onlooker without a hand. (Family 6.6)"""

    def __init__(self, state: State, eyes: i64) -> None:
        self.eyes = eyes
        self.seat: int | None = None if eyes == ONLOOKER else int(eyes)
        self.table = masked(state, eyes)

    def __reduce__(self) -> tuple[object, ...]:
        """For pickle and copy."""
        from techdeck.core.packing import unpack_view

        return unpack_view, (self.table, int(self.eyes))

    def __repr__(self) -> str:
        who = "an onlooker" if self.seat is None else f"seat {self.seat}, hand [{cards_text(self.hand(self.seat))}]"
        stands = "over" if self.is_terminal() else f"to act: {self.acting_seats()}"
        return f"View({self.table.game.name}, players={self.table.players}, {who}, {stands})"

    def acting_seats(self) -> list[int]:
        """Every seat that may act now."""
        return self.table.acting_seats()

    def legal_actions(self) -> list[int]:
        """What this seat may do now."""
        return [] if self.seat is None else self.table.legal_actions(self.seat)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.table.is_terminal()

    def scores(self) -> list[int]:
        """The points of every seat."""
        return self.table.scores()

    def returns(self) -> list[float]:
        """What the end is worth to every seat; all 0 before it."""
        return self.table.returns()

    def hand(self, seat: SupportsIndex) -> list[int]:
        """The cards known in a hand."""
        zone = HAND + eyes_of(seat, int(self.table.players))
        return [card for card in self.table.zones.listed(zone) if card != HIDDEN]

    def question(self) -> Question:
        """What is asked now, as far as this seat may know it."""
        from techdeck.core.asking import question_for

        return question_for(self.table, self.eyes)

    def asked(self) -> Question:
        """The same without the choices, for a bot, which has them as legal actions."""
        from techdeck.core.asking import asked_of

        return asked_of(self.table, self.eyes)

    def commands(self) -> list[Template]:
        """The whole gestures open to this seat, nothing filled in yet."""
        from techdeck.core.commands import templates

        return [] if self.seat is None else templates(self.table, self.seat)

    def command(self, command: Mapping[str, object]) -> Template:
        """A command as far as it is filled in, with the values its next slot may take; IllegalAction if it can't be."""
        from techdeck.core.commands import template

        return template(self.table, int(self.eyes), dict(command))

    def gesture(self) -> Gesture:
        """A gesture to be put together choice by choice, before anything is done."""
        from techdeck.core.gestures import Gesture

        return Gesture(self.table, int(self.eyes))

    def to_dict(self) -> dict[str, object]:
        """What the seat sees at the table, as plain JSON data. (Family 2.4, 6.6)"""
        table = self.table
        data: dict[str, object] = {"game": table.game.name, "players": int(table.players), "seat": self.seat}
        data["acting"] = table.acting_seats()
        data["zones"] = [zone_data(table.zones, named) for named in table.zone_names()]
        data["effects"] = texts_data(table)
        data["last_used"] = last_used_data(table)
        data["conceded"] = seats_in(table, table.nums[CONCEDED])
        data["draw_offered"] = seats_in(table, table.nums[DRAW_SAID])
        data["changed"] = [change_data(table, c) for c in range(int(table.zones.cards)) if table.altered[c]]
        data["known"] = known_data(table)
        data["scores"] = table.scores()
        data.update(table.facts())
        data["returns"] = self.returns() if table.is_terminal() else None
        return data

    def information_state_string(self) -> str:
        """All that the seat knows in one line: what it sees, every number that is not hidden from it, the frames."""
        return f"{self.to_dict()} {numbers_told(self.table)} {frames_key(self.table)}"

    def imagine(self, seed: SupportsIndex) -> State:
        """A possible state, uniformly among those this seat can't rule out by where cards lie. (Family 8.6)"""
        return self.imagination().deal(fast_rng(seed_of(seed), "imagine"))

    def imagination(self) -> Imagination:
        """What deals many possible states behind this view: `imagination.deal(rng)`, each as likely. (Family 8.6)"""
        return Imagination(self.table, self.eyes)


def open_view(state: State) -> View:
    """The whole table with nothing hidden, for who has the log of a game and so knows everything."""
    view = View(state, ONLOOKER)
    view.table = state.clone()
    return view


def deal_of(state: State) -> int:
    """The number of the deal: nothing that was hidden under an earlier one matters any more. (Family 6.14)"""
    return int(state.nums[ROUND]) if state.game.deals_anew else 1


def seats_in(state: State, mask: i64) -> list[int]:
    """The seats of a mask."""
    return [seat for seat in range(state.players) if has(mask, seat)]


def last_used_data(state: State) -> list[dict[str, object]]:
    """The card each seat used last, the latest use last. (Family 4.4)"""
    nums = state.nums
    uses = sorted([(int(nums[LAST_ORDER + s]), s) for s in range(int(state.players)) if nums[LAST_USED + s] >= 0])
    return [{"seat": seat, "card": card_id(nums[LAST_USED + seat])} for _, seat in uses]


def change_data(state: State, card: int) -> dict[str, object]:
    """A card that counts as something else, and what ends that. (Family 5.2)"""
    domain = DOMAIN_NAMES[state.domain_of(card)]
    counts: dict[str, object] = {"card": card_id(card), "value": int(state.value_of(card)), "domain": domain}
    return {**counts, "until": state.ends_with(state.altered[card])}


def texts_data(state: State) -> list[dict[str, object]]:
    """Every card's text that runs, the innermost last."""
    frames, found = state.frames, []
    for place in range(len(frames)):
        frame = frames[place]
        if isinstance(frame, Run):
            above = frames[place + 1] if place + 1 < len(frames) else None
            asks = above.verb if isinstance(above, Ask) else None
            past = frame.program.verbs[: frame.get(state, PC) - (1 if isinstance(asks, NameDomain) else 0)]
            half_done = isinstance(asks, TwoCards) and frame.get(state, STEP) == 1
            data = text_data(state, frame, any(isinstance(verb, NameDomain) for verb in past))
            data["chosen"] = card_id(frame.get(state, CHOSEN)) if half_done else None
            found.append(data)
    return found


def text_data(state: State, run: Run, domain_named: bool) -> dict[str, object]:
    """A text that runs: its sentence, whom it is about, what was named, picked and shown, as all know it."""
    value, domain, picked, shown = [int(run.get(state, register)) for register in (VALUE, DOMAIN, PICKED, SHOWN)]
    effect = run.effect(state)
    data: dict[str, object] = {} if effect is None else effect.to_dict()
    data["actor"] = int(run.actor(state))
    data["value"] = value if value > 0 else None
    data["domain"] = DOMAIN_NAMES[domain] if domain_named and domain >= 0 else None
    data["picked"] = picked if picked >= 0 else None
    data["shown"] = card_id(shown) if shown >= 0 else None
    chosen = state.two_piles and run.get(state, SENTENCE) > 0
    data["pile"] = (2 if run.deck(state) == SECOND_DECK else 1) if chosen else None
    return data


def numbers_told(state: State) -> str:
    """Every number, change and register of a table as positions write them."""
    from techdeck.core.position import change_lines, number_lines, register_texts

    return "; ".join(number_lines(state) + change_lines("told", state, True) + register_texts(state))


def frames_key(state: State) -> str:
    """The stack of frames as text."""
    return ";".join([frame.key() for frame in state.frames])


def zone_data(zones: Zones, named: ZoneName) -> dict[str, object]:
    """A zone: its name, whose it is, how many cards it has, and which are known, bottom first; others are null."""
    cards = [None if card == HIDDEN else card_id(card) for card in zones.listed(named.zone)]
    data: dict[str, object] = {"name": named.name, "seat": named.seat if named.seat >= 0 else None}
    return {**data, "count": len(cards), "cards": cards}


def masked(state: State, eyes: i64) -> State:
    """A copy without anything these eyes do not know. (Family 6.6, 8.6)"""
    other = state.clone()
    other.rng = FastRng(1)
    other.origin, other.key = "", None
    other.moves = other.moves[:0]
    other.regs = other.regs[: other.regs_used]
    other.zones.clear_above()
    for zone in range(len(other.zones.counts)):
        mask_zone(other, zone, eyes)
    if other.changes > 0:
        mask_changes(other)
    for frame in other.frames:
        if isinstance(frame, Run):
            mask_register(state, other, frame, eyes)
    other.mask_numbers(eyes)
    return other


def mask_changes(other: State) -> None:
    """Whether a change still holds of a card that can't be placed is unknown: what was told of it is all there is."""
    for card in range(other.zones.cards):
        if other.zones.where[card] == NOWHERE:
            other.believe_told(card)


def mask_zone(state: State, zone: i64, eyes: i64) -> None:
    """Hide the unknown cards of a zone and what third players know of it, and sort a hand."""
    zones = state.zones
    for i in range(zones.count(zone)):
        seers = zones.seers(zone, i)
        if not has(seers, eyes):
            zones.where[zones.at(zone, i)] = NOWHERE
            zones.set_cell(zone, i, HIDDEN, seers & surely_known_to(state, zone, i))
        elif seers != EVERYBODY:
            zones.set_seers(zone, i, seers & (surely_known_to(state, zone, i) | bit(eyes)))
    zones.tidy(zone)


def surely_known_to(state: State, zone: i64, index: i64) -> i64:
    """Who all are sure knows a card: its holder, or who looks at it as it lies aside. (Family 3.17, 6.1)"""
    if zone == ASIDE:
        run = laid_aside_by(state, index)
        return 0 if run is None else run.get(state, LOOKERS)
    seat = holder(zone)
    return 0 if seat < 0 else bit(seat)


def mask_register(state: State, other: State, run: Run, eyes: i64) -> None:
    """Hide which card was drawn."""
    card = state.regs[run.base + DRAWN]
    if card >= 0 and not state.zones.knows(eyes, card):
        other.regs[run.base + DRAWN] = HIDDEN
