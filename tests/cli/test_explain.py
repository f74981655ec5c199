"""deck explain and deck show: how a text is read, for people and for programs."""

from tests.cli.running import data_here, here, printed_here, refused_here

TEXT = "Name a value. Every player who holds a card of that value discards one such card and draws 1."


def test_a_text_is_explained_step_by_step_and_game_by_game():
    text = printed_here("deck", "explain", TEXT)
    assert '1. "Name a value."\n   - You name a value from 1 to 13.\n2. "Every player who' in text
    assert '   - "Every player who holds a card of that value": Every player who holds a' in text
    assert '     - "draws 1": The player draws 1 card from the deck.\n' in text
    titles = ["Tech Exchange: ", "Tech City: ", "Tricks of the Trade: ", "Paradoxical: ", "Tech Chess: "]
    assert [text.index(f"\n{title}") for title in titles] == sorted(text.index(f"\n{title}") for title in titles)
    assert all(len(line) <= 80 for line in text.splitlines())


def test_the_words_need_no_quotation_marks():
    assert printed_here("deck", "explain", "Draw", "2.") == printed_here("deck", "explain", "Draw  2.")


def test_a_text_is_explained_as_data():
    told = data_here("deck", "explain", TEXT)
    assert isinstance(told, dict)
    assert (told["text"], told["ok"], told["mistakes"]) == (TEXT, True, [])
    assert [len(sentence["steps"]) for sentence in told["sentences"]] == [1, 3]
    assert told["sentences"][1]["steps"][1]["depth"] == 1
    words = [step["text"] for step in told["sentences"][1]["steps"]]
    assert words == ["Every player who holds a card of that value", "discards one such card", "draws 1"]
    assert [step["verb"] for step in told["program"]] == ["NameValue", "Every"]
    assert set(told["games"]) == {"exchange", "city", "tricks", "paradoxical", "chess"}
    assert told["games"]["chess"]["can_do_nothing"] == []
    nothing = data_here("deck", "explain", "Exchange a neutral card with a card of your hand.")
    assert isinstance(nothing, dict)
    assert nothing["games"]["chess"]["can_do_nothing"] == [1]


def test_every_mistake_of_a_text_is_told():
    code, text, complaint = here("deck", "explain", "Fly away. Draw 1. Swim.")
    assert (code, complaint) == (1, "")
    assert "column 1: 'Fly' is not understood" in text
    assert "column 19: 'Swim' is not understood" in text
    assert text.endswith("not understood: 2 mistakes\n"), "one of the first sentence, and one of the last"
    code, text, _ = here("deck", "explain", "Fly away. Draw 1. Swim.", "--json")
    assert code == 1
    assert '"ok": false' in text
    assert '"column": 19' in text


def test_nothing_is_bad_input():
    assert "there is no text to explain" in refused_here("deck", "explain", "  ")


def test_a_card_is_shown_with_how_it_is_read():
    assert "   - You name a value from 1 to 13.\n" in printed_here("deck", "show", "S3")
    told = data_here("deck", "show", "S3")
    assert isinstance(told, dict)
    assert [len(sentence["steps"]) for sentence in told["explained"]["sentences"]] == [1, 3]
    wild = data_here("deck", "show", "W1")
    assert isinstance(wild, dict)
    assert wild["explained"] is None


def test_who_is_meant_must_be_said():
    """Both ways out that the message names are understood."""
    told = "Pick another player. That player gives you 1, or draw 1."
    code, text, _ = here("deck", "explain", told)
    assert code == 1
    assert "it is not clear who is to draw: write 'draws', or begin a sentence" in text
    assert here("deck", "explain", told.replace("draw 1", "draws 1"))[0] == 0
    assert here("deck", "explain", "Pick another player. That player gives you 1. You draw 1.")[0] == 0
