"""Taking in the changes of an object, as docs/protocol.md tells."""


def take_in(value: dict, changes: dict) -> None:
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


def edit(items: list, edits: list) -> None:
    """Change a list, edit after edit."""
    for at, what, *new in edits:
        if isinstance(what, dict):
            take_in(items[at], what)
        else:
            items[at : at + what] = new
