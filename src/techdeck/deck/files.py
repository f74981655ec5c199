"""The only file reading of the pure packages: the grammar, the packaged editions, and a person's own edition file."""

from importlib.resources import files
from pathlib import Path


def grammar_text() -> str:
    """The grammar of card texts."""
    return (files("techdeck") / "deck" / "effects.lark").read_text(encoding="utf-8")


def packaged_editions() -> list[str]:
    """The names of the editions that come with the package."""
    folder = files("techdeck") / "deck" / "editions"
    return sorted(entry.name.removesuffix(".toml") for entry in folder.iterdir() if entry.name.endswith(".toml"))


def edition_text(name: str) -> str | None:
    """The text of a packaged edition by name, or of an edition file by path; None if there is no such thing."""
    if name in packaged_editions():
        return (files("techdeck") / "deck" / "editions" / f"{name}.toml").read_text(encoding="utf-8")
    path = Path(name)
    return path.read_text(encoding="utf-8") if path.suffix == ".toml" and path.is_file() else None
