"""The choices of a question as a menu: cards in rows by domain, numbers side by side, long lists in inner menus."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Any

from techdeck.core.cards import DOMAIN_NAMES, card_id, parse_card
from techdeck.terminal.menu import FLOW, LIST, ROWS, WILD, Entry, Menu

if TYPE_CHECKING:
    from techdeck.terminal.game_text import GameText
    from techdeck.terminal.sight import Sight

Choice = dict[str, Any]
FEW = 6
"""So many choices of one verb stand in the list; more have an inner menu, where there are other verbs."""

IN_VAIN = " (nothing now)"
"""What stands behind a card that can do nothing now. (Family 3.4)"""


def plain_menu(sight: Sight, text: GameText) -> Menu:
    """The menu of a question, made from its choices alone."""
    question = text.words.question(sight.question)
    verbs = [(verb, list(group)) for verb, group in groupby(sight.choices, key=lambda choice: choice["verb"])]
    several = {verb for verb, group in verbs if len(group) > 1}
    cards = [entry_of(choice, sight, text) for choice in by_domain(sight, text) if is_card(choice)]
    if all(is_number(choice) for choice in sight.choices):
        return Menu(question, [number_entry(choice) for choice in sight.choices], FLOW)
    if sight.code == "copy":
        for entry in cards:
            entry.note = text.words.cards.text(card_id(entry.card or 0))
        return Menu(question, cards, LIST)
    if len(several) == 1 and cards:
        others = [entry_of(choice, sight, text) for choice in sight.choices if not is_card(choice)]
        return Menu(question, [*others, *cards], ROWS)
    return Menu(question, [entry for verb, group in verbs for entry in entries_of(verb, group, sight, text)], LIST)


def by_domain(sight: Sight, text: GameText) -> list[Choice]:
    """The choices, those of cards in the order in which their rows stand."""

    def row(choice: Choice) -> int:
        return [*DOMAIN_NAMES, WILD].index(text.domain(sight, choice["target"]["card"])) if is_card(choice) else -1

    return sorted(sight.choices, key=row)


def entries_of(verb: str, group: list[Choice], sight: Sight, text: GameText) -> list[Entry]:
    """The choices of a verb: as they are, or as one entry with an inner menu."""
    entries = [entry_of(choice, sight, text, several=True) for choice in group]
    if len(group) <= FEW:
        return entries
    label = text.words.group(verb)
    layout = ROWS if is_card(group[0]) else FLOW
    inner = [entry_of(choice, sight, text) for choice in group]
    return [Entry(f"{label} ...", menu=Menu(f"{label[:1].upper()}{label[1:]}: which?", inner, layout))]


def entry_of(choice: Choice, sight: Sight, text: GameText, several: bool = False) -> Entry:
    """One choice; a card stands by its name where all of them are cards, else with what is done with it."""
    said = text.words.choice(sight.question, choice)
    if not is_card(choice):
        return Entry(said, choice["action"])
    card = choice["target"]["card"]
    return Entry(said if several else text.now(sight, card), choice["action"], card=parse_card(card))


def number_entry(choice: Choice) -> Entry:
    """A number is typed as it is."""
    target = choice["target"]
    number = str(target[target["kind"]])
    return Entry(number, choice["action"], key=number)


def mark_in_vain(menu: Menu, sight: Sight) -> None:
    """Mark what uses a card that can do nothing now; `? S5` says why."""
    vain = [choice["action"] for choice in sight.choices if choice["lacks"] is not None]
    for entry in menu.leaves():
        if entry.action in vain:
            entry.mark = IN_VAIN


def is_card(choice: Choice) -> bool:
    """Whether a choice points at a card."""
    return choice["target"] is not None and choice["target"]["kind"] == "card"


def is_number(choice: Choice) -> bool:
    """Whether a choice is a bare number."""
    return choice["target"] is not None and choice["target"]["kind"] in ("number", "value")
