"""deck new, check and diff: an edition of one's own, from the first line on."""

from pathlib import Path

import pytest

from techdeck.deck.edition import load_edition
from techdeck.deck.files import packaged_text
from tests.cli.running import data_here, here, printed_here, refused_here

HEAD = '[edition]\nname = "mine"\nbase = "open-1"\n'
TYPED = HEAD + '[knowledge.2]\ntext = "Draw 2."\nsource = { effect = "printed deck" }\n'
CLAIM = HEAD + '[science.3]\ntext = "Draw 2."\nsource = { name = "rulebook", effect = "rulebook" }\n'


def written(folder: Path, text: str, name: str = "mine.toml") -> str:
    """An edition file."""
    (folder / name).write_text(text, encoding="utf-8")
    return str(folder / name)


def test_a_new_edition_is_right_from_the_start(tmp_path):
    file = str(tmp_path / "My Deck.toml")
    assert f"{file}: written, based on Open edition 1" in printed_here("deck", "new", file)
    edition = load_edition(file)
    assert (edition.name, edition.title) == ("my-deck", "My deck")
    assert edition.fingerprint == load_edition().fingerprint
    assert "0 cards changed" in printed_here("deck", "check", file)


def test_a_file_is_never_written_over(tmp_path):
    file = written(tmp_path, "precious")
    message = refused_here("deck", "new", file)
    assert message == f"techdeck: {file}: there is such a file already, and it is left as it is; choose another\n"
    assert Path(file).read_text(encoding="utf-8") == "precious"


@pytest.mark.parametrize(
    ("file", "what"), [("mine", "ends in .toml; write"), ("nowhere/mine.toml", "can't be written: No such file")]
)
def test_what_can_not_be_written_is_told(tmp_path, file, what):
    assert what in refused_here("deck", "new", str(tmp_path / file))


def test_an_unknown_base_writes_nothing(tmp_path):
    file = tmp_path / "mine.toml"
    assert "there is no edition" in refused_here("deck", "new", str(file), "--base", "open-9")
    assert not file.exists()


def test_all_cards_of_the_base_can_be_typed_over(tmp_path):
    """With every # of a card taken away, the file is the base again."""
    house = written(tmp_path, TYPED, "house.toml")
    file = tmp_path / "all.toml"
    told = data_here("deck", "new", str(file), "--base", "house.toml", "--all")
    assert told == {"file": str(file), "edition": "all", "base": "mine"}
    rows = file.read_text(encoding="utf-8").splitlines()
    live = [row[2:] if row.startswith(("# [", "# name =", "# text =", "# source =")) else row for row in rows]
    written(tmp_path, "\n".join(live), "live.toml")
    assert sum(row.startswith("[") for row in live) == 55
    assert data_here("deck", "diff", house, str(tmp_path / "live.toml"))["same"]  # type: ignore[index]  # plain data


def test_the_example_of_the_starting_file_is_understood(tmp_path):
    file = tmp_path / "mine.toml"
    printed_here("deck", "new", str(file))
    head, example = file.read_text(encoding="utf-8").split("to use it.\n")
    file.write_text(head + "to use it.\n" + example.replace("# ", ""), encoding="utf-8")
    assert "1 card changed: K1\n" in printed_here("deck", "check", str(file))


def test_check_says_how_many_texts_come_from_the_printed_deck(tmp_path):
    file = written(tmp_path, TYPED)
    text = printed_here("deck", "check", file)
    assert "based on open-1 (Open edition 1); 1 card changed: K2\n" in text
    assert "1 of 52 texts come from the printed deck; 3 rulebook" in text
    assert "warning" not in text
    told = data_here("deck", "check", file)
    assert isinstance(told, dict)
    assert (told["texts"], told["texts_from_printed_deck"], told["changed"]) == (52, 1, ["K2"])
    assert (told["base"], told["fingerprint"]) == ("open-1", load_edition(file).fingerprint)
    assert sum(told["text_sources"].values()) == 52
    assert (told["ok"], told["warnings"], told["mistakes"]) == (True, [], [])


def test_a_changed_text_that_claims_its_old_source_is_a_warning(tmp_path):
    file = written(tmp_path, CLAIM)
    right = 'write effect = "printed deck" if it is what the printed card says, else effect = "house"'
    told = f"warning: {file}:6:40: card S3 (Biometrics): its text is not that of open-1, but its source still says "
    assert f"{told}'rulebook': {right}\n" in printed_here("deck", "check", file)
    assert len(data_here("deck", "check", file)["warnings"]) == 1  # type: ignore[index]  # plain data


@pytest.mark.parametrize(
    "text",
    [
        CLAIM.replace('effect = "rulebook"', 'effect = "house"'),
        CLAIM.replace('effect = "rulebook"', 'effect = "printed deck"'),
        HEAD + '[science.3]\nname = "Faces"\nsource = { name = "house", effect = "rulebook" }\n',
    ],
)
def test_an_honest_source_is_none(tmp_path, text):
    assert "warning" not in printed_here("deck", "check", written(tmp_path, text))


def test_a_house_may_change_its_own_texts(tmp_path):
    written(tmp_path, HEAD + '[science.3]\ntext = "Draw 2."\n', "house.toml")
    again = HEAD.replace("open-1", "house.toml") + '[science.3]\ntext = "Draw 3."\nsource = { effect = "house" }\n'
    assert "warning" not in printed_here("deck", "check", written(tmp_path, again))


def test_a_changed_name_is_watched_likewise_and_so_is_a_file_without_a_base(tmp_path):
    renamed = HEAD + '[science.3]\nname = "Fingerprints"\nsource = { name = "rulebook" }\n'
    told = "its name is not that of open-1, but its source still says 'rulebook'"
    assert told in printed_here("deck", "check", written(tmp_path, renamed))
    whole = Path(written(tmp_path, "")).with_name("whole.toml")
    whole.write_text(
        packaged_text("open-1").replace('"open-1"', '"whole"').replace('"Biometrics"', '"Faces"'), encoding="utf-8"
    )
    assert told in printed_here("deck", "check", str(whole))


def test_what_is_written_for_nothing_is_told(tmp_path):
    same = HEAD + '[science.3]\nname = "Biometrics"\n[science.4]\n'
    assert "cards S3, S4 are just as in open-1: you may leave them out" in printed_here(
        "deck", "check", written(tmp_path, same)
    )
    every = packaged_text("open-1").replace('"open-1"', '"mine"\nbase = "open-1"', 1).replace('"Biometrics"', '"Faces"')
    assert "all 54 cards are written here, so nothing comes from open-1: leave base out" in printed_here(
        "deck", "check", written(tmp_path, every)
    )
    called = printed_here("deck", "check", written(tmp_path, TYPED.replace('"mine"', '"open-1"')))
    assert "open-1 is the name of a packaged edition: give this one a name of its own" in called


def test_diff_tells_what_differs_and_says_so_by_its_exit_code(tmp_path):
    one, other = written(tmp_path, TYPED), written(tmp_path, HEAD + '[knowledge.3]\nname = "Finders"\n', "other.toml")
    code, text, complaint = here("deck", "diff", one, other)
    assert (code, complaint) == (1, "")
    assert (
        "K2 Digital Archives\n  text\n    - Draw 2.\n    + Draw 1. Put 1 card from your hand under the deck.\n" in text
    )
    assert "  source of the effect\n    - printed deck\n    + open edition\n" in text
    assert "K3 Search Engines\n  name\n    - Search Engines\n    + Finders\n" in text
    assert text.endswith("2 of 54 cards differ: 1 name, 1 text and 2 sources\n")
    assert here("deck", "diff", one, one)[:2] == (0, "the two editions are the same: every name, text and source\n")
    assert "there is no edition 'open-9'" in refused_here("deck", "diff", one, "open-9")


def test_diff_as_data(tmp_path):
    code, text, _ = here("deck", "diff", "open-1", written(tmp_path, TYPED), "--json")
    assert code == 1
    assert '"same": false' in text
    assert (
        '"text": {\n        "a": "Draw 1. Put 1 card from your hand under the deck.",\n        "b": "Draw 2."' in text
    )


@pytest.mark.parametrize("way", ["list", "show", "check", "new", "diff", "explain", "forms"])
def test_every_way_has_help_with_an_example(way):
    code, text, _ = here("deck", way, "--help")
    assert (code, f"example: techdeck deck {way}" in text, "--json" in text) == (0, True, True)
