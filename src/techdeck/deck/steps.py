"""A program as data: its steps in order, each with its verb, its facts, whom it is about, and the steps inside it."""

from typing import Final

from techdeck.core.cards import DOMAIN_NAMES
from techdeck.core.effects import match as kinds
from techdeck.core.effects.control import About, Either, Every, If, Jump
from techdeck.core.effects.match import Match
from techdeck.core.effects.people import Pick
from techdeck.core.effects.pointing import PLACE_CODES
from techdeck.core.effects.run import Program
from techdeck.core.effects.verb import Verb

Step = dict[str, object]
"""verb, facts, who (you, each, picked), takes_from_pile, sentence, start and end in the text, steps, otherwise."""
RESTS: Final = ("on_top", "under", "discard", "shuffled_in", "to_picked")
DIRECTIONS: Final = ("left", "right")
SIZES: Final = (
    *("at_least", "at_most", "fewer_than_all", "more_than_all"),
    *("fewer_than_picked", "more_than_picked", "fewer_than_user", "more_than_user"),
    *("fewer_than_someone", "more_than_someone", "exactly"),
)
LASTING: Final = ("as_usual", "turn", "round", "next_round")
CODES: Final = {
    "If.condition": ("did", "nobody_did", "it_is"),
    "IfHandSize.test": SIZES,
    "IfThere.place": PLACE_CODES,
    "PutCards.where": ("on_top", "under"),
    "Look.side": ("top", "bottom", "discard"),
    "MoveAcross.side": ("top", "bottom"),
    "TakeAside.which": ("any", "lowest", "highest"),
    "ReturnRest.where": RESTS,
    "PutIt.where": RESTS,
    "Exchange.first": PLACE_CODES,
    "Exchange.second": PLACE_CODES,
    "Replace.first": PLACE_CODES,
    "Replace.second": PLACE_CODES,
    "Pass.direction": DIRECTIONS,
    "PassHands.direction": DIRECTIONS,
    "Copy.source": (
        "in_play",
        "discard",
        "it",
        "aside",
        "last_used",
        "theirs",
        "of_picked",
        "own",
        "neutral",
        "discarded",
    ),
    "PickOf.which": ("left", "right", "by_chance", "most", "fewest", "other_side"),
    "PutOne.where": RESTS,
    "ExchangeOneOf.first": PLACE_CODES,
    "ExchangeOneOf.second": PLACE_CODES,
    "ReplaceOneOf.first": PLACE_CODES,
    "ReplaceOneOf.second": PLACE_CODES,
    "CountThings.what": (*PLACE_CODES, "others", "players"),
    "CountsAsGiven.printed": LASTING,
    "CountsAsNeighbour.printed": LASTING,
    "CountsAsDomain.printed": LASTING,
    "CountsAsValue.printed": LASTING,
    "CountsBy.printed": LASTING,
}
"""What the numbers of some fields stand for, by verb and field."""
KINDS: Final = {
    kinds.AT_MOST: "at_most", kinds.AT_LEAST: "at_least", kinds.OF_VALUE: "of_value", kinds.OF_DOMAIN: "of_domain",
    kinds.NAMED_VALUE: "named_value", kinds.NAMED_DOMAIN: "named_domain", kinds.SAME_VALUE: "same_value",
    kinds.SAME_DOMAIN: "same_domain", kinds.EVEN: "even", kinds.ODD: "odd",
}  # fmt: skip


def steps_of(program: Program) -> list[Step]:
    """The steps of a whole program."""
    return Told(program).between(0, len(program.verbs), "you")


def facts_of(verb: Verb) -> Step:
    """What a verb was made with: its fields by name, numbers that stand for something as words."""
    found: Step = {}
    for name in dir(verb):
        fact: object = None if name.startswith("_") else getattr(verb, name)
        codes = CODES.get(f"{type(verb).__name__}.{name}")
        if isinstance(fact, Match):
            found[name] = match_data(fact)
        elif isinstance(fact, int):  # a bool is one
            found[name] = fact if codes is None else codes[fact]
    return found


def match_data(match: Match) -> Step | None:
    """Which cards are meant; None where any will do."""
    if match.kind == kinds.ANY:
        return None
    domain = DOMAIN_NAMES[int(match.number)] if match.kind == kinds.OF_DOMAIN else None
    return {"kind": KINDS[int(match.kind)], "number": int(match.number), "domain": domain}


class Told:
    """Goes through the verbs of a program and finds which of them lie inside others."""

    def __init__(self, program: Program) -> None:
        self.program = program

    def between(self, start: int, end: int, who: str) -> list[Step]:
        """The steps from one verb to another, done by the user, by each player in turn, or by the picked one."""
        found: list[Step] = []
        at, acting = start, who
        while at < end:
            verb = self.program.verbs[at]
            if isinstance(verb, About):
                acting = "picked" if verb.picked else who
            inside, otherwise = self.body_of(at)
            step = self.step(at, acting)
            step["steps"] = self.between(at + 1, at + 1 + inside, "each" if isinstance(verb, Every) else acting)
            at += 1 + inside
            step["otherwise"] = self.between(at, at + otherwise, acting)
            at += otherwise
            found.append(step)
        return found

    def step(self, at: int, who: str) -> Step:
        """One verb; start and end are those of its own words."""
        verb, (start, end) = self.program.verbs[at], self.program.steps[at]
        about: Step = {"verb": type(verb).__name__, "facts": facts_of(verb), "who": who}
        number = self.program.sentence[at]
        return {**about, "takes_from_pile": verb.draws_on(), "sentence": number, "start": start, "end": end}

    def body_of(self, at: int) -> tuple[int, int]:
        """How many of the next verbs are done only as part of this one, and how many after those instead of them."""
        verb = self.program.verbs[at]
        if isinstance(verb, Either):
            return int(verb.size), int(verb.second_size)
        if isinstance(verb, (Pick, About)):
            return 0, 0  # what is left out if nobody is picked is said by the sentence before
        inside = int(getattr(verb, "body", 0))
        last = self.program.verbs[at + inside]
        return inside, int(last.verbs) if isinstance(verb, If) and isinstance(last, Jump) else 0
