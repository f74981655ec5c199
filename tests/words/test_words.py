"""Sentences are chosen by what is so, filled by what facts are, and addressed to whoever reads."""

import pytest

from techdeck import load_edition
from techdeck.core.errors import TechdeckError
from techdeck.words.cards import CardNames
from techdeck.words.english import capitalised, count_of, listed, ordinal, third_person, with_article
from techdeck.words.filling import Filling
from techdeck.words.people import People
from techdeck.words.templates import Templates

NAMES = ["Ada", "Ben", "Cleo"]


def filling(own: int | None) -> Filling:
    return Filling(People(NAMES, own), CardNames(load_edition().deck), lambda name, fields: f"<{name} {fields}>")


@pytest.mark.parametrize(
    ("verb", "third"),
    [("play", "plays"), ("copy", "copies"), ("pass", "passes"), ("have", "has"), ("be", "is"), ("go", "goes")],
)
def test_verbs_in_the_third_person(verb, third):
    assert third_person(verb) == third


def test_lists_counts_articles_and_places():
    assert [listed([]), listed(["a"]), listed(["a", "b"]), listed(["a", "b", "c"])] == [
        "",
        "a",
        "a and b",
        "a, b and c",
    ]
    assert [count_of(1, "card"), count_of(2, "company"), count_of(1, "offer")] == ["a card", "2 companies", "an offer"]
    assert [with_article(word) for word in ("7", "8", "11", "one")] == ["a 7", "an 8", "an 11", "a one"]
    assert [ordinal(n) for n in (1, 2, 3, 4, 11, 12, 21)] == ["1st", "2nd", "3rd", "4th", "11th", "12th", "21st"]
    assert capitalised("you play.") == "You play."


@pytest.mark.parametrize(
    ("own", "told"),
    [(0, "you play K9 Navigation from your hand"), (1, "Ada plays K9 Navigation from Ada's hand")],
)
def test_a_sentence_is_addressed_to_its_reader(own, told):
    types = {"seat": "seat", "cards": "[card?]"}
    facts = {"seat": 0, "cards": ["K9"]}
    assert filling(own).filled("{seat:play} {cards} from {seat:whose} hand", facts, types) == told


def test_gaps_are_filled_by_type_and_form():
    types = {"cards": "[card?]", "card": "card", "n": "int", "who": "[seat]", "to": "@place?", "d": "domain"}
    facts = {"cards": ["K9", None, None], "card": "S4", "n": 1, "who": [0, 1], "to": None, "d": "science"}
    say = lambda text: filling(1).filled(text, facts, types)  # noqa: E731  # one line of a test
    assert say("{cards} / {cards:ids}") == "K9 Navigation and 2 cards / K9 ? ?"
    assert say("{card:id}: {card:text}").startswith("S4: Reveal")
    assert say("{n:count card}, {n:a}, {n:ordinal}") == "a card, a 1, 1st"
    assert say("{who}|{to}|{d}|{missing}") == "Ada and you||science|"


def test_a_literal_word_is_said_with_blanks():
    types, facts = {"kind": "full_house|straight"}, {"kind": "full_house"}
    assert filling(1).filled("{kind:a}, {kind}", facts, types) == "a full house, full house"


def test_the_sentence_with_most_that_is_so_is_taken():
    table = Templates({"bid": "plain", "bid me": "yours", "bid me number=3": "three", "bid !me": "not yours"})
    assert said(table, "bid", me=True, number=3) == "three"
    assert said(table, "bid", me=True, number=2) == "yours"
    assert said(table, "bid", me=False) == "not yours"
    assert table.find("raise", {}) is None


def said(table: Templates, code: str, **facts: object) -> str:
    found = table.find(code, facts)
    assert found is not None
    return found.sentence


def test_parts_are_said_only_where_they_are_so():
    sentence = "3 points<equal: , {equal} for equal values><science: , {science} for science><!equal: , alas>"
    types = {"equal": "int", "science": "int"}
    assert filling(0).filled(sentence, {"equal": 2, "science": 0}, types) == "3 points, 2 for equal values"
    assert filling(0).filled(sentence, {"equal": 0, "science": 1}, types) == "3 points, 1 for science, alas"


def test_details_are_marked():
    table = Templates({"move": "~ A card moves.", "play": "A card is played."})
    found = [table.find(code, {}) for code in ("move", "play")]
    assert [one is not None and one.detail for one in found] == [True, False]
    assert said(table, "move") == "A card moves."


def test_a_card_is_called_by_what_it_counts_as():
    cards = CardNames(load_edition().deck)
    cards.changed["K9"] = (9, "science")
    assert cards.name("K9") == "K9 Navigation (counts as 9 of science)"
    assert cards.ids(["K9", None, "S4"]) == "K9 (as 9 of science) ? S4"
    assert "S9" not in cards.all(["K9", "S4"])


def test_what_a_card_counts_as_is_left_out_where_a_sentence_asks_for_what_is_printed():
    say = filling(0)
    say.cards.changed["K9"] = (9, "science")
    types = {"cards": "[card?]", "card": "card"}
    said = say.filled("{cards:printed} / {cards:printed ids} / {card:printed}", {"cards": ["K9"], "card": "K9"}, types)
    assert said == "K9 Navigation / K9 / K9 Navigation"


def test_what_has_no_words_is_an_error():
    from techdeck import load_game
    from techdeck.words.wording import Wording

    event = {"kind": "sneeze", "seat": 0, "other": None, "cards": [], "effect": None, "about": {}}
    with pytest.raises(TechdeckError, match="no words for the event 'sneeze'"):
        Wording(load_game("tricks", 2), People(NAMES[:2], 0)).event(event)


def test_numbers_stand_by_seat():
    assert filling(1).filled("{bids:by seat}", {"bids": [3, 0, 2]}, {"bids": "[int]"}) == "Ada 3, you 0 and Cleo 2"


def test_a_sentence_may_go_on_in_the_line_before():
    table = Templates({"lead": "leads", "play": "& plays", "look": "~ looks"})
    found = [table.find(code, {}) for code in ("lead", "play", "look")]
    assert [template is not None and template.goes_on for template in found] == [False, True, False]
    assert said(table, "play") == "plays"
