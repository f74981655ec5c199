"""What the HTTP API takes and answers: everything around a table that is not played at it."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct, field

from techdeck.server.parts import Mistake
from techdeck.server.protocol import ClockSettings, SeatInfo

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Nonce = Annotated[str, Meta(pattern="^([0-9a-f]{2}){1,64}$", description="1 to 64 random bytes as hex, by the client.")]
EditionSource = Annotated[str, Meta(max_length=65536, description="An edition file's text (TOML); 64 KiB at most.")]
OptionValue = Annotated[str, Meta(max_length=40)]


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be made. Whoever makes it is its host and takes its first seat."""

    game: Annotated[str, Meta(max_length=40)]
    players: Annotated[int, Meta(ge=1, le=8)]
    name: Name
    options: dict[Annotated[str, Meta(max_length=40)], OptionValue] = field(default_factory=dict)
    edition: Annotated[str, Meta(max_length=40)] = "open-1"
    edition_text: EditionSource | None = None
    """The cards of the host's own edition, in place of one that is here: docs/editions.md."""
    public: bool = False
    watch: Annotated[str, Meta(pattern="^(anyone|nobody|open)$")] = "anyone"
    """open: anyone, and whoever wants to sees the deal before with all hands."""
    hints: bool = False
    chat: bool = True
    clock: ClockSettings = field(default_factory=ClockSettings)
    bots: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=7)] = field(default_factory=list)
    """Bots for the last seats, one for each."""
    start: bool = False
    """Start at once, if every other seat has a bot."""


class EditionText(Struct, forbid_unknown_fields=True):
    """The text of an edition, to be looked at."""

    text: EditionSource


class TakeSeat(Struct, forbid_unknown_fields=True):
    """Somebody sits down with just a name, on any free seat or on this one."""

    name: Name
    seat: Annotated[int, Meta(ge=0, le=7)] | None = None
    nonce: Nonce | None = None


class Claim(Struct, forbid_unknown_fields=True):
    """The secret of a one-time link, from behind its #."""

    secret: Annotated[str, Meta(min_length=20, max_length=100)]
    name: Name | None = None
    """For a seat given anew: who takes it."""


class Seated(Struct):
    """The seat that this browser now has."""

    table: str
    seat: int
    link: str
    """The link to share, with nothing secret in it."""


class Listed(Struct):
    """A table in a list."""

    id: str
    game: str
    title: str
    players: int
    options: dict[str, str]
    edition: str
    own_cards: bool
    """Whether the edition is the host's own: its cards are at /api/tables/{table}/deck."""
    status: str
    public: bool
    watch: str
    clock: ClockSettings
    seats: list[SeatInfo]
    created: int
    own: list[int]
    """The seats of it that this browser has."""


class Tables(Struct):
    """Tables, the newest first."""

    tables: list[Listed]


class Result(Struct):
    """What a finished game came to."""

    table: str
    game: str
    names: list[str]
    scores: list[int]
    returns: list[float]
    winners: list[int]
    versions: int
    commitment: str
    nonces: list[str | None]
    key: str


class OptionInfo(Struct):
    """An option of a game: its default, what else it may be, its clause."""

    name: str
    default: str
    choices: list[str]
    clause: str
    text: str


class GameInfo(Struct):
    """A game that can be played here."""

    name: str
    title: str
    min_players: int
    max_players: int
    options: list[OptionInfo]
    bots: list[str]
    deals_anew: bool
    """Whether every round deals all that is hidden anew: then a table may be watched as `open`."""


class Games(Struct):
    """The games and the editions of the cards."""

    games: list[GameInfo]
    editions: list[str]


class CardInfo(Struct):
    """A card of an edition."""

    card: str
    name: str
    text: str
    domain: str | None
    """None: a wild has none."""
    value: int | None
    name_source: str
    effect_source: str


class SentenceExplained(Struct):
    """A sentence of a card's text, and the steps it is read as."""

    sentence: str
    steps: list[str]


class CardMeaning(Struct):
    """What a card's text means in a game, or what its rules say of a wild. Empty: just what it says."""

    game: str
    title: str
    words: list[str]


class CardExplained(Struct):
    """A card, sentence by sentence and game by game."""

    card: str
    sentences: list[SentenceExplained]
    games: list[CardMeaning]


class DeckInfo(Struct):
    """The 54 cards of an edition."""

    edition: str
    title: str
    fingerprint: str
    cards: list[CardInfo]
    changed: list[str]
    """The cards whose name or text is another than in the usual edition."""


class EditionChecked(Struct):
    """An edition that was looked at: what it is, or every mistake in the order in which to correct them."""

    ok: bool
    name: str
    title: str
    base: str
    """The edition it is built on; empty: none."""
    fingerprint: str
    changed: list[CardInfo]
    """The cards whose name or text is another than in the usual edition."""
    mistakes: list[Mistake]
    more: int
    """How many mistakes there are besides."""
    warnings: list[Mistake]
    """What may be wrong, though it can be played."""


class Problem(Struct):
    """Why a request was refused; nothing has changed."""

    code: str
    reason: str
    accepted: list[str] = field(default_factory=list)
    mistakes: list[Mistake] = field(default_factory=list)
    """bad_edition: the mistakes in its text."""


class Health(Struct):
    """Whether the server is well."""

    status: Annotated[str, Meta(pattern="^(ok|no_writes|stopping)$")]
    version: str
    tables: int
    connections: int


JsonSchema = dict[str, Any]


class Scored(Struct):
    """Who scored, in words, and the facts of the event, as the game's schema has them."""

    seat: int
    words: str
    about: dict[str, Any]


class Moment(Struct):
    """A moment at which the points changed: after which command, in which round, and what they were then."""

    version: int
    round: int | None
    scores: list[int]
    scored: list[Scored]


class Story(Struct):
    """How the points of a finished game came about; it begins with the deal."""

    moments: list[Moment]
