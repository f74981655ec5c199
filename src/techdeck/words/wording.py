"""What is asked, what may be done and what happened, said to one reader, from the data that clients get."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from techdeck.core.errors import TechdeckError
from techdeck.core.forms import Slot
from techdeck.core.game import Game
from techdeck.core.gestures import Gesture
from techdeck.core.records import Fields
from techdeck.words.cards import CardNames, Changed, Paint, plain
from techdeck.words.common import CHOICES, EVENTS, GROUPS, QUESTIONS, REASONS, RECORDS, WAITING
from techdeck.words.english import capitalised, listed
from techdeck.words.exchanging import hand_facts
from techdeck.words.filling import Filling
from techdeck.words.people import People
from techdeck.words.templates import GAP, Facts, Template, Templates
from techdeck.words.terms import place_said

PILES = ("deck", "discard", "trump_deck", "trump_discard")
"""How the names of zones begin in which cards count as printed."""
Data = Mapping[str, object]
"""A question, a choice or an event as plain data."""


class Sentences:
    """All the sentences of a game: its own, and those that all games share."""

    def __init__(self, own: Mapping[str, Mapping[str, str]]) -> None:
        self.own = own
        self.events = Templates({**EVENTS, **own.get("events", {})})
        self.questions = Templates({**QUESTIONS, **own.get("questions", {})})
        self.waiting = Templates({**WAITING, **own.get("waiting", {})})
        self.choices = Templates({**CHOICES, **own.get("choices", {})})
        self.commands = Templates(own.get("commands", {}))
        self.reasons = Templates({**REASONS, **own.get("reasons", {})})
        self.groups = {**GROUPS, **own.get("groups", {})}
        self.parts = Templates({**RECORDS, **own.get("records", {})})


READ: dict[str, Sentences] = {}
"""The sentences of each game that were read already."""


def sentences_of(game: Game) -> Sentences:
    """The sentences of a game, read once."""
    found = READ.get(game.name)
    if found is None or found.own is not game.words:
        found = READ[game.name] = Sentences(game.words)
    return found


class Wording:
    """A game in words, for one reader."""

    def __init__(self, game: Game, people: People, paint: Paint = plain) -> None:
        self.records = game.records
        self.people = people
        self.cards = CardNames(game.deck, paint)
        self.sentences = sentences_of(game)
        self.slots = {form.kind: {slot.name: typed(slot) for slot in form.slots} for form in game.commands}
        self.filling = Filling(people, self.cards, self.record)
        self.vain_search = ""
        """The words of a search that found nothing: that it could not be done was told with it. (Family 3.18, 3.20)"""

    # --- what happened --------------------------------------------------------------------------------

    def event(self, event: Data) -> str:
        """What happened, as a sentence."""
        return capitalised(self.event_in(self.event_facts(event)))

    def event_in(self, facts: Facts) -> str:
        """The sentence of an event by its facts."""
        kind = str(facts["kind"])
        types = {**EVENT_TYPES, **self.records.events.get(kind, {})}
        return self.say(self.sentences.events, "event", kind, facts, types)

    def event_facts(self, event: Data) -> dict[str, object]:
        """An event as facts: who is the reader, which cards, from where to where, and what its kind tells."""
        moved = event["cards"]
        assert isinstance(moved, list)
        cards = [card["card"] for card in moved]
        facts: dict[str, object] = {"kind": event["kind"], "seat": event["seat"], "other": event["other"]}
        facts["cards"] = cards
        seat, other = event["seat"], event["other"]
        assert seat is None or isinstance(seat, int)
        assert other is None or isinstance(other, int)
        facts |= {"me": self.people.is_reader(seat), "other_me": self.people.is_reader(other)}
        facts |= {"one": len(cards) == 1, "many": len(cards) > 1, "unseen": not any(cards), "seen": None not in cards}
        facts["somebody"] = event["seat"] is not None
        for place, card in zip(("first", "second"), moved, strict=False):
            source = card["from"]
            facts[place] = {"card": card["card"], "zone": source["zone"], "owner": source["seat"]}
        if event["kind"] == "exchange":
            facts |= hand_facts(seat, moved)
        if moved:
            source, target = moved[0]["from"], moved[0]["to"]
            facts |= {"from_zone": source["zone"], "from_seat": source["seat"], "from_at": source["at"]}
            facts |= {"to_zone": target["zone"], "to_seat": target["seat"], "to_at": target["at"]}
            facts["to_index"] = target["index"]
        facts |= {"gave": [card["card"] for card in moved if card["from"]["seat"] == event["seat"]]}
        facts |= {"got": [card["card"] for card in moved if card["to"]["seat"] == event["seat"]]}
        facts["sentence"] = self.sentence(event["effect"])
        about = event["about"]
        assert isinstance(about, dict)
        return {**facts, **about}

    def tell(self, events: Sequence[Data]) -> list[str]:
        """What happened, in sentences: details are left out, what one player did in a row is told once or together."""
        told: list[tuple[dict[str, object], Changed]] = []
        for event in events:
            facts = self.event_facts(event)
            if not self.is_detail(facts):
                if told and is_more_of(told[-1][0], facts):
                    together(told[-1][0], facts)
                else:
                    told.append((facts, dict(self.cards.changed)))
            self.keep_in_mind(facts)
        now, lines, before = self.cards.changed, [""], ""
        for facts, self.cards.changed in told:  # cards are called what they counted as then
            said = capitalised(self.event_in(facts))
            if self.goes_on(facts) and lines[-1]:
                lines[-1] += f" {said}"
            elif said != before:  # nothing is said twice
                lines.append(said)
            before = said
        self.cards.changed = now
        return lines[1:]

    def goes_on(self, facts: Facts) -> bool:
        """Whether logs tell this event in the line of the one before it."""
        found = self.sentences.events.find(str(facts["kind"]), facts)
        return found is not None and found.goes_on

    def is_detail(self, facts: Facts) -> bool:
        """Whether logs leave this event out."""
        found = self.sentences.events.find(str(facts["kind"]), facts)
        vain = facts["kind"] == "skip" and facts["sentence"] == self.vain_search
        return vain or (found is not None and found.detail)

    def keep_in_mind(self, facts: Facts) -> None:
        """What a card counts as from now on; in a pile, what is printed on it. (Family 5.1, 5.3)"""
        cards = facts["cards"]
        assert isinstance(cards, list)
        if facts["kind"] == "search":
            self.vain_search = "" if facts["found"] else str(facts["sentence"])
        if facts["kind"] == "counts_as":
            value, domain = facts["value"], facts["domain"]
            assert isinstance(value, int)
            self.cards.changed[cards[0]] = (value, str(domain))
        elif str(facts.get("to_zone")).startswith(PILES):
            for card in cards:
                self.cards.changed.pop(card, None)

    def remember(self, view: Data) -> None:
        """What cards count as now, as a view tells it."""
        changed = view["changed"]
        assert isinstance(changed, list)
        self.cards.changed = {one["card"]: (one["value"], one["domain"]) for one in changed}

    # --- what is asked --------------------------------------------------------------------------------

    def question(self, question: Data) -> str:
        """What is asked, or who is waited for."""
        code, facts = str(question["code"]), self.question_facts(question)
        types = {**QUESTION_TYPES, **self.records.questions.get(code, {})}
        if facts["me"] or code == "over":
            said = self.say(self.sentences.questions, "question", code, facts, types)
            return capitalised(said) + place_said(facts.get("place"), self.sentences.own)
        what = self.say(self.sentences.waiting, "wait", code, facts, types)
        asked = question["asked"]
        assert isinstance(asked, list)
        return f"Waiting for {listed([self.people.whom(seat) for seat in asked])} {what}."

    def question_facts(self, question: Data) -> dict[str, object]:
        """A question as facts, and what may be chosen: one_choice if that is all, may_pay_two for each verb.

        Where only cards of one domain may be chosen, all_of is that domain.
        """
        asked, about, choices = question["asked"], question["about"], question["choices"]
        assert isinstance(asked, list)
        assert isinstance(about, dict)
        assert isinstance(choices, list)
        facts = {name: question[name] for name in ("asked", "chosen", "left", "optional")}
        facts |= {"one_choice": len(choices) == 1, **{f"may_{choice['verb']}": True for choice in choices}}
        domains = {self.cards.domain(choice["target"]["card"]) for choice in choices if is_card(choice["target"])}
        facts["all_of"] = domains.pop() if len(domains) == 1 else None
        facts["me"] = any(self.people.is_reader(seat) for seat in asked)
        facts |= {"sentence": self.sentence(question["effect"]), **about}
        for name, kind in self.records.questions.get(str(question["code"]), {}).items():
            if kind == "span":
                facts[name] = self.cut(question["effect"], facts[name])
        return facts

    def cut(self, effect: object, span: object) -> str:
        """Some words of the text that is being carried out, as part of another sentence."""
        assert isinstance(effect, dict)
        assert isinstance(span, list)
        words = self.cards.text(str(effect["card"]))[span[0] : span[1]]
        return words[:1].lower() + words[1:]

    def choice(self, question: Data, choice: Data) -> str:
        """What a choice does."""
        return self.each_choice(question, [choice])[0]

    def each_choice(self, question: Data, choices: Sequence[Data]) -> list[str]:
        """What each of these choices does."""
        if not choices:
            return []
        code = str(question["code"])
        facts, types = self.question_facts(question), {**QUESTION_TYPES, **self.records.questions.get(code, {})}
        facts["code"] = code
        return [self.choice_in(choice, facts, types) for choice in choices]

    def choice_in(self, choice: Data, facts: Facts, types: Fields) -> str:
        """What a choice does, by the facts of its question."""
        target, verb = choice["target"], str(choice["verb"])
        if isinstance(target, dict):
            facts = {**facts, **target, "target": target}
            types = {**types, **self.records.targets.get(str(target["kind"]), {})}
        return self.say(self.sentences.choices, "choice", verb, facts, types)

    def command(self, command: Data) -> str:
        """What a whole command does, for whoever is to agree to it; empty where a table has no words for its kind."""
        kind = str(command.get("kind"))
        facts = {**command, "seat": self.people.own}
        found = self.sentences.commands.find(kind, facts)
        if found is None or any(gap[0] not in facts for gap in GAP.findall(found.sentence)):
            return ""  # what was dropped half said is not agreed to
        types = {"seat": "seat", **self.slots.get(kind, {})}
        return capitalised(self.say(self.sentences.commands, "command", kind, facts, types))

    def gesture(self, gesture: Gesture, actions: Sequence[int]) -> str:
        """A gesture as advice ("Offer Ben ..."): as a whole where there are words for that, else its first action."""
        question: Data = gesture.ask().to_dict()
        choices = question["choices"]
        assert isinstance(choices, list)
        first = self.choice(question, next(choice for choice in choices if choice["action"] == actions[0]))
        for action in actions:
            if not gesture.complete:
                gesture.take(action)
        whole = self.command(gesture.command()).removeprefix("You ")
        return capitalised(whole or f"{first}.")

    def reason(self, facts: Facts) -> str:
        """Why a bot would do it."""
        return self.say(self.sentences.reasons, "reason", "promise", facts, REASON_TYPES)

    def group(self, verb: str) -> str:
        """What choices of a verb have in common, as the name of a list of them."""
        return self.sentences.groups.get(verb, verb.replace("_", " "))

    # --- parts ----------------------------------------------------------------------------------------

    def record(self, name: str, fields: Facts) -> str:
        """A record that is part of something else."""
        types: Fields = MOVED if name == "moved" else self.records.records.get(name, {})
        if name == "target":
            types = self.records.targets.get(str(fields["kind"]), {})
        if name in self.records.unions:
            types = self.records.unions[name][str(fields["kind"])]
        return self.say(self.sentences.parts, "record", name, fields, types)

    def known(self, facts: object) -> list[str]:
        """What all know for certain of hands, fact by fact, as a view lists it."""
        return [capitalised(self.record("known", fact)) for fact in facts] if isinstance(facts, list) else []

    def sentence(self, effect: object) -> str:
        """The words of a card's text that are being carried out."""
        if not isinstance(effect, dict):
            return ""
        return self.cards.text(str(effect["card"]))[effect["start"] : effect["end"]]

    def say(self, table: Templates, what: str, code: str, facts: Facts, types: Mapping[str, str]) -> str:
        """The sentence of a table for a code."""
        found: Template | None = table.find(code, facts)
        if found is None:
            raise TechdeckError(f"there are no words for the {what} {code!r} with {dict(facts)}")
        return self.filling.filled(found.sentence, facts, types)


REASON_TYPES = dict.fromkeys(
    ("chance", "more", "points", "more_points", "at_once", "often", "more_often", "measure", "more_measure"), "int"
)
SEATS = dict.fromkeys(("seat", "other", "from_seat", "to_seat", "giver"), "seat")


def typed(slot: Slot) -> str:
    """The type of what a slot takes."""
    return f"[{slot.type}]" if slot.many else slot.type


EVENT_TYPES = {
    **SEATS,
    "from_zone": "zone",
    "to_zone": "zone",
    **dict.fromkeys(("cards", "gave", "got"), "[card?]"),
    "first": "@moved",
    "second": "@moved",
    "taken": "card",
    "given": "@moved",
}
MOVED = {"card": "card", "zone": "text", "owner": "seat"}
QUESTION_TYPES = {"asked": "[seat]", "chosen": "[target]", "left": "int", "target": "target"}


def is_card(target: object) -> bool:
    """Whether this is what a choice of a card points at."""
    return isinstance(target, dict) and target["kind"] == "card"


def is_more_of(before: Facts, after: Facts) -> bool:
    """Whether one player has done the same with more cards."""
    if before["kind"] in ("exchange", "replace"):
        return False
    apart = {"cards", "gave", "got", "first", "second", "one", "many", "seen", "unseen", "from_at", "to_at", "to_index"}
    same = all(before.get(name) == fact for name, fact in after.items() if name not in apart)
    return same and bool(before["cards"]) and bool(after["cards"])


def together(before: dict[str, object], after: Facts) -> None:
    """Both as one."""
    cards, more = before["cards"], after["cards"]
    assert isinstance(cards, list)
    assert isinstance(more, list)
    cards.extend(more)
    before |= {"one": False, "many": True, "unseen": not any(cards), "seen": None not in cards}
