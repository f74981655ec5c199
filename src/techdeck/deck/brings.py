"""What each deed brings up for later words, and what is said where nothing has been brought up."""

from typing import Final

# What deeds bring up. Those of LAST_DEED look back at the very last deed; the others stay.
BRINGS: Final = {
    "draw": "did", "draw_as_many": "did", "discard": "did moved", "discard_any": "did moved",
    "discard_matching": "did moved", "put_away": "did moved", "put_back": "did moved", "put_up_to": "did moved",
    "look": "did aside",
    "reveal_top": "did aside open", "reveal_players": "did aside open", "turn_until": "did aside open it it_aside",
    "rest_under": "did moved", "rest_discard": "did moved", "return_rest": "uncounted", "any_under": "uncounted",
    "take_one": "did", "take_best": "did", "take_it": "did", "take_discard_top": "did aside open",
    "name_value": "value", "name_domain": "domain", "name_both": "value domain", "search": "did", "recover": "did",
    "to_top": "did", "shuffle_in": "did", "cut": "did it", "exchange": "did", "replace": "did",
    "copy_in_play": "did", "copy_discard": "did", "copy_one": "did", "copy_it": "did", "copy_last": "did",
    "reveal_card": "did it revealed", "reveal_such": "did it revealed", "reveal_two": "did revealed",
    "reveal_it": "did it revealed", "counts_neighbour": "did", "counts_domain": "did", "pick": "picked",
    "look_hand": "did hand", "look_another": "did picked hand",
    "draw_until": "did", "discard_hand": "did moved", "discard_down": "did moved", "discard_random": "did moved",
    "search_kind": "did", "to_bottom": "did", "shuffle_deck": "did", "copy_theirs": "did", "reveal_hand": "did hand",
    "counts_value": "did", "steal_random": "did", "steal_chosen": "did", "steal_from_it": "did", "trade": "did",
    "swap_hands": "did", "discard_from_it": "did", "discard_theirs": "did", "put_hand": "did moved",
    "shuffle_hand": "did moved", "take_kind": "did", "put_one": "did", "mill": "did moved",
    "discards_to_deck": "did moved", "recover_some": "did", "copy_place": "did", "copy_hand": "did it revealed",
    "counts_given": "did", "show_you": "did hand", "give_each": "", "steal_each": "", "look_each": "",
    "draw_until_keep": "did aside open", "draw_until_rest": "did", "each_end": "uncounted",
    "recover_all": "", "discard_all_of": "did moved", "discard_some_of": "did moved", "draw_bottom": "did",
    "copy_top": "did aside open it it_aside", "copy_one_of_top": "did aside open", "give_random": "did",
    "guess_value": "did aside open value", "guess_domain": "did aside open domain", "ask": "picked",
    "rearrange": "uncounted", "nothing": "", "shuffle_cards": "did moved", "recover_random": "did",
    "shuffle_rest": "did moved", "shuffle_discarded": "did", "move_across": "did", "show_to": "did",
    "show_hand_to": "did", "peek_random": "did", "give_one": "did", "trade_random": "did", "swap_two": "did",
    "counts_by": "did",
    "take_all": "did", "draw_until_kind": "did", "reveal_random": "did it revealed", "reveal_theirs": "did it revealed",
    "another_one": "did",
    "draw_hand": "did", "mill_until": "did it", "take_for": "did", "put_same": "uncounted",
    "give_rest": "did", "shuffle_both": "did", "trade_each": "", "peek_each": "",
    "exchange_two": "did", "exchange_ends": "did", "give_discarded": "did",
    "pay": "", "give": "did picked", "give_that": "did", "give_you": "did",
    "give_hand": "did",
}  # fmt: skip
LAST_DEED: Final = {"did", "moved", "drawn", "several", "nobody", "uncounted", "declined", "others"}
# After these another card could be meant by "it", so the text has to show one again.
OTHER_CARD: Final = {
    "discard", "discard_any", "discard_matching", "discard_hand", "discard_down", "discard_random",
    "put_away", "put_back", "put_up_to", "look", "reveal_top", "reveal_players", "turn_until", "take_one", "take_best",
    "guess_value", "guess_domain", "rearrange", "take_discard_top", "search",
    "search_kind", "recover", "to_top", "to_bottom", "cut", "reveal_card", "draw_until",
    "steal_random", "steal_chosen", "steal_from_it", "trade", "swap_hands", "reveal_hand", "pay",
    "reveal_such", "reveal_two", "reveal_it", "discard_from_it", "discard_theirs", "put_hand", "shuffle_hand",
    "take_kind", "put_one", "mill", "discards_to_deck", "recover_some", "copy_hand", "steal_each", "discard_all_of",
    "discard_some_of",
    "draw_bottom", "copy_top", "copy_one_of_top", "give_random", "shuffle_cards", "recover_random",
    "shuffle_discarded", "give_one",
    "trade_random", "swap_two", "another_one", "draw_hand", "mill_until", "take_for", "give_rest", "shuffle_both",
    "take_all", "draw_until_kind", "draw_until_keep", "draw_until_rest", "recover_all", "reveal_random",
    "reveal_theirs", "exchange_ends", "give_discarded", "give_hand",
}  # fmt: skip
# These make the engine forget which card "it" was.
SHOWS: Final = {
    "look", "reveal_top", "reveal_players", "turn_until", "take_discard_top", "cut", "reveal_card", "reveal_such",
    "reveal_two", "reveal_it", "mill", "discards_to_deck", "copy_hand", "copy_top", "copy_one_of_top",
    "draw_bottom", "guess_value",
    "guess_domain", "rearrange", "mill_until", "take_for",
    "draw_until_kind", "draw_until_keep", "draw_until_rest", "reveal_random", "reveal_theirs",
}  # fmt: skip
LYING: Final = {"aside", "open", "seen"}
"""Cards lie aside; all have seen them; the player who acts now has seen them."""
SEATS: Final = {
    "ANOTHER", "ANYPLAYER", "ONLEFT", "ONRIGHT", "BYCHANCE", "HASMOST", "HASFEWEST", "OTHERMOST", "OTHERFEWEST",
}  # fmt: skip
"""Words for a player who is picked where they stand."""
PICKS: Final = {
    "steal_random", "steal_chosen", "steal_from_it", "trade", "swap_hands", "discard_from_it", "discard_theirs",
    "show_to", "show_hand_to", "peek_random", "give_one", "trade_random", "give_rest", "give_discarded",
    "give_hand", "reveal_theirs",
}  # fmt: skip
"""Deeds with another player, who may be picked for them."""
PUTS_BACK: Final = {
    "return_rest",
    "rest_under",
    "rest_discard",
    "shuffle_rest",
    "put_same",
    "exchange_ends",
    "each_end",
}

NONE_LEFT: Final = {
    "mill", "mill_until", "discards_to_deck", "draw_bottom", "draw_until_kind", "draw_until_rest", "rearrange",
    "take_for", "give_rest",
}  # fmt: skip
"""Deeds after which no card lies aside."""
GUESSES: Final = {"guess_value", "guess_domain"}
SPOKEN_OF: Final = {"discard", "discard_matching", "discard_random", "mill"}
"""Deeds after which one discarded card can be spoken of as "it"."""
DISCARDS: Final = {
    "discard",
    "discard_any",
    "discard_matching",
    "discard_hand",
    "discard_down",
    "discard_random",
    "discard_all_of",
    "discard_some_of",
    "mill",
}
WHOLE_HANDS: Final = {"discard_hand", "shuffle_hand", "put_hand"}
TAKES: Final = {"recover", "recover_some", "recover_random", "steal_random", "steal_chosen", "steal_from_it"}
"""Deeds right after which "put one on top of the deck" could mean one of the cards just taken."""
PARTED: Final = {"look", "reveal_top", "take_one", "put_one", "give_one"}
"""Deeds right after which "give one to another player" means one of the cards set aside."""
DRAWS: Final = {"look", "reveal_top", "turn_until"}
"""Deeds right after which "discard one" means one of the cards set aside."""

MISSING: Final = {
    "it": "nothing before this says which card 'it' is: reveal or show one card first",
    "same": "nothing before this says what 'the same' refers to: reveal or show one card first",
    "drawn": "'it' is not clear here: only right after 'Draw 1' can the drawn card be revealed",
    "moved": "nothing right before this says how many 'as many' is: discard or put away cards first",
    "did": "nothing right before this says what 'you do' means: first say what you may do",
    "nobody": "nothing right before this says what nobody did: first have every player do something with cards in turn",
    "others": "it is not clear who is meant by 'each': write 'each other player'",
    "those": "nothing before this says which cards 'those' are: first have every other player reveal one",
    "picked": "nothing before this says which player: begin with 'Pick another player'",
    "own": "'that' would be the very player who is acting here: have another player picked, or do it yourself",
    "value": "nothing before this says which value: begin with 'Name a value.'",
    "domain": "nothing before this says which domain: begin with 'Name a domain.'",
    "hand": "nothing before this says which hand: look at it first",
    "aside": "no cards are set aside here: look at some or reveal some first",
    "such": "it is not clear here what 'such' a card is: first write 'who holds a card of ...'",
}
OF_ANOTHER: Final = (
    "for the next player this would mean what the player before has shown, named or picked: leave one of the two out"
)
UNCLEAR: Final = "'it' could be one card, another card or none here: show one card right before this"
ONE_OF_WHICH: Final = "this could be one of the cards just taken or any card of your hand"
YOUR_CHOICE: Final = (
    "it is not clear who chooses here: write 'of their choice', or first 'Look at their hand.' if you choose"
)
WHERE_FROM: Final = "it is not said where from: write 'Draw a card.', or 'Take a card from the discard pile.'"
WHERE_THE_OTHERS: Final = (
    "it is not said where all of these cards go: write 'and discard the rest' or 'and put the rest on the bottom'"
)
UNREVEALED: Final = "only who drew it has seen this card: first write 'Reveal it.' or 'You may reveal it.'"
UNCOUNTED: Final = "nobody counts how many of the cards set aside are put back here: leave this out"
UNSEEN: Final = "the others have not seen these cards: reveal them instead of looking at them"
STILL_ASIDE: Final = (
    "cards from before are still set aside: first say where they go, for example 'Return the rest on top in any order.'"
)
