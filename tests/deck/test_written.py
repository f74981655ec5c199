"""Cards as people write them, in Python and in a command alike."""

import pytest

import techdeck
from techdeck.core.cards import cards_text
from techdeck.deck.written import read_cards

MARKET = {"K": 4, "S": 3, "T": 2, "V": 2}
WAYS = [
    "K9 S9 T9",
    "k9, s9,t9",
    "navigation, 9-science, t9",
    ["K9", "S9", "T9"],
    ["navigation", "9-science", "t9"],
]


@pytest.mark.parametrize("written", WAYS)
def test_every_way_of_writing_is_read(written):
    assert cards_text(read_cards(written)) == "K9 S9 T9"
    assert techdeck.score_exchange(written, MARKET).to_dict() == techdeck.score_exchange("K9 S9 T9", MARKET).to_dict()
    assert techdeck.find_paradoxes(written) == []


@pytest.mark.parametrize("written", ["K9 K9", ["K9", "navigation"], "navigation, k9"])
def test_a_card_that_is_there_twice_is_told(written):
    for read in (read_cards, techdeck.find_paradoxes, lambda cards: techdeck.score_exchange(cards, MARKET)):
        with pytest.raises(techdeck.BadCard, match="K9 is listed twice: write the second deck's copy as K9'"):
            read(written)
    with pytest.raises(techdeck.BadCard, match="K9' is listed twice, and there are no more than two decks"):
        read_cards("K9' K9'")


@pytest.mark.parametrize("written", ["K9 S14", ["K9", "S14"], ["K9 S9"]])
def test_what_is_no_card_is_told(written):
    with pytest.raises(techdeck.BadCard, match="is no card: write"):
        read_cards(written)


def test_an_action_may_name_its_card():
    state = techdeck.load_game("tricks", 3).new_initial_state(seed=7)
    assert state.string_to_action(0, "card Navigation") == state.string_to_action(0, "card K9")


def test_an_action_names_cards_as_the_edition_does(tmp_path):
    from techdeck.deck.files import edition_text

    mine = tmp_path / "mine.toml"
    mine.write_text(str(edition_text("open-1")).replace('"Navigation"', '"Gold Digging"'), encoding="utf-8")
    state = techdeck.load_game("tricks", 3, edition=str(mine)).new_initial_state(seed=7)
    assert state.string_to_action(0, "card gold digging") == state.string_to_action(0, "card K9")
    with pytest.raises(techdeck.TechdeckError, match="is no action"):
        state.string_to_action(0, "card navigation")


def test_an_option_may_be_given_as_a_number():
    game = techdeck.load_game("tricks", 3, options={"proposals": 6})
    assert game.options() == techdeck.load_game("tricks", 3, options={"proposals": "6"}).options()
    with pytest.raises(techdeck.TechdeckError, match="proposals=600 is not possible"):
        techdeck.load_game("tricks", 3, options={"proposals": 600})
