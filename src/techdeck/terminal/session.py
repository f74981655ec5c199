"""A person's game against bots: bots act, the person is told what happened and asked, until the game is over."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from techdeck.bots import load_bot
from techdeck.bots.hinting import hints, suggestion
from techdeck.core.errors import TechdeckError
from techdeck.core.rng import fast_rng
from techdeck.core.state import State
from techdeck.core.table import CLOCK
from techdeck.core.view import View
from techdeck.terminal.asking import Asker, Leaving
from techdeck.terminal.deciding import Deciding
from techdeck.terminal.leaving import has_left, keep_finished, leave_at_once
from techdeck.terminal.looking import Looking
from techdeck.terminal.names import people_for
from techdeck.terminal.registry import game_text
from techdeck.terminal.screen import Screen
from techdeck.terminal.sight import Sight
from techdeck.terminal.signals import undisturbed
from techdeck.terminal.ways_out import WayOut, concede, offer_draw
from techdeck.words.english import listed


class Session:
    """One game at one terminal. All that is shown comes from the seat's view and feed."""

    def __init__(
        self,
        state: State,
        seat: int,
        bot: str,
        screen: Screen,
        save_to: Path | None = None,
        resumed_from: Path | None = None,
    ) -> None:
        self.state = state
        self.seat = seat
        self.bot = bot
        self.screen = screen
        self.save_to = save_to
        self.resumed_from = resumed_from
        self.kept = ""
        self.moved = False
        self.waited = False
        self.bot_chooses = load_bot(bot, state.game.name)
        self.text = game_text(state.game, people_for(state.game.players, seat), screen)
        self.looking = Looking(state, seat, self.text, screen)
        self.asker = Asker(screen, self.text, self.words(), self.looking.show_above)
        self.deciding = Deciding(seat, self.text, self.asker, self.looking)

    def words(self) -> dict[str, Callable[[], None]]:
        """What may be typed at any time, besides choices."""
        ways_out = dict.fromkeys(("concede", "resign", "give up"), partial(concede, self))
        if self.state.game.players == 2:
            ways_out |= dict.fromkeys(("draw", "offer draw", "offer a draw"), partial(offer_draw, self))
        return {
            **self.looking.words(),
            "hint": self.hint,
            "save": self.say_how_to_save,
            "undo": self.say_how_to_go_back,
            **ways_out,
        }

    def hint(self) -> None:
        """What a bot would do in the person's place, and why; it knows no more than they do."""
        view = self.state.view(self.seat)
        self.screen.say("Thinking ...")
        for one in hints(view, fast_rng(0, f"{self.state.origin} hint {len(self.state.moves)}")):
            told = suggestion(one, view, self.text.words)
            self.screen.paragraph(f"{told['words']} {told['reason']}", "- ", "  ")

    def say_how_to_go_back(self) -> None:
        """What was done stays done, as at a real table."""
        self.screen.paragraph("What is done can't be taken back. While you are still choosing, b goes back a step.")

    def say_how_to_save(self) -> None:
        """A game is saved on leaving."""
        self.screen.paragraph("Type q to leave: the game is saved then, and you are told how to go on with it.")

    def play(self) -> None:
        """Play to the end, or until the person leaves or is stopped, even while leaving."""
        self.greet()
        try:
            self.go_on()
        except KeyboardInterrupt as stop:
            with undisturbed():
                stop.args = (self.last_words(),)
            raise

    def go_on(self) -> None:
        """Play to the end, or until the person leaves; where nobody or no screen is left, the game is saved too."""
        try:
            while not self.state.is_terminal():
                self.step()
            self.looking.finish()
            keep_finished(self)
        except Leaving:
            return
        except EOFError:
            told = leave_at_once(self)
            self.screen.notice(f"\n{told}")
        except OSError:
            self.last_words()
            raise

    def last_words(self) -> str:
        """What is said when the person was stopped in the middle: the game is saved, or why it is not."""
        try:
            return leave_at_once(self)
        except TechdeckError as error:
            return str(error)

    def greet(self) -> None:
        """Who sits at the table, and how to begin."""
        title = f"{self.state.game.title}: you against {listed(self.text.rivals())}"
        self.screen.say(self.screen.bold(self.screen.filled(title)))
        for line in self.text.welcome():
            self.screen.paragraph(line)
        self.screen.paragraph("Type h for help, ? for the rule that applies now, ? K9 for a card, q to leave.")

    def step(self) -> None:
        """Somebody acts: the bots first, or by turns where all act at the same time; the game's text says who."""
        seat = self.text.next_seat(self.state, self.waited)
        self.waited = False
        if seat == self.seat:
            self.person_acts(self.state.view(seat))
        elif seat == CLOCK:
            self.state.apply_action(self.state.legal_actions(CLOCK)[0], CLOCK)
        else:
            self.bot_acts(seat)

    def bot_acts(self, seat: int) -> None:
        """A bot chooses from its own view. Its chance depends on the moment alone: a resumed game goes on alike."""
        rng = fast_rng(0, f"{self.state.origin} bot {len(self.state.moves)}")
        action = self.bot_chooses(self.state.view(seat), self.state.legal_actions(seat), rng)
        self.state.apply_action(action, seat)

    def person_acts(self, view: View) -> None:
        """The person hears the news and chooses; a single choice is made for them, if the game does not ask for it."""
        self.looking.tell_news()
        sight = Sight(view)
        if len(sight.choices) == 1 and not self.text.asks_always(sight):
            only = self.text.words.choice(sight.question, sight.choices[0])
            self.screen.paragraph(f"You had only one choice, so it was made for you: {only}.", "- ", "  ")
            self.state.apply_action(sight.choices[0]["action"], self.seat)
            return
        self.screen.hold()
        try:
            actions = self.decided(view)
        except WayOut:
            self.moved = True
            return
        for action in actions:
            self.state.apply_action(action, self.seat)
        self.moved = True  # who waits lets the others act
        self.waited = not actions

    def decided(self, view: View) -> list[int]:
        """What the person does; whoever wants to leave and comes back is asked again."""
        while True:
            try:
                return self.deciding.actions(view)
            except Leaving:
                if has_left(self):
                    raise
