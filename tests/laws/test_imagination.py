"""An imagined table looks the same to its seat, gives it the same choices, plays to the end, and is drawn fairly."""

from collections import Counter
from collections.abc import Callable

import pytest

from techdeck.core.cards import HIDDEN, card_id, is_wild, parse_card, printed_domain, printed_value
from techdeck.core.effects.registers import DRAWN
from techdeck.core.errors import TechdeckError
from techdeck.core.imagining import Imagination
from techdeck.core.rng import FastRng, fast_rng
from techdeck.core.state import State
from techdeck.core.trading.terms import card_in
from techdeck.core.zones import DECK, HAND
from techdeck.games import load_game
from techdeck.games.tricks.names import BID, BIDDING, OFFER_CARDS, TRUMP_DECK, TURNED_UP
from techdeck.playout import play_out
from tests.cards.tricks.words import changed
from tests.exchange_table import do as do_in_exchange
from tests.exchange_table import exchange_table, offer
from tests.laws.dump import difference, everything, face_of
from tests.laws.subjects import SUBJECTS, Subject
from tests.laws.test_cards import check_cards, check_order
from tests.laws.walk import Law, Moment, Pace, hold
from tests.paradoxical_table import do as do_in_paradoxical
from tests.paradoxical_table import hand, paradoxical_table
from tests.tricks_table import do, tricks_table


def law_imagined_is_possible(moment: Moment) -> None:
    """What a seat imagines has the same view and choices for it, lets everybody choose, and plays to the end."""
    state = moment.state
    for seat in moment.eyes:
        seed = moment.rng.randrange(1 << 30)
        imagined = state.view(seat).imagine(seed)
        check_cards(imagined)
        check_order(imagined)
        one, two = face_of(state, seat), face_of(imagined, seat)
        assert one == two, f"seat {seat} imagines {difference(one, two)}"
        assert imagined.acting_seats() == state.acting_seats()
        if seat is not None:
            assert imagined.legal_actions(seat) == state.legal_actions(seat) == state.view(seat).legal_actions()
        assert all(imagined.legal_actions(other) for other in state.acting_seats())
        assert everything(state.view(seat).imagine(seed)) == everything(imagined), "the same seed gave another table"
        if not state.is_terminal():
            assert imagined.game.position(imagined.position()).hash() == imagined.hash(), "no such table can be"
        plays_to_the_end(moment, imagined, seed)


def plays_to_the_end(moment: Moment, imagined: State, seed: int) -> None:
    """Random play from an imagined table ends, with all cards."""
    taken = play_out(imagined, fast_rng(seed))
    assert imagined.is_terminal()
    assert taken <= moment.subject.book.bound(imagined.game)
    check_cards(imagined)


def law_imagination_knows_no_more(moment: Moment) -> None:
    """What is imagined depends on the view alone: two tables that look the same are imagined the same."""
    state = moment.state
    for seat in moment.eyes:
        seed = moment.rng.randrange(1 << 30)
        imagined = state.view(seat).imagine(seed)
        again = imagined.view(seat).imagine(seed)
        assert everything(again) == everything(imagined), difference(everything(imagined), everything(again))


LAWS: list[Law] = [law_imagined_is_possible, law_imagination_knows_no_more]


@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
@pytest.mark.parametrize("law", LAWS)
def test_imagined_tables_are_possible(law: Law, subject: Subject) -> None:
    hold(law, subject, Pace(games=6, every=31, edges=72, edge_every=10))


@pytest.mark.long
@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
@pytest.mark.parametrize("law", LAWS)
def test_imagined_tables_are_possible_at_many_edges(law: Law, subject: Subject, told: Callable[[str], None]) -> None:
    hold(law, subject, Pace(games=0, every=1, edges=576, edge_every=3), told)


def chi_square(counts: Counter[str], ways: int) -> float:
    """How far the counts are from all ways being as likely, in standard deviations of the statistic."""
    assert len(counts) <= ways
    expected = counts.total() / ways
    statistic = sum((n - expected) ** 2 / expected for n in counts.values()) + (ways - len(counts)) * expected
    return float((statistic - (ways - 1)) / (2 * (ways - 1)) ** 0.5)


def placement(state: State) -> str:
    """Where the hidden cards of the small table lie: the other hand without order, the deck with."""
    return f"{state.zones.listed(HAND + 1)} {state.zones.listed(DECK)}"


def test_imagination_is_uniform_over_placements() -> None:
    """Two cards in the other hand and three in the deck, one of them known: 4! / 2! = 12 ways, all as likely."""
    table = tricks_table(["K9 S9", "T4 V5"], deck="K3 S4 T5")
    table.zones.learn(table.zones.top(DECK), 1)
    counts = Counter(placement(table.view(0).imagine(seed)) for seed in range(3600))
    assert len(counts) == 12
    assert chi_square(counts, 12) < 4


def test_imagination_is_uniform_with_two_decks() -> None:
    """Deck 1 has K9 or K3, and the other one and T4 lie in either hand: 4 ways, all as likely."""
    table = paradoxical_table(["", "", ""], hands=["", "K9", "T4"], deck_1="K3")
    counts = Counter(str([hand(table.view(0).imagine(seed), seat) for seat in (1, 2)]) for seed in range(2000))
    assert len(counts) == 4
    assert chi_square(counts, 4) < 4


def test_imagination_is_uniform_given_that_somebody_was_asked() -> None:
    """Who is asked for a value holds a card of it: 9 of the 10 hands have one, and these are all as likely."""
    table = tricks_table(["S3 K9", "T4 V5 K4"], deck="K13 K12")
    do(table, "S3", "value 4")
    counts = Counter(str(table.view(0).imagine(seed).zones.listed(HAND + 1)) for seed in range(3600))
    assert table.acting_seats() == [1]
    assert len(counts) == 9, "of 10 hands of 3 out of 5 cards only the one without a 4 is ruled out"
    assert chi_square(counts, 9) < 4


def test_imagination_is_uniform_given_that_offers_can_be_kept() -> None:
    """Who offered a 4 holds one: of 6 hands only the one without a 4 is ruled out; each leaves 2 orders of the deck."""
    table = exchange_table(["K2", "S4 T9"], deck="K4 K5", fill=False, options={"stop_cards": "0"})
    offer(table, 1, "S4", "any", tell="by-value")
    counts = Counter(placement(table.view(0).imagine(seed)) for seed in range(6000))
    assert len(counts) == 10
    assert chi_square(counts, 10) < 4


def test_who_asks_for_an_exact_card_before_any_trade_is_imagined_without_it_at_exchange() -> None:
    """Seat 1 has a 4 to offer, but not K4, which it asks for: S4 and T9, K5 or V5 with 3! orders of the others."""
    table = exchange_table(["K2", "S4 T9"], deck="K4 K5 V5", fill=False, options={"stop_cards": "0"})
    offer(table, 1, "S4", "K4", tell="by-value")
    counts = Counter(placement(table.view(0).imagine(seed)) for seed in range(3600))
    assert len(counts) == 3 * 6
    assert chi_square(counts, 18) < 4
    assert not any("K4" in card_words(state) for state in [table.view(0).imagine(seed) for seed in range(50)])


def test_imagined_bids_and_offers_are_uniform() -> None:
    """A hidden bid is any of 0 to 6, a face-down offer any card of the hand, all as likely."""
    table = tricks_table(["K9 S9", "T4 V5 K4", "V9"], phase="bidding", deck="K3")
    table.apply_action(BIDDING + 6, 1)
    bids = Counter(str(table.view(0).imagine(seed).nums[BID + 1]) for seed in range(2100))
    assert len(bids) == 7
    assert chi_square(bids, 7) < 4
    table = tricks_table(["K9 S9", "T4 V5 K4"], phase="trading", goals=("S1", "V1"), deck="K3")
    do(table, "seat 0", "face-down T4", "no", "any-card", "no")
    slots = Counter(offered_slot(table.view(0).imagine(seed)) for seed in range(2100))
    assert len(slots) == 3
    assert chi_square(slots, 3) < 4


def test_who_offers_a_card_by_its_domain_is_imagined_with_one() -> None:
    """Seat 1 promised a service card: of 6 hands only K5 K3 is ruled out, each with 2 orders of the deck."""
    table = tricks_table(["T7 T8", "V4 K5"], phase="trading", goals=("S1", "T1"), trump="T2", deck="V9 K3")
    do(table, "seat 0", "by-domain V4", "no", "any-card", "no")
    states = [table.view(0).imagine(seed) for seed in range(4000)]
    counts = Counter(placement(state) for state in states)
    assert len(counts) == 10
    assert chi_square(counts, 10) < 4
    offered = Counter(card_id(card_in(state.nums[OFFER_CARDS], 0)) for state in states)
    assert set(offered) == {"V4", "V9"}
    assert all(state.zones.where[card_in(state.nums[OFFER_CARDS], 0)] == HAND + 1 for state in states)


def test_what_a_seat_has_begun_is_imagined_as_not_begun() -> None:
    """Others can't know of it: they imagine the seat at the beginning of its turn, or of its answer. (Tricks 3.30)"""
    table = tricks_table(["T7 T8", "V4 K5"], phase="trading", goals=("S1", "T1"), trump="T2", deck="V9 K3")
    do(table, "seat 0", "V4", "no", "domain technology", "any-card", "T7")
    assert table.view(1).imagine(1).question(0).code == "reply"
    assert table.view(0).imagine(1).question(0).code == "give_second"


def test_who_did_not_follow_is_imagined_without_the_led_domain() -> None:
    """Seat 1 played technology on knowledge: its other two cards are of the five unseen ones, but not K10 or K11."""
    table = tricks_table(
        ["K9 S9", "T4 V5 S5", "K4 T5 V6"], phase="tricks", deck="K10 K11", goals=("K1", "S1", "T1"), bids=(2, 1, 1)
    )
    do(table, "K9", "T4")
    states = [table.view(2).imagine(seed) for seed in range(3600)]
    held = {card_id(card) for state in states for card in state.zones.listed(HAND + 1)}
    assert held == {"S5", "S9", "V5"}
    ways = Counter(f"{state.zones.listed(HAND)} {placement(state)}" for state in states)
    assert len(ways) == 3 * 6
    assert chi_square(ways, 18) < 4


def test_a_change_that_does_not_fit_the_trick_is_imagined_as_over() -> None:
    """V5 counted as knowledge once, and that ended unseen; seat 1, who has it for sure, did not follow knowledge."""
    table = tricks_table(["K9 K4", "T4 V5", "K5"], phase="tricks", goals=("K1", "S1", "T1"), bids=(2, 1, 1))
    card = parse_card("V5")
    table.alter(card, 5, 0)
    table.restore(card)
    do(table, "K9", "T4")
    assert changed(table, 2) == {"V5": (5, "knowledge")}
    for state in [table.view(2).imagine(seed) for seed in range(2)]:
        assert state.zones.where[card] == HAND or state.domain_of(card) == printed_domain(card)


def test_who_asks_for_an_exact_card_is_imagined_without_it() -> None:
    table = tricks_table(["K9 S9", "T4 V5"], phase="trading", goals=("T1", "S1"), deck="K3 K4", trump="T2")
    do(table, "seat 1", "K9", "no", "exact", "K3", "no")
    hands = {str(table.view(1).imagine(seed).zones.listed(HAND)) for seed in range(200)}
    assert hands == {str([parse_card("K4"), parse_card("K9")]), str([parse_card("K9"), parse_card("S9")])}


def test_imagined_trump_decks_have_2s_alone() -> None:
    """Three 2s lie in the trump deck in one of six orders, all as likely, and no hand has one."""
    state = load_game("tricks", 4).new_initial_state(seed=1)
    imagined = [state.view(0).imagine(seed) for seed in range(1200)]
    orders = Counter(str(table.zones.listed(TRUMP_DECK)) for table in imagined)
    assert len(orders) == 6
    assert chi_square(orders, 6) < 4
    assert {printed_value(card) for table in imagined for card in table.zones.listed(TRUMP_DECK)} == {2}


def test_the_2_turned_up_is_not_back_in_an_imagined_trump_deck() -> None:
    """Seat 0 took K2 for T9 and put it under the deck: seat 1 lost it from sight, but knows where it can't be."""
    table = tricks_table(["K6 K2 S9", "T5"], trump="T9", deck="K9 V9", trump_deck="S2 T2 V2")
    table.nums[TURNED_UP] = parse_card("K2")
    do(table, "K6", "K2", "no")
    assert not table.zones.knows(1, parse_card("K2"))
    for seed in range(60):
        imagined = table.view(1).imagine(seed)
        assert {card_id(card) for card in imagined.zones.listed(TRUMP_DECK)} == {"S2", "T2", "V2"}


def test_a_card_drawn_unseen_is_imagined_of_the_deck_it_came_from() -> None:
    """Electric Vehicles: seat 0 drew from the first deck, of knowledge and science, and may now reveal the card."""
    table = paradoxical_table(["T6", "K9", "S9"], hands=["", "S4", "T5"], deck_1="K5 S5 K6", deck_2="T9 V9 V8")
    do_in_paradoxical(table, "T6", "pile 1")
    drawn = [int(table.view(1).imagine(seed).regs[DRAWN]) for seed in range(200)]
    assert {card_id(card) for card in drawn} == {"K5", "S5", "K6"}


def test_a_card_drawn_unseen_is_imagined_in_the_hand_of_who_drew_it() -> None:
    """Electric Vehicles at Exchange: the wild left in the deck is in no hand, so it is not what seat 0 has drawn."""
    table = exchange_table(["T6 K4", "S4 S5"], phase="first effects", deck="K9 W1")
    do_in_exchange(table, "T6")
    for seed in range(60):
        imagined = table.view(1).imagine(seed)
        assert imagined.zones.where[imagined.regs[DRAWN]] == HAND


def card_words(state: State) -> list[str]:
    """The cards of seat 1's hand."""
    return [card_id(card) for card in state.zones.listed(HAND + 1)]


def offered_slot(state: State) -> str:
    """Which card of the hand is offered face down, as its place in the hand."""
    return str(state.zones.listed(HAND + 1).index(int(card_in(state.nums[OFFER_CARDS], 0))))


@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
def test_imagination_is_uniform_at_the_first_decision(subject: Subject) -> None:
    """Every hidden card of a dealt table is as likely in every hidden cell; of two decks it can lie only in its own.

    The 2s of Tricks of the Trade are left out: all know that they lie in the trump deck; so are the wilds of Tech
    Exchange, which lie in the deck as long as nobody has shown them. (Exchange 1.7)
    """
    view = subject.game().new_initial_state(seed=5).view(0)
    hidden = view.imagine(0)
    unknown = [c for c in range(hidden.game.cards) if not hidden.zones.knows(0, c)]
    unknown = [c for c in unknown if hidden.choosy_zone() < 0 or not hidden.takes(c)]
    wilds = [c for c in unknown if is_wild(c)] if subject.name == "exchange" else []
    unknown = [c for c in unknown if c not in wilds]
    card = unknown[0]
    zones = Counter(int(view.imagine(seed).zones.where[card]) for seed in range(3000))
    home = int(hidden.deck_of(card))
    cells = {zone: view.table.zones.listed(zone).count(HIDDEN) for zone in zones}
    cells[home] -= len(wilds)
    like_it = [c for c in unknown if hidden.deck_of(c) == home]
    outside, elsewhere = len(like_it) - cells[home], sum(cells.values()) - cells[home]
    expected = {z: 3000 / len(like_it) * (n if z == home else outside * n / elsewhere) for z, n in cells.items()}
    statistic = sum((zones[zone] - expected[zone]) ** 2 / expected[zone] for zone in zones)
    assert statistic < len(zones) - 1 + 4 * (2 * len(zones)) ** 0.5


def test_one_imagination_deals_many_tables() -> None:
    """Each table depends on the chance it is dealt by alone, not on those dealt before."""
    view = load_game("tricks", 3).new_initial_state(seed=5).view(0)
    imagination = view.imagination()
    dealt = [imagination.deal(FastRng(seed)).hash() for seed in (7, 8, 9, 7)]
    assert dealt[0] == dealt[3]
    assert len(set(dealt)) == 3


def test_a_view_that_contradicts_itself_is_refused_and_not_imagined_forever() -> None:
    """Somebody must play a card and holds none: there is no such table."""
    table = tricks_table(["V13 K3", "S3 T4"], phase="tricks", deck="K9 K10")
    table.settle()
    view = table.view(1).table
    view.zones.counts[HAND] = 0
    for _card in range(2):
        view.zones.counts[DECK] += 1
        view.zones.set_cell(DECK, view.zones.count(DECK) - 1, HIDDEN, 0)
    with pytest.raises(TechdeckError, match="no table can be imagined"):
        Imagination(view, 1).deal(fast_rng(1))
