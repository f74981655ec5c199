"""What the words of the texts mean. (Family 3.17-3.27)"""

from collections import Counter

import pytest

from techdeck.core.zones import EXPELLED
from tests.rulebook.words import dealt, edition_with, frame, play_on, refused, trump_card
from tests.table_words import facts, sentences, shown_zone
from tests.tricks_table import deck, discard, do, hand, happened, known_to, may_do, tricks_table, zone

PLENTY = "V3 V4 V5 V6 V7 V8"


def test_3_17_to_look_is_for_you_alone():
    """Satellites looks at the top 2 and at a hand."""
    table = tricks_table(["T11 K3", "S3 S4", "T3"], deck=PLENTY)
    do(table, "T11", "V4", "seat 1")
    assert {"V3", "V4", "S3", "S4"} <= known_to(table, 0)
    assert known_to(table, 2).isdisjoint({"V3", "V4", "S3", "S4"})
    assert hand(table, 1) == "S3 S4"


def test_3_17_to_reveal_is_for_all_and_the_card_goes_back():
    """Genetics reveals a hand card; Earth Sciences reveals a card in the middle of the deck."""
    table = tricks_table(["S4 K9", "S3", "T3"], deck=PLENTY, discard="T9")
    do(table, "S4", "K9")
    assert "K9" in known_to(table, 2)
    assert "K9" in hand(table, 0)
    cut = tricks_table(["S7 K9", "S3", "T3"], deck=PLENTY, seed=5)
    do(cut, "S7")
    [shown] = happened(cut, "show")
    assert shown in known_to(cut, 2)
    assert deck(cut) == PLENTY, "it still lies in its place"


@pytest.mark.parametrize("wanted", ["5", "13"])
def test_3_18_a_search_shuffles_the_deck_found_or_not(wanted):
    """Seat 0 looked at the top 2 with Satellites; after the search nobody knows where they lie."""
    table = tricks_table(["T11 K4", "K3 S5", "T3 T4"], deck=f"{PLENTY} T5")
    do(table, "T11", "V4", "seat 1")
    assert "V4" in known_to(table, 0)
    do(table, "K3", f"value {wanted}", "domain service")
    assert facts(table, "search") == [{"found": wanted == "5", "card": f"V{wanted}"}]
    assert known_to(table, 0).isdisjoint(deck(table).split())
    assert ("V5" in hand(table, 1)) == ("V5" in known_to(table, 2)) == (wanted == "5"), "what is found is shown"


def heard_of_a_search(cards):
    """What seats 0 and 1 and an onlooker see of the deck and hear of the text when seat 0 searches it for V13."""
    table = tricks_table(["K3 K5", "S3"], deck=cards)
    do(table, "K3", "value 13", "domain service")
    assert table.journal is not None
    told = []
    for seat in (0, 1, None):
        events = [event.to_dict() for event in table.journal.feed(seat)]
        after = [event["kind"] for event in events].index("shuffle") + 1
        told.append((shown_zone(table, seat, "deck"), events[:after]))
    return told, facts(table, "search")


@pytest.mark.parametrize(("wanted", "found"), [("", False), (" V13", True)])
def test_3_19_only_found_or_not_found_is_learned(wanted, found):
    """Two decks with no card in common but the one searched for, or none: nobody can tell them apart."""
    one, other = heard_of_a_search(PLENTY + wanted), heard_of_a_search("T4 T5 T6 T7 T8 T9" + wanted)
    assert one == other
    assert one[1] == [{"found": found, "card": "V13"}]


def test_3_20_a_search_that_finds_nothing_ends_the_effect():
    """Search Engines goes on with "Discard 1." only after a find."""
    table = tricks_table(["K3 K5", "S3"], deck=PLENTY)
    do(table, "K3", "value 13", "domain service")
    assert (table.current_player(), frame(table)) == (1, "UseCard")
    assert sentences(table, "skip") == ["Search the deck for that card, show it and take it."]
    found = tricks_table(["K3 K5", "S3"], deck=PLENTY)
    do(found, "K3", "value 5", "domain service")
    assert (found.current_player(), frame(found)) == (0, "Ask")


def test_3_21_exchanged_cards_take_each_others_place():
    """Chemistry: the hand card lies in the middle of the discard pile where the other was."""
    table = tricks_table(["S2 K9", "S3 S4"], deck=PLENTY, discard="T9 T10 T11", trump="K2")
    do(table, "S2", "T10", "K9")
    assert "T10" in hand(table, 0)
    assert discard(table) == "S2 T9 K9 T11"


def test_3_21_with_the_top_of_the_deck():
    """Simulation, and once more."""
    table = tricks_table(["K11 K9 K8", "S3 S4"], deck=PLENTY)
    do(table, "K11", "K9")
    assert (deck(table), hand(table, 0)) == ("K9 V4 V5 V6 V7 V8", "K8 V3")
    do(table, "K8")
    assert hand(table, 0) == "K8 K9 V3", "K9 came back, and K8 is the user's new card from the top"


def test_3_22_replaced_the_old_card_is_discarded_and_the_new_takes_its_place():
    table = tricks_table(["S13 K9", "S3 S4"], trump="T5", deck=PLENTY)
    do(table, "S13", "T5")
    assert trump_card(table) == "V3"
    assert discard(table) == "S13 T5"


@pytest.mark.parametrize("used", ["S5", "S13", "S2", "K11", "T13", "S10"])
def test_3_23_without_both_cards_nothing_moves(used):
    """Empty piles; for Nanotechnology an empty hand."""
    table = tricks_table([used if used == "S10" else f"{used} K9", "S3 S4"], trump="T5")
    do(table, used, *(["no"] if used == "K11" else []))
    assert trump_card(table) == "T5"
    assert "K9" in hand(table, 0) or used == "S10"
    assert sentences(table, "skip")
    assert happened(table, "exchange") + happened(table, "replace") == []


@pytest.mark.parametrize("players", [2, 3, 4])
def test_3_24_an_expelled_card_never_comes_back(players):
    """Watched through whole games with all their shuffles."""
    table = dealt(players, seed=3)
    gone: set[str] = set()
    while not table.is_terminal():
        play_on(table, "PlayCard")
        play_on(table, "TradingTurn")
        now = set(zone(table, EXPELLED).split())
        assert gone < now
        gone = now
    assert len(gone) == 5


def test_3_24_no_shuffle_brings_it_back():
    """Astronomy shuffles the discard pile in, and the deck is used up."""
    table = tricks_table(["S9 K3", "S3"], deck="V3", discard="V4")
    out = zone(table, EXPELLED)
    do(table, "S9", "no")
    assert zone(table, EXPELLED) == out == "W2 W1"
    assert "W1" not in deck(table) + hand(table, 0) + hand(table, 1)


def test_3_25_any_value_and_domain_may_be_named():
    table = tricks_table(["K3 K5", "S3"], deck=PLENTY)
    do(table, "K3")
    assert may_do(table) == {f"value {value}" for value in range(1, 14)}
    do(table, "value 2")
    assert may_do(table) == {f"domain {name}" for name in ("knowledge", "science", "technology", "service")}


def test_3_26_a_cut_hits_every_card_with_the_same_chance():
    hit: Counter[str] = Counter()
    for seed in range(600):
        table = tricks_table(["S7 K9", "S3"], deck=PLENTY, seed=seed)
        do(table, "S7")
        hit.update(happened(table, "show"))
    assert set(hit) == set(PLENTY.split())
    assert all(60 <= count <= 140 for count in hit.values()), "100 each, give or take four standard deviations"


def test_3_27_if_you_do_looks_at_what_happened():
    """Delivery Services with nothing to give: nothing comes back."""
    table = tricks_table(["V3", "S3 S4"], deck="T5 T6")
    do(table, "V3", "seat 1")
    assert (table.current_player(), frame(table)) == (1, "UseCard")
    assert hand(table, 1) == "S3 S4"
    given = tricks_table(["V3 K3", "S3 S4"], deck="T5 T6")
    do(given, "V3", "seat 1", "K3")
    assert (given.current_player(), may_do(given)) == (1, {"K3", "S3", "S4"})
    assert refused(given, "no").clause == "Family 3.1"


@pytest.mark.parametrize(("answer", "asked"), [("no", False), ("yes", True)])
def test_3_27_if_you_do_is_about_the_sentence_before_only(tmp_path, answer, asked):
    """A house edition: the first draw is not what the user says no to."""
    house = edition_with(tmp_path, service_8="Draw 1. You may draw 1. If you do, discard 1.")
    table = tricks_table(["V8 S5", "S6 S7"], edition=house, deck="T5 T6 T7")
    do(table, "V8", answer)
    assert (frame(table), table.current_player()) == (("Ask", 0) if asked else ("UseCard", 1))
    assert may_do(table) == ({"S5", "T5", "T6"} if asked else {"no", "S6", "S7"})


def test_3_27_who_does_too():
    """Education: seat 0 reveals, draws and discards; seat 1 declines and draws nothing."""
    table = tricks_table(["V8 S5", "S6 S7"], deck="T5 T6 T7")
    do(table, "V8", "domain science", "S5")
    assert hand(table, 0) == "S5 T5"
    do(table, "T5", "no")
    assert hand(table, 1) == "S6 S7"
    assert deck(table) == "T7", "T6 is the user's new card"


@pytest.mark.parametrize(("answers", "drawn"), [(["no", "no"], True), (["S5", "no"], False), (["no", "S6"], False)])
def test_3_27_and_if_nobody_did(tmp_path, answers, drawn):
    """A house edition; a no is nothing done."""
    text = "Name a domain. Every player may reveal a card of that domain. If nobody did, draw 1."
    house = edition_with(tmp_path, service_8=text)
    table = tricks_table(["V8 S5", "S6 S7"], edition=house, deck="T5 T6 T7")
    do(table, "V8", "domain science", *answers)
    assert happened(table, "draw") == (["T5", "T6"] if drawn else ["T5"])


@pytest.mark.parametrize(("answers", "drawn"), [(["no", "no"], ["T5", "T6", "T7"]), (["no", "S6"], ["T5", "T6"])])
def test_3_27_nobody_did_is_about_that_sentence_only(tmp_path, answers, drawn):
    """A house edition: the user has drawn a card before everybody is asked, and that is not what nobody did."""
    text = "Draw 1. Name a domain. Every player may reveal a card of that domain. If nobody did, draw 1."
    house = edition_with(tmp_path, service_8=text)
    table = tricks_table(["V8 S5", "S6 S7"], edition=house, deck="T5 T6 T7 T8")
    do(table, "V8", "domain science", *answers)
    assert happened(table, "draw") == drawn, "the last is the user's new card"


def test_3_19_a_search_for_the_very_first_card_is_told_rightly():
    """Search Engines finds K1, the first card there is."""
    table = tricks_table(["K3 K5", "S3 S4"], deck="V3 K1 V4", goals=("V1", "S1"))
    do(table, "K3", "value 1", "domain knowledge")
    assert "K1" in hand(table, 0)
    assert facts(table, "search") == [{"found": True, "card": "K1"}]
