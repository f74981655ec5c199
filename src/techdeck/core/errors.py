"""What can be wrong: an action, a log, a card's name."""


class TechdeckError(Exception):
    """Any mistake in what the engine was given; the message says what to do."""


class IllegalAction(TechdeckError):
    """An action that may not be done now: the reason, and the clause that says so."""

    def __init__(self, reason: str, clause: str) -> None:
        super().__init__(f"{clause}: {reason}" if clause else reason)
        self.reason = reason
        self.clause = clause

    def __reduce__(self) -> tuple[type["IllegalAction"], tuple[object, ...]]:
        return IllegalAction, (self.reason, self.clause)


class BadBot(IllegalAction):
    """A bot that chose what its seat may not do: which bot, in which seat, what it chose, why not."""

    def __init__(self, bot: str, seat: int, action: str, reason: str, clause: str) -> None:
        super().__init__(reason, clause)
        self.bot = bot
        self.seat = seat
        self.action = action

    def __reduce__(self) -> tuple[type[IllegalAction], tuple[object, ...]]:
        return BadBot, (self.bot, self.seat, self.action, self.reason, self.clause)

    def __str__(self) -> str:
        return f"the bot {self.bot!r} in seat {self.seat} chose {self.action}: {self.clause}: {self.reason}"


class BadLog(TechdeckError):
    """A log that is damaged, foreign, or does not replay."""


class BadCard(TechdeckError):
    """A text that names no card."""


class Misfit(TechdeckError):
    """A line of a position, by its name, that does not fit the game or the other lines; if it is left out, another."""

    def __init__(self, name: str, text: str, other: str = "") -> None:
        super().__init__(text)
        self.name = name
        self.other = other
