"""Playing a log again: the same table, or an error that names the line where it goes wrong. (Family 8.5)"""

from typing import SupportsIndex

from techdeck.core.errors import BadLog, IllegalAction, TechdeckError
from techdeck.core.game import Game, is_small
from techdeck.core.given import whole
from techdeck.core.log import LoggedAction, ReadLog, read_log
from techdeck.core.rng import commitment
from techdeck.core.state import State
from techdeck.deck.edition import load_edition
from techdeck.deck.files import Named, name_of
from techdeck.games import check_game, check_players, load_game


def replay(text: str, at: SupportsIndex | None = None, edition: Named | None = None, key: bytes | None = None) -> State:
    """The state at the end of a log, or after its at-th action; edition gives the file of an edition not packaged."""
    log = read_log(text)
    game = game_of(log, None if edition is None else name_of(edition))
    state = start_of(log, game, key)
    actions = log.actions(game.actions)
    last = len(actions) if at is None else whole(at)
    if not 0 <= last <= len(actions):
        raise TechdeckError(f"the log has {len(actions)} actions: ask for 0 to {len(actions)}, not {last}")
    for logged in actions[:last]:
        redo(state, logged)
    return state


def game_of(log: ReadLog, edition: str | None) -> Game:
    """The game a log was played with."""
    name, _, fingerprint = log.headers["edition"].partition(" ")
    game = made(log, edition or name)
    here = game.deck.fingerprint
    if fingerprint != here:
        what = f"the log was played with another {name} ({fingerprint}, here {here}): give its edition file"
        raise log.bad("edition", what)
    return game


def made(log: ReadLog, edition: str) -> Game:
    """The game of the headers with an edition; checked one by one, so that the right line is named."""
    name, players = log.headers["game"], log.headers["players"]
    if not is_small(players):
        raise log.bad("players", f"the header 'players: {players}' should be a number")
    header = "game"
    try:
        check_game(name)
        header = "players"
        check_players(name, int(players))
        header = "edition"
        load_edition(edition)
        check_rules(log, load_game(name, int(players), edition))
        header = "options"
        return load_game(name, int(players), edition, log.options())
    except BadLog:
        raise
    except TechdeckError as error:
        raise log.bad(header, f"the log can't be played here: {error}") from None


def check_rules(log: ReadLog, game: Game) -> None:
    """A log of other rules is refused as such, before anything else of it that these rules do not know."""
    rules = log.headers["rules"]
    if rules != str(game.rules_version):
        here = f"here {game.title} is played by version {game.rules_version}"
        raise log.bad("rules", f"the log was played by rules version {rules}, {here}: it can't be played again")


def start_of(log: ReadLog, game: Game, key: bytes | None) -> State:
    """The table as it was dealt."""
    kind, _, value = log.headers["start"].partition(" ")
    if kind == "seed" and value.removeprefix("-").isdecimal() and len(value) < 1000:
        return game.new_initial_state(seed=int(value))
    if kind != "commitment" or len(bytes_of(value)) != 32:
        what = f"the header 'start: {log.headers['start']}' should be 'seed <number>' or 'commitment <hash>'"
        raise log.bad("start", what)
    secret = key if key is not None else key_of(log)
    if commitment(secret) != value:
        told = "key" if key is None else "start"
        raise log.bad(told, "the key does not fit the commitment the table published before the deal")
    return game.new_initial_state(key=secret)


def key_of(log: ReadLog) -> bytes:
    """The key at the end of a log."""
    if "key" not in log.headers:
        what = "this log was dealt from a secret key that is not in it: give the key, or wait for the end of the game"
        raise log.bad("start", what)
    key = bytes_of(log.headers["key"])
    if len(key) != 32:
        raise log.bad("key", f"the header 'key: {log.headers['key']}' should be 64 hexadecimal digits")
    return key


def bytes_of(text: str) -> bytes:
    """What is written in hexadecimal; nothing if it is not."""
    try:
        return bytes.fromhex(text)
    except ValueError:
        return b""


def redo(state: State, logged: LoggedAction) -> None:
    """Do one logged action and compare the hash."""
    try:
        state.apply_action(logged.action, logged.seat, logged.stand_in)
    except IllegalAction as error:
        raise BadLog(f"line {logged.line}: action {logged.number} can't be done here: {error}") from None
    if state.hash() != logged.mark:
        raise BadLog(f"line {logged.line}: the table differs from the log after action {logged.number}")
