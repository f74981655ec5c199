"""Editions, chance, what computer players see, positions. (Family 8)"""

import json

import pytest

from techdeck import BadLog, TechdeckError, commitment, load_edition, load_game, replay, simulate
from techdeck.core.rng import KeyedRng, fast_rng
from techdeck.core.view import View
from tests.rulebook.words import changed_line, dealt, edition_with, play_on
from tests.tricks_table import do, hand, known_to

KEY = bytes(range(32))
OTHER_KEY = bytes(range(1, 33))


def test_8_1_an_edition_is_54_cards_and_the_log_records_it():
    edition = load_edition("open-1")
    assert len(edition.cards) == 54
    assert f"edition: open-1 {edition.fingerprint}" in dealt().log().splitlines()


def test_8_1_another_edition_under_the_same_name_is_refused():
    log = changed_line(dealt().log(), "edition:", "edition: open-1 0123456789abcdef")
    with pytest.raises(BadLog, match=r"^line 4: the log was played with another open-1"):
        replay(log)


def test_8_1_a_game_keeps_its_edition(tmp_path):
    """A log of a house edition replays with the cards in it or with its file, never with the packaged edition."""
    house = edition_with(tmp_path, service_13="Draw 1.")
    assert load_edition(house).fingerprint != load_edition().fingerprint
    state = load_game("tricks", 2, edition=house).new_initial_state(seed=3)
    state.apply_action(state.legal_actions()[0])
    bare = "\n".join(line for line in state.log().splitlines() if not line.startswith("card "))
    assert [replay(state.log()).hash(), replay(bare, edition=house).hash()] == [state.hash()] * 2
    with pytest.raises(BadLog, match=r"^line 4: .* give its edition file"):
        replay(bare)


def test_8_2_every_card_tells_where_its_name_and_effect_come_from():
    cards = {card.card: card for card in load_edition().cards}
    assert all(card.name_source and card.effect_source for card in cards.values())
    biometrics, big_data = cards[13 + 2], cards[9]
    assert (biometrics.name, biometrics.name_source, biometrics.effect_source) == ("Biometrics", "rulebook", "rulebook")
    assert (big_data.name, big_data.name_source, big_data.effect_source) == ("Big Data", "open edition", "open edition")


def test_8_3_the_same_seed_edition_options_and_actions_give_the_same_game():
    one, other = dealt(3, seed=42), dealt(3, seed=42)
    play_on(one, seed=1)
    play_on(other, seed=1)
    assert one.log() == other.log()
    assert dealt(3, seed=43).hash() != dealt(3, seed=42).hash()


def test_8_3_on_every_machine():
    """What the generators gave when this was written; another machine, or the compiled engine, gives the same."""
    rng = fast_rng(7)
    assert [int(rng.below(1000)) for _ in range(6)] == [672, 337, 359, 942, 457, 800]
    keyed = KeyedRng(KEY)
    assert [int(keyed.below(1000)) for _ in range(6)] == [23, 829, 463, 513, 94, 175]


def test_8_4_the_key_is_committed_to_before_the_deal():
    table = dealt(3, key=KEY)
    assert f"start: commitment {commitment(KEY)}" in table.log().splitlines()
    assert KEY.hex() not in table.log()
    assert commitment(KEY) != commitment(OTHER_KEY)
    assert dealt(3, key=KEY).hash() == table.hash()
    assert [hand(dealt(3, key=OTHER_KEY), s) for s in range(3)] != [hand(table, s) for s in range(3)]


def test_8_4_it_is_opened_after_the_game_and_checks_the_shuffles():
    table = dealt(3, key=KEY)
    play_on(table)
    assert table.log().splitlines()[-1] == f"key: {KEY.hex()}"
    assert replay(table.log()).hash() == table.hash()


def test_8_4_before_that_the_log_needs_the_key():
    table = dealt(3, key=KEY)
    do(table, "no")
    with pytest.raises(BadLog, match=r"^line 7: .* secret key that is not in it"):
        replay(table.log())
    assert replay(table.log(), key=KEY).hash() == table.hash()
    with pytest.raises(BadLog, match=r"^line 7: .* does not fit the commitment"):
        replay(table.log(), key=OTHER_KEY)


NONCES = ["a0" * 16, "0b", None]


def test_8_4_every_player_may_mix_in_a_number_before_the_deal():
    table = dealt(3, key=KEY, nonces=NONCES)
    assert f"start: commitment {commitment(KEY)} nonces {'a0' * 16} 0b -" in table.log().splitlines()
    others = [None, ["a0" * 16, "0c", None], ["0b", "a0" * 16, None], [None, None, None], ["a0" * 16, "0b", "00"]]
    hands = {str([hand(dealt(3, key=KEY, nonces=mixed), seat) for seat in range(3)]) for mixed in [NONCES, *others]}
    assert len(hands) == 6, "each of them, and whose it is, decides the deal"
    assert dealt(3, key=KEY, nonces=["A0" * 16, "0B", None]).hash() == table.hash()


def test_8_4_the_deal_is_checked_with_what_the_players_mixed_in():
    table = dealt(3, key=KEY, nonces=NONCES)
    play_on(table)
    log = table.log()
    assert replay(log).hash() == table.hash()
    start = f"start: commitment {commitment(KEY)}"
    for other in (start, f"{start} nonces {'a0' * 16} 0c -", f"{start} nonces 0b {'a0' * 16} -"):
        with pytest.raises(BadLog, match=r"^line 8: "):
            replay(changed_line(log, "start:", other))


@pytest.mark.parametrize(
    ("mixed", "message"),
    [
        ("a0 0b", "give a nonce or None for each of the 3 seats, not 2"),
        ("a0 0b - -", "give a nonce or None for each of the 3 seats, not 4"),
        ("a0 0b xy", "a nonce is 1 to 64 bytes in hexadecimal, not 'xy'"),
        ("a0 0b c", "a nonce is 1 to 64 bytes in hexadecimal, not 'c'"),
        (f"a0 0b {'00' * 65}", "a nonce is 1 to 64 bytes in hexadecimal"),
        ("A0 0b -", "the header should be 'start: commitment .* nonces a0 0b -'"),
    ],
)
def test_8_4_nonces_out_of_form_are_refused(mixed, message):
    table = dealt(3, key=KEY)
    with pytest.raises(BadLog, match=f"^line 7: {message}"):
        replay(changed_line(table.log(), "start:", f"start: commitment {commitment(KEY)} nonces {mixed}"), key=KEY)


def test_8_4_a_seed_has_no_nonces():
    with pytest.raises(TechdeckError, match="nonces are mixed into a key"):
        load_game("tricks", 2).new_initial_state(seed=1, nonces=[None, None])


@pytest.mark.parametrize(
    ("line", "message"),
    [
        (f"key: {OTHER_KEY.hex()}", "the key does not fit the commitment"),
        ("key: 12ab", "the header 'key: 12ab' should be 64 hexadecimal digits"),
        ("key: no", "the header 'key: no' should be 64 hexadecimal digits"),
        ("key:", "the header 'key: ' should be 64 hexadecimal digits"),
    ],
)
def test_8_4_a_tampered_key_is_refused(line, message):
    table = dealt(2, key=KEY)
    do(table, "concede", seat=0)
    with pytest.raises(BadLog, match=f"^line 9: {message}"):
        replay(changed_line(table.log(), "key:", line))
    with pytest.raises(BadLog, match=f"^line 11: {message}"):
        replay(changed_line(table.log(), "key:", f"\n; opened\n{line}"))


def test_8_4_a_table_starts_from_a_seed_or_a_key():
    game = load_game("tricks", 2)
    with pytest.raises(TechdeckError, match="either"):
        game.new_initial_state()
    with pytest.raises(TechdeckError, match="either"):
        game.new_initial_state(seed=1, key=KEY)


@pytest.mark.parametrize("key", [None, KEY])
def test_8_6_a_view_has_neither_key_nor_seed_nor_hidden_cards(key):
    table = dealt(3, seed=987654321, key=key)
    play_on(table, "PlayCard")
    inside = table.view(0).table
    assert (inside.key, inside.origin, inside.history()) == (None, "", [])
    assert inside.rng.state_text() != table.rng.state_text()
    told = json.dumps(table.view(0).to_dict()) + table.information_state_string(0)
    assert "987654321" not in told
    assert KEY.hex() not in told
    hidden = {card for seat in (1, 2) for card in hand(table, seat).split()} - known_to(table, 0)
    zones = table.view(0).to_dict()["zones"]
    assert isinstance(zones, list)
    shown = {card for zone in zones for card in zone["cards"]}
    assert shown > {None}
    assert hidden
    assert hidden.isdisjoint(shown)
    with pytest.raises(TechdeckError, match="no log"):
        inside.log()


def test_8_6_computer_players_are_given_views():
    """What a bot gets, and an imagined table that has the same view and its own chance."""
    given = []

    def bot(view, legal, rng):
        given.append(type(view))
        return legal[0]

    simulate(load_game("tricks", 2, options={"effects": "off"}), 1, seed=1, bots=bot)
    assert set(given) == {View}
    table = dealt(3)
    imagined = table.view(1).imagine(5)
    assert imagined.information_state_string(1) == table.information_state_string(1)
    assert imagined.rng.state_text() != table.rng.state_text()


def test_8_7_a_position_is_one_moment_as_text_and_sets_it_up_again():
    table = dealt(3)
    play_on(table, "PlayCard")
    text = table.position()
    again = table.game.position(text)
    assert (again.position(), again.hash()) == (text, table.hash())
    assert f"hand 0: {hand(table, 0).split()[0]}" in text
    assert "to do: Round(6) TrickTaking PlayCard" in text


def test_8_8_a_position_that_does_not_fit_is_refused_with_its_line():
    table = dealt(3)
    lines = table.position().splitlines()
    place = next(number for number, line in enumerate(lines, 1) if line.startswith("hand 1:"))
    twice = "\n".join([*lines[: place - 1], f"{lines[place - 1]} {hand(table, 0).split()[0]}", *lines[place:]])
    with pytest.raises(TechdeckError, match=f"line {place}: .* is on the table twice"):
        table.game.position(twice)
    missing = "\n".join([*lines[: place - 1], *lines[place:]])
    with pytest.raises(TechdeckError, match="every card must be somewhere; these are not"):
        table.game.position(missing)
    last = len(lines) + 1
    with pytest.raises(TechdeckError, match=f"line {last}: round must be 1 to 3, not 99"):
        table.game.position(f"{table.position()}round: 99\n")
