"""Offers, promises and talk, as the games that trade share them."""

import itertools
import json

import pytest
from jsonschema_rs import Draft202012Validator

import techdeck
from techdeck.core.cards import NATURALS, card_of, printed_domain, printed_value
from techdeck.core.choices import Choices
from techdeck.core.records import GameRecords
from techdeck.core.schema import named_records, words_of
from techdeck.core.state import State
from techdeck.core.trading.changing_hands import change_hands
from techdeck.core.trading.patterns import (
    ANY,
    BY_DOMAIN,
    BY_VALUE,
    EXACTLY,
    NOT_AT_ALL,
    OF_DOMAIN,
    OF_VALUE,
    PATTERNS,
    THE_CARD,
    can_give,
    either_value,
    fits,
    fitting,
    is_exact,
    is_pattern,
    is_promise,
    pattern_text,
    true_of,
    value_or_domain,
)
from techdeck.core.trading.records import TERMS, UNIONS, offer_target, pattern_data, promise_data, terms_data
from techdeck.core.trading.talk import (
    QUESTIONS,
    SAID_YES,
    TALK,
    TALK_EVENTS,
    TALK_VERBS,
    add_statements,
    answer,
    is_yes,
    talk,
    talk_actions,
)
from techdeck.core.trading.terms import (
    MOST_TERMS,
    NO_CARD,
    NO_CARDS,
    TWO_CARDS,
    card_in,
    has_card,
    meant_for,
    share_card,
    told,
    two_cards,
    wanted,
    with_meant_for,
    with_told,
    with_wanted,
)
from techdeck.core.zones import HAND
from tests.exchange_table import exchange_table


@pytest.fixture
def table() -> State:
    """A table of three with these hands."""
    return exchange_table(hands=["K7 K9 S3", "T7 V9 V10", "K2 S2 T2"])


EVERY_PATTERN = [pattern for pattern in range(1, PATTERNS) if is_pattern(pattern)]


def test_patterns_fit_what_they_say(table: State) -> None:
    def taken(pattern: int) -> set[tuple[int, int]]:
        cards = [card for card in range(NATURALS) if fits(table, pattern, card)]
        return {(printed_value(card), printed_domain(card)) for card in cards}

    all_cards = set(itertools.product(range(1, 14), range(4)))
    assert taken(ANY) == all_cards
    assert taken(OF_VALUE + 7) == {card for card in all_cards if card[0] == 7}
    assert taken(OF_DOMAIN + 2) == {card for card in all_cards if card[1] == 2}
    assert taken(THE_CARD + card_of(2, 7)) == {(7, 2)}
    assert taken(either_value(13, 1)) == {card for card in all_cards if card[0] in (1, 13)}
    assert taken(value_or_domain(7, 2)) == {card for card in all_cards if card[0] == 7 or card[1] == 2}


def test_two_values_have_one_pattern_whatever_their_order() -> None:
    assert either_value(3, 11) == either_value(11, 3)
    pairs = {either_value(one, other) for one in range(1, 14) for other in range(1, 14) if one != other}
    mixed = {value_or_domain(value, domain) for value in range(1, 14) for domain in range(4)}
    assert (len(pairs), len(mixed)) == (78, 52)
    assert all(is_pattern(pattern) and not is_exact(pattern) and not is_promise(pattern) for pattern in pairs | mixed)


def test_every_pattern_has_data_and_words_of_its_own() -> None:
    assert len(EVERY_PATTERN) == 1 + 13 + 4 + 52 + 78 + 52
    assert len({json.dumps(pattern_data(pattern)) for pattern in EVERY_PATTERN}) == len(EVERY_PATTERN)
    assert len({pattern_text(pattern) for pattern in EVERY_PATTERN}) == len(EVERY_PATTERN)
    assert pattern_data(value_or_domain(7, 3)) == {"kind": "value_or_domain", "value": 7, "domain": "service"}
    assert pattern_data(either_value(9, 2)) == {"kind": "value_or_value", "value": 2, "other": 9}
    assert pattern_text(value_or_domain(7, 3)) == "value 7 or service"


def test_the_data_obeys_its_schema() -> None:
    game = techdeck.load_game("exchange", players=3)
    records = GameRecords({}, {}, {}, [], records={"terms": TERMS}, unions=UNIONS)
    defs = {**words_of(game, records), **named_records(records)}
    valid = {name: Draft202012Validator({"$ref": f"#/$defs/{name}", "$defs": defs}) for name in (*UNIONS, "terms")}
    for pattern in EVERY_PATTERN:
        assert valid["pattern"].is_valid(pattern_data(pattern))
        assert valid["promise"].is_valid(promise_data(pattern)) == is_promise(pattern)
    terms = with_wanted(with_told(with_told(0, 0, ANY), 1, OF_VALUE + 3), 0, value_or_domain(1, 0))
    assert valid["terms"].is_valid(terms_data(terms))
    assert not valid["pattern"].is_valid({"kind": "value"})
    assert not valid["pattern"].is_valid({"kind": "any", "value": 3})


def test_what_is_told_of_a_card_is_true(table: State) -> None:
    card = card_of(0, 9)
    ways = [true_of(table, card, telling) for telling in (EXACTLY, BY_VALUE, BY_DOMAIN, NOT_AT_ALL)]
    assert ways == [THE_CARD + card, OF_VALUE + 9, OF_DOMAIN, ANY]
    assert all(fits(table, pattern, card) and is_promise(pattern) for pattern in ways)
    assert promise_data(ANY) == {"kind": "face_down"}
    assert promise_data(ways[1]) == {"kind": "value", "value": 9}


def test_fitting_says_which_places_of_a_hand_fit(table: State) -> None:
    for seat, pattern in itertools.product(range(3), EVERY_PATTERN):
        hand = table.zones.listed(HAND + seat)
        places = [i for i, card in enumerate(hand) if fits(table, pattern, card)]
        assert fitting(table, seat, pattern) == sum(1 << i for i in places)


def test_two_patterns_need_two_cards() -> None:
    for one, other in itertools.product(range(8), repeat=2):
        pairs = [(i, k) for i in range(3) for k in range(3) if i != k and one >> i & 1 and other >> k & 1]
        assert can_give(one, other) == (pairs != [])


def test_terms_and_pairs_of_cards_are_packed_and_unpacked() -> None:
    highest = PATTERNS - 1
    terms = with_meant_for(with_wanted(with_wanted(with_told(with_told(0, 0, 70), 1, ANY), 0, highest), 1, 239), 5)
    assert [told(terms, 0), told(terms, 1), wanted(terms, 0), wanted(terms, 1), meant_for(terms)] == [
        *(70, ANY, highest, 239, 5)
    ]
    assert terms <= MOST_TERMS
    assert meant_for(with_wanted(0, 0, ANY)) == -1
    pair = two_cards(107, NO_CARD)
    assert (card_in(pair, 0), card_in(pair, 1)) == (107, NO_CARD)
    assert has_card(pair, 107)
    assert not has_card(pair, 106)
    assert share_card(pair, two_cards(3, 107))
    assert not share_card(NO_CARDS, NO_CARDS)
    assert two_cards(107, NO_CARD) <= TWO_CARDS
    assert offer_target(9) == {"kind": "offer", "offer": 9}


def test_cards_spoken_of_are_seen_by_all_and_face_down_ones_by_the_receiver(table: State) -> None:
    journal = table.watch()
    terms = with_told(with_told(0, 0, ANY), 1, OF_VALUE + 9)
    terms = with_wanted(with_wanted(terms, 0, OF_DOMAIN + 2), 1, ANY)
    k7, k9, t7, v9 = card_of(0, 7), card_of(0, 9), card_of(2, 7), card_of(3, 9)
    table.begin_event("trade", 0, 1, terms_data(terms))
    change_hands(table, 0, 1, terms, two_cards(k7, k9), two_cards(t7, v9))
    table.end_event()
    assert table.zones.listed(HAND) == [card_of(1, 3), t7, v9]
    trade = journal.feed(None)[-1]
    assert trade.kind == "trade"
    assert {card for card in trade.cards if card < NATURALS} == {k9, t7}
    assert {card for card in journal.feed(2)[-1].cards if card < NATURALS} == {k9, t7}
    assert set(journal.feed(0)[-1].cards) == set(journal.feed(1)[-1].cards) == {k7, k9, t7, v9}
    sides = {(moved.card, moved.source.seat, moved.target.seat) for moved in journal.feed(0)[-1].moved}
    assert sides == {(k7, 0, 1), (k9, 0, 1), (t7, 1, 0), (v9, 1, 0)}


def test_statements_are_true_and_complete(table: State) -> None:
    kinds = talk_actions()
    assert sum(kind.count for kind in kinds) == TALK
    assert [kind.name.replace("-", "_") for kind in kinds] == TALK_VERBS
    out = Choices(TALK)
    add_statements(table, 0, 0, out)
    said = set(out.listed(list(range(TALK))))
    assert said == {topic if is_yes(table, 0, topic) else topic + 17 for topic in range(17)}
    assert [topic for topic in range(17) if table.kinds_held(0) >> topic & 1] == [2, 6, 8, 13, 14]


def test_talk_is_told_as_data(table: State) -> None:
    journal = table.watch()
    before = len(journal.events)
    talk(table, 0, 6)
    talk(table, 0, 17 + 13 + 3)
    talk(table, 0, QUESTIONS + 1)
    answer(table, 2, 0, 1, SAID_YES)
    data = [event.to_dict() for event in journal.feed(1, before)]
    assert [(event["kind"], event["seat"], event["other"], event["about"]) for event in data] == [
        ("say", 0, None, {"holds": True, "value": 7, "domain": None}),
        ("say", 0, None, {"holds": False, "value": None, "domain": "service"}),
        ("ask", 0, None, {"value": 2, "domain": None}),
        ("answer", 2, 0, {"answer": "yes", "value": 2, "domain": None}),
    ]
    assert {str(event["kind"]) for event in data} == set(TALK_EVENTS)
