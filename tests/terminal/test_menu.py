"""Menus: choices are found by number, by card, by words; the layout fits the screen."""

from techdeck.core.cards import parse_card
from techdeck.games import load_game
from techdeck.terminal.menu import FLOW, ROWS, WILD, Entry, Menu, has_words, lines_of
from techdeck.terminal.screen import Screen, length, padded
from techdeck.terminal.sight import Sight
from tests.terminal.typist import layout

K9, S4 = parse_card("K9"), parse_card("S4")


def menu() -> Menu:
    inner = Menu("Which?", [Entry("science", 7), Entry("service", 8)])
    cards = [Entry("K9 Navigation", 3, card=K9), Entry("S4 Genetics", 4, card=S4)]
    return Menu("What?", [Entry("end your turn", 1), Entry("ask for a domain ...", menu=inner), *cards], ROWS)


def domain(card: int) -> str:
    """The row a card stands in."""
    return {K9: "knowledge", S4: "science"}.get(card, WILD)


def labels(entries: list[Entry]) -> list[str]:
    return [entry.label for entry in entries]


def test_choices_are_numbered_from_1_unless_they_have_keys_of_their_own():
    assert [entry.key for entry in menu().entries] == ["1", "2", "3", "4"]
    bids = Menu("?", [Entry("0", 5, key="0"), Entry("1", 6, key="1")], FLOW)
    found = bids.by_key("1")
    assert found is not None
    assert found.action == 6


def test_a_choice_is_found_by_card_by_action_and_by_words():
    assert labels(menu().by_card(S4)) == ["S4 Genetics"]
    assert labels(menu().by_words("end")) == ["end your turn"]
    assert labels(menu().by_words("genet")) == ["S4 Genetics"]
    found = menu().by_action(8)
    assert found is not None
    assert found.label == "service"


def test_words_find_choices_of_inner_menus_too():
    assert labels(menu().by_words("service")) == ["service"]
    assert menu().by_words("nothing like it") == []
    assert not has_words("end your turn", [])


def test_words_that_fit_several_choices_of_an_inner_menu_lead_to_it():
    says = Menu("What do you say?", [Entry("I hold a 9.", 1), Entry("I hold a 7.", 2)])
    assert labels(Menu("What?", [Entry("say something ...", menu=says), Entry("wait", 3)]).by_words("hold")) == [
        "say something ..."
    ]


def test_a_choice_may_have_to_be_called_by_its_name():
    back = Entry("take back your offer of S4 Genetics", 1, called=("take back", "withdraw"))
    found = [
        text for text in ("genetics", "your offer", "t", "take back", "withdraw S4") if back.has_words(text.lower())
    ]
    assert found == ["take back", "withdraw S4"]


def test_short_words_are_whole_words_and_one_letter_is_no_card():
    assert menu().by_words("s") == []
    assert menu().by_words("g") == []
    assert menu().by_words("s4 ge") == []
    assert labels(menu().by_words("s4 gen")) == ["S4 Genetics"]
    squares = Menu("?", [Entry("king a1*", 1), Entry("pawn a11", 2)])
    assert labels(squares.by_words("a1")) == ["king a1*"]


def test_y_and_n_stand_for_choices_that_begin_with_yes_and_no():
    asked = Menu("?", [Entry("yes, use it", 1), Entry("no, leave it", 2), Entry("K9 Nobody says yes", 3, card=K9)])
    assert labels(asked.by_words("y")) == ["yes, use it"]
    assert labels(asked.by_words("n")) == ["no, leave it"]


def test_cards_stand_in_rows_by_domain():
    lines = lines_of(menu(), Screen(width=80, colour=False), domain)
    assert lines[-2:] == ["  knowledge   3) K9 Navigation", "  science     4) S4 Genetics"]


def test_rows_may_have_names_of_their_own_and_wilds_stand_last():
    wild = parse_card("W1")
    entries = [Entry("king a1", 1, row="move"), Entry("K9 Navigation", 2, card=K9, row="hand")]
    entries += [Entry("S4 Genetics", 3, card=S4), Entry("W1 Wild", 4, card=wild)]
    lines = lines_of(Menu("What?", entries, ROWS), Screen(width=80, colour=False), domain)
    assert lines == [
        "  move        1) king a1",
        "  hand        2) K9 Navigation",
        "  science     3) S4 Genetics",
        "  wild        4) W1 Wild",
    ]


def test_a_list_has_notes_under_its_entries():
    lines = lines_of(Menu("What?", [Entry("K9", 1, note="Draw 2. Discard 2.")]), Screen(width=20, colour=False), domain)
    assert lines == ["  1) K9", "       Draw 2.\n       Discard 2."]


def test_colours_take_no_room():
    screen = Screen(width=40, colour=True)
    word = screen.paint("Navigation", "34")
    assert length(word) == 10
    assert length(padded(word, 12)) == 12
    text = screen.filled(" ".join([word] * 12), "- ", "  ")
    assert all(length(line) <= 40 for line in text.splitlines())


def test_colours_only_where_they_are_wanted(monkeypatch, capsys):
    assert not Screen().colour
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.delenv("NO_COLOR", raising=False)
    assert Screen().colour
    monkeypatch.setenv("NO_COLOR", "1")
    assert not Screen().colour


def test_a_card_with_a_long_name_is_broken_rather_than_too_wide():
    screen = Screen(width=40, colour=False)
    lines = screen.flow(["S11' Biotechnology (counts as 11 of technology)", "K2"], "  technology  ", " " * 14).split(
        "\n"
    )
    assert lines == ["  technology  S11' Biotechnology (counts", "              as 11 of technology)   K2"]


def test_the_screen_is_as_wide_as_the_window_is_now(monkeypatch):
    """People make their window larger and smaller while they play."""
    screen, given = Screen(colour=False), Screen(width=50, colour=False)
    for columns, width in [("60", 60), ("90", 90), ("20", 40), ("300", 100)]:
        monkeypatch.setenv("COLUMNS", columns)
        assert (screen.width, given.width) == (width, 50)
        assert length(screen.heading("here", "there")) <= width


def test_a_board_is_drawn_for_the_window_as_it_is_now(monkeypatch):
    state = load_game("chess", 2).new_initial_state(seed=1)
    text = layout(state)
    text.screen = Screen(colour=False)
    widths = []
    for columns in ("80", "45", "80"):
        monkeypatch.setenv("COLUMNS", columns)
        widths.append(max(map(length, "\n".join(text.table(Sight(state.view(0)))).splitlines())) > 45)
    assert widths == [True, False, True]
