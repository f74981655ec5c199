"""A hand shuffled in, a discarded card that is spoken of, what another player must discard, cards of a kind given."""

from techdeck.core.cards import card_id
from techdeck.core.effects import copying
from techdeck.core.effects.between_hands import DiscardByChoice
from techdeck.core.effects.card_shown import TakeIt
from techdeck.core.effects.change import CountsAsGiven
from techdeck.core.effects.conditions import (
    ALL_PLAYERS,
    FEWER_THAN_SOMEONE,
    FEWER_THAN_USER,
    MORE_THAN_SOMEONE,
    OTHER_PLAYERS,
    CountThings,
    IfHandSize,
)
from techdeck.core.effects.control import Again, Every, NextPlayer, Repeat
from techdeck.core.effects.copying import Copy
from techdeck.core.effects.hands import AS_MANY, DiscardSpokenOf, Draw, Give
from techdeck.core.effects.match import ANY, OF_DOMAIN, Match
from techdeck.core.effects.people import Pick
from techdeck.core.effects.pointing import IN_DISCARD, IN_HAND
from techdeck.core.effects.revealing import RevealCards
from techdeck.core.effects.whole_hands import DiscardSpokenOfByChance, ShuffleHandIn
from tests.verbs.stage import (
    events,
    hands,
    in_five_games,
    is_at_the_end,
    knowing,
    may_do,
    piles,
    say,
    skips,
    staged,
)
from tests.verbs.test_lying_aside import PILE, answers

ANY_CARD = Match(ANY)
SCIENCE = Match(OF_DOMAIN, 1)


@in_five_games
def test_3_38_a_hand_is_shuffled_in_and_nobody_knows_its_cards_any_more(game):
    table = staged(game, ShuffleHandIn(), hands=("K6 S6", "K7", "K8"), deck=PILE, knows={"K6": 3})
    assert (hands(table)[0], is_at_the_end(table)) == ("", True)
    assert sorted(piles(table)[0].split()) == sorted(f"K6 S6 {PILE}".split())
    assert knowing(table, "K6 S6 K9").split() == []
    table = staged(game, ShuffleHandIn(), hands=("", "K7", "K8"), deck=PILE)
    assert (skips(table), is_at_the_end(table)) == (1, True)


@in_five_games
def test_as_many_as_were_shuffled_in_are_drawn(game):
    piled = answers(game)
    table = staged(game, ShuffleHandIn(), Draw(AS_MANY), hands=("K6 S6", "K7", "K8"), deck=PILE, answers=piled)
    assert (len(hands(table)[0].split()), is_at_the_end(table)) == (2, True)


@in_five_games
def test_a_discarded_card_is_the_one_spoken_of(game):
    verbs = DiscardSpokenOf(1, 1, ANY_CARD), TakeIt()
    table = staged(game, *verbs, hands=("K6 S6", "K7", "K8"), answers="S6")
    assert (hands(table)[0], len(events(table, "discard")), is_at_the_end(table)) == ("K6 S6", 1, True)
    table = staged(game, DiscardSpokenOfByChance(1), TakeIt(), hands=("K6", "K7", "K8"))
    assert (hands(table)[0], len(events(table, "discard")), is_at_the_end(table)) == ("K6", 1, True)


@in_five_games
def test_without_a_card_to_discard_none_is_spoken_of(game):
    for verb in (DiscardSpokenOf(1, 1, ANY_CARD), DiscardSpokenOfByChance(1)):
        table = staged(game, verb, TakeIt(), hands=("", "K7", "K8"))
        assert (hands(table)[0], skips(table), is_at_the_end(table)) == ("", 2, True)


@in_five_games
def test_3_39_you_choose_what_another_player_discards(game):
    table = staged(game, Pick(1), DiscardByChoice(1), hands=("K6", "K7 S7", "K8"), answers="seat 1")
    question = table.question(0)
    assert (question.code, question.about, may_do(table)) == ("discard_theirs", {"owner": 1}, {"K7", "S7"})
    say(table, "K7")
    assert (hands(table)[:2], piles(table)[1], is_at_the_end(table)) == (["K6", "S7"], "K7", True)
    assert knowing(table, "S7") == "01"
    table = staged(game, Pick(1), DiscardByChoice(1), hands=("K6", "", "K8"), answers="seat 1")
    assert (skips(table), is_at_the_end(table)) == (1, True)


@in_five_games
def test_every_other_player_gives_you_a_card_of_a_kind(game):
    loop = Every(True, SCIENCE, False, 2)
    table = staged(game, loop, Give(1, True, SCIENCE), NextPlayer(loop), hands=("K6", "K7 S7", "K8"))
    assert may_do(table) == {"S7"}
    say(table, "S7")
    assert (hands(table)[:2], is_at_the_end(table)) == (["K6 S7", "K7"], True)


@in_five_games
def test_3_35_what_is_counted_is_counted_before(game):
    for what, drawn in ((ALL_PLAYERS, 0), (OTHER_PLAYERS, -1)):
        repeat = Repeat(AS_MANY, 2)
        verbs = CountThings(what), repeat, Draw(1), Again(repeat)
        table = staged(game, *verbs, hands=("", "K7", "K8"), deck=PILE, answers=answers(game))
        assert len(hands(table)[0].split()) == table.players + drawn
        assert is_at_the_end(table)


@in_five_games
def test_3_35_the_cards_of_a_place_are_counted_and_none_is_nothing(game):
    repeat = Repeat(AS_MANY, 2)
    verbs = CountThings(IN_DISCARD), repeat, Draw(1), Again(repeat)
    table = staged(game, *verbs, hands=("", "K7", "K8"), deck=PILE, discard="K3 S3", answers=answers(game))
    assert (len(hands(table)[0].split()), is_at_the_end(table)) == (2, True)
    table = staged(game, CountThings(IN_HAND), repeat, Draw(1), Again(repeat), hands=("", "K7", "K8"), deck=PILE)
    assert (hands(table)[0], skips(table), is_at_the_end(table)) == ("", 1, True)


@in_five_games
def test_hands_are_compared_with_any_other_and_with_the_users(game):
    more = staged(game, IfHandSize(MORE_THAN_SOMEONE, 0, 1), Draw(1), deck=PILE, answers=answers(game))
    assert len(events(more, "draw")) == 1
    fewer = staged(game, IfHandSize(FEWER_THAN_SOMEONE, 0, 1), Draw(1), deck=PILE)
    assert (events(fewer, "draw"), is_at_the_end(fewer)) == ([], True)
    loop = Every(True, ANY_CARD, False, 3)
    verbs = loop, IfHandSize(FEWER_THAN_USER, 0, 1), Draw(1), NextPlayer(loop)
    table = staged(game, *verbs, hands=("K6 S6 T6", "K7", ""), deck=PILE, answers=answers(game))
    assert (len(events(table, "draw")), is_at_the_end(table)) == (1 if game == "chess" else 2, True)


@in_five_games
def test_5_1_a_card_counts_as_what_the_text_says(game):
    table = staged(game, RevealCards(1, ANY_CARD, False), CountsAsGiven(0, 3), answers="S6")
    [event] = events(table, "counts_as")
    assert (event.about["domain"], event.about["value"], is_at_the_end(table)) == ("service", 6, True)
    table = staged(game, RevealCards(1, ANY_CARD, False), CountsAsGiven(9, -1), answers="S6")
    assert [event.about["value"] for event in events(table, "counts_as")] == [9]
    table = staged(game, CountsAsGiven(9, -1))
    assert (skips(table), is_at_the_end(table)) == (1, True)


@in_five_games
def test_any_discarded_card_can_be_copied(game):
    table = staged(game, Copy(copying.IN_DISCARD), deck=PILE, discard="K4 S3", answers=answers(game))
    assert (may_do(table), table.question(0).code) == ({"K4", "S3"}, "copy")
    nothing = staged(game, Copy(copying.IN_DISCARD), deck=PILE)
    assert (skips(nothing), is_at_the_end(nothing)) == (1, True)


@in_five_games
def test_neutral_and_own_cards_can_be_copied_where_there_are_any(game):
    for source in (copying.NEUTRAL, copying.OWN):
        table = staged(game, Copy(source))
        found = [table.neutral(), table.own(0)][source == copying.OWN]
        cards = {card_id(card) for card in found} - {"K5"}
        assert (skips(table), is_at_the_end(table)) == ((1, True) if not cards else (0, False))
        assert not cards or may_do(table) == cards
