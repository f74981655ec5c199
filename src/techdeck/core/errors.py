"""What can be wrong: an action, a log, a card's name."""


class TechdeckError(Exception):
    """Any mistake in what the engine was given; the message says what to do."""


class IllegalAction(TechdeckError):
    """What may not be done now: the reason, the clause that says so, a code for programs, and what would be accepted.

    Codes: not_allowed (a rule is against it), not_your_turn, game_over, unknown (there is no such action or seat); of
    commands also unknown_kind, unknown_slot, missing_slot, wrong_type, wrong_value.
    """

    def __init__(self, reason: str, clause: str, code: str = "not_allowed", accepted: list[str] | None = None) -> None:
        super().__init__(f"{clause}: {reason}" if clause else reason)
        self.reason = reason
        self.clause = clause
        self.code = code
        self.accepted: list[str] = accepted or []

    def __reduce__(self) -> tuple[type["IllegalAction"], tuple[object, ...]]:
        return IllegalAction, (self.reason, self.clause, self.code, self.accepted)

    def to_dict(self) -> dict[str, object]:
        """The refusal as plain data."""
        return {"code": self.code, "reason": self.reason, "clause": self.clause, "accepted": self.accepted}


class BadBot(IllegalAction):
    """A bot that chose what its seat may not do: which bot, in which seat, what it chose, why not."""

    def __init__(self, bot: str, seat: int, action: str, refusal: IllegalAction) -> None:
        super().__init__(refusal.reason, refusal.clause, refusal.code, refusal.accepted)
        self.bot = bot
        self.seat = seat
        self.action = action
        self.refusal = refusal

    def __reduce__(self) -> tuple[type[IllegalAction], tuple[object, ...]]:
        return BadBot, (self.bot, self.seat, self.action, self.refusal)

    def __str__(self) -> str:
        return f"the bot {self.bot!r} in seat {self.seat} chose {self.action}: {self.refusal}"


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
