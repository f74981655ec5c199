"""The cards of an edition as the API tells them."""

from __future__ import annotations

from collections.abc import Sequence

from techdeck.core.cards import DOMAIN_NAMES, card_id, is_wild, printed_domain, printed_value
from techdeck.deck.base import EditionCard
from techdeck.deck.edition import Edition, load_edition
from techdeck.server.bodies import CardInfo, DeckInfo
from techdeck.server.connection import Refused


def card_info(card: EditionCard) -> CardInfo:
    """One card."""
    wild = is_wild(card.card)
    domain = None if wild else DOMAIN_NAMES[int(printed_domain(card.card))]
    value = None if wild else int(printed_value(card.card))
    sources = (card.name_source, card.effect_source)
    return CardInfo(card_id(card.card), card.name, card.text, domain, value, *sources)


def changed_cards(cards: Sequence[EditionCard]) -> list[EditionCard]:
    """Those whose name or text is another than in the usual edition."""
    usual = load_edition().cards
    return [card for card in cards if (card.name, card.text) != (usual[card.card].name, usual[card.card].text)]


def deck_info(edition: Edition) -> DeckInfo:
    """All cards of an edition."""
    changed = [card_id(card.card) for card in changed_cards(edition.cards)]
    return DeckInfo(
        edition.name, edition.title, edition.fingerprint, [card_info(one) for one in edition.cards], changed
    )


def card_of(edition: Edition, name: str) -> EditionCard:
    """A card of an edition by its id."""
    found = next((one for one in edition.cards if card_id(one.card) == name), None)
    if found is None:
        raise Refused("no_such_card", "there is no such card")
    return found
