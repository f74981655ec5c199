"""Data with one field left out, or with one too many, anywhere in it: no schema may let that pass."""

from collections.abc import Iterator

EXTRA = "one_more"


def spoilt(data: object, where: str = "") -> Iterator[str]:
    """The data itself, changed in one place for as long as one looks at it; what was done, for the message."""
    if isinstance(data, list):
        for number, item in enumerate(data):
            yield from spoilt(item, f"{where}[{number}]")
    elif isinstance(data, dict):
        yield from without_each(data, where)
        data[EXTRA] = 1
        yield f"{where} with a field more"
        del data[EXTRA]
        for name, value in data.items():
            yield from spoilt(value, f"{where}.{name}")


def without_each(record: dict[str, object], where: str) -> Iterator[str]:
    """A record without one of its fields, and then without another."""
    for name in list(record):
        value = record.pop(name)
        yield f"{where} without {name}"
        record[name] = value
