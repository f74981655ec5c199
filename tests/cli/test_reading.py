"""games, rules and deck: what can be read."""

import re

import pytest

from techdeck.deck.files import packaged_text
from techdeck.deck.language import forms
from techdeck.rules.book import books, load_book
from tests.cli.running import data, data_here, printed, printed_here, refused, refused_here, run

TITLES = ["SENTENCES", "PLACES", "KINDS OF CARDS", "SMALLER PARTS"]


def test_games_names_them_all():
    assert "tricks" in printed_here("games")
    told = data("games")
    assert isinstance(told, list)
    assert [game["name"] for game in told] == ["exchange", "city", "tricks", "paradoxical", "chess"]
    assert [(game["min_players"], game["max_players"]) for game in told] == [(2, 6), (1, 6), (2, 4), (2, 4), (2, 2)]
    assert told[2] == {"name": "tricks", "title": "Tricks of the Trade", "min_players": 2, "max_players": 4}


def test_one_game_has_its_options_with_default_choices_and_clause():
    game = data_here("games", "tricks")
    assert isinstance(game, dict)
    effects = next(option for option in game["options"] if option["name"] == "effects")
    assert (effects["default"], effects["choices"], effects["clause"]) == ("on", ["on", "off"], "Tricks 5.2")
    text = printed_here("games", "tricks")
    assert all(part in text for part in ("2 to 4 players", "bid_bonus=cumulative", "exact_only", "Tricks 7.3"))


def test_an_unknown_game_is_told_with_the_choices():
    choices = "exchange, city, tricks, paradoxical, chess"
    assert refused("games", "trix") == f"techdeck: there is no game 'trix': choose from {choices}\n"


@pytest.mark.parametrize("name", books())
def test_a_whole_book_has_every_clause_and_fits_the_terminal(name):
    text = printed("rules", name)
    numbers = re.findall(r"^  (\d+\.\d+) ", text, re.MULTILINE)
    assert numbers == [clause.number for clause in load_book(name).clauses()]
    assert max(len(line) for line in text.splitlines()) <= 80


def test_a_section_and_a_clause():
    assert printed_here("rules", "tricks", "6").startswith("6. Tricks\n")
    assert "You must follow the led domain" in printed("rules", "tricks", "6.2")
    assert data_here("rules", "tricks", "6.2") == {
        "book": "tricks",
        "number": "6.2",
        "kind": "rule",
        "option": "",
        "text": load_book("tricks").clause("6.2").text,  # type: ignore[union-attr]  # the clause is there
    }


def test_a_clause_as_it_is_cited_is_found_too():
    assert printed_here("rules", "tricks", "Tricks 6.2") == printed_here("rules", "tricks", "6.2")


def test_an_unknown_clause_is_told_with_the_nearest():
    message = refused("rules", "tricks", "6.15")
    assert "no clause '6.15'" in message
    assert "6.14" in message
    assert "6 Tricks" in message


def test_unknown_rules_are_told_with_the_choices():
    assert "choose from family, chess, city, exchange, paradoxical, tricks" in refused_here("rules", "poker")


def test_the_list_has_54_cards_with_the_same_keys():
    cards = data("deck", "list")
    assert isinstance(cards, list)
    assert len(cards) == 54
    keys = {"id", "domain", "value", "name", "text", "name_source", "effect_source"}
    assert all(set(card) == keys for card in cards)
    assert next(card for card in cards if card["id"] == "K1")["name"] == "Data Mining"
    assert [card["id"] for card in cards if card["domain"] is None] == ["W1", "W2"]
    assert len(printed_here("deck", "list").splitlines()) >= 54


@pytest.mark.parametrize("words", [["K1"], ["data", "mining"], ["Data Mining"], ["ace of clubs"], ["1-knowledge"]])
def test_a_card_is_found_however_it_is_called(words):
    text = printed_here("deck", "show", *words)
    assert text.startswith("K1 Data Mining")
    assert "name: rulebook; effect: open edition" in text


def test_an_unknown_card_is_told_with_the_nearest():
    assert "did you mean Data Mining" in refused_here("deck", "show", "data minin")


@pytest.mark.parametrize(
    "words", [["K9", "S2"], ["navigation", "s2"], ["9-knowledge", "2", "of", "diamonds"], ["Navigation", "chemistry"]]
)
def test_several_cards_are_shown_one_after_the_other(words):
    text = printed_here("deck", "show", *words)
    first, second = text.split("\n\n")
    assert (first.split()[0], second.split()[0]) == ("K9", "S2")
    told = data_here("deck", "show", *words)
    assert isinstance(told, list)
    assert [card["id"] for card in told] == ["K9", "S2"]


def test_a_single_card_is_data_of_its_own():
    told = data_here("deck", "show", "data", "mining")
    assert isinstance(told, dict)
    assert told["id"] == "K1"


def test_of_several_cards_the_unknown_one_is_told():
    message = refused_here("deck", "show", "K9", "data", "minin")
    assert "there is no card 'data minin'" in message
    assert "did you mean Data Mining" in message


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["wild", "W1"], "'wild' is the name of 2 cards: write W1 or W2"),
        (["datamining", "K9"], "there is no card 'datamining'"),
        (["data", "minin", "K9"], "there is no card 'data minin'"),
    ],
)
def test_the_cards_beside_it_are_not_blamed(words, message):
    assert message in refused_here("deck", "show", *words)


@pytest.mark.parametrize("name", ["wild", "Wild", "WILD"])
def test_a_name_that_two_cards_have_is_told_with_both(name):
    assert refused_here("deck", "show", name) == f"techdeck: {name!r} is the name of 2 cards: write W1 or W2\n"


def test_a_wild_with_a_name_of_its_own_is_found_by_it(tmp_path):
    text = packaged_text("open-1").replace('[wild.2]\nname = "Wild"', '[wild.2]\nname = "Rare Bird"')
    (tmp_path / "mine.toml").write_text(text, encoding="utf-8")
    edition = ("--edition", str(tmp_path / "mine.toml"))
    assert printed_here("deck", "show", "rare  bird", *edition).startswith("W2 Rare Bird")
    assert printed_here("deck", "show", "wild", *edition).startswith("W1 Wild")


def test_the_packaged_edition_is_right():
    assert "ok" in printed_here("deck", "check", "open-1")


def test_every_mistake_of_an_edition_is_told(tmp_path):
    bad = packaged_text("open-1").replace("Draw 2. Discard 2.", "Draw two hundred.").replace('"Banking"', '""')
    (tmp_path / "mine.toml").write_text(bad, encoding="utf-8")
    done = run("deck", "check", "mine.toml", folder=tmp_path)
    assert done.returncode == 1
    assert re.search(r"^mine\.toml:\d+:.*K10", done.stdout, re.MULTILINE)
    assert re.search(r"^mine\.toml:\d+:.*V5", done.stdout, re.MULTILINE)
    assert done.stdout.endswith("2 mistakes\n")
    told = run("deck", "check", "mine.toml", "--json", folder=tmp_path)
    assert told.returncode == 1
    assert '"ok": false' in told.stdout


def test_a_file_that_is_not_there_is_bad_input(tmp_path):
    assert "nothing.toml" in refused("deck", "check", "nothing.toml", folder=tmp_path)


def test_the_forms_have_meanings_and_examples():
    told = data_here("deck", "forms")
    assert isinstance(told, list)
    assert all(form["meaning"] and form["examples"] for form in told)
    assert told[0]["meaning"][:30] in printed_here("deck", "forms")


def test_the_forms_are_all_that_card_texts_can_say():
    """Sentences, places, kinds of cards and smaller parts: everything that docs/effect-language.md lists."""
    told = data_here("deck", "forms")
    every = forms("form", "place", "kind", "part")
    assert isinstance(told, list)
    assert {(form["form"], form["sort"]) for form in told} == {(form.rule, form.sort) for form in every}
    text = " ".join(printed_here("deck", "forms").split())
    assert all(form.meaning in text and all(example in text for example in form.examples) for form in every)
    assert [text.index(title) for title in TITLES] == sorted(text.index(title) for title in TITLES)


def test_a_quoted_header_is_a_mistake_like_any_other(tmp_path):
    text = packaged_text("open-1").replace("[knowledge.5]", '["knowledge.5"]')
    (tmp_path / "mine.toml").write_text(text, encoding="utf-8")
    done = run("deck", "check", "mine.toml", folder=tmp_path)
    assert done.returncode == 1
    assert "card K5: write the header without quotation marks: [knowledge.5]\n1 mistake\n" in done.stdout
