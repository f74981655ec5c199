"""What verbs ask, as data. (Family 7.14)"""

import pytest

from tests.core.test_questions import by_verb
from tests.verbs.question_cases import STAGED, Staged
from tests.verbs.stage import staged

PILE = "S3 K4 S9 K10"


@pytest.mark.parametrize("case", STAGED, ids=str)
def test_a_staged_verb_asks(case: Staged):
    table = staged("tricks", *case.verbs, deck=PILE, discard="T9 S10", answers=case.answers)
    question = table.question(case.seat)
    assert (question.code, question.seat, question.asked) == (case.code, case.seat, [case.seat])
    assert by_verb(question.choices) == case.choices
    assert question.about == case.about
    assert (question.left, question.optional) == (case.left, case.optional)
