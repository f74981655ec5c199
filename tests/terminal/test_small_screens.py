"""On a small screen nothing scrolls away before it was read."""

import io

from techdeck.games import load_game
from techdeck.terminal.screen import Screen
from techdeck.terminal.session import Session


class Window(io.StringIO):
    """A window of so many lines: what was written since the last answer, and whether some of it was pushed out."""

    def __init__(self, rows: int) -> None:
        super().__init__()
        self.rows = rows
        self.since = 0
        self.lost = 0
        self.prompts: list[str] = []

    def write(self, text: str) -> int:
        self.since += text.count("\n")
        return super().write(text)

    def read(self, prompt: str) -> str:  # type: ignore[override]  # it is asked by a prompt, not by a size
        self.lost += max(0, self.since - self.rows + 1)
        self.since = 0
        self.prompts.append(prompt)
        return ""


def screen_of(window: Window) -> Screen:
    """A watched screen of that window."""
    return Screen(window.read, window, 80, colour=False, watched=True, height=window.rows)


def test_long_news_are_read_page_by_page():
    window = Window(10)
    screen = screen_of(window)
    for number in range(25):
        screen.say(f"line {number}")
    screen.ask("And now?")
    assert window.prompts == ["(Enter for more) ", "(Enter for more) ", "And now? "]
    assert window.lost == 0


def test_what_came_before_is_read_before_a_table_would_push_it_out():
    window = Window(10)
    screen = screen_of(window)
    screen.say("Ben refuses.")
    screen.hold()
    for number in range(9):
        screen.say(f"row {number}")
    assert "row 0" not in window.getvalue()
    screen.ask("And now?")
    assert window.prompts == ["(Enter to go on) ", "And now? "]
    assert window.getvalue().splitlines() == ["Ben refuses.", *[f"row {number}" for number in range(9)]]


def test_nobody_waits_where_all_of_it_fits():
    window = Window(12)
    screen = screen_of(window)
    screen.say("Ben refuses.")
    screen.hold()
    for number in range(9):
        screen.say(f"row {number}")
    screen.ask("And now?")
    assert window.prompts == ["And now? "]


def test_nobody_waits_where_nobody_watches():
    out = io.StringIO()
    screen = Screen(lambda prompt: "", out, 80, colour=False, height=5)
    for number in range(50):
        screen.say(f"line {number}")
    assert len(out.getvalue().splitlines()) == 50


def test_the_welcome_is_read_before_the_first_choice():
    window = Window(24)
    table = load_game("tricks", 3).new_initial_state(seed=5)
    session = Session(table, 0, "casual", screen_of(window))
    asked = window.prompts

    def leave(prompt: str) -> str:
        window.read(prompt)
        if "?" in prompt:
            raise EOFError
        return ""

    session.screen.read = leave
    session.play()
    assert asked[0] == "(Enter to go on) "
    assert "Follow the led domain" in window.getvalue().partition("Your hand")[0]
    assert window.lost == 0
