"""The only file reading of the pure packages: the grammar, the packaged editions, and a person's own edition file."""

from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final, Protocol

from techdeck.core.errors import TechdeckError


class FilePath(Protocol):
    """A path of any library, like pathlib's."""

    def __fspath__(self) -> str: ...


Named = str | FilePath
"""What names an edition: its name if it is packaged, else the path of its file."""


def name_of(edition: Named) -> str:
    """The name or path as text, as it was given."""
    return edition if isinstance(edition, str) else str(Path(edition))


GRAMMAR: Final = ("effects.lark", "conditions.lark", "deeds.lark", "dealings.lark", "piles.lark", "kinds.lark")
"""The files of the grammar of card texts."""


@cache
def grammar_text() -> str:
    """The grammar of card texts: how sentences are put together, and their deeds."""
    folder = files("techdeck") / "deck"
    return "".join([(folder / name).read_text(encoding="utf-8") for name in GRAMMAR])


def packaged_editions() -> list[str]:
    """The names of the editions that come with the package."""
    folder = files("techdeck") / "deck" / "editions"
    return sorted(entry.name.removesuffix(".toml") for entry in folder.iterdir() if entry.name.endswith(".toml"))


@cache
def packaged_text(name: str) -> str:
    """The text of an edition that comes with the package."""
    return (files("techdeck") / "deck" / "editions" / f"{name}.toml").read_text(encoding="utf-8")


def edition_text(name: str) -> str | None:
    """The text of a packaged edition by name, or of an edition file by path; None if there is no such thing."""
    if name in packaged_editions():
        return packaged_text(name)
    return file_text(Path(name)) if Path(name).suffix == ".toml" and is_file(Path(name)) else None


def lasting_name(name: str) -> str:
    """An edition as it is found from any folder: a packaged one by name, a file by its whole path."""
    return name if name in packaged_editions() else str(Path(name).absolute())


def beside(file: str, name: str) -> str:
    """An edition that a file names: a packaged one by its name, else a file as seen from that file's folder."""
    return name if name in packaged_editions() else str(Path(file).parent / name)


def one_name(name: str) -> str:
    """The one name an edition has, whichever way leads to it."""
    try:
        return name if name in packaged_editions() else str(Path(name).resolve())
    except (OSError, RuntimeError):  # a link that leads to itself
        return name


def is_file(path: Path) -> bool:
    """Whether a file is there; a path that no file can have leads to none."""
    try:
        return path.is_file()
    except OSError:
        return False


def is_folder(path: Path) -> bool:
    """Whether a folder is there, likewise."""
    try:
        return path.is_dir()
    except OSError:
        return False


def file_text(path: Path) -> str:
    """The text of a person's own edition file, with or without a byte order mark."""
    try:
        content = path.read_bytes()
    except OSError as error:
        raise TechdeckError(f"{path}: the edition can't be read: {error.strerror}") from None
    try:
        return content.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise TechdeckError(f"{path}:{line}: this is not UTF-8 text: save the file as UTF-8 and try again") from None


def why_no_edition(name: str) -> str:
    """What stands in the way of an edition by this name or path."""
    path = Path(name)
    if name and is_folder(path):
        return f"{name!r} is a folder, not an edition file"
    if is_file(path):
        return f"{name!r} is a file, but not an edition file: its name must end in .toml"
    return f"there is no file {name!r}" if path.suffix == ".toml" else f"there is no edition {name!r}"
