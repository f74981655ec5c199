"""Writes docs/schema/<game>.json, the JSON Schema of what clients of each game see: python -m tools.schema_files."""

import json
from pathlib import Path

from techdeck.games import games
from techdeck.games.schema import schema

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "schema"


def text_of(game: str) -> str:
    """The file of a game; `techdeck schema` prints the same."""
    return json.dumps(schema(game), indent=1, ensure_ascii=False) + "\n"


def write(folder: Path) -> None:
    """Write the file of every game, and remove those of games that are gone."""
    folder.mkdir(exist_ok=True)
    for file in folder.glob("*.json"):
        if file.stem not in games():
            file.unlink()
    for game in games():
        (folder / f"{game}.json").write_text(text_of(game), encoding="utf-8")


if __name__ == "__main__":
    write(FOLDER)
