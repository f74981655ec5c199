"""Writes docs/schema: <game>.json, what clients of each game see, and protocol.json, the messages of live tables.

python -m tools.schema_files
"""

import json
from pathlib import Path

from techdeck.games import games
from techdeck.games.schema import schema
from techdeck.server.schema import protocol_schema

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "schema"


PROTOCOL = "protocol"


def text_of(name: str) -> str:
    """The file of a game or of the protocol; `techdeck schema` prints the same."""
    found = protocol_schema() if name == PROTOCOL else schema(name)
    return json.dumps(found, indent=1, ensure_ascii=False) + "\n"


def write(folder: Path) -> None:
    """Write the file of every game and of the protocol, and remove those of games that are gone."""
    folder.mkdir(exist_ok=True)
    names = [*games(), PROTOCOL]
    for file in folder.glob("*.json"):
        if file.stem not in names:
            file.unlink()
    for name in names:
        (folder / f"{name}.json").write_text(text_of(name), encoding="utf-8")


if __name__ == "__main__":
    write(FOLDER)
