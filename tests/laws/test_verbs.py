"""The laws hold for verbs that no card of open edition 1 uses: here its cards have programs made of them."""

from collections.abc import Iterator

import pytest

from techdeck.core.cards import FACES
from techdeck.core.counting import UNTIL_TURN
from techdeck.core.effects import conditions, copying, look, pointing
from techdeck.core.effects.between_hands import (
    DiscardByChoice,
    SwapTwoHands,
    TakeByChance,
    TakeByChoice,
    TradeByChance,
    TradeCards,
)
from techdeck.core.effects.card_shown import PutIt, TakeIt
from techdeck.core.effects.change import CountsAsGiven, CountsAsValue, CountsBy
from techdeck.core.effects.conditions import CountThings, IfHandSize, IfHolds, IfThere
from techdeck.core.effects.control import IT_IS, About, Again, Every, If, NextPlayer, Repeat, WithEach
from techdeck.core.effects.copying import Copy
from techdeck.core.effects.hands import AS_MANY, DiscardCards, DiscardSpokenOf, Draw, Give
from techdeck.core.effects.look import Look, ReturnRest, TakeAside, TurnUntil
from techdeck.core.effects.lying_aside import PutOne, TakeAll, TakeKind
from techdeck.core.effects.match import ANY, AT_LEAST, EVEN, NAMED_DOMAIN, ODD, OF_DOMAIN, OF_VALUE, Match
from techdeck.core.effects.nothing import Nothing
from techdeck.core.effects.people import NameDomain, PeekHand, Pick
from techdeck.core.effects.piles import FromDiscard, FromDiscardByChance, OneMoreFromDiscard, ShuffleDeck
from techdeck.core.effects.pointing import IN_HAND, THOSE
from techdeck.core.effects.registers import BOTTOM, TOP
from techdeck.core.effects.revealing import RevealByChance, RevealCards
from techdeck.core.effects.run import Program
from techdeck.core.effects.searching import SearchFor
from techdeck.core.effects.seats import BY_CHANCE, FEWEST_CARDS, MOST_CARDS, ON_LEFT, OTHER_SIDE, PickOf
from techdeck.core.effects.secret import LEFT, RIGHT
from techdeck.core.effects.several import ExchangeOneOf, ReplaceOneOf
from techdeck.core.effects.showing import PeekByChance, ShowHandTo, ShowTo
from techdeck.core.effects.swap import Exchange
from techdeck.core.effects.unseen import MoveAcross, ShuffleCardsIn
from techdeck.core.effects.verb import Verb
from techdeck.core.effects.whole_hands import (
    DiscardByChance,
    DiscardDown,
    DiscardHand,
    DiscardSpokenOfByChance,
    DrawUntil,
    PassHands,
    RevealHand,
    ShuffleHandIn,
    SwapHands,
)
from techdeck.deck.edition import load_edition
from techdeck.games import PLAYERS
from tests.laws import test_actions, test_data, test_hidden_choices, test_imagination, test_views
from tests.laws.subjects import Subject
from tests.laws.test_cards import law_no_card_lost_or_made, law_owners_know_their_hands
from tests.laws.test_clones import law_clones_play_alike, law_hash_tells_apart
from tests.laws.test_in_vain import law_marks_tell_nothing, law_what_is_in_vain_does_nothing
from tests.laws.test_positions import law_positions_come_in_again
from tests.laws.test_told_coverage import HOUSE, LATER, told
from tests.laws.test_words import law_everything_has_words, law_words_tell_nothing
from tests.laws.walk import Law, Pace, hold
from tests.verbs.stage import program

ANY_CARD = Match(ANY)
SCIENCE = Match(OF_DOMAIN, 1)
TWICE, THAT_OFTEN = Repeat(2, 3), Repeat(AS_MANY, 2)
ALL, OTHERS = Every(False, ANY_CARD, False, 3), Every(True, ANY_CARD, False, 2)
WITH_EACH, GIVERS, COUNTED = WithEach(2), Every(True, SCIENCE, False, 2), Repeat(AS_MANY, 2)
TEXTS: list[tuple[Verb, ...]] = [
    (Pick(1), TakeByChance(1), DiscardCards(1, 1, ANY_CARD)),
    (Pick(1), TakeByChoice(2), Give(1, False)),
    (Pick(1), TradeCards(1)),
    (Pick(1), TradeCards(2), DiscardDown(3)),
    (Pick(1), SwapHands(), DiscardCards(1, 1, ANY_CARD)),
    (PassHands(LEFT), DiscardCards(0, 1, ANY_CARD)),
    (Draw(1), PassHands(RIGHT), Pick(1), SwapHands()),
    (Pick(3), About(True, 1), RevealHand(), About(False), Exchange(THOSE, IN_HAND, True)),
    (RevealHand(), Pick(1), SwapHands()),
    (DrawUntil(6), DiscardDown(3)),
    (DiscardHand(), Draw(AS_MANY)),
    (ALL, DiscardHand(), DrawUntil(3), NextPlayer(ALL)),
    (Pick(3, False, True), About(True, 1), DiscardByChance(1), About(False)),
    (SearchFor(SCIENCE, True), PutIt(look.REST_UNDER)),
    (SearchFor(SCIENCE, False), DiscardCards(1, 1, ANY_CARD)),
    (SearchFor(Match(OF_VALUE, 7), False), Draw(1)),
    (SearchFor(ANY_CARD, False), Pick(1), Give(1, False)),
    (NameDomain(), SearchFor(Match(NAMED_DOMAIN), False)),
    (OTHERS, SearchFor(Match(AT_LEAST, 8), False), NextPlayer(OTHERS), ShuffleDeck()),
    (TurnUntil(look.NO_LIMIT, SCIENCE), TakeIt(), ReturnRest(look.REST_UNDER, False)),
    (TurnUntil(4, Match(AT_LEAST, 9)), TakeIt(), ReturnRest(look.REST_TO_DISCARD, False)),
    (FromDiscard(ANY_CARD, True, True), Draw(1)),
    (TWICE, Draw(1), DiscardCards(1, 1, ANY_CARD), Again(TWICE)),
    (DiscardCards(0, 108, ANY_CARD), THAT_OFTEN, Draw(1), Again(THAT_OFTEN)),
    (IfHolds(SCIENCE, 1, 1), DiscardCards(1, 1, SCIENCE), IfHandSize(conditions.FEWER_THAN_ALL, 0, 1), Draw(2)),
    (IfThere(pointing.IN_DISCARD, ANY_CARD, 1, 1), FromDiscard(ANY_CARD, False), DiscardCards(1, 1, ANY_CARD)),
    (Copy(copying.THEIRS), Draw(1)),
    (Pick(1), Copy(copying.OF_PICKED)),
    (RevealCards(1, ANY_CARD, False), CountsAsValue(), Pick(1), Give(1, False)),
    (RevealCards(1, ANY_CARD, False), CountsAsValue(UNTIL_TURN), DiscardCards(0, 1, ANY_CARD)),
    (PickOf(ON_LEFT, 1), TakeByChance(1), PickOf(FEWEST_CARDS, 1), Give(1, False)),
    (PickOf(BY_CHANCE, 1), PeekHand(), PickOf(MOST_CARDS, 1, False, True), Copy(copying.OF_PICKED)),
    (WITH_EACH, Give(1, False), NextPlayer(WITH_EACH), DiscardCards(0, 1, ANY_CARD)),
    (Pick(1), DiscardByChoice(1), Give(1, False)),
    (ShuffleHandIn(), Draw(AS_MANY), DiscardCards(1, 1, ANY_CARD)),
    (DiscardSpokenOf(1, 1, ANY_CARD), If(IT_IS, SCIENCE, 1), Draw(1), DiscardCards(0, 1, ANY_CARD)),
    (DiscardSpokenOfByChance(1), Copy(copying.IT)),
    (Look(3, TOP, False), PutOne(look.REST_UNDER), PutOne(look.REST_TO_DISCARD), ReturnRest(look.REST_ON_TOP, True)),
    (Look(3, TOP, False), TakeKind(SCIENCE, True, True), ReturnRest(look.REST_UNDER, False), Draw(1)),
    (Look(3, TOP, False), TakeKind(SCIENCE, False, False), ReturnRest(look.REST_UNDER, True)),
    (Look(2, TOP, True), TakeKind(Match(AT_LEAST, 7), False, False), DiscardCards(0, 1, ANY_CARD)),
    (ExchangeOneOf(pointing.NEUTRAL, IN_HAND, True), ExchangeOneOf(pointing.NEUTRAL, IN_HAND, False)),
    (ExchangeOneOf(pointing.IN_DISCARD, IN_HAND, True), ExchangeOneOf(pointing.IN_DISCARD, IN_HAND, False)),
    (ReplaceOneOf(pointing.NEUTRAL, IN_HAND, True), ReplaceOneOf(pointing.NEUTRAL, IN_HAND, False)),
    (Exchange(pointing.DISCARD_TOP, IN_HAND, False), Draw(1), DiscardCards(1, 1, ANY_CARD)),
    (FromDiscard(ANY_CARD, False), OneMoreFromDiscard(ANY_CARD, False), DiscardCards(1, 1, ANY_CARD)),
    (GIVERS, Give(1, True, SCIENCE), NextPlayer(GIVERS), DiscardCards(1, 1, ANY_CARD)),
    (CountThings(conditions.OTHER_PLAYERS), COUNTED, Draw(1), Again(COUNTED), DiscardDown(4)),
    (Copy(copying.IN_DISCARD), Copy(copying.NEUTRAL), Copy(copying.OWN)),
    (RevealCards(1, ANY_CARD, False), CountsAsGiven(0, 2), DiscardCards(0, 1, ANY_CARD)),
    (IfHandSize(conditions.FEWER_THAN_SOMEONE, 0, 1), Draw(1), DiscardCards(1, 1, ANY_CARD)),
]
"""Each of the new verbs, mostly followed by one that asks, so that there is a moment to look at."""
MORE_TEXTS: list[tuple[Verb, ...]] = [
    (Look(3, TOP, False), TakeAll(SCIENCE), ReturnRest(look.REST_UNDER, False), DiscardCards(0, 1, ANY_CARD)),
    (TurnUntil(look.NO_LIMIT, SCIENCE), TakeAll(ANY_CARD), DiscardDown(4)),
    (RevealByChance(), If(IT_IS, SCIENCE, 1), Draw(1), DiscardCards(1, 1, ANY_CARD)),
    (PickOf(ON_LEFT, 1), Give(1, False), PickOf(OTHER_SIDE, 1), TakeByChance(1), DiscardCards(0, 1, ANY_CARD)),
    (DiscardCards(1, 108, ANY_CARD), Draw(AS_MANY)),
    (MoveAcross(2, TOP), MoveAcross(1, BOTTOM), DiscardCards(0, 1, ANY_CARD)),
    (ShuffleCardsIn(0, 2, ANY_CARD), Draw(AS_MANY), DiscardCards(0, 1, ANY_CARD)),
    (ShuffleCardsIn(1, 1, ANY_CARD), Draw(1)),
    (Look(3, TOP, False), Pick(1), PutOne(look.TO_PICKED), TakeAside(look.ONE), ReturnRest(look.REST_SHUFFLED, False)),
    (Look(2, TOP, True), Pick(1), PutOne(look.TO_PICKED), ReturnRest(look.REST_SHUFFLED, False)),
    (Pick(1), ShowTo(), Give(1, False)),
    (Pick(1), ShowHandTo(), DiscardCards(0, 1, ANY_CARD)),
    (Pick(1), PeekByChance(1), TakeByChance(1)),
    (Pick(1), PeekByChance(2), DiscardCards(0, 1, ANY_CARD)),
    (Pick(1), TradeByChance(1), DiscardCards(0, 1, ANY_CARD)),
    (Pick(1), TradeByChance(2), ShowTo()),
    (SwapTwoHands(False), DiscardCards(1, 1, ANY_CARD)),
    (SwapTwoHands(True), DiscardCards(1, 1, ANY_CARD)),
    (FromDiscardByChance(), DiscardCards(1, 1, ANY_CARD)),
    (CountThings(pointing.IN_HAND, SCIENCE), Draw(AS_MANY), DiscardDown(4)),
    (IfHandSize(conditions.EXACTLY_CARDS, 4, 1), Draw(1), RevealCards(1, Match(EVEN), True), CountsBy(2)),
    (RevealCards(1, ANY_CARD, False), CountsBy(-1), Nothing()),
    (SearchFor(Match(ODD), False), DiscardCards(1, 1, ANY_CARD)),
    (TurnUntil(3, Match(EVEN)), TakeIt(), ReturnRest(look.REST_TO_DISCARD, False)),
]
"""The same, for verbs that came later."""
SUBJECTS = [Subject(name, min(3, PLAYERS[name][1])) for name in PLAYERS] + [Subject("paradoxical", 4)]
LAWS: dict[Law, Pace] = {
    **{law: Pace(games=1, every=41, edges=52, edge_every=13) for law in test_views.LAWS},
    **{law: Pace(games=1, every=9, edges=52, edge_every=3) for law in test_hidden_choices.LAWS},
    **{law: Pace(games=1, every=41, edges=52, edge_every=13) for law in test_imagination.LAWS},
    **{law: Pace(games=1, every=41, edges=30, edge_every=13) for law in test_actions.LAWS},
    **{law: Pace(games=1, every=41, edges=30, edge_every=13) for law in test_data.LAWS},
    law_no_card_lost_or_made: Pace(games=2, every=1, edges=52),
    law_owners_know_their_hands: Pace(games=2, every=1, edges=52),
    law_positions_come_in_again: Pace(games=2, every=17, edges=52, edge_every=2),
    law_clones_play_alike: Pace(games=1, every=17, edges=30, edge_every=5),
    law_hash_tells_apart: Pace(games=1, every=17, edges=30, edge_every=5),
    law_everything_has_words: Pace(games=1, every=11, edges=52, edge_every=5),
    law_what_is_in_vain_does_nothing: Pace(games=1, every=3, edges=52),
    law_marks_tell_nothing: Pace(games=1, every=3, edges=52),
    law_words_tell_nothing: Pace(games=1, every=31, edges=30, edge_every=7),
}


@pytest.fixture(params=[TEXTS, MORE_TEXTS], ids=["verbs", "more"])
def new_verbs(request: pytest.FixtureRequest) -> Iterator[list[tuple[Verb, ...]]]:
    """The cards of the open edition have these programs, in every game that is loaded."""
    deck = load_edition().deck
    kept, made = deck.programs, [program(*text) for text in request.param]
    deck.programs = [made[face % len(made)] if face < 52 else kept[face] for face in range(FACES)]
    yield request.param
    deck.programs = kept


@pytest.mark.usefixtures("new_verbs")
@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
@pytest.mark.parametrize("law", LAWS)
def test_the_laws_hold_for_new_verbs(law: Law, subject: Subject) -> None:
    assert hold(law, subject, LAWS[law]) > 20


def test_the_programs_are_those_of_the_games_that_are_loaded(new_verbs: list[tuple[Verb, ...]]) -> None:
    programs: list[Program] = Subject("city", 2).game().deck.programs
    assert [type(verb) for verb in programs[0].verbs] == [type(verb) for verb in new_verbs[0]]


def test_what_only_a_house_text_brings_up_occurs_in_the_sample(new_verbs: list[tuple[Verb, ...]]) -> None:
    seen, due = {word for subject in SUBJECTS[:3] for word in told(subject)}, HOUSE if new_verbs is TEXTS else LATER
    assert seen >= due, sorted(due - seen)
