"""What a text has brought up so far: the card meant by "it", the number meant by "as many", the cards lying aside."""

from typing import Final

from techdeck.core.effects.hands import Draw
from techdeck.core.effects.match import ANY, SAME_DOMAIN, SAME_VALUE, Match
from techdeck.core.effects.verb import Verb
from techdeck.deck.trees import Node, Word

MOST: Final = 20
"""No sentence speaks of more cards than this."""
MANY: Final = 99

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
    "discard_all_of": "did moved", "draw_bottom": "did", "copy_top": "did aside open it it_aside", "give_random": "did",
    "guess_value": "did aside open value", "guess_domain": "did aside open domain", "ask": "picked",
    "rearrange": "uncounted",
    "pay": "", "give": "did picked", "give_that": "did", "give_you": "did",
}  # fmt: skip
LAST_DEED: Final = {"did", "moved", "drawn", "several", "nobody", "uncounted", "declined"}
# After these another card could be meant by "it", so the text has to show one again.
OTHER_CARD: Final = {
    "discard", "discard_any", "discard_matching", "discard_hand", "discard_down", "discard_random",
    "put_away", "put_back", "put_up_to", "look", "reveal_top", "reveal_players", "turn_until", "take_one", "take_best",
    "guess_value", "guess_domain", "rearrange", "take_discard_top", "search",
    "search_kind", "recover", "to_top", "to_bottom", "cut", "reveal_card", "draw_until",
    "steal_random", "steal_chosen", "steal_from_it", "trade", "swap_hands", "reveal_hand", "pay",
    "reveal_such", "reveal_two", "reveal_it", "discard_from_it", "discard_theirs", "put_hand", "shuffle_hand",
    "take_kind", "put_one", "mill", "discards_to_deck", "recover_some", "copy_hand", "steal_each", "discard_all_of",
    "draw_bottom", "copy_top", "give_random",
}  # fmt: skip
# These make the engine forget which card "it" was.
SHOWS: Final = {
    "look", "reveal_top", "reveal_players", "turn_until", "take_discard_top", "cut", "reveal_card", "reveal_such",
    "reveal_two", "reveal_it", "mill", "discards_to_deck", "copy_hand", "copy_top", "draw_bottom", "guess_value",
    "guess_domain", "rearrange",
}  # fmt: skip
KINDS: Final = {
    "at_most", "at_least", "above", "lower", "of_value", "of_domain", "same_value", "same_domain", "that_value",
    "that_domain",
}  # fmt: skip
"""The kinds of cards."""
LYING: Final = {"aside", "open", "seen"}
"""Cards lie aside; all have seen them; the player who acts now has seen them."""
SEATS: Final = {
    "ANOTHER", "ANYPLAYER", "ONLEFT", "ONRIGHT", "BYCHANCE", "HASMOST", "HASFEWEST", "OTHERMOST", "OTHERFEWEST",
}  # fmt: skip
"""Words for a player who is picked where they stand."""
PICKS: Final = {
    "steal_random", "steal_chosen", "steal_from_it", "trade", "swap_hands", "discard_from_it", "discard_theirs",
}  # fmt: skip
"""Deeds with another player, who may be picked for them."""
PUTS_BACK: Final = {"return_rest", "rest_under", "rest_discard"}

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
    "mill",
}
WHOLE_HANDS: Final = {"discard_hand", "shuffle_hand", "put_hand"}
DRAWS: Final = {"look", "reveal_top", "turn_until"}
"""Deeds right after which "discard one" means one of the cards set aside."""

MISSING: Final = {
    "it": "nothing before this says which card 'it' is: reveal or show one card first",
    "same": "nothing before this says what 'the same' refers to: reveal or show one card first",
    "drawn": "'it' is not clear here: only right after 'Draw 1' can the drawn card be revealed",
    "moved": "nothing right before this says how many 'as many' is: discard or put away cards first",
    "did": "nothing right before this says what 'you do' means: first say what you may do",
    "nobody": "nothing right before this says what nobody did: first have every player do something with cards in turn",
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
UNCOUNTED: Final = "nobody counts how many of the cards set aside are put back here: leave this out"
UNSEEN: Final = "the others have not seen these cards: reveal them instead of looking at them"
STILL_ASIDE: Final = (
    "cards from before are still set aside: first say where they go, for example 'Return the rest on top in any order.'"
)


class Mistake(Exception):
    """A sentence that is well formed but means nothing here; column counts from 1 within the text."""

    def __init__(self, message: str, column: int) -> None:
        super().__init__(message)
        self.message = message
        self.column = column


def words(node: Node) -> list[str]:
    """What the words in this node stand for, below included."""
    return [word.type for word in node.all_words()]


def span_of(node: Node) -> tuple[int, int]:
    """Where the words of a node stand in the text as printed: the first character, and the one after the last."""
    found = list(node.all_words())
    return min(word.column - 1 for word in found), max(word.column - 1 + word.length for word in found)


def column(node: Node, *types: str) -> int:
    """Where the first word of one of these types stands, from 1; without types, where the node begins."""
    found = list(node.all_words())
    named = [word.column for word in found if word.type in types]
    return (named or [word.column for word in found] or [1])[0]


def parts(node: Node) -> list[Node]:
    """The nodes below, without the words."""
    return [child for child in node.children if isinstance(child, Node)]


def part(node: Node, *names: str) -> Node | None:
    """The first node below of one of these names."""
    return next((child for child in parts(node) if child.data in names), None)


def kind_in(node: Node) -> Node | None:
    """The kind of card that is spoken of in a node."""
    return part(node, *KINDS)


def numbers_in(node: Node) -> list[Word]:
    """The numbers of cards in a node; a value is none."""
    found: list[Word] = []
    for child in node.children:
        if isinstance(child, Node):
            found += numbers_in(child) if child.data not in KINDS else []
        elif child.type == "NUMBER":
            found.append(child)
    return found


def number(node: Node, most: int = MOST) -> int:
    """The first number written in this node, 1 if there is none; from 1 to a limit."""
    found = numbers_in(node)
    if not found:
        return 1
    value = int(found[0]) if len(found[0]) < 5 else MANY * MANY
    if not 1 <= value <= most:
        what = "a value is a number" if most == 13 else "write a number"
        raise Mistake(f"{shortened(found[0])} is not possible here: {what} from 1 to {most}", found[0].column)
    return value


def only_one(node: Node) -> None:
    """Where exactly one card is meant, every number is 1."""
    for word in numbers_in(node):
        if word != "1":
            raise Mistake("only 1 card can be meant here", word.column)


def counted(node: Node) -> int:
    """The number written in this node, or the highest possible if it is none."""
    try:
        return number(node)
    except Mistake:
        return MOST


def last_number(node: Node, rule: str) -> Node:
    """The part of a deed that says how many cards it sets aside."""
    if rule == "take_discard_top":
        return part(node, "so_many") or Node("so_many", [])
    if rule == "turn_until":
        most = part(node, "at_most_turned")
        return most if most else Node(rule, [Word(str(MOST), "NUMBER", 1, 1, False, False)])
    return node


def shortened(digits: str) -> str:
    """A number as written, without the middle of a very long one."""
    return digits if len(digits) < 12 else f"{digits[:4]}...{digits[-4:]}"


def names_seat(node: Node) -> bool:
    """Whether a deed says with which player it is done, so that this one is picked."""
    return not SEATS.isdisjoint(words(node))


def moves_it(deed: Node) -> bool:
    """Whether the deed exchanges the card spoken of, or puts it in the place of another one."""
    return deed.data in ("exchange", "replace") and part(deed, "it") is not None


class Spoken:
    """What has been brought up, and whether the one who acts is you or another player."""

    def __init__(self) -> None:
        self.known: set[str] = set()
        self.such = Match(ANY)
        self.aside = 0
        self.looked = 0
        self.from_bottom = False
        self.by_others = False
        self.by_picked = False
        self.ever: set[str] = set()
        self.of_another: set[str] = set()
        self.perhaps_of_another = False
        self.last = ""
        self.of_all = False
        self.of_others = False
        self.alone = False
        self.last_draw = Draw(0)
        self.looked_at: dict[Verb, Verb] = {}

    def require(self, node: Node, what: str, *types: str) -> None:
        """The sentence speaks of something an earlier one must have brought up; types are the words that do."""
        needed = "it" if what == "same" else what
        if needed not in self.known:
            raise Mistake(self.missing(what), column(node, *types))
        if needed in self.of_another:
            raise Mistake(OF_ANOTHER, column(node, *types))

    def missing(self, what: str) -> str:
        """Why a sentence can't speak of this."""
        if what in ("did", "moved") and "uncounted" in self.known:
            return UNCOUNTED
        if what in ("it", "same") and "unclear" in self.known:
            return UNCLEAR
        return MISSING["own" if what == "picked" and self.by_picked else what]

    def require_aside(self, node: Node, *types: str) -> None:
        """The sentence speaks of cards lying aside, which whoever acts must have seen."""
        self.require(node, "aside", *types)
        if self.by_others and self.known.isdisjoint({"open", "seen"}):
            raise Mistake(UNSEEN, column(node, *types))

    def require_nothing_aside(self, node: Node) -> None:
        """Cards of one pile at a time lie aside, since they go back to where they came from. (Family 3.16)"""
        if "aside" in self.known:
            raise Mistake(STILL_ASIDE, column(node))

    def after(self, node: Node) -> None:
        """The deed is done: what later words may speak of."""
        rule = str(node.data)
        put_it = rule in PUTS_BACK and self.speaks_of_it(node)
        self.known -= LAST_DEED
        self.last = rule
        if rule in OTHER_CARD or (rule == "draw" and counted(node) == 1):
            self.known -= {"it", "it_aside", "unclear"}
        if moves_it(node):
            self.known.discard("it_aside")
        if rule in PUTS_BACK and not put_it:
            self.known -= LYING
        if rule == "pick" or names_seat(node):
            self.known.discard("hand")
        self.forget_such(rule, node)
        brought = set(BRINGS.get(rule, "").split()) | ({"declined"} if part(node, "some_cards") else set())
        self.known |= brought
        self.ever |= brought | ({"it"} if rule in SHOWS else set())
        self.of_another -= brought
        if self.perhaps_of_another:
            self.of_another.add("it")  # who has no such card leaves the one of before for the next player
            self.perhaps_of_another = False
        if names_seat(node) and rule in PICKS:
            self.known.add("picked")
        if part(node, "hand_cards") and rule.startswith("counts_"):
            self.known.add("it")
        if rule in SPOKEN_OF and counted(node) == 1 and not self.of_all and self.such_is_plain(rule):
            self.known.add("it")
            self.ever.add("it")
        if rule == "draw" and counted(node) == 1:
            self.known.add("drawn")
        if rule == "draw" and counted(node) > 1:
            self.known.add("several")
        self.count_aside(rule, node)

    def such_is_plain(self, rule: str) -> bool:
        """Whether a discarded card can be "it": not one that was compared with the "it" of before."""
        return rule != "discard_matching" or self.such.kind not in (SAME_VALUE, SAME_DOMAIN)

    def forget_such(self, rule: str, node: Node) -> None:
        """After another card is shown, what was compared with the card before is no kind spoken of any more."""
        is_such = rule == "reveal_such" or (rule == "reveal_card" and kind_in(node))
        if rule in SHOWS and not is_such and self.such.kind in (SAME_VALUE, SAME_DOMAIN):
            self.such = Match(ANY)

    def count_aside(self, rule: str, node: Node) -> None:
        """How many cards lie aside now, at most; the last one taken ends it."""
        if rule in GUESSES:
            node = Node("reveal_top", [])
        if rule in ("look", "reveal_top"):
            self.from_bottom = "BOTTOM" in words(node)
        if rule in ("look", "reveal_top", "turn_until", "take_discard_top", "reveal_players", *GUESSES):
            lying = MANY if rule == "reveal_players" else counted(last_number(node, rule))
            self.aside = lying - 1 if rule == "take_discard_top" else lying
            self.looked = MANY if rule == "turn_until" else lying  # what is turned up is perhaps not "it"
            if rule == "look" and self.by_others:
                self.known.add("seen")
            if (rule == "reveal_top" or rule in GUESSES) and self.looked == 1:
                self.known |= {"it", "it_aside"}
        elif rule in ("take_one", "put_one"):
            self.aside -= counted(node)
        elif rule == "copy_top":
            self.aside = self.looked = 1
        elif rule in ("mill", "discards_to_deck", "draw_bottom", "rearrange"):
            self.aside = 0
        elif rule == "take_best" or (rule == "take_it" and self.it_lies_aside()):
            self.aside -= 1
        if self.aside <= 0:
            self.known -= LYING

    def it_lies_aside(self) -> bool:
        """Whether "it" is a card lying aside: the one revealed, or the only one looked at."""
        return "it_aside" in self.known or ("it" not in self.known and "aside" in self.known and self.looked == 1)

    def which_it(self) -> set[str]:
        """Whether "it" is now the card shown, the one lying aside, both of these, or none."""
        one_aside = "aside" in self.known and self.looked == 1 and self.it_lies_aside()
        return (self.known & {"it"}) | ({"aside"} if one_aside else set())

    def unclear_it(self) -> None:
        """Nobody can say which card "it" is now, but cards may lie aside."""
        self.known -= {"it", "it_aside"}
        self.known.add("unclear")
        self.looked = MANY

    def speaks_of_it(self, node: Node) -> bool:
        """Whether "it" in a deed that puts away what lies aside is a card spoken of, not all that lies there."""
        all_aside = {"it_aside", "aside"} <= self.known and self.looked == 1
        return not {"IT", "THATCARD"}.isdisjoint(words(node)) and "it" in self.known and not all_aside
