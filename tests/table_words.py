"""Words to look at a table of any game and to play it; cards are written as text, piles top card first."""

from typing import Any

from techdeck.core.cards import card_id, face, parse_card
from techdeck.core.events import Effect, Event
from techdeck.core.rng import fast_rng
from techdeck.core.state import State
from techdeck.core.zones import DECK, DISCARD, HAND


def cards(text: str) -> list[int]:
    """Cards from a text like "K9 S4"."""
    return [parse_card(word) for word in text.split()]


def action_of(table: State, text: str) -> int:
    """The action a short text means: a bare card points at it."""
    head = text.rstrip("'")
    is_card = len(head) > 1 and head[0] in "KSTVW" and head[1:].isdigit()
    return table.string_to_action(0, f"card {text}" if is_card else text)


def may_do(table: State, seat: int | None = None) -> set[str]:
    """What the seat may do now, as texts; cards without the word "card"."""
    who = int(table.current_player()) if seat is None else seat
    texts = [table.action_to_string(who, action) for action in table.legal_actions(who)]
    return {text.removeprefix("card ") for text in texts}


def zone(table: State, number: int) -> str:
    """The cards of a zone, top card first; a hand sorted."""
    listed = [card_id(card) for card in table.zones.listed(number)]
    return " ".join(listed if HAND <= number < HAND + 6 else listed[::-1])


def hand(table: State, seat: int) -> str:
    """A seat's hand, sorted by domain and value."""
    return zone(table, HAND + seat)


def deck(table: State) -> str:
    """The draw deck, top card first."""
    return zone(table, DECK)


def discard(table: State) -> str:
    """The discard pile, top card first."""
    return zone(table, DISCARD)


def events(table: State, kind: str) -> list[Event]:
    """What the journal noted of this kind, every card seen."""
    assert table.journal is not None
    return [event for event in table.journal.events if event.kind == kind]


def happened(table: State, kind: str) -> list[str]:
    """What the journal noted of this kind: the cards of each."""
    return [" ".join(card_id(card) for card in event.cards) for event in events(table, kind)]


def told(table: State, kind: str) -> list[dict[str, Any]]:
    """The same as plain data with all its fields, every card seen."""
    return [event.to_dict() for event in events(table, kind)]


def facts(table: State, kind: str) -> list[dict[str, object]]:
    """The facts told about each event of this kind."""
    return [event.about for event in events(table, kind)]


def words_of(table: State, effect: Effect | None) -> str:
    """The words that are being carried out, cut from the text as it is printed; nothing where no text runs."""
    return "" if effect is None else table.game.deck.texts[face(effect.card)][effect.start : effect.end]


def sentences(table: State, kind: str) -> list[str]:
    """Which words of card texts brought about each event of this kind: of "skip", those that were left out."""
    return [words_of(table, event.effect) for event in events(table, kind)]


def shown_zone(table: State, seat: int | None, name: str, owner: int | None = None) -> dict[str, Any]:
    """A zone as the view of a seat tells it (None: an onlooker), by its name and whose it is."""
    zones = table.view(seat).to_dict()["zones"]
    assert isinstance(zones, list)
    [found] = [zone for zone in zones if (zone["name"], zone["seat"]) == (name, owner)]
    return {"count": found["count"], "cards": found["cards"]}


def known_to(table: State, seat: int) -> set[str]:
    """The cards whose place the seat knows."""
    return {card_id(card) for card in range(table.zones.cards) if table.zones.knows(seat, card)}


def ends_of_changes(table: State) -> list[str]:
    """What ends each lasting change that everybody was told of. (Family 5.2)"""
    changed = table.view(None).to_dict()["changed"]
    assert isinstance(changed, list)
    return [change["until"] for change in changed]


def judged(table: State, seat: int | None = None) -> str:
    """What the game's judgement does for the seat now; cards without the word "card"."""
    who = int(table.current_player()) if seat is None else seat
    choice = table.game.judgement.choose(table, who, table.choices(who), fast_rng(1))
    return table.action_to_string(who, choice).removeprefix("card ")
