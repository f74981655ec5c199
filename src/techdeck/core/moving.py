"""How cards move: only these movers write the zones of a running game, and they tell the journal. (Family 2, 6)

What a mover is told besides the card is the kind of event and the seat that does it. Without a journal nothing is told.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from techdeck.core.bits import bit
from techdeck.core.certain import Certain
from techdeck.core.counting import HOLDS, LACKS
from techdeck.core.events import Effect, Event, Journal, Moved
from techdeck.core.rng import Rng
from techdeck.core.spots import ANYWHERE, Spot, ZoneName
from techdeck.core.zones import EVERYBODY, HAND, MAX_SEATS, PENDING, Zones, has_no_order


class Moving(Certain):
    """A table on which cards move."""

    def __init__(self, zones: Zones, nums: vec[i64], rng: Rng) -> None:
        super().__init__(zones, nums)
        self.rng = rng
        self.regs: vec[i64] = vec[i64]()
        self.regs_used: i64 = 0
        self.journal: Journal | None = None

    def zone_names(self) -> list[ZoneName]:
        """The zones of this game with their names, as clients and positions list them."""
        raise NotImplementedError  # every game names its zones

    def at(self, zone: i64, index: i64) -> object:
        """Where in play the card at this index lies: a square, a place in the city; None elsewhere."""
        return None

    # --- movers -------------------------------------------------------------------------------------

    def put(self, kind: str, seat: i64, card: i64, zone: i64, seers: i64) -> None:
        """A card goes on top of a zone; who knew it goes on knowing it, and the given seers learn it. (Family 6.2)"""
        source = self.zones.where[card]
        if self.journal is None:
            self.zones.move(card, zone, seers)
        else:
            self.put_and_tell(kind, seat, card, zone, seers, False)
        self.follow(card, source, zone)

    def put_under(self, kind: str, seat: i64, card: i64, zone: i64, seers: i64) -> None:
        """A card goes to the bottom of a zone."""
        source = self.zones.where[card]
        if self.journal is None:
            self.zones.move_under(card, zone, seers)
        else:
            self.put_and_tell(kind, seat, card, zone, seers, True)
        self.follow(card, source, zone)

    def put_from_anywhere(self, kind: str, seat: i64, card: i64, zone: i64, seers: i64, under: bool = False) -> None:
        """The same, on top or at the bottom, but nobody may know where in its zone the card lay."""
        spot, source = None if self.journal is None else self.spot_before(card), self.zones.where[card]
        if under:
            self.zones.move_under(card, zone, seers)
        else:
            self.zones.move(card, zone, seers)
        self.follow(card, source, zone)
        if spot is not None:
            spot.index = ANYWHERE
            self.tell_moved(kind, seat, card, spot)

    def put_and_tell(self, kind: str, seat: i64, card: i64, zone: i64, seers: i64, under: bool) -> None:
        """A card goes on top of a zone, or to its bottom, and the journal hears of it."""
        source = self.spot_before(card)
        if under:
            self.zones.move_under(card, zone, seers)
        else:
            self.zones.move(card, zone, seers)
        self.tell_moved(kind, seat, card, source)

    def pour(self, kind: str, seat: i64, source: i64, target: i64) -> None:
        """All cards of one zone go onto a pile in their order, with who knows them."""
        if self.journal is None:
            self.zones.pour(source, target)
        else:
            cards = self.zones.listed(source)
            spots = [self.spot_before(card) for card in cards]
            self.zones.pour(source, target)
            self.tell_all_moved(kind, seat, cards, spots)
        if HAND <= source < HAND + MAX_SEATS:
            self.nums[HOLDS + source - HAND] = 0

    def swap(self, kind: str, seat: i64, one: i64, other: i64, one_seers: i64, other_seers: i64) -> None:
        """Two cards change places; each is then also known to the given seers. (Family 3.21)"""
        source, target = self.zones.where[one], self.zones.where[other]
        if self.journal is None:
            self.zones.swap(one, other, one_seers, other_seers)
        else:
            spots = [self.spot_before(one), self.spot_before(other)]
            self.zones.swap(one, other, one_seers, other_seers)
            self.tell_all_moved(kind, seat, [int(one), int(other)], spots)
        self.follow(one, source, target)
        self.follow(other, target, source)

    def learn(self, kind: str, seat: i64, card: i64, seers: i64) -> None:
        """The given seats now know where the card lies; it stays there. (Family 3.17)"""
        self.zones.learn(card, seers)
        if self.journal is not None:
            self.tell_shown(kind, seat, [int(card)])

    def find(
        self,
        kind: str,
        seat: i64,
        cards: vec[i64],
        about: dict[str, object],
        veiled: dict[str, object],
        owner: i64 = 0,
    ) -> None:
        """A seat now knows these cards; nobody else, but perhaps their owner, hears which they are. (Family 3.33)"""
        for card in cards:
            self.zones.learn(card, bit(seat))
        self.tell_some(kind, seat, about, bit(seat) | owner, veiled)

    def learn_hand(self, kind: str, seat: i64, whose: i64, seers: i64) -> None:
        """The given seats now know all cards of a hand. (Family 3.17)"""
        self.zones.learn_all(HAND + whose, seers)
        if self.journal is not None:
            self.tell_shown(kind, seat, self.zones.listed(HAND + whose), whose)

    def swap_hands(self, seat: i64, other: i64) -> None:
        """Two seats swap hands; who knew a card goes on knowing it. (Family 3.31, 6.5)"""
        zones = self.zones
        lay = [] if self.journal is None else [zones.listed(HAND + seat), zones.listed(HAND + other)]
        zones.pour(HAND + seat, PENDING + seat)
        zones.pour(HAND + other, HAND + seat)
        zones.pour(PENDING + seat, HAND + other)
        zones.learn_all(HAND + seat, bit(seat))
        zones.learn_all(HAND + other, bit(other))
        for known in (LACKS, HOLDS):
            self.nums[known + seat], self.nums[known + other] = self.nums[known + other], self.nums[known + seat]
        if self.journal is not None:
            moved = self.between_hands(lay[0], seat, other) + self.between_hands(lay[1], other, seat)
            self.journal.add(Event("swap_hands", int(seat), int(other), moved, {}, self.effect()))

    def pass_hands(self, seats: i64, step: i64) -> None:
        """Every seat passes its hand so many seats on; who knew a card goes on knowing it. (Family 3.31, 6.5)"""
        zones = self.zones
        lay = [] if self.journal is None else [zones.listed(HAND + seat) for seat in range(seats)]
        for seat in range(seats):
            zones.pour(HAND + seat, PENDING + seat)
        before = self.nums[:]
        for seat in range(seats):
            receiver = (seat + step) % seats
            self.nums[LACKS + receiver] = before[LACKS + seat]
            self.nums[HOLDS + receiver] = before[HOLDS + seat]
            zones.pour(PENDING + seat, HAND + receiver)
            zones.learn_all(HAND + receiver, bit(receiver))
        if self.journal is not None:
            for seat, cards in enumerate(lay):
                receiver = (seat + step) % seats
                moved = self.between_hands(cards, seat, receiver)
                if moved:
                    self.journal.add(Event("pass_hand", seat, int(receiver), moved, {}, self.effect()))

    def between_hands(self, cards: list[int], giver: i64, receiver: i64) -> list[Moved]:
        """How cards are told that have gone from one hand to another."""
        source, target = self.spot(HAND + giver, ANYWHERE), self.spot(HAND + receiver, ANYWHERE)
        return [Moved(card, self.seers_of(card), source, target) for card in cards]

    def forget(self, zone: i64, keep: i64) -> None:
        """Everyone outside the mask loses track of what lies in the zone. (Family 6.4)"""
        self.zones.forget(zone, keep)
        self.tell_lost(zone, 0, keep)

    def forget_from(self, zone: i64, first: i64, keep: i64) -> None:
        """Everyone outside the mask loses track of the cards of a zone from this index on. (Family 6.4)"""
        zones = self.zones
        for i in range(first, zones.count(zone)):
            zones.set_seers(zone, i, zones.seers(zone, i) & keep)
        self.tell_lost(zone, first, keep)

    def mix(self, zone: i64) -> None:
        """A zone is shuffled: nobody knows any more which of its cards lies where, if it has several. (Family 6.3)"""
        self.zones.shuffle(zone, self.rng)
        if self.journal is not None:
            spot = self.spot(zone, ANYWHERE)
            self.tell("shuffle", -1, {"zone": spot.zone, "owner": spot.to_dict()["seat"]})

    def deal_cards(self, seat: i64, pile: i64, count: i64) -> None:
        """So many cards from the top of a pile come to a hand, or as many as it still has. (Family 2.6)"""
        self.nums[LACKS + seat] = 0
        if self.journal is None:
            self.zones.deal(pile, HAND + seat, count, bit(seat))
            return
        held = self.zones.count(pile)
        left = held - count if count < held else 0
        cards = self.zones.listed(pile)[int(left) :]
        spots = [self.spot_before(card) for card in cards]
        self.zones.deal(pile, HAND + seat, count, bit(seat))
        self.tell_all_moved("deal", seat, cards, spots)

    # --- telling ------------------------------------------------------------------------------------

    def spot(self, zone: i64, index: i64) -> Spot:
        """A place of a zone by its name; where order means nothing, without its index."""
        assert self.journal is not None
        named = self.journal.named[int(zone)]
        if has_no_order(zone) or index < 0:
            return Spot(named.name, named.seat, ANYWHERE)
        return Spot(named.name, named.seat, int(index), self.at(zone, index))

    def spot_of(self, card: i64) -> Spot:
        """Where a card lies now."""
        return self.spot(self.zones.where[card], self.zones.index(card))

    def spot_before(self, card: i64) -> Spot:
        """Where a card lay before the event that is being told, of which others may have left or come below it."""
        assert self.journal is not None
        spot, event = self.spot_of(card), self.journal.open
        if event is None or event.has_moved(card):
            return spot
        zones, zone = self.zones, self.zones.where[card]
        came = [one for one in event.cards if zones.where[one] == zone and zones.index(one) < spot.index]
        return event.before(spot, len(came))

    def effect(self) -> Effect | None:
        """The words of a card's text that are being carried out, if one is."""
        for place in range(self.depth, 0, -1):
            found = self.stack[place].effect(self)
            if found is not None:
                return found
        return None

    def tell(self, kind: str, seat: i64, about: dict[str, object], other: i64 = -1) -> None:
        """Note something that happened without a card, which all may know."""
        if self.journal is not None:
            self.journal.add(Event(kind, int(seat), int(other), [], about, self.effect()))

    def tell_some(self, kind: str, seat: i64, about: dict[str, object], seers: i64, veiled: dict[str, object]) -> None:
        """Note something of which only the given seats know all; veiled is what the others hear instead."""
        if self.journal is not None:
            self.journal.add(Event(kind, int(seat), -1, [], about, self.effect(), int(seers), veiled))

    def tell_shown(
        self, kind: str, seat: i64, cards: list[int], other: i64 = -1, about: dict[str, object] | None = None
    ) -> None:
        """Note that cards were shown, or pointed at, where they lie, to those who know them."""
        if self.journal is not None:
            moved = [Moved(card, self.seers_of(card), self.spot_of(card), self.spot_of(card)) for card in cards]
            self.journal.add(Event(kind, int(seat), int(other), moved, about or {}, self.effect()))

    def tell_moved(self, kind: str, seat: i64, card: i64, source: Spot) -> None:
        """Note that a card has moved."""
        self.tell_all_moved(kind, seat, [int(card)], [source])

    def tell_all_moved(self, kind: str, seat: i64, cards: list[int], sources: list[Spot]) -> None:
        """Note that cards have moved: each with where it lay before the event and where it lies after it."""
        journal = self.journal
        assert journal is not None
        event = journal.open
        if event is None and cards:
            pairs = zip(cards, sources, strict=True)
            moved = [Moved(card, self.seers_of(card), spot, self.spot_of(card)) for card, spot in pairs]
            journal.add(Event(kind, int(seat), -1, moved, {}, self.effect()))
        elif event is not None:
            for card, source in zip(cards, sources, strict=True):
                event.take_in(Moved(card, self.seers_of(card), source, self.spot_of(card)))

    def begin_event(self, kind: str, seat: i64, other: i64, about: dict[str, object]) -> None:
        """What moves from now on is told as one event, each card from where it came first to where it goes last."""
        if self.journal is not None:
            event = Event(kind, int(seat), int(other), [], about, self.effect())
            self.journal.add(event)
            self.journal.open = event

    def end_event(self) -> None:
        """That event is over; if nothing has moved, it was none."""
        self.interrupt()

    def interrupt(self) -> Event | None:
        """The open event, if there is one, is over, or comes to a halt."""
        journal = self.journal
        event = None if journal is None else journal.open
        if journal is not None and event is not None:
            for moved in event.moved:
                moved.target = self.spot_of(moved.card)
            if not event.moved:
                journal.events.remove(event)
            journal.open = None
        return event

    def resume(self, event: Event | None) -> None:
        """What came to a halt goes on, as one more event of its kind."""
        if event is not None:
            self.begin_event(event.kind, event.seat, event.other, event.about)

    def tell_lost(self, zone: i64, first: i64, keep: i64) -> None:
        """Note that everyone outside the mask has lost track of a zone, or of its cards from an index on."""
        if self.journal is not None and keep != EVERYBODY:
            spot = self.spot(zone, ANYWHERE).to_dict()
            about: dict[str, object] = {"zone": spot["zone"], "owner": spot["seat"], "first": int(first), "lost": False}
            lost: dict[str, object] = {"lost": True}
            self.journal.add_before(Event("lose_track", -1, -1, [], about, self.effect(), int(keep), lost))

    def seers_of(self, card: i64) -> int:
        """Who knows where a card lies."""
        return int(self.zones.seers(self.zones.where[card], self.zones.index(card)))
