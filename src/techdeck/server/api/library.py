"""What lies open for everybody: games, rules, the cards of editions, schemas; and a look at an edition of one's own."""

from __future__ import annotations

from typing import Any

from techdeck.bots import levels
from techdeck.core.errors import TechdeckError
from techdeck.deck.edition import load_edition
from techdeck.deck.files import packaged_editions
from techdeck.games import LISTINGS, OPTIONS, PLAYERS, TITLES, games
from techdeck.games.schema import schema
from techdeck.rules.book import load_book
from techdeck.server import bodies
from techdeck.server.api.asked import Asked
from techdeck.server.cards import card_info, card_of, changed_cards, deck_info
from techdeck.server.connection import Refused
from techdeck.server.meanings import explain
from techdeck.server.parts import Mistake
from techdeck.server.schema import protocol_schema
from techdeck.server.security import address_of


async def list_games(asked: Asked) -> bodies.Games:
    """The games with their options and bots, and the editions of the cards."""
    return bodies.Games([game_info(name) for name in games()], packaged_editions())


def game_info(name: str) -> bodies.GameInfo:
    """One game."""
    options = [bodies.OptionInfo(one.name, one.default, one.choices, one.clause, one.text) for one in OPTIONS[name]]
    return bodies.GameInfo(name, TITLES[name], *PLAYERS[name], options, levels(name), LISTINGS[name].deals_anew)


async def read_rules(asked: Asked) -> dict[str, Any]:
    """The rules of a game, or of the family: sections with clauses."""
    try:
        return dict(load_book(asked.path["book"]).to_dict())
    except TechdeckError as error:
        raise Refused("no_such_game", str(error)) from None


async def read_deck(asked: Asked) -> bodies.DeckInfo:
    """The cards of an edition that comes with the package."""
    if asked.path["edition"] not in packaged_editions():
        raise Refused("no_such_edition", "there is no such edition", packaged_editions())
    return deck_info(load_edition(asked.path["edition"]))


async def explain_card(asked: Asked) -> bodies.CardExplained:
    """How a card's text is read, and what it means in each game."""
    name, card = asked.path["edition"], asked.path["card"]
    if name not in packaged_editions():
        raise Refused("no_such_edition", "there is no such edition", packaged_editions())
    return explain(card_of(load_edition(name), card), card)


async def check_edition(asked: Asked) -> bodies.EditionChecked:
    """Whether the text of an edition can be played, and every mistake with its place; nothing is kept."""
    wish: bodies.EditionText = asked.body
    with asked.gate.one_edition(address_of(asked.request)):
        sent, more = await asked.house.services.editions.read(wish.text)
    mistakes, warnings = ([Mistake(*place) for place in places] for places in (sent.mistakes, sent.warnings))
    changed = [card_info(card) for card in changed_cards(sent.cards)]
    return bodies.EditionChecked(
        not mistakes, sent.name, sent.title, sent.base, sent.fingerprint, changed, mistakes, more, warnings
    )


async def read_schema(asked: Asked) -> dict[str, Any]:
    """A JSON Schema: protocol.json, or one of a game."""
    name = asked.path["name"].removesuffix(".json")
    if name == "protocol":
        return protocol_schema()
    if name not in games():
        raise Refused("no_such_game", "there is no such schema", ["protocol", *games()])
    return dict(schema(name))
