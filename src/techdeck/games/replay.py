"""Playing a log again: the same table, or an error that names the line where it goes wrong. (Family 8.5)"""

from typing import SupportsIndex

from techdeck.core.errors import BadLog, IllegalAction, TechdeckError
from techdeck.core.game import Deck, Game, is_small
from techdeck.core.given import whole
from techdeck.core.log import NO_MARK, LoggedAction, ReadLog, nonces_of, read_log
from techdeck.core.rng import commitment
from techdeck.core.state import State
from techdeck.deck.carried import carried_deck
from techdeck.deck.edition import load_edition
from techdeck.deck.files import Named, lasting_name, name_of
from techdeck.games import check_game, check_players, game_with


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
    """The game a log was played with; its cards are those of the edition given, else those it carries."""
    name, players = log.headers["game"], log.headers["players"]
    if not is_small(players):
        raise log.bad("players", f"the header 'players: {players}' should be a number")
    header = "game"
    try:
        check_game(name)
        header = "players"
        check_players(name, int(players))
        header = "edition"
        deck = deck_for(log, edition)
        check_rules(log, game_with(name, int(players), deck, {}))
        header = "options"
        game = game_with(name, int(players), deck, log.options())
    except BadLog:
        raise
    except TechdeckError as error:
        raise log.bad(header, f"the log can't be played here: {error}") from None
    game.source = deck.name if edition is None else lasting_name(edition)
    return game


def deck_for(log: ReadLog, edition: str | None) -> Deck:
    """The deck a log was played with. (Family 8.1, 8.5)"""
    name, _, fingerprint = log.headers["edition"].partition(" ")
    if log.cards and edition is None:
        return carried_deck(name, fingerprint, log.cards)
    deck = load_edition(edition or name).deck
    if fingerprint != deck.fingerprint:
        what = f"the log was played with another {name} ({fingerprint}, here {deck.fingerprint}): give its edition file"
        raise log.bad("edition", what)
    return deck


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
    committed = value.partition(" ")[0]
    if kind != "commitment" or len(bytes_of(committed)) != 32:
        what = f"the header 'start: {log.headers['start']}' should be 'seed <number>' or 'commitment <hash>'"
        raise log.bad("start", what)
    secret = key if key is not None else key_of(log)
    if commitment(secret) != committed:
        told = "key" if key is None else "start"
        raise log.bad(told, "the key does not fit the commitment the table published before the deal")
    return dealt_again(log, game, secret, value)


def dealt_again(log: ReadLog, game: Game, key: bytes, value: str) -> State:
    """The deal of a key and of what the seats mixed in; nothing else may stand in the line. (Family 8.4)"""
    try:
        state = game.new_initial_state(key=key, nonces=nonces_of(value))
    except TechdeckError as error:
        raise log.bad("start", str(error)) from None
    if state.origin != f"commitment {value}":
        raise log.bad("start", f"the header should be 'start: {state.origin}'")
    return state


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
    """Do one logged action and compare the hash, if one was noted here."""
    try:
        state.apply_action(logged.action, logged.seat, logged.stand_in)
    except IllegalAction as error:
        raise BadLog(f"line {logged.line}: action {logged.number} can't be done here: {error}") from None
    if logged.mark not in (NO_MARK, state.hash()):
        raise BadLog(f"line {logged.line}: the table differs from the log after action {logged.number}")
