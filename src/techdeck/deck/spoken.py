"""What a text has brought up so far: the card meant by "it", the number meant by "as many", the cards lying aside."""

from techdeck.core.effects.hands import Draw
from techdeck.core.effects.match import ANY, SAME_DOMAIN, SAME_VALUE, Match
from techdeck.core.effects.people import Pick
from techdeck.core.effects.verb import Verb
from techdeck.deck.brings import (
    BRINGS,
    GUESSES,
    LAST_DEED,
    LYING,
    MISSING,
    NONE_LEFT,
    OF_ANOTHER,
    OTHER_CARD,
    PICKS,
    PUTS_BACK,
    SEATS,
    SHOWS,
    SPOKEN_OF,
    STILL_ASIDE,
    UNCLEAR,
    UNCOUNTED,
    UNREVEALED,
    UNSEEN,
)
from techdeck.deck.nodes import MANY, MOST, Mistake, column, kind_in, number, part, words
from techdeck.deck.trees import Node, Word


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


def names_seat(node: Node) -> bool:
    """Whether a deed says with which player it is done, so that this one is picked."""
    return not SEATS.isdisjoint(words(node))


def may_be_none(deed: Node) -> bool:
    """Whether as many cards as one likes can be none."""
    some = part(deed, "some_cards")
    return some is not None and "ORMORE" not in words(some)


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
        self.from_discard = False
        self.by_others = False
        self.by_picked = False
        self.ever: set[str] = set()
        self.of_another: set[str] = set()
        self.perhaps_of_another = False
        self.last = ""
        self.of_all = False
        self.of_others = False
        self.alone = False
        self.repeating = False
        self.last_draw = Draw(0)
        self.last_pick = Pick(0, False)
        self.kept_of = 0
        self.changed_to: dict[Verb, Verb] = {}

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
        if what == "it" and "drawn" in self.known:
            return UNREVEALED
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
        brought = set(BRINGS.get(rule, "").split()) | ({"declined"} if may_be_none(node) else set())
        self.known |= brought
        if rule == "reveal_hand" and not self.by_picked:
            self.known.discard("hand")  # nobody takes cards from their own hand
        if "aside" in brought:
            self.kept_of = column(node) if rule == "look" and "DRAW" in words(node) else 0
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
        if "aside" in BRINGS.get(rule, ""):
            self.from_discard = rule == "take_discard_top"
        if rule in ("look", "reveal_top", "turn_until", "take_discard_top", "reveal_players", *GUESSES):
            lying = MANY if rule == "reveal_players" else counted(last_number(node, rule))
            self.aside = lying - 1 if rule == "take_discard_top" else lying
            self.looked = MANY if rule == "turn_until" else lying  # what is turned up is perhaps not "it"
            if rule == "look" and self.by_others:
                self.known.add("seen")
            if (rule == "reveal_top" or rule in GUESSES) and self.looked == 1:
                self.known |= {"it", "it_aside"}
        elif rule in ("take_one", "put_one", "give_one"):
            self.aside -= counted(node)
        elif rule == "draw_until_keep":
            self.aside, self.looked = MOST, MANY
        elif rule in ("copy_top", "copy_one_of_top"):
            self.aside = self.looked = counted(part(node, "so_many") or Node(rule, []))
            self.from_bottom = False
        elif rule in NONE_LEFT or (rule == "take_all" and kind_in(node) is None):
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
