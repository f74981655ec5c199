"""Tech City at the terminal: the map, placements, builds agreed to in one sentence, whole games at every table size."""

import io
import random
from collections.abc import Callable

import pytest

from techdeck.bots import load_bot
from techdeck.core.rng import fast_rng
from techdeck.core.state import State
from techdeck.games import load_game
from techdeck.games.city.names import COUNCIL, SCORE
from techdeck.games.city.places import City, city
from techdeck.games.city.placing import NextTo
from techdeck.terminal.city.game import CityText
from techdeck.terminal.city.placing import beside
from techdeck.terminal.people import People, third_person
from techdeck.terminal.screen import Screen, length
from techdeck.terminal.session import Session
from tests.city_table import city_table, do, hand, marker, place

WORDS = ["K3", "S9", "navigation", "left v3", "above of", "build nothing", "give", "yes", "no", "science", "K7'"]
WISHES = ["?", "? K9", "? 1.4", "h", "l", "s", "c", "d", "t", "e", "b", "concede", "", "garbage", "99", "W1"]


def answers(*typed: str) -> Callable[[str], str]:
    """Somebody who types these lines and then goes away."""
    left = list(typed)

    def read(prompt: str) -> str:
        if not left:
            raise EOFError
        return left.pop(0)

    return read


def shown(state: State, *typed: str, seat: int = 0, width: int = 80) -> str:
    """What the person sees who types these lines."""
    out = io.StringIO()
    Session(state, seat, "simple", Screen(answers(*typed), out, width, colour=False)).play()
    return out.getvalue()


def flat(text: str) -> str:
    """The text in one line."""
    return " ".join(text.split())


def city_text(table: State, seat: int | None = 0, width: int = 80, colour: bool = False) -> CityText:
    """The words for a seat."""
    return CityText(table.game, People(table.game.players, seat), Screen(width=width, colour=colour))


def told(table: City, seat: int = 0) -> list[str]:
    """What the seat is told of all that happened."""
    assert table.journal is not None
    return city_text(table, seat, 200).teller.tell(table.journal.feed(seat))


@pytest.fixture(autouse=True)
def elsewhere(tmp_path, monkeypatch):
    """Games that are left are saved into the current folder."""
    monkeypatch.chdir(tmp_path)


# --- the map -------------------------------------------------------------------------------------

CITY = """K7:0  V3    S13:1
          .     T3:0  ."""


def drawn(table: City, seat: int | None = 0, width: int = 80) -> list[str]:
    return city_text(table, seat, width).drawing.map.lines(table)


def test_the_map_shows_places_owners_and_neutral_cards():
    table = city_table(["K5 K6", "S5 S6"], CITY)
    assert drawn(table) == [
        "   [K7]  (V3) [S13]",
        "   You         Ben",
        "         [T3]",
        "         You",
    ]


def test_a_tilted_card_leans_only_while_effects_are_used():
    table = city_table(["K5 K6", "S5 S6"], "K7:0~1 V3~0 S13:1", phase="effects")
    assert drawn(table)[0] == "   /K7/  (V3) [S13]"
    table = city_table(["K5 K6", "S5 S6"], "K7:0~1 V3~0 S13:1")
    assert drawn(table)[0] == "   [K7]  (V3) [S13]"


def test_a_neutral_company_looks_like_a_service_card_and_the_council_has_a_marker():
    table = city_table(["K5 K6"], "K7 V3 T4:c")
    assert drawn(table) == ["    (K7)    (V3)    [T4]", "                  Council"]


def test_colours_do_not_move_the_map():
    table = city_table(["K5 K6", "S5 S6"], CITY)
    plain, colourful = drawn(table), city_text(table, 0, 80, colour=True).drawing.map.lines(table)
    assert "\x1b[" in colourful[0]
    assert [length(line.rstrip()) for line in colourful] == [len(line) for line in plain]


def test_a_city_too_wide_for_the_screen_is_drawn_in_strips():
    row = " ".join(f"K{value}:0" for value in range(1, 14))
    table = city_table(["S5 S6", "T5 T6"], row)
    lines = drawn(table, width=40)
    assert max(len(line) for line in lines) <= 40
    assert sum("to the right" in line for line in lines) == 2
    assert "".join(lines).count("[K") == 13


def test_a_changed_card_has_a_sign_and_a_line():
    table = city_table(["V10 K5", "S5 S6"], "K7:0 V3")
    table.alter(6, 8, 1)
    lines = city_text(table).table(table)
    assert "[K7~]" in lines[1]
    assert "  ~ K7 Statistics (counts as science 8)" in lines


def test_the_own_bonuses_are_told():
    table = city_table(["K5 K6", "S5 S6"], "T7:0 T3:0 V3 K9:0 K1:0")
    assert "Your bonuses: your builds cost nothing; a knowledge company's effect besides." in city_text(table).table(
        table
    )


def test_without_a_person_the_table_lies_open():
    table = city_table(["K5 K6", "S5 S6"], CITY)
    lines = city_text(table, None).table(table)
    assert "Seat 0's hand: K5 K6" in lines
    assert any("Seat 1" in line for line in lines)


# --- choosing ------------------------------------------------------------------------------------


def at_placing(hands: list[str], drawing: str) -> City:
    """The first player has paid for the K7 and is to lay it."""
    table = city_table(hands, drawing)
    do(table, "K7", "K4")
    assert isinstance(table.frames[-1], NextTo)
    return table


def test_every_free_place_has_one_number_and_its_names():
    table = at_placing(["K7 K4 K1", "S5 S6"], CITY.replace("K7", "K9"))
    menu = city_text(table).menu(table, table.legal_actions())
    numbers = [entry for entry in menu.entries if entry.key.isdigit()]
    places = {beside(table, *divmod((entry.action or 0) - 100_000, 4)) for entry in numbers}
    assert len(places) == len(numbers) == 8
    assert sorted(
        int(word) for line in menu.picture for word in line.replace("*", "").split() if word[0].isdigit()
    ) == [*range(1, 9)]
    assert {"left k9", "above v3", "below t3", "right t3"} <= {entry.key for entry in menu.entries}


def test_a_star_stands_where_two_own_companies_are_around():
    table = at_placing(["K7 K4 K1", "S5 S6"], CITY.replace("K7", "K9"))
    text = city_text(table)
    menu = text.menu(table, table.legal_actions())
    starred = [word for line in menu.picture for word in line.split() if word.endswith("*")]
    assert starred == ["6*"]
    assert "It scores nothing; at a star 1, beside two companies of yours." in menu.question


def test_a_build_is_put_together_and_agreed_to_in_one_sentence():
    table = city_table(["K7 K4 K1", "S5 S6"], "S7:1 V3 T3:0")
    text = flat(shown(table, "K7", "k4", "above V3", "y"))
    assert "Build a card? A company costs any one card" in text
    assert "K7 Statistics: scores 1 (equal to S7)" in text
    assert "You build K7 Statistics above V3 Delivery Services, pay with K4 Databases, and score 1." in text
    assert place(table, "K7") == (1, 1)
    assert marker(table, "K7") == "0"


@pytest.mark.parametrize("typed", [("left of V3",), ("left V3",), ("V3", "left"), ("V3", "left of"), ("2",)])
def test_a_place_is_named_in_several_ways(typed):
    table = at_placing(["K7 K4 K1", "S5 S6"], "V3")
    shown(table, *typed)
    assert place(table, "K7") == (-1, 0)


def test_a_dropped_build_leaves_no_trace_and_back_goes_one_step_back():
    table = city_table(["K7 K4 K1", "S5 S6"], "V3")
    before = table.hash()
    text = shown(table, "K7", "K4", "1", "n", "K7", "b", "b")
    assert table.hash() == before
    assert text.count("How do you pay for K7 Statistics?") == 2


def test_a_high_card_needs_a_second_one():
    table = city_table(["K7 K12 S11 T9", "S5 S6"], "V3")
    text = shown(table, "K7", "K12", "S11", "1", "y")
    assert "K12 Virtual Reality and a second card" in text
    assert "Which second card do you pay for K7 Statistics?" in text
    assert "pay with K12 Virtual Reality and S11 Biotechnology" in flat(text)
    assert hand(table, 0) == "T9"


def test_a_card_that_can_not_be_paid_for_is_refused_with_the_clause():
    text = shown(city_table(["K7 K12", "S5 S6"], "V3"), "K7", "S5")
    assert "Not allowed: your other cards can't pay for K7 (City 1.10)." in text
    assert "Not allowed: build a card of your own hand, or pass (City 1.1)." in text


def test_a_service_card_is_agreed_to_before_the_others_are_asked():
    table = city_table(["V9 K4 K1", "S5 S6 S9", "T5 T6 T9"], "V3")
    text = flat(shown(table, "V9", "K4", "y", "left V3"))
    assert "If nobody else gives a card, K4 Databases is lost" in text
    assert "You want to build V9 Professional Services together. You give K4 Databases." in text
    assert "and score 1 (the least a service card scores)" in text
    assert place(table, "V9") == (-1, 0)


def test_helping_is_explained():
    table = city_table(["V9 K4 K1", "S5 S6 S9", "T5 T6 T9"], "V3")
    do(table, "V9", "K4")
    text = flat(shown(table, "give nothing", seat=1))
    assert "You score 1 if it gets built: two cards are needed, 1 given so far." in text


def test_a_wild_is_built_as_a_card_of_the_city():
    table = city_table(["W1 K4 K1", "S5 S6"], "S7:1 V3 T7:0", deck="T9 T8")
    text = flat(shown(table, "W1", "S7", "K4", "above V3", "y"))
    assert "S7 Earth Sciences (2 at best)" in text
    assert "You build W1 Wild as science 7 above V3 Delivery Services, pay with K4 Databases, and score 2" in text
    assert "T9 Manufacturing is turned up and takes the wild's place." in text


def test_few_cards_are_offered_with_their_texts_and_many_by_owner():
    few = shown(city_table(["K4", "S5"], "S7:1 V3 T7:0", phase="effects"))
    assert "T7 Renewable Energy (yours): Put a card of the discard pile on top of the deck." in flat(few)
    row = "S7:1 V3 T7:0 K9:0 K10:1 V5 S1:1 S2:0"
    many = shown(city_table(["K4", "S5"], row, phase="effects"), "e")
    assert "  yours       2) K9 Navigation   3) S2 Chemistry   4) T7 Renewable Energy" in many
    assert "K9 Navigation (You): Look at the bottom 3 cards" in flat(many)


def test_with_two_decks_the_other_copy_is_meant_where_only_that_fits():
    table = city_table(["K7' K4 K1", "S5", "T5", "S6", "T6"], "V3")
    shown(table, "K7", "K4", "1", "y")
    assert place(table, "K7'") == (0, 1)


# --- being told ----------------------------------------------------------------------------------


def test_a_build_is_told_with_its_price_and_what_it_scores():
    table = city_table(["K7 K4 K1", "S5 S6"], "S7:1 V3 T7:0 S3:0")
    do(table, "K7", "K4", "T7", "above")
    assert told(table) == [
        "You build K7 Statistics above T7 Renewable Energy, pay with K4 Databases, and score 3 (2 for equal values, "
        "1 beside own companies)."
    ]
    assert told(table, 1)[0].startswith("Ada builds K7 Statistics above T7 Renewable Energy, pays with K4 Databases")


def test_help_and_its_lack_are_told():
    table = city_table(["V9 K4 K1", "S5 S6", "T5 T6"], "V3")
    do(table, "V9", "K4", "no", "no")
    assert told(table, 1) == [
        "Ada wants to build V9 Professional Services together. Ada gives K4 Databases.",
        "You and Cleo give nothing.",
        "Too few cards were given: V9 Professional Services is not built and goes back to Ada's hand.",
    ]


def test_an_owner_who_draws_is_told():
    table = city_table(["K4", "S5"], "V3 S7:1", phase="effects", deck="T1 T2 T3 T4")
    do(table, "S7", "yes", "yes", "S5")
    lines = told(table)
    assert "Ben owns that company and draws a card." in lines
    assert "Ben discards S5 Physics." in lines
    assert "Ben gets a card." not in lines


def test_the_discards_at_the_end_of_a_round_are_told_by_player():
    hands = ["K1 K2 K3 K4 K5 K6 K7 K8", "S1 S2 S3 S4 S5 S6 S7"]
    table = city_table(hands, "V3", phase="end", first=1)
    text = city_text(table)
    text.begin(table)
    table.apply_action(table.string_to_action(0, "card K8"), 0)
    table.apply_action(table.string_to_action(1, "card S1"), 1)
    table.apply_action(table.string_to_action(0, "card K1"), 0)
    assert table.journal is not None
    lines = text.teller.tell(table.journal.feed(0))
    assert "Ben discards S1 Material Sciences. You discard K1 Data Mining and K8 Digital Media." in lines
    assert lines[-1] == "Round 2 begins. You are the first player."


@pytest.mark.parametrize("players", [1, 3, 6])
def test_points_are_made_of_what_was_told_and_every_event_has_words(players, monkeypatch):
    monkeypatch.delattr("techdeck.terminal.telling.Teller.plainly")
    state = load_game("city", players).new_initial_state(seed=players)
    journal, rng, choose = state.watch(), fast_rng(players), load_bot("simple", "city")
    while not state.is_terminal():
        seat = state.acting_seats()[0]
        state.apply_action(choose(state.view(seat), state.legal_actions(seat), rng), seat)
    text = city_text(state)
    text.teller.tell(journal.feed(0))
    sums = {who: parts.total() for who, parts in text.city_teller.made.items()}
    for who in [*range(players), *([COUNCIL] if players == 1 else [])]:
        assert sums.get(who, 0) == state.nums[SCORE + who]
    assert all(" = " in line for line in text.scores(state)[-players:])


def test_a_search_is_told_with_the_shuffle_after_it():
    table = city_table(["K4", "S5"], "V3 K3:0", phase="effects", deck="T1 S9 T3 T4")
    do(table, "K3", "value 9", "domain science", "K4")
    lines = told(table, 1)
    assert lines[lines.index("The card was found.") + 1] == "The deck is shuffled."
    assert "The discard pile is shuffled into the deck." not in lines


def test_while_a_text_goes_on_asking_the_map_is_not_shown_again():
    table = city_table(["K4 K5", "S5"], "V3 K10:0 T7:0", phase="effects", deck="T1 S9 T3 T4")
    text = shown(table, "K10", "K4")
    assert text.count("(V3)") == 1
    assert text.count('K10 Big Data says: "Discard 2."') == 2


def test_the_verb_for_a_copier():
    assert third_person("copy") == "copies"


# --- whole games ---------------------------------------------------------------------------------


def test_alone_one_plays_against_the_council():
    table = city_table(["K7 K4 K1"], "V3", deck="S7 T7 S9 S8", council=2)
    text = flat(shown(table, "K7", "K4", "1", "y", "concede", "y"))
    assert "Tech City: you against the City Council" in text
    assert "The City Council builds S7 Earth Sciences" in text
    assert "You lose then. Really give up?" in text or "The City Council wins" in text


@pytest.mark.parametrize(("points", "outcome"), [(3, "The City Council wins"), (1, "You win"), (2, "It is a draw")])
def test_the_outcome_alone(points, outcome):
    table = city_table(["K7 K4 K1"], "V3", phase="end", round=6, scores=[2], council=points)
    assert table.is_terminal()
    assert city_text(table).outcome(table) == f"{outcome}: you have 2, the City Council has {points}."


def test_what_is_shown_depends_only_on_what_the_seat_knows():
    state = load_game("city", 3).new_initial_state(seed=5)
    rng, text = fast_rng(5), city_text(state)
    for _ in range(60):
        view = state.view(0)
        assert text.table(view.table) == text.table(view.imagine(9).view(0).table)
        seat = state.acting_seats()[0]
        legal = state.legal_actions(seat)
        state.apply_action(legal[rng.below(len(legal))], seat)


@pytest.mark.parametrize("players", [1, 2, 4, 6])
def test_every_legal_action_stands_in_the_menu_in_words(players):
    state = load_game("city", players).new_initial_state(seed=players)
    rng = fast_rng(players)
    while not state.is_terminal():
        seat = state.acting_seats()[0]
        legal, text, table = state.legal_actions(seat), city_text(state, seat), city(state.view(seat).table)
        menu = text.menu(table, legal)
        found = [text.way_to(table, entry.action) for entry in menu.leaves() if entry.action is not None]
        assert {steps[0] for steps in found} == set(legal)
        assert len({entry.key for entry in menu.entries}) == len(menu.entries)
        assert all(text.words(table, action) for action in legal)
        state.apply_action(legal[rng.below(len(legal))], seat)


def clumsy(seed: int) -> Callable[[str], str]:
    """Somebody who types numbers, words and nonsense."""
    rng = random.Random(seed)

    def read(prompt: str) -> str:
        if "[Y/n" in prompt:
            return "n" if "give up" in prompt else rng.choice(["y", "y", "n", "", "maybe"])
        return rng.choice([str(rng.randint(0, 13)), str(rng.randint(0, 4)), rng.choice(WORDS), rng.choice(WISHES)])

    return read


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("width", [60, 80])
def test_a_clumsy_typist_gets_through_a_whole_game(players, width):
    state = load_game("city", players).new_initial_state(seed=players + width)
    out = io.StringIO()
    screen = Screen(clumsy(players), out, width, colour=width == 60)
    Session(state, players // 2, "simple", screen).play()
    assert state.is_terminal()
    assert max(length(line) for line in out.getvalue().splitlines()) <= width
