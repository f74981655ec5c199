"""An edition on a base: it writes what it changes, and everything else is as in the base. (Family 8.1, 8.2)"""

from pathlib import Path

import pytest

import techdeck
from techdeck.core.cards import card_id
from techdeck.deck.difference import differences
from techdeck.deck.edition import Edition
from techdeck.deck.headers import header_of
from tests.deck.house import edition_of

HEAD = '[edition]\nname = "mine"\nbase = "open-1"\n'
BIOMETRICS = '[science.3]\ntext = "Draw 2."\n'


@pytest.fixture
def loaded(tmp_path):
    """Writes an edition file and loads it."""

    def load(text: str, name: str = "mine.toml") -> Edition:
        (tmp_path / name).write_text(text, encoding="utf-8")
        return techdeck.load_edition(tmp_path / name)

    return load


@pytest.fixture
def mistakes(loaded, tmp_path):
    """Everything that is wrong with an edition, without the folder."""

    def found(text: str) -> list[str]:
        with pytest.raises(techdeck.BadEdition) as error:
            loaded(text)
        return [mistake.replace(f"{tmp_path}/", "") for mistake in error.value.mistakes]

    return found


def changed(edition: Edition) -> list[str]:
    """The cards that are not as in open-1."""
    return [card_id(one.after.card) for one in differences(techdeck.load_edition(), edition)]


def test_a_base_alone_is_a_whole_edition(loaded):
    mine, base = loaded(HEAD), techdeck.load_edition()
    assert (mine.name, mine.title, mine.based_on) == ("mine", "mine", base)
    assert changed(mine) == []
    assert mine.fingerprint == base.fingerprint
    assert mine.deck.programs == base.deck.programs


def test_only_what_is_written_changes(loaded):
    mine, base = loaded(HEAD + BIOMETRICS + '[wild.2]\nname = "Joker"\n'), techdeck.load_edition()
    assert changed(mine) == ["S3", "W2"]
    assert (mine.cards[15].name, mine.cards[15].text) == ("Biometrics", "Draw 2.")
    assert (mine.cards[15].name_source, mine.cards[15].effect_source) == ("rulebook", "house")
    assert (mine.cards[53].name, mine.cards[53].name_source) == ("Joker", "house")
    assert mine.cards[53].effect_source == base.cards[53].effect_source
    assert len(mine.deck.programs[15].verbs) == 1


def test_a_source_may_be_given_by_half(loaded):
    mine = loaded(HEAD + BIOMETRICS + 'source = { effect = "printed deck" }\n')
    assert (mine.cards[15].name_source, mine.cards[15].effect_source) == ("rulebook", "printed deck")


def test_the_fingerprint_covers_the_whole_deck_wherever_its_cards_are_written(loaded):
    """The same 54 cards in one file or on a base have one fingerprint; a change of the base changes it."""
    mine = loaded(HEAD + BIOMETRICS)
    blocks = [
        f'[{header_of(card.card)}]\nname = "{card.name}"\ntext = "{card.text}"\n'
        f'source = {{ name = "{card.name_source}", effect = "{card.effect_source}" }}\n'
        for card in mine.cards
        for group, value in [
            (["knowledge", "science", "technology", "service", "wild"][card.card // 13], card.card % 13 + 1)
        ]
    ]
    alone = loaded('[edition]\nname = "alone"\n' + "".join(blocks), "alone.toml")
    assert (alone.fingerprint, alone.based_on) == (mine.fingerprint, None)
    loaded(HEAD + '[knowledge.2]\ntext = "Draw 3."\n', "house.toml")
    on_house = HEAD.replace("open-1", "house.toml") + BIOMETRICS
    first = loaded(on_house)
    assert first.fingerprint != mine.fingerprint
    loaded(HEAD + '[knowledge.2]\ntext = "Draw 4."\n', "house.toml")
    assert loaded(on_house).fingerprint != first.fingerprint


def test_a_base_may_be_a_file_beside_it_and_have_a_base_itself(loaded, tmp_path, monkeypatch):
    (tmp_path / "houses").mkdir()
    loaded(HEAD + '[knowledge.1]\nname = "Libraries"\n', "houses/ours.toml")
    loaded('[edition]\nname = "b"\nbase = "ours.toml"\n[knowledge.2]\nname = "Shelves"\n', "houses/theirs.toml")
    monkeypatch.chdir(tmp_path / "houses")
    mine = loaded('[edition]\nname = "c"\nbase = "houses/theirs.toml"\n' + BIOMETRICS)
    assert [mine.cards[card].name for card in (0, 1)] == ["Libraries", "Shelves"]
    assert changed(mine) == ["K1", "K2", "S3"]


def test_two_cards_may_change_names_with_each_other(loaded):
    first, second = (techdeck.load_edition().cards[card].name for card in (0, 1))
    mine = loaded(HEAD + f'[knowledge.1]\nname = "{second}"\n[knowledge.2]\nname = "{first}"\n')
    assert [mine.cards[card].name for card in (0, 1)] == [second, first]


def test_a_name_that_a_card_of_the_base_keeps_is_taken(mistakes):
    [mistake] = mistakes(HEAD + '[knowledge.1]\nname = "biometrics"\n')
    assert mistake == "mine.toml:5:8: card K1 has the same name as card S3 of open-1: give it another one"


@pytest.mark.parametrize(
    ("base", "place", "what"),
    [
        ('"open-7"', "3:8", "there is no edition 'open-7': a base is one of open-1, or the path of an edition file"),
        ('"none.toml"', "3:8", "there is no file 'none.toml': a base is one of open-1"),
        ('""', "3:8", "there is no edition '': a base is one of open-1"),
        ("7", "3:8", 'its base is not text: write base = "open-1"'),
        ('["open-1"]', "3:8", 'its base is not text: write base = "open-1"'),
        ('"mine.toml"', "3:8", "its base is this very file: leave base out, or name another edition"),
        ('"./sub/../mine.toml"', "3:8", "its base is this very file: leave base out, or name another edition"),
    ],
)
def test_a_base_that_can_not_be_is_told_and_nothing_else(mistakes, tmp_path, base, place, what):
    (tmp_path / "sub").mkdir()
    found = mistakes(f'[edition]\nname = "mine"\nbase = {base}\n{BIOMETRICS}')
    assert len(found) == 1
    assert found[0].startswith(f"mine.toml:{place}: [edition]: {what}")


def test_bases_in_a_circle_are_told(loaded, mistakes, tmp_path):
    (tmp_path / "b.toml").write_text('[edition]\nname = "b"\nbase = "c.toml"\n', encoding="utf-8")
    (tmp_path / "c.toml").write_text('[edition]\nname = "c"\nbase = "mine.toml"\n', encoding="utf-8")
    found = mistakes(HEAD.replace("open-1", "b.toml"))
    assert found == [
        "mine.toml:3:8: [edition]: its base 'b.toml' has mistakes of its own: correct them first",
        "b.toml:3:8: [edition]: its base 'c.toml' has mistakes of its own: correct them first",
        "c.toml:3:8: [edition]: its base 'mine.toml' is itself built on this edition: leave base out of one of them",
    ]


def test_the_mistakes_of_the_base_are_told_after_ones_own(mistakes, tmp_path):
    (tmp_path / "b.toml").write_text(edition_of(["Draw 1."]).replace('"Draw 1."', '"Fly."', 1), encoding="utf-8")
    found = mistakes(HEAD.replace("open-1", "b.toml") + '[science.3]\ntext = "Swim."\n')
    assert [mistake.split(":")[0] for mistake in found] == ["mine.toml", "mine.toml", "b.toml"]
    assert "'Swim' is not understood" in found[1]
    assert "card K1" in found[2]


def test_a_base_that_can_not_be_read_is_told(mistakes, tmp_path):
    (tmp_path / "b.toml").write_bytes("[edition] # caf\u00e9".encode("latin-1"))
    [mistake] = mistakes(HEAD.replace("open-1", "b.toml"))
    assert mistake.startswith("mine.toml:3:8: [edition]: ")
    assert "b.toml:1: this is not UTF-8 text" in mistake


def test_wrong_types_on_a_base_are_told_where_they_are(mistakes):
    found = mistakes(HEAD + '[science.3]\nname = 3\ntext = ["Draw 2."]\nsource = "house"\n')
    assert [mistake.split(": ", 1)[0] for mistake in found] == ["mine.toml:5:8", "mine.toml:6:8"] + [
        "mine.toml:7:10"
    ] * 2
    assert "its name is not text" in found[0]


def test_without_a_base_missing_cards_are_told_with_both_ways_out(mistakes):
    [mistake] = mistakes('[edition]\nname = "mine"\n')
    assert "add [knowledge.1] and the rest" in mistake
    assert mistake.endswith('or write base = "open-1" in [edition] to take over the rest')


def test_a_game_on_a_base_is_played_by_the_changed_card(tmp_path: Path):
    file = tmp_path / "mine.toml"
    file.write_text(HEAD + BIOMETRICS, encoding="utf-8")
    game = techdeck.load_game("tricks", 3, edition=file)
    assert game.deck.texts[15] == "Draw 2."
    assert techdeck.simulate(game, games=4, seed=1, jobs=2).games == 4
