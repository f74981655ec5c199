"""A refusal inside a card's text says what is asked for. (Family 7.14)"""

from tests.tricks_table import do, tricks_table


def test_7_14_a_refusal_inside_a_text_says_what_is_asked_for():
    table = tricks_table(["S3 K9", "T4 V5 K4 K5"], deck="K13 K12")
    do(table, "S3", "value 5")
    refused = table.refusal(table.string_to_action(1, "card K4"), 1)
    assert "discard a card of value 5 of your hand" in str(refused)
