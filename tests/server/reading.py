"""How messages of a table are read, by docs/protocol.md alone: taking in changes, and filling in what is left out."""

from __future__ import annotations

from typing import Any

Data = dict[str, Any]


def take_in(value: Data, changes: Data) -> None:
    """Change an object as the changes say."""
    for name in changes.get("-", []):
        del value[name]
    for name, new in changes.items():
        if name.endswith(">"):
            take_in(value[name[:-1]], new)
        elif name.endswith("~"):
            edit(value[name[:-1]], new)
        elif name != "-":
            value[name] = new


def edit(items: list[Any], edits: list[list[Any]]) -> None:
    """Change a list, edit after edit."""
    for at, what, *new in edits:
        if isinstance(what, dict):
            take_in(items[at], what)
        else:
            items[at : at + what] = new


def filled_in(asked: Data) -> Data:
    """What is asked, with every field of the game's schema; the words for each choice beside."""
    plain: Data = {"seat": None, "asked": [], "effect": None, "chosen": [], "left": None, "optional": False}
    question = {**plain, "about": {}, "clock": [], **asked["question"]}
    question["effect"] = effect(question["effect"])
    words: Data = {}
    for name in ("choices", "ways_out"):
        both = [one for group in asked.get(name, []) for one in choices(group)]
        question[name], words[name] = [choice for choice, _ in both], [said for _, said in both]
    commands = [{"slots": [], "verb": one["kind"], **one} for one in asked.get("commands", [])]
    for command in commands:
        command["slots"] = [{"many": False, **slot} for slot in command["slots"]]
    return {"number": asked["number"], "words": asked["words"], "question": question, "commands": commands, **words}


def choices(group: Data) -> list[tuple[Data, str]]:
    """Each choice of a group with its words."""
    found = []
    for place, action in enumerate(group["actions"]):
        fields = {name: column[place] for name, column in group.get("target", {}).items()}
        target = {"kind": group["kind"], **fields} if "kind" in group else None
        said = group["words"]
        if isinstance(said, str):
            for name, value in fields.items():
                said = said.replace(f"{{{name}}}", str(value), 1)
        else:
            said = said[place]
        lacks = group["lacks"][place] if "lacks" in group else None
        found.append(({"action": action, "verb": group["verb"], "target": target, "lacks": lacks}, said))
    return found


def event(sent: Data) -> Data:
    """An event with every field of the game's schema."""
    plain: Data = {"seat": None, "other": None, "cards": [], "effect": None, "about": {}}
    found = {**plain, **sent}
    found["cards"] = [
        {"card": one.get("card"), "from": spot(one["from"]), "to": spot(one.get("to", one["from"]))}
        for one in found["cards"]
    ]
    found["effect"] = effect(found["effect"])
    return found


def spot(sent: list[Any]) -> Data:
    """A place."""
    return dict(zip(("zone", "seat", "index", "at"), sent, strict=True))


def effect(sent: list[Any] | None) -> Data | None:
    """A sentence of a card."""
    return None if sent is None else dict(zip(("card", "user", "sentence", "start", "end"), sent, strict=True))
