"""Everything has words of its own: questions, choices and events of every game, told to every seat and to onlookers."""

import re

import pytest

from techdeck.words.people import People, seat_names
from techdeck.words.wording import Wording
from tests.laws.permute import scrambled
from tests.laws.subjects import SUBJECTS, Subject
from tests.laws.walk import Law, Moment, Pace, hold

IDENTIFIER = re.compile(r"\w*_\w*|\{|\}|<|None|null|\bTrue\b|\bFalse\b|  ")
"""What no sentence has: names of fields and codes, gaps, what Python says for nothing."""


def wording(moment: Moment, seat: int | None) -> Wording:
    """The words for a reader."""
    game = moment.state.game
    return Wording(game, People(seat_names(int(moment.state.players)), seat))


def sound(sentence: str) -> str:
    """The sentence, if there is one, without an identifier in it."""
    assert sentence.strip() == sentence, repr(sentence)
    assert sentence, "no words"
    assert IDENTIFIER.search(sentence) is None, sentence
    return sentence


def said(moment: Moment, seat: int | None) -> list[str]:
    """All that is said to a reader at a moment: the question, the choices, the last events."""
    words, state = wording(moment, seat), moment.state
    question = state.question(seat).to_dict()
    choices = [*question["choices"], *question["ways_out"], *question["clock"]]  # type: ignore[misc]  # lists
    told = [words.question(question), *[words.choice(question, choice) for choice in choices]]
    if state.journal is not None:
        told += [words.event(event.to_dict()) for event in state.journal.feed(seat)[-12:]]
    return told


def law_everything_has_words(moment: Moment) -> None:
    """Whoever reads, there is a sentence for all of it, and no two choices read alike."""
    for seat in moment.eyes:
        told = [sound(sentence) for sentence in said(moment, seat)]
        assert told[0][0].isupper(), told[0]
        assert told[0][-1] in ".?!", told[0]
        choices = told[1 : 1 + len(moment.state.question(seat).choices)]
        assert len(set(choices)) == len(choices), f"two choices read alike: {sorted(choices)}"


def law_words_tell_nothing(moment: Moment) -> None:
    """The words a seat reads are the same when the cards it can't know are others."""
    for seat in moment.eyes:
        other = scrambled(moment.state, seat, moment.subject.book, moment.rng)
        twin = Moment(moment.subject, other, moment.rng, moment.step, moment.where, moment.eyes)
        assert said(moment, seat) == said(twin, seat)


@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
@pytest.mark.parametrize("law", [law_everything_has_words, law_words_tell_nothing])
def test_words(law: Law, subject: Subject) -> None:
    hold(law, subject, Pace(games=3, every=11, edges=24, edge_every=7))
