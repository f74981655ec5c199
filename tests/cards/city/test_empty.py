"""Effects with an empty deck, an empty discard pile, both, and empty hands: as much is done as can be. (Family 2.5-2.7)

Nothing crashes, no card is lost, the city keeps its places, and the log tells what was skipped. (Family 3.3, City 6.8)
"""

import pytest

from techdeck.core.cards import SERVICE
from techdeck.core.zones import ASIDE, EVERYBODY, EXPELLED, HAND, PENDING, USED
from techdeck.games.city.names import CITY, MARKER, NO_MARKER, SEEN
from techdeck.games.city.places import City
from tests.cards.city.words import CARDS, city_now, effects, hands
from tests.cards.moments import answer_at_random
from tests.cards.words import skipped, without
from tests.city_table import city_table, deck, discard, do, hand, happened, may_do
from tests.rulebook.words import frame

FULL = ["K3 S7 T11 W1", "S6 T3 V7", "K13 V12 T10"]
BARE = ["", "", ""]
DECK = "K4 S8 W2 T7 V8 K5 S2"
PILE = "S3 T5 K6 V11"
PILES = {"both": (DECK, PILE), "no deck": ("", PILE), "no discard": (DECK, ""), "none": ("", "")}


def city_of(card: str, owner: str) -> str:
    """A city with this card, another neutral one, and a company of each player or of the council."""
    mine = card if card.startswith("V") else f"{card}:{owner}"
    others = ["K12:0", "S4:c", "T4:c"] if owner == "c" else ["K12:0", "S4:1", "T4:2"]
    return " ".join(["V9" if card == "V3" else "V3", mine, *[name for name in others if name[:-2] != card]])


def table_with(card: str, held: list[str], piles: str, owner: str = "0", seed: int = 1) -> City:
    """The card lies in such a city, and seat 0 is to use one."""
    on_deck, in_pile = (without(card, text) for text in PILES[piles])
    cards = [without(card, text) for text in held]
    return effects(cards, city_of(card, owner), deck=on_deck, discard=in_pile, seed=seed)


def check_city(table: City) -> None:
    """Every card is somewhere, nothing lies aside, each place has its card, and no service card has a marker."""
    zones = table.zones
    assert sorted(card for zone in range(len(zones.counts)) for card in zones.listed(zone)) == list(range(54))
    assert [int(zones.count(zone)) for zone in (ASIDE, USED, *range(PENDING, PENDING + 6))] == [0] * 8
    for slot in range(int(zones.count(CITY))):
        card = zones.at(CITY, slot)
        assert (int(table.nums[SEEN + slot]), int(zones.seers(CITY, slot))) == (card, EVERYBODY)
        if table.domain_of(card) == SERVICE:
            assert table.nums[MARKER + slot] == NO_MARKER


@pytest.mark.parametrize("card", CARDS)
def test_with_no_cards_at_all_every_effect_is_skipped(card: str):
    """The card is used up all the same, and what can't be done is told. (Family 3.3, 3.4)"""
    table = table_with(card, BARE, "none")
    before = city_now(table)
    do(table, card)
    answer_at_random(table, 1)
    assert (happened(table, "use"), skipped(table) != []) == ([card], True)
    assert (hands(table), deck(table), discard(table)) == (BARE, "", "")
    assert city_now(table) == before.replace(f"{card}:0", f"{card}:0~0").replace(f"{card} ", f"{card}~0 ")


@pytest.mark.parametrize("piles", list(PILES))
@pytest.mark.parametrize("card", CARDS)
def test_whatever_is_empty_the_effect_ends_and_no_card_is_lost(card: str, piles: str):
    """With full and with empty hands, with an own and another player's company, and with chance for every answer."""
    for seed, held in enumerate([FULL, BARE, FULL, ["K3", "", "T10 V12"], FULL]):
        table = table_with(card, held, piles, owner=str(seed % 2), seed=seed)
        places = int(table.zones.count(CITY))
        do(table, card)
        answer_at_random(table, seed)
        assert (frame(table), int(table.zones.count(CITY)), happened(table, "use")) == ("EffectTurn", places, [card])
        check_city(table)


@pytest.mark.parametrize("piles", list(PILES))
@pytest.mark.parametrize("card", CARDS)
def test_a_lone_player_comes_to_the_end_of_every_effect(card: str, piles: str):
    """The council is asked nothing and has nothing to draw. (City 8.6)"""
    table = table_with(card, FULL[:1], piles, owner="c")
    do(table, card)
    while frame(table) not in ("BuildTurn", "DiscardDown"):
        assert table.acting_seats() == [0]
        table.apply_action(table.legal_actions(0)[-1], 0)
    check_city(table)


def test_the_deck_is_made_anew_only_when_a_card_is_needed():
    """Big Data needs two: the last card of the deck first, then one of the shuffled pile. (Family 2.5, 2.7)"""
    table = effects(["S9", "", ""], "V3 K10:0", deck="K9", discard="T9")
    do(table, "K10")
    assert (hand(table, 0), deck(table), discard(table)) == ("K9 S9 T9", "", "")
    assert len(happened(table, "shuffle")) == 1
    table = effects(["S9", "", ""], "V3 K6:0", discard="T9")
    do(table, "K6", "no")
    assert (deck(table), discard(table), happened(table, "shuffle")) == ("", "T9", [])


def test_what_lies_in_the_city_is_never_shuffled_in():
    """The last card of all is drawn, and the next draw finds none."""
    table = effects(["", "", ""], "V5 K9:0", discard="T9")
    do(table, "V5", "seat 1")
    assert (hands(table), city_now(table)) == (["T9", "", ""], "V5~0 K9:0")
    assert skipped(table) == ["Pick another player, who draws 1."]


@pytest.mark.parametrize(("on_deck", "pile", "drawn"), [("", "T9", "T9"), ("", "", ""), ("K9", "T9", "K9")])
def test_the_owner_draws_from_what_there_is(on_deck: str, pile: str, drawn: str):
    """Without a card to draw there is nothing to discard. (City 5.8)"""
    table = effects(["S9", "S5", ""], "V3 S11:1", deck=on_deck, discard=pile)
    do(table, "S11", "S9", "lower", "yes")
    if drawn:
        assert may_do(table) == {"S5", drawn}
        do(table, drawn)
        assert discard(table).split()[0] == drawn
    assert (hand(table, 1), frame(table)) == ("S5", "EffectTurn")


def test_an_owner_with_an_empty_hand_discards_what_was_drawn():
    table = effects(["S9", "", ""], "V3 S11:1", deck="K9")
    do(table, "S11", "S9", "lower", "yes")
    assert may_do(table) == {"K9"}
    do(table, "K9")
    assert (hands(table), discard(table)) == (["S9", "", ""], "K9")


def test_the_end_of_the_round_draws_as_far_as_cards_go():
    """From the first player on; the last one finds none. (City 7.3, Family 2.6)"""
    table = city_table(["S9", "", ""], "V3", phase="end", deck="K9", discard="T9 T10", first=1)
    assert [len(text.split()) for text in hands(table)] == [1, 3, 0]
    assert (deck(table), discard(table), frame(table)) == ("", "", "BuildTurn")
    assert len(table.zones.listed(EXPELLED)) == 54 - 5


def test_a_game_goes_on_without_any_card_in_hand_or_piles():
    """Nobody can build; the city may still be used; after six rounds it is over. (City 7.6)"""
    table = city_table(["", ""], "V3 K9:0")
    for _ in range(100):
        if table.is_terminal():
            break
        do(table, sorted(may_do(table))[0])
    assert (table.is_terminal(), table.scores(), int(table.zones.count(HAND))) == (True, [0, 0], 0)
