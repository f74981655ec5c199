"""Two-deck tables: every card twice, equal and yet its own. (Family 1.8, 1.9)"""

from techdeck.core.actions import CARD
from techdeck.core.bits import bit
from techdeck.core.cards import FACES, card_id, parse_card
from techdeck.core.rng import fast_rng
from techdeck.core.zones import DECK, DISCARD, EVERYBODY, HAND, empty_zones
from techdeck.games import load_game
from techdeck.games.tricks.names import GOAL, TRUMP, TRUMP_DISCARD, ZONES
from techdeck.games.tricks.phases import Round, UseCard
from techdeck.games.tricks.table import Tricks
from tests.rulebook.words import edition_with


def cards(text: str) -> list[int]:
    return [parse_card(word) for word in text.split()]


def two_decks(hands: list[str], deck: str = "", discard: str = "", edition: str = "open-1") -> Tricks:
    """A table of 108 cards at the card effects, to run card texts on."""
    game = load_game("tricks", len(hands), edition=edition)
    table = Tricks(game, empty_zones(2 * FACES, ZONES), game.blank().nums[:], fast_rng(3))
    table.print_values()
    table.forget_uses()
    laid = {HAND + seat: (cards(hand), bit(seat)) for seat, hand in enumerate(hands)}
    laid |= {GOAL + seat: (cards("S1 T1 V1")[seat : seat + 1], EVERYBODY) for seat in range(len(hands))}
    laid |= {TRUMP: (cards("V2"), EVERYBODY), DECK: (cards(deck)[::-1], 0), DISCARD: (cards(discard)[::-1], EVERYBODY)}
    placed = [card for some, _ in laid.values() for card in some]
    laid[TRUMP_DISCARD] = ([card for card in range(2 * FACES) if card not in placed], EVERYBODY)
    for zone, (some, seers) in laid.items():
        for card in some:
            table.zones.push(zone, card, int(seers))
    table.push(Round(4))
    table.push(UseCard(0, len(hands)))
    table.settle()
    return table


def point_at(table: Tricks, text: str) -> None:
    """The seat to act points at a card."""
    table.apply_action(CARD + parse_card(text))


def offered(table: Tricks) -> set[str]:
    """The cards the seat to act may point at."""
    return {card_id(action - CARD) for action in table.legal_actions() if action >= CARD}


def hand(table: Tricks, seat: int) -> str:
    return " ".join(card_id(card) for card in table.zones.listed(HAND + seat))


def test_every_card_lies_in_one_place():
    table = two_decks(["K2 K2'", "S5 S5'"], deck="K9 K9'")
    listed = sorted(card for zone in range(ZONES) for card in table.zones.listed(zone))
    assert listed == list(range(2 * FACES))
    assert table.clone().hash() == table.hash()


def test_copies_are_equal_and_yet_two_cards():
    table = two_decks(["K2 K2'", "S5"])
    first, second = cards("K2 K2'")
    assert (table.value_of(first), table.domain_of(first)) == (table.value_of(second), table.domain_of(second))
    table.alter(first, 5, 1)
    assert (table.value_of(first), table.value_of(second)) == (5, 2)


def test_a_search_finds_either_copy():
    table = two_decks(["K3 T9", "S5"], deck="T5 K9' V9")
    point_at(table, "K3")
    table.apply_action(table.string_to_action(0, "value 9"))
    table.apply_action(table.string_to_action(0, "domain knowledge"))
    assert hand(table, 0) == "T9 K9'"


def test_both_copies_may_be_carried_out_in_one_chain():
    """T3 shows T3', whose text shows T4: the copy is another card, so the chain goes on."""
    table = two_decks(["T3 T3' S9", "S5"], deck="K9 V9", discard="V4")
    point_at(table, "T3")
    point_at(table, "T3'")
    point_at(table, "S9")
    assert table.zones.count(DISCARD) == 1
    assert table.last_used_by_another(1) == parse_card("T3")


def test_revealed_cards_of_both_decks_can_be_taken_in_exchange():
    table = two_decks(["S8 V9", "K9' S5", "K9 S6"])
    point_at(table, "S8")
    table.apply_action(table.string_to_action(0, "domain knowledge"))
    point_at(table, "K9'")
    point_at(table, "K9")
    assert offered(table) == {"K9", "K9'"}
    point_at(table, "K9'")
    point_at(table, "V9")
    assert "K9'" in hand(table, 0)
    assert hand(table, 1) == "S5 V9"


def test_those_are_the_second_copies_just_revealed(tmp_path):
    """A house edition: seat 1 reveals twice, and only the later card is offered."""
    reveal = "Name a domain. Every other player who holds a card of that domain reveals one such card."
    text = f"{reveal} {reveal} You may exchange a card from your hand with one of those."
    table = two_decks(["V8 K3", "S3' T4'"], edition=edition_with(tmp_path, service_8=text))
    point_at(table, "V8")
    for domain, card in (("domain science", "S3'"), ("domain technology", "T4'")):
        table.apply_action(table.string_to_action(0, domain))
        point_at(table, card)
    assert offered(table) == {"T4'"}


def test_a_view_hides_and_an_imagined_table_places_all_108():
    table = two_decks(["K2 K2'", "S5 S5'"], deck="K9 K9' T9")
    view = table.view(0)
    assert view.hand(0) == cards("K2 K2'")
    assert view.hand(1) == []
    imagined = view.imagine(4)
    assert sorted(card for zone in range(ZONES) for card in imagined.zones.listed(zone)) == list(range(2 * FACES))
    assert imagined.view(0).to_dict() == view.to_dict()
