"""Playing a log again: the same table, or an error that names the line where it goes wrong. (Family 8.5)"""

from techdeck.core.errors import BadLog, IllegalAction, TechdeckError
from techdeck.core.game import Game, is_small
from techdeck.core.log import LoggedAction, ReadLog, read_log
from techdeck.core.rng import commitment
from techdeck.core.state import State
from techdeck.games import load_game


def replay(text: str, at: int | None = None, edition: str | None = None, key: bytes | None = None) -> State:
    """The state at the end of a log, or after its at-th action; edition gives the file of an edition not packaged."""
    log = read_log(text)
    game = game_of(log, edition)
    state = start_of(log, game, key)
    actions = log.actions(game.actions)
    if at is not None and not 0 <= at <= len(actions):
        raise BadLog(f"the log has {len(actions)} actions: ask for 0 to {len(actions)}, not {at}")
    for logged in actions[:at]:
        redo(state, logged)
    return state


def game_of(log: ReadLog, edition: str | None) -> Game:
    """The game a log was played with."""
    headers = log.headers
    name, _, fingerprint = headers["edition"].partition(" ")
    if not is_small(headers["players"]):
        raise BadLog(f"the header 'players: {headers['players']}' should be a number")
    try:
        game = load_game(headers["game"], int(headers["players"]), edition or name, log.options())
    except TechdeckError as error:
        raise BadLog(f"the log can't be played here: {error}") from None
    if headers["rules"] != str(game.rules_version):
        raise BadLog(f"the log was played with rules version {headers['rules']}, this is version {game.rules_version}")
    if fingerprint != game.deck.fingerprint:
        raise BadLog(
            f"the log was played with another {name} ({fingerprint}, here {game.deck.fingerprint}): give its file"
        )
    return game


def start_of(log: ReadLog, game: Game, key: bytes | None) -> State:
    """The table as it was dealt."""
    kind, _, value = log.headers["start"].partition(" ")
    if kind == "seed" and value.removeprefix("-").isdecimal() and len(value) < 1000:
        return game.new_initial_state(seed=int(value))
    if kind != "commitment":
        raise BadLog(f"the header 'start: {log.headers['start']}' should be 'seed <number>' or 'commitment <hash>'")
    secret = key if key is not None else bytes_of(log.headers.get("key", ""))
    if commitment(secret) != value:
        raise BadLog("the key does not fit the commitment the table published before the deal")
    return game.new_initial_state(key=secret)


def bytes_of(text: str) -> bytes:
    """A key written in hexadecimal."""
    try:
        key = bytes.fromhex(text)
    except ValueError:
        key = b""
    if len(key) != 32:
        raise BadLog(
            "this log was dealt from a secret key that is not in it: give the key, or wait for the end of the game"
        )
    return key


def redo(state: State, logged: LoggedAction) -> None:
    """Do one logged action and compare the hash."""
    try:
        state.apply_action(logged.action, logged.seat, logged.stand_in)
    except IllegalAction as error:
        raise BadLog(f"line {logged.line}: action {logged.number} can't be done here: {error}") from None
    if state.hash() != logged.mark:
        raise BadLog(f"line {logged.line}: the table differs from the log after action {logged.number}")
