"""A bad edition is refused whole, and every mistake is told with file, line, column, card and what to write instead."""

import pytest

import techdeck
from techdeck import BadEdition
from techdeck.deck.edition import read_edition
from tests.deck.house import edition_of

GOOD = edition_of(["Draw 1."])


def card(header: str, text: str = "Draw 1.", quoted: str = "") -> str:
    """The rows of a card as they stand in GOOD, or with another text."""
    start = GOOD.index(f"[{header}]\n")
    rows = (GOOD + "\n").split("\n\n")[GOOD[:start].count("\n\n")]
    return rows.replace('"Draw 1."', quoted or f'"{text}"')


def with_card(header: str, rows: str) -> str:
    """GOOD with other rows for a card."""
    return GOOD.replace(card(header), rows)


def mistakes(text: str) -> list[str]:
    """Everything that is wrong with an edition text."""
    with pytest.raises(BadEdition) as error:
        read_edition(text, "house.toml")
    assert str(error.value).split("\n") == error.value.mistakes
    return error.value.mistakes


def only_mistake(text: str) -> str:
    """The one thing that is wrong."""
    found = mistakes(text)
    assert len(found) == 1, found
    return found[0]


def pointed_at(mistake: str, text: str) -> str:
    """What stands in the file where a mistake points."""
    file, line, column, _ = mistake.split(":", 3)
    assert file == "house.toml"
    return text.split("\n")[int(line) - 1][int(column) - 1 :]


def test_the_good_edition_is_good():
    assert read_edition(GOOD, "house.toml").name == "test-house"


@pytest.mark.parametrize(
    ("text", "word", "message", "nearest"),
    [
        (
            "Draw 1. Take a card of sceince from the discard pile.",
            "sceince",
            "'sceince' is not understood here: perhaps you meant 'science'",
            "Take a card of science from the discard pile.",
        ),
        ("Draw 1 crad.", "crad", "'crad' is not understood here: perhaps you meant 'card'", "Draw"),
        ("Stir the discard pile into the deck.", "Stir", "'Stir' is not understood here", "Shuffle the discard pile"),
        ("Draw thre.", "thre", "'thre' is not understood here: perhaps you meant 'three'", "Draw three."),
        (
            "Take it.",
            "it",
            "nothing before this says which card 'it' is",
            "Turn over the top card of the deck. Take it.",
        ),
        ("Draw 1", '"', "the full stop at the end is missing", "Draw 1."),
        ("Draw 1 Discard 1.", "Discard", "a full stop is missing before 'Discard'", "Draw 1. Discard 1."),
    ],
)
def test_an_unknown_sentence_is_told_with_its_word_and_the_nearest_one(text, word, message, nearest):
    content = with_card("science.4", card("science.4", text))
    mistake = only_mistake(content)
    assert pointed_at(mistake, content).startswith(word)
    assert f": card S4 (Card S4 of the house): {message}" in mistake
    assert f"; the nearest text that is understood: {nearest}" in mistake


@pytest.mark.parametrize(
    "quoted",
    [
        '"Draw 1. Discard bananas. Draw 2."',
        "'Draw 1. Discard bananas. Draw 2.'",
        '"""Draw 1. Discard bananas. Draw 2."""',
        "'''Draw 1. Discard bananas. Draw 2.'''",
        '"""\nDraw 1. Discard bananas. Draw 2."""',
        '"""\n  Draw 1.\n  Discard bananas.\n  Draw 2.\n"""',
        '"""\\\n     Draw 1. \\\n     Discard bananas. \\\n     Draw 2."""',
        '"Draw 1.\\tDiscard\\u0020bananas. Draw 2."',
        '"\\U00000044raw 1. Discard bananas. Draw 2."',
        "'''\n\nDraw 1.\n\n\nDiscard\nbananas. Draw 2.'''",
    ],
)
def test_the_column_points_at_the_word_in_any_quotes(quoted):
    for indent, spaces in (("", " "), ("    ", "   "), ("\t", "")):
        rows = card("service.5", quoted=quoted).replace("text = ", f"{indent}text{spaces}={spaces}")
        content = with_card("service.5", rows)
        assert pointed_at(only_mistake(content), content).startswith("bananas.")


def test_every_bad_sentence_of_a_text_is_told():
    content = with_card("science.4", card("science.4", "Draw some. Draw 1. Discard bananas. Take it. Fly 2."))
    found = mistakes(content)
    assert [pointed_at(mistake, content).split()[0] for mistake in found] == ["some.", "bananas.", "Fly"]


def test_a_double_card_is_told_with_both_places():
    content = GOOD + "\n" + card("wild.1") + "\n" + card("science.4").replace("Card S4", "Cart S4")
    first, second = mistakes(content)
    line = content[: content.index("[science.4]")].count("\n") + 1
    assert pointed_at(second, content) == "[science.4]"
    assert second.endswith(f"card S4 is already in line {line}: remove one of the two")
    assert "card W1 is already in line" in first


@pytest.mark.parametrize(
    ("header", "wrong", "word", "message"),
    [
        ("science.4", "[science.14]", "14", "[science.14] is not a card: science has the values 1 to 13"),
        ("science.4", "[science.0]", "0", "[science.0] is not a card: science has the values 1 to 13"),
        ("science.4", "[science.four]", "four", "[science.four] is not a card: science has the values"),
        ("science.4", "[science]", "[science]", "[science] is not a card: science has the values 1 to 13"),
        ("science.4", "[sience.4]", "sience", "[sience.4] is not a card: did you mean [science.4]?"),
        ("science.4", "[Science.4]", "Science", "[Science.4] is not a card: did you mean [science.4]?"),
        ("science.4", "[magic.4]", "magic", "[magic.4] is not a card: write [edition], [knowledge.1] to [service.13]"),
        ("wild.2", "[wild.3]", "3", "[wild.3] is not a card: the wilds are [wild.1] and [wild.2]"),
    ],
)
def test_a_wrong_header_is_told(header, wrong, word, message):
    content = with_card(header, card(header).replace(f"[{header}]", wrong))
    found = [mistake for mistake in mistakes(content) if "is missing" not in mistake]
    assert len(found) == 1
    assert pointed_at(found[0], content).startswith(word)
    assert message in found[0]
    assert len(mistakes(content)) == 2


def test_a_doubled_bracket_is_told():
    content = with_card("science.4", card("science.4").replace("[science.4]", "[[science.4]]"))
    assert "card S4: write the header with single brackets: [science.4]" in only_mistake(content)


@pytest.mark.parametrize(
    ("old", "new", "word", "message"),
    [
        ("text =", "txt =", "txt", "there is no key 'txt': did you mean 'text'?"),
        ("text =", "cost = 3\ntext =", "cost", "there is no key 'cost': the keys are name, text, source"),
        ('name = "Card S4 of the house"', 'name = "  "', '"  "', "card S4 has no name: write name ="),
        ('name = "Card S4 of the house"', 'name = ""', '""', "card S4 has no name: write name ="),
        ('name = "Card S4 of the house"', "name = 4", "4", 'card S4: its name is not text: write name = "..."'),
        ('name = "Card S4 of the house"', 'name = ["a"]', '["a"]', "card S4: its name is not text"),
        (
            'name = "Card S4 of the house"',
            'name = "Red \\u001b[31m"',
            "\\u001b",
            "its name has a control character",
        ),
        ('name = "Card S4 of the house"', 'name = "Right \\u202e left"', "\\u202e", "a control character (U+202E)"),
        ('name = "Card S4 of the house"', 'name = "Card S3 of the  House"', '"Card S3', "has the same name as card S3"),
        ('name = "Card S4 of the house"', 'name = "King of Spades"', '"King', "reads like a card's place in the deck"),
        ('"Draw 1."', '""', '""', 'has no text: write for example text = "Draw 1."'),
        ('"Draw 1."', "7", "7", 'its text is not text: write for example text = "Draw 1."'),
        ('"Draw 1."', '["Draw 1."]', '["Draw', 'its text is not text: write for example text = "Draw 1."'),
        ('"Draw 1."', '"Draw 1.\\u001b[31m"', "\\u001b", "its text has a control character (U+001B)"),
        ('"Draw 1."', '"Draw 1.\\u0000"', "\\u0000", "its text has a control character (U+0000)"),
        (
            'effect = "house"',
            'effect = "house", author = "me"',
            "author",
            "source: there is no key 'author': the keys are",
        ),
        ('effect = "house"', 'effect = ["house"]', '["house"]', "this is not a source: write source = { name = "),
        ('{ name = "house", effect = "house" }', '"house"', '"house"', "the source of its name is missing"),
        ('effect = "house"', 'effect = "myself"', '"myself"', "'myself' is not a source: write source = { name = "),
        ('{ name = "house", ', '{ name = "rulebok", ', '"rulebok"', "'rulebok' is not a source"),
        (', effect = "house"', "", '{ name = "house"', "the source of its effect is missing: write source = {"),
        ("source = {", "# source = {", "[science.4]", "the source of its name is missing"),
    ],
)
def test_a_wrong_value_or_key_is_told(old, new, word, message):
    assert old in card("science.4")
    content = with_card("science.4", card("science.4").replace(old, new))
    found = [mistake for mistake in mistakes(content) if message in mistake]
    assert len(found) == 1, mistakes(content)
    assert pointed_at(found[0], content).startswith(word)
    assert "card S4" in found[0]


@pytest.mark.parametrize("wild", ["1", "2"])
def test_a_wild_has_no_text(wild):
    content = with_card(f"wild.{wild}", card(f"wild.{wild}").replace('text = ""', 'text = "Draw 1."'))
    mistake = only_mistake(content)
    name = f"card W{wild} (Card W{wild} of the house)"
    assert f'{name} is a wild and has no effect of its own: write text = ""' in mistake
    assert pointed_at(mistake, content).startswith('"Draw 1."')


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"Draw 1."', '"Draw 1.'),
        ('"Draw 1."', "Draw 1."),
        ('"Draw 1."', '"Draw "1"."'),
        ("text = ", "text "),
        ("source = {", "source = "),
        ('text = "Draw 1."', 'text = "Draw 1."\ntext = "Draw 2."'),
        ('"Draw 1."', '"""Draw 1.'),
    ],
)
def test_bad_toml_in_one_card_hides_no_other_mistake(old, new):
    broken = card("science.4").replace(old, new)
    content = with_card("science.4", broken).replace(card("service.5"), card("service.5", "Draw bananas."))
    first, second = mistakes(content)
    assert ": card S4: this is not valid TOML: " in first
    lines = range(
        content[: content.index("[science.4]")].count("\n") + 1, content[: content.index("[science.5]")].count("\n") + 1
    )
    assert int(first.split(":")[1]) in lines
    assert pointed_at(second, content).startswith("bananas")


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('[edition]\nname = "test-house"\n', "", "house.toml:1:1: [edition] is missing: begin the file with"),
        ('name = "test-house"\n', "", "house.toml:1:1: [edition]: an edition needs a name"),
        ('"test-house"', '"my house"', "house.toml:2:8: [edition]: an edition needs a name"),
        ('"test-house"', '"a\\nb"', "house.toml:2:8: [edition]: an edition needs a name"),
        ('"test-house"', '"test-house"\nauthor = "me"', "house.toml:3:1: [edition]: there is no key 'author'"),
        ('"test-house"', "5", "house.toml:2:8: [edition]: its name is not text"),
        ('"test-house"', '"test-house"\ntitle = ["a"]', "house.toml:3:9: [edition]: its title is not text"),
        ('"test-house"', '"a"\ntitle = "\\u001b[31m"', "house.toml:3:10: [edition]: its title has a control character"),
        ("[edition]\n", "[editon]\n", "house.toml:1:2: [editon] is not a card: did you mean [edition]?"),
        ("[edition]\n", 'note = "x"\n[edition]\n', "house.toml:1:1: the file must begin with [edition]"),
        ("[edition]\n", "what is this\n[edition]\n", "house.toml:1:6: the beginning: this is not valid TOML"),
    ],
)
def test_what_is_said_of_the_edition_itself_is_checked(old, new, message):
    found = mistakes(GOOD.replace(old, new, 1))
    assert [mistake for mistake in found if mistake.startswith(message)], found


@pytest.mark.parametrize(
    ("value", "message"),
    [
        ("[" * 5000, "the brackets are nested too deeply"),
        ("[" * 5000 + "]" * 5000, "the brackets are nested too deeply"),
        ("{a=" * 5000, "the brackets are nested too deeply"),
        ("9" * 5000, "a number has too many digits"),
    ],
)
def test_values_too_big_for_the_reader_are_told(value, message):
    content = with_card("science.4", card("science.4", quoted=value))
    content = content.replace(card("service.5"), card("service.5", "Draw bananas."))
    first, second = mistakes(content)
    assert f": card S4: this is not valid TOML: {message}" in first
    assert pointed_at(first, content).startswith("[science.4]")
    assert pointed_at(second, content).startswith("bananas")


def test_a_base_above_all_headers_is_the_base_all_the_same():
    """Only the missing header is told, not that all cards and sources are missing."""
    assert mistakes('name = "house"\nbase = "open-1"\n\n[science.4]\ntext = "Draw 2."\n') == [
        "house.toml:1:1: [edition] is missing: write it above the first line"
    ]


def test_a_second_edition_header_is_told():
    assert "this is a second [edition]" in only_mistake(GOOD + '\n[edition]\nname = "again"\n')


def test_nothing_is_loaded_of_a_bad_edition(tmp_path):
    file = tmp_path / "bad.toml"
    file.write_text(with_card("science.4", card("science.4", "Fly.")), encoding="utf-8")
    with pytest.raises(BadEdition) as error:
        techdeck.load_game("tricks", players=3, edition=str(file))
    assert error.value.mistakes[0].startswith(f"{file}:")
    file.write_text(GOOD, encoding="utf-8")
    assert techdeck.load_game("tricks", players=3, edition=str(file)).deck.name == "test-house"
