"""A refusal inside a card's text has its clause, and the question says what would be right. (Family 7.14)"""

from tests.core.words import match_of
from tests.rulebook.words import refused
from tests.tricks_table import do, may_do, tricks_table


def test_7_14_a_refusal_inside_a_text_has_its_clause_and_the_question_says_what_is_asked_for():
    table = tricks_table(["S3 K9", "T4 V5 K4 K5"], deck="K13 K12")
    do(table, "S3", "value 5")
    error = refused(table, "K4", seat=1)
    assert (error.reason, error.clause, error.code) == ("that is not among your choices", "Family 3.1", "not_allowed")
    assert (table.question(1).code, table.question(1).about) == ("discard", match_of(value=5))
    assert may_do(table, 1) == {"K5", "V5"}
