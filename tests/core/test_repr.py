"""What things say of themselves in a notebook: short, readable, and no more than they know."""

import re

import techdeck
from techdeck.core.cards import cards_text
from techdeck.core.events import Effect, Event, Journal, Moved
from techdeck.core.questions import Choice, Question, card_target
from techdeck.core.spots import Spot
from techdeck.core.zones import HAND
from tests.deck.house import edition_of

GAME = techdeck.load_game("tricks", 3, options={"effects": "off"})
STATE = GAME.new_initial_state(seed=3)
CARD = re.compile(r"\b[KSTVW]\d+\b")


def test_a_game():
    assert repr(GAME) == f"Game(tricks, players=3, edition=open-1, options={GAME.options()})"


def test_a_game_with_an_edition_of_ones_own(tmp_path):
    mine = tmp_path / "mine.toml"
    mine.write_text(edition_of(["Draw 1."]), encoding="utf-8")
    assert f"edition={mine}" in repr(techdeck.load_game("tricks", 3, edition=str(mine)))


def test_a_state():
    state = STATE.clone()
    assert repr(state) == f"State(tricks, players=3, 0 actions done, to act: {state.acting_seats()})"
    over = techdeck.play_match(GAME, "random", seed=3).state
    assert repr(over) == f"State(tricks, players=3, {len(over.history())} actions done, over, scores {over.scores()})"


def test_a_view_tells_only_what_its_seat_knows():
    for seat in range(3):
        held = cards_text(STATE.zones.listed(HAND + seat))
        stands = f"to act: {STATE.acting_seats()}"
        assert repr(STATE.view(seat)) == f"View(tricks, players=3, seat {seat}, hand [{held}], {stands})"
    assert repr(STATE.view(None)) == f"View(tricks, players=3, an onlooker, to act: {STATE.acting_seats()})"
    assert repr(techdeck.play_match(GAME, "random", seed=3).state.view(None)).endswith("an onlooker, over)")


def test_a_question_and_a_choice():
    question = Question("discard", {}, {"match": None})
    question.clause, question.seat, question.asked = "Family 3.1", 0, [0, 2]
    question.choices = [Choice(8, "discard", card_target("K9"))]
    told = "seat=0, asked=[0, 2], about={'match': None}, choices: 1"
    assert repr(question) == f"Question('discard', 'Family 3.1', {told})"
    assert repr(question.choices) == "[Choice(8, 'discard', {'kind': 'card', 'card': 'K9'})]"


def test_an_event_and_its_cards():
    """A card that is not seen is a question mark."""
    moved = Moved(8, 1, Spot("hand", 0, 3), Spot("discard", -1, 7))
    event = Event("give", 0, 2, [moved], {"why": "trade"}, None)
    assert repr(event) == "Event('give', seat=0, other=2, cards=[K9], about={'why': 'trade'})"
    assert repr(event.seen_by(1)) == "Event('give', seat=0, other=2, cards=[?], about={'why': 'trade'})"
    assert repr(moved) == "Moved(K9, <hand 0 index 3> to <discard index 7>)"
    assert repr(Spot("pieces", 1, -1, "c3")) == "<pieces 1 at c3>"
    assert repr(Effect(8, 2, 1, 10, 20)) == "Effect(K9, user=2, sentence=1)"


def test_a_journal():
    journal = Journal(3, [])
    journal.add(Event("skip", 1, -1, [], {}, None))
    assert repr(journal) == "Journal(events: 1)"
    assert repr(journal.feed(0)) == "[Event('skip', seat=1, cards=[], about={})]"


def test_playouts():
    found = techdeck.playouts(STATE, 4, seed=1)
    told = f"Playouts(4 times, {found.actions / 4:.1f} actions each, mean returns ["
    assert repr(found).startswith(told)
    assert len(re.findall(r"[+-]\d\.\d{3}", repr(found))) == 3


def test_a_score_at_a_real_table():
    score = techdeck.score_exchange("K9 S9 T9", {"K": 4, "S": 3, "T": 2, "V": 2})
    assert repr(score) == "ExchangeScore(12 points, [<K9 S9 T9: 12 by K>])"


def test_nothing_else_tells_a_card():
    assert not CARD.search(repr(STATE) + repr(STATE.view(None)) + repr(STATE.clone().watch()))
